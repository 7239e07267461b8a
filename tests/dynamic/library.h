// What library functions do with tags: each does with the tags what it does with the bytes. What
// is formatted has the tags of all that it is made of. A function that is not here drops them,
// which is told. Sources and sinks are those of taint's library, and sinks for lengths and sizes.

typedef void Model(Call *call);

// What is not followed, or has no part in it, but is known.
static void nothing(Call *call) { (void)call; }

static uint64_t length(uint64_t text) { return text ? strlen((const char *)text) : 0; }

static uint64_t length_within(uint64_t text, uint64_t most) {
  return text ? strnlen((const char *)text, most) : 0;
}

// Sources.

static void bring(const Call *call, uint64_t address, uint64_t size) {
  static uint32_t number;
  if (size)
    came(call->site, 0);
  for (uint64_t i = 0; i < size; i++)
    set_tag(address + i, tag_new(call->site, number++));
}

static void brings_text(Call *call) { bring(call, call->result, length(call->result)); }
static void brings_line(Call *call) {
  if (call->result)
    bring(call, call->raw[0], length(call->raw[0]));
}
static void brings_items(Call *call) { bring(call, call->raw[0], call->result * call->raw[1]); }
static void brings_items_checked(Call *call) {
  bring(call, call->raw[0], call->result * call->raw[2]);
}
static void brings_bytes(Call *call) {
  if ((int64_t)call->result > 0)
    bring(call, call->raw[1], call->result);
}
static void brings_allocated(Call *call) {
  if ((int64_t)call->result > 0)
    bring(call, *(uint64_t *)call->raw[0], call->result);
}
static void brings_character(Call *call) {
  if ((int)call->result == EOF)
    return;
  came(call->site, 0);
  static uint32_t number;
  call->returned = filled(tag_new(call->site, number++), 4);
}
static void brings_path(Call *call) { bring(call, call->raw[0], length(call->result)); }

// Formats. Arguments come from a call, or out of a va_list.

typedef struct {
  const Call *call;
  uint64_t next;
  struct {
    uint32_t numbers, floats;
    uint64_t more, saved;
  } list;
} Rest;

static Tag take(Rest *rest, char kind, uint64_t *raw) {
  if (rest->call) {
    uint64_t index = rest->next++;
    *raw = index < rest->call->amount ? rest->call->raw[index] : 0;
    return index < rest->call->amount ? all_of(&rest->call->tags[index]) : 0;
  }
  uint64_t address;
  if (kind == 'n' && rest->list.numbers < 48)
    address = rest->list.saved + rest->list.numbers, rest->list.numbers += 8;
  else if (kind == 'f' && rest->list.floats < 176)
    address = rest->list.saved + rest->list.floats, rest->list.floats += 16;
  else
    address = rest->list.more, rest->list.more += 8;
  *raw = *(uint64_t *)address;
  return all_at(address, 8);
}

static Rest rest_of(const Call *call, uint64_t first) { return (Rest){call, first, {0, 0, 0, 0}}; }
static Rest rest_in(uint64_t list) {
  Rest rest = {0, 0, {0, 0, 0, 0}};
  memcpy(&rest.list, (void *)list, 24);
  return rest;
}

// The tags of all that a text is made of that is formatted by this.
static Tag formatted(uint64_t format, Rest rest) {
  Tag all = all_at(format, length(format));
  for (const char *at = (const char *)format; *at; at++) {
    uint64_t raw, most = UINT64_MAX;
    if (*at != '%')
      continue;
    for (at++; *at && strchr("-+ #0123456789.*hlqjzt'", *at); at++) {
      if (*at == '.')
        most = strtoul(at + 1, 0, 10);
      if (*at == '*') {
        take(&rest, 'n', &raw);
        if (at[-1] == '.')
          most = (int)raw;
      }
    }
    if (!*at)
      break;
    if (*at == '%' || *at == 'm')
      continue;
    Tag tag = take(&rest, strchr("aAeEfFgG", *at) ? 'f' : 'n', &raw);
    all = tag_join(all, *at == 's' ? all_at(raw, length_within(raw, most)) : tag);
  }
  return all;
}

