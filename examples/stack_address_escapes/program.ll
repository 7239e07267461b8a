source_filename = "program.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }

@list = internal unnamed_addr global ptr null, align 8
@last = dso_local local_unnamed_addr global ptr null, align 8

; Function Attrs: mustprogress nofree noinline nounwind willreturn uwtable
define dso_local void @push_right(i32 noundef %0) local_unnamed_addr #0 {
  %2 = tail call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #12
  store i32 %0, ptr %2, align 8, !tbaa !5
  %3 = load ptr, ptr @list, align 8, !tbaa !11
  %4 = getelementptr inbounds %struct.node, ptr %2, i64 0, i32 1
  store ptr %3, ptr %4, align 8, !tbaa !12
  store ptr %2, ptr @list, align 8, !tbaa !11
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn uwtable
define dso_local void @push_wrong(i32 noundef %0) local_unnamed_addr #3 {
  %2 = alloca %struct.node, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #13
  store i32 %0, ptr %2, align 8, !tbaa !5
  %3 = getelementptr inbounds %struct.node, ptr %2, i64 0, i32 1
  store ptr null, ptr %3, align 8, !tbaa !12
  call fastcc void @link_node(ptr noundef nonnull %2)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #13
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn uwtable
define internal fastcc void @link_node(ptr noundef %0) unnamed_addr #4 {
  %2 = load ptr, ptr @list, align 8, !tbaa !11
  %3 = getelementptr inbounds %struct.node, ptr %0, i64 0, i32 1
  store ptr %2, ptr %3, align 8, !tbaa !12
  store ptr %0, ptr @list, align 8, !tbaa !11
  ret void
}

; Function Attrs: nofree noinline nosync nounwind readonly uwtable
define dso_local noalias nonnull ptr @largest_wrong(ptr nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = alloca [16 x i32], align 16
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #13
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %10

5:                                                ; preds = %2
  %6 = add i32 %1, -1
  %7 = tail call i32 @llvm.umin.i32(i32 %6, i32 15)
  %8 = add nuw nsw i32 %7, 1
  %9 = zext i32 %8 to i64
  br label %12

10:                                               ; preds = %12, %2
  %11 = phi ptr [ %3, %2 ], [ %20, %12 ]
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #13
  ret ptr %11

12:                                               ; preds = %5, %12
  %13 = phi i64 [ 0, %5 ], [ %21, %12 ]
  %14 = phi ptr [ %3, %5 ], [ %20, %12 ]
  %15 = getelementptr inbounds i32, ptr %0, i64 %13
  %16 = load i32, ptr %15, align 4, !tbaa !13
  %17 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 %13
  store i32 %16, ptr %17, align 4, !tbaa !13
  %18 = load i32, ptr %14, align 4, !tbaa !13
  %19 = icmp sgt i32 %16, %18
  %20 = select i1 %19, ptr %17, ptr %14
  %21 = add nuw nsw i64 %13, 1
  %22 = icmp eq i64 %21, %9
  br i1 %22, label %10, label %12, !llvm.loop !14
}

; Function Attrs: mustprogress nofree noinline nosync nounwind readnone willreturn uwtable
define dso_local i32 @local_right(i32 noundef %0) local_unnamed_addr #6 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #13
  store i32 %0, ptr %2, align 4, !tbaa !13
  %3 = call fastcc i32 @twice(ptr noundef nonnull %2)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #13
  ret i32 %3
}

; Function Attrs: argmemonly mustprogress nofree noinline norecurse nosync nounwind readonly willreturn uwtable
define internal fastcc i32 @twice(ptr nocapture noundef readonly %0) unnamed_addr #7 {
  %2 = load i32, ptr %0, align 4, !tbaa !13
  %3 = shl nsw i32 %2, 1
  ret i32 %3
}

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn writeonly uwtable
define dso_local void @remember_wrong() local_unnamed_addr #8 {
  %1 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %1) #13
  store i32 1, ptr %1, align 4, !tbaa !13
  call fastcc void @remember(ptr noundef nonnull %1)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %1) #13
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn writeonly uwtable
define internal fastcc void @remember(ptr noundef %0) unnamed_addr #9 {
  store ptr %0, ptr @last, align 8, !tbaa !11
  ret void
}

; Function Attrs: nofree noinline nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #10 {
  %1 = alloca [2 x i32], align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1) #13
  store i64 8589934593, ptr %1, align 8
  tail call void @push_right(i32 noundef 1)
  tail call void @push_wrong(i32 noundef 2)
  tail call void @remember_wrong()
  %2 = call ptr @largest_wrong(ptr noundef nonnull %1, i32 noundef 2)
  %3 = load i32, ptr %2, align 4, !tbaa !13
  %4 = tail call i32 @local_right(i32 noundef 3)
  %5 = add nsw i32 %4, %3
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #13
  ret i32 %5
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare i32 @llvm.umin.i32(i32, i32) #11

attributes #0 = { mustprogress nofree noinline nounwind willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nocallback nofree nosync nounwind willreturn }
attributes #2 = { inaccessiblememonly mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc" "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree noinline nosync nounwind willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree noinline nosync nounwind readonly uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree noinline nosync nounwind readnone willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly mustprogress nofree noinline norecurse nosync nounwind readonly willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree noinline nosync nounwind willreturn writeonly uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree noinline norecurse nosync nounwind willreturn writeonly uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree noinline nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #12 = { nounwind allocsize(0) }
attributes #13 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 15.0.6"}
!5 = !{!6, !7, i64 0}
!6 = !{!"node", !7, i64 0, !10, i64 8}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!"any pointer", !8, i64 0}
!11 = !{!10, !10, i64 0}
!12 = !{!6, !10, i64 8}
!13 = !{!7, !7, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
