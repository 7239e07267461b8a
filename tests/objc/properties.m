// Instance variables of many types, and properties: kept, computed, of the class, of a category, of a protocol, with
// accessors of other names.
typedef struct Pair {
    int first;
    double second;
} Pair;
@protocol Counted
@property(readonly) int count;
@optional
@property(copy) id hint;
@end
__attribute__((objc_root_class)) @interface Root <Counted> {
    id isa;
  @public
    int number;
    Pair pair;
  @private
    char *text;
    unsigned bits : 3;
    int (*function)(int);
    Root *next;
    id kept;
    _Bool on;
}
@property(nonatomic, retain) Root *next;
@property(copy) id kept;
@property(assign, getter=isOn, setter=turn:) _Bool on;
@property(class, readonly) int total;
@end
@interface Leaf : Root {
    short extra;
}
@property(nonatomic) Pair dynamic;
@end

@implementation Root
@synthesize next;
@synthesize kept;
@synthesize on;
- (int)count {
    return 1;
}
+ (int)total {
    return 2;
}
@end
@implementation Leaf
@dynamic dynamic;
@end
@interface Root (Added)
@property(nonatomic) int added;
@end
@implementation Root (Added)
- (int)added {
    return 3;
}
- (void)setAdded:(int)value {
}
@end
