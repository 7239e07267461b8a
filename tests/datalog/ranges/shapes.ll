; What clang seldom writes.

@table = global [10 x i32] zeroinitializer

declare void @use(ptr)

; Two conditions of one branch.
define i32 @number_and(i32 %n) {
entry:
  %low = icmp sge i32 %n, 3
  %high = icmp sle i32 %n, 9
  %both = and i1 %low, %high
  br i1 %both, label %inside, label %outside

inside:
  ret i32 %n

outside:
  ret i32 5
}

define i32 @number_or(i32 %n) {
entry:
  %low = icmp slt i32 %n, 3
  %high = icmp sgt i32 %n, 9
  %both = or i1 %low, %high
  br i1 %both, label %outside, label %inside

inside:
  ret i32 %n

outside:
  ret i32 5
}

define i32 @number_not(i32 %n) {
entry:
  %small = icmp ult i32 %n, 10
  %large = xor i1 %small, true
  br i1 %large, label %outside, label %inside

inside:
  ret i32 %n

outside:
  ret i32 5
}

define i32 @number_selected(i32 %n) {
entry:
  %low = icmp sge i32 %n, 3
  %high = icmp sle i32 %n, 9
  %both = select i1 %low, i1 %high, i1 false
  br i1 %both, label %inside, label %outside

inside:
  ret i32 %n

outside:
  ret i32 5
}

; A variable that is tested in a block before the one that branches.
define i32 @number_slot_through(i1 %first) {
entry:
  %slot = alloca i32
  %n = call i32 @any()
  store i32 %n, ptr %slot
  br i1 %first, label %second, label %join

second:
  %loaded = load i32, ptr %slot
  %small = icmp ult i32 %loaded, 10
  br label %join

join:
  %both = phi i1 [ false, %entry ], [ %small, %second ]
  br i1 %both, label %inside, label %outside

inside:
  %again = load i32, ptr %slot
  ret i32 %again

outside:
  ret i32 5
}

declare i32 @any()

; A loop that compares with more numbers than are looked at.
define i32 @number_crowded() {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %c0 = icmp eq i32 %i, 0
  %s0 = zext i1 %c0 to i32
  %c1 = icmp eq i32 %i, 3
  %s1 = zext i1 %c1 to i32
  %c2 = icmp eq i32 %i, 6
  %s2 = zext i1 %c2 to i32
  %c3 = icmp eq i32 %i, 9
  %s3 = zext i1 %c3 to i32
  %c4 = icmp eq i32 %i, 12
  %s4 = zext i1 %c4 to i32
  %c5 = icmp eq i32 %i, 15
  %s5 = zext i1 %c5 to i32
  %c6 = icmp eq i32 %i, 18
  %s6 = zext i1 %c6 to i32
  %c7 = icmp eq i32 %i, 21
  %s7 = zext i1 %c7 to i32
  %c8 = icmp eq i32 %i, 24
  %s8 = zext i1 %c8 to i32
  %c9 = icmp eq i32 %i, 27
  %s9 = zext i1 %c9 to i32
  %c10 = icmp eq i32 %i, 30
  %s10 = zext i1 %c10 to i32
  %c11 = icmp eq i32 %i, 33
  %s11 = zext i1 %c11 to i32
  %c12 = icmp eq i32 %i, 36
  %s12 = zext i1 %c12 to i32
  %c13 = icmp eq i32 %i, 39
  %s13 = zext i1 %c13 to i32
  %c14 = icmp eq i32 %i, 42
  %s14 = zext i1 %c14 to i32
  %c15 = icmp eq i32 %i, 45
  %s15 = zext i1 %c15 to i32
  %c16 = icmp eq i32 %i, 48
  %s16 = zext i1 %c16 to i32
  %c17 = icmp eq i32 %i, 51
  %s17 = zext i1 %c17 to i32
  %c18 = icmp eq i32 %i, 54
  %s18 = zext i1 %c18 to i32
  %c19 = icmp eq i32 %i, 57
  %s19 = zext i1 %c19 to i32
  %c20 = icmp eq i32 %i, 60
  %s20 = zext i1 %c20 to i32
  %c21 = icmp eq i32 %i, 63
  %s21 = zext i1 %c21 to i32
  %c22 = icmp eq i32 %i, 66
  %s22 = zext i1 %c22 to i32
  %c23 = icmp eq i32 %i, 69
  %s23 = zext i1 %c23 to i32
  %c24 = icmp eq i32 %i, 72
  %s24 = zext i1 %c24 to i32
  %c25 = icmp eq i32 %i, 75
  %s25 = zext i1 %c25 to i32
  %c26 = icmp eq i32 %i, 78
  %s26 = zext i1 %c26 to i32
  %c27 = icmp eq i32 %i, 81
  %s27 = zext i1 %c27 to i32
  %c28 = icmp eq i32 %i, 84
  %s28 = zext i1 %c28 to i32
  %c29 = icmp eq i32 %i, 87
  %s29 = zext i1 %c29 to i32
  %c30 = icmp eq i32 %i, 90
  %s30 = zext i1 %c30 to i32
  %c31 = icmp eq i32 %i, 93
  %s31 = zext i1 %c31 to i32
  %c32 = icmp eq i32 %i, 96
  %s32 = zext i1 %c32 to i32
  %c33 = icmp eq i32 %i, 99
  %s33 = zext i1 %c33 to i32
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, 50
  br i1 %more, label %loop, label %end

end:
  ret i32 %i
}

