; ModuleID = 'classes.cpp'
source_filename = "classes.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.shapes::Stack" = type { [4 x i32], i32 }
%"class.shapes::Disc" = type { %"class.shapes::Named.base", %"class.shapes::Round.base", %"class.shapes::Shape.base" }
%"class.shapes::Named.base" = type { ptr, ptr }
%"class.shapes::Round.base" = type { ptr, double }
%"class.shapes::Shape.base" = type <{ ptr, i8, i8 }>
%"class.shapes::Named" = type { ptr, ptr, %"class.shapes::Shape.base" }
%"struct.shapes::Point" = type { double, double }
%"class.shapes::Stack.0" = type <{ [2 x %"struct.shapes::Point"], i32, [4 x i8] }>
%"class.shapes::Stack.3" = type { [3 x i16], i32 }
%"class.shapes::Round" = type { ptr, double, %"class.shapes::Shape.base" }

$_ZN6shapes5StackIiLj4EED2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZN6shapes5StackIsLj3EE4pushEs = comdat any

$_ZN6shapes5StackIsLj3EEixEj = comdat any

$_ZN6shapes5StackIsLj3EED5Ev = comdat any

$_ZTW10per_thread = comdat any

$_ZN6shapes5NamedD1Ev = comdat any

$_ZN6shapes5NamedD0Ev = comdat any

$_ZTv0_n24_N6shapes5NamedD1Ev = comdat any

$_ZTv0_n24_N6shapes5NamedD0Ev = comdat any

$_ZNK6shapes5Round4areaEv = comdat any

$_ZN6shapes5RoundD1Ev = comdat any

$_ZN6shapes5RoundD0Ev = comdat any

$_ZTv0_n24_N6shapes5RoundD1Ev = comdat any

$_ZTv0_n24_N6shapes5RoundD0Ev = comdat any

$_ZTv0_n32_NK6shapes5Round4areaEv = comdat any

$_ZN6shapes4DiscD1Ev = comdat any

$_ZN6shapes4DiscD0Ev = comdat any

$_ZNK6shapes4Disc4areaEv = comdat any

$_ZThn16_NK6shapes4Disc4areaEv = comdat any

$_ZThn16_N6shapes4DiscD1Ev = comdat any

$_ZThn16_N6shapes4DiscD0Ev = comdat any

$_ZTv0_n24_N6shapes4DiscD1Ev = comdat any

$_ZTv0_n24_N6shapes4DiscD0Ev = comdat any

$_ZTv0_n32_NK6shapes4Disc4areaEv = comdat any

$_ZTSN6shapes6NormalE = comdat any

$_ZTIN6shapes6NormalE = comdat any

$_ZTSPKN6shapes5PointE = comdat any

$_ZTSN6shapes5PointE = comdat any

$_ZTIN6shapes5PointE = comdat any

$_ZTIPKN6shapes5PointE = comdat any

$_ZTSN6shapes5NamedE = comdat any

$_ZTIN6shapes5NamedE = comdat any

$_ZTSN6shapes5RoundE = comdat any

$_ZTIN6shapes5RoundE = comdat any

$_ZN6shapes2v118templated_variableILi21EEE = comdat any

