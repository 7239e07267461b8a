; A program with an allocator of its own: what `malloc` hands out is new, wherever it takes it from.
%chunk = type { ptr, i64 }

@free_list = internal global ptr null
@kept = global ptr null
@hook = global ptr @malloc

declare ptr @sbrk(i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; The allocator: pieces of one pool, or what was given back.
define internal ptr @take(ptr %file, i64 %bytes) {
  %first = load ptr, ptr @free_list
  %none = icmp eq ptr %first, null
  br i1 %none, label %more, label %have
more:
  %new = call ptr @sbrk(i64 %bytes)
  ret ptr %new
have:
  %next = load ptr, ptr %first
  store ptr %next, ptr @free_list
  ret ptr %first
}
; Names of it, of which only that of the library says what it is.
define ptr @malloc(i64 %n) {
  %slot = alloca i64
  store i64 %n, ptr %slot
  %bytes = load i64, ptr %slot
  %p = call ptr @take(ptr null, i64 %bytes)
  ret ptr %p
}
define ptr @checked_malloc(i64 %n, ptr %file) {
  %p = call ptr @take(ptr %file, i64 %n)
  %failed = icmp eq ptr %p, null
  br i1 %failed, label %stop, label %go
stop:
  ret ptr null
go:
  ret ptr %p
}
; Returns what it gets, or something new.
define ptr @realloc(ptr %old, i64 %n) {
  %enough = icmp ult i64 %n, 16
  br i1 %enough, label %same, label %other
same:
  ret ptr %old
other:
  %new = call ptr @take(ptr null, i64 %n)
  call void @llvm.memcpy.p0.p0.i64(ptr %new, ptr %old, i64 16, i1 false)
  ret ptr %new
}
define void @free(ptr %p) {
  %next = load ptr, ptr @free_list
  store ptr %next, ptr %p
  store ptr %p, ptr @free_list
  ret void
}
; Not an allocator, though a library has one of this name: it is told nothing.
define internal ptr @valloc() {
  %p = load ptr, ptr @kept
  ret ptr %p
}
define i32 @main() {
  %a = call ptr @malloc(i64 16)
  %b = call ptr @malloc(i64 16)
  %c = call ptr @checked_malloc(i64 16, ptr null)
  %d = call ptr @checked_malloc(i64 24, ptr null)
  store ptr %b, ptr %a
  store ptr %d, ptr %c
  %e = call ptr @realloc(ptr %a, i64 32)
  %in_e = load ptr, ptr %e
  %by = load ptr, ptr @kept
  store ptr %c, ptr @kept
  %f = call ptr @valloc()
  call void @free(ptr %c)
  %allocate = load ptr, ptr @hook
  %g = call ptr %allocate(i64 8)
  ret i32 0
}
