; Several attachments of one kind, on a variable and on a function, in an order.
@vtable = constant [2 x ptr] zeroinitializer, !type !0, !type !1, !type !0, !absolute_symbol !2, !mine !3
@declared = external global i32, !absolute_symbol !2

define void @function() !type !4 !type !5 !mine !3 !prof !6 !mine !4 {
  ret void
}

declare !mine !3 void @declared_function()

!0 = !{i64 0, !"first"}
!1 = !{i64 8, !"second"}
!2 = !{i64 0, i64 256}
!3 = distinct !{}
!4 = !{i64 0, !"third"}
!5 = !{i64 0, !"fourth"}
!6 = !{!"function_entry_count", i64 100}
