; Each predicate, on integers, pointers, floats and vectors.
define void @predicates_of_integers(i32 %a, i32 %b, ptr %p, <2 x i64> %v) {
  %1 = icmp eq i32 %a, %b
  %2 = icmp ne i32 %a, %b
  %3 = icmp ugt i32 %a, %b
  %4 = icmp uge i32 %a, %b
  %5 = icmp ult i32 %a, %b
  %6 = icmp ule i32 %a, %b
  %7 = icmp sgt i32 %a, %b
  %8 = icmp sge i32 %a, %b
  %9 = icmp slt i32 %a, %b
  %10 = icmp sle i32 %a, %b
  %11 = icmp eq ptr %p, null
  %12 = icmp ult <2 x i64> %v, zeroinitializer
  ret void
}

define void @predicates_of_floats(float %a, float %b, <2 x double> %v) {
  %1 = fcmp false float %a, %b
  %2 = fcmp oeq float %a, %b
  %3 = fcmp ogt float %a, %b
  %4 = fcmp oge float %a, %b
  %5 = fcmp olt float %a, %b
  %6 = fcmp ole float %a, %b
  %7 = fcmp one float %a, %b
  %8 = fcmp ord float %a, %b
  %9 = fcmp ueq float %a, %b
  %10 = fcmp ugt float %a, %b
  %11 = fcmp uge float %a, %b
  %12 = fcmp ult float %a, %b
  %13 = fcmp ule float %a, %b
  %14 = fcmp une float %a, %b
  %15 = fcmp uno float %a, %b
  %16 = fcmp true float %a, %b
  %17 = fcmp une <2 x double> %v, %v
  ret void
}
