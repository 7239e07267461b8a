; The same with types of accesses, optimised.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Close = type { i64, i64, i64, ptr }
%struct.Outer = type { float, float, double, double, double, %struct.Node }
%struct.Node = type { ptr, ptr }
%struct.Open = type { i64, ptr, ptr }
%struct.From = type { [16 x i32], ptr }
%struct.Whole = type { i32, i32, i32, i32, ptr }
%struct.Same = type { i64, ptr }
%struct.To = type { [64 x i8], ptr }
%struct.Tail = type { i32, i32, [0 x ptr] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@which = dso_local local_unnamed_addr global i32 0, align 4
@fixed = internal unnamed_addr constant %struct.Close { i64 1, i64 2, i64 3, ptr @h }, align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local i64 @a(i64 noundef returned %x) #0 {
entry:
  ret i64 %x
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local i64 @b(i64 noundef %x) #0 {
entry:
  %add = add nsw i64 %x, 1
  ret i64 %add
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local i64 @c(i64 noundef %x) local_unnamed_addr #0 {
entry:
  %add = add nsw i64 %x, 2
  ret i64 %add
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local i64 @d(i64 noundef %x) #0 {
entry:
  %add = add nsw i64 %x, 3
  ret i64 %add
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local i64 @e(i64 noundef %x) #0 {
entry:
  %add = add nsw i64 %x, 4
  ret i64 %add
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local i64 @g(i64 noundef %x) #0 {
entry:
  %add = add nsw i64 %x, 5
  ret i64 %add
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local i64 @h(i64 noundef %x) #0 {
entry:
  %add = add nsw i64 %x, 6
  ret i64 %add
}

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %argc, ptr nocapture noundef readnone %argv) local_unnamed_addr #1 {
entry:
  %call = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #10
  %call1 = tail call noalias dereferenceable_or_null(32) ptr @malloc(i64 noundef 32) #10
  %call2 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #10
  %call3 = tail call noalias dereferenceable_or_null(48) ptr @malloc(i64 noundef 48) #10
  %call4 = tail call noalias dereferenceable_or_null(72) ptr @malloc(i64 noundef 72) #10
  %call5 = tail call noalias dereferenceable_or_null(72) ptr @malloc(i64 noundef 72) #10
  %call6 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #10
  store i32 %argc, ptr @which, align 4, !tbaa !5
  tail call fastcc void @open_run(ptr noundef %call)
  tail call fastcc void @open_stop(ptr noundef %call)
  tail call fastcc void @by_union(ptr noundef %call2)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %call1, ptr noundef nonnull align 8 dereferenceable(32) @fixed, i64 32, i1 false), !tbaa.struct !9
  %call7 = tail call fastcc ptr @place(ptr noundef %call3)
  store ptr @d, ptr %call7, align 8, !tbaa !12
  tail call fastcc void @set_from(ptr noundef %call4)
  tail call fastcc void @recast(ptr noundef %call5, ptr noundef %call4)
  tail call fastcc void @set_whole(ptr noundef %call6)
  %call8 = tail call fastcc i64 @by_open_stop(ptr noundef %call)
  %call9 = tail call fastcc i64 @by_union_run(ptr noundef %call2)
  %add = add nsw i64 %call9, %call8
  %call10 = tail call fastcc i64 @by_close(ptr noundef %call1)
  %add11 = add nsw i64 %add, %call10
  %in = getelementptr inbounds %struct.Outer, ptr %call3, i64 0, i32 5
  %call12 = tail call fastcc i64 @by_visit(ptr noundef nonnull %in)
  %add13 = add nsw i64 %add11, %call12
  %call14 = tail call fastcc i64 @by_words(ptr noundef %call1)
  %add15 = add nsw i64 %add13, %call14
  %call16 = tail call fastcc i64 @by_bytes(ptr noundef %call1)
  %add17 = add nsw i64 %add15, %call16
  %call18 = tail call fastcc i64 @by_recast(ptr noundef %call5)
  %add19 = add nsw i64 %add17, %call18
  %call20 = tail call fastcc i64 @by_tail(ptr noundef %call6)
  %add21 = add nsw i64 %add19, %call20
  %call22 = tail call i64 (i32, ...) @by_argument(i32 poison, ptr noundef nonnull @b)
  %add23 = add nsw i64 %add21, %call22
  %call24 = tail call i64 (i32, ...) @by_argument(i32 poison, ptr noundef nonnull @g)
  %add25 = add nsw i64 %add23, %call24
  %conv = trunc i64 %add25 to i32
  ret i32 %conv
}

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree noinline norecurse nosync nounwind willreturn writeonly uwtable
define internal fastcc void @open_run(ptr nocapture noundef writeonly %o) unnamed_addr #4 {
entry:
  %run = getelementptr inbounds %struct.Open, ptr %o, i64 0, i32 1
  store ptr @a, ptr %run, align 8, !tbaa !14
  ret void
}

