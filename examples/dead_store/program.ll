source_filename = "program.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local i32 @overwritten() !dbg !10 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !15, metadata !DIExpression()), !dbg !16
  %2 = call i32 @read_sensor(i32 noundef 1), !dbg !17
  store i32 %2, ptr %1, align 4, !dbg !16
  %3 = call i32 @read_sensor(i32 noundef 2), !dbg !18
  store i32 %3, ptr %1, align 4, !dbg !19
  %4 = load i32, ptr %1, align 4, !dbg !20
  ret i32 %4, !dbg !21
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @read_sensor(i32 noundef)

define dso_local void @dropped(i32 noundef %0) !dbg !22 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !25, metadata !DIExpression()), !dbg !26
  call void @llvm.dbg.declare(metadata ptr %3, metadata !27, metadata !DIExpression()), !dbg !28
  store i32 0, ptr %3, align 4, !dbg !28
  call void @llvm.dbg.declare(metadata ptr %4, metadata !29, metadata !DIExpression()), !dbg !31
  store i32 0, ptr %4, align 4, !dbg !31
  br label %5, !dbg !32

5:                                                ; preds = %11, %1
  %6 = load i32, ptr %4, align 4, !dbg !33
  %7 = load i32, ptr %2, align 4, !dbg !35
  %8 = icmp slt i32 %6, %7, !dbg !36
  br i1 %8, label %9, label %14, !dbg !37

9:                                                ; preds = %5
  %10 = load i32, ptr %4, align 4, !dbg !38
  call void @report(i32 noundef %10), !dbg !39
  br label %11, !dbg !39

11:                                               ; preds = %9
  %12 = load i32, ptr %4, align 4, !dbg !40
  %13 = add nsw i32 %12, 1, !dbg !40
  store i32 %13, ptr %4, align 4, !dbg !40
  br label %5, !dbg !41, !llvm.loop !42

14:                                               ; preds = %5
  %15 = load i32, ptr %2, align 4, !dbg !45
  %16 = mul nsw i32 %15, 3, !dbg !46
  store i32 %16, ptr %3, align 4, !dbg !47
  ret void, !dbg !48
}

declare void @report(i32 noundef)

define dso_local void @carried(i32 noundef %0) !dbg !49 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !50, metadata !DIExpression()), !dbg !51
  call void @llvm.dbg.declare(metadata ptr %3, metadata !52, metadata !DIExpression()), !dbg !53
  store i32 0, ptr %3, align 4, !dbg !53
  call void @llvm.dbg.declare(metadata ptr %4, metadata !54, metadata !DIExpression()), !dbg !56
  store i32 0, ptr %4, align 4, !dbg !56
  br label %5, !dbg !57

5:                                                ; preds = %13, %1
  %6 = load i32, ptr %4, align 4, !dbg !58
  %7 = load i32, ptr %2, align 4, !dbg !60
  %8 = icmp slt i32 %6, %7, !dbg !61
  br i1 %8, label %9, label %16, !dbg !62

9:                                                ; preds = %5
  %10 = load i32, ptr %3, align 4, !dbg !63
  call void @report(i32 noundef %10), !dbg !65
  %11 = load i32, ptr %4, align 4, !dbg !66
  %12 = call i32 @read_sensor(i32 noundef %11), !dbg !67
  store i32 %12, ptr %3, align 4, !dbg !68
  br label %13, !dbg !69

13:                                               ; preds = %9
  %14 = load i32, ptr %4, align 4, !dbg !70
  %15 = add nsw i32 %14, 1, !dbg !70
  store i32 %15, ptr %4, align 4, !dbg !70
  br label %5, !dbg !71, !llvm.loop !72

16:                                               ; preds = %5
  ret void, !dbg !74
}

define dso_local i32 @sometimes(i32 noundef %0) !dbg !75 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !78, metadata !DIExpression()), !dbg !79
  call void @llvm.dbg.declare(metadata ptr %4, metadata !80, metadata !DIExpression()), !dbg !81
  %5 = call i32 @read_sensor(i32 noundef 3), !dbg !82
  store i32 %5, ptr %4, align 4, !dbg !81
  %6 = load i32, ptr %3, align 4, !dbg !83
  %7 = icmp ne i32 %6, 0, !dbg !83
  br i1 %7, label %8, label %10, !dbg !85

8:                                                ; preds = %1
  %9 = load i32, ptr %4, align 4, !dbg !86
  store i32 %9, ptr %2, align 4, !dbg !87
  br label %11, !dbg !87

10:                                               ; preds = %1
  store i32 0, ptr %2, align 4, !dbg !88
  br label %11, !dbg !88

11:                                               ; preds = %10, %8
  %12 = load i32, ptr %2, align 4, !dbg !89
  ret i32 %12, !dbg !89
}

