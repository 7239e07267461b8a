source_filename = "program.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@.str = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [5 x i8] c"HOME\00", align 1, !dbg !7
@stdin = external global ptr, align 8
@.str.2 = private unnamed_addr constant [8 x i8] c"input: \00", align 1, !dbg !12
@stderr = external global ptr, align 8
@.str.3 = private unnamed_addr constant [6 x i8] c"STYLE\00", align 1, !dbg !17
@formats = internal constant [2 x ptr] [ptr @.str.5, ptr @.str.6], align 16, !dbg !22
@.str.4 = private unnamed_addr constant [18 x i8] c"no such file: %s\0A\00", align 1, !dbg !28
@.str.5 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !33
@.str.6 = private unnamed_addr constant [4 x i8] c"%x\0A\00", align 1, !dbg !35

define dso_local void @show_right() !dbg !51 {
  %1 = call ptr @getenv(ptr noundef @.str.1), !dbg !55
  %2 = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef %1), !dbg !56
  ret void, !dbg !57
}

declare i32 @printf(ptr noundef, ...)

declare ptr @getenv(ptr noundef)

define dso_local void @show_wrong() !dbg !58 {
  %1 = call ptr @getenv(ptr noundef @.str.1), !dbg !59
  %2 = call i32 (ptr, ...) @printf(ptr noundef %1), !dbg !60
  ret void, !dbg !61
}

define dso_local void @copy_wrong() !dbg !62 {
  %1 = alloca [128 x i8], align 16
  %2 = alloca [256 x i8], align 16
  call void @llvm.dbg.declare(metadata ptr %1, metadata !63, metadata !DIExpression()), !dbg !67
  call void @llvm.dbg.declare(metadata ptr %2, metadata !68, metadata !DIExpression()), !dbg !72
  %3 = getelementptr inbounds [128 x i8], ptr %1, i64 0, i64 0, !dbg !73
  %4 = load ptr, ptr @stdin, align 8, !dbg !75
  %5 = call ptr @fgets(ptr noundef %3, i32 noundef 128, ptr noundef %4), !dbg !76
  %6 = icmp ne ptr %5, null, !dbg !76
  br i1 %6, label %8, label %7, !dbg !77

7:                                                ; preds = %0
  br label %17, !dbg !78

8:                                                ; preds = %0
  %9 = getelementptr inbounds [256 x i8], ptr %2, i64 0, i64 0, !dbg !79
  %10 = call ptr @strcpy(ptr noundef %9, ptr noundef @.str.2), !dbg !80
  %11 = getelementptr inbounds [256 x i8], ptr %2, i64 0, i64 0, !dbg !81
  %12 = getelementptr inbounds [128 x i8], ptr %1, i64 0, i64 0, !dbg !82
  %13 = call ptr @strcat(ptr noundef %11, ptr noundef %12), !dbg !83
  %14 = load ptr, ptr @stderr, align 8, !dbg !84
  %15 = getelementptr inbounds [256 x i8], ptr %2, i64 0, i64 0, !dbg !85
  %16 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %14, ptr noundef %15), !dbg !86
  br label %17, !dbg !87

17:                                               ; preds = %8, %7
  ret void, !dbg !87
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef)

declare ptr @strcpy(ptr noundef, ptr noundef)

declare ptr @strcat(ptr noundef, ptr noundef)

declare i32 @fprintf(ptr noundef, ptr noundef, ...)

define dso_local void @choose_right(i32 noundef %0) !dbg !88 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !92, metadata !DIExpression()), !dbg !93
  %2 = call ptr @getenv(ptr noundef @.str.3), !dbg !94
  call void @llvm.dbg.value(metadata ptr %2, metadata !95, metadata !DIExpression()), !dbg !93
  %3 = icmp ne ptr %2, null, !dbg !97
  br i1 %3, label %4, label %9, !dbg !98

4:                                                ; preds = %1
  %5 = getelementptr inbounds i8, ptr %2, i64 0, !dbg !99
  %6 = load i8, ptr %5, align 1, !dbg !99
  %7 = sext i8 %6 to i32, !dbg !99
  %8 = icmp eq i32 %7, 120, !dbg !100
  br label %9

9:                                                ; preds = %4, %1
  %10 = phi i1 [ false, %1 ], [ %8, %4 ], !dbg !93
  %11 = zext i1 %10 to i32, !dbg !98
  %12 = sext i32 %11 to i64, !dbg !101
  %13 = getelementptr inbounds [2 x ptr], ptr @formats, i64 0, i64 %12, !dbg !101
  %14 = load ptr, ptr %13, align 8, !dbg !101
  %15 = call i32 (ptr, ...) @printf(ptr noundef %14, i32 noundef %0), !dbg !102
  ret void, !dbg !103
}

define dso_local void @complain_right(ptr noundef %0) !dbg !104 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !107, metadata !DIExpression()), !dbg !108
  call void (ptr, ...) @complain(ptr noundef @.str.4, ptr noundef %0), !dbg !109
  ret void, !dbg !110
}

