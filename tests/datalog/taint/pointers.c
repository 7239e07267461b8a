// Calls through pointers, callbacks of the library, threads.
#include <pthread.h>
#include <search.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void run(char *s) { system(s); }
static void show(char *s) { puts(s); }

struct actions { void (*first)(char *), (*second)(char *); };
static struct actions actions = {run, show};
void table_bad(void) { actions.first(getenv("A")); }
void table_good(void) { actions.second(getenv("A")); }

void pointer_bad(int n) {
    void (*action)(char *) = n ? run : show;
    action(getenv("A"));
}

static char *shared;
static void *thread(void *text) {
    system(text);
    return 0;
}
static void *quiet(void *text) {
    puts(text);
    return 0;
}
void thread_bad(void) {
    pthread_t id;
    pthread_create(&id, 0, thread, getenv("A"));
}
void thread_good(void) {
    pthread_t id;
    pthread_create(&id, 0, quiet, getenv("A"));
}
static void *shared_thread_bad(void *unused) {
    system(shared);
    return 0;
}
void share(void) {
    pthread_t id;
    shared = getenv("A");
    pthread_create(&id, 0, shared_thread_bad, 0);
}

// Elements that are sorted, and the comparison that sees them.
static int compare_bad(const void *left, const void *right) {
    system(*(char **)left);
    return strcmp(*(char **)left, *(char **)right);
}
void sorted(void) {
    char *names[2] = {getenv("A"), "x"};
    qsort(names, 2, sizeof *names, compare_bad);
}

// A list.
struct node { struct node *next; char *text; };
void list_bad(void) {
    struct node *first = 0, *node;
    int i;
    for (i = 0; i < 3; i++) {
        node = malloc(sizeof *node);
        node->next = first;
        node->text = getenv("A");
        first = node;
    }
    for (node = first; node; node = node->next)
        system(node->text);
}

int main(int argc, char **argv) {
    table_bad(), table_good(), pointer_bad(argc), thread_bad(), thread_good(), share(), sorted();
    list_bad();
    return 0;
}
