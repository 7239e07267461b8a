// The hooks of a program that transform/log_calls.dl has changed: each distinct observation is
// counted, and written when the program ends, into the folder that the variable WITNESS names.
//
//   seen_call.facts    call site, id of the function or 0, how often
//   seen_other.facts   call site, name of the function that the facts do not have, how often
//   seen_object.facts  call site, id of the vtable or 0, byte in it, how often
//
// Ids are those of the facts that the program was made from. The folder must exist.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Pairs of an address and an id, to zeros.
extern uint64_t __log_addresses[];

typedef struct {
  uint64_t site, address, count;
} Seen;

typedef struct {
  Seen *rows;
  uint64_t used, size; // size: a power of two
} Table;

static Table calls, objects;
static volatile int busy;

static Seen *find(Table *table, uint64_t site, uint64_t address) {
  uint64_t place = (site * 0x9e3779b97f4a7c15u ^ address * 0xc2b2ae3d27d4eb4fu) >> 20;
  for (;; place++) {
    Seen *row = &table->rows[place & (table->size - 1)];
    if (!row->count || (row->site == site && row->address == address))
      return row;
  }
}

static void count(Table *table, uint64_t site, uint64_t address) {
  while (__atomic_exchange_n(&busy, 1, __ATOMIC_ACQUIRE)) {
  }
  if (table->used * 2 >= table->size) {
    Table old = *table;
    table->size = old.size ? old.size * 2 : 1024;
    table->rows = calloc(table->size, sizeof(Seen));
    if (!table->rows)
      abort();
    for (uint64_t i = 0; i < old.size; i++)
      if (old.rows[i].count)
        *find(table, old.rows[i].site, old.rows[i].address) = old.rows[i];
    free(old.rows);
  }
  Seen *row = find(table, site, address);
  table->used += !row->count;
  *row = (Seen){site, address, row->count + 1};
  __atomic_store_n(&busy, 0, __ATOMIC_RELEASE);
}

void __log_call(uint64_t site, uint64_t function) { count(&calls, site, function); }

// The object's vtable pointer is the first thing in it.
void __log_object(uint64_t site, uint64_t object) {
  uint64_t table;
  memcpy(&table, (void *)object, sizeof table);
  count(&objects, site, table);
}

static int by_address(const void *a, const void *b) {
  const uint64_t *left = a, *right = b;
  return left[0] < right[0] ? -1 : left[0] > right[0];
}

static FILE *output(const char *name) {
  char path[4096];
  const char *folder = getenv("WITNESS");
  snprintf(path, sizeof path, "%s/%s.facts", folder ? folder : ".", name);
  FILE *file = fopen(path, "w");
  if (!file)
    perror(path), abort();
  return file;
}

__attribute__((destructor)) static void write_all(void) {
  uint64_t pairs = 0;
  while (__log_addresses[2 * pairs] || __log_addresses[2 * pairs + 1])
    pairs++;
  qsort(__log_addresses, pairs, 2 * sizeof(uint64_t), by_address);
  FILE *call = output("seen_call"), *other = output("seen_other"), *object = output("seen_object");
  for (uint64_t i = 0; i < calls.size; i++) {
    Seen row = calls.rows[i];
    if (!row.count)
      continue;
    const uint64_t *pair = bsearch(&row.address, __log_addresses, pairs, 16, by_address);
    fprintf(call, "%lu\t%lu\t%lu\n", row.site, pair ? pair[1] : 0, row.count);
    Dl_info info;
    if (!pair)
      fprintf(other, "%lu\t%s\t%lu\n", row.site,
              dladdr((void *)row.address, &info) && info.dli_sname ? info.dli_sname : "?",
              row.count);
  }
  for (uint64_t i = 0; i < objects.size; i++) {
    Seen row = objects.rows[i];
    if (!row.count)
      continue;
    // The last that begins at or before it, and no further away than a vtable is long.
    uint64_t low = 0, high = pairs;
    while (low < high) {
      uint64_t middle = (low + high) / 2;
      if (__log_addresses[2 * middle] <= row.address)
        low = middle + 1;
      else
        high = middle;
    }
    const uint64_t *pair = low ? &__log_addresses[2 * (low - 1)] : 0;
    int inside = pair && row.address - pair[0] < 1 << 16;
    fprintf(object, "%lu\t%lu\t%lu\t%lu\n", row.site, inside ? pair[1] : 0,
            inside ? row.address - pair[0] : 0, row.count);
  }
  fclose(call), fclose(other), fclose(object);
}
