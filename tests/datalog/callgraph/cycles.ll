; Strongly connected components: a chain, a cycle of three with a tail, two cycles that share a
; function, a cycle that only an alias closes, a call of itself.
@another_name = alias void (), ptr @closed_by_alias
@llvm.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"
@chosen = ifunc void (), ptr @choose

declare void @qsort(ptr, i64, i64, ptr)

define void @main() {
  call void @one()
  call void @itself()
  call void @alone()
  ret void
}
define internal void @one() {
  call void @two()
  ret void
}
define internal void @two() {
  call void @three()
  call void @tail()
  ret void
}
define internal void @three() {
  call void @one()
  call void @left()
  ret void
}
define internal void @tail() {
  call void @alone()
  ret void
}
define internal void @left() {
  call void @shared()
  ret void
}
define internal void @right() {
  call void @shared()
  ret void
}
define internal void @shared() {
  call void @left()
  call void @right()
  ret void
}
define internal void @itself() {
  call void @itself()
  ret void
}
define internal void @alone() {
  call void @qsort(ptr null, i64 0, i64 0, ptr @compare)
  ret void
}
define internal i32 @compare(ptr %a, ptr %b) {
  ret i32 0
}
define internal void @closed_by_alias() {
  call void @calls_alias()
  ret void
}
define internal void @calls_alias() {
  call void @another_name()
  ret void
}
define internal void @kept() {
  ret void
}
define internal ptr @choose() {
  ret ptr @alone
}
