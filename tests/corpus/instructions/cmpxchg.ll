; Weak and strong, volatile, orderings of success and failure in all their pairs that matter.
define void @cmpxchg_keeps_both_orderings(ptr %p, i32 %a, i32 %b) {
  %1 = cmpxchg ptr %p, i32 %a, i32 %b monotonic monotonic, align 4
  %2 = cmpxchg weak ptr %p, i32 %a, i32 %b acquire monotonic, align 4
  %3 = cmpxchg volatile ptr %p, i32 %a, i32 %b release acquire, align 4
  %4 = cmpxchg weak volatile ptr %p, i32 %a, i32 %b acq_rel seq_cst, align 8
  %5 = cmpxchg ptr %p, i32 %a, i32 %b syncscope("singlethread") seq_cst seq_cst, align 4
  %6 = cmpxchg ptr %p, ptr null, ptr %p seq_cst monotonic, align 8
  %7 = extractvalue { i32, i1 } %1, 1
  ret void
}
