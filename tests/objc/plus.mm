//! flags: -std=c++14 -fexceptions -fcxx-exceptions -fobjc-exceptions -fblocks
//! only: apple arm64 fragile gcc gnustep2
// Objective-C++: messages in functions of C++ classes, in lambdas and in what handles exceptions of both languages;
// instance variables that are objects of C++.

__attribute__((objc_root_class))
@interface Root {
    id isa;
}
+ (id)alloc;
- (int)value;
@end

@interface Trouble : Root
- (int)value;
@end

struct Guard {
    Guard();
    ~Guard();
    int n;
};

struct Owner {
    Trouble *held;
    int ask();
    virtual int virtually(Root *r);
};

@interface Holder : Root {
    Guard guard;
    Trouble *trouble;
}
- (int)run;
- (int)lambda;
@end

void risky();

@implementation Root
+ (id)alloc { return 0; }
- (int)value { return 0; }
@end

@implementation Trouble
- (int)value { return 1; }
@end

@implementation Holder
- (int)run {
    Guard local;
    return [trouble value] + local.n;
}
- (int)lambda {
    auto f = [self] { return [self run]; };
    return f();
}
@end

int Owner::ask() { return [held value]; }
int Owner::virtually(Root *r) { return [[Trouble alloc] value] + [r value]; }

int both() {
    try {
        risky();
    } catch (int n) {
        return n;
    }
    @try {
        risky();
    } @catch (Trouble *t) {
        return [t value];
    }
    return 0;
}
