
source_filename = "dbg.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@first = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local ptr @keep(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) #0 !dbg !28 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %6, metadata !42, metadata !DIExpression()), !dbg !43
  store ptr %1, ptr %7, align 8
  call void @llvm.dbg.declare(metadata ptr %7, metadata !44, metadata !DIExpression()), !dbg !45
  store ptr %2, ptr %8, align 8
  call void @llvm.dbg.declare(metadata ptr %8, metadata !46, metadata !DIExpression()), !dbg !47
  store ptr %3, ptr %9, align 8
  call void @llvm.dbg.declare(metadata ptr %9, metadata !48, metadata !DIExpression()), !dbg !49
  store ptr %4, ptr %10, align 8
  call void @llvm.dbg.declare(metadata ptr %10, metadata !50, metadata !DIExpression()), !dbg !51
  call void @llvm.dbg.declare(metadata ptr %11, metadata !52, metadata !DIExpression()), !dbg !53
  %13 = load ptr, ptr %8, align 8, !dbg !54
  store ptr %13, ptr %11, align 8, !dbg !53
  %14 = load ptr, ptr %11, align 8, !dbg !55
  store ptr %14, ptr @first, align 8, !dbg !56
  call void @llvm.dbg.declare(metadata ptr %12, metadata !57, metadata !DIExpression()), !dbg !58
  %15 = load ptr, ptr %6, align 8, !dbg !59
  store ptr %15, ptr %12, align 8, !dbg !58
  %16 = load ptr, ptr %12, align 8, !dbg !60
  ret ptr %16, !dbg !61
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!20, !21, !22, !23, !24, !25, !26}
!llvm.ident = !{!27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 3, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 15.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "dbg.c", directory: ".", checksumkind: CSK_MD5, checksum: "8ce2c1a4c09de60e988b045704f98577")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "List", file: !3, line: 1, baseType: !7)
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "List", file: !3, line: 1, size: 192, elements: !8)
!8 = !{!9, !11, !15}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !7, file: !3, line: 1, baseType: !10, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !7, file: !3, line: 1, baseType: !12, size: 64, offset: 64)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "less", scope: !7, file: !3, line: 1, baseType: !16, size: 64, offset: 128)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DISubroutineType(types: !18)
!18 = !{!19, !12, !12}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{i32 7, !"Dwarf Version", i32 5}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 7, !"PIC Level", i32 2}
!24 = !{i32 7, !"PIE Level", i32 2}
!25 = !{i32 7, !"uwtable", i32 2}
!26 = !{i32 7, !"frame-pointer", i32 2}
!27 = !{!"Debian clang version 15.0.6"}
!28 = distinct !DISubprogram(name: "keep", scope: !3, file: !3, line: 4, type: !29, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !41)
!29 = !DISubroutineType(types: !30)
!30 = !{!31, !31, !33, !5, !35, !40}
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!32 = !DICompositeType(tag: DW_TAG_structure_type, name: "Unknown", file: !3, line: 2, flags: DIFlagFwdDecl)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 192, elements: !38)
!37 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!38 = !{!39}
!39 = !DISubrange(count: 3)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!41 = !{}
!42 = !DILocalVariable(name: "u", arg: 1, scope: !28, file: !3, line: 4, type: !31)
!43 = !DILocation(line: 4, column: 38, scope: !28)
!44 = !DILocalVariable(name: "names", arg: 2, scope: !28, file: !3, line: 4, type: !33)
!45 = !DILocation(line: 4, column: 48, scope: !28)
!46 = !DILocalVariable(name: "list", arg: 3, scope: !28, file: !3, line: 4, type: !5)
!47 = !DILocation(line: 4, column: 61, scope: !28)
!48 = !DILocalVariable(name: "m", arg: 4, scope: !28, file: !3, line: 4, type: !35)
!49 = !DILocation(line: 4, column: 74, scope: !28)
!50 = !DILocalVariable(name: "any", arg: 5, scope: !28, file: !3, line: 4, type: !40)
!51 = !DILocation(line: 4, column: 89, scope: !28)
!52 = !DILocalVariable(name: "l", scope: !28, file: !3, line: 5, type: !5)
!53 = !DILocation(line: 5, column: 9, scope: !28)
!54 = !DILocation(line: 5, column: 13, scope: !28)
!55 = !DILocation(line: 6, column: 11, scope: !28)
!56 = !DILocation(line: 6, column: 9, scope: !28)
!57 = !DILocalVariable(name: "k", scope: !28, file: !3, line: 7, type: !31)
!58 = !DILocation(line: 7, column: 19, scope: !28)
!59 = !DILocation(line: 7, column: 23, scope: !28)
!60 = !DILocation(line: 8, column: 10, scope: !28)
!61 = !DILocation(line: 8, column: 3, scope: !28)
