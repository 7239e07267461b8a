#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) { int a[] = { 5, 2, 9, 1 }, swaps = 0;
  for (int i = 0; i < 4; i++) for (int j = 0; j < 3; j++) if (a[j] > a[j + 1]) { int t = a[j]; a[j] = a[j + 1]; a[j + 1] = t; swaps++; }
  printf("swaps %d\n", swaps);
  printf("=> %d %d %d %d\n", a[0], a[1], a[2], a[3]); return 0; }
