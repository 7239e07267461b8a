// Pointers of which the program asks: what they are when pool_look is passed them.
#include <stddef.h>

void *pool_alloc(size_t n);
void pool_free(void *p);
void pool_look(void *p);
struct pair {
    int *left, *right;
};

void look_null_bad(int c) {
    int x, *p = &x;
    if (c)
        p = NULL;
    pool_look(p);
}
void look_twice_bad(void) {
    int *p = NULL;
    pool_look(p);
    pool_look(p + 1);
}
void look_set_good(int c) {
    int x, *p = NULL;
    if (c)
        p = &x;
    if (c)
        pool_look(p);
}
void look_itself_bad(void) { pool_look(NULL); }
static void look_parameter_bad(int *p) { pool_look(p); }
void pass_null(void) {
    int *p = NULL;
    look_parameter_bad(p);
}
static void look_constant_bad(int *p) { pool_look(p); }
void pass_constant(void) { look_constant_bad(NULL); }
static void look_parameter_good(int *p) { pool_look(p); }
void pass_some(int c) {
    int x, *p = NULL;
    if (c)
        p = &x;
    if (p)
        look_parameter_good(p);
}
void look_freed_bad(void) {
    int *p = pool_alloc(4);
    if (!p)
        return;
    pool_free(p);
    pool_look(p);
}
void look_kept_good(void) {
    int *p = pool_alloc(4), *q = pool_alloc(4);
    if (!p || !q)
        return;
    pool_free(p);
    pool_look(q);
}
static void look_passed_freed_bad(int *p) { pool_look(p); }
void pass_freed(void) {
    int *p = pool_alloc(4);
    if (!p)
        return;
    pool_free(p);
    look_passed_freed_bad(p);
}
void look_field_bad(void) {
    int x;
    struct pair s;
    s.left = &x;
    s.right = NULL;
    pool_look(s.right);
}
void look_field_good(void) {
    int x;
    struct pair s;
    s.left = &x;
    s.right = NULL;
    pool_look(s.left);
}
static void own_look(void *p) {}
void look_own_bad(void) {
    int *p = pool_alloc(4);
    if (!p)
        return;
    pool_free(p);
    own_look(p);
}
void look_own_good(void) {
    int *p = pool_alloc(4);
    if (!p)
        return;
    own_look(p);
    pool_free(p);
}
