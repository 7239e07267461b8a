; Each integer operation, on scalars and vectors.
define i32 @integer_operations_have_two_operands(i32 %a, i32 %b) {
  %add = add i32 %a, %b
  %sub = sub i32 %add, %b
  %mul = mul i32 %sub, %b
  %udiv = udiv i32 %mul, %b
  %sdiv = sdiv i32 %udiv, %b
  %urem = urem i32 %sdiv, %b
  %srem = srem i32 %urem, %b
  %shl = shl i32 %srem, %b
  %lshr = lshr i32 %shl, %b
  %ashr = ashr i32 %lshr, %b
  %and = and i32 %ashr, %b
  %or = or i32 %and, %b
  %xor = xor i32 %or, %b
  ret i32 %xor
}

define <4 x i8> @vectors_too(<4 x i8> %a, <vscale x 2 x i64> %s) {
  %add = add <4 x i8> %a, <i8 1, i8 2, i8 3, i8 4>
  %shl = shl <4 x i8> %add, %a
  %scalable = mul <vscale x 2 x i64> %s, %s
  ret <4 x i8> %shl
}
