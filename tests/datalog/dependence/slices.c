// Slices of the calls that print, and of what is read.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int total;
static int seen;

static int twice(int x) { return x + x; }

static void add(int *sum, int x) { *sum += x; }

static void note(int x) { total = x; }

static int again(int (*step)(int), int n) {
    if (n == 0)
        return 0;
    return step(n) + again(step, n - 1);
}

static int number(const char *text) {
    return atoi(text); // criterion
}

int main(int argc, char **argv) {
    int a = number(argv[1]);
    int b = atoi(argv[2]); // criterion
    int sum = 0;
    int other = 1;
    for (int i = 0; i < a; i++) {
        add(&sum, i);
        other = other * b;
    }
    if (argc > 3)
        sum = twice(sum);
    seen = twice(other);
    note(b);
    char text[8] = "x";
    if (total)
        strcpy(text, argv[3]);
    printf("%d\n", sum); // criterion
    puts(text); // criterion
    printf("%d\n", again(twice, argc)); // criterion
    return seen;
}
