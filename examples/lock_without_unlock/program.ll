source_filename = "program.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.account = type { %union.pthread_mutex_t, i64 }

@journal = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@entries = internal global i64 0, align 8, !dbg !5

define dso_local i32 @withdraw_wrong(ptr noundef %0, i64 noundef %1) !dbg !48 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !57, metadata !DIExpression()), !dbg !58
  call void @llvm.dbg.value(metadata i64 %1, metadata !59, metadata !DIExpression()), !dbg !58
  %3 = getelementptr inbounds %struct.account, ptr %0, i32 0, i32 0, !dbg !60
  %4 = call i32 @pthread_mutex_lock(ptr noundef %3), !dbg !61
  %5 = getelementptr inbounds %struct.account, ptr %0, i32 0, i32 1, !dbg !62
  %6 = load i64, ptr %5, align 8, !dbg !62
  %7 = icmp slt i64 %6, %1, !dbg !64
  br i1 %7, label %8, label %9, !dbg !65

8:                                                ; preds = %2
  br label %15, !dbg !66

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.account, ptr %0, i32 0, i32 1, !dbg !67
  %11 = load i64, ptr %10, align 8, !dbg !68
  %12 = sub nsw i64 %11, %1, !dbg !68
  store i64 %12, ptr %10, align 8, !dbg !68
  %13 = getelementptr inbounds %struct.account, ptr %0, i32 0, i32 0, !dbg !69
  %14 = call i32 @pthread_mutex_unlock(ptr noundef %13), !dbg !70
  br label %15, !dbg !71

15:                                               ; preds = %9, %8
  %.0 = phi i32 [ -1, %8 ], [ 0, %9 ], !dbg !58
  ret i32 %.0, !dbg !72
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare i32 @pthread_mutex_lock(ptr noundef)

declare i32 @pthread_mutex_unlock(ptr noundef)

define dso_local i32 @withdraw_right(ptr noundef %0, i64 noundef %1) !dbg !73 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !74, metadata !DIExpression()), !dbg !75
  call void @llvm.dbg.value(metadata i64 %1, metadata !76, metadata !DIExpression()), !dbg !75
  call void @llvm.dbg.value(metadata i32 -1, metadata !77, metadata !DIExpression()), !dbg !75
  %3 = getelementptr inbounds %struct.account, ptr %0, i32 0, i32 0, !dbg !78
  %4 = call i32 @pthread_mutex_lock(ptr noundef %3), !dbg !79
  %5 = getelementptr inbounds %struct.account, ptr %0, i32 0, i32 1, !dbg !80
  %6 = load i64, ptr %5, align 8, !dbg !80
  %7 = icmp sge i64 %6, %1, !dbg !82
  br i1 %7, label %8, label %12, !dbg !83

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.account, ptr %0, i32 0, i32 1, !dbg !84
  %10 = load i64, ptr %9, align 8, !dbg !86
  %11 = sub nsw i64 %10, %1, !dbg !86
  store i64 %11, ptr %9, align 8, !dbg !86
  call void @llvm.dbg.value(metadata i32 0, metadata !77, metadata !DIExpression()), !dbg !75
  br label %12, !dbg !87

12:                                               ; preds = %8, %2
  %.0 = phi i32 [ 0, %8 ], [ -1, %2 ], !dbg !75
  call void @llvm.dbg.value(metadata i32 %.0, metadata !77, metadata !DIExpression()), !dbg !75
  %13 = getelementptr inbounds %struct.account, ptr %0, i32 0, i32 0, !dbg !88
  %14 = call i32 @pthread_mutex_unlock(ptr noundef %13), !dbg !89
  ret i32 %.0, !dbg !90
}

