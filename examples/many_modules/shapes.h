struct Shape {
    virtual ~Shape();
    virtual double area() const = 0;
};

struct Square : Shape {
    double side = 1;
    double area() const override;
};

void report(const char *name, const Shape &shape);
void show(const char *format, const Shape &shape);

inline double perimeter(const Square &square) { return 4 * square.side; }
