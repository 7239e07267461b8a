; ModuleID = 'program.c'
source_filename = "program.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.packed = type <{ i8, i64 }>
%struct.node = type { %struct.node*, i32 (%struct.node*, i8*)*, %union.number, %struct.bits, i32 }
%union.number = type { i32, [4 x i8] }
%struct.bits = type { i56 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.flexible = type { i64, [0 x i32] }

@text = dso_local local_unnamed_addr constant [46 x i8] c"tab\09here, quote\22 there, newline\0A, NUL\00, caf\C3\A9\00", align 16
@wide_text = dso_local local_unnamed_addr constant [3 x i16] [i16 72, i16 -10179, i16 0], align 2
@weak_one = weak dso_local local_unnamed_addr global i32 1, align 4
@hidden_one = hidden local_unnamed_addr global i32 2, align 4
@in_section = dso_local global i32 3, section ".mine", align 64
@counter = dso_local thread_local local_unnamed_addr global i32 47, align 4
@packed_one = dso_local local_unnamed_addr global %struct.packed <{ i8 120, i64 -1 }>, align 1
@sentinel = dso_local global { %struct.node*, i32 (%struct.node*, i8*)*, { float, [4 x i8] }, %struct.bits, i32 } { %struct.node* bitcast ({ %struct.node*, i32 (%struct.node*, i8*)*, { float, [4 x i8] }, %struct.bits, i32 }* @sentinel to %struct.node*), i32 (%struct.node*, i8*)* null, { float, [4 x i8] } { float 1.500000e+00, [4 x i8] undef }, %struct.bits zeroinitializer, i32 -3 }, align 8
@numbers = dso_local local_unnamed_addr constant [5 x double] [double 0.000000e+00, double -0.000000e+00, double 0x7FF0000000000000, double 9.881310e-324, double 3.250000e+00], align 16
@wide = dso_local local_unnamed_addr global i64 549755813887, align 8
@table = dso_local local_unnamed_addr constant [3 x i32 (%struct.node*, i8*)*] [i32 (%struct.node*, i8*)* @visit_one, i32 (%struct.node*, i8*)* @visit_two, i32 (%struct.node*, i8*)* null], align 16
@computed_goto.labels = internal unnamed_addr constant [3 x i8*] [i8* blockaddress(@computed_goto, %15), i8* blockaddress(@computed_goto, %3), i8* blockaddress(@computed_goto, %13)], align 16
@local_counter = internal thread_local(localexec) unnamed_addr global i32 0, align 4
@external_counter = external thread_local local_unnamed_addr global i32, align 4
@main.calls = internal unnamed_addr global i32 0, align 4
@common_like = dso_local local_unnamed_addr global i32 0, align 4
@.str.2 = private unnamed_addr constant [9 x i8] c"overflow\00", align 1
@llvm.global_ctors = appending global [0 x { i32, void ()*, i8* }] zeroinitializer
@llvm.compiler.used = appending global [1 x i8*] [i8* bitcast (i32* @in_section to i8*)], section "llvm.metadata"

@other_name = dso_local alias i32 (%struct.node*, i8*), i32 (%struct.node*, i8*)* @walk

@chosen = dso_local ifunc i32 (i32), bitcast (i8* ()* @resolver to i32 (i32)* ()*)

; Function Attrs: argmemonly mustprogress nofree norecurse nosync nounwind willreturn uwtable
define internal i32 @visit_one(%struct.node* nocapture noundef readonly %0, i8* nocapture noundef %1) #0 {
  %3 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 2, i32 0
  %4 = load i32, i32* %3, align 8, !tbaa !5
  %5 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 3
  %6 = bitcast %struct.bits* %5 to i64*
  %7 = load i64, i64* %6, align 8
  %8 = shl i64 %7, 52
  %9 = ashr i64 %8, 55
  %10 = trunc i64 %9 to i32
  %11 = bitcast i8* %1 to i32*
  %12 = load i32, i32* %11, align 4, !tbaa !8
  %13 = add i32 %12, %4
  %14 = add i32 %13, %10
  store i32 %14, i32* %11, align 4, !tbaa !8
  %15 = load i64, i64* %6, align 8
  %16 = and i64 %15, 7
  %17 = icmp eq i64 %16, 2
  %18 = zext i1 %17 to i32
  ret i32 %18
}

