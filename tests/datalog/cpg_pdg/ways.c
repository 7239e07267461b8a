// Loops, ways that meet, memory and what calls do to it.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct pair {
    int left;
    int right;
};

static int sum(const int *of, int many) {
    int all = 0;
    for (int i = 0; i < many; i++) {
        if (of[i] < 0)
            continue;
        if (of[i] > 100)
            break;
        all += of[i];
    }
    return all;
}

int choose(int what, struct pair *pair) {
    do {
        switch (what) {
        case 1:
            pair->left = 1;
            break;
        case 2:
        case 3:
            pair->right = pair->left;
            break;
        default:
            if (what > 9 && pair->left)
                return 0;
        }
    } while (--what > 0);
    return pair->right;
}

int main(int argc, char **argv) {
    char line[64];
    int table[4] = {1, 2, 3, 4};
    struct pair pair;
    snprintf(line, sizeof line, "%s", argv[0]);
    if (argc > 1)
        strcpy(line, argv[1]);
    puts(line);
    table[argc & 3] = atoi(line);
    pair.left = sum(table, 4);
    pair.right = argc;
    return choose(pair.left, &pair);
}
