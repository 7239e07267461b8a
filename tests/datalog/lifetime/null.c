// Results that may be null.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void *pool_alloc(size_t n);
void pool_say(const char *text);
void pool_stop(void) __attribute__((noreturn));

int null_simple_bad(void) {
    int *p = pool_alloc(4);
    *p = 1;
    return *p;
}
int null_checked_good(void) {
    int *p = pool_alloc(4);
    if (p == NULL)
        return 0;
    *p = 1;
    return *p;
}
void null_some_bad(int c) {
    int *p = pool_alloc(4);
    if (c)
        p[0] = 1;
}
int null_both_good(void) {
    int *p = pool_alloc(4), *q = pool_alloc(4);
    if (!p || !q)
        return 0;
    *p = 1;
    *q = 2;
    return 1;
}
int null_one_bad(void) {
    int *p = pool_alloc(4), *q = pool_alloc(4);
    if (!p && !q)
        return 0;
    *p = 1;
    return 1;
}
int null_odd_good(void) {
    int *p = pool_alloc(4), *q = pool_alloc(4), *r = pool_alloc(4);
    if ((p == NULL) == 0)
        *p = 1;
    if ((q != NULL) != 0)
        *q = 1;
    if (!(r == NULL))
        *r = 1;
    return 1;
}
static void *sure(size_t n) {
    void *p = pool_alloc(n);
    if (!p)
        pool_stop();
    return p;
}
int *null_sure_good(void) {
    int *p = sure(4);
    *p = 1;
    return p;
}
static void *unsure(size_t n) { return pool_alloc(n); }
int *null_unsure_bad(void) {
    int *p = unsure(4);
    *p = 1;
    return p;
}
static void fill(char *p, int n) {
    for (int i = 0; i < n; i++)
        p[i] = (char)n;
}
char *null_callee_bad(int n) {
    char *p = pool_alloc(n);
    fill(p, n);
    return p;
}
static void fill_if(char *p, int n) {
    if (p)
        p[0] = (char)n;
}
char *null_callee_good(int n) {
    char *p = pool_alloc(n);
    fill_if(p, n);
    return p;
}
FILE *null_file_bad(const char *name) {
    FILE *f = fopen(name, "r");
    fputs("x", f);
    return f;
}
FILE *null_file_good(const char *name) {
    FILE *f = fopen(name, "r");
    if (f == NULL) {
        perror(name);
        exit(1);
    }
    fputs("x", f);
    return f;
}
size_t null_environment_bad(void) { return strlen(getenv("A")); }
char *null_other_good(int n, char *q) {
    char *p = n > 9 ? pool_alloc(n) : q;
    if (p)
        *p = 1;
    return p;
}
char *null_other_bad(int n, char *q) {
    char *p = n > 9 ? pool_alloc(n) : q;
    *p = 1;
    return p;
}
static char *kept;
void null_global_bad(void) {
    kept = pool_alloc(3);
    kept[0] = 1;
}

