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
