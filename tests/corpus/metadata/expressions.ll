; Operators with and without arguments, extremes, LLVM's own.
!named = !{!0, !1, !2, !DIExpression(), !DIExpression(DW_OP_deref), !DIExpression(DW_OP_constu, 18446744073709551615, DW_OP_minus, DW_OP_stack_value)}
!0 = !DIExpression(DW_OP_plus_uconst, 8, DW_OP_deref, DW_OP_LLVM_fragment, 0, 16)
!1 = !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_swap, DW_OP_xderef)
!2 = !DIExpression(DW_OP_LLVM_entry_value, 1, DW_OP_bregx, 3, 0, DW_OP_LLVM_tag_offset, 1, DW_OP_push_object_address, DW_OP_over)
