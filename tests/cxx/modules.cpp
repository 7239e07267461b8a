// Two modules, this and modules.second.cpp: as facts of both, and linked. D of n1 and D of n2 are two classes,
// though in typed mode the linker gives both one struct type; so are the Hidden of both.
//
//! second: modules.second.cpp
namespace n1 {
struct D {
    virtual int f();
    long x;
};
int D::f() { return 1; }
} // namespace n1
struct Shared {
    virtual int shared();
    virtual int last();
    long s;
};
int Shared::shared() { return 1; }
namespace {
struct Hidden {
    virtual int hidden() { return 1; }
};
} // namespace
void *hidden_one() { return new Hidden; }
int call_n1(n1::D *p) { return p->f(); }
int call_shared(Shared *p) { return p->shared(); }
int call_last(Shared *p) { return p->last(); }
