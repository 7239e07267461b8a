// Values that are stored and never read.
int read_sensor(int which);
void report(int value);
void fill(int *where);

// Wrong: the first reading is lost.
int overwritten(void) {
    int value = read_sensor(1);
    value = read_sensor(2);
    return value;
}

// Wrong on every path: the result is computed and dropped.
void dropped(int n) {
    int total = 0;
    for (int i = 0; i < n; i++)
        report(i);
    total = n * 3;
}

// Right: read in the next round of the loop.
void carried(int n) {
    int last = 0;
    for (int i = 0; i < n; i++) {
        report(last);
        last = read_sensor(i);
    }
}

// Right: read on one of two paths.
int sometimes(int c) {
    int value = read_sensor(3);
    if (c)
        return value;
    return 0;
}

// Right: somebody else has its address and may read it.
void escapes(void) {
    int value = 1;
    fill(&value);
    value = 2;
    fill(&value);
}

// Right: a store to a volatile variable is an effect of its own.
void hardware(void) {
    volatile int port = 1;
    port = 2;
}

// Not reported: a default that every path overwrites does no harm.
int defaults(int c) {
    int value = 0;
    if (c)
        value = read_sensor(4);
    else
        value = read_sensor(5);
    return value;
}
