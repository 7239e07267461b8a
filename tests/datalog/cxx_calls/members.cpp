// Calls through pointers to members, also where an optimiser tests what they are before a loop, and
// has one loop for virtual methods and one for others.
//
//! build: arm --target=aarch64-linux-gnu
//! build: arm_typed --target=aarch64-linux-gnu -Xclang -no-opaque-pointers
struct A {
    virtual int f();
    virtual int g();
    int plain();
    long a;
};
struct B : A {
    int g() override;
};
int A::f() { return 1; }
int A::g() { return 2; }
int A::plain() { return a; }
int B::g() { return 3; }

typedef int (A::*Member)();
Member table[] = {&A::g, &A::plain};
struct Holder {
    int number;
    Member member;
};

int parameter(A *p, Member m) { return (p->*m)(); }
int reference(A &p, Member m) { return (p.*m)(); }
int global(A *p) { return (p->*table[0])(); }
int indexed(A *p, int i) { return (p->*table[i])(); }
int field(Holder *h, B *p) { return (p->*(h->member))(); }
int loop(A *p, Member m) {
    int n = 0;
    for (int i = 0; i < 10; i++) n += (p->*m)();
    return n;
}
int cast(void *p, Member m) { return (((A *)p)->*m)(); }
