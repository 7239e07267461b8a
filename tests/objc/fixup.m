//! only: apple
//! flags: -Xclang -fobjc-dispatch-method=non-legacy
// Messages through references that hold the function to call.

__attribute__((objc_root_class))
@interface Old {
    id isa;
}
- (int)value;
- (id)twice:(int)n with:(int)m;
@end

@interface Older : Old
@end

@implementation Old
- (int)value { return 1; }
- (id)twice:(int)n with:(int)m { return self; }
@end

@implementation Older
- (int)value { return [super value] + [[self twice:1 with:2] value]; }
@end
