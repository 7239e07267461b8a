// A slot of the second base holds a thunk: the call calls that, and it calls the method. Of `Far`
// another module has the bodies.
struct A {
    virtual int a();
    long x;
};
struct B {
    virtual int b();
    virtual B *copy();
    virtual int many(int, ...);
    long y;
};
struct V {
    virtual int v();
    long z;
};
struct C : A, B, virtual V {
    int b() override;
    C *copy() override;
    int many(int, ...) override;
    int v() override;
};
int A::a() { return 1; }
int B::b() { return 2; }
B *B::copy() { return this; }
int B::many(int n, ...) { return n; }
int V::v() { return 3; }
int C::b() { return 4; }
C *C::copy() { return this; }
int C::many(int n, ...) { return 2 * n; }
int C::v() { return 5; }

template <class T> struct Far : A, B {
    int b() override { return sizeof(T); }
    virtual ~Far() {}
};
extern template struct Far<long>;
Far<long> *far() { return new Far<long>; }

int call_b(B *p) { return p->b(); }
B *call_copy(B *p) { return p->copy(); }
int call_many(B *p) { return p->many(1, 2); }
int call_v(V *p) { return p->v(); }
int exactly() {
    C c;
    B *volatile q = &c;
    B *p = &c;
    return p->b();
}
int (B::*chosen)() = &B::b;
int call_chosen(C *p) { return (p->*chosen)(); }