@_ZN6shapes5Shape5countE = dso_local local_unnamed_addr global i32 0, align 4
@per_thread = dso_local thread_local global %"class.shapes::Stack" zeroinitializer, align 4
@__dso_handle = external hidden global i8
@_ZTVN10__cxxabiv116__enum_type_infoE = external global ptr
@_ZTSN6shapes6NormalE = linkonce_odr dso_local constant [17 x i8] c"N6shapes6NormalE\00", comdat, align 1
@_ZTIN6shapes6NormalE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv116__enum_type_infoE, i64 2), ptr @_ZTSN6shapes6NormalE }, comdat, align 8
@_ZTVN10__cxxabiv119__pointer_type_infoE = external global ptr
@_ZTSPKN6shapes5PointE = linkonce_odr dso_local constant [18 x i8] c"PKN6shapes5PointE\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global ptr
@_ZTSN6shapes5PointE = linkonce_odr dso_local constant [16 x i8] c"N6shapes5PointE\00", comdat, align 1
@_ZTIN6shapes5PointE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSN6shapes5PointE }, comdat, align 8
@_ZTIPKN6shapes5PointE = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPKN6shapes5PointE, i32 1, ptr @_ZTIN6shapes5PointE }, comdat, align 8
@_ZTSN6shapes5ShapeE = dso_local constant [16 x i8] c"N6shapes5ShapeE\00", align 1
@_ZTIN6shapes5ShapeE = dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSN6shapes5ShapeE }, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global ptr
@_ZTSN6shapes4DiscE = dso_local constant [15 x i8] c"N6shapes4DiscE\00", align 1
@_ZTSN6shapes5NamedE = linkonce_odr dso_local constant [16 x i8] c"N6shapes5NamedE\00", comdat, align 1
@_ZTIN6shapes5NamedE = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTSN6shapes5NamedE, i32 0, i32 1, ptr @_ZTIN6shapes5ShapeE, i64 -6141 }, comdat, align 8
@_ZTSN6shapes5RoundE = linkonce_odr dso_local constant [16 x i8] c"N6shapes5RoundE\00", comdat, align 1
@_ZTIN6shapes5RoundE = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTSN6shapes5RoundE, i32 0, i32 1, ptr @_ZTIN6shapes5ShapeE, i64 -6141 }, comdat, align 8
@_ZTIN6shapes4DiscE = dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTSN6shapes4DiscE, i32 2, i32 2, ptr @_ZTIN6shapes5NamedE, i64 2, ptr @_ZTIN6shapes5RoundE, i64 4098 }, align 8
@_ZN6shapes2v118templated_variableILi21EEE = linkonce_odr dso_local local_unnamed_addr global i32 42, comdat, align 4
@_ZTVN6shapes5ShapeE = dso_local unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr @_ZTIN6shapes5ShapeE, ptr @_ZN6shapes5ShapeD2Ev, ptr @_ZN6shapes5ShapeD0Ev, ptr @__cxa_pure_virtual, ptr @_ZNK6shapes5Shape5cloneEv] }, align 8
@_ZTVN6shapes4DiscE = dso_local unnamed_addr constant { [7 x ptr], [6 x ptr], [9 x ptr] } { [7 x ptr] [ptr inttoptr (i64 32 to ptr), ptr null, ptr @_ZTIN6shapes4DiscE, ptr @_ZN6shapes4DiscD1Ev, ptr @_ZN6shapes4DiscD0Ev, ptr @_ZNK6shapes4Disc5cloneEv, ptr @_ZNK6shapes4Disc4areaEv], [6 x ptr] [ptr inttoptr (i64 16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTIN6shapes4DiscE, ptr @_ZThn16_NK6shapes4Disc4areaEv, ptr @_ZThn16_N6shapes4DiscD1Ev, ptr @_ZThn16_N6shapes4DiscD0Ev], [9 x ptr] [ptr inttoptr (i64 -32 to ptr), ptr inttoptr (i64 -32 to ptr), ptr inttoptr (i64 -32 to ptr), ptr inttoptr (i64 -32 to ptr), ptr @_ZTIN6shapes4DiscE, ptr @_ZTv0_n24_N6shapes4DiscD1Ev, ptr @_ZTv0_n24_N6shapes4DiscD0Ev, ptr @_ZTv0_n32_NK6shapes4Disc4areaEv, ptr @_ZTcv0_n40_v0_n24_NK6shapes4Disc5cloneEv] }, align 8
@_ZTTN6shapes4DiscE = dso_local unnamed_addr constant [7 x ptr] [ptr getelementptr inbounds ({ [7 x ptr], [6 x ptr], [9 x ptr] }, ptr @_ZTVN6shapes4DiscE, i32 0, inrange i32 0, i32 3), ptr getelementptr inbounds ({ [5 x ptr], [9 x ptr] }, ptr @_ZTCN6shapes4DiscE0_NS_5NamedE, i32 0, inrange i32 0, i32 3), ptr getelementptr inbounds ({ [5 x ptr], [9 x ptr] }, ptr @_ZTCN6shapes4DiscE0_NS_5NamedE, i32 0, inrange i32 1, i32 5), ptr getelementptr inbounds ({ [6 x ptr], [9 x ptr] }, ptr @_ZTCN6shapes4DiscE16_NS_5RoundE, i32 0, inrange i32 0, i32 3), ptr getelementptr inbounds ({ [6 x ptr], [9 x ptr] }, ptr @_ZTCN6shapes4DiscE16_NS_5RoundE, i32 0, inrange i32 1, i32 5), ptr getelementptr inbounds ({ [7 x ptr], [6 x ptr], [9 x ptr] }, ptr @_ZTVN6shapes4DiscE, i32 0, inrange i32 2, i32 5), ptr getelementptr inbounds ({ [7 x ptr], [6 x ptr], [9 x ptr] }, ptr @_ZTVN6shapes4DiscE, i32 0, inrange i32 1, i32 3)], align 8
@_ZTCN6shapes4DiscE0_NS_5NamedE = dso_local unnamed_addr constant { [5 x ptr], [9 x ptr] } { [5 x ptr] [ptr inttoptr (i64 32 to ptr), ptr null, ptr @_ZTIN6shapes5NamedE, ptr @_ZN6shapes5NamedD1Ev, ptr @_ZN6shapes5NamedD0Ev], [9 x ptr] [ptr null, ptr null, ptr inttoptr (i64 -32 to ptr), ptr inttoptr (i64 -32 to ptr), ptr @_ZTIN6shapes5NamedE, ptr @_ZTv0_n24_N6shapes5NamedD1Ev, ptr @_ZTv0_n24_N6shapes5NamedD0Ev, ptr @__cxa_pure_virtual, ptr @_ZNK6shapes5Shape5cloneEv] }, align 8
@_ZTCN6shapes4DiscE16_NS_5RoundE = dso_local unnamed_addr constant { [6 x ptr], [9 x ptr] } { [6 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @_ZTIN6shapes5RoundE, ptr @_ZNK6shapes5Round4areaEv, ptr @_ZN6shapes5RoundD1Ev, ptr @_ZN6shapes5RoundD0Ev], [9 x ptr] [ptr null, ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTIN6shapes5RoundE, ptr @_ZTv0_n24_N6shapes5RoundD1Ev, ptr @_ZTv0_n24_N6shapes5RoundD0Ev, ptr @_ZTv0_n32_NK6shapes5Round4areaEv, ptr @_ZNK6shapes5Shape5cloneEv] }, align 8
@_ZZL6sharedvE4disc = internal global %"class.shapes::Disc" zeroinitializer, align 8
@_ZGVZL6sharedvE4disc = internal global i64 0, align 8
@.str = private unnamed_addr constant [5 x i8] c"disc\00", align 1
@__tls_guard = internal thread_local global i8 0, align 1

@_ZN6shapes5ShapeD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZN6shapes5ShapeD2Ev
@_ZN6shapes5StackIsLj3EED1Ev = weak_odr dso_local unnamed_addr alias void (ptr), ptr @_ZN6shapes5StackIsLj3EED2Ev

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local void @_ZN6shapes5ShapeD2Ev(ptr nocapture nonnull align 8 %0) unnamed_addr #0 align 2 {
  ret void
}

