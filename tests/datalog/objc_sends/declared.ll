
source_filename = "-"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

$.objc_sel_namealloc = comdat any

$.objc_sel_nameinit = comdat any

$.objc_sel_namevalue = comdat any

@__objc_class_name_Root = global i64 0
@0 = private unnamed_addr constant [4 x i8] c"isa\00", align 1
@1 = private unnamed_addr constant [2 x i8] c"@\00", align 1
@__objc_ivar_offset_value_Root.isa = global i32 0
@.ivar.offsets = internal global [1 x ptr] [ptr @__objc_ivar_offset_value_Root.isa], align 8
@2 = private unnamed_addr constant [5 x i8] c"init\00", align 1
@3 = private unnamed_addr constant [8 x i8] c"@16@0:8\00", align 1
@4 = private unnamed_addr constant [6 x i8] c"value\00", align 1
@5 = private unnamed_addr constant [8 x i8] c"i16@0:8\00", align 1
@.objc_method_list = internal global { ptr, i32, [2 x { ptr, ptr, ptr }] } { ptr null, i32 2, [2 x { ptr, ptr, ptr }] [{ ptr, ptr, ptr } { ptr @2, ptr @3, ptr @_i_Root__init }, { ptr, ptr, ptr } { ptr @4, ptr @5, ptr @_i_Root__value }] }, align 8
@6 = private unnamed_addr constant [6 x i8] c"alloc\00", align 1
@.objc_method_list.1 = internal global { ptr, i32, [1 x { ptr, ptr, ptr }] } { ptr null, i32 1, [1 x { ptr, ptr, ptr }] [{ ptr, ptr, ptr } { ptr @6, ptr @3, ptr @_c_Root__alloc }] }, align 8
@.objc_ivar_list = internal global { i32, [1 x { ptr, ptr, i32 }] } { i32 1, [1 x { ptr, ptr, i32 }] [{ ptr, ptr, i32 } { ptr @0, ptr @1, i32 0 }] }, align 8
@__objc_ivar_offset_Root.isa = global ptr getelementptr inbounds ({ i32, [1 x { ptr, ptr, i32 }] }, ptr @.objc_ivar_list, i64 0, i32 1, i32 0, i32 2)
@.class_name = private unnamed_addr constant [5 x i8] c"Root\00", align 1
@_OBJC_METACLASS_Root = dso_local global { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, i64, i64 } { ptr null, ptr null, ptr @.class_name, i64 0, i64 18, i64 144, ptr null, ptr @.objc_method_list.1, ptr null, ptr null, ptr null, ptr null, ptr null, i64 1, ptr null, ptr null, i64 0, i64 0 }, align 8
@.objc_protocol_list = internal global { ptr, i64, [0 x ptr] } zeroinitializer, align 8
@_OBJC_CLASS_Root = dso_local global { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, i64, i64 } { ptr @_OBJC_METACLASS_Root, ptr null, ptr @.class_name, i64 0, i64 17, i64 8, ptr @.objc_ivar_list, ptr @.objc_method_list, ptr null, ptr null, ptr null, ptr @.objc_protocol_list, ptr null, i64 1, ptr @.ivar.offsets, ptr null, i64 1, i64 1 }, align 8
@__objc_class_ref_Root = weak constant ptr @__objc_class_name_Root
@__objc_class_name_Other = global i64 0
@.ivar.offsets.2 = internal global [0 x ptr] zeroinitializer, align 8
@.objc_method_list.3 = internal global { ptr, i32, [1 x { ptr, ptr, ptr }] } { ptr null, i32 1, [1 x { ptr, ptr, ptr }] [{ ptr, ptr, ptr } { ptr @4, ptr @5, ptr @_i_Other__value }] }, align 8
@.class_name.4 = private unnamed_addr constant [6 x i8] c"Other\00", align 1
@_OBJC_METACLASS_Other = dso_local global { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, i64, i64 } { ptr null, ptr null, ptr @.class_name.4, i64 0, i64 18, i64 144, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, i64 1, ptr null, ptr null, i64 0, i64 0 }, align 8
@.objc_protocol_list.5 = internal global { ptr, i64, [0 x ptr] } zeroinitializer, align 8
@_OBJC_CLASS_Other = dso_local global { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, i64, i64 } { ptr @_OBJC_METACLASS_Other, ptr @.class_name, ptr @.class_name.4, i64 0, i64 17, i64 8, ptr null, ptr @.objc_method_list.3, ptr null, ptr null, ptr null, ptr @.objc_protocol_list.5, ptr null, i64 1, ptr @.ivar.offsets.2, ptr null, i64 1, i64 1 }, align 8
@__objc_class_ref_Other = weak constant ptr @__objc_class_name_Other
@__objc_class_name_Cluster = global i64 0
@.ivar.offsets.6 = internal global [0 x ptr] zeroinitializer, align 8
@.objc_method_list.7 = internal global { ptr, i32, [1 x { ptr, ptr, ptr }] } { ptr null, i32 1, [1 x { ptr, ptr, ptr }] [{ ptr, ptr, ptr } { ptr @2, ptr @3, ptr @_i_Cluster__init }] }, align 8
@.class_name.8 = private unnamed_addr constant [8 x i8] c"Cluster\00", align 1
@_OBJC_METACLASS_Cluster = dso_local global { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, i64, i64 } { ptr null, ptr null, ptr @.class_name.8, i64 0, i64 18, i64 144, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, i64 1, ptr null, ptr null, i64 0, i64 0 }, align 8
@.objc_protocol_list.9 = internal global { ptr, i64, [0 x ptr] } zeroinitializer, align 8
@_OBJC_CLASS_Cluster = dso_local global { ptr, ptr, ptr, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, ptr, ptr, i64, i64 } { ptr @_OBJC_METACLASS_Cluster, ptr @.class_name, ptr @.class_name.8, i64 0, i64 17, i64 8, ptr null, ptr @.objc_method_list.7, ptr null, ptr null, ptr null, ptr @.objc_protocol_list.9, ptr null, i64 1, ptr @.ivar.offsets.6, ptr null, i64 1, i64 1 }, align 8
@__objc_class_ref_Cluster = weak constant ptr @__objc_class_name_Cluster
@7 = private unnamed_addr constant [12 x i8] c"AnotherHack\00", align 1
@8 = private unnamed_addr constant [33 x i8] c"__ObjC_Protocol_Holder_Ugly_Hack\00", align 1
@.objc_protocol_list.10 = internal global { ptr, i64, [0 x ptr] } zeroinitializer, align 8
@9 = internal global { ptr, ptr, ptr, ptr, ptr } { ptr @7, ptr @8, ptr null, ptr null, ptr @.objc_protocol_list.10 }, align 8
@.objc_sel_namealloc = linkonce_odr constant [6 x i8] c"alloc\00", comdat
@.objc_sel_nameinit = linkonce_odr constant [5 x i8] c"init\00", comdat
@.objc_sel_namevalue = linkonce_odr constant [6 x i8] c"value\00", comdat
@.objc_selector_list = internal global [4 x { ptr, ptr }] [{ ptr, ptr } { ptr @.objc_sel_namealloc, ptr @3 }, { ptr, ptr } { ptr @.objc_sel_nameinit, ptr @3 }, { ptr, ptr } { ptr @.objc_sel_namevalue, ptr @5 }, { ptr, ptr } zeroinitializer], align 8
@10 = internal global { i64, ptr, i16, i16, [6 x ptr] } { i64 3, ptr @.objc_selector_list, i16 3, i16 1, [6 x ptr] [ptr @_OBJC_CLASS_Root, ptr @_OBJC_CLASS_Other, ptr @_OBJC_CLASS_Cluster, ptr @9, ptr null, ptr null] }, align 8
@.objc_source_file_name = private unnamed_addr constant [10 x i8] c"./<stdin>\00", align 1
@11 = internal global { i64, i64, ptr, ptr } { i64 8, i64 32, ptr @.objc_source_file_name, ptr @10 }, align 8
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @.objc_load_function, ptr null }]

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @_c_Root__alloc(ptr noundef %0, ptr noundef %1) #0 !dbg !49 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !53, metadata !DIExpression()), !dbg !55
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !56, metadata !DIExpression()), !dbg !55
  ret ptr null, !dbg !58
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @_i_Root__init(ptr noundef %0, ptr noundef %1) #0 !dbg !59 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !60, metadata !DIExpression()), !dbg !62
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !63, metadata !DIExpression()), !dbg !62
  %5 = load ptr, ptr %3, align 8, !dbg !64
  ret ptr %5, !dbg !65
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @_i_Root__value(ptr noundef %0, ptr noundef %1) #0 !dbg !66 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !67, metadata !DIExpression()), !dbg !68
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !69, metadata !DIExpression()), !dbg !68
  ret i32 1, !dbg !70
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @_i_Other__value(ptr noundef %0, ptr noundef %1) #0 !dbg !71 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !72, metadata !DIExpression()), !dbg !74
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !75, metadata !DIExpression()), !dbg !74
  ret i32 2, !dbg !76
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @_i_Cluster__init(ptr noundef %0, ptr noundef %1) #0 !dbg !77 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !78, metadata !DIExpression()), !dbg !80
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !81, metadata !DIExpression()), !dbg !80
  %5 = call ptr (ptr, ...) @objc_lookup_class(ptr @.class_name.4) #3, !dbg !82
  %6 = call ptr @objc_msg_lookup(ptr %5, ptr @.objc_selector_list), !dbg !82, !GNUObjCMessageSend !83
  %7 = call ptr %6(ptr noundef %5, ptr noundef @.objc_selector_list), !dbg !82, !GNUObjCMessageSend !83
  ret ptr %7, !dbg !84
}