; Function Attrs: argmemonly mustprogress nofree norecurse nosync nounwind willreturn uwtable
define internal i32 @visit_two(%struct.node* nocapture noundef %0, i8* nocapture noundef %1) #0 {
  %3 = getelementptr inbounds %struct.node, %struct.node* %0, i64 0, i32 3
  %4 = bitcast %struct.bits* %3 to i64*
  %5 = load i64, i64* %4, align 8
  %6 = lshr i64 %5, 12
  %7 = and i64 %6, 1099511627775
  %8 = bitcast i8* %1 to i64*
  %9 = load i64, i64* %8, align 8, !tbaa !10
  %10 = xor i64 %7, %9
  store i64 %10, i64* %8, align 8, !tbaa !10
  %11 = load i64, i64* %4, align 8
  %12 = add i64 %11, 4096
  %13 = and i64 %12, 4503599627366400
  %14 = and i64 %11, -4503599627366401
  %15 = or i64 %13, %14
  store i64 %15, i64* %4, align 8
  ret i32 0
}

; Function Attrs: nounwind uwtable
define dso_local i32 @walk(%struct.node* noundef %0, i8* noundef %1) #1 {
  %3 = icmp eq %struct.node* %0, null
  br i1 %3, label %4, label %6

4:                                                ; preds = %17, %2
  %5 = phi i32 [ 0, %2 ], [ %18, %17 ]
  ret i32 %5

6:                                                ; preds = %2, %17
  %7 = phi %struct.node* [ %20, %17 ], [ %0, %2 ]
  %8 = phi i32 [ %18, %17 ], [ 0, %2 ]
  %9 = getelementptr inbounds %struct.node, %struct.node* %7, i64 0, i32 1
  %10 = load i32 (%struct.node*, i8*)*, i32 (%struct.node*, i8*)** %9, align 8, !tbaa !12
  %11 = icmp eq i32 (%struct.node*, i8*)* %10, null
  br i1 %11, label %17, label %12

12:                                               ; preds = %6
  %13 = tail call i32 %10(%struct.node* noundef nonnull %7, i8* noundef %1) #19
  %14 = icmp ne i32 %13, 0
  %15 = zext i1 %14 to i32
  %16 = add nsw i32 %8, %15
  br label %17

17:                                               ; preds = %12, %6
  %18 = phi i32 [ %8, %6 ], [ %16, %12 ]
  %19 = getelementptr inbounds %struct.node, %struct.node* %7, i64 0, i32 0
  %20 = load %struct.node*, %struct.node** %19, align 8, !tbaa !16
  %21 = icmp eq %struct.node* %20, null
  br i1 %21, label %4, label %6, !llvm.loop !17
}

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #2

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #2

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
define dso_local i32 @computed_goto(i8* nocapture noundef readonly %0) #4 {
  %2 = getelementptr inbounds i8, i8* %0, i64 1
  br label %16

3:                                                ; preds = %16
  %4 = getelementptr inbounds i8, i8* %17, i64 1
  %5 = load i8, i8* %17, align 1, !tbaa !5
  %6 = zext i8 %5 to i32
  %7 = add nsw i32 %18, %6
  br label %8

8:                                                ; preds = %3, %13
  %9 = phi i64 [ 2, %3 ], [ 1, %13 ]
  %10 = phi i32 [ %7, %3 ], [ %14, %13 ]
  %11 = phi i8* [ %4, %3 ], [ %17, %13 ]
  %12 = getelementptr inbounds i8, i8* %17, i64 %9
  br label %16

13:                                               ; preds = %16
  %14 = shl nsw i32 %18, 1
  br label %8

15:                                               ; preds = %16
  ret i32 %18

16:                                               ; preds = %8, %1
  %17 = phi i8* [ %2, %1 ], [ %12, %8 ]
  %18 = phi i32 [ 0, %1 ], [ %10, %8 ]
  %19 = phi i8* [ %0, %1 ], [ %11, %8 ]
  %20 = load i8, i8* %19, align 1, !tbaa !5
  %21 = zext i8 %20 to i64
  %22 = getelementptr inbounds [3 x i8*], [3 x i8*]* @computed_goto.labels, i64 0, i64 %21
  %23 = load i8*, i8** %22, align 8, !tbaa !19
  indirectbr i8* %23, [label %15, label %3, label %13]
}

