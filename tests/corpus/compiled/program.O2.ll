; ModuleID = 'program.c'
source_filename = "program.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.packed = type <{ i8, i64 }>
%struct.bits = type { i56 }
%struct.node = type { ptr, ptr, %union.number, %struct.bits, i32 }
%union.number = type { i32, [4 x i8] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.flexible = type { i64, [0 x i32] }

@text = dso_local local_unnamed_addr constant [46 x i8] c"tab\09here, quote\22 there, newline\0A, NUL\00, caf\C3\A9\00", align 16
@wide_text = dso_local local_unnamed_addr constant [3 x i16] [i16 72, i16 -10179, i16 0], align 2
@weak_one = weak dso_local local_unnamed_addr global i32 1, align 4
@hidden_one = hidden local_unnamed_addr global i32 2, align 4
@in_section = dso_local global i32 3, section ".mine", align 64
@counter = dso_local thread_local local_unnamed_addr global i32 47, align 4
@packed_one = dso_local local_unnamed_addr global %struct.packed <{ i8 120, i64 -1 }>, align 1
@sentinel = dso_local global { ptr, ptr, { float, [4 x i8] }, %struct.bits, i32 } { ptr @sentinel, ptr null, { float, [4 x i8] } { float 1.500000e+00, [4 x i8] undef }, %struct.bits zeroinitializer, i32 -3 }, align 8
@numbers = dso_local local_unnamed_addr constant [5 x double] [double 0.000000e+00, double -0.000000e+00, double 0x7FF0000000000000, double 9.881310e-324, double 3.250000e+00], align 16
@wide = dso_local local_unnamed_addr global i64 549755813887, align 8
@table = dso_local local_unnamed_addr constant [3 x ptr] [ptr @visit_one, ptr @visit_two, ptr null], align 16
@computed_goto.labels = internal unnamed_addr constant [3 x ptr] [ptr blockaddress(@computed_goto, %15), ptr blockaddress(@computed_goto, %3), ptr blockaddress(@computed_goto, %13)], align 16
@local_counter = internal thread_local(localexec) unnamed_addr global i32 0, align 4
@external_counter = external thread_local local_unnamed_addr global i32, align 4
@main.calls = internal unnamed_addr global i32 0, align 4
@common_like = dso_local local_unnamed_addr global i32 0, align 4
@.str.2 = private unnamed_addr constant [9 x i8] c"overflow\00", align 1
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
@llvm.compiler.used = appending global [1 x ptr] [ptr @in_section], section "llvm.metadata"

@other_name = dso_local alias i32 (ptr, ptr), ptr @walk

@chosen = dso_local ifunc i32 (i32), ptr @resolver

; Function Attrs: argmemonly mustprogress nofree norecurse nosync nounwind willreturn uwtable
define internal i32 @visit_one(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) #0 {
  %3 = getelementptr inbounds %struct.node, ptr %0, i64 0, i32 2
  %4 = load i32, ptr %3, align 8, !tbaa !5
  %5 = getelementptr inbounds %struct.node, ptr %0, i64 0, i32 3
  %6 = load i64, ptr %5, align 8
  %7 = shl i64 %6, 52
  %8 = ashr i64 %7, 55
  %9 = trunc i64 %8 to i32
  %10 = load i32, ptr %1, align 4, !tbaa !8
  %11 = add i32 %10, %4
  %12 = add i32 %11, %9
  store i32 %12, ptr %1, align 4, !tbaa !8
  %13 = load i64, ptr %5, align 8
  %14 = and i64 %13, 7
  %15 = icmp eq i64 %14, 2
  %16 = zext i1 %15 to i32
  ret i32 %16
}

