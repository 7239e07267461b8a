; ModuleID = 'types.cpp'
source_filename = "types.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.U = type { i32 }
%struct.S = type { i32, ptr, ptr, i64, i32, i8 }

@_ZN1S6sharedE = dso_local global i32 0, align 4, !dbg !0
@_ZZN1C1mERKS_PKvPFiczEE4kept = internal global %union.U zeroinitializer, align 4, !dbg !30

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef i32 @_ZN1C1mERKS_PKvPFiczE(ptr noundef nonnull align 16 dereferenceable(144) %0, ptr noundef nonnull align 16 dereferenceable(144) %1, ptr noundef %2, ptr noundef %3) #0 align 2 !dbg !32 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca %union.U, align 4
  store ptr %0, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !67, metadata !DIExpression()), !dbg !69
  store ptr %1, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %6, metadata !70, metadata !DIExpression()), !dbg !71
  store ptr %2, ptr %7, align 8
  call void @llvm.dbg.declare(metadata ptr %7, metadata !72, metadata !DIExpression()), !dbg !73
  store ptr %3, ptr %8, align 8
  call void @llvm.dbg.declare(metadata ptr %8, metadata !74, metadata !DIExpression()), !dbg !75
  %10 = load ptr, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %9, metadata !76, metadata !DIExpression()), !dbg !77
  store i32 3, ptr %9, align 4, !dbg !78
  %11 = load ptr, ptr %6, align 8, !dbg !79
  %12 = getelementptr inbounds %struct.S, ptr %11, i32 0, i32 0, !dbg !80
  %13 = load i32, ptr %12, align 16, !dbg !80
  %14 = getelementptr inbounds %struct.S, ptr %10, i32 0, i32 0, !dbg !81
  %15 = load i32, ptr %14, align 16, !dbg !81
  %16 = add nsw i32 %13, %15, !dbg !82
  %17 = load ptr, ptr %7, align 8, !dbg !83
  %18 = icmp ne ptr %17, null, !dbg !84
  %19 = zext i1 %18 to i32, !dbg !85
  %20 = add nsw i32 %16, %19, !dbg !86
  %21 = load ptr, ptr %8, align 8, !dbg !87
  %22 = call noundef i32 (i8, ...) %21(i8 noundef signext 1), !dbg !87
  %23 = add nsw i32 %20, %22, !dbg !88
  %24 = load i32, ptr %9, align 4, !dbg !89
  %25 = add nsw i32 %23, %24, !dbg !90
  %26 = load i32, ptr @_ZZN1C1mERKS_PKvPFiczEE4kept, align 4, !dbg !91
  %27 = add nsw i32 %25, %26, !dbg !92
  ret i32 %27, !dbg !93
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define dso_local void @_Z3oneO1SRiDnPi(ptr noalias sret(%struct.S) align 8 %0, ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef nonnull align 4 dereferenceable(4) %2, ptr %3, ptr noalias noundef %4) #2 !dbg !94 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  store ptr %1, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %6, metadata !102, metadata !DIExpression()), !dbg !103
  store ptr %2, ptr %7, align 8
  call void @llvm.dbg.declare(metadata ptr %7, metadata !104, metadata !DIExpression()), !dbg !105
  store ptr %3, ptr %8, align 8
  call void @llvm.dbg.declare(metadata ptr %8, metadata !106, metadata !DIExpression()), !dbg !107
  store ptr %4, ptr %9, align 8
  call void @llvm.dbg.declare(metadata ptr %9, metadata !108, metadata !DIExpression()), !dbg !109
  %10 = load ptr, ptr %6, align 8, !dbg !110
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %10, i64 40, i1 false), !dbg !110
  ret void, !dbg !111
}

; Function Attrs: argmemonly nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

