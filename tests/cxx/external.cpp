// Key is defined elsewhere: its first virtual function that is not inline is. Its vtable and type info are
// only declared here, so what calls reach is known in part.
struct Key {
    virtual int key();
    virtual int other() { return 1; }
    long k;
};
struct Here : Key {
    int other() override;
    virtual int here();
};
int Here::other() { return 2; }
int Here::here() { return 3; }

Key *make() { return new Key; }
int call_other(Key *p) { return p->other(); }
int call_here(Here *p) { return p->here(); }