; Function Attrs: argmemonly mustprogress nofree norecurse nosync nounwind willreturn uwtable
define internal i32 @visit_two(ptr nocapture noundef %0, ptr nocapture noundef %1) #0 {
  %3 = getelementptr inbounds %struct.node, ptr %0, i64 0, i32 3
  %4 = load i64, ptr %3, align 8
  %5 = lshr i64 %4, 12
  %6 = and i64 %5, 1099511627775
  %7 = load i64, ptr %1, align 8, !tbaa !10
  %8 = xor i64 %6, %7
  store i64 %8, ptr %1, align 8, !tbaa !10
  %9 = load i64, ptr %3, align 8
  %10 = add i64 %9, 4096
  %11 = and i64 %10, 4503599627366400
  %12 = and i64 %9, -4503599627366401
  %13 = or i64 %11, %12
  store i64 %13, ptr %3, align 8
  ret i32 0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @walk(ptr noundef %0, ptr noundef %1) #1 {
  %3 = icmp eq ptr %0, null
  br i1 %3, label %4, label %6

4:                                                ; preds = %17, %2
  %5 = phi i32 [ 0, %2 ], [ %18, %17 ]
  ret i32 %5

6:                                                ; preds = %2, %17
  %7 = phi ptr [ %19, %17 ], [ %0, %2 ]
  %8 = phi i32 [ %18, %17 ], [ 0, %2 ]
  %9 = getelementptr inbounds %struct.node, ptr %7, i64 0, i32 1
  %10 = load ptr, ptr %9, align 8, !tbaa !12
  %11 = icmp eq ptr %10, null
  br i1 %11, label %17, label %12

12:                                               ; preds = %6
  %13 = tail call i32 %10(ptr noundef nonnull %7, ptr noundef %1) #20
  %14 = icmp ne i32 %13, 0
  %15 = zext i1 %14 to i32
  %16 = add nsw i32 %8, %15
  br label %17

17:                                               ; preds = %12, %6
  %18 = phi i32 [ %8, %6 ], [ %16, %12 ]
  %19 = load ptr, ptr %7, align 8, !tbaa !16
  %20 = icmp eq ptr %19, null
  br i1 %20, label %4, label %6, !llvm.loop !17
}

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local i32 @dispatch(i32 noundef %0, i32 noundef %1) local_unnamed_addr #3 {
  switch i32 %0, label %10 [
    i32 0, label %3
    i32 7, label %5
    i32 -3, label %7
  ]

3:                                                ; preds = %2
  %4 = shl i32 %1, 1
  br label %12

5:                                                ; preds = %2
  %6 = sdiv i32 %1, 3
  br label %7

7:                                                ; preds = %2, %5
  %8 = phi i32 [ %1, %2 ], [ %6, %5 ]
  %9 = srem i32 %8, 5
  br label %12

10:                                               ; preds = %2
  %11 = sub nsw i32 0, %1
  br label %12

12:                                               ; preds = %10, %7, %3
  %13 = phi i32 [ %11, %10 ], [ %9, %7 ], [ %4, %3 ]
  ret i32 %13
}

; Function Attrs: nofree norecurse nosync nounwind readonly uwtable
define dso_local i32 @computed_goto(ptr nocapture noundef readonly %0) #4 {
  %2 = getelementptr inbounds i8, ptr %0, i64 1
  br label %16

3:                                                ; preds = %16
  %4 = getelementptr inbounds i8, ptr %17, i64 1
  %5 = load i8, ptr %17, align 1, !tbaa !5
  %6 = zext i8 %5 to i32
  %7 = add nsw i32 %18, %6
  br label %8

8:                                                ; preds = %3, %13
  %9 = phi i64 [ 2, %3 ], [ 1, %13 ]
  %10 = phi i32 [ %7, %3 ], [ %14, %13 ]
  %11 = phi ptr [ %4, %3 ], [ %17, %13 ]
  %12 = getelementptr inbounds i8, ptr %17, i64 %9
  br label %16

13:                                               ; preds = %16
  %14 = shl nsw i32 %18, 1
  br label %8

15:                                               ; preds = %16
  ret i32 %18

