// Whole-program passes of LLVM on a program with type tests: GlobalSplit makes a global of each group of a
// vtable; WholeProgramDevirt puts constants before vtables, which become fields of a larger global behind an
// alias, and loads those constants instead of calling A::constant.
//
//! flags: -flto -fvisibility=hidden -fwhole-program-vtables
//! passes: globalsplit internalize,globalsplit
//! passes: wpd wholeprogramdevirt -whole-program-visibility
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
