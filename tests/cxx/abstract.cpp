// Pure virtual functions. I and J are never made: -O2 drops their vtables, which only their constructors
// use, and with them their slots, pure ones included. The type infos stay, so K < J < I is still known.
// Gone has a deleted function.
struct I {
    virtual int one() = 0;
    virtual int two() = 0;
};
struct J : I {
    int one() override { return 1; }
};
struct K final : J {
    K();
    int two() override;
};
struct Gone {
    virtual void gone() = delete;
    virtual int here();
};
K::K() {}
int K::two() { return 2; }
int Gone::here() { return 3; }

int call_one(I *p) { return p->one(); }
int call_two(J *p) { return p->two(); }
int call_here(Gone *p) { return p->here(); }