define dso_local void @transfer_wrong(ptr noundef %0, ptr noundef %1, i64 noundef %2) !dbg !91 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !94, metadata !DIExpression()), !dbg !95
  call void @llvm.dbg.value(metadata ptr %1, metadata !96, metadata !DIExpression()), !dbg !95
  call void @llvm.dbg.value(metadata i64 %2, metadata !97, metadata !DIExpression()), !dbg !95
  %4 = getelementptr inbounds %struct.account, ptr %0, i32 0, i32 0, !dbg !98
  %5 = call i32 @pthread_mutex_lock(ptr noundef %4), !dbg !99
  %6 = getelementptr inbounds %struct.account, ptr %1, i32 0, i32 0, !dbg !100
  %7 = call i32 @pthread_mutex_lock(ptr noundef %6), !dbg !101
  %8 = getelementptr inbounds %struct.account, ptr %0, i32 0, i32 1, !dbg !102
  %9 = load i64, ptr %8, align 8, !dbg !103
  %10 = sub nsw i64 %9, %2, !dbg !103
  store i64 %10, ptr %8, align 8, !dbg !103
  %11 = getelementptr inbounds %struct.account, ptr %1, i32 0, i32 1, !dbg !104
  %12 = load i64, ptr %11, align 8, !dbg !105
  %13 = add nsw i64 %12, %2, !dbg !105
  store i64 %13, ptr %11, align 8, !dbg !105
  %14 = getelementptr inbounds %struct.account, ptr %1, i32 0, i32 0, !dbg !106
  %15 = call i32 @pthread_mutex_unlock(ptr noundef %14), !dbg !107
  %16 = icmp sgt i64 %2, 0, !dbg !108
  br i1 %16, label %17, label %20, !dbg !110

17:                                               ; preds = %3
  %18 = getelementptr inbounds %struct.account, ptr %1, i32 0, i32 0, !dbg !111
  %19 = call i32 @pthread_mutex_unlock(ptr noundef %18), !dbg !112
  br label %23, !dbg !112

20:                                               ; preds = %3
  %21 = getelementptr inbounds %struct.account, ptr %0, i32 0, i32 0, !dbg !113
  %22 = call i32 @pthread_mutex_unlock(ptr noundef %21), !dbg !114
  br label %23

23:                                               ; preds = %20, %17
  ret void, !dbg !115
}

define dso_local i32 @try_right() !dbg !116 {
  %1 = call i32 @pthread_mutex_trylock(ptr noundef @journal), !dbg !119
  %2 = icmp ne i32 %1, 0, !dbg !121
  br i1 %2, label %3, label %4, !dbg !122

3:                                                ; preds = %0
  br label %8, !dbg !123

4:                                                ; preds = %0
  %5 = load i64, ptr @entries, align 8, !dbg !124
  %6 = add nsw i64 %5, 1, !dbg !124
  store i64 %6, ptr @entries, align 8, !dbg !124
  %7 = call i32 @pthread_mutex_unlock(ptr noundef @journal), !dbg !125
  br label %8, !dbg !126

8:                                                ; preds = %4, %3
  %.0 = phi i32 [ 0, %3 ], [ 1, %4 ], !dbg !127
  ret i32 %.0, !dbg !128
}

declare i32 @pthread_mutex_trylock(ptr noundef)

define dso_local void @write_wrong(i32 noundef %0) !dbg !129 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !132, metadata !DIExpression()), !dbg !133
  call void @begin(), !dbg !134
  call void @llvm.dbg.value(metadata i32 0, metadata !135, metadata !DIExpression()), !dbg !137
  br label %2, !dbg !138

2:                                                ; preds = %11, %1
  %.0 = phi i32 [ 0, %1 ], [ %12, %11 ], !dbg !137
  call void @llvm.dbg.value(metadata i32 %.0, metadata !135, metadata !DIExpression()), !dbg !137
  %3 = icmp slt i32 %.0, %0, !dbg !139
  br i1 %3, label %4, label %13, !dbg !141

4:                                                ; preds = %2
  %5 = load i64, ptr @entries, align 8, !dbg !142
  %6 = icmp sgt i64 %5, 1000, !dbg !145
  br i1 %6, label %7, label %8, !dbg !146

