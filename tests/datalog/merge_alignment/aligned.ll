; Of three equal functions each, those that go ask for other alignments than the one that is kept:
; numbers of 32 bits do not reach the largest that there is, nor does the order of texts tell.

define internal i32 @none(i32 %x) {
  %y = mul i32 %x, 3
  %z = xor i32 %y, 5
  ret i32 %z
}

define internal i32 @small(i32 %x) align 8 {
  %y = mul i32 %x, 3
  %z = xor i32 %y, 5
  ret i32 %z
}

define internal i32 @largest(i32 %x) align 4294967296 {
  %y = mul i32 %x, 3
  %z = xor i32 %y, 5
  ret i32 %z
}

define internal i64 @four(i64 %x) align 4 {
  %y = mul i64 %x, 3
  %z = xor i64 %y, 5
  ret i64 %z
}

define internal i64 @sixteen(i64 %x) align 16 {
  %y = mul i64 %x, 3
  %z = xor i64 %y, 5
  ret i64 %z
}

define internal i64 @eight(i64 %x) align 8 {
  %y = mul i64 %x, 3
  %z = xor i64 %y, 5
  ret i64 %z
}

define internal i16 @enough(i16 %x) align 2147483648 {
  %y = mul i16 %x, 3
  %z = xor i16 %y, 5
  ret i16 %z
}

define internal i16 @less(i16 %x) align 1024 {
  %y = mul i16 %x, 3
  %z = xor i16 %y, 5
  ret i16 %z
}

define i64 @main(i32 %a, i64 %b, i16 %c) {
  %1 = call i32 @none(i32 %a)
  %2 = call i32 @small(i32 %a)
  %3 = call i32 @largest(i32 %a)
  %4 = call i64 @four(i64 %b)
  %5 = call i64 @sixteen(i64 %b)
  %6 = call i64 @eight(i64 %b)
  %7 = call i16 @enough(i16 %c)
  %8 = call i16 @less(i16 %c)
  %9 = add i64 %4, %5
  ret i64 %9
}