declare ptr @objc_lookup_class(ptr, ...)

declare ptr @objc_msg_lookup(ptr, ptr)

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @ask(i32 noundef %0) #0 !dbg !85 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !88, metadata !DIExpression()), !dbg !89
  call void @llvm.dbg.declare(metadata ptr %3, metadata !90, metadata !DIExpression()), !dbg !91
  %4 = load i32, ptr %2, align 4, !dbg !92
  %5 = icmp ne i32 %4, 0, !dbg !92
  br i1 %5, label %6, label %12, !dbg !94

6:                                                ; preds = %1
  %7 = call ptr (ptr, ...) @objc_lookup_class(ptr @.class_name.8) #3, !dbg !95
  %8 = call ptr @objc_msg_lookup(ptr %7, ptr @.objc_selector_list), !dbg !95, !GNUObjCMessageSend !96
  %9 = call ptr %8(ptr noundef %7, ptr noundef @.objc_selector_list), !dbg !95, !GNUObjCMessageSend !96
  %10 = call ptr @objc_msg_lookup(ptr %9, ptr getelementptr inbounds ([4 x { ptr, ptr }], ptr @.objc_selector_list, i64 0, i32 1)), !dbg !97, !GNUObjCMessageSend !98
  %11 = call ptr %10(ptr noundef %9, ptr noundef getelementptr inbounds ([4 x { ptr, ptr }], ptr @.objc_selector_list, i64 0, i32 1)), !dbg !97, !GNUObjCMessageSend !98
  store ptr %11, ptr %3, align 8, !dbg !99
  br label %14, !dbg !100

