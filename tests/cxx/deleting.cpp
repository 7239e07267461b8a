// `delete` through a pointer to a base calls the deleting destructor, the slot after the complete one.
struct A {
    virtual ~A();
    long a;
};
struct B : A {
    ~B() override;
    long b;
};
A::~A() { a = 1; }
B::~B() { b = 2; }

void destroy(A *p) { delete p; }
void only_end(A *p) { p->~A(); }
