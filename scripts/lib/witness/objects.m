// Classes with hierarchies, categories, protocols, class clusters, forwarding of messages, and
// selectors that are computed, on the run-time library of gcc. Prints what they answer.
#include <objc/runtime.h>
#include <objc/message.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

__attribute__((objc_root_class)) @interface Root {
    Class isa;
    int count;
}
+ (id)new;
+ (const char *)kind;
- (id)init;
- (void)free;
- (int)value;
@end

@implementation Root
+ (id)new { return [class_createInstance(self, 0) init]; }
+ (const char *)kind { return "root"; }
- (id)init { count = 1; return self; }
- (void)free { object_dispose(self); }
- (int)value { return count; }
@end

@protocol Shape
- (int)area;
@optional
- (int)corners;
@end

@interface Square : Root <Shape> {
@public
    int side;
}
@property int side;
- (id)initWithSide:(int)length;
@end
@implementation Square
@synthesize side;
+ (const char *)kind { return "square"; }
- (id)initWithSide:(int)length {
    if ((self = [super init]))
        side = length;
    return self;
}
- (int)area { return side * side; }
- (int)corners { return 4; }
- (int)value { return [super value] + [self area]; }
@end

@interface Cube : Square
@end
@implementation Cube
+ (const char *)kind { return "cube"; }
- (int)area { return 6 * [super area]; }
- (int)corners { return 8; }
@end

@interface Disc : Root <Shape> {
    int radius;
}
@end
@implementation Disc
- (id)init {
    self = [super init];
    radius = 3;
    return self;
}
- (int)area { return 3 * radius * radius; }
@end

@interface Square (More)
- (int)twice;
@end
@implementation Square (More)
- (int)twice { return 2 * [self area]; }
@end

// A class cluster: what `init` returns is of another class.
@interface Any : Root
- (id)initFor:(int)what;
@end
@interface AnyOdd : Any
@end
@interface AnyEven : Any
@end
@implementation Any
- (id)initFor:(int)what {
    [self free];
    return what % 2 ? [AnyOdd new] : [AnyEven new];
}
@end
@implementation AnyOdd
- (int)value { return 1001; }
@end
@implementation AnyEven
- (int)value { return 1002; }
@end

@interface List : Root {
    id items[8];
    int used;
}
- (void)add:(id)item;
- (int)sum:(SEL)selector;
- (id)at:(int)index;
@end
@implementation List
- (void)add:(id)item { items[used++] = item; }
- (id)at:(int)index { return items[index]; }
- (int)sum:(SEL)selector {
    int total = 0;
    for (int i = 0; i < used; i++)
        if (class_respondsToSelector(object_getClass(items[i]), selector))
            total += ((int (*)(id, SEL))objc_msg_lookup(items[i], selector))(items[i], selector);
    return total;
}
- (void)free {
    for (int i = 0; i < used; i++)
        [items[i] free];
    [super free];
}
@end

static int measure(id<Shape> shape) { return [shape area]; }
static int by_class(Square *square) { return [square area] + [square twice] + square.side; }

int main(void) {
    List *list = [List new];
    [list add:[[Square new] initWithSide:3]];
    [list add:[[Cube new] initWithSide:2]];
    [list add:[Disc new]];
    [list add:[[Any new] initFor:3]];
    [list add:[[Any new] initFor:4]];
    for (int i = 0; i < 3; i++)
        printf("%d ", measure([list at:i]));
    printf("%d %d\n", by_class([list at:0]), by_class([list at:1]));
    Cube *cube = [list at:1];
    cube.side = 5;
    printf("%d %d %d\n", [cube value], [cube corners], [[list at:3] value]);
    const char *names[] = {"value", "area", "corners", "twice", "nothing"};
    for (int i = 0; i < 5; i++)
        printf("%s %d\n", names[i], [list sum:sel_registerName(names[i])]);
    Class classes[] = {objc_getClass("Root"), objc_getClass("Square"), objc_getClass("Cube")};
    for (int i = 0; i < 3; i++)
        printf("%s\n", [(id)classes[i] kind]);
    id nothing = nil;
    printf("%d\n", [nothing value]);
    [list free];
    return 0;
}