; Function Attrs: nofree nosync nounwind uwtable
define dso_local i32 @sum(i32 noundef %0, ...) local_unnamed_addr #5 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = bitcast [1 x %struct.__va_list_tag]* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 24, i8* nonnull %3) #19
  call void @llvm.va_start(i8* nonnull %3)
  %4 = icmp sgt i32 %0, 0
  br i1 %4, label %5, label %68

5:                                                ; preds = %1
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 0
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 2
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %2, i64 0, i64 0, i32 3
  %9 = load i8*, i8** %8, align 16
  %10 = load i32, i32* %6, align 16
  %11 = and i32 %0, 1
  %12 = icmp eq i32 %0, 1
  br i1 %12, label %49, label %13

13:                                               ; preds = %5
  %14 = and i32 %0, -2
  br label %15

15:                                               ; preds = %41, %13
  %16 = phi i32 [ %10, %13 ], [ %42, %41 ]
  %17 = phi i32 [ 0, %13 ], [ %46, %41 ]
  %18 = phi i32 [ 0, %13 ], [ %47, %41 ]
  %19 = icmp ult i32 %16, 41
  br i1 %19, label %20, label %24

20:                                               ; preds = %15
  %21 = zext i32 %16 to i64
  %22 = getelementptr i8, i8* %9, i64 %21
  %23 = add nuw nsw i32 %16, 8
  store i32 %23, i32* %6, align 16
  br label %27

24:                                               ; preds = %15
  %25 = load i8*, i8** %7, align 8
  %26 = getelementptr i8, i8* %25, i64 8
  store i8* %26, i8** %7, align 8
  br label %27

27:                                               ; preds = %24, %20
  %28 = phi i32 [ %23, %20 ], [ %16, %24 ]
  %29 = phi i8* [ %22, %20 ], [ %25, %24 ]
  %30 = bitcast i8* %29 to i32*
  %31 = load i32, i32* %30, align 4
  %32 = add nsw i32 %31, %17
  %33 = icmp ult i32 %28, 41
  br i1 %33, label %37, label %34

34:                                               ; preds = %27
  %35 = load i8*, i8** %7, align 8
  %36 = getelementptr i8, i8* %35, i64 8
  store i8* %36, i8** %7, align 8
  br label %41

37:                                               ; preds = %27
  %38 = zext i32 %28 to i64
  %39 = getelementptr i8, i8* %9, i64 %38
  %40 = add nuw nsw i32 %28, 8
  store i32 %40, i32* %6, align 16
  br label %41

41:                                               ; preds = %37, %34
  %42 = phi i32 [ %40, %37 ], [ %28, %34 ]
  %43 = phi i8* [ %39, %37 ], [ %35, %34 ]
  %44 = bitcast i8* %43 to i32*
  %45 = load i32, i32* %44, align 4
  %46 = add nsw i32 %45, %32
  %47 = add i32 %18, 2
  %48 = icmp eq i32 %47, %14
  br i1 %48, label %49, label %15, !llvm.loop !20

49:                                               ; preds = %41, %5
  %50 = phi i32 [ undef, %5 ], [ %46, %41 ]
  %51 = phi i32 [ %10, %5 ], [ %42, %41 ]
  %52 = phi i32 [ 0, %5 ], [ %46, %41 ]
  %53 = icmp eq i32 %11, 0
  br i1 %53, label %68, label %54

54:                                               ; preds = %49
  %55 = icmp ult i32 %51, 41
  br i1 %55, label %59, label %56

56:                                               ; preds = %54
  %57 = load i8*, i8** %7, align 8
  %58 = getelementptr i8, i8* %57, i64 8
  store i8* %58, i8** %7, align 8
  br label %63

59:                                               ; preds = %54
  %60 = zext i32 %51 to i64
  %61 = getelementptr i8, i8* %9, i64 %60
  %62 = add nuw nsw i32 %51, 8
  store i32 %62, i32* %6, align 16
  br label %63

63:                                               ; preds = %59, %56
  %64 = phi i8* [ %61, %59 ], [ %57, %56 ]
  %65 = bitcast i8* %64 to i32*
  %66 = load i32, i32* %65, align 4
  %67 = add nsw i32 %66, %52
  br label %68

