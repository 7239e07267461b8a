; ModuleID = 'exceptions.cpp'
source_filename = "exceptions.cpp"
target datalayout = "e-m:x-p:32:32-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32-a:0:32-S32"
target triple = "i686-pc-windows-msvc19.20.0"

%rtti.TypeDescriptor11 = type { ptr, ptr, [12 x i8] }
%rtti.TypeDescriptor2 = type { ptr, ptr, [3 x i8] }
%struct.Guard = type { i32 }

$"??_R0?AUGuard@@@8" = comdat any

$"??_R0H@8" = comdat any

$"??_C@_07CIFAGBMG@unknown?$AA@" = comdat any

@"??_7type_info@@6B@" = external constant ptr
@"??_R0?AUGuard@@@8" = linkonce_odr global %rtti.TypeDescriptor11 { ptr @"??_7type_info@@6B@", ptr null, [12 x i8] c".?AUGuard@@\00" }, comdat
@"??_R0H@8" = linkonce_odr global %rtti.TypeDescriptor2 { ptr @"??_7type_info@@6B@", ptr null, [3 x i8] c".H\00" }, comdat
@"??_C@_07CIFAGBMG@unknown?$AA@" = linkonce_odr dso_local unnamed_addr constant [8 x i8] c"unknown\00", comdat, align 1

; Function Attrs: mustprogress
define dso_local noundef i32 @"?nested@@YAHH@Z"(i32 noundef %0) local_unnamed_addr #0 personality ptr @__CxxFrameHandler3 {
  %2 = alloca %struct.Guard, align 4
  %3 = alloca %struct.Guard, align 4
  %4 = alloca i32, align 4
  %5 = alloca %struct.Guard, align 4
  %6 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #5
  %7 = call x86_thiscallcc noundef ptr @"??0Guard@@QAE@H@Z"(ptr noundef nonnull align 4 dereferenceable(4) %2, i32 noundef %0)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #5
  %8 = add nsw i32 %0, 1
  %9 = invoke x86_thiscallcc noundef ptr @"??0Guard@@QAE@H@Z"(ptr noundef nonnull align 4 dereferenceable(4) %3, i32 noundef %8)
          to label %10 unwind label %25

10:                                               ; preds = %1
  invoke void @"?work@@YAXAAUGuard@@@Z"(ptr noundef nonnull align 4 dereferenceable(4) %3)
          to label %21 unwind label %11

11:                                               ; preds = %10
  %12 = catchswitch within none [label %13] unwind label %23

13:                                               ; preds = %11
  %14 = catchpad within %12 [ptr @"??_R0H@8", i32 0, ptr %4]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #5
  %15 = load i32, ptr %4, align 4, !tbaa !3
  %16 = invoke x86_thiscallcc noundef ptr @"??0Guard@@QAE@H@Z"(ptr noundef nonnull align 4 dereferenceable(4) %5, i32 noundef %15) [ "funclet"(token %14) ]
          to label %17 unwind label %23

17:                                               ; preds = %13
  invoke void @"?work@@YAXAAUGuard@@@Z"(ptr noundef nonnull align 4 dereferenceable(4) %5) [ "funclet"(token %14) ]
          to label %18 unwind label %19

18:                                               ; preds = %17
  invoke void @_CxxThrowException(ptr null, ptr null) #6 [ "funclet"(token %14) ]
          to label %39 unwind label %19

19:                                               ; preds = %18, %17
  %20 = cleanuppad within %14 []
  call x86_thiscallcc void @"??1Guard@@QAE@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %5) #5 [ "funclet"(token %20) ]
  cleanupret from %20 unwind label %23

21:                                               ; preds = %10
  call x86_thiscallcc void @"??1Guard@@QAE@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %3) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #5
  %22 = load i32, ptr %2, align 4, !tbaa !7
  br label %35