// Null that the program itself puts somewhere.
int nil_constant_bad(int c) {
    int x = 1, *p = &x;
    if (c)
        p = NULL;
    return *p;
}
int nil_constant_good(int c) {
    int x = 1, *p = NULL;
    if (c)
        p = &x;
    return c ? *p : 0;
}
int nil_overwritten_good(void) {
    int x = 1, *p = NULL;
    p = &x;
    return *p;
}
struct pair {
    int *left, *right;
};
int nil_field_bad(int c) {
    int x = 1;
    struct pair s = {&x, &x};
    if (c)
        s.right = NULL;
    return *s.right;
}
int nil_field_good(int c) {
    int x = 1;
    struct pair s = {&x, &x};
    if (c)
        s.right = NULL;
    return *s.left;
}
int nil_zeroed_bad(int c) {
    struct pair s = {0};
    static int x = 1;
    if (c)
        s.left = &x;
    return *s.left;
}
void pool_pair(struct pair *s);
int nil_filled_good(void) {
    struct pair s = {0};
    pool_pair(&s);
    return *s.left;
}
int nil_shared_good(void) {
    struct pair s;
    pool_pair(&s);
    s.left = NULL;
    pool_say("the address of s is known where this is");
    return *s.left;
}
int nil_index_bad(int n) {
    int *a[8];
    for (int i = 0; i < 8; i++)
        a[i] = NULL;
    return *a[n & 7];
}
int nil_index_good(int n) {
    static int x = 1;
    int *a[8];
    for (int i = 0; i < 8; i++)
        a[i] = i < 7 ? &x : NULL;
    return n < 7 ? *a[n & 7] : 0;
}
static int *nothing(void) { return NULL; }
int nil_returned_bad(void) { return *nothing(); }
static int *find(int *a, int n) {
    for (int i = 0; i < n; i++)
        if (a[i])
            return &a[i];
    return NULL;
}
int null_deviant_bad(int *a, int n) { return *find(a, n); }
int null_looks_good(int *a, int n) {
    int *p = find(a, n);
    return p ? *p : 0;
}
static int *find_sure(int *a, int n) {
    for (int i = 0; i < n; i++)
        if (a[i])
            return &a[i];
    return NULL;
}
int null_nobody_looks_good(int *a, int n) { return *find_sure(a, n); }
static int get(int *p) { return *p; }
int nil_passed_bad(void) { return get(NULL); }
static int get_if(int *p, int is) { return is ? *p : 0; }
int nil_flag_good(void) { return get_if(NULL, 0); }
static void stop_late(void) { pool_stop(); }
static int stop_later(int n) {
    stop_late();
    return n;
}
int null_stops_good(void) {
    int *p = pool_alloc(4);
    if (!p)
        stop_later(1);
    return *p;
}
static int stop_some(int n) {
    if (n > 3)
        stop_late();
    return n;
}
int null_stops_bad(int n) {
    int *p = pool_alloc(4);
    if (!p)
        stop_some(n);
    return *p;
}
// What is always null, and the program looks: what it does otherwise never happens.
static struct pair *hooks;
int nil_hook_good(void) {
    if (hooks == NULL)
        return 0;
    return *hooks->left;
}
struct owner {
    struct pair *pair;
};
static struct owner owner;
static int hooked(struct owner *o) { return o->pair ? *o->pair->left : 0; }
int nil_field_hook_good(void) {
    owner.pair = NULL;
    return hooked(&owner);
}
int nil_global_bad(int n) {
    static int *none[4];
    return *none[n & 3];
}
// What is likely is said in between: the comparison is widened more than once.
#define unlikely(x) __builtin_expect(((x) != 0), 0)
int null_unlikely_good(void) {
    int *p = malloc(4);
    if (unlikely(!p))
        return 0;
    return *p;
}
int null_unlikely_bad(void) {
    int *p = malloc(4);
    if (unlikely(!p))
        return *p;
    return 0;
}
// One caller looks, and hands on what it got; of its own callers nobody looks.
static int *entry_of(int *list, int n) {
    if (n > 3)
        return NULL;
    return list + n;
}
static int entry_looked(int *list, int n) {
    int *p = entry_of(list, n);
    return p ? *p : 0;
}
static int *entry_passed(int *list, int n) { return entry_of(list, n); }
int null_passed_good(int *list) {
    return entry_looked(list, 5) + *entry_passed(list, 2);
}
static int *memory_of(int n) { return malloc(n); }
static int *memory_passed(int n) { return memory_of(n); }
int null_memory_passed_bad(void) { return *memory_passed(4); }
// What is stored and tested at once.
char *pool_line(void);
static char *line_or_none(int n) {
    if (n > 3)
        return NULL;
    return pool_line();
}
void null_tested_good(int n) {
    char *p;
    while ((p = line_or_none(n)) != NULL)
        p[n--] = 1;
}
void null_tested_bad(int n) {
    char *p;
    if ((p = line_or_none(n)) == NULL)
        n = 2;
    p[n] = 1;
}
