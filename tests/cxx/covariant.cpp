// A covariant result: Q's slot for P::clone holds `_ZTch0_h16_`, which adds 16 to what it returns.
struct Other {
    virtual int other();
    long o;
};
struct Result {
    virtual int result();
    long r;
};
struct Both : Other, Result {
    int result() override;
};
struct P {
    virtual Result *clone();
};
struct Q : P {
    Both *clone() override;
};
int Other::other() { return 1; }
int Result::result() { return 2; }
int Both::result() { return 3; }
Both both;
Result result;
Result *P::clone() { return &result; }
Both *Q::clone() { return &both; }

int call_clone(P *p) { return p->clone() != 0; }