68:                                               ; preds = %63, %49, %1
  %69 = phi i32 [ 0, %1 ], [ %50, %49 ], [ %67, %63 ]
  call void @llvm.va_end(i8* nonnull %3)
  call void @llvm.lifetime.end.p0i8(i64 24, i8* nonnull %3) #19
  ret i32 %69
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #6

; Function Attrs: mustprogress nofree norecurse nounwind willreturn uwtable
define dso_local i64 @atomics(i64* nocapture noundef %0, i64 noundef %1) local_unnamed_addr #7 {
  %3 = atomicrmw add i64* %0, i64 %1 seq_cst, align 8
  fence acquire
  fence syncscope("singlethread") release
  %4 = cmpxchg weak i64* %0, i64 %3, i64 %1 acq_rel monotonic, align 8
  %5 = extractvalue { i64, i1 } %4, 0
  store atomic i64 %5, i64* %0 release, align 8
  %6 = load atomic i64, i64* %0 monotonic, align 8
  %7 = atomicrmw nand i64* %0, i64 3 monotonic, align 8
  %8 = add nsw i64 %7, %6
  ret i64 %8
}

; Function Attrs: nounwind uwtable
define dso_local i32 @assembler(i32 noundef %0) local_unnamed_addr #1 {
  %2 = alloca i32, align 4
  %3 = bitcast i32* %2 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %3) #19
  %4 = tail call i32 asm "bswapl $0", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %0) #20, !srcloc !21
  call void asm sideeffect "", "=*m,r,~{memory},~{dirflag},~{fpsr},~{flags}"(i32* nonnull elementtype(i32) %2, i32 %4) #19, !srcloc !22
  callbr void asm sideeffect "test $0, $0\0A\09jz ${1:l}", "r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %0) #19
          to label %7 [label %5], !srcloc !23

5:                                                ; preds = %1
  %6 = load i32, i32* %2, align 4, !tbaa !8
  br label %7

7:                                                ; preds = %1, %5
  %8 = phi i32 [ %6, %5 ], [ %4, %1 ]
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %3) #19
  ret i32 %8
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
  %14 = bitcast double* %8 to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* nonnull %14)
  %15 = fpext float %2 to double
  %16 = fdiv double %13, %15
  store volatile double %16, double* %8, align 8, !tbaa !24
  %17 = fmul double %0, %0
  %18 = fmul double %1, %1
  %19 = fmul double %0, %1
  %20 = fsub double %17, %18
  %21 = fadd double %19, %19
  %22 = fcmp uno double %20, 0.000000e+00
  br i1 %22, label %23, label %29, !prof !26

23:                                               ; preds = %7
  %24 = fcmp uno double %21, 0.000000e+00
  br i1 %24, label %25, label %29, !prof !26

25:                                               ; preds = %23
  %26 = tail call { double, double } @__muldc3(double noundef %0, double noundef %1, double noundef %0, double noundef %1) #19
  %27 = extractvalue { double, double } %26, 0
  %28 = extractvalue { double, double } %26, 1
  br label %29

29:                                               ; preds = %25, %23, %7
  %30 = phi double [ %20, %7 ], [ %20, %23 ], [ %27, %25 ]
  %31 = phi double [ %21, %7 ], [ %21, %23 ], [ %28, %25 ]
  %32 = load volatile double, double* %8, align 8, !tbaa !24
  %33 = fadd double %30, %32
  call void @llvm.lifetime.end.p0i8(i64 8, i8* nonnull %14)
  %34 = insertvalue { double, double } poison, double %33, 0
  %35 = insertvalue { double, double } %34, double %31, 1
  ret { double, double } %35
}

