; ModuleID = '<stdin>'
source_filename = "shapes.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Square = type { %struct.Shape, double }
%struct.Shape = type { ptr }

$_Z9perimeterRK6Square = comdat any

$_ZN6SquareD0Ev = comdat any

@.str = private unnamed_addr constant [8 x i8] c"%s: %f\0A\00", align 1, !dbg !0
@_ZTV5Shape = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI5Shape, ptr @_ZN5ShapeD1Ev, ptr @_ZN5ShapeD0Ev, ptr @__cxa_pure_virtual] }, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global ptr
@_ZTS5Shape = dso_local constant [7 x i8] c"5Shape\00", align 1
@_ZTI5Shape = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Shape }, align 8
@_ZTV6Square = dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI6Square, ptr @_ZN5ShapeD2Ev, ptr @_ZN6SquareD0Ev, ptr @_ZNK6Square4areaEv] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@_ZTS6Square = dso_local constant [8 x i8] c"6Square\00", align 1
@_ZTI6Square = dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS6Square, ptr @_ZTI5Shape }, align 8
@.str.1 = private unnamed_addr constant [3 x i8] c"--\00", align 1, !dbg !8

@_ZN5ShapeD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZN5ShapeD2Ev

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #0

; Function Attrs: nounwind uwtable
define dso_local void @_ZN5ShapeD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 align 2 !dbg !270 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !288, metadata !DIExpression()), !dbg !290
  call void @llvm.trap() #9, !dbg !291
  unreachable, !dbg !291
}

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #2

; Function Attrs: mustprogress nounwind uwtable
define dso_local noundef double @_ZNK6Square4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 align 2 !dbg !292 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !303, metadata !DIExpression()), !dbg !305
  %2 = getelementptr inbounds %struct.Square, ptr %0, i32 0, i32 1, !dbg !306
  %3 = load double, ptr %2, align 8, !dbg !306, !tbaa !307
  %4 = getelementptr inbounds %struct.Square, ptr %0, i32 0, i32 1, !dbg !313
  %5 = load double, ptr %4, align 8, !dbg !313, !tbaa !307
  %6 = fmul double %3, %5, !dbg !314
  ret double %6, !dbg !315
}

; Function Attrs: mustprogress uwtable
define dso_local void @_Z4showPKcRK5Shape(ptr noundef %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #4 !dbg !316 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !321, metadata !DIExpression()), !dbg !323
  call void @llvm.dbg.value(metadata ptr %1, metadata !322, metadata !DIExpression()), !dbg !323
  %3 = load ptr, ptr %1, align 8, !dbg !324, !tbaa !325
  %4 = getelementptr inbounds ptr, ptr %3, i64 2, !dbg !324
  %5 = load ptr, ptr %4, align 8, !dbg !324
  %6 = call noundef double %5(ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !324
  %7 = call i32 (ptr, ...) @printf(ptr noundef %0, double noundef %6), !dbg !327
  ret void, !dbg !328
}

declare i32 @printf(ptr noundef, ...) #5

; Function Attrs: mustprogress uwtable
define dso_local void @_Z6reportPKcRK5Shape(ptr noundef %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #4 !dbg !329 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !331, metadata !DIExpression()), !dbg !333
  call void @llvm.dbg.value(metadata ptr %1, metadata !332, metadata !DIExpression()), !dbg !333
  %3 = load ptr, ptr %1, align 8, !dbg !334, !tbaa !325
  %4 = getelementptr inbounds ptr, ptr %3, i64 2, !dbg !334
  %5 = load ptr, ptr %4, align 8, !dbg !334
  %6 = call noundef double %5(ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !334
  %7 = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef %0, double noundef %6), !dbg !335
  call void @_ZL4linev(), !dbg !336
  ret void, !dbg !337
}

; Function Attrs: mustprogress uwtable
define internal void @_ZL4linev() #4 !dbg !338 {
  %1 = call i32 @puts(ptr noundef @.str.1), !dbg !342
  ret void, !dbg !343
}

