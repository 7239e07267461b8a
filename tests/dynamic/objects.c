// Objects of all sorts that loads and stores meet: global variables, local ones in recursion, and
// memory that is copied, grown and given back.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct pair {
  int a, b;
  long c;
};
struct pair global, table[4];
static char text[32];
static int counter;

__attribute__((noinline)) int recursive(int n) {
  int local[3] = {n, n + 1, n + 2};
  if (n == 0)
    return local[1];
  return recursive(n - 1) + local[n % 3];
}

__attribute__((noinline)) void fill(struct pair *pair, int n) {
  pair->a = n;
  pair->b = n * 2;
  pair->c = n * 3;
}

int main(void) {
  struct pair here, *made = malloc(2 * sizeof *made);
  fill(&here, 1);
  fill(made, 2);
  fill(made + 1, 3);
  fill(&global, 4);
  fill(&table[2], 5);
  struct pair copy = here;
  memcpy(&table[1], &made[1], sizeof copy);
  memset(text, 'x', 31);
  counter += text[3];
  __atomic_fetch_add(&counter, 1, __ATOMIC_SEQ_CST);
  int expected = counter;
  __atomic_compare_exchange_n(&counter, &expected, 7, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
  char *grown = realloc(strdup(text), 100);
  grown[50] = 'y';
  int n = recursive(5) + grown[50] + table[1].b + copy.b + counter;
  free(grown);
  free(made);
  made = malloc(4000);
  made[100].c = n;
  n += made[100].c;
  free(made);
  printf("%d\n", n);
  return 0;
}
