; ModuleID = '<stdin>'
source_filename = "main.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Tile = type <{ %struct.Square, i32, [4 x i8] }>
%struct.Square = type { %struct.Shape, double }
%struct.Shape = type { ptr }

$_ZN4TileC2Ev = comdat any

$_Z9perimeterRK6Square = comdat any

$_ZN6SquareC2Ev = comdat any

$_ZN4TileD0Ev = comdat any

$_ZN5ShapeC2Ev = comdat any

$_ZTV4Tile = comdat any

$_ZTS4Tile = comdat any

$_ZTI4Tile = comdat any

@.str = private unnamed_addr constant [5 x i8] c"tile\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [5 x i8] c"AREA\00", align 1, !dbg !8
@_ZTV4Tile = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI4Tile, ptr @_ZN5ShapeD2Ev, ptr @_ZN4TileD0Ev, ptr @_ZNK6Square4areaEv] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@_ZTS4Tile = linkonce_odr dso_local constant [6 x i8] c"4Tile\00", comdat, align 1
@_ZTI6Square = external constant ptr
@_ZTI4Tile = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS4Tile, ptr @_ZTI6Square }, comdat, align 8
@_ZTV6Square = external unnamed_addr constant { [5 x ptr] }, align 8
@_ZTV5Shape = available_externally unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI5Shape, ptr @_ZN5ShapeD1Ev, ptr @_ZN5ShapeD0Ev, ptr @__cxa_pure_virtual] }, align 8
@_ZTI5Shape = external constant ptr
@.str.2 = private unnamed_addr constant [3 x i8] c"==\00", align 1, !dbg !10

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() #0 personality ptr @__gxx_personality_v0 !dbg !468 {
  %1 = alloca %struct.Tile, align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr %1) #9, !dbg !471
  call void @llvm.dbg.declare(metadata ptr %1, metadata !470, metadata !DIExpression()), !dbg !472
  call void @_ZN4TileC2Ev(ptr noundef nonnull align 8 dereferenceable(20) %1) #9, !dbg !472
  invoke void @_ZL4linev()
          to label %2 unwind label %13, !dbg !473

2:                                                ; preds = %0
  invoke void @_Z6reportPKcRK5Shape(ptr noundef @.str, ptr noundef nonnull align 8 dereferenceable(8) %1)
          to label %3 unwind label %13, !dbg !474

3:                                                ; preds = %2
  %4 = call ptr @getenv(ptr noundef @.str.1) #9, !dbg !475
  invoke void @_Z4showPKcRK5Shape(ptr noundef %4, ptr noundef nonnull align 8 dereferenceable(8) %1)
          to label %5 unwind label %13, !dbg !476

5:                                                ; preds = %3
  %6 = invoke noundef double @_Z9perimeterRK6Square(ptr noundef nonnull align 8 dereferenceable(16) %1)
          to label %7 unwind label %13, !dbg !477

7:                                                ; preds = %5
  %8 = getelementptr inbounds %struct.Tile, ptr %1, i32 0, i32 1, !dbg !478
  %9 = load i32, ptr %8, align 8, !dbg !478, !tbaa !479
  %10 = sitofp i32 %9 to double, !dbg !487
  %11 = fcmp olt double %6, %10, !dbg !488
  %12 = zext i1 %11 to i32, !dbg !477
  call void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(20) %1) #9, !dbg !489
  call void @llvm.lifetime.end.p0(i64 24, ptr %1) #9, !dbg !489
  ret i32 %12, !dbg !489

13:                                               ; preds = %5, %3, %2, %0
  %14 = landingpad { ptr, i32 }
          cleanup, !dbg !489
  %15 = extractvalue { ptr, i32 } %14, 0, !dbg !489
  %16 = extractvalue { ptr, i32 } %14, 1, !dbg !489
  call void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(20) %1) #9, !dbg !489
  call void @llvm.lifetime.end.p0(i64 24, ptr %1) #9, !dbg !489
  br label %17, !dbg !489

17:                                               ; preds = %13
  %18 = insertvalue { ptr, i32 } undef, ptr %15, 0, !dbg !489
  %19 = insertvalue { ptr, i32 } %18, i32 %16, 1, !dbg !489
  resume { ptr, i32 } %19, !dbg !489
}

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN4TileC2Ev(ptr noundef nonnull align 8 dereferenceable(20) %0) unnamed_addr #3 comdat align 2 !dbg !490 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !496, metadata !DIExpression()), !dbg !498
  call void @_ZN6SquareC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #9, !dbg !499
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV4Tile, i32 0, inrange i32 0, i32 2), ptr %0, align 8, !dbg !499, !tbaa !500
  %2 = getelementptr inbounds %struct.Tile, ptr %0, i32 0, i32 1, !dbg !502
  store i32 3, ptr %2, align 8, !dbg !502, !tbaa !479
  ret void, !dbg !499
}

; Function Attrs: mustprogress uwtable
define internal void @_ZL4linev() #4 !dbg !503 {
  %1 = call i32 @puts(ptr noundef @.str.2), !dbg !505
  ret void, !dbg !506
}

declare i32 @__gxx_personality_v0(...)

declare !dbg !507 void @_Z6reportPKcRK5Shape(ptr noundef, ptr noundef nonnull align 8 dereferenceable(8)) #5

declare !dbg !512 void @_Z4showPKcRK5Shape(ptr noundef, ptr noundef nonnull align 8 dereferenceable(8)) #5