; Function Attrs: mustprogress uwtable
define dso_local noundef double @_Z6aroundRK6Square(ptr noundef nonnull align 8 dereferenceable(16) %0) #4 !dbg !344 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !349, metadata !DIExpression()), !dbg !350
  %2 = call noundef double @_Z9perimeterRK6Square(ptr noundef nonnull align 8 dereferenceable(16) %0), !dbg !351
  ret double %2, !dbg !352
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_Z9perimeterRK6Square(ptr noundef nonnull align 8 dereferenceable(16) %0) #6 comdat !dbg !353 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !355, metadata !DIExpression()), !dbg !356
  %2 = getelementptr inbounds %struct.Square, ptr %0, i32 0, i32 1, !dbg !357
  %3 = load double, ptr %2, align 8, !dbg !357, !tbaa !307
  %4 = fmul double 4.000000e+00, %3, !dbg !358
  ret double %4, !dbg !359
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: nounwind uwtable
define dso_local void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 align 2 !dbg !360 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !362, metadata !DIExpression()), !dbg !363
  ret void, !dbg !364
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN6SquareD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #7 comdat align 2 !dbg !365 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !371, metadata !DIExpression()), !dbg !373
  call void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #10, !dbg !374
  call void @_ZdlPv(ptr noundef %0) #11, !dbg !374
  ret void, !dbg !374
}

declare !dbg !375 i32 @puts(ptr noundef) #5

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) #8

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #0

attributes #0 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #1 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { cold noreturn nounwind }
attributes #3 = { mustprogress nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { inlinehint mustprogress nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { inlinehint nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noreturn nounwind }
attributes #10 = { nounwind }
attributes #11 = { builtin nounwind }