; Function Attrs: noreturn nounwind uwtable
define dso_local void @_ZN6shapes5ShapeD0Ev(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #1 align 2 {
  tail call void @llvm.trap() #21
  unreachable
}

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable
define dso_local noalias noundef ptr @_ZNK6shapes5Shape5cloneEv(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #0 align 2 {
  ret ptr null
}

; Function Attrs: uwtable
define dso_local noalias noundef nonnull ptr @_ZNK6shapes4Disc5cloneEv(ptr nocapture noundef nonnull readonly align 8 dereferenceable(48) %0) unnamed_addr #3 align 2 {
  %2 = tail call noalias noundef nonnull dereferenceable(48) ptr @_Znwm(i64 noundef 48) #22
  %3 = getelementptr inbounds i8, ptr %2, i64 32
  %4 = getelementptr inbounds i8, ptr %2, i64 40
  %5 = getelementptr inbounds i8, ptr %0, i64 40
  %6 = load i16, ptr %5, align 8
  store i16 %6, ptr %4, align 8
  %7 = getelementptr inbounds %"class.shapes::Named", ptr %2, i64 0, i32 1
  %8 = getelementptr inbounds %"class.shapes::Named", ptr %0, i64 0, i32 1
  %9 = load ptr, ptr %8, align 8, !tbaa !5
  store ptr %9, ptr %7, align 8, !tbaa !5
  %10 = getelementptr inbounds i8, ptr %2, i64 16
  %11 = getelementptr inbounds i8, ptr %2, i64 24
  %12 = getelementptr inbounds i8, ptr %0, i64 24
  %13 = load double, ptr %12, align 8, !tbaa !10
  store double %13, ptr %11, align 8, !tbaa !10
  store ptr getelementptr inbounds ({ [7 x ptr], [6 x ptr], [9 x ptr] }, ptr @_ZTVN6shapes4DiscE, i64 0, inrange i32 0, i64 3), ptr %2, align 8, !tbaa !13
  store ptr getelementptr inbounds ({ [7 x ptr], [6 x ptr], [9 x ptr] }, ptr @_ZTVN6shapes4DiscE, i64 0, inrange i32 2, i64 5), ptr %3, align 8, !tbaa !13
  store ptr getelementptr inbounds ({ [7 x ptr], [6 x ptr], [9 x ptr] }, ptr @_ZTVN6shapes4DiscE, i64 0, inrange i32 1, i64 3), ptr %10, align 8, !tbaa !13
  ret ptr %2
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #4

; Function Attrs: uwtable
define dso_local noalias noundef nonnull ptr @_ZTcv0_n40_v0_n24_NK6shapes4Disc5cloneEv(ptr nocapture noundef readonly %0) unnamed_addr #3 align 2 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 -40
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = tail call noalias noundef nonnull dereferenceable(48) ptr @_Znwm(i64 noundef 48) #22
  %7 = getelementptr inbounds i8, ptr %6, i64 32
  %8 = getelementptr inbounds i8, ptr %6, i64 40
  %9 = getelementptr inbounds i8, ptr %5, i64 40
  %10 = load i16, ptr %9, align 8
  store i16 %10, ptr %8, align 8
  %11 = getelementptr inbounds %"class.shapes::Named", ptr %6, i64 0, i32 1
  %12 = getelementptr inbounds %"class.shapes::Named", ptr %5, i64 0, i32 1
  %13 = load ptr, ptr %12, align 8, !tbaa !5
  store ptr %13, ptr %11, align 8, !tbaa !5
  %14 = getelementptr inbounds i8, ptr %6, i64 16
  %15 = getelementptr inbounds i8, ptr %6, i64 24
  %16 = getelementptr inbounds i8, ptr %5, i64 24
  %17 = load double, ptr %16, align 8, !tbaa !10
  store double %17, ptr %15, align 8, !tbaa !10
  store ptr getelementptr inbounds ({ [7 x ptr], [6 x ptr], [9 x ptr] }, ptr @_ZTVN6shapes4DiscE, i64 0, inrange i32 0, i64 3), ptr %6, align 8, !tbaa !13
  store ptr getelementptr inbounds ({ [7 x ptr], [6 x ptr], [9 x ptr] }, ptr @_ZTVN6shapes4DiscE, i64 0, inrange i32 2, i64 5), ptr %7, align 8, !tbaa !13
  store ptr getelementptr inbounds ({ [7 x ptr], [6 x ptr], [9 x ptr] }, ptr @_ZTVN6shapes4DiscE, i64 0, inrange i32 1, i64 3), ptr %14, align 8, !tbaa !13
  ret ptr %7
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN6shapes5StackIiLj4EED2Ev(ptr noundef nonnull align 4 dereferenceable(20) %0) unnamed_addr #5 comdat align 2 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %0, i8 0, i64 16, i1 false), !tbaa !15
  ret void
}

