// The hooks of a program that transform/log_values.dl has changed: each byte that comes from
// outside gets a tag, which goes where the byte goes, in registers and memory, through calls and
// library functions (library.h). What reaches a sink is written when the program ends, after what
// other runs have written, into the folder that the variable WITNESS names:
//
//   seen_flow.facts     source, sink, argument, number of a byte of the source that has come there
//   seen_value.facts    instruction, source: a byte of it is in what the instruction yields or uses
//   seen_end.facts      instruction, `source` or `sink`: it was executed, and brought something in
//   seen_dropped.facts  name of a library function that got such bytes and is not known, how often
//
// A register has a tag for each of its bytes, which copies, casts, shifts and masks keep apart;
// what is computed otherwise has those of all that it is computed of. An address has those of what
// it is an address from, not of its index; what is compared leaves nothing. Memory of a function
// that returns, and memory that is given back, has none.
//
// The functions `sink` and `sink_text` of programs that are made to be witnesses are here, too, and
// instead of the library's those that sort, whose order must be followed, and run programs.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <malloc.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "counts.h"
#include "tags.h"
#include "plan.h"

enum { ARGUMENTS = 24 };

typedef struct {
  uint64_t site, amount, address, result, before;
  uint64_t raw[ARGUMENTS];
  Tags tags[ARGUMENTS];
  char kind[ARGUMENTS];
  Tags returned;
} Call;

typedef struct Frame {
  struct Frame *below;
  const Function *function;
  uint64_t id, stack;
  uint64_t from, block, place; // where control is: blocks, and the instruction that comes next
  int called;                  // by the call that the frame below is at
  Call call;
  const Call *given; // of a function with variable arguments
  uint64_t locals[256][2];
  int local_count;
  Tags registers[];
} Frame;

static __thread Frame *top;
static __thread uint64_t expected; // the address that is called
static __thread Tags returned;
static __thread int has_returned;

// What a library hands on to a function that it calls, by the function's address.
static struct {
  uint64_t function;
  Tags tags;
} handed[64];
static int handed_count;

static Table flows, values, ends, dropped;
static FILE *flow_file;

// Reads the plan before the program does anything.
static int ready(void) {
  static int state;
  if (!state) {
    state = getenv("WITNESS") ? 1 : -1;
    if (state > 0) {
      read_plan();
      flow_file = output("seen_flow", "a");
    }
  }
  return state > 0;
}

static void passes(uint64_t site, Tag tag) {
  uint32_t set = tag_set(tag);
  if (!set || insts[site].seen == set)
    return;
  insts[site].seen = set;
  for (uint32_t i = 0; i < sets[set].size; i++)
    count(&values, site, sets[set].sites[i], 0);
}

// A byte with this tag has come to argument `argument` of the call `sink`.
static void arrives(uint64_t sink, uint64_t argument, Tag tag) {
  uint32_t set = tag_set(tag);
  if (!set)
    return;
  passes(sink, tag);
  for (uint32_t i = 0; i < sets[set].size; i++) {
    uint64_t source = sets[set].sites[i];
    Seen row = {source, sink, argument, 0};
    if (!flows.size || !find(&flows, row)->count)
      fprintf(flow_file, "%lu\t%lu\targument %lu\t%u\n", source, sink, argument,
              tag_byte(tag, source));
    count(&flows, source, sink, argument);
  }
}

static void came(uint64_t site, uint64_t how) { count(&ends, site, how, 0); }

// Frames.

static void leave(void) {
  Frame *frame = top;
  for (int i = 0; i < frame->local_count; i++)
    clear(frame->locals[i][0], frame->locals[i][1]);
  top = frame->below;
  free((void *)frame->given);
  free(frame);
}

// Functions that did not return, since control has gone up, are left.
static void unwind(uint64_t stack) {
  while (top && top->stack < stack)
    leave();
}

static Tags *reg(uint64_t value) {
  return value >= top->function->first && value <= top->function->last
             ? &top->registers[value - top->function->first]
             : 0;
}

