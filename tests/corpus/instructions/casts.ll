define void @casts_name_both_types(i64 %i, double %d, ptr %p, <2 x i32> %v) {
  %1 = trunc i64 %i to i7
  %2 = zext i64 %i to i128
  %3 = sext i64 %i to i65
  %4 = fptrunc double %d to half
  %5 = fpext double %d to fp128
  %6 = fptoui double %d to i64
  %7 = fptosi double %d to i1
  %8 = uitofp i64 %i to bfloat
  %9 = sitofp i64 %i to x86_fp80
  %10 = ptrtoint ptr %p to i64
  %11 = inttoptr i64 %i to ptr addrspace(1)
  %12 = bitcast <2 x i32> %v to double
  %13 = addrspacecast ptr %p to ptr addrspace(3)
  %14 = sext <2 x i32> %v to <2 x i64>
  %15 = bitcast i64 %i to i64
  ret void
}
