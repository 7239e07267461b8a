; Each flag on each instruction that may have it.
define float @fast_math_flags_are_kept(float %a, float %b, i1 %c, ptr %f) {
  %1 = fadd reassoc float %a, %b
  %2 = fadd nnan float %a, %b
  %3 = fadd ninf float %a, %b
  %4 = fadd nsz float %a, %b
  %5 = fadd arcp float %a, %b
  %6 = fadd contract float %a, %b
  %7 = fadd afn float %a, %b
  %8 = fadd fast float %a, %b
  %9 = fsub nnan ninf float %a, %b
  %10 = fmul reassoc nsz arcp contract afn float %a, %b
  %11 = fdiv arcp float %a, %b
  %12 = frem nsz float %a, %b
  %13 = fneg fast float %a
  %14 = fcmp nnan ninf olt float %a, %b
  %15 = select nsz i1 %c, float %a, float %b
  %16 = call afn float @llvm.sqrt.f32(float %a)
  %17 = tail call fast float %f(float %b)
  %18 = call reassoc <2 x float> %f()
  br i1 %c, label %then, label %end

then:
  br label %end

end:
  %19 = phi nnan float [ %a, %0 ], [ %b, %then ]
  %20 = phi fast <2 x float> [ %18, %0 ], [ zeroinitializer, %then ]
  ret float %19
}

declare float @llvm.sqrt.f32(float)
