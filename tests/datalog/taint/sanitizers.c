// What makes data clean, and where.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

char *quoted(char *);
int is_safe(const char *);
void strip(char *);

void quoted_good(void) { system(quoted(getenv("A"))); }
void quoted_other_bad(void) {
    char *x = getenv("A");
    puts(quoted(x));
    system(x);
}
void quoted_format_bad(void) { printf(quoted(getenv("A"))); }

void guard_good(void) {
    char *x = getenv("A");
    if (is_safe(x))
        system(x);
}
void guard_return_good(void) {
    char *x = getenv("A");
    if (!is_safe(x))
        return;
    puts("runs");
    system(x);
}
void guard_variable_good(void) {
    char *x = getenv("A");
    int safe = is_safe(x);
    if (safe)
        system(x);
}
void guard_after_bad(void) {
    char *x = getenv("A");
    if (is_safe(x))
        puts("safe");
    system(x);
}
void guard_wrong_way_bad(void) {
    char *x = getenv("A");
    if (!is_safe(x))
        system(x);
}
void guard_again_bad(void) {
    char *x = getenv("A");
    if (is_safe(x)) {
        x = getenv("B");
        system(x);
    }
}
void guard_buffer_good(void) {
    char buffer[100];
    read(0, buffer, sizeof buffer);
    if (is_safe(buffer))
        system(buffer);
}

void strip_good(void) {
    char buffer[100];
    read(0, buffer, sizeof buffer);
    strip(buffer);
    system(buffer);
}
void strip_late_bad(void) {
    char buffer[100];
    read(0, buffer, sizeof buffer);
    system(buffer);
    strip(buffer);
}
void strip_other_bad(void) {
    char buffer[100], other[100];
    read(0, buffer, sizeof buffer);
    strip(other);
    system(buffer);
}

int main(void) {
    quoted_good(), quoted_other_bad(), quoted_format_bad(), guard_good(), guard_return_good();
    guard_variable_good(), guard_after_bad(), guard_wrong_way_bad(), guard_again_bad();
    guard_buffer_good(), strip_good(), strip_late_bad(), strip_other_bad();
    return 0;
}
