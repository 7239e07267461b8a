// Objects of random programs, and steps that hand their addresses on in C (addresses.py): a step
// gets the address IN and yields OUT, which leads to the same place. After `step` come
// declarations, if `does` follows, and then what a scenario does. ID is a number of its own, FN
// `static`, perhaps not inlined. Of steps with one word after `step` a scenario has one at most:
// clang 15 gives one name to two labels if a function takes the address of one (`&&`) and calls
// `__builtin_setjmp`.
//
// What every program begins with:
#include <ctype.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <iconv.h>
#include <pthread.h>
#include <sched.h>
#include <search.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <threads.h>
#include <time.h>
#include <ucontext.h>
#include <wchar.h>
#include <unistd.h>

volatile int one = 1;
volatile long total;

// The objects, whose address is OUT.

//@ object
static long objectID[4];
//@ does
long *OUT = &objectID[one];

//@ object
long sharedID = 5;
//@ does
long *OUT = &sharedID;

//@ object
long hereID[3] = {1, 2, 3};
long *OUT = hereID + 1;

//@ object
long hereID = 7;
long *OUT = &hereID;

//@ object
long *OUT = (long *)calloc(3, sizeof(long));

//@ object
long *OUT = (long *)malloc(64) + one;
*OUT = 1;

//@ object
struct HolderID { int n; long value, more; };
FN struct HolderID *makeID(void) {
  return (struct HolderID *)malloc(sizeof(struct HolderID));
}
//@ does
struct HolderID *mID = makeID();
long *OUT = &mID->value;
*OUT = 2;

//@ object
struct HolderID { int n; long value; };
static struct HolderID holdersID[3];
//@ does
long *OUT = &holdersID[one + 1].value;

//@ object
FN void *allocateID(size_t n, const char *why) {
  void *p = calloc(1, n);
  if (!p) { puts(why); exit(1); }
  return p;
}
//@ does
long *OUT = (long *)allocateID(40, "object");

// Values and functions.

//@ step
long *OUT = one ? IN : 0;

//@ step
long *OUT;
switch (one) { case 0: OUT = 0; break; case 1: OUT = IN; break; default: OUT = 0; }

//@ step
FN long *passID(long *p) { return p + (one - 1); }
//@ does
long *OUT = passID(IN);

//@ step
FN void setID(long **to, long *p) { *to = p; }
//@ does
long *OUT;
setID(&OUT, IN);

//@ step
long *aID, **bID = &aID, ***cID = &bID;
**cID = IN;
long *OUT = aID;

//@ step
FN long *countID(long *p, int n) { return n ? countID(p, n - 1) : p; }
//@ does
long *OUT = countID(IN, 3);

//@ step
long *OUT = (IN + 3) - 3;

//@ step
long *OUT = IN;
for (int k = 0; k < one; k++) OUT = OUT + 1;
OUT--;

//@ step
static long *keptID;
FN long *readID(void) { return keptID; }
//@ does
keptID = IN;
long *OUT = readID();

//@ step
FN long *onceID(long *p) { static long *kept; if (!kept) kept = p; return kept; }
//@ does
long *OUT = onceID(IN);

//@ step
static _Thread_local long *threadID;
//@ does
threadID = IN;
long *OUT = threadID;

//@ step
long *volatile vID = IN;
long *OUT = vID;

//@ step
static long *aID[2];
FN void swapID(long **a, long **b, long *p) {
  *a = p;
  long *t = *a; *a = *b; *b = t;
}
//@ does
swapID(&aID[0], &aID[1], IN);
long *OUT = aID[1];

// Functions that are called through pointers.

//@ step
FN long *firstID(long *p) { (void)p; return 0; }
FN long *secondID(long *p) { return p; }
static long *(*tableID[2])(long *) = {firstID, secondID};
//@ does
long *OUT = tableID[one](IN);

//@ step
struct ObjectID;
struct OpsID { void (*put)(struct ObjectID *, long *); long *(*get)(struct ObjectID *); };
struct ObjectID { const struct OpsID *ops; long *p; };
FN void putID(struct ObjectID *o, long *p) { o->p = p; }
FN long *getID(struct ObjectID *o) { return o->p; }
static const struct OpsID opsID = {putID, getID};
//@ does
struct ObjectID oID = {&opsID, 0};
oID.ops->put(&oID, IN);
long *OUT = oID.ops->get(&oID);

//@ step
struct HooksID { void *pad; long *(*give)(long *, int); };
FN long *giveID(long *p, int n) { return p + n; }
FN void installID(struct HooksID *h) { struct HooksID t = {0, giveID}; *h = t; }
//@ does
struct HooksID *hID = malloc(sizeof *hID);
installID(hID);
long *OUT = hID->give(IN, 0);

//@ step
FN void takeID(long *p, void *context) { *(long **)context = p; }
FN void eachID(long *p, void (*call)(long *, void *), void *context) { call(p, context); }
//@ does
long *OUT;
eachID(IN, takeID, &OUT);

//@ step
FN long *selfID(long *p) { return p; }
//@ does
long *(*fID)(long *);
long *(*gID)(long *) = selfID;
memcpy(&fID, &gID, sizeof fID);
long *OUT = fID(IN);

//@ step
FN long *manyID(long *p, long n) { total += n; return p; }
//@ does
long *OUT = ((long *(*)(long *, long))(void (*)(void))manyID)(IN, 7);

//@ step
FN long *noneID(long *p) { (void)p; return 0; }
FN long *sameID(long *p) { return p; }
FN long *(*pickID(int n))(long *) { return n ? sameID : noneID; }
//@ does
long *OUT = pickID(one)(IN);

