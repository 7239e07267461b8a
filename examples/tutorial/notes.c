// A list of notes, for the tutorial. One of its functions has a mistake.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct note {
    char *text;
    struct note *next;
};

static struct note *first;
static int count;

static char *copy(const char *text) {
    char *mine = malloc(strlen(text) + 1);
    strcpy(mine, text);
    return mine;
}

static int add(const char *text) {
    struct note *note = malloc(sizeof *note);
    if (!note)
        return -1;
    note->text = copy(text);
    note->next = first;
    first = note;
    count++;
    return 0;
}

static struct note *find(const char *word) {
    for (struct note *note = first; note; note = note->next)
        if (strstr(note->text, word))
            return note;
    return NULL;
}

static int depth(const struct note *note) {
    return note ? 1 + depth(note->next) : 0;
}

static void each(void (*act)(struct note *)) {
    for (struct note *note = first; note; note = note->next)
        act(note);
}

static void show(struct note *note) {
    puts(note->text);
}

static void forget(struct note *note) {
    free(note->text);
    note->text = NULL;
}

int main(int argc, char **argv) {
    for (int i = 1; i < argc; i++)
        if (add(argv[i]))
            return 1;
    each(show);
    const struct note *found = find("milk");
    if (found)
        printf("do not forget: %s\n", found->text);
    printf("%d of %d notes\n", depth(first), count);
    each(forget);
    return 0;
}
