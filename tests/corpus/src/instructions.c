// What a debugger or a hardware target asks of clang beside plain code: address spaces, sanitizer
// marks, calling conventions, attributes with arguments.

typedef int __attribute__((address_space(3))) shared_int;
typedef float v8f __attribute__((ext_vector_type(8)));

shared_int *shared_pointer;

__attribute__((vectorcall)) double fast_call(double x, double y) { return x * y; }
__attribute__((preserve_most)) void preserved(void) {}
__attribute__((regcall)) int registers(int a, int b) { return a - b; }
__attribute__((ms_abi)) int windows(int a, ...) { return a; }
__attribute__((no_sanitize("address"), target("avx2"), hot)) v8f wide(v8f a) { return a * a; }
__attribute__((alloc_size(1, 2), malloc, returns_nonnull)) void *grab(unsigned long, unsigned long);
__attribute__((format(printf, 1, 2), nonnull(1))) int say(const char *, ...);
__attribute__((optnone, noinline)) int plain(int x) { return x / 2; }
__attribute__((pure)) int pure_one(const int *);
__attribute__((const)) int const_one(int);
__attribute__((annotate("marked"))) int marked = 1;

int use(int n, int *p) {
  __builtin_assume(n > 0);
  __builtin_prefetch(p, 1, 2);
  int *q = __builtin_assume_aligned(p, 32);
  *shared_pointer = registers(n, windows(n, 2, 3.0));
  preserved();
  return (int)fast_call(n, pure_one(q) + const_one(n)) + say("%d", plain(n)) +
         *(int *)grab(2, sizeof(int)) + marked;
}
