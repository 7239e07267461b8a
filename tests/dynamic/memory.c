// The hooks of a program that transform/log_memory.dl has changed: each access of an object, with
// the offset in it, is counted, and written when the program ends, into the folder that the variable
// WITNESS names.
//
//   seen_memory.facts  instruction, `read` or `write`, object or 0, offset, how often
//
// An object is a global variable's id, or the id of the instruction before which it has come.
// `object_size.facts` there may say of how many bytes local variables are. An access belongs to the
// one that came last of those that have its address, else to the nearest object that begins before.
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
static Objects sizes;          // by site, with as many bytes
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

// What is below the frame of a hook was of functions that a jump has left, and others may have its
// place by now. Other stacks, which a program can make, are not so near.
static void forget_below(uint64_t frame) {
  while (stack.used && stack.rows[stack.used - 1].address < frame &&
         frame - stack.rows[stack.used - 1].address < 1 << 20)
    stack.used--;
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
      if (stack.rows[i].address <= address && address < stack.rows[i].end &&
          (stack.rows[i].end != UINT64_MAX || stack.rows[i].address > found.address)) {
        found = stack.rows[i];
        if (found.end != UINT64_MAX)
          break;
      }
  }
  count(table, site, found.id, found.id ? address - found.address : 0);
  unlock();
}

void __log_read(uint64_t site, uint64_t address) {
  forget_below((uint64_t)__builtin_frame_address(0));
  seen(&reads, site, address);
}

void __log_write(uint64_t site, uint64_t address) {
  forget_below((uint64_t)__builtin_frame_address(0));
  seen(&writes, site, address);
}

__attribute__((constructor)) static void read_sizes(void) {
  FILE *file = output("object_size", "a+");
  Object row;
  rewind(file);
  while (fscanf(file, "%lu%lu", &row.address, &row.end) == 2)
    insert(&sizes, before(&sizes, row.address), row);
  fclose(file);
}

// Where what begins at the address ends, if that is known of what comes at the site.
static uint64_t end_of(uint64_t site, uint64_t address) {
  uint64_t place = before(&sizes, site);
  return place && sizes.rows[place - 1].address == site ? address + sizes.rows[place - 1].end
                                                        : UINT64_MAX;
}

// A variable in a loop comes anew, where it was.
void __log_stack(uint64_t site, uint64_t address) {
  forget_below((uint64_t)__builtin_frame_address(0));
  insert(&stack, stack.used, (Object){address, end_of(site, address), site});
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
