; ModuleID = 'classes.cpp'
source_filename = "classes.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.shapes::Stack" = type { [4 x i32], i32 }
%"class.shapes::Disc" = type { %"class.shapes::Named.base", %"class.shapes::Round.base", %"class.shapes::Shape.base" }
%"class.shapes::Named.base" = type { ptr, ptr }
%"class.shapes::Round.base" = type { ptr, double }
%"class.shapes::Shape.base" = type <{ ptr, i8, i8 }>
%class.anon = type { ptr, { i64, i64 } }
%"class.shapes::Stack.1" = type <{ [4 x i64], i32, [4 x i8] }>
%"struct.shapes::Point" = type { double, double }
%"class.shapes::Stack.0" = type <{ [2 x %"struct.shapes::Point"], i32, [4 x i8] }>
%"class.shapes::Stack.3" = type { [3 x i16], i32 }
%"class.shapes::Round" = type { ptr, double, %"class.shapes::Shape.base" }
%"class.shapes::Shape" = type <{ ptr, i8, i8, [6 x i8] }>
%"class.shapes::Named" = type { ptr, ptr, %"class.shapes::Shape.base" }

$_ZN6shapes4DiscC1ERKS0_ = comdat any

$_ZN6shapes5StackIiLj4EED2Ev = comdat any

$_ZN6shapes5StackIlLj4EEC2Ev = comdat any

$_ZN6shapes5StackINS_5PointELj2EE4pushES1_ = comdat any

$_ZN6shapesplERKNS_5PointES2_ = comdat any

$_ZN6shapes5StackINS_5PointELj2EEixEj = comdat any

$__clang_call_terminate = comdat any

$_ZN6shapes5StackIlLj4EED2Ev = comdat any

$_ZN6shapes5StackIsLj3EE4pushEs = comdat any

$_ZN6shapes5StackIsLj3EEixEj = comdat any

$_ZN6shapes5StackIsLj3EED5Ev = comdat any

$_ZN6shapes5StackINS_5PointELj2EEC2Ev = comdat any

$_ZTW10per_thread = comdat any

$_ZN6shapes5StackIiLj4EE4pushEi = comdat any

$_ZN6shapes5StackIiLj4EEixEj = comdat any

$_ZN6shapes2v18count_ofIJicfEEEjDpT_ = comdat any

$_ZN6shapes5StackINS_5PointELj2EED2Ev = comdat any

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

$_ZN6shapes5ShapeC2ERKS0_ = comdat any

$_ZN6shapes5NamedC2ERKS0_ = comdat any

$_ZN6shapes5RoundC2ERKS0_ = comdat any

$_ZN6shapes4DiscC1Ev = comdat any

$_ZN6shapes5ShapeC2Ev = comdat any

$_ZN6shapes5NamedC2EPKc = comdat any

$_ZN6shapes5RoundC2Ev = comdat any

$_ZN6shapes5RoundD2Ev = comdat any

$_ZN6shapes4DiscD2Ev = comdat any

$_ZN6shapes5NamedD2Ev = comdat any

$_ZN6shapes5PointC2Ev = comdat any

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

$_ZTVN6shapes5RoundE = comdat any

$_ZTTN6shapes5RoundE = comdat any

@_ZN6shapes5Shape5countE = dso_local global i32 0, align 4, !dbg !0
@per_thread = dso_local thread_local global %"class.shapes::Stack" zeroinitializer, align 4, !dbg !35
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
@_ZN6shapes2v118templated_variableILi21EEE = linkonce_odr dso_local global i32 42, comdat, align 4, !dbg !173
@_ZTVN6shapes5ShapeE = dso_local unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr @_ZTIN6shapes5ShapeE, ptr @_ZN6shapes5ShapeD1Ev, ptr @_ZN6shapes5ShapeD0Ev, ptr @__cxa_pure_virtual, ptr @_ZNK6shapes5Shape5cloneEv] }, align 8
@_ZTVN6shapes4DiscE = dso_local unnamed_addr constant { [7 x ptr], [6 x ptr], [9 x ptr] } { [7 x ptr] [ptr inttoptr (i64 32 to ptr), ptr null, ptr @_ZTIN6shapes4DiscE, ptr @_ZN6shapes4DiscD1Ev, ptr @_ZN6shapes4DiscD0Ev, ptr @_ZNK6shapes4Disc5cloneEv, ptr @_ZNK6shapes4Disc4areaEv], [6 x ptr] [ptr inttoptr (i64 16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTIN6shapes4DiscE, ptr @_ZThn16_NK6shapes4Disc4areaEv, ptr @_ZThn16_N6shapes4DiscD1Ev, ptr @_ZThn16_N6shapes4DiscD0Ev], [9 x ptr] [ptr inttoptr (i64 -32 to ptr), ptr inttoptr (i64 -32 to ptr), ptr inttoptr (i64 -32 to ptr), ptr inttoptr (i64 -32 to ptr), ptr @_ZTIN6shapes4DiscE, ptr @_ZTv0_n24_N6shapes4DiscD1Ev, ptr @_ZTv0_n24_N6shapes4DiscD0Ev, ptr @_ZTv0_n32_NK6shapes4Disc4areaEv, ptr @_ZTcv0_n40_v0_n24_NK6shapes4Disc5cloneEv] }, align 8
@_ZTTN6shapes4DiscE = dso_local unnamed_addr constant [7 x ptr] [ptr getelementptr inbounds ({ [7 x ptr], [6 x ptr], [9 x ptr] }, ptr @_ZTVN6shapes4DiscE, i32 0, inrange i32 0, i32 3), ptr getelementptr inbounds ({ [5 x ptr], [9 x ptr] }, ptr @_ZTCN6shapes4DiscE0_NS_5NamedE, i32 0, inrange i32 0, i32 3), ptr getelementptr inbounds ({ [5 x ptr], [9 x ptr] }, ptr @_ZTCN6shapes4DiscE0_NS_5NamedE, i32 0, inrange i32 1, i32 5), ptr getelementptr inbounds ({ [6 x ptr], [9 x ptr] }, ptr @_ZTCN6shapes4DiscE16_NS_5RoundE, i32 0, inrange i32 0, i32 3), ptr getelementptr inbounds ({ [6 x ptr], [9 x ptr] }, ptr @_ZTCN6shapes4DiscE16_NS_5RoundE, i32 0, inrange i32 1, i32 5), ptr getelementptr inbounds ({ [7 x ptr], [6 x ptr], [9 x ptr] }, ptr @_ZTVN6shapes4DiscE, i32 0, inrange i32 2, i32 5), ptr getelementptr inbounds ({ [7 x ptr], [6 x ptr], [9 x ptr] }, ptr @_ZTVN6shapes4DiscE, i32 0, inrange i32 1, i32 3)], align 8
@_ZTCN6shapes4DiscE0_NS_5NamedE = dso_local unnamed_addr constant { [5 x ptr], [9 x ptr] } { [5 x ptr] [ptr inttoptr (i64 32 to ptr), ptr null, ptr @_ZTIN6shapes5NamedE, ptr @_ZN6shapes5NamedD1Ev, ptr @_ZN6shapes5NamedD0Ev], [9 x ptr] [ptr null, ptr null, ptr inttoptr (i64 -32 to ptr), ptr inttoptr (i64 -32 to ptr), ptr @_ZTIN6shapes5NamedE, ptr @_ZTv0_n24_N6shapes5NamedD1Ev, ptr @_ZTv0_n24_N6shapes5NamedD0Ev, ptr @__cxa_pure_virtual, ptr @_ZNK6shapes5Shape5cloneEv] }, align 8
@_ZTCN6shapes4DiscE16_NS_5RoundE = dso_local unnamed_addr constant { [6 x ptr], [9 x ptr] } { [6 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @_ZTIN6shapes5RoundE, ptr @_ZNK6shapes5Round4areaEv, ptr @_ZN6shapes5RoundD1Ev, ptr @_ZN6shapes5RoundD0Ev], [9 x ptr] [ptr null, ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTIN6shapes5RoundE, ptr @_ZTv0_n24_N6shapes5RoundD1Ev, ptr @_ZTv0_n24_N6shapes5RoundD0Ev, ptr @_ZTv0_n32_NK6shapes5Round4areaEv, ptr @_ZNK6shapes5Shape5cloneEv] }, align 8
@_ZZL6sharedvE4disc = internal global %"class.shapes::Disc" zeroinitializer, align 8, !dbg !161
@_ZGVZL6sharedvE4disc = internal global i64 0, align 8
@.str = private unnamed_addr constant [5 x i8] c"disc\00", align 1, !dbg !168
@_ZTVN6shapes5RoundE = linkonce_odr dso_local unnamed_addr constant { [6 x ptr], [9 x ptr] } { [6 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @_ZTIN6shapes5RoundE, ptr @_ZNK6shapes5Round4areaEv, ptr @_ZN6shapes5RoundD1Ev, ptr @_ZN6shapes5RoundD0Ev], [9 x ptr] [ptr null, ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTIN6shapes5RoundE, ptr @_ZTv0_n24_N6shapes5RoundD1Ev, ptr @_ZTv0_n24_N6shapes5RoundD0Ev, ptr @_ZTv0_n32_NK6shapes5Round4areaEv, ptr @_ZNK6shapes5Shape5cloneEv] }, comdat, align 8
@_ZTTN6shapes5RoundE = linkonce_odr unnamed_addr constant [2 x ptr] [ptr getelementptr inbounds ({ [6 x ptr], [9 x ptr] }, ptr @_ZTVN6shapes5RoundE, i32 0, inrange i32 0, i32 3), ptr getelementptr inbounds ({ [6 x ptr], [9 x ptr] }, ptr @_ZTVN6shapes5RoundE, i32 0, inrange i32 1, i32 5)], comdat, align 8
@__tls_guard = internal thread_local global i8 0, align 1

@_ZN6shapes5ShapeD1Ev = dso_local unnamed_addr alias void (ptr), ptr @_ZN6shapes5ShapeD2Ev
@_ZN6shapes5StackIsLj3EED1Ev = weak_odr dso_local unnamed_addr alias void (ptr), ptr @_ZN6shapes5StackIsLj3EED2Ev
@_ZTH10per_thread = dso_local alias void (), ptr @__tls_init

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @_ZN6shapes5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(10) %0) unnamed_addr #0 align 2 !dbg !206 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !207, metadata !DIExpression()), !dbg !208
  %3 = load ptr, ptr %2, align 8
  ret void, !dbg !209
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @_ZN6shapes5ShapeD0Ev(ptr noundef nonnull align 8 dereferenceable(10) %0) unnamed_addr #0 align 2 !dbg !210 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !211, metadata !DIExpression()), !dbg !212
  %3 = load ptr, ptr %2, align 8
  call void @llvm.trap() #18, !dbg !213
  unreachable, !dbg !213
}

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #2

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define dso_local noundef ptr @_ZNK6shapes5Shape5cloneEv(ptr noundef nonnull align 8 dereferenceable(10) %0) unnamed_addr #3 align 2 !dbg !214 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !215, metadata !DIExpression()), !dbg !217
  %3 = load ptr, ptr %2, align 8
  ret ptr null, !dbg !218
}

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef ptr @_ZNK6shapes4Disc5cloneEv(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #4 align 2 !dbg !219 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !220, metadata !DIExpression()), !dbg !221
  %3 = load ptr, ptr %2, align 8
  %4 = call noalias noundef nonnull ptr @_Znwm(i64 noundef 48) #19, !dbg !222, !heapallocsite !53
  call void @_ZN6shapes4DiscC1ERKS0_(ptr noundef nonnull align 8 dereferenceable(48) %4, ptr noundef nonnull align 8 dereferenceable(48) %3) #8, !dbg !223
  ret ptr %4, !dbg !224
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) #5

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6shapes4DiscC1ERKS0_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(48) %1) unnamed_addr #0 comdat align 2 !dbg !225 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !229, metadata !DIExpression()), !dbg !230
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !231, metadata !DIExpression()), !dbg !230
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 32, !dbg !232
  %7 = load ptr, ptr %4, align 8, !dbg !232
  %8 = getelementptr inbounds i8, ptr %7, i64 32, !dbg !232
  call void @_ZN6shapes5ShapeC2ERKS0_(ptr noundef nonnull align 8 dereferenceable(10) %6, ptr noundef nonnull align 8 dereferenceable(10) %8) #8, !dbg !232
  %9 = load ptr, ptr %4, align 8, !dbg !232
  call void @_ZN6shapes5NamedC2ERKS0_(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef getelementptr inbounds ([7 x ptr], ptr @_ZTTN6shapes4DiscE, i64 0, i64 1), ptr noundef nonnull align 8 dereferenceable(16) %9) #8, !dbg !232
  %10 = getelementptr inbounds i8, ptr %5, i64 16, !dbg !232
  %11 = load ptr, ptr %4, align 8, !dbg !232
  %12 = getelementptr inbounds i8, ptr %11, i64 16, !dbg !232
  call void @_ZN6shapes5RoundC2ERKS0_(ptr noundef nonnull align 8 dereferenceable(16) %10, ptr noundef getelementptr inbounds ([7 x ptr], ptr @_ZTTN6shapes4DiscE, i64 0, i64 3), ptr noundef nonnull align 8 dereferenceable(16) %12) #8, !dbg !232
  store ptr getelementptr inbounds ({ [7 x ptr], [6 x ptr], [9 x ptr] }, ptr @_ZTVN6shapes4DiscE, i32 0, inrange i32 0, i32 3), ptr %5, align 8, !dbg !232
  %13 = getelementptr inbounds i8, ptr %5, i64 32, !dbg !232
  store ptr getelementptr inbounds ({ [7 x ptr], [6 x ptr], [9 x ptr] }, ptr @_ZTVN6shapes4DiscE, i32 0, inrange i32 2, i32 5), ptr %13, align 8, !dbg !232
  %14 = getelementptr inbounds i8, ptr %5, i64 16, !dbg !232
  store ptr getelementptr inbounds ({ [7 x ptr], [6 x ptr], [9 x ptr] }, ptr @_ZTVN6shapes4DiscE, i32 0, inrange i32 1, i32 3), ptr %14, align 8, !dbg !232
  ret void, !dbg !232
}

; Function Attrs: noinline optnone uwtable
define dso_local noundef ptr @_ZTcv0_n40_v0_n24_NK6shapes4Disc5cloneEv(ptr noundef %0) unnamed_addr #6 align 2 !dbg !233 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !235
  %4 = load ptr, ptr %3, align 8, !dbg !235
  %5 = getelementptr inbounds i8, ptr %4, i64 -40, !dbg !235
  %6 = load i64, ptr %5, align 8, !dbg !235
  %7 = getelementptr inbounds i8, ptr %3, i64 %6, !dbg !235
  %8 = call noundef ptr @_ZNK6shapes4Disc5cloneEv(ptr noundef nonnull align 8 dereferenceable(48) %7), !dbg !235
  %9 = icmp eq ptr %8, null, !dbg !235
  br i1 %9, label %15, label %10, !dbg !235

10:                                               ; preds = %1
  %11 = load ptr, ptr %8, align 8, !dbg !235
  %12 = getelementptr inbounds i8, ptr %11, i64 -24, !dbg !235
  %13 = load i64, ptr %12, align 8, !dbg !235
  %14 = getelementptr inbounds i8, ptr %8, i64 %13, !dbg !235
  br label %16, !dbg !235

15:                                               ; preds = %1
  br label %16, !dbg !235

16:                                               ; preds = %15, %10
  %17 = phi ptr [ %14, %10 ], [ null, %15 ], !dbg !235
  ret ptr %17, !dbg !235
}

; Function Attrs: noinline uwtable
define internal void @__cxx_global_var_init() #7 section ".text.startup" !dbg !236 {
  %1 = call i32 @__cxa_thread_atexit(ptr @_ZN6shapes5StackIiLj4EED2Ev, ptr @per_thread, ptr @__dso_handle) #8, !dbg !240
  ret void, !dbg !240
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6shapes5StackIiLj4EED2Ev(ptr noundef nonnull align 4 dereferenceable(20) %0) unnamed_addr #0 comdat align 2 !dbg !241 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !242, metadata !DIExpression()), !dbg !244
  %7 = load ptr, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !245, metadata !DIExpression()), !dbg !249
  %8 = getelementptr inbounds %"class.shapes::Stack", ptr %7, i32 0, i32 0, !dbg !250
  store ptr %8, ptr %3, align 8, !dbg !250
  call void @llvm.dbg.declare(metadata ptr %4, metadata !251, metadata !DIExpression()), !dbg !249
  %9 = load ptr, ptr %3, align 8, !dbg !253
  %10 = getelementptr inbounds [4 x i32], ptr %9, i64 0, i64 0, !dbg !253
  store ptr %10, ptr %4, align 8, !dbg !253
  call void @llvm.dbg.declare(metadata ptr %5, metadata !254, metadata !DIExpression()), !dbg !249
  %11 = load ptr, ptr %3, align 8, !dbg !253
  %12 = getelementptr inbounds [4 x i32], ptr %11, i64 0, i64 0, !dbg !253
  %13 = getelementptr inbounds i32, ptr %12, i64 4, !dbg !253
  store ptr %13, ptr %5, align 8, !dbg !253
  br label %14, !dbg !253

14:                                               ; preds = %21, %1
  %15 = load ptr, ptr %4, align 8, !dbg !253
  %16 = load ptr, ptr %5, align 8, !dbg !253
  %17 = icmp ne ptr %15, %16, !dbg !253
  br i1 %17, label %18, label %24, !dbg !253

18:                                               ; preds = %14
  call void @llvm.dbg.declare(metadata ptr %6, metadata !255, metadata !DIExpression()), !dbg !257
  %19 = load ptr, ptr %4, align 8, !dbg !258
  store ptr %19, ptr %6, align 8, !dbg !257
  %20 = load ptr, ptr %6, align 8, !dbg !259
  store i32 0, ptr %20, align 4, !dbg !260
  br label %21, !dbg !261

21:                                               ; preds = %18
  %22 = load ptr, ptr %4, align 8, !dbg !253
  %23 = getelementptr inbounds i32, ptr %22, i32 1, !dbg !253
  store ptr %23, ptr %4, align 8, !dbg !253
  br label %14, !dbg !253, !llvm.loop !262

24:                                               ; preds = %14
  ret void, !dbg !264
}

