; Each kind of attachment that LLVM knows for instructions.
define ptr @attachments_of_known_kinds(ptr %p, i1 %c, float %f) {
  %1 = load i32, ptr %p, align 4, !tbaa !0, !range !4, !invariant.load !5, !nontemporal !6, !noundef !5
  %2 = load ptr, ptr %p, align 8, !nonnull !5, !dereferenceable !7, !align !7, !invariant.group !5
  %3 = load ptr, ptr %p, align 8, !dereferenceable_or_null !7, !alias.scope !8, !noalias !8
  %4 = fdiv float %f, %f, !fpmath !11
  call void @llvm.memcpy.p0.p0.i64(ptr %2, ptr %3, i64 8, i1 false), !tbaa.struct !12, !annotation !13
  store i32 %1, ptr %p, align 4, !llvm.access.group !14, !llvm.mem.parallel_loop_access !15, !nosanitize !5
  call void %2(), !callees !16, !srcloc !7, !heapallocsite !5
  %5 = call ptr @malloc(i64 8), !memprof !17, !callsite !18
  br i1 %c, label %loop, label %end, !prof !19, !unpredictable !5, !make.implicit !5

loop:
  br i1 %c, label %loop, label %end, !llvm.loop !15, !irr_loop !20

end:
  ret ptr %5
}

define void @a_callee() {
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare !callback !21 ptr @malloc(i64)

!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
!4 = !{i32 0, i32 10, i32 20, i32 -1}
!5 = !{}
!6 = !{i32 1}
!7 = !{i64 16}
!8 = !{!9}
!9 = distinct !{!9, !10, !"scope"}
!10 = distinct !{!10, !"domain"}
!11 = !{float 2.5}
!12 = !{i64 0, i64 4, !0}
!13 = !{!"auto-init"}
!14 = distinct !{}
!15 = distinct !{!15, !{!"llvm.loop.unroll.disable"}, !{!"llvm.loop.parallel_accesses", !14}}
!16 = !{ptr @a_callee}
!17 = !{!22}
!18 = !{i64 1, i64 2}
!19 = !{!"branch_weights", i32 1, i32 2000}
!20 = !{!"loop_header_weight", i64 100}
!21 = !{!{i64 0, i64 -1, i1 false}}
!22 = !{!23, !"cold"}
!23 = !{i64 1}
