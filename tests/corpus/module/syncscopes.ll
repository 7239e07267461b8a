; Scopes are names; single-threaded and the system's are LLVM's own, others are the target's.
define i32 @scopes_of_every_atomic_keep_their_names(ptr %p, i32 %v) {
  %a = load atomic i32, ptr %p syncscope("singlethread") acquire, align 4
  %b = load atomic i32, ptr %p syncscope("agent") monotonic, align 4
  store atomic i32 %v, ptr %p syncscope("workgroup") release, align 4
  fence syncscope("singlethread") acq_rel
  fence syncscope("odd \22scope\22\09") seq_cst
  %c = atomicrmw add ptr %p, i32 %v syncscope("agent") monotonic, align 4
  %d = cmpxchg ptr %p, i32 %a, i32 %b syncscope("wavefront") seq_cst acquire, align 4
  ret i32 %c
}