declare { double, double } @__muldc3(double, double, double, double) local_unnamed_addr

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i32 @loops(i32* noalias nocapture noundef %0, i32* noalias nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #9 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %93, label %5

5:                                                ; preds = %3
  %6 = icmp ult i64 %2, 4
  br i1 %6, label %81, label %7

7:                                                ; preds = %5
  %8 = and i64 %2, -4
  %9 = add i64 %8, -4
  %10 = lshr exact i64 %9, 2
  %11 = add nuw nsw i64 %10, 1
  %12 = and i64 %11, 3
  %13 = icmp ult i64 %9, 12
  br i1 %13, label %61, label %14

14:                                               ; preds = %7
  %15 = and i64 %11, 9223372036854775804
  br label %16

16:                                               ; preds = %16, %14
  %17 = phi i64 [ 0, %14 ], [ %58, %16 ]
  %18 = phi i64 [ 0, %14 ], [ %59, %16 ]
  %19 = getelementptr inbounds i32, i32* %1, i64 %17
  %20 = bitcast i32* %19 to <4 x i32>*
  %21 = load <4 x i32>, <4 x i32>* %20, align 4, !tbaa !8
  %22 = mul nsw <4 x i32> %21, <i32 3, i32 3, i32 3, i32 3>
  %23 = getelementptr inbounds i32, i32* %0, i64 %17
  %24 = bitcast i32* %23 to <4 x i32>*
  %25 = load <4 x i32>, <4 x i32>* %24, align 4, !tbaa !8
  %26 = add nsw <4 x i32> %22, %25
  %27 = bitcast i32* %23 to <4 x i32>*
  store <4 x i32> %26, <4 x i32>* %27, align 4, !tbaa !8
  %28 = or i64 %17, 4
  %29 = getelementptr inbounds i32, i32* %1, i64 %28
  %30 = bitcast i32* %29 to <4 x i32>*
  %31 = load <4 x i32>, <4 x i32>* %30, align 4, !tbaa !8
  %32 = mul nsw <4 x i32> %31, <i32 3, i32 3, i32 3, i32 3>
  %33 = getelementptr inbounds i32, i32* %0, i64 %28
  %34 = bitcast i32* %33 to <4 x i32>*
  %35 = load <4 x i32>, <4 x i32>* %34, align 4, !tbaa !8
  %36 = add nsw <4 x i32> %32, %35
  %37 = bitcast i32* %33 to <4 x i32>*
  store <4 x i32> %36, <4 x i32>* %37, align 4, !tbaa !8
  %38 = or i64 %17, 8
  %39 = getelementptr inbounds i32, i32* %1, i64 %38
  %40 = bitcast i32* %39 to <4 x i32>*
  %41 = load <4 x i32>, <4 x i32>* %40, align 4, !tbaa !8
  %42 = mul nsw <4 x i32> %41, <i32 3, i32 3, i32 3, i32 3>
  %43 = getelementptr inbounds i32, i32* %0, i64 %38
  %44 = bitcast i32* %43 to <4 x i32>*
  %45 = load <4 x i32>, <4 x i32>* %44, align 4, !tbaa !8
  %46 = add nsw <4 x i32> %42, %45
  %47 = bitcast i32* %43 to <4 x i32>*
  store <4 x i32> %46, <4 x i32>* %47, align 4, !tbaa !8
  %48 = or i64 %17, 12
  %49 = getelementptr inbounds i32, i32* %1, i64 %48
  %50 = bitcast i32* %49 to <4 x i32>*
  %51 = load <4 x i32>, <4 x i32>* %50, align 4, !tbaa !8
  %52 = mul nsw <4 x i32> %51, <i32 3, i32 3, i32 3, i32 3>
  %53 = getelementptr inbounds i32, i32* %0, i64 %48
  %54 = bitcast i32* %53 to <4 x i32>*
  %55 = load <4 x i32>, <4 x i32>* %54, align 4, !tbaa !8
  %56 = add nsw <4 x i32> %52, %55
  %57 = bitcast i32* %53 to <4 x i32>*
  store <4 x i32> %56, <4 x i32>* %57, align 4, !tbaa !8
  %58 = add nuw i64 %17, 16
  %59 = add nuw i64 %18, 4
  %60 = icmp eq i64 %59, %15
  br i1 %60, label %61, label %16, !llvm.loop !27

61:                                               ; preds = %16, %7
  %62 = phi i64 [ 0, %7 ], [ %58, %16 ]
  %63 = icmp eq i64 %12, 0
  br i1 %63, label %79, label %64

64:                                               ; preds = %61, %64
  %65 = phi i64 [ %76, %64 ], [ %62, %61 ]
  %66 = phi i64 [ %77, %64 ], [ 0, %61 ]
  %67 = getelementptr inbounds i32, i32* %1, i64 %65
  %68 = bitcast i32* %67 to <4 x i32>*
  %69 = load <4 x i32>, <4 x i32>* %68, align 4, !tbaa !8
  %70 = mul nsw <4 x i32> %69, <i32 3, i32 3, i32 3, i32 3>
  %71 = getelementptr inbounds i32, i32* %0, i64 %65
  %72 = bitcast i32* %71 to <4 x i32>*
  %73 = load <4 x i32>, <4 x i32>* %72, align 4, !tbaa !8
  %74 = add nsw <4 x i32> %70, %73
  %75 = bitcast i32* %71 to <4 x i32>*
  store <4 x i32> %74, <4 x i32>* %75, align 4, !tbaa !8
  %76 = add nuw i64 %65, 4
  %77 = add i64 %66, 1
  %78 = icmp eq i64 %77, %12
  br i1 %78, label %79, label %64, !llvm.loop !29

79:                                               ; preds = %64, %61
  %80 = icmp eq i64 %8, %2
  br i1 %80, label %93, label %81

81:                                               ; preds = %5, %79
  %82 = phi i64 [ 0, %5 ], [ %8, %79 ]
  br label %83

83:                                               ; preds = %81, %83
  %84 = phi i64 [ %91, %83 ], [ %82, %81 ]
  %85 = getelementptr inbounds i32, i32* %1, i64 %84
  %86 = load i32, i32* %85, align 4, !tbaa !8
  %87 = mul nsw i32 %86, 3
  %88 = getelementptr inbounds i32, i32* %0, i64 %84
  %89 = load i32, i32* %88, align 4, !tbaa !8
  %90 = add nsw i32 %87, %89
  store i32 %90, i32* %88, align 4, !tbaa !8
  %91 = add nuw i64 %84, 1
  %92 = icmp eq i64 %91, %2
  br i1 %92, label %93, label %83, !llvm.loop !31

93:                                               ; preds = %83, %79, %3
  br label %94

94:                                               ; preds = %93, %94
  %95 = phi i64 [ %96, %94 ], [ %2, %93 ]
  %96 = add i64 %95, -1
  %97 = getelementptr inbounds i32, i32* %0, i64 %96
  %98 = load i32, i32* %97, align 4, !tbaa !8
  %99 = icmp ne i64 %96, 0
  %100 = icmp slt i32 %98, 10
  %101 = select i1 %99, i1 %100, i1 false
  br i1 %101, label %94, label %102, !llvm.loop !33

102:                                              ; preds = %94
  %103 = icmp sgt i32 %98, 0
  br i1 %103, label %109, label %104

104:                                              ; preds = %102
  %105 = load i32, i32* @local_counter, align 4, !tbaa !8
  %106 = add nsw i32 %105, 1
  store i32 %106, i32* @local_counter, align 4, !tbaa !8
  %107 = load i32, i32* @external_counter, align 4, !tbaa !8
  %108 = add nsw i32 %107, %105
  br label %109

109:                                              ; preds = %102, %104
  %110 = phi i32 [ %108, %104 ], [ %98, %102 ]
  ret i32 %110
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn uwtable
define dso_local void @by_value(%struct.packed* noalias nocapture writeonly sret(%struct.packed) align 1 %0, %struct.packed* nocapture noundef byval(%struct.packed) align 8 %1, %struct.node* nocapture noundef readonly byval(%struct.node) align 8 %2) local_unnamed_addr #10 {
  %4 = getelementptr inbounds %struct.node, %struct.node* %2, i64 0, i32 2, i32 0
  %5 = load i32, i32* %4, align 8, !tbaa !5
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds %struct.packed, %struct.packed* %1, i64 0, i32 1
  %8 = load i64, i64* %7, align 1, !tbaa !34
  %9 = add nsw i64 %8, %6
  store i64 %9, i64* %7, align 1, !tbaa !34
  %10 = getelementptr inbounds %struct.packed, %struct.packed* %0, i64 0, i32 0
  %11 = getelementptr inbounds %struct.packed, %struct.packed* %1, i64 0, i32 0
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* noundef nonnull align 1 dereferenceable(9) %10, i8* noundef nonnull align 8 dereferenceable(9) %11, i64 9, i1 false), !tbaa.struct !36
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #11

