// Memory of which no object is known: behind parameters of functions that nobody calls, and behind
// global pointers that nobody sets.
#include <stdio.h>
#include <stdlib.h>

struct node {
    char *text;
    struct node *next;
};
struct node *head;
struct node *other_head;
struct node *moved;
void change(void);

void opaque_global_bad(void) {
    head->text = getenv("A");
    system(head->text);
}
void opaque_deep_bad(void) {
    head->next->text = getenv("A");
    system(head->next->text);
}
void opaque_parameter_bad(struct node **list) {
    list[1]->text = getenv("A");
    system(list[1]->text);
}
void opaque_filled_bad(FILE *file) {
    fgets(head->text, 9, file);
    system(head->text);
}
void opaque_field_good(void) {
    head->text = getenv("A");
    system(head->next->text);
}
void opaque_overwritten_good(void) {
    head->text = getenv("A");
    head->text = "ls";
    system(head->text);
}
void opaque_other_good(void) {
    other_head->text = getenv("A");
    head->text = "ls";
    system(head->text);
}
// The other may be the same.
void opaque_maybe_bad(void) {
    head->text = getenv("A");
    other_head->text = "ls";
    system(head->text);
}
void opaque_element_good(struct node **list) {
    list[1]->text = getenv("A");
    system(list[2]->text);
}
void opaque_changed_bad(void) {
    head->text = "ls";
    change();
    head->text = getenv("A");
    change();
    system(head->text);
}
// Where the function itself sets the pointer it is another one afterwards.
void opaque_set_good(struct node **list, struct node *to) {
    list[1]->text = getenv("A");
    list[1] = to;
    system(list[1]->text);
}
void opaque_set_kept_bad(struct node **list, struct node *to) {
    struct node *from = list[1];
    from->text = getenv("A");
    list[1] = to;
    to->text = "ls";
    system(from->text);
}
void opaque_walk_good(struct node **list, struct node *to, int n) {
    list[1]->text = getenv("A");
    list[n] = to;
    to->text = "ls";
    system(to->text);
}
void set_moved(struct node *to) { moved = to; }
