; What functions that are followed apart allocate, and what they overwrite.
@a = internal global i32 0
@b = internal global i32 0

declare ptr @malloc(i64)

; One call that allocates: an object for each context.
define internal ptr @wrapper(i64 %size) {
  %p = call ptr @malloc(i64 %size)
  ret ptr %p
}
define internal void @one(ptr %where) {
  %p = call ptr @wrapper(i64 8)
  store ptr %p, ptr %where
  ret void
}

; Several: one object each, whatever the context.
define internal void @two(ptr %where, ptr %other) {
  %p = call ptr @malloc(i64 8)
  store ptr %p, ptr %where
  %q = call ptr @malloc(i64 8)
  store ptr %q, ptr %other
  ret void
}
define internal void @three(ptr %where, ptr %other) {
  %p = call ptr @wrapper(i64 8)
  store ptr %p, ptr %where
  %q = call ptr @wrapper(i64 8)
  store ptr %q, ptr %other
  ret void
}

define internal void @four(ptr %where, ptr %other, ptr %f) {
  %p = call ptr %f(i64 8)
  store ptr %p, ptr %where
  %q = call ptr %f(i64 8)
  store ptr %q, ptr %other
  ret void
}

; Overwritten by what is called in the same context.
define internal void @inner(ptr %where) {
  store ptr @b, ptr %where
  ret void
}
define internal void @outer(ptr %where) {
  store ptr @a, ptr %where
  call void @inner(ptr %where)
  ret void
}

; Taken from where something else is put afterwards.
define internal void @moves(ptr %to, ptr %from) {
  %v = load ptr, ptr %from
  store ptr %v, ptr %to
  store ptr @b, ptr %from
  ret void
}

; It calls itself, in one context, with another address.
define internal void @deep(ptr %where, i32 %n) {
  %mine = alloca ptr
  store ptr @a, ptr %mine
  %end = icmp eq i32 %n, 0
  br i1 %end, label %done, label %more
more:
  %less = sub i32 %n, 1
  call void @deep(ptr %mine, i32 %less)
  %left = load ptr, ptr %mine
  store ptr @a, ptr %where
  br label %done
done:
  store ptr @b, ptr %where
  ret void
}

define i32 @main(i32 %argc, ptr %argv) {
  %x = alloca ptr
  %y = alloca ptr
  %z = alloca ptr
  call void @one(ptr %x)
  call void @one(ptr %y)
  %x_one = load ptr, ptr %x
  %y_one = load ptr, ptr %y
  call void @two(ptr %x, ptr %y)
  %x_two = load ptr, ptr %x
  %y_two = load ptr, ptr %y
  call void @three(ptr %x, ptr %y)
  %x_three = load ptr, ptr %x
  %y_three = load ptr, ptr %y
  call void @four(ptr %x, ptr %y, ptr @wrapper)
  %x_four = load ptr, ptr %x
  %y_four = load ptr, ptr %y
  call void @outer(ptr %x)
  call void @outer(ptr %y)
  %x_outer = load ptr, ptr %x
  store ptr @a, ptr %y
  call void @moves(ptr %z, ptr %y)
  %z_moved = load ptr, ptr %z
  %y_moved = load ptr, ptr %y
  call void @moves(ptr %z, ptr %x)
  %z_again = load ptr, ptr %z
  call void @deep(ptr %x, i32 %argc)
  %x_deep = load ptr, ptr %x
  ret i32 0
}
