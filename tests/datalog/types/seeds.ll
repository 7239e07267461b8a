; Recursion, equal and unequal types of one name, opaque structs, and all kinds of types.
%list = type { %list*, i32 }
%node = type { %node*, i32 }
%root = type { %node*, i32 }
%struct.Point = type { i32, i32 }
%struct.Point.0 = type { i32, i32 }
%struct.Point.1 = type { float, float }
%struct.Tuple = type { i32, i32 }
%class.Wrapper = type { %struct.Point }
%class.Wrapper.0 = type { %struct.Point.0 }
%struct.Packed = type <{ i32, i32 }>
%even = type { %odd* }
%odd = type { %even* }
%struct.A = type opaque
%struct.A.7 = type opaque
%union.B = type opaque
%0 = type opaque
%1 = type opaque
%foo = type { %struct.A* }
%bar = type { %struct.A.7* }
%buzz = type { %union.B* }

@recursion = external global { %list, %node, %root, %even, %odd }
@points = external global { %struct.Point.1, %struct.Tuple, %struct.Packed }
@same = external global { %struct.Point, %struct.Point }
@other = external global { %struct.Point, %struct.Point.0 }
@wrappers = external global { %class.Wrapper, %class.Wrapper.0 }
@opaque = external global { %foo, %bar, %buzz, %0*, %1* }
@sizes = external global { i1, i64, half, double, [4 x i8], [5 x i8], [4 x i16], <4 x i32> }
@spaces = external global { i8*, i8 addrspace(1)* }
@empty = external global {}
declare void @f(<vscale x 4 x i32>, i32 (...)*, i32 (i32)*, i32 (i32, ...)*)
