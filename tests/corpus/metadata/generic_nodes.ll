!named = !{!0, !1, !2, !3}
!0 = !GenericDINode(tag: DW_TAG_member, header: "header\00two", operands: {!"one", null, !1, !0})
!1 = !GenericDINode(tag: 3)
!2 = distinct !GenericDINode(tag: 65535, header: "x")
!3 = !GenericDINode(tag: DW_TAG_entry_point, operands: {})