; Function Attrs: nounwind
declare !dbg !513 ptr @getenv(ptr noundef) #6

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_Z9perimeterRK6Square(ptr noundef nonnull align 8 dereferenceable(16) %0) #7 comdat !dbg !514 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !520, metadata !DIExpression()), !dbg !521
  %2 = getelementptr inbounds %struct.Square, ptr %0, i32 0, i32 1, !dbg !522
  %3 = load double, ptr %2, align 8, !dbg !522, !tbaa !523
  %4 = fmul double 4.000000e+00, %3, !dbg !524
  ret double %4, !dbg !525
}

; Function Attrs: nounwind
declare void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #6

; Function Attrs: argmemonly nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN6SquareC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 comdat align 2 !dbg !526 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !532, metadata !DIExpression()), !dbg !534
  call void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #9, !dbg !535
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV6Square, i32 0, inrange i32 0, i32 2), ptr %0, align 8, !dbg !535, !tbaa !500
  %2 = getelementptr inbounds %struct.Square, ptr %0, i32 0, i32 1, !dbg !536
  store double 1.000000e+00, ptr %2, align 8, !dbg !536, !tbaa !523
  ret void, !dbg !535
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN4TileD0Ev(ptr noundef nonnull align 8 dereferenceable(20) %0) unnamed_addr #3 comdat align 2 !dbg !537 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !540, metadata !DIExpression()), !dbg !541
  call void @_ZN5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(20) %0) #9, !dbg !542
  call void @_ZdlPv(ptr noundef %0) #10, !dbg !542
  ret void, !dbg !542
}

declare noundef double @_ZNK6Square4areaEv(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #5

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 !dbg !543 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !549, metadata !DIExpression()), !dbg !551
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV5Shape, i32 0, inrange i32 0, i32 2), ptr %0, align 8, !dbg !552, !tbaa !500
  ret void, !dbg !552
}

; Function Attrs: nounwind
declare void @_ZN5ShapeD1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #6

; Function Attrs: nounwind
declare void @_ZN5ShapeD0Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #6

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) #8

declare !dbg !553 i32 @puts(ptr noundef) #5

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #2

attributes #0 = { mustprogress norecurse uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly nocallback nofree nosync nounwind willreturn }
attributes #2 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { inlinehint nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { inlinehint mustprogress nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }
attributes #10 = { builtin nounwind }

