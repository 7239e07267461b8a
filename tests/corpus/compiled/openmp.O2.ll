; ModuleID = 'openmp.c'
source_filename = "openmp.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.ident_t = type { i32, i32, i32, i32, ptr }
%struct.kmp_task_t_with_privates = type { %struct.kmp_task_t, %struct..kmp_privates.t }
%struct.kmp_task_t = type { ptr, ptr, i32, %union.kmp_cmplrdata_t, %union.kmp_cmplrdata_t }
%union.kmp_cmplrdata_t = type { ptr }
%struct..kmp_privates.t = type { i32 }

@0 = private unnamed_addr constant [23 x i8] c";unknown;unknown;0;0;;\00", align 1
@1 = private unnamed_addr constant %struct.ident_t { i32 0, i32 2, i32 0, i32 22, ptr @0 }, align 8
@.gomp_critical_user_.reduction.var = common global [8 x i32] zeroinitializer
@2 = private unnamed_addr constant %struct.ident_t { i32 0, i32 18, i32 0, i32 22, ptr @0 }, align 8
@.gomp_critical_user_named.var = common global [8 x i32] zeroinitializer
@3 = private unnamed_addr constant %struct.ident_t { i32 0, i32 322, i32 0, i32 22, ptr @0 }, align 8
@4 = private unnamed_addr constant %struct.ident_t { i32 0, i32 34, i32 0, i32 22, ptr @0 }, align 8

; Function Attrs: nounwind uwtable
define dso_local double @average(ptr noundef %0, i32 noundef %1, ptr noundef %2) local_unnamed_addr #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca double, align 8
  store ptr %0, ptr %4, align 8, !tbaa !6
  store i32 %1, ptr %5, align 4, !tbaa !10
  store ptr %2, ptr %6, align 8, !tbaa !6
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #3
  store double 0.000000e+00, ptr %7, align 8, !tbaa !12
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr nonnull @1, i32 3, ptr nonnull @.omp_outlined., ptr nonnull %5, ptr nonnull %7, ptr nonnull %4)
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr nonnull @1, i32 2, ptr nonnull @.omp_outlined..1, ptr nonnull %6, ptr nonnull %5)
  %8 = load ptr, ptr %6, align 8, !tbaa !6, !llvm.access.group !14
  %9 = getelementptr inbounds i32, ptr %8, i64 1
  %10 = load <4 x i32>, ptr %9, align 4, !tbaa !10
  %11 = add nsw <4 x i32> %10, <i32 1, i32 2, i32 3, i32 4>
  store <4 x i32> %11, ptr %9, align 4, !tbaa !10
  %12 = getelementptr inbounds i32, ptr %8, i64 5
  %13 = load <2 x i32>, ptr %12, align 4, !tbaa !10
  %14 = add nsw <2 x i32> %13, <i32 5, i32 6>
  store <2 x i32> %14, ptr %12, align 4, !tbaa !10
  %15 = getelementptr inbounds i32, ptr %8, i64 7
  %16 = load i32, ptr %15, align 4, !tbaa !10, !llvm.access.group !14
  %17 = add nsw i32 %16, 7
  store i32 %17, ptr %15, align 4, !tbaa !10, !llvm.access.group !14
  %18 = load i32, ptr %5, align 4, !tbaa !10
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %24, label %20

20:                                               ; preds = %3
  %21 = load double, ptr %7, align 8, !tbaa !12
  %22 = sitofp i32 %18 to double
  %23 = fdiv double %21, %22
  br label %24

24:                                               ; preds = %3, %20
  %25 = phi double [ %23, %20 ], [ 0.000000e+00, %3 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #3
  ret double %25
}

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: alwaysinline norecurse nounwind uwtable
define internal void @.omp_outlined.(ptr noalias nocapture noundef readonly %0, ptr noalias nocapture readnone %1, ptr nocapture noundef nonnull readonly align 4 dereferenceable(4) %2, ptr nocapture noundef nonnull align 8 dereferenceable(8) %3, ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %4) #2 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  %11 = alloca [1 x ptr], align 8
  %12 = load i32, ptr %2, align 4, !tbaa !10
  %13 = icmp sgt i32 %12, 0
  br i1 %13, label %14, label %82

