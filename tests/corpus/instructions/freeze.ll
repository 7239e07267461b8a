define i32 @freeze_has_one_operand(i32 %a, { i8, ptr } %s, <2 x float> %v) {
  %1 = freeze i32 %a
  %2 = freeze { i8, ptr } %s
  %3 = freeze <2 x float> %v
  %4 = freeze ptr poison
  ret i32 %1
}
