; Constant expressions that are metadata of one function alone. A reader makes them when it comes to
; that function, so that they stand among the uses of @state behind what functions before use.

%struct.state = type { i32, i32, [4 x i32] }

@state = internal global %struct.state zeroinitializer

define void @first(ptr %to) {
  store i32 1, ptr getelementptr inbounds (%struct.state, ptr @state, i64 0, i32 1)
  store ptr @state, ptr %to
  store i32 2, ptr getelementptr inbounds (%struct.state, ptr @state, i64 0, i32 2)
  ret void
}

define void @second() !dbg !3 {
  call void @llvm.dbg.value(metadata ptr getelementptr inbounds (%struct.state, ptr @state, i64 0, i32 2), metadata !7, metadata !DIExpression()), !dbg !8
  call void @llvm.dbg.value(metadata !DIArgList(ptr getelementptr inbounds (%struct.state, ptr @state, i64 0, i32 1), i64 1), metadata !7, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus)), !dbg !8
  call void @llvm.dbg.value(metadata ptr getelementptr (i8, ptr @state, i64 3), metadata !7, metadata !DIExpression()), !dbg !8
  ret void
}

; Of two functions: the module's.
define void @third(i64 %x) !dbg !9 {
  call void @llvm.dbg.value(metadata ptr getelementptr (i8, ptr @state, i64 3), metadata !10, metadata !DIExpression()), !dbg !11
  call void @llvm.dbg.value(metadata !DIArgList(i64 %x, ptr getelementptr (i8, ptr @state, i64 5)), metadata !10, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus)), !dbg !11
  store ptr @state, ptr getelementptr (i8, ptr @state, i64 5)
  ret void
}

declare void @llvm.dbg.value(metadata, metadata, metadata)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "state.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "second", scope: !1, file: !1, line: 9, type: !4, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !6)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !{!7}
!7 = !DILocalVariable(name: "p", scope: !3, file: !1, line: 10, type: !12)
!8 = !DILocation(line: 10, column: 3, scope: !3)
!9 = distinct !DISubprogram(name: "third", scope: !1, file: !1, line: 14, type: !4, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !6)
!10 = !DILocalVariable(name: "q", scope: !9, file: !1, line: 15, type: !12)
!11 = !DILocation(line: 15, column: 3, scope: !9)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
