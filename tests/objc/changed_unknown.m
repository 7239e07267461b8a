// Changes of which not everything is known: selectors, functions and classes from elsewhere; and
// class clusters that are asked through super.

typedef id (*IMP)(id, SEL, ...);
typedef struct objc_method *Method;
IMP class_replaceMethod(Class, SEL, IMP, const char *);
Method class_getInstanceMethod(Class, SEL);
void method_exchangeImplementations(Method, Method);
IMP method_setImplementation(Method, IMP);
Class object_setClass(id, Class);
id anything(void);

__attribute__((objc_root_class))
@interface Origin {
    id isa;
}
+ (id)alloc;
- (id)init;
- (id)one;
- (id)two;
- (id)unsent;
@end

@interface Maker : Origin
+ (id)alloc;
- (id)init;
@end

@interface Asking : Maker
+ (id)alloc;
- (id)init;
@end

@interface Giving : Origin
- (id)init;
@end

@implementation Origin
+ (id)alloc { return anything(); }
- (id)init { return self; }
- (id)one { return self; }
- (id)two { return self; }
@end

@implementation Giving
- (id)init { return anything(); }
- (id)one { return self; }
@end

@implementation Maker
+ (id)alloc { return [Giving alloc]; }
- (id)init { return [Giving alloc]; }
@end

@implementation Asking
+ (id)alloc
{
    id made = [super alloc];
    return [made one];
}
- (id)init
{
    id begun = [super init];
    return [begun one];
}
@end

void selector(Class c, SEL s, IMP f, Method m)
{
    class_replaceMethod(c, s, f, "@@:");
    class_replaceMethod(c, @selector(two), f, "@@:");
    method_exchangeImplementations(class_getInstanceMethod(c, @selector(one)),
        class_getInstanceMethod(c, @selector(two)));
    method_exchangeImplementations(class_getInstanceMethod(c, @selector(two)),
        class_getInstanceMethod(c, @selector(unsent)));
    method_setImplementation(class_getInstanceMethod(c, s), f);
    method_setImplementation(m, f);
}

void class(id o, Class c, int which)
{
    object_setClass(o, c);
    object_setClass(o, which ? [Maker class] : c);
}

@implementation Origin (Class)
+ (id)class { object_setClass((id)self, self); return self; }
@end

id sends(void)
{
    id lost = [[Giving alloc] init];
    [lost two];
    Maker *m = [Maker alloc];
    return [m one];
}
