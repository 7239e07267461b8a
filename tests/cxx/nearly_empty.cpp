// A nearly empty virtual base (a vtable pointer and nothing else) is the primary base: it lies at 0, and its
// slots are in the primary group.
struct N {
    virtual int n();
};
struct P : virtual N {
    int n() override;
    virtual int p();
    long x;
};
struct Q : P {
    int p() override;
};
int N::n() { return 1; }
int P::n() { return 2; }
int P::p() { return x; }
int Q::p() { return 4; }

int call_n(N *o) { return o->n(); }
int call_p(P *o) { return o->p(); }
int call_pn(P *o) { return o->n(); }
