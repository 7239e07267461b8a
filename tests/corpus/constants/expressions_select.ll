@g = external global i8
@select = global i32 select (i1 ptrtoint (ptr @g to i1), i32 1, i32 2)
@of_addresses = global ptr select (i1 icmp eq (i64 ptrtoint (ptr @g to i64), i64 7), ptr @g, ptr null)
