; Arrays and vectors that LLVM packs: every element type, repeated and negative elements.
@i8 = constant [3 x i8] [i8 1, i8 -1, i8 1]
@i16 = constant [3 x i16] [i16 -1, i16 256, i16 0]
@i32 = constant [2 x i32] [i32 -1, i32 305419896]
@i64 = constant [2 x i64] [i64 -1, i64 81985529216486895]
@half = constant [2 x half] [half 0xH3C00, half 0xH7D01]
@bfloat = constant [2 x bfloat] [bfloat 0xR3F80, bfloat 0xR7FA1]
@float = constant [2 x float] [float 1.5, float -0.0]
@double = constant [2 x double] [double 0x7FF4000000000000, double 0.1]
@vector_i8 = constant <4 x i8> <i8 1, i8 2, i8 3, i8 4>
@vector_i32 = constant <4 x i32> <i32 7, i32 7, i32 7, i32 7>
@vector_double = constant <2 x double> <double 1.0, double -1.0>
