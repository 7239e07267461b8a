; ModuleID = 'main.cpp'
source_filename = "main.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Tile = type <{ %struct.Square, i32, [4 x i8] }>
%struct.Square = type { %struct.Shape, double }
%struct.Shape = type { ptr }

$_ZN4TileC2Ev = comdat any

$_ZN6SquareC2Ev = comdat any

$_ZN4TileD0Ev = comdat any

$_ZN5ShapeC2Ev = comdat any

$_ZTV4Tile = comdat any

$_ZTS4Tile = comdat any

$_ZTI4Tile = comdat any

@.str = private unnamed_addr constant [5 x i8] c"tile\00", align 1, !dbg !0
@_ZTV4Tile = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI4Tile, ptr @_ZN5ShapeD2Ev, ptr @_ZN4TileD0Ev, ptr @_ZNK6Square4areaEv] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@_ZTS4Tile = linkonce_odr dso_local constant [6 x i8] c"4Tile\00", comdat, align 1
@_ZTI6Square = external constant ptr
@_ZTI4Tile = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS4Tile, ptr @_ZTI6Square }, comdat, align 8
@_ZTV6Square = external unnamed_addr constant { [5 x ptr] }, align 8
@_ZTV5Shape = available_externally unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI5Shape, ptr @_ZN5ShapeD1Ev, ptr @_ZN5ShapeD0Ev, ptr @__cxa_pure_virtual] }, align 8
@_ZTI5Shape = external constant ptr
@.str.1 = private unnamed_addr constant [3 x i8] c"==\00", align 1, !dbg !8

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() #0 personality ptr @__gxx_personality_v0 !dbg !278 {
  %1 = alloca %struct.Tile, align 8
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 24, ptr %1) #8, !dbg !281
  call void @llvm.dbg.declare(metadata ptr %1, metadata !280, metadata !DIExpression()), !dbg !282
  call void @_ZN4TileC2Ev(ptr noundef nonnull align 8 dereferenceable(20) %1) #8, !dbg !282
  invoke void @_ZL4linev()
          to label %4 unwind label %6, !dbg !283

4:                                                ; preds = %0
  invoke void @_Z6reportPKcRK5Shape(ptr noundef @.str, ptr noundef nonnull align 8 dereferenceable(8) %1)
          to label %5 unwind label %6, !dbg !284

5:                                                ; preds = %4
  call void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(20) %1) #8, !dbg !285
  call void @llvm.lifetime.end.p0(i64 24, ptr %1) #8, !dbg !285
  ret i32 0, !dbg !285

6:                                                ; preds = %4, %0
  %7 = landingpad { ptr, i32 }
          cleanup, !dbg !285
  %8 = extractvalue { ptr, i32 } %7, 0, !dbg !285
  store ptr %8, ptr %2, align 8, !dbg !285
  %9 = extractvalue { ptr, i32 } %7, 1, !dbg !285
  store i32 %9, ptr %3, align 4, !dbg !285
  call void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(20) %1) #8, !dbg !285
  call void @llvm.lifetime.end.p0(i64 24, ptr %1) #8, !dbg !285
  br label %10, !dbg !285

10:                                               ; preds = %6
  %11 = load ptr, ptr %2, align 8, !dbg !285
  %12 = load i32, ptr %3, align 4, !dbg !285
  %13 = insertvalue { ptr, i32 } undef, ptr %11, 0, !dbg !285
  %14 = insertvalue { ptr, i32 } %13, i32 %12, 1, !dbg !285
  resume { ptr, i32 } %14, !dbg !285
}

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN4TileC2Ev(ptr noundef nonnull align 8 dereferenceable(20) %0) unnamed_addr #3 comdat align 2 !dbg !286 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !294
  call void @llvm.dbg.declare(metadata ptr %2, metadata !292, metadata !DIExpression()), !dbg !298
  %3 = load ptr, ptr %2, align 8
  call void @_ZN6SquareC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #8, !dbg !299
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV4Tile, i32 0, inrange i32 0, i32 2), ptr %3, align 8, !dbg !299, !tbaa !300
  %4 = getelementptr inbounds %struct.Tile, ptr %3, i32 0, i32 1, !dbg !302
  store i32 3, ptr %4, align 8, !dbg !302, !tbaa !303
  ret void, !dbg !299
}

