// Run-time types: dynamic_cast, typeid, what is thrown and caught.
//
//! flags: -fcxx-exceptions -fexceptions -std=c++14
namespace std {
struct type_info {
    virtual ~type_info();
    const char *name;
    bool operator==(const type_info &) const;
};
} // namespace std
struct A {
    virtual int f();
    long a;
};
struct B : A {
    int f() override;
};
struct Error {
    int n;
};
struct Worse : Error {};
int A::f() { return 1; }
int B::f() { return 2; }
void may();

B *down(A *p) { return dynamic_cast<B *>(p); }
int down_call(A *p) { return dynamic_cast<B *>(p)->f(); }
void *whole(A *p) { return dynamic_cast<void *>(p); }
bool same(A *p) { return typeid(*p) == typeid(B); }
void raise(int n) {
    if (n == 1)
        throw Worse();
    if (n == 2)
        throw 2;
    throw "text";
}
int handle() {
    try {
        may();
    } catch (Worse &) {
        return 1;
    } catch (const Error &) {
        return 2;
    } catch (int) {
        return 3;
    } catch (...) {
        throw;
    }
    return 0;
}
void promise() throw(Error);
void promise() throw(Error) { may(); }
