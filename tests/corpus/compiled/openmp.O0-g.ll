; ModuleID = 'openmp.c'
source_filename = "openmp.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.ident_t = type { i32, i32, i32, i32, ptr }
%struct.anon = type { ptr }
%struct.kmp_task_t_with_privates = type { %struct.kmp_task_t, %struct..kmp_privates.t }
%struct.kmp_task_t = type { ptr, ptr, i32, %union.kmp_cmplrdata_t, %union.kmp_cmplrdata_t }
%union.kmp_cmplrdata_t = type { ptr }
%struct..kmp_privates.t = type { i32 }

@0 = private unnamed_addr constant [24 x i8] c";openmp.c;average;5;1;;\00", align 1
@1 = private unnamed_addr constant %struct.ident_t { i32 0, i32 2, i32 0, i32 23, ptr @0 }, align 8
@.gomp_critical_user_.reduction.var = common global [8 x i32] zeroinitializer
@2 = private unnamed_addr constant [25 x i8] c";openmp.c;average;5;66;;\00", align 1
@3 = private unnamed_addr constant %struct.ident_t { i32 0, i32 18, i32 0, i32 24, ptr @2 }, align 8
@4 = private unnamed_addr constant [25 x i8] c";openmp.c;average;12;1;;\00", align 1
@5 = private unnamed_addr constant %struct.ident_t { i32 0, i32 2, i32 0, i32 24, ptr @4 }, align 8
@.gomp_critical_user_named.var = common global [8 x i32] zeroinitializer
@6 = private unnamed_addr constant [25 x i8] c";openmp.c;average;14;1;;\00", align 1
@7 = private unnamed_addr constant %struct.ident_t { i32 0, i32 2, i32 0, i32 24, ptr @6 }, align 8
@8 = private unnamed_addr constant [25 x i8] c";openmp.c;average;15;1;;\00", align 1
@9 = private unnamed_addr constant %struct.ident_t { i32 0, i32 2, i32 0, i32 24, ptr @8 }, align 8
@10 = private unnamed_addr constant %struct.ident_t { i32 0, i32 322, i32 0, i32 24, ptr @6 }, align 8
@11 = private unnamed_addr constant [25 x i8] c";openmp.c;average;17;1;;\00", align 1
@12 = private unnamed_addr constant %struct.ident_t { i32 0, i32 34, i32 0, i32 24, ptr @11 }, align 8
@13 = private unnamed_addr constant [24 x i8] c";openmp.c;average;8;1;;\00", align 1
@14 = private unnamed_addr constant %struct.ident_t { i32 0, i32 2, i32 0, i32 23, ptr @13 }, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @average(ptr noundef %0, i32 noundef %1, ptr noundef %2) #0 !dbg !11 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca double, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !20, metadata !DIExpression()), !dbg !21
  store i32 %1, ptr %5, align 4
  call void @llvm.dbg.declare(metadata ptr %5, metadata !22, metadata !DIExpression()), !dbg !23
  store ptr %2, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %6, metadata !24, metadata !DIExpression()), !dbg !25
  call void @llvm.dbg.declare(metadata ptr %7, metadata !26, metadata !DIExpression()), !dbg !27
  store double 0.000000e+00, ptr %7, align 8, !dbg !27
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @1, i32 3, ptr @.omp_outlined., ptr %5, ptr %7, ptr %4), !dbg !28
  call void (ptr, i32, ptr, ...) @__kmpc_fork_call(ptr @14, i32 2, ptr @.omp_outlined..3, ptr %6, ptr %5), !dbg !29
  call void @llvm.dbg.declare(metadata ptr %9, metadata !30, metadata !DIExpression()), !dbg !32
  store i32 0, ptr %9, align 4, !dbg !33
  call void @llvm.dbg.declare(metadata ptr %10, metadata !34, metadata !DIExpression()), !dbg !32
  br label %11, !dbg !35

11:                                               ; preds = %26, %3
  %12 = load i32, ptr %9, align 4, !dbg !33, !llvm.access.group !36
  %13 = icmp slt i32 %12, 8, !dbg !37
  br i1 %13, label %14, label %29, !dbg !35

14:                                               ; preds = %11
  %15 = load i32, ptr %9, align 4, !dbg !33, !llvm.access.group !36
  %16 = mul nsw i32 %15, 1, !dbg !38
  %17 = add nsw i32 0, %16, !dbg !38
  store i32 %17, ptr %10, align 4, !dbg !38, !llvm.access.group !36
  %18 = load i32, ptr %10, align 4, !dbg !39, !llvm.access.group !36
  %19 = load ptr, ptr %6, align 8, !dbg !40, !llvm.access.group !36
  %20 = load i32, ptr %10, align 4, !dbg !41, !llvm.access.group !36
  %21 = sext i32 %20 to i64, !dbg !40
  %22 = getelementptr inbounds i32, ptr %19, i64 %21, !dbg !40
  %23 = load i32, ptr %22, align 4, !dbg !42, !llvm.access.group !36
  %24 = add nsw i32 %23, %18, !dbg !42
  store i32 %24, ptr %22, align 4, !dbg !42, !llvm.access.group !36
  br label %25, !dbg !40

25:                                               ; preds = %14
  br label %26, !dbg !43

26:                                               ; preds = %25
  %27 = load i32, ptr %9, align 4, !dbg !33, !llvm.access.group !36
  %28 = add nsw i32 %27, 1, !dbg !37
  store i32 %28, ptr %9, align 4, !dbg !37, !llvm.access.group !36
  br label %11, !dbg !43, !llvm.loop !44

