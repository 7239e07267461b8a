// Single inheritance. -O2 merges the destructors of Derived and Base, which do the same: the slot of the
// complete destructor then holds Base's, as it does in the table.
//
//! build: relative -Xclang -fexperimental-relative-c++-abi-vtables
//! build: pic-relative -fPIC -Xclang -fexperimental-relative-c++-abi-vtables
//! build: m32 -m32
//! build: wpv -flto -fvisibility=hidden -fwhole-program-vtables
//! build: vfe -flto -fvisibility=hidden -fwhole-program-vtables -fvirtual-function-elimination
//! build: cfi -flto -fvisibility=hidden -fsanitize=cfi-vcall
//! build: debug -g
//! passes: mergefunc mergefunc
struct Base {
    virtual int foo();
    virtual int bar(int);
    virtual ~Base();
    int b;
};
struct Derived : Base {
    int foo() override;
    virtual int more();
    int d;
};
int Base::foo() { return b; }
int Base::bar(int x) { return x + b; }
Base::~Base() { b = 0; }
int Derived::foo() { return d; }
int Derived::more() { return b; }

int call_foo(Base *p) { return p->foo(); }
int call_bar(Base &p) { return p.bar(1) + 1; }
int call_derived(Derived *p) { return p->foo() + 1; }
int call_more(Derived *const &p, int) { return p->more(); }
void destroy(Base *p) { delete p; }
void unknown(Base **p) { p[1]->bar(2); }
