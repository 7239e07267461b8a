; ModuleID = 'mean.c'
source_filename = "mean.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.big = type { [5 x i64], ptr }

@total = dso_local local_unnamed_addr global [2 x [3 x i32]] zeroinitializer, align 16, !dbg !0

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local float @mean(<2 x float> %point.coerce0, float %point.coerce1) local_unnamed_addr #0 !dbg !17 {
entry:
  call void @llvm.dbg.value(metadata <2 x float> %point.coerce0, metadata !28, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !29
  call void @llvm.dbg.value(metadata float %point.coerce1, metadata !28, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 32)), !dbg !29
  %shift = shufflevector <2 x float> %point.coerce0, <2 x float> poison, <2 x i32> <i32 1, i32 undef>, !dbg !30
  %0 = fadd <2 x float> %shift, %point.coerce0, !dbg !30
  %add = extractelement <2 x float> %0, i64 0, !dbg !30
  %add1 = fadd float %add, %point.coerce1, !dbg !31
  %div = fdiv float %add1, 3.000000e+00, !dbg !32
  ret float %div, !dbg !33
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind uwtable
define dso_local i32 @use(i32 noundef %a, ptr nocapture noundef readonly byval(%struct.big) align 8 %b, i32 noundef %unused, ptr nocapture noundef readonly %f) local_unnamed_addr #2 !dbg !34 {
entry:
  call void @llvm.dbg.value(metadata i32 %a, metadata !52, metadata !DIExpression()), !dbg !57
  call void @llvm.dbg.declare(metadata ptr %b, metadata !53, metadata !DIExpression()), !dbg !58
  call void @llvm.dbg.value(metadata i32 %unused, metadata !54, metadata !DIExpression()), !dbg !57
  call void @llvm.dbg.value(metadata ptr %f, metadata !55, metadata !DIExpression()), !dbg !57
  call void @llvm.dbg.value(metadata i32 %a, metadata !59, metadata !DIExpression()), !dbg !64
  %add.i = shl nsw i32 %a, 1, !dbg !66
  call void @llvm.dbg.value(metadata i32 %add.i, metadata !56, metadata !DIExpression()), !dbg !57
  %0 = load i64, ptr %b, align 8, !dbg !67, !tbaa !68
  %name = getelementptr inbounds %struct.big, ptr %b, i64 0, i32 1, !dbg !72
  %1 = load ptr, ptr %name, align 8, !dbg !72, !tbaa !73
  %arrayidx2 = getelementptr inbounds i8, ptr %1, i64 1, !dbg !76
  %2 = load i8, ptr %arrayidx2, align 1, !dbg !76, !tbaa !77
  %conv = sext i8 %2 to i32, !dbg !76
  %call3 = tail call i32 (i32, ...) %f(i32 noundef %add.i, i64 noundef %0, i32 noundef %conv) #4, !dbg !78
  ret i32 %call3, !dbg !79
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "total", scope: !2, file: !3, line: 3, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 15.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mean.c", directory: ".", checksumkind: CSK_MD5, checksum: "7a5fd6304730860cd29be41868b14ba0")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 192, elements: !7)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8, !9}
!8 = !DISubrange(count: 2)
!9 = !DISubrange(count: 3)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 7, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 2}
!16 = !{!"Debian clang version 15.0.6"}
!17 = distinct !DISubprogram(name: "mean", scope: !3, file: !3, line: 4, type: !18, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !27)
!18 = !DISubroutineType(types: !19)
!19 = !{!20, !21}
!20 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "PointT", file: !3, line: 1, baseType: !22)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 1, size: 96, elements: !23)
!23 = !{!24, !25, !26}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !22, file: !3, line: 1, baseType: !20, size: 32)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !22, file: !3, line: 1, baseType: !20, size: 32, offset: 32)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !22, file: !3, line: 1, baseType: !20, size: 32, offset: 64)
!27 = !{!28}
!28 = !DILocalVariable(name: "point", arg: 1, scope: !17, file: !3, line: 4, type: !21)
!29 = !DILocation(line: 0, scope: !17)
!30 = !DILocation(line: 4, column: 44, scope: !17)
!31 = !DILocation(line: 4, column: 54, scope: !17)
!32 = !DILocation(line: 4, column: 65, scope: !17)
!33 = !DILocation(line: 4, column: 28, scope: !17)
!34 = distinct !DISubprogram(name: "use", scope: !3, file: !3, line: 6, type: !35, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !51)
!35 = !DISubroutineType(types: !36)
!36 = !{!6, !6, !37, !6, !48}
!37 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", file: !3, line: 2, size: 384, elements: !38)
!38 = !{!39, !44}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !37, file: !3, line: 2, baseType: !40, size: 320)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 320, elements: !42)
!41 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!42 = !{!43}
!43 = !DISubrange(count: 5)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !37, file: !3, line: 2, baseType: !45, size: 64, offset: 320)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !46, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !47)
!47 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !49, size: 64)
!49 = !DISubroutineType(types: !50)
!50 = !{!6, !6, null}
!51 = !{!52, !53, !54, !55, !56}
!52 = !DILocalVariable(name: "a", arg: 1, scope: !34, file: !3, line: 6, type: !6)
!53 = !DILocalVariable(name: "b", arg: 2, scope: !34, file: !3, line: 6, type: !37)
!54 = !DILocalVariable(name: "unused", arg: 3, scope: !34, file: !3, line: 6, type: !6)
!55 = !DILocalVariable(name: "f", arg: 4, scope: !34, file: !3, line: 6, type: !48)
!56 = !DILocalVariable(name: "local", scope: !34, file: !3, line: 7, type: !6)
!57 = !DILocation(line: 0, scope: !34)
!58 = !DILocation(line: 6, column: 27, scope: !34)
!59 = !DILocalVariable(name: "n", arg: 1, scope: !60, file: !3, line: 5, type: !6)
!60 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 5, type: !61, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !63)
!61 = !DISubroutineType(types: !62)
!62 = !{!6, !6}
!63 = !{!59}
!64 = !DILocation(line: 0, scope: !60, inlinedAt: !65)
!65 = distinct !DILocation(line: 7, column: 15, scope: !34)
!66 = !DILocation(line: 5, column: 43, scope: !60, inlinedAt: !65)
!67 = !DILocation(line: 8, column: 19, scope: !34)
!68 = !{!69, !69, i64 0}
!69 = !{!"long", !70, i64 0}
!70 = !{!"omnipotent char", !71, i64 0}
!71 = !{!"Simple C/C++ TBAA"}
!72 = !DILocation(line: 8, column: 29, scope: !34)
!73 = !{!74, !75, i64 40}
!74 = !{!"big", !70, i64 0, !75, i64 40}
!75 = !{!"any pointer", !70, i64 0}
!76 = !DILocation(line: 8, column: 27, scope: !34)
!77 = !{!70, !70, i64 0}
!78 = !DILocation(line: 8, column: 10, scope: !34)
!79 = !DILocation(line: 8, column: 3, scope: !34)
