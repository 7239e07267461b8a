#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(void) { int a[] = { 3, 1, 2 }, z = 4; qsort(a, 3, sizeof *a, compare); z *= a[0];
  printf("z %d\n", z);
  printf("=> %d %d %d\n", a[0], a[1], a[2]); return 0; }
