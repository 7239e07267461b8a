; Each behaviour of module flags.
!llvm.module.flags = !{!0, !1, !2, !3, !4, !5, !6}

!0 = !{i32 1, !"error", i32 2}
!1 = !{i32 2, !"warning", i32 -1}
!2 = !{i32 3, !"require", !7}
!3 = !{i32 4, !"override", i32 1}
!4 = !{i32 5, !"append", !8}
!5 = !{i32 6, !"append unique", !8}
!6 = !{i32 7, !"max", i32 7}
!7 = !{!"error", i32 2}
!8 = !{!"one", !"two"}
