// Where data goes no further, and why.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char *quoted(const char *text);
int is_safe(const char *text);
void strip(char *text);
char *mystery(const char *text);

void cut_result_good(void) { system(quoted(getenv("A"))); }
void cut_guard_good(void) {
    char *text = getenv("A");
    if (is_safe(text))
        system(text);
}
void cut_cleaned_good(FILE *file) {
    char line[80];
    if (!fgets(line, sizeof line, file))
        return;
    strip(line);
    system(line);
}
void cut_variable_good(void) {
    char *text = getenv("A");
    text = "ls";
    system(text);
}
void cut_branch_bad(int c) {
    char *text = getenv("A");
    if (c)
        text = "ls";
    system(text);
}
void cut_place_good(char **where) {
    *where = getenv("A");
    *where = "ls";
    system(*where);
}
void cut_before_good(char **where) {
    *where = "ls";
    system(*where);
    *where = getenv("A");
}
void cut_unknown_good(void) { system(mystery(getenv("A"))); }
