%pair = type { i32, { [4 x i16], ptr } }

define void @indices_keep_their_types(ptr %p, i64 %i, i8 %narrow, <2 x ptr> %v, <2 x i64> %vi, ptr addrspace(3) %far) {
  %1 = getelementptr i8, ptr %p, i64 %i
  %2 = getelementptr inbounds %pair, ptr %p, i64 %i, i32 1, i32 0, i8 %narrow
  %3 = getelementptr inbounds [0 x i32], ptr %p, i64 0, i64 %i
  %4 = getelementptr i32, <2 x ptr> %v, i64 1
  %5 = getelementptr %pair, ptr %p, <2 x i64> %vi, i32 1
  %6 = getelementptr %pair, <2 x ptr> %v, i64 0, <2 x i32> <i32 1, i32 1>, i32 1
  %7 = getelementptr i32, ptr %p
  %8 = getelementptr i16, ptr addrspace(3) %far, i32 -1
  %9 = getelementptr <4 x i32>, ptr %p, i64 0, i32 2
  %10 = getelementptr ptr, ptr %p, i1 true
  ret void
}
