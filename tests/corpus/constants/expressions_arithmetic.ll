; Binary constant expressions of each opcode that LLVM 15 keeps, with flags.
@g = external global i8
@h = external global i8

@add = global i64 add (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64))
@add_nuw = global i64 add nuw (i64 ptrtoint (ptr @g to i64), i64 1)
@add_nsw = global i64 add nsw (i64 ptrtoint (ptr @g to i64), i64 1)
@add_both = global i64 add nuw nsw (i64 ptrtoint (ptr @g to i64), i64 1)
@sub = global i64 sub (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64))
@sub_both = global i64 sub nuw nsw (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64))
@mul = global i64 mul (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64))
@mul_nuw = global i64 mul nuw (i64 ptrtoint (ptr @g to i64), i64 3)
@and = global i64 and (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64))
@or = global i64 or (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64))
@xor = global i64 xor (i64 ptrtoint (ptr @g to i64), i64 -1)
@shl = global i64 shl (i64 ptrtoint (ptr @g to i64), i64 3)
@shl_both = global i64 shl nuw nsw (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64))
@lshr = global i64 lshr (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64))
@lshr_exact = global i64 lshr exact (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64))
@ashr = global i64 ashr (i64 ptrtoint (ptr @g to i64), i64 3)
@ashr_exact = global i64 ashr exact (i64 ptrtoint (ptr @g to i64), i64 3)
@fneg = global float fneg (float bitcast (i32 ptrtoint (ptr @g to i32) to float))
