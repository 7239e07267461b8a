"""Random C programs in which data from outside goes ways of many kinds, and what they are run with.

A program is some scenarios: data comes in, is handed on by a few steps that are picked and put in a
row, and comes to a sink. A step gets a text (`char *`, of at most 63 characters) or a number
(`long`) and yields one. Program N is made from the number N alone.
"""
import random

HEAD = """#include <ctype.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void sink(long value);
void sink_text(const char *text);
volatile int one = 1;
"""

# Each step: what it gets and yields (`t` a text, `n` a number), declarations before the scenario,
# and what the scenario does with IN to have OUT. ID is a number of its own, FN `static` or more.
STEPS = []


def step(takes, yields, code, declared=""):
    STEPS.append((takes, yields, declared, code))


# Copies by the library.
step("t", "t", "char OUT[64]; strncpy(OUT, IN, 63); OUT[63] = 0;")
step("t", "t", "char OUT[64]; memcpy(OUT, IN, strlen(IN) + 1);")
step("t", "t", 'char OUT[64]; snprintf(OUT, sizeof OUT, "%d<%s>", one, IN);')
step("t", "t", 'char OUT[128] = "x"; strncat(OUT, IN, 60); OUT[63] = 0;')
step("t", "t", "char *OUT = strdup(IN);")
step("t", "t", "char OUT[64]; memset(OUT, IN[0], 8); OUT[8] = 0;")
step("t", "t", "char tID[64]; strcpy(tID, IN); char *OUT = strchr(tID, tID[0]);")
step("t", "t", "char tID[64]; strcpy(tID, IN); char *OUT = strtok(tID, \" ,;\"); "
     "if (!OUT) OUT = \"none\";")
step("t", "t", "char OUT[64]; strcpy(OUT, IN); memmove(OUT, OUT + 1, strlen(OUT));")
# Loops.
step("t", "t", "char OUT[64]; int kID = 0; for (; IN[kID] && kID < 63; kID++) "
     "OUT[kID] = toupper((unsigned char)IN[kID]); OUT[kID] = 0;")
step("t", "t", "char OUT[64]; char *pID = OUT; for (const char *qID = IN; *qID; qID++) *pID++ = *qID; "
     "*pID = 0;")
step("t", "t", "char OUT[64]; size_t sID = strlen(IN); for (size_t k = 0; k < sID; k++) "
     "OUT[k] = IN[sID - 1 - k]; OUT[sID] = 0;")
step("t", "t", "char OUT[64] = {0}; int kID = 0; do { OUT[kID] = IN[kID] ^ 1; kID++; } "
     "while (kID < 8 && IN[kID]); OUT[kID] = 0;")
step("t", "t", "char gID[4][64]; for (int k = 0; k < 4; k++) { gID[k][0] = '0' + k; gID[k][1] = 0; } "
     "strcpy(gID[one + 1], IN); char *OUT = gID[2];")
# Functions.
step("t", "t", "char *OUT = passID(IN);", "FN char *passID(char *text) { return text + (one - 1); }")
step("t", "t", "char *OUT; setID(&OUT, IN);",
     "FN void setID(char **to, char *text) { *to = text; }")
step("t", "t", "char *aID, **bID = &aID, ***cID = &bID; **cID = IN; char *OUT = aID;")
step("t", "t", "char OUT[64]; copyID(OUT, IN);",
     "FN void copyID(char *to, const char *from) { if ((*to = *from)) copyID(to + 1, from + 1); }")
step("t", "t", "char *OUT = tableID[one](IN);",
     "FN char *firstID(char *text) { (void)text; return \"first\"; }\n"
     "FN char *secondID(char *text) { return text; }\n"
     "static char *(*tableID[2])(char *) = {firstID, secondID};")
step("t", "t", "char OUT[64]; eachID(IN, addID, OUT);",
     "FN void addID(char byte, int at, void *context) { ((char *)context)[at] = byte; }\n"
     "FN void eachID(const char *text, void (*call)(char, int, void *), void *context) {\n"
     "  int k = 0;\n  for (; text[k]; k++) call(text[k], k, context);\n  call(0, k, context);\n}")
step("t", "t", "char OUT[64]; joinID(OUT, 3, \"a\", IN, \"b\"); OUT[63] = 0;",
     "FN void joinID(char *to, int n, ...) {\n  char all[256] = {0};\n  va_list list;\n"
     "  va_start(list, n);\n  while (n--) strcat(all, va_arg(list, char *));\n  va_end(list);\n"
     "  strncpy(to, all, 63);\n}")