; Function Attrs: nounwind
declare i32 @__cxa_thread_atexit(ptr, ptr, ptr) local_unnamed_addr #6

; Function Attrs: mustprogress uwtable
define dso_local noundef double @_Z5applyRKN6shapes5ShapeEMS0_KFdvE(ptr noundef nonnull align 8 dereferenceable(10) %0, i64 %1, i64 %2) local_unnamed_addr #7 {
  %4 = getelementptr inbounds i8, ptr %0, i64 %2
  %5 = and i64 %1, 1
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %12, label %7

7:                                                ; preds = %3
  %8 = load ptr, ptr %4, align 8, !tbaa !13
  %9 = add i64 %1, -1
  %10 = getelementptr i8, ptr %8, i64 %9, !nosanitize !17
  %11 = load ptr, ptr %10, align 8, !nosanitize !17
  br label %14

12:                                               ; preds = %3
  %13 = inttoptr i64 %1 to ptr
  br label %14

14:                                               ; preds = %7, %12
  %15 = phi ptr [ %11, %7 ], [ %13, %12 ]
  %16 = tail call noundef double %15(ptr noundef nonnull align 8 dereferenceable(10) %4)
  %17 = fmul double %16, 3.000000e+00
  ret double %17
}

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #8

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #8

; Function Attrs: uwtable
define dso_local noundef i32 @_Z10exceptionsRN6shapes5StackINS_5PointELj2EEENS_5LargeE(ptr nocapture noundef nonnull align 8 dereferenceable(36) %0, i64 noundef %1) local_unnamed_addr #3 personality ptr @__gxx_personality_v0 {
  %3 = alloca i32, align 4
  %4 = alloca %"struct.shapes::Point", align 16
  %5 = getelementptr inbounds %"class.shapes::Stack.0", ptr %0, i64 0, i32 1
  %6 = load i32, ptr %5, align 8, !tbaa !18
  %7 = icmp eq i32 %6, 2
  br i1 %7, label %8, label %11

8:                                                ; preds = %2
  %9 = tail call ptr @__cxa_allocate_exception(i64 4) #6
  store i32 2, ptr %9, align 16, !tbaa !20
  invoke void @__cxa_throw(ptr nonnull %9, ptr nonnull @_ZTIN6shapes6NormalE, ptr null) #23
          to label %10 unwind label %20

10:                                               ; preds = %8
  unreachable

11:                                               ; preds = %2
  %12 = add i32 %6, 1
  store i32 %12, ptr %5, align 8, !tbaa !18
  %13 = zext i32 %6 to i64
  %14 = getelementptr inbounds [2 x %"struct.shapes::Point"], ptr %0, i64 0, i64 %13
  store <2 x double> <double 1.000000e+00, double 2.000000e+00>, ptr %14, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #6
  store i32 3, ptr %3, align 4, !tbaa !15
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #6
  %15 = getelementptr inbounds [2 x %"struct.shapes::Point"], ptr %0, i64 0, i64 1
  %16 = load <2 x double>, ptr %0, align 8, !tbaa !22
  %17 = load <2 x double>, ptr %15, align 8, !tbaa !22
  %18 = fadd <2 x double> %16, %17
  store <2 x double> %18, ptr %4, align 16
  invoke void @_Z9may_throwOiRKN6shapes5PointE(ptr noundef nonnull align 4 dereferenceable(4) %3, ptr noundef nonnull align 8 dereferenceable(16) %4)
          to label %19 unwind label %22

19:                                               ; preds = %11
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #6
  br label %47

20:                                               ; preds = %8
  %21 = landingpad { ptr, i32 }
          catch ptr @_ZTIN6shapes6NormalE
          catch ptr @_ZTIPKN6shapes5PointE
          catch ptr null
  br label %24

22:                                               ; preds = %11
  %23 = landingpad { ptr, i32 }
          catch ptr @_ZTIN6shapes6NormalE
          catch ptr @_ZTIPKN6shapes5PointE
          catch ptr null
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #6
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #6
  br label %24

24:                                               ; preds = %22, %20
  %25 = phi { ptr, i32 } [ %23, %22 ], [ %21, %20 ]
  %26 = extractvalue { ptr, i32 } %25, 0
  %27 = extractvalue { ptr, i32 } %25, 1
  %28 = call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTIN6shapes6NormalE) #6
  %29 = icmp eq i32 %27, %28
  br i1 %29, label %30, label %33

30:                                               ; preds = %24
  %31 = call ptr @__cxa_begin_catch(ptr %26) #6
  %32 = load i32, ptr %31, align 4, !tbaa !20
  call void @__cxa_end_catch() #6
  br label %47

33:                                               ; preds = %24
  %34 = call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTIPKN6shapes5PointE) #6
  %35 = icmp eq i32 %27, %34
  %36 = call ptr @__cxa_begin_catch(ptr %26) #6
  br i1 %35, label %37, label %40