static void set_reg(uint64_t site, uint64_t value, Tags tags) {
  Tags *place = value ? reg(value) : 0;
  if (!place)
    return;
  *place = tags;
  passes(site, all_of(&tags));
}

static Tags operand(const Inst *inst, uint32_t index) {
  Tags none = {{0}};
  if (index >= inst->operands)
    return none;
  uint64_t value = operands[inst->first + index].value;
  const Tags *tags = value ? reg(value) : 0;
  return tags ? *tags : none;
}

static Tags shifted(const Inst *inst, Tags from) {
  Tags to = {{0}};
  int64_t size = (int64_t)(inst->size < WIDE ? inst->size : WIDE);
  for (int64_t i = 0; i < size; i++) {
    int64_t bit = 8 * i + (inst->what == LEFT ? -inst->number : inst->number);
    for (int64_t at = bit >> 3; at <= (bit + 7) >> 3; at++)
      if (at >= 0 && at < size)
        to.byte[i] = tag_join(to.byte[i], from.byte[at]);
      else if (at >= size && inst->what == ARITHMETIC)
        to.byte[i] = tag_join(to.byte[i], from.byte[size - 1]);
  }
  return to;
}

// What the instruction yields, of those that the program is not asked about.
static Tags computed(const Inst *inst) {
  Tags to = {{0}}, from = operand(inst, 0);
  uint64_t size = inst->size < WIDE ? inst->size : WIDE;
  switch (inst->what) {
  case COPY: {
    uint64_t had = inst->operands ? operands[inst->first].size : 0;
    for (uint64_t i = 0; i < size; i++)
      to.byte[i] = i < had ? from.byte[i] : inst->extra && had ? from.byte[(had - 1) % WIDE] : 0;
    return to;
  }
  case BYTES: {
    Tags other = operand(inst, 1);
    for (uint64_t i = 0; i < size; i++)
      if (!inst->number || i >= 8 || (inst->number >> 8 * i) & 255)
        to.byte[i] = tag_join(from.byte[i], other.byte[i]);
    return to;
  }
  case LEFT:
  case RIGHT:
  case ARITHMETIC:
    return shifted(inst, from);
  case MIX: {
    Tag all = 0;
    for (uint32_t i = 0; i < inst->operands; i++) {
      Tags tags = operand(inst, i);
      all = tag_join(all, all_of(&tags));
    }
    return filled(all, size);
  }
  case PART:
    for (uint64_t i = 0; i < size; i++)
      to.byte[i] = from.byte[(i + inst->number) % WIDE];
    return to;
  case INSERT: {
    Tags part = operand(inst, 1);
    uint64_t length = inst->operands > 1 ? operands[inst->first + 1].size : 0;
    to = from;
    for (uint64_t i = 0; i < length && i < WIDE; i++)
      to.byte[(i + inst->number) % WIDE] = part.byte[i];
    return to;
  }
  default:
    return to;
  }
}

// Control is at the beginning of a block: all its phis have what they had before it came.
static void enter_block(const Inst *at) {
  uint32_t first = at->place, end;
  while (first && insts[order[first - 1]].block == at->block)
    first--;
  for (end = first; end < order_size && insts[order[end]].what == PHI &&
                    insts[order[end]].block == at->block;)
    end++;
  Tags *next = end > first ? sized(0, (end - first) * sizeof *next) : 0;
  for (uint32_t i = first; i < end; i++) {
    uint64_t value = chosen(order[i], top->from);
    const Tags *tags = value ? reg(value) : 0;
    next[i - first] = tags ? *tags : (Tags){{0}};
  }
  for (uint32_t i = first; i < end; i++)
    set_reg(order[i], insts[order[i]].result, next[i - first]);
  free(next);
  top->block = at->block;
  top->place = end;
}

