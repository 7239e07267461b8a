source_filename = "program.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = internal unnamed_addr global i32 0, align 4
@tag = internal global i32 0, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr @tag], section "llvm.metadata"

@rescale = dso_local alias i32 (i32), ptr @scale

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local i32 @scale(i32 noundef %0) #0 {
  %2 = mul nsw i32 %0, 3
  ret i32 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn uwtable
define dso_local i32 @count() local_unnamed_addr #1 {
  %1 = load i32, ptr @counter, align 4, !tbaa !6
  %2 = add nsw i32 %1, 1
  store i32 %2, ptr @counter, align 4, !tbaa !6
  ret i32 %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn uwtable
define dso_local i32 @tagged() local_unnamed_addr #2 {
  %1 = load i32, ptr @tag, align 4, !tbaa !6
  ret i32 %1
}

; Function Attrs: nounwind uwtable
define weak dso_local i32 @limit() local_unnamed_addr #3 {
  ret i32 10
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @slow(i32 noundef %0) local_unnamed_addr #4 {
  %2 = mul nsw i32 %0, 3
  %3 = call i32 @limit()
  %4 = add nsw i32 %3, %2
  ret i32 %4
}

; Function Attrs: argmemonly nofree norecurse nosync nounwind uwtable
define dso_local i32 @mix(ptr noundef %0) local_unnamed_addr #5 {
  %2 = getelementptr inbounds i32, ptr %0, i64 1
  %3 = getelementptr inbounds i32, ptr %0, i64 2
  %4 = getelementptr inbounds i32, ptr %0, i64 4
  %5 = getelementptr inbounds i32, ptr %0, i64 5
  %6 = getelementptr inbounds i32, ptr %0, i64 3
  %7 = getelementptr inbounds i32, ptr %0, i64 7
  %8 = getelementptr inbounds i32, ptr %0, i64 8
  %9 = getelementptr inbounds i32, ptr %0, i64 6
  %10 = getelementptr inbounds i32, ptr %0, i64 10
  %11 = getelementptr inbounds i32, ptr %0, i64 11
  %12 = getelementptr inbounds i32, ptr %0, i64 9
  %13 = load i32, ptr %2, align 4, !tbaa !6
  %14 = load i32, ptr %3, align 4, !tbaa !6
  %15 = load i32, ptr %0, align 4, !tbaa !6
  %16 = load i32, ptr %4, align 4, !tbaa !6
  %17 = load i32, ptr %5, align 4, !tbaa !6
  %18 = load i32, ptr %6, align 4, !tbaa !6
  %19 = load i32, ptr %7, align 4, !tbaa !6
  %20 = load i32, ptr %8, align 4, !tbaa !6
  %21 = load i32, ptr %9, align 4, !tbaa !6
  %22 = load i32, ptr %10, align 4, !tbaa !6
  %23 = load i32, ptr %11, align 4, !tbaa !6
  %24 = load i32, ptr %12, align 4, !tbaa !6
  br label %27

25:                                               ; preds = %27
  store i32 %80, ptr %2, align 4, !tbaa !6
  store i32 %88, ptr %3, align 4, !tbaa !6
  store i32 %72, ptr %0, align 4, !tbaa !6
  store i32 %74, ptr %4, align 4, !tbaa !6
  store i32 %82, ptr %5, align 4, !tbaa !6
  store i32 %66, ptr %6, align 4, !tbaa !6
  store i32 %76, ptr %7, align 4, !tbaa !6
  store i32 %84, ptr %8, align 4, !tbaa !6
  store i32 %68, ptr %9, align 4, !tbaa !6
  store i32 %78, ptr %10, align 4, !tbaa !6
  store i32 %86, ptr %11, align 4, !tbaa !6
  store i32 %70, ptr %12, align 4, !tbaa !6
  %26 = load i32, ptr %0, align 4, !tbaa !6
  ret i32 %26