; Function Attrs: nounwind
declare i32 @__cxa_thread_atexit(ptr, ptr, ptr) #8

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef double @_Z5applyRKN6shapes5ShapeEMS0_KFdvE(ptr noundef nonnull align 8 dereferenceable(10) %0, i64 %1, i64 %2) #4 !dbg !265 {
  %4 = alloca { i64, i64 }, align 8
  %5 = alloca ptr, align 8
  %6 = alloca { i64, i64 }, align 8
  %7 = alloca %class.anon, align 8
  %8 = getelementptr inbounds { i64, i64 }, ptr %4, i32 0, i32 0
  store i64 %1, ptr %8, align 8
  %9 = getelementptr inbounds { i64, i64 }, ptr %4, i32 0, i32 1
  store i64 %2, ptr %9, align 8
  %10 = load { i64, i64 }, ptr %4, align 8
  store ptr %0, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !271, metadata !DIExpression()), !dbg !272
  store { i64, i64 } %10, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %6, metadata !273, metadata !DIExpression()), !dbg !274
  call void @llvm.dbg.declare(metadata ptr %7, metadata !275, metadata !DIExpression()), !dbg !280
  %11 = getelementptr inbounds %class.anon, ptr %7, i32 0, i32 0, !dbg !281
  %12 = load ptr, ptr %5, align 8, !dbg !282
  store ptr %12, ptr %11, align 8, !dbg !281
  %13 = getelementptr inbounds %class.anon, ptr %7, i32 0, i32 1, !dbg !281
  %14 = load { i64, i64 }, ptr %6, align 8, !dbg !283
  store { i64, i64 } %14, ptr %13, align 8, !dbg !281
  %15 = call noundef double @"_ZZ5applyRKN6shapes5ShapeEMS0_KFdvEEN3$_0clEd"(ptr noundef nonnull align 8 dereferenceable(24) %7, double noundef 2.000000e+00), !dbg !284
  ret double %15, !dbg !285
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef double @"_ZZ5applyRKN6shapes5ShapeEMS0_KFdvEEN3$_0clEd"(ptr noundef nonnull align 8 dereferenceable(24) %0, double noundef %1) #4 align 2 !dbg !286 {
  %3 = alloca ptr, align 8
  %4 = alloca double, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !291, metadata !DIExpression()), !dbg !293
  store double %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !294, metadata !DIExpression()), !dbg !295
  %5 = load ptr, ptr %3, align 8
  %6 = load double, ptr %4, align 8, !dbg !296
  %7 = fadd double %6, 1.000000e+00, !dbg !296
  store double %7, ptr %4, align 8, !dbg !296
  %8 = getelementptr inbounds %class.anon, ptr %5, i32 0, i32 0, !dbg !297
  %9 = load ptr, ptr %8, align 8, !dbg !297
  %10 = getelementptr inbounds %class.anon, ptr %5, i32 0, i32 1, !dbg !298
  %11 = load { i64, i64 }, ptr %10, align 8, !dbg !298
  %12 = extractvalue { i64, i64 } %11, 1, !dbg !299
  %13 = getelementptr inbounds i8, ptr %9, i64 %12, !dbg !299
  %14 = extractvalue { i64, i64 } %11, 0, !dbg !299
  %15 = and i64 %14, 1, !dbg !299
  %16 = icmp ne i64 %15, 0, !dbg !299
  br i1 %16, label %17, label %22, !dbg !299

17:                                               ; preds = %2
  %18 = load ptr, ptr %13, align 8, !dbg !299
  %19 = sub i64 %14, 1, !dbg !299
  %20 = getelementptr i8, ptr %18, i64 %19, !dbg !299, !nosanitize !167
  %21 = load ptr, ptr %20, align 8, !dbg !299, !nosanitize !167
  br label %24, !dbg !299

22:                                               ; preds = %2
  %23 = inttoptr i64 %14 to ptr, !dbg !299
  br label %24, !dbg !299

24:                                               ; preds = %22, %17
  %25 = phi ptr [ %21, %17 ], [ %23, %22 ], !dbg !299
  %26 = call noundef double %25(ptr noundef nonnull align 8 dereferenceable(10) %13), !dbg !299
  %27 = load double, ptr %4, align 8, !dbg !300
  %28 = fmul double %26, %27, !dbg !301
  ret double %28, !dbg !302
}

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef i32 @_Z10exceptionsRN6shapes5StackINS_5PointELj2EEENS_5LargeE(ptr noundef nonnull align 8 dereferenceable(36) %0, i64 noundef %1) #4 personality ptr @__gxx_personality_v0 !dbg !303 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca %"class.shapes::Stack.1", align 8
  %7 = alloca %"struct.shapes::Point", align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %"struct.shapes::Point", align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !307, metadata !DIExpression()), !dbg !308
  store i64 %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !309, metadata !DIExpression()), !dbg !310
  call void @llvm.dbg.declare(metadata ptr %6, metadata !311, metadata !DIExpression()), !dbg !312
  call void @_ZN6shapes5StackIlLj4EEC2Ev(ptr noundef nonnull align 8 dereferenceable(36) %6) #8, !dbg !312
  %16 = load ptr, ptr %4, align 8, !dbg !313
  %17 = getelementptr inbounds %"struct.shapes::Point", ptr %7, i32 0, i32 0, !dbg !315
  store double 1.000000e+00, ptr %17, align 8, !dbg !315
  %18 = getelementptr inbounds %"struct.shapes::Point", ptr %7, i32 0, i32 1, !dbg !315
  store double 2.000000e+00, ptr %18, align 8, !dbg !315
  %19 = getelementptr inbounds { double, double }, ptr %7, i32 0, i32 0, !dbg !316
  %20 = load double, ptr %19, align 8, !dbg !316
  %21 = getelementptr inbounds { double, double }, ptr %7, i32 0, i32 1, !dbg !316
  %22 = load double, ptr %21, align 8, !dbg !316
  invoke void @_ZN6shapes5StackINS_5PointELj2EE4pushES1_(ptr noundef nonnull align 8 dereferenceable(36) %16, double %20, double %22)
          to label %23 unwind label %37, !dbg !316

23:                                               ; preds = %2
  store i32 3, ptr %10, align 4, !dbg !317
  %24 = load ptr, ptr %4, align 8, !dbg !318
  %25 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZN6shapes5StackINS_5PointELj2EEixEj(ptr noundef nonnull align 8 dereferenceable(36) %24, i32 noundef 0)
          to label %26 unwind label %37, !dbg !318

26:                                               ; preds = %23
  %27 = load ptr, ptr %4, align 8, !dbg !319
  %28 = invoke noundef nonnull align 8 dereferenceable(16) ptr @_ZN6shapes5StackINS_5PointELj2EEixEj(ptr noundef nonnull align 8 dereferenceable(36) %27, i32 noundef 1)
          to label %29 unwind label %37, !dbg !319

29:                                               ; preds = %26
  %30 = invoke { double, double } @_ZN6shapesplERKNS_5PointES2_(ptr noundef nonnull align 8 dereferenceable(16) %25, ptr noundef nonnull align 8 dereferenceable(16) %28)
          to label %31 unwind label %37, !dbg !320

31:                                               ; preds = %29
  %32 = getelementptr inbounds { double, double }, ptr %11, i32 0, i32 0, !dbg !320
  %33 = extractvalue { double, double } %30, 0, !dbg !320
  store double %33, ptr %32, align 8, !dbg !320
  %34 = getelementptr inbounds { double, double }, ptr %11, i32 0, i32 1, !dbg !320
  %35 = extractvalue { double, double } %30, 1, !dbg !320
  store double %35, ptr %34, align 8, !dbg !320
  invoke void @_Z9may_throwOiRKN6shapes5PointE(ptr noundef nonnull align 4 dereferenceable(4) %10, ptr noundef nonnull align 8 dereferenceable(16) %11)
          to label %36 unwind label %37, !dbg !321

36:                                               ; preds = %31
  br label %80, !dbg !322

37:                                               ; preds = %31, %29, %26, %23, %2
  %38 = landingpad { ptr, i32 }
          catch ptr @_ZTIN6shapes6NormalE
          catch ptr @_ZTIPKN6shapes5PointE
          catch ptr null, !dbg !323
  %39 = extractvalue { ptr, i32 } %38, 0, !dbg !323
  store ptr %39, ptr %8, align 8, !dbg !323
  %40 = extractvalue { ptr, i32 } %38, 1, !dbg !323
  store i32 %40, ptr %9, align 4, !dbg !323
  br label %41, !dbg !323

41:                                               ; preds = %37
  %42 = load i32, ptr %9, align 4, !dbg !322
  %43 = call i32 @llvm.eh.typeid.for(ptr @_ZTIN6shapes6NormalE) #8, !dbg !322
  %44 = icmp eq i32 %42, %43, !dbg !322
  br i1 %44, label %45, label %50, !dbg !322

45:                                               ; preds = %41
  call void @llvm.dbg.declare(metadata ptr %15, metadata !324, metadata !DIExpression()), !dbg !325
  %46 = load ptr, ptr %8, align 8, !dbg !326
  %47 = call ptr @__cxa_begin_catch(ptr %46) #8, !dbg !326
  %48 = load i32, ptr %47, align 4, !dbg !326
  store i32 %48, ptr %15, align 4, !dbg !326
  %49 = load i32, ptr %15, align 4, !dbg !328
  store i32 %49, ptr %3, align 4, !dbg !330
  store i32 1, ptr %12, align 4
  call void @__cxa_end_catch() #8, !dbg !331
  br label %81

50:                                               ; preds = %41
  %51 = call i32 @llvm.eh.typeid.for(ptr @_ZTIPKN6shapes5PointE) #8, !dbg !322
  %52 = icmp eq i32 %42, %51, !dbg !322
  br i1 %52, label %53, label %61, !dbg !322

53:                                               ; preds = %50
  call void @llvm.dbg.declare(metadata ptr %13, metadata !332, metadata !DIExpression()), !dbg !336
  %54 = load ptr, ptr %8, align 8, !dbg !337
  %55 = call ptr @__cxa_begin_catch(ptr %54) #8, !dbg !337
  store ptr %55, ptr %14, align 8, !dbg !337
  store ptr %14, ptr %13, align 8, !dbg !337
  %56 = load ptr, ptr %13, align 8, !dbg !339
  %57 = load ptr, ptr %56, align 8, !dbg !339
  %58 = getelementptr inbounds %"struct.shapes::Point", ptr %57, i32 0, i32 0, !dbg !340
  %59 = load double, ptr %58, align 8, !dbg !340
  %60 = fptosi double %59 to i32, !dbg !339
  store i32 %60, ptr %3, align 4, !dbg !341
  store i32 1, ptr %12, align 4
  call void @__cxa_end_catch() #8, !dbg !326
  br label %81

61:                                               ; preds = %50
  %62 = load ptr, ptr %8, align 8, !dbg !322
  %63 = call ptr @__cxa_begin_catch(ptr %62) #8, !dbg !322
  %64 = load i64, ptr %5, align 8, !dbg !342
  %65 = icmp eq i64 %64, -1, !dbg !344
  br i1 %65, label %66, label %71, !dbg !345

66:                                               ; preds = %61
  invoke void @__cxa_rethrow() #20
          to label %92 unwind label %67, !dbg !346

67:                                               ; preds = %66
  %68 = landingpad { ptr, i32 }
          cleanup, !dbg !347
  %69 = extractvalue { ptr, i32 } %68, 0, !dbg !347
  store ptr %69, ptr %8, align 8, !dbg !347
  %70 = extractvalue { ptr, i32 } %68, 1, !dbg !347
  store i32 %70, ptr %9, align 4, !dbg !347
  invoke void @__cxa_end_catch()
          to label %79 unwind label %89, !dbg !337

71:                                               ; preds = %61
  %72 = load i64, ptr %5, align 8, !dbg !348
  %73 = trunc i64 %72 to i32, !dbg !349
  store i32 %73, ptr %3, align 4, !dbg !350
  store i32 1, ptr %12, align 4
  invoke void @__cxa_end_catch()
          to label %74 unwind label %75, !dbg !337

74:                                               ; preds = %71
  br label %81

75:                                               ; preds = %71
  %76 = landingpad { ptr, i32 }
          cleanup, !dbg !351
  %77 = extractvalue { ptr, i32 } %76, 0, !dbg !351
  store ptr %77, ptr %8, align 8, !dbg !351
  %78 = extractvalue { ptr, i32 } %76, 1, !dbg !351
  store i32 %78, ptr %9, align 4, !dbg !351
  br label %83, !dbg !351

79:                                               ; preds = %67
  br label %83, !dbg !337

80:                                               ; preds = %36
  store i32 0, ptr %3, align 4, !dbg !352
  store i32 1, ptr %12, align 4
  br label %81, !dbg !352

81:                                               ; preds = %80, %45, %53, %74
  call void @_ZN6shapes5StackIlLj4EED2Ev(ptr noundef nonnull align 8 dereferenceable(36) %6) #8, !dbg !351
  %82 = load i32, ptr %3, align 4, !dbg !351
  ret i32 %82, !dbg !351

83:                                               ; preds = %79, %75
  call void @_ZN6shapes5StackIlLj4EED2Ev(ptr noundef nonnull align 8 dereferenceable(36) %6) #8, !dbg !351
  br label %84, !dbg !351

84:                                               ; preds = %83
  %85 = load ptr, ptr %8, align 8, !dbg !351
  %86 = load i32, ptr %9, align 4, !dbg !351
  %87 = insertvalue { ptr, i32 } undef, ptr %85, 0, !dbg !351
  %88 = insertvalue { ptr, i32 } %87, i32 %86, 1, !dbg !351
  resume { ptr, i32 } %88, !dbg !351

89:                                               ; preds = %67
  %90 = landingpad { ptr, i32 }
          catch ptr null, !dbg !337
  %91 = extractvalue { ptr, i32 } %90, 0, !dbg !337
  call void @__clang_call_terminate(ptr %91) #18, !dbg !337
  unreachable, !dbg !337

92:                                               ; preds = %66
  unreachable
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6shapes5StackIlLj4EEC2Ev(ptr noundef nonnull align 8 dereferenceable(36) %0) unnamed_addr #0 comdat align 2 !dbg !353 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !355, metadata !DIExpression()), !dbg !357
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"class.shapes::Stack.1", ptr %3, i32 0, i32 0, !dbg !358
  %5 = getelementptr inbounds [4 x i64], ptr %4, i64 0, i64 0, !dbg !359
  %6 = getelementptr inbounds i64, ptr %5, i64 4, !dbg !359
  br label %7, !dbg !359

7:                                                ; preds = %7, %1
  %8 = phi ptr [ %5, %1 ], [ %9, %7 ], !dbg !359
  store i64 0, ptr %8, align 8, !dbg !359
  %9 = getelementptr inbounds i64, ptr %8, i64 1, !dbg !359
  %10 = icmp eq ptr %9, %6, !dbg !359
  br i1 %10, label %11, label %7, !dbg !359

11:                                               ; preds = %7
  %12 = getelementptr inbounds %"class.shapes::Stack.1", ptr %3, i32 0, i32 1, !dbg !360
  store i32 0, ptr %12, align 8, !dbg !360
  ret void, !dbg !361
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZN6shapes5StackINS_5PointELj2EE4pushES1_(ptr noundef nonnull align 8 dereferenceable(36) %0, double %1, double %2) #4 comdat align 2 !dbg !362 {
  %4 = alloca %"struct.shapes::Point", align 8
  %5 = alloca ptr, align 8
  %6 = getelementptr inbounds { double, double }, ptr %4, i32 0, i32 0
  store double %1, ptr %6, align 8
  %7 = getelementptr inbounds { double, double }, ptr %4, i32 0, i32 1
  store double %2, ptr %7, align 8
  store ptr %0, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !363, metadata !DIExpression()), !dbg !365
  call void @llvm.dbg.declare(metadata ptr %4, metadata !366, metadata !DIExpression()), !dbg !367
  %8 = load ptr, ptr %5, align 8
  %9 = getelementptr inbounds %"class.shapes::Stack.0", ptr %8, i32 0, i32 1, !dbg !368
  %10 = load i32, ptr %9, align 8, !dbg !368
  %11 = icmp eq i32 %10, 2, !dbg !370
  br i1 %11, label %12, label %14, !dbg !371

12:                                               ; preds = %3
  %13 = call ptr @__cxa_allocate_exception(i64 4) #8, !dbg !372
  store i32 2, ptr %13, align 16, !dbg !372
  call void @__cxa_throw(ptr %13, ptr @_ZTIN6shapes6NormalE, ptr null) #20, !dbg !372
  unreachable, !dbg !372

14:                                               ; preds = %3
  %15 = getelementptr inbounds %"class.shapes::Stack.0", ptr %8, i32 0, i32 0, !dbg !373
  %16 = getelementptr inbounds %"class.shapes::Stack.0", ptr %8, i32 0, i32 1, !dbg !374
  %17 = load i32, ptr %16, align 8, !dbg !375
  %18 = add i32 %17, 1, !dbg !375
  store i32 %18, ptr %16, align 8, !dbg !375
  %19 = zext i32 %17 to i64, !dbg !373
  %20 = getelementptr inbounds [2 x %"struct.shapes::Point"], ptr %15, i64 0, i64 %19, !dbg !373
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %4, i64 16, i1 false), !dbg !376
  ret void, !dbg !377
}

declare i32 @__gxx_personality_v0(...)

declare void @_Z9may_throwOiRKN6shapes5PointE(ptr noundef nonnull align 4 dereferenceable(4), ptr noundef nonnull align 8 dereferenceable(16)) #9

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local { double, double } @_ZN6shapesplERKNS_5PointES2_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) #3 comdat !dbg !378 {
  %3 = alloca %"struct.shapes::Point", align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !382, metadata !DIExpression()), !dbg !383
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !384, metadata !DIExpression()), !dbg !385
  %6 = getelementptr inbounds %"struct.shapes::Point", ptr %3, i32 0, i32 0, !dbg !386
  %7 = load ptr, ptr %4, align 8, !dbg !387
  %8 = getelementptr inbounds %"struct.shapes::Point", ptr %7, i32 0, i32 0, !dbg !388
  %9 = load double, ptr %8, align 8, !dbg !388
  %10 = load ptr, ptr %5, align 8, !dbg !389
  %11 = getelementptr inbounds %"struct.shapes::Point", ptr %10, i32 0, i32 0, !dbg !390
  %12 = load double, ptr %11, align 8, !dbg !390
  %13 = fadd double %9, %12, !dbg !391
  store double %13, ptr %6, align 8, !dbg !386
  %14 = getelementptr inbounds %"struct.shapes::Point", ptr %3, i32 0, i32 1, !dbg !386
  %15 = load ptr, ptr %4, align 8, !dbg !392
  %16 = getelementptr inbounds %"struct.shapes::Point", ptr %15, i32 0, i32 1, !dbg !393
  %17 = load double, ptr %16, align 8, !dbg !393
  %18 = load ptr, ptr %5, align 8, !dbg !394
  %19 = getelementptr inbounds %"struct.shapes::Point", ptr %18, i32 0, i32 1, !dbg !395
  %20 = load double, ptr %19, align 8, !dbg !395
  %21 = fadd double %17, %20, !dbg !396
  store double %21, ptr %14, align 8, !dbg !386
  %22 = load { double, double }, ptr %3, align 8, !dbg !397
  ret { double, double } %22, !dbg !397
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZN6shapes5StackINS_5PointELj2EEixEj(ptr noundef nonnull align 8 dereferenceable(36) %0, i32 noundef %1) #3 comdat align 2 !dbg !398 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !399, metadata !DIExpression()), !dbg !400
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !401, metadata !DIExpression()), !dbg !402
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %"class.shapes::Stack.0", ptr %5, i32 0, i32 0, !dbg !403
  %7 = load i32, ptr %4, align 4, !dbg !404
  %8 = zext i32 %7 to i64, !dbg !403
  %9 = getelementptr inbounds [2 x %"struct.shapes::Point"], ptr %6, i64 0, i64 %8, !dbg !403
  ret ptr %9, !dbg !405
}

