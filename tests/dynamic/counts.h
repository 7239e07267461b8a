// What the hooks of changed programs share: counts of distinct observations, the addresses that the
// program knows the ids of, and the files that observations are written to.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

// Pairs of an address and an id, to zeros.
extern uint64_t __log_addresses[];

// An observation: an instruction, what it met, and where in it.
typedef struct {
  uint64_t site, met, offset, count;
} Seen;

typedef struct {
  Seen *rows;
  uint64_t used, size; // size: a power of two
} Table;

static volatile int busy;

static void lock(void) {
  while (__atomic_exchange_n(&busy, 1, __ATOMIC_ACQUIRE)) {
  }
}

static void unlock(void) { __atomic_store_n(&busy, 0, __ATOMIC_RELEASE); }

static Seen *find(const Table *table, Seen row) {
  uint64_t place = (row.site * 0x9e3779b97f4a7c15u ^ row.met * 0xc2b2ae3d27d4eb4fu ^
                    row.offset * 0x165667b19e3779f9u) >>
                   20;
  for (;; place++) {
    Seen *at = &table->rows[place & (table->size - 1)];
    if (!at->count || (at->site == row.site && at->met == row.met && at->offset == row.offset))
      return at;
  }
}

// Counts an observation once more. Who calls it holds the lock.
static void count(Table *table, uint64_t site, uint64_t met, uint64_t offset) {
  if (table->used * 2 >= table->size) {
    Table old = *table;
    table->size = old.size ? old.size * 2 : 1024;
    table->rows = calloc(table->size, sizeof(Seen));
    if (!table->rows)
      abort();
    for (uint64_t i = 0; i < old.size; i++)
      if (old.rows[i].count)
        *find(table, old.rows[i]) = old.rows[i];
    free(old.rows);
  }
  Seen row = {site, met, offset, 0};
  Seen *at = find(table, row);
  table->used += !at->count;
  row.count = at->count + 1;
  *at = row;
}

// A file of facts in the folder that the variable WITNESS names.
static FILE *output(const char *name, const char *mode) {
  char path[4096];
  const char *folder = getenv("WITNESS");
  snprintf(path, sizeof path, "%s/%s.facts", folder ? folder : ".", name);
  FILE *file = fopen(path, mode);
  if (!file)
    perror(path), abort();
  return file;
}
