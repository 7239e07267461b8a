; A class with a method and a pointer to itself, uniqued and distinct, found through a named type.
@s = global ptr null, !dbg !0

!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!2}
!0 = !DIGlobalVariableExpression(var: !3, expr: !DIExpression())
!1 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !4, globals: !5)
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DIGlobalVariable(name: "s", scope: !1, file: !4, line: 1, type: !6)
!4 = !DIFile(filename: "f.cpp", directory: "src")
!5 = !{!0}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !4, line: 1, size: 64, elements: !8, identifier: "_ZTS1S")
!8 = !{!9, !10}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !7, file: !4, line: 2, baseType: !6, size: 64)
!10 = !DISubprogram(name: "m", scope: !7, file: !4, line: 3, type: !11, spFlags: 0)
!11 = !DISubroutineType(types: !12)
!12 = !{null, !6}
