// Objective-C: classes, a category, a protocol, properties, blocks, literals, exceptions,
// synchronisation and fast enumeration, without a framework: the root class is declared here.

typedef unsigned long NSUInteger;
typedef signed char BOOL;

__attribute__((objc_root_class)) @interface Root
+ (instancetype)alloc;
- (instancetype)init;
- (void)dealloc;
@end

@protocol Speaker
@property(readonly, getter=isLoud) BOOL loud;
- (int)speak:(int)times;
@optional
- (void)whisper;
@end

typedef struct {
  unsigned long state;
  id __unsafe_unretained *itemsPtr;
  unsigned long *mutationsPtr;
  unsigned long extra[5];
} State;

@interface Animal : Root <Speaker> {
  int age;
@protected
  struct {
    double x, y;
  } place;
}
@property(nonatomic, copy, setter=renameTo:) id name;
@property(atomic) int legs;
- (NSUInteger)countByEnumeratingWithState:(State *)state objects:(id *)buffer count:(NSUInteger)n;
+ (Animal *)withAge:(int)age;
@end

@interface Dog : Animal
@end

static int instances;

@implementation Animal
@synthesize name = _name;
@dynamic legs;

+ (Animal *)withAge:(int)age {
  Animal *animal = [[self alloc] init];
  animal->age = age;
  instances++;
  return animal;
}

- (BOOL)isLoud {
  return age > 3;
}

- (int)speak:(int)times {
  int __block spoken = 0;
  void (^once)(int) = ^(int volume) {
    spoken += volume * self->age;
  };
  for (int i = 0; i < times; i++)
    once(i);
  return spoken;
}

- (NSUInteger)countByEnumeratingWithState:(State *)state objects:(id *)buffer count:(NSUInteger)n {
  return state->state ? 0 : n;
}
@end

@implementation Animal (Extra)
- (int)guarded:(Dog *)dog {
  @synchronized(dog) {
    @try {
      return [dog speak:2];
    } @catch (Dog *other) {
      return [other isLoud];
    } @finally {
      instances--;
    }
  }
}
@end

@implementation Dog
- (int)speak:(int)times {
  return [super speak:times + 1] + self.legs;
}
- (void)whisper {
  SEL selector = @selector(speak:);
  Protocol *protocol = @protocol(Speaker);
  if (selector && protocol)
    self.name = @"Rex \u00e9";
}
@end

int count(Animal *animals) {
  int n = 0;
  for (Animal *one in animals)
    n += [one speak:1];
  return n + [Dog withAge:4].isLoud;
}