16:                                               ; preds = %8, %1
  %17 = phi ptr [ %2, %1 ], [ %12, %8 ]
  %18 = phi i32 [ 0, %1 ], [ %10, %8 ]
  %19 = phi ptr [ %0, %1 ], [ %11, %8 ]
  %20 = load i8, ptr %19, align 1, !tbaa !5
  %21 = zext i8 %20 to i64
  %22 = getelementptr inbounds [3 x ptr], ptr @computed_goto.labels, i64 0, i64 %21
  %23 = load ptr, ptr %22, align 8, !tbaa !19
  indirectbr ptr %23, [label %15, label %3, label %13]
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @sum(i32 noundef %0, ...) local_unnamed_addr #5 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #20
  call void @llvm.va_start(ptr nonnull %2)
  %3 = icmp sgt i32 %0, 0
  br i1 %3, label %4, label %63

4:                                                ; preds = %1
  %5 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2
  %6 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 3
  %7 = load ptr, ptr %6, align 16
  %8 = load i32, ptr %2, align 16
  %9 = and i32 %0, 1
  %10 = icmp eq i32 %0, 1
  br i1 %10, label %45, label %11

11:                                               ; preds = %4
  %12 = and i32 %0, -2
  br label %13

13:                                               ; preds = %38, %11
  %14 = phi i32 [ %8, %11 ], [ %39, %38 ]
  %15 = phi i32 [ 0, %11 ], [ %42, %38 ]
  %16 = phi i32 [ 0, %11 ], [ %43, %38 ]
  %17 = icmp ult i32 %14, 41
  br i1 %17, label %18, label %22

18:                                               ; preds = %13
  %19 = zext i32 %14 to i64
  %20 = getelementptr i8, ptr %7, i64 %19
  %21 = add nuw nsw i32 %14, 8
  store i32 %21, ptr %2, align 16
  br label %25

22:                                               ; preds = %13
  %23 = load ptr, ptr %5, align 8
  %24 = getelementptr i8, ptr %23, i64 8
  store ptr %24, ptr %5, align 8
  br label %25

25:                                               ; preds = %22, %18
  %26 = phi i32 [ %21, %18 ], [ %14, %22 ]
  %27 = phi ptr [ %20, %18 ], [ %23, %22 ]
  %28 = load i32, ptr %27, align 4
  %29 = add nsw i32 %28, %15
  %30 = icmp ult i32 %26, 41
  br i1 %30, label %34, label %31

31:                                               ; preds = %25
  %32 = load ptr, ptr %5, align 8
  %33 = getelementptr i8, ptr %32, i64 8
  store ptr %33, ptr %5, align 8
  br label %38

34:                                               ; preds = %25
  %35 = zext i32 %26 to i64
  %36 = getelementptr i8, ptr %7, i64 %35
  %37 = add nuw nsw i32 %26, 8
  store i32 %37, ptr %2, align 16
  br label %38

38:                                               ; preds = %34, %31
  %39 = phi i32 [ %37, %34 ], [ %26, %31 ]
  %40 = phi ptr [ %36, %34 ], [ %32, %31 ]
  %41 = load i32, ptr %40, align 4
  %42 = add nsw i32 %41, %29
  %43 = add i32 %16, 2
  %44 = icmp eq i32 %43, %12
  br i1 %44, label %45, label %13, !llvm.loop !20

45:                                               ; preds = %38, %4
  %46 = phi i32 [ undef, %4 ], [ %42, %38 ]
  %47 = phi i32 [ %8, %4 ], [ %39, %38 ]
  %48 = phi i32 [ 0, %4 ], [ %42, %38 ]
  %49 = icmp eq i32 %9, 0
  br i1 %49, label %63, label %50

50:                                               ; preds = %45
  %51 = icmp ult i32 %47, 41
  br i1 %51, label %55, label %52