; Function Attrs: mustprogress uwtable
define internal void @_ZL4linev() #4 !dbg !309 {
  %1 = call i32 @puts(ptr noundef @.str.1), !dbg !313
  ret void, !dbg !314
}

declare i32 @__gxx_personality_v0(...)

declare !dbg !315 void @_Z6reportPKcRK5Shape(ptr noundef, ptr noundef nonnull align 8 dereferenceable(8)) #5

; Function Attrs: nounwind
declare void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #6

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN6SquareC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 comdat align 2 !dbg !320 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !294
  call void @llvm.dbg.declare(metadata ptr %2, metadata !326, metadata !DIExpression()), !dbg !328
  %3 = load ptr, ptr %2, align 8
  call void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #8, !dbg !329
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV6Square, i32 0, inrange i32 0, i32 2), ptr %3, align 8, !dbg !329, !tbaa !300
  %4 = getelementptr inbounds %struct.Square, ptr %3, i32 0, i32 1, !dbg !330
  store double 1.000000e+00, ptr %4, align 8, !dbg !330, !tbaa !331
  ret void, !dbg !329
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN4TileD0Ev(ptr noundef nonnull align 8 dereferenceable(20) %0) unnamed_addr #3 comdat align 2 !dbg !332 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !294
  call void @llvm.dbg.declare(metadata ptr %2, metadata !335, metadata !DIExpression()), !dbg !336
  %3 = load ptr, ptr %2, align 8
  call void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(20) %3) #8, !dbg !337
  call void @_ZdlPv(ptr noundef %3) #9, !dbg !337
  ret void, !dbg !337
}

declare noundef double @_ZNK6Square4areaEv(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #5

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 !dbg !338 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8, !tbaa !294
  call void @llvm.dbg.declare(metadata ptr %2, metadata !344, metadata !DIExpression()), !dbg !346
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV5Shape, i32 0, inrange i32 0, i32 2), ptr %3, align 8, !dbg !347, !tbaa !300
  ret void, !dbg !347
}

; Function Attrs: nounwind
declare void @_ZN5ShapeD1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #6

; Function Attrs: nounwind
declare void @_ZN5ShapeD0Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #6

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) #7

declare !dbg !348 i32 @puts(ptr noundef) #5

attributes #0 = { mustprogress norecurse uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #2 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { inlinehint nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { builtin nounwind }

