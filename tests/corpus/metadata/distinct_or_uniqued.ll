; Equal contents twice: uniqued nodes are one, distinct ones are not.
!named = !{!0, !1, !2, !3, !4, !5}
!0 = !{!"same"}
!1 = !{!"same"}
!2 = distinct !{!"same"}
!3 = distinct !{!"same"}
!4 = !DIFile(filename: "f", directory: "d")
!5 = distinct !DIFile(filename: "f", directory: "d")
