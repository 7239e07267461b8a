// Methods that are added, replaced and exchanged, and objects that get another class; class methods
// that make an object of another class than theirs.

typedef id (*IMP)(id, SEL, ...);
typedef struct objc_method *Method;
signed char class_addMethod(Class, SEL, IMP, const char *);
IMP class_replaceMethod(Class, SEL, IMP, const char *);
Method class_getInstanceMethod(Class, SEL);
Method class_getClassMethod(Class, SEL);
IMP class_getMethodImplementation(Class, SEL);
IMP method_setImplementation(Method, IMP);
IMP method_getImplementation(Method);
void method_exchangeImplementations(Method, Method);
Class object_setClass(id, Class);
id class_createInstance(Class, unsigned long);
id objc_getClass(const char *);

__attribute__((objc_root_class))
@interface Plain {
    id isa;
}
+ (id)new;
+ (id)make;
- (id)init;
- (id)walk;
- (id)run;
- (id)rest;
- (id)sleep;
- (id)added;
- (id)unknown;
@end

@interface Turned : Plain
@end

@interface Cluster : Plain
@end

@interface Alone : Plain
@end

@implementation Plain
+ (id)new { return [class_createInstance(self, 0) init]; }
+ (id)make { return self; }
- (id)init { return self; }
- (id)walk { return self; }
- (id)run { return self; }
- (id)rest { return self; }
- (id)sleep { return self; }
@end

@implementation Turned
- (id)walk { return self; }
- (id)rest { return self; }
@end

@implementation Alone
- (id)run { return self; }
@end

@implementation Cluster
+ (id)new { return [Alone new]; }
@end

static id first(id self, SEL cmd) { return self; }
static id second(id self, SEL cmd) { return self; }

void change(IMP given, int which)
{
    Class plain = (Class)objc_getClass("Plain");
    class_addMethod(plain, @selector(added), (IMP)(which ? first : second), "@@:");
    class_replaceMethod(plain, @selector(rest), (IMP)first, "@@:");
    Method walk = class_getInstanceMethod(plain, @selector(walk));
    Method run = class_getInstanceMethod(plain, @selector(run));
    method_exchangeImplementations(walk, run);
    method_setImplementation(class_getInstanceMethod(plain, @selector(sleep)),
        method_getImplementation(class_getClassMethod(plain, @selector(make))));
    class_replaceMethod(plain, @selector(unknown), given, "@@:");
    object_setClass((id)plain, (Class)objc_getClass("Turned"));
}

id add(void)
{
    Alone *a = [Alone new];
    [a added];
    [a rest];
    [a run];
    [a walk];
    [a sleep];
    [a unknown];
    return [a performSelector:@selector(added)];
}

id cluster(void)
{
    id c = [Cluster new];
    return [c run];
}
