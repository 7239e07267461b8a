define i32 @a_select_has_a_condition_and_two_values(i1 %c, i32 %a, i32 %b, <2 x i1> %m, <2 x ptr> %v) {
  %1 = select i1 %c, i32 %a, i32 %b
  %2 = select <2 x i1> %m, <2 x ptr> %v, <2 x ptr> zeroinitializer
  %3 = select i1 %c, <2 x ptr> %v, <2 x ptr> %2
  %4 = select i1 %c, { i32, i8 } undef, { i32, i8 } zeroinitializer
  %5 = select i1 %c, i32 %a, i32 %1, !prof !0
  ret i32 %5
}

!0 = !{!"branch_weights", i32 1, i32 1000}
