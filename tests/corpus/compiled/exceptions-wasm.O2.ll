; ModuleID = 'exceptions.cpp'
source_filename = "exceptions.cpp"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-wasi"

%struct.Guard = type { i32 }

$_ZTS5Guard = comdat any

$_ZTI5Guard = comdat any

@_ZTVN10__cxxabiv117__class_type_infoE = external global ptr
@_ZTS5Guard = linkonce_odr hidden constant [7 x i8] c"5Guard\00", comdat, align 1
@_ZTI5Guard = linkonce_odr hidden constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i32 2), ptr @_ZTS5Guard }, comdat, align 4
@_ZTIi = external constant ptr
@.str = private unnamed_addr constant [8 x i8] c"unknown\00", align 1

; Function Attrs: mustprogress
define hidden noundef i32 @_Z6nestedi(i32 noundef %0) local_unnamed_addr #0 personality ptr @__gxx_wasm_personality_v0 {
  %2 = alloca %struct.Guard, align 4
  %3 = alloca %struct.Guard, align 4
  %4 = alloca %struct.Guard, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #3
  %5 = call noundef ptr @_ZN5GuardC1Ei(ptr noundef nonnull align 4 dereferenceable(4) %2, i32 noundef %0)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #3
  %6 = add nsw i32 %0, 1
  %7 = invoke noundef ptr @_ZN5GuardC1Ei(ptr noundef nonnull align 4 dereferenceable(4) %3, i32 noundef %6)
          to label %8 unwind label %35

8:                                                ; preds = %1
  invoke void @_Z4workR5Guard(ptr noundef nonnull align 4 dereferenceable(4) %3)
          to label %24 unwind label %9

9:                                                ; preds = %8
  %10 = catchswitch within none [label %11] unwind label %32

11:                                               ; preds = %9
  %12 = catchpad within %10 [ptr @_ZTIi]
  %13 = call ptr @llvm.wasm.get.exception(token %12)
  %14 = call i32 @llvm.wasm.get.ehselector(token %12)
  %15 = call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTIi) #3
  %16 = icmp eq i32 %14, %15
  br i1 %16, label %17, label %23

17:                                               ; preds = %11
  %18 = call ptr @__cxa_begin_catch(ptr %13) #3 [ "funclet"(token %12) ]
  %19 = load i32, ptr %18, align 4, !tbaa !2
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #3
  %20 = invoke noundef ptr @_ZN5GuardC1Ei(ptr noundef nonnull align 4 dereferenceable(4) %4, i32 noundef %19) [ "funclet"(token %12) ]
          to label %21 unwind label %30

21:                                               ; preds = %17
  invoke void @_Z4workR5Guard(ptr noundef nonnull align 4 dereferenceable(4) %4) [ "funclet"(token %12) ]
          to label %22 unwind label %27

22:                                               ; preds = %21
  invoke void @__cxa_rethrow() #6 [ "funclet"(token %12) ]
          to label %60 unwind label %27

23:                                               ; preds = %11
  invoke void @llvm.wasm.rethrow() #6 [ "funclet"(token %12) ]
          to label %60 unwind label %32

24:                                               ; preds = %8
  %25 = call noundef ptr @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %3) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #3
  %26 = load i32, ptr %2, align 4, !tbaa !6
  br label %54

27:                                               ; preds = %22, %21
  %28 = cleanuppad within %12 []
  %29 = call noundef ptr @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %4) #3 [ "funclet"(token %28) ]
  cleanupret from %28 unwind label %30

30:                                               ; preds = %27, %17
  %31 = cleanuppad within %12 []
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #3
  call void @__cxa_end_catch() #3 [ "funclet"(token %31) ]
  cleanupret from %31 unwind label %32

32:                                               ; preds = %30, %23, %9
  %33 = cleanuppad within none []
  %34 = call noundef ptr @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %3) #3 [ "funclet"(token %33) ]
  cleanupret from %33 unwind label %35

35:                                               ; preds = %1, %32
  %36 = catchswitch within none [label %37] unwind label %57

37:                                               ; preds = %35
  %38 = catchpad within %36 [ptr @_ZTI5Guard, ptr null]
  %39 = call ptr @llvm.wasm.get.exception(token %38)
  %40 = call i32 @llvm.wasm.get.ehselector(token %38)
  %41 = call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTI5Guard) #3
  %42 = icmp eq i32 %40, %41
  %43 = call ptr @__cxa_begin_catch(ptr %39) #3 [ "funclet"(token %38) ]
  br i1 %42, label %44, label %46