// Before the call, since the text may be part of itself.
static void format_to(Call *call, uint64_t format, Rest rest) {
  call->before = formatted(call->raw[format], rest);
}
static void formats1(Call *call) { format_to(call, 1, rest_of(call, 2)); }
static void formats2(Call *call) { format_to(call, 2, rest_of(call, 3)); }
static void formats3(Call *call) { format_to(call, 3, rest_of(call, 4)); }
static void formats4(Call *call) { format_to(call, 4, rest_of(call, 5)); }
static void formats_list1(Call *call) { format_to(call, 1, rest_in(call->raw[2])); }
static void formats_list2(Call *call) { format_to(call, 2, rest_in(call->raw[3])); }
static void formats_list3(Call *call) { format_to(call, 3, rest_in(call->raw[4])); }
static void formats_list4(Call *call) { format_to(call, 4, rest_in(call->raw[5])); }
static void was_formatted(Call *call) {
  if ((int)call->result >= 0)
    spread(call->raw[0], length(call->raw[0]), call->before);
}
static void was_formatted_within(Call *call) {
  if ((int)call->result >= 0 && call->raw[1])
    spread(call->raw[0], length_within(call->raw[0], call->raw[1]), call->before);
}
static void was_formatted_new(Call *call) {
  if ((int)call->result >= 0)
    spread(*(uint64_t *)call->raw[0], length(*(uint64_t *)call->raw[0]), call->before);
}

// What is read by a format: how many bytes each argument gets.
static void scanned(Call *call, uint64_t format, uint64_t index, Tag tag, int outside) {
  int64_t left = (int)call->result;
  for (const char *at = (const char *)call->raw[format]; *at && left > 0; at++) {
    uint64_t size = 4, width = 0;
    int skipped = 0;
    if (*at != '%')
      continue;
    for (at++; *at && strchr("*0123456789hlqjzt'", *at); at++) {
      skipped |= *at == '*';
      if (*at >= '0' && *at <= '9')
        width = width * 10 + *at - '0';
      size = strchr("lqjzt", *at) ? 8 : *at == 'h' ? size / 2 : size;
    }
    if (*at == '%')
      continue;
    char what = *at;
    if (what == '[')
      for (at += at[1] == '^' ? 3 : 2; *at && *at != ']'; at++) {
      }
    if (skipped)
      continue;
    uint64_t to = index < call->amount ? call->raw[index] : 0;
    index++;
    if (what == 'n' || !to)
      continue;
    left--;
    if (what == 's' || what == '[')
      size = length(to);
    else if (what == 'c')
      size = width ? width : 1;
    if (outside)
      bring(call, to, size);
    else
      spread(to, size, tag);
  }
}
static void brings_scanned1(Call *call) { scanned(call, 0, 1, 0, 1); }
static void brings_scanned2(Call *call) { scanned(call, 1, 2, 0, 1); }
static void before_scan(Call *call) {
  call->before = all_at(call->raw[0], length(call->raw[0]));
}
static void was_scanned(Call *call) { scanned(call, 1, 2, call->before, 0); }

// Copies.

static void to_result(Call *call) {
  if (call->amount)
    call->returned = call->tags[0];
}
static void copies(Call *call) {
  move(call->raw[0], call->raw[1], call->raw[2]);
  to_result(call);
}
static void sets_bytes(Call *call) {
  spread(call->raw[0], call->raw[2], call->tags[1].byte[0]);
  to_result(call);
}
static void copies_text(Call *call) {
  move(call->raw[0], call->raw[1], length(call->raw[1]) + 1);
  to_result(call);
}
static void copies_text_within(Call *call) {
  uint64_t size = length_within(call->raw[1], call->raw[2]);
  move(call->raw[0], call->raw[1], size);
  clear(call->raw[0] + size, call->raw[2] - size);
  to_result(call);
}
static void before_append(Call *call) { call->before = length(call->raw[0]); }
static void appends(Call *call) {
  move(call->raw[0] + call->before, call->raw[1], length(call->raw[0]) - call->before + 1);
  to_result(call);
}
static void copies_until(Call *call) {
  move(call->raw[0], call->raw[1], call->result ? call->result - call->raw[0] : call->raw[3]);
}
static void duplicates(Call *call) {
  if (call->result)
    move(call->result, call->raw[0], length(call->result) + 1);
}

// Memory comes and goes.

static void allocates(Call *call) {
  if (call->result)
    clear(call->result, malloc_usable_size((void *)call->result));
}
static void frees(Call *call) {
  if (call->raw[0])
    clear(call->raw[0], malloc_usable_size((void *)call->raw[0]));
}
// What is left of the old memory lies in a buffer of its own until it is known where it goes.
static void before_resize(Call *call) {
  uint64_t size = call->raw[0] ? malloc_usable_size((void *)call->raw[0]) : 0;
  uint64_t *held = sized(0, (size + 2) * sizeof *held);
  held[0] = size;
  for (uint64_t i = 0; i < size; i++)
    held[i + 1] = tag_at(call->raw[0] + i);
  frees(call);
  call->before = (uint64_t)held;
}
static void resizes(Call *call) {
  uint64_t *held = (uint64_t *)call->before, at = call->result ? call->result : call->raw[0];
  uint64_t size = at ? malloc_usable_size((void *)at) : 0;
  if (call->result)
    clear(at, size);
  for (uint64_t i = 0; i < held[0] && (i < size || !call->result); i++)
    set_tag(at + i, (Tag)held[i + 1]);
  free(held);
}

