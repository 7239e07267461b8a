// Accesses of objects.
#include <stdlib.h>
#include <string.h>

int table[10];
static volatile int asked;
static int input(void) { return asked; }
struct pair {
    int count;
    int item[4];
};

int access_constant_good(void) { return table[9]; }
int access_loop_good(void) {
    int sum = 0;
    for (int i = 0; i < 10; i++)
        sum += table[i];
    return sum;
}
int access_loop_bad(void) {
    int sum = 0;
    for (int i = 0; i <= 10; i++)
        sum += table[i];
    return sum;
}
int access_down_good(void) {
    int sum = 0;
    for (int i = 9; i >= 0; i--)
        sum += table[i];
    return sum;
}
int access_tested_good(void) {
    int i = input();
    return i >= 0 && i < 10 ? table[i] : 0;
}
int access_tested_bad(void) {
    int i = input();
    return i >= 0 && i < 12 ? table[i] : 0;
}
int access_below_bad(void) {
    int i = input();
    return i >= -1 && i < 10 ? table[i] : 0;
}
// Nothing says how large it is: a row of unknown.
int access_unlimited_good(void) { return table[input()]; }
int access_masked_good(void) { return table[input() & 7]; }
int access_masked_bad(void) { return table[input() & 15]; }
int access_rest_good(void) { return table[(unsigned)input() % 10]; }
int access_field_good(void) {
    struct pair pair = {0};
    return pair.item[input() & 3];
}
int access_field_bad(void) {
    struct pair pair = {0};
    return pair.item[input() & 7];
}
int access_rows_good(void) {
    static int rows[3][5];
    int sum = 0;
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 5; k++)
            sum += rows[i][k];
    return sum;
}
int access_rows_bad(void) {
    static int rows[3][5];
    int sum = 0;
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 5; k++)
            sum += rows[i][k];
    return sum;
}
void access_heap_good(void) {
    char *text = malloc(50);
    if (text)
        memset(text, 0, 50);
    free(text);
}
void access_heap_bad(void) {
    char *text = malloc(50);
    if (text)
        memset(text, 0, 51);
    free(text);
}
void access_calloc_bad(void) {
    int *all = calloc(10, sizeof *all);
    for (int i = 0; all && i < 11; i++)
        all[i] = i;
    free(all);
}
void access_sized_good(void) {
    int count = input() & 15;
    int *all = malloc((count + 16) * sizeof *all);
    for (int i = 0; all && i < 16; i++)
        all[i] = i;
    free(all);
}
void access_copy_bad(void) {
    char from[20], to[10];
    memset(from, 1, sizeof from);
    memcpy(to, from, sizeof from);
    asked = to[0];
}
int access_pointer_good(void) {
    int *end = table + 10;
    return end[-1];
}
int access_pointer_bad(void) {
    int *end = table + 10;
    return end[0];
}
static void fill(char *to, int count) {
    for (int i = 0; i < count; i++)
        to[i] = 0;
}
int access_called_good(void) {
    char text[16];
    fill(text, 16);
    return text[0];
}
int access_chosen_bad(void) {
    char small[8] = {0}, large[16] = {0};
    char *text = input() ? small : large;
    return text[12];
}
// What a type holds is no bound that the program gives: a row of unknown.
int access_byte_good(void) { return table[(unsigned char)asked]; }
int access_byte_limited_bad(void) {
    unsigned char c = asked;
    return c < 12 ? table[c] : 0;
}
int access_byte_moved_good(void) {
    unsigned char c = asked;
    return table[c / 2 + 1];
}
// Called for two objects: which has which length is lost, and its accesses are not followed.
static void clear(char *to, int count) {
    for (int i = 0; i < count; i++)
        to[i] = 0;
}
int access_both_good(void) {
    char small[8], large[16];
    clear(small, 8);
    clear(large, 16);
    return small[7] + large[15];
}
static int element(int at) { return table[at]; }
int access_element_bad(void) { return element(3) + element(12); }
// The pointer lies in memory that others may change.
// It may be another object: that is not said to be left always.
extern const char *given(void);
int access_either_bad(void) {
    const char *text = given();
    if (!text)
        text = "";
    return text[1];
}
int access_two_bad(void) {
    static int one;
    int *place = input() ? table : &one;
    return place[3];
}
int *where;
int access_stored_good(void) { return where[input() & 15]; }

int main(void) {
    access_copy_bad();
    return access_loop_bad();
}
