; ModuleID = 'inst.cpp'
source_filename = "inst.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.box::(anonymous namespace)::Hidden" = type { i32 }
%"struct.box::Empty" = type { i8 }

$_ZN3box5EmptyIcED2Ev = comdat any

@__const.use.h = private unnamed_addr constant %"struct.box::(anonymous namespace)::Hidden" { i32 1 }, align 4

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define dso_local void @_ZN3box4takeERKNS_5EmptyIcEEPNS0_IlEEPNS0_IsEE(ptr noundef nonnull align 1 %0, ptr noundef %1, ptr noundef %2) #0 !dbg !10 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !30, metadata !DIExpression()), !dbg !31
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !32, metadata !DIExpression()), !dbg !33
  store ptr %2, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %6, metadata !34, metadata !DIExpression()), !dbg !35
  ret void, !dbg !36
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define dso_local void @use(ptr noundef %0) #0 !dbg !37 {
  %2 = alloca ptr, align 8
  %3 = alloca %"struct.box::Empty", align 1
  %4 = alloca %"struct.box::(anonymous namespace)::Hidden", align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !40, metadata !DIExpression()), !dbg !41
  call void @llvm.dbg.declare(metadata ptr %3, metadata !42, metadata !DIExpression()), !dbg !43
  %5 = load ptr, ptr %2, align 8, !dbg !44
  call void @_ZN3box4takeERKNS_5EmptyIcEEPNS0_IlEEPNS0_IsEE(ptr noundef nonnull align 1 dereferenceable(1) %3, ptr noundef %5, ptr noundef null), !dbg !45
  call void @llvm.dbg.declare(metadata ptr %4, metadata !46, metadata !DIExpression()), !dbg !52
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 @__const.use.h, i64 4, i1 false), !dbg !52
  %6 = load ptr, ptr %2, align 8, !dbg !53
  call void @_ZN3box4passEPNS_12_GLOBAL__N_16HiddenEPNS_5EmptyIlEE(ptr noundef %4, ptr noundef %6), !dbg !54
  call void @_ZN3box5EmptyIcED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %3) #4, !dbg !55
  ret void, !dbg !55
}

; Function Attrs: argmemonly nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define internal void @_ZN3box4passEPNS_12_GLOBAL__N_16HiddenEPNS_5EmptyIlEE(ptr noundef %0, ptr noundef %1) #0 !dbg !56 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !60, metadata !DIExpression()), !dbg !61
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !62, metadata !DIExpression()), !dbg !63
  %5 = load ptr, ptr %3, align 8, !dbg !64
  %6 = getelementptr inbounds %"struct.box::(anonymous namespace)::Hidden", ptr %5, i32 0, i32 0, !dbg !65
  %7 = load i32, ptr %6, align 4, !dbg !66
  %8 = add nsw i32 %7, 1, !dbg !66
  store i32 %8, ptr %6, align 4, !dbg !66
  ret void, !dbg !67
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN3box5EmptyIcED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #3 comdat align 2 !dbg !68 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !69, metadata !DIExpression()), !dbg !71
  %3 = load ptr, ptr %2, align 8
  ret void, !dbg !72
}

