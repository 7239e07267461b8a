// Microsoft's ABI lays everything out otherwise: no facts, and no error. The one relation with rows, indirect_calls, is the
// test's own.
//
//! flags: --target=x86_64-pc-windows-msvc -fcxx-exceptions -fexceptions
//! build: 32 --target=i686-pc-windows-msvc
//! build: no-rtti -fno-rtti-data
//! build: wpv -flto -fwhole-program-vtables
//! build: debug -g -gcodeview
struct A {
    virtual int f();
    virtual ~A();
};
struct B : A {
    int f() override;
};
struct Other {
    virtual int other() = 0;
    long o;
};
struct Both : A, Other {
    Both();
    int f() override;
    int other() override;
    long b;
};
struct V : virtual A {
    V();
    int f() override;
    virtual Other *clone();
};
struct W : V, virtual Other {
    W();
    int other() override;
    Both *clone() override;
};
struct Error {
    virtual int n();
};
void may();
int A::f() { return 1; }
A::~A() {}
int B::f() { return 2; }
Both::Both() { b = 1; }
int Both::f() { return b; }
int Both::other() { return 3; }
V::V() {}
int V::f() { return 4; }
Other *V::clone() { return 0; }
W::W() {}
int W::other() { return 5; }
Both *W::clone() { return 0; }
int Error::n() { return 6; }

int call_f(A *p) { return p->f(); }
int call_other(Both *p) { return p->other(); }
int call_virtual(V *p) { return p->f(); }
A *make() { return new B; }
void destroy(A *p) { delete p; }
int through(A *p, int (A::*m)()) { return (p->*m)(); }
int (A::*pointer())() { return &A::f; }
Other *cast(A *p) { return dynamic_cast<Other *>(p); }
int handle() {
    try {
        may();
        throw Error();
    } catch (Error &e) {
        return e.n();
    } catch (...) {
        throw;
    }
}
