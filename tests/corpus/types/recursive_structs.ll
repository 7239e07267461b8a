; Types that contain themselves, through a pointer, a function and one another.
%list = type { i32, %list* }
%even = type { %odd*, [2 x %odd*] }
%odd = type { %even*, i8 }
%visitor = type { void (%visitor*, %visitor* (%visitor*)*)* }
%0 = type { %0* }

@list = external global %list
@even = external global %even
@visitor = external global %visitor
@unnamed = external global %0