; Function Attrs: nounwind readnone
declare i32 @llvm.eh.typeid.for(ptr) #10

declare ptr @__cxa_begin_catch(ptr)

declare void @__cxa_rethrow()

declare void @__cxa_end_catch()

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(ptr %0) #11 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #8
  call void @_ZSt9terminatev() #18
  unreachable
}

declare void @_ZSt9terminatev()

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6shapes5StackIlLj4EED2Ev(ptr noundef nonnull align 8 dereferenceable(36) %0) unnamed_addr #0 comdat align 2 !dbg !406 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !407, metadata !DIExpression()), !dbg !408
  %7 = load ptr, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !409, metadata !DIExpression()), !dbg !413
  %8 = getelementptr inbounds %"class.shapes::Stack.1", ptr %7, i32 0, i32 0, !dbg !414
  store ptr %8, ptr %3, align 8, !dbg !414
  call void @llvm.dbg.declare(metadata ptr %4, metadata !415, metadata !DIExpression()), !dbg !413
  %9 = load ptr, ptr %3, align 8, !dbg !417
  %10 = getelementptr inbounds [4 x i64], ptr %9, i64 0, i64 0, !dbg !417
  store ptr %10, ptr %4, align 8, !dbg !417
  call void @llvm.dbg.declare(metadata ptr %5, metadata !418, metadata !DIExpression()), !dbg !413
  %11 = load ptr, ptr %3, align 8, !dbg !417
  %12 = getelementptr inbounds [4 x i64], ptr %11, i64 0, i64 0, !dbg !417
  %13 = getelementptr inbounds i64, ptr %12, i64 4, !dbg !417
  store ptr %13, ptr %5, align 8, !dbg !417
  br label %14, !dbg !417

14:                                               ; preds = %21, %1
  %15 = load ptr, ptr %4, align 8, !dbg !417
  %16 = load ptr, ptr %5, align 8, !dbg !417
  %17 = icmp ne ptr %15, %16, !dbg !417
  br i1 %17, label %18, label %24, !dbg !417

18:                                               ; preds = %14
  call void @llvm.dbg.declare(metadata ptr %6, metadata !419, metadata !DIExpression()), !dbg !421
  %19 = load ptr, ptr %4, align 8, !dbg !422
  store ptr %19, ptr %6, align 8, !dbg !421
  %20 = load ptr, ptr %6, align 8, !dbg !423
  store i64 0, ptr %20, align 8, !dbg !424
  br label %21, !dbg !425

21:                                               ; preds = %18
  %22 = load ptr, ptr %4, align 8, !dbg !417
  %23 = getelementptr inbounds i64, ptr %22, i32 1, !dbg !417
  store ptr %23, ptr %4, align 8, !dbg !417
  br label %14, !dbg !417, !llvm.loop !426

24:                                               ; preds = %14
  ret void, !dbg !428
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define dso_local noundef ptr @_Z8narrowedPKN6shapes5ShapeE(ptr noundef %0) #3 !dbg !429 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !432, metadata !DIExpression()), !dbg !433
  %3 = load ptr, ptr %2, align 8, !dbg !434
  %4 = icmp eq ptr %3, null, !dbg !435
  br i1 %4, label %7, label %5, !dbg !435

5:                                                ; preds = %1
  %6 = call ptr @__dynamic_cast(ptr %3, ptr @_ZTIN6shapes5ShapeE, ptr @_ZTIN6shapes4DiscE, i64 -1) #8, !dbg !435
  br label %8, !dbg !435

7:                                                ; preds = %1
  br label %8, !dbg !435

8:                                                ; preds = %7, %5
  %9 = phi ptr [ %6, %5 ], [ null, %7 ], !dbg !435
  ret ptr %9, !dbg !436
}

; Function Attrs: nounwind readonly
declare ptr @__dynamic_cast(ptr, ptr, ptr, i64) #12

; Function Attrs: mustprogress noinline optnone uwtable
define weak_odr dso_local void @_ZN6shapes5StackIsLj3EE4pushEs(ptr noundef nonnull align 4 dereferenceable(12) %0, i16 noundef signext %1) #4 comdat align 2 !dbg !437 {
  %3 = alloca ptr, align 8
  %4 = alloca i16, align 2
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !438, metadata !DIExpression()), !dbg !440
  store i16 %1, ptr %4, align 2
  call void @llvm.dbg.declare(metadata ptr %4, metadata !441, metadata !DIExpression()), !dbg !442
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %"class.shapes::Stack.3", ptr %5, i32 0, i32 1, !dbg !443
  %7 = load i32, ptr %6, align 4, !dbg !443
  %8 = icmp eq i32 %7, 3, !dbg !445
  br i1 %8, label %9, label %11, !dbg !446

9:                                                ; preds = %2
  %10 = call ptr @__cxa_allocate_exception(i64 4) #8, !dbg !447
  store i32 2, ptr %10, align 16, !dbg !447
  call void @__cxa_throw(ptr %10, ptr @_ZTIN6shapes6NormalE, ptr null) #20, !dbg !447
  unreachable, !dbg !447

11:                                               ; preds = %2
  %12 = load i16, ptr %4, align 2, !dbg !448
  %13 = getelementptr inbounds %"class.shapes::Stack.3", ptr %5, i32 0, i32 0, !dbg !449
  %14 = getelementptr inbounds %"class.shapes::Stack.3", ptr %5, i32 0, i32 1, !dbg !450
  %15 = load i32, ptr %14, align 4, !dbg !451
  %16 = add i32 %15, 1, !dbg !451
  store i32 %16, ptr %14, align 4, !dbg !451
  %17 = zext i32 %15 to i64, !dbg !449
  %18 = getelementptr inbounds [3 x i16], ptr %13, i64 0, i64 %17, !dbg !449
  store i16 %12, ptr %18, align 2, !dbg !452
  ret void, !dbg !453
}

declare ptr @__cxa_allocate_exception(i64)

declare void @__cxa_throw(ptr, ptr, ptr)

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define weak_odr dso_local noundef nonnull align 2 dereferenceable(2) ptr @_ZN6shapes5StackIsLj3EEixEj(ptr noundef nonnull align 4 dereferenceable(12) %0, i32 noundef %1) #3 comdat align 2 !dbg !454 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !455, metadata !DIExpression()), !dbg !456
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !457, metadata !DIExpression()), !dbg !458
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %"class.shapes::Stack.3", ptr %5, i32 0, i32 0, !dbg !459
  %7 = load i32, ptr %4, align 4, !dbg !460
  %8 = zext i32 %7 to i64, !dbg !459
  %9 = getelementptr inbounds [3 x i16], ptr %6, i64 0, i64 %8, !dbg !459
  ret ptr %9, !dbg !461
}

; Function Attrs: noinline nounwind optnone uwtable
define weak_odr dso_local void @_ZN6shapes5StackIsLj3EED2Ev(ptr noundef nonnull align 4 dereferenceable(12) %0) unnamed_addr #0 comdat($_ZN6shapes5StackIsLj3EED5Ev) align 2 !dbg !462 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !463, metadata !DIExpression()), !dbg !464
  %7 = load ptr, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !465, metadata !DIExpression()), !dbg !469
  %8 = getelementptr inbounds %"class.shapes::Stack.3", ptr %7, i32 0, i32 0, !dbg !470
  store ptr %8, ptr %3, align 8, !dbg !470
  call void @llvm.dbg.declare(metadata ptr %4, metadata !471, metadata !DIExpression()), !dbg !469
  %9 = load ptr, ptr %3, align 8, !dbg !473
  %10 = getelementptr inbounds [3 x i16], ptr %9, i64 0, i64 0, !dbg !473
  store ptr %10, ptr %4, align 8, !dbg !473
  call void @llvm.dbg.declare(metadata ptr %5, metadata !474, metadata !DIExpression()), !dbg !469
  %11 = load ptr, ptr %3, align 8, !dbg !473
  %12 = getelementptr inbounds [3 x i16], ptr %11, i64 0, i64 0, !dbg !473
  %13 = getelementptr inbounds i16, ptr %12, i64 3, !dbg !473
  store ptr %13, ptr %5, align 8, !dbg !473
  br label %14, !dbg !473

14:                                               ; preds = %21, %1
  %15 = load ptr, ptr %4, align 8, !dbg !473
  %16 = load ptr, ptr %5, align 8, !dbg !473
  %17 = icmp ne ptr %15, %16, !dbg !473
  br i1 %17, label %18, label %24, !dbg !473

18:                                               ; preds = %14
  call void @llvm.dbg.declare(metadata ptr %6, metadata !475, metadata !DIExpression()), !dbg !477
  %19 = load ptr, ptr %4, align 8, !dbg !478
  store ptr %19, ptr %6, align 8, !dbg !477
  %20 = load ptr, ptr %6, align 8, !dbg !479
  store i16 0, ptr %20, align 2, !dbg !480
  br label %21, !dbg !481

21:                                               ; preds = %18
  %22 = load ptr, ptr %4, align 8, !dbg !473
  %23 = getelementptr inbounds i16, ptr %22, i32 1, !dbg !473
  store ptr %23, ptr %4, align 8, !dbg !473
  br label %14, !dbg !473, !llvm.loop !482

24:                                               ; preds = %14
  ret void, !dbg !484
}

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #13 personality ptr @__gxx_personality_v0 !dbg !485 {
  %1 = alloca i32, align 4
  %2 = alloca %"class.shapes::Stack.0", align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca double, align 8
  %7 = alloca { i64, i64 }, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !486, metadata !DIExpression()), !dbg !487
  call void @_ZN6shapes5StackINS_5PointELj2EEC2Ev(ptr noundef nonnull align 8 dereferenceable(36) %2) #8, !dbg !487
  %8 = call ptr @_ZTW10per_thread(), !dbg !488
  %9 = load i32, ptr @_ZN6shapes2v118templated_variableILi21EEE, align 4, !dbg !489
  invoke void @_ZN6shapes5StackIiLj4EE4pushEi(ptr noundef nonnull align 4 dereferenceable(20) %8, i32 noundef %9)
          to label %10 unwind label %60, !dbg !490

10:                                               ; preds = %0
  call void @llvm.dbg.declare(metadata ptr %5, metadata !491, metadata !DIExpression()), !dbg !492
  %11 = invoke noundef nonnull align 8 dereferenceable(48) ptr @_ZL6sharedv()
          to label %12 unwind label %60, !dbg !493

12:                                               ; preds = %10
  %13 = invoke noundef ptr @_ZNK6shapes4Disc5cloneEv(ptr noundef nonnull align 8 dereferenceable(48) %11)
          to label %14 unwind label %60, !dbg !494

14:                                               ; preds = %12
  %15 = icmp eq ptr %13, null, !dbg !493
  br i1 %15, label %18, label %16, !dbg !493

16:                                               ; preds = %14
  %17 = getelementptr inbounds i8, ptr %13, i64 32, !dbg !493
  br label %18, !dbg !493

18:                                               ; preds = %16, %14
  %19 = phi ptr [ %17, %16 ], [ null, %14 ], !dbg !493
  store ptr %19, ptr %5, align 8, !dbg !492
  call void @llvm.dbg.declare(metadata ptr %6, metadata !495, metadata !DIExpression()), !dbg !496
  %20 = load ptr, ptr %5, align 8, !dbg !497
  store { i64, i64 } { i64 17, i64 0 }, ptr %7, align 8, !dbg !498
  %21 = getelementptr inbounds { i64, i64 }, ptr %7, i32 0, i32 0, !dbg !498
  %22 = load i64, ptr %21, align 8, !dbg !498
  %23 = getelementptr inbounds { i64, i64 }, ptr %7, i32 0, i32 1, !dbg !498
  %24 = load i64, ptr %23, align 8, !dbg !498
  %25 = invoke noundef double @_Z5applyRKN6shapes5ShapeEMS0_KFdvE(ptr noundef nonnull align 8 dereferenceable(10) %20, i64 %22, i64 %24)
          to label %26 unwind label %60, !dbg !498

26:                                               ; preds = %18
  %27 = call ptr @_ZTW10per_thread(), !dbg !499
  %28 = invoke noundef nonnull align 4 dereferenceable(4) ptr @_ZN6shapes5StackIiLj4EEixEj(ptr noundef nonnull align 4 dereferenceable(20) %27, i32 noundef 0)
          to label %29 unwind label %60, !dbg !499

29:                                               ; preds = %26
  %30 = load i32, ptr %28, align 4, !dbg !499
  %31 = sitofp i32 %30 to double, !dbg !499
  %32 = fadd double %25, %31, !dbg !500
  store double %32, ptr %6, align 8, !dbg !496
  %33 = load ptr, ptr %5, align 8, !dbg !501
  %34 = icmp eq ptr %33, null, !dbg !502
  br i1 %34, label %39, label %35, !dbg !502

35:                                               ; preds = %29
  %36 = load ptr, ptr %33, align 8, !dbg !502
  %37 = getelementptr inbounds ptr, ptr %36, i64 1, !dbg !502
  %38 = load ptr, ptr %37, align 8, !dbg !502
  call void %38(ptr noundef nonnull align 8 dereferenceable(10) %33) #8, !dbg !502
  br label %39, !dbg !502

39:                                               ; preds = %35, %29
  %40 = invoke noundef i32 @_Z10exceptionsRN6shapes5StackINS_5PointELj2EEENS_5LargeE(ptr noundef nonnull align 8 dereferenceable(36) %2, i64 noundef 2)
          to label %41 unwind label %60, !dbg !503

41:                                               ; preds = %39
  %42 = load double, ptr %6, align 8, !dbg !504
  %43 = fptosi double %42 to i32, !dbg !504
  %44 = add nsw i32 %40, %43, !dbg !505
  %45 = invoke noundef i32 @_ZN6shapes2v18count_ofIJicfEEEjDpT_(i32 noundef 1, i8 noundef signext 99, float noundef 2.000000e+00)
          to label %46 unwind label %60, !dbg !506

46:                                               ; preds = %41
  %47 = add i32 %44, %45, !dbg !507
  %48 = invoke noundef nonnull align 8 dereferenceable(48) ptr @_ZL6sharedv()
          to label %49 unwind label %60, !dbg !508

49:                                               ; preds = %46
  %50 = icmp eq ptr %48, null, !dbg !509
  br i1 %50, label %53, label %51, !dbg !509

51:                                               ; preds = %49
  %52 = getelementptr inbounds i8, ptr %48, i64 32, !dbg !509
  br label %53, !dbg !509

53:                                               ; preds = %51, %49
  %54 = phi ptr [ %52, %51 ], [ null, %49 ], !dbg !509
  %55 = call noundef ptr @_Z8narrowedPKN6shapes5ShapeE(ptr noundef %54), !dbg !510
  %56 = icmp ne ptr %55, null, !dbg !511
  %57 = zext i1 %56 to i32, !dbg !512
  %58 = add i32 %47, %57, !dbg !513
  store i32 %58, ptr %1, align 4, !dbg !514
  call void @_ZN6shapes5StackINS_5PointELj2EED2Ev(ptr noundef nonnull align 8 dereferenceable(36) %2) #8, !dbg !515
  %59 = load i32, ptr %1, align 4, !dbg !515
  ret i32 %59, !dbg !515

60:                                               ; preds = %46, %41, %39, %26, %18, %12, %10, %0
  %61 = landingpad { ptr, i32 }
          cleanup, !dbg !515
  %62 = extractvalue { ptr, i32 } %61, 0, !dbg !515
  store ptr %62, ptr %3, align 8, !dbg !515
  %63 = extractvalue { ptr, i32 } %61, 1, !dbg !515
  store i32 %63, ptr %4, align 4, !dbg !515
  call void @_ZN6shapes5StackINS_5PointELj2EED2Ev(ptr noundef nonnull align 8 dereferenceable(36) %2) #8, !dbg !515
  br label %64, !dbg !515

64:                                               ; preds = %60
  %65 = load ptr, ptr %3, align 8, !dbg !515
  %66 = load i32, ptr %4, align 4, !dbg !515
  %67 = insertvalue { ptr, i32 } undef, ptr %65, 0, !dbg !515
  %68 = insertvalue { ptr, i32 } %67, i32 %66, 1, !dbg !515
  resume { ptr, i32 } %68, !dbg !515
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6shapes5StackINS_5PointELj2EEC2Ev(ptr noundef nonnull align 8 dereferenceable(36) %0) unnamed_addr #0 comdat align 2 !dbg !516 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !518, metadata !DIExpression()), !dbg !519
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"class.shapes::Stack.0", ptr %3, i32 0, i32 0, !dbg !520
  %5 = getelementptr inbounds [2 x %"struct.shapes::Point"], ptr %4, i64 0, i64 0, !dbg !521
  %6 = getelementptr inbounds %"struct.shapes::Point", ptr %5, i64 2, !dbg !521
  br label %7, !dbg !521

7:                                                ; preds = %7, %1
  %8 = phi ptr [ %5, %1 ], [ %11, %7 ], !dbg !521
  %9 = getelementptr inbounds %"struct.shapes::Point", ptr %8, i32 0, i32 0, !dbg !522
  store double 0.000000e+00, ptr %9, align 8, !dbg !522
  %10 = getelementptr inbounds %"struct.shapes::Point", ptr %8, i32 0, i32 1, !dbg !522
  store double 0.000000e+00, ptr %10, align 8, !dbg !522
  %11 = getelementptr inbounds %"struct.shapes::Point", ptr %8, i64 1, !dbg !521
  %12 = icmp eq ptr %11, %6, !dbg !521
  br i1 %12, label %13, label %7, !dbg !521

13:                                               ; preds = %7
  %14 = getelementptr inbounds %"class.shapes::Stack.0", ptr %3, i32 0, i32 1, !dbg !523
  store i32 0, ptr %14, align 8, !dbg !523
  ret void, !dbg !524
}

