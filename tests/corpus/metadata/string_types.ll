!named = !{!0, !1}
!0 = !DIStringType(name: "character(*)", stringLength: !2, stringLengthExpression: !DIExpression(DW_OP_deref), stringLocationExpression: !DIExpression(DW_OP_push_object_address), size: 32, align: 8, encoding: DW_ATE_ASCII)
!1 = distinct !DIStringType(tag: DW_TAG_string_type, name: "character(5)", size: 40)
!2 = distinct !DIGlobalVariable(name: "length", scope: null, type: !3)
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
