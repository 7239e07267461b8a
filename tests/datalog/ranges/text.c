// How long texts are, and accesses by that.
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

static volatile int asked;
static int input(void) { return asked; }
void outside(void *it);
void elsewhere(void);

// Texts of which the length is known.

// By way of a variable: of a constant alone the compiler itself says how long it is.
unsigned long number_constant(void) {
    const char *text = "hello";
    return strlen(text);
}
unsigned long number_wide(void) {
    const wchar_t *text = L"hello";
    return wcslen(text);
}
unsigned long number_escaped(void) {
    const char *text = "a\\b\tc\xff\x01\xc3\xa4";
    return strlen(text);
}
unsigned long number_empty(void) {
    const char *text = "";
    return strlen(text);
}
unsigned long number_middle(void) {
    const char *text = "hello";
    return strlen(text + 2);
}
unsigned long number_end(void) {
    const char *text = "hello";
    return strlen(text + 5);
}
unsigned long number_somewhere(void) {
    const char *text = "hello";
    return strlen(text + (input() & 3));
}
unsigned long number_first_of_two(void) {
    const char *text = "he\0llo";
    return strlen(text);
}
// Only the first text of an object is followed.
unsigned long number_behind_zero(void) {
    const char *text = "he\0llo";
    return strlen(text + 3);
}
unsigned long number_bytes_of_wide(void) {
    const wchar_t *text = L"hello";
    return strlen((const char *)text);
}
unsigned long number_bytes_of_far(void) {
    const wchar_t *text = L"\x4100";
    return strlen((const char *)text);
}
unsigned long number_filled(void) {
    char text[100];
    memset(text, 'A', 99);
    text[99] = 0;
    return strlen(text);
}
unsigned long number_filled_wide(void) {
    wchar_t text[100];
    wmemset(text, L'A', 99);
    text[99] = 0;
    return wcslen(text);
}
unsigned long number_written(void) {
    char text[4];
    text[0] = 'a';
    text[1] = 'b';
    text[2] = 0;
    return strlen(text);
}
unsigned long number_initialised(void) {
    char text[20] = "hello";
    return strlen(text);
}
unsigned long number_initialised_wide(void) {
    wchar_t text[20] = L"hello";
    return wcslen(text);
}
unsigned long number_appended(void) {
    char text[20];
    strcpy(text, "hello");
    strcat(text, " you");
    strncat(text, "abcdef", 3);
    return strlen(text);
}
unsigned long number_cleared(void) {
    char *text = calloc(10, 1);
    if (!text)
        return 0;
    unsigned long length = strlen(text);
    free(text);
    return length;
}
unsigned long number_cut(void) {
    char text[20] = "hello";
    text[2] = 0;
    return strlen(text);
}
unsigned long number_at_most(void) {
    char text[20];
    outside(text);
    text[19] = 0;
    return strlen(text);
}
unsigned long number_limited(void) {
    const char *text = "hello";
    return strnlen(text, input() & 3);
}
unsigned long number_moved(void) {
    char from[20], to[20];
    strcpy(from, "hello");
    memcpy(to, from, 6);
    return strlen(to);
}
unsigned long number_moved_in_part(void) {
    char from[20], to[20];
    strcpy(from, "hello");
    memcpy(to, from, 3);
    return strlen(to);
}
unsigned long number_printed(void) {
    char from[20], to[30];
    strcpy(from, "hello");
    sprintf(to, "%s", from);
    return strlen(to);
}
unsigned long number_printed_in_part(void) {
    char to[30];
    snprintf(to, 4, "%s", "hello");
    return strlen(to);
}
unsigned long number_joined(void) {
    char text[20];
    if (input())
        strcpy(text, "hello");
    else
        strcpy(text, "you");
    return strlen(text);
}
static unsigned long measure(const char *text) { return strlen(text); }
unsigned long number_passed(void) {
    char text[20] = "hello";
    return measure(text);
}
static void put(char *text) { strcpy(text, "hello"); }
unsigned long number_filled_by_a_call(void) {
    char text[20] = "";
    put(text);
    return strlen(text);
}

unsigned long number_chosen(void) {
    char text[20], other[20];
    strcpy(text, "hello");
    strcpy(other, "you");
    return strlen(input() ? text : other);
}
unsigned long number_rest_of_zeros(void) {
    char text[20];
    memset(text, 0, sizeof text);
    memset(text, 'A', 5);
    return strlen(text); // that more zeros follow is not followed
}
unsigned long number_zeros_in_part(void) {
    wchar_t text[20];
    wmemset(text, L'A', 19);
    text[19] = 0;
    memset(text, 0, 6);
    return wcslen(text);
}
unsigned long number_padded(void) {
    char text[20];
    strncpy(text, "hello", sizeof text);
    return strlen(text);
}
unsigned long number_read_in_between(void) {
    char text[20] = "hello";
    asked = strcmp(text, "you") + text[1];
    puts(text);
    return strlen(text);
}

