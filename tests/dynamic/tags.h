// Tags of bytes that come from outside, what is made of several, and which bytes of memory have
// which. A tag is a number, 0 is none. Two tags make one, and the same two make the same; of each
// it is known which sources its bytes are of. Beyond a limit only the sources are kept.
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef uint32_t Tag;
enum { WIDE = 16, MOST = 1 << 24 };

// Of a register, or a part of memory, by byte; what is wider wraps around.
typedef struct {
  Tag byte[WIDE];
} Tags;

typedef struct {
  uint64_t *sites;
  uint32_t size;
  Tag whole; // the tag of all its bytes, if it has come to that
} Set;

typedef struct {
  Tag left, right;  // of one byte: its number, and 0
  uint32_t set;
} Node;

static Set *sets;
static uint32_t set_count = 1;
static Node *nodes;
static Tag node_count = 1;
static Tag *made; // by a hash of left and right
enum { MADE = 1 << 25 };

static void *sized(void *old, uint64_t bytes) {
  void *memory = realloc(old, bytes);
  if (!memory)
    abort();
  return memory;
}

static uint32_t set_of(const uint64_t *sites, uint32_t size) {
  for (uint32_t i = 1; i < set_count; i++)
    if (sets[i].size == size && !memcmp(sets[i].sites, sites, size * sizeof *sites))
      return i;
  sets = sized(sets, (set_count + 1) * sizeof *sets);
  Set *set = &sets[set_count];
  set->sites = sized(0, size * sizeof *sites);
  memcpy(set->sites, sites, size * sizeof *sites);
  set->size = size, set->whole = 0;
  return set_count++;
}

static int set_has(uint32_t set, uint64_t site) {
  for (uint32_t i = 0; i < sets[set].size; i++)
    if (sets[set].sites[i] == site)
      return 1;
  return 0;
}

// The union of two sets; the last ones are remembered.
static uint32_t set_join(uint32_t a, uint32_t b) {
  static struct {
    uint32_t a, b, both;
  } last[1024];
  if (a == b)
    return a;
  uint32_t place = (a * 31 + b) % 1024;
  if (last[place].a == a && last[place].b == b && last[place].both)
    return last[place].both;
  uint64_t *sites = sized(0, (sets[a].size + sets[b].size) * sizeof *sites);
  uint32_t size = 0, i = 0, j = 0;
  while (i < sets[a].size || j < sets[b].size) {
    if (j == sets[b].size || (i < sets[a].size && sets[a].sites[i] < sets[b].sites[j]))
      sites[size++] = sets[a].sites[i++];
    else {
      i += i < sets[a].size && sets[a].sites[i] == sets[b].sites[j];
      sites[size++] = sets[b].sites[j++];
    }
  }
  uint32_t both = set_of(sites, size);
  free(sites);
  last[place].a = a, last[place].b = b, last[place].both = both;
  return both;
}

static Tag new_node(Tag left, Tag right, uint32_t set) {
  static Tag room;
  if (node_count >= room) {
    room = room ? room * 2 : 1 << 16;
    nodes = sized(nodes, room * sizeof *nodes);
  }
  nodes[node_count] = (Node){left, right, set};
  return node_count++;
}

// The tag of one byte of a source.
static Tag tag_new(uint64_t site, uint32_t number) {
  uint32_t set = set_of(&site, 1);
  if (node_count < MOST)
    return new_node(number, 0, set);
  if (!sets[set].whole)
    sets[set].whole = new_node(number, 0, set);
  return sets[set].whole;
}

