declare void @f()
@alias = alias void (), ptr @g
@table = constant [2 x ptr] [ptr no_cfi @f, ptr no_cfi @g]
define void @g() {
  call void no_cfi @f()
  ret void
}
