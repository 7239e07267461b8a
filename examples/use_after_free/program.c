// Lists and buffers that are freed, rightly and wrongly.
#include <stdlib.h>
#include <string.h>

struct node {
    int value;
    struct node *next;
};

// Wrong: the next node is read out of the freed one.
void free_list_wrong(struct node *list) {
    while (list) {
        free(list);
        list = list->next;
    }
}

// Right: the next node is read before. `list` is another pointer in each round.
void free_list_right(struct node *list) {
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
}

// Wrong: on an error the buffer is freed, and then read all the same.
int parse_wrong(const char *text) {
    char *copy = strdup(text);
    int bad = copy[0] != '#';
    if (bad)
        free(copy);
    return bad + copy[1];
}

// Right: who frees, leaves.
int parse_right(const char *text) {
    char *copy = strdup(text);
    if (copy[0] != '#') {
        free(copy);
        return -1;
    }
    int value = copy[1];
    free(copy);
    return value;
}

static void release(struct node *n) {
    n->next = NULL;
    free(n);
}

// Wrong: `release` has freed it; it is written to, and freed once more.
void reset_wrong(struct node *n) {
    release(n);
    n->value = 0;
    free(n);
}

static void unref(struct node *n) {
    if (--n->value == 0)
        free(n);
}

// Right if others hold references, and left out: `unref` frees only sometimes.
void unref_twice(struct node *n) {
    unref(n);
    unref(n);
}

// Right: a new pointer of the same name.
int grow_right(char *buffer) {
    free(buffer);
    buffer = malloc(16);
    if (!buffer)
        return 0;
    buffer[0] = 0;
    free(buffer);
    return 1;
}

struct holder {
    char *text;
};

// Wrong, and not found: the pointer is freed by one name in memory and read by another.
int through_memory(struct holder *h) {
    free(h->text);
    return h->text[0];
}
