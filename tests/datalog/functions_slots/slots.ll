; Pairs of functions that differ in one slot of one instruction.
define i32 @f.add(i32 %a, i32 %b) {
  %r = add i32 %a, %b
  ret i32 %r
}
define i32 @g.add(i32 %a, i32 %b) {
  %r = add nsw i32 %a, %b
  ret i32 %r
}
define i32 @f.sub(i32 %a, i32 %b) {
  %r = sub i32 %a, %b
  ret i32 %r
}
define i32 @g.sub(i32 %a, i32 %b) {
  %r = sub nsw i32 %a, %b
  ret i32 %r
}
define i32 @f.mul(i32 %a, i32 %b) {
  %r = mul i32 %a, %b
  ret i32 %r
}
define i32 @g.mul(i32 %a, i32 %b) {
  %r = mul nsw i32 %a, %b
  ret i32 %r
}
define i32 @f.shl(i32 %a, i32 %b) {
  %r = shl i32 %a, %b
  ret i32 %r
}
define i32 @g.shl(i32 %a, i32 %b) {
  %r = shl nsw i32 %a, %b
  ret i32 %r
}
define i32 @f.udiv(i32 %a, i32 %b) {
  %r = udiv i32 %a, %b
  ret i32 %r
}
define i32 @g.udiv(i32 %a, i32 %b) {
  %r = udiv exact i32 %a, %b
  ret i32 %r
}
define i32 @f.sdiv(i32 %a, i32 %b) {
  %r = sdiv i32 %a, %b
  ret i32 %r
}
define i32 @g.sdiv(i32 %a, i32 %b) {
  %r = sdiv exact i32 %a, %b
  ret i32 %r
}
define i32 @f.lshr(i32 %a, i32 %b) {
  %r = lshr i32 %a, %b
  ret i32 %r
}
define i32 @g.lshr(i32 %a, i32 %b) {
  %r = lshr exact i32 %a, %b
  ret i32 %r
}
define i32 @f.ashr(i32 %a, i32 %b) {
  %r = ashr i32 %a, %b
  ret i32 %r
}
define i32 @g.ashr(i32 %a, i32 %b) {
  %r = ashr exact i32 %a, %b
  ret i32 %r
}
define float @f.fadd(float %x, float %y) {
  %r = fadd float %x, %y
  ret float %r
}
define float @g.fadd(float %x, float %y) {
  %r = fadd nnan float %x, %y
  ret float %r
}
define float @f.fsub(float %x, float %y) {
  %r = fsub float %x, %y
  ret float %r
}
define float @g.fsub(float %x, float %y) {
  %r = fsub nnan float %x, %y
  ret float %r
}
define float @f.fmul(float %x, float %y) {
  %r = fmul float %x, %y
  ret float %r
}
define float @g.fmul(float %x, float %y) {
  %r = fmul nnan float %x, %y
  ret float %r
}
define float @f.fdiv(float %x, float %y) {
  %r = fdiv float %x, %y
  ret float %r
}
define float @g.fdiv(float %x, float %y) {
  %r = fdiv nnan float %x, %y
  ret float %r
}
define float @f.frem(float %x, float %y) {
  %r = frem float %x, %y
  ret float %r
}
define float @g.frem(float %x, float %y) {
  %r = frem nnan float %x, %y
  ret float %r
}
define float @f.fneg(float %x) {
  %r = fneg float %x
  ret float %r
}
define float @g.fneg(float %x) {
  %r = fneg ninf float %x
  ret float %r
}
define float @f.select(i1 %c, float %x, float %y) {
  %r = select i1 %c, float %x, float %y
  ret float %r
}
define float @g.select(i1 %c, float %x, float %y) {
  %r = select nsz i1 %c, float %x, float %y
  ret float %r
}
define i1 @f.fcmp(float %x, float %y) {
  %r = fcmp oeq float %x, %y
  ret i1 %r
}
define i1 @g.fcmp(float %x, float %y) {
  %r = fcmp arcp oeq float %x, %y
  ret i1 %r
}
define i1 @f.fcmp_predicate(float %x, float %y) {
  %r = fcmp oeq float %x, %y
  ret i1 %r
}
define i1 @g.fcmp_predicate(float %x, float %y) {
  %r = fcmp ogt float %x, %y
  ret i1 %r
}
define i1 @f.icmp(i32 %x, i32 %y) {
  %r = icmp eq i32 %x, %y
  ret i1 %r
}
define i1 @g.icmp(i32 %x, i32 %y) {
  %r = icmp ne i32 %x, %y
  ret i1 %r
}
define i32 @f.load_volatile(ptr %p) {
  %r = load i32, ptr %p
  ret i32 %r
}
define i32 @g.load_volatile(ptr %p) {
  %r = load volatile i32, ptr %p
  ret i32 %r
}
define i32 @f.load_align(ptr %p) {
  %r = load i32, ptr %p, align 4
  ret i32 %r
}
define i32 @g.load_align(ptr %p) {
  %r = load i32, ptr %p, align 2
  ret i32 %r
}
define i32 @f.load_ordering(ptr %p) {
  %r = load atomic i32, ptr %p acquire, align 4
  ret i32 %r
}
define i32 @g.load_ordering(ptr %p) {
  %r = load atomic i32, ptr %p seq_cst, align 4
  ret i32 %r
}
define i32 @f.load_scope(ptr %p) {
  %r = load atomic i32, ptr %p syncscope("a") acquire, align 4
  ret i32 %r
}
define i32 @g.load_scope(ptr %p) {
  %r = load atomic i32, ptr %p syncscope("b") acquire, align 4
  ret i32 %r
}
define void @f.store_volatile(ptr %p, i32 %v) {
  store i32 %v, ptr %p
  ret void
}
define void @g.store_volatile(ptr %p, i32 %v) {
  store volatile i32 %v, ptr %p
  ret void
}
define void @f.store_align(ptr %p, i32 %v) {
  store i32 %v, ptr %p, align 4
  ret void
}
define void @g.store_align(ptr %p, i32 %v) {
  store i32 %v, ptr %p, align 2
  ret void
}
define void @f.store_ordering(ptr %p, i32 %v) {
  store atomic i32 %v, ptr %p release, align 4
  ret void
}
define void @g.store_ordering(ptr %p, i32 %v) {
  store atomic i32 %v, ptr %p seq_cst, align 4
  ret void
}
define void @f.store_scope(ptr %p, i32 %v) {
  store atomic i32 %v, ptr %p syncscope("a") release, align 4
  ret void
}
define void @g.store_scope(ptr %p, i32 %v) {
  store atomic i32 %v, ptr %p syncscope("b") release, align 4
  ret void
}
define void @f.fence() {
  fence acquire
  ret void
}
define void @g.fence() {
  fence release
  ret void
}
define void @f.fence_scope() {
  fence syncscope("a") acquire
  ret void
}
define void @g.fence_scope() {
  fence syncscope("b") acquire
  ret void
}
define i32 @f.rmw_xchg(ptr %p, i32 %v) {
  %r = atomicrmw xchg ptr %p, i32 %v seq_cst
  ret i32 %r
}
define i32 @g.rmw_xchg(ptr %p, i32 %v) {
  %r = atomicrmw add ptr %p, i32 %v seq_cst
  ret i32 %r
}
define i32 @f.rmw_add(ptr %p, i32 %v) {
  %r = atomicrmw add ptr %p, i32 %v seq_cst
  ret i32 %r
}
define i32 @g.rmw_add(ptr %p, i32 %v) {
  %r = atomicrmw sub ptr %p, i32 %v seq_cst
  ret i32 %r
}
define i32 @f.rmw_sub(ptr %p, i32 %v) {
  %r = atomicrmw sub ptr %p, i32 %v seq_cst
  ret i32 %r
}
define i32 @g.rmw_sub(ptr %p, i32 %v) {
  %r = atomicrmw and ptr %p, i32 %v seq_cst
  ret i32 %r
}
define i32 @f.rmw_and(ptr %p, i32 %v) {
  %r = atomicrmw and ptr %p, i32 %v seq_cst
  ret i32 %r
}
define i32 @g.rmw_and(ptr %p, i32 %v) {
  %r = atomicrmw nand ptr %p, i32 %v seq_cst
  ret i32 %r
}
define i32 @f.rmw_nand(ptr %p, i32 %v) {
  %r = atomicrmw nand ptr %p, i32 %v seq_cst
  ret i32 %r
}
define i32 @g.rmw_nand(ptr %p, i32 %v) {
  %r = atomicrmw or ptr %p, i32 %v seq_cst
  ret i32 %r
}
define i32 @f.rmw_or(ptr %p, i32 %v) {
  %r = atomicrmw or ptr %p, i32 %v seq_cst
  ret i32 %r
}
define i32 @g.rmw_or(ptr %p, i32 %v) {
  %r = atomicrmw xor ptr %p, i32 %v seq_cst
  ret i32 %r
}
define i32 @f.rmw_xor(ptr %p, i32 %v) {
  %r = atomicrmw xor ptr %p, i32 %v seq_cst
  ret i32 %r
}
define i32 @g.rmw_xor(ptr %p, i32 %v) {
  %r = atomicrmw max ptr %p, i32 %v seq_cst
  ret i32 %r
}
define i32 @f.rmw_max(ptr %p, i32 %v) {
  %r = atomicrmw max ptr %p, i32 %v seq_cst
  ret i32 %r
}
define i32 @g.rmw_max(ptr %p, i32 %v) {
  %r = atomicrmw min ptr %p, i32 %v seq_cst
  ret i32 %r
}
define i32 @f.rmw_min(ptr %p, i32 %v) {
  %r = atomicrmw min ptr %p, i32 %v seq_cst
  ret i32 %r
}
define i32 @g.rmw_min(ptr %p, i32 %v) {
  %r = atomicrmw umax ptr %p, i32 %v seq_cst
  ret i32 %r
}
define i32 @f.rmw_umax(ptr %p, i32 %v) {
  %r = atomicrmw umax ptr %p, i32 %v seq_cst
  ret i32 %r
}
define i32 @g.rmw_umax(ptr %p, i32 %v) {
  %r = atomicrmw umin ptr %p, i32 %v seq_cst
  ret i32 %r
}
define i32 @f.rmw_umin(ptr %p, i32 %v) {
  %r = atomicrmw umin ptr %p, i32 %v seq_cst
  ret i32 %r
}
define i32 @g.rmw_umin(ptr %p, i32 %v) {
  %r = atomicrmw xchg ptr %p, i32 %v seq_cst
  ret i32 %r
}
define float @f.rmw_fadd(ptr %p, float %v) {
  %r = atomicrmw fadd ptr %p, float %v seq_cst
  ret float %r
}
define float @g.rmw_fadd(ptr %p, float %v) {
  %r = atomicrmw fsub ptr %p, float %v seq_cst
  ret float %r
}
define float @f.rmw_fmax(ptr %p, float %v) {
  %r = atomicrmw fmax ptr %p, float %v seq_cst
  ret float %r
}
define float @g.rmw_fmax(ptr %p, float %v) {
  %r = atomicrmw fmin ptr %p, float %v seq_cst
  ret float %r
}
define i32 @f.rmw_volatile(ptr %p, i32 %v) {
  %r = atomicrmw add ptr %p, i32 %v seq_cst
  ret i32 %r
}
define i32 @g.rmw_volatile(ptr %p, i32 %v) {
  %r = atomicrmw volatile add ptr %p, i32 %v seq_cst
  ret i32 %r
}
define i32 @f.rmw_ordering(ptr %p, i32 %v) {
  %r = atomicrmw add ptr %p, i32 %v seq_cst
  ret i32 %r
}
define i32 @g.rmw_ordering(ptr %p, i32 %v) {
  %r = atomicrmw add ptr %p, i32 %v acquire
  ret i32 %r
}
define i32 @f.rmw_scope(ptr %p, i32 %v) {
  %r = atomicrmw add ptr %p, i32 %v syncscope("a") seq_cst
  ret i32 %r
}
define i32 @g.rmw_scope(ptr %p, i32 %v) {
  %r = atomicrmw add ptr %p, i32 %v syncscope("b") seq_cst
  ret i32 %r
}
define void @f.cmpxchg_volatile(ptr %p, i32 %v) {
  %r = cmpxchg ptr %p, i32 %v, i32 0 seq_cst seq_cst
  ret void
}
define void @g.cmpxchg_volatile(ptr %p, i32 %v) {
  %r = cmpxchg volatile ptr %p, i32 %v, i32 0 seq_cst seq_cst
  ret void
}
define void @f.cmpxchg_weak(ptr %p, i32 %v) {
  %r = cmpxchg ptr %p, i32 %v, i32 0 seq_cst seq_cst
  ret void
}
define void @g.cmpxchg_weak(ptr %p, i32 %v) {
  %r = cmpxchg weak ptr %p, i32 %v, i32 0 seq_cst seq_cst
  ret void
}
define void @f.cmpxchg_ordering(ptr %p, i32 %v) {
  %r = cmpxchg ptr %p, i32 %v, i32 0 seq_cst acquire
  ret void
}
define void @g.cmpxchg_ordering(ptr %p, i32 %v) {
  %r = cmpxchg ptr %p, i32 %v, i32 0 acquire acquire
  ret void
}
define void @f.cmpxchg_failure(ptr %p, i32 %v) {
  %r = cmpxchg ptr %p, i32 %v, i32 0 seq_cst seq_cst
  ret void
}
define void @g.cmpxchg_failure(ptr %p, i32 %v) {
  %r = cmpxchg ptr %p, i32 %v, i32 0 seq_cst acquire
  ret void
}
define void @f.cmpxchg_scope(ptr %p, i32 %v) {
  %r = cmpxchg ptr %p, i32 %v, i32 0 syncscope("a") seq_cst seq_cst
  ret void
}
define void @g.cmpxchg_scope(ptr %p, i32 %v) {
  %r = cmpxchg ptr %p, i32 %v, i32 0 syncscope("b") seq_cst seq_cst
  ret void
}
define void @f.alloca_type() {
  %a = alloca i32
  ret void
}
define void @g.alloca_type() {
  %a = alloca float
  ret void
}
define void @f.alloca_align() {
  %a = alloca i32, align 4
  ret void
}
define void @g.alloca_align() {
  %a = alloca i32, align 8
  ret void
}
define { i32, i32 } @f.insertvalue({ i32, i32 } %s) {
  %r = insertvalue { i32, i32 } %s, i32 1, 0
  ret { i32, i32 } %r
}
define { i32, i32 } @g.insertvalue({ i32, i32 } %s) {
  %r = insertvalue { i32, i32 } %s, i32 1, 1
  ret { i32, i32 } %r
}
define i32 @f.extractvalue({ i32, i32 } %s) {
  %r = extractvalue { i32, i32 } %s, 0
  ret i32 %r
}
define i32 @g.extractvalue({ i32, i32 } %s) {
  %r = extractvalue { i32, i32 } %s, 1
  ret i32 %r
}
define <2 x i32> @f.shuffle(<2 x i32> %v) {
  %r = shufflevector <2 x i32> %v, <2 x i32> %v, <2 x i32> <i32 0, i32 1>
  ret <2 x i32> %r
}
define <2 x i32> @g.shuffle(<2 x i32> %v) {
  %r = shufflevector <2 x i32> %v, <2 x i32> %v, <2 x i32> <i32 0, i32 2>
  ret <2 x i32> %r
}
define ptr @f.gep(ptr %p) {
  %r = getelementptr i32, ptr %p, i64 1
  ret ptr %r
}
define ptr @g.gep(ptr %p) {
  %r = getelementptr i32, ptr %p, i64 2
  ret ptr %r
}
define ptr @f.gep_type(ptr %p, i64 %i) {
  %r = getelementptr i32, ptr %p, i64 %i
  ret ptr %r
}
define ptr @g.gep_type(ptr %p, i64 %i) {
  %r = getelementptr i64, ptr %p, i64 %i
  ret ptr %r
}
define i32 @f.range(ptr %p) {
  %r = load i32, ptr %p, !range !0
  ret i32 %r
}
define i32 @g.range(ptr %p) {
  %r = load i32, ptr %p, !range !1
  ret i32 %r
}
define void @f.call_convention() {
  call void @h(i32 0)
  ret void
}
define void @g.call_convention() {
  call fastcc void @h(i32 0)
  ret void
}
define void @f.call_attributes() {
  call void @h(i32 0)
  ret void
}
define void @g.call_attributes() {
  call void @h(i32 0) nounwind
  ret void
}
define void @f.call_parameter() {
  call void @h(i32 0)
  ret void
}
define void @g.call_parameter() {
  call void @h(i32 signext 0)
  ret void
}
define void @f.call_tail() {
  call void @h(i32 0)
  ret void
}
define void @g.call_tail() {
  tail call void @h(i32 0)
  ret void
}
define void @f.call_bundle() {
  call void @h(i32 0) [ "a"(i32 1) ]
  ret void
}
define void @g.call_bundle() {
  call void @h(i32 0) [ "b"(i32 1) ]
  ret void
}
define float @f.phi_flags(float %x, i1 %c) {
  br i1 %c, label %t, label %e
t:
  br label %e
e:
  %r = phi float [ %x, %0 ], [ 0.0, %t ]
  ret float %r
}
define float @g.phi_flags(float %x, i1 %c) {
  br i1 %c, label %t, label %e
t:
  br label %e
e:
  %r = phi reassoc float [ %x, %0 ], [ 0.0, %t ]
  ret float %r
}
declare void @h(i32)
!0 = !{i32 0, i32 2}
!1 = !{i32 0, i32 3}
