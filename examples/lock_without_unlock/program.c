// Locks that are given back on every path, and some that are not.
#include <pthread.h>

struct account {
    pthread_mutex_t lock;
    long cents;
};

static pthread_mutex_t journal = PTHREAD_MUTEX_INITIALIZER;
static long entries;

// Wrong: the early return keeps the lock.
int withdraw_wrong(struct account *a, long cents) {
    pthread_mutex_lock(&a->lock);
    if (a->cents < cents)
        return -1;
    a->cents -= cents;
    pthread_mutex_unlock(&a->lock);
    return 0;
}

// Right.
int withdraw_right(struct account *a, long cents) {
    int result = -1;
    pthread_mutex_lock(&a->lock);
    if (a->cents >= cents) {
        a->cents -= cents;
        result = 0;
    }
    pthread_mutex_unlock(&a->lock);
    return result;
}

// Wrong: two locks, and the second is given back twice instead of the first.
void transfer_wrong(struct account *from, struct account *to, long cents) {
    pthread_mutex_lock(&from->lock);
    pthread_mutex_lock(&to->lock);
    from->cents -= cents;
    to->cents += cents;
    pthread_mutex_unlock(&to->lock);
    if (cents > 0)
        pthread_mutex_unlock(&to->lock);
    else
        pthread_mutex_unlock(&from->lock);
}

// Right: where there was no lock there is none to give back.
int try_right(void) {
    if (pthread_mutex_trylock(&journal) != 0)
        return 0;
    entries++;
    pthread_mutex_unlock(&journal);
    return 1;
}

// Right: handing the lock to the caller is what these two are for.
static void begin(void) {
    pthread_mutex_lock(&journal);
}
static void end(void) {
    pthread_mutex_unlock(&journal);
}

// Wrong: the lock that `begin` took is kept by a jump out of the loop.
void write_wrong(int n) {
    begin();
    for (int i = 0; i < n; i++) {
        if (entries > 1000)
            return;
        entries++;
    }
    end();
}

// Right.
void write_right(int n) {
    begin();
    for (int i = 0; i < n; i++) {
        if (entries > 1000)
            break;
        entries++;
    }
    end();
}

// Right: each round gives back what it took.
void each_right(struct account *all, int n) {
    for (int i = 0; i < n; i++) {
        pthread_mutex_lock(&all[i].lock);
        all[i].cents = 0;
        pthread_mutex_unlock(&all[i].lock);
    }
}