static Tag tag_join(Tag a, Tag b) {
  if (a == b || !b)
    return a;
  if (!a)
    return b;
  if (a > b) {
    Tag other = a;
    a = b, b = other;
  }
  if (nodes[b].right && (nodes[b].left == a || nodes[b].right == a))
    return b;
  if (!made && !(made = calloc(MADE, sizeof *made)))
    abort();
  uint32_t place = (a * 0x9e3779b1u ^ b * 0x85ebca6bu) >> 7;
  for (; made[place % MADE]; place++) {
    const Node *node = &nodes[made[place % MADE]];
    if (node->left == a && node->right == b)
      return made[place % MADE];
  }
  uint32_t set = set_join(nodes[a].set, nodes[b].set);
  if (node_count >= MOST) {
    if (!sets[set].whole)
      sets[set].whole = new_node(0, 0, set);
    return sets[set].whole;
  }
  return made[place % MADE] = new_node(a, b, set);
}

static uint32_t tag_set(Tag tag) { return tag ? nodes[tag].set : 0; }

// The number of a byte of this source that the tag has.
static uint32_t tag_byte(Tag tag, uint64_t site) {
  while (nodes[tag].right)
    tag = set_has(nodes[nodes[tag].left].set, site) ? nodes[tag].left : nodes[tag].right;
  return nodes[tag].left;
}

static Tag all_of(const Tags *tags) {
  Tag all = 0;
  for (int i = 0; i < WIDE; i++)
    all = tag_join(all, tags->byte[i]);
  return all;
}

static Tags filled(Tag tag, uint64_t size) {
  Tags tags = {{0}};
  for (uint64_t i = 0; i < size && i < WIDE; i++)
    tags.byte[i] = tag;
  return tags;
}

// Memory, by pages.
enum { PAGE = 4096, PAGES = 1 << 20 };
static struct {
  uint64_t key;
  Tag *tags;
} pages[PAGES];

// The tag of a byte of memory; null if its page has none and none is made.
static Tag *shadow(uint64_t address, int make) {
  uint64_t key = address / PAGE + 1, place = (key * 0x9e3779b97f4a7c15u) >> 44;
  for (;; place++) {
    place %= PAGES;
    if (pages[place].key == key)
      return &pages[place].tags[address % PAGE];
    if (!pages[place].key) {
      if (!make)
        return 0;
      pages[place].key = key;
      pages[place].tags = calloc(PAGE, sizeof(Tag));
      if (!pages[place].tags)
        abort();
      return &pages[place].tags[address % PAGE];
    }
  }
}

static Tag tag_at(uint64_t address) {
  const Tag *tag = shadow(address, 0);
  return tag ? *tag : 0;
}

static void set_tag(uint64_t address, Tag tag) {
  Tag *place = shadow(address, tag != 0);
  if (place)
    *place = tag;
}

static void clear(uint64_t address, uint64_t size) {
  for (uint64_t i = 0; i < size;) {
    uint64_t run = PAGE - (address + i) % PAGE;
    if (run > size - i)
      run = size - i;
    Tag *place = shadow(address + i, 0);
    if (place)
      memset(place, 0, run * sizeof(Tag));
    i += run;
  }
}

static void move(uint64_t to, uint64_t from, uint64_t size) {
  if (to <= from)
    for (uint64_t i = 0; i < size; i++)
      set_tag(to + i, tag_at(from + i));
  else
    for (uint64_t i = size; i--;)
      set_tag(to + i, tag_at(from + i));
}

static Tag all_at(uint64_t address, uint64_t size) {
  Tag all = 0;
  for (uint64_t i = 0; i < size; i++)
    all = tag_join(all, tag_at(address + i));
  return all;
}

static Tags read_tags(uint64_t address, uint64_t size) {
  Tags tags = {{0}};
  for (uint64_t i = 0; i < size; i++)
    tags.byte[i % WIDE] = tag_join(tags.byte[i % WIDE], tag_at(address + i));
  return tags;
}

static void write_tags(uint64_t address, uint64_t size, const Tags *tags) {
  for (uint64_t i = 0; i < size; i++)
    set_tag(address + i, tags->byte[i % WIDE]);
}

static void spread(uint64_t address, uint64_t size, Tag tag) {
  for (uint64_t i = 0; i < size; i++)
    set_tag(address + i, tag);
}