27:                                               ; preds = %27, %1
  %28 = phi i32 [ 0, %1 ], [ %89, %27 ]
  %29 = phi i32 [ %13, %1 ], [ %80, %27 ]
  %30 = phi i32 [ %14, %1 ], [ %88, %27 ]
  %31 = phi i32 [ %15, %1 ], [ %72, %27 ]
  %32 = phi i32 [ %16, %1 ], [ %74, %27 ]
  %33 = phi i32 [ %17, %1 ], [ %82, %27 ]
  %34 = phi i32 [ %18, %1 ], [ %66, %27 ]
  %35 = phi i32 [ %19, %1 ], [ %76, %27 ]
  %36 = phi i32 [ %20, %1 ], [ %84, %27 ]
  %37 = phi i32 [ %21, %1 ], [ %68, %27 ]
  %38 = phi i32 [ %22, %1 ], [ %78, %27 ]
  %39 = phi i32 [ %23, %1 ], [ %86, %27 ]
  %40 = phi i32 [ %24, %1 ], [ %70, %27 ]
  %41 = xor i32 %30, %29
  %42 = add nsw i32 %31, %41
  %43 = mul nsw i32 %33, %32
  %44 = sub nsw i32 %34, %43
  %45 = and i32 %36, %35
  %46 = or i32 %37, %45
  %47 = sub nsw i32 %38, %39
  %48 = add nsw i32 %40, %47
  %49 = xor i32 %44, %30
  %50 = add nsw i32 %49, %29
  %51 = mul nsw i32 %46, %33
  %52 = sub nsw i32 %32, %51
  %53 = and i32 %48, %36
  %54 = or i32 %53, %35
  %55 = sub nsw i32 %39, %42
  %56 = add nsw i32 %55, %38
  %57 = xor i32 %52, %44
  %58 = add nsw i32 %57, %30
  %59 = mul nsw i32 %54, %46
  %60 = sub nsw i32 %33, %59
  %61 = and i32 %48, %56
  %62 = or i32 %61, %36
  %63 = sub nsw i32 %42, %50
  %64 = add nsw i32 %39, %63
  %65 = xor i32 %60, %52
  %66 = add nsw i32 %65, %44
  %67 = mul nsw i32 %54, %62
  %68 = sub nsw i32 %46, %67
  %69 = and i32 %56, %64
  %70 = or i32 %69, %48
  %71 = sub nsw i32 %50, %58
  %72 = add nsw i32 %71, %42
  %73 = xor i32 %60, %68
  %74 = add nsw i32 %73, %52
  %75 = mul nsw i32 %62, %70
  %76 = sub nsw i32 %54, %75
  %77 = and i32 %72, %64
  %78 = or i32 %77, %56
  %79 = sub nsw i32 %58, %66
  %80 = add nsw i32 %79, %50
  %81 = xor i32 %68, %76
  %82 = add nsw i32 %81, %60
  %83 = mul nsw i32 %78, %70
  %84 = sub nsw i32 %62, %83
  %85 = and i32 %80, %72
  %86 = or i32 %85, %64
  %87 = sub i32 %58, %74
  %88 = add i32 %87, %66
  %89 = add nuw nsw i32 %28, 1
  %90 = icmp eq i32 %89, 8
  br i1 %90, label %25, label %27, !llvm.loop !10
}

