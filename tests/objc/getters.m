// Messages to what getters of properties return: declared in the class or above it, in a category, in a protocol, with
// another name, of the class itself. `id` tells no class, and neither does a method that is no property's. With `gcc` properties
// have no types; gnustep-1.x has none in categories, and the fragile ABI none of classes themselves.

__attribute__((objc_root_class))
@interface Root {
    id isa;
}
+ (id)alloc;
- (id)init;
- (int)value;
@end

@interface Engine : Root
- (int)value;
@end

@protocol Held
@property(readonly) Engine *held;
@end

@interface Car : Root <Held> {
    Engine *engine;
    Car *towed;
    id anything;
    int wheels;
}
@property(retain) Engine *engine;
@property(retain, getter=theTowed, nonatomic) Car *towed;
@property(retain) id anything;
@property int wheels;
@property(class, readonly) Engine *standard;
- (Engine *)method;
@end

@interface Van : Car
@end

@interface Car (More)
@property(readonly) Engine<Held> *extra;
@end

@implementation Root
+ (id)alloc { return 0; }
- (id)init { return self; }
- (int)value { return 0; }
@end

@implementation Engine
- (int)value { return 1; }
@end

@implementation Car
@synthesize engine, towed, anything, wheels;
+ (Engine *)standard { return 0; }
- (Engine *)held { return 0; }
- (Engine *)method { return 0; }
@end

@implementation Car (More)
- (Engine *)extra { return 0; }
@end

@implementation Van
- (int)inherited { return [self.engine value]; }
- (int)chain { return [self.towed.towed.engine value]; }
- (int)renamed { return [[self theTowed] value]; }
- (int)untyped { return [self.anything value]; }
- (int)added { return [self.extra value]; }
- (int)promised { return [self.held value]; }
- (int)called { return [[self method] value]; }
- (int)either:(int)which { return [(which ? self.engine : self.anything) value]; }
@end

int ofClass(void) { return [Car.standard value]; }

int made(void) { return [[[[Van alloc] init] engine] value]; }

int given(id car) { return [[car engine] value]; }
