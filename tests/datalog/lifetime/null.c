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
