// A little of everything that structures say; tests/damaged.rs damages what comes of it.
typedef struct S { int a; double b; } S;
__attribute__((objc_root_class)) @interface Root { id isa; } + (id)alloc; + (id)new; - (int)hash; @end
@protocol Base - (int)base; @end
@protocol P <Base> - (int)need; @optional - (void)may:(int)x; @required + (id)make; @optional + (void)mayClass; @property (nonatomic, readonly) int count; @end
@interface Ext : Root - (void)ext; @end
@interface Foo : Root <P> { int x; S s; @private char *t; Foo *next; } @property (nonatomic, copy) Foo *next; @property (class, readonly) int total; - (void)inst; + (id)cls; @end
@interface Bar : Foo { int y:3; } - (void)inst; @end
@interface Sub : Ext @end
@implementation Root + (id)alloc { return 0; } + (id)new { return 0; } - (int)hash { return 1; } @end
@implementation Foo @synthesize next; - (void)inst {} + (id)cls { return 0; } - (int)need { return 1; } - (int)base { return 2; } - (int)count { return 3; } + (id)make { return [self new]; } + (int)total { return 3; } @end
@implementation Bar - (void)inst { [super inst]; } @end
@implementation Sub @end
@interface Foo (Cat) <Base> - (int)extra:(int)a with:(S)b; + (void)ce; @property (nonatomic) int cp; @end
@implementation Foo (Cat) - (int)extra:(int)a with:(S)b { return a; } + (void)ce {} - (int)cp { return 0; } - (void)setCp:(int)v {} @end
@interface Ext (More) - (void)more; @end
@implementation Ext (More) - (void)more { [Ext new]; } @end
int f(Foo *x) { [x inst]; [Foo cls]; return [x hash]; }
id p(void) { return (id)@protocol(P); }
