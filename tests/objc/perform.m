// `performSelector:` and its kin send the selector that they are given, where that is known.

__attribute__((objc_root_class))
@interface Root {
    id isa;
}
- (id)performSelector:(SEL)s;
- (id)performSelector:(SEL)s withObject:(id)o;
- (void)performSelector:(SEL)s withObject:(id)o afterDelay:(double)d;
- (id)mine;
@end

@interface Actor : Root
- (id)mine;
- (id)his:(id)o;
@end

@interface Other : Root
- (id)his:(id)o;
+ (id)ours;
@end

@implementation Root
- (id)mine { return 0; }
@end

@implementation Actor
- (id)mine { return self; }
- (id)his:(id)o { return o; }
- (id)run { return [self performSelector:@selector(mine)]; }
- (id)runAbove { return [super performSelector:@selector(mine)]; }
- (id)runWith:(id)o { return [o performSelector:@selector(his:) withObject:self]; }
- (id)runAny:(SEL)s { return [self performSelector:s]; }
- (id)runOne:(int)which { return [self performSelector:which ? @selector(mine) : @selector(his:)]; }
- (id)runPerhaps:(SEL)s { return [self performSelector:s ? @selector(mine) : s]; }
- (void)runLater { [self performSelector:@selector(his:) withObject:self afterDelay:1.0]; }
- (id)runAgain { return [self performSelector:_cmd]; }
@end

@implementation Other
- (id)his:(id)o { return self; }
+ (id)ours { return self; }
+ (id)runOurs { return [(id)self performSelector:@selector(ours)]; }
@end
