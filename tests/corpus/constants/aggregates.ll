; Structs, arrays and vectors, nested, packed, with pointers, and with equal elements.
%pair = type { i32, ptr }

@struct = global %pair { i32 1, ptr @struct }
@packed = global <{ i8, i32 }> <{ i8 1, i32 2 }>
@array = global [2 x %pair] [%pair { i32 1, ptr null }, %pair { i32 1, ptr @array }]
@vector = global <2 x ptr> <ptr @struct, ptr null>
@nested = global { { [2 x i8], <2 x i32> }, [1 x { i64 }] } { { [2 x i8], <2 x i32> } { [2 x i8] c"ab", <2 x i32> <i32 1, i32 2> }, [1 x { i64 }] [{ i64 } { i64 3 }] }
@bits = global <4 x i1> <i1 true, i1 false, i1 true, i1 true>
@odd = global [2 x i7] [i7 1, i7 -1]
@wide = global [2 x i128] [i128 1, i128 -1]
@zero_inside = global { i32, [2 x i32] } { i32 0, [2 x i32] [i32 0, i32 1] }
