// Locks in one order and in both.
#include <pthread.h>
#include <stdlib.h>

struct lock;
void pool_lock(struct lock *l);
void pool_unlock(struct lock *l);
int some(void);

pthread_mutex_t a1, b1, a2, b2, a3, b3, a4, b4, a5, b5, a6, b6, a7, b7, a8, b8, a9, b9, g9;
extern struct lock pool_a, pool_b;

void plain_one_bad(void) {
    pthread_mutex_lock(&a1);
    pthread_mutex_lock(&b1);
    pthread_mutex_unlock(&b1);
    pthread_mutex_unlock(&a1);
}
void plain_two_bad(void) {
    pthread_mutex_lock(&b1);
    pthread_mutex_lock(&a1);
    pthread_mutex_unlock(&a1);
    pthread_mutex_unlock(&b1);
}
void same_one_good(void) {
    pthread_mutex_lock(&a2);
    pthread_mutex_lock(&b2);
    pthread_mutex_unlock(&b2);
    pthread_mutex_unlock(&a2);
}
void same_two_good(int c) {
    pthread_mutex_lock(&a2);
    if (c) {
        pthread_mutex_lock(&b2);
        pthread_mutex_unlock(&b2);
    }
    pthread_mutex_unlock(&a2);
}
void after_one_good(void) {
    pthread_mutex_lock(&a3);
    pthread_mutex_unlock(&a3);
    pthread_mutex_lock(&b3);
    pthread_mutex_unlock(&b3);
}
void after_two_good(void) {
    pthread_mutex_lock(&b3);
    pthread_mutex_unlock(&b3);
    pthread_mutex_lock(&a3);
    pthread_mutex_unlock(&a3);
}
static void take_b4(void) {
    pthread_mutex_lock(&b4);
    pthread_mutex_unlock(&b4);
}
void call_one_bad(void) {
    pthread_mutex_lock(&a4);
    take_b4();
    pthread_mutex_unlock(&a4);
}
static void take_a4(void) {
    pthread_mutex_lock(&a4);
    pthread_mutex_unlock(&a4);
}
static void take_a4_too(void) { take_a4(); }
void call_two_bad(void) {
    pthread_mutex_lock(&b4);
    take_a4_too();
    pthread_mutex_unlock(&b4);
}
static void take(pthread_mutex_t *l) { pthread_mutex_lock(l); }
static void give(pthread_mutex_t *l) { pthread_mutex_unlock(l); }
void wrapper_one_bad(void) {
    take(&a5);
    take(&b5);
    give(&b5);
    give(&a5);
}
void wrapper_two_bad(void) {
    take(&b5);
    take(&a5);
    give(&a5);
    give(&b5);
}
void wrapper_one_good(void) {
    take(&a6);
    take(&b6);
    give(&b6);
    give(&a6);
}
void wrapper_two_good(void) {
    take(&b6);
    give(&b6);
    take(&a6);
    give(&a6);
}
void try_one_good(void) {
    pthread_mutex_lock(&a7);
    pthread_mutex_lock(&b7);
    pthread_mutex_unlock(&b7);
    pthread_mutex_unlock(&a7);
}
void try_two_good(void) {
    pthread_mutex_lock(&b7);
    if (!pthread_mutex_trylock(&a7))
        pthread_mutex_unlock(&a7);
    pthread_mutex_unlock(&b7);
}
void some_one_bad(int c) {
    if (c)
        pthread_mutex_lock(&a8);
    pthread_mutex_lock(&b8);
    pthread_mutex_unlock(&b8);
    if (c)
        pthread_mutex_unlock(&a8);
}
void some_two_bad(void) {
    do {
        pthread_mutex_lock(&b8);
        if (some())
            break;
        pthread_mutex_unlock(&b8);
    } while (some());
    pthread_mutex_lock(&a8);
    pthread_mutex_unlock(&a8);
    pthread_mutex_unlock(&b8);
}
void pool_one_bad(void) {
    pool_lock(&pool_a);
    pool_lock(&pool_b);
    pool_unlock(&pool_b);
    pool_unlock(&pool_a);
}
void pool_two_bad(void) {
    pool_lock(&pool_b);
    pool_lock(&pool_a);
    pool_unlock(&pool_a);
    pool_unlock(&pool_b);
}
struct account {
    pthread_mutex_t read, write;
} bank;
void field_one_bad(void) {
    pthread_mutex_lock(&bank.read);
    pthread_mutex_lock(&bank.write);
    pthread_mutex_unlock(&bank.write);
    pthread_mutex_unlock(&bank.read);
}
void field_two_bad(void) {
    struct account *x = &bank;
    pthread_mutex_lock(&x->write);
    pthread_mutex_lock(&x->read);
    pthread_mutex_unlock(&x->read);
    pthread_mutex_unlock(&x->write);
}
static pthread_rwlock_t read_a, read_b;
void shared_one_bad(void) {
    pthread_rwlock_rdlock(&read_a);
    pthread_rwlock_wrlock(&read_b);
    pthread_rwlock_unlock(&read_b);
    pthread_rwlock_unlock(&read_a);
}
void shared_two_bad(void) {
    pthread_rwlock_rdlock(&read_b);
    pthread_rwlock_wrlock(&read_a);
    pthread_rwlock_unlock(&read_a);
    pthread_rwlock_unlock(&read_b);
}
// Many locks of one place: not told apart.
void many(struct account *x, struct account *y) {
    pthread_mutex_lock(&x->read);
    pthread_mutex_lock(&y->read);
    pthread_mutex_unlock(&y->read);
    pthread_mutex_unlock(&x->read);
}
void either(int c) {
    pthread_mutex_t *l = c ? &a9 : &b9;
    pthread_mutex_lock(l);
    pthread_mutex_lock(&g9);
    pthread_mutex_unlock(&g9);
    pthread_mutex_unlock(l);
}
