// Indices from outside.
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int table[10];
int wide[256];
struct header {
    int kind;
    unsigned count;
    int item[8];
};
static volatile int asked;
static int input(void) {
    asked++;
    char *text = getenv("NUMBER");
    return text ? atoi(text) : 0;
}

int index_plain_bad(void) { return table[input()]; }
int index_stored_bad(void) {
    int n = input();
    table[n] = 1;
    return n;
}
int index_both_good(void) {
    int n = input();
    if (n < 0 || n >= 10)
        return 0;
    return table[n];
}
int index_nested_good(void) {
    int n = input();
    if (n >= 0)
        if (n < 10)
            return table[n];
    return 0;
}
int index_negative_bad(void) {
    int n = input();
    if (n >= 10)
        return 0;
    return table[n];
}
int index_unsigned_good(void) {
    unsigned n = (unsigned)input();
    return n < 10 ? table[n] : 0;
}
int index_low_only_bad(void) {
    int n = input();
    if (n < 0)
        return 0;
    return table[n];
}
int index_after_bad(void) {
    int n = input();
    table[n] = 1;
    if (n < 0 || n >= 10)
        return 0;
    return 1;
}
int index_one_way_bad(int c) {
    unsigned n = (unsigned)input();
    if (c && n >= 10)
        return 0;
    return table[n];
}
int index_again_bad(void) {
    unsigned n = (unsigned)input();
    if (n >= 10)
        return 0;
    n = (unsigned)input();
    return table[n];
}
int index_loop_good(void) {
    int sum = 0;
    for (;;) {
        unsigned n = (unsigned)input();
        if (n >= 10)
            break;
        sum += table[n];
    }
    return sum;
}
int index_same_variable_good(void) {
    int sum = 0;
    unsigned n = (unsigned)input();
    while (n < 10) {
        sum += table[n];
        n = (unsigned)input();
    }
    return sum;
}
int index_same_variable_bad(void) {
    int sum = 0;
    unsigned n = (unsigned)input();
    while (n < 10) {
        n = (unsigned)input();
        sum += table[n];
    }
    return sum;
}
int index_other_bad(void) {
    unsigned n = (unsigned)input(), m = (unsigned)input();
    if (n >= 10)
        return 0;
    return table[n] + table[m];
}
int index_mask_good(void) { return table[input() & 7]; }
int index_rest_good(void) { return table[(unsigned)input() % 10]; }
int index_signed_rest_bad(void) {
    int n = input() % 10;
    if (n > 8)
        return 0;
    return table[n];
}
int index_byte_good(void) {
    char line[80];
    if (!fgets(line, sizeof line, stdin))
        return 0;
    return wide[(unsigned char)line[0]];
}
int index_byte_bad(void) {
    char line[80];
    if (!fgets(line, sizeof line, stdin))
        return 0;
    return table[(unsigned char)line[0]];
}
int index_class_good(void) {
    char line[80];
    if (!fgets(line, sizeof line, stdin))
        return 0;
    return isspace((unsigned char)line[0]) ? 1 : 2;
}
int index_switch_good(void) {
    int n = input();
    switch (n) {
    case 1:
    case 2:
        return 1;
    case 3:
        return table[n];
    default:
        return 0;
    }
}
int index_equal_good(void) {
    int n = input();
    return n == 4 ? table[n] : 0;
}
static int get(unsigned n) { return table[n]; }
int index_caller_good(void) {
    unsigned n = (unsigned)input();
    return n < 10 ? get(n) : 0;
}
static int index_callee_bad(unsigned n) { return table[n]; }
int call_it(void) { return index_callee_bad((unsigned)input()); }
int index_field_bad(int file) {
    struct header h;
    if (read(file, &h, sizeof h) != (ssize_t)sizeof h)
        return 0;
    return h.item[h.count];
}
int index_field_good(int file) {
    struct header h;
    if (read(file, &h, sizeof h) != (ssize_t)sizeof h)
        return 0;
    if (h.count >= 8)
        return 0;
    return h.item[h.count];
}
int index_pointer_good(int file, struct header *h) {
    if (read(file, h, sizeof *h) != (ssize_t)sizeof *h)
        return 0;
    if (h->count >= 8)
        return 0;
    return h->item[h->count];
}
int index_pointer_bad(int file, struct header *h) {
    if (read(file, h, sizeof *h) != (ssize_t)sizeof *h)
        return 0;
    if (h->kind >= 8)
        return 0;
    return h->item[h->count];
}
int index_read_again_bad(int file) {
    struct header h;
    if (read(file, &h, sizeof h) != (ssize_t)sizeof h)
        return 0;
    if (h.count >= 8)
        return 0;
    if (read(file, &h, sizeof h) != (ssize_t)sizeof h)
        return 0;
    return h.item[h.count];
}
int index_sum_good(void) {
    int n = input();
    if (n + 1 < 10 && n >= 0)
        return table[n];
    return 0;
}
int index_constant_good(void) {
    int n = input();
    return n > 3 ? table[3] : table[2];
}
int *index_allocated_good(void) {
    unsigned n = (unsigned)input();
    int *p = malloc((n + 1ul) * sizeof *p);
    if (p)
        p[n] = 0;
    return p;
}
struct header *known;
int index_global_good(void) {
    known->count = (unsigned)input();
    if (known->count >= 8)
        return 0;
    return known->item[known->count];
}
int index_global_bad(void) {
    known->count = (unsigned)input();
    if (known->count >= 8)
        return 0;
    known->count = (unsigned)input();
    return known->item[known->count];
}
// A byte that is made an int before it is an index is a byte.
int index_cast_byte_good(void) { return wide[(int)(unsigned char)input()]; }