37:                                               ; preds = %33
  %38 = load double, ptr %36, align 8, !tbaa !23
  %39 = fptosi double %38 to i32
  call void @__cxa_end_catch() #6
  br label %47

40:                                               ; preds = %33
  %41 = icmp eq i64 %1, -1
  br i1 %41, label %42, label %45

42:                                               ; preds = %40
  invoke void @__cxa_rethrow() #23
          to label %53 unwind label %43

43:                                               ; preds = %42
  %44 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %49 unwind label %50

45:                                               ; preds = %40
  %46 = trunc i64 %1 to i32
  call void @__cxa_end_catch()
  br label %47

47:                                               ; preds = %45, %19, %30, %37
  %48 = phi i32 [ 0, %19 ], [ %32, %30 ], [ %39, %37 ], [ %46, %45 ]
  ret i32 %48

49:                                               ; preds = %43
  resume { ptr, i32 } %44

50:                                               ; preds = %43
  %51 = landingpad { ptr, i32 }
          catch ptr null
  %52 = extractvalue { ptr, i32 } %51, 0
  call void @__clang_call_terminate(ptr %52) #21
  unreachable

53:                                               ; preds = %42
  unreachable
}

declare i32 @__gxx_personality_v0(...)

declare void @_Z9may_throwOiRKN6shapes5PointE(ptr noundef nonnull align 4 dereferenceable(4), ptr noundef nonnull align 8 dereferenceable(16)) local_unnamed_addr #9

; Function Attrs: nofree nosync nounwind readnone
declare i32 @llvm.eh.typeid.for(ptr) #10

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_rethrow() local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(ptr %0) local_unnamed_addr #11 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #6
  tail call void @_ZSt9terminatev() #21
  unreachable
}

declare void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: mustprogress nofree nounwind readonly willreturn uwtable
define dso_local noundef ptr @_Z8narrowedPKN6shapes5ShapeE(ptr noundef readonly %0) local_unnamed_addr #12 {
  %2 = icmp eq ptr %0, null
  br i1 %2, label %5, label %3

3:                                                ; preds = %1
  %4 = tail call ptr @__dynamic_cast(ptr nonnull %0, ptr nonnull @_ZTIN6shapes5ShapeE, ptr nonnull @_ZTIN6shapes4DiscE, i64 -1) #6
  br label %5

5:                                                ; preds = %1, %3
  %6 = phi ptr [ %4, %3 ], [ null, %1 ]
  ret ptr %6
}

; Function Attrs: nofree nounwind readonly
declare ptr @__dynamic_cast(ptr, ptr, ptr, i64) local_unnamed_addr #13

; Function Attrs: mustprogress uwtable
define weak_odr dso_local void @_ZN6shapes5StackIsLj3EE4pushEs(ptr noundef nonnull align 4 dereferenceable(12) %0, i16 noundef signext %1) local_unnamed_addr #7 comdat align 2 {
  %3 = getelementptr inbounds %"class.shapes::Stack.3", ptr %0, i64 0, i32 1
  %4 = load i32, ptr %3, align 4, !tbaa !25
  %5 = icmp eq i32 %4, 3
  br i1 %5, label %6, label %8

6:                                                ; preds = %2
  %7 = tail call ptr @__cxa_allocate_exception(i64 4) #6
  store i32 2, ptr %7, align 16, !tbaa !20
  tail call void @__cxa_throw(ptr nonnull %7, ptr nonnull @_ZTIN6shapes6NormalE, ptr null) #23
  unreachable

8:                                                ; preds = %2
  %9 = add i32 %4, 1
  store i32 %9, ptr %3, align 4, !tbaa !25
  %10 = zext i32 %4 to i64
  %11 = getelementptr inbounds [3 x i16], ptr %0, i64 0, i64 %10
  store i16 %1, ptr %11, align 2, !tbaa !27
  ret void
}

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

; Function Attrs: mustprogress nounwind uwtable
define weak_odr dso_local noundef nonnull align 2 dereferenceable(2) ptr @_ZN6shapes5StackIsLj3EEixEj(ptr noundef nonnull align 4 dereferenceable(12) %0, i32 noundef %1) local_unnamed_addr #14 comdat align 2 {
  %3 = zext i32 %1 to i64
  %4 = getelementptr inbounds [3 x i16], ptr %0, i64 0, i64 %3
  ret ptr %4
}

; Function Attrs: nounwind uwtable
define weak_odr dso_local void @_ZN6shapes5StackIsLj3EED2Ev(ptr noundef nonnull align 4 dereferenceable(12) %0) unnamed_addr #5 comdat($_ZN6shapes5StackIsLj3EED5Ev) align 2 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(6) %0, i8 0, i64 6, i1 false), !tbaa !27
  ret void
}

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #15 personality ptr @__gxx_personality_v0 {
  %1 = alloca %"class.shapes::Stack.0", align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %1) #6
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(36) %1, i8 0, i64 36, i1 false)
  %2 = load i8, ptr @__tls_guard, align 1
  %3 = icmp eq i8 %2, 0
  br i1 %3, label %4, label %7, !prof !29

4:                                                ; preds = %0
  store i8 1, ptr @__tls_guard, align 1
  %5 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard)
  %6 = tail call i32 @__cxa_thread_atexit(ptr nonnull @_ZN6shapes5StackIiLj4EED2Ev, ptr nonnull @per_thread, ptr nonnull @__dso_handle) #6
  br label %7

