; Global and local variables, labels, with all fields; a variable of two expressions.
@g = global [2 x i32] zeroinitializer, !dbg !0, !dbg !1
@h = internal global i32 0, !dbg !2

define void @f() !dbg !12 {
  ret void
}

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!11}
!named = !{!3, !4, !5, !6}
!0 = !DIGlobalVariableExpression(var: !7, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 32))
!1 = !DIGlobalVariableExpression(var: !7, expr: !DIExpression(DW_OP_LLVM_fragment, 32, 32))
!2 = distinct !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!3 = !DILocalVariable(name: "x", arg: 65535, scope: !12, file: !13, line: 2, type: !14, flags: DIFlagArtificial | DIFlagObjectPointer, align: 32, annotations: !15)
!4 = !DILocalVariable(scope: !12)
!5 = !DILabel(scope: !12, name: "l", file: !13, line: 7)
!6 = distinct !DILocalVariable(name: "x", scope: !12)
!7 = distinct !DIGlobalVariable(name: "g", linkageName: "_Z1g", scope: !10, file: !13, line: 1, type: !18, isLocal: true, isDefinition: true, declaration: !9, templateParams: !16, align: 64, annotations: !15)
!8 = !DIGlobalVariable(name: "h", scope: null, type: !14, isDefinition: false)
!9 = !DIDerivedType(tag: DW_TAG_member, name: "g", scope: !17, baseType: !14, flags: DIFlagStaticMember)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !13)
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = distinct !DISubprogram(name: "f", file: !13, unit: !10)
!13 = !DIFile(filename: "f.cpp", directory: "src")
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{!{!"btf_decl_tag", !"z"}}
!18 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!16 = !{!DITemplateTypeParameter(name: "T", type: !14)}
!17 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !13, identifier: "_ZTS1S")
