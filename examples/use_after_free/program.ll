source_filename = "program.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }
%struct.holder = type { ptr }

define dso_local void @free_list_wrong(ptr noundef %0) !dbg !10 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !20, metadata !DIExpression()), !dbg !21
  br label %2, !dbg !22

2:                                                ; preds = %4, %1
  %.0 = phi ptr [ %0, %1 ], [ %6, %4 ]
  call void @llvm.dbg.value(metadata ptr %.0, metadata !20, metadata !DIExpression()), !dbg !21
  %3 = icmp ne ptr %.0, null, !dbg !22
  br i1 %3, label %4, label %7, !dbg !22

4:                                                ; preds = %2
  call void @free(ptr noundef %.0), !dbg !23
  %5 = getelementptr inbounds %struct.node, ptr %.0, i32 0, i32 1, !dbg !25
  %6 = load ptr, ptr %5, align 8, !dbg !25
  call void @llvm.dbg.value(metadata ptr %6, metadata !20, metadata !DIExpression()), !dbg !21
  br label %2, !dbg !22, !llvm.loop !26

7:                                                ; preds = %2
  ret void, !dbg !29
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @free(ptr noundef)

define dso_local void @free_list_right(ptr noundef %0) !dbg !30 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !31, metadata !DIExpression()), !dbg !32
  br label %2, !dbg !33

2:                                                ; preds = %4, %1
  %.0 = phi ptr [ %0, %1 ], [ %6, %4 ]
  call void @llvm.dbg.value(metadata ptr %.0, metadata !31, metadata !DIExpression()), !dbg !32
  %3 = icmp ne ptr %.0, null, !dbg !33
  br i1 %3, label %4, label %7, !dbg !33

4:                                                ; preds = %2
  %5 = getelementptr inbounds %struct.node, ptr %.0, i32 0, i32 1, !dbg !34
  %6 = load ptr, ptr %5, align 8, !dbg !34
  call void @llvm.dbg.value(metadata ptr %6, metadata !36, metadata !DIExpression()), !dbg !37
  call void @free(ptr noundef %.0), !dbg !38
  call void @llvm.dbg.value(metadata ptr %6, metadata !31, metadata !DIExpression()), !dbg !32
  br label %2, !dbg !33, !llvm.loop !39

7:                                                ; preds = %2
  ret void, !dbg !41
}

define dso_local i32 @parse_wrong(ptr noundef %0) !dbg !42 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !48, metadata !DIExpression()), !dbg !49
  %2 = call noalias ptr @strdup(ptr noundef %0), !dbg !50
  call void @llvm.dbg.value(metadata ptr %2, metadata !51, metadata !DIExpression()), !dbg !49
  %3 = getelementptr inbounds i8, ptr %2, i64 0, !dbg !53
  %4 = load i8, ptr %3, align 1, !dbg !53
  %5 = sext i8 %4 to i32, !dbg !53
  %6 = icmp ne i32 %5, 35, !dbg !54
  %7 = zext i1 %6 to i32, !dbg !54
  call void @llvm.dbg.value(metadata i32 %7, metadata !55, metadata !DIExpression()), !dbg !49
  %8 = icmp ne i32 %7, 0, !dbg !56
  br i1 %8, label %9, label %10, !dbg !58

9:                                                ; preds = %1
  call void @free(ptr noundef %2), !dbg !59
  br label %10, !dbg !59

10:                                               ; preds = %9, %1
  %11 = getelementptr inbounds i8, ptr %2, i64 1, !dbg !60
  %12 = load i8, ptr %11, align 1, !dbg !60
  %13 = sext i8 %12 to i32, !dbg !60
  %14 = add nsw i32 %7, %13, !dbg !61
  ret i32 %14, !dbg !62
}

declare noalias ptr @strdup(ptr noundef)

define dso_local i32 @parse_right(ptr noundef %0) !dbg !63 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !64, metadata !DIExpression()), !dbg !65
  %2 = call noalias ptr @strdup(ptr noundef %0), !dbg !66
  call void @llvm.dbg.value(metadata ptr %2, metadata !67, metadata !DIExpression()), !dbg !65
  %3 = getelementptr inbounds i8, ptr %2, i64 0, !dbg !68
  %4 = load i8, ptr %3, align 1, !dbg !68
  %5 = sext i8 %4 to i32, !dbg !68
  %6 = icmp ne i32 %5, 35, !dbg !70
  br i1 %6, label %7, label %8, !dbg !71

7:                                                ; preds = %1
  call void @free(ptr noundef %2), !dbg !72
  br label %12, !dbg !74

