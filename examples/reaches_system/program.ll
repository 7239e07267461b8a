source_filename = "program.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@actions = internal constant [2 x ptr] [ptr @convert, ptr @count], align 16, !dbg !0
@.str = private unnamed_addr constant [12 x i8] c"/usr/bin/vi\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [19 x i8] c"convert %s out.png\00", align 1, !dbg !13
@.str.2 = private unnamed_addr constant [6 x i8] c"clear\00", align 1, !dbg !18

define dso_local i32 @serve(i32 noundef %0, ptr noundef %1) !dbg !40 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !44, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.value(metadata ptr %1, metadata !46, metadata !DIExpression()), !dbg !45
  %3 = and i32 %0, 1, !dbg !47
  %4 = sext i32 %3 to i64, !dbg !48
  %5 = getelementptr inbounds [2 x ptr], ptr @actions, i64 0, i64 %4, !dbg !48
  %6 = load ptr, ptr %5, align 8, !dbg !48
  %7 = call i32 %6(ptr noundef %1), !dbg !48
  ret i32 %7, !dbg !49
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

define dso_local i32 @apply(ptr noundef %0, ptr noundef %1) !dbg !50 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !53, metadata !DIExpression()), !dbg !54
  call void @llvm.dbg.value(metadata ptr %1, metadata !55, metadata !DIExpression()), !dbg !54
  %3 = call i32 %0(ptr noundef %1), !dbg !56
  ret i32 %3, !dbg !57
}

define dso_local i32 @harmless(ptr noundef %0) !dbg !58 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !59, metadata !DIExpression()), !dbg !60
  %2 = call i32 @count(ptr noundef %0), !dbg !61
  ret i32 %2, !dbg !62
}

define internal i32 @count(ptr noundef %0) !dbg !63 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !64, metadata !DIExpression()), !dbg !65
  %2 = call i64 @strlen(ptr noundef %0), !dbg !66
  %3 = trunc i64 %2 to i32, !dbg !67
  ret i32 %3, !dbg !68
}

define dso_local i32 @edit(ptr noundef %0) !dbg !69 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !75, metadata !DIExpression()), !dbg !76
  %2 = call i32 @execv(ptr noundef @.str, ptr noundef %0), !dbg !77
  ret i32 %2, !dbg !78
}

declare i32 @execv(ptr noundef, ptr noundef)

define dso_local i32 @main(i32 noundef %0, ptr noundef %1) !dbg !79 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !83, metadata !DIExpression()), !dbg !84
  call void @llvm.dbg.value(metadata ptr %1, metadata !85, metadata !DIExpression()), !dbg !84
  %3 = call i32 @clear_screen(), !dbg !86
  %4 = icmp sgt i32 %0, 1, !dbg !87
  br i1 %4, label %5, label %9, !dbg !88

5:                                                ; preds = %2
  %6 = getelementptr inbounds ptr, ptr %1, i64 1, !dbg !89
  %7 = load ptr, ptr %6, align 8, !dbg !89
  %8 = call i32 @serve(i32 noundef 0, ptr noundef %7), !dbg !90
  br label %13, !dbg !88

9:                                                ; preds = %2
  %10 = getelementptr inbounds ptr, ptr %1, i64 0, !dbg !91
  %11 = load ptr, ptr %10, align 8, !dbg !91
  %12 = call i32 @harmless(ptr noundef %11), !dbg !92
  br label %13, !dbg !88

13:                                               ; preds = %9, %5
  %14 = phi i32 [ %8, %5 ], [ %12, %9 ], !dbg !88
  ret i32 %14, !dbg !93
}

define internal i32 @clear_screen() !dbg !94 {
  %1 = call i32 @system(ptr noundef @.str.2), !dbg !96
  ret i32 %1, !dbg !97
}

define internal i32 @convert(ptr noundef %0) !dbg !98 {
  %2 = alloca [256 x i8], align 16
  call void @llvm.dbg.value(metadata ptr %0, metadata !99, metadata !DIExpression()), !dbg !100
  call void @llvm.dbg.declare(metadata ptr %2, metadata !101, metadata !DIExpression()), !dbg !105
  %3 = getelementptr inbounds [256 x i8], ptr %2, i64 0, i64 0, !dbg !106
  %4 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %3, i64 noundef 256, ptr noundef @.str.1, ptr noundef %0), !dbg !107
  %5 = getelementptr inbounds [256 x i8], ptr %2, i64 0, i64 0, !dbg !108
  %6 = call i32 @run(ptr noundef %5), !dbg !109
  ret i32 %6, !dbg !110
}

declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...)

define internal i32 @run(ptr noundef %0) !dbg !111 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !112, metadata !DIExpression()), !dbg !113
  %2 = call i32 @system(ptr noundef %0), !dbg !114
  ret i32 %2, !dbg !115
}

declare i32 @system(ptr noundef)

declare i64 @strlen(ptr noundef)

