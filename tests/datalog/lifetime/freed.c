// Memory that is given back, and used or given back again.
#include <stdlib.h>

void *pool_alloc(size_t n);
void pool_free(void *p);
int pool_uses(const void *p);
int pool_any(void);
void pool_say(const char *text);

struct node {
    struct node *next;
    char *data;
    int n;
};

// In one function.
int used_simple_bad(int *p) {
    pool_free(p);
    return *p;
}
int used_before_good(int *p) {
    int r = *p;
    pool_free(p);
    return r;
}
void used_again_good(char *p) {
    pool_free(p);
    p = pool_alloc(4);
    if (p)
        p[0] = 1;
}
void used_list_good(struct node *n) {
    while (n) {
        struct node *next = n->next;
        pool_free(n);
        n = next;
    }
}
void used_list_bad(struct node *n) {
    while (n) {
        pool_free(n);
        n = n->next;
    }
}
int used_branch_bad(int *p, int c) {
    if (c > 3)
        pool_free(p);
    pool_say("x");
    if (c > 3)
        return *p;
    return 0;
}
int used_branch_good(int *p, int c) {
    if (c > 3)
        pool_free(p);
    pool_say("x");
    if (c <= 3)
        return *p;
    return 0;
}
int used_switch_good(int *p, int c) {
    switch (c) {
    case 1:
        pool_free(p);
        break;
    case 2:
        pool_say("y");
        break;
    }
    pool_say("x");
    return c == 2 ? *p : 0;
}
void used_address_good(struct node *n) {
    char **place = &n->data;
    pool_say(*place);
    pool_free(n);
}
void used_passed_bad(char *p) {
    pool_free(p);
    pool_uses(p);
}
int used_null_good(char *p, int c) {
    if (c) {
        pool_free(p);
        p = NULL;
    }
    pool_say("x");
    return p ? *p : 0;
}

// By constants.
static int on = 1, off;
static int limit = 3;
static int never(void) { return 0; }
int used_off_good(int *p) {
    if (off)
        pool_free(p);
    return *p;
}
int used_on_bad(int *p) {
    if (on)
        pool_free(p);
    return *p;
}
int used_never_good(int *p) {
    if (never())
        pool_free(p);
    return *p;
}
int used_limit_good(int *p) {
    if (limit > 5)
        pool_free(p);
    return *p;
}

// Across calls.
static void destroy(struct node *n) {
    if (!n)
        return;
    pool_free(n->data);
    pool_free(n);
}
int used_destroy_bad(struct node *n) {
    destroy(n);
    return n->n;
}
static void put(struct node *n) {
    if (--n->n == 0)
        pool_free(n);
}
int used_count_good(struct node *n) {
    put(n);
    return n->n;
}
static int look(const struct node *n) { return n->n; }
int used_callee_bad(struct node *n) {
    pool_free(n);
    return look(n);
}
static void release(void *p) { pool_free(p); }
void used_two_good(char *p, char *q) {
    release(p);
    pool_say(q);
    release(q);
}

// By other names of one object.
static char *global;
static void release_global(void) { pool_free(global); }
static void say_global(void) { pool_say(global); }
void used_global_bad(void) {
    global = pool_alloc(8);
    release_global();
    say_global();
}
static char *deep;
static void say_deep(void) { pool_say(deep); }
static void say_deeper(void) { say_deep(); }
void used_deep_bad(void) {
    deep = pool_alloc(8);
    pool_free(deep);
    say_deeper();
}
static char *other;
void used_renewed_good(void) {
    other = pool_alloc(8);
    pool_say(other);
    pool_free(other);
    other = pool_alloc(9);
    pool_say(other);
}
void used_alias_bad(int n) {
    char *p = pool_alloc(n), *q = p;
    pool_free(p);
    pool_say(q);
}
void used_struct_bad(int n) {
    struct node local = {0, 0, n};
    local.data = pool_alloc(n);
    pool_free(local.data);
    pool_say(local.data);
}
static char *give(int n) {
    char *p = pool_alloc(n);
    pool_free(p);
    return p;
}
void used_returned_bad(int n) { pool_say(give(n)); }

