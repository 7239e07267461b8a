// Multiple inheritance: the slot of the second base is reached through a thunk, `_ZThn16_`.
//
//! build: relative -Xclang -fexperimental-relative-c++-abi-vtables
//! build: wpv -flto -fvisibility=hidden -fwhole-program-vtables
struct A {
    virtual int f();
    virtual ~A();
    long a;
};
struct B {
    virtual int g();
    virtual int h();
    long b;
};
struct D : A, B {
    int f() override;
    int g() override;
    long d;
};
int A::f() { return 1; }
A::~A() { a = 0; }
int B::g() { return 2; }
int B::h() { return 3; }
int D::f() { return 4; }
int D::g() { return d; }

int call_g(B *p) { return p->g(); }
int call_h(B *p) { return p->h(); }
int call_from_d(D *p) { return p->h(); }
int call_f(A *p) { return p->f(); }