// Structures.

//@ step
struct RowID { int id; long *other, *p; };
FN void fillID(struct RowID *row, int id, long *p) {
  row->id = id;
  row->other = 0;
  row->p = p;
}
//@ does
struct RowID rID;
fillID(&rID, 7, IN);
long *OUT = rID.p;

//@ step
struct RowID { int id; long *p; };
//@ does
struct RowID rID = {1, IN}, sID;
sID = rID;
long *OUT = sID.p;

//@ step
struct BigID { long pad[9]; long *p; };
FN struct BigID makeID(long *p) { struct BigID big = {{0}, p}; return big; }
//@ does
struct BigID bID = makeID(IN);
long *OUT = bID.p;

//@ step
struct BigID { long pad[9]; long *p; };
FN long *useID(struct BigID big) { return big.p; }
//@ does
struct BigID bID = {{0}, IN};
long *OUT = useID(bID);

//@ step
struct TwoID { long *p; long n; };
FN struct TwoID pairID(long *p, long n) { struct TwoID two = {p, n}; return two; }
//@ does
struct TwoID rID = pairID(IN, one);
long *OUT = rID.p;

//@ step
struct InID { long n; long *p; };
struct OutID { long n[3]; struct InID in; };
//@ does
struct OutID oID;
oID.in.p = IN;
struct InID *iID = &oID.in;
long *OUT = iID->p;

//@ step
struct InID { long n; long *p; };
struct OutID { long n[3]; struct InID in; };
FN struct OutID *outerID(struct InID *in) {
  return (struct OutID *)((char *)in - offsetof(struct OutID, in));
}
//@ does
struct OutID oID = {0};
oID.in.p = IN;
long *OUT = outerID(&oID.in)->in.p;

//@ step
struct RowID { int id; long *p; };
//@ does
struct RowID tID[4] = {{0, 0}};
tID[one + 1].p = IN;
long *OUT = tID[2].p;

//@ step
struct RowID { int id; long *p; };
//@ does
struct RowID *tID = calloc(4, sizeof *tID);
tID[one].p = IN;
struct RowID *eID = tID;
while (!eID->p) eID++;
long *OUT = eID->p;

//@ step
struct TailID { int n; long *p[]; };
//@ does
struct TailID *tID = malloc(sizeof *tID + 3 * sizeof(long *));
tID->n = 2;
tID->p[tID->n] = IN;
long *OUT = tID->p[one + 1];

//@ step
struct BaseID { int kind; };
struct MoreID { struct BaseID base; long *p; };
FN struct BaseID *deriveID(long *p) {
  struct MoreID *more = malloc(sizeof *more);
  more->base.kind = 1;
  more->p = p;
  return &more->base;
}
//@ does
struct BaseID *bID = deriveID(IN);
long *OUT = ((struct MoreID *)bID)->p;

//@ step
struct RowID { int id; long *p; };
static _Alignas(16) char roomID[64];
//@ does
struct RowID *rID = (struct RowID *)(roomID + 16);
rID->p = IN;
long *OUT = ((struct RowID *)(roomID + 16 * one))->p;

//@ step
static long *slotsID[2];
static const struct { int n; long **to; } holdID = {1, &slotsID[1]};
//@ does
long **slotID = holdID.to;
*slotID = IN;
long *OUT = slotsID[1];

// Lists, trees, tables.

//@ step
struct NodeID { struct NodeID *next; long *p; };
FN struct NodeID *pushID(struct NodeID *list, long *p) {
  struct NodeID *node = malloc(sizeof *node);
  node->next = list;
  node->p = p;
  return node;
}
//@ does
struct NodeID *lID = 0;
lID = pushID(lID, 0);
lID = pushID(lID, IN);
lID = pushID(lID, 0);
struct NodeID *nID = lID;
while (!nID->p) nID = nID->next;
long *OUT = nID->p;

//@ step
struct LinkID { struct LinkID *next, *back; };
struct ItemID { long *p; struct LinkID link; };
FN void addID(struct LinkID *head, struct LinkID *link) {
  link->next = head->next;
  link->back = head;
  head->next->back = link;
  head->next = link;
}
//@ does
struct LinkID hID = {&hID, &hID};
struct ItemID iID = {IN, {0, 0}};
addID(&hID, &iID.link);
struct ItemID *jID = (struct ItemID *)((char *)hID.next - offsetof(struct ItemID, link));
long *OUT = jID->p;

//@ step
struct TreeID { struct TreeID *side[2]; int key; long *p; };
FN struct TreeID *insertID(struct TreeID *tree, int key, long *p) {
  if (!tree) {
    tree = calloc(1, sizeof *tree);
    tree->key = key;
    tree->p = p;
  } else
    tree->side[key > tree->key] = insertID(tree->side[key > tree->key], key, p);
  return tree;
}
FN long *findID(struct TreeID *tree, int key) {
  while (tree->key != key) tree = tree->side[key > tree->key];
  return tree->p;
}
//@ does
struct TreeID *tID = insertID(insertID(insertID(0, 5, 0), 3, IN), 9, 0);
long *OUT = findID(tID, 3);

//@ step
struct NodeID { struct NodeID *next; long *p; };
//@ does
struct NodeID nID = {0, IN}, *hID = 0, **eID = &hID;
*eID = &nID;
eID = &nID.next;
long *OUT = hID->p;

//@ step
struct VectorID { long **data; size_t size, room; };
FN void appendID(struct VectorID *v, long *p) {
  if (v->size == v->room)
    v->data = realloc(v->data, (v->room = v->room ? v->room * 2 : 4) * sizeof(long *));
  v->data[v->size++] = p;
}
//@ does
struct VectorID vID = {0};
for (int k = 0; k < 9; k++) appendID(&vID, k == 5 ? IN : 0);
long *OUT = vID.data[4 + one];

