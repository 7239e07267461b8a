// Bounds that an interval has, and that the program does not get to: rows of unknown. Of those that
// it gets to, the check tells.
#include <stdlib.h>
#include <string.h>

int table[10];
static volatile int asked;
static int input(void) { return asked; }
struct pair {
    unsigned short count;
    unsigned kind : 2;
    unsigned char at;
};
extern struct pair *given(void);

// A limit is no better than what it compares with: two bytes.
int access_count_good(void) {
    struct pair *pair = given();
    int sum = 0;
    for (int i = 0; i < pair->count; i++)
        sum += table[i];
    return sum;
}
int access_count_bad(void) {
    struct pair *pair = given();
    int sum = 0;
    for (int i = 0; i < pair->count && i < 12; i++)
        sum += table[i];
    return sum;
}
int access_equal_good(void) {
    struct pair *pair = given();
    int at = pair->at;
    return at == pair->count ? table[at] : 0;
}
// What a byte is not does not bound it.
int access_unequal_good(void) {
    unsigned char c = given()->at;
    return c != 34 ? table[c] : 0;
}
// The bits of a field are its type; those of a number in hand are what the program makes of it.
int access_bits_good(void) {
    static const char names[] = {'a', 'b', 'c'};
    return names[given()->kind];
}
int access_bits_bad(void) {
    static const char names[] = {'a', 'b', 'c'};
    return names[input() & 3];
}
// So for lengths.
void access_length_good(char *to) {
    static const char from[10];
    struct pair *pair = given();
    int count = pair->count < 10 ? pair->count : 10;
    memcpy(to, from, count);
}
void access_length_bad(char *to) {
    static const char from[10];
    int count = input();
    if (count > 0 && count < 12)
        memcpy(to, from, count);
}
// A string has its end in its object, whatever mask is on its length.
void access_string_good(char *to, const char *other) {
    const char *from = other ? other : "NUM";
    memcpy(to, from, (strlen(from) & 0x3fffffff) + 1);
}
// That a remainder is less than 0, nothing tells.
int access_rest_good(void) {
    signed char c = given()->at;
    return table[(c + 3) % 10];
}
// What is computed of `i` is known before what is compared afterwards.
int access_later_good(int *other) {
    int sum = 0;
    for (int i = -4; i < 5; i++) {
        int at = i < 0 ? -i : i;
        if (i < 0 && table[at - 1])
            sum++;
    }
    return sum;
}
int access_before_bad(void) {
    int sum = 0;
    for (int i = 0; i < 5; i++) {
        int at = i - 1;
        sum += table[at];
    }
    return sum;
}
// The last of even numbers below 10 is 8.
int access_even_good(void) {
    int sum = 0;
    for (int i = 0; i < 10; i += 2)
        sum += table[i + 1];
    return sum;
}
int access_even_bad(void) {
    int sum = 0;
    for (int i = 0; i < 10; i += 3)
        sum += table[i + 1];
    return sum;
}
// The limit grows in the loop, and is looked at again.
int access_growing_good(void) {
    int sum = 0, end = input();
    if (end < 1 || end > 9)
        return 0;
    for (int i = 0; i < end; i++)
        while (input()) {
            if (i + 1 >= end) {
                end = i + 2;
                if (end > 10)
                    return 0;
            }
            sum += table[i + 1];
        }
    return sum;
}
int access_fixed_bad(void) {
    int sum = 0, end = input();
    if (end > 10)
        end = 10;
    for (int i = 0; i < end; i++)
        sum += table[i + 1];
    return sum;
}
// A loop of which nothing says that it does not run.
int access_ran_good(unsigned long number) {
    char digits[24];
    int at = 23;
    number |= 1;
    while (number) {
        digits[at--] = number % 10;
        number /= 10;
    }
    return digits[at + 1];
}
int access_through_bad(void) {
    int at;
    for (at = 0; at < 10; at++)
        if (table[at] == 1)
            break;
    return table[at];
}
// Control never gets there.
int access_never_good(void) {
    int number = 20;
    return number < 10 ? table[12] : 0;
}
// Where a pointer gets to that moves in a loop, only comparisons of pointers tell.
int access_back_good(void) {
    char text[20] = {0};
    for (char *at = text + 4; at > text; at--)
        *at = 1;
    return text[1];
}
// Which object it is decides how far the loop runs.
int access_skip_good(void) {
    const char *at = input() ? "" : "good";
    int sum = 0;
    while (*at) {
        at++;
        sum += *at;
    }
    return sum;
}
// How small the object may be, only the type of its size tells.
int access_room_good(void) {
    unsigned char number = input();
    char *text = malloc(number + 1u);
    int last = 0;
    if (text && number > 20) {
        text[20] = 1;
        last = text[20];
    }
    free(text);
    return last;
}

int main(int argc, char **argv) {
    char to[100];
    access_length_good(to);
    access_length_bad(to);
    access_string_good(to, argv[1]);
    return access_count_good() + access_count_bad() + access_equal_good() + access_unequal_good() +
           access_bits_good() + access_bits_bad() + access_rest_good() + access_later_good(0) +
           access_before_bad() + access_even_good() + access_even_bad() + access_growing_good() +
           access_fixed_bad() + access_ran_good(argc) + access_through_bad() +
           access_never_good() + access_back_good() + access_room_good() +
           access_skip_good();
}