14:                                               ; preds = %5
  %15 = add nsw i32 %12, -1
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #3
  store i32 0, ptr %6, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #3
  store i32 %15, ptr %7, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #3
  store i32 1, ptr %8, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9) #3
  store i32 0, ptr %9, align 4, !tbaa !10
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #3
  store double 0.000000e+00, ptr %10, align 8, !tbaa !12
  %16 = load i32, ptr %0, align 4, !tbaa !10
  tail call void @__kmpc_dispatch_init_4(ptr nonnull @1, i32 %16, i32 1073741859, i32 0, i32 %15, i32 1, i32 16)
  %17 = call i32 @__kmpc_dispatch_next_4(ptr nonnull @1, i32 %16, ptr nonnull %9, ptr nonnull %6, ptr nonnull %7, ptr nonnull %8)
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %72, label %23

19:                                               ; preds = %46, %51, %23
  %20 = phi double [ %24, %23 ], [ %47, %46 ], [ %68, %51 ]
  %21 = call i32 @__kmpc_dispatch_next_4(ptr nonnull @1, i32 %16, ptr nonnull %9, ptr nonnull %6, ptr nonnull %7, ptr nonnull %8)
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %72, label %23

23:                                               ; preds = %14, %19
  %24 = phi double [ %20, %19 ], [ 0.000000e+00, %14 ]
  %25 = load i32, ptr %6, align 4, !tbaa !10
  %26 = load i32, ptr %7, align 4, !tbaa !10, !llvm.access.group !15
  %27 = icmp slt i32 %26, %25
  br i1 %27, label %19, label %28

28:                                               ; preds = %23
  %29 = load ptr, ptr %4, align 8, !tbaa !6, !llvm.access.group !15
  %30 = sext i32 %25 to i64
  %31 = add i32 %26, 1
  %32 = sub i32 %31, %25
  %33 = sub i32 %26, %25
  %34 = and i32 %32, 3
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %46, label %36

36:                                               ; preds = %28, %36
  %37 = phi double [ %42, %36 ], [ %24, %28 ]
  %38 = phi i64 [ %43, %36 ], [ %30, %28 ]
  %39 = phi i32 [ %44, %36 ], [ 0, %28 ]
  %40 = getelementptr inbounds double, ptr %29, i64 %38
  %41 = load double, ptr %40, align 8, !tbaa !12, !llvm.access.group !15
  %42 = fadd double %41, %37
  store double %42, ptr %10, align 8, !tbaa !12, !llvm.access.group !15
  %43 = add nsw i64 %38, 1
  %44 = add i32 %39, 1
  %45 = icmp eq i32 %44, %34
  br i1 %45, label %46, label %36, !llvm.loop !16

46:                                               ; preds = %36, %28
  %47 = phi double [ undef, %28 ], [ %42, %36 ]
  %48 = phi double [ %24, %28 ], [ %42, %36 ]
  %49 = phi i64 [ %30, %28 ], [ %43, %36 ]
  %50 = icmp ult i32 %33, 3
  br i1 %50, label %19, label %51

51:                                               ; preds = %46, %51
  %52 = phi double [ %68, %51 ], [ %48, %46 ]
  %53 = phi i64 [ %69, %51 ], [ %49, %46 ]
  %54 = getelementptr inbounds double, ptr %29, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !12, !llvm.access.group !15
  %56 = fadd double %55, %52
  store double %56, ptr %10, align 8, !tbaa !12, !llvm.access.group !15
  %57 = add nsw i64 %53, 1
  %58 = getelementptr inbounds double, ptr %29, i64 %57
  %59 = load double, ptr %58, align 8, !tbaa !12, !llvm.access.group !15
  %60 = fadd double %59, %56
  store double %60, ptr %10, align 8, !tbaa !12, !llvm.access.group !15
  %61 = add nsw i64 %53, 2
  %62 = getelementptr inbounds double, ptr %29, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !12, !llvm.access.group !15
  %64 = fadd double %63, %60
  store double %64, ptr %10, align 8, !tbaa !12, !llvm.access.group !15
  %65 = add nsw i64 %53, 3
  %66 = getelementptr inbounds double, ptr %29, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !12, !llvm.access.group !15
  %68 = fadd double %67, %64
  store double %68, ptr %10, align 8, !tbaa !12, !llvm.access.group !15
  %69 = add nsw i64 %53, 4
  %70 = trunc i64 %69 to i32
  %71 = icmp eq i32 %31, %70
  br i1 %71, label %19, label %51, !llvm.loop !18

