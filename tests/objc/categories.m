// Categories: one that adds, one on a class of another module, one that overrides a method of its class, and two that
// both define one method, so that which is called depends on the order in which they are loaded.
__attribute__((objc_root_class)) @interface Root {
    id isa;
}
- (int)own;
- (int)overridden;
+ (int)overridden;
@end
@interface Leaf : Root
- (int)own;
@end
@interface External
@end
@interface Below : External
@end

@implementation Root
- (int)own {
    return 1;
}
- (int)overridden {
    return 2;
}
+ (int)overridden {
    return 3;
}
@end
@implementation Leaf
- (int)own {
    return 4;
}
@end
@implementation Below
@end

@interface Root (Adding)
- (int)added;
+ (int)added;
@end
@implementation Root (Adding)
- (int)added {
    return 5;
}
+ (int)added {
    return 6;
}
@end
@implementation Root (Overriding)
- (int)overridden {
    return 7;
}
@end
@implementation Root (One)
- (int)ambiguous {
    return 8;
}
@end
@implementation Root (Two)
- (int)ambiguous {
    return 9;
}
+ (int)ambiguous {
    return 10;
}
@end
@implementation Leaf (Below)
- (int)added {
    return 11;
}
@end
@implementation External (Adding)
- (int)added {
    return 12;
}
+ (int)added {
    return 13;
}
@end
@implementation External (Nothing)
@end
