// Virtual inheritance: the place of V in W stands 24 bytes before the address point and is 16; the slot of
// V's part is reached through `_ZTv0_n24_`.
//
//! build: relative -Xclang -fexperimental-relative-c++-abi-vtables
//! build: wpv -flto -fvisibility=hidden -fwhole-program-vtables
struct V {
    virtual int v();
    long x;
};
struct W : virtual V {
    int v() override;
    virtual int w();
    long y;
};
int V::v() { return 1; }
int W::v() { return y; }
int W::w() { return 3; }

int call_v(V *p) { return p->v(); }
int call_w(W *p) { return p->w(); }
int call_wv(W *p) { return p->v(); }
