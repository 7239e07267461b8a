// A class message that no metaclass knows: the metaclass of the root has the root class as its superclass, so an
// instance method of the root answers. One that a metaclass does know goes there, also above the class.
__attribute__((objc_root_class)) @interface Root {
    id isa;
}
- (int)fallback;
- (int)both;
+ (int)both;
@end
@interface Leaf : Root
- (int)fallback;
- (int)leafOnly;
@end
@interface Other : Root
+ (int)fallback;
@end

@implementation Root
- (int)fallback {
    return 1;
}
- (int)both {
    return 2;
}
+ (int)both {
    return 3;
}
@end
@implementation Leaf
- (int)fallback {
    return 4;
}
- (int)leafOnly {
    return 5;
}
@end
@implementation Other
+ (int)fallback {
    return 6;
}
@end
