; Kinds of attachment that LLVM knows for variables and functions.
@vtable = constant [1 x ptr] zeroinitializer, !type !0, !vcall_visibility !1
@excluded = global i32 0, !exclude !2
@metadata_of_it = global i32 0, section "meta", !associated !3
@pcs = constant [2 x i64] zeroinitializer, !pcsections !2

define void @f() !section_prefix !4 !func_sanitize !5 !kcfi_type !6 {
  ret void
}

define ptr @g(ptr %p) {
  %q = call ptr @llvm.preserve.array.access.index.p0.p0(ptr elementtype([4 x i32]) %p, i32 1, i32 2), !llvm.preserve.access.index !7
  ret ptr %q
}

declare ptr @llvm.preserve.array.access.index.p0.p0(ptr, i32 immarg, i32 immarg)

!0 = !{i64 0, !"class"}
!1 = !{i64 2}
!2 = !{}
!3 = !{ptr @excluded}
!4 = !{!"function_section_prefix", !"hot"}
!5 = !{i32 846595819, ptr @vtable}
!6 = !{i32 1234567}
!7 = !DICompositeType(tag: DW_TAG_array_type, elements: !{!DISubrange(count: 4)})