attributes #0 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { argmemonly nocallback nofree nounwind willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!59, !60, !61, !62, !63, !64, !65}
!llvm.ident = !{!66}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", linkageName: "_ZN1S6sharedE", scope: !2, file: !6, line: 2, type: !10, isLocal: false, isDefinition: true, declaration: !9)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !28, globals: !29, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "types.cpp", directory: "", checksumkind: CSK_MD5, checksum: "970b26517da9389e9f976cc4c9cdc4a6")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", scope: !7, file: !6, line: 1, baseType: !24, size: 32, elements: !25, identifier: "_ZTSN1S1EE")
!6 = !DIFile(filename: "types.cpp", directory: "")
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !6, line: 1, size: 320, flags: DIFlagTypePassByValue, elements: !8, identifier: "_ZTS1S")
!8 = !{!9, !11, !13, !14, !17, !20, !22, !23}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "shared", scope: !7, file: !6, line: 1, baseType: !10, flags: DIFlagStaticMember)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "fixed", scope: !7, file: !6, line: 1, baseType: !12, flags: DIFlagStaticMember, extraData: i32 3)
!12 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !7, file: !6, line: 1, baseType: !10, size: 32)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "raw", scope: !7, file: !6, line: 1, baseType: !15, size: 64, offset: 64)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "seen", scope: !7, file: !6, line: 1, baseType: !18, size: 64, offset: 128)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !10)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "member", scope: !7, file: !6, line: 1, baseType: !21, size: 64, offset: 192)
!21 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !10, size: 64, extraData: !7)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "e", scope: !7, file: !6, line: 1, baseType: !5, size: 32, offset: 256)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "bits", scope: !7, file: !6, line: 1, baseType: !24, size: 3, offset: 288, flags: DIFlagBitField, extraData: i64 288)
!24 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!25 = !{!26, !27}
!26 = !DIEnumerator(name: "one", value: 0, isUnsigned: true)
!27 = !DIEnumerator(name: "two", value: 1, isUnsigned: true)
!28 = !{!7}
!29 = !{!0, !30}
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "kept", scope: !32, file: !6, line: 6, type: !54, isLocal: true, isDefinition: true)
!32 = distinct !DISubprogram(name: "m", linkageName: "_ZN1C1mERKS_PKvPFiczE", scope: !33, file: !6, line: 6, type: !43, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !42, retainedNodes: !53)
!33 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "C", file: !6, line: 5, size: 1152, flags: DIFlagTypePassByValue, elements: !34, identifier: "_ZTS1C")
!34 = !{!35, !36, !42}
!35 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !33, baseType: !7, flags: DIFlagPublic, extraData: i32 0)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "array", scope: !33, file: !6, line: 5, baseType: !37, size: 768, offset: 384, flags: DIFlagPublic)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 768, elements: !39)
!38 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!39 = !{!40, !41}
!40 = !DISubrange(count: 2)
!41 = !DISubrange(count: 3)
!42 = !DISubprogram(name: "m", linkageName: "_ZN1C1mERKS_PKvPFiczE", scope: !33, file: !6, line: 5, type: !43, scopeLine: 5, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!43 = !DISubroutineType(types: !44)
!44 = !{!10, !45, !46, !48, !49}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!46 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !47, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !33)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "opaque", file: !6, line: 3, baseType: !15)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DISubroutineType(types: !51)
!51 = !{!10, !52, null}
!52 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!53 = !{}
!54 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "U", file: !6, line: 4, size: 32, flags: DIFlagTypePassByValue, elements: !55, identifier: "_ZTS1U")
!55 = !{!56, !57}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !54, file: !6, line: 4, baseType: !10, size: 32)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !54, file: !6, line: 4, baseType: !58, size: 32)
!58 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!59 = !{i32 7, !"Dwarf Version", i32 5}
!60 = !{i32 2, !"Debug Info Version", i32 3}
!61 = !{i32 1, !"wchar_size", i32 4}
!62 = !{i32 7, !"PIC Level", i32 2}
!63 = !{i32 7, !"PIE Level", i32 2}
!64 = !{i32 7, !"uwtable", i32 2}
!65 = !{i32 7, !"frame-pointer", i32 2}
!66 = !{!"Debian clang version 15.0.6"}
!67 = !DILocalVariable(name: "this", arg: 1, scope: !32, type: !68, flags: DIFlagArtificial | DIFlagObjectPointer)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!69 = !DILocation(line: 0, scope: !32)
!70 = !DILocalVariable(name: "other", arg: 2, scope: !32, file: !6, line: 6, type: !46)
!71 = !DILocation(line: 6, column: 19, scope: !32)
!72 = !DILocalVariable(name: "p", arg: 3, scope: !32, file: !6, line: 6, type: !48)
!73 = !DILocation(line: 6, column: 33, scope: !32)
!74 = !DILocalVariable(name: "f", arg: 4, scope: !32, file: !6, line: 6, type: !49)
!75 = !DILocation(line: 6, column: 42, scope: !32)
!76 = !DILocalVariable(name: "u", scope: !32, file: !6, line: 6, type: !54)
!77 = !DILocation(line: 6, column: 61, scope: !32)
!78 = !DILocation(line: 6, column: 68, scope: !32)
!79 = !DILocation(line: 6, column: 102, scope: !32)
!80 = !DILocation(line: 6, column: 108, scope: !32)
!81 = !DILocation(line: 6, column: 112, scope: !32)
!82 = !DILocation(line: 6, column: 110, scope: !32)
!83 = !DILocation(line: 6, column: 117, scope: !32)
!84 = !DILocation(line: 6, column: 119, scope: !32)
!85 = !DILocation(line: 6, column: 116, scope: !32)
!86 = !DILocation(line: 6, column: 114, scope: !32)
!87 = !DILocation(line: 6, column: 127, scope: !32)
!88 = !DILocation(line: 6, column: 125, scope: !32)
!89 = !DILocation(line: 6, column: 136, scope: !32)
!90 = !DILocation(line: 6, column: 132, scope: !32)
!91 = !DILocation(line: 6, column: 145, scope: !32)
!92 = !DILocation(line: 6, column: 138, scope: !32)
!93 = !DILocation(line: 6, column: 95, scope: !32)
!94 = distinct !DISubprogram(name: "one", linkageName: "_Z3oneO1SRiDnPi", scope: !6, file: !6, line: 7, type: !95, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !53)
!95 = !DISubroutineType(types: !96)
!96 = !{!7, !97, !98, !99, !100}
!97 = !DIDerivedType(tag: DW_TAG_rvalue_reference_type, baseType: !7, size: 64)
!98 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !10, size: 64)
!99 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!100 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !101)
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!102 = !DILocalVariable(name: "moved", arg: 1, scope: !94, file: !6, line: 7, type: !97)
!103 = !DILocation(line: 7, column: 11, scope: !94)
!104 = !DILocalVariable(name: "left", arg: 2, scope: !94, file: !6, line: 7, type: !98)
!105 = !DILocation(line: 7, column: 23, scope: !94)
!106 = !DILocalVariable(name: "null", arg: 3, scope: !94, file: !6, line: 7, type: !99)
!107 = !DILocation(line: 7, column: 47, scope: !94)
!108 = !DILocalVariable(name: "r", arg: 4, scope: !94, file: !6, line: 7, type: !100)
!109 = !DILocation(line: 7, column: 69, scope: !94)
!110 = !DILocation(line: 7, column: 81, scope: !94)
!111 = !DILocation(line: 7, column: 74, scope: !94)