; Function Attrs: noinline uwtable
define weak_odr hidden noundef ptr @_ZTW10per_thread() #14 comdat {
  call void @_ZTH10per_thread()
  ret ptr @per_thread
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZN6shapes5StackIiLj4EE4pushEi(ptr noundef nonnull align 4 dereferenceable(20) %0, i32 noundef %1) #4 comdat align 2 !dbg !525 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !526, metadata !DIExpression()), !dbg !527
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !528, metadata !DIExpression()), !dbg !529
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %"class.shapes::Stack", ptr %5, i32 0, i32 1, !dbg !530
  %7 = load i32, ptr %6, align 4, !dbg !530
  %8 = icmp eq i32 %7, 4, !dbg !532
  br i1 %8, label %9, label %11, !dbg !533

9:                                                ; preds = %2
  %10 = call ptr @__cxa_allocate_exception(i64 4) #8, !dbg !534
  store i32 2, ptr %10, align 16, !dbg !534
  call void @__cxa_throw(ptr %10, ptr @_ZTIN6shapes6NormalE, ptr null) #20, !dbg !534
  unreachable, !dbg !534

11:                                               ; preds = %2
  %12 = load i32, ptr %4, align 4, !dbg !535
  %13 = getelementptr inbounds %"class.shapes::Stack", ptr %5, i32 0, i32 0, !dbg !536
  %14 = getelementptr inbounds %"class.shapes::Stack", ptr %5, i32 0, i32 1, !dbg !537
  %15 = load i32, ptr %14, align 4, !dbg !538
  %16 = add i32 %15, 1, !dbg !538
  store i32 %16, ptr %14, align 4, !dbg !538
  %17 = zext i32 %15 to i64, !dbg !536
  %18 = getelementptr inbounds [4 x i32], ptr %13, i64 0, i64 %17, !dbg !536
  store i32 %12, ptr %18, align 4, !dbg !539
  ret void, !dbg !540
}

; Function Attrs: mustprogress noinline optnone uwtable
define internal noundef nonnull align 8 dereferenceable(48) ptr @_ZL6sharedv() #4 personality ptr @__gxx_personality_v0 !dbg !163 {
  %1 = alloca ptr, align 8
  %2 = alloca i32, align 4
  %3 = load atomic i8, ptr @_ZGVZL6sharedvE4disc acquire, align 8, !dbg !541
  %4 = icmp eq i8 %3, 0, !dbg !541
  br i1 %4, label %5, label %11, !dbg !541, !prof !542

5:                                                ; preds = %0
  %6 = call i32 @__cxa_guard_acquire(ptr @_ZGVZL6sharedvE4disc) #8, !dbg !541
  %7 = icmp ne i32 %6, 0, !dbg !541
  br i1 %7, label %8, label %11, !dbg !541

8:                                                ; preds = %5
  invoke void @_ZN6shapes4DiscC1Ev(ptr noundef nonnull align 8 dereferenceable(48) @_ZZL6sharedvE4disc)
          to label %9 unwind label %12, !dbg !543

9:                                                ; preds = %8
  %10 = call i32 @__cxa_atexit(ptr @_ZN6shapes4DiscD1Ev, ptr @_ZZL6sharedvE4disc, ptr @__dso_handle) #8, !dbg !541
  call void @__cxa_guard_release(ptr @_ZGVZL6sharedvE4disc) #8, !dbg !541
  br label %11, !dbg !541

11:                                               ; preds = %9, %5, %0
  ret ptr @_ZZL6sharedvE4disc, !dbg !544

12:                                               ; preds = %8
  %13 = landingpad { ptr, i32 }
          cleanup, !dbg !545
  %14 = extractvalue { ptr, i32 } %13, 0, !dbg !545
  store ptr %14, ptr %1, align 8, !dbg !545
  %15 = extractvalue { ptr, i32 } %13, 1, !dbg !545
  store i32 %15, ptr %2, align 4, !dbg !545
  call void @__cxa_guard_abort(ptr @_ZGVZL6sharedvE4disc) #8, !dbg !541
  br label %16, !dbg !541

16:                                               ; preds = %12
  %17 = load ptr, ptr %1, align 8, !dbg !541
  %18 = load i32, ptr %2, align 4, !dbg !541
  %19 = insertvalue { ptr, i32 } undef, ptr %17, 0, !dbg !541
  %20 = insertvalue { ptr, i32 } %19, i32 %18, 1, !dbg !541
  resume { ptr, i32 } %20, !dbg !541
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZN6shapes5StackIiLj4EEixEj(ptr noundef nonnull align 4 dereferenceable(20) %0, i32 noundef %1) #3 comdat align 2 !dbg !546 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !547, metadata !DIExpression()), !dbg !548
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !549, metadata !DIExpression()), !dbg !550
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %"class.shapes::Stack", ptr %5, i32 0, i32 0, !dbg !551
  %7 = load i32, ptr %4, align 4, !dbg !552
  %8 = zext i32 %7 to i64, !dbg !551
  %9 = getelementptr inbounds [4 x i32], ptr %6, i64 0, i64 %8, !dbg !551
  ret ptr %9, !dbg !553
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef i32 @_ZN6shapes2v18count_ofIJicfEEEjDpT_(i32 noundef %0, i8 noundef signext %1, float noundef %2) #3 comdat !dbg !554 {
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  %6 = alloca float, align 4
  store i32 %0, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !564, metadata !DIExpression()), !dbg !565
  store i8 %1, ptr %5, align 1
  call void @llvm.dbg.declare(metadata ptr %5, metadata !566, metadata !DIExpression()), !dbg !565
  store float %2, ptr %6, align 4
  call void @llvm.dbg.declare(metadata ptr %6, metadata !567, metadata !DIExpression()), !dbg !565
  ret i32 3, !dbg !568
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6shapes5StackINS_5PointELj2EED2Ev(ptr noundef nonnull align 8 dereferenceable(36) %0) unnamed_addr #0 comdat align 2 !dbg !569 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca %"struct.shapes::Point", align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !570, metadata !DIExpression()), !dbg !571
  %8 = load ptr, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !572, metadata !DIExpression()), !dbg !576
  %9 = getelementptr inbounds %"class.shapes::Stack.0", ptr %8, i32 0, i32 0, !dbg !577
  store ptr %9, ptr %3, align 8, !dbg !577
  call void @llvm.dbg.declare(metadata ptr %4, metadata !578, metadata !DIExpression()), !dbg !576
  %10 = load ptr, ptr %3, align 8, !dbg !580
  %11 = getelementptr inbounds [2 x %"struct.shapes::Point"], ptr %10, i64 0, i64 0, !dbg !580
  store ptr %11, ptr %4, align 8, !dbg !580
  call void @llvm.dbg.declare(metadata ptr %5, metadata !581, metadata !DIExpression()), !dbg !576
  %12 = load ptr, ptr %3, align 8, !dbg !580
  %13 = getelementptr inbounds [2 x %"struct.shapes::Point"], ptr %12, i64 0, i64 0, !dbg !580
  %14 = getelementptr inbounds %"struct.shapes::Point", ptr %13, i64 2, !dbg !580
  store ptr %14, ptr %5, align 8, !dbg !580
  br label %15, !dbg !580

15:                                               ; preds = %22, %1
  %16 = load ptr, ptr %4, align 8, !dbg !580
  %17 = load ptr, ptr %5, align 8, !dbg !580
  %18 = icmp ne ptr %16, %17, !dbg !580
  br i1 %18, label %19, label %25, !dbg !580

19:                                               ; preds = %15
  call void @llvm.dbg.declare(metadata ptr %6, metadata !582, metadata !DIExpression()), !dbg !584
  %20 = load ptr, ptr %4, align 8, !dbg !585
  store ptr %20, ptr %6, align 8, !dbg !584
  call void @llvm.memset.p0.i64(ptr align 8 %7, i8 0, i64 16, i1 false), !dbg !586
  call void @_ZN6shapes5PointC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %7) #8, !dbg !586
  %21 = load ptr, ptr %6, align 8, !dbg !587
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %7, i64 16, i1 false), !dbg !588
  br label %22, !dbg !589

22:                                               ; preds = %19
  %23 = load ptr, ptr %4, align 8, !dbg !580
  %24 = getelementptr inbounds %"struct.shapes::Point", ptr %23, i32 1, !dbg !580
  store ptr %24, ptr %4, align 8, !dbg !580
  br label %15, !dbg !580, !llvm.loop !590

25:                                               ; preds = %15
  ret void, !dbg !592
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6shapes5NamedD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 !dbg !593 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !597, metadata !DIExpression()), !dbg !599
  %3 = load ptr, ptr %2, align 8
  call void @llvm.trap() #18, !dbg !600
  unreachable, !dbg !600
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6shapes5NamedD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 !dbg !601 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !602, metadata !DIExpression()), !dbg !603
  %3 = load ptr, ptr %2, align 8
  call void @llvm.trap() #18, !dbg !604
  unreachable, !dbg !604
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N6shapes5NamedD1Ev(ptr noundef %0) unnamed_addr #0 comdat align 2 !dbg !605 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !606
  %4 = load ptr, ptr %3, align 8, !dbg !606
  %5 = getelementptr inbounds i8, ptr %4, i64 -24, !dbg !606
  %6 = load i64, ptr %5, align 8, !dbg !606
  %7 = getelementptr inbounds i8, ptr %3, i64 %6, !dbg !606
  tail call void @_ZN6shapes5NamedD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %7) #8, !dbg !606
  ret void, !dbg !606
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N6shapes5NamedD0Ev(ptr noundef %0) unnamed_addr #0 comdat align 2 !dbg !607 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !608
  %4 = load ptr, ptr %3, align 8, !dbg !608
  %5 = getelementptr inbounds i8, ptr %4, i64 -24, !dbg !608
  %6 = load i64, ptr %5, align 8, !dbg !608
  %7 = getelementptr inbounds i8, ptr %3, i64 %6, !dbg !608
  tail call void @_ZN6shapes5NamedD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %7) #8, !dbg !608
  ret void, !dbg !608
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef double @_ZNK6shapes5Round4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 comdat align 2 !dbg !609 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !610, metadata !DIExpression()), !dbg !612
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"class.shapes::Round", ptr %3, i32 0, i32 1, !dbg !613
  %5 = load double, ptr %4, align 8, !dbg !613
  %6 = fmul double 3.141590e+00, %5, !dbg !614
  %7 = getelementptr inbounds %"class.shapes::Round", ptr %3, i32 0, i32 1, !dbg !615
  %8 = load double, ptr %7, align 8, !dbg !615
  %9 = fmul double %6, %8, !dbg !616
  ret double %9, !dbg !617
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6shapes5RoundD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 !dbg !618 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !623, metadata !DIExpression()), !dbg !625
  %3 = load ptr, ptr %2, align 8
  call void @_ZN6shapes5RoundD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef @_ZTTN6shapes5RoundE) #8, !dbg !626
  %4 = getelementptr inbounds i8, ptr %3, i64 16, !dbg !626
  call void @_ZN6shapes5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(10) %4) #8, !dbg !626
  ret void, !dbg !626
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6shapes5RoundD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 !dbg !627 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !628, metadata !DIExpression()), !dbg !629
  %3 = load ptr, ptr %2, align 8
  call void @_ZN6shapes5RoundD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #8, !dbg !630
  call void @_ZdlPv(ptr noundef %3) #21, !dbg !630
  ret void, !dbg !630
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N6shapes5RoundD1Ev(ptr noundef %0) unnamed_addr #0 comdat align 2 !dbg !631 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !632
  %4 = load ptr, ptr %3, align 8, !dbg !632
  %5 = getelementptr inbounds i8, ptr %4, i64 -24, !dbg !632
  %6 = load i64, ptr %5, align 8, !dbg !632
  %7 = getelementptr inbounds i8, ptr %3, i64 %6, !dbg !632
  tail call void @_ZN6shapes5RoundD1Ev(ptr noundef nonnull align 8 dereferenceable(16) %7) #8, !dbg !632
  ret void, !dbg !632
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N6shapes5RoundD0Ev(ptr noundef %0) unnamed_addr #0 comdat align 2 !dbg !633 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !634
  %4 = load ptr, ptr %3, align 8, !dbg !634
  %5 = getelementptr inbounds i8, ptr %4, i64 -24, !dbg !634
  %6 = load i64, ptr %5, align 8, !dbg !634
  %7 = getelementptr inbounds i8, ptr %3, i64 %6, !dbg !634
  tail call void @_ZN6shapes5RoundD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %7) #8, !dbg !634
  ret void, !dbg !634
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local noundef double @_ZTv0_n32_NK6shapes5Round4areaEv(ptr noundef %0) unnamed_addr #6 comdat align 2 !dbg !635 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !636
  %4 = load ptr, ptr %3, align 8, !dbg !636
  %5 = getelementptr inbounds i8, ptr %4, i64 -32, !dbg !636
  %6 = load i64, ptr %5, align 8, !dbg !636
  %7 = getelementptr inbounds i8, ptr %3, i64 %6, !dbg !636
  %8 = tail call noundef double @_ZNK6shapes5Round4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %7), !dbg !636
  ret double %8, !dbg !636
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6shapes4DiscD1Ev(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #0 comdat align 2 !dbg !637 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !639, metadata !DIExpression()), !dbg !640
  %3 = load ptr, ptr %2, align 8
  call void @_ZN6shapes4DiscD2Ev(ptr noundef nonnull align 8 dereferenceable(48) %3, ptr noundef @_ZTTN6shapes4DiscE) #8, !dbg !641
  %4 = getelementptr inbounds i8, ptr %3, i64 32, !dbg !641
  call void @_ZN6shapes5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(10) %4) #8, !dbg !641
  ret void, !dbg !641
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6shapes4DiscD0Ev(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #0 comdat align 2 !dbg !642 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !643, metadata !DIExpression()), !dbg !644
  %3 = load ptr, ptr %2, align 8
  call void @_ZN6shapes4DiscD1Ev(ptr noundef nonnull align 8 dereferenceable(48) %3) #8, !dbg !645
  call void @_ZdlPv(ptr noundef %3) #21, !dbg !645
  ret void, !dbg !645
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local noundef double @_ZNK6shapes4Disc4areaEv(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #3 comdat align 2 !dbg !646 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !647, metadata !DIExpression()), !dbg !648
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 16, !dbg !649
  %5 = call noundef double @_ZNK6shapes5Round4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %4), !dbg !649
  ret double %5, !dbg !650
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local noundef double @_ZThn16_NK6shapes4Disc4areaEv(ptr noundef %0) unnamed_addr #6 comdat align 2 !dbg !651 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !652
  %4 = getelementptr inbounds i8, ptr %3, i64 -16, !dbg !652
  %5 = tail call noundef double @_ZNK6shapes4Disc4areaEv(ptr noundef nonnull align 8 dereferenceable(48) %4), !dbg !652
  ret double %5, !dbg !652
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZThn16_N6shapes4DiscD1Ev(ptr noundef %0) unnamed_addr #0 comdat align 2 !dbg !653 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !654
  %4 = getelementptr inbounds i8, ptr %3, i64 -16, !dbg !654
  tail call void @_ZN6shapes4DiscD1Ev(ptr noundef nonnull align 8 dereferenceable(48) %4) #8, !dbg !654
  ret void, !dbg !654
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZThn16_N6shapes4DiscD0Ev(ptr noundef %0) unnamed_addr #0 comdat align 2 !dbg !655 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !656
  %4 = getelementptr inbounds i8, ptr %3, i64 -16, !dbg !656
  tail call void @_ZN6shapes4DiscD0Ev(ptr noundef nonnull align 8 dereferenceable(48) %4) #8, !dbg !656
  ret void, !dbg !656
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N6shapes4DiscD1Ev(ptr noundef %0) unnamed_addr #0 comdat align 2 !dbg !657 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !658
  %4 = load ptr, ptr %3, align 8, !dbg !658
  %5 = getelementptr inbounds i8, ptr %4, i64 -24, !dbg !658
  %6 = load i64, ptr %5, align 8, !dbg !658
  %7 = getelementptr inbounds i8, ptr %3, i64 %6, !dbg !658
  tail call void @_ZN6shapes4DiscD1Ev(ptr noundef nonnull align 8 dereferenceable(48) %7) #8, !dbg !658
  ret void, !dbg !658
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N6shapes4DiscD0Ev(ptr noundef %0) unnamed_addr #0 comdat align 2 !dbg !659 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !660
  %4 = load ptr, ptr %3, align 8, !dbg !660
  %5 = getelementptr inbounds i8, ptr %4, i64 -24, !dbg !660
  %6 = load i64, ptr %5, align 8, !dbg !660
  %7 = getelementptr inbounds i8, ptr %3, i64 %6, !dbg !660
  tail call void @_ZN6shapes4DiscD0Ev(ptr noundef nonnull align 8 dereferenceable(48) %7) #8, !dbg !660
  ret void, !dbg !660
}

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local noundef double @_ZTv0_n32_NK6shapes4Disc4areaEv(ptr noundef %0) unnamed_addr #6 comdat align 2 !dbg !661 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !dbg !662
  %4 = load ptr, ptr %3, align 8, !dbg !662
  %5 = getelementptr inbounds i8, ptr %4, i64 -32, !dbg !662
  %6 = load i64, ptr %5, align 8, !dbg !662
  %7 = getelementptr inbounds i8, ptr %3, i64 %6, !dbg !662
  %8 = tail call noundef double @_ZNK6shapes4Disc4areaEv(ptr noundef nonnull align 8 dereferenceable(48) %7), !dbg !662
  ret double %8, !dbg !662
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6shapes5ShapeC2ERKS0_(ptr noundef nonnull align 8 dereferenceable(10) %0, ptr noundef nonnull align 8 dereferenceable(10) %1) unnamed_addr #0 comdat align 2 !dbg !663 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !667, metadata !DIExpression()), !dbg !668
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !669, metadata !DIExpression()), !dbg !668
  %5 = load ptr, ptr %3, align 8
  store ptr getelementptr inbounds ({ [6 x ptr] }, ptr @_ZTVN6shapes5ShapeE, i32 0, inrange i32 0, i32 2), ptr %5, align 8, !dbg !670
  %6 = getelementptr inbounds %"class.shapes::Shape", ptr %5, i32 0, i32 1, !dbg !670
  %7 = load ptr, ptr %4, align 8, !dbg !670
  %8 = getelementptr inbounds %"class.shapes::Shape", ptr %7, i32 0, i32 1, !dbg !670
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %8, i64 2, i1 false), !dbg !670
  ret void, !dbg !670
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6shapes5NamedC2ERKS0_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1, ptr noundef nonnull align 8 dereferenceable(16) %2) unnamed_addr #0 comdat align 2 !dbg !671 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !677, metadata !DIExpression()), !dbg !678
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !679, metadata !DIExpression()), !dbg !678
  store ptr %2, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %6, metadata !682, metadata !DIExpression()), !dbg !678
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %8, align 8, !dbg !683
  store ptr %9, ptr %7, align 8, !dbg !683
  %10 = getelementptr inbounds ptr, ptr %8, i64 1, !dbg !683
  %11 = load ptr, ptr %10, align 8, !dbg !683
  %12 = load ptr, ptr %7, align 8, !dbg !683
  %13 = getelementptr i8, ptr %12, i64 -24, !dbg !683
  %14 = load i64, ptr %13, align 8, !dbg !683
  %15 = getelementptr inbounds i8, ptr %7, i64 %14, !dbg !683
  store ptr %11, ptr %15, align 8, !dbg !683
  %16 = getelementptr inbounds %"class.shapes::Named", ptr %7, i32 0, i32 1, !dbg !683
  %17 = load ptr, ptr %6, align 8, !dbg !683
  %18 = getelementptr inbounds %"class.shapes::Named", ptr %17, i32 0, i32 1, !dbg !683
  %19 = load ptr, ptr %18, align 8, !dbg !683
  store ptr %19, ptr %16, align 8, !dbg !683
  ret void, !dbg !683
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6shapes5RoundC2ERKS0_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1, ptr noundef nonnull align 8 dereferenceable(16) %2) unnamed_addr #0 comdat align 2 !dbg !684 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !689, metadata !DIExpression()), !dbg !690
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !691, metadata !DIExpression()), !dbg !690
  store ptr %2, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %6, metadata !692, metadata !DIExpression()), !dbg !690
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %8, align 8, !dbg !693
  store ptr %9, ptr %7, align 8, !dbg !693
  %10 = getelementptr inbounds ptr, ptr %8, i64 1, !dbg !693
  %11 = load ptr, ptr %10, align 8, !dbg !693
  %12 = load ptr, ptr %7, align 8, !dbg !693
  %13 = getelementptr i8, ptr %12, i64 -24, !dbg !693
  %14 = load i64, ptr %13, align 8, !dbg !693
  %15 = getelementptr inbounds i8, ptr %7, i64 %14, !dbg !693
  store ptr %11, ptr %15, align 8, !dbg !693
  %16 = getelementptr inbounds %"class.shapes::Round", ptr %7, i32 0, i32 1, !dbg !693
  %17 = load ptr, ptr %6, align 8, !dbg !693
  %18 = getelementptr inbounds %"class.shapes::Round", ptr %17, i32 0, i32 1, !dbg !693
  %19 = load double, ptr %18, align 8, !dbg !693
  store double %19, ptr %16, align 8, !dbg !693
  ret void, !dbg !693
}

