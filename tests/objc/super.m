// Messages to `super`: of instance and class methods, in classes and in categories of them.

__attribute__((objc_root_class))
@interface Top {
    id isa;
}
+ (int)count;
- (int)size;
- (int)unknown;
@end

@interface Middle : Top
@end

@interface Bottom : Middle
@end

@interface Abroad : Top
@end

@interface Bottom (More)
+ (int)more;
- (int)more;
@end

@interface Abroad (More)
+ (int)more;
- (int)more;
@end

@implementation Top
+ (int)count { return 0; }
- (int)size { return 0; }
@end

@implementation Middle
- (int)size { return [super size] + 1; }
+ (int)count { return [super count] + 1; }
@end

@implementation Bottom
- (int)size { return [super size] + [super unknown]; }
+ (int)count { return [super count] + 1; }
@end

@implementation Bottom (More)
+ (int)more { return [super count]; }
- (int)more { return [super size]; }
@end

@implementation Abroad (More)
+ (int)more { return [super count]; }
- (int)more { return [super size]; }
@end