define dso_local void @escapes() !dbg !90 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !93, metadata !DIExpression()), !dbg !94
  store i32 1, ptr %1, align 4, !dbg !94
  call void @fill(ptr noundef %1), !dbg !95
  store i32 2, ptr %1, align 4, !dbg !96
  call void @fill(ptr noundef %1), !dbg !97
  ret void, !dbg !98
}

declare void @fill(ptr noundef)

define dso_local void @hardware() !dbg !99 {
  %1 = alloca i32, align 4
  call void @llvm.dbg.declare(metadata ptr %1, metadata !100, metadata !DIExpression()), !dbg !102
  store volatile i32 1, ptr %1, align 4, !dbg !102
  store volatile i32 2, ptr %1, align 4, !dbg !103
  ret void, !dbg !104
}

define dso_local i32 @defaults(i32 noundef %0) !dbg !105 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !106, metadata !DIExpression()), !dbg !107
  call void @llvm.dbg.declare(metadata ptr %3, metadata !108, metadata !DIExpression()), !dbg !109
  store i32 0, ptr %3, align 4, !dbg !109
  %4 = load i32, ptr %2, align 4, !dbg !110
  %5 = icmp ne i32 %4, 0, !dbg !110
  br i1 %5, label %6, label %8, !dbg !112

6:                                                ; preds = %1
  %7 = call i32 @read_sensor(i32 noundef 4), !dbg !113
  store i32 %7, ptr %3, align 4, !dbg !114
  br label %10, !dbg !115

8:                                                ; preds = %1
  %9 = call i32 @read_sensor(i32 noundef 5), !dbg !116
  store i32 %9, ptr %3, align 4, !dbg !117
  br label %10