29:                                               ; preds = %11
  store i32 8, ptr %10, align 4, !dbg !38
  %30 = load i32, ptr %5, align 4, !dbg !48
  %31 = icmp ne i32 %30, 0, !dbg !48
  br i1 %31, label %32, label %37, !dbg !48

32:                                               ; preds = %29
  %33 = load double, ptr %7, align 8, !dbg !49
  %34 = load i32, ptr %5, align 4, !dbg !50
  %35 = sitofp i32 %34 to double, !dbg !50
  %36 = fdiv double %33, %35, !dbg !51
  br label %38, !dbg !48

37:                                               ; preds = %29
  br label %38, !dbg !48

38:                                               ; preds = %37, %32
  %39 = phi double [ %36, %32 ], [ 0.000000e+00, %37 ], !dbg !48
  ret double %39, !dbg !52
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline norecurse nounwind optnone uwtable
define internal void @.omp_outlined._debug__(ptr noalias noundef %0, ptr noalias noundef %1, ptr noundef nonnull align 4 dereferenceable(4) %2, ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4) #2 !dbg !53 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca double, align 8
  %21 = alloca i32, align 4
  %22 = alloca [1 x ptr], align 8
  store ptr %0, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %6, metadata !63, metadata !DIExpression()), !dbg !64
  store ptr %1, ptr %7, align 8
  call void @llvm.dbg.declare(metadata ptr %7, metadata !65, metadata !DIExpression()), !dbg !64
  store ptr %2, ptr %8, align 8
  call void @llvm.dbg.declare(metadata ptr %8, metadata !66, metadata !DIExpression()), !dbg !67
  store ptr %3, ptr %9, align 8
  call void @llvm.dbg.declare(metadata ptr %9, metadata !68, metadata !DIExpression()), !dbg !69
  store ptr %4, ptr %10, align 8
  call void @llvm.dbg.declare(metadata ptr %10, metadata !70, metadata !DIExpression()), !dbg !71
  %23 = load ptr, ptr %8, align 8, !dbg !72
  %24 = load ptr, ptr %9, align 8, !dbg !72
  %25 = load ptr, ptr %10, align 8, !dbg !72
  call void @llvm.dbg.declare(metadata ptr %11, metadata !73, metadata !DIExpression()), !dbg !64
  call void @llvm.dbg.declare(metadata ptr %13, metadata !74, metadata !DIExpression()), !dbg !64
  %26 = load i32, ptr %23, align 4, !dbg !75
  store i32 %26, ptr %13, align 4, !dbg !75
  call void @llvm.dbg.declare(metadata ptr %14, metadata !74, metadata !DIExpression()), !dbg !64
  %27 = load i32, ptr %13, align 4, !dbg !75
  %28 = sub nsw i32 %27, 0, !dbg !72
  %29 = sdiv i32 %28, 1, !dbg !72
  %30 = sub nsw i32 %29, 1, !dbg !72
  store i32 %30, ptr %14, align 4, !dbg !72
  call void @llvm.dbg.declare(metadata ptr %15, metadata !76, metadata !DIExpression()), !dbg !64
  store i32 0, ptr %15, align 4, !dbg !77
  %31 = load i32, ptr %13, align 4, !dbg !75
  %32 = icmp slt i32 0, %31, !dbg !72
  br i1 %32, label %33, label %79, !dbg !72

33:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %16, metadata !78, metadata !DIExpression()), !dbg !64
  store i32 0, ptr %16, align 4, !dbg !79
  call void @llvm.dbg.declare(metadata ptr %17, metadata !80, metadata !DIExpression()), !dbg !64
  %34 = load i32, ptr %14, align 4, !dbg !72
  store i32 %34, ptr %17, align 4, !dbg !79
  call void @llvm.dbg.declare(metadata ptr %18, metadata !81, metadata !DIExpression()), !dbg !64
  store i32 1, ptr %18, align 4, !dbg !79
  call void @llvm.dbg.declare(metadata ptr %19, metadata !82, metadata !DIExpression()), !dbg !64
  store i32 0, ptr %19, align 4, !dbg !79
  call void @llvm.dbg.declare(metadata ptr %20, metadata !83, metadata !DIExpression()), !dbg !64
  store double 0.000000e+00, ptr %20, align 8, !dbg !84
  call void @llvm.dbg.declare(metadata ptr %21, metadata !76, metadata !DIExpression()), !dbg !64
  %35 = load i32, ptr %14, align 4, !dbg !72
  %36 = load ptr, ptr %6, align 8, !dbg !72
  %37 = load i32, ptr %36, align 4, !dbg !72
  call void @__kmpc_dispatch_init_4(ptr @1, i32 %37, i32 1073741859, i32 0, i32 %35, i32 1, i32 16), !dbg !72
  br label %38, !dbg !72

38:                                               ; preds = %65, %33
  %39 = load ptr, ptr %6, align 8, !dbg !72
  %40 = load i32, ptr %39, align 4, !dbg !72
  %41 = call i32 @__kmpc_dispatch_next_4(ptr @1, i32 %40, ptr %19, ptr %16, ptr %17, ptr %18), !dbg !72
  %42 = icmp ne i32 %41, 0, !dbg !72
  br i1 %42, label %43, label %66, !dbg !72

43:                                               ; preds = %38
  %44 = load i32, ptr %16, align 4, !dbg !79
  store i32 %44, ptr %11, align 4, !dbg !79
  br label %45, !dbg !72

45:                                               ; preds = %61, %43
  %46 = load i32, ptr %11, align 4, !dbg !79, !llvm.access.group !85
  %47 = load i32, ptr %17, align 4, !dbg !79, !llvm.access.group !85
  %48 = icmp sle i32 %46, %47, !dbg !72
  br i1 %48, label %49, label %64, !dbg !72

