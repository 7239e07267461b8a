; Bounds as numbers, variables and expressions.
!named = !{!0, !1, !2, !3, !4, !5, !6}
!0 = !DISubrange(count: 4)
!1 = !DISubrange(count: -1)
!2 = !DISubrange(lowerBound: -9223372036854775808, upperBound: 9223372036854775807, stride: 8)
!3 = !DISubrange(count: !10, lowerBound: 1)
!4 = !DISubrange(lowerBound: !10, upperBound: !DIExpression(DW_OP_push_object_address), stride: !DIExpression(DW_OP_constu, 4))
!5 = !DIGenericSubrange(count: !10, lowerBound: !DIExpression(DW_OP_push_object_address), stride: !DIExpression(DW_OP_constu, 4))
!6 = !DIGenericSubrange(lowerBound: 3, upperBound: !10, stride: 8)
!10 = distinct !DIGlobalVariable(name: "n", scope: null, type: !11)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