7:                                                ; preds = %0, %4
  %8 = load i32, ptr getelementptr inbounds (%"class.shapes::Stack", ptr @per_thread, i64 0, i32 1), align 4, !tbaa !30
  %9 = icmp eq i32 %8, 4
  br i1 %9, label %10, label %12

10:                                               ; preds = %7
  %11 = tail call ptr @__cxa_allocate_exception(i64 4) #6
  store i32 2, ptr %11, align 16, !tbaa !20
  tail call void @__cxa_throw(ptr nonnull %11, ptr nonnull @_ZTIN6shapes6NormalE, ptr null) #23
  unreachable

12:                                               ; preds = %7
  %13 = load i32, ptr @_ZN6shapes2v118templated_variableILi21EEE, align 4, !tbaa !15
  %14 = add i32 %8, 1
  store i32 %14, ptr getelementptr inbounds (%"class.shapes::Stack", ptr @per_thread, i64 0, i32 1), align 4, !tbaa !30
  %15 = zext i32 %8 to i64
  %16 = getelementptr inbounds [4 x i32], ptr @per_thread, i64 0, i64 %15
  store i32 %13, ptr %16, align 4, !tbaa !15
  %17 = load atomic i8, ptr @_ZGVZL6sharedvE4disc acquire, align 8
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %19, label %25, !prof !32

19:                                               ; preds = %12
  %20 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZL6sharedvE4disc) #6
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %25, label %22

22:                                               ; preds = %19
  store i8 0, ptr getelementptr inbounds (%"class.shapes::Disc", ptr @_ZZL6sharedvE4disc, i64 0, i32 2, i32 1), align 8, !tbaa !33
  store ptr @.str, ptr getelementptr inbounds (%"class.shapes::Disc", ptr @_ZZL6sharedvE4disc, i64 0, i32 0, i32 1), align 8, !tbaa !5
  store double 1.000000e+00, ptr getelementptr inbounds (%"class.shapes::Disc", ptr @_ZZL6sharedvE4disc, i64 0, i32 1, i32 1), align 8, !tbaa !10
  store ptr getelementptr inbounds ({ [7 x ptr], [6 x ptr], [9 x ptr] }, ptr @_ZTVN6shapes4DiscE, i64 0, inrange i32 0, i64 3), ptr @_ZZL6sharedvE4disc, align 8, !tbaa !13
  store ptr getelementptr inbounds ({ [7 x ptr], [6 x ptr], [9 x ptr] }, ptr @_ZTVN6shapes4DiscE, i64 0, inrange i32 2, i64 5), ptr getelementptr inbounds (%"class.shapes::Disc", ptr @_ZZL6sharedvE4disc, i64 0, i32 2, i32 0), align 8, !tbaa !13
  store ptr getelementptr inbounds ({ [7 x ptr], [6 x ptr], [9 x ptr] }, ptr @_ZTVN6shapes4DiscE, i64 0, inrange i32 1, i64 3), ptr getelementptr inbounds (%"class.shapes::Disc", ptr @_ZZL6sharedvE4disc, i64 0, i32 1, i32 0), align 8, !tbaa !13
  %23 = load i32, ptr @_ZN6shapes5Shape5countE, align 4, !tbaa !15
  %24 = add nsw i32 %23, 1
  store i32 %24, ptr @_ZN6shapes5Shape5countE, align 4, !tbaa !15
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZL6sharedvE4disc) #6
  br label %25

25:                                               ; preds = %22, %19, %12
  %26 = load double, ptr getelementptr inbounds (%"class.shapes::Disc", ptr @_ZZL6sharedvE4disc, i64 0, i32 1, i32 1), align 8, !tbaa !10
  %27 = load i8, ptr @__tls_guard, align 1
  %28 = icmp eq i8 %27, 0
  br i1 %28, label %29, label %32, !prof !29

29:                                               ; preds = %25
  store i8 1, ptr @__tls_guard, align 1
  %30 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard)
  %31 = tail call i32 @__cxa_thread_atexit(ptr nonnull @_ZN6shapes5StackIiLj4EED2Ev, ptr nonnull @per_thread, ptr nonnull @__dso_handle) #6
  br label %32

32:                                               ; preds = %25, %29
  %33 = load i32, ptr @per_thread, align 4, !tbaa !15
  %34 = call noundef i32 @_Z10exceptionsRN6shapes5StackINS_5PointELj2EEENS_5LargeE(ptr noundef nonnull align 8 dereferenceable(36) %1, i64 noundef 2)
  %35 = load atomic i8, ptr @_ZGVZL6sharedvE4disc acquire, align 8
  %36 = icmp eq i8 %35, 0
  br i1 %36, label %37, label %43, !prof !32

37:                                               ; preds = %32
  %38 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZL6sharedvE4disc) #6
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %43, label %40