step("t", "t", "char OUT[64]; printID(OUT, \"%s-%d\", IN, one);",
     "FN void printID(char *to, const char *format, ...) {\n  va_list list;\n"
     "  va_start(list, format);\n  vsnprintf(to, 64, format, list);\n  va_end(list);\n}")
step("t", "t", "char *OUT = keptID(IN);",
     "FN char *keptID(const char *text) {\n  static char kept[64];\n  strcpy(kept, text);\n"
     "  return kept;\n}")
step("t", "t", "keepID(IN); char *OUT = keptID;",
     "static char keptID[64];\nFN void keepID(const char *text) { strcpy(keptID, text); }")
step("t", "t", "pointerID = IN; char *OUT = readID();",
     "static char *pointerID;\nFN char *readID(void) { return pointerID; }")
step("t", "t", "char *OUT = one ? IN : \"other\";")
step("t", "t", "char *OUT; switch (one) { case 0: OUT = \"zero\"; break; case 1: OUT = IN; break; "
     "default: OUT = \"more\"; }")
# Structures.
step("t", "t", "struct RowID rID; fillID(&rID, 7, IN); char *OUT = rID.name;",
     "struct RowID { int id; char name[64]; long more; };\n"
     "FN void fillID(struct RowID *row, int id, const char *name) {\n  row->id = id;\n"
     "  strcpy(row->name, name);\n  row->more = id;\n}")
step("t", "t", "struct RowID rID = {1, {0}}, sID; strcpy(rID.name, IN); sID = rID; "
     "char *OUT = sID.name;", "struct RowID { int id; char name[64]; };")
step("t", "t", "struct BigID bID = makeID(IN); char *OUT = bID.name;",
     "struct BigID { char name[64]; int n; };\n"
     "FN struct BigID makeID(const char *text) {\n  struct BigID big = {{0}, 1};\n"
     "  strcpy(big.name, text);\n  return big;\n}")
step("t", "t", "struct BigID bID = {1, {0}}; strcpy(bID.name, IN); char OUT[64]; useID(OUT, bID);",
     "struct BigID { int n; char name[64]; };\n"
     "FN void useID(char *to, struct BigID big) { strcpy(to, big.name); }")
step("t", "t", "struct TwoID rID = pairID(IN, one); char *OUT = rID.text;",
     "struct TwoID { char *text; long n; };\n"
     "FN struct TwoID pairID(char *text, long n) { struct TwoID two = {text, n}; return two; }")
step("t", "t", "struct NodeID *lID = NULL; lID = pushID(lID, \"head\"); lID = pushID(lID, IN); "
     "lID = pushID(lID, \"tail\"); struct NodeID *nID = lID; "
     "while (nID->next && !nID->wanted) nID = nID->next; char *OUT = lID->next->text;",
     "struct NodeID { struct NodeID *next; char *text; int wanted; };\n"
     "FN struct NodeID *pushID(struct NodeID *list, char *text) {\n"
     "  struct NodeID *node = malloc(sizeof *node);\n  node->next = list;\n  node->text = text;\n"
     "  node->wanted = 0;\n  return node;\n}")
step("t", "t", "struct TreeID *tID = insertID(insertID(insertID(NULL, \"m\"), IN), \"z\"); "
     "char OUT[256] = {0}; walkID(tID, OUT); OUT[63] = 0;",
     "struct TreeID { struct TreeID *left, *right; char key[64]; };\n"
     "FN struct TreeID *insertID(struct TreeID *tree, const char *key) {\n  if (!tree) {\n"
     "    tree = calloc(1, sizeof *tree);\n    strcpy(tree->key, key);\n"
     "  } else if (strcmp(key, tree->key) < 0)\n    tree->left = insertID(tree->left, key);\n"
     "  else\n    tree->right = insertID(tree->right, key);\n  return tree;\n}\n"
     "FN void walkID(struct TreeID *tree, char *to) {\n  if (!tree) return;\n"
     "  walkID(tree->left, to);\n  strcat(to, tree->key);\n  walkID(tree->right, to);\n}")
step("t", "t", "struct VectorID vID = {0}; for (const char *p = IN; *p; p++) appendID(&vID, *p); "
     "appendID(&vID, 0); char *OUT = vID.data;",
     "struct VectorID { char *data; size_t size, room; };\n"
     "FN void appendID(struct VectorID *v, char byte) {\n  if (v->size == v->room)\n"
     "    v->data = realloc(v->data, v->room = v->room ? v->room * 2 : 4);\n"
     "  v->data[v->size++] = byte;\n}")
