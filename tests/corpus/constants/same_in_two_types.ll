; Equal numbers of different types are different constants, equal ones of one type are one.
define void @constants_are_shared(ptr %p) {
  store i8 1, ptr %p, align 1
  store i32 1, ptr %p, align 4
  store i64 1, ptr %p, align 8
  store i32 1, ptr %p, align 4
  store float 1.0, ptr %p, align 4
  store double 1.0, ptr %p, align 8
  store ptr null, ptr %p, align 8
  ret void
}
