define double @float_operations_have_two_operands(double %a, double %b) {
  %fadd = fadd double %a, %b
  %fsub = fsub double %fadd, %b
  %fmul = fmul double %fsub, %b
  %fdiv = fdiv double %fmul, %b
  %frem = frem double %fdiv, %b
  %fneg = fneg double %frem
  ret double %fneg
}