52:                                               ; preds = %50
  %53 = load ptr, ptr %5, align 8
  %54 = getelementptr i8, ptr %53, i64 8
  store ptr %54, ptr %5, align 8
  br label %59

55:                                               ; preds = %50
  %56 = zext i32 %47 to i64
  %57 = getelementptr i8, ptr %7, i64 %56
  %58 = add nuw nsw i32 %47, 8
  store i32 %58, ptr %2, align 16
  br label %59

59:                                               ; preds = %55, %52
  %60 = phi ptr [ %57, %55 ], [ %53, %52 ]
  %61 = load i32, ptr %60, align 4
  %62 = add nsw i32 %61, %48
  br label %63

63:                                               ; preds = %59, %45, %1
  %64 = phi i32 [ 0, %1 ], [ %46, %45 ], [ %62, %59 ]
  call void @llvm.va_end(ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #20
  ret i32 %64
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #6

; Function Attrs: mustprogress nofree norecurse nounwind willreturn uwtable
define dso_local i64 @atomics(ptr nocapture noundef %0, i64 noundef %1) local_unnamed_addr #7 {
  %3 = atomicrmw add ptr %0, i64 %1 seq_cst, align 8
  fence acquire
  fence syncscope("singlethread") release
  %4 = cmpxchg weak ptr %0, i64 %3, i64 %1 acq_rel monotonic, align 8
  %5 = extractvalue { i64, i1 } %4, 0
  store atomic i64 %5, ptr %0 release, align 8
  %6 = load atomic i64, ptr %0 monotonic, align 8
  %7 = atomicrmw nand ptr %0, i64 3 monotonic, align 8
  %8 = add nsw i64 %7, %6
  ret i64 %8
}

; Function Attrs: nounwind uwtable
define dso_local i32 @assembler(i32 noundef %0) local_unnamed_addr #1 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #20
  %3 = tail call i32 asm "bswapl $0", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %0) #21, !srcloc !21
  call void asm sideeffect "", "=*m,r,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i32) %2, i32 %3) #20, !srcloc !22
  callbr void asm sideeffect "test $0, $0\0A\09jz ${1:l}", "r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %0) #20
          to label %6 [label %4], !srcloc !23

4:                                                ; preds = %1
  %5 = load i32, ptr %2, align 4, !tbaa !8
  br label %6

6:                                                ; preds = %1, %4
  %7 = phi i32 [ %5, %4 ], [ %3, %1 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #20
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local <4 x i32> @vectors(<4 x i32> noundef %0, <4 x i32> noundef %1) local_unnamed_addr #8 {
  %3 = shufflevector <4 x i32> %0, <4 x i32> %1, <4 x i32> <i32 0, i32 undef, i32 undef, i32 7>
  %4 = shufflevector <4 x i32> %3, <4 x i32> %0, <4 x i32> <i32 0, i32 6, i32 undef, i32 3>
  %5 = icmp sgt <4 x i32> %4, %1
  %6 = add <4 x i32> %1, %0
  %7 = select <4 x i1> %5, <4 x i32> %6, <4 x i32> zeroinitializer
  ret <4 x i32> %7
}

; Function Attrs: nounwind uwtable
define dso_local { double, double } @squares(double noundef %0, double noundef %1, float noundef %2, x86_fp80 noundef %3, i64 noundef %4, i64 noundef %5, half noundef %6) local_unnamed_addr #1 {
  %8 = alloca double, align 8
  %9 = fptrunc x86_fp80 %3 to double
  %10 = sitofp i64 %5 to double
  %11 = fadd double %9, %10
  %12 = fpext half %6 to double
  %13 = fadd double %11, %12
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8)
  %14 = fpext float %2 to double
  %15 = fdiv double %13, %14
  store volatile double %15, ptr %8, align 8, !tbaa !24
  %16 = fmul double %0, %0
  %17 = fmul double %1, %1
  %18 = fmul double %0, %1
  %19 = fsub double %16, %17
  %20 = fadd double %18, %18
  %21 = fcmp uno double %19, 0.000000e+00
  br i1 %21, label %22, label %28, !prof !26

