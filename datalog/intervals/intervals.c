/* The functors of intervals.dl for Soufflé, which loads them from a library:
 *
 *     cc -O2 -shared -fPIC -o libintervals.so intervals.c
 *     souffle -L. -lintervals ..
 *
 * `--engine souffle` does that itself. src/library/functors.rs has the same for the embedded engine,
 * and says what each computes. Soufflé calls a stateful functor with its tables of symbols and
 * records first; what joins values of a lattice has to be one.
 */

#include <stdint.h>

#if RAM_DOMAIN_SIZE == 64
typedef int64_t number;
#else
typedef int32_t number;
#endif

/* No bound, on either side; the greatest lower and the least upper one. */
static const int64_t LOW = INT32_MIN, HIGH = INT32_MAX;
static const int64_t HIGHEST = INT32_MAX - 1, LOWEST = -(INT32_MAX - 1);

static number cut(int64_t n) {
    return (number)(n < LOW ? LOW : n > HIGH ? HIGH : n);
}

static number cut_lower(int64_t n) {
    return cut(n < HIGHEST ? n : HIGHEST);
}

static number cut_upper(int64_t n) {
    return cut(n > LOWEST ? n : LOWEST);
}

static int64_t quotient(int64_t n, int64_t by) {
    int64_t q = n / by;
    return n % by != 0 && (n < 0) != (by < 0) ? q - 1 : q;
}

/* A bound times another: none times zero is zero. */
static int64_t product(int64_t a, int64_t b) {
    if (a == 0 || b == 0) return 0;
    if (a == LOW || a == HIGH || b == LOW || b == HIGH) return (a < 0) == (b < 0) ? HIGH : LOW;
    return a * b;
}

number least(void *symbols, void *records, number a, number b) {
    (void)symbols, (void)records;
    return a < b ? a : b;
}

number greatest(void *symbols, void *records, number a, number b) {
    (void)symbols, (void)records;
    return a > b ? a : b;
}

number lower_sum(void *symbols, void *records, number a, number b) {
    (void)symbols, (void)records;
    return a == LOW || b == LOW ? (number)LOW : cut_lower((int64_t)a + b);
}

number upper_sum(void *symbols, void *records, number a, number b) {
    (void)symbols, (void)records;
    return a == HIGH || b == HIGH ? (number)HIGH : cut_upper((int64_t)a + b);
}

number opposite(void *symbols, void *records, number a) {
    (void)symbols, (void)records;
    return a == LOW ? (number)HIGH : a == HIGH ? (number)LOW : -a;
}

number lower_product(void *symbols, void *records, number a, number b, number c, number d) {
    int64_t all[4] = {product(a, c), product(a, d), product(b, c), product(b, d)};
    int64_t found = all[0];
    (void)symbols, (void)records;
    for (int i = 1; i < 4; i++)
        if (all[i] < found) found = all[i];
    return cut_lower(found);
}

number upper_product(void *symbols, void *records, number a, number b, number c, number d) {
    int64_t all[4] = {product(a, c), product(a, d), product(b, c), product(b, d)};
    int64_t found = all[0];
    (void)symbols, (void)records;
    for (int i = 1; i < 4; i++)
        if (all[i] > found) found = all[i];
    return cut_upper(found);
}

number bound_quotient(void *symbols, void *records, number a, number by) {
    (void)symbols, (void)records;
    return a == LOW || a == HIGH || by < 1 ? a : cut((int64_t)a / by);
}

number bound_shift(void *symbols, void *records, number a, number by) {
    (void)symbols, (void)records;
    return a == LOW || a == HIGH || by < 0 ? a : cut(by > 31 ? (a < 0 ? -1 : 0) : quotient(a, (int64_t)1 << by));
}

number ones(void *symbols, void *records, number a) {
    int64_t found = 0;
    (void)symbols, (void)records;
    while (found < a) found = 2 * found + 1;
    return cut(found);
}

number power_of_two(void *symbols, void *records, number a) {
    (void)symbols, (void)records;
    return a < 0 || a > 30 ? (number)HIGH : (number)1 << a;
}