49:                                               ; preds = %45
  %50 = load i32, ptr %11, align 4, !dbg !79, !llvm.access.group !85
  %51 = mul nsw i32 %50, 1, !dbg !77
  %52 = add nsw i32 0, %51, !dbg !77
  store i32 %52, ptr %21, align 4, !dbg !77, !llvm.access.group !85
  %53 = load ptr, ptr %25, align 8, !dbg !86, !llvm.access.group !85
  %54 = load i32, ptr %21, align 4, !dbg !87, !llvm.access.group !85
  %55 = sext i32 %54 to i64, !dbg !86
  %56 = getelementptr inbounds double, ptr %53, i64 %55, !dbg !86
  %57 = load double, ptr %56, align 8, !dbg !86, !llvm.access.group !85
  %58 = load double, ptr %20, align 8, !dbg !88, !llvm.access.group !85
  %59 = fadd double %58, %57, !dbg !88
  store double %59, ptr %20, align 8, !dbg !88, !llvm.access.group !85
  br label %60, !dbg !89

60:                                               ; preds = %49
  br label %61, !dbg !90

61:                                               ; preds = %60
  %62 = load i32, ptr %11, align 4, !dbg !79, !llvm.access.group !85
  %63 = add nsw i32 %62, 1, !dbg !72
  store i32 %63, ptr %11, align 4, !dbg !72, !llvm.access.group !85
  br label %45, !dbg !90, !llvm.loop !91

64:                                               ; preds = %45
  br label %65, !dbg !90

65:                                               ; preds = %64
  br label %38, !dbg !90, !llvm.loop !94

66:                                               ; preds = %38
  %67 = getelementptr inbounds [1 x ptr], ptr %22, i64 0, i64 0, !dbg !90
  store ptr %20, ptr %67, align 8, !dbg !90
  %68 = load ptr, ptr %6, align 8, !dbg !90
  %69 = load i32, ptr %68, align 4, !dbg !90
  %70 = call i32 @__kmpc_reduce_nowait(ptr @3, i32 %69, i32 1, i64 8, ptr %22, ptr @.omp.reduction.reduction_func, ptr @.gomp_critical_user_.reduction.var), !dbg !90
  switch i32 %70, label %78 [
    i32 1, label %71
    i32 2, label %75
  ], !dbg !90

71:                                               ; preds = %66
  %72 = load double, ptr %24, align 8, !dbg !84
  %73 = load double, ptr %20, align 8, !dbg !84
  %74 = fadd double %72, %73, !dbg !95
  store double %74, ptr %24, align 8, !dbg !95
  call void @__kmpc_end_reduce_nowait(ptr @3, i32 %69, ptr @.gomp_critical_user_.reduction.var), !dbg !90
  br label %78, !dbg !90

75:                                               ; preds = %66
  %76 = load double, ptr %20, align 8, !dbg !84
  %77 = atomicrmw fadd ptr %24, double %76 monotonic, align 8, !dbg !90
  br label %78, !dbg !90

78:                                               ; preds = %75, %71, %66
  br label %79, !dbg !90

79:                                               ; preds = %78, %5
  ret void, !dbg !96
}

declare void @__kmpc_dispatch_init_4(ptr, i32, i32, i32, i32, i32, i32)

declare i32 @__kmpc_dispatch_next_4(ptr, i32, ptr, ptr, ptr, ptr)

; Function Attrs: noinline norecurse nounwind uwtable
define internal void @.omp.reduction.reduction_func(ptr noundef %0, ptr noundef %1) #3 !dbg !97 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !99, metadata !DIExpression()), !dbg !101
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !102, metadata !DIExpression()), !dbg !101
  %5 = load ptr, ptr %3, align 8, !dbg !103
  %6 = load ptr, ptr %4, align 8, !dbg !103
  %7 = getelementptr inbounds [1 x ptr], ptr %6, i64 0, i64 0, !dbg !103
  %8 = load ptr, ptr %7, align 8, !dbg !103
  %9 = getelementptr inbounds [1 x ptr], ptr %5, i64 0, i64 0, !dbg !103
  %10 = load ptr, ptr %9, align 8, !dbg !103
  %11 = load double, ptr %10, align 8, !dbg !104
  %12 = load double, ptr %8, align 8, !dbg !104
  %13 = fadd double %11, %12, !dbg !105
  store double %13, ptr %10, align 8, !dbg !105
  ret void, !dbg !104
}

; Function Attrs: convergent nounwind
declare i32 @__kmpc_reduce_nowait(ptr, i32, i32, i64, ptr, ptr, ptr) #4

; Function Attrs: convergent nounwind
declare void @__kmpc_end_reduce_nowait(ptr, i32, ptr) #4