; Function Attrs: cold noinline noreturn nounwind optsize uwtable
define dso_local void @stop(i8* nocapture noundef readonly %0) local_unnamed_addr #12 {
  %2 = tail call i32 @puts(i8* nonnull dereferenceable(1) %0)
  tail call void @llvm.trap()
  unreachable
}

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #13

; Function Attrs: nounwind uwtable
define dso_local noalias %struct.flexible* @make(i64 noundef %0) local_unnamed_addr #1 {
  %2 = shl i64 %0, 2
  %3 = add i64 %2, 8
  %4 = tail call i8* @malloc(i64 noundef %3) #21
  %5 = bitcast i8* %4 to %struct.flexible*
  %6 = getelementptr inbounds %struct.flexible, %struct.flexible* %5, i64 0, i32 0
  store i64 %0, i64* %6, align 8, !tbaa !10
  %7 = icmp eq i64 %0, 0
  br i1 %7, label %32, label %8

8:                                                ; preds = %1
  %9 = add i64 %0, -1
  %10 = tail call i64 @llvm.umin.i64(i64 %9, i64 2147483647)
  %11 = icmp ult i64 %10, 8
  br i1 %11, label %12, label %14

12:                                               ; preds = %20, %8
  %13 = phi i64 [ 0, %8 ], [ %19, %20 ]
  br label %35

