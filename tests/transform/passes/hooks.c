// What passes call.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

void __trace_entry(const char *name) {
    fprintf(stderr, "> %s\n", name);
}

void __check_bound(int64_t index, uint64_t bound) {
    if ((uint64_t)index < bound)
        return;
    fprintf(stderr, "index %ld of %lu\n", (long)index, (unsigned long)bound);
    exit(7);
}

void *counted_malloc(size_t size) {
    fprintf(stderr, "malloc %zu\n", size);
    return malloc(size);
}
