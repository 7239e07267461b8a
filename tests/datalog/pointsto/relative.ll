; Tables of distances from the table, as optimised position-independent code has them.
@.str = private unnamed_addr constant [2 x i8] c"a\00"
@x = internal global i32 0
@y = internal global i32 0
@names = internal unnamed_addr constant [2 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @.str to i64), i64 ptrtoint (ptr @names to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @x to i64), i64 ptrtoint (ptr @names to i64)) to i32)]
@pair = internal constant { i32, i32 } { i32 trunc (i64 sub (i64 ptrtoint (ptr @x to i64), i64 ptrtoint (ptr @pair to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr @y to i64), i64 ptrtoint (ptr @pair to i64)) to i32) }
@far = internal constant i64 sub (i64 ptrtoint (ptr @called to i64), i64 ptrtoint (ptr @far to i64))

declare ptr @llvm.load.relative.i64(ptr, i64)

define internal void @called(ptr %p) {
  ret void
}

define internal void @any(i64 %i) {
  %at = shl i64 %i, 2
  %name = call ptr @llvm.load.relative.i64(ptr @names, i64 %at)
  %c = load i8, ptr %name
  ret void
}

define internal void @second() {
  %of.y = call ptr @llvm.load.relative.i64(ptr @pair, i64 4)
  %of.x = call ptr @llvm.load.relative.i64(ptr @pair, i64 0)
  store i32 1, ptr %of.y
  ret void
}

define i32 @main() {
  call void @any(i64 1)
  call void @second()
  %f = call ptr @llvm.load.relative.i64(ptr @far, i64 0)
  call void %f(ptr @y)
  ret i32 0
}