step("t", "t", "struct ObjectID oID = {&opsID, {0}}; oID.ops->put(&oID, IN); "
     "const char *OUT = oID.ops->get(&oID);",
     "struct ObjectID;\nstruct OpsID { void (*put)(struct ObjectID *, const char *); "
     "const char *(*get)(struct ObjectID *); };\n"
     "struct ObjectID { const struct OpsID *ops; char held[64]; };\n"
     "FN void putID(struct ObjectID *o, const char *text) { strcpy(o->held, text); }\n"
     "FN const char *getID(struct ObjectID *o) { return o->held; }\n"
     "static const struct OpsID opsID = {putID, getID};")
step("t", "t", "struct OuterID oID; oID.id = 1; strcpy(oID.text, IN); "
     "const char *OUT = ownerID(&oID.link)->text;",
     "struct LinkID { struct LinkID *next; };\n"
     "struct OuterID { int id; char text[64]; struct LinkID link; };\n"
     "FN struct OuterID *ownerID(struct LinkID *link) {\n"
     "  return (struct OuterID *)((char *)link - offsetof(struct OuterID, link));\n}")
step("t", "t", "struct FlexID *fID = malloc(sizeof *fID + 64); fID->size = strlen(IN); "
     "memcpy(fID->data, IN, fID->size + 1); char *OUT = fID->data;",
     "struct FlexID { size_t size; char data[]; };")
step("t", "t", "struct ItemID iID[3] = {{\"b\", 2}, {0, 1}, {\"c\", 3}}; iID[1].text = IN; "
     "qsort(iID, 3, sizeof *iID, orderID); char *OUT = iID[0].text;",
     "struct ItemID { char *text; int key; };\n"
     "FN int orderID(const void *a, const void *b) {\n"
     "  return ((const struct ItemID *)a)->key - ((const struct ItemID *)b)->key;\n}")
step("t", "t", "char *aID[3] = {\"x\", IN, \"y\"}; qsort(aID, 3, sizeof *aID, textsID); "
     "char OUT[128]; snprintf(OUT, 64, \"%s%s\", aID[0], aID[1]);",
     "FN int textsID(const void *a, const void *b) {\n"
     "  return strcmp(*(char *const *)a, *(char *const *)b);\n}")
step("t", "t", "struct WorkID wID = {IN, {0}}; pthread_t hID; "
     "pthread_create(&hID, NULL, workID, &wID); pthread_join(hID, NULL); char *OUT = wID.out;",
     "struct WorkID { const char *in; char out[64]; };\n"
     "FN void *workID(void *given) {\n  struct WorkID *work = given;\n"
     "  strcpy(work->out, work->in);\n  return NULL;\n}")
step("t", "t", "stackID[topID++] = IN; stackID[topID++] = \"top\"; topID--; "
     "char *OUT = stackID[--topID];", "static char *stackID[8];\nstatic int topID;")
step("t", "t", "struct CellID *cID = newID(); cID->text = newID(); strcpy(cID->text, IN); "
     "char *OUT = cID->text;",
     "static char poolID[1024] __attribute__((aligned(16)));\nstatic size_t usedID;\n"
     "struct CellID { char *text; };\n"
     "FN void *newID(void) { void *p = poolID + usedID; usedID = (usedID + 128) % 1024; return p; }")
step("t", "t", "uintptr_t uID = (uintptr_t)IN; const char *OUT = (const char *)uID;")
step("t", "t", "char *vID = __builtin_alloca(strlen(IN) + 1); strcpy(vID, IN); char *OUT = vID;")
step("t", "t", "struct HashID hID = {{0}}; enterID(&hID, \"key\", IN); "
     "const char *OUT = findID(&hID, \"key\");",
     "struct EntryID { const char *key, *value; struct EntryID *next; };\n"
     "struct HashID { struct EntryID *bucket[4]; };\n"
     "FN unsigned hashID(const char *key) { unsigned h = 0; while (*key) h = h * 31 + *key++; "
     "return h % 4; }\n"
     "FN void enterID(struct HashID *t, const char *key, const char *value) {\n"
     "  struct EntryID *e = malloc(sizeof *e), **at = &t->bucket[hashID(key)];\n"
     "  e->key = key, e->value = value, e->next = *at;\n  *at = e;\n}\n"
     "FN const char *findID(struct HashID *t, const char *key) {\n"
     "  for (struct EntryID *e = t->bucket[hashID(key)]; e; e = e->next)\n"
     "    if (!strcmp(e->key, key)) return e->value;\n  return \"none\";\n}")
