// Memory that is given back, or not.
#include <stdio.h>
#include <stdlib.h>

void *pool_alloc(size_t n);
void pool_free(void *p);
void pool_say(const char *text);
void pool_keep(void *p);
void pool_stop(void) __attribute__((noreturn));

struct node {
    struct node *next;
    char *data;
};

static void fill(char *p, int n) {
    for (int i = 0; i < n; i++)
        p[i] = (char)n;
}
void leak_return_bad(int c) {
    char *p = pool_alloc(8);
    if (!p)
        return;
    fill(p, 8);
    if (c)
        return;
    pool_free(p);
}
void leak_return_good(int c) {
    char *p = pool_alloc(8);
    if (!p)
        return;
    fill(p, 8);
    if (c) {
        pool_free(p);
        return;
    }
    fill(p, c);
    pool_free(p);
}
void leak_never_bad(int n) {
    char *p = pool_alloc(n);
    if (p)
        fill(p, n);
}
void leak_kept_good(int n) {
    char *p = pool_alloc(n);
    pool_keep(p);
}
static struct node *list;
void leak_list_good(void) {
    struct node *n = pool_alloc(sizeof *n);
    if (!n)
        return;
    n->next = list;
    list = n;
}
char *leak_result_good(int n) {
    char *p = pool_alloc(n);
    if (p)
        fill(p, n);
    return p;
}
void leak_result_bad(int n) {
    char *p = leak_result_good(n);
    if (p)
        fill(p, 1);
}
void leak_loop_bad(int n) {
    for (int i = 0; i < n; i++) {
        char *p = pool_alloc(n);
        if (!p)
            pool_stop();
        fill(p, n);
        if (i == 3)
            continue;
        pool_free(p);
    }
}
void leak_loop_good(int n) {
    for (int i = 0; i < n; i++) {
        char *p = pool_alloc(n);
        if (!p)
            pool_stop();
        fill(p, n);
        pool_free(p);
    }
}
void leak_twice_good(int n) {
    char *p = NULL;
    if (n)
        p = pool_alloc(n);
    pool_say("a");
    if (n)
        pool_free(p);
}
void leak_either_good(int n) {
    char *p = pool_alloc(8);
    if (n > 7)
        pool_free(p);
    pool_say("a");
    if (n <= 7)
        pool_free(p);
}
char *leak_resized_good(int n) {
    char *p = pool_alloc(8);
    return realloc(p, n);
}
void leak_asked_good(int n) {
    char *p = NULL;
    if (n)
        p = pool_alloc(n);
    pool_say("a");
    if (p)
        pool_free(p);
}
void leak_overwritten_bad(int n) {
    char *p = pool_alloc(n);
    if (p)
        fill(p, n);
    p = pool_alloc(n + 1);
    pool_free(p);
}
static void release(void *p) {
    if (p)
        pool_free(p);
}
void leak_callee_good(int n) {
    char *p = pool_alloc(n);
    if (p)
        fill(p, n);
    release(p);
}
int leak_file_bad(const char *name) {
    FILE *f = fopen(name, "r");
    if (!f)
        return 0;
    int c = fgetc(f);
    if (c == 'x')
        return 1;
    fclose(f);
    return 2;
}
int leak_file_good(const char *name) {
    FILE *f = fopen(name, "r");
    if (!f)
        return 0;
    int c = fgetc(f);
    fclose(f);
    return c == 'x' ? 1 : 2;
}

// What a function returns of what it is passed.
static char *same(char *p) { return p; }
static char *same_again(char *p) {
    char *q = same(p);
    return q;
}
int leak_same_bad(void) {
    char *p = pool_alloc(1), *q = pool_alloc(1);
    char *s = same_again(p), *t = same_again(q);
    s[0] = t[0] = 1;
    pool_free(s);
    return 1;
}
int leak_same_good(void) {
    char *p = pool_alloc(1), *q = pool_alloc(1);
    char *s = same_again(p), *t = same_again(q);
    s[0] = t[0] = 1;
    pool_free(s);
    pool_free(t);
    return 1;
}
static void free_first(char *a, char *b) {
    char *p = same(a);
    char *q = same(b);
    q[0] = 1;
    pool_free(p);
}
int leak_second_bad(void) {
    char *p = pool_alloc(1), *q = pool_alloc(1);
    free_first(p, q);
    return 1;
}
int leak_first_good(void) {
    char *p = pool_alloc(1);
    free_first(p, (char[]){1});
    return 1;
}
char *saved;
static char *save(char *p) {
    saved = p;
    return p;
}
int leak_saved_good(void) {
    char *p = save(pool_alloc(1));
    p[0] = 1;
    return 1;
}
static char *one_of(char *p, char *q, int c) { return c ? p : q; }
int leak_one_of_good(int c) {
    char *p = pool_alloc(1), x;
    char *q = one_of(p, &x, c);
    q[0] = 1;
    pool_free(p);
    return 1;
}
static char *next_of(char *p) { return p + 1; }
int leak_called_good(int c) {
    char *(*call)(char *) = c ? same : next_of;
    char *p = pool_alloc(2), *q = call(p);
    q[0] = 1;
    pool_free(c ? q : q - 1);
    return 1;
}
// What `realloc` was to resize is still there if it fails.
void leak_unresized_bad(int n) {
    char *p = malloc(n);
    if (!p)
        return;
    p = realloc(p, n + n);
    if (p) {
        fill(p, n);
        free(p);
    }
}
void leak_unresized_good(int n) {
    char *p = malloc(n), *q;
    if (!p)
        return;
    q = realloc(p, n + n);
    if (q)
        p = q;
    fill(p, n);
    free(p);
}
void leak_after_resize_bad(int n) {
    char *p = malloc(n), *q;
    if (!p)
        return;
    q = realloc(p, n + n);
    if (!q)
        free(p);
    else
        fill(q, n);
}
void leak_once_good(int n) {
    char *p = pool_alloc(n);
    for (int i = 0; i < 1; i++)
        pool_free(p);
}
char *leak_grown_bad(int n) {
    char *p = malloc(n), *q;
    if (!p)
        return 0;
    q = realloc(p, n + n);
    if (!q)
        return 0;
    fill(q, n);
    return q;
}
// What is passed is no new memory.
#include <unistd.h>
void leak_passed_good(void) {
    char name[99];
    if (getcwd(name, 99))
        pool_say(name);
}
int leak_made_bad(void) {
    char *name = getcwd(NULL, 0);
    return name ? name[0] : 0;
}
