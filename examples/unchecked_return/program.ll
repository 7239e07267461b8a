source_filename = "program.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"hello\0A\00", align 1, !dbg !0

define dso_local i32 @careful_1() !dbg !17 {
  %1 = call i32 @save(i32 noundef 1, i32 noundef 10), !dbg !22
  %2 = icmp slt i32 %1, 0, !dbg !24
  br i1 %2, label %3, label %4, !dbg !25

3:                                                ; preds = %0
  br label %5, !dbg !26

4:                                                ; preds = %0
  br label %5, !dbg !27

5:                                                ; preds = %4, %3
  %.0 = phi i32 [ -1, %3 ], [ 0, %4 ], !dbg !28
  ret i32 %.0, !dbg !29
}

declare i32 @save(i32 noundef, i32 noundef)

define dso_local i32 @careful_2() !dbg !30 {
  %1 = call i32 @save(i32 noundef 2, i32 noundef 20), !dbg !31
  call void @llvm.dbg.value(metadata i32 %1, metadata !32, metadata !DIExpression()), !dbg !33
  %2 = icmp eq i32 %1, 0, !dbg !34
  %3 = zext i1 %2 to i64, !dbg !35
  %4 = select i1 %2, i32 0, i32 -1, !dbg !35
  ret i32 %4, !dbg !36
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local i32 @careful_3() !dbg !37 {
  %1 = call i32 @save(i32 noundef 3, i32 noundef 30), !dbg !38
  switch i32 %1, label %3 [
    i32 0, label %2
  ], !dbg !39

2:                                                ; preds = %0
  br label %4, !dbg !40

3:                                                ; preds = %0
  br label %4, !dbg !42

4:                                                ; preds = %3, %2
  %.0 = phi i32 [ -1, %3 ], [ 0, %2 ], !dbg !43
  ret i32 %.0, !dbg !44
}

define dso_local i32 @careful_4() !dbg !45 {
  %1 = call i32 @save(i32 noundef 4, i32 noundef 40), !dbg !46
  ret i32 %1, !dbg !47
}

define dso_local void @careless() !dbg !48 {
  %1 = call i32 @save(i32 noundef 5, i32 noundef 50), !dbg !51
  ret void, !dbg !52
}

define dso_local ptr @numbers_wrong() !dbg !53 {
  %1 = call noalias ptr @malloc(i64 noundef 16), !dbg !57
  call void @llvm.dbg.value(metadata ptr %1, metadata !58, metadata !DIExpression()), !dbg !59
  %2 = getelementptr inbounds i32, ptr %1, i64 0, !dbg !60
  store i32 1, ptr %2, align 4, !dbg !61
  ret ptr %1, !dbg !62
}

declare noalias ptr @malloc(i64 noundef)

define dso_local ptr @numbers_right() !dbg !63 {
  %1 = call noalias ptr @malloc(i64 noundef 16), !dbg !64
  call void @llvm.dbg.value(metadata ptr %1, metadata !65, metadata !DIExpression()), !dbg !66
  %2 = icmp ne ptr %1, null, !dbg !67
  br i1 %2, label %4, label %3, !dbg !69

3:                                                ; preds = %0
  br label %6, !dbg !70

4:                                                ; preds = %0
  %5 = getelementptr inbounds i32, ptr %1, i64 0, !dbg !71
  store i32 1, ptr %5, align 4, !dbg !72
  br label %6, !dbg !73

6:                                                ; preds = %4, %3
  %.0 = phi ptr [ %1, %4 ], [ null, %3 ], !dbg !66
  ret ptr %.0, !dbg !74
}

define dso_local void @drop_rights() !dbg !75 {
  %1 = call i32 @setuid(i32 noundef 1000), !dbg !76
  ret void, !dbg !77
}

declare i32 @setuid(i32 noundef)

define dso_local void @greet() !dbg !78 {
  %1 = call i32 (ptr, ...) @printf(ptr noundef @.str), !dbg !79
  ret void, !dbg !80
}

declare i32 @printf(ptr noundef, ...)

declare void @llvm.dbg.value(metadata, metadata, metadata)


!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 61, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "program.c", directory: "src")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 7)
!7 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 7, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"clang"}
!17 = distinct !DISubprogram(name: "careful_1", scope: !2, file: !2, line: 8, type: !18, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !21)
!18 = !DISubroutineType(types: !19)
!19 = !{!20}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{}
!22 = !DILocation(line: 9, column: 9, scope: !23)
!23 = distinct !DILexicalBlock(scope: !17, file: !2, line: 9, column: 9)
!24 = !DILocation(line: 9, column: 21, scope: !23)
!25 = !DILocation(line: 9, column: 9, scope: !17)
!26 = !DILocation(line: 10, column: 9, scope: !23)
!27 = !DILocation(line: 11, column: 5, scope: !17)
!28 = !DILocation(line: 0, scope: !17)
!29 = !DILocation(line: 12, column: 1, scope: !17)
!30 = distinct !DISubprogram(name: "careful_2", scope: !2, file: !2, line: 14, type: !18, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !21)
!31 = !DILocation(line: 15, column: 13, scope: !30)
!32 = !DILocalVariable(name: "r", scope: !30, file: !2, line: 15, type: !20)
!33 = !DILocation(line: 0, scope: !30)
!34 = !DILocation(line: 16, column: 14, scope: !30)
!35 = !DILocation(line: 16, column: 12, scope: !30)
!36 = !DILocation(line: 16, column: 5, scope: !30)
!37 = distinct !DISubprogram(name: "careful_3", scope: !2, file: !2, line: 19, type: !18, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !21)
!38 = !DILocation(line: 20, column: 13, scope: !37)
!39 = !DILocation(line: 20, column: 5, scope: !37)
!40 = !DILocation(line: 22, column: 9, scope: !41)
!41 = distinct !DILexicalBlock(scope: !37, file: !2, line: 20, column: 26)
!42 = !DILocation(line: 24, column: 9, scope: !41)
!43 = !DILocation(line: 0, scope: !41)
!44 = !DILocation(line: 26, column: 1, scope: !37)
!45 = distinct !DISubprogram(name: "careful_4", scope: !2, file: !2, line: 29, type: !18, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !21)
!46 = !DILocation(line: 30, column: 12, scope: !45)
!47 = !DILocation(line: 30, column: 5, scope: !45)
!48 = distinct !DISubprogram(name: "careless", scope: !2, file: !2, line: 34, type: !49, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !21)
!49 = !DISubroutineType(types: !50)
!50 = !{null}
!51 = !DILocation(line: 35, column: 5, scope: !48)
!52 = !DILocation(line: 36, column: 1, scope: !48)
!53 = distinct !DISubprogram(name: "numbers_wrong", scope: !2, file: !2, line: 39, type: !54, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !21)
!54 = !DISubroutineType(types: !55)
!55 = !{!56}
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!57 = !DILocation(line: 40, column: 14, scope: !53)
!58 = !DILocalVariable(name: "p", scope: !53, file: !2, line: 40, type: !56)
!59 = !DILocation(line: 0, scope: !53)
!60 = !DILocation(line: 41, column: 5, scope: !53)
!61 = !DILocation(line: 41, column: 10, scope: !53)
!62 = !DILocation(line: 42, column: 5, scope: !53)
!63 = distinct !DISubprogram(name: "numbers_right", scope: !2, file: !2, line: 46, type: !54, scopeLine: 46, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !21)
!64 = !DILocation(line: 47, column: 14, scope: !63)
!65 = !DILocalVariable(name: "p", scope: !63, file: !2, line: 47, type: !56)
!66 = !DILocation(line: 0, scope: !63)
!67 = !DILocation(line: 48, column: 10, scope: !68)
!68 = distinct !DILexicalBlock(scope: !63, file: !2, line: 48, column: 9)
!69 = !DILocation(line: 48, column: 9, scope: !63)
!70 = !DILocation(line: 49, column: 9, scope: !68)
!71 = !DILocation(line: 50, column: 5, scope: !63)
!72 = !DILocation(line: 50, column: 10, scope: !63)
!73 = !DILocation(line: 51, column: 5, scope: !63)
!74 = !DILocation(line: 52, column: 1, scope: !63)
!75 = distinct !DISubprogram(name: "drop_rights", scope: !2, file: !2, line: 55, type: !49, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !21)
!76 = !DILocation(line: 56, column: 5, scope: !75)
!77 = !DILocation(line: 57, column: 1, scope: !75)
!78 = distinct !DISubprogram(name: "greet", scope: !2, file: !2, line: 60, type: !49, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !21)
!79 = !DILocation(line: 61, column: 5, scope: !78)
!80 = !DILocation(line: 62, column: 1, scope: !78)
