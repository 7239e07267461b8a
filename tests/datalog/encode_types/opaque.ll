; Opaque pointers, of which debug information tells; no type in the module is an i32 or an i1.
define ptr @get(ptr %box, i64 %index) !dbg !4 {
  %slot = alloca ptr
  call void @llvm.dbg.declare(metadata ptr %slot, metadata !12, metadata !DIExpression()), !dbg !13
  store ptr %box, ptr %slot
  ret ptr null
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "f.c", directory: "")
!2 = !{i64 2, !"Debug Info Version", i64 3}
!4 = distinct !DISubprogram(name: "get", scope: !1, file: !1, line: 1, type: !5, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{!7, !9, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DISubroutineType(types: !14)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "box", file: !1, line: 1, size: 64, elements: !15)
!11 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!12 = !DILocalVariable(name: "box", arg: 1, scope: !4, file: !1, line: 1, type: !9)
!13 = !DILocation(line: 1, scope: !4)
!14 = !{null, !11, !16}
!15 = !{!17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !10, file: !1, line: 1, baseType: !16, size: 64)
!18 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