!llvm.dbg.cu = !{!15}
!llvm.module.flags = !{!461, !462, !463, !464, !465, !466}
!llvm.ident = !{!467}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "main.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "c05f5934b809a17070fa1a3da08c444c")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 5)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !2, line: 15, type: !3, isLocal: true, isDefinition: true)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !13)
!13 = !{!14}
!14 = !DISubrange(count: 3)
!15 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "Debian clang version 15.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !16, globals: !25, imports: !26, splitDebugInlining: false, nameTableKind: None)
!16 = !{!17, !20, !24}
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Tile", file: !2, line: 5, size: 192, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !18, vtableHolder: !24, identifier: "_ZTS4Tile")
!18 = !{!19, !22}
!19 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !17, baseType: !20, extraData: i32 0)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Square", file: !21, line: 6, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS6Square")
!21 = !DIFile(filename: "./shapes.h", directory: ".", checksumkind: CSK_MD5, checksum: "6e67717e7a615de5161f3ec475c4c934")
!22 = !DIDerivedType(tag: DW_TAG_member, name: "colour", scope: !17, file: !2, line: 6, baseType: !23, size: 32, offset: 128)
!23 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", file: !21, line: 1, size: 64, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS5Shape")
!25 = !{!0, !8, !10}
!26 = !{!27, !90, !96, !101, !105, !107, !109, !111, !113, !120, !125, !131, !135, !139, !143, !148, !152, !154, !158, !164, !168, !175, !177, !182, !186, !190, !192, !196, !200, !202, !206, !208, !210, !214, !218, !222, !226, !230, !234, !236, !243, !247, !251, !256, !258, !260, !264, !268, !269, !270, !271, !272, !273, !277, !281, !287, !291, !296, !298, !304, !306, !310, !319, !323, !327, !331, !335, !339, !343, !347, !351, !355, !362, !366, !370, !372, !374, !378, !383, !389, !393, !397, !399, !406, !410, !417, !419, !423, !427, !431, !435, !440, !445, !450, !451, !452, !453, !455, !456, !457, !458, !459, !460}
!27 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !29, file: !89, line: 98)
!28 = !DINamespace(name: "std", scope: null)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !30, line: 7, baseType: !31)
!30 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !32, line: 49, size: 1728, flags: DIFlagTypePassByValue, elements: !33, identifier: "_ZTS8_IO_FILE")
!32 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!33 = !{!34, !35, !37, !38, !39, !40, !41, !42, !43, !44, !45, !46, !47, !50, !52, !53, !54, !58, !60, !62, !66, !69, !71, !74, !77, !78, !80, !84, !85}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !31, file: !32, line: 51, baseType: !23, size: 32)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !31, file: !32, line: 54, baseType: !36, size: 64, offset: 64)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !31, file: !32, line: 55, baseType: !36, size: 64, offset: 128)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !31, file: !32, line: 56, baseType: !36, size: 64, offset: 192)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !31, file: !32, line: 57, baseType: !36, size: 64, offset: 256)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !31, file: !32, line: 58, baseType: !36, size: 64, offset: 320)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !31, file: !32, line: 59, baseType: !36, size: 64, offset: 384)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !31, file: !32, line: 60, baseType: !36, size: 64, offset: 448)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !31, file: !32, line: 61, baseType: !36, size: 64, offset: 512)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !31, file: !32, line: 64, baseType: !36, size: 64, offset: 576)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !31, file: !32, line: 65, baseType: !36, size: 64, offset: 640)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !31, file: !32, line: 66, baseType: !36, size: 64, offset: 704)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !31, file: !32, line: 68, baseType: !48, size: 64, offset: 768)
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!49 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !32, line: 36, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS10_IO_marker")
!50 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !31, file: !32, line: 70, baseType: !51, size: 64, offset: 832)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !31, file: !32, line: 72, baseType: !23, size: 32, offset: 896)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !31, file: !32, line: 73, baseType: !23, size: 32, offset: 928)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !31, file: !32, line: 74, baseType: !55, size: 64, offset: 960)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !56, line: 152, baseType: !57)
!56 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!57 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !31, file: !32, line: 77, baseType: !59, size: 16, offset: 1024)
!59 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !31, file: !32, line: 78, baseType: !61, size: 8, offset: 1040)
!61 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !31, file: !32, line: 79, baseType: !63, size: 8, offset: 1048)
!63 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 8, elements: !64)
!64 = !{!65}
!65 = !DISubrange(count: 1)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !31, file: !32, line: 81, baseType: !67, size: 64, offset: 1088)
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !32, line: 43, baseType: null)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !31, file: !32, line: 89, baseType: !70, size: 64, offset: 1152)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !56, line: 153, baseType: !57)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !31, file: !32, line: 91, baseType: !72, size: 64, offset: 1216)
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64)
!73 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !32, line: 37, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS11_IO_codecvt")
!74 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !31, file: !32, line: 92, baseType: !75, size: 64, offset: 1280)
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!76 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !32, line: 38, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS13_IO_wide_data")
!77 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !31, file: !32, line: 93, baseType: !51, size: 64, offset: 1344)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !31, file: !32, line: 94, baseType: !79, size: 64, offset: 1408)
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !31, file: !32, line: 95, baseType: !81, size: 64, offset: 1472)
!81 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !82, line: 46, baseType: !83)
!82 = !DIFile(filename: "/usr/lib/llvm-15/lib/clang/15.0.6/include/stddef.h", directory: "", checksumkind: CSK_MD5, checksum: "b76978376d35d5cd171876ac58ac1256")
!83 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !31, file: !32, line: 96, baseType: !23, size: 32, offset: 1536)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !31, file: !32, line: 98, baseType: !86, size: 160, offset: 1568)
!86 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 160, elements: !87)
!87 = !{!88}
!88 = !DISubrange(count: 20)
!89 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdio", directory: "")
!90 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !91, file: !89, line: 99)
!91 = !DIDerivedType(tag: DW_TAG_typedef, name: "fpos_t", file: !92, line: 84, baseType: !93)
!92 = !DIFile(filename: "/usr/include/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "b5a90985555f47bfb88eff5a8f0f5b72")
!93 = !DIDerivedType(tag: DW_TAG_typedef, name: "__fpos_t", file: !94, line: 14, baseType: !95)
!94 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/__fpos_t.h", directory: "", checksumkind: CSK_MD5, checksum: "32de8bdaf3551a6c0a9394f9af4389ce")
!95 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_G_fpos_t", file: !94, line: 10, size: 128, flags: DIFlagFwdDecl, identifier: "_ZTS9_G_fpos_t")
!96 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !97, file: !89, line: 101)
!97 = !DISubprogram(name: "clearerr", scope: !92, file: !92, line: 786, type: !98, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!98 = !DISubroutineType(types: !99)
!99 = !{null, !100}
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!101 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !102, file: !89, line: 102)
!102 = !DISubprogram(name: "fclose", scope: !92, file: !92, line: 178, type: !103, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!103 = !DISubroutineType(types: !104)
!104 = !{!23, !100}
!105 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !106, file: !89, line: 103)
!106 = !DISubprogram(name: "feof", scope: !92, file: !92, line: 788, type: !103, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!107 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !108, file: !89, line: 104)
!108 = !DISubprogram(name: "ferror", scope: !92, file: !92, line: 790, type: !103, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!109 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !110, file: !89, line: 105)
!110 = !DISubprogram(name: "fflush", scope: !92, file: !92, line: 230, type: !103, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!111 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !112, file: !89, line: 106)
!112 = !DISubprogram(name: "fgetc", scope: !92, file: !92, line: 513, type: !103, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!113 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !114, file: !89, line: 107)
!114 = !DISubprogram(name: "fgetpos", scope: !92, file: !92, line: 760, type: !115, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!115 = !DISubroutineType(types: !116)
!116 = !{!23, !117, !118}
!117 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !100)
!118 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !119)
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !91, size: 64)
!120 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !121, file: !89, line: 108)
!121 = !DISubprogram(name: "fgets", scope: !92, file: !92, line: 592, type: !122, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!122 = !DISubroutineType(types: !123)
!123 = !{!36, !124, !23, !117}
!124 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !36)
!125 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !126, file: !89, line: 109)
!126 = !DISubprogram(name: "fopen", scope: !92, file: !92, line: 258, type: !127, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!127 = !DISubroutineType(types: !128)
!128 = !{!100, !129, !129}
!129 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !130)
!130 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!131 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !132, file: !89, line: 110)
!132 = !DISubprogram(name: "fprintf", scope: !92, file: !92, line: 350, type: !133, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!133 = !DISubroutineType(types: !134)
!134 = !{!23, !117, !129, null}
!135 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !136, file: !89, line: 111)
!136 = !DISubprogram(name: "fputc", scope: !92, file: !92, line: 549, type: !137, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!137 = !DISubroutineType(types: !138)
!138 = !{!23, !23, !100}
!139 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !140, file: !89, line: 112)
!140 = !DISubprogram(name: "fputs", scope: !92, file: !92, line: 655, type: !141, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!141 = !DISubroutineType(types: !142)
!142 = !{!23, !129, !117}
!143 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !144, file: !89, line: 113)
!144 = !DISubprogram(name: "fread", scope: !92, file: !92, line: 675, type: !145, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!145 = !DISubroutineType(types: !146)
!146 = !{!81, !147, !81, !81, !117}
!147 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !79)
!148 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !149, file: !89, line: 114)
!149 = !DISubprogram(name: "freopen", scope: !92, file: !92, line: 265, type: !150, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!150 = !DISubroutineType(types: !151)
!151 = !{!100, !129, !129, !117}
!152 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !153, file: !89, line: 115)
!153 = !DISubprogram(name: "fscanf", linkageName: "__isoc99_fscanf", scope: !92, file: !92, line: 434, type: !133, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!154 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !155, file: !89, line: 116)
!155 = !DISubprogram(name: "fseek", scope: !92, file: !92, line: 713, type: !156, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!156 = !DISubroutineType(types: !157)
!157 = !{!23, !100, !57, !23}
!158 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !159, file: !89, line: 117)
!159 = !DISubprogram(name: "fsetpos", scope: !92, file: !92, line: 765, type: !160, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!160 = !DISubroutineType(types: !161)
!161 = !{!23, !100, !162}
!162 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !163, size: 64)
!163 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !91)
!164 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !165, file: !89, line: 118)
!165 = !DISubprogram(name: "ftell", scope: !92, file: !92, line: 718, type: !166, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!166 = !DISubroutineType(types: !167)
!167 = !{!57, !100}
!168 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !169, file: !89, line: 119)
!169 = !DISubprogram(name: "fwrite", scope: !92, file: !92, line: 681, type: !170, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!170 = !DISubroutineType(types: !171)
!171 = !{!81, !172, !81, !81, !117}
!172 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !173)
!173 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !174, size: 64)
!174 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!175 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !176, file: !89, line: 120)
!176 = !DISubprogram(name: "getc", scope: !92, file: !92, line: 514, type: !103, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!177 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !178, file: !89, line: 121)
!178 = !DISubprogram(name: "getchar", scope: !179, file: !179, line: 47, type: !180, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!179 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdio.h", directory: "", checksumkind: CSK_MD5, checksum: "c10e343656e7a2bf1044ef4e4442d902")
!180 = !DISubroutineType(types: !181)
!181 = !{!23}
!182 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !183, file: !89, line: 126)
!183 = !DISubprogram(name: "perror", scope: !92, file: !92, line: 804, type: !184, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!184 = !DISubroutineType(types: !185)
!185 = !{null, !130}
!186 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !187, file: !89, line: 127)
!187 = !DISubprogram(name: "printf", scope: !92, file: !92, line: 356, type: !188, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!188 = !DISubroutineType(types: !189)
!189 = !{!23, !129, null}
!190 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !191, file: !89, line: 128)
!191 = !DISubprogram(name: "putc", scope: !92, file: !92, line: 550, type: !137, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!192 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !193, file: !89, line: 129)
!193 = !DISubprogram(name: "putchar", scope: !179, file: !179, line: 82, type: !194, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!194 = !DISubroutineType(types: !195)
!195 = !{!23, !23}
!196 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !197, file: !89, line: 130)
!197 = !DISubprogram(name: "puts", scope: !92, file: !92, line: 661, type: !198, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!198 = !DISubroutineType(types: !199)
!199 = !{!23, !130}
!200 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !201, file: !89, line: 131)
!201 = !DISubprogram(name: "remove", scope: !92, file: !92, line: 152, type: !198, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!202 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !203, file: !89, line: 132)
!203 = !DISubprogram(name: "rename", scope: !92, file: !92, line: 154, type: !204, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!204 = !DISubroutineType(types: !205)
!205 = !{!23, !130, !130}
!206 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !207, file: !89, line: 133)
!207 = !DISubprogram(name: "rewind", scope: !92, file: !92, line: 723, type: !98, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!208 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !209, file: !89, line: 134)
!209 = !DISubprogram(name: "scanf", linkageName: "__isoc99_scanf", scope: !92, file: !92, line: 437, type: !188, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!210 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !211, file: !89, line: 135)
!211 = !DISubprogram(name: "setbuf", scope: !92, file: !92, line: 328, type: !212, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!212 = !DISubroutineType(types: !213)
!213 = !{null, !117, !124}
!214 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !215, file: !89, line: 136)
!215 = !DISubprogram(name: "setvbuf", scope: !92, file: !92, line: 332, type: !216, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!216 = !DISubroutineType(types: !217)
!217 = !{!23, !117, !124, !23, !81}
!218 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !219, file: !89, line: 137)
!219 = !DISubprogram(name: "sprintf", scope: !92, file: !92, line: 358, type: !220, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!220 = !DISubroutineType(types: !221)
!221 = !{!23, !124, !129, null}
!222 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !223, file: !89, line: 138)
!223 = !DISubprogram(name: "sscanf", linkageName: "__isoc99_sscanf", scope: !92, file: !92, line: 439, type: !224, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!224 = !DISubroutineType(types: !225)
!225 = !{!23, !129, !129, null}
!226 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !227, file: !89, line: 139)
!227 = !DISubprogram(name: "tmpfile", scope: !92, file: !92, line: 188, type: !228, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!228 = !DISubroutineType(types: !229)
!229 = !{!100}
!230 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !231, file: !89, line: 141)
!231 = !DISubprogram(name: "tmpnam", scope: !92, file: !92, line: 205, type: !232, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!232 = !DISubroutineType(types: !233)
!233 = !{!36, !36}
!234 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !235, file: !89, line: 143)
!235 = !DISubprogram(name: "ungetc", scope: !92, file: !92, line: 668, type: !137, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!236 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !237, file: !89, line: 144)
!237 = !DISubprogram(name: "vfprintf", scope: !92, file: !92, line: 365, type: !238, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!238 = !DISubroutineType(types: !239)
!239 = !{!23, !117, !129, !240}
!240 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !241, size: 64)
!241 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", file: !242, size: 192, flags: DIFlagFwdDecl, identifier: "_ZTS13__va_list_tag")
!242 = !DIFile(filename: "main.cpp", directory: ".")
!243 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !244, file: !89, line: 145)
!244 = !DISubprogram(name: "vprintf", scope: !179, file: !179, line: 39, type: !245, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!245 = !DISubroutineType(types: !246)
!246 = !{!23, !129, !240}
!247 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !248, file: !89, line: 146)
!248 = !DISubprogram(name: "vsprintf", scope: !92, file: !92, line: 373, type: !249, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!249 = !DISubroutineType(types: !250)
!250 = !{!23, !124, !129, !240}
!251 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !252, entity: !253, file: !89, line: 175)
!252 = !DINamespace(name: "__gnu_cxx", scope: null)
!253 = !DISubprogram(name: "snprintf", scope: !92, file: !92, line: 378, type: !254, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!254 = !DISubroutineType(types: !255)
!255 = !{!23, !124, !81, !129, null}
!256 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !252, entity: !257, file: !89, line: 176)
!257 = !DISubprogram(name: "vfscanf", linkageName: "__isoc99_vfscanf", scope: !92, file: !92, line: 479, type: !238, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!258 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !252, entity: !259, file: !89, line: 177)
!259 = !DISubprogram(name: "vscanf", linkageName: "__isoc99_vscanf", scope: !92, file: !92, line: 484, type: !245, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!260 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !252, entity: !261, file: !89, line: 178)
!261 = !DISubprogram(name: "vsnprintf", scope: !92, file: !92, line: 382, type: !262, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!262 = !DISubroutineType(types: !263)
!263 = !{!23, !124, !81, !129, !240}
!264 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !252, entity: !265, file: !89, line: 179)
!265 = !DISubprogram(name: "vsscanf", linkageName: "__isoc99_vsscanf", scope: !92, file: !92, line: 487, type: !266, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!266 = !DISubroutineType(types: !267)
!267 = !{!23, !129, !129, !240}
!268 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !253, file: !89, line: 185)
!269 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !257, file: !89, line: 186)
!270 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !259, file: !89, line: 187)
!271 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !261, file: !89, line: 188)
!272 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !265, file: !89, line: 189)
!273 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !274, file: !276, line: 52)
!274 = !DISubprogram(name: "abs", scope: !275, file: !275, line: 861, type: !194, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!275 = !DIFile(filename: "/usr/include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!276 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/std_abs.h", directory: "")
!277 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !278, file: !280, line: 127)
!278 = !DIDerivedType(tag: DW_TAG_typedef, name: "div_t", file: !275, line: 63, baseType: !279)
!279 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !275, line: 59, size: 64, flags: DIFlagFwdDecl, identifier: "_ZTS5div_t")
!280 = !DIFile(filename: "/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/cstdlib", directory: "")
!281 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !282, file: !280, line: 128)
!282 = !DIDerivedType(tag: DW_TAG_typedef, name: "ldiv_t", file: !275, line: 71, baseType: !283)
!283 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !275, line: 67, size: 128, flags: DIFlagTypePassByValue, elements: !284, identifier: "_ZTS6ldiv_t")
!284 = !{!285, !286}
!285 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !283, file: !275, line: 69, baseType: !57, size: 64)
!286 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !283, file: !275, line: 70, baseType: !57, size: 64, offset: 64)
!287 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !288, file: !280, line: 130)
!288 = !DISubprogram(name: "abort", scope: !275, file: !275, line: 611, type: !289, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!289 = !DISubroutineType(types: !290)
!290 = !{null}
!291 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !292, file: !280, line: 134)
!292 = !DISubprogram(name: "atexit", scope: !275, file: !275, line: 615, type: !293, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!293 = !DISubroutineType(types: !294)
!294 = !{!23, !295}
!295 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !289, size: 64)
!296 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !297, file: !280, line: 137)
!297 = !DISubprogram(name: "at_quick_exit", scope: !275, file: !275, line: 620, type: !293, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!298 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !299, file: !280, line: 140)
!299 = !DISubprogram(name: "atof", scope: !300, file: !300, line: 25, type: !301, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!300 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdlib-float.h", directory: "", checksumkind: CSK_MD5, checksum: "adfe1626ff4efc68ac58c367ff5f206b")
!301 = !DISubroutineType(types: !302)
!302 = !{!303, !130}
!303 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!304 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !305, file: !280, line: 141)
!305 = !DISubprogram(name: "atoi", scope: !275, file: !275, line: 362, type: !198, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!306 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !307, file: !280, line: 142)
!307 = !DISubprogram(name: "atol", scope: !275, file: !275, line: 367, type: !308, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!308 = !DISubroutineType(types: !309)
!309 = !{!57, !130}
!310 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !311, file: !280, line: 143)
!311 = !DISubprogram(name: "bsearch", scope: !312, file: !312, line: 20, type: !313, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!312 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdlib-bsearch.h", directory: "", checksumkind: CSK_MD5, checksum: "724ededa330cc3e0cbd34c5b4030a6f6")
!313 = !DISubroutineType(types: !314)
!314 = !{!79, !173, !173, !81, !81, !315}
!315 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !275, line: 829, baseType: !316)
!316 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !317, size: 64)
!317 = !DISubroutineType(types: !318)
!318 = !{!23, !173, !173}
!319 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !320, file: !280, line: 144)
!320 = !DISubprogram(name: "calloc", scope: !275, file: !275, line: 556, type: !321, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!321 = !DISubroutineType(types: !322)
!322 = !{!79, !81, !81}
!323 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !324, file: !280, line: 145)
!324 = !DISubprogram(name: "div", scope: !275, file: !275, line: 873, type: !325, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!325 = !DISubroutineType(types: !326)
!326 = !{!278, !23, !23}
!327 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !328, file: !280, line: 146)
!328 = !DISubprogram(name: "exit", scope: !275, file: !275, line: 637, type: !329, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!329 = !DISubroutineType(types: !330)
!330 = !{null, !23}
!331 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !332, file: !280, line: 147)
!332 = !DISubprogram(name: "free", scope: !275, file: !275, line: 568, type: !333, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!333 = !DISubroutineType(types: !334)
!334 = !{null, !79}
!335 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !336, file: !280, line: 148)
!336 = !DISubprogram(name: "getenv", scope: !275, file: !275, line: 654, type: !337, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!337 = !DISubroutineType(types: !338)
!338 = !{!36, !130}
!339 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !340, file: !280, line: 149)
!340 = !DISubprogram(name: "labs", scope: !275, file: !275, line: 862, type: !341, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!341 = !DISubroutineType(types: !342)
!342 = !{!57, !57}
!343 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !344, file: !280, line: 150)
!344 = !DISubprogram(name: "ldiv", scope: !275, file: !275, line: 875, type: !345, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!345 = !DISubroutineType(types: !346)
!346 = !{!282, !57, !57}
!347 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !348, file: !280, line: 151)
!348 = !DISubprogram(name: "malloc", scope: !275, file: !275, line: 553, type: !349, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!349 = !DISubroutineType(types: !350)
!350 = !{!79, !81}
!351 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !352, file: !280, line: 153)
!352 = !DISubprogram(name: "mblen", scope: !275, file: !275, line: 943, type: !353, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!353 = !DISubroutineType(types: !354)
!354 = !{!23, !130, !81}
!355 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !356, file: !280, line: 154)
!356 = !DISubprogram(name: "mbstowcs", scope: !275, file: !275, line: 954, type: !357, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!357 = !DISubroutineType(types: !358)
!358 = !{!81, !359, !129, !81}
!359 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !360)
!360 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !361, size: 64)
!361 = !DIBasicType(name: "wchar_t", size: 32, encoding: DW_ATE_signed)
!362 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !363, file: !280, line: 155)
!363 = !DISubprogram(name: "mbtowc", scope: !275, file: !275, line: 946, type: !364, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!364 = !DISubroutineType(types: !365)
!365 = !{!23, !359, !129, !81}
!366 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !367, file: !280, line: 157)
!367 = !DISubprogram(name: "qsort", scope: !275, file: !275, line: 851, type: !368, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!368 = !DISubroutineType(types: !369)
!369 = !{null, !79, !81, !81, !315}
!370 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !371, file: !280, line: 160)
!371 = !DISubprogram(name: "quick_exit", scope: !275, file: !275, line: 643, type: !329, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!372 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !373, file: !280, line: 163)
!373 = !DISubprogram(name: "rand", scope: !275, file: !275, line: 454, type: !180, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!374 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !375, file: !280, line: 164)
!375 = !DISubprogram(name: "realloc", scope: !275, file: !275, line: 564, type: !376, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!376 = !DISubroutineType(types: !377)
!377 = !{!79, !79, !81}
!378 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !379, file: !280, line: 165)
!379 = !DISubprogram(name: "srand", scope: !275, file: !275, line: 456, type: !380, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!380 = !DISubroutineType(types: !381)
!381 = !{null, !382}
!382 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!383 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !384, file: !280, line: 166)
!384 = !DISubprogram(name: "strtod", scope: !275, file: !275, line: 118, type: !385, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!385 = !DISubroutineType(types: !386)
!386 = !{!303, !129, !387}
!387 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !388)
!388 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!389 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !390, file: !280, line: 167)
!390 = !DISubprogram(name: "strtol", scope: !275, file: !275, line: 177, type: !391, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!391 = !DISubroutineType(types: !392)
!392 = !{!57, !129, !387, !23}
!393 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !394, file: !280, line: 168)
!394 = !DISubprogram(name: "strtoul", scope: !275, file: !275, line: 181, type: !395, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!395 = !DISubroutineType(types: !396)
!396 = !{!83, !129, !387, !23}
!397 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !398, file: !280, line: 169)
!398 = !DISubprogram(name: "system", scope: !275, file: !275, line: 804, type: !198, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!399 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !400, file: !280, line: 171)
!400 = !DISubprogram(name: "wcstombs", scope: !275, file: !275, line: 958, type: !401, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!401 = !DISubroutineType(types: !402)
!402 = !{!81, !124, !403, !81}
!403 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !404)
!404 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !405, size: 64)
!405 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !361)
!406 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !407, file: !280, line: 172)
!407 = !DISubprogram(name: "wctomb", scope: !275, file: !275, line: 950, type: !408, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!408 = !DISubroutineType(types: !409)
!409 = !{!23, !36, !361}
!410 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !252, entity: !411, file: !280, line: 200)
!411 = !DIDerivedType(tag: DW_TAG_typedef, name: "lldiv_t", file: !275, line: 81, baseType: !412)
!412 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !275, line: 77, size: 128, flags: DIFlagTypePassByValue, elements: !413, identifier: "_ZTS7lldiv_t")
!413 = !{!414, !416}
!414 = !DIDerivedType(tag: DW_TAG_member, name: "quot", scope: !412, file: !275, line: 79, baseType: !415, size: 64)
!415 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!416 = !DIDerivedType(tag: DW_TAG_member, name: "rem", scope: !412, file: !275, line: 80, baseType: !415, size: 64, offset: 64)
!417 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !252, entity: !418, file: !280, line: 206)
!418 = !DISubprogram(name: "_Exit", scope: !275, file: !275, line: 649, type: !329, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!419 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !252, entity: !420, file: !280, line: 210)
!420 = !DISubprogram(name: "llabs", scope: !275, file: !275, line: 865, type: !421, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!421 = !DISubroutineType(types: !422)
!422 = !{!415, !415}
!423 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !252, entity: !424, file: !280, line: 216)
!424 = !DISubprogram(name: "lldiv", scope: !275, file: !275, line: 879, type: !425, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!425 = !DISubroutineType(types: !426)
!426 = !{!411, !415, !415}
!427 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !252, entity: !428, file: !280, line: 227)
!428 = !DISubprogram(name: "atoll", scope: !275, file: !275, line: 374, type: !429, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!429 = !DISubroutineType(types: !430)
!430 = !{!415, !130}
!431 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !252, entity: !432, file: !280, line: 228)
!432 = !DISubprogram(name: "strtoll", scope: !275, file: !275, line: 201, type: !433, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!433 = !DISubroutineType(types: !434)
!434 = !{!415, !129, !387, !23}
!435 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !252, entity: !436, file: !280, line: 229)
!436 = !DISubprogram(name: "strtoull", scope: !275, file: !275, line: 206, type: !437, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!437 = !DISubroutineType(types: !438)
!438 = !{!439, !129, !387, !23}
!439 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!440 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !252, entity: !441, file: !280, line: 231)
!441 = !DISubprogram(name: "strtof", scope: !275, file: !275, line: 124, type: !442, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!442 = !DISubroutineType(types: !443)
!443 = !{!444, !129, !387}
!444 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!445 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !252, entity: !446, file: !280, line: 232)
!446 = !DISubprogram(name: "strtold", scope: !275, file: !275, line: 127, type: !447, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!447 = !DISubroutineType(types: !448)
!448 = !{!449, !129, !387}
!449 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!450 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !411, file: !280, line: 240)
!451 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !418, file: !280, line: 242)
!452 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !420, file: !280, line: 244)
!453 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !454, file: !280, line: 245)
!454 = !DISubprogram(name: "div", linkageName: "_ZN9__gnu_cxx3divExx", scope: !252, file: !280, line: 213, type: !425, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!455 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !424, file: !280, line: 246)
!456 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !428, file: !280, line: 248)
!457 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !441, file: !280, line: 249)
!458 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !432, file: !280, line: 250)
!459 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !436, file: !280, line: 251)
!460 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !28, entity: !446, file: !280, line: 252)
!461 = !{i32 7, !"Dwarf Version", i32 5}
!462 = !{i32 2, !"Debug Info Version", i32 3}
!463 = !{i32 1, !"wchar_size", i32 4}
!464 = !{i32 7, !"PIC Level", i32 2}
!465 = !{i32 7, !"PIE Level", i32 2}
!466 = !{i32 7, !"uwtable", i32 2}
!467 = !{!"Debian clang version 15.0.6"}
!468 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 11, type: !180, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !15, retainedNodes: !469)
!469 = !{!470}
!470 = !DILocalVariable(name: "tile", scope: !468, file: !2, line: 12, type: !17)
!471 = !DILocation(line: 12, column: 5, scope: !468)
!472 = !DILocation(line: 12, column: 10, scope: !468)
!473 = !DILocation(line: 13, column: 5, scope: !468)
!474 = !DILocation(line: 14, column: 5, scope: !468)
!475 = !DILocation(line: 15, column: 10, scope: !468)
!476 = !DILocation(line: 15, column: 5, scope: !468)
!477 = !DILocation(line: 16, column: 12, scope: !468)
!478 = !DILocation(line: 16, column: 35, scope: !468)
!479 = !{!480, !486, i64 16}
!480 = !{!"_ZTS4Tile", !481, i64 0, !486, i64 16}
!481 = !{!"_ZTS6Square", !482, i64 0, !483, i64 8}
!482 = !{!"_ZTS5Shape"}
!483 = !{!"double", !484, i64 0}
!484 = !{!"omnipotent char", !485, i64 0}
!485 = !{!"Simple C++ TBAA"}
!486 = !{!"int", !484, i64 0}
!487 = !DILocation(line: 16, column: 30, scope: !468)
!488 = !DILocation(line: 16, column: 28, scope: !468)
!489 = !DILocation(line: 17, column: 1, scope: !468)
!490 = distinct !DISubprogram(name: "Tile", linkageName: "_ZN4TileC2Ev", scope: !17, file: !2, line: 5, type: !491, scopeLine: 5, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !15, declaration: !494, retainedNodes: !495)
!491 = !DISubroutineType(types: !492)
!492 = !{null, !493}
!493 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!494 = !DISubprogram(name: "Tile", scope: !17, type: !491, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!495 = !{!496}
!496 = !DILocalVariable(name: "this", arg: 1, scope: !490, type: !497, flags: DIFlagArtificial | DIFlagObjectPointer)
!497 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!498 = !DILocation(line: 0, scope: !490)
!499 = !DILocation(line: 5, column: 8, scope: !490)
!500 = !{!501, !501, i64 0}
!501 = !{!"vtable pointer", !485, i64 0}
!502 = !DILocation(line: 6, column: 9, scope: !490)
!503 = distinct !DISubprogram(name: "line", linkageName: "_ZL4linev", scope: !2, file: !2, line: 9, type: !289, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !15, retainedNodes: !504)
!504 = !{}
!505 = !DILocation(line: 9, column: 22, scope: !503)
!506 = !DILocation(line: 9, column: 39, scope: !503)
!507 = !DISubprogram(name: "report", linkageName: "_Z6reportPKcRK5Shape", scope: !21, file: !21, line: 11, type: !508, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !504)
!508 = !DISubroutineType(types: !509)
!509 = !{null, !130, !510}
!510 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !511, size: 64)
!511 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!512 = !DISubprogram(name: "show", linkageName: "_Z4showPKcRK5Shape", scope: !21, file: !21, line: 12, type: !508, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !504)
!513 = !DISubprogram(name: "getenv", scope: !275, file: !275, line: 654, type: !337, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !504)
!514 = distinct !DISubprogram(name: "perimeter", linkageName: "_Z9perimeterRK6Square", scope: !21, file: !21, line: 14, type: !515, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !15, retainedNodes: !519)
!515 = !DISubroutineType(types: !516)
!516 = !{!303, !517}
!517 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !518, size: 64)
!518 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!519 = !{!520}
!520 = !DILocalVariable(name: "square", arg: 1, scope: !514, file: !21, line: 14, type: !517)
!521 = !DILocation(line: 0, scope: !514)
!522 = !DILocation(line: 14, column: 67, scope: !514)
!523 = !{!481, !483, i64 8}
!524 = !DILocation(line: 14, column: 58, scope: !514)
!525 = !DILocation(line: 14, column: 49, scope: !514)
!526 = distinct !DISubprogram(name: "Square", linkageName: "_ZN6SquareC2Ev", scope: !20, file: !21, line: 6, type: !527, scopeLine: 6, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !15, declaration: !530, retainedNodes: !531)
!527 = !DISubroutineType(types: !528)
!528 = !{null, !529}
!529 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!530 = !DISubprogram(name: "Square", scope: !20, type: !527, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!531 = !{!532}
!532 = !DILocalVariable(name: "this", arg: 1, scope: !526, type: !533, flags: DIFlagArtificial | DIFlagObjectPointer)
!533 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!534 = !DILocation(line: 0, scope: !526)
!535 = !DILocation(line: 6, column: 8, scope: !526)
!536 = !DILocation(line: 7, column: 12, scope: !526)
!537 = distinct !DISubprogram(name: "~Tile", linkageName: "_ZN4TileD0Ev", scope: !17, file: !2, line: 5, type: !491, scopeLine: 5, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !15, declaration: !538, retainedNodes: !539)
!538 = !DISubprogram(name: "~Tile", scope: !17, type: !491, containingType: !17, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!539 = !{!540}
!540 = !DILocalVariable(name: "this", arg: 1, scope: !537, type: !497, flags: DIFlagArtificial | DIFlagObjectPointer)
!541 = !DILocation(line: 0, scope: !537)
!542 = !DILocation(line: 5, column: 8, scope: !537)
!543 = distinct !DISubprogram(name: "Shape", linkageName: "_ZN5ShapeC2Ev", scope: !24, file: !21, line: 1, type: !544, scopeLine: 1, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !15, declaration: !547, retainedNodes: !548)
!544 = !DISubroutineType(types: !545)
!545 = !{null, !546}
!546 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!547 = !DISubprogram(name: "Shape", scope: !24, type: !544, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!548 = !{!549}
!549 = !DILocalVariable(name: "this", arg: 1, scope: !543, type: !550, flags: DIFlagArtificial | DIFlagObjectPointer)
!550 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!551 = !DILocation(line: 0, scope: !543)
!552 = !DILocation(line: 1, column: 8, scope: !543)
!553 = !DISubprogram(name: "puts", scope: !92, file: !92, line: 661, type: !198, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !504)