attributes #0 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly nocallback nofree nounwind willreturn }
attributes #3 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 15.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "inst.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "063f557ede11f86ab35c9606ba9fab38")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 15.0.6"}
!10 = distinct !DISubprogram(name: "take", linkageName: "_ZN3box4takeERKNS_5EmptyIcEEPNS0_IlEEPNS0_IsEE", scope: !11, file: !1, line: 5, type: !12, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !29)
!11 = !DINamespace(name: "box", scope: null)
!12 = !DISubroutineType(types: !13)
!13 = !{null, !14, !25, !27}
!14 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Empty<char>", scope: !11, file: !1, line: 2, size: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !17, templateParams: !22, identifier: "_ZTSN3box5EmptyIcEE")
!17 = !{!18}
!18 = !DISubprogram(name: "~Empty", scope: !16, file: !1, line: 2, type: !19, scopeLine: 2, flags: DIFlagPrototyped, spFlags: 0)
!19 = !DISubroutineType(types: !20)
!20 = !{null, !21}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!22 = !{!23}
!23 = !DITemplateTypeParameter(name: "T", type: !24)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DICompositeType(tag: DW_TAG_structure_type, name: "Empty<long>", scope: !11, file: !1, line: 2, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSN3box5EmptyIlEE")
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DICompositeType(tag: DW_TAG_structure_type, name: "Empty<short>", scope: !11, file: !1, line: 2, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSN3box5EmptyIsEE")
!29 = !{}
!30 = !DILocalVariable(name: "e", arg: 1, scope: !10, file: !1, line: 5, type: !14)
!31 = !DILocation(line: 5, column: 56, scope: !10)
!32 = !DILocalVariable(name: "other", arg: 2, scope: !10, file: !1, line: 5, type: !25)
!33 = !DILocation(line: 5, column: 72, scope: !10)
!34 = !DILocalVariable(name: "third", arg: 3, scope: !10, file: !1, line: 5, type: !27)
!35 = !DILocation(line: 5, column: 93, scope: !10)
!36 = !DILocation(line: 5, column: 101, scope: !10)
!37 = distinct !DISubprogram(name: "use", scope: !1, file: !1, line: 8, type: !38, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !29)
!38 = !DISubroutineType(types: !39)
!39 = !{null, !25}
!40 = !DILocalVariable(name: "p", arg: 1, scope: !37, file: !1, line: 8, type: !25)
!41 = !DILocation(line: 8, column: 39, scope: !37)
!42 = !DILocalVariable(name: "e", scope: !37, file: !1, line: 9, type: !16)
!43 = !DILocation(line: 9, column: 20, scope: !37)
!44 = !DILocation(line: 9, column: 36, scope: !37)
!45 = !DILocation(line: 9, column: 23, scope: !37)
!46 = !DILocalVariable(name: "h", scope: !37, file: !1, line: 9, type: !47)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Hidden", scope: !48, file: !1, line: 3, size: 32, flags: DIFlagTypePassByValue, elements: !49)
!48 = !DINamespace(scope: !11)
!49 = !{!50}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !47, file: !1, line: 3, baseType: !51, size: 32)
!51 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!52 = !DILocation(line: 9, column: 61, scope: !37)
!53 = !DILocation(line: 9, column: 81, scope: !37)
!54 = !DILocation(line: 9, column: 67, scope: !37)
!55 = !DILocation(line: 10, column: 1, scope: !37)
!56 = distinct !DISubprogram(name: "pass", linkageName: "_ZN3box4passEPNS_12_GLOBAL__N_16HiddenEPNS_5EmptyIlEE", scope: !11, file: !1, line: 6, type: !57, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !29)
!57 = !DISubroutineType(types: !58)
!58 = !{null, !59, !25}
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!60 = !DILocalVariable(name: "h", arg: 1, scope: !56, file: !1, line: 6, type: !59)
!61 = !DILocation(line: 6, column: 45, scope: !56)
!62 = !DILocalVariable(name: "other", arg: 2, scope: !56, file: !1, line: 6, type: !25)
!63 = !DILocation(line: 6, column: 61, scope: !56)
!64 = !DILocation(line: 6, column: 70, scope: !56)
!65 = !DILocation(line: 6, column: 73, scope: !56)
!66 = !DILocation(line: 6, column: 74, scope: !56)
!67 = !DILocation(line: 6, column: 78, scope: !56)
!68 = distinct !DISubprogram(name: "~Empty", linkageName: "_ZN3box5EmptyIcED2Ev", scope: !16, file: !1, line: 2, type: !19, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, declaration: !18, retainedNodes: !29)
!69 = !DILocalVariable(name: "this", arg: 1, scope: !68, type: !70, flags: DIFlagArtificial | DIFlagObjectPointer)
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!71 = !DILocation(line: 0, scope: !68)
!72 = !DILocation(line: 2, column: 45, scope: !68)
