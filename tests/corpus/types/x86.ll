define x86_mmx @mmx_is_no_vector(x86_mmx %m) {
  %v = bitcast x86_mmx %m to <2 x i32>
  %w = bitcast <2 x i32> %v to x86_mmx
  ret x86_mmx %w
}

define void @amx_is_no_vector(i16 %row, i16 %column) {
  %t = call x86_amx @llvm.x86.tilezero.internal(i16 %row, i16 %column)
  ret void
}

declare x86_amx @llvm.x86.tilezero.internal(i16, i16)