; Function Attrs: noinline norecurse nounwind optnone uwtable
define internal void @.omp_outlined.(ptr noalias noundef %0, ptr noalias noundef %1, ptr noundef nonnull align 4 dereferenceable(4) %2, ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4) #2 !dbg !106 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  store ptr %0, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %6, metadata !107, metadata !DIExpression()), !dbg !108
  store ptr %1, ptr %7, align 8
  call void @llvm.dbg.declare(metadata ptr %7, metadata !109, metadata !DIExpression()), !dbg !108
  store ptr %2, ptr %8, align 8
  call void @llvm.dbg.declare(metadata ptr %8, metadata !110, metadata !DIExpression()), !dbg !108
  store ptr %3, ptr %9, align 8
  call void @llvm.dbg.declare(metadata ptr %9, metadata !111, metadata !DIExpression()), !dbg !108
  store ptr %4, ptr %10, align 8
  call void @llvm.dbg.declare(metadata ptr %10, metadata !112, metadata !DIExpression()), !dbg !108
  %11 = load ptr, ptr %8, align 8, !dbg !113
  %12 = load ptr, ptr %9, align 8, !dbg !113
  %13 = load ptr, ptr %10, align 8, !dbg !113
  %14 = load ptr, ptr %6, align 8, !dbg !113
  %15 = load ptr, ptr %7, align 8, !dbg !113
  %16 = load ptr, ptr %8, align 8, !dbg !113
  %17 = load ptr, ptr %9, align 8, !dbg !113
  %18 = load ptr, ptr %10, align 8, !dbg !113
  call void @.omp_outlined._debug__(ptr %14, ptr %15, ptr %16, ptr %17, ptr %18) #5, !dbg !113
  ret void, !dbg !113
}

; Function Attrs: nounwind
declare !callback !114 void @__kmpc_fork_call(ptr, i32, ptr, ...) #5

; Function Attrs: noinline norecurse nounwind optnone uwtable
define internal void @.omp_outlined._debug__.1(ptr noalias noundef %0, ptr noalias noundef %1, ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 4 dereferenceable(4) %3) #2 !dbg !116 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca %struct.anon, align 8
  store ptr %0, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !120, metadata !DIExpression()), !dbg !121
  store ptr %1, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %6, metadata !122, metadata !DIExpression()), !dbg !121
  store ptr %2, ptr %7, align 8
  call void @llvm.dbg.declare(metadata ptr %7, metadata !123, metadata !DIExpression()), !dbg !124
  store ptr %3, ptr %8, align 8
  call void @llvm.dbg.declare(metadata ptr %8, metadata !125, metadata !DIExpression()), !dbg !126
  %10 = load ptr, ptr %7, align 8, !dbg !127
  %11 = load ptr, ptr %8, align 8, !dbg !127
  %12 = load ptr, ptr %10, align 8, !dbg !128
  %13 = atomicrmw add ptr %12, i32 1 monotonic, align 4, !dbg !131
  %14 = load ptr, ptr %5, align 8, !dbg !132
  %15 = load i32, ptr %14, align 4, !dbg !132
  call void @__kmpc_critical(ptr @5, i32 %15, ptr @.gomp_critical_user_named.var), !dbg !132
  %16 = load ptr, ptr %10, align 8, !dbg !134
  %17 = load i32, ptr %16, align 4, !dbg !135
  %18 = add nsw i32 %17, 2, !dbg !135
  store i32 %18, ptr %16, align 4, !dbg !135
  call void @__kmpc_end_critical(ptr @5, i32 %15, ptr @.gomp_critical_user_named.var), !dbg !136
  %19 = call i32 @__kmpc_single(ptr @7, i32 %15), !dbg !137
  %20 = icmp ne i32 %19, 0, !dbg !137
  br i1 %20, label %21, label %31, !dbg !137

21:                                               ; preds = %4
  %22 = getelementptr inbounds %struct.anon, ptr %9, i32 0, i32 0, !dbg !138
  store ptr %10, ptr %22, align 8, !dbg !138
  %23 = call ptr @__kmpc_omp_task_alloc(ptr @9, i32 %15, i32 1, i64 48, i64 8, ptr @.omp_task_entry.), !dbg !138
  %24 = getelementptr inbounds %struct.kmp_task_t_with_privates, ptr %23, i32 0, i32 0, !dbg !138
  %25 = getelementptr inbounds %struct.kmp_task_t, ptr %24, i32 0, i32 0, !dbg !138
  %26 = load ptr, ptr %25, align 8, !dbg !138
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %9, i64 8, i1 false), !dbg !138
  %27 = getelementptr inbounds %struct.kmp_task_t_with_privates, ptr %23, i32 0, i32 1, !dbg !138
  %28 = getelementptr inbounds %struct..kmp_privates.t, ptr %27, i32 0, i32 0, !dbg !138
  %29 = load i32, ptr %11, align 4, !dbg !140
  store i32 %29, ptr %28, align 8, !dbg !138
  %30 = call i32 @__kmpc_omp_task(ptr @9, i32 %15, ptr %23), !dbg !138
  call void @__kmpc_end_single(ptr @7, i32 %15), !dbg !142
  br label %31, !dbg !142

31:                                               ; preds = %21, %4
  call void @__kmpc_barrier(ptr @10, i32 %15), !dbg !143
  call void @__kmpc_barrier(ptr @12, i32 %15), !dbg !144
  ret void, !dbg !145
}

; Function Attrs: convergent nounwind
declare void @__kmpc_critical(ptr, i32, ptr) #4

; Function Attrs: convergent nounwind
declare void @__kmpc_end_critical(ptr, i32, ptr) #4

; Function Attrs: convergent nounwind
declare i32 @__kmpc_single(ptr, i32) #4

; Function Attrs: convergent nounwind
declare void @__kmpc_end_single(ptr, i32) #4

; Function Attrs: noinline nounwind uwtable
define internal void @.omp_task_privates_map.(ptr noalias noundef %0, ptr noalias noundef %1) #6 !dbg !146 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !147, metadata !DIExpression()), !dbg !152
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !153, metadata !DIExpression()), !dbg !152
  %5 = load ptr, ptr %3, align 8, !dbg !157
  %6 = getelementptr inbounds %struct..kmp_privates.t, ptr %5, i32 0, i32 0, !dbg !157
  %7 = load ptr, ptr %4, align 8, !dbg !157
  store ptr %6, ptr %7, align 8, !dbg !157
  ret void, !dbg !157
}

