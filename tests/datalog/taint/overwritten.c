// What is overwritten in memory is gone, and what is made clean may be written again.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void strip(char *);
void note(void);

struct box { int n; char *text, *other; };

// A field, through a pointer, on one way and on two.
void field_good(struct box *b) {
    b->text = getenv("A");
    b->text = "ls";
    system(b->text);
}
void branches_good(struct box *b, int n) {
    b->text = getenv("A");
    if (n)
        b->text = "ls";
    else
        b->text = "ps";
    system(b->text);
}
void branch_bad(struct box *b, int n) {
    b->text = getenv("A");
    if (n)
        b->text = "ls";
    system(b->text);
}
void other_field_bad(struct box *b) {
    b->text = getenv("A");
    b->other = "ls";
    system(b->text);
}

// Another address may be the same place; a call may write it; a part is not all.
void alias_bad(struct box *b, char **p) {
    b->text = "ls";
    *p = getenv("A");
    system(b->text);
}
static struct box *known;
static void change(void) { known->text = getenv("A"); }
void call_bad(struct box *b) {
    known = b;
    b->text = "ls";
    change();
    system(b->text);
}
void part_bad(struct box *b) {
    b->text = getenv("A");
    *(char *)&b->text = 'x';
    system(b->text);
}
void loop_bad(struct box *b, int n) {
    char *x = "ls";
    b->text = "ls";
    while (n--) {
        x = b->text;
        b->text = getenv("A");
    }
    system(x);
}
// The address is another each time.
void moving_bad(struct box *b, int n) {
    int i;
    for (i = 0; i < n; i++)
        b[i].text = getenv("A");
    b[0].text = "ls";
    for (i = 0; i < n; i++)
        system(b[i].text);
}

// Elements that a function is passed.
static void second_good(char **list) { system(list[1]); }
static void first_bad(char **list) { system(list[0]); }
void elements(void) {
    char *list[2] = {getenv("A"), "ls"};
    second_good(list);
    first_bad(list);
}

// Clean, and not any more.
void again_bad(void) {
    char buffer[100];
    read(0, buffer, sizeof buffer);
    strip(buffer);
    read(0, buffer, sizeof buffer);
    system(buffer);
}
static void fill(char *to) { read(0, to, 100); }
void filled_again_bad(void) {
    char buffer[100];
    strip(buffer);
    fill(buffer);
    system(buffer);
}
void shown_good(void) {
    char buffer[100];
    read(0, buffer, sizeof buffer);
    strip(buffer);
    puts(buffer);
    system(buffer);
}

int main(int argc, char **argv) {
    struct box boxes[4], *box = malloc(sizeof *box);
    field_good(malloc(24)), branches_good(malloc(24), getpid()), branch_bad(malloc(24), getpid());
    other_field_bad(malloc(24)), alias_bad(box, &box->text), call_bad(malloc(24));
    part_bad(malloc(24)), loop_bad(malloc(24), getpid()), moving_bad(boxes, 4);
    elements(), again_bad(), filled_again_bad(), shown_good();
    return 0;
}
