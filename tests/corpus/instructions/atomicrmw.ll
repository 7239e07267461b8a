; Each operation and each ordering.
define void @operations_of_atomicrmw(ptr %p, i32 %v, float %f) {
  %1 = atomicrmw xchg ptr %p, i32 %v monotonic, align 4
  %2 = atomicrmw add ptr %p, i32 %v acquire, align 4
  %3 = atomicrmw sub ptr %p, i32 %v release, align 4
  %4 = atomicrmw and ptr %p, i32 %v acq_rel, align 4
  %5 = atomicrmw nand ptr %p, i32 %v seq_cst, align 4
  %6 = atomicrmw or ptr %p, i32 %v seq_cst, align 8
  %7 = atomicrmw xor ptr %p, i32 %v seq_cst, align 4
  %8 = atomicrmw max ptr %p, i32 %v seq_cst, align 4
  %9 = atomicrmw min ptr %p, i32 %v seq_cst, align 4
  %10 = atomicrmw umax ptr %p, i32 %v seq_cst, align 4
  %11 = atomicrmw umin ptr %p, i32 %v seq_cst, align 4
  %12 = atomicrmw fadd ptr %p, float %f seq_cst, align 4
  %13 = atomicrmw fsub ptr %p, float %f seq_cst, align 4
  %14 = atomicrmw fmax ptr %p, float %f seq_cst, align 4
  %15 = atomicrmw fmin ptr %p, float %f seq_cst, align 4
  %16 = atomicrmw xchg ptr %p, double 1.0 seq_cst, align 8
  %17 = atomicrmw xchg ptr %p, ptr %p seq_cst, align 8
  %18 = atomicrmw volatile add ptr %p, i64 1 syncscope("singlethread") monotonic, align 8
  ret void
}