// Does what comes before instruction `site`. False if control is not known to be there.
static int advance(uint64_t site, uint64_t stack) {
  unwind(stack);
  if (!top || site >= ids || !insts[site].id)
    return 0;
  const Inst *at = &insts[site];
  if (top->block != at->block)
    enter_block(at);
  if (top->place > at->place) // setjmp has returned again
    top->place = at->place;
  for (; top->place < at->place; top->place++) {
    const Inst *inst = &insts[order[top->place]];
    set_reg(inst->id, inst->result, computed(inst));
  }
  return 1;
}

static void done(uint64_t site, Tags tags) {
  set_reg(site, insts[site].result, tags);
  top->place = insts[site].place + 1;
}

#include "library.h"

// Hooks. Each knows where the stack of the function is that calls it.
#define STACK ((uint64_t)__builtin_frame_address(0))

void __flow_enter(uint64_t id, uint64_t address) {
  if (!ready() || id >= ids || !functions[id])
    return;
  lock();
  while (top && top->stack <= STACK)
    leave();
  Function *function = functions[id];
  uint64_t size = function->last - function->first + 1;
  Frame *frame = calloc(1, sizeof *frame + size * sizeof(Tags));
  if (!frame)
    abort();
  function->address = address;
  frame->below = top, frame->function = function, frame->id = id, frame->stack = STACK;
  frame->called = top && expected == address;
  const Call *call = frame->called ? &top->call : 0;
  top = frame;
  for (uint32_t i = 0; i < ARGUMENTS; i++) {
    Tags *place = function->parameters[i].value ? reg(function->parameters[i].value) : 0;
    if (place && call && i < call->amount)
      *place = call->tags[i];
  }
  for (int i = 0; !call && i < handed_count; i++)
    if (handed[i].function == address)
      *reg(function->parameters[0].value) = handed[i].tags;
  if (call && function->named >= 0)
    frame->given = memcpy(sized(0, sizeof *call), call, sizeof *call);
  if (frame->called)
    has_returned = 0;
  expected = 0;
  unlock();
}

void __flow_parameter(uint64_t id, uint64_t index, uint64_t address) {
  if (!ready() || !top || top->id != id)
    return;
  lock();
  const Function *function = top->function;
  if (function->main && index == 1) {
    char **texts = (char **)address;
    uint32_t number = 0;
    for (; *texts; texts++)
      for (char *byte = *texts; *byte; byte++)
        set_tag((uint64_t)byte, tag_new(function->begin, number++));
    came(function->begin, 0);
  } else if (top->called) {
    move(address, top->below->call.raw[index], function->parameters[index].copied);
    if (top->local_count < 256) {
      top->locals[top->local_count][0] = address;
      top->locals[top->local_count++][1] = function->parameters[index].copied;
    }
  }
  unlock();
}

void __flow_stack(uint64_t site, uint64_t address) {
  if (!ready() || !top || !variables[site])
    return;
  lock();
  unwind(STACK);
  clear(address, variables[site]);
  if (top && top->local_count < 256) {
    top->locals[top->local_count][0] = address;
    top->locals[top->local_count++][1] = variables[site];
  }
  unlock();
}

void __flow_access(uint64_t site, uint64_t address) {
  if (!ready())
    return;
  lock();
  if (advance(site, STACK)) {
    const Inst *inst = &insts[site];
    Tags tags = {{0}};
    if (inst->what == LOAD)
      tags = read_tags(address, inst->access);
    else if (inst->what == STORE) {
      Tags stored = operand(inst, 0);
      passes(site, all_of(&stored));
      write_tags(address, inst->access, &stored);
    }
    done(site, tags);
  }
  unlock();
}

void __flow_select(uint64_t site, uint64_t condition) {
  if (!ready())
    return;
  lock();
  if (advance(site, STACK))
    done(site, operand(&insts[site], condition & 1 ? 0 : 1));
  unlock();
}

