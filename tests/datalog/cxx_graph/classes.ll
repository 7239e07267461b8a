; Two bases, an override in each; compiled by clang at -O2.
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@_ZTVN2ns4BaseE = dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTIN2ns4BaseE, ptr @_ZN2ns4Base3fooEi, ptr @__cxa_pure_virtual] }, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global ptr
@_ZTSN2ns4BaseE = dso_local constant [11 x i8] c"N2ns4BaseE\00", align 1
@_ZTIN2ns4BaseE = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSN2ns4BaseE }, align 8
@_ZTVN2ns5OtherE = dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTIN2ns5OtherE, ptr @_ZN2ns5Other5otherEv] }, align 8
@_ZTSN2ns5OtherE = dso_local constant [12 x i8] c"N2ns5OtherE\00", align 1
@_ZTIN2ns5OtherE = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSN2ns5OtherE }, align 8
@_ZTVN2ns7DerivedE = dso_local unnamed_addr constant { [4 x ptr], [3 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTIN2ns7DerivedE, ptr @_ZN2ns7Derived3fooEi, ptr @_ZN2ns7Derived3barEv], [3 x ptr] [ptr inttoptr (i64 -8 to ptr), ptr @_ZTIN2ns7DerivedE, ptr @_ZN2ns5Other5otherEv] }, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global ptr
@_ZTSN2ns7DerivedE = dso_local constant [14 x i8] c"N2ns7DerivedE\00", align 1
@_ZTIN2ns7DerivedE = dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTSN2ns7DerivedE, i32 0, i32 2, ptr @_ZTIN2ns4BaseE, i64 2, ptr @_ZTIN2ns5OtherE, i64 2050 }, align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local noundef i32 @_ZN2ns4Base3fooEi(ptr nocapture nonnull readnone align 8 %0, i32 noundef returned %1) unnamed_addr #0 align 2 {
  ret i32 %1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local noundef i32 @_ZN2ns5Other5otherEv(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #0 align 2 {
  ret i32 1
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local noundef i32 @_ZN2ns7Derived3fooEi(ptr nocapture nonnull readnone align 8 %0, i32 noundef %1) unnamed_addr #0 align 2 {
  %3 = add nsw i32 %1, 1
  ret i32 %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local noundef i32 @_ZN2ns7Derived3barEv(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #0 align 2 {
  ret i32 2
}

; Function Attrs: mustprogress nounwind uwtable
define dso_local noundef i32 @_Z8call_fooPN2ns4BaseE(ptr noundef %0) local_unnamed_addr #1 {
  %2 = load ptr, ptr %0, align 8, !tbaa !5
  %3 = load ptr, ptr %2, align 8
  %4 = tail call noundef i32 %3(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef 7) #2
  ret i32 %4
}

; Function Attrs: mustprogress nounwind uwtable
define dso_local noundef i32 @_Z8call_barPN2ns4BaseE(ptr noundef %0) local_unnamed_addr #1 {
  %2 = load ptr, ptr %0, align 8, !tbaa !5
  %3 = getelementptr inbounds ptr, ptr %2, i64 1
  %4 = load ptr, ptr %3, align 8
  %5 = tail call noundef i32 %4(ptr noundef nonnull align 8 dereferenceable(8) %0) #2
  ret i32 %5
}

; Function Attrs: mustprogress nounwind uwtable
define dso_local noundef i32 @_Z12call_pointerPFiPN2ns4BaseEES1_(ptr nocapture noundef readonly %0, ptr noundef %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 %0(ptr noundef %1) #2
  ret i32 %3
}

declare void @__cxa_pure_virtual() unnamed_addr

attributes #0 = { mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable }
attributes #1 = { mustprogress nounwind uwtable }
attributes #2 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!5 = !{!6, !6, i64 0}
!6 = !{!"vtable pointer", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
