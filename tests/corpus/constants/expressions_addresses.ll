; getelementptr: inbounds or not, inrange at each place, other source types, vectors, wide and narrow
; indices, address spaces.
%pair = type { i32, [4 x i16] }

@g = external global %pair
@table = external global { [3 x ptr], [2 x ptr] }
@far = external addrspace(1) global [8 x i8]

@plain = global ptr getelementptr (%pair, ptr @g, i64 1)
@inbounds = global ptr getelementptr inbounds (%pair, ptr @g, i64 0, i32 1, i64 2)
@negative = global ptr getelementptr inbounds (%pair, ptr @g, i64 -1, i32 0)
@bytes = global ptr getelementptr (i8, ptr @g, i64 ptrtoint (ptr @g to i64))
@narrow = global ptr getelementptr (i16, ptr @g, i16 3)
@inrange_0 = global ptr getelementptr inbounds ({ [3 x ptr], [2 x ptr] }, ptr @table, inrange i32 0, i32 1, i32 1)
@inrange_1 = global ptr getelementptr inbounds ({ [3 x ptr], [2 x ptr] }, ptr @table, i32 0, inrange i32 1, i32 1)
@inrange_2 = global ptr getelementptr ({ [3 x ptr], [2 x ptr] }, ptr @table, i32 0, i32 0, inrange i32 2)
@far_away = global ptr addrspace(1) getelementptr inbounds ([8 x i8], ptr addrspace(1) @far, i64 0, i64 3)
@vector = global <2 x ptr> getelementptr (i8, ptr @g, <2 x i64> <i64 1, i64 2>)
@of_null = global i64 ptrtoint (ptr getelementptr (%pair, ptr null, i32 1) to i64)
