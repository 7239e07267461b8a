// Instances of a template have nothing to do with each other: a call on a Box<double> reaches CBox only, not
// IBox, which is a Box<int>.
template <class T> struct Box {
    virtual T get();
    T t;
};
template <class T> T Box<T>::get() { return t; }
struct IBox : Box<int> {
    int get() override;
};
struct CBox : Box<double> {
    double get() override;
};
int IBox::get() { return 1; }
double CBox::get() { return 2; }
template struct Box<int>;
template struct Box<double>;

int call_int(Box<int> *p) { return p->get(); }
double call_double(Box<double> *p) { return p->get(); }