22:                                               ; preds = %7
  %23 = fcmp uno double %20, 0.000000e+00
  br i1 %23, label %24, label %28, !prof !26

24:                                               ; preds = %22
  %25 = tail call { double, double } @__muldc3(double noundef %0, double noundef %1, double noundef %0, double noundef %1) #20
  %26 = extractvalue { double, double } %25, 0
  %27 = extractvalue { double, double } %25, 1
  br label %28

28:                                               ; preds = %24, %22, %7
  %29 = phi double [ %19, %7 ], [ %19, %22 ], [ %26, %24 ]
  %30 = phi double [ %20, %7 ], [ %20, %22 ], [ %27, %24 ]
  %31 = load volatile double, ptr %8, align 8, !tbaa !24
  %32 = fadd double %29, %31
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8)
  %33 = insertvalue { double, double } poison, double %32, 0
  %34 = insertvalue { double, double } %33, double %30, 1
  ret { double, double } %34
}

declare { double, double } @__muldc3(double, double, double, double) local_unnamed_addr

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i32 @loops(ptr noalias nocapture noundef %0, ptr noalias nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #9 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %59, label %5

5:                                                ; preds = %3
  %6 = icmp ult i64 %2, 4
  br i1 %6, label %47, label %7

7:                                                ; preds = %5
  %8 = and i64 %2, -4
  %9 = add i64 %8, -4
  %10 = lshr exact i64 %9, 2
  %11 = add nuw nsw i64 %10, 1
  %12 = and i64 %11, 1
  %13 = icmp eq i64 %9, 0
  br i1 %13, label %35, label %14

14:                                               ; preds = %7
  %15 = and i64 %11, 9223372036854775806
  br label %16

16:                                               ; preds = %16, %14
  %17 = phi i64 [ 0, %14 ], [ %32, %16 ]
  %18 = phi i64 [ 0, %14 ], [ %33, %16 ]
  %19 = getelementptr inbounds i32, ptr %1, i64 %17
  %20 = load <4 x i32>, ptr %19, align 4, !tbaa !8
  %21 = mul nsw <4 x i32> %20, <i32 3, i32 3, i32 3, i32 3>
  %22 = getelementptr inbounds i32, ptr %0, i64 %17
  %23 = load <4 x i32>, ptr %22, align 4, !tbaa !8
  %24 = add nsw <4 x i32> %21, %23
  store <4 x i32> %24, ptr %22, align 4, !tbaa !8
  %25 = or i64 %17, 4
  %26 = getelementptr inbounds i32, ptr %1, i64 %25
  %27 = load <4 x i32>, ptr %26, align 4, !tbaa !8
  %28 = mul nsw <4 x i32> %27, <i32 3, i32 3, i32 3, i32 3>
  %29 = getelementptr inbounds i32, ptr %0, i64 %25
  %30 = load <4 x i32>, ptr %29, align 4, !tbaa !8
  %31 = add nsw <4 x i32> %28, %30
  store <4 x i32> %31, ptr %29, align 4, !tbaa !8
  %32 = add nuw i64 %17, 8
  %33 = add i64 %18, 2
  %34 = icmp eq i64 %33, %15
  br i1 %34, label %35, label %16, !llvm.loop !27

35:                                               ; preds = %16, %7
  %36 = phi i64 [ 0, %7 ], [ %32, %16 ]
  %37 = icmp eq i64 %12, 0
  br i1 %37, label %45, label %38

38:                                               ; preds = %35
  %39 = getelementptr inbounds i32, ptr %1, i64 %36
  %40 = load <4 x i32>, ptr %39, align 4, !tbaa !8
  %41 = mul nsw <4 x i32> %40, <i32 3, i32 3, i32 3, i32 3>
  %42 = getelementptr inbounds i32, ptr %0, i64 %36
  %43 = load <4 x i32>, ptr %42, align 4, !tbaa !8
  %44 = add nsw <4 x i32> %41, %43
  store <4 x i32> %44, ptr %42, align 4, !tbaa !8
  br label %45

45:                                               ; preds = %35, %38
  %46 = icmp eq i64 %8, %2
  br i1 %46, label %59, label %47

47:                                               ; preds = %5, %45
  %48 = phi i64 [ 0, %5 ], [ %8, %45 ]
  br label %49

49:                                               ; preds = %47, %49
  %50 = phi i64 [ %57, %49 ], [ %48, %47 ]
  %51 = getelementptr inbounds i32, ptr %1, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !8
  %53 = mul nsw i32 %52, 3
  %54 = getelementptr inbounds i32, ptr %0, i64 %50
  %55 = load i32, ptr %54, align 4, !tbaa !8
  %56 = add nsw i32 %53, %55
  store i32 %56, ptr %54, align 4, !tbaa !8
  %57 = add nuw i64 %50, 1
  %58 = icmp eq i64 %57, %2
  br i1 %58, label %59, label %49, !llvm.loop !29

59:                                               ; preds = %49, %45, %3
  br label %60

60:                                               ; preds = %59, %60
  %61 = phi i64 [ %62, %60 ], [ %2, %59 ]
  %62 = add i64 %61, -1
  %63 = getelementptr inbounds i32, ptr %0, i64 %62
  %64 = load i32, ptr %63, align 4, !tbaa !8
  %65 = icmp ne i64 %62, 0
  %66 = icmp slt i32 %64, 10
  %67 = select i1 %65, i1 %66, i1 false
  br i1 %67, label %60, label %68, !llvm.loop !31

68:                                               ; preds = %60
  %69 = icmp sgt i32 %64, 0
  br i1 %69, label %75, label %70

70:                                               ; preds = %68
  %71 = load i32, ptr @local_counter, align 4, !tbaa !8
  %72 = add nsw i32 %71, 1
  store i32 %72, ptr @local_counter, align 4, !tbaa !8
  %73 = load i32, ptr @external_counter, align 4, !tbaa !8
  %74 = add nsw i32 %73, %71
  br label %75

75:                                               ; preds = %68, %70
  %76 = phi i32 [ %74, %70 ], [ %64, %68 ]
  ret i32 %76
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn uwtable
define dso_local void @by_value(ptr noalias nocapture writeonly sret(%struct.packed) align 1 %0, ptr nocapture noundef byval(%struct.packed) align 8 %1, ptr nocapture noundef readonly byval(%struct.node) align 8 %2) local_unnamed_addr #10 {
  %4 = getelementptr inbounds %struct.node, ptr %2, i64 0, i32 2
  %5 = load i32, ptr %4, align 8, !tbaa !5
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds %struct.packed, ptr %1, i64 0, i32 1
  %8 = load i64, ptr %7, align 1, !tbaa !32
  %9 = add nsw i64 %8, %6
  store i64 %9, ptr %7, align 1, !tbaa !32
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(9) %0, ptr noundef nonnull align 8 dereferenceable(9) %1, i64 9, i1 false), !tbaa.struct !34
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #11