!llvm.dbg.cu = !{!13}
!llvm.module.flags = !{!271, !272, !273, !274, !275, !276}
!llvm.ident = !{!277}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 13, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "main.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "70ac5a2c90a1b7298f93c17fecac7b49")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 5)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 3)
!13 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "Debian clang version 15.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !14, globals: !23, imports: !24, splitDebugInlining: false, nameTableKind: None)
!14 = !{!15, !18, !22}
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Tile", file: !2, line: 4, size: 192, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !16, vtableHolder: !22, identifier: "_ZTS4Tile")
!16 = !{!17, !20}
!17 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !15, baseType: !18, extraData: i32 0)
!18 = !DICompositeType(tag: DW_TAG_structure_type, name: "Square", file: !19, line: 6, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS6Square")
!19 = !DIFile(filename: "./shapes.h", directory: ".", checksumkind: CSK_MD5, checksum: "0d35747a407601107f130aed641dec30")
!20 = !DIDerivedType(tag: DW_TAG_member, name: "colour", scope: !15, file: !2, line: 5, baseType: !21, size: 32, offset: 128)
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", file: !19, line: 1, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS5Shape")
!23 = !{!0, !8}
!24 = !{!25, !88, !94, !99, !103, !105, !107, !109, !111, !118, !123, !129, !133, !137, !141, !146, !150, !152, !156, !162, !166, !173, !175, !180, !184, !188, !190, !194, !198, !200, !204, !206, !208, !212, !216, !220, !224, !228, !232, !234, !241, !245, !249, !254, !256, !258, !262, !266, !267, !268, !269, !270}
!25 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !27, file: !87, line: 98)
!26 = !DINamespace(name: "std", scope: null)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !28, line: 7, baseType: !29)
!28 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !30, line: 49, size: 1728, flags: DIFlagTypePassByValue, elements: !31, identifier: "_ZTS8_IO_FILE")
!30 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!31 = !{!32, !33, !35, !36, !37, !38, !39, !40, !41, !42, !43, !44, !45, !48, !50, !51, !52, !56, !58, !60, !64, !67, !69, !72, !75, !76, !78, !82, !83}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !29, file: !30, line: 51, baseType: !21, size: 32)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !29, file: !30, line: 54, baseType: !34, size: 64, offset: 64)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !29, file: !30, line: 55, baseType: !34, size: 64, offset: 128)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !29, file: !30, line: 56, baseType: !34, size: 64, offset: 192)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !29, file: !30, line: 57, baseType: !34, size: 64, offset: 256)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !29, file: !30, line: 58, baseType: !34, size: 64, offset: 320)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !29, file: !30, line: 59, baseType: !34, size: 64, offset: 384)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !29, file: !30, line: 60, baseType: !34, size: 64, offset: 448)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !29, file: !30, line: 61, baseType: !34, size: 64, offset: 512)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !29, file: !30, line: 64, baseType: !34, size: 64, offset: 576)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !29, file: !30, line: 65, baseType: !34, size: 64, offset: 640)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !29, file: !30, line: 66, baseType: !34, size: 64, offset: 704)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !29, file: !30, line: 68, baseType: !46, size: 64, offset: 768)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!47 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !30, line: 36, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS10_IO_marker")
!48 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !29, file: !30, line: 70, baseType: !49, size: 64, offset: 832)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !29, file: !30, line: 72, baseType: !21, size: 32, offset: 896)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !29, file: !30, line: 73, baseType: !21, size: 32, offset: 928)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !29, file: !30, line: 74, baseType: !53, size: 64, offset: 960)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !54, line: 152, baseType: !55)
!54 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!55 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !29, file: !30, line: 77, baseType: !57, size: 16, offset: 1024)
!57 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !29, file: !30, line: 78, baseType: !59, size: 8, offset: 1040)
!59 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !29, file: !30, line: 79, baseType: !61, size: 8, offset: 1048)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 8, elements: !62)
!62 = !{!63}
!63 = !DISubrange(count: 1)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !29, file: !30, line: 81, baseType: !65, size: 64, offset: 1088)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !30, line: 43, baseType: null)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !29, file: !30, line: 89, baseType: !68, size: 64, offset: 1152)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !54, line: 153, baseType: !55)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !29, file: !30, line: 91, baseType: !70, size: 64, offset: 1216)
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!71 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !30, line: 37, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS11_IO_codecvt")
!72 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !29, file: !30, line: 92, baseType: !73, size: 64, offset: 1280)
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64)
!74 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !30, line: 38, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS13_IO_wide_data")
!75 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !29, file: !30, line: 93, baseType: !49, size: 64, offset: 1344)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !29, file: !30, line: 94, baseType: !77, size: 64, offset: 1408)
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !29, file: !30, line: 95, baseType: !79, size: 64, offset: 1472)
!79 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !80, line: 46, baseType: !81)
!80 = !DIFile(filename: "/usr/lib/llvm-15/lib/clang/15.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "b76978376d35d5cd171876ac58ac1256")
!81 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !29, file: !30, line: 96, baseType: !21, size: 32, offset: 1536)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !29, file: !30, line: 98, baseType: !84, size: 160, offset: 1568)
!84 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 160, elements: !85)
!85 = !{!86}
!86 = !DISubrange(count: 20)
!87 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdio", directory: "")
!88 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !89, file: !87, line: 99)
!89 = !DIDerivedType(tag: DW_TAG_typedef, name: "fpos_t", file: !90, line: 84, baseType: !91)
!90 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!91 = !DIDerivedType(tag: DW_TAG_typedef, name: "__fpos_t", file: !92, line: 14, baseType: !93)
!92 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__fpos_t.h", directory: "", checksumkind: CSK_MD5, checksum: "32de8bdaf3551a6c0a9394f9af4389ce")
!93 = !DICompositeType(tag: DW_TAG_structure_type, name: "_G_fpos_t", file: !92, line: 10, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS9_G_fpos_t")
!94 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !95, file: !87, line: 101)
!95 = !DISubprogram(name: "clearerr", scope: !90, file: !90, line: 786, type: !96, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!96 = !DISubroutineType(types: !97)
!97 = !{null, !98}
!98 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!99 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !100, file: !87, line: 102)
!100 = !DISubprogram(name: "fclose", scope: !90, file: !90, line: 178, type: !101, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!101 = !DISubroutineType(types: !102)
!102 = !{!21, !98}
!103 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !104, file: !87, line: 103)
!104 = !DISubprogram(name: "feof", scope: !90, file: !90, line: 788, type: !101, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!105 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !106, file: !87, line: 104)
!106 = !DISubprogram(name: "ferror", scope: !90, file: !90, line: 790, type: !101, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!107 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !108, file: !87, line: 105)
!108 = !DISubprogram(name: "fflush", scope: !90, file: !90, line: 230, type: !101, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!109 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !110, file: !87, line: 106)
!110 = !DISubprogram(name: "fgetc", scope: !90, file: !90, line: 513, type: !101, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!111 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !112, file: !87, line: 107)
!112 = !DISubprogram(name: "fgetpos", scope: !90, file: !90, line: 760, type: !113, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!113 = !DISubroutineType(types: !114)
!114 = !{!21, !115, !116}
!115 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !98)
!116 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !117)
!117 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !89, size: 64)
!118 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !119, file: !87, line: 108)
!119 = !DISubprogram(name: "fgets", scope: !90, file: !90, line: 592, type: !120, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!120 = !DISubroutineType(types: !121)
!121 = !{!34, !122, !21, !115}
!122 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !34)
!123 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !124, file: !87, line: 109)
!124 = !DISubprogram(name: "fopen", scope: !90, file: !90, line: 258, type: !125, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!125 = !DISubroutineType(types: !126)
!126 = !{!98, !127, !127}
!127 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !128)
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!129 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !130, file: !87, line: 110)
!130 = !DISubprogram(name: "fprintf", scope: !90, file: !90, line: 350, type: !131, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!131 = !DISubroutineType(types: !132)
!132 = !{!21, !115, !127, null}
!133 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !134, file: !87, line: 111)
!134 = !DISubprogram(name: "fputc", scope: !90, file: !90, line: 549, type: !135, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!135 = !DISubroutineType(types: !136)
!136 = !{!21, !21, !98}
!137 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !138, file: !87, line: 112)
!138 = !DISubprogram(name: "fputs", scope: !90, file: !90, line: 655, type: !139, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!139 = !DISubroutineType(types: !140)
!140 = !{!21, !127, !115}
!141 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !142, file: !87, line: 113)
!142 = !DISubprogram(name: "fread", scope: !90, file: !90, line: 675, type: !143, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!143 = !DISubroutineType(types: !144)
!144 = !{!79, !145, !79, !79, !115}
!145 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !77)
!146 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !147, file: !87, line: 114)
!147 = !DISubprogram(name: "freopen", scope: !90, file: !90, line: 265, type: !148, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!148 = !DISubroutineType(types: !149)
!149 = !{!98, !127, !127, !115}
!150 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !151, file: !87, line: 115)
!151 = !DISubprogram(name: "fscanf", linkageName: "__isoc99_fscanf", scope: !90, file: !90, line: 434, type: !131, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!152 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !153, file: !87, line: 116)
!153 = !DISubprogram(name: "fseek", scope: !90, file: !90, line: 713, type: !154, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!154 = !DISubroutineType(types: !155)
!155 = !{!21, !98, !55, !21}
!156 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !157, file: !87, line: 117)
!157 = !DISubprogram(name: "fsetpos", scope: !90, file: !90, line: 765, type: !158, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!158 = !DISubroutineType(types: !159)
!159 = !{!21, !98, !160}
!160 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !161, size: 64)
!161 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !89)
!162 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !163, file: !87, line: 118)
!163 = !DISubprogram(name: "ftell", scope: !90, file: !90, line: 718, type: !164, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!164 = !DISubroutineType(types: !165)
!165 = !{!55, !98}
!166 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !167, file: !87, line: 119)
!167 = !DISubprogram(name: "fwrite", scope: !90, file: !90, line: 681, type: !168, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!168 = !DISubroutineType(types: !169)
!169 = !{!79, !170, !79, !79, !115}
!170 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !171)
!171 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !172, size: 64)
!172 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!173 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !174, file: !87, line: 120)
!174 = !DISubprogram(name: "getc", scope: !90, file: !90, line: 514, type: !101, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!175 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !176, file: !87, line: 121)
!176 = !DISubprogram(name: "getchar", scope: !177, file: !177, line: 47, type: !178, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!177 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "c10e343656e7a2bf1044ef4e4442d902")
!178 = !DISubroutineType(types: !179)
!179 = !{!21}
!180 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !181, file: !87, line: 126)
!181 = !DISubprogram(name: "perror", scope: !90, file: !90, line: 804, type: !182, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!182 = !DISubroutineType(types: !183)
!183 = !{null, !128}
!184 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !185, file: !87, line: 127)
!185 = !DISubprogram(name: "printf", scope: !90, file: !90, line: 356, type: !186, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!186 = !DISubroutineType(types: !187)
!187 = !{!21, !127, null}
!188 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !189, file: !87, line: 128)
!189 = !DISubprogram(name: "putc", scope: !90, file: !90, line: 550, type: !135, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!190 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !191, file: !87, line: 129)
!191 = !DISubprogram(name: "putchar", scope: !177, file: !177, line: 82, type: !192, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!192 = !DISubroutineType(types: !193)
!193 = !{!21, !21}
!194 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !195, file: !87, line: 130)
!195 = !DISubprogram(name: "puts", scope: !90, file: !90, line: 661, type: !196, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!196 = !DISubroutineType(types: !197)
!197 = !{!21, !128}
!198 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !199, file: !87, line: 131)
!199 = !DISubprogram(name: "remove", scope: !90, file: !90, line: 152, type: !196, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!200 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !201, file: !87, line: 132)
!201 = !DISubprogram(name: "rename", scope: !90, file: !90, line: 154, type: !202, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!202 = !DISubroutineType(types: !203)
!203 = !{!21, !128, !128}
!204 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !205, file: !87, line: 133)
!205 = !DISubprogram(name: "rewind", scope: !90, file: !90, line: 723, type: !96, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!206 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !207, file: !87, line: 134)
!207 = !DISubprogram(name: "scanf", linkageName: "__isoc99_scanf", scope: !90, file: !90, line: 437, type: !186, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!208 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !209, file: !87, line: 135)
!209 = !DISubprogram(name: "setbuf", scope: !90, file: !90, line: 328, type: !210, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!210 = !DISubroutineType(types: !211)
!211 = !{null, !115, !122}
!212 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !213, file: !87, line: 136)
!213 = !DISubprogram(name: "setvbuf", scope: !90, file: !90, line: 332, type: !214, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!214 = !DISubroutineType(types: !215)
!215 = !{!21, !115, !122, !21, !79}
!216 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !217, file: !87, line: 137)
!217 = !DISubprogram(name: "sprintf", scope: !90, file: !90, line: 358, type: !218, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!218 = !DISubroutineType(types: !219)
!219 = !{!21, !122, !127, null}
!220 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !221, file: !87, line: 138)
!221 = !DISubprogram(name: "sscanf", linkageName: "__isoc99_sscanf", scope: !90, file: !90, line: 439, type: !222, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!222 = !DISubroutineType(types: !223)
!223 = !{!21, !127, !127, null}
!224 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !225, file: !87, line: 139)
!225 = !DISubprogram(name: "tmpfile", scope: !90, file: !90, line: 188, type: !226, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!226 = !DISubroutineType(types: !227)
!227 = !{!98}
!228 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !229, file: !87, line: 141)
!229 = !DISubprogram(name: "tmpnam", scope: !90, file: !90, line: 205, type: !230, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!230 = !DISubroutineType(types: !231)
!231 = !{!34, !34}
!232 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !233, file: !87, line: 143)
!233 = !DISubprogram(name: "ungetc", scope: !90, file: !90, line: 668, type: !135, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!234 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !235, file: !87, line: 144)
!235 = !DISubprogram(name: "vfprintf", scope: !90, file: !90, line: 365, type: !236, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!236 = !DISubroutineType(types: !237)
!237 = !{!21, !115, !127, !238}
!238 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !239, size: 64)
!239 = !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", file: !240, size: 192, flags: DIFlagFwdDecl, identifier: "_ZTS13__va_list_tag")
!240 = !DIFile(filename: "main.cpp", directory: ".")
!241 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !242, file: !87, line: 145)
!242 = !DISubprogram(name: "vprintf", scope: !177, file: !177, line: 39, type: !243, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!243 = !DISubroutineType(types: !244)
!244 = !{!21, !127, !238}
!245 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !246, file: !87, line: 146)
!246 = !DISubprogram(name: "vsprintf", scope: !90, file: !90, line: 373, type: !247, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!247 = !DISubroutineType(types: !248)
!248 = !{!21, !122, !127, !238}
!249 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !250, entity: !251, file: !87, line: 175)
!250 = !DINamespace(name: "__gnu_cxx", scope: null)
!251 = !DISubprogram(name: "snprintf", scope: !90, file: !90, line: 378, type: !252, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!252 = !DISubroutineType(types: !253)
!253 = !{!21, !122, !79, !127, null}
!254 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !250, entity: !255, file: !87, line: 176)
!255 = !DISubprogram(name: "vfscanf", linkageName: "__isoc99_vfscanf", scope: !90, file: !90, line: 479, type: !236, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!256 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !250, entity: !257, file: !87, line: 177)
!257 = !DISubprogram(name: "vscanf", linkageName: "__isoc99_vscanf", scope: !90, file: !90, line: 484, type: !243, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!258 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !250, entity: !259, file: !87, line: 178)
!259 = !DISubprogram(name: "vsnprintf", scope: !90, file: !90, line: 382, type: !260, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!260 = !DISubroutineType(types: !261)
!261 = !{!21, !122, !79, !127, !238}
!262 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !250, entity: !263, file: !87, line: 179)
!263 = !DISubprogram(name: "vsscanf", linkageName: "__isoc99_vsscanf", scope: !90, file: !90, line: 487, type: !264, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!264 = !DISubroutineType(types: !265)
!265 = !{!21, !127, !127, !238}
!266 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !251, file: !87, line: 185)
!267 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !255, file: !87, line: 186)
!268 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !257, file: !87, line: 187)
!269 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !259, file: !87, line: 188)
!270 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !26, entity: !263, file: !87, line: 189)
!271 = !{i32 7, !"Dwarf Version", i32 5}
!272 = !{i32 2, !"Debug Info Version", i32 3}
!273 = !{i32 1, !"wchar_size", i32 4}
!274 = !{i32 7, !"PIC Level", i32 2}
!275 = !{i32 7, !"PIE Level", i32 2}
!276 = !{i32 7, !"uwtable", i32 2}
!277 = !{!"Debian clang version 15.0.6"}
!278 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 10, type: !178, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, retainedNodes: !279)
!279 = !{!280}
!280 = !DILocalVariable(name: "tile", scope: !278, file: !2, line: 11, type: !15)
!281 = !DILocation(line: 11, column: 5, scope: !278)
!282 = !DILocation(line: 11, column: 10, scope: !278)
!283 = !DILocation(line: 12, column: 5, scope: !278)
!284 = !DILocation(line: 13, column: 5, scope: !278)
!285 = !DILocation(line: 14, column: 1, scope: !278)
!286 = distinct !DISubprogram(name: "Tile", linkageName: "_ZN4TileC2Ev", scope: !15, file: !2, line: 4, type: !287, scopeLine: 4, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, declaration: !290, retainedNodes: !291)
!287 = !DISubroutineType(types: !288)
!288 = !{null, !289}
!289 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!290 = !DISubprogram(name: "Tile", scope: !15, type: !287, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!291 = !{!292}
!292 = !DILocalVariable(name: "this", arg: 1, scope: !286, type: !293, flags: DIFlagArtificial | DIFlagObjectPointer)
!293 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!294 = !{!295, !295, i64 0}
!295 = !{!"any pointer", !296, i64 0}
!296 = !{!"omnipotent char", !297, i64 0}
!297 = !{!"Simple C++ TBAA"}
!298 = !DILocation(line: 0, scope: !286)
!299 = !DILocation(line: 4, column: 8, scope: !286)
!300 = !{!301, !301, i64 0}
!301 = !{!"vtable pointer", !297, i64 0}
!302 = !DILocation(line: 5, column: 9, scope: !286)
!303 = !{!304, !308, i64 16}
!304 = !{!"_ZTS4Tile", !305, i64 0, !308, i64 16}
!305 = !{!"_ZTS6Square", !306, i64 0, !307, i64 8}
!306 = !{!"_ZTS5Shape"}
!307 = !{!"double", !296, i64 0}
!308 = !{!"int", !296, i64 0}
!309 = distinct !DISubprogram(name: "line", linkageName: "_ZL4linev", scope: !2, file: !2, line: 8, type: !310, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !13, retainedNodes: !312)
!310 = !DISubroutineType(types: !311)
!311 = !{null}
!312 = !{}
!313 = !DILocation(line: 8, column: 22, scope: !309)
!314 = !DILocation(line: 8, column: 39, scope: !309)
!315 = !DISubprogram(name: "report", linkageName: "_Z6reportPKcRK5Shape", scope: !19, file: !19, line: 11, type: !316, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !312)
!316 = !DISubroutineType(types: !317)
!317 = !{null, !128, !318}
!318 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !319, size: 64)
!319 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!320 = distinct !DISubprogram(name: "Square", linkageName: "_ZN6SquareC2Ev", scope: !18, file: !19, line: 6, type: !321, scopeLine: 6, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, declaration: !324, retainedNodes: !325)
!321 = !DISubroutineType(types: !322)
!322 = !{null, !323}
!323 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!324 = !DISubprogram(name: "Square", scope: !18, type: !321, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!325 = !{!326}
!326 = !DILocalVariable(name: "this", arg: 1, scope: !320, type: !327, flags: DIFlagArtificial | DIFlagObjectPointer)
!327 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!328 = !DILocation(line: 0, scope: !320)
!329 = !DILocation(line: 6, column: 8, scope: !320)
!330 = !DILocation(line: 7, column: 12, scope: !320)
!331 = !{!305, !307, i64 8}
!332 = distinct !DISubprogram(name: "~Tile", linkageName: "_ZN4TileD0Ev", scope: !15, file: !2, line: 4, type: !287, scopeLine: 4, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, declaration: !333, retainedNodes: !334)
!333 = !DISubprogram(name: "~Tile", scope: !15, type: !287, containingType: !15, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!334 = !{!335}
!335 = !DILocalVariable(name: "this", arg: 1, scope: !332, type: !293, flags: DIFlagArtificial | DIFlagObjectPointer)
!336 = !DILocation(line: 0, scope: !332)
!337 = !DILocation(line: 4, column: 8, scope: !332)
!338 = distinct !DISubprogram(name: "Shape", linkageName: "_ZN5ShapeC2Ev", scope: !22, file: !19, line: 1, type: !339, scopeLine: 1, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !13, declaration: !342, retainedNodes: !343)
!339 = !DISubroutineType(types: !340)
!340 = !{null, !341}
!341 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!342 = !DISubprogram(name: "Shape", scope: !22, type: !339, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!343 = !{!344}
!344 = !DILocalVariable(name: "this", arg: 1, scope: !338, type: !345, flags: DIFlagArtificial | DIFlagObjectPointer)
!345 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!346 = !DILocation(line: 0, scope: !338)
!347 = !DILocation(line: 1, column: 8, scope: !338)
!348 = !DISubprogram(name: "puts", scope: !90, file: !90, line: 661, type: !196, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !312)
