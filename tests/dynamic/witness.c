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
#include <string.h>

#include "counts.h"

static Table calls, objects;

static void seen(Table *table, uint64_t site, uint64_t address) {
  lock();
  count(table, site, address, 0);
  unlock();
}

void __log_call(uint64_t site, uint64_t function) { seen(&calls, site, function); }

// The object's vtable pointer is the first thing in it.
void __log_object(uint64_t site, uint64_t object) {
  uint64_t table;
  memcpy(&table, (void *)object, sizeof table);
  seen(&objects, site, table);
}

static int by_address(const void *a, const void *b) {
  const uint64_t *left = a, *right = b;
  return left[0] < right[0] ? -1 : left[0] > right[0];
}

__attribute__((destructor)) static void write_all(void) {
  uint64_t pairs = 0;
  while (__log_addresses[2 * pairs] || __log_addresses[2 * pairs + 1])
    pairs++;
  qsort(__log_addresses, pairs, 2 * sizeof(uint64_t), by_address);
  FILE *call = output("seen_call", "w"), *other = output("seen_other", "w");
  FILE *object = output("seen_object", "w");
  for (uint64_t i = 0; i < calls.size; i++) {
    Seen row = calls.rows[i];
    if (!row.count)
      continue;
    const uint64_t *pair = bsearch(&row.met, __log_addresses, pairs, 16, by_address);
    fprintf(call, "%lu\t%lu\t%lu\n", row.site, pair ? pair[1] : 0, row.count);
    Dl_info info;
    if (!pair)
      fprintf(other, "%lu\t%s\t%lu\n", row.site,
              dladdr((void *)row.met, &info) && info.dli_sname ? info.dli_sname : "?",
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
      if (__log_addresses[2 * middle] <= row.met)
        low = middle + 1;
      else
        high = middle;
    }
    const uint64_t *pair = low ? &__log_addresses[2 * (low - 1)] : 0;
    int inside = pair && row.met - pair[0] < 1 << 16;
    fprintf(object, "%lu\t%lu\t%lu\t%lu\n", row.site, inside ? pair[1] : 0,
            inside ? row.met - pair[0] : 0, row.count);
  }
  fclose(call), fclose(other), fclose(object);
}
