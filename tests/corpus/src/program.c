// C, with as much of what clang 15 turns into distinct IR as fits one file. No headers.

typedef unsigned long size_t;
typedef int v4 __attribute__((vector_size(16)));
typedef _Complex double complex;

enum colour { RED, GREEN = 7, BLUE = -3 };
enum wide { SMALL = 1, LARGE = 0x7fffffffffLL };

struct bits {
  unsigned a : 3;
  signed b : 9;
  unsigned long c : 40;
};

struct __attribute__((packed)) packed {
  char tag;
  long value;
};

union number {
  int i;
  float f;
  char bytes[8];
};

struct node {
  struct node *next;
  int (*visit)(struct node *, void *);
  union number number;
  struct bits bits;
  enum colour colour;
};

struct flexible {
  size_t count;
  int items[];
};

extern int printf(const char *format, ...);
extern void *malloc(size_t size);
extern int external_function(int) __attribute__((weak));
extern __thread int external_counter;

static int internal = 42;
int common_like;
const char text[] = "tab\there, quote\" there, newline\n, NUL\0, caf\xc3\xa9";
const unsigned short wide_text[] = {0x48, 0xd83d, 0};
int weak_one __attribute__((weak)) = 1;
int hidden_one __attribute__((visibility("hidden"))) = 2;
int in_section __attribute__((section(".mine"), used, aligned(64))) = 3;
_Thread_local int counter = 5;
static _Thread_local int local_counter __attribute__((tls_model("local-exec")));
struct packed packed_one = {'x', -1};
struct node sentinel = {.next = &sentinel, .number.f = 1.5f, .colour = BLUE};
const double numbers[] = {0.0, -0.0, 1e300 * 1e300, 0x1.8p-1074, 3.25};
enum wide wide = LARGE;
int (*const table[])(struct node *, void *);

static int visit_one(struct node *n, void *sum) {
  *(int *)sum += n->number.i + n->bits.b;
  return n->bits.a == 2;
}

static int visit_two(struct node *n, void *sum) {
  *(long *)sum ^= (long)n->bits.c;
  n->bits.c += 1;
  return 0;
}

int (*const table[])(struct node *, void *) = {visit_one, visit_two, 0};

int walk(struct node *list, void *data) {
  int stops = 0;
  for (struct node *n = list; n; n = n->next)
    if (n->visit && n->visit(n, data))
      stops++;
  return stops;
}

int dispatch(enum colour c, int which) {
  switch (c) {
  case RED:
    return which << 1;
  case GREEN:
    which /= 3;
    // fall through
  case BLUE:
    return which % 5;
  }
  return -which;
}

int computed_goto(const unsigned char *code) {
  static const void *labels[] = {&&halt, &&add, &&twice};
  int accumulator = 0;
  goto *labels[*code++];
add:
  accumulator += *code++;
  goto *labels[*code++];
twice:
  accumulator *= 2;
  goto *labels[*code++];
halt:
  return accumulator;
}

int sum(int count, ...) {
  __builtin_va_list arguments;
  int total = 0;
  __builtin_va_start(arguments, count);
  while (count-- > 0)
    total += __builtin_va_arg(arguments, int);
  __builtin_va_end(arguments);
  return total;
}

long atomics(long *place, long value) {
  long old = __atomic_fetch_add(place, value, __ATOMIC_SEQ_CST);
  __atomic_thread_fence(__ATOMIC_ACQUIRE);
  __atomic_signal_fence(__ATOMIC_RELEASE);
  __atomic_compare_exchange_n(place, &old, value, 1, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED);
  __atomic_store_n(place, old, __ATOMIC_RELEASE);
  return __atomic_load_n(place, __ATOMIC_RELAXED) + __atomic_fetch_nand(place, 3, __ATOMIC_RELAXED);
}

unsigned assembler(unsigned x) {
  unsigned swapped, flag;
  __asm__("bswapl %0" : "=r"(swapped) : "0"(x) : "cc");
  __asm__ volatile("" : "=m"(flag) : "r"(swapped) : "memory");
  __asm__ goto("test %0, %0\n\tjz %l1" : : "r"(x) : "cc" : zero);
  return swapped;
zero:
  return flag;
}

v4 vectors(v4 a, v4 b) {
  v4 mixed = __builtin_shufflevector(a, b, 0, 5, -1, 7);
  mixed[1] = a[2];
  return (mixed > b) & (a + b);
}

complex squares(complex z, float f, long double wide_float, __int128 huge, _Float16 half) {
  int length = (int)f + 1;
  double buffer[length];
  buffer[0] = (double)wide_float + (double)(huge >> 64) + (double)half;
  volatile double keep = buffer[0] / f;
  return z * z + keep;
}

int loops(int *restrict a, const int *restrict b, size_t n) {
#pragma clang loop vectorize_width(4) interleave(disable)
  for (size_t i = 0; i < n; i++)
    a[i] = b[i] * 3 + a[i];
  int first;
  do {
    first = a[--n];
  } while (n > 0 && first < 10);
  return first > 0 ? first : local_counter++ + external_counter;
}

struct packed by_value(struct packed p, struct node n) {
  p.value += n.number.i;
  return p;
}

__attribute__((noinline, cold, noreturn)) void stop(const char *why) {
  printf("%s\n", why);
  __builtin_trap();
}

__attribute__((constructor)) static void start(void) { counter += internal; }

static int resolved(int x) { return x + 1; }
static void *resolver(void) { return (void *)resolved; }
int chosen(int x) __attribute__((ifunc("resolver")));
int other_name(struct node *list, void *data) __attribute__((alias("walk")));

inline __attribute__((always_inline)) int always(int x) {
  int overflowed;
  if (__builtin_expect(__builtin_sadd_overflow(x, 1, &overflowed), 0))
    stop("overflow");
  return overflowed;
}

struct flexible *make(size_t n) {
  struct flexible *f = malloc(sizeof *f + n * sizeof *f->items);
  f->count = n;
  for (size_t i = 0; i < n; i++)
    f->items[i] = always((int)i);
  __builtin_memset(f->items, 0, n);
  return f;
}

int main(int argc, char **argv) {
  int data = argc;
  static int calls;
  calls++;
  if (external_function)
    data += external_function(calls);
  return walk(&sentinel, &data) + dispatch(GREEN, argc) + sum(3, 1, 2, argv[0][0]) + chosen(2);
}
