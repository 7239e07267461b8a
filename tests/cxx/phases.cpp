// In a constructor or destructor the object is of that class itself, whatever it becomes: exactly one
// target. So it is where the object was made in the function. -O2 puts the constructor of A into `local`: it
// stores A's vtable pointer and, in another basic block, B's; then the object is said to be one of the two.
struct A {
    A();
    virtual ~A();
    virtual int f();
    virtual int twice();
    int n;
};
struct B : A {
    B();
    ~B() override;
    int f() override;
};
void use(int);
A::A() {
    use(0);
    n = f();
}
A::~A() {
    use(1);
    n = f();
}
int A::f() { return 1; }
int A::twice() { return 2 * f(); }
B::B() {
    use(2);
    n = f();
}
B::~B() {
    use(3);
    n = f();
}
int B::f() { return 2; }

int fresh() {
    A *p = new B;
    return p->f();
}
int local(int (*opaque)(A *)) {
    B b;
    A *p = &b;
    opaque(p);
    return p->f();
}
