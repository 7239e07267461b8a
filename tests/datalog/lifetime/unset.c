// Local variables that are read before anything is stored there.
int any(void);
int use(int n);
void take(int *p);
void say(const char *text);

int unset_simple_bad(void) {
    int n;
    return n + 1;
}
int unset_set_good(void) {
    int n = 3;
    return n + 1;
}
int unset_branch_bad(int c) {
    int n;
    if (c)
        n = 1;
    return n;
}
int unset_both_good(int c) {
    int n;
    if (c)
        n = 1;
    else
        n = 2;
    return n;
}
int unset_again_good(int c) {
    int n;
    if (c > 4)
        n = 1;
    say("x");
    if (c > 4)
        return n;
    return 0;
}
int unset_other_bad(int c) {
    int n;
    if (c > 4)
        n = 1;
    say("x");
    if (c <= 4)
        return n;
    return 0;
}
int unset_address_good(void) {
    int n;
    take(&n);
    return n;
}
int unset_loop_bad(int c) {
    int last;
    for (int i = 0; i < c; i++)
        last = any();
    return last;
}
int unset_loop_good(void) {
    int last;
    do
        last = any();
    while (last < 3);
    return last;
}
static int debug;
int unset_debug_good(void) {
    char *text;
    if (debug)
        say(text);
    return 1;
}
int unset_switch_bad(int c) {
    int n;
    switch (c) {
    case 1:
        n = 4;
        break;
    case 2:
        n = 5;
        break;
    }
    return n;
}
int unset_switch_good(int c) {
    int n;
    switch (c) {
    case 1:
        n = 4;
        break;
    default:
        n = 5;
        break;
    }
    return n;
}
char *unset_pointer_bad(int c) {
    char *p;
    if (c == 7)
        p = "x";
    return c == 8 ? p : 0;
}
int unset_and_good(int c) {
    int n;
    while (c > 1 && (n = any()) > 3)
        c -= n;
    return c;
}
int unset_and_bad(int c) {
    int n;
    while (c > 1 && (n = any()) > 3)
        c -= n;
    return n;
}

struct parts {
    int a, b;
    int *p;
};
int unset_field_bad(void) {
    struct parts s;
    s.a = 1;
    return s.a + s.b;
}
int unset_field_good(void) {
    struct parts s;
    s.a = 1;
    s.b = 2;
    return s.a + s.b;
}
int unset_element_bad(int c) {
    int a[3];
    a[0] = a[1] = 1;
    if (c)
        a[2] = 1;
    return a[0] + a[2];
}
int unset_array_good(void) {
    int a[3];
    for (int i = 0; i < 3; i++)
        a[i] = i;
    return a[2];
}
void parts_fill(struct parts *s);
int unset_filled_good(void) {
    struct parts s;
    parts_fill(&s);
    return s.b;
}
union two {
    long whole;
    int half[2];
};
int unset_union_good(void) {
    union two u;
    u.whole = 1;
    return u.half[1];
}
int unset_copied_good(struct parts *from) {
    struct parts s = *from;
    return s.b;
}
int unset_compared_bad(struct parts *q) {
    struct parts s;
    s.a = 1;
    return q == &s ? s.a : s.b;
}
