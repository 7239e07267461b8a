// Messages to a class that may be missing when the program runs: gnustep-2.0 refers to it by a variable of its
// own.

__attribute__((weak_import, objc_root_class))
@interface Missing
+ (int)count;
@end

__attribute__((objc_root_class))
@interface Present
+ (int)count;
@end

int total(void) {
    return [Missing count] + [Present count];
}
