@table = internal constant [2 x ptr] [ptr @in_table, ptr @also_in_table]
@variable = internal global ptr @stored
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @starts, ptr null }]
@other_name = internal alias void (), ptr @direct

declare void @puts(ptr)
declare void @llvm.trap()

define internal void @starts() {
  ret void
}
define internal void @direct() {
  ret void
}
define internal i32 @in_table(i32 %n) {
  %v = call i32 @also_in_table(i32 %n)
  ret i32 %v
}
define internal i32 @also_in_table(i32 %n) {
  %v = call i32 @in_table(i32 %n)
  ret i32 %v
}
define internal void @stored(ptr %p) {
  ret void
}
define internal void @left() {
  ret void
}
define internal void @right() {
  ret void
}
define internal void @never_called() {
  ret void
}

define i32 @main(i1 %c, i32 %i, ptr %argument) {
  %local = alloca ptr
  call void @direct()
  call void @other_name()
  call void @puts(ptr null)
  call void @llvm.trap()
  call void asm sideeffect "nop", ""()
  %which = select i1 %c, ptr @left, ptr @right
  store ptr %which, ptr %local
  %loaded = load ptr, ptr %local
  call void %loaded()
  %slot = getelementptr [2 x ptr], ptr @table, i32 0, i32 %i
  %entry = load ptr, ptr %slot
  %v = call i32 %entry(i32 7)
  %unknown = load ptr, ptr @variable
  call void %unknown(ptr null)
  call void %argument(ptr null)
  ret i32 %v
}