//@ step
static struct { long *all[4]; long **free; } poolID;
FN long **takeID(void) { return poolID.free++; }
//@ does
poolID.free = poolID.all;
long **cID = takeID();
*cID = IN;
long *OUT = *poolID.all;

// Memory that is copied.

//@ step
long *OUT;
memcpy(&OUT, &(long *){IN}, sizeof OUT);

//@ step
struct FromID { long n[6]; long *p; long m[6]; };
struct ToID { long n[5]; long m; long *q; long k[6]; };
FN void moveID(void *to, const void *from, size_t n) { memcpy(to, from, n); }
FN long *readID(struct ToID *to) { return to->q; }
//@ does
struct FromID aID = {{0}, IN, {0}};
struct ToID bID;
moveID(&bID, &aID, sizeof bID);
long *OUT = readID(&bID);

//@ step
struct FromID { long n[20]; long *p; };
struct ToID { long m[20]; long *q; };
//@ does
struct FromID *aID = malloc(sizeof *aID);
aID->p = IN;
struct ToID *bID = malloc(sizeof *bID);
memmove(bID, aID, sizeof *bID);
long *OUT = bID->q;

//@ step
struct FromID { long n[20]; long *p; };
struct ToID { long m[20]; long *q; };
//@ does
struct FromID *aID = malloc(sizeof *aID);
aID->p = IN;
struct ToID *bID = realloc(aID, 2 * sizeof *aID);
long *OUT = bID->q;

//@ step
FN void copyID(char *to, const char *from, size_t n) { while (n--) *to++ = *from++; }
//@ does
long *OUT;
copyID((char *)&OUT, (const char *)&(long *){IN}, sizeof OUT);

//@ step
long *aID[3] = {0, IN, 0}, *bID[3];
for (size_t k = 0; k < sizeof aID; k++) ((unsigned char *)bID)[k] = ((unsigned char *)aID)[k];
long *OUT = bID[one];

//@ step
long *aID[3] = {0, 0, IN}, *bID[3];
memcpy(bID + 1, aID + 1, 2 * sizeof *aID);
long *OUT = bID[2];

//@ step
long *aID[4] = {IN, 0, 0, 0};
memmove(aID + 2, aID, 2 * sizeof *aID);
long *OUT = aID[one + 1];

//@ step
struct RowID { char text[24]; long *p; };
FN void *cloneID(const void *from, size_t n) {
  return memcpy(malloc(n), from, n);
}
//@ does
struct RowID aID = {{0}, IN};
struct RowID *bID = cloneID(&aID, sizeof aID);
long *OUT = bID->p;

//@ step
long *aID[2];
long **eID = mempcpy(aID, &(long *){IN}, sizeof *aID);
long *OUT = eID[-1];

//@ step
char bID[64];
memcpy(bID + 3, &(long *){IN}, sizeof(long *));
long *OUT;
memcpy(&OUT, bID + 3, sizeof OUT);

//@ step
struct RowID { int id; long *p; };
//@ does
struct RowID aID = {1, IN}, bID = {2, 0};
struct RowID tID = aID;
aID = bID;
bID = tID;
long *OUT = bID.p;

//@ step
union BothID { long *p; uintptr_t n; };
//@ does
union BothID uID;
uID.p = IN;
union BothID wID = uID;
long *OUT = (long *)wID.n;

//@ step
union ShapeID { struct { int n; long *p; } one; struct { int k; long *q; long m; } two; };
//@ does
union ShapeID uID;
uID.one.p = IN;
long *OUT = uID.two.q;

//@ step
struct ValueID { int tag; union { long *p; double d; } u; };
FN struct ValueID boxID(long *p) { struct ValueID v = {1, {.p = p}}; return v; }
//@ does
struct ValueID vID = boxID(IN), wID[2];
wID[one] = vID;
long *OUT = wID[1].u.p;

// Numbers.

//@ step
uintptr_t nID = (uintptr_t)IN;
long *OUT = (long *)nID;

//@ step
uintptr_t nID = (uintptr_t)IN | 1;
total += nID & 1;
long *OUT = (long *)(nID & ~(uintptr_t)1);

//@ step
static uintptr_t numberID;
//@ does
numberID = (uintptr_t)IN;
long *OUT = (long *)numberID;

//@ step
uintptr_t nID = (uintptr_t)IN;
uint32_t loID = nID, hiID = nID >> 32;
long *OUT = (long *)((uintptr_t)hiID << 32 | loID);

//@ step
uintptr_t kID = 0x5a5a5a5a, nID = (uintptr_t)IN ^ kID;
long *OUT = (long *)(nID ^ kID);

//@ step
uintptr_t aID = (uintptr_t)IN, bID = 0;
aID ^= bID;
bID ^= aID;
aID ^= bID;
long *OUT = (long *)bID;

//@ step
FN intptr_t addID(intptr_t a, long b) { return a + b; }
//@ does
long *OUT = (long *)addID((intptr_t)IN, 8 * (one - 1));

//@ step
unsigned __int128 wID = (unsigned __int128)(uintptr_t)IN << 64;
long *OUT = (long *)(uintptr_t)(wID >> 64);

//@ step
char tID[32];
snprintf(tID, sizeof tID, "%p", (void *)IN);
void *outID;
sscanf(tID, "%p", &outID);
long *OUT = outID;

