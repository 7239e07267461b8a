// What values_plan.dl says of the program, read from the folder that the variable WITNESS names.
#include <stdio.h>

enum What {
  NONE, COPY, BYTES, LEFT, RIGHT, ARITHMETIC, MIX, PART, INSERT, SELECT, LOAD, STORE, CALL, PHI,
  RETURN, END
};
static const char *const words[] = {"none",   "copy",   "bytes",  "left", "right", "arithmetic",
                                    "mix",    "part",   "insert", "select", "load", "store",
                                    "call",   "phi",    "return", "end"};

typedef struct {
  uint64_t value, size;
  char kind; // the first letter of flow_operand's
} Operand;

typedef struct {
  uint64_t id, block, index, result, size, access;
  int64_t number;
  int what, extra;
  uint32_t place, first, operands; // in `order`, and of `operand`
  uint32_t seen;                   // the set whose sources were last written for it
  char *library;
} Inst;

typedef struct {
  uint64_t value, size, copied;
} Parameter;

typedef struct {
  uint64_t first, last, begin, address;
  int64_t named;
  int main;
  Parameter parameters[24];
} Function;

// By id; what the facts do not have is all zero.
static Inst *insts;
static Function **functions;
static uint32_t *variables; // bytes of local variables
static uint64_t ids;
static uint32_t *order; // instructions by block and place
static uint32_t order_size;
static Operand *operands;
static uint32_t operand_count;

typedef struct {
  uint64_t phi, from, value;
} Choice;
static Choice *choices; // sorted
static uint32_t choice_count;

static FILE *plan(const char *name) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s.csv", getenv("WITNESS"), name);
  FILE *file = fopen(path, "r");
  if (!file)
    perror(path), abort();
  return file;
}

static void room(uint64_t id) {
  uint64_t old = ids;
  if (id < ids)
    return;
  ids = id * 2 + 1024;
  insts = sized(insts, ids * sizeof *insts);
  functions = sized(functions, ids * sizeof *functions);
  variables = sized(variables, ids * sizeof *variables);
  memset(insts + old, 0, (ids - old) * sizeof *insts);
  memset(functions + old, 0, (ids - old) * sizeof *functions);
  memset(variables + old, 0, (ids - old) * sizeof *variables);
}

static int by_place(const void *left, const void *right) {
  const Inst *a = &insts[*(const uint32_t *)left], *b = &insts[*(const uint32_t *)right];
  if (a->block != b->block)
    return a->block < b->block ? -1 : 1;
  return a->index < b->index ? -1 : a->index > b->index;
}

static int by_phi(const void *left, const void *right) {
  const Choice *a = left, *b = right;
  if (a->phi != b->phi)
    return a->phi < b->phi ? -1 : 1;
  return a->from < b->from ? -1 : a->from > b->from;
}

static void read_instructions(void) {
  char word[32], text[64];
  Inst row = {0};
  FILE *file = plan("flow_inst");
  while (fscanf(file, "%lu\t%lu\t%lu\t%31s\t%lu\t%lu\t%63s\t%d\n", &row.id, &row.block, &row.index,
                word, &row.result, &row.size, text, &row.extra) == 8) {
    room(row.id);
    row.number = (int64_t)strtoull(text, 0, 10);
    for (row.what = 0; strcmp(words[row.what], word); row.what++) {
    }
    insts[row.id] = row;
    order_size++;
  }
  fclose(file);
  order = sized(0, order_size * sizeof *order + 1);
  order_size = 0;
  for (uint64_t i = 0; i < ids; i++)
    if (insts[i].id)
      order[order_size++] = i;
  qsort(order, order_size, sizeof *order, by_place);
  for (uint32_t i = 0; i < order_size; i++)
    insts[order[i]].place = i;
}

// Operands come sorted: by instruction and index.
static void read_operands(void) {
  uint64_t inst, index;
  char word[32];
  Operand row;
  FILE *file = plan("flow_operand");
  for (int pass = 0; pass < 2; pass++) {
    while (fscanf(file, "%lu\t%lu\t%lu\t%lu\t%31s\n", &inst, &index, &row.value, &row.size, word) ==
           5) {
      if (inst >= ids)
        continue;
      row.kind = word[0];
      if (!pass && insts[inst].operands <= index)
        insts[inst].operands = index + 1;
      if (pass && index < insts[inst].operands)
        operands[insts[inst].first + index] = row;
    }
    for (uint64_t i = 0; !pass && i < ids; i++)
      insts[i].first = operand_count, operand_count += insts[i].operands;
    if (!pass)
      operands = calloc(operand_count + 1, sizeof *operands);
    rewind(file);
  }
  fclose(file);
}

static void read_functions(void) {
  uint64_t id, index;
  char name[4096];
  FILE *file = plan("flow_function");
  Function row = {0};
  while (fscanf(file, "%lu\t%4095[^\t]\t%lu\t%lu\t%ld\t%lu\n", &id, name, &row.first, &row.last,
                &row.named, &row.begin) == 6) {
    room(id);
    row.main = !strcmp(name, "main");
    functions[id] = memcpy(sized(0, sizeof row), &row, sizeof row);
  }
  fclose(file);
  file = plan("flow_parameter");
  Parameter parameter;
  while (fscanf(file, "%lu\t%lu\t%lu\t%lu\t%lu\n", &id, &index, &parameter.value, &parameter.size,
                &parameter.copied) == 5)
    if (id < ids && functions[id] && index < 24)
      functions[id]->parameters[index] = parameter;
  fclose(file);
}

static void read_plan(void) {
  uint64_t id, size;
  char name[4096];
  read_instructions();
  read_operands();
  read_functions();
  FILE *file = plan("flow_phi");
  Choice choice;
  while (fscanf(file, "%lu\t%lu\t%lu\n", &choice.phi, &choice.from, &choice.value) == 3) {
    choices = sized(choices, (choice_count + 1) * sizeof *choices);
    choices[choice_count++] = choice;
  }
  fclose(file);
  qsort(choices, choice_count, sizeof *choices, by_phi);
  file = plan("flow_library");
  while (fscanf(file, "%lu\t%4095[^\n]\n", &id, name) == 2)
    if (id < ids)
      insts[id].library = strdup(name);
  fclose(file);
  file = plan("flow_variable");
  while (fscanf(file, "%lu\t%lu\n", &id, &size) == 2)
    if (id < ids)
      variables[id] = size;
  fclose(file);
  file = plan("flow_access");
  while (fscanf(file, "%lu\t%lu\n", &id, &size) == 2)
    if (id < ids)
      insts[id].access = size;
  fclose(file);
}

// The register, or 0, that the phi has if control comes from this block.
static uint64_t chosen(uint64_t phi, uint64_t from) {
  Choice wanted = {phi, from, 0};
  const Choice *found = bsearch(&wanted, choices, choice_count, sizeof *choices, by_phi);
  return found ? found->value : 0;
}
