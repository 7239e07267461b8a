// What lies between what is read and what is printed, where that decides which calls there are.

#include <stdio.h>
#include <stdlib.h>

static int total;
static int chosen;
static int apart;

static void deeper(void) { total = 7; }

static void first(void) { deeper(); }

static void second(void) { chosen = 1; }

static void third(void) { chosen = 2; }

static void unasked(void) { apart = 3; }

int main(int argc, char **argv) {
    int n = atoi(argv[1]);
    if (n > 2)
        first();
    void (*step)(void) = n == 1 ? second : third;
    step();
    if (argc > 7)
        unasked();
    printf("%d\n", total);
    printf("%d\n", chosen);
    printf("%d\n", apart);
    return 0;
}