; Function Attrs: argmemonly mustprogress nofree noinline norecurse nosync nounwind willreturn writeonly uwtable
define internal fastcc void @open_stop(ptr nocapture noundef writeonly %o) unnamed_addr #4 {
entry:
  %stop = getelementptr inbounds %struct.Open, ptr %o, i64 0, i32 2
  store ptr @b, ptr %stop, align 8, !tbaa !16
  ret void
}

; Function Attrs: argmemonly mustprogress nofree noinline norecurse nosync nounwind willreturn writeonly uwtable
define internal fastcc void @by_union(ptr nocapture noundef writeonly %u) unnamed_addr #4 {
entry:
  %run = getelementptr inbounds %struct.Open, ptr %u, i64 0, i32 1
  store ptr @a, ptr %run, align 8, !tbaa !17
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind readnone willreturn uwtable
define internal fastcc nonnull ptr @place(ptr noundef readnone %o) unnamed_addr #6 {
entry:
  %visit = getelementptr inbounds %struct.Outer, ptr %o, i64 0, i32 5, i32 1
  ret ptr %visit
}

; Function Attrs: argmemonly mustprogress nofree noinline norecurse nosync nounwind willreturn writeonly uwtable
define internal fastcc void @set_from(ptr nocapture noundef writeonly %from) unnamed_addr #4 {
entry:
  %from1 = getelementptr inbounds %struct.From, ptr %from, i64 0, i32 1
  store ptr @e, ptr %from1, align 8, !tbaa !18
  ret void
}

; Function Attrs: argmemonly mustprogress nofree noinline nosync nounwind willreturn uwtable
define internal fastcc void @recast(ptr nocapture noundef writeonly %to, ptr nocapture noundef readonly %from) unnamed_addr #7 {
entry:
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %to, ptr noundef nonnull align 8 dereferenceable(72) %from, i64 72, i1 false)
  ret void
}

; Function Attrs: argmemonly mustprogress nofree noinline norecurse nosync nounwind willreturn writeonly uwtable
define internal fastcc void @set_whole(ptr nocapture noundef writeonly %w) unnamed_addr #4 {
entry:
  %whole = getelementptr inbounds %struct.Whole, ptr %w, i64 0, i32 4
  store ptr @g, ptr %whole, align 8, !tbaa !20
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i64 @by_open_stop(ptr nocapture noundef readonly %o) unnamed_addr #8 {
entry:
  %stop = getelementptr inbounds %struct.Open, ptr %o, i64 0, i32 2
  %0 = load ptr, ptr %stop, align 8, !tbaa !16
  %call = tail call i64 %0(i64 noundef 1) #11
  ret i64 %call
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i64 @by_union_run(ptr nocapture noundef readonly %u) unnamed_addr #8 {
entry:
  %run = getelementptr inbounds %struct.Same, ptr %u, i64 0, i32 1
  %0 = load ptr, ptr %run, align 8, !tbaa !17
  %call = tail call i64 %0(i64 noundef 1) #11
  ret i64 %call
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i64 @by_close(ptr nocapture noundef readonly %k) unnamed_addr #8 {
entry:
  %run = getelementptr inbounds %struct.Close, ptr %k, i64 0, i32 3
  %0 = load ptr, ptr %run, align 8, !tbaa !22
  %call = tail call i64 %0(i64 noundef 1) #11
  ret i64 %call
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i64 @by_visit(ptr nocapture noundef readonly %n) unnamed_addr #8 {
entry:
  %visit = getelementptr inbounds %struct.Node, ptr %n, i64 0, i32 1
  %0 = load ptr, ptr %visit, align 8, !tbaa !24
  %call = tail call i64 %0(i64 noundef 1) #11
  ret i64 %call
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i64 @by_words(ptr nocapture noundef readonly %k) unnamed_addr #8 {
entry:
  %m = getelementptr inbounds %struct.Close, ptr %k, i64 0, i32 1
  %0 = load i64, ptr %m, align 8, !tbaa !26
  %tobool.not = icmp eq i64 %0, 0
  br i1 %tobool.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %entry
  %1 = load i32, ptr @which, align 4, !tbaa !5
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds ptr, ptr %k, i64 %idxprom
  %2 = load ptr, ptr %arrayidx, align 8, !tbaa !12
  %call = tail call i64 %2(i64 noundef 1) #11
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 0, %entry ]
  ret i64 %cond
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i64 @by_bytes(ptr nocapture noundef readonly %k) unnamed_addr #8 {
entry:
  %m = getelementptr inbounds %struct.Close, ptr %k, i64 0, i32 1
  %0 = load i64, ptr %m, align 8, !tbaa !26
  %tobool.not = icmp eq i64 %0, 0
  br i1 %tobool.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %entry
  %add.ptr = getelementptr inbounds i8, ptr %k, i64 24
  %1 = load ptr, ptr %add.ptr, align 8, !tbaa !12
  %call = tail call i64 %1(i64 noundef 1) #11
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 0, %entry ]
  ret i64 %cond
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i64 @by_recast(ptr nocapture noundef readonly %to) unnamed_addr #8 {
entry:
  %to1 = getelementptr inbounds %struct.To, ptr %to, i64 0, i32 1
  %0 = load ptr, ptr %to1, align 8, !tbaa !27
  %call = tail call i64 %0(i64 noundef 1) #11
  ret i64 %call
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc i64 @by_tail(ptr nocapture noundef readonly %w) unnamed_addr #8 {
entry:
  %k = getelementptr inbounds %struct.Whole, ptr %w, i64 0, i32 2
  %0 = load i32, ptr %k, align 8, !tbaa !29
  %tobool.not = icmp eq i32 %0, 0
  br i1 %tobool.not, label %cond.end, label %cond.true

