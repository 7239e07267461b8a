#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) { char b[16]; int n = 0;
  for (int i = 0; i < 10; i++) { b[i] = (char)('a' + i); n += b[i]; } b[10] = 0;
  printf("n %d\n", n);
  printf("=> %s\n", b); return 0; }