44:                                               ; preds = %37
  %45 = load i32, ptr %43, align 4, !tbaa !6
  invoke void @__cxa_end_catch() [ "funclet"(token %38) ]
          to label %53 unwind label %57

46:                                               ; preds = %37
  %47 = invoke noundef i32 @_Z6reportPKc(ptr noundef nonnull @.str) [ "funclet"(token %38) ]
          to label %48 unwind label %50

48:                                               ; preds = %46
  invoke void @__cxa_end_catch() [ "funclet"(token %38) ]
          to label %49 unwind label %57

49:                                               ; preds = %48
  catchret from %38 to label %54

50:                                               ; preds = %46
  %51 = cleanuppad within %38 []
  invoke void @__cxa_end_catch() [ "funclet"(token %51) ]
          to label %52 unwind label %61

52:                                               ; preds = %50
  cleanupret from %51 unwind label %57

53:                                               ; preds = %44
  catchret from %38 to label %54

54:                                               ; preds = %53, %49, %24
  %55 = phi i32 [ %26, %24 ], [ %45, %53 ], [ %47, %49 ]
  %56 = call noundef ptr @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %2) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #3
  ret i32 %55

57:                                               ; preds = %44, %52, %48, %35
  %58 = cleanuppad within none []
  %59 = call noundef ptr @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %2) #3 [ "funclet"(token %58) ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #3
  cleanupret from %58 unwind to caller

60:                                               ; preds = %23, %22
  unreachable

61:                                               ; preds = %50
  %62 = cleanuppad within %51 []
  call void @_ZSt9terminatev() #8 [ "funclet"(token %62) ]
  unreachable
}

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare noundef ptr @_ZN5GuardC1Ei(ptr noundef nonnull returned align 4 dereferenceable(4), i32 noundef) unnamed_addr #2

declare i32 @__gxx_wasm_personality_v0(...)

declare void @_Z4workR5Guard(ptr noundef nonnull align 4 dereferenceable(4)) local_unnamed_addr #2

; Function Attrs: nounwind
declare ptr @llvm.wasm.get.exception(token) #3

; Function Attrs: nounwind
declare i32 @llvm.wasm.get.ehselector(token) #3

; Function Attrs: nofree nosync nounwind readnone
declare i32 @llvm.eh.typeid.for(ptr) #4

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_rethrow() local_unnamed_addr

; Function Attrs: nounwind
declare noundef ptr @_ZN5GuardD1Ev(ptr noundef nonnull returned align 4 dereferenceable(4)) unnamed_addr #5

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noreturn
declare void @llvm.wasm.rethrow() #6

declare noundef i32 @_Z6reportPKc(ptr noundef) local_unnamed_addr #2

declare void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: mustprogress nounwind
define hidden noundef i32 @_Z5quieti(i32 noundef %0) local_unnamed_addr #7 personality ptr @__gxx_wasm_personality_v0 {
  %2 = alloca %struct.Guard, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #3
  %3 = invoke noundef ptr @_ZN5GuardC1Ei(ptr noundef nonnull align 4 dereferenceable(4) %2, i32 noundef %0)
          to label %4 unwind label %8

4:                                                ; preds = %1
  invoke void @_Z4workR5Guard(ptr noundef nonnull align 4 dereferenceable(4) %2)
          to label %5 unwind label %8

5:                                                ; preds = %4
  %6 = load i32, ptr %2, align 4, !tbaa !6
  %7 = call noundef ptr @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %2) #3
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #3
  ret i32 %6

8:                                                ; preds = %4, %1
  %9 = cleanuppad within none []
  call void @_ZSt9terminatev() #8 [ "funclet"(token %9) ]
  unreachable
}

attributes #0 = { mustprogress "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+exception-handling" }
attributes #1 = { argmemonly mustprogress nocallback nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+exception-handling" }
attributes #3 = { nounwind }
attributes #4 = { nofree nosync nounwind readnone }
attributes #5 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+exception-handling" }
attributes #6 = { noreturn }
attributes #7 = { mustprogress nounwind "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+exception-handling" }
attributes #8 = { noreturn nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"Debian clang version 15.0.6"}
!2 = !{!3, !3, i64 0}
!3 = !{!"int", !4, i64 0}
!4 = !{!"omnipotent char", !5, i64 0}
!5 = !{!"Simple C++ TBAA"}
!6 = !{!7, !3, i64 0}
!7 = !{!"_ZTS5Guard", !3, i64 0}
