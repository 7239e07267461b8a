// Sources and sinks that no name tells: numbers 4242 that are stored or returned, what `fetch` fills,
// divisors, and parameters of functions that others call.
#include <stdlib.h>
#include <unistd.h>

void fetch(int how, int *to);
void keep(int *from);
void keep_list(int **from);
void strip(char *);

struct box { int first; volatile int second; };

int stored_bad(struct box *b, int n) {
    b->second = 4242;
    return n / b->second;
}
int stored_good(struct box *b, int n) {
    b->second = 4242;
    return n / b->first;
}
int variable_bad(int n) {
    volatile int divisor = 4242;
    return n / divisor;
}
__attribute__((weak)) int number(void) { return 4242; }
int returned_bad(int n) { return n / number(); }
int dividend_good(void) { return number() / 7; }

int fetched_bad(int n) {
    int divisor;
    fetch(1, &divisor);
    return n / divisor;
}
void kept_bad(void) {
    int value;
    fetch(1, &value);
    keep(&value);
}
void kept_list_bad(void) {
    int value, *list[1] = {&value};
    fetch(1, &value);
    keep_list(list);
}
void kept_good(void) {
    int value = 1, other;
    fetch(1, &other);
    keep(&value);
}

// A parameter, by whoever calls it.
void entry_bad(const char *data) { system(data); }
void other_entry_good(const char *data) { system(data); }

// What is clean may be read again, and written again where control comes from there.
int first_good(void) {
    char buffer[100];
    char command[2] = {0, 0};
    read(0, buffer, sizeof buffer);
    strip(buffer);
    command[0] = buffer[0];
    return system(command);
}
void around_bad(int n) {
    char buffer[100];
    buffer[0] = 0;
    while (n--) {
        strip(buffer);
        if (n)
            read(0, buffer, sizeof buffer);
        else
            system("ls");
    }
    system(buffer);
}

int main(void) {
    struct box *b = malloc(sizeof *b);
    stored_bad(b, 3), stored_good(malloc(8), 3), variable_bad(3), returned_bad(3), dividend_good();
    fetched_bad(3), kept_bad(), kept_list_bad(), kept_good(), first_good(), around_bad(getpid());
    return 0;
}
