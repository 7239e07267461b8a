// Two modules, this and modules.second.m: as facts of both, and linked. Shared is declared here and defined there;
// each module has a category of the other's class; Nowhere is defined in neither.
//
//! second: modules.second.m
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
@interface Below : There
- (int)below;
@end
@interface Nowhere
@end
@interface Lost : Nowhere
@end

@implementation Here
- (int)here {
    return 1;
}
- (int)both {
    return 2;
}
+ (int)ofClass {
    return 3;
}
@end
@implementation Below
- (int)below {
    return 4;
}
@end
@implementation Lost
@end
@implementation There (FromHere)
- (int)added {
    return 5;
}
@end
