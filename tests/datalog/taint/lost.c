// What a round of trials found lost, or found where it is not.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

void decode(char *to, const char *from);

// Intrinsics compute.
void swap_bad(int s) {
    uint64_t n = 0;
    recv(s, &n, 8, 0);
    system((char *)(uintptr_t)__builtin_bswap64(n));
}
void overflow_bad(int s) {
    uint64_t n = 0, m;
    recv(s, &n, 8, 0);
    if (!__builtin_add_overflow(n, 4, &m))
        system((char *)(uintptr_t)m);
}

// Few bytes that are copied are few bytes.
struct packet {
    uint16_t length;
    char text[64];
};
void few_good(int s) {
    char buffer[80];
    struct packet packet = {0, "ls"};
    recv(s, buffer, sizeof buffer, 0);
    memcpy(&packet.length, buffer + 2, 2);
    printf("%d", packet.length);
    system(packet.text);
}
void few_bad(int s) {
    char buffer[80];
    struct packet packet = {0, "ls"};
    recv(s, buffer, sizeof buffer, 0);
    memcpy(packet.text, buffer + 2, 8);
    system(packet.text);
}

// A copy is a step.
static char command[64];
void copy_bad(int s) {
    char buffer[64];
    recv(s, buffer, sizeof buffer, 0);
    memcpy(command, buffer, sizeof buffer);
    system(command);
}

// Memory that is handed to nobody knows what.
void decoded_lost(int s) {
    char buffer[64], text[64];
    recv(s, buffer, sizeof buffer, 0);
    decode(text, buffer);
    system(text);
}

// Intrinsics by the names that C has for them.
void length_bad(int s) {
    char buffer[64];
    uint16_t n = 0;
    recv(s, &n, 2, 0);
    memcpy(buffer, command, n);
    puts(buffer);
}
