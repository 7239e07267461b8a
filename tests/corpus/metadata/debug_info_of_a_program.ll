; As a compiler describes two functions, one inlined into the other, and their variables.
@total = internal global i32 0, align 4, !dbg !0

define i32 @outer(i32 %n) !dbg !10 {
entry:
  %slot = alloca i32, align 4
  store i32 %n, ptr %slot, align 4
  call void @llvm.dbg.declare(metadata ptr %slot, metadata !13, metadata !DIExpression()), !dbg !14
  %0 = load i32, ptr %slot, align 4, !dbg !15
  %twice.i = shl i32 %0, 1, !dbg !16
  call void @llvm.dbg.value(metadata i32 %twice.i, metadata !20, metadata !DIExpression()), !dbg !17
  store i32 %twice.i, ptr @total, align 4, !dbg !18
  ret i32 %twice.i, !dbg !19
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.value(metadata, metadata, metadata)

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5, !6}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "total", scope: !2, file: !3, line: 1, type: !4, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "by hand", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !7, splitDebugInlining: false)
!3 = !DIFile(filename: "two.c", directory: "src")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{!0}
!10 = distinct !DISubprogram(name: "outer", scope: !3, file: !3, line: 8, type: !11, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !12)
!11 = !DISubroutineType(types: !{!4, !4})
!12 = !{!13}
!13 = !DILocalVariable(name: "n", arg: 1, scope: !10, file: !3, line: 8, type: !4)
!14 = !DILocation(line: 8, column: 15, scope: !10)
!15 = !DILocation(line: 9, column: 16, scope: !10)
!16 = !DILocation(line: 4, column: 12, scope: !21, inlinedAt: !22)
!17 = !DILocation(line: 0, scope: !21, inlinedAt: !22)
!18 = !DILocation(line: 9, column: 9, scope: !10)
!19 = !DILocation(line: 10, column: 3, scope: !10)
!20 = !DILocalVariable(name: "twice", scope: !21, file: !3, line: 4, type: !4)
!21 = distinct !DISubprogram(name: "inner", scope: !3, file: !3, line: 3, type: !11, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !{!20})
!22 = distinct !DILocation(line: 9, column: 10, scope: !10)