8:                                                ; preds = %1
  %9 = getelementptr inbounds i8, ptr %2, i64 1, !dbg !75
  %10 = load i8, ptr %9, align 1, !dbg !75
  %11 = sext i8 %10 to i32, !dbg !75
  call void @llvm.dbg.value(metadata i32 %11, metadata !76, metadata !DIExpression()), !dbg !65
  call void @free(ptr noundef %2), !dbg !77
  br label %12, !dbg !78

12:                                               ; preds = %8, %7
  %.0 = phi i32 [ -1, %7 ], [ %11, %8 ], !dbg !65
  ret i32 %.0, !dbg !79
}

define dso_local void @reset_wrong(ptr noundef %0) !dbg !80 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !81, metadata !DIExpression()), !dbg !82
  call void @release(ptr noundef %0), !dbg !83
  %2 = getelementptr inbounds %struct.node, ptr %0, i32 0, i32 0, !dbg !84
  store i32 0, ptr %2, align 8, !dbg !85
  call void @free(ptr noundef %0), !dbg !86
  ret void, !dbg !87
}

define internal void @release(ptr noundef %0) !dbg !88 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !89, metadata !DIExpression()), !dbg !90
  %2 = getelementptr inbounds %struct.node, ptr %0, i32 0, i32 1, !dbg !91
  store ptr null, ptr %2, align 8, !dbg !92
  call void @free(ptr noundef %0), !dbg !93
  ret void, !dbg !94
}

define dso_local void @unref_twice(ptr noundef %0) !dbg !95 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !96, metadata !DIExpression()), !dbg !97
  call void @unref(ptr noundef %0), !dbg !98
  call void @unref(ptr noundef %0), !dbg !99
  ret void, !dbg !100
}

define internal void @unref(ptr noundef %0) !dbg !101 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !102, metadata !DIExpression()), !dbg !103
  %2 = getelementptr inbounds %struct.node, ptr %0, i32 0, i32 0, !dbg !104
  %3 = load i32, ptr %2, align 8, !dbg !106
  %4 = add nsw i32 %3, -1, !dbg !106
  store i32 %4, ptr %2, align 8, !dbg !106
  %5 = icmp eq i32 %4, 0, !dbg !107
  br i1 %5, label %6, label %7, !dbg !108

6:                                                ; preds = %1
  call void @free(ptr noundef %0), !dbg !109
  br label %7, !dbg !109

7:                                                ; preds = %6, %1
  ret void, !dbg !110
}

define dso_local i32 @grow_right(ptr noundef %0) !dbg !111 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !114, metadata !DIExpression()), !dbg !115
  call void @free(ptr noundef %0), !dbg !116
  %2 = call noalias ptr @malloc(i64 noundef 16), !dbg !117
  call void @llvm.dbg.value(metadata ptr %2, metadata !114, metadata !DIExpression()), !dbg !115
  %3 = icmp ne ptr %2, null, !dbg !118
  br i1 %3, label %5, label %4, !dbg !120

4:                                                ; preds = %1
  br label %7, !dbg !121

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, ptr %2, i64 0, !dbg !122
  store i8 0, ptr %6, align 1, !dbg !123
  call void @free(ptr noundef %2), !dbg !124
  br label %7, !dbg !125

7:                                                ; preds = %5, %4
  %.0 = phi i32 [ 1, %5 ], [ 0, %4 ], !dbg !115
  ret i32 %.0, !dbg !126
}

declare noalias ptr @malloc(i64 noundef)

define dso_local i32 @through_memory(ptr noundef %0) !dbg !127 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !134, metadata !DIExpression()), !dbg !135
  %2 = getelementptr inbounds %struct.holder, ptr %0, i32 0, i32 0, !dbg !136
  %3 = load ptr, ptr %2, align 8, !dbg !136
  call void @free(ptr noundef %3), !dbg !137
  %4 = getelementptr inbounds %struct.holder, ptr %0, i32 0, i32 0, !dbg !138
  %5 = load ptr, ptr %4, align 8, !dbg !138
  %6 = getelementptr inbounds i8, ptr %5, i64 0, !dbg !139
  %7 = load i8, ptr %6, align 1, !dbg !139
  %8 = sext i8 %7 to i32, !dbg !139
  ret i32 %8, !dbg !140
}

declare void @llvm.dbg.value(metadata, metadata, metadata)