step("t", "t", "char bID[3][64]; int wID = 0; for (int k = 0; k < 3; k++) { strcpy(bID[wID], "
     "k == 1 ? IN : \"filler\"); wID = (wID + 1) % 3; } char *OUT = bID[(wID + 1) % 3];")
# Wide and narrow.
step("t", "t", "char OUT[64] = {0}; for (int k = 0; k < 32; k += 8) "
     "*(uint64_t *)(OUT + k) = loadID(IN, k);",
     "FN uint64_t loadID(const char *text, int at) { uint64_t all = 0; "
     "size_t n = strlen(text); if ((size_t)at < n) memcpy(&all, text + at, n - at < 8 ? n - at : 8); "
     "return all; }")
step("t", "t", "struct EightID eID; memset(&eID, 0, 16); memcpy(&eID, IN, strlen(IN) < 8 ? "
     "strlen(IN) : 7); eID = sameID(eID); char OUT[16]; memcpy(OUT, &eID, 16);",
     "struct EightID { char a[8]; int b; };\n"
     "FN struct EightID sameID(struct EightID eight) { eight.b = 0; return eight; }")
step("n", "n", "union BothID { long n; unsigned char b[8]; } uID; uID.n = IN; "
     "long OUT = uID.b[0] + uID.b[1];")
step("n", "n", "union BothID { unsigned char b[8]; long n; } uID = {{0}}; uID.b[2] = (unsigned char)IN; "
     "long OUT = uID.n;")
step("n", "n", "struct PairID pID = {1, (int)IN}; long OUT = secondID(pID);",
     "struct PairID { int a, b; };\nFN long secondID(struct PairID pair) { return pair.b; }")
step("n", "n", "struct PairID pID = swapID((struct PairID){(int)IN, 2}); long OUT = pID.b;",
     "struct PairID { int a, b; };\n"
     "FN struct PairID swapID(struct PairID pair) { return (struct PairID){pair.b, pair.a}; }")
step("n", "n", "struct MixID mID = mixID(one, (double)IN); long OUT = (long)mID.d;",
     "struct MixID { long n; double d; };\n"
     "FN struct MixID mixID(long n, double d) { struct MixID mix = {n, d / 2}; return mix; }")
step("n", "n", "struct BitsID bID = {1, 2, 3}; bID.b = (unsigned)IN; long OUT = bID.b;",
     "struct BitsID { unsigned a : 3, b : 10, c : 5; };")
step("n", "n", "unsigned char wID[8]; for (int k = 0; k < 8; k++) wID[k] = (unsigned char)"
     "((unsigned long)IN >> 8 * k); long OUT = 0; for (int k = 7; k >= 0; k--) OUT = OUT << 8 | wID[k];")
step("n", "n", "unsigned char wID[8]; memcpy(wID, &IN, 8); long OUT = wID[0];")
step("n", "n", "short hID[4]; *(long *)hID = IN; long OUT = hID[0] + hID[1];")
# Numbers.
step("n", "n", "long OUT = IN * 3 + one;")
step("n", "n", "long OUT = addID(IN, one);", "FN long addID(long a, long b) { return a + b; }")
step("n", "n", "long aID[8] = {0}; for (int k = 0; k < 8; k++) aID[k] = k; aID[one + 2] = IN; "
     "long OUT = 0; for (int k = 0; k < 8; k++) OUT += aID[k];")
step("n", "n", "long OUT = sumID(3, 1L, IN, 2L);",
     "FN long sumID(int n, ...) {\n  long sum = 0;\n  va_list list, again;\n  va_start(list, n);\n"
     "  va_copy(again, list);\n  while (n--) sum += va_arg(again, long);\n  va_end(again);\n"
     "  va_end(list);\n  return sum;\n}")
step("n", "n", "double dID = moreID(8, 1.5, (double)IN, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5); "
     "long OUT = (long)dID;",
     "FN double moreID(int n, ...) {\n  double sum = 0;\n  va_list list;\n  va_start(list, n);\n"
     "  while (n--) sum += va_arg(list, double);\n  va_end(list);\n  return sum;\n}")
