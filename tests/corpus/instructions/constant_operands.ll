; Operands that are all constant: nothing may be folded away.
define i32 @operations_on_constants_stay(i1 %c) {
  %1 = add i32 1, 2
  %2 = icmp eq i32 3, 3
  %3 = select i1 true, i32 4, i32 5
  %4 = zext i8 6 to i32
  %5 = fadd float 1.0, 2.0
  %6 = bitcast ptr null to ptr
  %7 = getelementptr i8, ptr null, i64 0
  %8 = extractvalue { i32, i8 } { i32 7, i8 8 }, 0
  %9 = insertvalue { i32, i8 } zeroinitializer, i32 9, 0
  %10 = extractelement <2 x i32> <i32 10, i32 11>, i32 0
  %11 = insertelement <2 x i32> undef, i32 12, i32 1
  %12 = shufflevector <2 x i32> <i32 13, i32 14>, <2 x i32> poison, <2 x i32> zeroinitializer
  %13 = fneg double -0.0
  %14 = freeze i32 undef
  %15 = udiv i32 1, 0
  %16 = sub nsw i32 0, 0
  br i1 false, label %end, label %end

end:
  %17 = phi i32 [ 1, %0 ], [ 1, %0 ]
  ret i32 15
}
