// Text from outside that is used as a format.
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <syslog.h>

// Right: the text is an argument, not the format.
void show_right(void) {
    printf("%s\n", getenv("HOME"));
}

// Wrong: `HOME=%n` writes to memory.
void show_wrong(void) {
    printf(getenv("HOME"));
}

// Wrong: copied, cut and pasted, it is still text from outside.
void copy_wrong(void) {
    char line[128], message[256];
    if (!fgets(line, sizeof line, stdin))
        return;
    strcpy(message, "input: ");
    strcat(message, line);
    fprintf(stderr, message);
}

// Right: the text from outside only chooses among formats that are written here.
static const char *const formats[2] = {"%d\n", "%x\n"};
void choose_right(int n) {
    char *wish = getenv("STYLE");
    printf(formats[wish != NULL && wish[0] == 'x'], n);
}

// A function of the program's own that takes a format.
static void complain(const char *format, ...) {
    va_list args;
    va_start(args, format);
    vsyslog(LOG_ERR, format, args);
    va_end(args);
}

// Right.
void complain_right(const char *name) {
    complain("no such file: %s\n", name);
}

// Wrong: two functions away from the library.
int main(int argc, char **argv) {
    if (argc > 1)
        complain(argv[1]);
    complain_right(argv[0]);
    show_right();
    return 0;
}
