// Results that say whether something went well.
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int save(int slot, int value);

int careful_1(void) {
    if (save(1, 10) < 0)
        return -1;
    return 0;
}

int careful_2(void) {
    int r = save(2, 20);
    return r == 0 ? 0 : -1;
}

int careful_3(void) {
    switch (save(3, 30)) {
    case 0:
        return 0;
    default:
        return -1;
    }
}

// The result goes to the caller: somebody else's business.
int careful_4(void) {
    return save(4, 40);
}

// Wrong: all others look.
void careless(void) {
    save(5, 50);
}

// Wrong: what if there is no memory?
int *numbers_wrong(void) {
    int *p = malloc(4 * sizeof *p);
    p[0] = 1;
    return p;
}

// Right.
int *numbers_right(void) {
    int *p = malloc(4 * sizeof *p);
    if (!p)
        return NULL;
    p[0] = 1;
    return p;
}

// Wrong: a process that fails to give up its rights keeps them.
void drop_rights(void) {
    setuid(1000);
}

// Nobody looks at the result of printf, so neither must this.
void greet(void) {
    printf("hello\n");
}
