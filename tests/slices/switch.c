#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) { int n = 0, m = 0;
  for (int i = 0; i < 20; i++) switch (i % 4) { case 0: n += i; break; case 1: m++; break; default: n--; }
  printf("m %d\n", m);
  printf("=> %d\n", n); return 0; }
