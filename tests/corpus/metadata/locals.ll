; Values of a function as metadata: arguments, instructions, used before they are defined, and lists.
define void @locals_are_metadata(i32 %a, ptr %p) !dbg !3 {
  call void @llvm.dbg.value(metadata i32 %a, metadata !5, metadata !DIExpression()), !dbg !6
  %b = add i32 %a, 1
  call void @llvm.dbg.value(metadata i32 %b, metadata !5, metadata !DIExpression(DW_OP_plus_uconst, 3, DW_OP_stack_value)), !dbg !6
  call void @llvm.dbg.value(metadata !DIArgList(i32 %a, i32 %b, i32 7), metadata !5, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_LLVM_arg, 2, DW_OP_mul, DW_OP_stack_value)), !dbg !6
  call void @llvm.dbg.value(metadata !DIArgList(i32 %b), metadata !5, metadata !DIExpression(DW_OP_LLVM_arg, 0)), !dbg !6
  call void @llvm.dbg.value(metadata i32 undef, metadata !5, metadata !DIExpression()), !dbg !6
  call void @llvm.dbg.value(metadata !0, metadata !5, metadata !DIExpression()), !dbg !6
  call void @llvm.dbg.addr(metadata ptr %p, metadata !5, metadata !DIExpression(DW_OP_deref)), !dbg !6
  %slot = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %slot, metadata !5, metadata !DIExpression()), !dbg !6
  call void @llvm.dbg.label(metadata !7), !dbg !6
  ret void, !dbg !6
}

declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.dbg.addr(metadata, metadata, metadata)
declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.label(metadata)

!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!4}
!0 = !{}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "f.c", directory: "src")
!3 = distinct !DISubprogram(name: "f", file: !2, line: 1, type: !DISubroutineType(types: !0), unit: !1)
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !DILocalVariable(name: "x", scope: !3, file: !2, line: 2, type: !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed))
!6 = !DILocation(line: 3, column: 4, scope: !3)
!7 = !DILabel(scope: !3, name: "here", file: !2, line: 5)
