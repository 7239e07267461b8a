// Protocols: inherited by protocols and classes, with optional and class methods, adopted by a category, only
// declared, only mentioned.
@protocol Base
- (int)base;
@end
@protocol Other
+ (id)make;
@end
@protocol Derived <Base, Other>
- (int)needed;
@optional
- (void)maybe:(int)x;
+ (void)maybeOfClass;
@required
- (int)neededToo:(double)x;
@end
@protocol Unused
- (void)unused;
@end
@protocol Mentioned
- (void)mentioned;
@end
@protocol Forward;

__attribute__((objc_root_class)) @interface Root <Derived> {
    id isa;
}
@end
@interface Leaf : Root
@end
@interface Plain : Leaf
@end
@interface Leaf (Added) <Mentioned>
@end
__attribute__((objc_root_class)) @interface Alone
@end
@interface Alone (Added) <Base>
@end

@implementation Root
- (int)base {
    return 1;
}
- (int)needed {
    return 2;
}
- (int)neededToo:(double)x {
    return 3;
}
+ (id)make {
    return 0;
}
@end
@implementation Leaf
@end
@implementation Plain
@end
@implementation Leaf (Added)
- (void)mentioned {
}
@end
@implementation Alone
@end
@implementation Alone (Added)
- (int)base {
    return 4;
}
@end

id mention(void) { return (id)@protocol(Other); }
