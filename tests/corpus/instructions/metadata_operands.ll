; Metadata of each class as an operand of calls: strings, nodes, constants, values of the function.
define void @metadata_is_an_operand(i32 %a, ptr %p) {
  %sp = call i64 @llvm.read_register.i64(metadata !0)
  %1 = call float @llvm.experimental.constrained.fadd.f32(float 1.0, float 2.0, metadata !"round.tonearest", metadata !"fpexcept.strict")
  %2 = call i1 @llvm.type.test(ptr %p, metadata !"class")
  %3 = call i1 @llvm.type.test(ptr %p, metadata !1)
  call void @llvm.takes.any(metadata i32 %a)
  call void @llvm.takes.any(metadata ptr %p)
  call void @llvm.takes.any(metadata i32 7)
  call void @llvm.takes.any(metadata ptr @takes_any_global)
  call void @llvm.takes.any(metadata !{!"inline", i32 1})
  call void @llvm.takes.any(metadata !2)
  call void @llvm.takes.any(metadata !DIExpression(DW_OP_deref))
  call void @llvm.takes.any(metadata !DIArgList(i32 %a, ptr %p, i32 3))
  call void @llvm.takes.any(metadata i64 %sp)
  ret void
}

@takes_any_global = global i8 0

declare i64 @llvm.read_register.i64(metadata)
declare float @llvm.experimental.constrained.fadd.f32(float, float, metadata, metadata)
declare i1 @llvm.type.test(ptr, metadata)
declare void @llvm.takes.any(metadata)

!0 = !{!"rsp"}
!1 = distinct !{}
!2 = !{}