// Others change the text, or may: what is left of what was known.

static char *kept;
static jmp_buf place;
unsigned long number_changed_elsewhere(void) {
    char text[20] = "hello";
    outside(text);
    return strlen(text);
}
unsigned long number_changed_later(void) {
    char text[20] = "hello";
    kept = text;
    unsigned long before = strlen(text);
    elsewhere();
    return strlen(text) + before;
}
unsigned long number_alias(void) {
    char text[20] = "hello";
    char *other = text;
    kept = text;
    kept[1] = 0;
    other = kept;
    return strlen(text);
}
unsigned long number_one_or_the_other(void) {
    char text[20] = "hello", other[20] = "hello";
    char *to = input() ? text : other;
    *to = 0;
    return strlen(text);
}
unsigned long number_by_what_is_returned(void) {
    char text[20] = "hello";
    char *to = strcpy(text, "you there");
    to[1] = 0;
    return strlen(text);
}
unsigned long number_found(void) {
    char text[20] = "hello";
    char *to = strchr(text, 'l');
    if (to)
        *to = 0;
    return strlen(text);
}
unsigned long number_written_somewhere(void) {
    char text[20] = "hello";
    text[input() & 7] = 0;
    return strlen(text);
}
unsigned long number_written_anything(void) {
    char text[20] = "hello";
    text[3] = input();
    return strlen(text);
}
unsigned long number_zero_overwritten(void) {
    char text[20] = "hello";
    text[5] = 'x';
    return strlen(text);
}
unsigned long number_as_number(void) {
    char text[8] = "hello";
    *(int *)(void *)text = 0x00414141;
    return strlen(text);
}
unsigned long number_half_a_character(void) {
    wchar_t text[8] = L"hello";
    ((char *)text)[4] = 0;
    return wcslen(text);
}
unsigned long number_not_all(void) {
    char text[20];
    if (input())
        strcpy(text, "hello");
    return strlen(text);
}
unsigned long number_loop(void) {
    char text[20] = "";
    for (int i = 0; i < 3; i++)
        strcat(text, "ab");
    return strlen(text);
}
unsigned long number_of_round_before(void) {
    char *last = 0;
    unsigned long length = 0;
    for (int i = 0; i < 3; i++) {
        char *text = malloc(20);
        if (!text)
            return 0;
        if (last)
            length = strlen(last);
        strcpy(text, i ? "you" : "hello");
        last = text;
    }
    return length;
}
struct text {
    char text[20];
};
static void change_copy(struct text it) {
    strcpy(it.text, "you");
    outside(it.text);
}
unsigned long number_copied(void) {
    struct text it;
    strcpy(it.text, "hello");
    change_copy(it);
    return strlen(it.text);
}
static void change_first(struct text it) { it.text[0] = 0; }
unsigned long number_copied_only(void) {
    struct text it;
    strcpy(it.text, "hello");
    change_first(it);
    return strlen(it.text);
}
unsigned long number_in_structure(void) {
    char text[20] = "hello";
    struct {
        char *to;
        int number;
    } pair = {text, input()};
    pair.to[pair.number & 7] = 0;
    return strlen(text);
}
unsigned long number_through_pointer(void) {
    char text[20] = "hello";
    char *to = text;
    char **at = &to;
    (*at)[1] = 0;
    return strlen(text);
}
unsigned long number_by_number(void) {
    char text[20] = "hello";
    unsigned long address = (unsigned long)text;
    *(char *)(address + 1) = 0;
    return strlen(text);
}
unsigned long number_below(void) {
    char text[20] = "hello";
    char *end = text + 5;
    end[-3] = 0;
    return strlen(text);
}
unsigned long number_backward(void) {
    char text[20] = "hello";
    for (char *at = text + 4; at > text; at--)
        *at = 0;
    return strlen(text);
}
unsigned long number_inner_loop(void) {
    char text[20] = "hello";
    unsigned long length = 0;
    for (int i = 0; i < 3; i++) {
        length = strlen(text);
        for (int k = 0; k < i; k++)
            text[2 - k] = 0;
    }
    return length;
}
unsigned long number_jump(void) {
    char text[20] = "hello";
again:;
    unsigned long length = strlen(text);
    text[length / 2] = 0;
    if (input())
        goto again;
    return length;
}
unsigned long number_jump_into_loop(void) {
    char text[20] = "hello";
    unsigned long length = 0;
    if (input())
        goto inside;
    while (input()) {
        text[1] = 0;
    inside:
        length = strlen(text);
    }
    return length;
}
unsigned long number_switch(void) {
    char text[20] = "hello";
    switch (input()) {
    case 1:
        text[1] = 0;
    case 2:
        text[3] = 0;
        break;
    default:
        strcat(text, "!");
    }
    return strlen(text);
}
unsigned long number_moved_within(void) {
    char text[20] = "hello";
    memmove(text, text + 2, 4);
    return strlen(text);
}
unsigned long number_given_back(void) {
    char *text = malloc(20);
    if (!text)
        return 0;
    strcpy(text, "hello");
    char *more = realloc(text, 40);
    if (!more)
        return 0;
    unsigned long length = strlen(more);
    free(more);
    return length;
}
unsigned long number_moved_none(void) {
    char text[20] = "hello";
    memcpy(text, kept, input() & 1 ? 0 : 2);
    return strlen(text);
}
unsigned long number_returned_twice(void) {
    char *text = malloc(20);
    if (!text)
        return 0;
    strcpy(text, "hello");
    if (setjmp(place) == 0) {
        text[1] = 0;
        longjmp(place, 1);
    }
    unsigned long length = strlen(text);
    free(text);
    return length;
}
unsigned long number_signalled(void) {
    char text[20] = "hello";
    kept = text;
    while (!__atomic_load_n(&asked, __ATOMIC_ACQUIRE))
        ;
    return strlen(text);
}
unsigned long number_counted(void) {
    char text[20] = "hello";
    int count = 0;
    sprintf(text, "%d%n", input(), &count);
    return strlen(text);
}
unsigned long number_appended_either(void) {
    char text[20] = "hello", other[20] = "hello";
    strcat(input() ? text : other, "you");
    return strlen(text);
}
unsigned long number_set_to_anything(void) {
    char text[20] = "hello";
    memset(text, input(), 3);
    return strlen(text);
}
unsigned long number_moved_nothing(void) {
    char text[20] = "hello";
    const char *none = 0;
    memcpy(text, none, input() & 1);
    return strlen(text);
}
unsigned long number_copied_wide(void) {
    wchar_t text[20] = L"hello";
    ((char *)text)[0] = 'A';
    wcscpy(text, L"you");
    return strlen((char *)text);
}
unsigned long number_printed_bytes(void) {
    wchar_t text[20] = L"hello";
    sprintf((char *)text, "you");
    return wcslen(text) + strlen((char *)text);
}
unsigned long number_sized(void) {
    char text[20] = "hello";
    char *to = text;
    asked = __builtin_object_size(to, 0);
    return strlen(text);
}
static void deepest(char *text) { text[1] = 0; }
static void deeper(char *text) { deepest(text); }
unsigned long number_called_deep(void) {
    char text[20] = "hello";
    deeper(text);
    return strlen(text);
}
static void cut(char *text) { text[1] = 0; }
unsigned long number_cut_twice(void) {
    char text[20] = "hello", other[20] = "hello";
    cut(text);
    cut(other);
    return strlen(text);
}
static unsigned long down(int depth, char *text) {
    char here[20] = "hello";
    if (text)
        text[1] = 0;
    if (depth > 0)
        down(depth - 1, here);
    return strlen(here);
}
unsigned long number_recursion(void) { return down(3, 0); }

