; Names and numbers mix; calls without a value take no number.
define i32 @numbers_skip_what_has_a_name(i32 %named, i32 %0) {
  %2 = add i32 %named, %0
  %sum = add i32 %2, 1
  call void @numbers_skip_what_yields_nothing()
  %3 = add i32 %sum, 2
  br label %4

4:
  br label %end

end:
  %5 = phi i32 [ %3, %4 ]
  ret i32 %5
}

declare void @numbers_skip_what_yields_nothing()