cond.true:                                        ; preds = %entry
  %1 = load i32, ptr @which, align 4, !tbaa !5
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds %struct.Tail, ptr %w, i64 0, i32 2, i64 %idxprom
  %2 = load ptr, ptr %arrayidx, align 8, !tbaa !12
  %call = tail call i64 %2(i64 noundef 1) #11
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 0, %entry ]
  ret i64 %cond
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @by_argument(i32 %n, ...) unnamed_addr #8 {
entry:
  %list = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %list) #11
  call void @llvm.va_start(ptr nonnull %list)
  %gp_offset = load i32, ptr %list, align 16
  %fits_in_gp = icmp ult i32 %gp_offset, 41
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %entry
  %0 = getelementptr inbounds %struct.__va_list_tag, ptr %list, i64 0, i32 3
  %reg_save_area = load ptr, ptr %0, align 16
  %1 = sext i32 %gp_offset to i64
  %2 = getelementptr i8, ptr %reg_save_area, i64 %1
  %3 = add i32 %gp_offset, 8
  store i32 %3, ptr %list, align 16
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %entry
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, ptr %list, i64 0, i32 2
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i64 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %2, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %4 = load ptr, ptr %vaarg.addr, align 8
  call void @llvm.va_end(ptr %list)
  %call = call i64 %4(i64 noundef 1) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %list) #11
  ret i64 %call
}

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #9

attributes #0 = { mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { argmemonly mustprogress nocallback nofree nosync nounwind willreturn }
attributes #3 = { inaccessiblememonly mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc" "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly mustprogress nofree noinline norecurse nosync nounwind willreturn writeonly uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly mustprogress nocallback nofree nounwind willreturn }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind readnone willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { argmemonly mustprogress nofree noinline nosync nounwind willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noinline nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #10 = { nounwind allocsize(0) }
attributes #11 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{i64 0, i64 8, !10, i64 8, i64 8, !10, i64 16, i64 8, !10, i64 24, i64 8, !12}
!10 = !{!11, !11, i64 0}
!11 = !{!"long", !7, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"any pointer", !7, i64 0}
!14 = !{!15, !13, i64 8}
!15 = !{!"Open", !11, i64 0, !13, i64 8, !13, i64 16}
!16 = !{!15, !13, i64 16}
!17 = !{!7, !7, i64 0}
!18 = !{!19, !13, i64 64}
!19 = !{!"From", !7, i64 0, !13, i64 64}
!20 = !{!21, !13, i64 16}
!21 = !{!"Whole", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !13, i64 16}
!22 = !{!23, !13, i64 24}
!23 = !{!"Close", !11, i64 0, !11, i64 8, !11, i64 16, !13, i64 24}
!24 = !{!25, !13, i64 8}
!25 = !{!"Node", !13, i64 0, !13, i64 8}
!26 = !{!23, !11, i64 8}
!27 = !{!28, !13, i64 64}
!28 = !{!"To", !7, i64 0, !13, i64 64}
!29 = !{!21, !6, i64 8}
