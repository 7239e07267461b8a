#include "shapes.h"
#include <cstdio>

Shape::~Shape() = default;

double Square::area() const { return side * side; }

static void line() { std::puts("--"); }

void show(const char *format, const Shape &shape) { std::printf(format, shape.area()); }

void report(const char *name, const Shape &shape) {
    std::printf("%s: %f\n", name, shape.area());
    line();
}

double around(const Square &square) { return perimeter(square); }
