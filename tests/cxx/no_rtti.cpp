// Without run-time type information: the same slots, and no base is claimed. With type ids, those of
// `-fwhole-program-vtables`, the classes at each address point are known again.
//
//! flags: -fno-rtti
//! build: wpv -flto -fvisibility=hidden -fwhole-program-vtables
//! build: relative -Xclang -fexperimental-relative-c++-abi-vtables
struct A {
    virtual int f();
    long a;
};
struct B {
    virtual int g();
    long b;
};
struct V {
    virtual int v();
    long x;
};
struct D : A, B, virtual V {
    D();
    int f() override;
    int g() override;
    int v() override;
};
struct E : D {
    E();
    int g() override;
};
int A::f() { return 1; }
int B::g() { return 2; }
int V::v() { return x; }
D::D() { a = 1; }
E::E() { a = 2; }
int D::f() { return 3; }
int D::g() { return b; }
int D::v() { return b; }
int E::g() { return b + 1; }

int call_g(B *p) { return p->g(); }
int call_v(V *p) { return p->v(); }
