//! only: apple arm64 fragile gcc gnustep2
//! flags: -fblocks
// Blocks: where they are made, called and passed, and what they capture.

typedef struct { long a, b, c, d, e; } Large;
void *_Block_copy(const void *);

__attribute__((objc_root_class))
@interface Holder {
    id isa;
    int (^kept)(int);
}
- (int)value;
- (int)run;
- (int)call;
@end

static int (^global)(int) = ^(int n) { return n + 1; };

int twice(int (^f)(int), int n) { return f(f(n)); }

@implementation Holder
- (int)value { return 3; }
- (int)run { return twice(^(int n) { return [self value] + n; }, 4); }
- (int)call { return kept(1); }
@end

int local(int m)
{
    int (^f)(int) = ^(int n) { return n * m; };
    return f(2) + global(3);
}

int choose(int m)
{
    int (^f)(int) = m ? ^(int n) { return n * m; } : ^(int n) { return n; };
    return f(2);
}

int copied(int m)
{
    int (^f)(int) = (int (^)(int))_Block_copy(^(int n) { return n - m; });
    return f(2);
}

long returned(long m)
{
    Large (^f)(void) = ^{ Large l = { m }; return l; };
    return f().a;
}

void other(void (^f)(void)) { f(); }

void nested(Holder *h)
{
    other(^{ other(^{ [h run]; }); });
}
