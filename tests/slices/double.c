#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) { double x = 2, e = 0; for (int i = 0; i < 6; i++) { x = (x + 2 / x) / 2; e += x; }
  printf("e %f\n", e);
  printf("=> %.6f\n", x); return 0; }