23:                                               ; preds = %13, %19, %11
  %24 = cleanuppad within none []
  call x86_thiscallcc void @"??1Guard@@QAE@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %3) #5 [ "funclet"(token %24) ]
  cleanupret from %24 unwind label %25

25:                                               ; preds = %1, %23
  %26 = catchswitch within none [label %27, label %31] unwind label %37

27:                                               ; preds = %25
  %28 = catchpad within %26 [ptr @"??_R0?AUGuard@@@8", i32 8, ptr %6]
  %29 = load ptr, ptr %6, align 4, !tbaa !9
  %30 = load i32, ptr %29, align 4, !tbaa !7
  catchret from %28 to label %35

31:                                               ; preds = %25
  %32 = catchpad within %26 [ptr null, i32 64, ptr null]
  %33 = invoke noundef i32 @"?report@@YAHPBD@Z"(ptr noundef nonnull @"??_C@_07CIFAGBMG@unknown?$AA@") [ "funclet"(token %32) ]
          to label %34 unwind label %37

34:                                               ; preds = %31
  catchret from %32 to label %35

35:                                               ; preds = %27, %34, %21
  %36 = phi i32 [ %22, %21 ], [ %33, %34 ], [ %30, %27 ]
  call x86_thiscallcc void @"??1Guard@@QAE@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %2) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #5
  ret i32 %36

37:                                               ; preds = %31, %25
  %38 = cleanuppad within none []
  call x86_thiscallcc void @"??1Guard@@QAE@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %2) #5 [ "funclet"(token %38) ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #5
  cleanupret from %38 unwind to caller

39:                                               ; preds = %18
  unreachable
}

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare dso_local x86_thiscallcc noundef ptr @"??0Guard@@QAE@H@Z"(ptr noundef nonnull returned align 4 dereferenceable(4), i32 noundef) unnamed_addr #2

declare dso_local i32 @__CxxFrameHandler3(...)

declare dso_local void @"?work@@YAXAAUGuard@@@Z"(ptr noundef nonnull align 4 dereferenceable(4)) local_unnamed_addr #2

declare dso_local x86_stdcallcc void @_CxxThrowException(ptr, ptr) local_unnamed_addr

; Function Attrs: nounwind
declare dso_local x86_thiscallcc void @"??1Guard@@QAE@XZ"(ptr noundef nonnull align 4 dereferenceable(4)) unnamed_addr #3

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare dso_local noundef i32 @"?report@@YAHPBD@Z"(ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind
define dso_local noundef i32 @"?quiet@@YAHH@Z"(i32 noundef %0) local_unnamed_addr #4 personality ptr @__CxxFrameHandler3 {
  %2 = alloca %struct.Guard, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #5
  %3 = invoke x86_thiscallcc noundef ptr @"??0Guard@@QAE@H@Z"(ptr noundef nonnull align 4 dereferenceable(4) %2, i32 noundef %0)
          to label %4 unwind label %7

4:                                                ; preds = %1
  invoke void @"?work@@YAXAAUGuard@@@Z"(ptr noundef nonnull align 4 dereferenceable(4) %2)
          to label %5 unwind label %7

5:                                                ; preds = %4
  %6 = load i32, ptr %2, align 4, !tbaa !7
  call x86_thiscallcc void @"??1Guard@@QAE@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %2) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #5
  ret i32 %6

7:                                                ; preds = %4, %1
  %8 = cleanuppad within none []
  call void @__std_terminate() #7 [ "funclet"(token %8) ]
  unreachable
}

declare dso_local void @__std_terminate() local_unnamed_addr

attributes #0 = { mustprogress "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nocallback nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn }
attributes #7 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 1, !"NumRegisterParameters", i32 0}
!1 = !{i32 1, !"wchar_size", i32 2}
!2 = !{!"Debian clang version 15.0.6"}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8, !4, i64 0}
!8 = !{!"?AUGuard@@", !4, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"any pointer", !5, i64 0}
