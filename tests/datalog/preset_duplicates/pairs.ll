; Two equal functions of a module's own, two that others know, one nearly the same.
target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define internal i32 @first(i32 %x, i32 %y) {
  %a = mul i32 %x, %y
  %b = add i32 %a, 7
  %c = xor i32 %b, %x
  %d = shl i32 %c, 2
  %e = sub i32 %d, %y
  %f = and i32 %e, 255
  %g = or i32 %f, 1
  %h = udiv i32 %g, 3
  %i = lshr i32 %h, 1
  ret i32 %i
}

define internal i32 @second(i32 %x, i32 %y) {
  %a = mul i32 %x, %y
  %b = add i32 %a, 7
  %c = xor i32 %b, %x
  %d = shl i32 %c, 2
  %e = sub i32 %d, %y
  %f = and i32 %e, 255
  %g = or i32 %f, 1
  %h = udiv i32 %g, 3
  %i = lshr i32 %h, 1
  ret i32 %i
}

define internal i32 @nearly(i32 %x, i32 %y) {
  %a = mul i32 %x, %y
  %b = add i32 %a, 8
  %c = xor i32 %b, %x
  %d = shl i32 %c, 2
  %e = sub i32 %d, %y
  %f = and i32 %e, 255
  %g = or i32 %f, 1
  %h = udiv i32 %g, 3
  %i = lshr i32 %h, 1
  ret i32 %i
}

define i32 @known(i32 %n) {
  %r = call i32 @first(i32 %n, i32 4)
  %s = call i32 @second(i32 %r, i32 5)
  %t = call i32 @nearly(i32 %s, i32 6)
  ret i32 %t
}

define i32 @other(i32 %n) {
  %r = call i32 @first(i32 %n, i32 4)
  %s = call i32 @second(i32 %r, i32 5)
  %t = call i32 @nearly(i32 %s, i32 6)
  ret i32 %t
}