step("n", "n", "long OUT = lastID(1, 2, 3, 4, 5, 6, 7, IN);",
     "FN long lastID(long a, long b, long c, long d, long e, long f, long g, long h) {\n"
     "  return h + (a + b + c + d + e + f + g) * 0 + one;\n}")
step("n", "n", "long OUT = 0; factID(IN & 7, &OUT);",
     "FN void factID(long n, long *to) { if (n <= 0) { *to += 1; return; } *to += n; "
     "factID(n - 1, to); }")
step("n", "n", "long mID[2][2] = {{1, IN}, {3, 4}}, tID[2][2]; for (int i = 0; i < 2; i++) "
     "for (int j = 0; j < 2; j++) tID[j][i] = mID[i][j]; long OUT = tID[1][0];")
step("n", "n", "float fID[4] = {1, 2, (float)IN, 4}; long OUT = (long)(fID[2] * 2.0f);")
step("n", "n", "long *pID = malloc(4 * sizeof *pID), *qID = pID + 3; qID[-1] = IN; "
     "long OUT = pID[2]; free(pID);")
step("n", "n", "long aID = one, bID = IN; exchangeID(&aID, &bID); long OUT = aID;",
     "FN void exchangeID(long *a, long *b) { long t = *a; *a = *b; *b = t; }")
step("n", "n", "long kID[5] = {5, IN & 3, 9, 1, 7}; qsort(kID, 5, sizeof *kID, lessID); "
     "long OUT = kID[0] + kID[1];",
     "FN int lessID(const void *a, const void *b) {\n"
     "  long x = *(const long *)a, y = *(const long *)b;\n  return x < y ? -1 : x > y;\n}")
step("n", "n", "long OUT = IN; for (int k = 0; k < 4; k++) { long nID = OUT ^ OUT << 1; "
     "OUT = nID & 0xffff; }")
step("n", "n", "long aID = 1, bID = IN & 15; for (int k = 0; k < 5; k++) { long t = aID; aID = bID; "
     "bID = t; } long OUT = aID;")
# More of libraries.
step("t", "t", "char tID[64]; strcpy(tID, IN); char *rID = tID, *OUT = strsep(&rID, \",;\"); ")
step("t", "t", "char tID[64], *sID; strcpy(tID, IN); char *OUT = strtok_r(tID, \" ,;\", &sID); "
     "if (!OUT) OUT = \"none\";")
step("t", "t", "char OUT[128]; char *eID = stpcpy(OUT, IN); strcpy(eID, \"+\"); OUT[63] = 0;")
step("t", "t", "char OUT[64]; if (sscanf(IN, \"%60s\", OUT) != 1) strcpy(OUT, \"none\");")
step("t", "t", "char OUT[64]; if (!memccpy(OUT, IN, 0, 63)) OUT[63] = 0;")
step("t", "t", "char *gID = malloc(2); strcpy(gID, \"g\"); gID = realloc(gID, 128); strcat(gID, IN); "
     "gID[63] = 0; gID = realloc(gID, 256); char *OUT = gID;")
step("t", "t", "char *OUT = partID(\"%s/%c\", IN, 'c');",
     "FN char *partID(const char *format, ...) {\n  char *to;\n  va_list list, again;\n"
     "  va_start(list, format);\n  va_copy(again, list);\n"
     "  if (vasprintf(&to, format, again) < 0) to = strdup(\"\");\n"
     "  if (strlen(to) > 63) to[63] = 0;\n  va_end(again);\n  va_end(list);\n  return to;\n}")
step("t", "t", "const struct RuleID kID = {IN, NULL}, *fID = bsearch(&kID, rulesID, 3, sizeof kID, "
     "namedID); char OUT[64]; strcpy(OUT, fID ? fID->value : kID.name);",
     "struct RuleID { const char *name, *value; };\n"
     "static const struct RuleID rulesID[3] = {{\"a\", \"1\"}, {\"b\", \"2\"}, {\"c\", \"3\"}};\n"
     "FN int namedID(const void *a, const void *b) {\n"
     "  return strcmp(((const struct RuleID *)a)->name, ((const struct RuleID *)b)->name);\n}")
# More structures.
step("t", "t", "char **wID; int nID = splitID(IN, &wID); char *OUT = wID[nID - 1];",
     "FN int splitID(const char *text, char ***to) {\n  int n = 0;\n  char **words = NULL;\n"
     "  for (const char *p = text; n < 8; p++) {\n    const char *end = strchr(p, '4');\n"
     "    size_t size = end ? (size_t)(end - p) : strlen(p);\n"
     "    words = realloc(words, (n + 1) * sizeof *words);\n"
     "    words[n++] = strndup(p, size);\n    if (!end) break;\n    p = end;\n  }\n"
     "  *to = words;\n  return n;\n}")
