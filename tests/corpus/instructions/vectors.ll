; Elements by constant and variable index; masks with undefined elements, longer and shorter than the
; operands, and scalable ones.
define void @masks_are_lists_of_numbers(<4 x i32> %a, <4 x i32> %b, i64 %i, <vscale x 4 x i32> %s) {
  %1 = extractelement <4 x i32> %a, i64 %i
  %2 = extractelement <4 x i32> %a, i8 3
  %3 = insertelement <4 x i32> %a, i32 7, i32 0
  %4 = insertelement <vscale x 4 x i32> %s, i32 7, i64 %i
  %5 = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %6 = shufflevector <4 x i32> %a, <4 x i32> poison, <2 x i32> <i32 3, i32 undef>
  %7 = shufflevector <4 x i32> %a, <4 x i32> undef, <8 x i32> zeroinitializer
  %8 = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> undef
  %9 = shufflevector <vscale x 4 x i32> %s, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  %10 = shufflevector <vscale x 4 x i32> %s, <vscale x 4 x i32> %s, <vscale x 4 x i32> undef
  %11 = shufflevector <2 x ptr> zeroinitializer, <2 x ptr> undef, <1 x i32> <i32 1>
  ret void
}
