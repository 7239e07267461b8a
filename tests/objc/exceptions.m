//! flags: -fexceptions -fobjc-exceptions
//! only: apple arm64 fragile gcc gnustep1 gnustep2
// What is thrown and caught.

__attribute__((objc_root_class))
@interface Trouble {
    id isa;
}
- (void)report;
@end

@interface Far : Trouble
@end

@implementation Trouble
- (void)report {}
@end

void risky(void);

int tried(void)
{
    @try {
        risky();
    } @catch (Far *f) {
        [f report];
        return 1;
    } @catch (Trouble *t) {
        [t report];
        return 2;
    } @catch (id any) {
        return 3;
    }
    return 0;
}

int every(void)
{
    @try {
        risky();
    } @catch (...) {
        return 1;
    }
    return 0;
}

void again(void)
{
    @try {
        risky();
    } @catch (Trouble *t) {
        @throw;
    } @finally {
        risky();
    }
}

void thrown(Trouble *t)
{
    @throw t;
}

void locked(Trouble *t)
{
    @synchronized(t) {
        [t report];
    }
}
