//! only: apple arm64
// Classes of Swift that are made when they are first used: code asks the run-time library for them.

__attribute__((objc_class_stub))
__attribute__((objc_subclassing_restricted))
@interface Base
+ (void)classMethod;
- (void)instanceMethod;
@end

__attribute__((objc_class_stub))
__attribute__((objc_subclassing_restricted))
@interface Derived : Base
@end

void named(void) { [Base classMethod]; }

@implementation Derived (Category)
+ (void)above { [super classMethod]; }
- (void)above { [super instanceMethod]; }
@end
