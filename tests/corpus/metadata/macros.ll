!named = !{!0, !1, !2, !3}
!0 = !DIMacroFile(type: DW_MACINFO_start_file, line: 3, file: !4, nodes: !5)
!1 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "M(x)", value: "(x) \22y\22")
!2 = !DIMacro(type: DW_MACINFO_undef, name: "M")
!3 = distinct !DIMacroFile(file: !4)
!4 = !DIFile(filename: "f.h", directory: "src")
!5 = !{!1, !2, !3}
