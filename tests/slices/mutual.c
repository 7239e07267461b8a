#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int calls; static int odd(int n); static int even(int n) { calls++; return n == 0 ? 1 : odd(n - 1); }
static int odd(int n) { return n == 0 ? 0 : even(n - 1); }
int main(void) { int e = even(11);
  printf("calls %d\n", calls);
  printf("=> %d\n", e); return 0; }
