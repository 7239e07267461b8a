//! only: gcc gnustep1 gnustep2
// Functions looked up first and called then, by hand.

typedef id (*IMP)(id, SEL, ...);
IMP objc_msg_lookup(id, SEL);
SEL sel_get_uid(const char *);

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
- (id)again { return objc_msg_lookup(self, _cmd)(self, _cmd); }
@end

id selected(id a, int fast)
{
    SEL s = fast ? @selector(run) : @selector(walk);
    return objc_msg_lookup(a, s)(a, s);
}

id kept(id a, int n)
{
    SEL s = @selector(walk);
    IMP walk = objc_msg_lookup(a, s);
    for (int i = 0; i < n; i++)
        a = walk(a, s);
    return a;
}

id named(id a)
{
    SEL s = sel_get_uid("run");
    return objc_msg_lookup(a, s)(a, s);
}

id given(id a, SEL s) { return objc_msg_lookup(a, s)(a, s); }

// No message: the function comes from elsewhere.
id other(id a, SEL s, IMP f) { return f(a, s); }
