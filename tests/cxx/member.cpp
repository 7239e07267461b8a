// Pointers to members. What `through` calls is not known where it is compiled: all virtual members that the
// program points to, and all functions. In `known` it is. -O2 makes a virtual call of it.
struct A {
    virtual int f();
    virtual int g();
    int plain();
    long a;
};
struct B : A {
    int g() override;
};
int A::f() { return 1; }
int A::g() { return 2; }
int A::plain() { return a; }
int B::g() { return 3; }

int through(A *p, int (A::*m)()) { return (p->*m)(); }
int known(A *p) {
    int (A::*m)() = &A::g;
    return (p->*m)();
}
int (A::*table[])() = {&A::g, &A::plain};
