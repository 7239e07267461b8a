// How results are returned decides the dispatcher, and where the receiver stands.

typedef struct { long a, b, c, d, e; } Large;
typedef struct { int a; } Small;
typedef struct { double a, b; } Pair;

__attribute__((objc_root_class))
@interface Shape {
    id isa;
}
- (Large)large;
- (Small)small;
- (Pair)pair;
- (float)single;
- (double)number;
- (long double)precise;
- (_Complex long double)complex;
- (void)nothing;
- (Large)largeOf:(Large)other;
@end

@interface Square : Shape
@end

@implementation Square
- (Large)large { return [super large]; }
- (Pair)pair { return [super pair]; }
- (Large)largeOf:(Large)other { return [self large]; }
@end

long all(Shape *s)
{
    Large l = [s large];
    Small k = [s small];
    Pair p = [s pair];
    float f = [s single];
    double d = [s number];
    long double x = [s precise];
    _Complex long double c = [s complex];
    [s nothing];
    l = [s largeOf:l];
    return l.a + k.a + (long)(p.a + f + d + x + __real c);
}
