; A module without fault. query.dl adds facts to it that break rules.
%pair = type { i32, i8 }
@hidden = internal global i8 7
@zero = common global i32 0
@block = global ptr blockaddress(@f, %next)
@elements = global [2 x i32] zeroinitializer
@vector = global <2 x i32> zeroinitializer
@struct = global %pair zeroinitializer
@alias = alias i8, ptr @hidden

declare void @outside(i32)
declare void @llvm.donothing()

define i32 @f(i32 %a, i64 %b, float %x, ptr %p, i1 %c, <2 x i32> %v) {
entry:
  %first = load i32, ptr %p, align 4
  store i32 %a, ptr %p, align 4
  fence seq_cst
  call void @outside(i32 %a)
  call void @llvm.donothing()
  br i1 %c, label %next, label %last
next:
  %later = add i32 %first, %a
  br label %last
last:
  %phi = phi i32 [ %later, %next ], [ 0, %entry ]
  %wide = sext i32 %phi to i64
  ret i32 %phi
}

define void @g(i32 %other) {
  ret void
}

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", i32 4}
