declare void @f()
define void @g() {
  call void dso_local_equivalent @f()
  ret void
}
@alias = alias void (), ptr @g
@relative = constant i32 trunc (i64 sub (i64 ptrtoint (ptr dso_local_equivalent @f to i64), i64 ptrtoint (ptr @relative to i64)) to i32)
@direct = constant [2 x ptr] [ptr dso_local_equivalent @g, ptr dso_local_equivalent @alias]