7:                                                ; preds = %4
  br label %14, !dbg !147

8:                                                ; preds = %4
  %9 = load i64, ptr @entries, align 8, !dbg !148
  %10 = add nsw i64 %9, 1, !dbg !148
  store i64 %10, ptr @entries, align 8, !dbg !148
  br label %11, !dbg !149

11:                                               ; preds = %8
  %12 = add nsw i32 %.0, 1, !dbg !150
  call void @llvm.dbg.value(metadata i32 %12, metadata !135, metadata !DIExpression()), !dbg !137
  br label %2, !dbg !151, !llvm.loop !152

13:                                               ; preds = %2
  call void @end(), !dbg !155
  br label %14, !dbg !156

14:                                               ; preds = %13, %7
  ret void, !dbg !156
}

define internal void @begin() !dbg !157 {
  %1 = call i32 @pthread_mutex_lock(ptr noundef @journal), !dbg !160
  ret void, !dbg !161
}

define internal void @end() !dbg !162 {
  %1 = call i32 @pthread_mutex_unlock(ptr noundef @journal), !dbg !163
  ret void, !dbg !164
}

define dso_local void @write_right(i32 noundef %0) !dbg !165 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !166, metadata !DIExpression()), !dbg !167
  call void @begin(), !dbg !168
  call void @llvm.dbg.value(metadata i32 0, metadata !169, metadata !DIExpression()), !dbg !171
  br label %2, !dbg !172

2:                                                ; preds = %11, %1
  %.0 = phi i32 [ 0, %1 ], [ %12, %11 ], !dbg !171
  call void @llvm.dbg.value(metadata i32 %.0, metadata !169, metadata !DIExpression()), !dbg !171
  %3 = icmp slt i32 %.0, %0, !dbg !173
  br i1 %3, label %4, label %13, !dbg !175

4:                                                ; preds = %2
  %5 = load i64, ptr @entries, align 8, !dbg !176
  %6 = icmp sgt i64 %5, 1000, !dbg !179
  br i1 %6, label %7, label %8, !dbg !180

7:                                                ; preds = %4
  br label %13, !dbg !181

8:                                                ; preds = %4
  %9 = load i64, ptr @entries, align 8, !dbg !182
  %10 = add nsw i64 %9, 1, !dbg !182
  store i64 %10, ptr @entries, align 8, !dbg !182
  br label %11, !dbg !183

11:                                               ; preds = %8
  %12 = add nsw i32 %.0, 1, !dbg !184
  call void @llvm.dbg.value(metadata i32 %12, metadata !169, metadata !DIExpression()), !dbg !171
  br label %2, !dbg !185, !llvm.loop !186

13:                                               ; preds = %7, %2
  call void @end(), !dbg !188
  ret void, !dbg !189
}

define dso_local void @each_right(ptr noundef %0, i32 noundef %1) !dbg !190 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !193, metadata !DIExpression()), !dbg !194
  call void @llvm.dbg.value(metadata i32 %1, metadata !195, metadata !DIExpression()), !dbg !194
  call void @llvm.dbg.value(metadata i32 0, metadata !196, metadata !DIExpression()), !dbg !198
  br label %3, !dbg !199

3:                                                ; preds = %17, %2
  %.0 = phi i32 [ 0, %2 ], [ %18, %17 ], !dbg !198
  call void @llvm.dbg.value(metadata i32 %.0, metadata !196, metadata !DIExpression()), !dbg !198
  %4 = icmp slt i32 %.0, %1, !dbg !200
  br i1 %4, label %5, label %19, !dbg !202

