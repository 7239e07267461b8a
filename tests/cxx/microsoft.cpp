// Microsoft's ABI lays everything out otherwise: no facts, and no error.
//
//! flags: --target=x86_64-pc-windows-msvc
struct A {
    virtual int f();
    virtual ~A();
};
struct B : A {
    int f() override;
};
int A::f() { return 1; }
A::~A() {}
int B::f() { return 2; }
int call_f(A *p) { return p->f(); }
A *make() { return new B; }
