// The hooks of a program that transform/log_numbers.dl has changed: the least and the greatest that
// each instruction has yielded are written when the program ends, into the folder that the variable
// WITNESS names.
//
//   seen_number.facts  instruction, least, greatest; of 32 bits, what is beyond is cut to these
#include "counts.h"

typedef struct {
  int64_t least, greatest;
  int seen;
} Range;

static Range *ranges; // by instruction
static uint64_t size;

static void seen(uint64_t site, int64_t number) {
  lock();
  if (site >= size) {
    uint64_t more = site * 2 + 1024;
    ranges = realloc(ranges, more * sizeof(Range));
    if (!ranges)
      abort();
    for (; size < more; size++)
      ranges[size] = (Range){INT64_MAX, INT64_MIN, 0};
  }
  Range *range = &ranges[site];
  range->seen = 1;
  if (number < range->least)
    range->least = number;
  if (number > range->greatest)
    range->greatest = number;
  unlock();
}

void __log_number8(uint64_t site, int8_t number) { seen(site, number); }
void __log_number16(uint64_t site, int16_t number) { seen(site, number); }
void __log_number32(uint64_t site, int32_t number) { seen(site, number); }
void __log_number64(uint64_t site, int64_t number) { seen(site, number); }

static long cut(int64_t number) {
  return number > INT32_MAX ? INT32_MAX : number < INT32_MIN ? INT32_MIN : number;
}

__attribute__((destructor)) static void write_all(void) {
  FILE *file = output("seen_number", "w");
  for (uint64_t site = 0; site < size; site++)
    if (ranges[site].seen)
      fprintf(file, "%lu\t%ld\t%ld\n", site, cut(ranges[site].least), cut(ranges[site].greatest));
  fclose(file);
}
