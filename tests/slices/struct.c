#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct p { int x, y; }; static struct p add(struct p a, struct p b) { struct p r = { a.x + b.x, a.y + b.y }; return r; }
int main(void) { struct p a = { 1, 2 }, b = { 3, 4 }, c = add(a, b); int d = c.y * 5;
  printf("d %d\n", d);
  printf("=> %d %d\n", c.x, c.y); return 0; }
