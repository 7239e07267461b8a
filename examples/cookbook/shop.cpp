// A small program for the cookbook: classes, exceptions, strings, memory, threads of loops.

#include <cstdio>
#include <cstdlib>
#include <cstring>

struct Item {
    explicit Item(int price) : price(price) {}
    virtual ~Item() {}
    virtual int total() const { return price; }
    int price;
};

struct Discounted : Item {
    Discounted(int price, int percent) : Item(price), percent(percent) {}
    int total() const override { return price - price * percent / 100; }
    int percent;
};

struct Bundle final : Item {
    Bundle(Item *first, Item *second) : Item(0), first(first), second(second) {}
    int total() const override { return first->total() + second->total(); }
    Item *first, *second;
};

static int sold;
static const char *const names[] = {"apple", "pear", "plum"};

extern "C" int checksum(const unsigned char *bytes, unsigned length) {
    int sum = 0;
    for (unsigned i = 0; i < length; i++)
        for (unsigned bit = 0; bit < 8; bit++)
            sum += bytes[i] >> bit & 1;
    return sum;
}

static int find(const char *name) {
    for (int i = 0; i < 3; i++)
        if (!std::strcmp(names[i], name))
            return i;
    throw name;
}

static int factorial(int n) { return n < 2 ? 1 : n * factorial(n - 1); }

static void log(const char *format, const char *what) {
    char line[64];
    std::snprintf(line, sizeof line, format, what);
    std::puts(line);
}

static int by_price(const void *a, const void *b) {
    return *static_cast<const int *>(a) - *static_cast<const int *>(b);
}

int sell(const Item &item, int (*tax)(int)) {
    sold++;
    return item.total() + tax(item.total());
}

static int seven(int price) { return price * 7 / 100; }

int main(int argc, char **argv) {
    Discounted pear(200, 10);
    Item plum(150);
    Bundle both(&pear, &plum);
    int prices[3] = {sell(pear, seven), sell(plum, seven), sell(both, seven)};
    std::qsort(prices, 3, sizeof *prices, by_price);
    try {
        log("found %s", names[find(argc > 1 ? argv[1] : "fig")]);
    } catch (const char *missing) {
        log("no %s here", missing);
    }
    char *copy = static_cast<char *>(std::malloc(8));
    std::memcpy(copy, "receipt", 8);
    std::printf("%d %d %d\n", prices[0], checksum((unsigned char *)copy, 8), factorial(sold));
    std::free(copy);
    return sold / argc;
}
