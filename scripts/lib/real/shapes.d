// A module for the tests, as ldc2 writes it: classes, interfaces, templates, exceptions, delegates.
module shapes;

interface Measure
{
    double area() const;
}

class Disc : Measure
{
    double radius = 1;
    override double area() const { return 3.14159 * radius * radius; }
}

struct Stack(T)
{
    T[] items;
    void push(T item) { items ~= item; }
    ~this() { items = null; }
}

int[string] counted;
shared int calls;

double total(Measure[] shapes, double delegate(double) change)
{
    double sum = 0;
    foreach (i, shape; shapes)
    {
        scope (exit) counted["shapes"]++;
        try
            sum += change(shape.area());
        catch (Exception e)
            throw new Exception("shape: " ~ e.msg);
    }
    return sum;
}

size_t use()
{
    Stack!(immutable(char)[]) stack;
    stack.push("one\t\"two\"");
    auto factor = 2.0;
    total([new Disc], x => x * factor);
    return stack.items.length;
}
