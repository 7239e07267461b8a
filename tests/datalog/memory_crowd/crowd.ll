; Memory of a program in which everything leads to everything.

@shown = internal global i32 0
@hidden = internal global i32 0
@table = internal global ptr null

declare ptr @elsewhere(ptr)
declare ptr @malloc(i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define i32 @main(i32 %n, ptr %arguments) {
  %p = call ptr @elsewhere(ptr @shown)
  %kept = call ptr @malloc(i64 8)
  store ptr %kept, ptr @table
  %wrote = call i32 @write(ptr %p, i32 %n)
  call void @clear(ptr %p)
  call void @known(ptr %kept)
  %sum = call i32 @sum(ptr %p, i32 %n)
  ret i32 %sum
}

; Where the pointer leads is not known.
define internal i32 @write(ptr %to, i32 %n) {
  %own = alloca i32
  store i32 1, ptr %own
  store i32 2, ptr @hidden
  store i32 %n, ptr %to
  %shown = load i32, ptr @shown
  %hidden = load i32, ptr @hidden
  %kept = load i32, ptr %own
  ret i32 %shown
}

define internal void @clear(ptr %to) {
  call void @llvm.memset.p0.i64(ptr %to, i8 0, i64 4, i1 false)
  ret void
}

; All of it is known.
define internal void @known(ptr %to) {
  store i32 3, ptr %to
  %back = load i32, ptr %to
  ret void
}

; One of two writes, by where control comes from.
define internal i32 @sum(ptr %from, i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %one, label %other
one:
  store i32 1, ptr %from
  br label %end
other:
  %list = load ptr, ptr @table
  store i32 2, ptr %list
  br label %end
end:
  %got = load i32, ptr %from
  ret i32 %got
}
