__attribute__((objc_root_class))
@interface Root {
    id isa;
}
+ (id)alloc;
- (int)value;
- (int)other;
@end

@interface Near : Root
@end

@interface Distant : Near
- (int)own;
@end

@implementation Root
+ (id)alloc { return 0; }
- (int)value { return 1; }
- (int)other { return 2; }
@end

@implementation Distant
- (int)own { return [super value]; }
- (int)other { return 3; }
@end
