// Lengths from outside.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

char room[64];
static volatile int asked;
static int input(void) {
    asked++;
    char *text = getenv("NUMBER");
    return text ? atoi(text) : 0;
}

void length_plain_bad(const char *from) { memcpy(room, from, (size_t)input()); }
void length_string_bad(const char *from) { strncpy(room, from, (size_t)input()); }
void length_read_bad(int file) { read(file, room, (size_t)input()); }
void length_fill_bad(void) { memset(room, 0, (size_t)input()); }
void length_both_good(const char *from) {
    int n = input();
    if (n < 0 || n > 64)
        return;
    memcpy(room, from, (size_t)n);
}
void length_unsigned_good(const char *from) {
    size_t n = (size_t)input();
    if (n > sizeof room)
        return;
    memcpy(room, from, n);
}
void length_signed_bad(const char *from) {
    int n = input();
    if (n > 64)
        return;
    memcpy(room, from, (size_t)n);
}
void length_least_good(const char *from) {
    size_t n = (size_t)input();
    memcpy(room, from, n < sizeof room ? n : sizeof room);
}
void length_cut_good(const char *from) {
    size_t n = (size_t)input();
    if (n > sizeof room)
        n = sizeof room;
    memcpy(room, from, n);
}
void length_received_bad(int file, const char *from) {
    unsigned n;
    if (recv(file, &n, sizeof n, 0) != (ssize_t)sizeof n)
        return;
    recv(file, room, n, 0);
}
void length_received_good(int file, const char *from) {
    unsigned n;
    if (recv(file, &n, sizeof n, 0) != (ssize_t)sizeof n)
        return;
    if (n > sizeof room)
        return;
    recv(file, room, n, 0);
}
char *length_allocated_good(const char *from) {
    size_t n = (size_t)input();
    char *to = malloc(n);
    if (to)
        memcpy(to, from, n);
    return to;
}
char *length_allocated_bad(const char *from) {
    size_t n = (size_t)input(), m = (size_t)input();
    char *to = malloc(n);
    if (to)
        memcpy(to, from, m);
    return to;
}
static void copy(const char *from, size_t n) { memcpy(room, from, n); }
void length_caller_good(const char *from) {
    size_t n = (size_t)input();
    if (n <= sizeof room)
        copy(from, n);
}
static void length_callee_bad(const char *from, size_t n) { memcpy(room, from, n); }
void call_it(const char *from) { length_callee_bad(from, (size_t)input()); }
void length_constant_good(const char *from) {
    if (input() > 3)
        memcpy(room, from, sizeof room);
}
void length_wrong_way_bad(const char *from) {
    size_t n = (size_t)input();
    if (n < 64)
        return;
    memcpy(room, from, n);
}
void length_joined_bad(const char *from, int c) {
    size_t n = (size_t)input();
    if (c) {
        if (n > sizeof room)
            return;
    }
    memcpy(room, from, n);
}
void length_cut_bad(const char *from, int c) {
    size_t n = (size_t)input();
    if (n > sizeof room && c)
        n = sizeof room;
    memcpy(room, from, n);
}
void length_cut_again_bad(const char *from) {
    size_t n = (size_t)input();
    if (n > sizeof room)
        n = (size_t)input();
    memcpy(room, from, n);
}