5:                                                ; preds = %3
  %6 = sext i32 %.0 to i64, !dbg !203
  %7 = getelementptr inbounds %struct.account, ptr %0, i64 %6, !dbg !203
  %8 = getelementptr inbounds %struct.account, ptr %7, i32 0, i32 0, !dbg !205
  %9 = call i32 @pthread_mutex_lock(ptr noundef %8), !dbg !206
  %10 = sext i32 %.0 to i64, !dbg !207
  %11 = getelementptr inbounds %struct.account, ptr %0, i64 %10, !dbg !207
  %12 = getelementptr inbounds %struct.account, ptr %11, i32 0, i32 1, !dbg !208
  store i64 0, ptr %12, align 8, !dbg !209
  %13 = sext i32 %.0 to i64, !dbg !210
  %14 = getelementptr inbounds %struct.account, ptr %0, i64 %13, !dbg !210
  %15 = getelementptr inbounds %struct.account, ptr %14, i32 0, i32 0, !dbg !211
  %16 = call i32 @pthread_mutex_unlock(ptr noundef %15), !dbg !212
  br label %17, !dbg !213

17:                                               ; preds = %5
  %18 = add nsw i32 %.0, 1, !dbg !214
  call void @llvm.dbg.value(metadata i32 %18, metadata !196, metadata !DIExpression()), !dbg !198
  br label %3, !dbg !215, !llvm.loop !216

19:                                               ; preds = %3
  ret void, !dbg !218
}

declare void @llvm.dbg.value(metadata, metadata, metadata)


