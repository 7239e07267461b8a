//! flags: -fexceptions -fobjc-exceptions
//! only: apple arm64 fragile gcc gnustep1 gnustep2
// Messages to what was caught. `@catch (id)` tells no class. With `gcc` and `fragile` nothing but a comparison tells which
// handler runs: where -O2 makes one message of two, it is to one class or the other, and in `any` to any.

__attribute__((objc_root_class))
@interface Trouble {
    id isa;
}
- (void)report;
@end

@interface Far : Trouble
@end

@interface Near : Trouble
@end

@implementation Trouble
- (void)report {}
@end

@implementation Far
- (void)report {}
@end

@implementation Near
- (void)report {}
@end

void risky(void);

int two(void)
{
    @try {
        risky();
    } @catch (Far *f) {
        [f report];
        return 1;
    } @catch (Near *n) {
        [n report];
        return 2;
    }
    return 0;
}

int any(void)
{
    @try {
        risky();
    } @catch (Near *n) {
        [n report];
        return 1;
    } @catch (id any) {
        [any report];
        return 2;
    }
    return 0;
}

void last(void)
{
    @try {
        risky();
    } @catch (Far *f) {
        [f report];
    } @finally {
        risky();
    }
}

void nested(void)
{
    @try {
        @try {
            risky();
        } @catch (Far *f) {
            [f report];
        }
    } @catch (Near *n) {
        [n report];
    }
}

void replaced(Trouble *t)
{
    @try {
        risky();
    } @catch (Near *n) {
        if (t)
            n = (Near *)t;
        [n report];
    }
}
