; ModuleID = 'exceptions.cpp'
source_filename = "exceptions.cpp"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"

%struct.Guard = type { i32 }

$__clang_call_terminate = comdat any

$_ZTS5Guard = comdat any

$_ZTI5Guard = comdat any

@_ZTVN10__cxxabiv117__class_type_infoE = external global ptr
@_ZTS5Guard = linkonce_odr dso_local constant [7 x i8] c"5Guard\00", comdat, align 1
@_ZTI5Guard = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Guard }, comdat, align 8
@_ZTIi = external constant ptr
@.str = private unnamed_addr constant [8 x i8] c"unknown\00", align 1

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @_Z6nestedi(i32 noundef %0) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %2 = alloca %struct.Guard, align 4
  %3 = alloca %struct.Guard, align 4
  %4 = alloca %struct.Guard, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #7
  call void @_ZN5GuardC1Ei(ptr noundef nonnull align 4 dereferenceable(4) %2, i32 noundef %0)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #7
  %5 = add nsw i32 %0, 1
  invoke void @_ZN5GuardC1Ei(ptr noundef nonnull align 4 dereferenceable(4) %3, i32 noundef %5)
          to label %6 unwind label %7

6:                                                ; preds = %1
  invoke void @_Z4workR5Guard(ptr noundef nonnull align 4 dereferenceable(4) %3)
          to label %30 unwind label %11

7:                                                ; preds = %1
  %8 = landingpad { ptr, i32 }
          catch ptr @_ZTI5Guard
          catch ptr null
  %9 = extractvalue { ptr, i32 } %8, 0
  %10 = extractvalue { ptr, i32 } %8, 1
  br label %35

11:                                               ; preds = %6
  %12 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr @_ZTI5Guard
          catch ptr null
  %13 = extractvalue { ptr, i32 } %12, 0
  %14 = extractvalue { ptr, i32 } %12, 1
  %15 = call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTIi) #7
  %16 = icmp eq i32 %14, %15
  br i1 %16, label %17, label %32

17:                                               ; preds = %11
  %18 = call ptr @__cxa_begin_catch(ptr %13) #7
  %19 = load i32, ptr %18, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #7
  invoke void @_ZN5GuardC1Ei(ptr noundef nonnull align 4 dereferenceable(4) %4, i32 noundef %19)
          to label %20 unwind label %22

20:                                               ; preds = %17
  invoke void @_Z4workR5Guard(ptr noundef nonnull align 4 dereferenceable(4) %4)
          to label %21 unwind label %24

21:                                               ; preds = %20
  invoke void @__cxa_rethrow() #8
          to label %59 unwind label %24

22:                                               ; preds = %17
  %23 = landingpad { ptr, i32 }
          catch ptr @_ZTI5Guard
          catch ptr null
  br label %26

24:                                               ; preds = %21, %20
  %25 = landingpad { ptr, i32 }
          catch ptr @_ZTI5Guard
          catch ptr null
  call void @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %4) #7
  br label %26

26:                                               ; preds = %24, %22
  %27 = phi { ptr, i32 } [ %25, %24 ], [ %23, %22 ]
  %28 = extractvalue { ptr, i32 } %27, 0
  %29 = extractvalue { ptr, i32 } %27, 1
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #7
  call void @__cxa_end_catch() #7
  br label %32

30:                                               ; preds = %6
  call void @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %3) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #7
  %31 = load i32, ptr %2, align 4, !tbaa !10
  br label %52

32:                                               ; preds = %26, %11
  %33 = phi i32 [ %29, %26 ], [ %14, %11 ]
  %34 = phi ptr [ %28, %26 ], [ %13, %11 ]
  call void @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %3) #7
  br label %35

35:                                               ; preds = %32, %7
  %36 = phi i32 [ %33, %32 ], [ %10, %7 ]
  %37 = phi ptr [ %34, %32 ], [ %9, %7 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #7
  %38 = call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTI5Guard) #7
  %39 = icmp eq i32 %36, %38
  %40 = call ptr @__cxa_begin_catch(ptr %37) #7
  br i1 %39, label %41, label %43