declare void @llvm.dbg.value(metadata, metadata, metadata)


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}
!llvm.ident = !{!39}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "actions", scope: !2, file: !3, line: 28, type: !23, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "program.c", directory: "src")
!4 = !{!5}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{!7, !0, !13, !18}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 45, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 12)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 14, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 152, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 19)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 48, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 6)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 128, elements: !30)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !25)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DISubroutineType(types: !27)
!27 = !{!5, !28}
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!30 = !{!31}
!31 = !DISubrange(count: 2)
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 7, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 2}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = !{!"clang"}
!40 = distinct !DISubprogram(name: "serve", scope: !3, file: !3, line: 30, type: !41, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!41 = !DISubroutineType(types: !42)
!42 = !{!5, !5, !28}
!43 = !{}
!44 = !DILocalVariable(name: "which", arg: 1, scope: !40, file: !3, line: 30, type: !5)
!45 = !DILocation(line: 0, scope: !40)
!46 = !DILocalVariable(name: "file", arg: 2, scope: !40, file: !3, line: 30, type: !28)
!47 = !DILocation(line: 31, column: 26, scope: !40)
!48 = !DILocation(line: 31, column: 12, scope: !40)
!49 = !DILocation(line: 31, column: 5, scope: !40)
!50 = distinct !DISubprogram(name: "apply", scope: !3, file: !3, line: 35, type: !51, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!51 = !DISubroutineType(types: !52)
!52 = !{!5, !25, !28}
!53 = !DILocalVariable(name: "action", arg: 1, scope: !50, file: !3, line: 35, type: !25)
!54 = !DILocation(line: 0, scope: !50)
!55 = !DILocalVariable(name: "file", arg: 2, scope: !50, file: !3, line: 35, type: !28)
!56 = !DILocation(line: 36, column: 12, scope: !50)
!57 = !DILocation(line: 36, column: 5, scope: !50)
!58 = distinct !DISubprogram(name: "harmless", scope: !3, file: !3, line: 40, type: !26, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!59 = !DILocalVariable(name: "file", arg: 1, scope: !58, file: !3, line: 40, type: !28)
!60 = !DILocation(line: 0, scope: !58)
!61 = !DILocation(line: 41, column: 12, scope: !58)
!62 = !DILocation(line: 41, column: 5, scope: !58)
!63 = distinct !DISubprogram(name: "count", scope: !3, file: !3, line: 23, type: !26, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!64 = !DILocalVariable(name: "file", arg: 1, scope: !63, file: !3, line: 23, type: !28)
!65 = !DILocation(line: 0, scope: !63)
!66 = !DILocation(line: 24, column: 17, scope: !63)
!67 = !DILocation(line: 24, column: 12, scope: !63)
!68 = !DILocation(line: 24, column: 5, scope: !63)
!69 = distinct !DISubprogram(name: "edit", scope: !3, file: !3, line: 44, type: !70, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!70 = !DISubroutineType(types: !71)
!71 = !{!5, !72}
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !74)
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!75 = !DILocalVariable(name: "args", arg: 1, scope: !69, file: !3, line: 44, type: !72)
!76 = !DILocation(line: 0, scope: !69)
!77 = !DILocation(line: 45, column: 12, scope: !69)
!78 = !DILocation(line: 45, column: 5, scope: !69)
!79 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 48, type: !80, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!80 = !DISubroutineType(types: !81)
!81 = !{!5, !5, !82}
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64)
!83 = !DILocalVariable(name: "argc", arg: 1, scope: !79, file: !3, line: 48, type: !5)
!84 = !DILocation(line: 0, scope: !79)
!85 = !DILocalVariable(name: "argv", arg: 2, scope: !79, file: !3, line: 48, type: !82)
!86 = !DILocation(line: 49, column: 5, scope: !79)
!87 = !DILocation(line: 50, column: 17, scope: !79)
!88 = !DILocation(line: 50, column: 12, scope: !79)
!89 = !DILocation(line: 50, column: 32, scope: !79)
!90 = !DILocation(line: 50, column: 23, scope: !79)
!91 = !DILocation(line: 50, column: 52, scope: !79)
!92 = !DILocation(line: 50, column: 43, scope: !79)
!93 = !DILocation(line: 50, column: 5, scope: !79)
!94 = distinct !DISubprogram(name: "clear_screen", scope: !3, file: !3, line: 19, type: !95, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!95 = !DISubroutineType(types: !4)
!96 = !DILocation(line: 20, column: 12, scope: !94)
!97 = !DILocation(line: 20, column: 5, scope: !94)
!98 = distinct !DISubprogram(name: "convert", scope: !3, file: !3, line: 12, type: !26, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!99 = !DILocalVariable(name: "file", arg: 1, scope: !98, file: !3, line: 12, type: !28)
!100 = !DILocation(line: 0, scope: !98)
!101 = !DILocalVariable(name: "command", scope: !98, file: !3, line: 13, type: !102)
!102 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 2048, elements: !103)
!103 = !{!104}
!104 = !DISubrange(count: 256)
!105 = !DILocation(line: 13, column: 10, scope: !98)
!106 = !DILocation(line: 14, column: 14, scope: !98)
!107 = !DILocation(line: 14, column: 5, scope: !98)
!108 = !DILocation(line: 15, column: 16, scope: !98)
!109 = !DILocation(line: 15, column: 12, scope: !98)
!110 = !DILocation(line: 15, column: 5, scope: !98)
!111 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 8, type: !26, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!112 = !DILocalVariable(name: "command", arg: 1, scope: !111, file: !3, line: 8, type: !28)
!113 = !DILocation(line: 0, scope: !111)
!114 = !DILocation(line: 9, column: 12, scope: !111)
!115 = !DILocation(line: 9, column: 5, scope: !111)
