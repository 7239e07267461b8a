; Each ordering of loads, stores and fences.
define void @orderings_of_loads_and_stores(ptr %p, i32 %v) {
  %1 = load atomic i32, ptr %p unordered, align 4
  %2 = load atomic i32, ptr %p monotonic, align 4
  %3 = load atomic i32, ptr %p acquire, align 4
  %4 = load atomic i32, ptr %p seq_cst, align 8
  %5 = load atomic volatile float, ptr %p acquire, align 4
  %6 = load atomic ptr, ptr %p monotonic, align 8
  store atomic i32 %v, ptr %p unordered, align 4
  store atomic i32 %v, ptr %p monotonic, align 4
  store atomic i32 %v, ptr %p release, align 4
  store atomic i32 %v, ptr %p seq_cst, align 4
  store atomic volatile i32 %v, ptr %p syncscope("singlethread") seq_cst, align 4
  fence acquire
  fence release
  fence acq_rel
  fence seq_cst
  ret void
}
