//! second: ivars.second.m
//! flags: -fblocks
// Messages to what instance variables hold. Their offsets are constants, or loaded; those of Car are constants for
// `apple` and `arm64` too, as nothing but NSObject is above it. Without a class: `id`, an array, and a parameter's
// variable that is read at a constant offset.

__attribute__((objc_root_class))
@interface NSObject {
    id isa;
}
- (int)value;
@end

@interface Engine : NSObject
- (int)value;
@end

@protocol Loaded
@end

@interface Car : NSObject {
  @public
    int wheels;
    Engine *engine;
    Car *towed;
    id anything;
    Engine<Loaded> *special;
    Engine *spare[2];
}
- (int)direct;
- (int)chain;
- (int)narrowed;
- (int)later;
- (int)unknown;
- (int)array;
- (int)first;
@end

@interface Van : Car {
  @public
    Engine *second;
}
- (int)inherited;
- (int)own;
- (int)own:(Engine *)given;
@end

@implementation NSObject
- (int)value { return 0; }
@end

@implementation Engine
- (int)value { return 1; }
@end

@implementation Car
- (int)direct { return [engine value]; }
- (int)chain { return [towed->towed->engine value]; }
- (int)narrowed { return [special value]; }
- (int)later { return ^{ return [engine value]; }(); }
- (int)unknown { return [anything value]; }
- (int)array { return [spare[1] value]; }
- (int)first { return [*(id *)(void *)self value]; }
@end

@implementation Van
- (int)inherited { return [engine value]; }
- (int)own { return [second value]; }
- (int)own:(Engine *)given {
    if (given)
        second = given;
    return [(given ? given : second) value];
}
@end

int outside(Car *car) { return [car->engine value]; }
