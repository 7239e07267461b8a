// What functions do with memory that they are passed has the order of the calls.
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

void note(char *);
void refill(char *);
static void fill(char *b) { read(0, b, 8); }

// The command runs first, then its text comes in.
static void early_good(char *b) { system(b); }
void early(void) {
    char b[8] = "ls";
    early_good(b);
    fill(b);
}
static void late_bad(char *b) { system(b); }
void late(void) {
    char b[8] = "ls";
    fill(b);
    late_bad(b);
}
static void round_bad(char *b) { system(b); }
void round_(int n) {
    char b[8] = "ls";
    while (n--) {
        round_bad(b);
        fill(b);
    }
}
static void heap_good(char *b) { system(b); }
void heap(void) {
    char *b = calloc(8, 1);
    heap_good(b);
    fill(b);
    free(b);
}

// One function does both: once, twice, in a loop, one call further.
static void both_good(char *b) {
    system(b);
    read(0, b, 8);
}
void both(void) {
    char b[8] = "ls";
    both_good(b);
}
static void twice_bad(char *b) {
    system(b);
    read(0, b, 8);
}
void twice(void) {
    char b[8] = "ls";
    twice_bad(b);
    twice_bad(b);
}
static void loop_bad(char *b, int n) {
    while (n--) {
        system(b);
        read(0, b, 8);
    }
}
void loop(int n) {
    char b[8] = "ls";
    loop_bad(b, n);
}
static void apart_good(char *b, int n) {
    if (n)
        system(b);
    read(0, b, 8);
}
void apart(int n) {
    char b[8] = "ls";
    apart_good(b, n);
}
static void deep_good(char *b) {
    system(b);
    read(0, b, 8);
}
static void between(char *b) { deep_good(b); }
void deep(void) {
    char b[8] = "ls";
    between(b);
}
static void again_bad(char *b, int n) {
    system(b);
    read(0, b, 8);
    if (n)
        again_bad(b, n - 1);
}
void again(int n) {
    char b[8] = "ls";
    again_bad(b, n);
}

// Of two buffers one is filled first.
static void other_bad(char *b) { system(b); }
void other(void) {
    char a[8] = "ls", b[8] = "ls";
    fill(a);
    other_bad(a);
    other_bad(b);
    fill(b);
}

// Somebody else knows the memory: by a variable, a library, a result.
static char *known;
static void known_bad(void) { system(known); }
void knows(void) {
    char b[8] = "ls";
    known = b;
    fill(b);
    known_bad();
    known = 0;
}
static void kept_bad(char *b) { system(b); }
void keeps(void) {
    char b[8] = "ls";
    note(b);
    kept_bad(b);
    fill(b);
}
static void result_bad(char *b) { system(b); }
static char *makes(void) {
    char *b = calloc(8, 1);
    result_bad(b);
    fill(b);
    return b;
}
void result(void) { result_bad(makes()); }

static void *thread_bad(void *b) {
    system(b);
    return 0;
}
void threads(void) {
    char b[8] = "ls";
    pthread_t thread;
    pthread_create(&thread, 0, thread_bad, b);
    fill(b);
    pthread_join(thread, 0);
}
static int compare_bad(const void *a, const void *b) { return system(a) - system(b); }
void compares(void) {
    char b[8] = "ls";
    compare_bad(b, b);
    fill(b);
    qsort(b, 2, 4, compare_bad);
}
void own_bad(char *p, int n) {
    char b[8] = "ls";
    if (p)
        system(p);
    while (n--) {
        own_bad(b, 0);
        fill(b);
    }
}

// Where memory is not followed, what a call brings in is not what it gets itself.
void itself_good(char *p) { refill(p); }
void itself_bad(char *p, int n) {
    while (n--)
        refill(p);
}