step("t", "t", "struct RingID rID = {&rID, &rID, NULL}, aID = {0}, bID = {0}; aID.text = IN; "
     "bID.text = \"b\"; linkID(&rID, &aID); linkID(&rID, &bID); unlinkID(&bID); "
     "char *OUT = rID.next->text;",
     "struct RingID { struct RingID *next, *before; char *text; };\n"
     "FN void linkID(struct RingID *ring, struct RingID *node) {\n  node->next = ring->next;\n"
     "  node->before = ring;\n  ring->next->before = node;\n  ring->next = node;\n}\n"
     "FN void unlinkID(struct RingID *node) {\n  node->before->next = node->next;\n"
     "  node->next->before = node->before;\n}")
step("t", "t", "struct TaggedID tID = tagID(1, IN); const char *OUT = tID.tag ? tID.as.text : \"no\";",
     "struct TaggedID { int tag; union { const char *text; long n; } as; };\n"
     "FN struct TaggedID tagID(int tag, const char *text) {\n"
     "  struct TaggedID all;\n  all.tag = tag;\n  all.as.text = text;\n  return all;\n}")
step("t", "t", "struct ThreeID tID = threeID(IN); const char *OUT = tID.c;",
     "struct ThreeID { const char *a, *b, *c; };\n"
     "FN struct ThreeID threeID(const char *text) { return (struct ThreeID){\"a\", \"b\", text}; }")
step("t", "t", "struct DeepID *dID = calloc(1, sizeof *dID); dID->in[1].held = calloc(1, 64); "
     "strcpy(dID->in[1].held, IN); struct DeepID eID; memcpy(&eID, dID, sizeof eID); "
     "char *OUT = eID.in[one].held;",
     "struct DeepID { int n; struct { int m; char *held; } in[2]; };")
step("t", "t", "char OUT[64]; struct StateID sID = {0, OUT}; for (const char *p = IN; *p; p++) "
     "feedID(&sID, *p); *sID.to = 0;",
     "struct StateID { int state; char *to; };\n"
     "FN void feedID(struct StateID *s, char byte) {\n  switch (s->state) {\n"
     "  case 0: if (isdigit((unsigned char)byte)) *s->to++ = byte; else s->state = 1; break;\n"
     "  case 1: *s->to++ = (char)(byte + 1); s->state = 0; break;\n  }\n}")
step("t", "t", "char *OUT; { char *pID = IN; againID: if (*pID == 'z') { pID++; goto againID; } OUT = pID; }")
step("t", "t", "int pID[2]; char OUT[64] = \"piped\"; struct ChunkID *cID = chunkID(IN, 3); "
     "size_t oID = 0; while (cID) { memcpy(OUT + oID, cID->bytes, cID->size); oID += cID->size; "
     "cID = cID->next; } OUT[oID] = 0;",
     "struct ChunkID { struct ChunkID *next; unsigned char size; char bytes[3]; };\n"
     "FN struct ChunkID *chunkID(const char *text, size_t most) {\n  if (!*text) return NULL;\n"
     "  struct ChunkID *c = malloc(sizeof *c);\n  size_t n = strlen(text);\n"
     "  c->size = (unsigned char)(n < most ? n : most);\n  memcpy(c->bytes, text, c->size);\n"
     "  c->next = chunkID(text + c->size, most);\n  return c;\n}")
step("t", "t", "handlerID = hookID; char OUT[64]; if (handlerID) handlerID(OUT, IN);",
     "static void (*handlerID)(char *, const char *);\n"
     "FN void hookID(char *to, const char *from) { while ((*to++ = *from++)) { } }")
step("t", "t", "void *vID[2]; vID[0] = (void *)IN; vID[1] = &vID[0]; char *OUT = **(char ***)&vID[1];")
step("t", "t", "struct SlotID sID[4] = {{0}}; struct SlotID *pID = &sID[one]; pID->used = 1; "
     "strcpy(pID->name, IN); int kID = 0; while (!sID[kID].used) kID++; char *OUT = sID[kID].name;",
     "struct SlotID { int used; char name[64]; };")
