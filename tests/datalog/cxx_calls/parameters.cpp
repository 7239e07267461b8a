// What a function's name says of its parameters: not counted on where an optimiser may have dropped
// some (`Hidden::mixed`, which loses `unused`); known where a parameter that is passed as two comes
// later (`Owner::fixed` has no `this`, `Owner::method` has).
#include <string_view>
struct A {
    virtual int f();
    virtual int g();
    long a;
};
struct B {
    virtual int f();
    virtual int g();
    long b;
};
int A::f() { return 1; }
int A::g() { return 2; }
int B::f() { return 3; }
int B::g() { return 4; }
int keep(void *);

struct Owner : A {
    static int fixed(B &b, std::string_view text);
    int method(long n, B &b, std::string_view text);
};
int Owner::fixed(B &b, std::string_view text) { return b.f() + text.size(); }
int Owner::method(long n, B &b, std::string_view text) { return b.f() + f() + text.size() + n; }

Owner *made() { return new Owner; }

namespace {
struct Hidden : B {
    int k;
    int g() override { return 5; }
    __attribute__((noinline)) int mixed(A *unused, B *b) { return f() + b->f() + k; }
};
} // namespace
int go(B *b) {
    Hidden one, two;
    one.k = keep(&one);
    two.k = keep(&two);
    return one.mixed(nullptr, b) + two.mixed(nullptr, b);
}
