#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
int main(void) { int x = 3, y = x * 7;
  printf("y %d\n", y);
  printf("=> %d\n", fib(12)); return 0; }
