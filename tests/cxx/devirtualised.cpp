// Calls that clang makes direct, since the class or the method is final or the object is there, are no virtual
// calls; neither are qualified ones.
struct A {
    virtual int f();
    long a;
};
struct B final : A {
    int f() override;
};
struct C : A {
    int f() final;
};
int A::f() { return a; }
int B::f() { return 2; }
int C::f() { return 3; }

int final_class(B *p) { return p->f(); }
int final_method(C *p) { return p->f(); }
int qualified(A *p) { return p->A::f(); }
int by_value(A p) { return p.f(); }
int not_final(A *p) { return p->f() + 1; }