40:                                               ; preds = %37
  store i8 0, ptr getelementptr inbounds (%"class.shapes::Disc", ptr @_ZZL6sharedvE4disc, i64 0, i32 2, i32 1), align 8, !tbaa !33
  store ptr @.str, ptr getelementptr inbounds (%"class.shapes::Disc", ptr @_ZZL6sharedvE4disc, i64 0, i32 0, i32 1), align 8, !tbaa !5
  store double 1.000000e+00, ptr getelementptr inbounds (%"class.shapes::Disc", ptr @_ZZL6sharedvE4disc, i64 0, i32 1, i32 1), align 8, !tbaa !10
  store ptr getelementptr inbounds ({ [7 x ptr], [6 x ptr], [9 x ptr] }, ptr @_ZTVN6shapes4DiscE, i64 0, inrange i32 0, i64 3), ptr @_ZZL6sharedvE4disc, align 8, !tbaa !13
  store ptr getelementptr inbounds ({ [7 x ptr], [6 x ptr], [9 x ptr] }, ptr @_ZTVN6shapes4DiscE, i64 0, inrange i32 2, i64 5), ptr getelementptr inbounds (%"class.shapes::Disc", ptr @_ZZL6sharedvE4disc, i64 0, i32 2, i32 0), align 8, !tbaa !13
  store ptr getelementptr inbounds ({ [7 x ptr], [6 x ptr], [9 x ptr] }, ptr @_ZTVN6shapes4DiscE, i64 0, inrange i32 1, i64 3), ptr getelementptr inbounds (%"class.shapes::Disc", ptr @_ZZL6sharedvE4disc, i64 0, i32 1, i32 0), align 8, !tbaa !13
  %41 = load i32, ptr @_ZN6shapes5Shape5countE, align 4, !tbaa !15
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr @_ZN6shapes5Shape5countE, align 4, !tbaa !15
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZL6sharedvE4disc) #6
  br label %43

43:                                               ; preds = %40, %37, %32
  %44 = fmul double %26, 3.141590e+00
  %45 = fmul double %26, %44
  %46 = fmul double %45, 3.000000e+00
  %47 = sitofp i32 %33 to double
  %48 = fadd double %46, %47
  %49 = fptosi double %48 to i32
  %50 = tail call ptr @__dynamic_cast(ptr nonnull getelementptr inbounds (%"class.shapes::Disc", ptr @_ZZL6sharedvE4disc, i64 0, i32 2, i32 0), ptr nonnull @_ZTIN6shapes5ShapeE, ptr nonnull @_ZTIN6shapes4DiscE, i64 -1) #6
  %51 = icmp ne ptr %50, null
  %52 = zext i1 %51 to i32
  %53 = add i32 %49, 3
  %54 = add i32 %53, %34
  %55 = add i32 %54, %52
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %1) #6
  ret i32 %55
}

; Function Attrs: uwtable
define weak_odr hidden noundef ptr @_ZTW10per_thread() local_unnamed_addr #16 comdat {
  %1 = load i8, ptr @__tls_guard, align 1
  %2 = icmp eq i8 %1, 0
  br i1 %2, label %3, label %6, !prof !29

3:                                                ; preds = %0
  store i8 1, ptr @__tls_guard, align 1
  %4 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard)
  %5 = tail call i32 @__cxa_thread_atexit(ptr nonnull @_ZN6shapes5StackIiLj4EED2Ev, ptr nonnull @per_thread, ptr nonnull @__dso_handle) #6
  br label %6

6:                                                ; preds = %0, %3
  ret ptr @per_thread
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN6shapes5NamedD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #17 comdat align 2 {
  tail call void @llvm.trap() #21
  unreachable
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN6shapes5NamedD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #17 comdat align 2 {
  tail call void @llvm.trap() #21
  unreachable
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N6shapes5NamedD1Ev(ptr noundef %0) unnamed_addr #17 comdat align 2 {
  tail call void @llvm.trap() #21
  unreachable
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N6shapes5NamedD0Ev(ptr noundef %0) unnamed_addr #17 comdat align 2 {
  tail call void @llvm.trap() #21
  unreachable
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZNK6shapes5Round4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #14 comdat align 2 {
  %2 = getelementptr inbounds %"class.shapes::Round", ptr %0, i64 0, i32 1
  %3 = load double, ptr %2, align 8, !tbaa !10
  %4 = fmul double %3, 3.141590e+00
  %5 = fmul double %3, %4
  ret double %5
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN6shapes5RoundD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #17 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN6shapes5RoundD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #17 comdat align 2 {
  tail call void @_ZdlPv(ptr noundef nonnull %0) #24
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N6shapes5RoundD1Ev(ptr noundef %0) unnamed_addr #17 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N6shapes5RoundD0Ev(ptr noundef %0) unnamed_addr #17 comdat align 2 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  tail call void @_ZdlPv(ptr noundef nonnull %5) #24
  ret void
}

