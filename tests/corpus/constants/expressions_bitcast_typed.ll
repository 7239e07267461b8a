; Bitcasts between typed pointers, and of functions.
@g = external global i8
@bitcast = global i32* bitcast (i8* @g to i32*)
@function = global void (i32)* bitcast (void ()* @f to void (i32)*)
@cast_cast = global i64* bitcast (i8* getelementptr (i8, i8* @g, i64 8) to i64*)
declare void @f()
