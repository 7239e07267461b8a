#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int hits, misses; static void see(int x) { if (x % 3) misses++; else hits++; }
int main(void) { for (int i = 0; i < 10; i++) see(i);
  printf("misses %d\n", misses);
  printf("=> %d\n", hits); return 0; }