72:                                               ; preds = %19, %14
  store ptr %10, ptr %11, align 8
  %73 = call i32 @__kmpc_reduce_nowait(ptr nonnull @2, i32 %16, i32 1, i64 8, ptr nonnull %11, ptr nonnull @.omp.reduction.reduction_func, ptr nonnull @.gomp_critical_user_.reduction.var)
  switch i32 %73, label %81 [
    i32 1, label %74
    i32 2, label %78
  ]

74:                                               ; preds = %72
  %75 = load double, ptr %3, align 8, !tbaa !12
  %76 = load double, ptr %10, align 8, !tbaa !12
  %77 = fadd double %75, %76
  store double %77, ptr %3, align 8, !tbaa !12
  call void @__kmpc_end_reduce_nowait(ptr nonnull @2, i32 %16, ptr nonnull @.gomp_critical_user_.reduction.var)
  br label %81

78:                                               ; preds = %72
  %79 = load double, ptr %10, align 8, !tbaa !12
  %80 = atomicrmw fadd ptr %3, double %79 monotonic, align 8
  br label %81

81:                                               ; preds = %78, %74, %72
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #3
  br label %82

82:                                               ; preds = %81, %5
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare void @__kmpc_dispatch_init_4(ptr, i32, i32, i32, i32, i32, i32) local_unnamed_addr #3

; Function Attrs: nounwind
declare i32 @__kmpc_dispatch_next_4(ptr, i32, ptr, ptr, ptr, ptr) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn uwtable
define internal void @.omp.reduction.reduction_func(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) #4 {
  %3 = load ptr, ptr %1, align 8
  %4 = load ptr, ptr %0, align 8
  %5 = load double, ptr %4, align 8, !tbaa !12
  %6 = load double, ptr %3, align 8, !tbaa !12
  %7 = fadd double %5, %6
  store double %7, ptr %4, align 8, !tbaa !12
  ret void
}

; Function Attrs: convergent nounwind
declare i32 @__kmpc_reduce_nowait(ptr, i32, i32, i64, ptr, ptr, ptr) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare void @__kmpc_end_reduce_nowait(ptr, i32, ptr) local_unnamed_addr #5

; Function Attrs: nounwind
declare !callback !20 void @__kmpc_fork_call(ptr, i32, ptr, ...) local_unnamed_addr #3

; Function Attrs: alwaysinline norecurse nounwind uwtable
define internal void @.omp_outlined..1(ptr noalias nocapture noundef readonly %0, ptr noalias nocapture readnone %1, ptr noundef nonnull align 8 dereferenceable(8) %2, ptr nocapture noundef nonnull readonly align 4 dereferenceable(4) %3) #2 {
  %5 = load ptr, ptr %2, align 8, !tbaa !6
  %6 = atomicrmw add ptr %5, i32 1 monotonic, align 4
  %7 = load i32, ptr %0, align 4, !tbaa !10
  tail call void @__kmpc_critical(ptr nonnull @1, i32 %7, ptr nonnull @.gomp_critical_user_named.var)
  %8 = load ptr, ptr %2, align 8, !tbaa !6
  %9 = load i32, ptr %8, align 4, !tbaa !10
  %10 = add nsw i32 %9, 2
  store i32 %10, ptr %8, align 4, !tbaa !10
  tail call void @__kmpc_end_critical(ptr nonnull @1, i32 %7, ptr nonnull @.gomp_critical_user_named.var)
  %11 = tail call i32 @__kmpc_single(ptr nonnull @1, i32 %7)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %19, label %13