41:                                               ; preds = %35
  %42 = load i32, ptr %40, align 4, !tbaa !10
  invoke void @__cxa_end_catch()
          to label %52 unwind label %50

43:                                               ; preds = %35
  %44 = invoke noundef i32 @_Z6reportPKc(ptr noundef nonnull @.str)
          to label %45 unwind label %46

45:                                               ; preds = %43
  invoke void @__cxa_end_catch()
          to label %52 unwind label %48

46:                                               ; preds = %43
  %47 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %54 unwind label %56

48:                                               ; preds = %45
  %49 = landingpad { ptr, i32 }
          cleanup
  br label %54

50:                                               ; preds = %41
  %51 = landingpad { ptr, i32 }
          cleanup
  br label %54

52:                                               ; preds = %41, %45, %30
  %53 = phi i32 [ %31, %30 ], [ %44, %45 ], [ %42, %41 ]
  call void @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %2) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #7
  ret i32 %53

54:                                               ; preds = %46, %50, %48
  %55 = phi { ptr, i32 } [ %51, %50 ], [ %49, %48 ], [ %47, %46 ]
  call void @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %2) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #7
  resume { ptr, i32 } %55

56:                                               ; preds = %46
  %57 = landingpad { ptr, i32 }
          catch ptr null
  %58 = extractvalue { ptr, i32 } %57, 0
  call void @__clang_call_terminate(ptr %58) #9
  unreachable

59:                                               ; preds = %21
  unreachable
}

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare void @_ZN5GuardC1Ei(ptr noundef nonnull align 4 dereferenceable(4), i32 noundef) unnamed_addr #2

declare i32 @__gxx_personality_v0(...)

declare void @_Z4workR5Guard(ptr noundef nonnull align 4 dereferenceable(4)) local_unnamed_addr #2

; Function Attrs: nofree nosync nounwind readnone
declare i32 @llvm.eh.typeid.for(ptr) #3

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_rethrow() local_unnamed_addr

; Function Attrs: nounwind
declare void @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4)) unnamed_addr #4

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare void @__cxa_end_catch() local_unnamed_addr

declare noundef i32 @_Z6reportPKc(ptr noundef) local_unnamed_addr #2

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(ptr %0) local_unnamed_addr #5 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #7
  tail call void @_ZSt9terminatev() #9
  unreachable
}

declare void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: mustprogress nounwind uwtable
define dso_local noundef i32 @_Z5quieti(i32 noundef %0) local_unnamed_addr #6 personality ptr @__gxx_personality_v0 {
  %2 = alloca %struct.Guard, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #7
  invoke void @_ZN5GuardC1Ei(ptr noundef nonnull align 4 dereferenceable(4) %2, i32 noundef %0)
          to label %3 unwind label %6

3:                                                ; preds = %1
  invoke void @_Z4workR5Guard(ptr noundef nonnull align 4 dereferenceable(4) %2)
          to label %4 unwind label %6

4:                                                ; preds = %3
  %5 = load i32, ptr %2, align 4, !tbaa !10
  call void @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %2) #7
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #7
  ret i32 %5

6:                                                ; preds = %3, %1
  %7 = landingpad { ptr, i32 }
          catch ptr null
  %8 = extractvalue { ptr, i32 } %7, 0
  call void @__clang_call_terminate(ptr %8) #9
  unreachable
}

attributes #0 = { mustprogress uwtable "frame-pointer"="non-leaf" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+neon,+v8a" }
attributes #1 = { argmemonly mustprogress nocallback nofree nosync nounwind willreturn }
attributes #2 = { "frame-pointer"="non-leaf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+neon,+v8a" }
attributes #3 = { nofree nosync nounwind readnone }
attributes #4 = { nounwind "frame-pointer"="non-leaf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+neon,+v8a" }
attributes #5 = { noinline noreturn nounwind }
attributes #6 = { mustprogress nounwind uwtable "frame-pointer"="non-leaf" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+neon,+v8a" }
attributes #7 = { nounwind }
attributes #8 = { noreturn }
attributes #9 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 1}
!5 = !{!"Debian clang version 15.0.6"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = !{!11, !7, i64 0}
!11 = !{!"_ZTS5Guard", !7, i64 0}
