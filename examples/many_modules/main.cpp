#include "shapes.h"
#include <cstdio>

struct Tile : Square {
    int colour = 3;
};

static void line() { std::puts("=="); }

int main() {
    Tile tile;
    line();
    report("tile", tile);
}
