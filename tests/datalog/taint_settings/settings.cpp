// What settings of other tools say: functions by the names of the module and of the source, positions,
// variables. Of each function the name says what is right.
extern "C" {
int read_number(void);
void fill(int *to);
void show(int what);
int cleaned(int what);
}

namespace names {
int made(int x) { return x; }
void told(int first, int second) {}
}

void by_name_bad() { show(read_number()); }
void by_name_good() { show(cleaned(read_number())); }

void filled_bad() {
    int number;
    fill(&number);
    show(number);
}

void source_name_bad() { names::told(0, names::made(1)); }
void source_name_good() { names::told(names::made(1), 0); }

void given_bad(int number) { show(number); }

int returned_bad() { return read_number(); }

void variable_bad() {
    int secret = 3;
    show(secret + 1);
}
void variable_good() {
    int open = 3;
    show(open + 1);
}
void array_bad(int at) {
    char secrets[8];
    for (int i = 0; i < 8; i++) secrets[i] = 7;
    show(secrets[at]);
}
void stored_bad() {
    int kept;
    kept = read_number();
}
