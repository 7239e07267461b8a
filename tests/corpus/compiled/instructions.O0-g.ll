; ModuleID = 'instructions.c'
source_filename = "instructions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@marked = dso_local global i32 1, align 4, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"marked\00", section "llvm.metadata"
@.str.1 = private unnamed_addr constant [15 x i8] c"instructions.c\00", section "llvm.metadata"
@shared_pointer = dso_local global ptr addrspace(3) null, align 8, !dbg !14
@.str.2 = private unnamed_addr constant [3 x i8] c"%d\00", align 1, !dbg !8
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @marked, ptr @.str, ptr @.str.1, i32 19, ptr null }], section "llvm.metadata"

; Function Attrs: noinline nounwind optnone uwtable
define dso_local x86_vectorcallcc double @fast_call(double noundef %0, double noundef %1) #0 !dbg !26 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  store double %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !31, metadata !DIExpression()), !dbg !32
  store double %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !33, metadata !DIExpression()), !dbg !34
  %5 = load double, ptr %3, align 8, !dbg !35
  %6 = load double, ptr %4, align 8, !dbg !36
  %7 = fmul double %5, %6, !dbg !37
  ret double %7, !dbg !38
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local preserve_mostcc void @preserved() #0 !dbg !39 {
  ret void, !dbg !42
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local x86_regcallcc i32 @__regcall3__registers(i32 noundef %0, i32 noundef %1) #0 !dbg !43 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !46, metadata !DIExpression()), !dbg !47
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !48, metadata !DIExpression()), !dbg !49
  %5 = load i32, ptr %3, align 4, !dbg !50
  %6 = load i32, ptr %4, align 4, !dbg !51
  %7 = sub nsw i32 %5, %6, !dbg !52
  ret i32 %7, !dbg !53
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local win64cc i32 @windows(i32 noundef %0, ...) #0 !dbg !54 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !57, metadata !DIExpression()), !dbg !58
  %3 = load i32, ptr %2, align 4, !dbg !59
  ret i32 %3, !dbg !60
}

; Function Attrs: hot noinline nounwind optnone uwtable
define dso_local <8 x float> @wide(ptr noundef byval(<8 x float>) align 32 %0) #2 !dbg !61 {
  %2 = alloca <8 x float>, align 32
  %3 = load <8 x float>, ptr %0, align 32
  store <8 x float> %3, ptr %2, align 32
  call void @llvm.dbg.declare(metadata ptr %2, metadata !69, metadata !DIExpression()), !dbg !70
  %4 = load <8 x float>, ptr %2, align 32, !dbg !71
  %5 = load <8 x float>, ptr %2, align 32, !dbg !72
  %6 = fmul <8 x float> %4, %5, !dbg !73
  ret <8 x float> %6, !dbg !74
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @plain(i32 noundef %0) #0 !dbg !75 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !78, metadata !DIExpression()), !dbg !79
  %3 = load i32, ptr %2, align 4, !dbg !80
  %4 = sdiv i32 %3, 2, !dbg !81
  ret i32 %4, !dbg !82
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @use(i32 noundef %0, ptr noundef %1) #0 !dbg !83 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !86, metadata !DIExpression()), !dbg !87
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !88, metadata !DIExpression()), !dbg !89
  %6 = load i32, ptr %3, align 4, !dbg !90
  %7 = icmp sgt i32 %6, 0, !dbg !91
  call void @llvm.assume(i1 %7), !dbg !92
  %8 = load ptr, ptr %4, align 8, !dbg !93
  call void @llvm.prefetch.p0(ptr %8, i32 1, i32 2, i32 1), !dbg !94
  call void @llvm.dbg.declare(metadata ptr %5, metadata !95, metadata !DIExpression()), !dbg !96
  %9 = load ptr, ptr %4, align 8, !dbg !97
  call void @llvm.assume(i1 true) [ "align"(ptr %9, i64 32) ], !dbg !98
  store ptr %9, ptr %5, align 8, !dbg !96
  %10 = load i32, ptr %3, align 4, !dbg !99
  %11 = load i32, ptr %3, align 4, !dbg !100
  %12 = call win64cc i32 (i32, ...) @windows(i32 noundef %11, i32 noundef 2, double noundef 3.000000e+00), !dbg !101
  %13 = call x86_regcallcc i32 @__regcall3__registers(i32 noundef %10, i32 noundef %12), !dbg !102
  %14 = load ptr addrspace(3), ptr @shared_pointer, align 8, !dbg !103
  store i32 %13, ptr addrspace(3) %14, align 4, !dbg !104
  call preserve_mostcc void @preserved(), !dbg !105
  %15 = load i32, ptr %3, align 4, !dbg !106
  %16 = sitofp i32 %15 to double, !dbg !106
  %17 = load ptr, ptr %5, align 8, !dbg !107
  %18 = call i32 @pure_one(ptr noundef %17) #9, !dbg !108
  %19 = load i32, ptr %3, align 4, !dbg !109
  %20 = call i32 @const_one(i32 noundef %19) #10, !dbg !110
  %21 = add nsw i32 %18, %20, !dbg !111
  %22 = sitofp i32 %21 to double, !dbg !108
  %23 = call x86_vectorcallcc double @fast_call(double noundef %16, double noundef %22), !dbg !112
  %24 = fptosi double %23 to i32, !dbg !113
  %25 = load i32, ptr %3, align 4, !dbg !114
  %26 = call i32 @plain(i32 noundef %25), !dbg !115
  %27 = call i32 (ptr, ...) @say(ptr noundef @.str.2, i32 noundef %26), !dbg !116
  %28 = add nsw i32 %24, %27, !dbg !117
  %29 = call noalias nonnull ptr @grab(i64 noundef 2, i64 noundef 4) #11, !dbg !118
  %30 = load i32, ptr %29, align 4, !dbg !119
  %31 = add nsw i32 %28, %30, !dbg !120
  %32 = load i32, ptr @marked, align 4, !dbg !121
  %33 = add nsw i32 %31, %32, !dbg !122
  ret i32 %33, !dbg !123
}