//@ step
int fID[2];
long *OUT = 0;
if (!pipe(fID)) {
  long *sID = IN;
  write(fID[1], &sID, sizeof sID);
  read(fID[0], &OUT, sizeof OUT);
  close(fID[0]);
  close(fID[1]);
}

//@ step
long *OUT = IN;
__asm__("" : "+r"(OUT));

// Variable arguments.

//@ step
FN long *restID(int n, ...) {
  va_list list;
  long *p = 0;
  va_start(list, n);
  while (n--) p = va_arg(list, long *);
  va_end(list);
  return p;
}
//@ does
long *OUT = restID(2, (long *)0, IN);

//@ step
FN long *innerID(int n, va_list list) {
  long *p = 0;
  va_list copy;
  va_copy(copy, list);
  while (n--) p = va_arg(copy, long *);
  va_end(copy);
  return p;
}
FN long *outerID(int n, ...) {
  va_list list;
  va_start(list, n);
  long *p = innerID(n, list);
  va_end(list);
  return p;
}
//@ does
long *OUT = outerID(9, 1L, 2L, 3L, 4L, 5L, 6L, 7L, 8L, IN);

//@ step
struct WideID { long n[4]; long *p; };
FN long *restID(int n, ...) {
  va_list list;
  va_start(list, n);
  struct WideID w = va_arg(list, struct WideID);
  va_end(list);
  return w.p;
}
//@ does
struct WideID wID = {{0}, IN};
long *OUT = restID(1, wID);

// Libraries that call back, and keep what they are given.

//@ step
FN int orderID(const void *a, const void *b) {
  return (*(long *const *)a != 0) - (*(long *const *)b != 0);
}
//@ does
long *aID[3] = {0, IN, 0};
qsort(aID, 3, sizeof *aID, orderID);
long *OUT = aID[2];

//@ step
struct RowID { int id; long *p; };
FN int orderID(const void *a, const void *b) {
  return ((const struct RowID *)a)->id - ((const struct RowID *)b)->id;
}
//@ does
struct RowID tID[2] = {{1, 0}, {2, IN}}, kID = {2, 0};
struct RowID *rID = bsearch(&kID, tID, 2, sizeof *tID, orderID);
long *OUT = rID->p;

//@ step
FN void *runID(void *p) { return p; }
//@ does
pthread_t tID;
void *outID = 0;
pthread_create(&tID, 0, runID, IN);
pthread_join(tID, &outID);
long *OUT = outID;

//@ step
struct JobID { long *in, *out; };
FN void *runID(void *p) { struct JobID *j = p; j->out = j->in; return 0; }
//@ does
struct JobID jID = {IN, 0};
pthread_t tID;
pthread_create(&tID, 0, runID, &jID);
pthread_join(tID, 0);
long *OUT = jID.out;

//@ step
pthread_key_t kID;
pthread_key_create(&kID, 0);
pthread_setspecific(kID, IN);
long *OUT = pthread_getspecific(kID);

//@ step
struct RowID { int id; long *p; };
FN int orderID(const void *a, const void *b) {
  return ((const struct RowID *)a)->id - ((const struct RowID *)b)->id;
}
//@ does
void *rID = 0;
struct RowID eID = {3, IN}, kID = {3, 0};
tsearch(&eID, &rID, orderID);
struct RowID **fID = tfind(&kID, &rID, orderID);
long *OUT = (*fID)->p;

//@ step
hcreate(8);
ENTRY eID = {"key", IN}, kID = {"key", 0};
hsearch(eID, ENTER);
ENTRY *fID = hsearch(kID, FIND);
long *OUT = fID->data;
hdestroy();

//@ step
static long *volatile sentID, *volatile gotID;
FN void handleID(int n) { (void)n; gotID = sentID; }
//@ does
signal(SIGUSR1, handleID);
sentID = IN;
raise(SIGUSR1);
long *OUT = gotID;

//@ step
static long *volatile gotID;
FN void handleID(int n, siginfo_t *info, void *context) {
  (void)n; (void)context; gotID = info->si_value.sival_ptr;
}
//@ does
struct sigaction sID = {0};
sID.sa_flags = SA_SIGINFO;
sID.sa_sigaction = handleID;
sigaction(SIGUSR2, &sID, 0);
union sigval vID;
vID.sival_ptr = IN;
sigqueue(getpid(), SIGUSR2, vID);
long *OUT = gotID;

//@ step
static long *gotID;
FN ssize_t writeID(void *cookie, const char *text, size_t n) {
  (void)text; gotID = cookie; return n;
}
//@ does
FILE *fID = fopencookie(IN, "w", (cookie_io_functions_t){.write = writeID});
fputs("x", fID);
fclose(fID);
long *OUT = gotID;

//@ step
long *OUT = memchr(IN, *(char *)IN, 8);

//@ step
char *cID = (char *)IN;
char *eID = strchr(cID, 0);
long *OUT = (long *)(eID - strlen(cID));

//@ step
int eID = epoll_create1(0), fID[2];
pipe(fID);
struct epoll_event aID = {EPOLLOUT, {.ptr = IN}}, bID;
epoll_ctl(eID, EPOLL_CTL_ADD, fID[1], &aID);
epoll_wait(eID, &bID, 1, -1);
close(eID);
close(fID[0]);
close(fID[1]);
long *OUT = bID.data.ptr;

//@ step
static long *volatile gotID;
FN void ringID(union sigval v) { gotID = v.sival_ptr; }
//@ does
timer_t tID;
struct sigevent eID = {0};
eID.sigev_notify = SIGEV_THREAD;
eID.sigev_value.sival_ptr = IN;
eID.sigev_notify_function = ringID;
gotID = 0;
timer_create(CLOCK_REALTIME, &eID, &tID);
timer_settime(tID, 0, &(struct itimerspec){{0, 0}, {0, 1000}}, 0);
while (!gotID) usleep(100);
long *OUT = gotID;

