#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct node { int v, w; struct node *next; };
int main(void) { struct node *l = 0; int s = 0, c = 0;
  for (int i = 0; i < 5; i++) { struct node *n = malloc(sizeof *n); n->v = i; n->w = -i; n->next = l; l = n; }
  for (; l; l = l->next) { s += l->v * 2; c += l->w; }
  printf("c %d\n", c);
  printf("=> %d\n", s); return 0; }