13:                                               ; preds = %4
  %14 = tail call ptr @__kmpc_omp_task_alloc(ptr nonnull @1, i32 %7, i32 1, i64 48, i64 8, ptr nonnull @.omp_task_entry.)
  %15 = load ptr, ptr %14, align 8, !tbaa !22
  store ptr %2, ptr %15, align 8, !tbaa.struct !26
  %16 = getelementptr inbounds %struct.kmp_task_t_with_privates, ptr %14, i64 0, i32 1
  %17 = load i32, ptr %3, align 4, !tbaa !10
  store i32 %17, ptr %16, align 8, !tbaa !27
  %18 = tail call i32 @__kmpc_omp_task(ptr nonnull @1, i32 %7, ptr nonnull %14)
  tail call void @__kmpc_end_single(ptr nonnull @1, i32 %7)
  br label %19

19:                                               ; preds = %13, %4
  tail call void @__kmpc_barrier(ptr nonnull @3, i32 %7)
  tail call void @__kmpc_barrier(ptr nonnull @4, i32 %7)
  ret void
}

; Function Attrs: convergent nounwind
declare void @__kmpc_critical(ptr, i32, ptr) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare void @__kmpc_end_critical(ptr, i32, ptr) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare i32 @__kmpc_single(ptr, i32) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare void @__kmpc_end_single(ptr, i32) local_unnamed_addr #5

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn uwtable
define internal i32 @.omp_task_entry.(i32 %0, ptr noalias nocapture noundef readonly %1) #4 {
  %3 = load ptr, ptr %1, align 8, !tbaa !22
  %4 = getelementptr inbounds %struct.kmp_task_t_with_privates, ptr %1, i64 0, i32 1
  tail call void @llvm.experimental.noalias.scope.decl(metadata !28)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !31)
  %5 = load i32, ptr %4, align 4, !tbaa !10, !alias.scope !28, !noalias !31
  %6 = load ptr, ptr %3, align 8, !tbaa !33, !alias.scope !31, !noalias !28
  %7 = load ptr, ptr %6, align 8, !tbaa !6, !noalias !35
  %8 = load i32, ptr %7, align 4, !tbaa !10, !noalias !35
  %9 = sub nsw i32 %8, %5
  store i32 %9, ptr %7, align 4, !tbaa !10, !noalias !35
  ret i32 0
}

; Function Attrs: nounwind
declare ptr @__kmpc_omp_task_alloc(ptr, i32, i32, i64, i64, ptr) local_unnamed_addr #3

; Function Attrs: nounwind
declare i32 @__kmpc_omp_task(ptr, i32, ptr) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare void @__kmpc_barrier(ptr, i32) local_unnamed_addr #5

; Function Attrs: inaccessiblememonly nocallback nofree nosync nounwind willreturn
declare void @llvm.experimental.noalias.scope.decl(metadata) #6

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nocallback nofree nosync nounwind willreturn }
attributes #2 = { alwaysinline norecurse nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { convergent nounwind }
attributes #6 = { inaccessiblememonly nocallback nofree nosync nounwind willreturn }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}
!nvvm.annotations = !{}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"openmp", i32 50}
!2 = !{i32 7, !"PIC Level", i32 2}
!3 = !{i32 7, !"PIE Level", i32 2}
!4 = !{i32 7, !"uwtable", i32 2}
!5 = !{!"Debian clang version 15.0.6"}
!6 = !{!7, !7, i64 0}
!7 = !{!"any pointer", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !8, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !8, i64 0}
!14 = distinct !{}
!15 = distinct !{}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.parallel_accesses", !15}
!20 = !{!21}
!21 = !{i64 2, i64 -1, i64 -1, i1 true}
!22 = !{!23, !7, i64 0}
!23 = !{!"kmp_task_t_with_privates", !24, i64 0, !25, i64 40}
!24 = !{!"kmp_task_t", !7, i64 0, !7, i64 8, !11, i64 16, !8, i64 24, !8, i64 32}
!25 = !{!".kmp_privates.t", !11, i64 0}
!26 = !{i64 0, i64 8, !6}
!27 = !{!23, !11, i64 40}
!28 = !{!29}
!29 = distinct !{!29, !30, !".omp_outlined..2: argument 0"}
!30 = distinct !{!30, !".omp_outlined..2"}
!31 = !{!32}
!32 = distinct !{!32, !30, !".omp_outlined..2: argument 1"}
!33 = !{!34, !7, i64 0}
!34 = !{!"", !7, i64 0}
!35 = !{!29, !32}