void __flow_pass(uint64_t site, uint64_t index, uint64_t raw) {
  if (!ready())
    return;
  lock();
  if (advance(site, STACK)) {
    Call *call = &top->call;
    const Inst *inst = &insts[site];
    if (index == 0)
      call->amount = 0;
    call->raw[index] = raw;
    call->tags[index] = operand(inst, index);
    call->kind[index] = operands[inst->first + index].kind;
    call->amount = index + 1;
    passes(site, all_of(&call->tags[index]));
  }
  unlock();
}

void __flow_call(uint64_t site, uint64_t address) {
  if (!ready())
    return;
  lock();
  expected = 0;
  if (advance(site, STACK)) {
    Call *call = &top->call;
    call->site = site, call->address = address, call->amount = insts[site].operands;
    if (call->amount > ARGUMENTS)
      call->amount = ARGUMENTS;
    has_returned = 0;
    expected = address;
    before_call(call, library_of(call));
  }
  unlock();
}

void __flow_result(uint64_t site, uint64_t raw) {
  if (!ready())
    return;
  lock();
  if (advance(site, STACK) && top->call.site == site) {
    Call *call = &top->call;
    call->result = raw;
    call->returned = filled(0, 0);
    if (has_returned)
      call->returned = returned;
    else
      after_call(call, library_of(call));
    has_returned = 0, expected = 0;
    done(site, call->returned);
  }
  unlock();
}

void __flow_end(uint64_t site) {
  if (!ready())
    return;
  lock();
  if (advance(site, STACK)) {
    if (insts[site].what == RETURN) {
      int called = top->called;
      Tags tags = operand(&insts[site], 0);
      passes(site, all_of(&tags));
      leave();
      if (called)
        returned = tags, has_returned = 1;
    } else {
      top->from = insts[site].block;
      top->block = 0;
    }
  }
  unlock();
}

static void write_pairs(const char *name, const Table *table) {
  FILE *file = output(name, "a");
  for (uint64_t i = 0; i < table->size; i++)
    if (table->rows[i].count)
      fprintf(file, "%lu\t%lu\n", table->rows[i].site, table->rows[i].met);
  fclose(file);
}

__attribute__((destructor)) static void write_all(void) {
  if (!ready())
    return;
  lock();
  fclose(flow_file);
  write_pairs("seen_value", &values);
  FILE *file = output("seen_end", "a");
  for (uint64_t i = 0; i < ends.size; i++)
    if (ends.rows[i].count)
      fprintf(file, "%lu\t%s\n", ends.rows[i].site, ends.rows[i].met ? "sink" : "source");
  fclose(file);
  file = output("seen_dropped", "a");
  for (uint64_t i = 0; i < dropped.size; i++)
    if (dropped.rows[i].count)
      fprintf(file, "%s\t%lu\n", (char *)dropped.rows[i].site, dropped.rows[i].count);
  fclose(file);
  unlock();
}

// What programs are linked with besides.

void sink(long value) { (void)value; }
void sink_text(const char *text) { (void)text; }
int system(const char *command) { return command ? 0 : 1; }
FILE *popen(const char *command, const char *mode) { return (void)command, (void)mode, NULL; }
int execv(const char *path, char *const *list) { return (void)path, (void)list, -1; }
int execvp(const char *path, char *const *list) { return (void)path, (void)list, -1; }

// A sort that keeps equal elements in order, and takes their tags along.
void qsort(void *base, size_t count, size_t size, int (*compare)(const void *, const void *)) {
  uint64_t first = (uint64_t)base;
  char *held = malloc(size);
  for (size_t i = 1; i < count; i++)
    for (size_t j = i; j > 0; j--) {
      uint64_t left = first + (j - 1) * size, right = left + size;
      if (compare((void *)left, (void *)right) <= 0)
        break;
      memcpy(held, (void *)left, size);
      memcpy((void *)left, (void *)right, size);
      memcpy((void *)right, held, size);
      for (size_t k = 0; k < size; k++) {
        Tag tag = tag_at(left + k);
        set_tag(left + k, tag_at(right + k));
        set_tag(right + k, tag);
      }
    }
  free(held);
}
