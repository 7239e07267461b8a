// Ways to a shell.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Three steps from `serve`, with a command that is put together.
static int run(const char *command) {
    return system(command);
}

static int convert(const char *file) {
    char command[256];
    snprintf(command, sizeof command, "convert %s out.png", file);
    return run(command);
}

// A command that is written here is less of a danger: it is marked `constant`.
static int clear_screen(void) {
    return system("clear");
}

static int count(const char *file) {
    return (int)strlen(file);
}

// `convert` is reached through a table of functions.
static int (*const actions[])(const char *) = {convert, count};

int serve(int which, const char *file) {
    return actions[which & 1](file);
}

// Only by the type of the function pointer: `possible`.
int apply(int (*action)(const char *), const char *file) {
    return action(file);
}

// Reaches nothing.
int harmless(const char *file) {
    return count(file);
}

int edit(char *const args[]) {
    return execv("/usr/bin/vi", args);
}

int main(int argc, char **argv) {
    clear_screen();
    return argc > 1 ? serve(0, argv[1]) : harmless(argv[0]);
}
