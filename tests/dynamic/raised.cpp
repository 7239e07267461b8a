// Objects that come where something may be thrown: what allocates is an invoke.
#include <cstdio>

struct TooMany {};

struct Kept {
  long value;
  Kept() : value(1) {}
  ~Kept() { printf("%ld\n", value); }
};

struct Node {
  Node *next;
  long value;
  __attribute__((noinline)) Node(Node *next, long value) : next(next), value(value) {
    if (value > 90)
      throw TooMany();
  }
};

__attribute__((noinline)) long chain(long n) {
  Kept kept;
  Node *first = nullptr;
  for (long i = 0; i < n; i++)
    first = new Node(first, i);
  long *many = new long[n + 1];
  for (Node *node = first; node; node = node->next)
    many[node->value] = node->value * 2;
  kept.value = many[n / 2];
  delete[] many;
  while (first) {
    Node *next = first->next;
    delete first;
    first = next;
  }
  return kept.value;
}

int main() {
  long sum = chain(7);
  try {
    sum += chain(100);
  } catch (TooMany) {
    sum += 1000;
  }
  printf("%ld\n", sum);
  return 0;
}
