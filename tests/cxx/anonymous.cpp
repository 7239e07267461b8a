// Classes of an anonymous namespace; their type ids are nodes without a name. Nothing outside can derive from
// them, so that with type ids a call is complete. Without them nothing tells the class: the object comes from
// outside, as void*.
//
//! build: wpv -flto -fvisibility=hidden -fwhole-program-vtables
namespace {
struct One {
    virtual int f() { return n; }
    int n;
};
struct Two : One {
    int f() override { return n + 1; }
};
} // namespace
extern void *keep[];
void make() {
    keep[0] = new One;
    keep[1] = new Two;
}
int call_f() { return static_cast<One *>(keep[2])->f(); }
