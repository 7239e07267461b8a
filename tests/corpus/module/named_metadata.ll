; An empty one, names that need escapes, an operand twice, and not in alphabetical order.
!zebra = !{!1, !0, !1}
!apple = !{}
!with\20space = !{!2}
!llvm.ident = !{!3}
!expressions = !{!DIExpression(), !DIExpression(DW_OP_deref)}

!0 = !{!"first"}
!1 = distinct !{!"second"}
!2 = !{}
!3 = !{!"hand-written"}