; Function Attrs: cold noinline noreturn nounwind optsize uwtable
define dso_local void @stop(ptr nocapture noundef readonly %0) local_unnamed_addr #12 {
  %2 = tail call i32 @puts(ptr nonnull dereferenceable(1) %0)
  tail call void @llvm.trap()
  unreachable
}

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #13

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define internal nonnull ptr @resolver() #14 {
  ret ptr @resolved
}

; Function Attrs: nounwind uwtable
define dso_local noalias ptr @make(i64 noundef %0) local_unnamed_addr #1 {
  %2 = shl i64 %0, 2
  %3 = add i64 %2, 8
  %4 = tail call ptr @malloc(i64 noundef %3) #22
  store i64 %0, ptr %4, align 8, !tbaa !10
  %5 = icmp eq i64 %0, 0
  br i1 %5, label %28, label %6

6:                                                ; preds = %1
  %7 = add i64 %0, -1
  %8 = tail call i64 @llvm.umin.i64(i64 %7, i64 2147483647)
  %9 = icmp ult i64 %8, 8
  br i1 %9, label %10, label %12

10:                                               ; preds = %18, %6
  %11 = phi i64 [ 0, %6 ], [ %17, %18 ]
  br label %30

12:                                               ; preds = %6
  %13 = add nuw nsw i64 %8, 1
  %14 = and i64 %13, 7
  %15 = icmp eq i64 %14, 0
  %16 = select i1 %15, i64 8, i64 %14
  %17 = sub nsw i64 %13, %16
  br label %18

