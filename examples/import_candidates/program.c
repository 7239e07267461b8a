/* What other modules may inline of this one, and what keeps the rest back. */

int scale(int x) { return x * 3; }

/* One more name for a function that is small enough. */
int rescale(int) __attribute__((alias("scale")));

static int counter;
static int tag __attribute__((used));

/* Its variable comes along under another name. */
int count(void) { return ++counter; }

/* Assembler or a linker script may know this variable by its name, so it cannot get another. */
int tagged(void) { return tag; }

/* Another module may bring its own. */
__attribute__((weak)) int limit(void) { return 10; }

__attribute__((noinline)) int slow(int x) { return scale(x) + limit(); }

/* Too large. */
int mix(int *p) {
  for (int i = 0; i < 8; i++) {
    p[0] += p[1] ^ p[2]; p[3] -= p[4] * p[5]; p[6] |= p[7] & p[8]; p[9] += p[10] - p[11];
    p[1] += p[2] ^ p[3]; p[4] -= p[5] * p[6]; p[7] |= p[8] & p[9]; p[10] += p[11] - p[0];
    p[2] += p[3] ^ p[4]; p[5] -= p[6] * p[7]; p[8] |= p[9] & p[10]; p[11] += p[0] - p[1];
    p[3] += p[4] ^ p[5]; p[6] -= p[7] * p[8]; p[9] |= p[10] & p[11]; p[0] += p[1] - p[2];
    p[4] += p[5] ^ p[6]; p[7] -= p[8] * p[9]; p[10] |= p[11] & p[0]; p[1] += p[2] - p[3];
    p[5] += p[6] ^ p[7]; p[8] -= p[9] * p[10]; p[11] |= p[0] & p[1]; p[2] += p[3] - p[4];
  }
  return p[0];
}

/* As large, but marked: size does not matter. */
__attribute__((always_inline)) int remix(int *p) {
  for (int i = 0; i < 8; i++) {
    p[0] += p[1] ^ p[2]; p[3] -= p[4] * p[5]; p[6] |= p[7] & p[8]; p[9] += p[10] - p[11];
    p[1] += p[2] ^ p[3]; p[4] -= p[5] * p[6]; p[7] |= p[8] & p[9]; p[10] += p[11] - p[0];
    p[2] += p[3] ^ p[4]; p[5] -= p[6] * p[7]; p[8] |= p[9] & p[10]; p[11] += p[0] - p[1];
    p[3] += p[4] ^ p[5]; p[6] -= p[7] * p[8]; p[9] |= p[10] & p[11]; p[0] += p[1] - p[2];
    p[4] += p[5] ^ p[6]; p[7] -= p[8] * p[9]; p[10] |= p[11] & p[0]; p[1] += p[2] - p[3];
    p[5] += p[6] ^ p[7]; p[8] -= p[9] * p[10]; p[11] |= p[0] & p[1]; p[2] += p[3] - p[4];
  }
  return p[0];
}
