; A setter that is called twice, and a variable that is stored twice.
@a = internal global i32 0
@b = internal global i32 0

define internal void @set(ptr %where, ptr %what) {
  %slot = alloca ptr
  store ptr %what, ptr %slot
  %v = load ptr, ptr %slot
  store ptr %v, ptr %where
  ret void
}

define internal i32 @_setjmp(ptr %e) returns_twice {
  ret i32 0
}

define i32 @main(i1 %c) {
  %x = alloca ptr
  %y = alloca ptr
  call void @set(ptr %x, ptr @a)
  call void @set(ptr %y, ptr @b)
  %only_a = load ptr, ptr %x
  %only_b = load ptr, ptr %y
  %p = alloca ptr
  store ptr @a, ptr %p
  %before = load ptr, ptr %p
  store ptr @b, ptr %p
  %after = load ptr, ptr %p
  br i1 %c, label %then, label %done
then:
  store ptr %x, ptr %p
  br label %done
done:
  %either = load ptr, ptr %p
  ret i32 0
}

define i32 @again() {
  %p = alloca ptr
  store ptr @a, ptr %p
  %r = call i32 @_setjmp(ptr null)
  %any = load ptr, ptr %p
  store ptr @b, ptr %p
  ret i32 0
}