//@ step
static long *gotID;
FN int runID(void *p) { gotID = p; return 0; }
//@ does
thrd_t tID;
thrd_create(&tID, runID, IN);
thrd_join(tID, 0);
long *OUT = gotID;

//@ step
tss_t kID;
tss_create(&kID, 0);
tss_set(kID, IN);
long *OUT = tss_get(kID);

//@ step
static long *givenID, *gotID;
FN void onceID(void) { gotID = givenID; }
//@ does
givenID = IN;
pthread_once_t oID = PTHREAD_ONCE_INIT;
pthread_once(&oID, onceID);
long *OUT = gotID;

//@ step
static long *gotID;
FN void tidyID(void *p) { gotID = p; }
FN void *runID(void *p) {
  pthread_cleanup_push(tidyID, p);
  pthread_cleanup_pop(1);
  return 0;
}
//@ does
gotID = 0;
pthread_t tID;
pthread_create(&tID, 0, runID, IN);
pthread_join(tID, 0);
long *OUT = gotID;

//@ step
FN int sameID(const void *a, const void *b) {
  return *(long *const *)a != *(long *const *)b;
}
//@ does
long *aID[2] = {0, IN}, *kID = IN;
size_t nID = 2;
long **fID = lfind(&kID, aID, &nID, sizeof *aID, sameID);
long *OUT = *fID;

//@ step
FN int sameID(const void *a, const void *b) {
  return *(long *const *)a != *(long *const *)b;
}
//@ does
long *aID[2] = {0}, *kID = IN;
size_t nID = 1;
lsearch(&kID, aID, &nID, sizeof *aID, sameID);
long *OUT = aID[1];

//@ step
struct HoldID { long *in, **out; };
FN int orderID(const void *a, const void *b, void *c) {
  (void)a; (void)b; struct HoldID *h = c; *h->out = h->in; return 0;
}
//@ does
long *aID[2] = {0, 0};
long *OUT = 0;
struct HoldID hID = {IN, &OUT};
qsort_r(aID, 2, sizeof *aID, orderID, &hID);

//@ step
struct RowID { int id; long *p; };
static long *gotID;
FN int orderID(const void *a, const void *b) {
  return ((const struct RowID *)a)->id - ((const struct RowID *)b)->id;
}
FN void visitID(const void *node, VISIT when, int depth) {
  (void)when; (void)depth;
  gotID = (*(struct RowID *const *)node)->p;
}
//@ does
void *rID = 0;
struct RowID eID = {3, IN};
tsearch(&eID, &rID, orderID);
twalk(rID, visitID);
long *OUT = gotID;

//@ step
FN void recvID(int fd, void *to, size_t n) { read(fd, to, n); }
//@ does
struct iovec vID = {&(long *){IN}, sizeof(long *)};
int fID[2];
pipe(fID);
writev(fID[1], &vID, 1);
long *OUT;
recvID(fID[0], &OUT, sizeof OUT);
close(fID[0]);
close(fID[1]);

//@ step
int fID[2];
socketpair(AF_UNIX, SOCK_DGRAM, 0, fID);
send(fID[0], &(long *){IN}, 8, 0);
long *OUT;
recv(fID[1], &OUT, sizeof OUT, 0);
close(fID[0]);
close(fID[1]);

//@ step
FILE *fID = tmpfile();
fwrite(&(long *){IN}, sizeof(long *), 1, fID);
rewind(fID);
long *OUT;
fread(&OUT, sizeof OUT, 1, fID);
fclose(fID);

//@ step
char *vID[] = {"x", "-a", (char *)IN, 0};
optind = 1;
getopt(3, vID, "a:");
long *OUT = (long *)optarg;

//@ step
static _Alignas(16) char roomID[128];
//@ does
struct tm *tID = localtime_r(&(time_t){0}, (struct tm *)(roomID + one - 1));
*(long **)tID = IN;
long *OUT = *(long **)roomID;

//@ step
static long *kID[4];
FN char *fgetsID(char *to) {
  FILE *f = fopen("/dev/zero", "r");
  char *p = fgets(to, 8, f);
  fclose(f);
  return p;
}
//@ does
long **sID = (long **)fgetsID((char *)kID);
*sID = IN;
long *OUT = kID[0];

//@ step
static long *kID[600];
//@ does
char *sID = getcwd((char *)kID, sizeof kID);
*(long **)sID = IN;
long *OUT = kID[0];

//@ step
static long *kID[600];
//@ does
char *sID = realpath("/", (char *)kID);
*(long **)sID = IN;
long *OUT = kID[0];

//@ step
static long *kID[4];
//@ does
char *eID;
strtol((char *)kID, &eID, 10);
*(long **)eID = IN;
long *OUT = kID[0];

//@ step
static long *kID[4];
//@ does
char *pID = (char *)kID;
*pID = 65;
char *qID = strsep(&pID, ",");
*(long **)qID = IN;
long *OUT = kID[0];

//@ step
static struct { long *in, *out; } boxID;
static pthread_mutex_t lockID = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t wakeID = PTHREAD_COND_INITIALIZER;
FN void *runID(void *p) {
  pthread_mutex_lock(&lockID);
  boxID.out = boxID.in;
  pthread_cond_signal(&wakeID);
  pthread_mutex_unlock(&lockID);
  return p;
}
//@ does
pthread_t tID;
boxID.in = IN;
pthread_create(&tID, 0, runID, 0);
pthread_mutex_lock(&lockID);
while (!boxID.out) pthread_cond_wait(&wakeID, &lockID);
pthread_mutex_unlock(&lockID);
pthread_join(tID, 0);
long *OUT = boxID.out;
boxID.out = 0;

