//! second: linked_sends.second.m
// Classes of another module: what answers stands there.

__attribute__((objc_root_class))
@interface Root {
    id isa;
}
+ (id)alloc;
- (int)value;
- (int)other;
@end

@interface Near : Root
@end

@interface Distant : Near
- (int)own;
@end

@implementation Near
- (int)value { return [super value] + [self other]; }
@end

int use(void) { return [[Distant alloc] own] + [[Distant alloc] value] + [[Near alloc] value]; }
