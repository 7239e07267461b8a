//! only: apple arm64 gcc
// Direct methods: functions that are called by name. For gcc they are messages as all others.

typedef struct { long a, b, c, d, e; } Large;

__attribute__((objc_root_class))
@interface Fast {
    id isa;
}
- (int)straight:(int)n with:(int)m __attribute__((objc_direct));
+ (int)straight __attribute__((objc_direct));
- (Large)large __attribute__((objc_direct));
- (int)usual;
@end

@interface Fast (More)
- (int)more __attribute__((objc_direct));
@end

@interface Away
- (int)elsewhere __attribute__((objc_direct));
@end

@implementation Fast
- (int)straight:(int)n with:(int)m { return [self usual] + n + m; }
+ (int)straight { return 3; }
- (Large)large { Large l = { [self usual] }; return l; }
- (int)usual { return 4; }
@end

@implementation Fast (More)
- (int)more { return [self straight:1 with:2]; }
@end

long use(Fast *f, Away *a)
{
    return [f straight:1 with:2] + [Fast straight] + [f large].a + [f usual] + [f more] + [a elsewhere];
}
