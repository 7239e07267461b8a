// Addresses of local variables that outlive their function, and some that do not.
#include <stdlib.h>

struct node {
    int value;
    struct node *next;
};

static struct node *list;
int *last;

// Right: the node is on the heap.
void push_right(int value) {
    struct node *n = malloc(sizeof *n);
    n->value = value;
    n->next = list;
    list = n;
}

// Wrong: the list keeps a node that is gone when the function returns.
static void link_node(struct node *n) {
    n->next = list;
    list = n;
}
void push_wrong(int value) {
    struct node n = {value, 0};
    link_node(&n);
}

// Wrong: the result points into the function's own array.
int *largest_wrong(const int *given, int count) {
    int copy[16];
    int *best = copy;
    for (int i = 0; i < count && i < 16; i++) {
        copy[i] = given[i];
        if (copy[i] > *best)
            best = &copy[i];
    }
    return best;
}

// Right: the address goes no further than a function that only reads.
static int twice(const int *p) { return *p * 2; }
int local_right(int value) {
    int copy = value;
    return twice(&copy);
}

// Wrong, though it is stored through a pointer to a pointer.
static void remember(int **where, int *what) { *where = what; }
void remember_wrong(void) {
    int here = 1;
    remember(&last, &here);
}

int main(void) {
    int numbers[2] = {1, 2};
    push_right(1);
    push_wrong(2);
    remember_wrong();
    return *largest_wrong(numbers, 2) + local_right(3);
}
