#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) { unsigned h = 2166136261u, x = 0; const char *s = "hash me";
  while (*s) { h = (h ^ (unsigned char)*s) * 16777619u; x ^= (unsigned)*s++ << 3; }
  printf("x %u\n", x);
  printf("=> %u\n", h); return 0; }