define i32 @number_frozen(i32 %n) {
  %low = and i32 %n, 7
  %frozen = freeze i32 %low
  ret i32 %frozen
}

define i64 @number_sign(i32 %n) {
  %small = icmp slt i32 %n, 3
  %all = sext i1 %small to i64
  ret i64 %all
}

define i32 @number_quotients(i32 %n) {
  %byte = and i32 %n, 255
  %tenth = udiv i32 %byte, 10
  %half = ashr i32 %tenth, 1
  ret i32 %half
}

define i32 @number_not_positive(i32 %n) {
  %tenth = udiv i32 %n, 10
  %shifted = lshr i32 %tenth, 4
  ret i32 %shifted
}

; Nobody knows who calls what it is passed to.
define internal i32 @number_passed_on(i32 %n, ptr %self) {
  %same = call i32 @number_passed_on(i32 %n, ptr @number_passed_on)
  ret i32 %n
}

; A pointer that only a recursion hands on.
define internal i32 @again(ptr %where, i32 %n) {
  %next = getelementptr i32, ptr %where, i64 1
  %done = call i32 @again(ptr %next, i32 %n)
  ret i32 %done
}

define i32 @access_before_bad() !dbg !6 {
  %address = getelementptr i32, ptr @table, i64 -1
  %value = load i32, ptr %address, !dbg !9
  ret i32 %value
}

define i32 @access_of_chosen_bad(i1 %which, i64 %n) !dbg !10 {
  %small = alloca [4 x i32]
  %large = alloca [8 x i32]
  %either = select i1 %which, ptr %small, ptr %large
  %index = and i64 %n, 5
  %address = getelementptr i32, ptr %either, i64 %index
  %value = load i32, ptr %address, !dbg !11
  ret i32 %value
}

define void @access_handed_good(ptr %from) !dbg !12 {
  %number = ptrtoint ptr %from to i64
  %to = inttoptr i64 %number to ptr
  store i32 0, ptr %to, !dbg !13
  call void @use(ptr %to)
  ret void
}

define void @access_of_size_good(i64 %n) !dbg !14 {
  %text = alloca i8, i64 %n
  store i8 0, ptr %text, !dbg !15
  call void @llvm.memset.p0.i64(ptr %text, i8 0, i64 %n, i1 false), !dbg !15
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "shapes.c", directory: ".")
!2 = !DISubroutineType(types: !3)
!3 = !{}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "access_before_bad", file: !1, line: 1, type: !2, unit: !0, spFlags: DISPFlagDefinition)
!9 = !DILocation(line: 2, scope: !6)
!10 = distinct !DISubprogram(name: "access_of_chosen_bad", file: !1, line: 3, type: !2, unit: !0, spFlags: DISPFlagDefinition)
!11 = !DILocation(line: 4, scope: !10)
!12 = distinct !DISubprogram(name: "access_handed_good", file: !1, line: 5, type: !2, unit: !0, spFlags: DISPFlagDefinition)
!13 = !DILocation(line: 6, scope: !12)
!14 = distinct !DISubprogram(name: "access_of_size_good", file: !1, line: 7, type: !2, unit: !0, spFlags: DISPFlagDefinition)
!15 = !DILocation(line: 8, scope: !14)