; Function Attrs: argmemonly nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #15

; Function Attrs: nounwind
declare i32 @__cxa_guard_acquire(ptr) #8

; Function Attrs: noinline optnone uwtable
define linkonce_odr dso_local void @_ZN6shapes4DiscC1Ev(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !694 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !695, metadata !DIExpression()), !dbg !696
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 32, !dbg !697
  call void @_ZN6shapes5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(10) %6) #8, !dbg !698
  invoke void @_ZN6shapes5NamedC2EPKc(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef getelementptr inbounds ([7 x ptr], ptr @_ZTTN6shapes4DiscE, i64 0, i64 1), ptr noundef @.str)
          to label %7 unwind label %13, !dbg !699

7:                                                ; preds = %1
  %8 = getelementptr inbounds i8, ptr %5, i64 16, !dbg !697
  call void @_ZN6shapes5RoundC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %8, ptr noundef getelementptr inbounds ([7 x ptr], ptr @_ZTTN6shapes4DiscE, i64 0, i64 3)) #8, !dbg !698
  store ptr getelementptr inbounds ({ [7 x ptr], [6 x ptr], [9 x ptr] }, ptr @_ZTVN6shapes4DiscE, i32 0, inrange i32 0, i32 3), ptr %5, align 8, !dbg !697
  %9 = getelementptr inbounds i8, ptr %5, i64 32, !dbg !697
  store ptr getelementptr inbounds ({ [7 x ptr], [6 x ptr], [9 x ptr] }, ptr @_ZTVN6shapes4DiscE, i32 0, inrange i32 2, i32 5), ptr %9, align 8, !dbg !697
  %10 = getelementptr inbounds i8, ptr %5, i64 16, !dbg !697
  store ptr getelementptr inbounds ({ [7 x ptr], [6 x ptr], [9 x ptr] }, ptr @_ZTVN6shapes4DiscE, i32 0, inrange i32 1, i32 3), ptr %10, align 8, !dbg !697
  %11 = load i32, ptr @_ZN6shapes5Shape5countE, align 4, !dbg !700
  %12 = add nsw i32 %11, 1, !dbg !700
  store i32 %12, ptr @_ZN6shapes5Shape5countE, align 4, !dbg !700
  ret void, !dbg !702

13:                                               ; preds = %1
  %14 = landingpad { ptr, i32 }
          cleanup, !dbg !702
  %15 = extractvalue { ptr, i32 } %14, 0, !dbg !702
  store ptr %15, ptr %3, align 8, !dbg !702
  %16 = extractvalue { ptr, i32 } %14, 1, !dbg !702
  store i32 %16, ptr %4, align 4, !dbg !702
  %17 = getelementptr inbounds i8, ptr %5, i64 32, !dbg !703
  call void @_ZN6shapes5ShapeD2Ev(ptr noundef nonnull align 8 dereferenceable(10) %17) #8, !dbg !703
  br label %18, !dbg !703

18:                                               ; preds = %13
  %19 = load ptr, ptr %3, align 8, !dbg !703
  %20 = load i32, ptr %4, align 4, !dbg !703
  %21 = insertvalue { ptr, i32 } undef, ptr %19, 0, !dbg !703
  %22 = insertvalue { ptr, i32 } %21, i32 %20, 1, !dbg !703
  resume { ptr, i32 } %22, !dbg !703
}

; Function Attrs: nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) #8

; Function Attrs: nounwind
declare void @__cxa_guard_abort(ptr) #8

; Function Attrs: nounwind
declare void @__cxa_guard_release(ptr) #8

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6shapes5ShapeC2Ev(ptr noundef nonnull align 8 dereferenceable(10) %0) unnamed_addr #0 comdat align 2 !dbg !704 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !706, metadata !DIExpression()), !dbg !707
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds ({ [6 x ptr] }, ptr @_ZTVN6shapes5ShapeE, i32 0, inrange i32 0, i32 2), ptr %3, align 8, !dbg !708
  %4 = getelementptr inbounds %"class.shapes::Shape", ptr %3, i32 0, i32 1, !dbg !709
  store i8 0, ptr %4, align 8, !dbg !709
  ret void, !dbg !708
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6shapes5NamedC2EPKc(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1, ptr noundef %2) unnamed_addr #0 comdat align 2 !dbg !710 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !711, metadata !DIExpression()), !dbg !712
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !713, metadata !DIExpression()), !dbg !712
  store ptr %2, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %6, metadata !714, metadata !DIExpression()), !dbg !715
  %7 = load ptr, ptr %4, align 8
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %8, align 8, !dbg !716
  store ptr %9, ptr %7, align 8, !dbg !716
  %10 = getelementptr inbounds ptr, ptr %8, i64 1, !dbg !716
  %11 = load ptr, ptr %10, align 8, !dbg !716
  %12 = load ptr, ptr %7, align 8, !dbg !716
  %13 = getelementptr i8, ptr %12, i64 -24, !dbg !716
  %14 = load i64, ptr %13, align 8, !dbg !716
  %15 = getelementptr inbounds i8, ptr %7, i64 %14, !dbg !716
  store ptr %11, ptr %15, align 8, !dbg !716
  %16 = getelementptr inbounds %"class.shapes::Named", ptr %7, i32 0, i32 1, !dbg !717
  %17 = load ptr, ptr %6, align 8, !dbg !718
  store ptr %17, ptr %16, align 8, !dbg !717
  ret void, !dbg !719
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6shapes5RoundC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1) unnamed_addr #0 comdat align 2 !dbg !720 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !722, metadata !DIExpression()), !dbg !723
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !724, metadata !DIExpression()), !dbg !723
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = load ptr, ptr %6, align 8, !dbg !725
  store ptr %7, ptr %5, align 8, !dbg !725
  %8 = getelementptr inbounds ptr, ptr %6, i64 1, !dbg !725
  %9 = load ptr, ptr %8, align 8, !dbg !725
  %10 = load ptr, ptr %5, align 8, !dbg !725
  %11 = getelementptr i8, ptr %10, i64 -24, !dbg !725
  %12 = load i64, ptr %11, align 8, !dbg !725
  %13 = getelementptr inbounds i8, ptr %5, i64 %12, !dbg !725
  store ptr %9, ptr %13, align 8, !dbg !725
  %14 = getelementptr inbounds %"class.shapes::Round", ptr %5, i32 0, i32 1, !dbg !726
  store double 1.000000e+00, ptr %14, align 8, !dbg !726
  ret void, !dbg !725
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6shapes5RoundD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1) unnamed_addr #0 comdat align 2 !dbg !727 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !728, metadata !DIExpression()), !dbg !729
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !730, metadata !DIExpression()), !dbg !729
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  ret void, !dbg !731
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) #16

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6shapes4DiscD2Ev(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %1) unnamed_addr #0 comdat align 2 !dbg !732 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !733, metadata !DIExpression()), !dbg !734
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !735, metadata !DIExpression()), !dbg !734
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds i8, ptr %5, i64 16, !dbg !736
  %8 = getelementptr inbounds ptr, ptr %6, i64 3, !dbg !736
  call void @_ZN6shapes5RoundD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef %8) #8, !dbg !736
  %9 = getelementptr inbounds ptr, ptr %6, i64 1, !dbg !736
  call void @_ZN6shapes5NamedD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef %9) #8, !dbg !736
  ret void, !dbg !738
}

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6shapes5NamedD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1) unnamed_addr #0 comdat align 2 !dbg !739 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !740, metadata !DIExpression()), !dbg !741
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !742, metadata !DIExpression()), !dbg !741
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  ret void, !dbg !743
}

; Function Attrs: argmemonly nocallback nofree nounwind willreturn writeonly
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #17

; Function Attrs: noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN6shapes5PointC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 !dbg !744 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !749, metadata !DIExpression()), !dbg !750
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %"struct.shapes::Point", ptr %3, i32 0, i32 0, !dbg !751
  store double 0.000000e+00, ptr %4, align 8, !dbg !751
  %5 = getelementptr inbounds %"struct.shapes::Point", ptr %3, i32 0, i32 1, !dbg !752
  store double 0.000000e+00, ptr %5, align 8, !dbg !752
  ret void, !dbg !753
}

; Function Attrs: noinline uwtable
define internal void @__tls_init() #7 !dbg !754 {
  %1 = load i8, ptr @__tls_guard, align 1, !dbg !755
  %2 = icmp eq i8 %1, 0, !dbg !755
  br i1 %2, label %3, label %4, !dbg !755, !prof !756

3:                                                ; preds = %0
  store i8 1, ptr @__tls_guard, align 1, !dbg !755
  call void @__cxx_global_var_init(), !dbg !755
  br label %4, !dbg !755

4:                                                ; preds = %3, %0
  ret void
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { cold noreturn nounwind }
attributes #3 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind readnone }
attributes #11 = { noinline noreturn nounwind }
attributes #12 = { nounwind readonly }
attributes #13 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { noinline uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { argmemonly nocallback nofree nounwind willreturn }
attributes #16 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { argmemonly nocallback nofree nounwind willreturn writeonly }
attributes #18 = { noreturn nounwind }
attributes #19 = { builtin allocsize(0) }
attributes #20 = { noreturn }
attributes #21 = { builtin nounwind }