define internal void @complain(ptr noundef %0, ...) !dbg !111 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.dbg.value(metadata ptr %0, metadata !114, metadata !DIExpression()), !dbg !115
  call void @llvm.dbg.declare(metadata ptr %2, metadata !116, metadata !DIExpression()), !dbg !133
  %3 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %2, i64 0, i64 0, !dbg !134
  call void @llvm.va_start(ptr %3), !dbg !134
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %2, i64 0, i64 0, !dbg !135
  call void @vsyslog(i32 noundef 3, ptr noundef %0, ptr noundef %4), !dbg !136
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %2, i64 0, i64 0, !dbg !137
  call void @llvm.va_end(ptr %5), !dbg !137
  ret void, !dbg !138
}

define dso_local i32 @main(i32 noundef %0, ptr noundef %1) !dbg !139 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !143, metadata !DIExpression()), !dbg !144
  call void @llvm.dbg.value(metadata ptr %1, metadata !145, metadata !DIExpression()), !dbg !144
  %3 = icmp sgt i32 %0, 1, !dbg !146
  br i1 %3, label %4, label %7, !dbg !148

4:                                                ; preds = %2
  %5 = getelementptr inbounds ptr, ptr %1, i64 1, !dbg !149
  %6 = load ptr, ptr %5, align 8, !dbg !149
  call void (ptr, ...) @complain(ptr noundef %6), !dbg !150
  br label %7, !dbg !150

7:                                                ; preds = %4, %2
  %8 = getelementptr inbounds ptr, ptr %1, i64 0, !dbg !151
  %9 = load ptr, ptr %8, align 8, !dbg !151
  call void @complain_right(ptr noundef %9), !dbg !152
  call void @show_right(), !dbg !153
  ret i32 0, !dbg !154
}

declare void @llvm.va_start(ptr)

declare void @vsyslog(i32 noundef, ptr noundef, ptr noundef)

declare void @llvm.va_end(ptr)

declare void @llvm.dbg.value(metadata, metadata, metadata)


