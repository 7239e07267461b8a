#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) { char a[16] = "some text", b[16]; int n = 7; memcpy(b, a, 16); b[0] = 'S'; n += 3;
  printf("n %d\n", n);
  printf("=> %s %d\n", b, (int)strlen(b)); return 0; }
