// Messages to what is known in different ways, and what they may call.

__attribute__((objc_root_class))
@interface Base {
    id isa;
}
+ (id)alloc;
+ (id)new;
- (id)init;
- (id)self;
- (int)intValue;
- (int)twice;
+ (id)shared;
@end

@interface Derived : Base {
    Base *part;
    id any;
}
- (int)through;
- (int)parts;
@end

@interface Other : Base
@end

@implementation Base
+ (id)alloc { return 0; }
+ (id)new { return [[self alloc] init]; }
- (id)init { return self; }
- (id)self { return self; }
- (int)intValue { return 1; }
- (int)twice { return [self intValue] * 2; }
+ (id)shared { return [self new]; }
@end

@implementation Derived
- (int)intValue { return 2; }
- (int)through { return [[self self] twice]; }
- (int)parts { return [part intValue] + [any intValue]; }
@end

@implementation Other
- (int)twice { return 0; }
- (id)init { return self; }
@end

int sum(Base **all, int n)
{
    int acc = 0;
    for (int i = 0; i < n; i++) {
        Base *s = all[i];
        acc += [s intValue];
    }
    return acc;
}

int made(void) { return [[[Derived alloc] init] twice]; }

int made_new(void) { return [[Other new] twice]; }

int just_made(void) { return [[Derived alloc] intValue]; }

int chosen(int which)
{
    Base *s = which ? [Derived alloc] : [Other alloc];
    return [s twice];
}

int perhaps(int which, id given)
{
    Base *s = which ? [Derived alloc] : given;
    return [s twice];
}

int nobody(id given) { return (int)[given length]; }

id by_name(void) { return [Derived shared]; }
