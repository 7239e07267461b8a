// Classes and metaclasses: a root, two below it, one of them below the other.
__attribute__((objc_root_class)) @interface Root {
    id isa;
}
+ (id)make;
- (int)value;
@end
@interface Middle : Root {
    int middle;
}
- (int)value;
- (int)twice:(int)x and:(double)y;
@end
@interface Leaf : Middle
+ (id)make;
@end

@implementation Root
+ (id)make {
    return 0;
}
- (int)value {
    return 1;
}
@end
@implementation Middle
- (int)value {
    return 2;
}
- (int)twice:(int)x and:(double)y {
    return x + x;
}
@end
@implementation Leaf
+ (id)make {
    return 0;
}
@end