; Function Attrs: uwtable
define linkonce_odr dso_local noundef double @_ZTv0_n32_NK6shapes5Round4areaEv(ptr noundef %0) unnamed_addr #3 comdat align 2 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 -32
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = getelementptr inbounds %"class.shapes::Round", ptr %5, i64 0, i32 1
  %7 = load double, ptr %6, align 8, !tbaa !10
  %8 = fmul double %7, 3.141590e+00
  %9 = fmul double %7, %8
  ret double %9
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN6shapes4DiscD1Ev(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #17 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN6shapes4DiscD0Ev(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #17 comdat align 2 {
  tail call void @_ZdlPv(ptr noundef nonnull %0) #24
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef double @_ZNK6shapes4Disc4areaEv(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #14 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 24
  %3 = load double, ptr %2, align 8, !tbaa !10
  %4 = fmul double %3, 3.141590e+00
  %5 = fmul double %3, %4
  ret double %5
}

; Function Attrs: uwtable
define linkonce_odr dso_local noundef double @_ZThn16_NK6shapes4Disc4areaEv(ptr noundef %0) unnamed_addr #3 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load double, ptr %2, align 8, !tbaa !10
  %4 = fmul double %3, 3.141590e+00
  %5 = fmul double %3, %4
  ret double %5
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N6shapes4DiscD1Ev(ptr noundef %0) unnamed_addr #17 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N6shapes4DiscD0Ev(ptr noundef %0) unnamed_addr #17 comdat align 2 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -16
  tail call void @_ZdlPv(ptr noundef nonnull %2) #24
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N6shapes4DiscD1Ev(ptr noundef %0) unnamed_addr #17 comdat align 2 {
  ret void
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N6shapes4DiscD0Ev(ptr noundef %0) unnamed_addr #17 comdat align 2 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 -24
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  tail call void @_ZdlPv(ptr noundef nonnull %5) #24
  ret void
}

; Function Attrs: uwtable
define linkonce_odr dso_local noundef double @_ZTv0_n32_NK6shapes4Disc4areaEv(ptr noundef %0) unnamed_addr #3 comdat align 2 {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 -32
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 %4
  %6 = getelementptr inbounds i8, ptr %5, i64 24
  %7 = load double, ptr %6, align 8, !tbaa !10
  %8 = fmul double %7, 3.141590e+00
  %9 = fmul double %7, %8
  ret double %9
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_guard_acquire(ptr) local_unnamed_addr #18

; Function Attrs: nofree nounwind
declare void @__cxa_guard_release(ptr) local_unnamed_addr #18

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #19

; Function Attrs: argmemonly mustprogress nocallback nofree nounwind willreturn writeonly
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #20

; Function Attrs: nounwind uwtable
define dso_local void @_ZTH10per_thread() local_unnamed_addr #5 {
  %1 = load i8, ptr @__tls_guard, align 1
  %2 = icmp eq i8 %1, 0
  br i1 %2, label %3, label %6, !prof !29

3:                                                ; preds = %0
  store i8 1, ptr @__tls_guard, align 1
  %4 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard)
  %5 = tail call i32 @__cxa_thread_atexit(ptr nonnull @_ZN6shapes5StackIiLj4EED2Ev, ptr nonnull @per_thread, ptr nonnull @__dso_handle) #6
  br label %6

6:                                                ; preds = %3, %0
  ret void
}

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.invariant.start.p0(i64 immarg, ptr nocapture) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind readnone willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { cold noreturn nounwind }
attributes #3 = { uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin allocsize(0) "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { mustprogress uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { argmemonly mustprogress nocallback nofree nosync nounwind willreturn }
attributes #9 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nofree nosync nounwind readnone }
attributes #11 = { noinline noreturn nounwind }
attributes #12 = { mustprogress nofree nounwind readonly willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nofree nounwind readonly }
attributes #14 = { mustprogress nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { norecurse uwtable "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { uwtable "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { inlinehint nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { nofree nounwind }
attributes #19 = { nobuiltin nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #20 = { argmemonly mustprogress nocallback nofree nounwind willreturn writeonly }
attributes #21 = { noreturn nounwind }
attributes #22 = { builtin allocsize(0) }
attributes #23 = { noreturn }
attributes #24 = { builtin nounwind }

!llvm.linker.options = !{}
!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 15.0.6"}
!5 = !{!6, !7, i64 8}
!6 = !{!"_ZTSN6shapes5NamedE", !7, i64 8}
!7 = !{!"any pointer", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = !{!11, !12, i64 8}
!11 = !{!"_ZTSN6shapes5RoundE", !12, i64 8}
!12 = !{!"double", !8, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"vtable pointer", !9, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !8, i64 0}
!17 = !{}
!18 = !{!19, !16, i64 32}
!19 = !{!"_ZTSN6shapes5StackINS_5PointELj2EEE", !8, i64 0, !16, i64 32}
!20 = !{!21, !21, i64 0}
!21 = !{!"_ZTSN6shapes6NormalE", !8, i64 0}
!22 = !{!12, !12, i64 0}
!23 = !{!24, !12, i64 0}
!24 = !{!"_ZTSN6shapes5PointE", !12, i64 0, !12, i64 8}
!25 = !{!26, !16, i64 8}
!26 = !{!"_ZTSN6shapes5StackIsLj3EEE", !8, i64 0, !16, i64 8}
!27 = !{!28, !28, i64 0}
!28 = !{!"short", !8, i64 0}
!29 = !{!"branch_weights", i32 1, i32 1023}
!30 = !{!31, !16, i64 16}
!31 = !{!"_ZTSN6shapes5StackIiLj4EEE", !8, i64 0, !16, i64 16}
!32 = !{!"branch_weights", i32 1, i32 1048575}
!33 = !{!34, !35, i64 8}
!34 = !{!"_ZTSN6shapes5ShapeE", !35, i64 8, !16, i64 9}
!35 = !{!"_ZTSN6shapes5SmallE", !8, i64 0}
