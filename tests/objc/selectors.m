//! only: apple arm64 fragile
// Selectors that come from elsewhere than the place of the message.

#define SEND ((id(*)(id, SEL))objc_msgSend)
id objc_msgSend(id, SEL, ...);
SEL sel_registerName(const char *);
SEL elsewhere(void);

__attribute__((objc_root_class))
@interface Actor {
    id isa;
}
- (id)walk;
- (id)run;
- (id)again;
@end

@implementation Actor
- (id)walk { return self; }
- (id)run { return self; }
- (id)again { return SEND(self, _cmd); }
@end

id selected(id a, int fast) { return SEND(a, fast ? @selector(run) : @selector(walk)); }

id variable(id a, int fast)
{
    SEL s = @selector(walk);
    if (fast)
        s = @selector(run);
    return SEND(a, s);
}

id looped(id a, int n)
{
    SEL s = @selector(walk);
    for (int i = 0; i < n; i++) {
        a = SEND(a, s);
        s = s == @selector(walk) ? @selector(run) : @selector(walk);
    }
    return a;
}

id named(id a) { return SEND(a, sel_registerName("run")); }

id given(id a, SEL s) { return SEND(a, s); }

id stored(id a, SEL *s) { return SEND(a, *s); }

id called(id a) { return SEND(a, elsewhere()); }

id partly(id a, SEL s, int fast) { return SEND(a, fast ? @selector(run) : s); }
