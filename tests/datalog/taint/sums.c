// Offsets that copies and recursion add up: what is far away, or goes round, is told less exactly.
#include <stdlib.h>
#include <string.h>

struct wide {
    char *near;
    char *clean;
    char room[120];
    char *far;
    char *last;
};

void wide_copy_bad(void) {
    struct wide one, other;
    one.far = getenv("A");
    other = one;
    system(other.far);
}
void near_copy_bad(void) {
    struct wide one, other;
    one.near = getenv("A");
    other = one;
    system(other.near);
}
void wide_copy_good(void) {
    struct wide one = {0}, other;
    one.far = getenv("A");
    other = one;
    system(other.clean);
}
void near_copy_good(void) {
    struct wide one = {0}, other;
    one.near = getenv("A");
    other = one;
    system(other.last);
}

// The copy goes round: each time what is copied moves on.
void moving_bad(char **list, unsigned n) {
    char *some[64] = {0};
    some[1] = getenv("A");
    for (unsigned i = 0; i < n; i++) memmove(some + 1, some, n);
    system(some[40]);
}

static void fill(char **list, int n) {
    if (n == 0) {
        *list = getenv("A");
        return;
    }
    fill(list + 1, n - 1);
}
void recursion_bad(int n) {
    char *some[8] = {0};
    fill(some, n);
    system(some[5]);
}

static void fill_twice(struct wide *to, int n) {
    if (n > 0)
        fill_twice(to, n - 1);
    else
        to->near = getenv("A");
}
void same_place_bad(int n) {
    struct wide one = {0};
    fill_twice(&one, n);
    system(one.near);
}
void same_place_good(int n) {
    struct wide one = {0};
    fill_twice(&one, n);
    system(one.clean);
}

// A short function reads for its callers.
static char *clean_of(struct wide *from) { return from->clean; }
static char *near_of(struct wide *from) { return from->near; }
void getter_bad(struct wide *given) {
    struct wide *one = malloc(sizeof *one);
    one->near = getenv("A");
    system(near_of(one));
}
void getter_good(struct wide *given) {
    struct wide *one = malloc(sizeof *one);
    one->near = getenv("A");
    one->clean = "date";
    system(clean_of(one));
}
