; Unification: what one pointer may lead to is one place with all its bytes; a copy goes both ways.
%pair = type { ptr, ptr }

@a = internal global i32 0
@b = internal global i32 0
@c = internal global i32 0
@shown = global i32 0
@table = internal constant [2 x ptr] [ptr @first, ptr @second]

declare ptr @malloc(i64)
declare void @free(ptr)
declare void @compare(ptr, ptr)
declare void @outside(ptr)
declare void @qsort(ptr, i64, i64, ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define internal ptr @first(ptr %x) {
  ret ptr %x
}

define internal ptr @second(ptr %y) {
  ret ptr @c
}

define internal i32 @order(ptr %l, ptr %r) {
  ret i32 0
}

; The bytes of a struct are one, another struct is another.
define internal void @fields() {
  %s = alloca %pair
  %t = alloca %pair
  %second = getelementptr %pair, ptr %s, i64 0, i32 1
  store ptr @a, ptr %s
  store ptr @b, ptr %second
  store ptr @c, ptr %t
  %from.s = load ptr, ptr %s
  %from.t = load ptr, ptr %t
  call void @compare(ptr %from.s, ptr %from.t)
  call void @compare(ptr %from.s, ptr %second)
  ret void
}

; What is copied is one place with what it is copied from, and so are objects of one pointer.
define internal void @copies(i1 %which) {
  %p = alloca ptr
  %q = alloca ptr
  %one = alloca i32
  %two = alloca i32
  store ptr %one, ptr %p
  store ptr %two, ptr %q
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 8, i1 false)
  %of.p = load ptr, ptr %p
  %of.q = load ptr, ptr %q
  call void @compare(ptr %of.p, ptr %of.q)
  %lone = alloca i32
  %other = alloca i32
  %either = select i1 %which, ptr %lone, ptr %other
  call void @compare(ptr %lone, ptr %other)
  ret void
}

; Calls through a table, and by a library; memory of two levels; what gets out.
define i32 @main(i32 %n, ptr %words) {
  %at = getelementptr [2 x ptr], ptr @table, i64 0, i32 %n
  %f = load ptr, ptr %at
  %heap = call ptr @malloc(i64 8)
  %result = call ptr %f(ptr %heap)
  %kept = alloca ptr
  store ptr %heap, ptr %kept
  %again = load ptr, ptr %kept
  call void @compare(ptr %again, ptr %result)
  call void @outside(ptr @shown)
  call void @qsort(ptr %heap, i64 2, i64 4, ptr @order)
  %word = load ptr, ptr %words
  call void @compare(ptr %word, ptr %heap)
  call void @fields()
  call void @copies(i1 true)
  call void @free(ptr %heap)
  ret i32 0
}