14:                                               ; preds = %8
  %15 = add nuw nsw i64 %10, 1
  %16 = and i64 %15, 7
  %17 = icmp eq i64 %16, 0
  %18 = select i1 %17, i64 8, i64 %16
  %19 = sub nsw i64 %15, %18
  br label %20

20:                                               ; preds = %20, %14
  %21 = phi i64 [ 0, %14 ], [ %29, %20 ]
  %22 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %14 ], [ %30, %20 ]
  %23 = add <4 x i32> %22, <i32 1, i32 1, i32 1, i32 1>
  %24 = add <4 x i32> %22, <i32 5, i32 5, i32 5, i32 5>
  %25 = getelementptr inbounds %struct.flexible, %struct.flexible* %5, i64 0, i32 1, i64 %21
  %26 = bitcast i32* %25 to <4 x i32>*
  store <4 x i32> %23, <4 x i32>* %26, align 4, !tbaa !8
  %27 = getelementptr inbounds i32, i32* %25, i64 4
  %28 = bitcast i32* %27 to <4 x i32>*
  store <4 x i32> %24, <4 x i32>* %28, align 4, !tbaa !8
  %29 = add nuw i64 %21, 8
  %30 = add <4 x i32> %22, <i32 8, i32 8, i32 8, i32 8>
  %31 = icmp eq i64 %29, %19
  br i1 %31, label %12, label %20, !llvm.loop !37

32:                                               ; preds = %39, %1
  %33 = getelementptr inbounds %struct.flexible, %struct.flexible* %5, i64 0, i32 1, i64 0
  %34 = bitcast i32* %33 to i8*
  tail call void @llvm.memset.p0i8.i64(i8* nonnull align 8 %34, i8 0, i64 %0, i1 false)
  ret %struct.flexible* %5

35:                                               ; preds = %12, %39
  %36 = phi i64 [ %43, %39 ], [ %13, %12 ]
  %37 = icmp eq i64 %36, 2147483647
  br i1 %37, label %38, label %39, !prof !38

38:                                               ; preds = %35
  tail call void @stop(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.2, i64 0, i64 0)) #22
  unreachable

39:                                               ; preds = %35
  %40 = trunc i64 %36 to i32
  %41 = add i32 %40, 1
  %42 = getelementptr inbounds %struct.flexible, %struct.flexible* %5, i64 0, i32 1, i64 %36
  store i32 %41, i32* %42, align 4, !tbaa !8
  %43 = add nuw nsw i64 %36, 1
  %44 = icmp eq i64 %43, %0
  br i1 %44, label %32, label %35, !llvm.loop !39
}

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0)
declare noalias noundef i8* @malloc(i64 noundef) local_unnamed_addr #14

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #15

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, i8** nocapture noundef readonly %1) local_unnamed_addr #1 {
  %3 = alloca i32, align 4
  %4 = bitcast i32* %3 to i8*
  call void @llvm.lifetime.start.p0i8(i64 4, i8* nonnull %4) #19
  store i32 %0, i32* %3, align 4, !tbaa !8
  %5 = load i32, i32* @main.calls, align 4, !tbaa !8
  %6 = add nsw i32 %5, 1
  store i32 %6, i32* @main.calls, align 4, !tbaa !8
  br i1 icmp ne (i32 (i32)* @external_function, i32 (i32)* null), label %7, label %10