; Function Attrs: alwaysinline argmemonly nofree norecurse nosync nounwind uwtable
define dso_local i32 @remix(ptr noundef %0) local_unnamed_addr #6 {
  %2 = getelementptr inbounds i32, ptr %0, i64 1
  %3 = getelementptr inbounds i32, ptr %0, i64 2
  %4 = getelementptr inbounds i32, ptr %0, i64 4
  %5 = getelementptr inbounds i32, ptr %0, i64 5
  %6 = getelementptr inbounds i32, ptr %0, i64 3
  %7 = getelementptr inbounds i32, ptr %0, i64 7
  %8 = getelementptr inbounds i32, ptr %0, i64 8
  %9 = getelementptr inbounds i32, ptr %0, i64 6
  %10 = getelementptr inbounds i32, ptr %0, i64 10
  %11 = getelementptr inbounds i32, ptr %0, i64 11
  %12 = getelementptr inbounds i32, ptr %0, i64 9
  %13 = load i32, ptr %2, align 4, !tbaa !6
  %14 = load i32, ptr %3, align 4, !tbaa !6
  %15 = load i32, ptr %0, align 4, !tbaa !6
  %16 = load i32, ptr %4, align 4, !tbaa !6
  %17 = load i32, ptr %5, align 4, !tbaa !6
  %18 = load i32, ptr %6, align 4, !tbaa !6
  %19 = load i32, ptr %7, align 4, !tbaa !6
  %20 = load i32, ptr %8, align 4, !tbaa !6
  %21 = load i32, ptr %9, align 4, !tbaa !6
  %22 = load i32, ptr %10, align 4, !tbaa !6
  %23 = load i32, ptr %11, align 4, !tbaa !6
  %24 = load i32, ptr %12, align 4, !tbaa !6
  br label %27

25:                                               ; preds = %27
  store i32 %80, ptr %2, align 4, !tbaa !6
  store i32 %88, ptr %3, align 4, !tbaa !6
  store i32 %72, ptr %0, align 4, !tbaa !6
  store i32 %74, ptr %4, align 4, !tbaa !6
  store i32 %82, ptr %5, align 4, !tbaa !6
  store i32 %66, ptr %6, align 4, !tbaa !6
  store i32 %76, ptr %7, align 4, !tbaa !6
  store i32 %84, ptr %8, align 4, !tbaa !6
  store i32 %68, ptr %9, align 4, !tbaa !6
  store i32 %78, ptr %10, align 4, !tbaa !6
  store i32 %86, ptr %11, align 4, !tbaa !6
  store i32 %70, ptr %12, align 4, !tbaa !6
  %26 = load i32, ptr %0, align 4, !tbaa !6
  ret i32 %26

