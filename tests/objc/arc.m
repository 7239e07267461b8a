//! flags: -fobjc-arc -fblocks
//! only: apple arm64 gnustep2
// Reference counting by the compiler: its calls are no messages, and objects are followed through them.

__attribute__((objc_root_class))
@interface Node {
    id isa;
    Node *next;
    __weak Node *owner;
}
+ (id)alloc;
- (id)init;
- (int)value;
- (int)sum;
- (int)owned;
@end

@interface Leaf : Node
@end

@implementation Node
+ (id)alloc { return 0; }
- (id)init { return self; }
- (int)value { return 1; }
- (int)sum { return [self value] + [next sum]; }
- (int)owned { return [owner value]; }
@end

@implementation Leaf
- (int)value { return 2; }
@end

int strong(void)
{
    Leaf *l = [[Leaf alloc] init];
    return [l value];
}

int assigned(int n)
{
    Node *o = [Node alloc];
    if (n)
        o = [Leaf alloc];
    return [o value];
}

int weak(void)
{
    Leaf *l = [Leaf alloc];
    __weak Leaf *w = l;
    return [w value];
}

int captured(void)
{
    Leaf *l = [Leaf alloc];
    return ^{ return [l value]; }();
}
