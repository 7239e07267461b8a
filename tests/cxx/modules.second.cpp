namespace n2 {
struct D {
    virtual int f();
    long x;
};
int D::f() { return 2; }
} // namespace n2
struct Shared {
    virtual int shared();
    virtual int last();
    long s;
};
struct Derived : Shared {
    int shared() override;
};
int Shared::last() { return 3; }
int Derived::shared() { return 2; }
namespace {
struct Hidden {
    virtual int hidden() { return 2; }
};
} // namespace
void *hidden_two() { return new Hidden; }
int call_n2(n2::D *p) { return p->f(); }