// Accesses.

void text_copy_good(void) {
    char to[11];
    strcpy(to, "abcdefghij");
    puts(to);
}
void text_copy_bad(void) {
    char to[10];
    strcpy(to, "abcdefghij");
    puts(to);
}
void text_copy_wide_good(void) {
    wchar_t to[11];
    wcscpy(to, L"abcdefghij");
    outside(to);
}
void text_copy_wide_bad(void) {
    wchar_t to[10];
    wcscpy(to, L"abcdefghij");
    outside(to);
}
void text_filled_bad(void) {
    char *from = malloc(100), to[50];
    if (!from)
        return;
    memset(from, 'A', 99);
    from[99] = '\0';
    strcpy(to, from);
    puts(to);
    free(from);
}
void text_length_good(void) {
    char from[50], to[50] = "";
    memset(from, 'A', 49);
    from[49] = '\0';
    memcpy(to, from, strlen(from));
    puts(to);
}
void text_length_bad(void) {
    char from[100], to[50] = "";
    memset(from, 'A', 99);
    from[99] = '\0';
    memcpy(to, from, strlen(from));
    puts(to);
}
void text_length_loop_bad(void) {
    char from[100], to[50];
    memset(from, 'A', 99);
    from[99] = '\0';
    unsigned long length = strlen(from);
    for (unsigned long i = 0; i < length; i++)
        to[i] = from[i];
    to[49] = '\0';
    puts(to);
}
void text_allocated_good(void) {
    char *to = malloc(strlen("hello") + 1);
    if (to)
        strcpy(to, "hello");
    free(to);
}
void text_allocated_bad(void) {
    char *to = malloc(strlen("hello"));
    if (to)
        strcpy(to, "hello");
    free(to);
}
void text_allocated_joined_good(void) {
    const char *from = input() ? "hello" : "good morning";
    char *to = malloc(strlen(from) + 1);
    if (to)
        strcpy(to, from);
    free(to);
}
void text_allocated_moved_good(void) {
    const char *from = input() ? "hello" : "good morning";
    unsigned long length = strlen(from);
    char *to = malloc(length + 1);
    if (to)
        memcpy(to, from, length + 1);
    free(to);
}
void text_append_good(void) {
    char to[10] = "abcd";
    strcat(to, "hello");
    puts(to);
}
void text_append_bad(void) {
    char to[10] = "abcde";
    strcat(to, "hello");
    puts(to);
}
void text_append_limited_good(void) {
    char to[10] = "abcde";
    strncat(to, "hello", 4);
    puts(to);
}
void text_append_limited_bad(void) {
    char to[10] = "abcde";
    strncat(to, "hello", 5);
    puts(to);
}
void text_print_good(void) {
    char to[6];
    sprintf(to, "%s", "hello");
    puts(to);
}
void text_print_bad(void) {
    char to[5];
    sprintf(to, "%s", "hello");
    puts(to);
}
void text_print_limited_good(void) {
    char to[5];
    snprintf(to, sizeof to, "%s", "hello");
    puts(to);
}
void text_print_limited_bad(void) {
    char to[5];
    snprintf(to, 10, "%s", "good morning");
    puts(to);
}
void text_print_short_good(void) {
    char to[5];
    snprintf(to, 10, "%s", "you");
    puts(to);
}
void text_endless_bad(void) {
    char text[10];
    memset(text, 'A', sizeof text);
    asked = strlen(text);
}
void text_endless_copy_bad(void) {
    char text[5];
    strncpy(text, "hello", sizeof text);
    asked = strlen(text);
}
static void pass(char *to) { strcpy(to, "abcdefghij"); } // found here
void text_passed(void) {
    char to[10];
    pass(to);
}
// Which text it is, and which length, is lost together: rows of unknown.
void text_joined_good(void) {
    char from[20], to[10];
    int small = input();
    strcpy(from, small ? "hello" : "good morning");
    if (small)
        strcpy(to, from);
    else
        to[0] = 0;
    puts(to);
}
void text_unknown_good(void) {
    char from[20], to[10];
    outside(from);
    from[19] = 0;
    strcpy(to, from);
    puts(to);
}
void text_last_good(void) {
    char text[20];
    outside(text);
    unsigned long length = strlen(text);
    if (length)
        text[length - 1] = 0;
}
void text_last_unknown(void) {
    char text[20]; // whether it may be empty nobody says
    outside(text);
    text[strlen(text) - 1] = 0;
}
// Nothing gets there.
void text_compared_good(void) {
    char to[10];
    if (strlen("good morning") < sizeof to)
        strcpy(to, "good morning");
    else
        to[0] = 0;
    puts(to);
}
void text_compared_variable_good(void) {
    char from[20] = "good morning", to[10];
    unsigned long length = strlen(from);
    if (length >= sizeof to)
        return;
    for (int i = 0; i < 2; i++)
        strcpy(to, from);
    puts(to);
}
// Bytes that end in a zero are no text.
static const unsigned char table[8] = {1, 2, 3, 4, 5, 6, 7, 0};
int text_table_good(void) {
    int sum = 0;
    for (int i = 0; i < 8; i++)
        sum += table[i];
    return sum + table[input() & 7];
}
int text_table_moved_good(void) {
    unsigned char to[8];
    memcpy(to, table, sizeof to);
    return to[7];
}
int text_table_shifted_good(void) {
    unsigned char to[16];
    memcpy(to, table, sizeof table);
    memcpy(to + 8, table, sizeof table);
    return to[strlen((const char *)table) + 8];
}
int text_empty_good(void) {
    int sum = 0;
    for (const char *at = ""; *at; at++)
        sum += *at;
    return sum;
}
static const char letters[3] = {'a', 'b', 'c'};
int text_no_zero_good(void) { return letters[2]; }
void text_no_zero_bad(void) { asked = strlen(letters); }
void text_no_zero_limited_good(void) { asked = strnlen(letters, 3); }
static const wchar_t wide_letters[2] = {L'a', L'b'};
void text_no_zero_wide_good(void) { asked = wcsnlen(wide_letters, 2); }
void text_no_zero_wide_bad(void) { asked = wcslen(wide_letters); }
