; Six kinds of objects in one list, which are mixed: what is taken out may be any of them. Memory is copied
; out of them and into them; what does not meet them is told apart.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.view = type { ptr, ptr }
%struct.number = type { %struct.any, ptr }
%struct.any = type { ptr, i64 }
%struct.text = type { %struct.any, ptr }
%struct.pair = type { %struct.any, ptr, ptr }
%struct.table = type { %struct.any, ptr }
%struct.code = type { %struct.any, ptr }
%struct.box = type { %struct.any, ptr }

@one = internal global i32 0, align 4
@word = internal global [4 x i8] zeroinitializer, align 1
@all = internal global ptr null, align 8
@two = internal global i32 0, align 4
@__const.main.given = private unnamed_addr constant %struct.view { ptr @two, ptr @two }, align 8
@third = internal global i32 0, align 4
@__const.main.passed = private unnamed_addr constant %struct.view { ptr @third, ptr @third }, align 8
@alone = internal global i32 0, align 4
@lone = internal global ptr null, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca %struct.view, align 8
  %2 = alloca %struct.view, align 8
  %3 = alloca %struct.view, align 8
  %4 = alloca %struct.view, align 8
  %5 = alloca %struct.view, align 8
  %6 = alloca %struct.view, align 8
  %7 = alloca [2 x ptr], align 16
  %8 = call ptr @entry(i64 noundef 24)
  %9 = getelementptr inbounds %struct.number, ptr %8, i32 0, i32 1
  store ptr @one, ptr %9, align 8
  %10 = call ptr @entry(i64 noundef 24)
  %11 = getelementptr inbounds %struct.text, ptr %10, i32 0, i32 1
  store ptr @word, ptr %11, align 8
  %12 = call ptr @entry(i64 noundef 32)
  %13 = getelementptr inbounds %struct.number, ptr %8, i32 0, i32 0
  %14 = getelementptr inbounds %struct.pair, ptr %12, i32 0, i32 1
  store ptr %13, ptr %14, align 8
  %15 = getelementptr inbounds %struct.text, ptr %10, i32 0, i32 0
  %16 = getelementptr inbounds %struct.pair, ptr %12, i32 0, i32 2
  store ptr %15, ptr %16, align 8
  %17 = call ptr @entry(i64 noundef 24)
  %18 = call ptr @malloc(i64 noundef 16) #4
  %19 = getelementptr inbounds %struct.table, ptr %17, i32 0, i32 1
  store ptr %18, ptr %19, align 8
  %20 = getelementptr inbounds %struct.pair, ptr %12, i32 0, i32 0
  %21 = getelementptr inbounds %struct.table, ptr %17, i32 0, i32 1
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds ptr, ptr %22, i64 1
  store ptr %20, ptr %23, align 8
  %24 = call ptr @entry(i64 noundef 24)
  %25 = getelementptr inbounds %struct.code, ptr %24, i32 0, i32 1
  store ptr @run_number, ptr %25, align 8
  %26 = call ptr @entry(i64 noundef 24)
  %27 = getelementptr inbounds %struct.code, ptr %24, i32 0, i32 0
  %28 = getelementptr inbounds %struct.box, ptr %26, i32 0, i32 1
  store ptr %27, ptr %28, align 8
  %29 = load ptr, ptr @all, align 8
  br label %30

30:                                               ; preds = %34, %0
  %.01 = phi ptr [ null, %0 ], [ %33, %34 ]
  %.0 = phi ptr [ %29, %0 ], [ %36, %34 ]
  %31 = icmp ne ptr %.0, null
  br i1 %31, label %32, label %37

32:                                               ; preds = %30
  %33 = call ptr @look(ptr noundef %.0)
  br label %34

34:                                               ; preds = %32
  %35 = getelementptr inbounds %struct.any, ptr %.0, i32 0, i32 0
  %36 = load ptr, ptr %35, align 8
  br label %30, !llvm.loop !6