18:                                               ; preds = %18, %12
  %19 = phi i64 [ 0, %12 ], [ %25, %18 ]
  %20 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %12 ], [ %26, %18 ]
  %21 = add <4 x i32> %20, <i32 1, i32 1, i32 1, i32 1>
  %22 = add <4 x i32> %20, <i32 5, i32 5, i32 5, i32 5>
  %23 = getelementptr inbounds %struct.flexible, ptr %4, i64 0, i32 1, i64 %19
  store <4 x i32> %21, ptr %23, align 4, !tbaa !8
  %24 = getelementptr inbounds i32, ptr %23, i64 4
  store <4 x i32> %22, ptr %24, align 4, !tbaa !8
  %25 = add nuw i64 %19, 8
  %26 = add <4 x i32> %20, <i32 8, i32 8, i32 8, i32 8>
  %27 = icmp eq i64 %25, %17
  br i1 %27, label %10, label %18, !llvm.loop !35

28:                                               ; preds = %34, %1
  %29 = getelementptr inbounds %struct.flexible, ptr %4, i64 0, i32 1
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %29, i8 0, i64 %0, i1 false)
  ret ptr %4

30:                                               ; preds = %10, %34
  %31 = phi i64 [ %38, %34 ], [ %11, %10 ]
  %32 = icmp eq i64 %31, 2147483647
  br i1 %32, label %33, label %34, !prof !36

33:                                               ; preds = %30
  tail call void @stop(ptr noundef nonnull @.str.2) #23
  unreachable

34:                                               ; preds = %30
  %35 = trunc i64 %31 to i32
  %36 = add i32 %35, 1
  %37 = getelementptr inbounds %struct.flexible, ptr %4, i64 0, i32 1, i64 %31
  store i32 %36, ptr %37, align 4, !tbaa !8
  %38 = add nuw nsw i64 %31, 1
  %39 = icmp eq i64 %38, %0
  br i1 %39, label %28, label %30, !llvm.loop !37
}

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #15

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn writeonly
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #16

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #20
  store i32 %0, ptr %3, align 4, !tbaa !8
  %4 = load i32, ptr @main.calls, align 4, !tbaa !8
  %5 = add nsw i32 %4, 1
  store i32 %5, ptr @main.calls, align 4, !tbaa !8
  br i1 icmp ne (ptr @external_function, ptr null), label %6, label %9

6:                                                ; preds = %2
  %7 = tail call i32 @external_function(i32 noundef %5) #20
  %8 = add nsw i32 %7, %0
  store i32 %8, ptr %3, align 4, !tbaa !8
  br label %9

9:                                                ; preds = %6, %2
  br label %10

10:                                               ; preds = %9, %21
  %11 = phi ptr [ %23, %21 ], [ @sentinel, %9 ]
  %12 = phi i32 [ %22, %21 ], [ 0, %9 ]
  %13 = getelementptr inbounds %struct.node, ptr %11, i64 0, i32 1
  %14 = load ptr, ptr %13, align 8, !tbaa !12
  %15 = icmp eq ptr %14, null
  br i1 %15, label %21, label %16

