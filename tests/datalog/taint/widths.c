// Loads and stores of different widths meet where they have bytes in common, and elements that are
// sorted lie anywhere in their array.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct pair { int first, second; };
struct mixed { long number; double share; };
union parts { long whole; unsigned char bytes[8]; };
struct item { char *text; long key; };

int secret(void);
void publish(long n);

// A small structure is passed and returned in a register.
static long second_of(struct pair p) { return p.second; }
void passed_second_bad(void) { publish(second_of((struct pair){1, secret()})); }
static struct pair swapped(struct pair p) { return (struct pair){p.second, p.first}; }
void returned_second_bad(void) { publish(swapped((struct pair){secret(), 2}).second); }
static struct mixed shared(long n, double d) { return (struct mixed){n, d}; }
void returned_share_bad(void) { publish((long)shared(1, secret()).share); }

// One wide store, narrow loads, and the other way round.
void narrow_loads_bad(void) {
    union parts p;
    p.whole = secret();
    publish(p.bytes[1]);
}
void wide_load_bad(void) {
    union parts p = {0};
    p.bytes[3] = (unsigned char)secret();
    publish(p.whole);
}
static union parts kept;
void kept_narrow_bad(void) {
    kept.whole = secret();
    publish(kept.bytes[2]);
}
static union parts built;
void built_wide_bad(void) {
    built.bytes[5] = (unsigned char)secret();
    publish(built.whole);
}
void wide_copy_bad(char *to, const char *from) {
    char text[16], other[16] = {0};
    fgets(text, sizeof text, stdin);
    *(uint64_t *)other = *(const uint64_t *)text;
    system(other + 3);
}
// Beside what was written nothing is.
static struct pair apart;
void apart_good(void) {
    apart.first = secret();
    publish(apart.second);
}
static long numbers[4];
void apart_numbers_good(void) {
    numbers[1] = secret();
    publish(numbers[2]);
}

// More bytes than are told apart.
typedef long wide __attribute__((vector_size(128)));
static wide many;
static long few[16];
void wide_vector_bad(void) {
    many = (wide){0, (long)secret()};
    *(wide *)few = many;
    publish(few[1]);
}

// A copy that begins in the middle of a number.
void middle_bad(void) {
    long number = secret();
    unsigned char some[4];
    memcpy(some, (char *)&number + 2, 4);
    publish(some[1]);
}

// A variable that is written in part keeps the rest.
void part_bad(void) {
    union { long whole; int part; } u;
    u.whole = (long)secret() << 32;
    u.part = 1;
    publish(u.whole);
}

// Bytes that are set.
void set_bad(void) {
    char command[8];
    memset(command, fgetc(stdin), 7);
    command[7] = 0;
    system(command);
}

// What is sorted.
static int by_key(const void *a, const void *b) {
    return (int)(((const struct item *)a)->key - ((const struct item *)b)->key);
}
void sorted_pointers_bad(char *text) {
    struct item items[3] = {{"b", 2}, {getenv("A"), 1}, {"c", 3}};
    qsort(items, 3, sizeof *items, by_key);
    system(items[0].text);
}
static int smaller(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
void sorted_numbers_bad(void) {
    int n[4] = {3, 4, secret(), 2};
    qsort(n, 4, sizeof *n, smaller);
    publish(n[0]);
}
void sorted_size_bad(unsigned size) {
    int n[4] = {3, 4, secret(), 2};
    qsort(n, 4, size, smaller);
    publish(n[0]);
}
void sorted_field_good(void) {
    struct item items[3] = {{"b", 2}, {"d", secret()}, {"c", 3}};
    qsort(items, 3, sizeof *items, by_key);
    publish((long)items[0].text);
}
