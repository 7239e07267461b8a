!named = !{!0, !1, !2, !3, !4}
!0 = !DIBasicType(name: "int", size: 32, align: 16, encoding: DW_ATE_signed, flags: DIFlagBigEndian)
!1 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!2 = !DIBasicType()
!3 = distinct !DIBasicType(name: "", size: 18446744073709551615, encoding: 255, flags: DIFlagLittleEndian)
!4 = !DIBasicType(tag: DW_TAG_base_type, name: "bool", size: 8, encoding: DW_ATE_boolean)
