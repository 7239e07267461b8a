// A small bank: accounts in a hash table, transactions through a table of functions, and a journal.
// The README asks about this program. It runs, too:
//
//     clang-15 examples/bank.c -o bank && ./bank

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BUCKETS = 64 };

enum kind { DEPOSIT, WITHDRAW, TRANSFER, KINDS };

struct account {
    char owner[24];
    long cents;
    struct account *next;
};

struct transaction {
    enum kind kind;
    const char *from;
    const char *to;
    long cents;
};

typedef int (*handler)(const struct transaction *);

static struct account *table[BUCKETS];
static unsigned long journal_length;
static _Thread_local const char *last_error = "none";

static unsigned hash(const char *text) {
    unsigned h = 2166136261u;
    for (; *text; text++)
        h = (h ^ (unsigned char)*text) * 16777619u;
    return h % BUCKETS;
}

static struct account *find(const char *owner) {
    for (struct account *a = table[hash(owner)]; a; a = a->next)
        if (strcmp(a->owner, owner) == 0)
            return a;
    return NULL;
}

static struct account *find_or_open(const char *owner) {
    struct account *a = find(owner);
    if (a)
        return a;
    a = calloc(1, sizeof *a);
    if (!a)
        abort();
    strncpy(a->owner, owner, sizeof a->owner - 1);
    unsigned bucket = hash(owner);
    a->next = table[bucket];
    table[bucket] = a;
    return a;
}

static int deposit(const struct transaction *t) {
    find_or_open(t->to)->cents += t->cents;
    return 0;
}

static int withdraw(const struct transaction *t) {
    struct account *a = find(t->from);
    if (!a || a->cents < t->cents) {
        last_error = a ? "not enough money" : "no such account";
        return -1;
    }
    a->cents -= t->cents;
    return 0;
}

static int transfer(const struct transaction *t) {
    return withdraw(t) ? -1 : deposit(t);
}

static const handler handlers[KINDS] = {
    [DEPOSIT] = deposit,
    [WITHDRAW] = withdraw,
    [TRANSFER] = transfer,
};

static int perform(const struct transaction *t) {
    __atomic_fetch_add(&journal_length, 1, __ATOMIC_RELAXED);
    return handlers[t->kind](t);
}

static double interest(long cents, double rate, int years) {
    double amount = (double)cents;
    while (years-- > 0)
        amount *= 1.0 + rate;
    return amount / 100;
}

int main(int argc, char **argv) {
    const struct transaction day[] = {
        {DEPOSIT, NULL, "ada", 12050},
        {DEPOSIT, NULL, "bob", 300},
        {TRANSFER, "ada", "bob", 5000},
        {WITHDRAW, "bob", NULL, 9900},
        {WITHDRAW, "eve", NULL, 1},
    };
    for (unsigned i = 0; i < sizeof day / sizeof *day; i++)
        if (perform(&day[i]))
            printf("transaction %u refused: %s\n", i, last_error);

    int years = argc > 1 ? atoi(argv[1]) : 5;
    for (unsigned b = 0; b < BUCKETS; b++)
        for (const struct account *a = table[b]; a; a = a->next)
            printf("%-4s %8.2f, in %d years %8.2f\n", a->owner, (double)a->cents / 100, years,
                   interest(a->cents, 0.02, years));
    return 0;
}
