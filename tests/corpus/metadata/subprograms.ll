; Definitions and declarations, with all fields and flags.
define void @_ZN1C1fEv() !dbg !0 {
  ret void
}

define void @g() !dbg !1 {
  ret void
}

declare !dbg !3 void @declared()

!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!11}
!named = !{!2, !4, !5}
!0 = distinct !DISubprogram(name: "f", linkageName: "_ZN1C1fEv", scope: !12, file: !13, line: 7, type: !14, scopeLine: 8, containingType: !12, virtualIndex: 3, thisAdjustment: -16, flags: DIFlagPublic | DIFlagAllCallsDescribed | DIFlagPrototyped | DIFlagExplicit, spFlags: DISPFlagVirtual | DISPFlagDefinition | DISPFlagOptimized, unit: !10, templateParams: !15, declaration: !2, retainedNodes: !16, thrownTypes: !17, annotations: !18, targetFuncName: "f")
!1 = distinct !DISubprogram(name: "g", scope: !13, file: !13, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagPure | DISPFlagElemental | DISPFlagRecursive | DISPFlagMainSubprogram, unit: !10)
!2 = !DISubprogram(name: "f", linkageName: "_ZN1C1fEv", scope: !12, file: !13, line: 3, type: !14, flags: DIFlagNoReturn | DIFlagThunk, spFlags: DISPFlagPureVirtual | DISPFlagDeleted)
!3 = !DISubprogram(name: "declared", file: !13, spFlags: DISPFlagOptimized, retainedNodes: !19)
!4 = !DISubprogram(name: "", scope: null, isDefinition: false, virtuality: DW_VIRTUALITY_virtual)
!5 = distinct !DISubprogram(name: "objc", file: !13, type: !14, flags: DIFlagRValueReference, spFlags: DISPFlagObjCDirect | DISPFlagDefinition, unit: !10)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !13)
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "C", file: !13, elements: !{!2}, identifier: "_ZTS1C")
!13 = !DIFile(filename: "f.cpp", directory: "src")
!14 = !DISubroutineType(types: !{null})
!15 = !{!DITemplateTypeParameter(name: "T", type: !20)}
!16 = !{!DILocalVariable(name: "kept", scope: !0, file: !13, type: !20), !DILabel(scope: !0, name: "label", file: !13, line: 9)}
!17 = !{!20}
!18 = !{!{!"btf_decl_tag", !"y"}}
!19 = !{}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
