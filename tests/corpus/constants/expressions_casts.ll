; Each cast, as far as LLVM does not fold it.
@g = external global i8
@far = external addrspace(1) global i8

@trunc = global i8 trunc (i64 ptrtoint (ptr @g to i64) to i8)
@zext = global i128 zext (i64 add (i64 ptrtoint (ptr @g to i64), i64 1) to i128)
@sext = global i128 sext (i64 add (i64 ptrtoint (ptr @g to i64), i64 1) to i128)
@fptrunc = global float fptrunc (double bitcast (i64 ptrtoint (ptr @g to i64) to double) to float)
@fpext = global fp128 fpext (double bitcast (i64 ptrtoint (ptr @g to i64) to double) to fp128)
@fptoui = global i32 fptoui (double bitcast (i64 ptrtoint (ptr @g to i64) to double) to i32)
@fptosi = global i32 fptosi (double bitcast (i64 ptrtoint (ptr @g to i64) to double) to i32)
@uitofp = global double uitofp (i64 ptrtoint (ptr @g to i64) to double)
@sitofp = global double sitofp (i64 ptrtoint (ptr @g to i64) to double)
@ptrtoint = global i64 ptrtoint (ptr @g to i64)
@inttoptr = global ptr inttoptr (i64 4096 to ptr)
@bitcast = global double bitcast (i64 ptrtoint (ptr @g to i64) to double)
@addrspacecast = global ptr addrspacecast (ptr addrspace(1) @far to ptr)
