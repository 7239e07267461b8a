#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) { int a[] = { 4, 8, 15, 16, 23, 42 }, i, s = 0;
  for (i = 0; i < 6; i++) { if (a[i] > 15) break; s += a[i]; }
  printf("s %d\n", s);
  printf("=> %d\n", i); return 0; }
