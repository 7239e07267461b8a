/* Sources and sinks that no name tells: one call of several, and what a function is given. */
int opaque(int which);
void use(int value);
void keep(int *place);

static int helper(int given) {
    use(given);
    return given + 1;
}

int main(void) {
    int first = opaque(1);
    int second = opaque(2);
    int place = 0;
    use(first);
    use(second);
    use(helper(3));
    place = first;
    keep(&place);
    return 0;
}
