; Memory of the heap that is made once is one piece as well.
@a = internal global i32 0
@b = internal global i32 0
@c = internal global i32 0

declare ptr @malloc(i64)

define internal ptr @wrapper(i64 %size) {
  %p = call ptr @malloc(i64 %size)
  ret ptr %p
}

; It runs once.
define internal void @once(ptr %o) {
  %p = call ptr @malloc(i64 8)
  store ptr @a, ptr %p
  store ptr @b, ptr %p
  %one = load ptr, ptr %p
  store ptr @c, ptr %o
  ret void
}

; It runs twice: `old` is of the run before.
@last = internal global ptr null
define internal void @twice() {
  %old = load ptr, ptr @last
  %p = call ptr @malloc(i64 8)
  store ptr @a, ptr %p
  store ptr %p, ptr @last
  store ptr @b, ptr %p
  %any = load ptr, ptr %old
  ret void
}

; So does what is called in a loop, or calls itself.
define internal void @again(i32 %n) {
  %p = call ptr @malloc(i64 8)
  store ptr @a, ptr %p
  store ptr @b, ptr %p
  %any = load ptr, ptr %p
  %end = icmp eq i32 %n, 0
  br i1 %end, label %done, label %more
more:
  %less = sub i32 %n, 1
  call void @again(i32 %less)
  br label %done
done:
  ret void
}
define internal void @looped() {
  %p = call ptr @malloc(i64 8)
  store ptr @a, ptr %p
  store ptr @b, ptr %p
  %any = load ptr, ptr %p
  ret void
}

define i32 @main(i32 %argc, ptr %argv) {
  %o = call ptr @wrapper(i64 16)
  store ptr @a, ptr %o
  call void @once(ptr %o)
  %from_once = load ptr, ptr %o
  call void @twice()
  call void @twice()
  call void @again(i32 %argc)
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %before = phi ptr [ %o, %0 ], [ %p, %loop ]
  call void @looped()
  %p = call ptr @malloc(i64 8)
  store ptr @a, ptr %p
  store ptr @b, ptr %p
  %other = load ptr, ptr %before
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %argc
  br i1 %more, label %loop, label %done
done:
  store ptr @c, ptr %o
  %field = getelementptr ptr, ptr %o, i64 1
  store ptr @b, ptr %field
  %first = load ptr, ptr %o
  %second = load ptr, ptr %field
  ret i32 0
}
