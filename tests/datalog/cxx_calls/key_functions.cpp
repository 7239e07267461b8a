// Classes whose key function is here have no identifier in debug information, nor have those of
// anonymous namespaces. What is called by parameters of these classes is theirs alone.
struct Other {
    virtual int f();
    virtual int g();
};
int Other::f() { return 7; }
int Other::g() { return 8; }
struct B {
    virtual int f();
    int k;
};
int B::f() { return 1; }
struct D : B {
    int f() override;
};
int D::f() { return 2; }
namespace n {
namespace {
struct Hidden : B {
    int more;
};
struct Own : Hidden {
    int f() override { return 5; }
};
} // namespace
inline namespace v1 {
struct [[gnu::abi_tag("cxx11")]] Tagged {
    virtual int f();
};
int Tagged::f() { return 1; }
} // namespace v1
template <class T> struct Box {
    virtual int f();
    int held;
};
template <> int Box<int>::f() { return 9; }
Box<int> box;
} // namespace n
namespace std {
struct Inner {
    virtual int f();
};
int Inner::f() { return 6; }
} // namespace std
struct Abstract {
    virtual int f() = 0;
    virtual int g();
};
int Abstract::g() { return 3; }

extern "C" {
int call_b(B *b) { return b->f(); }
int call_hidden(n::Hidden *b) { return b->f(); }
int call_tagged(n::Tagged *b) { return b->f(); }
int call_box(n::Box<int> *b) { return b->f(); }
int call_std(std::Inner *b) { return b->f(); }
int call_abstract(Abstract *b) { return b->g(); }
int local() {
    struct L : B {
        int f() override { return 3; }
        int again(L *other) { return other->f(); }
    };
    L l;
    return l.again(&l);
}
int use() {
    n::Hidden h;
    n::Own o;
    return call_hidden(&h) + call_hidden(&o);
}
}
