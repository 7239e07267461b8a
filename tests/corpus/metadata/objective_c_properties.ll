!named = !{!0, !1}
!0 = !DIObjCProperty(name: "p", file: !2, line: 3, setter: "setP:", getter: "p", attributes: 2316, type: !3)
!1 = distinct !DIObjCProperty(name: "", getter: "isQ")
!2 = !DIFile(filename: "f.m", directory: "src")
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
