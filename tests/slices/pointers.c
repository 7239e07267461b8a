#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int seen; static void swap(int *a, int *b) { int t = *a; *a = *b; *b = t; seen = t * 2; }
int main(void) { int x = 1, y = 2, z = 9; swap(&x, &y); z += x;
  printf("z %d %d\n", z, seen);
  printf("=> %d %d\n", x, y); return 0; }
