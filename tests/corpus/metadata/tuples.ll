; Empty, null operands, nested, shared, uniqued and distinct, self-references and cycles.
!named = !{!0, !1, !2, !3, !4, !5, !8, !0, !9, !10}
!0 = !{}
!1 = distinct !{}
!2 = !{null, !0, null}
!3 = !{!2, !2, !{!"nested", !{}}}
!4 = distinct !{!4, !"self"}
!5 = !{!6}
!6 = distinct !{!7, !5}
!7 = !{!6, !"in a cycle"}
!8 = !{!9}
!9 = !{!8}
!10 = !{!10}
!11 = !{!"reached by nobody"}
