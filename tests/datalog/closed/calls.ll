source_filename = "-"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__block_literal_generic = type { ptr, i32, i32, ptr, ptr }

@_NSConcreteStackBlock = external global ptr
@.str = private unnamed_addr constant [9 x i8] c"i12@?0i8\00", align 1
@__block_descriptor_tmp = internal constant { i64, i64, ptr, ptr } { i64 0, i64 36, ptr @.str, ptr null }, align 8
@hook = dso_local global ptr @add, align 8
@none = dso_local global ptr null, align 8

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @known(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca <{ ptr, i32, i32, ptr, ptr, i32 }>, align 8
  store i32 %0, ptr %2, align 4
  %5 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, i32 }>, ptr %4, i32 0, i32 0
  store ptr @_NSConcreteStackBlock, ptr %5, align 8
  %6 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, i32 }>, ptr %4, i32 0, i32 1
  store i32 1073741824, ptr %6, align 8
  %7 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, i32 }>, ptr %4, i32 0, i32 2
  store i32 0, ptr %7, align 4
  %8 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, i32 }>, ptr %4, i32 0, i32 3
  store ptr @__known_block_invoke, ptr %8, align 8
  %9 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, i32 }>, ptr %4, i32 0, i32 4
  store ptr @__block_descriptor_tmp, ptr %9, align 8
  %10 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, i32 }>, ptr %4, i32 0, i32 5
  %11 = load i32, ptr %2, align 4
  store i32 %11, ptr %10, align 8
  store ptr %4, ptr %3, align 8
  %12 = load ptr, ptr %3, align 8
  %13 = getelementptr inbounds %struct.__block_literal_generic, ptr %12, i32 0, i32 3
  %14 = load ptr, ptr %13, align 8
  %15 = call i32 %14(ptr noundef %12, i32 noundef 1)
  ret i32 %15
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @__known_block_invoke(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store ptr %0, ptr %5, align 8
  %6 = load i32, ptr %4, align 4
  %7 = getelementptr inbounds <{ ptr, i32, i32, ptr, ptr, i32 }>, ptr %0, i32 0, i32 5
  %8 = load i32, ptr %7, align 8
  %9 = add nsw i32 %6, %8
  ret i32 %9
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @given(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.__block_literal_generic, ptr %3, i32 0, i32 3
  %5 = load ptr, ptr %4, align 8
  %6 = call i32 %5(ptr noundef %3, i32 noundef 2)
  ret i32 %6
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @no_such_block(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.__block_literal_generic, ptr %3, i32 0, i32 3
  %5 = load ptr, ptr %4, align 8
  %6 = call double %5(ptr noundef %3, double noundef 2.000000e+00)
  ret double %6
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @add(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = add nsw i32 %3, 1
  ret i32 %4
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @by_type(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load ptr, ptr @hook, align 8
  %4 = load i32, ptr %2, align 4
  %5 = call i32 %3(i32 noundef %4)
  ret i32 %5
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local float @of_no_type(float noundef %0) #0 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load ptr, ptr @none, align 8
  %4 = load float, ptr %2, align 4
  %5 = call float %3(float noundef %4)
  ret float %5
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 15.0.6"}