27:                                               ; preds = %27, %1
  %28 = phi i32 [ 0, %1 ], [ %89, %27 ]
  %29 = phi i32 [ %13, %1 ], [ %80, %27 ]
  %30 = phi i32 [ %14, %1 ], [ %88, %27 ]
  %31 = phi i32 [ %15, %1 ], [ %72, %27 ]
  %32 = phi i32 [ %16, %1 ], [ %74, %27 ]
  %33 = phi i32 [ %17, %1 ], [ %82, %27 ]
  %34 = phi i32 [ %18, %1 ], [ %66, %27 ]
  %35 = phi i32 [ %19, %1 ], [ %76, %27 ]
  %36 = phi i32 [ %20, %1 ], [ %84, %27 ]
  %37 = phi i32 [ %21, %1 ], [ %68, %27 ]
  %38 = phi i32 [ %22, %1 ], [ %78, %27 ]
  %39 = phi i32 [ %23, %1 ], [ %86, %27 ]
  %40 = phi i32 [ %24, %1 ], [ %70, %27 ]
  %41 = xor i32 %30, %29
  %42 = add nsw i32 %31, %41
  %43 = mul nsw i32 %33, %32
  %44 = sub nsw i32 %34, %43
  %45 = and i32 %36, %35
  %46 = or i32 %37, %45
  %47 = sub nsw i32 %38, %39
  %48 = add nsw i32 %40, %47
  %49 = xor i32 %44, %30
  %50 = add nsw i32 %49, %29
  %51 = mul nsw i32 %46, %33
  %52 = sub nsw i32 %32, %51
  %53 = and i32 %48, %36
  %54 = or i32 %53, %35
  %55 = sub nsw i32 %39, %42
  %56 = add nsw i32 %55, %38
  %57 = xor i32 %52, %44
  %58 = add nsw i32 %57, %30
  %59 = mul nsw i32 %54, %46
  %60 = sub nsw i32 %33, %59
  %61 = and i32 %48, %56
  %62 = or i32 %61, %36
  %63 = sub nsw i32 %42, %50
  %64 = add nsw i32 %39, %63
  %65 = xor i32 %60, %52
  %66 = add nsw i32 %65, %44
  %67 = mul nsw i32 %54, %62
  %68 = sub nsw i32 %46, %67
  %69 = and i32 %56, %64
  %70 = or i32 %69, %48
  %71 = sub nsw i32 %50, %58
  %72 = add nsw i32 %71, %42
  %73 = xor i32 %60, %68
  %74 = add nsw i32 %73, %52
  %75 = mul nsw i32 %62, %70
  %76 = sub nsw i32 %54, %75
  %77 = and i32 %72, %64
  %78 = or i32 %77, %56
  %79 = sub nsw i32 %58, %66
  %80 = add nsw i32 %79, %50
  %81 = xor i32 %68, %76
  %82 = add nsw i32 %81, %60
  %83 = mul nsw i32 %78, %70
  %84 = sub nsw i32 %62, %83
  %85 = and i32 %80, %72
  %86 = or i32 %85, %64
  %87 = sub i32 %58, %74
  %88 = add i32 %87, %66
  %89 = add nuw nsw i32 %28, 1
  %90 = icmp eq i32 %89, 8
  br i1 %90, label %25, label %27, !llvm.loop !13
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind readonly willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { argmemonly nofree norecurse nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { alwaysinline argmemonly nofree norecurse nosync nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 1, !"EnableSplitLTOUnit", i32 0}
!5 = !{!"Debian clang version 15.0.6"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}

^0 = module: (path: "program.bc", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "rescale", summaries: (alias: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0), aliasee: ^3))) ; guid = 287848424686541939
^2 = gv: (name: "tag", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 514397602868749516
^3 = gv: (name: "scale", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0), insts: 2, funcFlags: (readNone: 1, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 2563497542905672716
^4 = gv: (name: "slow", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0), insts: 4, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 1, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), calls: ((callee: ^9))))) ; guid = 2719789916687952207
^5 = gv: (name: "mix", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0), insts: 102, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 3726853560884672730
^6 = gv: (name: "count", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0), insts: 4, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), refs: (^8)))) ; guid = 4260984106074674402
^7 = gv: (name: "tagged", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 1, live: 0, dsoLocal: 1, canAutoHide: 0), insts: 2, funcFlags: (readNone: 0, readOnly: 1, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0), refs: (readonly ^2)))) ; guid = 6254050564766166084
^8 = gv: (name: "counter", summaries: (variable: (module: ^0, flags: (linkage: internal, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0), varFlags: (readonly: 1, writeonly: 1, constant: 0)))) ; guid = 7247727943831335481
^9 = gv: (name: "limit", summaries: (function: (module: ^0, flags: (linkage: weak, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0), insts: 1, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 0, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 0, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 7494001492025909162
^10 = gv: (name: "llvm.compiler.used", summaries: (variable: (module: ^0, flags: (linkage: appending, visibility: default, notEligibleToImport: 1, live: 1, dsoLocal: 0, canAutoHide: 0), varFlags: (readonly: 0, writeonly: 0, constant: 0), refs: (^2)))) ; guid = 9610627770985738006
^11 = gv: (name: "remix", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 1, canAutoHide: 0), insts: 102, funcFlags: (readNone: 0, readOnly: 0, noRecurse: 1, returnDoesNotAlias: 0, noInline: 0, alwaysInline: 1, noUnwind: 1, mayThrow: 0, hasUnknownCall: 0, mustBeUnreachable: 0)))) ; guid = 10793778678875287530
^12 = blockcount: 11
