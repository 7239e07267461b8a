// What data decides, which is a flow of the kinds that ask for it.
int secret(void);
void publish(int n);
int published;
int some(void);

void implicit_branch_bad(void) {
    int n = 0;
    if (secret() == 3)
        n = 1;
    publish(n);
}
void implicit_else_bad(void) {
    int n;
    if (secret())
        n = 1;
    else
        n = 2;
    publish(n);
}
void implicit_nested_bad(int c) {
    int n = 0;
    if (secret() > 3)
        if (c)
            n = 1;
    publish(n);
}
void implicit_switch_bad(void) {
    int n = 0;
    switch (secret()) {
    case 1:
        n = 5;
        break;
    case 2:
        n = 7;
        break;
    }
    publish(n);
}
void implicit_loop_bad(void) {
    int n = 0;
    for (int i = secret(); i > 0; i--)
        n += 2;
    publish(n);
}
void implicit_compared_bad(void) { publish(secret() == 3); }
void implicit_choice_bad(void) { publish(secret() ? some() : 4); }
void implicit_memory_bad(int *p) {
    *p = 0;
    if (secret())
        *p = 1;
    publish(*p);
}
void implicit_global_bad(void) {
    if (secret())
        published = 1;
    publish(published);
}
static int decide(int n) {
    if (n > 3)
        return 1;
    return 2;
}
void implicit_callee_bad(void) { publish(decide(secret())); }
int implicit_other_good(int c) {
    int n = 0, m = secret();
    if (c)
        n = 1;
    publish(n);
    return m;
}
void implicit_before_good(void) {
    int n = some();
    publish(n);
    if (secret())
        n = 1;
}
int implicit_joined_good(void) {
    int n = 0, m = 0;
    if (secret())
        m = 1;
    n = some();
    publish(n);
    return m;
}
void implicit_overwritten_good(void) {
    int n = 0;
    if (secret())
        n = 1;
    n = 4;
    publish(n);
}
void implicit_after_good(void) {
    if (secret())
        some();
    publish(some());
}
void explicit_bad(void) { publish(secret() + 1); }
struct pair {
    int a, b;
};
void implicit_field_bad(void) {
    struct pair s = {0, 0};
    if (secret())
        s.a = 1;
    publish(s.a);
}
void implicit_field_good(void) {
    struct pair s = {0, 0};
    if (secret())
        s.a = 1;
    publish(s.b);
}
static void set(int *p, int n) {
    if (n)
        *p = 1;
}
void implicit_set_bad(void) {
    int x = 0;
    set(&x, secret());
    publish(x);
}
void implicit_set_good(void) {
    int x = 0, y = 0;
    set(&x, secret());
    set(&y, some());
    publish(y);
}
void implicit_exact_bad(int *p) {
    int n = secret();
    *p = 0;
    if (n)
        *p = 1;
    publish(*p);
}
void implicit_exact_good(int *p) {
    int n = secret();
    if (n)
        *p = 1;
    *p = 0;
    publish(*p);
}
