__attribute__((objc_root_class))
@interface NSObject {
    id isa;
}
- (int)value;
@end

@interface Engine : NSObject
- (int)value;
@end

@interface Car : NSObject {
  @public
    int wheels;
    Engine *engine;
    Car *towed;
    id anything;
    id special;
    Engine *spare[2];
}
@end

@interface Van : Car {
  @public
    Engine *second;
}
- (int)value;
@end

@interface Lorry : Van
- (int)elsewhere;
@end

@implementation Lorry
- (int)elsewhere { return [engine value] + [second value]; }
@end

int far(Van *van) { return [van->second value]; }
