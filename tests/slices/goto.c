#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) { int n = 27, steps = 0, top = 0;
again: if (n == 1) goto done; n = n % 2 ? 3 * n + 1 : n / 2; steps++; if (n > top) top = n; goto again;
done: printf("top %d\n", top);
  printf("=> %d\n", steps); return 0; }