!llvm.dbg.cu = !{!37}
!llvm.linker.options = !{}
!llvm.module.flags = !{!198, !199, !200, !201, !202, !203, !204}
!llvm.ident = !{!205}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "count", linkageName: "_ZN6shapes5Shape5countE", scope: !2, file: !3, line: 69, type: !4, isLocal: false, isDefinition: true, declaration: !5)
!2 = !DINamespace(name: "shapes", scope: null)
!3 = !DIFile(filename: "classes.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "835eba00f927c656b1978480016b43bb")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !6, file: !3, line: 20, baseType: !4, flags: DIFlagPublic | DIFlagStaticMember)
!6 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Shape", scope: !2, file: !3, line: 15, size: 128, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !7, vtableHolder: !6)
!7 = !{!8, !5, !13, !19, !21, !25, !31}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Shape", scope: !3, file: !3, baseType: !9, size: 64, flags: DIFlagArtificial)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !11, size: 64)
!11 = !DISubroutineType(types: !12)
!12 = !{!4}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !6, file: !3, line: 21, baseType: !14, size: 8, offset: 64, flags: DIFlagPublic)
!14 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Small", scope: !2, file: !3, line: 6, baseType: !15, size: 8, flags: DIFlagEnumClass, elements: !16, identifier: "_ZTSN6shapes5SmallE")
!15 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17, !18}
!17 = !DIEnumerator(name: "None", value: 2)
!18 = !DIEnumerator(name: "Unknown", value: 0)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "cached", scope: !6, file: !3, line: 24, baseType: !20, size: 4, offset: 72, flags: DIFlagProtected | DIFlagBitField, extraData: i64 72)
!20 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!21 = !DISubprogram(name: "~Shape", scope: !6, file: !3, line: 17, type: !22, scopeLine: 17, containingType: !6, virtualIndex: 0, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!22 = !DISubroutineType(types: !23)
!23 = !{null, !24}
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!25 = !DISubprogram(name: "area", linkageName: "_ZNK6shapes5Shape4areaEv", scope: !6, file: !3, line: 18, type: !26, scopeLine: 18, containingType: !6, virtualIndex: 2, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagPureVirtual)
!26 = !DISubroutineType(types: !27)
!27 = !{!28, !29}
!28 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!30 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!31 = !DISubprogram(name: "clone", linkageName: "_ZNK6shapes5Shape5cloneEv", scope: !6, file: !3, line: 19, type: !32, scopeLine: 19, containingType: !6, virtualIndex: 3, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!32 = !DISubroutineType(types: !33)
!33 = !{!34, !29}
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "per_thread", scope: !37, file: !3, line: 81, type: !180, isLocal: false, isDefinition: true)
!37 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 15.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !38, retainedTypes: !50, globals: !160, imports: !178, splitDebugInlining: false, nameTableKind: None)
!38 = !{!39, !45, !14}
!39 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Large", scope: !2, file: !3, line: 8, baseType: !40, size: 64, flags: DIFlagEnumClass, elements: !41, identifier: "_ZTSN6shapes5LargeE")
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !{!42, !43, !44}
!42 = !DIEnumerator(name: "None", value: 2, isUnsigned: true)
!43 = !DIEnumerator(name: "Unknown", value: 0, isUnsigned: true)
!44 = !DIEnumerator(name: "Most", value: 18446744073709551615, isUnsigned: true)
!45 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "Normal", scope: !2, file: !3, line: 7, baseType: !4, size: 32, flags: DIFlagEnumClass, elements: !46, identifier: "_ZTSN6shapes6NormalE")
!46 = !{!47, !48, !49}
!47 = !DIEnumerator(name: "None", value: 2)
!48 = !DIEnumerator(name: "Unknown", value: 0)
!49 = !DIEnumerator(name: "Negative", value: -1)
!50 = !{!4, !51, !91, !92, !53, !56, !6, !69, !113, !135, !139}
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !53)
!53 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Disc", scope: !2, file: !3, line: 39, size: 384, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !54, vtableHolder: !56)
!54 = !{!55, !68, !79, !83, !88}
!55 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !53, baseType: !56, flags: DIFlagPublic, extraData: i32 0)
!56 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Named", scope: !2, file: !3, line: 27, size: 256, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !57, vtableHolder: !56, identifier: "_ZTSN6shapes5NamedE")
!57 = !{!58, !59, !60, !64}
!58 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !56, baseType: !6, offset: 24, flags: DIFlagPublic | DIFlagVirtual, extraData: i32 0)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Named", scope: !3, file: !3, baseType: !9, size: 64, flags: DIFlagArtificial)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !56, file: !3, line: 30, baseType: !61, size: 64, offset: 64, flags: DIFlagPublic)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !63)
!63 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!64 = !DISubprogram(name: "Named", scope: !56, file: !3, line: 29, type: !65, scopeLine: 29, flags: DIFlagPublic | DIFlagExplicit | DIFlagPrototyped, spFlags: 0)
!65 = !DISubroutineType(types: !66)
!66 = !{null, !67, !61}
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!68 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !53, baseType: !69, offset: 128, flags: DIFlagPublic, extraData: i32 0)
!69 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Round", scope: !2, file: !3, line: 33, size: 256, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !70, vtableHolder: !69, identifier: "_ZTSN6shapes5RoundE")
!70 = !{!71, !72, !73, !74}
!71 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !69, baseType: !6, offset: 24, flags: DIFlagPublic | DIFlagVirtual, extraData: i32 0)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Round", scope: !3, file: !3, baseType: !9, size: 64, flags: DIFlagArtificial)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "radius", scope: !69, file: !3, line: 35, baseType: !28, size: 64, offset: 64, flags: DIFlagPublic)
!74 = !DISubprogram(name: "area", linkageName: "_ZNK6shapes5Round4areaEv", scope: !69, file: !3, line: 36, type: !75, scopeLine: 36, containingType: !69, virtualIndex: 0, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!75 = !DISubroutineType(types: !76)
!76 = !{!28, !77}
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!78 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !69)
!79 = !DISubprogram(name: "Disc", scope: !53, file: !3, line: 41, type: !80, scopeLine: 41, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!80 = !DISubroutineType(types: !81)
!81 = !{null, !82}
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!83 = !DISubprogram(name: "clone", linkageName: "_ZNK6shapes4Disc5cloneEv", scope: !53, file: !3, line: 42, type: !84, scopeLine: 42, containingType: !53, virtualIndex: 2, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!84 = !DISubroutineType(types: !85)
!85 = !{!86, !87}
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!88 = !DISubprogram(name: "area", linkageName: "_ZNK6shapes4Disc4areaEv", scope: !53, file: !3, line: 43, type: !89, scopeLine: 43, containingType: !53, virtualIndex: 3, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!89 = !DISubroutineType(types: !90)
!90 = !{!28, !87}
!91 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!92 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Stack<short, 3U>", scope: !2, file: !3, line: 115, size: 96, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !93, templateParams: !110, identifier: "_ZTSN6shapes5StackIsLj3EEE")
!93 = !{!94, !98, !99, !103, !107}
!94 = !DIDerivedType(tag: DW_TAG_member, name: "items", scope: !92, file: !3, line: 60, baseType: !95, size: 48)
!95 = !DICompositeType(tag: DW_TAG_array_type, baseType: !91, size: 48, elements: !96)
!96 = !{!97}
!97 = !DISubrange(count: 3)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !92, file: !3, line: 61, baseType: !20, size: 32, offset: 64)
!99 = !DISubprogram(name: "push", linkageName: "_ZN6shapes5StackIsLj3EE4pushEs", scope: !92, file: !3, line: 48, type: !100, scopeLine: 48, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!100 = !DISubroutineType(types: !101)
!101 = !{null, !102, !91}
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!103 = !DISubprogram(name: "operator[]", linkageName: "_ZN6shapes5StackIsLj3EEixEj", scope: !92, file: !3, line: 53, type: !104, scopeLine: 53, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!104 = !DISubroutineType(types: !105)
!105 = !{!106, !102, !20}
!106 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !91, size: 64)
!107 = !DISubprogram(name: "~Stack", scope: !92, file: !3, line: 54, type: !108, scopeLine: 54, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!108 = !DISubroutineType(types: !109)
!109 = !{null, !102}
!110 = !{!111, !112}
!111 = !DITemplateTypeParameter(name: "T", type: !91)
!112 = !DITemplateValueParameter(name: "N", type: !20, value: i32 3)
!113 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Stack<long, 4U>", scope: !2, file: !3, line: 46, size: 320, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !114, templateParams: !132, identifier: "_ZTSN6shapes5StackIlLj4EEE")
!114 = !{!115, !120, !121, !125, !129}
!115 = !DIDerivedType(tag: DW_TAG_member, name: "items", scope: !113, file: !3, line: 60, baseType: !116, size: 256)
!116 = !DICompositeType(tag: DW_TAG_array_type, baseType: !117, size: 256, elements: !118)
!117 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!118 = !{!119}
!119 = !DISubrange(count: 4)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !113, file: !3, line: 61, baseType: !20, size: 32, offset: 256)
!121 = !DISubprogram(name: "push", linkageName: "_ZN6shapes5StackIlLj4EE4pushEl", scope: !113, file: !3, line: 48, type: !122, scopeLine: 48, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!122 = !DISubroutineType(types: !123)
!123 = !{null, !124, !117}
!124 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !113, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!125 = !DISubprogram(name: "operator[]", linkageName: "_ZN6shapes5StackIlLj4EEixEj", scope: !113, file: !3, line: 53, type: !126, scopeLine: 53, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!126 = !DISubroutineType(types: !127)
!127 = !{!128, !124, !20}
!128 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !117, size: 64)
!129 = !DISubprogram(name: "~Stack", scope: !113, file: !3, line: 54, type: !130, scopeLine: 54, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!130 = !DISubroutineType(types: !131)
!131 = !{null, !124}
!132 = !{!133, !134}
!133 = !DITemplateTypeParameter(name: "T", type: !117)
!134 = !DITemplateValueParameter(name: "N", type: !20, defaulted: true, value: i32 4)
!135 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Stack<shapes::Point, 2U>", scope: !2, file: !3, line: 46, size: 320, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !136, templateParams: !157, identifier: "_ZTSN6shapes5StackINS_5PointELj2EEE")
!136 = !{!137, !145, !146, !150, !154}
!137 = !DIDerivedType(tag: DW_TAG_member, name: "items", scope: !135, file: !3, line: 60, baseType: !138, size: 256)
!138 = !DICompositeType(tag: DW_TAG_array_type, baseType: !139, size: 256, elements: !143)
!139 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Point", scope: !2, file: !3, line: 10, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !140, identifier: "_ZTSN6shapes5PointE")
!140 = !{!141, !142}
!141 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !139, file: !3, line: 11, baseType: !28, size: 64)
!142 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !139, file: !3, line: 11, baseType: !28, size: 64, offset: 64)
!143 = !{!144}
!144 = !DISubrange(count: 2)
!145 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !135, file: !3, line: 61, baseType: !20, size: 32, offset: 256)
!146 = !DISubprogram(name: "push", linkageName: "_ZN6shapes5StackINS_5PointELj2EE4pushES1_", scope: !135, file: !3, line: 48, type: !147, scopeLine: 48, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!147 = !DISubroutineType(types: !148)
!148 = !{null, !149, !139}
!149 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !135, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!150 = !DISubprogram(name: "operator[]", linkageName: "_ZN6shapes5StackINS_5PointELj2EEixEj", scope: !135, file: !3, line: 53, type: !151, scopeLine: 53, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!151 = !DISubroutineType(types: !152)
!152 = !{!153, !149, !20}
!153 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !139, size: 64)
!154 = !DISubprogram(name: "~Stack", scope: !135, file: !3, line: 54, type: !155, scopeLine: 54, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!155 = !DISubroutineType(types: !156)
!156 = !{null, !149}
!157 = !{!158, !159}
!158 = !DITemplateTypeParameter(name: "T", type: !139)
!159 = !DITemplateValueParameter(name: "N", type: !20, value: i32 2)
!160 = !{!0, !35, !161, !168, !173}
!161 = !DIGlobalVariableExpression(var: !162, expr: !DIExpression())
!162 = distinct !DIGlobalVariable(name: "disc", scope: !163, file: !3, line: 84, type: !53, isLocal: true, isDefinition: true)
!163 = distinct !DISubprogram(name: "shared", linkageName: "_ZL6sharedv", scope: !3, file: !3, line: 83, type: !164, scopeLine: 83, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !37, retainedNodes: !167)
!164 = !DISubroutineType(types: !165)
!165 = !{!166}
!166 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !52, size: 64)
!167 = !{}
!168 = !DIGlobalVariableExpression(var: !169, expr: !DIExpression())
!169 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !170, isLocal: true, isDefinition: true)
!170 = !DICompositeType(tag: DW_TAG_array_type, baseType: !62, size: 40, elements: !171)
!171 = !{!172}
!172 = !DISubrange(count: 5)
!173 = !DIGlobalVariableExpression(var: !174, expr: !DIExpression())
!174 = distinct !DIGlobalVariable(name: "templated_variable", linkageName: "_ZN6shapes2v118templated_variableILi21EEE", scope: !175, file: !3, line: 66, type: !4, isLocal: false, isDefinition: true, templateParams: !176)
!175 = !DINamespace(name: "v1", scope: !2, exportSymbols: true)
!176 = !{!177}
!177 = !DITemplateValueParameter(name: "I", type: !4, value: i32 21)
!178 = !{!179}
!179 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !37, entity: !2, file: !3, line: 76)
!180 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "Stack<int, 4U>", scope: !2, file: !3, line: 46, size: 160, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !181, templateParams: !196, identifier: "_ZTSN6shapes5StackIiLj4EEE")
!181 = !{!182, !184, !185, !189, !193}
!182 = !DIDerivedType(tag: DW_TAG_member, name: "items", scope: !180, file: !3, line: 60, baseType: !183, size: 128)
!183 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 128, elements: !118)
!184 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !180, file: !3, line: 61, baseType: !20, size: 32, offset: 128)
!185 = !DISubprogram(name: "push", linkageName: "_ZN6shapes5StackIiLj4EE4pushEi", scope: !180, file: !3, line: 48, type: !186, scopeLine: 48, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!186 = !DISubroutineType(types: !187)
!187 = !{null, !188, !4}
!188 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !180, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!189 = !DISubprogram(name: "operator[]", linkageName: "_ZN6shapes5StackIiLj4EEixEj", scope: !180, file: !3, line: 53, type: !190, scopeLine: 53, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!190 = !DISubroutineType(types: !191)
!191 = !{!192, !188, !20}
!192 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !4, size: 64)
!193 = !DISubprogram(name: "~Stack", scope: !180, file: !3, line: 54, type: !194, scopeLine: 54, flags: DIFlagPublic | DIFlagPrototyped, spFlags: 0)
!194 = !DISubroutineType(types: !195)
!195 = !{null, !188}
!196 = !{!197, !134}
!197 = !DITemplateTypeParameter(name: "T", type: !4)
!198 = !{i32 7, !"Dwarf Version", i32 5}
!199 = !{i32 2, !"Debug Info Version", i32 3}
!200 = !{i32 1, !"wchar_size", i32 4}
!201 = !{i32 7, !"PIC Level", i32 2}
!202 = !{i32 7, !"PIE Level", i32 2}
!203 = !{i32 7, !"uwtable", i32 2}
!204 = !{i32 7, !"frame-pointer", i32 2}
!205 = !{!"Debian clang version 15.0.6"}
!206 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN6shapes5ShapeD2Ev", scope: !6, file: !3, line: 70, type: !22, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !21, retainedNodes: !167)
!207 = !DILocalVariable(name: "this", arg: 1, scope: !206, type: !34, flags: DIFlagArtificial | DIFlagObjectPointer)
!208 = !DILocation(line: 0, scope: !206)
!209 = !DILocation(line: 70, column: 18, scope: !206)
!210 = distinct !DISubprogram(name: "~Shape", linkageName: "_ZN6shapes5ShapeD0Ev", scope: !6, file: !3, line: 70, type: !22, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !21, retainedNodes: !167)
!211 = !DILocalVariable(name: "this", arg: 1, scope: !210, type: !34, flags: DIFlagArtificial | DIFlagObjectPointer)
!212 = !DILocation(line: 0, scope: !210)
!213 = !DILocation(line: 70, column: 17, scope: !210)
!214 = distinct !DISubprogram(name: "clone", linkageName: "_ZNK6shapes5Shape5cloneEv", scope: !6, file: !3, line: 71, type: !32, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !31, retainedNodes: !167)
!215 = !DILocalVariable(name: "this", arg: 1, scope: !214, type: !216, flags: DIFlagArtificial | DIFlagObjectPointer)
!216 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!217 = !DILocation(line: 0, scope: !214)
!218 = !DILocation(line: 71, column: 31, scope: !214)
!219 = distinct !DISubprogram(name: "clone", linkageName: "_ZNK6shapes4Disc5cloneEv", scope: !53, file: !3, line: 72, type: !84, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !83, retainedNodes: !167)
!220 = !DILocalVariable(name: "this", arg: 1, scope: !219, type: !51, flags: DIFlagArtificial | DIFlagObjectPointer)
!221 = !DILocation(line: 0, scope: !219)
!222 = !DILocation(line: 72, column: 36, scope: !219)
!223 = !DILocation(line: 72, column: 40, scope: !219)
!224 = !DILocation(line: 72, column: 29, scope: !219)
!225 = distinct !DISubprogram(name: "Disc", linkageName: "_ZN6shapes4DiscC1ERKS0_", scope: !53, file: !3, line: 39, type: !226, scopeLine: 39, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !228, retainedNodes: !167)
!226 = !DISubroutineType(types: !227)
!227 = !{null, !82, !166}
!228 = !DISubprogram(name: "Disc", scope: !53, type: !226, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!229 = !DILocalVariable(name: "this", arg: 1, scope: !225, type: !86, flags: DIFlagArtificial | DIFlagObjectPointer)
!230 = !DILocation(line: 0, scope: !225)
!231 = !DILocalVariable(arg: 2, scope: !225, type: !166)
!232 = !DILocation(line: 39, column: 7, scope: !225)
!233 = distinct !DISubprogram(linkageName: "_ZTcv0_n40_v0_n24_NK6shapes4Disc5cloneEv", scope: !3, file: !3, line: 72, type: !234, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !37, retainedNodes: !167)
!234 = !DISubroutineType(types: !167)
!235 = !DILocation(line: 0, scope: !233)
!236 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !237, file: !237, type: !238, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !37, retainedNodes: !167)
!237 = !DIFile(filename: "classes.cpp", directory: ".")
!238 = !DISubroutineType(types: !239)
!239 = !{null}
!240 = !DILocation(line: 0, scope: !236)
!241 = distinct !DISubprogram(name: "~Stack", linkageName: "_ZN6shapes5StackIiLj4EED2Ev", scope: !180, file: !3, line: 54, type: !194, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !193, retainedNodes: !167)
!242 = !DILocalVariable(name: "this", arg: 1, scope: !241, type: !243, flags: DIFlagArtificial | DIFlagObjectPointer)
!243 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !180, size: 64)
!244 = !DILocation(line: 0, scope: !241)
!245 = !DILocalVariable(name: "__range2", scope: !246, type: !248, flags: DIFlagArtificial)
!246 = distinct !DILexicalBlock(scope: !247, file: !3, line: 55, column: 5)
!247 = distinct !DILexicalBlock(scope: !241, file: !3, line: 54, column: 12)
!248 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !183, size: 64)
!249 = !DILocation(line: 0, scope: !246)
!250 = !DILocation(line: 55, column: 23, scope: !246)
!251 = !DILocalVariable(name: "__begin0", scope: !246, type: !252, flags: DIFlagArtificial)
!252 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!253 = !DILocation(line: 55, column: 21, scope: !246)
!254 = !DILocalVariable(name: "__end0", scope: !246, type: !252, flags: DIFlagArtificial)
!255 = !DILocalVariable(name: "item", scope: !256, file: !3, line: 55, type: !192)
!256 = distinct !DILexicalBlock(scope: !246, file: !3, line: 55, column: 5)
!257 = !DILocation(line: 55, column: 16, scope: !256)
!258 = !DILocation(line: 55, column: 21, scope: !256)
!259 = !DILocation(line: 56, column: 7, scope: !256)
!260 = !DILocation(line: 56, column: 12, scope: !256)
!261 = !DILocation(line: 55, column: 5, scope: !246)
!262 = distinct !{!262, !261, !263}
!263 = !DILocation(line: 56, column: 16, scope: !246)
!264 = !DILocation(line: 57, column: 3, scope: !241)
!265 = distinct !DISubprogram(name: "apply", linkageName: "_Z5applyRKN6shapes5ShapeEMS0_KFdvE", scope: !3, file: !3, line: 88, type: !266, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, retainedNodes: !167)
!266 = !DISubroutineType(types: !267)
!267 = !{!28, !268, !269}
!268 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !30, size: 64)
!269 = !DIDerivedType(tag: DW_TAG_typedef, name: "Callback", file: !3, line: 77, baseType: !270)
!270 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !26, size: 128, extraData: !6)
!271 = !DILocalVariable(name: "shape", arg: 1, scope: !265, file: !3, line: 88, type: !268)
!272 = !DILocation(line: 88, column: 27, scope: !265)
!273 = !DILocalVariable(name: "callback", arg: 2, scope: !265, file: !3, line: 88, type: !269)
!274 = !DILocation(line: 88, column: 43, scope: !265)
!275 = !DILocalVariable(name: "twice", scope: !265, file: !3, line: 89, type: !276)
!276 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !265, file: !3, line: 89, size: 192, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !277)
!277 = !{!278, !279}
!278 = !DIDerivedType(tag: DW_TAG_member, name: "shape", scope: !276, file: !3, line: 89, baseType: !268, size: 64)
!279 = !DIDerivedType(tag: DW_TAG_member, name: "callback", scope: !276, file: !3, line: 89, baseType: !269, size: 128, offset: 64)
!280 = !DILocation(line: 89, column: 8, scope: !265)
!281 = !DILocation(line: 89, column: 16, scope: !265)
!282 = !DILocation(line: 89, column: 18, scope: !265)
!283 = !DILocation(line: 89, column: 25, scope: !265)
!284 = !DILocation(line: 93, column: 10, scope: !265)
!285 = !DILocation(line: 93, column: 3, scope: !265)
!286 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ5applyRKN6shapes5ShapeEMS0_KFdvEEN3$_0clEd", scope: !276, file: !3, line: 89, type: !287, scopeLine: 89, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !37, declaration: !290, retainedNodes: !167)
!287 = !DISubroutineType(types: !288)
!288 = !{!28, !289, !28}
!289 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !276, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!290 = !DISubprogram(name: "operator()", scope: !276, file: !3, line: 89, type: !287, scopeLine: 89, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!291 = !DILocalVariable(name: "this", arg: 1, scope: !286, type: !292, flags: DIFlagArtificial | DIFlagObjectPointer)
!292 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !276, size: 64)
!293 = !DILocation(line: 0, scope: !286)
!294 = !DILocalVariable(name: "factor", arg: 2, scope: !286, file: !3, line: 89, type: !28)
!295 = !DILocation(line: 89, column: 42, scope: !286)
!296 = !DILocation(line: 90, column: 12, scope: !286)
!297 = !DILocation(line: 91, column: 13, scope: !286)
!298 = !DILocation(line: 91, column: 20, scope: !286)
!299 = !DILocation(line: 91, column: 12, scope: !286)
!300 = !DILocation(line: 91, column: 34, scope: !286)
!301 = !DILocation(line: 91, column: 32, scope: !286)
!302 = !DILocation(line: 91, column: 5, scope: !286)
!303 = distinct !DISubprogram(name: "exceptions", linkageName: "_Z10exceptionsRN6shapes5StackINS_5PointELj2EEENS_5LargeE", scope: !3, file: !3, line: 96, type: !304, scopeLine: 96, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, retainedNodes: !167)
!304 = !DISubroutineType(types: !305)
!305 = !{!4, !306, !39}
!306 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !135, size: 64)
!307 = !DILocalVariable(name: "points", arg: 1, scope: !303, file: !3, line: 96, type: !306)
!308 = !DILocation(line: 96, column: 33, scope: !303)
!309 = !DILocalVariable(name: "large", arg: 2, scope: !303, file: !3, line: 96, type: !39)
!310 = !DILocation(line: 96, column: 47, scope: !303)
!311 = !DILocalVariable(name: "cleaned_up", scope: !303, file: !3, line: 97, type: !113)
!312 = !DILocation(line: 97, column: 15, scope: !303)
!313 = !DILocation(line: 99, column: 5, scope: !314)
!314 = distinct !DILexicalBlock(scope: !303, file: !3, line: 98, column: 7)
!315 = !DILocation(line: 99, column: 17, scope: !314)
!316 = !DILocation(line: 99, column: 12, scope: !314)
!317 = !DILocation(line: 100, column: 15, scope: !314)
!318 = !DILocation(line: 100, column: 18, scope: !314)
!319 = !DILocation(line: 100, column: 30, scope: !314)
!320 = !DILocation(line: 100, column: 28, scope: !314)
!321 = !DILocation(line: 100, column: 5, scope: !314)
!322 = !DILocation(line: 101, column: 3, scope: !314)
!323 = !DILocation(line: 111, column: 1, scope: !314)
!324 = !DILocalVariable(name: "n", scope: !303, file: !3, line: 101, type: !45)
!325 = !DILocation(line: 101, column: 19, scope: !303)
!326 = !DILocation(line: 105, column: 3, scope: !327)
!327 = distinct !DILexicalBlock(scope: !303, file: !3, line: 103, column: 29)
!328 = !DILocation(line: 102, column: 29, scope: !329)
!329 = distinct !DILexicalBlock(scope: !303, file: !3, line: 101, column: 22)
!330 = !DILocation(line: 102, column: 5, scope: !329)
!331 = !DILocation(line: 103, column: 3, scope: !329)
!332 = !DILocalVariable(name: "p", scope: !303, file: !3, line: 103, type: !333)
!333 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !334, size: 64)
!334 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !335, size: 64)
!335 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !139)
!336 = !DILocation(line: 103, column: 26, scope: !303)
!337 = !DILocation(line: 109, column: 3, scope: !338)
!338 = distinct !DILexicalBlock(scope: !303, file: !3, line: 105, column: 17)
!339 = !DILocation(line: 104, column: 29, scope: !327)
!340 = !DILocation(line: 104, column: 32, scope: !327)
!341 = !DILocation(line: 104, column: 5, scope: !327)
!342 = !DILocation(line: 106, column: 9, scope: !343)
!343 = distinct !DILexicalBlock(scope: !338, file: !3, line: 106, column: 9)
!344 = !DILocation(line: 106, column: 15, scope: !343)
!345 = !DILocation(line: 106, column: 9, scope: !338)
!346 = !DILocation(line: 107, column: 7, scope: !343)
!347 = !DILocation(line: 111, column: 1, scope: !343)
!348 = !DILocation(line: 108, column: 29, scope: !338)
!349 = !DILocation(line: 108, column: 12, scope: !338)
!350 = !DILocation(line: 108, column: 5, scope: !338)
!351 = !DILocation(line: 111, column: 1, scope: !303)
!352 = !DILocation(line: 110, column: 3, scope: !303)
!353 = distinct !DISubprogram(name: "Stack", linkageName: "_ZN6shapes5StackIlLj4EEC2Ev", scope: !113, file: !3, line: 46, type: !130, scopeLine: 46, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !354, retainedNodes: !167)
!354 = !DISubprogram(name: "Stack", scope: !113, type: !130, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!355 = !DILocalVariable(name: "this", arg: 1, scope: !353, type: !356, flags: DIFlagArtificial | DIFlagObjectPointer)
!356 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !113, size: 64)
!357 = !DILocation(line: 0, scope: !353)
!358 = !DILocation(line: 60, column: 5, scope: !353)
!359 = !DILocation(line: 60, column: 16, scope: !353)
!360 = !DILocation(line: 61, column: 12, scope: !353)
!361 = !DILocation(line: 46, column: 45, scope: !353)
!362 = distinct !DISubprogram(name: "push", linkageName: "_ZN6shapes5StackINS_5PointELj2EE4pushES1_", scope: !135, file: !3, line: 48, type: !147, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !146, retainedNodes: !167)
!363 = !DILocalVariable(name: "this", arg: 1, scope: !362, type: !364, flags: DIFlagArtificial | DIFlagObjectPointer)
!364 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !135, size: 64)
!365 = !DILocation(line: 0, scope: !362)
!366 = !DILocalVariable(name: "value", arg: 2, scope: !362, file: !3, line: 48, type: !139)
!367 = !DILocation(line: 48, column: 15, scope: !362)
!368 = !DILocation(line: 49, column: 9, scope: !369)
!369 = distinct !DILexicalBlock(scope: !362, file: !3, line: 49, column: 9)
!370 = !DILocation(line: 49, column: 14, scope: !369)
!371 = !DILocation(line: 49, column: 9, scope: !362)
!372 = !DILocation(line: 50, column: 7, scope: !369)
!373 = !DILocation(line: 51, column: 5, scope: !362)
!374 = !DILocation(line: 51, column: 11, scope: !362)
!375 = !DILocation(line: 51, column: 15, scope: !362)
!376 = !DILocation(line: 51, column: 19, scope: !362)
!377 = !DILocation(line: 52, column: 3, scope: !362)
!378 = distinct !DISubprogram(name: "operator+", linkageName: "_ZN6shapesplERKNS_5PointES2_", scope: !2, file: !3, line: 12, type: !379, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, retainedNodes: !167)
!379 = !DISubroutineType(types: !380)
!380 = !{!139, !381, !381}
!381 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !335, size: 64)
!382 = !DILocalVariable(name: "a", arg: 1, scope: !378, file: !3, line: 12, type: !381)
!383 = !DILocation(line: 12, column: 39, scope: !378)
!384 = !DILocalVariable(name: "b", arg: 2, scope: !378, file: !3, line: 12, type: !381)
!385 = !DILocation(line: 12, column: 55, scope: !378)
!386 = !DILocation(line: 12, column: 67, scope: !378)
!387 = !DILocation(line: 12, column: 68, scope: !378)
!388 = !DILocation(line: 12, column: 70, scope: !378)
!389 = !DILocation(line: 12, column: 74, scope: !378)
!390 = !DILocation(line: 12, column: 76, scope: !378)
!391 = !DILocation(line: 12, column: 72, scope: !378)
!392 = !DILocation(line: 12, column: 79, scope: !378)
!393 = !DILocation(line: 12, column: 81, scope: !378)
!394 = !DILocation(line: 12, column: 85, scope: !378)
!395 = !DILocation(line: 12, column: 87, scope: !378)
!396 = !DILocation(line: 12, column: 83, scope: !378)
!397 = !DILocation(line: 12, column: 60, scope: !378)
!398 = distinct !DISubprogram(name: "operator[]", linkageName: "_ZN6shapes5StackINS_5PointELj2EEixEj", scope: !135, file: !3, line: 53, type: !151, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !150, retainedNodes: !167)
!399 = !DILocalVariable(name: "this", arg: 1, scope: !398, type: !364, flags: DIFlagArtificial | DIFlagObjectPointer)
!400 = !DILocation(line: 0, scope: !398)
!401 = !DILocalVariable(name: "i", arg: 2, scope: !398, file: !3, line: 53, type: !20)
!402 = !DILocation(line: 53, column: 26, scope: !398)
!403 = !DILocation(line: 53, column: 38, scope: !398)
!404 = !DILocation(line: 53, column: 44, scope: !398)
!405 = !DILocation(line: 53, column: 31, scope: !398)
!406 = distinct !DISubprogram(name: "~Stack", linkageName: "_ZN6shapes5StackIlLj4EED2Ev", scope: !113, file: !3, line: 54, type: !130, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !129, retainedNodes: !167)
!407 = !DILocalVariable(name: "this", arg: 1, scope: !406, type: !356, flags: DIFlagArtificial | DIFlagObjectPointer)
!408 = !DILocation(line: 0, scope: !406)
!409 = !DILocalVariable(name: "__range2", scope: !410, type: !412, flags: DIFlagArtificial)
!410 = distinct !DILexicalBlock(scope: !411, file: !3, line: 55, column: 5)
!411 = distinct !DILexicalBlock(scope: !406, file: !3, line: 54, column: 12)
!412 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !116, size: 64)
!413 = !DILocation(line: 0, scope: !410)
!414 = !DILocation(line: 55, column: 23, scope: !410)
!415 = !DILocalVariable(name: "__begin0", scope: !410, type: !416, flags: DIFlagArtificial)
!416 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !117, size: 64)
!417 = !DILocation(line: 55, column: 21, scope: !410)
!418 = !DILocalVariable(name: "__end0", scope: !410, type: !416, flags: DIFlagArtificial)
!419 = !DILocalVariable(name: "item", scope: !420, file: !3, line: 55, type: !128)
!420 = distinct !DILexicalBlock(scope: !410, file: !3, line: 55, column: 5)
!421 = !DILocation(line: 55, column: 16, scope: !420)
!422 = !DILocation(line: 55, column: 21, scope: !420)
!423 = !DILocation(line: 56, column: 7, scope: !420)
!424 = !DILocation(line: 56, column: 12, scope: !420)
!425 = !DILocation(line: 55, column: 5, scope: !410)
!426 = distinct !{!426, !425, !427}
!427 = !DILocation(line: 56, column: 16, scope: !410)
!428 = !DILocation(line: 57, column: 3, scope: !406)
!429 = distinct !DISubprogram(name: "narrowed", linkageName: "_Z8narrowedPKN6shapes5ShapeE", scope: !3, file: !3, line: 113, type: !430, scopeLine: 113, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, retainedNodes: !167)
!430 = !DISubroutineType(types: !431)
!431 = !{!51, !216}
!432 = !DILocalVariable(name: "shape", arg: 1, scope: !429, file: !3, line: 113, type: !216)
!433 = !DILocation(line: 113, column: 35, scope: !429)
!434 = !DILocation(line: 113, column: 78, scope: !429)
!435 = !DILocation(line: 113, column: 51, scope: !429)
!436 = !DILocation(line: 113, column: 44, scope: !429)
!437 = distinct !DISubprogram(name: "push", linkageName: "_ZN6shapes5StackIsLj3EE4pushEs", scope: !92, file: !3, line: 48, type: !100, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !99, retainedNodes: !167)
!438 = !DILocalVariable(name: "this", arg: 1, scope: !437, type: !439, flags: DIFlagArtificial | DIFlagObjectPointer)
!439 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64)
!440 = !DILocation(line: 0, scope: !437)
!441 = !DILocalVariable(name: "value", arg: 2, scope: !437, file: !3, line: 48, type: !91)
!442 = !DILocation(line: 48, column: 15, scope: !437)
!443 = !DILocation(line: 49, column: 9, scope: !444)
!444 = distinct !DILexicalBlock(scope: !437, file: !3, line: 49, column: 9)
!445 = !DILocation(line: 49, column: 14, scope: !444)
!446 = !DILocation(line: 49, column: 9, scope: !437)
!447 = !DILocation(line: 50, column: 7, scope: !444)
!448 = !DILocation(line: 51, column: 39, scope: !437)
!449 = !DILocation(line: 51, column: 5, scope: !437)
!450 = !DILocation(line: 51, column: 11, scope: !437)
!451 = !DILocation(line: 51, column: 15, scope: !437)
!452 = !DILocation(line: 51, column: 19, scope: !437)
!453 = !DILocation(line: 52, column: 3, scope: !437)
!454 = distinct !DISubprogram(name: "operator[]", linkageName: "_ZN6shapes5StackIsLj3EEixEj", scope: !92, file: !3, line: 53, type: !104, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !103, retainedNodes: !167)
!455 = !DILocalVariable(name: "this", arg: 1, scope: !454, type: !439, flags: DIFlagArtificial | DIFlagObjectPointer)
!456 = !DILocation(line: 0, scope: !454)
!457 = !DILocalVariable(name: "i", arg: 2, scope: !454, file: !3, line: 53, type: !20)
!458 = !DILocation(line: 53, column: 26, scope: !454)
!459 = !DILocation(line: 53, column: 38, scope: !454)
!460 = !DILocation(line: 53, column: 44, scope: !454)
!461 = !DILocation(line: 53, column: 31, scope: !454)
!462 = distinct !DISubprogram(name: "~Stack", linkageName: "_ZN6shapes5StackIsLj3EED2Ev", scope: !92, file: !3, line: 54, type: !108, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !107, retainedNodes: !167)
!463 = !DILocalVariable(name: "this", arg: 1, scope: !462, type: !439, flags: DIFlagArtificial | DIFlagObjectPointer)
!464 = !DILocation(line: 0, scope: !462)
!465 = !DILocalVariable(name: "__range2", scope: !466, type: !468, flags: DIFlagArtificial)
!466 = distinct !DILexicalBlock(scope: !467, file: !3, line: 55, column: 5)
!467 = distinct !DILexicalBlock(scope: !462, file: !3, line: 54, column: 12)
!468 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !95, size: 64)
!469 = !DILocation(line: 0, scope: !466)
!470 = !DILocation(line: 55, column: 23, scope: !466)
!471 = !DILocalVariable(name: "__begin0", scope: !466, type: !472, flags: DIFlagArtificial)
!472 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !91, size: 64)
!473 = !DILocation(line: 55, column: 21, scope: !466)
!474 = !DILocalVariable(name: "__end0", scope: !466, type: !472, flags: DIFlagArtificial)
!475 = !DILocalVariable(name: "item", scope: !476, file: !3, line: 55, type: !106)
!476 = distinct !DILexicalBlock(scope: !466, file: !3, line: 55, column: 5)
!477 = !DILocation(line: 55, column: 16, scope: !476)
!478 = !DILocation(line: 55, column: 21, scope: !476)
!479 = !DILocation(line: 56, column: 7, scope: !476)
!480 = !DILocation(line: 56, column: 12, scope: !476)
!481 = !DILocation(line: 55, column: 5, scope: !466)
!482 = distinct !{!482, !481, !483}
!483 = !DILocation(line: 56, column: 16, scope: !466)
!484 = !DILocation(line: 57, column: 3, scope: !462)
!485 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 117, type: !11, scopeLine: 117, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, retainedNodes: !167)
!486 = !DILocalVariable(name: "points", scope: !485, file: !3, line: 118, type: !135)
!487 = !DILocation(line: 118, column: 19, scope: !485)
!488 = !DILocation(line: 119, column: 3, scope: !485)
!489 = !DILocation(line: 119, column: 19, scope: !485)
!490 = !DILocation(line: 119, column: 14, scope: !485)
!491 = !DILocalVariable(name: "copy", scope: !485, file: !3, line: 120, type: !34)
!492 = !DILocation(line: 120, column: 10, scope: !485)
!493 = !DILocation(line: 120, column: 17, scope: !485)
!494 = !DILocation(line: 120, column: 26, scope: !485)
!495 = !DILocalVariable(name: "total", scope: !485, file: !3, line: 121, type: !28)
!496 = !DILocation(line: 121, column: 10, scope: !485)
!497 = !DILocation(line: 121, column: 25, scope: !485)
!498 = !DILocation(line: 121, column: 18, scope: !485)
!499 = !DILocation(line: 121, column: 47, scope: !485)
!500 = !DILocation(line: 121, column: 45, scope: !485)
!501 = !DILocation(line: 122, column: 10, scope: !485)
!502 = !DILocation(line: 122, column: 3, scope: !485)
!503 = !DILocation(line: 123, column: 10, scope: !485)
!504 = !DILocation(line: 123, column: 61, scope: !485)
!505 = !DILocation(line: 123, column: 42, scope: !485)
!506 = !DILocation(line: 123, column: 70, scope: !485)
!507 = !DILocation(line: 123, column: 68, scope: !485)
!508 = !DILocation(line: 124, column: 21, scope: !485)
!509 = !DILocation(line: 124, column: 20, scope: !485)
!510 = !DILocation(line: 124, column: 11, scope: !485)
!511 = !DILocation(line: 124, column: 31, scope: !485)
!512 = !DILocation(line: 124, column: 10, scope: !485)
!513 = !DILocation(line: 123, column: 93, scope: !485)
!514 = !DILocation(line: 123, column: 3, scope: !485)
!515 = !DILocation(line: 125, column: 1, scope: !485)
!516 = distinct !DISubprogram(name: "Stack", linkageName: "_ZN6shapes5StackINS_5PointELj2EEC2Ev", scope: !135, file: !3, line: 46, type: !155, scopeLine: 46, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !517, retainedNodes: !167)
!517 = !DISubprogram(name: "Stack", scope: !135, type: !155, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!518 = !DILocalVariable(name: "this", arg: 1, scope: !516, type: !364, flags: DIFlagArtificial | DIFlagObjectPointer)
!519 = !DILocation(line: 0, scope: !516)
!520 = !DILocation(line: 60, column: 5, scope: !516)
!521 = !DILocation(line: 60, column: 16, scope: !516)
!522 = !DILocation(line: 60, column: 17, scope: !516)
!523 = !DILocation(line: 61, column: 12, scope: !516)
!524 = !DILocation(line: 46, column: 45, scope: !516)
!525 = distinct !DISubprogram(name: "push", linkageName: "_ZN6shapes5StackIiLj4EE4pushEi", scope: !180, file: !3, line: 48, type: !186, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !185, retainedNodes: !167)
!526 = !DILocalVariable(name: "this", arg: 1, scope: !525, type: !243, flags: DIFlagArtificial | DIFlagObjectPointer)
!527 = !DILocation(line: 0, scope: !525)
!528 = !DILocalVariable(name: "value", arg: 2, scope: !525, file: !3, line: 48, type: !4)
!529 = !DILocation(line: 48, column: 15, scope: !525)
!530 = !DILocation(line: 49, column: 9, scope: !531)
!531 = distinct !DILexicalBlock(scope: !525, file: !3, line: 49, column: 9)
!532 = !DILocation(line: 49, column: 14, scope: !531)
!533 = !DILocation(line: 49, column: 9, scope: !525)
!534 = !DILocation(line: 50, column: 7, scope: !531)
!535 = !DILocation(line: 51, column: 39, scope: !525)
!536 = !DILocation(line: 51, column: 5, scope: !525)
!537 = !DILocation(line: 51, column: 11, scope: !525)
!538 = !DILocation(line: 51, column: 15, scope: !525)
!539 = !DILocation(line: 51, column: 19, scope: !525)
!540 = !DILocation(line: 52, column: 3, scope: !525)
!541 = !DILocation(line: 84, column: 3, scope: !163)
!542 = !{!"branch_weights", i32 1, i32 1048575}
!543 = !DILocation(line: 84, column: 15, scope: !163)
!544 = !DILocation(line: 85, column: 3, scope: !163)
!545 = !DILocation(line: 86, column: 1, scope: !163)
!546 = distinct !DISubprogram(name: "operator[]", linkageName: "_ZN6shapes5StackIiLj4EEixEj", scope: !180, file: !3, line: 53, type: !190, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !189, retainedNodes: !167)
!547 = !DILocalVariable(name: "this", arg: 1, scope: !546, type: !243, flags: DIFlagArtificial | DIFlagObjectPointer)
!548 = !DILocation(line: 0, scope: !546)
!549 = !DILocalVariable(name: "i", arg: 2, scope: !546, file: !3, line: 53, type: !20)
!550 = !DILocation(line: 53, column: 26, scope: !546)
!551 = !DILocation(line: 53, column: 38, scope: !546)
!552 = !DILocation(line: 53, column: 44, scope: !546)
!553 = !DILocation(line: 53, column: 31, scope: !546)
!554 = distinct !DISubprogram(name: "count_of<int, char, float>", linkageName: "_ZN6shapes2v18count_ofIJicfEEEjDpT_", scope: !175, file: !3, line: 65, type: !555, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, templateParams: !558, retainedNodes: !167)
!555 = !DISubroutineType(types: !556)
!556 = !{!20, !4, !63, !557}
!557 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!558 = !{!559}
!559 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_parameter_pack, name: "Ts", value: !560)
!560 = !{!561, !562, !563}
!561 = !DITemplateTypeParameter(type: !4)
!562 = !DITemplateTypeParameter(type: !63)
!563 = !DITemplateTypeParameter(type: !557)
!564 = !DILocalVariable(arg: 1, scope: !554, file: !3, line: 65, type: !4)
!565 = !DILocation(line: 65, column: 60, scope: !554)
!566 = !DILocalVariable(arg: 2, scope: !554, file: !3, line: 65, type: !63)
!567 = !DILocalVariable(arg: 3, scope: !554, file: !3, line: 65, type: !557)
!568 = !DILocation(line: 65, column: 64, scope: !554)
!569 = distinct !DISubprogram(name: "~Stack", linkageName: "_ZN6shapes5StackINS_5PointELj2EED2Ev", scope: !135, file: !3, line: 54, type: !155, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !154, retainedNodes: !167)
!570 = !DILocalVariable(name: "this", arg: 1, scope: !569, type: !364, flags: DIFlagArtificial | DIFlagObjectPointer)
!571 = !DILocation(line: 0, scope: !569)
!572 = !DILocalVariable(name: "__range2", scope: !573, type: !575, flags: DIFlagArtificial)
!573 = distinct !DILexicalBlock(scope: !574, file: !3, line: 55, column: 5)
!574 = distinct !DILexicalBlock(scope: !569, file: !3, line: 54, column: 12)
!575 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !138, size: 64)
!576 = !DILocation(line: 0, scope: !573)
!577 = !DILocation(line: 55, column: 23, scope: !573)
!578 = !DILocalVariable(name: "__begin0", scope: !573, type: !579, flags: DIFlagArtificial)
!579 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !139, size: 64)
!580 = !DILocation(line: 55, column: 21, scope: !573)
!581 = !DILocalVariable(name: "__end0", scope: !573, type: !579, flags: DIFlagArtificial)
!582 = !DILocalVariable(name: "item", scope: !583, file: !3, line: 55, type: !153)
!583 = distinct !DILexicalBlock(scope: !573, file: !3, line: 55, column: 5)
!584 = !DILocation(line: 55, column: 16, scope: !583)
!585 = !DILocation(line: 55, column: 21, scope: !583)
!586 = !DILocation(line: 56, column: 14, scope: !583)
!587 = !DILocation(line: 56, column: 7, scope: !583)
!588 = !DILocation(line: 56, column: 12, scope: !583)
!589 = !DILocation(line: 55, column: 5, scope: !573)
!590 = distinct !{!590, !589, !591}
!591 = !DILocation(line: 56, column: 16, scope: !573)
!592 = !DILocation(line: 57, column: 3, scope: !569)
!593 = distinct !DISubprogram(name: "~Named", linkageName: "_ZN6shapes5NamedD1Ev", scope: !56, file: !3, line: 27, type: !594, scopeLine: 27, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !596, retainedNodes: !167)
!594 = !DISubroutineType(types: !595)
!595 = !{null, !67}
!596 = !DISubprogram(name: "~Named", scope: !56, type: !594, containingType: !56, virtualIndex: 0, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!597 = !DILocalVariable(name: "this", arg: 1, scope: !593, type: !598, flags: DIFlagArtificial | DIFlagObjectPointer)
!598 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!599 = !DILocation(line: 0, scope: !593)
!600 = !DILocation(line: 27, column: 7, scope: !593)
!601 = distinct !DISubprogram(name: "~Named", linkageName: "_ZN6shapes5NamedD0Ev", scope: !56, file: !3, line: 27, type: !594, scopeLine: 27, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !596, retainedNodes: !167)
!602 = !DILocalVariable(name: "this", arg: 1, scope: !601, type: !598, flags: DIFlagArtificial | DIFlagObjectPointer)
!603 = !DILocation(line: 0, scope: !601)
!604 = !DILocation(line: 27, column: 7, scope: !601)
!605 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N6shapes5NamedD1Ev", scope: !3, file: !3, line: 27, type: !234, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !37, retainedNodes: !167)
!606 = !DILocation(line: 0, scope: !605)
!607 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N6shapes5NamedD0Ev", scope: !3, file: !3, line: 27, type: !234, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !37, retainedNodes: !167)
!608 = !DILocation(line: 0, scope: !607)
!609 = distinct !DISubprogram(name: "area", linkageName: "_ZNK6shapes5Round4areaEv", scope: !69, file: !3, line: 36, type: !75, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !74, retainedNodes: !167)
!610 = !DILocalVariable(name: "this", arg: 1, scope: !609, type: !611, flags: DIFlagArtificial | DIFlagObjectPointer)
!611 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !78, size: 64)
!612 = !DILocation(line: 0, scope: !609)
!613 = !DILocation(line: 36, column: 51, scope: !609)
!614 = !DILocation(line: 36, column: 49, scope: !609)
!615 = !DILocation(line: 36, column: 60, scope: !609)
!616 = !DILocation(line: 36, column: 58, scope: !609)
!617 = !DILocation(line: 36, column: 34, scope: !609)
!618 = distinct !DISubprogram(name: "~Round", linkageName: "_ZN6shapes5RoundD1Ev", scope: !69, file: !3, line: 33, type: !619, scopeLine: 33, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !622, retainedNodes: !167)
!619 = !DISubroutineType(types: !620)
!620 = !{null, !621}
!621 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!622 = !DISubprogram(name: "~Round", scope: !69, type: !619, containingType: !69, virtualIndex: 0, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!623 = !DILocalVariable(name: "this", arg: 1, scope: !618, type: !624, flags: DIFlagArtificial | DIFlagObjectPointer)
!624 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!625 = !DILocation(line: 0, scope: !618)
!626 = !DILocation(line: 33, column: 7, scope: !618)
!627 = distinct !DISubprogram(name: "~Round", linkageName: "_ZN6shapes5RoundD0Ev", scope: !69, file: !3, line: 33, type: !619, scopeLine: 33, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !622, retainedNodes: !167)
!628 = !DILocalVariable(name: "this", arg: 1, scope: !627, type: !624, flags: DIFlagArtificial | DIFlagObjectPointer)
!629 = !DILocation(line: 0, scope: !627)
!630 = !DILocation(line: 33, column: 7, scope: !627)
!631 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N6shapes5RoundD1Ev", scope: !3, file: !3, line: 33, type: !234, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !37, retainedNodes: !167)
!632 = !DILocation(line: 0, scope: !631)
!633 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N6shapes5RoundD0Ev", scope: !3, file: !3, line: 33, type: !234, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !37, retainedNodes: !167)
!634 = !DILocation(line: 0, scope: !633)
!635 = distinct !DISubprogram(linkageName: "_ZTv0_n32_NK6shapes5Round4areaEv", scope: !3, file: !3, line: 36, type: !234, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !37, retainedNodes: !167)
!636 = !DILocation(line: 0, scope: !635)
!637 = distinct !DISubprogram(name: "~Disc", linkageName: "_ZN6shapes4DiscD1Ev", scope: !53, file: !3, line: 39, type: !80, scopeLine: 39, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !638, retainedNodes: !167)
!638 = !DISubprogram(name: "~Disc", scope: !53, type: !80, containingType: !53, virtualIndex: 0, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual)
!639 = !DILocalVariable(name: "this", arg: 1, scope: !637, type: !86, flags: DIFlagArtificial | DIFlagObjectPointer)
!640 = !DILocation(line: 0, scope: !637)
!641 = !DILocation(line: 39, column: 7, scope: !637)
!642 = distinct !DISubprogram(name: "~Disc", linkageName: "_ZN6shapes4DiscD0Ev", scope: !53, file: !3, line: 39, type: !80, scopeLine: 39, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !638, retainedNodes: !167)
!643 = !DILocalVariable(name: "this", arg: 1, scope: !642, type: !86, flags: DIFlagArtificial | DIFlagObjectPointer)
!644 = !DILocation(line: 0, scope: !642)
!645 = !DILocation(line: 39, column: 7, scope: !642)
!646 = distinct !DISubprogram(name: "area", linkageName: "_ZNK6shapes4Disc4areaEv", scope: !53, file: !3, line: 43, type: !89, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !88, retainedNodes: !167)
!647 = !DILocalVariable(name: "this", arg: 1, scope: !646, type: !51, flags: DIFlagArtificial | DIFlagObjectPointer)
!648 = !DILocation(line: 0, scope: !646)
!649 = !DILocation(line: 43, column: 48, scope: !646)
!650 = !DILocation(line: 43, column: 34, scope: !646)
!651 = distinct !DISubprogram(linkageName: "_ZThn16_NK6shapes4Disc4areaEv", scope: !3, file: !3, line: 43, type: !234, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !37, retainedNodes: !167)
!652 = !DILocation(line: 0, scope: !651)
!653 = distinct !DISubprogram(linkageName: "_ZThn16_N6shapes4DiscD1Ev", scope: !3, file: !3, line: 39, type: !234, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !37, retainedNodes: !167)
!654 = !DILocation(line: 0, scope: !653)
!655 = distinct !DISubprogram(linkageName: "_ZThn16_N6shapes4DiscD0Ev", scope: !3, file: !3, line: 39, type: !234, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !37, retainedNodes: !167)
!656 = !DILocation(line: 0, scope: !655)
!657 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N6shapes4DiscD1Ev", scope: !3, file: !3, line: 39, type: !234, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !37, retainedNodes: !167)
!658 = !DILocation(line: 0, scope: !657)
!659 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N6shapes4DiscD0Ev", scope: !3, file: !3, line: 39, type: !234, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !37, retainedNodes: !167)
!660 = !DILocation(line: 0, scope: !659)
!661 = distinct !DISubprogram(linkageName: "_ZTv0_n32_NK6shapes4Disc4areaEv", scope: !3, file: !3, line: 43, type: !234, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition, unit: !37, retainedNodes: !167)
!662 = !DILocation(line: 0, scope: !661)
!663 = distinct !DISubprogram(name: "Shape", linkageName: "_ZN6shapes5ShapeC2ERKS0_", scope: !6, file: !3, line: 15, type: !664, scopeLine: 15, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !666, retainedNodes: !167)
!664 = !DISubroutineType(types: !665)
!665 = !{null, !24, !268}
!666 = !DISubprogram(name: "Shape", scope: !6, type: !664, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!667 = !DILocalVariable(name: "this", arg: 1, scope: !663, type: !34, flags: DIFlagArtificial | DIFlagObjectPointer)
!668 = !DILocation(line: 0, scope: !663)
!669 = !DILocalVariable(arg: 2, scope: !663, type: !268)
!670 = !DILocation(line: 15, column: 7, scope: !663)
!671 = distinct !DISubprogram(name: "Named", linkageName: "_ZN6shapes5NamedC2ERKS0_", scope: !56, file: !3, line: 27, type: !672, scopeLine: 27, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !676, retainedNodes: !167)
!672 = !DISubroutineType(types: !673)
!673 = !{null, !67, !674}
!674 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !675, size: 64)
!675 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !56)
!676 = !DISubprogram(name: "Named", scope: !56, type: !672, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!677 = !DILocalVariable(name: "this", arg: 1, scope: !671, type: !598, flags: DIFlagArtificial | DIFlagObjectPointer)
!678 = !DILocation(line: 0, scope: !671)
!679 = !DILocalVariable(name: "vtt", arg: 2, scope: !671, type: !680, flags: DIFlagArtificial)
!680 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !681, size: 64)
!681 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!682 = !DILocalVariable(arg: 3, scope: !671, type: !674)
!683 = !DILocation(line: 27, column: 7, scope: !671)
!684 = distinct !DISubprogram(name: "Round", linkageName: "_ZN6shapes5RoundC2ERKS0_", scope: !69, file: !3, line: 33, type: !685, scopeLine: 33, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !688, retainedNodes: !167)
!685 = !DISubroutineType(types: !686)
!686 = !{null, !621, !687}
!687 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !78, size: 64)
!688 = !DISubprogram(name: "Round", scope: !69, type: !685, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!689 = !DILocalVariable(name: "this", arg: 1, scope: !684, type: !624, flags: DIFlagArtificial | DIFlagObjectPointer)
!690 = !DILocation(line: 0, scope: !684)
!691 = !DILocalVariable(name: "vtt", arg: 2, scope: !684, type: !680, flags: DIFlagArtificial)
!692 = !DILocalVariable(arg: 3, scope: !684, type: !687)
!693 = !DILocation(line: 33, column: 7, scope: !684)
!694 = distinct !DISubprogram(name: "Disc", linkageName: "_ZN6shapes4DiscC1Ev", scope: !53, file: !3, line: 41, type: !80, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !79, retainedNodes: !167)
!695 = !DILocalVariable(name: "this", arg: 1, scope: !694, type: !86, flags: DIFlagArtificial | DIFlagObjectPointer)
!696 = !DILocation(line: 0, scope: !694)
!697 = !DILocation(line: 41, column: 26, scope: !694)
!698 = !DILocation(line: 41, column: 3, scope: !694)
!699 = !DILocation(line: 41, column: 12, scope: !694)
!700 = !DILocation(line: 41, column: 28, scope: !701)
!701 = distinct !DILexicalBlock(scope: !694, file: !3, line: 41, column: 26)
!702 = !DILocation(line: 41, column: 37, scope: !694)
!703 = !DILocation(line: 41, column: 37, scope: !701)
!704 = distinct !DISubprogram(name: "Shape", linkageName: "_ZN6shapes5ShapeC2Ev", scope: !6, file: !3, line: 15, type: !22, scopeLine: 15, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !705, retainedNodes: !167)
!705 = !DISubprogram(name: "Shape", scope: !6, type: !22, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!706 = !DILocalVariable(name: "this", arg: 1, scope: !704, type: !34, flags: DIFlagArtificial | DIFlagObjectPointer)
!707 = !DILocation(line: 0, scope: !704)
!708 = !DILocation(line: 15, column: 7, scope: !704)
!709 = !DILocation(line: 21, column: 9, scope: !704)
!710 = distinct !DISubprogram(name: "Named", linkageName: "_ZN6shapes5NamedC2EPKc", scope: !56, file: !3, line: 29, type: !65, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !64, retainedNodes: !167)
!711 = !DILocalVariable(name: "this", arg: 1, scope: !710, type: !598, flags: DIFlagArtificial | DIFlagObjectPointer)
!712 = !DILocation(line: 0, scope: !710)
!713 = !DILocalVariable(name: "vtt", arg: 2, scope: !710, type: !680, flags: DIFlagArtificial)
!714 = !DILocalVariable(name: "name", arg: 3, scope: !710, file: !3, line: 29, type: !61)
!715 = !DILocation(line: 29, column: 30, scope: !710)
!716 = !DILocation(line: 29, column: 49, scope: !710)
!717 = !DILocation(line: 29, column: 38, scope: !710)
!718 = !DILocation(line: 29, column: 43, scope: !710)
!719 = !DILocation(line: 29, column: 50, scope: !710)
!720 = distinct !DISubprogram(name: "Round", linkageName: "_ZN6shapes5RoundC2Ev", scope: !69, file: !3, line: 33, type: !619, scopeLine: 33, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !721, retainedNodes: !167)
!721 = !DISubprogram(name: "Round", scope: !69, type: !619, flags: DIFlagPublic | DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!722 = !DILocalVariable(name: "this", arg: 1, scope: !720, type: !624, flags: DIFlagArtificial | DIFlagObjectPointer)
!723 = !DILocation(line: 0, scope: !720)
!724 = !DILocalVariable(name: "vtt", arg: 2, scope: !720, type: !680, flags: DIFlagArtificial)
!725 = !DILocation(line: 33, column: 7, scope: !720)
!726 = !DILocation(line: 35, column: 10, scope: !720)
!727 = distinct !DISubprogram(name: "~Round", linkageName: "_ZN6shapes5RoundD2Ev", scope: !69, file: !3, line: 33, type: !619, scopeLine: 33, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !622, retainedNodes: !167)
!728 = !DILocalVariable(name: "this", arg: 1, scope: !727, type: !624, flags: DIFlagArtificial | DIFlagObjectPointer)
!729 = !DILocation(line: 0, scope: !727)
!730 = !DILocalVariable(name: "vtt", arg: 2, scope: !727, type: !680, flags: DIFlagArtificial)
!731 = !DILocation(line: 33, column: 7, scope: !727)
!732 = distinct !DISubprogram(name: "~Disc", linkageName: "_ZN6shapes4DiscD2Ev", scope: !53, file: !3, line: 39, type: !80, scopeLine: 39, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !638, retainedNodes: !167)
!733 = !DILocalVariable(name: "this", arg: 1, scope: !732, type: !86, flags: DIFlagArtificial | DIFlagObjectPointer)
!734 = !DILocation(line: 0, scope: !732)
!735 = !DILocalVariable(name: "vtt", arg: 2, scope: !732, type: !680, flags: DIFlagArtificial)
!736 = !DILocation(line: 39, column: 7, scope: !737)
!737 = distinct !DILexicalBlock(scope: !732, file: !3, line: 39, column: 7)
!738 = !DILocation(line: 39, column: 7, scope: !732)
!739 = distinct !DISubprogram(name: "~Named", linkageName: "_ZN6shapes5NamedD2Ev", scope: !56, file: !3, line: 27, type: !594, scopeLine: 27, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !596, retainedNodes: !167)
!740 = !DILocalVariable(name: "this", arg: 1, scope: !739, type: !598, flags: DIFlagArtificial | DIFlagObjectPointer)
!741 = !DILocation(line: 0, scope: !739)
!742 = !DILocalVariable(name: "vtt", arg: 2, scope: !739, type: !680, flags: DIFlagArtificial)
!743 = !DILocation(line: 27, column: 7, scope: !739)
!744 = distinct !DISubprogram(name: "Point", linkageName: "_ZN6shapes5PointC2Ev", scope: !139, file: !3, line: 10, type: !745, scopeLine: 10, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !37, declaration: !748, retainedNodes: !167)
!745 = !DISubroutineType(types: !746)
!746 = !{null, !747}
!747 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !139, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!748 = !DISubprogram(name: "Point", scope: !139, type: !745, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: 0)
!749 = !DILocalVariable(name: "this", arg: 1, scope: !744, type: !579, flags: DIFlagArtificial | DIFlagObjectPointer)
!750 = !DILocation(line: 0, scope: !744)
!751 = !DILocation(line: 11, column: 10, scope: !744)
!752 = !DILocation(line: 11, column: 17, scope: !744)
!753 = !DILocation(line: 10, column: 8, scope: !744)
!754 = distinct !DISubprogram(linkageName: "__tls_init", scope: !237, file: !237, type: !234, flags: DIFlagArtificial, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !37, retainedNodes: !167)
!755 = !DILocation(line: 0, scope: !754)
!756 = !{!"branch_weights", i32 1, i32 1023}
