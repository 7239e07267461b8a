// A program for passes: arrays, stores that nobody reads, memory.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct text {
    int length;
    char letters[3];
    int numbers[2];
};

static int table[4] = {1, 2, 3, 4};

static int sum(int count) {
    int total = 0;
    for (int i = 0; i < count; i++)
        total += table[i];
    return total;
}

__attribute__((optnone, noinline)) static int *end(int at) {
    return &table[at];
}

static char *copied(const char *text) {
    char *copy = malloc(4);
    strcpy(copy, text);
    return copy;
}

int main(int argc, char **argv) {
    struct text text = {0};
    int count = atoi(argv[1]);
    int unread = count;
    int overwritten = 6;
    overwritten = argc + 3;
    printf("%d ", sum(count));
    unread = overwritten;
    printf("%d ", table[count]);
    printf("%d %d\n", text.letters[count], text.numbers[count]);
    printf("%d %d\n", 9 + (int)(end(4) - table), overwritten);
    char *copy = copied("abc");
    puts(copy);
    free(copy);
    return 0;
}
