; nuw and nsw on add, sub, mul and shl; exact on the divisions and right shifts.
define void @wrapping_flags_are_kept(i32 %a, i32 %b) {
  %1 = add nuw i32 %a, %b
  %2 = add nsw i32 %a, %b
  %3 = add nuw nsw i32 %a, %b
  %4 = sub nuw i32 %a, %b
  %5 = sub nsw i32 %a, %b
  %6 = sub nuw nsw i32 %a, %b
  %7 = mul nuw i32 %a, %b
  %8 = mul nsw i32 %a, %b
  %9 = mul nuw nsw i32 %a, %b
  %10 = shl nuw i32 %a, %b
  %11 = shl nsw i32 %a, %b
  %12 = shl nuw nsw i32 %a, %b
  ret void
}

define void @exact_is_kept(i32 %a, <2 x i32> %v) {
  %1 = udiv exact i32 %a, 4
  %2 = sdiv exact i32 %a, 4
  %3 = lshr exact i32 %a, 2
  %4 = ashr exact i32 %a, 2
  %5 = ashr exact <2 x i32> %v, %v
  ret void
}
