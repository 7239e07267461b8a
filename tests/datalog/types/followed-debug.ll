source_filename = "list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.list = type { ptr, i32 }
%struct.node = type { ptr, i32 }
%struct.root = type { ptr, i32 }
%struct.pair = type { ptr, ptr, ptr, ptr }
%struct.holder = type { ptr, ptr }

define dso_local i32 @sum(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4) !dbg !10 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %6, metadata !50, metadata !DIExpression()), !dbg !51
  store ptr %1, ptr %7, align 8
  call void @llvm.dbg.declare(metadata ptr %7, metadata !52, metadata !DIExpression()), !dbg !53
  store ptr %2, ptr %8, align 8
  call void @llvm.dbg.declare(metadata ptr %8, metadata !54, metadata !DIExpression()), !dbg !55
  store ptr %3, ptr %9, align 8
  call void @llvm.dbg.declare(metadata ptr %9, metadata !56, metadata !DIExpression()), !dbg !57
  store ptr %4, ptr %10, align 8
  call void @llvm.dbg.declare(metadata ptr %10, metadata !58, metadata !DIExpression()), !dbg !59
  %11 = load ptr, ptr %6, align 8, !dbg !60
  %12 = getelementptr inbounds %struct.list, ptr %11, i32 0, i32 1, !dbg !61
  %13 = load i32, ptr %12, align 8, !dbg !61
  %14 = load ptr, ptr %7, align 8, !dbg !62
  %15 = getelementptr inbounds %struct.node, ptr %14, i32 0, i32 1, !dbg !63
  %16 = load i32, ptr %15, align 8, !dbg !63
  %17 = add nsw i32 %13, %16, !dbg !64
  %18 = load ptr, ptr %8, align 8, !dbg !65
  %19 = getelementptr inbounds %struct.root, ptr %18, i32 0, i32 1, !dbg !66
  %20 = load i32, ptr %19, align 8, !dbg !66
  %21 = add nsw i32 %17, %20, !dbg !67
  %22 = load ptr, ptr %9, align 8, !dbg !68
  %23 = getelementptr inbounds %struct.pair, ptr %22, i32 0, i32 0, !dbg !69
  %24 = load ptr, ptr %23, align 8, !dbg !69
  %25 = load i32, ptr %24, align 4, !dbg !70
  %26 = add nsw i32 %21, %25, !dbg !71
  %27 = load ptr, ptr %10, align 8, !dbg !72
  %28 = getelementptr inbounds %struct.holder, ptr %27, i32 0, i32 0, !dbg !73
  %29 = load ptr, ptr %28, align 8, !dbg !73
  %30 = getelementptr inbounds %struct.list, ptr %29, i32 0, i32 1, !dbg !74
  %31 = load i32, ptr %30, align 8, !dbg !74
  %32 = add nsw i32 %26, %31, !dbg !75
  %33 = load ptr, ptr %10, align 8, !dbg !76
  %34 = getelementptr inbounds %struct.holder, ptr %33, i32 0, i32 1, !dbg !77
  %35 = load ptr, ptr %34, align 8, !dbg !77
  %36 = getelementptr inbounds %struct.node, ptr %35, i32 0, i32 1, !dbg !78
  %37 = load i32, ptr %36, align 8, !dbg !78
  %38 = add nsw i32 %32, %37, !dbg !79
  ret i32 %38, !dbg !80
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)


!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "list.c", directory: "src")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"clang"}
!10 = distinct !DISubprogram(name: "sum", scope: !1, file: !1, line: 7, type: !11, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !49)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !14, !19, !24, !29, !43}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "list", file: !1, line: 1, size: 128, elements: !16)
!16 = !{!17, !18}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !15, file: !1, line: 1, baseType: !14, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !15, file: !1, line: 1, baseType: !13, size: 32, offset: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 2, size: 128, elements: !21)
!21 = !{!22, !23}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !20, file: !1, line: 2, baseType: !19, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !20, file: !1, line: 2, baseType: !13, size: 32, offset: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "root", file: !1, line: 3, size: 128, elements: !26)
!26 = !{!27, !28}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !25, file: !1, line: 3, baseType: !19, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !25, file: !1, line: 3, baseType: !13, size: 32, offset: 64)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, line: 4, size: 256, elements: !31)
!31 = !{!32, !35, !38, !41}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !30, file: !1, line: 4, baseType: !33, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "weight", scope: !30, file: !1, line: 4, baseType: !36, size: 64, offset: 64)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!37 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "table", scope: !30, file: !1, line: 4, baseType: !39, size: 64, offset: 128)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "any", scope: !30, file: !1, line: 4, baseType: !42, size: 64, offset: 192)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "holder", file: !1, line: 6, size: 128, elements: !45)
!45 = !{!46, !48}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !44, file: !1, line: 6, baseType: !47, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "List", file: !1, line: 5, baseType: !14)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !44, file: !1, line: 6, baseType: !19, size: 64, offset: 64)
!49 = !{}
!50 = !DILocalVariable(name: "l", arg: 1, scope: !10, file: !1, line: 7, type: !14)
!51 = !DILocation(line: 7, column: 22, scope: !10)
!52 = !DILocalVariable(name: "n", arg: 2, scope: !10, file: !1, line: 7, type: !19)
!53 = !DILocation(line: 7, column: 38, scope: !10)
!54 = !DILocalVariable(name: "r", arg: 3, scope: !10, file: !1, line: 7, type: !24)
!55 = !DILocation(line: 7, column: 54, scope: !10)
!56 = !DILocalVariable(name: "p", arg: 4, scope: !10, file: !1, line: 7, type: !29)
!57 = !DILocation(line: 7, column: 70, scope: !10)
!58 = !DILocalVariable(name: "h", arg: 5, scope: !10, file: !1, line: 7, type: !43)
!59 = !DILocation(line: 7, column: 88, scope: !10)
!60 = !DILocation(line: 8, column: 10, scope: !10)
!61 = !DILocation(line: 8, column: 13, scope: !10)
!62 = !DILocation(line: 8, column: 17, scope: !10)
!63 = !DILocation(line: 8, column: 20, scope: !10)
!64 = !DILocation(line: 8, column: 15, scope: !10)
!65 = !DILocation(line: 8, column: 24, scope: !10)
!66 = !DILocation(line: 8, column: 27, scope: !10)
!67 = !DILocation(line: 8, column: 22, scope: !10)
!68 = !DILocation(line: 8, column: 32, scope: !10)
!69 = !DILocation(line: 8, column: 35, scope: !10)
!70 = !DILocation(line: 8, column: 31, scope: !10)
!71 = !DILocation(line: 8, column: 29, scope: !10)
!72 = !DILocation(line: 8, column: 43, scope: !10)
!73 = !DILocation(line: 8, column: 46, scope: !10)
!74 = !DILocation(line: 8, column: 53, scope: !10)
!75 = !DILocation(line: 8, column: 41, scope: !10)
!76 = !DILocation(line: 8, column: 57, scope: !10)
!77 = !DILocation(line: 8, column: 60, scope: !10)
!78 = !DILocation(line: 8, column: 68, scope: !10)
!79 = !DILocation(line: 8, column: 55, scope: !10)
!80 = !DILocation(line: 8, column: 3, scope: !10)