//@ step
static long *givenID, *gotID;
FN void enterID(void) { gotID = givenID; }
//@ does
ucontext_t hereID, thereID;
gotID = 0;
givenID = IN;
getcontext(&thereID);
thereID.uc_stack.ss_sp = malloc(65536);
thereID.uc_stack.ss_size = 65536;
thereID.uc_link = &hereID;
makecontext(&thereID, enterID, 0);
swapcontext(&hereID, &thereID);
long *OUT = gotID;

//@ step
static long *gotID;
//@ does
gotID = 0;
gotID = IN;
int sID = fork();
if (!sID) _exit(0);
waitpid(sID, 0, 0);
long *OUT = gotID;

//@ step
struct obID { long *p; };
struct obID *oID = aligned_alloc(64, 64);
oID->p = IN;
long *OUT = ((struct obID *)__builtin_assume_aligned(oID, 64))->p;

//@ step
long **mID = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
mID[one] = IN;
mID = mremap(mID, 4096, 8192, MREMAP_MAYMOVE);
long *OUT = mID[1];

//@ step
char *bID = 0;
size_t nID = 0;
FILE *fID = open_memstream(&bID, &nID);
fwrite(&(long *){IN}, 1, sizeof(long *), fID);
fclose(fID);
long *OUT;
memcpy(&OUT, bID, 8);

//@ step
wchar_t wID[4];
wmemcpy(wID, (wchar_t *)&(long *){IN}, 2);
long *OUT;
memcpy(&OUT, wID, sizeof OUT);

//@ step
long *aID[2] = {IN, 0}, *bID[2];
__builtin_memcpy_inline(bID, aID, 16);
long *OUT = bID[0];

//@ step
static char textID[64] = "VID=                   ";
//@ does
putenv(textID);
*(long **)(getenv("VID")) = IN;
long *OUT = *(long **)(strchr(textID, '=') + one);

// Bytes, tables, what linkers and kernels do.

//@ step
double dID, eID;
memcpy(&dID, &(long *){IN}, sizeof dID);
eID = dID;
long *OUT;
memcpy(&OUT, &eID, sizeof OUT);

//@ step
struct BitsID { float a, b; };
//@ does
struct BitsID aID, bID;
memcpy(&aID, &(long *){IN}, sizeof aID);
bID = aID;
bID.b = aID.b;
long *OUT;
memcpy(&OUT, &bID, sizeof OUT);

//@ step
struct BitsID { float a, b; };
FN struct BitsID backID(struct BitsID b) { return b; }
//@ does
struct BitsID aID;
memcpy(&aID, &(long *){IN}, sizeof aID);
struct BitsID bID = backID(aID);
long *OUT;
memcpy(&OUT, &bID, sizeof OUT);

//@ step
FN double sameID(double d) { return d; }
//@ does
double dID;
memcpy(&dID, &(long *){IN}, sizeof dID);
dID = sameID(dID);
long *OUT;
memcpy(&OUT, &dID, sizeof OUT);

//@ step
struct EightID { char b[8]; } aID, bID;
memcpy(&aID, &(long *){IN}, 8);
bID = aID;
long *OUT;
memcpy(&OUT, &bID, 8);

//@ step
long *sID = IN, *OUT;
memcpy(&OUT, &sID, 4);
memcpy((char *)&OUT + 4, (char *)&sID + 4, 4);

//@ step
long *sID = IN, *OUT;
const char *aID = (const char *)&sID;
char *bID = (char *)&OUT;
bID[0] = aID[0];
bID[1] = aID[1];
bID[2] = aID[2];
bID[3] = aID[3];
bID[4] = aID[4];
bID[5] = aID[5];
bID[6] = aID[6];
bID[7] = aID[7];

//@ step
struct PackedID { char c; long *p; } __attribute__((packed)) aID = {'c', IN}, bID;
bID = aID;
long *OUT = bID.p;

//@ step
long *aID[3][4] = {{0}};
aID[one][one + 1] = IN;
long **rID = aID[0];
long *OUT = rID[6];

//@ step
int nID = one + 3;
long *aID[nID];
aID[nID - 1] = IN;
long *OUT = aID[3];

//@ step
long **aID = __builtin_alloca(8 * (one + 3));
aID[one] = IN;
long *OUT = aID[1];

//@ step
struct RowID { int n[3]; long *o, *p; };
static const size_t placesID[] = {offsetof(struct RowID, o), offsetof(struct RowID, p)};
//@ does
struct RowID rID = {{0}, 0, IN};
char *bID = (char *)&rID;
long *OUT = *(long **)(bID + placesID[one]);

//@ step
struct RowID { int n[3]; long *p; };
//@ does
struct RowID *tID = malloc(3 * sizeof *tID);
char *bID = (char *)tID;
((struct RowID *)(bID + (one + 1) * sizeof *tID))->p = IN;
long *OUT = tID[2].p;

//@ step
struct RowID { long n; long *p; long m; };
//@ does
struct RowID aID = {0, IN, 5}, bID;
memcpy((char *)&bID + 8, (char *)&aID + 8, one * 16);
long *OUT = bID.p;

//@ step
struct PartID { long *p; long n; } aID = {IN, 1};
struct WholeID { long k; struct PartID a; } wID;
wID.a = aID;
struct WholeID *vID = malloc(2 * sizeof wID);
vID[one] = wID;
long *OUT = vID[1].a.p;