!llvm.dbg.cu = !{!24}
!llvm.module.flags = !{!43, !44, !45, !46, !47, !48, !49}
!llvm.ident = !{!50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "program.c", directory: "src")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 5)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 8)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 31, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 6)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "formats", scope: !24, file: !2, line: 29, type: !37, isLocal: true, isDefinition: true)
!24 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !25, globals: !27, splitDebugInlining: false, nameTableKind: None)
!25 = !{!26}
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!27 = !{!0, !7, !12, !17, !28, !33, !35, !22}
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !2, line: 45, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 18)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !3, isLocal: true, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !2, line: 29, type: !3, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 128, elements: !41)
!38 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !39)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!41 = !{!42}
!42 = !DISubrange(count: 2)
!43 = !{i32 7, !"Dwarf Version", i32 5}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 7, !"PIC Level", i32 2}
!47 = !{i32 7, !"PIE Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 2}
!49 = !{i32 7, !"frame-pointer", i32 2}
!50 = !{!"clang"}
!51 = distinct !DISubprogram(name: "show_right", scope: !2, file: !2, line: 9, type: !52, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !24, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{null}
!54 = !{}
!55 = !DILocation(line: 10, column: 20, scope: !51)
!56 = !DILocation(line: 10, column: 5, scope: !51)
!57 = !DILocation(line: 11, column: 1, scope: !51)
!58 = distinct !DISubprogram(name: "show_wrong", scope: !2, file: !2, line: 14, type: !52, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !24, retainedNodes: !54)
!59 = !DILocation(line: 15, column: 12, scope: !58)
!60 = !DILocation(line: 15, column: 5, scope: !58)
!61 = !DILocation(line: 16, column: 1, scope: !58)
!62 = distinct !DISubprogram(name: "copy_wrong", scope: !2, file: !2, line: 19, type: !52, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !24, retainedNodes: !54)
!63 = !DILocalVariable(name: "line", scope: !62, file: !2, line: 20, type: !64)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 1024, elements: !65)
!65 = !{!66}
!66 = !DISubrange(count: 128)
!67 = !DILocation(line: 20, column: 10, scope: !62)
!68 = !DILocalVariable(name: "message", scope: !62, file: !2, line: 20, type: !69)
!69 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 2048, elements: !70)
!70 = !{!71}
!71 = !DISubrange(count: 256)
!72 = !DILocation(line: 20, column: 21, scope: !62)
!73 = !DILocation(line: 21, column: 16, scope: !74)
!74 = distinct !DILexicalBlock(scope: !62, file: !2, line: 21, column: 9)
!75 = !DILocation(line: 21, column: 35, scope: !74)
!76 = !DILocation(line: 21, column: 10, scope: !74)
!77 = !DILocation(line: 21, column: 9, scope: !62)
!78 = !DILocation(line: 22, column: 9, scope: !74)
!79 = !DILocation(line: 23, column: 12, scope: !62)
!80 = !DILocation(line: 23, column: 5, scope: !62)
!81 = !DILocation(line: 24, column: 12, scope: !62)
!82 = !DILocation(line: 24, column: 21, scope: !62)
!83 = !DILocation(line: 24, column: 5, scope: !62)
!84 = !DILocation(line: 25, column: 13, scope: !62)
!85 = !DILocation(line: 25, column: 21, scope: !62)
!86 = !DILocation(line: 25, column: 5, scope: !62)
!87 = !DILocation(line: 26, column: 1, scope: !62)
!88 = distinct !DISubprogram(name: "choose_right", scope: !2, file: !2, line: 30, type: !89, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !24, retainedNodes: !54)
!89 = !DISubroutineType(types: !90)
!90 = !{null, !91}
!91 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!92 = !DILocalVariable(name: "n", arg: 1, scope: !88, file: !2, line: 30, type: !91)
!93 = !DILocation(line: 0, scope: !88)
!94 = !DILocation(line: 31, column: 18, scope: !88)
!95 = !DILocalVariable(name: "wish", scope: !88, file: !2, line: 31, type: !96)
!96 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!97 = !DILocation(line: 32, column: 25, scope: !88)
!98 = !DILocation(line: 32, column: 33, scope: !88)
!99 = !DILocation(line: 32, column: 36, scope: !88)
!100 = !DILocation(line: 32, column: 44, scope: !88)
!101 = !DILocation(line: 32, column: 12, scope: !88)
!102 = !DILocation(line: 32, column: 5, scope: !88)
!103 = !DILocation(line: 33, column: 1, scope: !88)
!104 = distinct !DISubprogram(name: "complain_right", scope: !2, file: !2, line: 44, type: !105, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !24, retainedNodes: !54)
!105 = !DISubroutineType(types: !106)
!106 = !{null, !39}
!107 = !DILocalVariable(name: "name", arg: 1, scope: !104, file: !2, line: 44, type: !39)
!108 = !DILocation(line: 0, scope: !104)
!109 = !DILocation(line: 45, column: 5, scope: !104)
!110 = !DILocation(line: 46, column: 1, scope: !104)
!111 = distinct !DISubprogram(name: "complain", scope: !2, file: !2, line: 36, type: !112, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !24, retainedNodes: !54)
!112 = !DISubroutineType(types: !113)
!113 = !{null, !39, null}
!114 = !DILocalVariable(name: "format", arg: 1, scope: !111, file: !2, line: 36, type: !39)
!115 = !DILocation(line: 0, scope: !111)
!116 = !DILocalVariable(name: "args", scope: !111, file: !2, line: 37, type: !117)
!117 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !118, line: 52, baseType: !119)
!118 = !DIFile(filename: "/usr/include/stdio.h", directory: "src")
!119 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !120, line: 32, baseType: !121)
!120 = !DIFile(filename: "/usr/lib/llvm-15/lib/clang/15.0.6/include/stdarg.h", directory: "src")
!121 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !122, baseType: !123)
!122 = !DIFile(filename: "program.c", directory: "src")
!123 = !DICompositeType(tag: DW_TAG_array_type, baseType: !124, size: 192, elements: !131)
!124 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !125)
!125 = !{!126, !128, !129, !130}
!126 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !124, file: !122, line: 37, baseType: !127, size: 32)
!127 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!128 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !124, file: !122, line: 37, baseType: !127, size: 32, offset: 32)
!129 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !124, file: !122, line: 37, baseType: !26, size: 64, offset: 64)
!130 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !124, file: !122, line: 37, baseType: !26, size: 64, offset: 128)
!131 = !{!132}
!132 = !DISubrange(count: 1)
!133 = !DILocation(line: 37, column: 13, scope: !111)
!134 = !DILocation(line: 38, column: 5, scope: !111)
!135 = !DILocation(line: 39, column: 30, scope: !111)
!136 = !DILocation(line: 39, column: 5, scope: !111)
!137 = !DILocation(line: 40, column: 5, scope: !111)
!138 = !DILocation(line: 41, column: 1, scope: !111)
!139 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 49, type: !140, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !24, retainedNodes: !54)
!140 = !DISubroutineType(types: !141)
!141 = !{!91, !91, !142}
!142 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!143 = !DILocalVariable(name: "argc", arg: 1, scope: !139, file: !2, line: 49, type: !91)
!144 = !DILocation(line: 0, scope: !139)
!145 = !DILocalVariable(name: "argv", arg: 2, scope: !139, file: !2, line: 49, type: !142)
!146 = !DILocation(line: 50, column: 14, scope: !147)
!147 = distinct !DILexicalBlock(scope: !139, file: !2, line: 50, column: 9)
!148 = !DILocation(line: 50, column: 9, scope: !139)
!149 = !DILocation(line: 51, column: 18, scope: !147)
!150 = !DILocation(line: 51, column: 9, scope: !147)
!151 = !DILocation(line: 52, column: 20, scope: !139)
!152 = !DILocation(line: 52, column: 5, scope: !139)
!153 = !DILocation(line: 53, column: 5, scope: !139)
!154 = !DILocation(line: 54, column: 5, scope: !139)
