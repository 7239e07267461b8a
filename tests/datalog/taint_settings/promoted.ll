; A variable that is the result of an instruction: clang 15 -O1 -g.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define dso_local void @promoted_bad() local_unnamed_addr !dbg !9 {
  %1 = tail call i32 @neutral(), !dbg !15
  %2 = add nsw i32 %1, 1, !dbg !16
  call void @llvm.dbg.value(metadata i32 %2, metadata !13, metadata !DIExpression()), !dbg !17
  tail call void @show(i32 noundef %2), !dbg !18
  ret void, !dbg !19
}

declare !dbg !20 i32 @neutral() local_unnamed_addr

declare !dbg !24 void @show(i32 noundef) local_unnamed_addr

declare void @llvm.dbg.value(metadata, metadata, metadata)


!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "promoted.c", directory: "/")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{!"Debian clang version 15.0.6"}
!9 = distinct !DISubprogram(name: "promoted_bad", scope: !1, file: !1, line: 3, type: !10, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !12)
!10 = !DISubroutineType(types: !11)
!11 = !{null}
!12 = !{!13}
!13 = !DILocalVariable(name: "mine", scope: !9, file: !1, line: 4, type: !14)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DILocation(line: 4, column: 16, scope: !9)
!16 = !DILocation(line: 4, column: 26, scope: !9)
!17 = !DILocation(line: 0, scope: !9)
!18 = !DILocation(line: 5, column: 5, scope: !9)
!19 = !DILocation(line: 6, column: 1, scope: !9)
!20 = !DISubprogram(name: "neutral", scope: !1, file: !1, line: 1, type: !21, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!14}
!23 = !{}
!24 = !DISubprogram(name: "show", scope: !1, file: !1, line: 2, type: !25, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !23)
!25 = !DISubroutineType(types: !26)
!26 = !{null, !14}
