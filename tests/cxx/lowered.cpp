// CFI, lowered: LowerTypeTests puts all vtables into one global, and what was a vtable is an alias into it. No type
// test is left, nor a type id; the mark for alias analysis is, at -O2.
//
//! flags: -flto -fvisibility=hidden -fsanitize=cfi-vcall
//! passes: lowered lowertypetests
struct A {
    virtual int f();
    virtual int constant();
    long a;
};
struct B {
    virtual int g();
    long b;
};
struct D : A, B {
    D();
    int f() override;
    int constant() override;
    int g() override;
};
int A::f() { return a; }
int A::constant() { return 1; }
int B::g() { return b; }
D::D() { a = 1; }
int D::f() { return 2 * a; }
int D::constant() { return 2; }
int D::g() { return 2 * b; }

__attribute__((used)) int call_f(A *p) { return p->f(); }
__attribute__((used)) int call_g(B *p) { return p->g(); }
__attribute__((used)) int call_constant(A *p) { return p->constant(); }
