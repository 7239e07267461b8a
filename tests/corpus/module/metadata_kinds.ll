; Custom kinds are registered in order of first use: zoo, then apple, then one with odd characters.
; Attachments print in that order, after LLVM's own kinds.
define i32 @attachments_print_in_the_order_of_their_kinds(ptr %p) !zoo !0 {
  %v = load i32, ptr %p, align 4, !apple !1, !zoo !0, !range !2, !nontemporal !4
  store i32 %v, ptr %p, align 4, !odd\20kind !3, !apple !1
  ret i32 %v, !zoo !1
}

!0 = !{!"zoo"}
!1 = !{!"apple"}
!2 = !{i32 0, i32 2}
!3 = !{}
!4 = !{i32 1}
