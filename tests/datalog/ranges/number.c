// Intervals of numbers.
static volatile int asked;
static int input(void) { return asked; }

int number_constant(void) { return 7; }
int number_unknown(void) { return input(); }
int number_byte(void) { return (unsigned char)asked; }
int number_signed_byte(void) { return (signed char)asked; }
int number_mask(void) { return input() & 15; }
int number_sum(void) { return (input() & 15) + 100; }
int number_difference(void) { return 100 - (input() & 15); }
int number_product(void) { return (input() & 3) * -5; }
int number_quotient(void) { return (input() & 255) / 10; }
int number_rest(void) { return input() % 10; }
unsigned number_rest_unsigned(void) { return (unsigned)input() % 10; }
int number_shifted_up(void) { return (input() & 3) << 4; }
int number_shifted_down(void) { return (input() & 255) >> 4; }
int number_either(void) { return (input() & 5) | (input() & 16); }
int number_bool(void) { return input() > 3; }
int number_select(void) { return input() ? 3 : 8; }
// What is beyond 32 bits may be anything.
unsigned number_wraps(void) { return (unsigned)input() + 1; }
unsigned number_wraps_not(void) { return (unsigned)(input() & 255) + 1; }
long number_long(void) { return (long)(input() & 255) * 1000000; }
long number_large(void) { return 5000000000; }

// Branches.
int number_below(void) {
    int n = input();
    if (n < 10)
        return n;
    return 0;
}
int number_between(void) {
    int n = input();
    if (n >= 3 && n <= 9)
        return n;
    return 5;
}
int number_outside(void) {
    int n = input();
    if (n < 3 || n > 9)
        return 5;
    return n;
}
int number_unsigned_test(void) {
    int n = input();
    if ((unsigned)n < 10)
        return n;
    return 0;
}
int number_equal(void) {
    int n = input();
    return n == 4 ? n : 5;
}
int number_unequal(void) {
    int n = input() & 7;
    if (n != 0)
        return n;
    return 3;
}
int number_switch(void) {
    int n = input();
    switch (n) {
    case 2: return n;
    case 4: return n + 1;
    default: return 3;
    }
}
int number_of_variables(void) {
    int n = input(), limit = input() & 15;
    if (n >= 0 && n < limit)
        return n;
    return 1;
}
int number_of_byte(void) {
    unsigned char c = asked;
    if (c < 'a')
        return 0;
    if (c > 'z')
        return 0;
    return c - 'a';
}
int number_never(void) {
    int n = input() & 7;
    if (n > 7)
        return n;
    for (;;)
        input();
}
// What is stored afterwards was not tested.
int number_stale(void) {
    int n = input();
    if (n < 0 || n > 9)
        return 0;
    n = input();
    return n;
}

// Loops.
int number_up(void) {
    int i;
    for (i = 0; i < 10; i++)
        input();
    return i;
}
int number_down(void) {
    int i;
    for (i = 9; i >= 0; i--)
        input();
    return i;
}
int number_step(void) {
    int i;
    for (i = 0; i < 100; i += 3)
        input();
    return i;
}
int number_nested(void) {
    int most = 0;
    for (int i = 0; i < 8; i++)
        for (int k = i; k < 8; k++)
            most = i + k;
    return most;
}
int number_do(void) {
    int i = 0;
    do
        i++;
    while (i < 5);
    return i;
}
int number_broken(void) {
    int i;
    for (i = 0; i < 1000; i++)
        if (input())
            break;
    return i;
}
int number_endless(void) {
    unsigned i = 0;
    while (input())
        i++;
    return i;
}
int number_of_size(void) {
    unsigned long i;
    for (i = 0; i < 20; i++)
        input();
    return (int)i;
}

// Calls.
static int twice(int n) { return n * 2; }
int number_called(void) { return twice(4); }
int number_called_too(void) { return twice(6); }
static int down(int n) { return n > 0 ? down(n - 1) : n; }
int number_recursive(void) { return down(input() & 31); }
static int even(int n);
static int odd(int n) { return n > 0 ? even(n - 1) : 1; }
static int even(int n) { return n > 0 ? odd(n - 1) : 0; }
int number_of_two(void) { return odd(7); }
static int grow(int n) { return n < 1000 ? grow(n + 3) : n; }
int number_growing(void) { return grow(0); }
int open_to_all(int n) { return n; }
int number_of_open(void) { return open_to_all(3); }

int main(void) { return number_called() + number_growing() + number_recursive() + number_of_open(); }