37:                                               ; preds = %30
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 @__const.main.given, i64 16, i1 false)
  %38 = getelementptr inbounds %struct.number, ptr %8, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 %38, i64 16, i1 false)
  %39 = getelementptr inbounds %struct.pair, ptr %12, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %39, ptr align 8 %2, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const.main.passed, i64 16, i1 false)
  %40 = getelementptr inbounds %struct.number, ptr %8, i32 0, i32 1
  call void @copy(ptr noundef %4, ptr noundef %40)
  %41 = getelementptr inbounds %struct.pair, ptr %12, i32 0, i32 1
  call void @copy(ptr noundef %41, ptr noundef %3)
  %42 = getelementptr inbounds %struct.number, ptr %8, i32 0, i32 0
  %43 = getelementptr inbounds [2 x ptr], ptr %7, i64 0, i64 1
  store ptr %42, ptr %43, align 8
  %44 = getelementptr inbounds [2 x ptr], ptr %7, i64 0, i64 1
  %45 = load ptr, ptr %44, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %45, i64 16, i1 false)
  %46 = getelementptr inbounds [2 x ptr], ptr %7, i64 0, i64 1
  %47 = load ptr, ptr %46, align 8
  call void @copy_bytes(ptr noundef %6, ptr noundef %47, i64 noundef 16)
  %48 = call ptr @elsewhere()
  %49 = getelementptr inbounds %struct.number, ptr %8, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %48, ptr align 8 %49, i64 16, i1 false)
  %50 = icmp ne ptr %.01, null
  %51 = zext i1 %50 to i32
  %52 = sext i32 %51 to i64
  %53 = call ptr @each(ptr noundef %17, i64 noundef %52)
  %54 = call ptr @malloc(i64 noundef 16) #4
  %55 = getelementptr inbounds ptr, ptr %54, i64 1
  store ptr @alone, ptr %55, align 8
  %56 = getelementptr inbounds ptr, ptr %54, i64 1
  %57 = load ptr, ptr %56, align 8
  store ptr %57, ptr @lone, align 8
  call void @keep(ptr noundef %26)
  %58 = getelementptr inbounds %struct.view, ptr %1, i32 0, i32 0
  %59 = load ptr, ptr %58, align 8
  %60 = load i32, ptr %59, align 4
  %61 = getelementptr inbounds %struct.view, ptr %4, i32 0, i32 0
  %62 = load ptr, ptr %61, align 8
  %63 = load i32, ptr %62, align 4
  %64 = add nsw i32 %60, %63
  %65 = getelementptr inbounds %struct.view, ptr %5, i32 0, i32 0
  %66 = load ptr, ptr %65, align 8
  %67 = load i32, ptr %66, align 4
  %68 = add nsw i32 %64, %67
  %69 = getelementptr inbounds %struct.view, ptr %6, i32 0, i32 0
  %70 = load ptr, ptr %69, align 8
  %71 = load i32, ptr %70, align 4
  %72 = add nsw i32 %68, %71
  %73 = load i32, ptr %53, align 4
  %74 = add nsw i32 %72, %73
  %75 = load ptr, ptr @lone, align 8
  %76 = load i32, ptr %75, align 4
  %77 = add nsw i32 %74, %76
  ret i32 %77
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @entry(i64 noundef %0) #0 {
  %2 = call ptr @malloc(i64 noundef %0) #4
  %3 = load ptr, ptr @all, align 8
  %4 = getelementptr inbounds %struct.any, ptr %2, i32 0, i32 0
  store ptr %3, ptr %4, align 8
  store ptr %2, ptr @all, align 8
  ret ptr %2
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @run_number(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.number, ptr %0, i32 0, i32 1
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @look(ptr noundef %0) #0 {
  %2 = getelementptr inbounds %struct.any, ptr %0, i32 0, i32 1
  %3 = load i64, ptr %2, align 8
  switch i64 %3, label %24 [
    i64 0, label %4
    i64 1, label %7
    i64 2, label %10
    i64 3, label %14
    i64 4, label %20
  ]

4:                                                ; preds = %1
  %5 = getelementptr inbounds %struct.number, ptr %0, i32 0, i32 1
  %6 = load ptr, ptr %5, align 8
  br label %28

7:                                                ; preds = %1
  %8 = getelementptr inbounds %struct.text, ptr %0, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8
  br label %28

10:                                               ; preds = %1
  %11 = getelementptr inbounds %struct.pair, ptr %0, i32 0, i32 2
  %12 = load ptr, ptr %11, align 8
  %13 = call ptr @look(ptr noundef %12)
  br label %28

14:                                               ; preds = %1
  %15 = getelementptr inbounds %struct.table, ptr %0, i32 0, i32 1
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds ptr, ptr %16, i64 1
  %18 = load ptr, ptr %17, align 8
  %19 = call ptr @look(ptr noundef %18)
  br label %28

20:                                               ; preds = %1
  %21 = getelementptr inbounds %struct.code, ptr %0, i32 0, i32 1
  %22 = load ptr, ptr %21, align 8
  %23 = call ptr %22(ptr noundef %0)
  br label %28

24:                                               ; preds = %1
  %25 = getelementptr inbounds %struct.box, ptr %0, i32 0, i32 1
  %26 = load ptr, ptr %25, align 8
  %27 = call ptr @look(ptr noundef %26)
  br label %28

28:                                               ; preds = %24, %20, %14, %10, %7, %4
  %.0 = phi ptr [ %27, %24 ], [ %23, %20 ], [ %19, %14 ], [ %13, %10 ], [ %9, %7 ], [ %6, %4 ]
  ret ptr %.0
}

; Function Attrs: argmemonly nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: noinline nounwind uwtable
define internal void @copy(ptr noundef %0, ptr noundef %1) #0 {
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 16, i1 false)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @copy_bytes(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 {
  br label %4

4:                                                ; preds = %7, %3
  %.02 = phi i64 [ %2, %3 ], [ %5, %7 ]
  %.01 = phi ptr [ %1, %3 ], [ %8, %7 ]
  %.0 = phi ptr [ %0, %3 ], [ %10, %7 ]
  %5 = add nsw i64 %.02, -1
  %6 = icmp ne i64 %.02, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %4
  %8 = getelementptr inbounds i8, ptr %.01, i32 1
  %9 = load i8, ptr %.01, align 1
  %10 = getelementptr inbounds i8, ptr %.0, i32 1
  store i8 %9, ptr %.0, align 1
  br label %4, !llvm.loop !8

11:                                               ; preds = %4
  ret void
}

declare ptr @elsewhere() #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @each(ptr noundef %0, i64 noundef %1) #0 {
  br label %3

3:                                                ; preds = %11, %2
  %.01 = phi ptr [ null, %2 ], [ %10, %11 ]
  %.0 = phi i64 [ 0, %2 ], [ %12, %11 ]
  %4 = icmp slt i64 %.0, %1
  br i1 %4, label %5, label %13

5:                                                ; preds = %3
  %6 = getelementptr inbounds %struct.table, ptr %0, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds ptr, ptr %7, i64 %.0
  %9 = load ptr, ptr %8, align 8
  %10 = call ptr @look(ptr noundef %9)
  br label %11

11:                                               ; preds = %5
  %12 = add nsw i64 %.0, 1
  br label %3, !llvm.loop !9

13:                                               ; preds = %3
  ret ptr %.01
}

declare void @keep(ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly nocallback nofree nounwind willreturn }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { allocsize(0) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