10:                                               ; preds = %8, %6
  %11 = load i32, ptr %3, align 4, !dbg !118
  ret i32 %11, !dbg !119
}


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
!10 = distinct !DISubprogram(name: "overwritten", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "value", scope: !10, file: !1, line: 8, type: !13)
!16 = !DILocation(line: 8, column: 9, scope: !10)
!17 = !DILocation(line: 8, column: 17, scope: !10)
!18 = !DILocation(line: 9, column: 13, scope: !10)
!19 = !DILocation(line: 9, column: 11, scope: !10)
!20 = !DILocation(line: 10, column: 12, scope: !10)
!21 = !DILocation(line: 10, column: 5, scope: !10)
!22 = distinct !DISubprogram(name: "dropped", scope: !1, file: !1, line: 14, type: !23, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!23 = !DISubroutineType(types: !24)
!24 = !{null, !13}
!25 = !DILocalVariable(name: "n", arg: 1, scope: !22, file: !1, line: 14, type: !13)
!26 = !DILocation(line: 14, column: 18, scope: !22)
!27 = !DILocalVariable(name: "total", scope: !22, file: !1, line: 15, type: !13)
!28 = !DILocation(line: 15, column: 9, scope: !22)
!29 = !DILocalVariable(name: "i", scope: !30, file: !1, line: 16, type: !13)
!30 = distinct !DILexicalBlock(scope: !22, file: !1, line: 16, column: 5)
!31 = !DILocation(line: 16, column: 14, scope: !30)
!32 = !DILocation(line: 16, column: 10, scope: !30)
!33 = !DILocation(line: 16, column: 21, scope: !34)
!34 = distinct !DILexicalBlock(scope: !30, file: !1, line: 16, column: 5)
!35 = !DILocation(line: 16, column: 25, scope: !34)
!36 = !DILocation(line: 16, column: 23, scope: !34)
!37 = !DILocation(line: 16, column: 5, scope: !30)
!38 = !DILocation(line: 17, column: 16, scope: !34)
!39 = !DILocation(line: 17, column: 9, scope: !34)
!40 = !DILocation(line: 16, column: 29, scope: !34)
!41 = !DILocation(line: 16, column: 5, scope: !34)
!42 = distinct !{!42, !37, !43, !44}
!43 = !DILocation(line: 17, column: 17, scope: !30)
!44 = !{!"llvm.loop.mustprogress"}
!45 = !DILocation(line: 18, column: 13, scope: !22)
!46 = !DILocation(line: 18, column: 15, scope: !22)
!47 = !DILocation(line: 18, column: 11, scope: !22)
!48 = !DILocation(line: 19, column: 1, scope: !22)
!49 = distinct !DISubprogram(name: "carried", scope: !1, file: !1, line: 22, type: !23, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!50 = !DILocalVariable(name: "n", arg: 1, scope: !49, file: !1, line: 22, type: !13)
!51 = !DILocation(line: 22, column: 18, scope: !49)
!52 = !DILocalVariable(name: "last", scope: !49, file: !1, line: 23, type: !13)
!53 = !DILocation(line: 23, column: 9, scope: !49)
!54 = !DILocalVariable(name: "i", scope: !55, file: !1, line: 24, type: !13)
!55 = distinct !DILexicalBlock(scope: !49, file: !1, line: 24, column: 5)
!56 = !DILocation(line: 24, column: 14, scope: !55)
!57 = !DILocation(line: 24, column: 10, scope: !55)
!58 = !DILocation(line: 24, column: 21, scope: !59)
!59 = distinct !DILexicalBlock(scope: !55, file: !1, line: 24, column: 5)
!60 = !DILocation(line: 24, column: 25, scope: !59)
!61 = !DILocation(line: 24, column: 23, scope: !59)
!62 = !DILocation(line: 24, column: 5, scope: !55)
!63 = !DILocation(line: 25, column: 16, scope: !64)
!64 = distinct !DILexicalBlock(scope: !59, file: !1, line: 24, column: 33)
!65 = !DILocation(line: 25, column: 9, scope: !64)
!66 = !DILocation(line: 26, column: 28, scope: !64)
!67 = !DILocation(line: 26, column: 16, scope: !64)
!68 = !DILocation(line: 26, column: 14, scope: !64)
!69 = !DILocation(line: 27, column: 5, scope: !64)
!70 = !DILocation(line: 24, column: 29, scope: !59)
!71 = !DILocation(line: 24, column: 5, scope: !59)
!72 = distinct !{!72, !62, !73, !44}
!73 = !DILocation(line: 27, column: 5, scope: !55)
!74 = !DILocation(line: 28, column: 1, scope: !49)
!75 = distinct !DISubprogram(name: "sometimes", scope: !1, file: !1, line: 31, type: !76, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!76 = !DISubroutineType(types: !77)
!77 = !{!13, !13}
!78 = !DILocalVariable(name: "c", arg: 1, scope: !75, file: !1, line: 31, type: !13)
!79 = !DILocation(line: 31, column: 19, scope: !75)
!80 = !DILocalVariable(name: "value", scope: !75, file: !1, line: 32, type: !13)
!81 = !DILocation(line: 32, column: 9, scope: !75)
!82 = !DILocation(line: 32, column: 17, scope: !75)
!83 = !DILocation(line: 33, column: 9, scope: !84)
!84 = distinct !DILexicalBlock(scope: !75, file: !1, line: 33, column: 9)
!85 = !DILocation(line: 33, column: 9, scope: !75)
!86 = !DILocation(line: 34, column: 16, scope: !84)
!87 = !DILocation(line: 34, column: 9, scope: !84)
!88 = !DILocation(line: 35, column: 5, scope: !75)
!89 = !DILocation(line: 36, column: 1, scope: !75)
!90 = distinct !DISubprogram(name: "escapes", scope: !1, file: !1, line: 39, type: !91, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!91 = !DISubroutineType(types: !92)
!92 = !{null}
!93 = !DILocalVariable(name: "value", scope: !90, file: !1, line: 40, type: !13)
!94 = !DILocation(line: 40, column: 9, scope: !90)
!95 = !DILocation(line: 41, column: 5, scope: !90)
!96 = !DILocation(line: 42, column: 11, scope: !90)
!97 = !DILocation(line: 43, column: 5, scope: !90)
!98 = !DILocation(line: 44, column: 1, scope: !90)
!99 = distinct !DISubprogram(name: "hardware", scope: !1, file: !1, line: 47, type: !91, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!100 = !DILocalVariable(name: "port", scope: !99, file: !1, line: 48, type: !101)
!101 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !13)
!102 = !DILocation(line: 48, column: 18, scope: !99)
!103 = !DILocation(line: 49, column: 10, scope: !99)
!104 = !DILocation(line: 50, column: 1, scope: !99)
!105 = distinct !DISubprogram(name: "defaults", scope: !1, file: !1, line: 53, type: !76, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!106 = !DILocalVariable(name: "c", arg: 1, scope: !105, file: !1, line: 53, type: !13)
!107 = !DILocation(line: 53, column: 18, scope: !105)
!108 = !DILocalVariable(name: "value", scope: !105, file: !1, line: 54, type: !13)
!109 = !DILocation(line: 54, column: 9, scope: !105)
!110 = !DILocation(line: 55, column: 9, scope: !111)
!111 = distinct !DILexicalBlock(scope: !105, file: !1, line: 55, column: 9)
!112 = !DILocation(line: 55, column: 9, scope: !105)
!113 = !DILocation(line: 56, column: 17, scope: !111)
!114 = !DILocation(line: 56, column: 15, scope: !111)
!115 = !DILocation(line: 56, column: 9, scope: !111)
!116 = !DILocation(line: 58, column: 17, scope: !111)
!117 = !DILocation(line: 58, column: 15, scope: !111)
!118 = !DILocation(line: 59, column: 12, scope: !105)
!119 = !DILocation(line: 59, column: 5, scope: !105)
