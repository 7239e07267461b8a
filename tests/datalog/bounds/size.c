// Sizes of allocations that are computed from outside.
#include <stdint.h>
#include <stdlib.h>

static volatile int asked;
static unsigned input(void) {
    asked++;
    char *text = getenv("NUMBER");
    return text ? (unsigned)atoi(text) : 0;
}
static size_t large(void) {
    asked++;
    char *text = getenv("NUMBER");
    return text ? strtoul(text, NULL, 0) : 0;
}
void *make(size_t n) { return malloc(n); }

void *size_product_bad(void) { return malloc(input() * 24); }
void *size_two_bad(void) { return malloc(large() * large()); }
void *size_sum_bad(void) { return malloc(large() + 16); }
void *size_wide_good(void) { return malloc((size_t)input() * 24); }
void *size_wide_two_good(void) { return malloc((uint64_t)input() * (uint64_t)input()); }
void *size_wide_bad(void) { return malloc(large() * 24); }
void *size_plain_good(void) { return malloc(large()); }
void *size_limited_good(void) {
    size_t n = large();
    if (n > 1000)
        return NULL;
    return malloc(n * 24);
}
void *size_limited_bad(void) {
    size_t n = large(), m = large();
    if (n > 1000)
        return NULL;
    return malloc(n * m);
}
void *size_divided_good(void) {
    size_t n = large();
    if (n > SIZE_MAX / 24)
        return NULL;
    return malloc(n * 24);
}
void *size_verified_good(void) {
    size_t n = large(), m = large(), all = n * m;
    if (m && all / m != n)
        return NULL;
    return malloc(all);
}
void *size_verified_sum_good(void) {
    size_t n = large(), m = n + 16;
    if (m < n)
        return NULL;
    return malloc(m);
}
void *size_again_bad(void *old) { return realloc(old, large() * 8); }
void *size_elements_good(void) { return calloc(large(), 24); }
void *size_elements_bad(void) { return calloc(large() * 3, 24); }
void *size_wrapper_bad(void) { return make(large() * 24); }
void *size_wrapper_good(void) {
    size_t n = large();
    return n < 100 ? make(n * 24) : NULL;
}
void *size_unused_good(void) {
    size_t n = large() * 24;
    return n > 48 ? malloc(48) : NULL;
}
void *size_constant_good(void) { return malloc((size_t)(input() & 15) * 24); }
void *size_verified_other_good(void) {
    size_t n = large(), m = n + 16;
    if (n > m)
        return NULL;
    return malloc(m);
}