16:                                               ; preds = %10
  %17 = call i32 %14(ptr noundef nonnull %11, ptr noundef nonnull %3) #20
  %18 = icmp ne i32 %17, 0
  %19 = zext i1 %18 to i32
  %20 = add nsw i32 %12, %19
  br label %21

21:                                               ; preds = %16, %10
  %22 = phi i32 [ %12, %10 ], [ %20, %16 ]
  %23 = load ptr, ptr %11, align 8, !tbaa !16
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %10, !llvm.loop !17

25:                                               ; preds = %21
  %26 = sdiv i32 %0, 3
  %27 = srem i32 %26, 5
  %28 = add nsw i32 %22, %27
  %29 = load ptr, ptr %1, align 8, !tbaa !19
  %30 = load i8, ptr %29, align 1, !tbaa !5
  %31 = sext i8 %30 to i32
  %32 = call i32 (i32, ...) @sum(i32 noundef 3, i32 noundef 1, i32 noundef 2, i32 noundef %31)
  %33 = add nsw i32 %28, %32
  %34 = call i32 @chosen(i32 noundef 2) #20
  %35 = add nsw i32 %33, %34
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #20
  ret i32 %35
}

declare extern_weak i32 @external_function(i32 noundef) #17

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define internal i32 @resolved(i32 noundef %0) #3 {
  %2 = add nsw i32 %0, 1
  ret i32 %2
}

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr nocapture noundef readonly) local_unnamed_addr #18

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.umin.i64(i64, i64) #19

attributes #0 = { argmemonly mustprogress nofree norecurse nosync nounwind willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nocallback nofree nosync nounwind willreturn }
attributes #3 = { mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree norecurse nosync nounwind readonly uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #7 = { mustprogress nofree norecurse nounwind willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nofree norecurse nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { argmemonly mustprogress nofree nosync nounwind willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #12 = { cold noinline noreturn nounwind optsize uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { cold noreturn nounwind }
attributes #14 = { mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable "min-legal-vector-width"="0" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { inaccessiblememonly mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc" "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { argmemonly mustprogress nocallback nofree nounwind willreturn writeonly }
attributes #17 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { nofree nounwind }
attributes #19 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #20 = { nounwind }
attributes #21 = { nounwind readnone }
attributes #22 = { allocsize(0) }
attributes #23 = { cold noreturn }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 15.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"long", !6, i64 0}
!12 = !{!13, !14, i64 8}
!13 = !{!"node", !14, i64 0, !14, i64 8, !6, i64 16, !15, i64 24, !6, i64 32}
!14 = !{!"any pointer", !6, i64 0}
!15 = !{!"bits", !9, i64 0, !9, i64 0, !11, i64 1}
!16 = !{!13, !14, i64 0}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!14, !14, i64 0}
!20 = distinct !{!20, !18}
!21 = !{i64 3306}
!22 = !{i64 3371}
!23 = !{i64 3430, i64 3444}
!24 = !{!25, !25, i64 0}
!25 = !{!"double", !6, i64 0}
!26 = !{!"branch_weights", i32 1, i32 1048575}
!27 = distinct !{!27, !18, !28}
!28 = !{!"llvm.loop.isvectorized", i32 1}
!29 = distinct !{!29, !18, !30, !28}
!30 = !{!"llvm.loop.unroll.runtime.disable"}
!31 = distinct !{!31, !18}
!32 = !{!33, !11, i64 1}
!33 = !{!"packed", !6, i64 0, !11, i64 1}
!34 = !{i64 0, i64 1, !5, i64 1, i64 8, !10}
!35 = distinct !{!35, !18, !28}
!36 = !{!"branch_weights", i32 1, i32 2000}
!37 = distinct !{!37, !18, !30, !28}
