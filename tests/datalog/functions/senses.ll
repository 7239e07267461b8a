; Functions that are equal in some senses and not in others.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"

@table = global ptr @address_counts
@text = private unnamed_addr constant [3 x i8] c"hi\00"

define i32 @first(i32 %a, i32 %b) {
  %c = add i32 %a, %b
  %d = mul i32 %c, %a
  %e = sub i32 %d, 7
  ret i32 %e
}

define internal i32 @local_copy(i32 %x, i32 %y) {
  %1 = add i32 %x, %y
  %2 = mul i32 %1, %x
  %3 = sub i32 %2, 7
  ret i32 %3
}

define i32 @address_counts(i32 %a, i32 %b) {
  %c = add i32 %a, %b
  %d = mul i32 %c, %a
  %e = sub i32 %d, 7
  ret i32 %e
}

define i32 @alias_will_do(i32 %a, i32 %b) unnamed_addr {
  %c = add i32 %a, %b
  %d = mul i32 %c, %a
  %e = sub i32 %d, 7
  ret i32 %e
}

define weak i32 @may_be_replaced(i32 %a, i32 %b) {
  %c = add i32 %a, %b
  %d = mul i32 %c, %a
  %e = sub i32 %d, 7
  ret i32 %e
}

define i32 @another_constant(i32 %a, i32 %b) {
  %c = add i32 %a, %b
  %d = mul i32 %c, %a
  %e = sub i32 %d, 8
  ret i32 %e
}

define i32 @caller(i32 %a) {
  %r = call i32 @first(i32 %a, i32 1)
  ret i32 %r
}

define i32 @caller_of_copy(i32 %a) {
  %r = call i32 @local_copy(i32 %a, i32 1)
  ret i32 %r
}

define i32 @caller_of_weak(i32 %a) {
  %r = call i32 @may_be_replaced(i32 %a, i32 1)
  ret i32 %r
}

define i32 @ping(i32 %a) {
  %c = icmp eq i32 %a, 0
  br i1 %c, label %end, label %more

more:
  %n = sub i32 %a, 1
  %r = call i32 @pong(i32 %n)
  ret i32 %r

end:
  ret i32 0
}

define i32 @pong(i32 %a) {
  %c = icmp eq i32 %a, 0
  br i1 %c, label %end, label %more

end:
  ret i32 0

more:
  %n = sub i32 %a, 1
  %r = call i32 @ping(i32 %n)
  ret i32 %r
}

define ptr @step(ptr %p) {
  %q = getelementptr inbounds { i32, i32 }, ptr %p, i64 0, i32 1
  ret ptr %q
}

define ptr @step_by_bytes(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4
  ret ptr %q
}

define i64 @read(ptr %p) {
  %v = load i64, ptr %p, align 8
  ret i64 %v
}

define ptr @read_pointer(ptr %p) {
  %v = load ptr, ptr %p, align 8
  ret ptr %v
}