// Given back twice.
void twice_simple_bad(char *p) {
    pool_free(p);
    pool_free(p);
}
void twice_maybe_bad(char *p, int c) {
    if (c)
        pool_free(p);
    pool_say("x");
    pool_free(p);
}
void twice_branch_good(char *p, int c) {
    if (c)
        pool_free(p);
    pool_say("x");
    if (!c)
        pool_free(p);
}
void twice_null_good(char *p, int c) {
    if (c) {
        pool_free(p);
        p = NULL;
    }
    pool_say("x");
    pool_free(p);
}
void twice_callee_bad(char *p) {
    release(p);
    release(p);
}
static void release_if(void *p, int c) {
    if (c)
        pool_free(p);
}
void twice_some_bad(char *p, int c) {
    pool_free(p);
    release_if(p, c);
}
void twice_object_bad(int n) {
    char *p = pool_alloc(n), *q = p;
    pool_free(p);
    release_if(q, n);
}
void used_some_good(int *p, int c) {
    release_if(p, c);
    pool_uses(p);
}
void twice_loop_bad(char *p, int n) {
    for (int i = 0; i < n; i++)
        pool_free(p);
}
void twice_loop_good(int n) {
    for (int i = 0; i < n; i++) {
        char *p = pool_alloc(n);
        pool_free(p);
    }
}
int twice_exit_good(int n) {
    char *a = pool_alloc(4), *b = NULL;
    int r = 1;
    if (!a)
        goto out;
    b = pool_alloc(5);
    if (!b)
        goto out;
    pool_free(a);
    a = NULL;
    if (n)
        goto out;
    pool_say(b);
    r = 0;
out:
    pool_free(a);
    pool_free(b);
    return r;
}
void twice_or_good(char *p, char *q, int c) {
    if (!p || !q)
        return;
    if (c == 7)
        pool_free(p);
    if (c != 7)
        pool_free(p);
    pool_free(q);
}
void *twice_resized(void *p) {
    void *q = realloc(p, 9);
    if (!q)
        free(p);
    return q;
}
// A loop that runs once, as constants say.
void twice_once_good(int n) {
    char *p = pool_alloc(n);
    for (int i = 0; i < 1; i++)
        pool_free(p);
}
void twice_once_unsigned_good(int n) {
    char *p = pool_alloc(n);
    for (unsigned i = 2; i <= 3; i += 2)
        pool_free(p);
}
void twice_counted_bad(int n) {
    char *p = pool_alloc(n);
    for (int i = 0; i < 2; i++)
        pool_free(p);
}
void twice_again_bad(int n) {
    char *p = pool_alloc(n);
    for (int i = 0; i < 1; i++) {
        pool_free(p);
        if (n-- > 9)
            i = -1;
    }
}
// What a loop finds each time anew holds no longer after it.
void used_after_loop_bad(int n) {
    char *p = pool_alloc(n);
    while (n-- > 3) {
        if (n == 7)
            pool_free(p);
    }
    pool_say(p);
}
static void drop_first(char **at) {
    if (*at)
        pool_free(*at);
}
void twice_dropped_bad(int n) {
    char *p = pool_alloc(n);
    drop_first(&p);
    pool_free(p);
}
static void drop_again(char **at) {
    if (*at)
        pool_free(*at);
}
void twice_dropper_bad(int n) {
    char *p = pool_alloc(n);
    pool_free(p);
    drop_again(&p);
}
static void tell(char **at) {
    pool_say(*at);
}
void used_at_bad(int n) {
    char *p = pool_alloc(n);
    pool_free(p);
    tell(&p);
}
static char *stale(int n) {
    char *p = pool_alloc(n);
    if (n > 3)
        pool_free(p);
    return p;
}
void used_stale_bad(int n) {
    char *p = stale(n);
    pool_say(p);
}
// What a variable holds is another thing in each turn of a loop.
int pool_next(int i);
void used_turn_bad(int n) {
    char *p = pool_alloc(n);
    for (int i = 0; i < n; i++) {
        int done = pool_next(i);
        if (done)
            pool_free(p);
        else
            pool_say(p);
    }
}
void used_turn_good(int n) {
    char *p = pool_alloc(n);
    for (int i = 0; i < n; i++) {
        int done = pool_next(i);
        if (done)
            pool_free(p);
        pool_next(n);
        if (done)
            return;
        pool_say(p);
    }
    pool_free(p);
}
static void peek(int *p) {
    pool_next(*p);
}
static void peek_at(int **at) {
    peek(*at);
}
void used_looked_bad(int n) {
    int *p = pool_alloc(n);
    pool_free(p);
    peek_at(&p);
}
void used_turn_again_bad(int n) {
    char *p = pool_alloc(n);
    for (int i = 0; i < n; i++) {
        int done = pool_next(i);
        if (done)
            pool_free(p);
        pool_next(n);
        if (done)
            pool_next(i);
        else
            pool_say(p);
    }
}