12:                                               ; preds = %1
  %13 = call ptr @elsewhere(), !dbg !101
  store ptr %13, ptr %3, align 8, !dbg !102
  br label %14

14:                                               ; preds = %12, %6
  %15 = load ptr, ptr %3, align 8, !dbg !103
  %16 = call ptr @objc_msg_lookup(ptr %15, ptr getelementptr inbounds ([4 x { ptr, ptr }], ptr @.objc_selector_list, i64 0, i32 2)), !dbg !104, !GNUObjCMessageSend !105
  %17 = call i32 %16(ptr noundef %15, ptr noundef getelementptr inbounds ([4 x { ptr, ptr }], ptr @.objc_selector_list, i64 0, i32 2)), !dbg !104, !GNUObjCMessageSend !105
  ret i32 %17, !dbg !106
}

declare ptr @elsewhere() #2

define internal void @.objc_load_function() {
  call void (ptr, ...) @__objc_exec_class(ptr @11)
  ret void
}

declare void @__objc_exec_class(ptr, ...)

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!41, !42, !43, !44, !45, !46, !47}
!llvm.ident = !{!48}

!0 = distinct !DICompileUnit(language: DW_LANG_ObjC, file: !1, producer: "Debian clang version 15.0.6", isOptimized: false, runtimeVersion: 1, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "-", directory: ".", checksumkind: CSK_MD5, checksum: "001db21174384a20adaedd18c63c156f")
!2 = !{!3, !27, !34}
!3 = !DICompositeType(tag: DW_TAG_structure_type, name: "Root", scope: !4, file: !4, line: 1, size: 64, flags: DIFlagObjcClassComplete, elements: !5, runtimeLang: DW_LANG_ObjC)
!4 = !DIFile(filename: "<stdin>", directory: ".", checksumkind: CSK_MD5, checksum: "001db21174384a20adaedd18c63c156f")
!5 = !{!6, !15, !23}
!6 = !DIDerivedType(tag: DW_TAG_member, name: "isa", scope: !4, file: !4, line: 1, baseType: !7, size: 64, flags: DIFlagProtected)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "id", file: !8, baseType: !9)
!8 = !DIFile(filename: "-", directory: ".")
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "objc_object", file: !1, elements: !11)
!11 = !{!12}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "isa", scope: !10, file: !1, baseType: !13, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DICompositeType(tag: DW_TAG_structure_type, name: "objc_class", file: !1, flags: DIFlagFwdDecl)
!15 = !DISubprogram(name: "-[Root init]", scope: !3, file: !4, line: 4, type: !16, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, retainedNodes: !22)
!16 = !DISubroutineType(types: !17)
!17 = !{!7, !18, !19}
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "SEL", file: !8, baseType: !20, flags: DIFlagArtificial)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DICompositeType(tag: DW_TAG_structure_type, name: "objc_selector", file: !1, flags: DIFlagFwdDecl)
!22 = !{}
!23 = !DISubprogram(name: "-[Root value]", scope: !3, file: !4, line: 4, type: !24, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, retainedNodes: !22)
!24 = !DISubroutineType(types: !25)
!25 = !{!26, !18, !19}
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DICompositeType(tag: DW_TAG_structure_type, name: "Other", scope: !4, file: !4, line: 2, size: 64, flags: DIFlagObjcClassComplete, elements: !28, runtimeLang: DW_LANG_ObjC)
!28 = !{!29, !30}
!29 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !27, baseType: !3, extraData: i32 0)
!30 = !DISubprogram(name: "-[Other value]", scope: !27, file: !4, line: 5, type: !31, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, retainedNodes: !22)
!31 = !DISubroutineType(types: !32)
!32 = !{!26, !33, !19}
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!34 = !DICompositeType(tag: DW_TAG_structure_type, name: "Cluster", scope: !4, file: !4, line: 3, size: 64, flags: DIFlagObjcClassComplete, elements: !35, runtimeLang: DW_LANG_ObjC)
!35 = !{!36, !37}
!36 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !34, baseType: !3, extraData: i32 0)
!37 = !DISubprogram(name: "-[Cluster init]", scope: !34, file: !4, line: 6, type: !38, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit, retainedNodes: !22)
!38 = !DISubroutineType(types: !39)
!39 = !{!7, !40, !19}
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!41 = !{i32 7, !"Dwarf Version", i32 5}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, !"wchar_size", i32 4}
!44 = !{i32 7, !"PIC Level", i32 2}
!45 = !{i32 7, !"PIE Level", i32 2}
!46 = !{i32 7, !"uwtable", i32 2}
!47 = !{i32 7, !"frame-pointer", i32 2}
!48 = !{!"Debian clang version 15.0.6"}
!49 = distinct !DISubprogram(name: "+[Root alloc]", scope: !4, file: !4, line: 4, type: !50, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !22)
!50 = !DISubroutineType(types: !51)
!51 = !{!7, !52, !19}
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "Class", file: !8, baseType: !13, flags: DIFlagArtificial | DIFlagObjectPointer)
!53 = !DILocalVariable(name: "self", arg: 1, scope: !49, type: !54, flags: DIFlagArtificial | DIFlagObjectPointer)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "Class", file: !8, baseType: !13)
!55 = !DILocation(line: 0, scope: !49)
!56 = !DILocalVariable(name: "_cmd", arg: 2, scope: !49, type: !57, flags: DIFlagArtificial)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "SEL", file: !8, baseType: !20)
!58 = !DILocation(line: 4, column: 36, scope: !49)
!59 = distinct !DISubprogram(name: "-[Root init]", scope: !4, file: !4, line: 4, type: !16, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, declaration: !15, retainedNodes: !22)
!60 = !DILocalVariable(name: "self", arg: 1, scope: !59, type: !61, flags: DIFlagArtificial | DIFlagObjectPointer)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !3, size: 64)
!62 = !DILocation(line: 0, scope: !59)
!63 = !DILocalVariable(name: "_cmd", arg: 2, scope: !59, type: !57, flags: DIFlagArtificial)
!64 = !DILocation(line: 4, column: 68, scope: !59)
!65 = !DILocation(line: 4, column: 61, scope: !59)
!66 = distinct !DISubprogram(name: "-[Root value]", scope: !4, file: !4, line: 4, type: !24, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, declaration: !23, retainedNodes: !22)
!67 = !DILocalVariable(name: "self", arg: 1, scope: !66, type: !61, flags: DIFlagArtificial | DIFlagObjectPointer)
!68 = !DILocation(line: 0, scope: !66)
!69 = !DILocalVariable(name: "_cmd", arg: 2, scope: !66, type: !57, flags: DIFlagArtificial)
!70 = !DILocation(line: 4, column: 91, scope: !66)
!71 = distinct !DISubprogram(name: "-[Other value]", scope: !4, file: !4, line: 5, type: !31, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, declaration: !30, retainedNodes: !22)
!72 = !DILocalVariable(name: "self", arg: 1, scope: !71, type: !73, flags: DIFlagArtificial | DIFlagObjectPointer)
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!74 = !DILocation(line: 0, scope: !71)
!75 = !DILocalVariable(name: "_cmd", arg: 2, scope: !71, type: !57, flags: DIFlagArtificial)
!76 = !DILocation(line: 5, column: 38, scope: !71)
!77 = distinct !DISubprogram(name: "-[Cluster init]", scope: !4, file: !4, line: 6, type: !38, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, declaration: !37, retainedNodes: !22)
!78 = !DILocalVariable(name: "self", arg: 1, scope: !77, type: !79, flags: DIFlagArtificial | DIFlagObjectPointer)
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!80 = !DILocation(line: 0, scope: !77)
!81 = !DILocalVariable(name: "_cmd", arg: 2, scope: !77, type: !57, flags: DIFlagArtificial)
!82 = !DILocation(line: 6, column: 45, scope: !77)
!83 = !{!"alloc", !"Other", i1 true}
!84 = !DILocation(line: 6, column: 38, scope: !77)
!85 = distinct !DISubprogram(name: "ask", scope: !4, file: !4, line: 8, type: !86, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !22)
!86 = !DISubroutineType(types: !87)
!87 = !{!26, !26}
!88 = !DILocalVariable(name: "known", arg: 1, scope: !85, file: !4, line: 8, type: !26)
!89 = !DILocation(line: 8, column: 13, scope: !85)
!90 = !DILocalVariable(name: "object", scope: !85, file: !4, line: 9, type: !79)
!91 = !DILocation(line: 9, column: 12, scope: !85)
!92 = !DILocation(line: 10, column: 7, scope: !93)
!93 = distinct !DILexicalBlock(scope: !85, file: !4, line: 10, column: 7)
!94 = !DILocation(line: 10, column: 7, scope: !85)
!95 = !DILocation(line: 10, column: 24, scope: !93)
!96 = !{!"alloc", !"Cluster", i1 true}
!97 = !DILocation(line: 10, column: 23, scope: !93)
!98 = !{!"init", !"", i1 false}
!99 = !DILocation(line: 10, column: 21, scope: !93)
!100 = !DILocation(line: 10, column: 14, scope: !93)
!101 = !DILocation(line: 11, column: 17, scope: !93)
!102 = !DILocation(line: 11, column: 15, scope: !93)
!103 = !DILocation(line: 12, column: 11, scope: !85)
!104 = !DILocation(line: 12, column: 10, scope: !85)
!105 = !{!"value", !"", i1 false}
!106 = !DILocation(line: 12, column: 3, scope: !85)
