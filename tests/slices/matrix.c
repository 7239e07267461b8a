#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int m[3][3], other[3];
int main(void) { int t = 0; for (int i = 0; i < 3; i++) { other[i] = i; for (int j = 0; j < 3; j++) m[i][j] = i * j + 1; }
  for (int i = 0; i < 3; i++) t += m[i][i];
  printf("other %d\n", other[2]);
  printf("=> %d\n", t); return 0; }
