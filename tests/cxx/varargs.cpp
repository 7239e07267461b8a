// A thunk for a function with variable arguments has a copy of its body, for such arguments cannot be passed on.
struct A {
    virtual int a();
    long x;
};
struct B {
    virtual int f(int n, ...);
    long y;
};
struct D : A, B {
    int f(int n, ...) override;
    long z;
};
int A::a() { return 1; }
int B::f(int n, ...) { return n; }
int D::f(int n, ...) {
    __builtin_va_list list;
    __builtin_va_start(list, n);
    int x = __builtin_va_arg(list, int);
    __builtin_va_end(list);
    return x + z;
}

int call_f(B *p) { return p->f(1, 2, 3.0); }
