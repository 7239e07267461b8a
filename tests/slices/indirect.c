#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) { int x = 1, y = 2, k = 0, *p = &x, **q = &p; *q = &y; **q = 10; k += x;
  printf("k %d\n", k);
  printf("=> %d\n", y + *p); return 0; }
