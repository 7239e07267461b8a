// Sources and library functions: arguments of main, files, sockets, texts, formats, variable
// arguments.
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

void read_bad(void) {
    char buffer[100];
    read(0, buffer, sizeof buffer);
    system(buffer);
}
void too_late_good(void) {
    char buffer[100];
    strcpy(buffer, "ls");
    system(buffer);
    read(0, buffer, sizeof buffer);
}
void again_bad(int n) {
    char buffer[100];
    strcpy(buffer, "ls");
    while (n--) {
        system(buffer);
        read(0, buffer, sizeof buffer);
    }
}
void recv_bad(int socket) {
    char *buffer = malloc(100);
    recv(socket, buffer, 100, 0);
    execlp(buffer, "x", (char *)0);
}
void fgets_bad(void) {
    char line[100];
    if (fgets(line, sizeof line, stdin))
        printf(line);
}
void fgets_good(void) {
    char line[100];
    if (fgets(line, sizeof line, stdin))
        printf("%s", line);
}
void getline_bad(void) {
    char *line = 0;
    size_t size = 0;
    getline(&line, &size, stdin);
    system(line);
}
void scanf_bad(void) {
    char word[100];
    scanf("%99s", word);
    system(word);
}
void built_bad(void) {
    char command[200] = "ls ";
    strcat(command, getenv("A"));
    system(command);
}
void sprintf_bad(void) {
    char command[200];
    snprintf(command, sizeof command, "%s %d", getenv("A"), 1);
    system(command);
}
void sprintf_good(void) {
    char command[200], other[200];
    snprintf(command, sizeof command, "%s", getenv("A"));
    snprintf(other, sizeof other, "%s", "ls");
    system(other);
    puts(command);
}
void part_bad(void) { system(strchr(strdup(getenv("A")), ':') + 1); }
void number_good(void) { exit(atoi(getenv("A"))); }
void number_bad(void) {
    char command[200];
    sprintf(command, "kill %d", atoi(getenv("A")));
    system(command);
}
void exec_bad(void) {
    char *arguments[3] = {"ls", getenv("A"), 0};
    execv("/bin/ls", arguments);
}
void exec_good(void) {
    char *arguments[3] = {"ls", "-l", 0}, *wish = getenv("A");
    puts(wish);
    execv("/bin/ls", arguments);
}

// A function of the program's own that takes a format.
static void say(const char *format, ...) {
    va_list list;
    va_start(list, format);
    vfprintf(stderr, format, list);
    va_end(list);
}
void say_bad(void) { say(getenv("A")); }
void say_good(void) { say("%s\n", getenv("A")); }
static void run(const char *format, ...) {
    char command[200];
    va_list list;
    va_start(list, format);
    vsnprintf(command, sizeof command, format, list);
    va_end(list);
    system(command);
}
void run_bad(void) { run("ls %s", getenv("A")); }
static char *second(int n, ...) {
    va_list list;
    char *s;
    va_start(list, n);
    s = va_arg(list, char *);
    va_end(list);
    return s;
}
void second_bad(void) { system(second(1, getenv("A"))); }

// A function without a model.
char *unknown(char *);
void unknown_lost(void) { system(unknown(getenv("A"))); }

// A source by a pattern.
void my_source_of_text(int n, char *text);
void pattern_bad(void) {
    char text[20];
    my_source_of_text(3, text);
    system(text);
}

int main(int argc, char **argv) {
    read_bad(), too_late_good(), again_bad(argc), recv_bad(argc), fgets_bad(), fgets_good();
    getline_bad(), scanf_bad(), built_bad(), sprintf_bad(), sprintf_good(), part_bad();
    number_bad(), exec_bad(), exec_good(), say_bad(), say_good(), run_bad(), second_bad();
    unknown_lost(), pattern_bad();
    if (argc > 2)
        system(argv[1]);
    if (argc > 1)
        number_good();
    return 0;
}
