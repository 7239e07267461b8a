#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) { int a[5], s = 0, p = 1;
  for (int i = 0; i < 5; i++) { a[i] = i * 3; s += a[i]; p *= i + 1; }
  printf("product %d\n", p);
  printf("=> %d\n", s);
  printf("last %d\n", a[4]); return 0; }
