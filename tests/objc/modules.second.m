@protocol Both
- (int)both;
@end
__attribute__((objc_root_class)) @interface Here <Both> {
    id isa;
}
- (int)here;
@end
@interface There : Here
- (int)there;
@end
__attribute__((objc_root_class)) @interface Apart <Both>
@end
@implementation There
- (int)there {
    return 6;
}
- (int)here {
    return 7;
}
@end
@implementation Here (FromThere)
- (int)addedThere {
    return 8;
}
@end
@implementation Apart
- (int)both {
    return 9;
}
@end
