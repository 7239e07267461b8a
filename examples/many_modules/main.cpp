#include "shapes.h"
#include <cstdio>
#include <cstdlib>

struct Tile : Square {
    int colour = 3;
};

static void line() { std::puts("=="); }

int main() {
    Tile tile;
    line();
    report("tile", tile);
    show(std::getenv("AREA"), tile);
    return perimeter(tile) < tile.colour;
}
