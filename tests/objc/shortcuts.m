//! only: apple arm64
// Functions of the run-time library that stand for messages, as clang calls them.

__attribute__((objc_root_class))
@interface Thing {
    id isa;
}
+ (id)alloc;
+ (id)allocWithZone:(void *)zone;
+ (id)new;
- (id)init;
- (id)initWith:(int)n;
- (id)retain;
- (void)release;
- (id)autorelease;
@end

@interface Special : Thing
@end

@implementation Thing
+ (id)alloc { return 0; }
+ (id)allocWithZone:(void *)zone { return 0; }
- (id)init { return self; }
- (id)initWith:(int)n { return self; }
- (id)retain { return self; }
- (void)release {}
- (id)autorelease { return self; }
@end

@implementation Special
+ (id)make { return [[self alloc] init]; }
- (id)init { return self; }
- (void)release {}
@end

id plain(void) { return [[Special alloc] init]; }

id with(void) { return [[Special alloc] initWith:3]; }

id zone(void) { return [Special allocWithZone:0]; }

id in_zone(void *z) { return [Special allocWithZone:z]; }

id counted(Thing *t)
{
    [t retain];
    [t release];
    return [[[Special alloc] init] autorelease];
}

id made(void) { return [Special new]; }
