#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int twice(int x) { return 2 * x; } static int square(int x) { return x * x; }
int main(void) { int (*f[2])(int) = { twice, square }; int s = 0, t = 0;
  for (int i = 0; i < 6; i++) { s += f[i & 1](i); t += i; }
  printf("t %d\n", t);
  printf("=> %d\n", s); return 0; }
