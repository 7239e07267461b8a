; DILocation: inlined, implicit, distinct, without line, in nested scopes.
define void @f() !dbg !3 {
  call void @g(), !dbg !5
  call void @g(), !dbg !6
  call void @g(), !dbg !8
  call void @g(), !dbg !10
  call void @g(), !dbg !DILocation(line: 0, scope: !3)
  call void @g(), !dbg !11
  br label %loop, !dbg !5

loop:
  br label %loop, !dbg !5, !llvm.loop !12
}

define void @g() !dbg !4 {
  ret void
}

!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2)
!2 = !DIFile(filename: "f.c", directory: "src")
!3 = distinct !DISubprogram(name: "f", file: !2, unit: !1)
!4 = distinct !DISubprogram(name: "g", file: !2, unit: !1)
!5 = !DILocation(line: 16777217, column: 65535, scope: !3)
!6 = !DILocation(line: 2, column: 3, scope: !4, inlinedAt: !7)
!7 = distinct !DILocation(line: 4, column: 5, scope: !3)
!8 = !DILocation(line: 6, scope: !9, isImplicitCode: true)
!9 = distinct !DILexicalBlock(scope: !3, file: !2, line: 6, column: 7)
!10 = distinct !DILocation(line: 8, column: 9, scope: !3)
!11 = !DILocation(line: 1, column: 1, scope: !13)
!12 = distinct !{!12, !5, !10}
!13 = !DILexicalBlockFile(scope: !9, file: !14, discriminator: 4294967295)
!14 = !DIFile(filename: "g.h", directory: "src")