step("t", "t", "char OUT[64]; rowsID(IN, OUT); ",
     "static char gridID[3][64];\n"
     "FN void rowsID(const char *from, char *to) {\n  for (int k = 0; k < 3; k++)\n"
     "    strcpy(gridID[k], k == one ? from : \"row\");\n  char (*row)[64] = gridID;\n  row++;\n"
     "  strcpy(to, *row);\n}")
step("n", "n", "struct CountID cID = {0}; for (int k = 0; k < 3; k++) bumpID(&cID, IN); "
     "long OUT = cID.all;",
     "struct CountID { int n; long all; };\n"
     "FN void bumpID(struct CountID *c, long by) { c->n++; c->all += by; }")
step("n", "n", "long OUT = applyID(plusID, IN, 4);",
     "FN long plusID(long a, long b) { return a + b; }\n"
     "FN long applyID(long (*f)(long, long), long a, long b) { return f(a, b); }")
step("n", "n", "long OUT = fibID((int)(IN & 7), IN);",
     "FN long fibID(int n, long seed) { return n < 2 ? seed : fibID(n - 1, seed) + "
     "fibID(n - 2, seed); }")
step("n", "n", "static long keptID[4]; keptID[one] = IN; long *pID = keptID; pID += one; long OUT = *pID;")
step("n", "n", "char cID = (char)IN; short sID = cID; int iID = sID; long OUT = (unsigned)iID;")
step("n", "n", "unsigned __int128 wID = (unsigned __int128)(unsigned long)IN << 40; "
     "long OUT = (long)(wID >> 36);")
step("n", "n", "struct RgbID { unsigned char r, g, b; } cID = {1, (unsigned char)IN, 3}, dID = cID; "
     "long OUT = dID.g;")
step("n", "n", "int iID[4] = {1, 2, (int)IN, 4}, jID[4]; memcpy(jID, iID, sizeof jID); "
     "memmove(jID, jID + 2, 8); long OUT = jID[0];")
step("n", "n", "long double lID = (long double)IN; long OUT = (long)(lID / 2);")
step("n", "n", "_Complex double zID = (double)IN; zID = zID * 2; long OUT = (long)__real__ zID;")
step("n", "n", "int nID = (int)(IN & 7) + 1; long vID[nID]; for (int k = 0; k < nID; k++) vID[k] = IN; "
     "long OUT = vID[nID - 1];")
# From one to the other.
step("t", "n", "long OUT = atoi(IN);")
step("t", "n", "char *eID; long OUT = strtol(IN, &eID, 10) + *eID;")
step("t", "n", "int vID = 0; sscanf(IN, \"%d\", &vID); long OUT = vID;")
step("t", "n", "long OUT = 0; for (const char *p = IN; *p; p++) OUT = OUT * 31 + *p;")
step("t", "n", "long OUT = IN[0] ? (unsigned char)IN[0] << 8 | (unsigned char)IN[1] : 0;")
step("t", "n", "int fID[256] = {0}; long OUT = 0; for (const char *p = IN; *p; p++) "
     "if (fID[(unsigned char)*p]++ == 0) OUT += *p;")
step("t", "n", "uint32_t wID = 0; if (strlen(IN) >= 4) memcpy(&wID, IN, 4); long OUT = wID >> 16;")
step("n", "t", 'char OUT[64]; sprintf(OUT, "%ld", IN);')
step("n", "t", "char OUT[64]; int kID = 0; unsigned long uID = (unsigned long)IN; do { "
     "OUT[kID++] = '0' + uID % 10; uID /= 10; } while (uID && kID < 20); OUT[kID] = 0;")
step("n", "t", "char OUT[64] = {(char)('a' + (IN & 7)), 0};")
step("n", "t", 'char *OUT; if (asprintf(&OUT, "%ld", IN) < 0) OUT = "";')

