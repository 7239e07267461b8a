; Functions that look alike and are not: nothing may be merged. LLVM's pass takes the first two pairs
; for equal, for it compares constant expressions by their operands alone: after it the first line
; printed is 3 3 1 1 35.

@format = private unnamed_addr constant [16 x i8] c"%d %d %d %d %d\0A\00"
@bytes = global [8 x i8] c"\01\02\03\04\05\06\07\08"
@left = global i32 5
@right = global i32 6
declare i32 @printf(ptr, ...)

define internal i8 @byte_step() {
  %x = load i8, ptr getelementptr (i8, ptr @bytes, i64 1)
  %y = add i8 %x, 1
  ret i8 %y
}

define internal i8 @word_step() {
  %x = load i8, ptr getelementptr (i32, ptr @bytes, i64 1)
  %y = add i8 %x, 1
  ret i8 %y
}

define internal i64 @sum() {
  %x = add i64 add (i64 ptrtoint (ptr @left to i64), i64 ptrtoint (ptr @left to i64)), 0
  %y = icmp eq i64 %x, 0
  %z = zext i1 %y to i64
  ret i64 %z
}

define internal i64 @difference() {
  %x = add i64 sub (i64 ptrtoint (ptr @left to i64), i64 ptrtoint (ptr @left to i64)), 0
  %y = icmp eq i64 %x, 0
  %z = zext i1 %y to i64
  ret i64 %z
}

define internal i32 @of_left() {
  %x = load i32, ptr @left
  %y = mul i32 %x, 7
  ret i32 %y
}

define internal i32 @of_right() {
  %x = load i32, ptr @right
  %y = mul i32 %x, 7
  ret i32 %y
}

define internal i32 @signed(i32 %a) {
  %c = icmp slt i32 %a, 4
  %x = select i1 %c, i32 10, i32 20
  ret i32 %x
}

define internal i32 @unsigned(i32 %a) {
  %c = icmp ult i32 %a, 4
  %x = select i1 %c, i32 10, i32 20
  ret i32 %x
}

define internal i32 @minus(i32 %a, i32 %b) {
  %x = sub i32 %a, %b
  %y = shl i32 %x, 1
  ret i32 %y
}

define internal i32 @minus_turned(i32 %a, i32 %b) {
  %x = sub i32 %b, %a
  %y = shl i32 %x, 1
  ret i32 %y
}

define internal i32 @small(i32 %a) {
  %x = and i32 %a, 15
  %y = add i32 %x, 1
  ret i32 %y
}

define internal i32 @wide(i32 %a) {
  %x = and i32 %a, 31
  %y = add i32 %x, 1
  ret i32 %y
}

define i32 @main() {
  %a = call i8 @byte_step()
  %b = call i8 @word_step()
  %a32 = zext i8 %a to i32
  %b32 = zext i8 %b to i32
  %c = call i64 @sum()
  %d = call i64 @difference()
  %c32 = trunc i64 %c to i32
  %d32 = trunc i64 %d to i32
  %e = call i32 @of_left()
  %r1 = call i32 (ptr, ...) @printf(ptr @format, i32 %a32, i32 %b32, i32 %c32, i32 %d32, i32 %e)
  %f = call i32 @of_right()
  %g = call i32 @signed(i32 -1)
  %h = call i32 @unsigned(i32 -1)
  %i = call i32 @minus(i32 9, i32 4)
  %j = call i32 @minus_turned(i32 9, i32 4)
  %r2 = call i32 (ptr, ...) @printf(ptr @format, i32 %f, i32 %g, i32 %h, i32 %i, i32 %j)
  %k = call i32 @small(i32 255)
  %l = call i32 @wide(i32 255)
  %r3 = call i32 (ptr, ...) @printf(ptr @format, i32 %k, i32 %l, i32 0, i32 0, i32 0)
  ret i32 0
}
