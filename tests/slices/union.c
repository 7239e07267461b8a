#include <stdio.h>
#include <stdlib.h>
#include <string.h>
union u { int i; unsigned char c[4]; };
int main(void) { union u v; int w = 5; v.i = 0; v.c[0] = 1; v.c[1] = 2; w -= v.c[2];
  printf("w %d\n", w);
  printf("=> %d\n", v.i); return 0; }