; Function Attrs: noinline norecurse nounwind uwtable
define internal i32 @.omp_task_entry.(i32 noundef %0, ptr noalias noundef %1) #3 !dbg !158 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  store i32 %0, ptr %10, align 4
  call void @llvm.dbg.declare(metadata ptr %10, metadata !159, metadata !DIExpression()), !dbg !160
  store ptr %1, ptr %11, align 8
  call void @llvm.dbg.declare(metadata ptr %11, metadata !161, metadata !DIExpression()), !dbg !160
  %12 = load i32, ptr %10, align 4, !dbg !174
  %13 = load ptr, ptr %11, align 8, !dbg !174
  %14 = getelementptr inbounds %struct.kmp_task_t_with_privates, ptr %13, i32 0, i32 0, !dbg !174
  %15 = getelementptr inbounds %struct.kmp_task_t, ptr %14, i32 0, i32 2, !dbg !174
  %16 = getelementptr inbounds %struct.kmp_task_t, ptr %14, i32 0, i32 0, !dbg !174
  %17 = load ptr, ptr %16, align 8, !dbg !174
  %18 = getelementptr inbounds %struct.kmp_task_t_with_privates, ptr %13, i32 0, i32 1, !dbg !174
  call void @llvm.experimental.noalias.scope.decl(metadata !175), !dbg !174
  call void @llvm.experimental.noalias.scope.decl(metadata !178), !dbg !174
  call void @llvm.experimental.noalias.scope.decl(metadata !180), !dbg !174
  call void @llvm.experimental.noalias.scope.decl(metadata !182), !dbg !174
  store i32 %12, ptr %3, align 4, !noalias !184
  call void @llvm.dbg.declare(metadata ptr %3, metadata !185, metadata !DIExpression()), !dbg !201
  store ptr %15, ptr %4, align 8, !noalias !184
  call void @llvm.dbg.declare(metadata ptr %4, metadata !203, metadata !DIExpression()), !dbg !201
  store ptr %18, ptr %5, align 8, !noalias !184
  call void @llvm.dbg.declare(metadata ptr %5, metadata !204, metadata !DIExpression()), !dbg !201
  store ptr @.omp_task_privates_map., ptr %6, align 8, !noalias !184
  call void @llvm.dbg.declare(metadata ptr %6, metadata !205, metadata !DIExpression()), !dbg !201
  store ptr %13, ptr %7, align 8, !noalias !184
  call void @llvm.dbg.declare(metadata ptr %7, metadata !206, metadata !DIExpression()), !dbg !201
  store ptr %17, ptr %8, align 8, !noalias !184
  call void @llvm.dbg.declare(metadata ptr %8, metadata !207, metadata !DIExpression()), !dbg !201
  %19 = load ptr, ptr %8, align 8, !dbg !208, !noalias !184
  call void @llvm.dbg.declare(metadata ptr %19, metadata !210, metadata !DIExpression(DW_OP_deref)), !dbg !211
  %20 = load ptr, ptr %6, align 8, !dbg !208, !noalias !184
  %21 = load ptr, ptr %5, align 8, !dbg !208, !noalias !184
  call void %20(ptr %21, ptr %9) #5, !dbg !212
  %22 = load ptr, ptr %9, align 8, !dbg !208, !noalias !184
  call void @llvm.dbg.declare(metadata ptr %9, metadata !213, metadata !DIExpression(DW_OP_deref)), !dbg !214
  %23 = load i32, ptr %22, align 4, !dbg !215
  %24 = load ptr, ptr %19, align 8, !dbg !216
  %25 = load ptr, ptr %24, align 8, !dbg !216
  %26 = load i32, ptr %25, align 4, !dbg !217
  %27 = sub nsw i32 %26, %23, !dbg !217
  store i32 %27, ptr %25, align 4, !dbg !217
  ret i32 0, !dbg !174
}

; Function Attrs: nounwind
declare ptr @__kmpc_omp_task_alloc(ptr, i32, i32, i64, i64, ptr) #5

; Function Attrs: argmemonly nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: nounwind
declare i32 @__kmpc_omp_task(ptr, i32, ptr) #5

; Function Attrs: convergent nounwind
declare void @__kmpc_barrier(ptr, i32) #4

; Function Attrs: noinline norecurse nounwind optnone uwtable
define internal void @.omp_outlined..3(ptr noalias noundef %0, ptr noalias noundef %1, ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 4 dereferenceable(4) %3) #2 !dbg !218 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !219, metadata !DIExpression()), !dbg !220
  store ptr %1, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %6, metadata !221, metadata !DIExpression()), !dbg !220
  store ptr %2, ptr %7, align 8
  call void @llvm.dbg.declare(metadata ptr %7, metadata !222, metadata !DIExpression()), !dbg !220
  store ptr %3, ptr %8, align 8
  call void @llvm.dbg.declare(metadata ptr %8, metadata !223, metadata !DIExpression()), !dbg !220
  %9 = load ptr, ptr %7, align 8, !dbg !224
  %10 = load ptr, ptr %8, align 8, !dbg !224
  %11 = load ptr, ptr %5, align 8, !dbg !224
  %12 = load ptr, ptr %6, align 8, !dbg !224
  %13 = load ptr, ptr %7, align 8, !dbg !224
  %14 = load ptr, ptr %8, align 8, !dbg !224
  call void @.omp_outlined._debug__.1(ptr %11, ptr %12, ptr %13, ptr %14) #5, !dbg !224
  ret void, !dbg !224
}