//@ step
static struct XorID { uintptr_t link; } aID, bID;
aID.link = (uintptr_t)&bID ^ (uintptr_t)IN;
long *OUT = (long *)(aID.link ^ (uintptr_t)&bID);

//@ step
struct SlotID { uintptr_t key; long *p; } *tID = calloc(16, sizeof *tID);
size_t hID = (uintptr_t)tID >> 4 & 15;
while (tID[hID].key) hID = (hID + 1) & 15;
tID[hID] = (struct SlotID){1, IN};
long *OUT = 0;
for (int k = 0; k < 16; k++) if (tID[k].key) OUT = tID[k].p;

//@ step
long *OUT;
__asm__("movq %1, %0" : "=m"(OUT) : "r"(IN));

//@ step
long *sID = IN, *OUT;
__asm__("movq (%1), %%rax; movq %%rax, (%0)" : : "r"(&OUT), "r"(&sID) : "rax", "memory");

//@ step
long *firstID;
extern long *secondID __attribute__((alias("firstID")));
//@ does
firstID = IN;
long *OUT = secondID;

//@ step
long *sameID(long *p) { return p; }
long *otherID(long *) __attribute__((alias("sameID")));
//@ does
long *OUT = otherID(IN);

//@ step
static long *implID(long *p) { return p; }
static void *chooseID(void) { return implID; }
long *quickID(long *) __attribute__((ifunc("chooseID")));
//@ does
long *OUT = quickID(IN);

//@ step
static long *placeID;
static long **entryID __attribute__((used, section("setID"))) = &placeID;
extern long **__start_setID[], **__stop_setID[];
//@ does
*__start_setID[0] = IN;
long *OUT = placeID;

//@ step
long *sharedID;
//@ does
sharedID = IN;
long **sID = dlsym(RTLD_DEFAULT, "sharedID");
long *OUT = *sID;

//@ step
long *shownID(long *p) { return p; }
//@ does
long *(*fID)(long *) = (long *(*)(long *))dlsym(RTLD_DEFAULT, "shownID");
long *OUT = fID(IN);

//@ step
static long *volatile gotID;
FN int runID(void *p) { gotID = p; return 0; }
//@ does
char *kID = malloc(65536);
int pID = clone(runID, kID + 65536, CLONE_VM | SIGCHLD, IN);
waitpid(pID, 0, 0);
long *OUT = gotID;

//@ step
FN void lastID(int n, void *p) { *(long *)p += n; }
//@ does
on_exit(lastID, IN);
long *OUT = IN;

//@ step
static long *kID[4];
//@ does
char *inID = (char *)kID, oID[8], *outID = oID;
size_t nID = 1, mID = 8;
iconv_t cID = iconv_open("UTF-8", "ASCII");
*inID = 65;
iconv(cID, &inID, &nID, &outID, &mID);
iconv_close(cID);
*(long **)(inID - 1) = IN;
long *OUT = kID[0];

//@ step
static long *bID[4];
//@ does
char *kID = 0;
strcpy((char *)bID, "a,b");
strtok_r((char *)bID, ",", &kID);
char *tID = strtok_r(0, ",", &kID);
*(long **)(tID - 2) = IN;
long *OUT = bID[0];

//@ step
char *kID = 0;
size_t nID = 0;
FILE *fID = fopen("/dev/zero", "r");
kID = malloc(64);
nID = 64;
long **hID = (long **)kID;
getdelim(&kID, &nID, 0, fID);
fclose(fID);
*(long **)kID = IN;
long *OUT = *hID;

//@ step
FN int orderID(const void *a, const void *b) { return *(const long *)a > *(const long *)b; }
//@ does
struct PairID { long n; long *p; } tID[3] = {{3, 0}, {1, IN}, {2, 0}};
qsort(tID, 3, sizeof *tID, orderID);
long *OUT = tID[0].p;

//@ step
int mID = memfd_create("m", 0);
ftruncate(mID, 4096);
long **aID = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, mID, 0);
long **bID = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, mID, 0);
aID[2] = IN;
long *OUT = bID[one + 1];

//@ step
static long *gotID, *givenID;
__attribute__((constructor)) static void earlyID(void) { gotID = givenID; }
//@ does
long *OUT = gotID;
gotID = IN;
if (!OUT) OUT = IN;

//@ step label
static long *volatile savedID;
__attribute__((noinline)) static void jumpID(void **b) { __builtin_longjmp(b, 1); }
//@ does
void *bID[5];
long *OUT = IN;
if (!__builtin_setjmp(bID)) { OUT = 0; savedID = IN; jumpID(bID); } OUT = savedID;

//@ step
FN long *deepID(int n, long **p) { long *q = *p; return n ? deepID(n - 1, &q) : q; }
//@ does
long *sID = IN;
long *OUT = deepID(20, &sID);

//@ step
static long *otherID(int n, long *p);
FN long *mutualID(int n, long *p) { return n ? otherID(n - 1, p) : p; }
static long *otherID(int n, long *p) { return mutualID(n, p); }
//@ does
long *OUT = mutualID(7, IN);

//@ step
struct RowID { int n[5]; long *p; };
//@ does
struct RowID aID = {{0}, IN}, *pID = &aID, **qID = &pID;
struct RowID bID = **qID;
long *OUT = bID.p;

//@ step
struct OpID { const char *name; long *(*call)(struct OpID *, long *); };
FN long *sameID(struct OpID *o, long *p) { return o->name ? p : 0; }
FN long *noneID(struct OpID *o, long *p) { (void)o; (void)p; return 0; }
static struct OpID opsID[] = {{"none", noneID}, {"same", sameID}};
//@ does
struct OpID *oID = &opsID[one];
long *OUT = oID->call(oID, IN);