SOURCES = [
    'char OUT[64]; if (!fgets(OUT, 40, stdin)) strcpy(OUT, "17"); OUT[strcspn(OUT, "\\n")] = 0;',
    "char OUT[64] = {0}; if (fread(OUT, 1, 20, stdin) < 4) strcpy(OUT, \"1234\"); OUT[20] = 0;",
    "char OUT[64]; int cID, kID = 0; while ((cID = getchar()) != EOF && cID != '\\n' && kID < 40) "
    "OUT[kID++] = (char)cID; OUT[kID] = 0; strncat(OUT, \"0000\", 4);",
    'char *OUT = getenv("setting"); if (!OUT) OUT = "1234";',
    "char OUT[64]; strncpy(OUT, arguments[1], 40); OUT[40] = 0;",
    "char *lID = NULL; size_t nID = 0; if (getline(&lID, &nID, stdin) < 5) lID = strdup(\"12345\"); "
    "char OUT[64]; strncpy(OUT, lID, 40); OUT[40] = 0;",
    "int fID = open(\"input\", O_RDONLY); char OUT[64] = {0}; if (read(fID, OUT, 24) < 4) "
    "strcpy(OUT, \"1234\"); close(fID);",
    'char OUT[64]; if (scanf("%40s", OUT) != 1 || strlen(OUT) < 4) strcpy(OUT, "1234");',
    'FILE *fID = fopen("input", "r"); char OUT[64] = "1234"; if (fID) { '
    'if (fscanf(fID, "%40s", OUT) != 1) strcpy(OUT, "1234"); fclose(fID); }',
]
SINKS = {
    "t": ["sink_text(IN);", "system(IN);", 'FILE *fID = fopen(IN, "r"); if (fID) fclose(fID);',
          'char *lID[3] = {"run", (char *)IN, NULL}; execv("run", lID);',
          'char cID[96]; snprintf(cID, sizeof cID, "run %s", IN); system(cID);',
          "char cID[64]; snprintf(cID, sizeof cID, IN);"],
    "n": ["sink(IN);", "free(malloc((size_t)(IN & 1023)));", "sink(IN > 3 ? IN : 3);",
          "char aID[64], bID[64] = {0}; memcpy(aID, bID, (size_t)(IN & 31)); sink(aID[0]);"],
}


class Program:
    """The text of one program, and what it is run with."""

    def __init__(self, number):
        self.rng = random.Random(number)
        self.serial = 0

    def filled(self, text, taken, yielded):
        """A template with a number of its own."""
        return (text.replace("IN", taken).replace("OUT", yielded).replace("ID", str(self.serial))
                .replace("FN", self.rng.choice(["static", "__attribute__((noinline)) static"])))

    def scenario(self, number):
        """Declarations, and a function that takes data from a source to a sink."""
        rng = self.rng
        declared, body = [], []
        self.serial += 1
        name = f"data{self.serial}"
        body.append(self.filled(rng.choice(SOURCES), "", name))
        kind = "t"
        for _ in range(rng.randint(1, 5)):
            takes, yields, before, code = rng.choice(STEPS)
            while takes != kind:
                takes, yields, before, code = rng.choice(STEPS)
            self.serial += 1
            state = rng.getstate()  # `FN` is alike in both
            result = f"data{self.serial}"
            declared.append(self.filled(before, name, result))
            rng.setstate(state)
            body.append(self.filled(code, f"((char *){name})" if kind == "t" else name, result))
            name, kind = result, yields
            if rng.random() < 0.2:  # and the same with what is not from outside
                self.serial += 1
                clean = f"clean{self.serial}"
                body.append(f"char *{clean} = \"99 bottles of beer\";" if kind == "t"
                            else f"long {clean} = 99;")
                name_of = f"((char *){clean})" if kind == "t" else clean
                self.serial += 1
                body.append(self.filled(rng.choice(SINKS[kind]), name_of, ""))
        self.serial += 1
        body.append(self.filled(rng.choice(SINKS[kind]), f"((char *){name})" if kind == "t" else name,
                                ""))
        lines = "\n".join("  " + line for line in body)
        function = (f"__attribute__((noinline)) void scenario{number}(char **arguments) {{\n{lines}\n"
                    "  (void)arguments;\n}")
        return "\n".join(filter(None, declared)) + "\n" + function + "\n"

    def write(self):
        """The program."""
        count = self.rng.randint(3, 7)
        parts = [self.scenario(number) for number in range(count)]
        calls = "".join(f"  scenario{number}(arguments);\n" for number in range(count))
        return (HEAD + "\n" + "\n".join(parts) + "\nint main(int count, char **arguments) {\n"
                f"{calls}  return count < 2;\n}}\n")


def inputs(number, count):
    """What program `number` is run with: its standard input and a file, an argument, a setting."""
    rng = random.Random(number + 1_000_000)

    def text():
        letters = "".join(rng.choice("abcdefghijklmnop") for _ in range(rng.randint(4, 12)))
        return str(rng.randint(100, 99999)) + letters

    return [{"stdin": "".join(text() + "\n" for _ in range(12)), "file": text() + " " + text(),
             "argument": text(), "setting": text()} for _ in range(count)]
