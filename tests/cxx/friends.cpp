// False friends: tables that are written by hand, and plain pointers to functions. None is a virtual call.
struct Object;
struct Operations {
    int (*open)(Object *);
    int (*close)(Object *);
};
struct Object {
    const Operations *operations;
    int state;
};
int open_it(Object *o) { return o->state; }
int close_it(Object *o) { return o->state + 1; }
const Operations operations = {open_it, close_it};

int call_table(Object *o) { return o->operations->close(o); }
typedef int (**Table)(void *);
int call_array(void *o) { return (*static_cast<Table *>(o))[1](o); }
int call_pointer(int (*f)(Object *), Object *o) { return f(o); }
struct Holder {
    int (*f)(Holder *);
};
int call_holder(Holder *h) { return h->f(h); }

// So that there is a class.
struct Real {
    virtual int real();
    long r;
};
int Real::real() { return 1; }
int call_real(Real *p) { return p->real(); }