// Jumps, atomics, vectors.

//@ step
static jmp_buf jID;
static long *pID;
pID = 0;
if (!setjmp(jID)) { pID = IN; longjmp(jID, 1); } long *OUT = pID;

//@ step
FN void throwID(jmp_buf *to) { longjmp(*to, 1); }
//@ does
jmp_buf jID;
long *volatile pID = 0;
if (!setjmp(jID)) { pID = IN; throwID(&jID); } long *OUT = pID;

//@ step
static long *_Atomic aID;
atomic_store(&aID, IN);
long *OUT = atomic_exchange(&aID, 0);

//@ step
static long *_Atomic aID;
long *eID = 0;
atomic_compare_exchange_strong(&aID, &eID, IN);
long *OUT = atomic_load(&aID);

//@ step
static _Atomic uintptr_t aID;
aID = 0;
atomic_fetch_add(&aID, (uintptr_t)IN);
long *OUT = (long *)atomic_load(&aID);

//@ step
typedef uintptr_t wordsID __attribute__((vector_size(16)));
//@ does
wordsID vID = {(uintptr_t)IN, 0};
vID = __builtin_shufflevector(vID, vID, 1, 0);
long *OUT = (long *)vID[one];

//@ step label
static void *lID[] = {&&aID, &&bID};
long *OUT = 0;
goto *lID[one];
aID: OUT = 0;
bID: OUT = IN;

//@ step
struct WordsID { long n; long *p; };
//@ does
struct WordsID *wID = malloc(sizeof *wID);
wID->p = IN;
long *OUT = ((long **)wID)[one];

//@ step
struct WordsID { long n; long *p; };
//@ does
struct WordsID wID = {1, IN};
void *wordsID[2];
memcpy(wordsID, &wID, sizeof wID);
long *OUT = wordsID[one];

//@ step
struct WordsID { long n; long *p; };
//@ does
void *wordsID[2] = {0, IN};
struct WordsID wID;
memcpy(&wID, wordsID, sizeof wID);
long *OUT = wID.p;

//@ step
struct FromID { long n; long *p; };
struct ToID { long m; long *q; };
//@ does
struct FromID *fID = malloc(sizeof *fID);
struct ToID *tID = malloc(sizeof *tID);
fID->p = IN;
for (int k = 0; k < 1 + one; k++) ((void **)tID)[k] = ((void **)fID)[k];
long *OUT = tID->q;

//@ step
struct FieldID { long n; long *p; };
//@ does
struct FieldID *fID = malloc(sizeof *fID);
fID->p = IN;
long *OUT;
memcpy(&OUT, &fID->p, sizeof OUT);

//@ step
struct FieldID { long n; long *p; };
//@ does
struct FieldID *fID = malloc(sizeof *fID);
memcpy(&fID->p, &IN, sizeof IN);
long *OUT = fID->p;

//@ step
struct FromID { long n; long *p; };
struct ToID { long m; long *q; };
//@ does
struct FromID fID = {1, IN};
struct ToID tID;
char *toID = (char *)&tID;
for (size_t k = 0; k < sizeof tID; k++) toID[k] = ((char *)&fID)[k];
long *OUT = tID.q;

//@ step
union UnionID {
  struct { int k; long *p; } a;
  struct { int k; long *p; long more; } b;
};
//@ does
union UnionID *uID = malloc(sizeof *uID);
uID->a.p = IN;
long *OUT = uID->b.p;

//@ step
struct WordsID { long n; long *p; };
FN void *wordID(void **in, int k) { return in[k]; }
//@ does
struct WordsID *wID = malloc(sizeof *wID);
wID->p = IN;
long *OUT = wordID((void **)wID, one);

//@ step
struct FromID { long n; long *p; };
struct ToID { long m; long *q; };
FN void copyID(void *to, const void *from, size_t n) { memcpy(to, from, n); }
//@ does
struct FromID *fID = malloc(sizeof *fID);
struct ToID *tID = malloc(sizeof *tID);
fID->p = IN;
copyID(tID, fID, sizeof *fID);
long *OUT = tID->q;

//@ step
struct DeepID { long n; struct { long k; long *p; } in[2]; };
FN long **placeID(struct DeepID *d, int k) { return &d->in[k].p; }
//@ does
struct DeepID *dID = calloc(1, sizeof *dID);
*placeID(dID, one) = IN;
long *OUT = dID->in[one].p;

//@ step
struct PairID { long *p; long n; };
FN struct PairID pairID(long *in) { struct PairID s = {in, one}; return s; }
//@ does
struct PairID *sID = malloc(sizeof *sID);
*sID = pairID(IN);
long *OUT = sID->p;

//@ step
struct MixedID { float f, g; long *p; };
FN long *takenID(struct MixedID s) { return s.p; }
//@ does
struct MixedID sID = {1, 2, IN};
long *OUT = takenID(sID);

//@ step
struct FlatID { long n; long *p; };
struct NestedID { struct FlatID flat; long more; };
//@ does
struct NestedID *nID = malloc(sizeof *nID);
nID->flat.p = IN;
struct FlatID fID = *(struct FlatID *)nID;
long *OUT = fID.p;

//@ step
struct TailID { long n; void *rest[]; };
struct WholeID { long n; long k; long *p; };
//@ does
struct WholeID *wID = malloc(sizeof *wID);
wID->p = IN;
long *OUT = ((struct TailID *)wID)->rest[one];

