; Linkage. A function that may be replaced at link time stands for nothing else, and calls of it stay:
; a weak one keeps its name and becomes a thunk. Equal functions of which all may be replaced stay as
; they are. With a comdat there is no alias.

; MERGE @solid @frail thunk
; MERGE @solid @spare thunk
; MERGE @solid @hidden deleted
; MERGE @solid @grouped thunk
; MERGE @solid @copied deleted

$grouped = comdat any
@format = private unnamed_addr constant [16 x i8] c"%d %d %d %d %d\0A\00"
declare i32 @printf(ptr, ...)

define i32 @solid(i32 %a) {
  %x = mul i32 %a, %a
  %y = lshr i32 %x, 2
  %z = or i32 %y, 64
  ret i32 %z
}

define weak i32 @frail(i32 %a) {
  %x = mul i32 %a, %a
  %y = lshr i32 %x, 2
  %z = or i32 %y, 64
  ret i32 %z
}

define weak_odr i32 @spare(i32 %a) {
  %x = mul i32 %a, %a
  %y = lshr i32 %x, 2
  %z = or i32 %y, 64
  ret i32 %z
}

define private i32 @hidden(i32 %a) {
  %x = mul i32 %a, %a
  %y = lshr i32 %x, 2
  %z = or i32 %y, 64
  ret i32 %z
}

define i32 @grouped(i32 %a) unnamed_addr comdat {
  %x = mul i32 %a, %a
  %y = lshr i32 %x, 2
  %z = or i32 %y, 64
  ret i32 %z
}

define linkonce_odr i32 @copied(i32 %a) {
  %x = mul i32 %a, %a
  %y = lshr i32 %x, 2
  %z = or i32 %y, 64
  ret i32 %z
}

define weak i32 @loose(i32 %a, i32 %b) {
  %x = mul i32 %a, %b
  %y = add i32 %x, 1000
  ret i32 %y
}

define weak i32 @slack(i32 %a, i32 %b) {
  %x = mul i32 %a, %b
  %y = add i32 %x, 1000
  ret i32 %y
}

define i32 @main() {
  %a = call i32 @solid(i32 10)
  %b = call i32 @frail(i32 11)
  %c = call i32 @spare(i32 12)
  %d = call i32 @hidden(i32 13)
  %e = call i32 @grouped(i32 14)
  %r1 = call i32 (ptr, ...) @printf(ptr @format, i32 %a, i32 %b, i32 %c, i32 %d, i32 %e)
  %f = call i32 @copied(i32 15)
  %g = call i32 @loose(i32 2, i32 3)
  %h = call i32 @slack(i32 3, i32 4)
  %r2 = call i32 (ptr, ...) @printf(ptr @format, i32 %f, i32 %g, i32 %h, i32 0, i32 0)
  ret i32 0
}