!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}
!llvm.ident = !{!47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "journal", scope: !2, file: !3, line: 9, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "program.c", directory: "src")
!4 = !{!5, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "entries", scope: !2, file: !3, line: 10, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !9, line: 72, baseType: !10)
!9 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "src")
!10 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !9, line: 67, size: 320, elements: !11)
!11 = !{!12, !34, !39}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !10, file: !9, line: 69, baseType: !13, size: 320)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !14, line: 22, size: 320, elements: !15)
!14 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "src")
!15 = !{!16, !18, !20, !21, !22, !23, !25, !26}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !13, file: !14, line: 24, baseType: !17, size: 32)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !13, file: !14, line: 25, baseType: !19, size: 32, offset: 32)
!19 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !13, file: !14, line: 26, baseType: !17, size: 32, offset: 64)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !13, file: !14, line: 28, baseType: !19, size: 32, offset: 96)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !13, file: !14, line: 32, baseType: !17, size: 32, offset: 128)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !13, file: !14, line: 34, baseType: !24, size: 16, offset: 160)
!24 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !13, file: !14, line: 35, baseType: !24, size: 16, offset: 176)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !13, file: !14, line: 36, baseType: !27, size: 128, offset: 192)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !28, line: 55, baseType: !29)
!28 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "src")
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !28, line: 51, size: 128, elements: !30)
!30 = !{!31, !33}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !29, file: !28, line: 53, baseType: !32, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !29, file: !28, line: 54, baseType: !32, size: 64, offset: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !10, file: !9, line: 70, baseType: !35, size: 320)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 320, elements: !37)
!36 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!37 = !{!38}
!38 = !DISubrange(count: 40)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !10, file: !9, line: 71, baseType: !7, size: 64)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 7, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = !{!"clang"}
!48 = distinct !DISubprogram(name: "withdraw_wrong", scope: !3, file: !3, line: 13, type: !49, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!49 = !DISubroutineType(types: !50)
!50 = !{!17, !51, !7}
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!52 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "account", file: !3, line: 4, size: 384, elements: !53)
!53 = !{!54, !55}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "lock", scope: !52, file: !3, line: 5, baseType: !8, size: 320)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "cents", scope: !52, file: !3, line: 6, baseType: !7, size: 64, offset: 320)
!56 = !{}
!57 = !DILocalVariable(name: "a", arg: 1, scope: !48, file: !3, line: 13, type: !51)
!58 = !DILocation(line: 0, scope: !48)
!59 = !DILocalVariable(name: "cents", arg: 2, scope: !48, file: !3, line: 13, type: !7)
!60 = !DILocation(line: 14, column: 28, scope: !48)
!61 = !DILocation(line: 14, column: 5, scope: !48)
!62 = !DILocation(line: 15, column: 12, scope: !63)
!63 = distinct !DILexicalBlock(scope: !48, file: !3, line: 15, column: 9)
!64 = !DILocation(line: 15, column: 18, scope: !63)
!65 = !DILocation(line: 15, column: 9, scope: !48)
!66 = !DILocation(line: 16, column: 9, scope: !63)
!67 = !DILocation(line: 17, column: 8, scope: !48)
!68 = !DILocation(line: 17, column: 14, scope: !48)
!69 = !DILocation(line: 18, column: 30, scope: !48)
!70 = !DILocation(line: 18, column: 5, scope: !48)
!71 = !DILocation(line: 19, column: 5, scope: !48)
!72 = !DILocation(line: 20, column: 1, scope: !48)
!73 = distinct !DISubprogram(name: "withdraw_right", scope: !3, file: !3, line: 23, type: !49, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!74 = !DILocalVariable(name: "a", arg: 1, scope: !73, file: !3, line: 23, type: !51)
!75 = !DILocation(line: 0, scope: !73)
!76 = !DILocalVariable(name: "cents", arg: 2, scope: !73, file: !3, line: 23, type: !7)
!77 = !DILocalVariable(name: "result", scope: !73, file: !3, line: 24, type: !17)
!78 = !DILocation(line: 25, column: 28, scope: !73)
!79 = !DILocation(line: 25, column: 5, scope: !73)
!80 = !DILocation(line: 26, column: 12, scope: !81)
!81 = distinct !DILexicalBlock(scope: !73, file: !3, line: 26, column: 9)
!82 = !DILocation(line: 26, column: 18, scope: !81)
!83 = !DILocation(line: 26, column: 9, scope: !73)
!84 = !DILocation(line: 27, column: 12, scope: !85)
!85 = distinct !DILexicalBlock(scope: !81, file: !3, line: 26, column: 28)
!86 = !DILocation(line: 27, column: 18, scope: !85)
!87 = !DILocation(line: 29, column: 5, scope: !85)
!88 = !DILocation(line: 30, column: 30, scope: !73)
!89 = !DILocation(line: 30, column: 5, scope: !73)
!90 = !DILocation(line: 31, column: 5, scope: !73)
!91 = distinct !DISubprogram(name: "transfer_wrong", scope: !3, file: !3, line: 35, type: !92, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!92 = !DISubroutineType(types: !93)
!93 = !{null, !51, !51, !7}
!94 = !DILocalVariable(name: "from", arg: 1, scope: !91, file: !3, line: 35, type: !51)
!95 = !DILocation(line: 0, scope: !91)
!96 = !DILocalVariable(name: "to", arg: 2, scope: !91, file: !3, line: 35, type: !51)
!97 = !DILocalVariable(name: "cents", arg: 3, scope: !91, file: !3, line: 35, type: !7)
!98 = !DILocation(line: 36, column: 31, scope: !91)
!99 = !DILocation(line: 36, column: 5, scope: !91)
!100 = !DILocation(line: 37, column: 29, scope: !91)
!101 = !DILocation(line: 37, column: 5, scope: !91)
!102 = !DILocation(line: 38, column: 11, scope: !91)
!103 = !DILocation(line: 38, column: 17, scope: !91)
!104 = !DILocation(line: 39, column: 9, scope: !91)
!105 = !DILocation(line: 39, column: 15, scope: !91)
!106 = !DILocation(line: 40, column: 31, scope: !91)
!107 = !DILocation(line: 40, column: 5, scope: !91)
!108 = !DILocation(line: 41, column: 15, scope: !109)
!109 = distinct !DILexicalBlock(scope: !91, file: !3, line: 41, column: 9)
!110 = !DILocation(line: 41, column: 9, scope: !91)
!111 = !DILocation(line: 42, column: 35, scope: !109)
!112 = !DILocation(line: 42, column: 9, scope: !109)
!113 = !DILocation(line: 44, column: 37, scope: !109)
!114 = !DILocation(line: 44, column: 9, scope: !109)
!115 = !DILocation(line: 45, column: 1, scope: !91)
!116 = distinct !DISubprogram(name: "try_right", scope: !3, file: !3, line: 48, type: !117, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!117 = !DISubroutineType(types: !118)
!118 = !{!17}
!119 = !DILocation(line: 49, column: 9, scope: !120)
!120 = distinct !DILexicalBlock(scope: !116, file: !3, line: 49, column: 9)
!121 = !DILocation(line: 49, column: 41, scope: !120)
!122 = !DILocation(line: 49, column: 9, scope: !116)
!123 = !DILocation(line: 50, column: 9, scope: !120)
!124 = !DILocation(line: 51, column: 12, scope: !116)
!125 = !DILocation(line: 52, column: 5, scope: !116)
!126 = !DILocation(line: 53, column: 5, scope: !116)
!127 = !DILocation(line: 0, scope: !116)
!128 = !DILocation(line: 54, column: 1, scope: !116)
!129 = distinct !DISubprogram(name: "write_wrong", scope: !3, file: !3, line: 65, type: !130, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!130 = !DISubroutineType(types: !131)
!131 = !{null, !17}
!132 = !DILocalVariable(name: "n", arg: 1, scope: !129, file: !3, line: 65, type: !17)
!133 = !DILocation(line: 0, scope: !129)
!134 = !DILocation(line: 66, column: 5, scope: !129)
!135 = !DILocalVariable(name: "i", scope: !136, file: !3, line: 67, type: !17)
!136 = distinct !DILexicalBlock(scope: !129, file: !3, line: 67, column: 5)
!137 = !DILocation(line: 0, scope: !136)
!138 = !DILocation(line: 67, column: 10, scope: !136)
!139 = !DILocation(line: 67, column: 23, scope: !140)
!140 = distinct !DILexicalBlock(scope: !136, file: !3, line: 67, column: 5)
!141 = !DILocation(line: 67, column: 5, scope: !136)
!142 = !DILocation(line: 68, column: 13, scope: !143)
!143 = distinct !DILexicalBlock(scope: !144, file: !3, line: 68, column: 13)
!144 = distinct !DILexicalBlock(scope: !140, file: !3, line: 67, column: 33)
!145 = !DILocation(line: 68, column: 21, scope: !143)
!146 = !DILocation(line: 68, column: 13, scope: !144)
!147 = !DILocation(line: 69, column: 13, scope: !143)
!148 = !DILocation(line: 70, column: 16, scope: !144)
!149 = !DILocation(line: 71, column: 5, scope: !144)
!150 = !DILocation(line: 67, column: 29, scope: !140)
!151 = !DILocation(line: 67, column: 5, scope: !140)
!152 = distinct !{!152, !141, !153, !154}
!153 = !DILocation(line: 71, column: 5, scope: !136)
!154 = !{!"llvm.loop.mustprogress"}
!155 = !DILocation(line: 72, column: 5, scope: !129)
!156 = !DILocation(line: 73, column: 1, scope: !129)
!157 = distinct !DISubprogram(name: "begin", scope: !3, file: !3, line: 57, type: !158, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!158 = !DISubroutineType(types: !159)
!159 = !{null}
!160 = !DILocation(line: 58, column: 5, scope: !157)
!161 = !DILocation(line: 59, column: 1, scope: !157)
!162 = distinct !DISubprogram(name: "end", scope: !3, file: !3, line: 60, type: !158, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!163 = !DILocation(line: 61, column: 5, scope: !162)
!164 = !DILocation(line: 62, column: 1, scope: !162)
!165 = distinct !DISubprogram(name: "write_right", scope: !3, file: !3, line: 76, type: !130, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!166 = !DILocalVariable(name: "n", arg: 1, scope: !165, file: !3, line: 76, type: !17)
!167 = !DILocation(line: 0, scope: !165)
!168 = !DILocation(line: 77, column: 5, scope: !165)
!169 = !DILocalVariable(name: "i", scope: !170, file: !3, line: 78, type: !17)
!170 = distinct !DILexicalBlock(scope: !165, file: !3, line: 78, column: 5)
!171 = !DILocation(line: 0, scope: !170)
!172 = !DILocation(line: 78, column: 10, scope: !170)
!173 = !DILocation(line: 78, column: 23, scope: !174)
!174 = distinct !DILexicalBlock(scope: !170, file: !3, line: 78, column: 5)
!175 = !DILocation(line: 78, column: 5, scope: !170)
!176 = !DILocation(line: 79, column: 13, scope: !177)
!177 = distinct !DILexicalBlock(scope: !178, file: !3, line: 79, column: 13)
!178 = distinct !DILexicalBlock(scope: !174, file: !3, line: 78, column: 33)
!179 = !DILocation(line: 79, column: 21, scope: !177)
!180 = !DILocation(line: 79, column: 13, scope: !178)
!181 = !DILocation(line: 80, column: 13, scope: !177)
!182 = !DILocation(line: 81, column: 16, scope: !178)
!183 = !DILocation(line: 82, column: 5, scope: !178)
!184 = !DILocation(line: 78, column: 29, scope: !174)
!185 = !DILocation(line: 78, column: 5, scope: !174)
!186 = distinct !{!186, !175, !187, !154}
!187 = !DILocation(line: 82, column: 5, scope: !170)
!188 = !DILocation(line: 83, column: 5, scope: !165)
!189 = !DILocation(line: 84, column: 1, scope: !165)
!190 = distinct !DISubprogram(name: "each_right", scope: !3, file: !3, line: 87, type: !191, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!191 = !DISubroutineType(types: !192)
!192 = !{null, !51, !17}
!193 = !DILocalVariable(name: "all", arg: 1, scope: !190, file: !3, line: 87, type: !51)
!194 = !DILocation(line: 0, scope: !190)
!195 = !DILocalVariable(name: "n", arg: 2, scope: !190, file: !3, line: 87, type: !17)
!196 = !DILocalVariable(name: "i", scope: !197, file: !3, line: 88, type: !17)
!197 = distinct !DILexicalBlock(scope: !190, file: !3, line: 88, column: 5)
!198 = !DILocation(line: 0, scope: !197)
!199 = !DILocation(line: 88, column: 10, scope: !197)
!200 = !DILocation(line: 88, column: 23, scope: !201)
!201 = distinct !DILexicalBlock(scope: !197, file: !3, line: 88, column: 5)
!202 = !DILocation(line: 88, column: 5, scope: !197)
!203 = !DILocation(line: 89, column: 29, scope: !204)
!204 = distinct !DILexicalBlock(scope: !201, file: !3, line: 88, column: 33)
!205 = !DILocation(line: 89, column: 36, scope: !204)
!206 = !DILocation(line: 89, column: 9, scope: !204)
!207 = !DILocation(line: 90, column: 9, scope: !204)
!208 = !DILocation(line: 90, column: 16, scope: !204)
!209 = !DILocation(line: 90, column: 22, scope: !204)
!210 = !DILocation(line: 91, column: 31, scope: !204)
!211 = !DILocation(line: 91, column: 38, scope: !204)
!212 = !DILocation(line: 91, column: 9, scope: !204)
!213 = !DILocation(line: 92, column: 5, scope: !204)
!214 = !DILocation(line: 88, column: 29, scope: !201)
!215 = !DILocation(line: 88, column: 5, scope: !201)
!216 = distinct !{!216, !202, !217, !154}
!217 = !DILocation(line: 92, column: 5, scope: !197)
!218 = !DILocation(line: 93, column: 1, scope: !190)
