// Commands, formats and paths, from outside and not.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <syslog.h>
#include <unistd.h>

void command_environment_bad(void) {
    char line[200];
    snprintf(line, sizeof line, "%s -v", getenv("EDITOR"));
    system(line);
}

void command_constant_good(void) {
    char line[200];
    snprintf(line, sizeof line, "%s -v", "vi");
    system(line);
}

void command_argument_bad(int connection) {
    char name[64], *arguments[] = {"ls", name, NULL};
    ssize_t length = recv(connection, name, sizeof name - 1, 0);
    name[length < 0 ? 0 : length] = 0;
    execvp(name, arguments);
}

void command_chosen_good(int connection) {
    char which = 0;
    recv(connection, &which, 1, 0);
    system(which == 'a' ? "ls" : "pwd");
}

void format_file_bad(FILE *file) {
    char line[100];
    if (fgets(line, sizeof line, file))
        printf(line);
}

void format_argument_good(FILE *file) {
    char line[100];
    if (fgets(line, sizeof line, file))
        printf("%s", line);
}

void format_log_bad(int connection) {
    char line[100];
    read(connection, line, sizeof line);
    syslog(LOG_ERR, line);
}

int path_below_bad(int connection) {
    char path[200] = "/srv/files/";
    recv(connection, path + 11, sizeof path - 12, 0);
    return open(path, O_RDONLY);
}

int path_constant_good(int connection) {
    char data[100];
    int file = open("/srv/log", O_WRONLY);
    write(file, data, recv(connection, data, sizeof data, 0));
    return file;
}

void path_removed_bad(FILE *file) {
    char line[100];
    if (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\n")] = 0;
        remove(line);
    }
}

void path_numbered_good(FILE *file) {
    char line[100], path[40];
    if (fgets(line, sizeof line, file)) {
        // Which of ten files it is may be from outside; its name is not.
        static const char *const names[] = {"/srv/0", "/srv/1"};
        strcpy(path, names[line[0] == '1']);
        unlink(path);
    }
}
