!named = !{!0, !1, !2}
!0 = !DISubroutineType(flags: DIFlagLValueReference, cc: DW_CC_BORLAND_stdcall, types: !3)
!1 = !DISubroutineType(types: null)
!2 = distinct !DISubroutineType(cc: 240, types: !{null, null})
!3 = !{!4, null}
!4 = !DIBasicType(name: "int", size: 32)