// Numbers.

static void of_arguments(Call *call) {
  Tag all = 0;
  for (uint64_t i = 0; i < call->amount; i++)
    all = tag_join(all, all_of(&call->tags[i]));
  call->returned = filled(all, WIDE);
}
static void of_text(Call *call) {
  const char *text = (const char *)call->raw[0];
  Tag all = 0;
  while (*text == ' ' || *text == '\t' || *text == '\n')
    text++;
  for (; *text && strchr("+-.0123456789abcdefxABCDEFXpP", *text); text++)
    all = tag_join(all, tag_at((uint64_t)text));
  call->returned = filled(all, WIDE);
}

// Arguments that vary, of the function that the call is in.
static void starts_list(Call *call) {
  const Call *given = top->given;
  if (!given)
    return;
  uint64_t numbers = 0, floats = 0, more = 0;
  struct {
    uint32_t numbers, floats;
    uint64_t more, saved;
  } list;
  memcpy(&list, (void *)call->raw[0], sizeof list);
  for (uint64_t i = 0; i < given->amount; i++) {
    int varies = (int64_t)i >= top->function->named;
    uint64_t to = 0;
    if (given->kind[i] == 'n' && numbers < 48)
      to = list.saved + numbers, numbers += 8;
    else if (given->kind[i] == 'f' && floats < 8)
      to = list.saved + 48 + 16 * floats++;
    else if (varies && given->kind[i] != 'm')
      to = list.more + more, more += 8;
    if (varies && to)
      write_tags(to, 8, &given->tags[i]);
  }
}

static void starts_thread(Call *call) {
  if (handed_count < 64) {
    handed[handed_count].function = call->raw[2];
    handed[handed_count++].tags = call->tags[3];
  }
}

#include "library_table.h"

// What comes to the arguments that `sinks` names, by letters: `v` the value, `t` the value or the
// text it points to, `l` those of the texts in the list it points to.
static void before_call(Call *call, const Entry *entry) {
  if (!entry)
    return;
  for (uint64_t i = 0; entry->sinks && entry->sinks[i] && i < call->amount; i++) {
    char what = entry->sinks[i];
    if (what == '-')
      continue;
    came(call->site, 1);
    Tag tag = all_of(&call->tags[i]);
    uint64_t raw = call->raw[i];
    if (what == 't' && call->kind[i] == 'n')
      tag = tag_join(tag, all_at(raw, length(raw)));
    if (what == 'l')
      for (uint64_t *list = (uint64_t *)raw; list && *list; list++)
        tag = tag_join(tag, all_at(*list, length(*list)));
    arrives(call->site, i, tag);
  }
  if (entry->before)
    entry->before(call);
}

// The model of what is called: by its name, of functions that are called through pointers by the
// address. Null for functions of the program.
static const Entry *library_of(Call *call) {
  const char *name = insts[call->site].library;
  Dl_info info;
  if (!name && (!call->address || !dladdr((void *)call->address, &info) || !info.dli_sname ||
                info.dli_saddr != (void *)call->address))
    return 0;
  Dl_info own;
  if (!name && strncmp(info.dli_sname, "sink", 4) && dladdr((void *)before_call, &own) &&
      own.dli_fbase == info.dli_fbase)
    return 0; // a function of the program
  if (!name)
    name = info.dli_sname;
  for (uint64_t i = 0; i < sizeof library / sizeof *library; i++) {
    uint64_t size = strlen(library[i].name);
    if (!strcmp(library[i].name, name) ||
        (!strncmp(name, "llvm.", 5) && !strncmp(library[i].name, name, size) && name[size] == '.'))
      return &library[i];
  }
  static const Entry intrinsic = {"llvm.", 0, of_arguments, 0};
  static Entry unknown;
  if (!strncmp(name, "llvm.", 5))
    return &intrinsic;
  unknown.name = name;
  return &unknown;
}

static void after_call(Call *call, const Entry *entry) {
  if (!entry)
    return;
  if (entry->after) {
    entry->after(call);
    return;
  }
  for (uint64_t i = 0; i < call->amount; i++) {
    Tag tag = all_of(&call->tags[i]);
    if (!tag && call->kind[i] == 'n' && call->raw[i] > PAGE)
      tag = all_at(call->raw[i], 8);
    passes(call->site, tag);
    if (tag)
      count(&dropped, (uint64_t)entry->name, 0, 0);
  }
}
