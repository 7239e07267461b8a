// A call may make another object in memory that has one, if it writes a vtable pointer somewhere, or
// calls what may: after `remake`, the object may be of another class, after `look` it may not.
#include <new>
struct B {
    virtual int f();
    virtual ~B();
    long a;
};
struct D : B {
    int f() override;
};
int B::f() { return 1; }
B::~B() {}
int D::f() { return 2; }
__attribute__((noinline)) B *remake(void *memory) { return new (memory) D; }
__attribute__((noinline)) long look(B *b) { return b->a; }
__attribute__((noinline)) B *fresh() { return new D; }
void *outside(void *);

int looked() {
    B *b = new B;
    long n = look(b);
    return b->f() + n;
}
int made_elsewhere() {
    B *b = new B;
    delete fresh();
    return look(b) + b->f();
}
int remade() {
    alignas(8) char memory[16];
    B *b = new (memory) B;
    int n = b->f();
    remake(memory);
    return n + reinterpret_cast<B *>(memory)->f();
}
int unknown() {
    B *b = new B;
    outside(b);
    return b->f();
}
int after_itself() {
    B *b = new D;
    int n = b->f();
    return n + b->f();
}