; Function Attrs: inaccessiblememonly nocallback nofree nosync nounwind willreturn
declare void @llvm.experimental.noalias.scope.decl(metadata) #8

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { noinline norecurse nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noinline norecurse nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { convergent nounwind }
attributes #5 = { nounwind }
attributes #6 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly nocallback nofree nounwind willreturn }
attributes #8 = { inaccessiblememonly nocallback nofree nosync nounwind willreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8, !9}
!llvm.ident = !{!10}

!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "Debian clang version 15.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "openmp.c", directory: ".", checksumkind: CSK_MD5, checksum: "be5950de2a0a5c4a71414a5ff078991f")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"openmp", i32 50}
!6 = !{i32 7, !"PIC Level", i32 2}
!7 = !{i32 7, !"PIE Level", i32 2}
!8 = !{i32 7, !"uwtable", i32 2}
!9 = !{i32 7, !"frame-pointer", i32 2}
!10 = !{!"Debian clang version 15.0.6"}
!11 = distinct !DISubprogram(name: "average", scope: !1, file: !1, line: 3, type: !12, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !19)
!12 = !DISubroutineType(types: !13)
!13 = !{!14, !15, !17, !18}
!14 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!19 = !{}
!20 = !DILocalVariable(name: "values", arg: 1, scope: !11, file: !1, line: 3, type: !15)
!21 = !DILocation(line: 3, column: 30, scope: !11)
!22 = !DILocalVariable(name: "n", arg: 2, scope: !11, file: !1, line: 3, type: !17)
!23 = !DILocation(line: 3, column: 42, scope: !11)
!24 = !DILocalVariable(name: "count", arg: 3, scope: !11, file: !1, line: 3, type: !18)
!25 = !DILocation(line: 3, column: 50, scope: !11)
!26 = !DILocalVariable(name: "sum", scope: !11, file: !1, line: 4, type: !14)
!27 = !DILocation(line: 4, column: 10, scope: !11)
!28 = !DILocation(line: 5, column: 1, scope: !11)
!29 = !DILocation(line: 8, column: 1, scope: !11)
!30 = !DILocalVariable(name: ".omp.iv", scope: !31, type: !17, flags: DIFlagArtificial)
!31 = distinct !DILexicalBlock(scope: !11, file: !1, line: 19, column: 1)
!32 = !DILocation(line: 0, scope: !31)
!33 = !DILocation(line: 20, column: 8, scope: !31)
!34 = !DILocalVariable(name: "i", scope: !31, type: !17, flags: DIFlagArtificial)
!35 = !DILocation(line: 19, column: 1, scope: !11)
!36 = distinct !{}
!37 = !DILocation(line: 20, column: 3, scope: !31)
!38 = !DILocation(line: 20, column: 26, scope: !31)
!39 = !DILocation(line: 21, column: 17, scope: !31)
!40 = !DILocation(line: 21, column: 5, scope: !31)
!41 = !DILocation(line: 21, column: 11, scope: !31)
!42 = !DILocation(line: 21, column: 14, scope: !31)
!43 = !DILocation(line: 19, column: 1, scope: !31)
!44 = distinct !{!44, !43, !45, !46, !47}
!45 = !DILocation(line: 19, column: 17, scope: !31)
!46 = !{!"llvm.loop.parallel_accesses", !36}
!47 = !{!"llvm.loop.vectorize.enable", i1 true}
!48 = !DILocation(line: 22, column: 10, scope: !11)
!49 = !DILocation(line: 22, column: 14, scope: !11)
!50 = !DILocation(line: 22, column: 20, scope: !11)
!51 = !DILocation(line: 22, column: 18, scope: !11)
!52 = !DILocation(line: 22, column: 3, scope: !11)
!53 = distinct !DISubprogram(name: ".omp_outlined._debug__", scope: !1, file: !1, line: 6, type: !54, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !19)
!54 = !DISubroutineType(types: !55)
!55 = !{null, !56, !56, !60, !61, !62}
!56 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !57)
!57 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !58)
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!59 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!60 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !17, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !14, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !15, size: 64)
!63 = !DILocalVariable(name: ".global_tid.", arg: 1, scope: !53, type: !56, flags: DIFlagArtificial)
!64 = !DILocation(line: 0, scope: !53)
!65 = !DILocalVariable(name: ".bound_tid.", arg: 2, scope: !53, type: !56, flags: DIFlagArtificial)
!66 = !DILocalVariable(name: "n", arg: 3, scope: !53, file: !1, line: 3, type: !60)
!67 = !DILocation(line: 3, column: 42, scope: !53)
!68 = !DILocalVariable(name: "sum", arg: 4, scope: !53, file: !1, line: 4, type: !61)
!69 = !DILocation(line: 4, column: 10, scope: !53)
!70 = !DILocalVariable(name: "values", arg: 5, scope: !53, file: !1, line: 3, type: !62)
!71 = !DILocation(line: 3, column: 30, scope: !53)
!72 = !DILocation(line: 6, column: 3, scope: !53)
!73 = !DILocalVariable(name: ".omp.iv", scope: !53, type: !17, flags: DIFlagArtificial)
!74 = !DILocalVariable(name: ".capture_expr.", scope: !53, type: !17, flags: DIFlagArtificial)
!75 = !DILocation(line: 6, column: 23, scope: !53)
!76 = !DILocalVariable(name: "i", scope: !53, type: !17, flags: DIFlagArtificial)
!77 = !DILocation(line: 6, column: 26, scope: !53)
!78 = !DILocalVariable(name: ".omp.lb", scope: !53, type: !17, flags: DIFlagArtificial)
!79 = !DILocation(line: 6, column: 8, scope: !53)
!80 = !DILocalVariable(name: ".omp.ub", scope: !53, type: !17, flags: DIFlagArtificial)
!81 = !DILocalVariable(name: ".omp.stride", scope: !53, type: !17, flags: DIFlagArtificial)
!82 = !DILocalVariable(name: ".omp.is_last", scope: !53, type: !17, flags: DIFlagArtificial)
!83 = !DILocalVariable(name: "sum", scope: !53, type: !14, flags: DIFlagArtificial)
!84 = !DILocation(line: 5, column: 40, scope: !53)
!85 = distinct !{}
!86 = !DILocation(line: 7, column: 12, scope: !53)
!87 = !DILocation(line: 7, column: 19, scope: !53)
!88 = !DILocation(line: 7, column: 9, scope: !53)
!89 = !DILocation(line: 7, column: 5, scope: !53)
!90 = !DILocation(line: 5, column: 1, scope: !53)
!91 = distinct !{!91, !90, !92, !93}
!92 = !DILocation(line: 5, column: 66, scope: !53)
!93 = !{!"llvm.loop.parallel_accesses", !85}
!94 = distinct !{!94, !90, !92}
!95 = !DILocation(line: 5, column: 36, scope: !53)
!96 = !DILocation(line: 7, column: 20, scope: !53)
!97 = distinct !DISubprogram(linkageName: ".omp.reduction.reduction_func", scope: !1, file: !1, line: 5, type: !98, scopeLine: 5, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !19)
!98 = !DISubroutineType(types: !19)
!99 = !DILocalVariable(arg: 1, scope: !97, type: !100, flags: DIFlagArtificial)
!100 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!101 = !DILocation(line: 0, scope: !97)
!102 = !DILocalVariable(arg: 2, scope: !97, type: !100, flags: DIFlagArtificial)
!103 = !DILocation(line: 5, column: 66, scope: !97)
!104 = !DILocation(line: 5, column: 40, scope: !97)
!105 = !DILocation(line: 5, column: 36, scope: !97)
!106 = distinct !DISubprogram(name: ".omp_outlined.", scope: !1, file: !1, line: 5, type: !54, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !19)
!107 = !DILocalVariable(name: ".global_tid.", arg: 1, scope: !106, type: !56, flags: DIFlagArtificial)
!108 = !DILocation(line: 0, scope: !106)
!109 = !DILocalVariable(name: ".bound_tid.", arg: 2, scope: !106, type: !56, flags: DIFlagArtificial)
!110 = !DILocalVariable(name: "n", arg: 3, scope: !106, type: !60, flags: DIFlagArtificial)
!111 = !DILocalVariable(name: "sum", arg: 4, scope: !106, type: !61, flags: DIFlagArtificial)
!112 = !DILocalVariable(name: "values", arg: 5, scope: !106, type: !62, flags: DIFlagArtificial)
!113 = !DILocation(line: 5, column: 1, scope: !106)
!114 = !{!115}
!115 = !{i64 2, i64 -1, i64 -1, i1 true}
!116 = distinct !DISubprogram(name: ".omp_outlined._debug__.1", scope: !1, file: !1, line: 9, type: !117, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !19)
!117 = !DISubroutineType(types: !118)
!118 = !{null, !56, !56, !119, !60}
!119 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !18, size: 64)
!120 = !DILocalVariable(name: ".global_tid.", arg: 1, scope: !116, type: !56, flags: DIFlagArtificial)
!121 = !DILocation(line: 0, scope: !116)
!122 = !DILocalVariable(name: ".bound_tid.", arg: 2, scope: !116, type: !56, flags: DIFlagArtificial)
!123 = !DILocalVariable(name: "count", arg: 3, scope: !116, file: !1, line: 3, type: !119)
!124 = !DILocation(line: 3, column: 50, scope: !116)
!125 = !DILocalVariable(name: "n", arg: 4, scope: !116, file: !1, line: 3, type: !60)
!126 = !DILocation(line: 3, column: 42, scope: !116)
!127 = !DILocation(line: 9, column: 3, scope: !116)
!128 = !DILocation(line: 11, column: 8, scope: !129)
!129 = distinct !DILexicalBlock(scope: !130, file: !1, line: 10, column: 1)
!130 = distinct !DILexicalBlock(scope: !116, file: !1, line: 9, column: 3)
!131 = !DILocation(line: 11, column: 5, scope: !129)
!132 = !DILocation(line: 12, column: 1, scope: !133)
!133 = distinct !DILexicalBlock(scope: !130, file: !1, line: 12, column: 1)
!134 = !DILocation(line: 13, column: 6, scope: !133)
!135 = !DILocation(line: 13, column: 12, scope: !133)
!136 = !DILocation(line: 13, column: 5, scope: !133)
!137 = !DILocation(line: 14, column: 1, scope: !130)
!138 = !DILocation(line: 15, column: 1, scope: !139)
!139 = distinct !DILexicalBlock(scope: !130, file: !1, line: 14, column: 1)
!140 = !DILocation(line: 15, column: 31, scope: !141)
!141 = distinct !DILexicalBlock(scope: !139, file: !1, line: 15, column: 1)
!142 = !DILocation(line: 15, column: 33, scope: !141)
!143 = !DILocation(line: 14, column: 19, scope: !139)
!144 = !DILocation(line: 17, column: 1, scope: !130)
!145 = !DILocation(line: 18, column: 3, scope: !116)
!146 = distinct !DISubprogram(linkageName: ".omp_task_privates_map.", scope: !1, file: !1, line: 15, type: !98, scopeLine: 15, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !19)
!147 = !DILocalVariable(arg: 1, scope: !146, type: !148, flags: DIFlagArtificial)
!148 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !149)
!149 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !150)
!150 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !151, size: 64)
!151 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: ".kmp_privates.t", size: 32, elements: !19)
!152 = !DILocation(line: 0, scope: !146)
!153 = !DILocalVariable(arg: 2, scope: !146, type: !154, flags: DIFlagArtificial)
!154 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !155)
!155 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !156)
!156 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!157 = !DILocation(line: 15, column: 1, scope: !146)
!158 = distinct !DISubprogram(linkageName: ".omp_task_entry.", scope: !1, file: !1, line: 15, type: !98, scopeLine: 15, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !19)
!159 = !DILocalVariable(arg: 1, scope: !158, type: !17, flags: DIFlagArtificial)
!160 = !DILocation(line: 0, scope: !158)
!161 = !DILocalVariable(arg: 2, scope: !158, type: !162, flags: DIFlagArtificial)
!162 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !163)
!163 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !164, size: 64)
!164 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "kmp_task_t_with_privates", size: 384, elements: !165)
!165 = !{!166, !173}
!166 = !DIDerivedType(tag: DW_TAG_member, scope: !164, file: !167, baseType: !168, size: 320)
!167 = !DIFile(filename: "openmp.c", directory: ".")
!168 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "kmp_task_t", size: 320, elements: !169)
!169 = !{!170, !172}
!170 = !DIDerivedType(tag: DW_TAG_member, scope: !168, file: !167, baseType: !171, size: 64, offset: 192)
!171 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "kmp_cmplrdata_t", size: 64, elements: !19)
!172 = !DIDerivedType(tag: DW_TAG_member, scope: !168, file: !167, baseType: !171, size: 64, offset: 256)
!173 = !DIDerivedType(tag: DW_TAG_member, scope: !164, file: !167, baseType: !151, size: 32, offset: 320)
!174 = !DILocation(line: 15, column: 1, scope: !158)
!175 = !{!176}
!176 = distinct !{!176, !177, !".omp_outlined..2: argument 0"}
!177 = distinct !{!177, !".omp_outlined..2"}
!178 = !{!179}
!179 = distinct !{!179, !177, !".omp_outlined..2: argument 1"}
!180 = !{!181}
!181 = distinct !{!181, !177, !".omp_outlined..2: argument 2"}
!182 = !{!183}
!183 = distinct !{!183, !177, !".omp_outlined..2: argument 3"}
!184 = !{!176, !179, !181, !183}
!185 = !DILocalVariable(name: ".global_tid.", arg: 1, scope: !186, type: !59, flags: DIFlagArtificial)
!186 = distinct !DISubprogram(name: ".omp_outlined..2", scope: !167, file: !167, line: 16, type: !187, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !19)
!187 = !DISubroutineType(types: !188)
!188 = !{null, !59, !56, !189, !191, !196, !197}
!189 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !190)
!190 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !100)
!191 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !192)
!192 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !193)
!193 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !194, size: 64)
!194 = !DISubroutineType(types: !195)
!195 = !{null, !189, null}
!196 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !100)
!197 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !198)
!198 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !199)
!199 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !200, size: 64)
!200 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !1, line: 15, size: 64, elements: !19)
!201 = !DILocation(line: 0, scope: !186, inlinedAt: !202)
!202 = distinct !DILocation(line: 15, column: 1, scope: !158)
!203 = !DILocalVariable(name: ".part_id.", arg: 2, scope: !186, type: !56, flags: DIFlagArtificial)
!204 = !DILocalVariable(name: ".privates.", arg: 3, scope: !186, type: !189, flags: DIFlagArtificial)
!205 = !DILocalVariable(name: ".copy_fn.", arg: 4, scope: !186, type: !191, flags: DIFlagArtificial)
!206 = !DILocalVariable(name: ".task_t.", arg: 5, scope: !186, type: !196, flags: DIFlagArtificial)
!207 = !DILocalVariable(name: "__context", arg: 6, scope: !186, type: !197, flags: DIFlagArtificial)
!208 = !DILocation(line: 16, column: 5, scope: !209, inlinedAt: !202)
!209 = !DILexicalBlockFile(scope: !186, file: !1, discriminator: 0)
!210 = !DILocalVariable(name: "count", scope: !209, file: !1, line: 3, type: !18)
!211 = !DILocation(line: 3, column: 50, scope: !209, inlinedAt: !202)
!212 = !DILocation(line: 15, column: 1, scope: !209, inlinedAt: !202)
!213 = !DILocalVariable(name: "n", scope: !209, file: !1, line: 3, type: !17)
!214 = !DILocation(line: 3, column: 42, scope: !209, inlinedAt: !202)
!215 = !DILocation(line: 16, column: 15, scope: !209, inlinedAt: !202)
!216 = !DILocation(line: 16, column: 6, scope: !209, inlinedAt: !202)
!217 = !DILocation(line: 16, column: 12, scope: !209, inlinedAt: !202)
!218 = distinct !DISubprogram(name: ".omp_outlined..3", scope: !1, file: !1, line: 8, type: !117, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !19)
!219 = !DILocalVariable(name: ".global_tid.", arg: 1, scope: !218, type: !56, flags: DIFlagArtificial)
!220 = !DILocation(line: 0, scope: !218)
!221 = !DILocalVariable(name: ".bound_tid.", arg: 2, scope: !218, type: !56, flags: DIFlagArtificial)
!222 = !DILocalVariable(name: "count", arg: 3, scope: !218, type: !119, flags: DIFlagArtificial)
!223 = !DILocalVariable(name: "n", arg: 4, scope: !218, type: !60, flags: DIFlagArtificial)
!224 = !DILocation(line: 8, column: 1, scope: !218)
