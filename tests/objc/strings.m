// Constant strings: short, long, and not all ASCII. With gnustep-2.0 a string of up to eight letters of ASCII is no
// variable but a number.
@interface NSConstantString
@end
id fifteen(void) { return (id) @"not quite short"; }
id five(void) { return (id) @"hello"; }
id none(void) { return (id) @""; }
id wide(void) { return (id) @"h\u00e9llo \"quoted\" \U0001f600"; }
id twice(void) { return (id) @"not quite short"; }
