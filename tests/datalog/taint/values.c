// Through values, calls, memory under several names.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct box { int n; char *text; };
struct line { char name[16]; char command[64]; };

void direct_bad(void) { system(getenv("A")); }
void constant_good(void) { puts(getenv("A")); system("ls"); }

// Calls and returns are matched.
static char *id(char *s) { return s; }
void id_bad(void) {
    char *x = id(getenv("A")), *y = id("ls");
    system(x);
    puts(y);
}
void id_good(void) {
    char *x = id(getenv("A")), *y = id("ls");
    system(y);
    puts(x);
}
static char *twice(char *s) { return id(id(s)); }
void twice_bad(void) {
    char *x = twice(getenv("A")), *y = twice("ls");
    system(x);
    puts(y);
}
void twice_good(void) {
    char *x = twice(getenv("A")), *y = twice("ls");
    system(y);
    puts(x);
}
static char *brings(void) { return getenv("A"); }
void brings_bad(void) { system(brings()); }
static void runs(const char *command) { system(command); }
void runs_bad(void) { runs(getenv("A")); }
void runs_not_good(void) { runs("ls"); }

// What is overwritten is gone, in a variable.
void overwritten_good(void) {
    char *x = getenv("A");
    puts(x);
    x = "ls";
    system(x);
}
void joined_bad(int n) {
    char *x = "ls";
    if (n)
        x = getenv("A");
    system(x);
}

// Other names of one place.
void alias_bad(void) {
    struct box b, *p = &b, *q;
    p->text = getenv("A");
    q = p;
    system(q->text);
}
void copied_bad(void) {
    struct box a, b;
    a.text = getenv("A");
    memcpy(&b, &a, sizeof a);
    system(b.text);
}
void assigned_bad(void) {
    struct box a = {1, getenv("A")}, b = a;
    system(b.text);
}
void cell_bad(char **cells) {
    char **again = cells;
    cells[1] = getenv("A");
    system(again[1]);
}
void cell_good(char **cells) {
    char **again = cells;
    cells[1] = getenv("A");
    again[0] = "ls";
    system(again[0]);
}
void heap_bad(void) {
    struct box *b = malloc(sizeof *b);
    b->text = getenv("A");
    system(b->text);
    free(b);
}

// Getters and setters of one object and of another.
static void set(struct box *b, char *text) { b->text = text; }
static char *get(struct box *b) { return b->text; }
void set_bad(void) {
    struct box a, b;
    set(&a, getenv("A"));
    set(&b, "ls");
    system(a.text);
    puts(b.text);
}
void set_good(void) {
    struct box a, b;
    set(&a, getenv("A"));
    set(&b, "ls");
    system(b.text);
    puts(a.text);
}
void get_bad(void) {
    struct box a, b;
    a.text = getenv("A");
    b.text = "ls";
    system(get(&a));
    puts(get(&b));
}
void get_good(void) {
    struct box a, b;
    a.text = getenv("A");
    b.text = "ls";
    system(get(&b));
    puts(get(&a));
}
void out_bad(char **out) {
    char *text;
    set((struct box *)out, getenv("A"));
    text = ((struct box *)out)->text;
    system(text);
}

// An index or a comparison that comes from outside chooses, and nothing more.
static char *const commands[2] = {"ls", "ps"};
void choose_good(void) {
    char *wish = getenv("A");
    system(commands[wish && wish[0] == 'x']);
}
// A byte of the text is text.
void bytes_bad(void) {
    char *from = getenv("A"), to[64];
    int i;
    for (i = 0; i < 63 && from[i]; i++)
        to[i] = from[i];
    to[i] = 0;
    system(to);
}

// Globals.
static char *kept;
static char *other = "ls";
void keep(void) { kept = getenv("A"); }
void kept_bad(void) { system(kept); }
void other_good(void) { system(other); }

int main(void) {
    char *cells[2];
    direct_bad(), constant_good(), id_bad(), id_good(), twice_bad(), twice_good(), brings_bad();
    runs_bad(), runs_not_good(), overwritten_good(), joined_bad(getpid()), alias_bad();
    copied_bad(), assigned_bad(), cell_bad(malloc(16)), cell_good(malloc(16)), heap_bad();
    set_bad(), set_good(), get_bad(), get_good(), out_bad(malloc(16));
    choose_good(), bytes_bad(), keep(), kept_bad(), other_good();
    return 0;
}