; Function Attrs: inaccessiblememonly nocallback nofree nosync nounwind willreturn
declare void @llvm.assume(i1 noundef) #3

; Function Attrs: inaccessiblemem_or_argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32) #4

; Function Attrs: nounwind readonly willreturn
declare i32 @pure_one(ptr noundef) #5

; Function Attrs: nounwind readnone willreturn
declare i32 @const_one(i32 noundef) #6

declare i32 @say(ptr noundef, ...) #7

; Function Attrs: allocsize(0,1)
declare noalias nonnull ptr @grab(i64 noundef, i64 noundef) #8

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { hot noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #3 = { inaccessiblememonly nocallback nofree nosync nounwind willreturn }
attributes #4 = { inaccessiblemem_or_argmemonly nocallback nofree nosync nounwind willreturn }
attributes #5 = { nounwind readonly willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind readnone willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind readonly willreturn }
attributes #10 = { nounwind readnone willreturn }
attributes #11 = { allocsize(0,1) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!18, !19, !20, !21, !22, !23, !24}
!llvm.ident = !{!25}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "marked", scope: !2, file: !3, line: 19, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 15.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "instructions.c", directory: ".", checksumkind: CSK_MD5, checksum: "8e3d881ed1e93178d7f999df1284a643")
!4 = !{!5, !6}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!7 = !{!0, !8, !14}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 24, elements: !12)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !{!13}
!13 = !DISubrange(count: 3)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "shared_pointer", scope: !2, file: !3, line: 7, type: !16, isLocal: false, isDefinition: true)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "shared_int", file: !3, line: 4, baseType: !5)
!18 = !{i32 7, !"Dwarf Version", i32 5}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 7, !"PIC Level", i32 2}
!22 = !{i32 7, !"PIE Level", i32 2}
!23 = !{i32 7, !"uwtable", i32 2}
!24 = !{i32 7, !"frame-pointer", i32 2}
!25 = !{!"Debian clang version 15.0.6"}
!26 = distinct !DISubprogram(name: "fast_call", scope: !3, file: !3, line: 9, type: !27, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !30)
!27 = !DISubroutineType(cc: DW_CC_LLVM_vectorcall, types: !28)
!28 = !{!29, !29, !29}
!29 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!30 = !{}
!31 = !DILocalVariable(name: "x", arg: 1, scope: !26, file: !3, line: 9, type: !29)
!32 = !DILocation(line: 9, column: 53, scope: !26)
!33 = !DILocalVariable(name: "y", arg: 2, scope: !26, file: !3, line: 9, type: !29)
!34 = !DILocation(line: 9, column: 63, scope: !26)
!35 = !DILocation(line: 9, column: 75, scope: !26)
!36 = !DILocation(line: 9, column: 79, scope: !26)
!37 = !DILocation(line: 9, column: 77, scope: !26)
!38 = !DILocation(line: 9, column: 68, scope: !26)
!39 = distinct !DISubprogram(name: "preserved", scope: !3, file: !3, line: 10, type: !40, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !30)
!40 = !DISubroutineType(cc: DW_CC_LLVM_PreserveMost, types: !41)
!41 = !{null}
!42 = !DILocation(line: 10, column: 54, scope: !39)
!43 = distinct !DISubprogram(name: "registers", linkageName: "__regcall3__registers", scope: !3, file: !3, line: 11, type: !44, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !30)
!44 = !DISubroutineType(cc: DW_CC_LLVM_X86RegCall, types: !45)
!45 = !{!5, !5, !5}
!46 = !DILocalVariable(name: "a", arg: 1, scope: !43, file: !3, line: 11, type: !5)
!47 = !DILocation(line: 11, column: 44, scope: !43)
!48 = !DILocalVariable(name: "b", arg: 2, scope: !43, file: !3, line: 11, type: !5)
!49 = !DILocation(line: 11, column: 51, scope: !43)
!50 = !DILocation(line: 11, column: 63, scope: !43)
!51 = !DILocation(line: 11, column: 67, scope: !43)
!52 = !DILocation(line: 11, column: 65, scope: !43)
!53 = !DILocation(line: 11, column: 56, scope: !43)
!54 = distinct !DISubprogram(name: "windows", scope: !3, file: !3, line: 12, type: !55, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !30)
!55 = !DISubroutineType(cc: DW_CC_LLVM_Win64, types: !56)
!56 = !{!5, !5, null}
!57 = !DILocalVariable(name: "a", arg: 1, scope: !54, file: !3, line: 12, type: !5)
!58 = !DILocation(line: 12, column: 41, scope: !54)
!59 = !DILocation(line: 12, column: 58, scope: !54)
!60 = !DILocation(line: 12, column: 51, scope: !54)
!61 = distinct !DISubprogram(name: "wide", scope: !3, file: !3, line: 13, type: !62, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !30)
!62 = !DISubroutineType(types: !63)
!63 = !{!64, !64}
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "v8f", file: !3, line: 5, baseType: !65)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !66, size: 256, flags: DIFlagVector, elements: !67)
!66 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!67 = !{!68}
!68 = !DISubrange(count: 8)
!69 = !DILocalVariable(name: "a", arg: 1, scope: !61, file: !3, line: 13, type: !64)
!70 = !DILocation(line: 13, column: 75, scope: !61)
!71 = !DILocation(line: 13, column: 87, scope: !61)
!72 = !DILocation(line: 13, column: 91, scope: !61)
!73 = !DILocation(line: 13, column: 89, scope: !61)
!74 = !DILocation(line: 13, column: 80, scope: !61)
!75 = distinct !DISubprogram(name: "plain", scope: !3, file: !3, line: 16, type: !76, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !30)
!76 = !DISubroutineType(types: !77)
!77 = !{!5, !5}
!78 = !DILocalVariable(name: "x", arg: 1, scope: !75, file: !3, line: 16, type: !5)
!79 = !DILocation(line: 16, column: 50, scope: !75)
!80 = !DILocation(line: 16, column: 62, scope: !75)
!81 = !DILocation(line: 16, column: 64, scope: !75)
!82 = !DILocation(line: 16, column: 55, scope: !75)
!83 = distinct !DISubprogram(name: "use", scope: !3, file: !3, line: 21, type: !84, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !30)
!84 = !DISubroutineType(types: !85)
!85 = !{!5, !5, !6}
!86 = !DILocalVariable(name: "n", arg: 1, scope: !83, file: !3, line: 21, type: !5)
!87 = !DILocation(line: 21, column: 13, scope: !83)
!88 = !DILocalVariable(name: "p", arg: 2, scope: !83, file: !3, line: 21, type: !6)
!89 = !DILocation(line: 21, column: 21, scope: !83)
!90 = !DILocation(line: 22, column: 20, scope: !83)
!91 = !DILocation(line: 22, column: 22, scope: !83)
!92 = !DILocation(line: 22, column: 3, scope: !83)
!93 = !DILocation(line: 23, column: 22, scope: !83)
!94 = !DILocation(line: 23, column: 3, scope: !83)
!95 = !DILocalVariable(name: "q", scope: !83, file: !3, line: 24, type: !6)
!96 = !DILocation(line: 24, column: 8, scope: !83)
!97 = !DILocation(line: 24, column: 37, scope: !83)
!98 = !DILocation(line: 24, column: 12, scope: !83)
!99 = !DILocation(line: 25, column: 31, scope: !83)
!100 = !DILocation(line: 25, column: 42, scope: !83)
!101 = !DILocation(line: 25, column: 34, scope: !83)
!102 = !DILocation(line: 25, column: 21, scope: !83)
!103 = !DILocation(line: 25, column: 4, scope: !83)
!104 = !DILocation(line: 25, column: 19, scope: !83)
!105 = !DILocation(line: 26, column: 3, scope: !83)
!106 = !DILocation(line: 27, column: 25, scope: !83)
!107 = !DILocation(line: 27, column: 37, scope: !83)
!108 = !DILocation(line: 27, column: 28, scope: !83)
!109 = !DILocation(line: 27, column: 52, scope: !83)
!110 = !DILocation(line: 27, column: 42, scope: !83)
!111 = !DILocation(line: 27, column: 40, scope: !83)
!112 = !DILocation(line: 27, column: 15, scope: !83)
!113 = !DILocation(line: 27, column: 10, scope: !83)
!114 = !DILocation(line: 27, column: 74, scope: !83)
!115 = !DILocation(line: 27, column: 68, scope: !83)
!116 = !DILocation(line: 27, column: 58, scope: !83)
!117 = !DILocation(line: 27, column: 56, scope: !83)
!118 = !DILocation(line: 28, column: 18, scope: !83)
!119 = !DILocation(line: 28, column: 10, scope: !83)
!120 = !DILocation(line: 27, column: 78, scope: !83)
!121 = !DILocation(line: 28, column: 41, scope: !83)
!122 = !DILocation(line: 28, column: 39, scope: !83)
!123 = !DILocation(line: 27, column: 3, scope: !83)