!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "program.c", directory: "src")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "free_list_wrong", scope: !1, file: !1, line: 11, type: !11, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!11 = !DISubroutineType(types: !12)
!12 = !{null, !13}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 5, size: 128, elements: !15)
!15 = !{!16, !18}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !14, file: !1, line: 6, baseType: !17, size: 32)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !14, file: !1, line: 7, baseType: !13, size: 64, offset: 64)
!19 = !{}
!20 = !DILocalVariable(name: "list", arg: 1, scope: !10, file: !1, line: 11, type: !13)
!21 = !DILocation(line: 0, scope: !10)
!22 = !DILocation(line: 12, column: 5, scope: !10)
!23 = !DILocation(line: 13, column: 9, scope: !24)
!24 = distinct !DILexicalBlock(scope: !10, file: !1, line: 12, column: 18)
!25 = !DILocation(line: 14, column: 22, scope: !24)
!26 = distinct !{!26, !22, !27, !28}
!27 = !DILocation(line: 15, column: 5, scope: !10)
!28 = !{!"llvm.loop.mustprogress"}
!29 = !DILocation(line: 16, column: 1, scope: !10)
!30 = distinct !DISubprogram(name: "free_list_right", scope: !1, file: !1, line: 19, type: !11, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!31 = !DILocalVariable(name: "list", arg: 1, scope: !30, file: !1, line: 19, type: !13)
!32 = !DILocation(line: 0, scope: !30)
!33 = !DILocation(line: 20, column: 5, scope: !30)
!34 = !DILocation(line: 21, column: 35, scope: !35)
!35 = distinct !DILexicalBlock(scope: !30, file: !1, line: 20, column: 18)
!36 = !DILocalVariable(name: "next", scope: !35, file: !1, line: 21, type: !13)
!37 = !DILocation(line: 0, scope: !35)
!38 = !DILocation(line: 22, column: 9, scope: !35)
!39 = distinct !{!39, !33, !40, !28}
!40 = !DILocation(line: 24, column: 5, scope: !30)
!41 = !DILocation(line: 25, column: 1, scope: !30)
!42 = distinct !DISubprogram(name: "parse_wrong", scope: !1, file: !1, line: 28, type: !43, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!43 = !DISubroutineType(types: !44)
!44 = !{!17, !45}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !47)
!47 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!48 = !DILocalVariable(name: "text", arg: 1, scope: !42, file: !1, line: 28, type: !45)
!49 = !DILocation(line: 0, scope: !42)
!50 = !DILocation(line: 29, column: 18, scope: !42)
!51 = !DILocalVariable(name: "copy", scope: !42, file: !1, line: 29, type: !52)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!53 = !DILocation(line: 30, column: 15, scope: !42)
!54 = !DILocation(line: 30, column: 23, scope: !42)
!55 = !DILocalVariable(name: "bad", scope: !42, file: !1, line: 30, type: !17)
!56 = !DILocation(line: 31, column: 9, scope: !57)
!57 = distinct !DILexicalBlock(scope: !42, file: !1, line: 31, column: 9)
!58 = !DILocation(line: 31, column: 9, scope: !42)
!59 = !DILocation(line: 32, column: 9, scope: !57)
!60 = !DILocation(line: 33, column: 18, scope: !42)
!61 = !DILocation(line: 33, column: 16, scope: !42)
!62 = !DILocation(line: 33, column: 5, scope: !42)
!63 = distinct !DISubprogram(name: "parse_right", scope: !1, file: !1, line: 37, type: !43, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!64 = !DILocalVariable(name: "text", arg: 1, scope: !63, file: !1, line: 37, type: !45)
!65 = !DILocation(line: 0, scope: !63)
!66 = !DILocation(line: 38, column: 18, scope: !63)
!67 = !DILocalVariable(name: "copy", scope: !63, file: !1, line: 38, type: !52)
!68 = !DILocation(line: 39, column: 9, scope: !69)
!69 = distinct !DILexicalBlock(scope: !63, file: !1, line: 39, column: 9)
!70 = !DILocation(line: 39, column: 17, scope: !69)
!71 = !DILocation(line: 39, column: 9, scope: !63)
!72 = !DILocation(line: 40, column: 9, scope: !73)
!73 = distinct !DILexicalBlock(scope: !69, file: !1, line: 39, column: 25)
!74 = !DILocation(line: 41, column: 9, scope: !73)
!75 = !DILocation(line: 43, column: 17, scope: !63)
!76 = !DILocalVariable(name: "value", scope: !63, file: !1, line: 43, type: !17)
!77 = !DILocation(line: 44, column: 5, scope: !63)
!78 = !DILocation(line: 45, column: 5, scope: !63)
!79 = !DILocation(line: 46, column: 1, scope: !63)
!80 = distinct !DISubprogram(name: "reset_wrong", scope: !1, file: !1, line: 54, type: !11, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!81 = !DILocalVariable(name: "n", arg: 1, scope: !80, file: !1, line: 54, type: !13)
!82 = !DILocation(line: 0, scope: !80)
!83 = !DILocation(line: 55, column: 5, scope: !80)
!84 = !DILocation(line: 56, column: 8, scope: !80)
!85 = !DILocation(line: 56, column: 14, scope: !80)
!86 = !DILocation(line: 57, column: 5, scope: !80)
!87 = !DILocation(line: 58, column: 1, scope: !80)
!88 = distinct !DISubprogram(name: "release", scope: !1, file: !1, line: 48, type: !11, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !19)
!89 = !DILocalVariable(name: "n", arg: 1, scope: !88, file: !1, line: 48, type: !13)
!90 = !DILocation(line: 0, scope: !88)
!91 = !DILocation(line: 49, column: 8, scope: !88)
!92 = !DILocation(line: 49, column: 13, scope: !88)
!93 = !DILocation(line: 50, column: 5, scope: !88)
!94 = !DILocation(line: 51, column: 1, scope: !88)
!95 = distinct !DISubprogram(name: "unref_twice", scope: !1, file: !1, line: 66, type: !11, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!96 = !DILocalVariable(name: "n", arg: 1, scope: !95, file: !1, line: 66, type: !13)
!97 = !DILocation(line: 0, scope: !95)
!98 = !DILocation(line: 67, column: 5, scope: !95)
!99 = !DILocation(line: 68, column: 5, scope: !95)
!100 = !DILocation(line: 69, column: 1, scope: !95)
!101 = distinct !DISubprogram(name: "unref", scope: !1, file: !1, line: 60, type: !11, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !19)
!102 = !DILocalVariable(name: "n", arg: 1, scope: !101, file: !1, line: 60, type: !13)
!103 = !DILocation(line: 0, scope: !101)
!104 = !DILocation(line: 61, column: 14, scope: !105)
!105 = distinct !DILexicalBlock(scope: !101, file: !1, line: 61, column: 9)
!106 = !DILocation(line: 61, column: 9, scope: !105)
!107 = !DILocation(line: 61, column: 20, scope: !105)
!108 = !DILocation(line: 61, column: 9, scope: !101)
!109 = !DILocation(line: 62, column: 9, scope: !105)
!110 = !DILocation(line: 63, column: 1, scope: !101)
!111 = distinct !DISubprogram(name: "grow_right", scope: !1, file: !1, line: 72, type: !112, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!112 = !DISubroutineType(types: !113)
!113 = !{!17, !52}
!114 = !DILocalVariable(name: "buffer", arg: 1, scope: !111, file: !1, line: 72, type: !52)
!115 = !DILocation(line: 0, scope: !111)
!116 = !DILocation(line: 73, column: 5, scope: !111)
!117 = !DILocation(line: 74, column: 14, scope: !111)
!118 = !DILocation(line: 75, column: 10, scope: !119)
!119 = distinct !DILexicalBlock(scope: !111, file: !1, line: 75, column: 9)
!120 = !DILocation(line: 75, column: 9, scope: !111)
!121 = !DILocation(line: 76, column: 9, scope: !119)
!122 = !DILocation(line: 77, column: 5, scope: !111)
!123 = !DILocation(line: 77, column: 15, scope: !111)
!124 = !DILocation(line: 78, column: 5, scope: !111)
!125 = !DILocation(line: 79, column: 5, scope: !111)
!126 = !DILocation(line: 80, column: 1, scope: !111)
!127 = distinct !DISubprogram(name: "through_memory", scope: !1, file: !1, line: 87, type: !128, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!128 = !DISubroutineType(types: !129)
!129 = !{!17, !130}
!130 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !131, size: 64)
!131 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "holder", file: !1, line: 82, size: 64, elements: !132)
!132 = !{!133}
!133 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !131, file: !1, line: 83, baseType: !52, size: 64)
!134 = !DILocalVariable(name: "h", arg: 1, scope: !127, file: !1, line: 87, type: !130)
!135 = !DILocation(line: 0, scope: !127)
!136 = !DILocation(line: 88, column: 13, scope: !127)
!137 = !DILocation(line: 88, column: 5, scope: !127)
!138 = !DILocation(line: 89, column: 15, scope: !127)
!139 = !DILocation(line: 89, column: 12, scope: !127)
!140 = !DILocation(line: 89, column: 5, scope: !127)
