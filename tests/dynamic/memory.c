// The hooks of a program that transform/log_memory.dl has changed: each access of an object, with
// the offset in it, is counted, and written when the program ends, into the folder that the variable
// WITNESS names.
//
//   seen_memory.facts  instruction, `read` or `write`, object or 0, offset, how often
//
// An object is a global variable's id, or the id of the instruction before which it has come.
// A variable's extent is not known here: an access belongs to the nearest one that begins before.
#define _GNU_SOURCE
#include <malloc.h>
#include <string.h>

#include "counts.h"

typedef struct {
  uint64_t address, end, id;
} Object;

typedef struct {
  Object *rows;
  uint64_t used, size;
} Objects;

static Table reads, writes;
static Objects globals, heap;  // by address
static __thread Objects stack; // in the order in which they came

// How many of them begin at or before the address.
static uint64_t before(const Objects *objects, uint64_t address) {
  uint64_t low = 0, high = objects->used;
  while (low < high) {
    uint64_t middle = (low + high) / 2;
    if (objects->rows[middle].address <= address)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

static void insert(Objects *objects, uint64_t place, Object object) {
  if (objects->used == objects->size) {
    objects->size = objects->size ? objects->size * 2 : 1024;
    objects->rows = realloc(objects->rows, objects->size * sizeof(Object));
    if (!objects->rows)
      abort();
  }
  memmove(objects->rows + place + 1, objects->rows + place,
          (objects->used++ - place) * sizeof(Object));
  objects->rows[place] = object;
}

static void leave(Objects *objects, uint64_t address) {
  uint64_t place = before(objects, address);
  if (place && objects->rows[place - 1].address == address) {
    memmove(objects->rows + place - 1, objects->rows + place,
            (objects->used - place) * sizeof(Object));
    objects->used--;
  }
}

// Memory of the heap says where it ends. What is left is the stack's or a global variable.
static void seen(Table *table, uint64_t site, uint64_t address) {
  lock();
  if (!globals.used)
    for (uint64_t i = 0; __log_addresses[i] || __log_addresses[i + 1]; i += 2) {
      Object object = {__log_addresses[i], UINT64_MAX, __log_addresses[i + 1]};
      insert(&globals, before(&globals, object.address), object);
    }
  Object found = {0};
  uint64_t place = before(&heap, address);
  if (place && address < heap.rows[place - 1].end)
    found = heap.rows[place - 1];
  else {
    place = before(&globals, address);
    if (place)
      found = globals.rows[place - 1];
    for (uint64_t i = stack.used; i--;)
      if (stack.rows[i].address <= address && stack.rows[i].address > found.address)
        found = stack.rows[i];
  }
  count(table, site, found.id, found.id ? address - found.address : 0);
  unlock();
}

void __log_read(uint64_t site, uint64_t address) { seen(&reads, site, address); }
void __log_write(uint64_t site, uint64_t address) { seen(&writes, site, address); }

// A variable in a loop comes anew, where it was.
void __log_stack(uint64_t site, uint64_t address) {
  insert(&stack, stack.used, (Object){address, UINT64_MAX, site});
}

// With its first variable all that came after it goes, of functions that did not return as well.
void __log_return(uint64_t site, uint64_t address) {
  (void)site;
  for (uint64_t i = stack.used; i--;)
    if (stack.rows[i].address == address) {
      stack.used = i;
      return;
    }
}

void __log_heap(uint64_t site, uint64_t address) {
  if (!address)
    return;
  lock();
  leave(&heap, address);
  Object object = {address, address + malloc_usable_size((void *)address), site};
  insert(&heap, before(&heap, address), object);
  unlock();
}

void __log_free(uint64_t site, uint64_t address) {
  (void)site;
  lock();
  leave(&heap, address);
  unlock();
}

static void write_table(FILE *file, const Table *table, const char *how) {
  for (uint64_t i = 0; i < table->size; i++) {
    Seen row = table->rows[i];
    if (row.count)
      fprintf(file, "%lu\t%s\t%lu\t%lu\t%lu\n", row.site, how, row.met, row.offset, row.count);
  }
}

__attribute__((destructor)) static void write_all(void) {
  FILE *file = output("seen_memory", "w");
  write_table(file, &reads, "read");
  write_table(file, &writes, "write");
  fclose(file);
}