7:                                                ; preds = %2
  %8 = tail call i32 @external_function(i32 noundef %6) #19
  %9 = add nsw i32 %8, %0
  store i32 %9, i32* %3, align 4, !tbaa !8
  br label %10

10:                                               ; preds = %7, %2
  br label %11

11:                                               ; preds = %10, %22
  %12 = phi %struct.node* [ %25, %22 ], [ bitcast ({ %struct.node*, i32 (%struct.node*, i8*)*, { float, [4 x i8] }, %struct.bits, i32 }* @sentinel to %struct.node*), %10 ]
  %13 = phi i32 [ %23, %22 ], [ 0, %10 ]
  %14 = getelementptr inbounds %struct.node, %struct.node* %12, i64 0, i32 1
  %15 = load i32 (%struct.node*, i8*)*, i32 (%struct.node*, i8*)** %14, align 8, !tbaa !12
  %16 = icmp eq i32 (%struct.node*, i8*)* %15, null
  br i1 %16, label %22, label %17

17:                                               ; preds = %11
  %18 = call i32 %15(%struct.node* noundef nonnull %12, i8* noundef nonnull %4) #19
  %19 = icmp ne i32 %18, 0
  %20 = zext i1 %19 to i32
  %21 = add nsw i32 %13, %20
  br label %22

22:                                               ; preds = %17, %11
  %23 = phi i32 [ %13, %11 ], [ %21, %17 ]
  %24 = getelementptr inbounds %struct.node, %struct.node* %12, i64 0, i32 0
  %25 = load %struct.node*, %struct.node** %24, align 8, !tbaa !16
  %26 = icmp eq %struct.node* %25, null
  br i1 %26, label %27, label %11, !llvm.loop !17

27:                                               ; preds = %22
  %28 = sdiv i32 %0, 3
  %29 = srem i32 %28, 5
  %30 = add nsw i32 %23, %29
  %31 = load i8*, i8** %1, align 8, !tbaa !19
  %32 = load i8, i8* %31, align 1, !tbaa !5
  %33 = sext i8 %32 to i32
  %34 = call i32 (i32, ...) @sum(i32 noundef 3, i32 noundef 1, i32 noundef 2, i32 noundef %33)
  %35 = add nsw i32 %30, %34
  %36 = call i32 @chosen(i32 noundef 2) #19
  %37 = add nsw i32 %35, %36
  call void @llvm.lifetime.end.p0i8(i64 4, i8* nonnull %4) #19
  ret i32 %37
}

declare extern_weak i32 @external_function(i32 noundef) #16

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define internal i8* @resolver() #3 {
  ret i8* bitcast (i32 (i32)* @resolved to i8*)
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define internal i32 @resolved(i32 noundef %0) #3 {
  %2 = add nsw i32 %0, 1
  ret i32 %2
}

; Function Attrs: nofree nounwind
declare noundef i32 @puts(i8* nocapture noundef readonly) local_unnamed_addr #17

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i64 @llvm.umin.i64(i64, i64) #18

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
attributes #14 = { inaccessiblememonly mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc" "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { argmemonly mustprogress nocallback nofree nounwind willreturn writeonly }
attributes #16 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { nofree nounwind }
attributes #18 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #19 = { nounwind }
attributes #20 = { nounwind readnone }
attributes #21 = { allocsize(0) }
attributes #22 = { cold noreturn }

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
!29 = distinct !{!29, !30}
!30 = !{!"llvm.loop.unroll.disable"}
!31 = distinct !{!31, !18, !32, !28}
!32 = !{!"llvm.loop.unroll.runtime.disable"}
!33 = distinct !{!33, !18}
!34 = !{!35, !11, i64 1}
!35 = !{!"packed", !6, i64 0, !11, i64 1}
!36 = !{i64 0, i64 1, !5, i64 1, i64 8, !10}
!37 = distinct !{!37, !18, !28}
!38 = !{!"branch_weights", i32 1, i32 2000}
!39 = distinct !{!39, !18, !32, !28}
