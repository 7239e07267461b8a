/* Has an allocation of a process fail, the Nth of it, or all from the Nth on; or the start of a thread.
 *
 *   FAIL_IN     the program, by its short name; others get their memory
 *   FAIL_AT     N, counted from 1; without it none fails
 *   FAIL_ON     if it is set, all from there on
 *   FAIL_THREAD the same for threads that are started
 *   COUNT_TO    a file that has the number of allocations so far, in eight bytes
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

/* In a file, if somebody wants to know: who ends by _exit tells nobody. */
static atomic_ulong own_count, *count = &own_count;
static atomic_ulong threads;
static unsigned long at, at_thread;
static int on, is_meant;

__attribute__((constructor)) static void begin(void) {
    const char *program = getenv("FAIL_IN"), *n = getenv("FAIL_AT"), *file = getenv("COUNT_TO");
    is_meant = program && strcmp(program, program_invocation_short_name) == 0;
    on = getenv("FAIL_ON") != NULL;
    const char *thread = getenv("FAIL_THREAD");
    at_thread = thread && is_meant ? strtoul(thread, NULL, 10) : 0;
    at = n ? strtoul(n, NULL, 10) : 0;
    if (is_meant && file) {
        int to = open(file, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
        if (to < 0 || ftruncate(to, sizeof *count) != 0) abort();
        void *shared = mmap(NULL, sizeof *count, PROT_READ | PROT_WRITE, MAP_SHARED, to, 0);
        if (shared == MAP_FAILED) abort();
        count = shared;
        close(to);
    }
    atomic_store(count, 0);
}

static int fails(void) {
    if (!is_meant) return 0;
    unsigned long this = atomic_fetch_add(count, 1) + 1;
    int is = at && (this == at || (on && this > at));
    if (is) errno = ENOMEM;
    return is;
}

void *malloc(size_t size) { return fails() ? NULL : __libc_malloc(size); }
void *calloc(size_t n, size_t size) { return fails() ? NULL : __libc_calloc(n, size); }
void *realloc(void *old, size_t size) { return fails() ? NULL : __libc_realloc(old, size); }
void *memalign(size_t align, size_t size) { return fails() ? NULL : __libc_memalign(align, size); }
void *aligned_alloc(size_t align, size_t size) { return memalign(align, size); }
int posix_memalign(void **to_it, size_t align, size_t size) {
    void *it = memalign(align, size);
    if (it) *to_it = it;
    return it ? 0 : ENOMEM;
}

/* Where an allocator of the program's own has its memory from. */
void *mmap(void *where, size_t size, int protection, int flags, int file, off_t from) {
    if ((flags & MAP_ANONYMOUS) && fails()) return MAP_FAILED;
    return (void *)syscall(SYS_mmap, where, size, protection, flags, file, from);
}

int pthread_create(pthread_t *it, const pthread_attr_t *how, void *(*what)(void *), void *with) {
    unsigned long this = atomic_fetch_add(&threads, 1) + 1;
    if (at_thread && (this == at_thread || (on && this > at_thread))) return EAGAIN;
    int (*real)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
    real = dlsym(RTLD_NEXT, "pthread_create");
    return real(it, how, what, with);
}
