; ModuleID = 'instructions.c'
source_filename = "instructions.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@marked = dso_local global i32 1, align 4
@.str = private unnamed_addr constant [7 x i8] c"marked\00", section "llvm.metadata"
@.str.1 = private unnamed_addr constant [15 x i8] c"instructions.c\00", section "llvm.metadata"
@shared_pointer = dso_local local_unnamed_addr global ptr addrspace(3) null, align 8
@.str.2 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @marked, ptr @.str, ptr @.str.1, i32 19, ptr null }], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local x86_vectorcallcc double @fast_call(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = fmul double %0, %1
  ret double %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local preserve_mostcc void @preserved() local_unnamed_addr #0 {
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local x86_regcallcc i32 @__regcall3__registers(i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = sub nsw i32 %0, %1
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local win64cc i32 @windows(i32 noundef returned %0, ...) local_unnamed_addr #0 {
  ret i32 %0
}

; Function Attrs: argmemonly hot mustprogress nofree norecurse nosync nounwind readonly willreturn uwtable
define dso_local <8 x float> @wide(ptr nocapture noundef readonly byval(<8 x float>) align 32 %0) local_unnamed_addr #1 {
  %2 = load <8 x float>, ptr %0, align 32, !tbaa !5
  %3 = fmul <8 x float> %2, %2
  ret <8 x float> %3
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @plain(i32 noundef %0) local_unnamed_addr #2 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !8
  %3 = load i32, ptr %2, align 4, !tbaa !8
  %4 = sdiv i32 %3, 2
  ret i32 %4
}

; Function Attrs: nounwind uwtable
define dso_local i32 @use(i32 noundef %0, ptr noundef %1) local_unnamed_addr #3 {
  %3 = icmp sgt i32 %0, 0
  tail call void @llvm.assume(i1 %3)
  tail call void @llvm.prefetch.p0(ptr %1, i32 1, i32 2, i32 1)
  call void @llvm.assume(i1 true) [ "align"(ptr %1, i64 32) ]
  %4 = load ptr addrspace(3), ptr @shared_pointer, align 8, !tbaa !10
  store i32 0, ptr addrspace(3) %4, align 4, !tbaa !8
  %5 = sitofp i32 %0 to double
  %6 = tail call i32 @pure_one(ptr noundef %1) #10
  %7 = tail call i32 @const_one(i32 noundef %0) #11
  %8 = add nsw i32 %7, %6
  %9 = sitofp i32 %8 to double
  %10 = fmul double %5, %9
  %11 = fptosi double %10 to i32
  %12 = tail call i32 @plain(i32 noundef %0), !range !12
  %13 = tail call i32 (ptr, ...) @say(ptr noundef nonnull @.str.2, i32 noundef %12) #12
  %14 = add nsw i32 %13, %11
  %15 = tail call noalias nonnull dereferenceable(8) ptr @grab(i64 noundef 2, i64 noundef 4) #13
  %16 = load i32, ptr %15, align 4, !tbaa !8
  %17 = add nsw i32 %14, %16
  %18 = load i32, ptr @marked, align 4, !tbaa !8
  %19 = add nsw i32 %17, %18
  ret i32 %19
}

; Function Attrs: inaccessiblememonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.assume(i1 noundef) #4

; Function Attrs: inaccessiblemem_or_argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.prefetch.p0(ptr nocapture readonly, i32 immarg, i32 immarg, i32) #5

; Function Attrs: mustprogress nofree nounwind readonly willreturn
declare i32 @pure_one(ptr noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nosync nounwind readnone willreturn
declare i32 @const_one(i32 noundef) local_unnamed_addr #7

declare i32 @say(ptr noundef, ...) local_unnamed_addr #8

; Function Attrs: allocsize(0,1)
declare noalias nonnull ptr @grab(i64 noundef, i64 noundef) local_unnamed_addr #9

attributes #0 = { mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly hot mustprogress nofree norecurse nosync nounwind readonly willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+avx,+avx2,+crc32,+cx8,+fxsr,+mmx,+popcnt,+sse,+sse2,+sse3,+sse4.1,+sse4.2,+ssse3,+x87,+xsave" "tune-cpu"="generic" }
attributes #2 = { noinline nounwind optnone uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { inaccessiblememonly mustprogress nocallback nofree nosync nounwind willreturn }
attributes #5 = { inaccessiblemem_or_argmemonly mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { mustprogress nofree nounwind readonly willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nosync nounwind readnone willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { allocsize(0,1) "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind readonly willreturn }
attributes #11 = { nounwind readnone willreturn }
attributes #12 = { nounwind }
attributes #13 = { nounwind allocsize(0,1) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 15.0.6"}
!5 = !{!6, !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"any pointer", !6, i64 0}
!12 = !{i32 -1073741824, i32 1073741824}
