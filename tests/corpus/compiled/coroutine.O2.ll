; ModuleID = 'coroutine.cpp'
source_filename = "coroutine.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%_Z7numbersii.Frame = type { ptr, ptr, %"struct.Generator::promise_type", i32, i32, i32, i2 }
%"struct.Generator::promise_type" = type { i32 }

; Function Attrs: uwtable
define dso_local noalias nonnull ptr @_Z7numbersii(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %3 = tail call noalias noundef nonnull dereferenceable(40) ptr @_Znwm(i64 noundef 40) #6
  store ptr @_Z7numbersii.resume, ptr %3, align 8
  %4 = getelementptr inbounds %_Z7numbersii.Frame, ptr %3, i64 0, i32 1
  store ptr @_Z7numbersii.destroy, ptr %4, align 8
  %5 = getelementptr inbounds %_Z7numbersii.Frame, ptr %3, i64 0, i32 2
  %6 = getelementptr inbounds %_Z7numbersii.Frame, ptr %3, i64 0, i32 4
  store i32 %1, ptr %6, align 4
  %7 = getelementptr inbounds %_Z7numbersii.Frame, ptr %3, i64 0, i32 3
  store i32 %0, ptr %7, align 4
  tail call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #7
  store i32 0, ptr %5, align 4, !tbaa !5
  %8 = getelementptr inbounds %_Z7numbersii.Frame, ptr %3, i64 0, i32 6
  store i2 0, ptr %8, align 1
  ret ptr %3
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #1

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

declare i32 @__gxx_personality_v0(...)

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #3

; Function Attrs: nofree nosync nounwind uwtable
define dso_local noundef i32 @_Z5totali(i32 noundef %0) local_unnamed_addr #4 personality ptr @__gxx_personality_v0 {
  %2 = icmp sgt i32 %0, 0
  br i1 %2, label %3, label %16

3:                                                ; preds = %1
  %4 = icmp eq i32 %0, 1
  br i1 %4, label %16, label %5, !llvm.loop !10

5:                                                ; preds = %3
  %6 = mul i32 %0, 3
  %7 = add nsw i32 %0, -2
  %8 = zext i32 %7 to i33
  %9 = add nsw i32 %0, -3
  %10 = zext i32 %9 to i33
  %11 = mul i33 %8, %10
  %12 = lshr i33 %11, 1
  %13 = trunc i33 %12 to i32
  %14 = add i32 %6, %13
  %15 = add i32 %14, -3
  br label %16

16:                                               ; preds = %5, %3, %1
  %17 = phi i32 [ 0, %1 ], [ 1, %3 ], [ %15, %5 ]
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define internal fastcc void @_Z7numbersii.resume(ptr noalias nonnull align 8 dereferenceable(40) %0) #5 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i64 0, i32 2
  %3 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i64 0, i32 6
  %4 = load i2, ptr %3, align 8
  %5 = icmp eq i2 %4, 0
  br i1 %5, label %6, label %16

6:                                                ; preds = %1
  %7 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i64 0, i32 4
  %8 = load i32, ptr %7, align 8
  %9 = icmp sgt i32 %8, 0
  br i1 %9, label %10, label %23

10:                                               ; preds = %16, %6
  %11 = phi i32 [ 0, %6 ], [ %21, %16 ]
  %12 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i64 0, i32 5
  store i32 %11, ptr %12, align 4
  %13 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i64 0, i32 3
  %14 = load i32, ptr %13, align 4
  %15 = add nsw i32 %14, %11
  store i32 %15, ptr %2, align 8, !tbaa !5
  store i2 1, ptr %3, align 8
  br label %24

16:                                               ; preds = %1
  %17 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i64 0, i32 5
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i64 0, i32 4
  %20 = load i32, ptr %19, align 8
  %21 = add nuw nsw i32 %18, 1
  %22 = icmp eq i32 %21, %20
  br i1 %22, label %23, label %10, !llvm.loop !10

23:                                               ; preds = %16, %6
  store ptr null, ptr %0, align 8
  br label %24

24:                                               ; preds = %10, %23
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @_Z7numbersii.destroy(ptr noalias nonnull align 8 dereferenceable(40) %0) #5 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds %_Z7numbersii.Frame, ptr %0, i64 0, i32 2
  tail call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #7
  tail call void @_ZdlPv(ptr noundef nonnull %0) #7
  ret void
}

attributes #0 = { uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nobuiltin allocsize(0) "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nocallback nofree nosync nounwind willreturn }
attributes #3 = { nobuiltin nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { allocsize(0) }
attributes #7 = { nounwind }

!llvm.linker.options = !{}
!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 15.0.6"}
!5 = !{!6, !7, i64 0}
!6 = !{!"_ZTSN9Generator12promise_typeE", !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
