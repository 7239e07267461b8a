// A diamond: L and R share Top. While L's part of a Bot is constructed, the construction vtable
// `_ZTC3Bot0_1L` is in force.
//
//! build: relative -Xclang -fexperimental-relative-c++-abi-vtables
//! build: wpv -flto -fvisibility=hidden -fwhole-program-vtables
struct Top {
    virtual int t();
    long x;
};
struct L : virtual Top {
    L();
    virtual int l();
    long y;
};
struct R : virtual Top {
    R();
    int t() override;
    virtual int r();
    long z;
};
struct Bot : L, R {
    Bot();
    int l() override;
    long q;
};
int Top::t() { return 1; }
L::L() { y = 1; }
int L::l() { return 2; }
R::R() { z = 1; }
int R::t() { return z; }
int R::r() { return 4; }
Bot::Bot() { q = 1; }
int Bot::l() { return 5; }

int call_t(Top *p) { return p->t(); }
int call_l(L *p) { return p->l(); }
int call_lt(L *p) { return p->t(); }
int call_rt(R *p) { return p->t(); }
