// Of each function the name says whether data gets there; `one` is so because memory is one.
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

struct box { char *command, *other; };
static struct box shared;
static char *const table[] = {"date", "ls"};

void value_bad(void) { system(getenv("A")); }
void value_good(void) {
    getenv("A");
    system("date");
}
void memory_bad(void) {
    shared.command = getenv("A");
    system(shared.command);
}
void memory_one(void) { system(shared.other); }
void heap_bad(void) {
    struct box *made = malloc(sizeof *made), *copy = malloc(sizeof *copy);
    made->other = getenv("A");
    memcpy(copy, made, sizeof *copy);
    system(copy->other);
}
void constant_good(int which) { system(table[which & 1]); }

static void run(int count, ...) {
    va_list list;
    va_start(list, count);
    system(va_arg(list, char *));
    va_end(list);
}
void varargs_bad(void) { run(1, getenv("A")); }

static char *command_of(struct box *from) { return from->command; }
void getter_bad(void) {
    struct box *made = malloc(sizeof *made);
    made->command = getenv("A");
    system(command_of(made));
}