!llvm.dbg.cu = !{!13}
!llvm.module.flags = !{!263, !264, !265, !266, !267, !268}
!llvm.ident = !{!269}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "shapes.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "32fa3f5e2a875488d902dd19eb00ef8c")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 8)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 3)
!13 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "Debian clang version 15.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !14, imports: !15, splitDebugInlining: false, nameTableKind: None)
!14 = !{!0, !8}
!15 = !{!16, !80, !86, !91, !95, !97, !99, !101, !103, !110, !115, !121, !125, !129, !133, !138, !142, !144, !148, !154, !158, !165, !167, !172, !176, !180, !182, !186, !190, !192, !196, !198, !200, !204, !208, !212, !216, !220, !224, !226, !233, !237, !241, !246, !248, !250, !254, !258, !259, !260, !261, !262}
!16 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !18, file: !79, line: 98)
!17 = !DINamespace(name: "std", scope: null)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !19, line: 7, baseType: !20)
!19 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !21, line: 49, size: 1728, flags: DIFlagTypePassByValue, elements: !22, identifier: "_ZTS8_IO_FILE")
!21 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!22 = !{!23, !25, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36, !37, !40, !42, !43, !44, !48, !50, !52, !56, !59, !61, !64, !67, !68, !70, !74, !75}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !20, file: !21, line: 51, baseType: !24, size: 32)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !20, file: !21, line: 54, baseType: !26, size: 64, offset: 64)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !20, file: !21, line: 55, baseType: !26, size: 64, offset: 128)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !20, file: !21, line: 56, baseType: !26, size: 64, offset: 192)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !20, file: !21, line: 57, baseType: !26, size: 64, offset: 256)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !20, file: !21, line: 58, baseType: !26, size: 64, offset: 320)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !20, file: !21, line: 59, baseType: !26, size: 64, offset: 384)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !20, file: !21, line: 60, baseType: !26, size: 64, offset: 448)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !20, file: !21, line: 61, baseType: !26, size: 64, offset: 512)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !20, file: !21, line: 64, baseType: !26, size: 64, offset: 576)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !20, file: !21, line: 65, baseType: !26, size: 64, offset: 640)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !20, file: !21, line: 66, baseType: !26, size: 64, offset: 704)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !20, file: !21, line: 68, baseType: !38, size: 64, offset: 768)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !21, line: 36, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS10_IO_marker")
!40 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !20, file: !21, line: 70, baseType: !41, size: 64, offset: 832)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !20, file: !21, line: 72, baseType: !24, size: 32, offset: 896)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !20, file: !21, line: 73, baseType: !24, size: 32, offset: 928)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !20, file: !21, line: 74, baseType: !45, size: 64, offset: 960)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !46, line: 152, baseType: !47)
!46 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!47 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !20, file: !21, line: 77, baseType: !49, size: 16, offset: 1024)
!49 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !20, file: !21, line: 78, baseType: !51, size: 8, offset: 1040)
!51 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !20, file: !21, line: 79, baseType: !53, size: 8, offset: 1048)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 8, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 1)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !20, file: !21, line: 81, baseType: !57, size: 64, offset: 1088)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !21, line: 43, baseType: null)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !20, file: !21, line: 89, baseType: !60, size: 64, offset: 1152)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !46, line: 153, baseType: !47)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !20, file: !21, line: 91, baseType: !62, size: 64, offset: 1216)
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !63, size: 64)
!63 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !21, line: 37, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS11_IO_codecvt")
!64 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !20, file: !21, line: 92, baseType: !65, size: 64, offset: 1280)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!66 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !21, line: 38, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS13_IO_wide_data")
!67 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !20, file: !21, line: 93, baseType: !41, size: 64, offset: 1344)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !20, file: !21, line: 94, baseType: !69, size: 64, offset: 1408)
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !20, file: !21, line: 95, baseType: !71, size: 64, offset: 1472)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !72, line: 46, baseType: !73)
!72 = !DIFile(filename: "/usr/lib/llvm-15/lib/clang/15.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "b76978376d35d5cd171876ac58ac1256")
!73 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !20, file: !21, line: 96, baseType: !24, size: 32, offset: 1536)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !20, file: !21, line: 98, baseType: !76, size: 160, offset: 1568)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 160, elements: !77)
!77 = !{!78}
!78 = !DISubrange(count: 20)
!79 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdio", directory: "")
!80 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !81, file: !79, line: 99)
!81 = !DIDerivedType(tag: DW_TAG_typedef, name: "fpos_t", file: !82, line: 84, baseType: !83)
!82 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "__fpos_t", file: !84, line: 14, baseType: !85)
!84 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__fpos_t.h", directory: "", checksumkind: CSK_MD5, checksum: "32de8bdaf3551a6c0a9394f9af4389ce")
!85 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_G_fpos_t", file: !84, line: 10, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS9_G_fpos_t")
!86 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !87, file: !79, line: 101)
!87 = !DISubprogram(name: "clearerr", scope: !82, file: !82, line: 786, type: !88, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!88 = !DISubroutineType(types: !89)
!89 = !{null, !90}
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!91 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !92, file: !79, line: 102)
!92 = !DISubprogram(name: "fclose", scope: !82, file: !82, line: 178, type: !93, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!93 = !DISubroutineType(types: !94)
!94 = !{!24, !90}
!95 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !96, file: !79, line: 103)
!96 = !DISubprogram(name: "feof", scope: !82, file: !82, line: 788, type: !93, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!97 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !98, file: !79, line: 104)
!98 = !DISubprogram(name: "ferror", scope: !82, file: !82, line: 790, type: !93, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!99 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !100, file: !79, line: 105)
!100 = !DISubprogram(name: "fflush", scope: !82, file: !82, line: 230, type: !93, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!101 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !102, file: !79, line: 106)
!102 = !DISubprogram(name: "fgetc", scope: !82, file: !82, line: 513, type: !93, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!103 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !104, file: !79, line: 107)
!104 = !DISubprogram(name: "fgetpos", scope: !82, file: !82, line: 760, type: !105, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!105 = !DISubroutineType(types: !106)
!106 = !{!24, !107, !108}
!107 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !90)
!108 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !109)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64)
!110 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !111, file: !79, line: 108)
!111 = !DISubprogram(name: "fgets", scope: !82, file: !82, line: 592, type: !112, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!112 = !DISubroutineType(types: !113)
!113 = !{!26, !114, !24, !107}
!114 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !26)
!115 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !116, file: !79, line: 109)
!116 = !DISubprogram(name: "fopen", scope: !82, file: !82, line: 258, type: !117, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!117 = !DISubroutineType(types: !118)
!118 = !{!90, !119, !119}
!119 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !120)
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!121 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !122, file: !79, line: 110)
!122 = !DISubprogram(name: "fprintf", scope: !82, file: !82, line: 350, type: !123, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!123 = !DISubroutineType(types: !124)
!124 = !{!24, !107, !119, null}
!125 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !126, file: !79, line: 111)
!126 = !DISubprogram(name: "fputc", scope: !82, file: !82, line: 549, type: !127, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!127 = !DISubroutineType(types: !128)
!128 = !{!24, !24, !90}
!129 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !130, file: !79, line: 112)
!130 = !DISubprogram(name: "fputs", scope: !82, file: !82, line: 655, type: !131, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!131 = !DISubroutineType(types: !132)
!132 = !{!24, !119, !107}
!133 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !134, file: !79, line: 113)
!134 = !DISubprogram(name: "fread", scope: !82, file: !82, line: 675, type: !135, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!135 = !DISubroutineType(types: !136)
!136 = !{!71, !137, !71, !71, !107}
!137 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !69)
!138 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !139, file: !79, line: 114)
!139 = !DISubprogram(name: "freopen", scope: !82, file: !82, line: 265, type: !140, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!140 = !DISubroutineType(types: !141)
!141 = !{!90, !119, !119, !107}
!142 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !143, file: !79, line: 115)
!143 = !DISubprogram(name: "fscanf", linkageName: "__isoc99_fscanf", scope: !82, file: !82, line: 434, type: !123, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!144 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !145, file: !79, line: 116)
!145 = !DISubprogram(name: "fseek", scope: !82, file: !82, line: 713, type: !146, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!146 = !DISubroutineType(types: !147)
!147 = !{!24, !90, !47, !24}
!148 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !149, file: !79, line: 117)
!149 = !DISubprogram(name: "fsetpos", scope: !82, file: !82, line: 765, type: !150, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!150 = !DISubroutineType(types: !151)
!151 = !{!24, !90, !152}
!152 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !153, size: 64)
!153 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !81)
!154 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !155, file: !79, line: 118)
!155 = !DISubprogram(name: "ftell", scope: !82, file: !82, line: 718, type: !156, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!156 = !DISubroutineType(types: !157)
!157 = !{!47, !90}
!158 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !159, file: !79, line: 119)
!159 = !DISubprogram(name: "fwrite", scope: !82, file: !82, line: 681, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!160 = !DISubroutineType(types: !161)
!161 = !{!71, !162, !71, !71, !107}
!162 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !163)
!163 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !164, size: 64)
!164 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!165 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !166, file: !79, line: 120)
!166 = !DISubprogram(name: "getc", scope: !82, file: !82, line: 514, type: !93, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!167 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !168, file: !79, line: 121)
!168 = !DISubprogram(name: "getchar", scope: !169, file: !169, line: 47, type: !170, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!169 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "c10e343656e7a2bf1044ef4e4442d902")
!170 = !DISubroutineType(types: !171)
!171 = !{!24}
!172 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !173, file: !79, line: 126)
!173 = !DISubprogram(name: "perror", scope: !82, file: !82, line: 804, type: !174, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!174 = !DISubroutineType(types: !175)
!175 = !{null, !120}
!176 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !177, file: !79, line: 127)
!177 = !DISubprogram(name: "printf", scope: !82, file: !82, line: 356, type: !178, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!178 = !DISubroutineType(types: !179)
!179 = !{!24, !119, null}
!180 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !181, file: !79, line: 128)
!181 = !DISubprogram(name: "putc", scope: !82, file: !82, line: 550, type: !127, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!182 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !183, file: !79, line: 129)
!183 = !DISubprogram(name: "putchar", scope: !169, file: !169, line: 82, type: !184, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!184 = !DISubroutineType(types: !185)
!185 = !{!24, !24}
!186 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !187, file: !79, line: 130)
!187 = !DISubprogram(name: "puts", scope: !82, file: !82, line: 661, type: !188, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!188 = !DISubroutineType(types: !189)
!189 = !{!24, !120}
!190 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !191, file: !79, line: 131)
!191 = !DISubprogram(name: "remove", scope: !82, file: !82, line: 152, type: !188, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!192 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !193, file: !79, line: 132)
!193 = !DISubprogram(name: "rename", scope: !82, file: !82, line: 154, type: !194, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!194 = !DISubroutineType(types: !195)
!195 = !{!24, !120, !120}
!196 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !197, file: !79, line: 133)
!197 = !DISubprogram(name: "rewind", scope: !82, file: !82, line: 723, type: !88, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!198 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !199, file: !79, line: 134)
!199 = !DISubprogram(name: "scanf", linkageName: "__isoc99_scanf", scope: !82, file: !82, line: 437, type: !178, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!200 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !201, file: !79, line: 135)
!201 = !DISubprogram(name: "setbuf", scope: !82, file: !82, line: 328, type: !202, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!202 = !DISubroutineType(types: !203)
!203 = !{null, !107, !114}
!204 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !205, file: !79, line: 136)
!205 = !DISubprogram(name: "setvbuf", scope: !82, file: !82, line: 332, type: !206, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!206 = !DISubroutineType(types: !207)
!207 = !{!24, !107, !114, !24, !71}
!208 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !209, file: !79, line: 137)
!209 = !DISubprogram(name: "sprintf", scope: !82, file: !82, line: 358, type: !210, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!210 = !DISubroutineType(types: !211)
!211 = !{!24, !114, !119, null}
!212 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !213, file: !79, line: 138)
!213 = !DISubprogram(name: "sscanf", linkageName: "__isoc99_sscanf", scope: !82, file: !82, line: 439, type: !214, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!214 = !DISubroutineType(types: !215)
!215 = !{!24, !119, !119, null}
!216 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !217, file: !79, line: 139)
!217 = !DISubprogram(name: "tmpfile", scope: !82, file: !82, line: 188, type: !218, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!218 = !DISubroutineType(types: !219)
!219 = !{!90}
!220 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !221, file: !79, line: 141)
!221 = !DISubprogram(name: "tmpnam", scope: !82, file: !82, line: 205, type: !222, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!222 = !DISubroutineType(types: !223)
!223 = !{!26, !26}
!224 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !225, file: !79, line: 143)
!225 = !DISubprogram(name: "ungetc", scope: !82, file: !82, line: 668, type: !127, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!226 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !227, file: !79, line: 144)
!227 = !DISubprogram(name: "vfprintf", scope: !82, file: !82, line: 365, type: !228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!228 = !DISubroutineType(types: !229)
!229 = !{!24, !107, !119, !230}
!230 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !231, size: 64)
!231 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", file: !232, size: 192, flags: DIFlagFwdDecl, identifier: "_ZTS13__va_list_tag")
!232 = !DIFile(filename: "shapes.cpp", directory: ".")
!233 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !234, file: !79, line: 145)
!234 = !DISubprogram(name: "vprintf", scope: !169, file: !169, line: 39, type: !235, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!235 = !DISubroutineType(types: !236)
!236 = !{!24, !119, !230}
!237 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !238, file: !79, line: 146)
!238 = !DISubprogram(name: "vsprintf", scope: !82, file: !82, line: 373, type: !239, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!239 = !DISubroutineType(types: !240)
!240 = !{!24, !114, !119, !230}
!241 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !242, entity: !243, file: !79, line: 175)
!242 = !DINamespace(name: "__gnu_cxx", scope: null)
!243 = !DISubprogram(name: "snprintf", scope: !82, file: !82, line: 378, type: !244, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!244 = !DISubroutineType(types: !245)
!245 = !{!24, !114, !71, !119, null}
!246 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !242, entity: !247, file: !79, line: 176)
!247 = !DISubprogram(name: "vfscanf", linkageName: "__isoc99_vfscanf", scope: !82, file: !82, line: 479, type: !228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!248 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !242, entity: !249, file: !79, line: 177)
!249 = !DISubprogram(name: "vscanf", linkageName: "__isoc99_vscanf", scope: !82, file: !82, line: 484, type: !235, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!250 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !242, entity: !251, file: !79, line: 178)
!251 = !DISubprogram(name: "vsnprintf", scope: !82, file: !82, line: 382, type: !252, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!252 = !DISubroutineType(types: !253)
!253 = !{!24, !114, !71, !119, !230}
!254 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !242, entity: !255, file: !79, line: 179)
!255 = !DISubprogram(name: "vsscanf", linkageName: "__isoc99_vsscanf", scope: !82, file: !82, line: 487, type: !256, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!256 = !DISubroutineType(types: !257)
!257 = !{!24, !119, !119, !230}
!258 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !243, file: !79, line: 185)
!259 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !247, file: !79, line: 186)
!260 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !249, file: !79, line: 187)
!261 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !251, file: !79, line: 188)
!262 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !17, entity: !255, file: !79, line: 189)
!263 = !{i32 7, !"Dwarf Version", i32 5}
!264 = !{i32 2, !"Debug Info Version", i32 3}
!265 = !{i32 1, !"wchar_size", i32 4}
!266 = !{i32 7, !"PIC Level", i32 2}
!267 = !{i32 7, !"PIE Level", i32 2}
!268 = !{i32 7, !"uwtable", i32 2}
!269 = !{!"Debian clang version 15.0.6"}
!270 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD0Ev", scope: !271, file: !2, line: 4, type: !278, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, declaration: !277, retainedNodes: !287)
!271 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", file: !272, line: 1, size: 64, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !273, vtableHolder: !271)
!272 = !DIFile(filename: "./shapes.h", directory: ".", checksumkind: CSK_MD5, checksum: "6e67717e7a615de5161f3ec475c4c934")
!273 = !{!274, !277, !281}
!274 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Shape", scope: !272, file: !272, baseType: !275, size: 64, flags: DIFlagArtificial)
!275 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !276, size: 64)
!276 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !170, size: 64)
!277 = !DISubprogram(name: "~Shape", scope: !271, file: !272, line: 2, type: !278, scopeLine: 2, containingType: !271, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!278 = !DISubroutineType(types: !279)
!279 = !{null, !280}
!280 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !271, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!281 = !DISubprogram(name: "area", linkageName: "_ZNK5Shape4areaEv", scope: !271, file: !272, line: 3, type: !282, scopeLine: 3, containingType: !271, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagPureVirtual | DISPFlagOptimized)
!282 = !DISubroutineType(types: !283)
!283 = !{!284, !285}
!284 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!285 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !286, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!286 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !271)
!287 = !{!288}
!288 = !DILocalVariable(name: "this", arg: 1, scope: !270, type: !289, flags: DIFlagArtificial | DIFlagObjectPointer)
!289 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !271, size: 64)
!290 = !DILocation(line: 0, scope: !270)
!291 = !DILocation(line: 4, column: 15, scope: !270)
!292 = distinct !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !293, file: !2, line: 6, type: !298, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, declaration: !297, retainedNodes: !302)
!293 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Square", file: !272, line: 6, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !294, vtableHolder: !271)
!294 = !{!295, !296, !297}
!295 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !293, baseType: !271, extraData: i32 0)
!296 = !DIDerivedType(tag: DW_TAG_member, name: "side", scope: !293, file: !272, line: 7, baseType: !284, size: 64, offset: 64)
!297 = !DISubprogram(name: "area", linkageName: "_ZNK6Square4areaEv", scope: !293, file: !272, line: 8, type: !298, scopeLine: 8, containingType: !293, virtualIndex: 2, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!298 = !DISubroutineType(types: !299)
!299 = !{!284, !300}
!300 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !301, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!301 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !293)
!302 = !{!303}
!303 = !DILocalVariable(name: "this", arg: 1, scope: !292, type: !304, flags: DIFlagArtificial | DIFlagObjectPointer)
!304 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !301, size: 64)
!305 = !DILocation(line: 0, scope: !292)
!306 = !DILocation(line: 6, column: 38, scope: !292)
!307 = !{!308, !310, i64 8}
!308 = !{!"_ZTS6Square", !309, i64 0, !310, i64 8}
!309 = !{!"_ZTS5Shape"}
!310 = !{!"double", !311, i64 0}
!311 = !{!"omnipotent char", !312, i64 0}
!312 = !{!"Simple C++ TBAA"}
!313 = !DILocation(line: 6, column: 45, scope: !292)
!314 = !DILocation(line: 6, column: 43, scope: !292)
!315 = !DILocation(line: 6, column: 31, scope: !292)
!316 = distinct !DISubprogram(name: "show", linkageName: "_Z4showPKcRK5Shape", scope: !2, file: !2, line: 10, type: !317, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, retainedNodes: !320)
!317 = !DISubroutineType(types: !318)
!318 = !{null, !120, !319}
!319 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !286, size: 64)
!320 = !{!321, !322}
!321 = !DILocalVariable(name: "format", arg: 1, scope: !316, file: !2, line: 10, type: !120)
!322 = !DILocalVariable(name: "shape", arg: 2, scope: !316, file: !2, line: 10, type: !319)
!323 = !DILocation(line: 0, scope: !316)
!324 = !DILocation(line: 10, column: 79, scope: !316)
!325 = !{!326, !326, i64 0}
!326 = !{!"vtable pointer", !312, i64 0}
!327 = !DILocation(line: 10, column: 53, scope: !316)
!328 = !DILocation(line: 10, column: 88, scope: !316)
!329 = distinct !DISubprogram(name: "report", linkageName: "_Z6reportPKcRK5Shape", scope: !2, file: !2, line: 12, type: !317, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, retainedNodes: !330)
!330 = !{!331, !332}
!331 = !DILocalVariable(name: "name", arg: 1, scope: !329, file: !2, line: 12, type: !120)
!332 = !DILocalVariable(name: "shape", arg: 2, scope: !329, file: !2, line: 12, type: !319)
!333 = !DILocation(line: 0, scope: !329)
!334 = !DILocation(line: 13, column: 41, scope: !329)
!335 = !DILocation(line: 13, column: 5, scope: !329)
!336 = !DILocation(line: 14, column: 5, scope: !329)
!337 = !DILocation(line: 15, column: 1, scope: !329)
!338 = distinct !DISubprogram(name: "line", linkageName: "_ZL4linev", scope: !2, file: !2, line: 8, type: !339, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !13, retainedNodes: !341)
!339 = !DISubroutineType(types: !340)
!340 = !{null}
!341 = !{}
!342 = !DILocation(line: 8, column: 22, scope: !338)
!343 = !DILocation(line: 8, column: 39, scope: !338)
!344 = distinct !DISubprogram(name: "around", linkageName: "_Z6aroundRK6Square", scope: !2, file: !2, line: 17, type: !345, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, retainedNodes: !348)
!345 = !DISubroutineType(types: !346)
!346 = !{!284, !347}
!347 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !301, size: 64)
!348 = !{!349}
!349 = !DILocalVariable(name: "square", arg: 1, scope: !344, file: !2, line: 17, type: !347)
!350 = !DILocation(line: 0, scope: !344)
!351 = !DILocation(line: 17, column: 46, scope: !344)
!352 = !DILocation(line: 17, column: 39, scope: !344)
!353 = distinct !DISubprogram(name: "perimeter", linkageName: "_Z9perimeterRK6Square", scope: !272, file: !272, line: 14, type: !345, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, retainedNodes: !354)
!354 = !{!355}
!355 = !DILocalVariable(name: "square", arg: 1, scope: !353, file: !272, line: 14, type: !347)
!356 = !DILocation(line: 0, scope: !353)
!357 = !DILocation(line: 14, column: 67, scope: !353)
!358 = !DILocation(line: 14, column: 58, scope: !353)
!359 = !DILocation(line: 14, column: 49, scope: !353)
!360 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN5ShapeD2Ev", scope: !271, file: !2, line: 4, type: !278, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, declaration: !277, retainedNodes: !361)
!361 = !{!362}
!362 = !DILocalVariable(name: "this", arg: 1, scope: !360, type: !289, flags: DIFlagArtificial | DIFlagObjectPointer)
!363 = !DILocation(line: 0, scope: !360)
!364 = !DILocation(line: 4, column: 15, scope: !360)
!365 = distinct !DISubprogram(name: "~Square", linkageName: "_ZN6SquareD0Ev", scope: !293, file: !272, line: 6, type: !366, scopeLine: 6, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, declaration: !369, retainedNodes: !370)
!366 = !DISubroutineType(types: !367)
!367 = !{null, !368}
!368 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !293, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!369 = !DISubprogram(name: "~Square", scope: !293, type: !366, containingType: !293, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!370 = !{!371}
!371 = !DILocalVariable(name: "this", arg: 1, scope: !365, type: !372, flags: DIFlagArtificial | DIFlagObjectPointer)
!372 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !293, size: 64)
!373 = !DILocation(line: 0, scope: !365)
!374 = !DILocation(line: 6, column: 8, scope: !365)
!375 = !DISubprogram(name: "puts", scope: !82, file: !82, line: 661, type: !188, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !341)
