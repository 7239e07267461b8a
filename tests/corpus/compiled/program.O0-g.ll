; ModuleID = 'program.c'
source_filename = "program.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.packed = type <{ i8, i64 }>
%struct.bits = type { i56 }
%struct.node = type { ptr, ptr, %union.number, %struct.bits, i32 }
%union.number = type { i32, [4 x i8] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.flexible = type { i64, [0 x i32] }

@text = dso_local constant [46 x i8] c"tab\09here, quote\22 there, newline\0A, NUL\00, caf\C3\A9\00", align 16, !dbg !0
@wide_text = dso_local constant [3 x i16] [i16 72, i16 -10179, i16 0], align 2, !dbg !23
@weak_one = weak dso_local global i32 1, align 4, !dbg !30
@hidden_one = hidden global i32 2, align 4, !dbg !32
@in_section = dso_local global i32 3, section ".mine", align 64, !dbg !34
@counter = dso_local thread_local global i32 5, align 4, !dbg !36
@packed_one = dso_local global %struct.packed <{ i8 120, i64 -1 }>, align 1, !dbg !38
@sentinel = dso_local global { ptr, ptr, { float, [4 x i8] }, %struct.bits, i32 } { ptr @sentinel, ptr null, { float, [4 x i8] } { float 1.500000e+00, [4 x i8] undef }, %struct.bits zeroinitializer, i32 -3 }, align 8, !dbg !45
@numbers = dso_local constant [5 x double] [double 0.000000e+00, double -0.000000e+00, double 0x7FF0000000000000, double 9.881310e-324, double 3.250000e+00], align 16, !dbg !73
@wide = dso_local global i64 549755813887, align 8, !dbg !79
@table = dso_local constant [3 x ptr] [ptr @visit_one, ptr @visit_two, ptr null], align 16, !dbg !81
@computed_goto.labels = internal global [3 x ptr] [ptr blockaddress(@computed_goto, %32), ptr blockaddress(@computed_goto, %10), ptr blockaddress(@computed_goto, %23)], align 16, !dbg !85
@local_counter = internal thread_local(localexec) global i32 0, align 4, !dbg !111
@external_counter = external thread_local global i32, align 4
@.str = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1, !dbg !97
@internal = internal global i32 42, align 4, !dbg !113
@main.calls = internal global i32 0, align 4, !dbg !102
@common_like = dso_local global i32 0, align 4, !dbg !109
@.str.2 = private unnamed_addr constant [9 x i8] c"overflow\00", align 1, !dbg !115
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @start, ptr null }]
@llvm.compiler.used = appending global [1 x ptr] [ptr @in_section], section "llvm.metadata"

@other_name = dso_local alias i32 (ptr, ptr), ptr @walk

@chosen = dso_local ifunc i32 (i32), ptr @resolver

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @visit_one(ptr noundef %0, ptr noundef %1) #0 !dbg !132 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !133, metadata !DIExpression()), !dbg !134
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !135, metadata !DIExpression()), !dbg !136
  %5 = load ptr, ptr %3, align 8, !dbg !137
  %6 = getelementptr inbounds %struct.node, ptr %5, i32 0, i32 2, !dbg !138
  %7 = load i32, ptr %6, align 8, !dbg !139
  %8 = load ptr, ptr %3, align 8, !dbg !140
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 3, !dbg !141
  %10 = load i64, ptr %9, align 8, !dbg !142
  %11 = shl i64 %10, 52, !dbg !142
  %12 = ashr i64 %11, 55, !dbg !142
  %13 = trunc i64 %12 to i32, !dbg !142
  %14 = add nsw i32 %7, %13, !dbg !143
  %15 = load ptr, ptr %4, align 8, !dbg !144
  %16 = load i32, ptr %15, align 4, !dbg !145
  %17 = add nsw i32 %16, %14, !dbg !145
  store i32 %17, ptr %15, align 4, !dbg !145
  %18 = load ptr, ptr %3, align 8, !dbg !146
  %19 = getelementptr inbounds %struct.node, ptr %18, i32 0, i32 3, !dbg !147
  %20 = load i64, ptr %19, align 8, !dbg !148
  %21 = and i64 %20, 7, !dbg !148
  %22 = trunc i64 %21 to i32, !dbg !148
  %23 = icmp eq i32 %22, 2, !dbg !149
  %24 = zext i1 %23 to i32, !dbg !149
  ret i32 %24, !dbg !150
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @visit_two(ptr noundef %0, ptr noundef %1) #0 !dbg !151 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !152, metadata !DIExpression()), !dbg !153
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !154, metadata !DIExpression()), !dbg !155
  %5 = load ptr, ptr %3, align 8, !dbg !156
  %6 = getelementptr inbounds %struct.node, ptr %5, i32 0, i32 3, !dbg !157
  %7 = load i64, ptr %6, align 8, !dbg !158
  %8 = lshr i64 %7, 12, !dbg !158
  %9 = and i64 %8, 1099511627775, !dbg !158
  %10 = load ptr, ptr %4, align 8, !dbg !159
  %11 = load i64, ptr %10, align 8, !dbg !160
  %12 = xor i64 %11, %9, !dbg !160
  store i64 %12, ptr %10, align 8, !dbg !160
  %13 = load ptr, ptr %3, align 8, !dbg !161
  %14 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 3, !dbg !162
  %15 = load i64, ptr %14, align 8, !dbg !163
  %16 = lshr i64 %15, 12, !dbg !163
  %17 = and i64 %16, 1099511627775, !dbg !163
  %18 = add i64 %17, 1, !dbg !163
  %19 = load i64, ptr %14, align 8, !dbg !163
  %20 = and i64 %18, 1099511627775, !dbg !163
  %21 = shl i64 %20, 12, !dbg !163
  %22 = and i64 %19, -4503599627366401, !dbg !163
  %23 = or i64 %22, %21, !dbg !163
  store i64 %23, ptr %14, align 8, !dbg !163
  ret i32 0, !dbg !164
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @walk(ptr noundef %0, ptr noundef %1) #0 !dbg !165 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !166, metadata !DIExpression()), !dbg !167
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !168, metadata !DIExpression()), !dbg !169
  call void @llvm.dbg.declare(metadata ptr %5, metadata !170, metadata !DIExpression()), !dbg !171
  store i32 0, ptr %5, align 4, !dbg !171
  call void @llvm.dbg.declare(metadata ptr %6, metadata !172, metadata !DIExpression()), !dbg !174
  %7 = load ptr, ptr %3, align 8, !dbg !175
  store ptr %7, ptr %6, align 8, !dbg !174
  br label %8, !dbg !176

8:                                                ; preds = %28, %2
  %9 = load ptr, ptr %6, align 8, !dbg !177
  %10 = icmp ne ptr %9, null, !dbg !179
  br i1 %10, label %11, label %32, !dbg !179

11:                                               ; preds = %8
  %12 = load ptr, ptr %6, align 8, !dbg !180
  %13 = getelementptr inbounds %struct.node, ptr %12, i32 0, i32 1, !dbg !182
  %14 = load ptr, ptr %13, align 8, !dbg !182
  %15 = icmp ne ptr %14, null, !dbg !180
  br i1 %15, label %16, label %27, !dbg !183

16:                                               ; preds = %11
  %17 = load ptr, ptr %6, align 8, !dbg !184
  %18 = getelementptr inbounds %struct.node, ptr %17, i32 0, i32 1, !dbg !185
  %19 = load ptr, ptr %18, align 8, !dbg !185
  %20 = load ptr, ptr %6, align 8, !dbg !186
  %21 = load ptr, ptr %4, align 8, !dbg !187
  %22 = call i32 %19(ptr noundef %20, ptr noundef %21), !dbg !184
  %23 = icmp ne i32 %22, 0, !dbg !184
  br i1 %23, label %24, label %27, !dbg !188

24:                                               ; preds = %16
  %25 = load i32, ptr %5, align 4, !dbg !189
  %26 = add nsw i32 %25, 1, !dbg !189
  store i32 %26, ptr %5, align 4, !dbg !189
  br label %27, !dbg !190

27:                                               ; preds = %24, %16, %11
  br label %28, !dbg !191

28:                                               ; preds = %27
  %29 = load ptr, ptr %6, align 8, !dbg !192
  %30 = getelementptr inbounds %struct.node, ptr %29, i32 0, i32 0, !dbg !193
  %31 = load ptr, ptr %30, align 8, !dbg !193
  store ptr %31, ptr %6, align 8, !dbg !194
  br label %8, !dbg !195, !llvm.loop !196

32:                                               ; preds = %8
  %33 = load i32, ptr %5, align 4, !dbg !199
  ret i32 %33, !dbg !200
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @dispatch(i32 noundef %0, i32 noundef %1) #0 !dbg !201 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !204, metadata !DIExpression()), !dbg !205
  store i32 %1, ptr %5, align 4
  call void @llvm.dbg.declare(metadata ptr %5, metadata !206, metadata !DIExpression()), !dbg !207
  %6 = load i32, ptr %4, align 4, !dbg !208
  switch i32 %6, label %16 [
    i32 0, label %7
    i32 7, label %10
    i32 -3, label %13
  ], !dbg !209

7:                                                ; preds = %2
  %8 = load i32, ptr %5, align 4, !dbg !210
  %9 = shl i32 %8, 1, !dbg !212
  store i32 %9, ptr %3, align 4, !dbg !213
  br label %19, !dbg !213

10:                                               ; preds = %2
  %11 = load i32, ptr %5, align 4, !dbg !214
  %12 = sdiv i32 %11, 3, !dbg !214
  store i32 %12, ptr %5, align 4, !dbg !214
  br label %13, !dbg !215

13:                                               ; preds = %2, %10
  %14 = load i32, ptr %5, align 4, !dbg !216
  %15 = srem i32 %14, 5, !dbg !217
  store i32 %15, ptr %3, align 4, !dbg !218
  br label %19, !dbg !218

16:                                               ; preds = %2
  %17 = load i32, ptr %5, align 4, !dbg !219
  %18 = sub nsw i32 0, %17, !dbg !220
  store i32 %18, ptr %3, align 4, !dbg !221
  br label %19, !dbg !221

19:                                               ; preds = %16, %13, %7
  %20 = load i32, ptr %3, align 4, !dbg !222
  ret i32 %20, !dbg !222
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @computed_goto(ptr noundef %0) #0 !dbg !87 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !223, metadata !DIExpression()), !dbg !224
  call void @llvm.dbg.declare(metadata ptr %3, metadata !225, metadata !DIExpression()), !dbg !226
  store i32 0, ptr %3, align 4, !dbg !226
  %4 = load ptr, ptr %2, align 8, !dbg !227
  %5 = getelementptr inbounds i8, ptr %4, i32 1, !dbg !227
  store ptr %5, ptr %2, align 8, !dbg !227
  %6 = load i8, ptr %4, align 1, !dbg !228
  %7 = zext i8 %6 to i64, !dbg !229
  %8 = getelementptr inbounds [3 x ptr], ptr @computed_goto.labels, i64 0, i64 %7, !dbg !229
  %9 = load ptr, ptr %8, align 8, !dbg !229
  br label %34, !dbg !230

10:                                               ; preds = %34
  call void @llvm.dbg.label(metadata !231), !dbg !232
  %11 = load ptr, ptr %2, align 8, !dbg !233
  %12 = getelementptr inbounds i8, ptr %11, i32 1, !dbg !233
  store ptr %12, ptr %2, align 8, !dbg !233
  %13 = load i8, ptr %11, align 1, !dbg !234
  %14 = zext i8 %13 to i32, !dbg !234
  %15 = load i32, ptr %3, align 4, !dbg !235
  %16 = add nsw i32 %15, %14, !dbg !235
  store i32 %16, ptr %3, align 4, !dbg !235
  %17 = load ptr, ptr %2, align 8, !dbg !236
  %18 = getelementptr inbounds i8, ptr %17, i32 1, !dbg !236
  store ptr %18, ptr %2, align 8, !dbg !236
  %19 = load i8, ptr %17, align 1, !dbg !237
  %20 = zext i8 %19 to i64, !dbg !238
  %21 = getelementptr inbounds [3 x ptr], ptr @computed_goto.labels, i64 0, i64 %20, !dbg !238
  %22 = load ptr, ptr %21, align 8, !dbg !238
  br label %34, !dbg !239

23:                                               ; preds = %34
  call void @llvm.dbg.label(metadata !240), !dbg !241
  %24 = load i32, ptr %3, align 4, !dbg !242
  %25 = mul nsw i32 %24, 2, !dbg !242
  store i32 %25, ptr %3, align 4, !dbg !242
  %26 = load ptr, ptr %2, align 8, !dbg !243
  %27 = getelementptr inbounds i8, ptr %26, i32 1, !dbg !243
  store ptr %27, ptr %2, align 8, !dbg !243
  %28 = load i8, ptr %26, align 1, !dbg !244
  %29 = zext i8 %28 to i64, !dbg !245
  %30 = getelementptr inbounds [3 x ptr], ptr @computed_goto.labels, i64 0, i64 %29, !dbg !245
  %31 = load ptr, ptr %30, align 8, !dbg !245
  br label %34, !dbg !246

32:                                               ; preds = %34
  call void @llvm.dbg.label(metadata !247), !dbg !248
  %33 = load i32, ptr %3, align 4, !dbg !249
  ret i32 %33, !dbg !250

34:                                               ; preds = %23, %10, %1
  %35 = phi ptr [ %9, %1 ], [ %22, %10 ], [ %31, %23 ]
  indirectbr ptr %35, [label %32, label %10, label %23]
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @sum(i32 noundef %0, ...) #0 !dbg !251 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !254, metadata !DIExpression()), !dbg !255
  call void @llvm.dbg.declare(metadata ptr %3, metadata !256, metadata !DIExpression()), !dbg !268
  call void @llvm.dbg.declare(metadata ptr %4, metadata !269, metadata !DIExpression()), !dbg !270
  store i32 0, ptr %4, align 4, !dbg !270
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !271
  call void @llvm.va_start(ptr %5), !dbg !271
  br label %6, !dbg !272

6:                                                ; preds = %24, %1
  %7 = load i32, ptr %2, align 4, !dbg !273
  %8 = add nsw i32 %7, -1, !dbg !273
  store i32 %8, ptr %2, align 4, !dbg !273
  %9 = icmp sgt i32 %7, 0, !dbg !274
  br i1 %9, label %10, label %29, !dbg !272

10:                                               ; preds = %6
  %11 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !275
  %12 = getelementptr inbounds %struct.__va_list_tag, ptr %11, i32 0, i32 0, !dbg !275
  %13 = load i32, ptr %12, align 16, !dbg !275
  %14 = icmp ule i32 %13, 40, !dbg !275
  br i1 %14, label %15, label %20, !dbg !275

15:                                               ; preds = %10
  %16 = getelementptr inbounds %struct.__va_list_tag, ptr %11, i32 0, i32 3, !dbg !275
  %17 = load ptr, ptr %16, align 16, !dbg !275
  %18 = getelementptr i8, ptr %17, i32 %13, !dbg !275
  %19 = add i32 %13, 8, !dbg !275
  store i32 %19, ptr %12, align 16, !dbg !275
  br label %24, !dbg !275

20:                                               ; preds = %10
  %21 = getelementptr inbounds %struct.__va_list_tag, ptr %11, i32 0, i32 2, !dbg !275
  %22 = load ptr, ptr %21, align 8, !dbg !275
  %23 = getelementptr i8, ptr %22, i32 8, !dbg !275
  store ptr %23, ptr %21, align 8, !dbg !275
  br label %24, !dbg !275

24:                                               ; preds = %20, %15
  %25 = phi ptr [ %18, %15 ], [ %22, %20 ], !dbg !275
  %26 = load i32, ptr %25, align 4, !dbg !275
  %27 = load i32, ptr %4, align 4, !dbg !276
  %28 = add nsw i32 %27, %26, !dbg !276
  store i32 %28, ptr %4, align 4, !dbg !276
  br label %6, !dbg !272, !llvm.loop !277

29:                                               ; preds = %6
  %30 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !279
  call void @llvm.va_end(ptr %30), !dbg !279
  %31 = load i32, ptr %4, align 4, !dbg !280
  ret i32 %31, !dbg !281
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @atomics(ptr noundef %0, i64 noundef %1) #0 !dbg !282 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i8, align 1
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !285, metadata !DIExpression()), !dbg !286
  store i64 %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !287, metadata !DIExpression()), !dbg !288
  call void @llvm.dbg.declare(metadata ptr %5, metadata !289, metadata !DIExpression()), !dbg !290
  %14 = load ptr, ptr %3, align 8, !dbg !291
  %15 = load i64, ptr %4, align 8, !dbg !292
  store i64 %15, ptr %6, align 8, !dbg !293
  %16 = load i64, ptr %6, align 8, !dbg !293
  %17 = atomicrmw add ptr %14, i64 %16 seq_cst, align 8, !dbg !293
  store i64 %17, ptr %7, align 8, !dbg !293
  %18 = load i64, ptr %7, align 8, !dbg !293
  store i64 %18, ptr %5, align 8, !dbg !290
  fence acquire, !dbg !294
  fence syncscope("singlethread") release, !dbg !295
  %19 = load ptr, ptr %3, align 8, !dbg !296
  %20 = load i64, ptr %4, align 8, !dbg !297
  store i64 %20, ptr %8, align 8, !dbg !298
  %21 = load i64, ptr %5, align 8, !dbg !298
  %22 = load i64, ptr %8, align 8, !dbg !298
  %23 = cmpxchg weak ptr %19, i64 %21, i64 %22 acq_rel monotonic, align 8, !dbg !298
  %24 = extractvalue { i64, i1 } %23, 0, !dbg !298
  %25 = extractvalue { i64, i1 } %23, 1, !dbg !298
  br i1 %25, label %27, label %26, !dbg !298

26:                                               ; preds = %2
  store i64 %24, ptr %5, align 8, !dbg !298
  br label %27, !dbg !298

27:                                               ; preds = %26, %2
  %28 = zext i1 %25 to i8, !dbg !298
  store i8 %28, ptr %9, align 1, !dbg !298
  %29 = load i8, ptr %9, align 1, !dbg !298
  %30 = trunc i8 %29 to i1, !dbg !298
  %31 = load ptr, ptr %3, align 8, !dbg !299
  %32 = load i64, ptr %5, align 8, !dbg !300
  store i64 %32, ptr %10, align 8, !dbg !301
  %33 = load i64, ptr %10, align 8, !dbg !301
  store atomic i64 %33, ptr %31 release, align 8, !dbg !301
  %34 = load ptr, ptr %3, align 8, !dbg !302
  %35 = load atomic i64, ptr %34 monotonic, align 8, !dbg !303
  store i64 %35, ptr %11, align 8, !dbg !303
  %36 = load i64, ptr %11, align 8, !dbg !303
  %37 = load ptr, ptr %3, align 8, !dbg !304
  store i64 3, ptr %12, align 8, !dbg !305
  %38 = load i64, ptr %12, align 8, !dbg !305
  %39 = atomicrmw nand ptr %37, i64 %38 monotonic, align 8, !dbg !305
  store i64 %39, ptr %13, align 8, !dbg !305
  %40 = load i64, ptr %13, align 8, !dbg !305
  %41 = add nsw i64 %36, %40, !dbg !306
  ret i64 %41, !dbg !307
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @assembler(i32 noundef %0) #0 !dbg !308 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !311, metadata !DIExpression()), !dbg !312
  call void @llvm.dbg.declare(metadata ptr %4, metadata !313, metadata !DIExpression()), !dbg !314
  call void @llvm.dbg.declare(metadata ptr %5, metadata !315, metadata !DIExpression()), !dbg !316
  %6 = load i32, ptr %3, align 4, !dbg !317
  %7 = call i32 asm "bswapl $0", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %6) #11, !dbg !318, !srcloc !319
  store i32 %7, ptr %4, align 4, !dbg !318
  %8 = load i32, ptr %4, align 4, !dbg !320
  call void asm sideeffect "", "=*m,r,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) %5, i32 %8) #12, !dbg !321, !srcloc !322
  %9 = load i32, ptr %3, align 4, !dbg !323
  callbr void asm sideeffect "test $0, $0\0A\09jz ${1:l}", "r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %9) #12
          to label %10 [label %12], !dbg !324, !srcloc !325

10:                                               ; preds = %1
  %11 = load i32, ptr %4, align 4, !dbg !326
  store i32 %11, ptr %2, align 4, !dbg !327
  br label %14, !dbg !327

12:                                               ; preds = %1
  call void @llvm.dbg.label(metadata !328), !dbg !329
  %13 = load i32, ptr %5, align 4, !dbg !330
  store i32 %13, ptr %2, align 4, !dbg !331
  br label %14, !dbg !331

14:                                               ; preds = %12, %10
  %15 = load i32, ptr %2, align 4, !dbg !332
  ret i32 %15, !dbg !332
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local <4 x i32> @vectors(<4 x i32> noundef %0, <4 x i32> noundef %1) #3 !dbg !333 {
  %3 = alloca <4 x i32>, align 16
  %4 = alloca <4 x i32>, align 16
  %5 = alloca <4 x i32>, align 16
  store <4 x i32> %0, ptr %3, align 16
  call void @llvm.dbg.declare(metadata ptr %3, metadata !338, metadata !DIExpression()), !dbg !339
  store <4 x i32> %1, ptr %4, align 16
  call void @llvm.dbg.declare(metadata ptr %4, metadata !340, metadata !DIExpression()), !dbg !341
  call void @llvm.dbg.declare(metadata ptr %5, metadata !342, metadata !DIExpression()), !dbg !343
  %6 = load <4 x i32>, ptr %3, align 16, !dbg !344
  %7 = load <4 x i32>, ptr %4, align 16, !dbg !345
  %8 = shufflevector <4 x i32> %6, <4 x i32> %7, <4 x i32> <i32 0, i32 5, i32 undef, i32 7>, !dbg !346
  store <4 x i32> %8, ptr %5, align 16, !dbg !343
  %9 = load <4 x i32>, ptr %3, align 16, !dbg !347
  %10 = extractelement <4 x i32> %9, i32 2, !dbg !347
  %11 = load <4 x i32>, ptr %5, align 16, !dbg !348
  %12 = insertelement <4 x i32> %11, i32 %10, i32 1, !dbg !348
  store <4 x i32> %12, ptr %5, align 16, !dbg !348
  %13 = load <4 x i32>, ptr %5, align 16, !dbg !349
  %14 = load <4 x i32>, ptr %4, align 16, !dbg !350
  %15 = icmp sgt <4 x i32> %13, %14, !dbg !351
  %16 = sext <4 x i1> %15 to <4 x i32>, !dbg !351
  %17 = load <4 x i32>, ptr %3, align 16, !dbg !352
  %18 = load <4 x i32>, ptr %4, align 16, !dbg !353
  %19 = add <4 x i32> %17, %18, !dbg !354
  %20 = and <4 x i32> %16, %19, !dbg !355
  ret <4 x i32> %20, !dbg !356
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { double, double } @squares(double noundef %0, double noundef %1, float noundef %2, x86_fp80 noundef %3, i64 noundef %4, i64 noundef %5, half noundef %6) #0 !dbg !357 {
  %8 = alloca { double, double }, align 8
  %9 = alloca { double, double }, align 8
  %10 = alloca i128, align 16
  %11 = alloca float, align 4
  %12 = alloca x86_fp80, align 16
  %13 = alloca i128, align 16
  %14 = alloca half, align 2
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i64, align 8
  %18 = alloca double, align 8
  %19 = getelementptr inbounds { double, double }, ptr %9, i32 0, i32 0
  store double %0, ptr %19, align 8
  %20 = getelementptr inbounds { double, double }, ptr %9, i32 0, i32 1
  store double %1, ptr %20, align 8
  %21 = getelementptr inbounds { i64, i64 }, ptr %10, i32 0, i32 0
  store i64 %4, ptr %21, align 16
  %22 = getelementptr inbounds { i64, i64 }, ptr %10, i32 0, i32 1
  store i64 %5, ptr %22, align 8
  %23 = load i128, ptr %10, align 16
  call void @llvm.dbg.declare(metadata ptr %9, metadata !365, metadata !DIExpression()), !dbg !366
  store float %2, ptr %11, align 4
  call void @llvm.dbg.declare(metadata ptr %11, metadata !367, metadata !DIExpression()), !dbg !368
  store x86_fp80 %3, ptr %12, align 16
  call void @llvm.dbg.declare(metadata ptr %12, metadata !369, metadata !DIExpression()), !dbg !370
  store i128 %23, ptr %13, align 16
  call void @llvm.dbg.declare(metadata ptr %13, metadata !371, metadata !DIExpression()), !dbg !372
  store half %6, ptr %14, align 2
  call void @llvm.dbg.declare(metadata ptr %14, metadata !373, metadata !DIExpression()), !dbg !374
  call void @llvm.dbg.declare(metadata ptr %15, metadata !375, metadata !DIExpression()), !dbg !376
  %24 = load float, ptr %11, align 4, !dbg !377
  %25 = fptosi float %24 to i32, !dbg !378
  %26 = add nsw i32 %25, 1, !dbg !379
  store i32 %26, ptr %15, align 4, !dbg !376
  %27 = load i32, ptr %15, align 4, !dbg !380
  %28 = zext i32 %27 to i64, !dbg !381
  %29 = call ptr @llvm.stacksave(), !dbg !381
  store ptr %29, ptr %16, align 8, !dbg !381
  %30 = alloca double, i64 %28, align 16, !dbg !381
  store i64 %28, ptr %17, align 8, !dbg !381
  call void @llvm.dbg.declare(metadata ptr %17, metadata !382, metadata !DIExpression()), !dbg !383
  call void @llvm.dbg.declare(metadata ptr %30, metadata !384, metadata !DIExpression()), !dbg !388
  %31 = load x86_fp80, ptr %12, align 16, !dbg !389
  %32 = fptrunc x86_fp80 %31 to double, !dbg !390
  %33 = load i128, ptr %13, align 16, !dbg !391
  %34 = ashr i128 %33, 64, !dbg !392
  %35 = sitofp i128 %34 to double, !dbg !393
  %36 = fadd double %32, %35, !dbg !394
  %37 = load half, ptr %14, align 2, !dbg !395
  %38 = fpext half %37 to double, !dbg !396
  %39 = fadd double %36, %38, !dbg !397
  %40 = getelementptr inbounds double, ptr %30, i64 0, !dbg !398
  store double %39, ptr %40, align 16, !dbg !399
  call void @llvm.dbg.declare(metadata ptr %18, metadata !400, metadata !DIExpression()), !dbg !402
  %41 = getelementptr inbounds double, ptr %30, i64 0, !dbg !403
  %42 = load double, ptr %41, align 16, !dbg !403
  %43 = load float, ptr %11, align 4, !dbg !404
  %44 = fpext float %43 to double, !dbg !404
  %45 = fdiv double %42, %44, !dbg !405
  store volatile double %45, ptr %18, align 8, !dbg !402
  %46 = getelementptr inbounds { double, double }, ptr %9, i32 0, i32 0, !dbg !406
  %47 = load double, ptr %46, align 8, !dbg !406
  %48 = getelementptr inbounds { double, double }, ptr %9, i32 0, i32 1, !dbg !406
  %49 = load double, ptr %48, align 8, !dbg !406
  %50 = getelementptr inbounds { double, double }, ptr %9, i32 0, i32 0, !dbg !407
  %51 = load double, ptr %50, align 8, !dbg !407
  %52 = getelementptr inbounds { double, double }, ptr %9, i32 0, i32 1, !dbg !407
  %53 = load double, ptr %52, align 8, !dbg !407
  %54 = fmul double %47, %51, !dbg !408
  %55 = fmul double %49, %53, !dbg !408
  %56 = fmul double %47, %53, !dbg !408
  %57 = fmul double %49, %51, !dbg !408
  %58 = fsub double %54, %55, !dbg !408
  %59 = fadd double %56, %57, !dbg !408
  %60 = fcmp uno double %58, %58, !dbg !408
  br i1 %60, label %61, label %67, !dbg !408, !prof !409

61:                                               ; preds = %7
  %62 = fcmp uno double %59, %59, !dbg !408
  br i1 %62, label %63, label %67, !dbg !408, !prof !409

63:                                               ; preds = %61
  %64 = call { double, double } @__muldc3(double noundef %47, double noundef %49, double noundef %51, double noundef %53) #12, !dbg !408
  %65 = extractvalue { double, double } %64, 0, !dbg !408
  %66 = extractvalue { double, double } %64, 1, !dbg !408
  br label %67, !dbg !408

67:                                               ; preds = %63, %61, %7
  %68 = phi double [ %58, %7 ], [ %58, %61 ], [ %65, %63 ], !dbg !408
  %69 = phi double [ %59, %7 ], [ %59, %61 ], [ %66, %63 ], !dbg !408
  %70 = load volatile double, ptr %18, align 8, !dbg !410
  %71 = fadd double %68, %70, !dbg !411
  %72 = getelementptr inbounds { double, double }, ptr %8, i32 0, i32 0, !dbg !412
  %73 = getelementptr inbounds { double, double }, ptr %8, i32 0, i32 1, !dbg !412
  store double %71, ptr %72, align 8, !dbg !412
  store double %69, ptr %73, align 8, !dbg !412
  %74 = load ptr, ptr %16, align 8, !dbg !413
  call void @llvm.stackrestore(ptr %74), !dbg !413
  %75 = load { double, double }, ptr %8, align 8, !dbg !413
  ret { double, double } %75, !dbg !413
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave() #2

declare { double, double } @__muldc3(double, double, double, double)

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore(ptr) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @loops(ptr noalias noundef %0, ptr noalias noundef %1, i64 noundef %2) #0 !dbg !414 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !422, metadata !DIExpression()), !dbg !423
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !424, metadata !DIExpression()), !dbg !425
  store i64 %2, ptr %6, align 8
  call void @llvm.dbg.declare(metadata ptr %6, metadata !426, metadata !DIExpression()), !dbg !427
  call void @llvm.dbg.declare(metadata ptr %7, metadata !428, metadata !DIExpression()), !dbg !430
  store i64 0, ptr %7, align 8, !dbg !430
  br label %9, !dbg !431

9:                                                ; preds = %27, %3
  %10 = load i64, ptr %7, align 8, !dbg !432
  %11 = load i64, ptr %6, align 8, !dbg !434
  %12 = icmp ult i64 %10, %11, !dbg !435
  br i1 %12, label %13, label %30, !dbg !436

13:                                               ; preds = %9
  %14 = load ptr, ptr %5, align 8, !dbg !437
  %15 = load i64, ptr %7, align 8, !dbg !438
  %16 = getelementptr inbounds i32, ptr %14, i64 %15, !dbg !437
  %17 = load i32, ptr %16, align 4, !dbg !437
  %18 = mul nsw i32 %17, 3, !dbg !439
  %19 = load ptr, ptr %4, align 8, !dbg !440
  %20 = load i64, ptr %7, align 8, !dbg !441
  %21 = getelementptr inbounds i32, ptr %19, i64 %20, !dbg !440
  %22 = load i32, ptr %21, align 4, !dbg !440
  %23 = add nsw i32 %18, %22, !dbg !442
  %24 = load ptr, ptr %4, align 8, !dbg !443
  %25 = load i64, ptr %7, align 8, !dbg !444
  %26 = getelementptr inbounds i32, ptr %24, i64 %25, !dbg !443
  store i32 %23, ptr %26, align 4, !dbg !445
  br label %27, !dbg !443

27:                                               ; preds = %13
  %28 = load i64, ptr %7, align 8, !dbg !446
  %29 = add i64 %28, 1, !dbg !446
  store i64 %29, ptr %7, align 8, !dbg !446
  br label %9, !dbg !447, !llvm.loop !448

30:                                               ; preds = %9
  call void @llvm.dbg.declare(metadata ptr %8, metadata !454, metadata !DIExpression()), !dbg !455
  br label %31, !dbg !456

31:                                               ; preds = %43, %30
  %32 = load ptr, ptr %4, align 8, !dbg !457
  %33 = load i64, ptr %6, align 8, !dbg !459
  %34 = add i64 %33, -1, !dbg !459
  store i64 %34, ptr %6, align 8, !dbg !459
  %35 = getelementptr inbounds i32, ptr %32, i64 %34, !dbg !457
  %36 = load i32, ptr %35, align 4, !dbg !457
  store i32 %36, ptr %8, align 4, !dbg !460
  br label %37, !dbg !461

37:                                               ; preds = %31
  %38 = load i64, ptr %6, align 8, !dbg !462
  %39 = icmp ugt i64 %38, 0, !dbg !463
  br i1 %39, label %40, label %43, !dbg !464

40:                                               ; preds = %37
  %41 = load i32, ptr %8, align 4, !dbg !465
  %42 = icmp slt i32 %41, 10, !dbg !466
  br label %43

43:                                               ; preds = %40, %37
  %44 = phi i1 [ false, %37 ], [ %42, %40 ], !dbg !467
  br i1 %44, label %31, label %45, !dbg !461, !llvm.loop !468

45:                                               ; preds = %43
  %46 = load i32, ptr %8, align 4, !dbg !470
  %47 = icmp sgt i32 %46, 0, !dbg !471
  br i1 %47, label %48, label %50, !dbg !470

48:                                               ; preds = %45
  %49 = load i32, ptr %8, align 4, !dbg !472
  br label %55, !dbg !470

50:                                               ; preds = %45
  %51 = load i32, ptr @local_counter, align 4, !dbg !473
  %52 = add nsw i32 %51, 1, !dbg !473
  store i32 %52, ptr @local_counter, align 4, !dbg !473
  %53 = load i32, ptr @external_counter, align 4, !dbg !474
  %54 = add nsw i32 %51, %53, !dbg !475
  br label %55, !dbg !470

55:                                               ; preds = %50, %48
  %56 = phi i32 [ %49, %48 ], [ %54, %50 ], !dbg !470
  ret i32 %56, !dbg !476
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @by_value(ptr noalias sret(%struct.packed) align 1 %0, ptr noundef byval(%struct.packed) align 8 %1, ptr noundef byval(%struct.node) align 8 %2) #0 !dbg !477 {
  call void @llvm.dbg.declare(metadata ptr %1, metadata !480, metadata !DIExpression()), !dbg !481
  call void @llvm.dbg.declare(metadata ptr %2, metadata !482, metadata !DIExpression()), !dbg !483
  %4 = getelementptr inbounds %struct.node, ptr %2, i32 0, i32 2, !dbg !484
  %5 = load i32, ptr %4, align 8, !dbg !485
  %6 = sext i32 %5 to i64, !dbg !486
  %7 = getelementptr inbounds %struct.packed, ptr %1, i32 0, i32 1, !dbg !487
  %8 = load i64, ptr %7, align 1, !dbg !488
  %9 = add nsw i64 %8, %6, !dbg !488
  store i64 %9, ptr %7, align 1, !dbg !488
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 8 %1, i64 9, i1 false), !dbg !489
  ret void, !dbg !490
}

; Function Attrs: argmemonly nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: cold noinline noreturn nounwind optnone uwtable
define dso_local void @stop(ptr noundef %0) #5 !dbg !491 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !495, metadata !DIExpression()), !dbg !496
  %3 = load ptr, ptr %2, align 8, !dbg !497
  %4 = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef %3), !dbg !498
  call void @llvm.trap(), !dbg !499
  unreachable, !dbg !500
}

declare i32 @printf(ptr noundef, ...) #6

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @start() #0 !dbg !501 {
  %1 = load i32, ptr @internal, align 4, !dbg !504
  %2 = load i32, ptr @counter, align 4, !dbg !505
  %3 = add nsw i32 %2, %1, !dbg !505
  store i32 %3, ptr @counter, align 4, !dbg !505
  ret void, !dbg !506
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @resolver() #8 !dbg !507 {
  ret ptr @resolved, !dbg !510
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local ptr @make(i64 noundef %0) #0 !dbg !511 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store i64 %0, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !522, metadata !DIExpression()), !dbg !523
  call void @llvm.dbg.declare(metadata ptr %5, metadata !524, metadata !DIExpression()), !dbg !525
  %7 = load i64, ptr %4, align 8, !dbg !526
  %8 = mul i64 %7, 4, !dbg !527
  %9 = add i64 8, %8, !dbg !528
  %10 = call ptr @malloc(i64 noundef %9) #13, !dbg !529
  store ptr %10, ptr %5, align 8, !dbg !525
  %11 = load i64, ptr %4, align 8, !dbg !530
  %12 = load ptr, ptr %5, align 8, !dbg !531
  %13 = getelementptr inbounds %struct.flexible, ptr %12, i32 0, i32 0, !dbg !532
  store i64 %11, ptr %13, align 8, !dbg !533
  call void @llvm.dbg.declare(metadata ptr %6, metadata !534, metadata !DIExpression()), !dbg !536
  store i64 0, ptr %6, align 8, !dbg !536
  br label %14, !dbg !537

14:                                               ; preds = %32, %1
  %15 = load i64, ptr %6, align 8, !dbg !538
  %16 = load i64, ptr %4, align 8, !dbg !540
  %17 = icmp ult i64 %15, %16, !dbg !541
  br i1 %17, label %18, label %35, !dbg !542

18:                                               ; preds = %14
  %19 = load i64, ptr %6, align 8, !dbg !543
  %20 = trunc i64 %19 to i32, !dbg !544
  store i32 %20, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !545, metadata !DIExpression()), !dbg !549
  call void @llvm.dbg.declare(metadata ptr %3, metadata !551, metadata !DIExpression()), !dbg !552
  %21 = load i32, ptr %2, align 4, !dbg !553
  %22 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %21, i32 1), !dbg !555
  %23 = extractvalue { i32, i1 } %22, 1, !dbg !555
  %24 = extractvalue { i32, i1 } %22, 0, !dbg !555
  store i32 %24, ptr %3, align 4, !dbg !555
  br i1 %23, label %25, label %26, !dbg !556

25:                                               ; preds = %18
  call void @stop(ptr noundef @.str.2) #14, !dbg !557
  unreachable, !dbg !557

26:                                               ; preds = %18
  %27 = load i32, ptr %3, align 4, !dbg !558
  %28 = load ptr, ptr %5, align 8, !dbg !559
  %29 = getelementptr inbounds %struct.flexible, ptr %28, i32 0, i32 1, !dbg !560
  %30 = load i64, ptr %6, align 8, !dbg !561
  %31 = getelementptr inbounds [0 x i32], ptr %29, i64 0, i64 %30, !dbg !559
  store i32 %27, ptr %31, align 4, !dbg !562
  br label %32, !dbg !559

32:                                               ; preds = %26
  %33 = load i64, ptr %6, align 8, !dbg !563
  %34 = add i64 %33, 1, !dbg !563
  store i64 %34, ptr %6, align 8, !dbg !563
  br label %14, !dbg !564, !llvm.loop !565

35:                                               ; preds = %14
  %36 = load ptr, ptr %5, align 8, !dbg !567
  %37 = getelementptr inbounds %struct.flexible, ptr %36, i32 0, i32 1, !dbg !568
  %38 = getelementptr inbounds [0 x i32], ptr %37, i64 0, i64 0, !dbg !569
  %39 = load i64, ptr %4, align 8, !dbg !570
  call void @llvm.memset.p0.i64(ptr align 8 %38, i8 0, i64 %39, i1 false), !dbg !569
  %40 = load ptr, ptr %5, align 8, !dbg !571
  ret ptr %40, !dbg !572
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #9

; Function Attrs: argmemonly nocallback nofree nounwind willreturn writeonly
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #10

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !104 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !573, metadata !DIExpression()), !dbg !574
  store ptr %1, ptr %5, align 8
  call void @llvm.dbg.declare(metadata ptr %5, metadata !575, metadata !DIExpression()), !dbg !576
  call void @llvm.dbg.declare(metadata ptr %6, metadata !577, metadata !DIExpression()), !dbg !578
  %7 = load i32, ptr %4, align 4, !dbg !579
  store i32 %7, ptr %6, align 4, !dbg !578
  %8 = load i32, ptr @main.calls, align 4, !dbg !580
  %9 = add nsw i32 %8, 1, !dbg !580
  store i32 %9, ptr @main.calls, align 4, !dbg !580
  br i1 icmp ne (ptr @external_function, ptr null), label %10, label %15, !dbg !581

10:                                               ; preds = %2
  %11 = load i32, ptr @main.calls, align 4, !dbg !582
  %12 = call i32 @external_function(i32 noundef %11), !dbg !584
  %13 = load i32, ptr %6, align 4, !dbg !585
  %14 = add nsw i32 %13, %12, !dbg !585
  store i32 %14, ptr %6, align 4, !dbg !585
  br label %15, !dbg !586

15:                                               ; preds = %10, %2
  %16 = call i32 @walk(ptr noundef @sentinel, ptr noundef %6), !dbg !587
  %17 = load i32, ptr %4, align 4, !dbg !588
  %18 = call i32 @dispatch(i32 noundef 7, i32 noundef %17), !dbg !589
  %19 = add nsw i32 %16, %18, !dbg !590
  %20 = load ptr, ptr %5, align 8, !dbg !591
  %21 = getelementptr inbounds ptr, ptr %20, i64 0, !dbg !591
  %22 = load ptr, ptr %21, align 8, !dbg !591
  %23 = getelementptr inbounds i8, ptr %22, i64 0, !dbg !591
  %24 = load i8, ptr %23, align 1, !dbg !591
  %25 = sext i8 %24 to i32, !dbg !591
  %26 = call i32 (i32, ...) @sum(i32 noundef 3, i32 noundef 1, i32 noundef 2, i32 noundef %25), !dbg !592
  %27 = add nsw i32 %19, %26, !dbg !593
  %28 = call i32 @chosen(i32 noundef 2), !dbg !594
  %29 = add nsw i32 %27, %28, !dbg !595
  ret i32 %29, !dbg !596
}

declare extern_weak i32 @external_function(i32 noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @resolved(i32 noundef %0) #0 !dbg !597 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !598, metadata !DIExpression()), !dbg !599
  %3 = load i32, ptr %2, align 4, !dbg !600
  %4 = add nsw i32 %3, 1, !dbg !601
  ret i32 %4, !dbg !602
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { nocallback nofree nosync nounwind willreturn }
attributes #3 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { argmemonly nocallback nofree nounwind willreturn }
attributes #5 = { cold noinline noreturn nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { cold noreturn nounwind }
attributes #8 = { noinline nounwind optnone uwtable "min-legal-vector-width"="0" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { argmemonly nocallback nofree nounwind willreturn writeonly }
attributes #11 = { nounwind readnone }
attributes #12 = { nounwind }
attributes #13 = { allocsize(0) }
attributes #14 = { cold noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!124, !125, !126, !127, !128, !129, !130}
!llvm.ident = !{!131}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "text", scope: !2, file: !3, line: 47, type: !120, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 15.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !16, globals: !22, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "program.c", directory: ".", checksumkind: CSK_MD5, checksum: "b91c886d16900dd2799fc80552dc54d5")
!4 = !{!5, !11}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "colour", file: !3, line: 7, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8, !9, !10}
!8 = !DIEnumerator(name: "RED", value: 0)
!9 = !DIEnumerator(name: "GREEN", value: 7)
!10 = !DIEnumerator(name: "BLUE", value: -3)
!11 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "wide", file: !3, line: 8, baseType: !12, size: 64, elements: !13)
!12 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!13 = !{!14, !15}
!14 = !DIEnumerator(name: "SMALL", value: 1)
!15 = !DIEnumerator(name: "LARGE", value: 549755813887, isUnsigned: true)
!16 = !{!6, !17, !18, !19, !20, !21}
!17 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!22 = !{!0, !23, !30, !32, !34, !36, !38, !45, !73, !79, !81, !85, !97, !102, !109, !111, !113, !115}
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "wide_text", scope: !2, file: !3, line: 48, type: !25, isLocal: false, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 48, elements: !28)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !27)
!27 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!28 = !{!29}
!29 = !DISubrange(count: 3)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "weak_one", scope: !2, file: !3, line: 49, type: !6, isLocal: false, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "hidden_one", scope: !2, file: !3, line: 50, type: !6, isLocal: false, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "in_section", scope: !2, file: !3, line: 51, type: !6, isLocal: false, isDefinition: true, align: 512)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 52, type: !6, isLocal: false, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "packed_one", scope: !2, file: !3, line: 54, type: !40, isLocal: false, isDefinition: true)
!40 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "packed", file: !3, line: 16, size: 72, elements: !41)
!41 = !{!42, !44}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !40, file: !3, line: 17, baseType: !43, size: 8)
!43 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !40, file: !3, line: 18, baseType: !19, size: 64, offset: 8)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "sentinel", scope: !2, file: !3, line: 55, type: !47, isLocal: false, isDefinition: true)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 27, size: 320, elements: !48)
!48 = !{!49, !51, !55, !65, !72}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !47, file: !3, line: 28, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "visit", scope: !47, file: !3, line: 29, baseType: !52, size: 64, offset: 64)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!53 = !DISubroutineType(types: !54)
!54 = !{!6, !50, !21}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !47, file: !3, line: 30, baseType: !56, size: 64, offset: 128)
!56 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "number", file: !3, line: 21, size: 64, elements: !57)
!57 = !{!58, !59, !61}
!58 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !56, file: !3, line: 22, baseType: !6, size: 32)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !56, file: !3, line: 23, baseType: !60, size: 32)
!60 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !56, file: !3, line: 24, baseType: !62, size: 64)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 64, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 8)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "bits", scope: !47, file: !3, line: 31, baseType: !66, size: 64, offset: 192)
!66 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "bits", file: !3, line: 10, size: 64, elements: !67)
!67 = !{!68, !70, !71}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !66, file: !3, line: 11, baseType: !69, size: 3, flags: DIFlagBitField, extraData: i64 0)
!69 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !66, file: !3, line: 12, baseType: !6, size: 9, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !66, file: !3, line: 13, baseType: !12, size: 40, offset: 12, flags: DIFlagBitField, extraData: i64 0)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "colour", scope: !47, file: !3, line: 32, baseType: !5, size: 32, offset: 256)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "numbers", scope: !2, file: !3, line: 56, type: !75, isLocal: false, isDefinition: true)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !76, size: 320, elements: !77)
!76 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!77 = !{!78}
!78 = !DISubrange(count: 5)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(name: "wide", scope: !2, file: !3, line: 57, type: !11, isLocal: false, isDefinition: true)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 71, type: !83, isLocal: false, isDefinition: true)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !84, size: 192, elements: !28)
!84 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !52)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(name: "labels", scope: !87, file: !3, line: 95, type: !94, isLocal: true, isDefinition: true)
!87 = distinct !DISubprogram(name: "computed_goto", scope: !3, file: !3, line: 94, type: !88, scopeLine: 94, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!88 = !DISubroutineType(types: !89)
!89 = !{!6, !90}
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !91, size: 64)
!91 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !92)
!92 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!93 = !{}
!94 = !DICompositeType(tag: DW_TAG_array_type, baseType: !95, size: 192, elements: !28)
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!96 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(scope: null, file: !3, line: 168, type: !99, isLocal: true, isDefinition: true)
!99 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 32, elements: !100)
!100 = !{!101}
!101 = !DISubrange(count: 4)
!102 = !DIGlobalVariableExpression(var: !103, expr: !DIExpression())
!103 = distinct !DIGlobalVariable(name: "calls", scope: !104, file: !3, line: 197, type: !6, isLocal: true, isDefinition: true)
!104 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 195, type: !105, scopeLine: 195, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!105 = !DISubroutineType(types: !106)
!106 = !{!6, !6, !107}
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !108, size: 64)
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!109 = !DIGlobalVariableExpression(var: !110, expr: !DIExpression())
!110 = distinct !DIGlobalVariable(name: "common_like", scope: !2, file: !3, line: 46, type: !6, isLocal: false, isDefinition: true)
!111 = !DIGlobalVariableExpression(var: !112, expr: !DIExpression())
!112 = distinct !DIGlobalVariable(name: "local_counter", scope: !2, file: !3, line: 53, type: !6, isLocal: true, isDefinition: true)
!113 = !DIGlobalVariableExpression(var: !114, expr: !DIExpression())
!114 = distinct !DIGlobalVariable(name: "internal", scope: !2, file: !3, line: 45, type: !6, isLocal: true, isDefinition: true)
!115 = !DIGlobalVariableExpression(var: !116, expr: !DIExpression())
!116 = distinct !DIGlobalVariable(scope: null, file: !3, line: 182, type: !117, isLocal: true, isDefinition: true)
!117 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 72, elements: !118)
!118 = !{!119}
!119 = !DISubrange(count: 9)
!120 = !DICompositeType(tag: DW_TAG_array_type, baseType: !121, size: 368, elements: !122)
!121 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !43)
!122 = !{!123}
!123 = !DISubrange(count: 46)
!124 = !{i32 7, !"Dwarf Version", i32 5}
!125 = !{i32 2, !"Debug Info Version", i32 3}
!126 = !{i32 1, !"wchar_size", i32 4}
!127 = !{i32 7, !"PIC Level", i32 2}
!128 = !{i32 7, !"PIE Level", i32 2}
!129 = !{i32 7, !"uwtable", i32 2}
!130 = !{i32 7, !"frame-pointer", i32 2}
!131 = !{!"Debian clang version 15.0.6"}
!132 = distinct !DISubprogram(name: "visit_one", scope: !3, file: !3, line: 60, type: !53, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!133 = !DILocalVariable(name: "n", arg: 1, scope: !132, file: !3, line: 60, type: !50)
!134 = !DILocation(line: 60, column: 35, scope: !132)
!135 = !DILocalVariable(name: "sum", arg: 2, scope: !132, file: !3, line: 60, type: !21)
!136 = !DILocation(line: 60, column: 44, scope: !132)
!137 = !DILocation(line: 61, column: 18, scope: !132)
!138 = !DILocation(line: 61, column: 21, scope: !132)
!139 = !DILocation(line: 61, column: 28, scope: !132)
!140 = !DILocation(line: 61, column: 32, scope: !132)
!141 = !DILocation(line: 61, column: 35, scope: !132)
!142 = !DILocation(line: 61, column: 40, scope: !132)
!143 = !DILocation(line: 61, column: 30, scope: !132)
!144 = !DILocation(line: 61, column: 11, scope: !132)
!145 = !DILocation(line: 61, column: 15, scope: !132)
!146 = !DILocation(line: 62, column: 10, scope: !132)
!147 = !DILocation(line: 62, column: 13, scope: !132)
!148 = !DILocation(line: 62, column: 18, scope: !132)
!149 = !DILocation(line: 62, column: 20, scope: !132)
!150 = !DILocation(line: 62, column: 3, scope: !132)
!151 = distinct !DISubprogram(name: "visit_two", scope: !3, file: !3, line: 65, type: !53, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!152 = !DILocalVariable(name: "n", arg: 1, scope: !151, file: !3, line: 65, type: !50)
!153 = !DILocation(line: 65, column: 35, scope: !151)
!154 = !DILocalVariable(name: "sum", arg: 2, scope: !151, file: !3, line: 65, type: !21)
!155 = !DILocation(line: 65, column: 44, scope: !151)
!156 = !DILocation(line: 66, column: 25, scope: !151)
!157 = !DILocation(line: 66, column: 28, scope: !151)
!158 = !DILocation(line: 66, column: 33, scope: !151)
!159 = !DILocation(line: 66, column: 12, scope: !151)
!160 = !DILocation(line: 66, column: 16, scope: !151)
!161 = !DILocation(line: 67, column: 3, scope: !151)
!162 = !DILocation(line: 67, column: 6, scope: !151)
!163 = !DILocation(line: 67, column: 13, scope: !151)
!164 = !DILocation(line: 68, column: 3, scope: !151)
!165 = distinct !DISubprogram(name: "walk", scope: !3, file: !3, line: 73, type: !53, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!166 = !DILocalVariable(name: "list", arg: 1, scope: !165, file: !3, line: 73, type: !50)
!167 = !DILocation(line: 73, column: 23, scope: !165)
!168 = !DILocalVariable(name: "data", arg: 2, scope: !165, file: !3, line: 73, type: !21)
!169 = !DILocation(line: 73, column: 35, scope: !165)
!170 = !DILocalVariable(name: "stops", scope: !165, file: !3, line: 74, type: !6)
!171 = !DILocation(line: 74, column: 7, scope: !165)
!172 = !DILocalVariable(name: "n", scope: !173, file: !3, line: 75, type: !50)
!173 = distinct !DILexicalBlock(scope: !165, file: !3, line: 75, column: 3)
!174 = !DILocation(line: 75, column: 21, scope: !173)
!175 = !DILocation(line: 75, column: 25, scope: !173)
!176 = !DILocation(line: 75, column: 8, scope: !173)
!177 = !DILocation(line: 75, column: 31, scope: !178)
!178 = distinct !DILexicalBlock(scope: !173, file: !3, line: 75, column: 3)
!179 = !DILocation(line: 75, column: 3, scope: !173)
!180 = !DILocation(line: 76, column: 9, scope: !181)
!181 = distinct !DILexicalBlock(scope: !178, file: !3, line: 76, column: 9)
!182 = !DILocation(line: 76, column: 12, scope: !181)
!183 = !DILocation(line: 76, column: 18, scope: !181)
!184 = !DILocation(line: 76, column: 21, scope: !181)
!185 = !DILocation(line: 76, column: 24, scope: !181)
!186 = !DILocation(line: 76, column: 30, scope: !181)
!187 = !DILocation(line: 76, column: 33, scope: !181)
!188 = !DILocation(line: 76, column: 9, scope: !178)
!189 = !DILocation(line: 77, column: 12, scope: !181)
!190 = !DILocation(line: 77, column: 7, scope: !181)
!191 = !DILocation(line: 76, column: 37, scope: !181)
!192 = !DILocation(line: 75, column: 38, scope: !178)
!193 = !DILocation(line: 75, column: 41, scope: !178)
!194 = !DILocation(line: 75, column: 36, scope: !178)
!195 = !DILocation(line: 75, column: 3, scope: !178)
!196 = distinct !{!196, !179, !197, !198}
!197 = !DILocation(line: 77, column: 12, scope: !173)
!198 = !{!"llvm.loop.mustprogress"}
!199 = !DILocation(line: 78, column: 10, scope: !165)
!200 = !DILocation(line: 78, column: 3, scope: !165)
!201 = distinct !DISubprogram(name: "dispatch", scope: !3, file: !3, line: 81, type: !202, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!202 = !DISubroutineType(types: !203)
!203 = !{!6, !5, !6}
!204 = !DILocalVariable(name: "c", arg: 1, scope: !201, file: !3, line: 81, type: !5)
!205 = !DILocation(line: 81, column: 26, scope: !201)
!206 = !DILocalVariable(name: "which", arg: 2, scope: !201, file: !3, line: 81, type: !6)
!207 = !DILocation(line: 81, column: 33, scope: !201)
!208 = !DILocation(line: 82, column: 11, scope: !201)
!209 = !DILocation(line: 82, column: 3, scope: !201)
!210 = !DILocation(line: 84, column: 12, scope: !211)
!211 = distinct !DILexicalBlock(scope: !201, file: !3, line: 82, column: 14)
!212 = !DILocation(line: 84, column: 18, scope: !211)
!213 = !DILocation(line: 84, column: 5, scope: !211)
!214 = !DILocation(line: 86, column: 11, scope: !211)
!215 = !DILocation(line: 86, column: 5, scope: !211)
!216 = !DILocation(line: 89, column: 12, scope: !211)
!217 = !DILocation(line: 89, column: 18, scope: !211)
!218 = !DILocation(line: 89, column: 5, scope: !211)
!219 = !DILocation(line: 91, column: 11, scope: !201)
!220 = !DILocation(line: 91, column: 10, scope: !201)
!221 = !DILocation(line: 91, column: 3, scope: !201)
!222 = !DILocation(line: 92, column: 1, scope: !201)
!223 = !DILocalVariable(name: "code", arg: 1, scope: !87, file: !3, line: 94, type: !90)
!224 = !DILocation(line: 94, column: 40, scope: !87)
!225 = !DILocalVariable(name: "accumulator", scope: !87, file: !3, line: 96, type: !6)
!226 = !DILocation(line: 96, column: 7, scope: !87)
!227 = !DILocation(line: 97, column: 21, scope: !87)
!228 = !DILocation(line: 97, column: 16, scope: !87)
!229 = !DILocation(line: 97, column: 9, scope: !87)
!230 = !DILocation(line: 97, column: 3, scope: !87)
!231 = !DILabel(scope: !87, name: "add", file: !3, line: 98)
!232 = !DILocation(line: 98, column: 1, scope: !87)
!233 = !DILocation(line: 99, column: 23, scope: !87)
!234 = !DILocation(line: 99, column: 18, scope: !87)
!235 = !DILocation(line: 99, column: 15, scope: !87)
!236 = !DILocation(line: 100, column: 21, scope: !87)
!237 = !DILocation(line: 100, column: 16, scope: !87)
!238 = !DILocation(line: 100, column: 9, scope: !87)
!239 = !DILocation(line: 100, column: 3, scope: !87)
!240 = !DILabel(scope: !87, name: "twice", file: !3, line: 101)
!241 = !DILocation(line: 101, column: 1, scope: !87)
!242 = !DILocation(line: 102, column: 15, scope: !87)
!243 = !DILocation(line: 103, column: 21, scope: !87)
!244 = !DILocation(line: 103, column: 16, scope: !87)
!245 = !DILocation(line: 103, column: 9, scope: !87)
!246 = !DILocation(line: 103, column: 3, scope: !87)
!247 = !DILabel(scope: !87, name: "halt", file: !3, line: 104)
!248 = !DILocation(line: 104, column: 1, scope: !87)
!249 = !DILocation(line: 105, column: 10, scope: !87)
!250 = !DILocation(line: 105, column: 3, scope: !87)
!251 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 108, type: !252, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!252 = !DISubroutineType(types: !253)
!253 = !{!6, !6, null}
!254 = !DILocalVariable(name: "count", arg: 1, scope: !251, file: !3, line: 108, type: !6)
!255 = !DILocation(line: 108, column: 13, scope: !251)
!256 = !DILocalVariable(name: "arguments", scope: !251, file: !3, line: 109, type: !257)
!257 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !258, baseType: !259)
!258 = !DIFile(filename: "program.c", directory: ".")
!259 = !DICompositeType(tag: DW_TAG_array_type, baseType: !260, size: 192, elements: !266)
!260 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !261)
!261 = !{!262, !263, !264, !265}
!262 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !260, file: !258, line: 109, baseType: !69, size: 32)
!263 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !260, file: !258, line: 109, baseType: !69, size: 32, offset: 32)
!264 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !260, file: !258, line: 109, baseType: !21, size: 64, offset: 64)
!265 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !260, file: !258, line: 109, baseType: !21, size: 64, offset: 128)
!266 = !{!267}
!267 = !DISubrange(count: 1)
!268 = !DILocation(line: 109, column: 21, scope: !251)
!269 = !DILocalVariable(name: "total", scope: !251, file: !3, line: 110, type: !6)
!270 = !DILocation(line: 110, column: 7, scope: !251)
!271 = !DILocation(line: 111, column: 3, scope: !251)
!272 = !DILocation(line: 112, column: 3, scope: !251)
!273 = !DILocation(line: 112, column: 15, scope: !251)
!274 = !DILocation(line: 112, column: 18, scope: !251)
!275 = !DILocation(line: 113, column: 14, scope: !251)
!276 = !DILocation(line: 113, column: 11, scope: !251)
!277 = distinct !{!277, !272, !278, !198}
!278 = !DILocation(line: 113, column: 45, scope: !251)
!279 = !DILocation(line: 114, column: 3, scope: !251)
!280 = !DILocation(line: 115, column: 10, scope: !251)
!281 = !DILocation(line: 115, column: 3, scope: !251)
!282 = distinct !DISubprogram(name: "atomics", scope: !3, file: !3, line: 118, type: !283, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!283 = !DISubroutineType(types: !284)
!284 = !{!19, !20, !19}
!285 = !DILocalVariable(name: "place", arg: 1, scope: !282, file: !3, line: 118, type: !20)
!286 = !DILocation(line: 118, column: 20, scope: !282)
!287 = !DILocalVariable(name: "value", arg: 2, scope: !282, file: !3, line: 118, type: !19)
!288 = !DILocation(line: 118, column: 32, scope: !282)
!289 = !DILocalVariable(name: "old", scope: !282, file: !3, line: 119, type: !19)
!290 = !DILocation(line: 119, column: 8, scope: !282)
!291 = !DILocation(line: 119, column: 33, scope: !282)
!292 = !DILocation(line: 119, column: 40, scope: !282)
!293 = !DILocation(line: 119, column: 14, scope: !282)
!294 = !DILocation(line: 120, column: 3, scope: !282)
!295 = !DILocation(line: 121, column: 3, scope: !282)
!296 = !DILocation(line: 122, column: 31, scope: !282)
!297 = !DILocation(line: 122, column: 44, scope: !282)
!298 = !DILocation(line: 122, column: 3, scope: !282)
!299 = !DILocation(line: 123, column: 20, scope: !282)
!300 = !DILocation(line: 123, column: 27, scope: !282)
!301 = !DILocation(line: 123, column: 3, scope: !282)
!302 = !DILocation(line: 124, column: 26, scope: !282)
!303 = !DILocation(line: 124, column: 10, scope: !282)
!304 = !DILocation(line: 124, column: 73, scope: !282)
!305 = !DILocation(line: 124, column: 53, scope: !282)
!306 = !DILocation(line: 124, column: 51, scope: !282)
!307 = !DILocation(line: 124, column: 3, scope: !282)
!308 = distinct !DISubprogram(name: "assembler", scope: !3, file: !3, line: 127, type: !309, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!309 = !DISubroutineType(types: !310)
!310 = !{!69, !69}
!311 = !DILocalVariable(name: "x", arg: 1, scope: !308, file: !3, line: 127, type: !69)
!312 = !DILocation(line: 127, column: 29, scope: !308)
!313 = !DILocalVariable(name: "swapped", scope: !308, file: !3, line: 128, type: !69)
!314 = !DILocation(line: 128, column: 12, scope: !308)
!315 = !DILocalVariable(name: "flag", scope: !308, file: !3, line: 128, type: !69)
!316 = !DILocation(line: 128, column: 21, scope: !308)
!317 = !DILocation(line: 129, column: 45, scope: !308)
!318 = !DILocation(line: 129, column: 3, scope: !308)
!319 = !{i64 3306}
!320 = !DILocation(line: 130, column: 42, scope: !308)
!321 = !DILocation(line: 130, column: 3, scope: !308)
!322 = !{i64 3371}
!323 = !DILocation(line: 131, column: 48, scope: !308)
!324 = !DILocation(line: 131, column: 3, scope: !308)
!325 = !{i64 3430, i64 3444}
!326 = !DILocation(line: 132, column: 10, scope: !308)
!327 = !DILocation(line: 132, column: 3, scope: !308)
!328 = !DILabel(scope: !308, name: "zero", file: !3, line: 133)
!329 = !DILocation(line: 133, column: 1, scope: !308)
!330 = !DILocation(line: 134, column: 10, scope: !308)
!331 = !DILocation(line: 134, column: 3, scope: !308)
!332 = !DILocation(line: 135, column: 1, scope: !308)
!333 = distinct !DISubprogram(name: "vectors", scope: !3, file: !3, line: 137, type: !334, scopeLine: 137, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!334 = !DISubroutineType(types: !335)
!335 = !{!336, !336, !336}
!336 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4", file: !3, line: 4, baseType: !337)
!337 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, flags: DIFlagVector, elements: !100)
!338 = !DILocalVariable(name: "a", arg: 1, scope: !333, file: !3, line: 137, type: !336)
!339 = !DILocation(line: 137, column: 15, scope: !333)
!340 = !DILocalVariable(name: "b", arg: 2, scope: !333, file: !3, line: 137, type: !336)
!341 = !DILocation(line: 137, column: 21, scope: !333)
!342 = !DILocalVariable(name: "mixed", scope: !333, file: !3, line: 138, type: !336)
!343 = !DILocation(line: 138, column: 6, scope: !333)
!344 = !DILocation(line: 138, column: 38, scope: !333)
!345 = !DILocation(line: 138, column: 41, scope: !333)
!346 = !DILocation(line: 138, column: 14, scope: !333)
!347 = !DILocation(line: 139, column: 14, scope: !333)
!348 = !DILocation(line: 139, column: 12, scope: !333)
!349 = !DILocation(line: 140, column: 11, scope: !333)
!350 = !DILocation(line: 140, column: 19, scope: !333)
!351 = !DILocation(line: 140, column: 17, scope: !333)
!352 = !DILocation(line: 140, column: 25, scope: !333)
!353 = !DILocation(line: 140, column: 29, scope: !333)
!354 = !DILocation(line: 140, column: 27, scope: !333)
!355 = !DILocation(line: 140, column: 22, scope: !333)
!356 = !DILocation(line: 140, column: 3, scope: !333)
!357 = distinct !DISubprogram(name: "squares", scope: !3, file: !3, line: 143, type: !358, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!358 = !DISubroutineType(types: !359)
!359 = !{!360, !360, !60, !362, !363, !364}
!360 = !DIDerivedType(tag: DW_TAG_typedef, name: "complex", file: !3, line: 5, baseType: !361)
!361 = !DIBasicType(name: "complex", size: 128, encoding: DW_ATE_complex_float)
!362 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!363 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!364 = !DIBasicType(name: "_Float16", size: 16, encoding: DW_ATE_float)
!365 = !DILocalVariable(name: "z", arg: 1, scope: !357, file: !3, line: 143, type: !360)
!366 = !DILocation(line: 143, column: 25, scope: !357)
!367 = !DILocalVariable(name: "f", arg: 2, scope: !357, file: !3, line: 143, type: !60)
!368 = !DILocation(line: 143, column: 34, scope: !357)
!369 = !DILocalVariable(name: "wide_float", arg: 3, scope: !357, file: !3, line: 143, type: !362)
!370 = !DILocation(line: 143, column: 49, scope: !357)
!371 = !DILocalVariable(name: "huge", arg: 4, scope: !357, file: !3, line: 143, type: !363)
!372 = !DILocation(line: 143, column: 70, scope: !357)
!373 = !DILocalVariable(name: "half", arg: 5, scope: !357, file: !3, line: 143, type: !364)
!374 = !DILocation(line: 143, column: 85, scope: !357)
!375 = !DILocalVariable(name: "length", scope: !357, file: !3, line: 144, type: !6)
!376 = !DILocation(line: 144, column: 7, scope: !357)
!377 = !DILocation(line: 144, column: 21, scope: !357)
!378 = !DILocation(line: 144, column: 16, scope: !357)
!379 = !DILocation(line: 144, column: 23, scope: !357)
!380 = !DILocation(line: 145, column: 17, scope: !357)
!381 = !DILocation(line: 145, column: 3, scope: !357)
!382 = !DILocalVariable(name: "__vla_expr0", scope: !357, type: !12, flags: DIFlagArtificial)
!383 = !DILocation(line: 0, scope: !357)
!384 = !DILocalVariable(name: "buffer", scope: !357, file: !3, line: 145, type: !385)
!385 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, elements: !386)
!386 = !{!387}
!387 = !DISubrange(count: !382)
!388 = !DILocation(line: 145, column: 10, scope: !357)
!389 = !DILocation(line: 146, column: 23, scope: !357)
!390 = !DILocation(line: 146, column: 15, scope: !357)
!391 = !DILocation(line: 146, column: 45, scope: !357)
!392 = !DILocation(line: 146, column: 50, scope: !357)
!393 = !DILocation(line: 146, column: 36, scope: !357)
!394 = !DILocation(line: 146, column: 34, scope: !357)
!395 = !DILocation(line: 146, column: 67, scope: !357)
!396 = !DILocation(line: 146, column: 59, scope: !357)
!397 = !DILocation(line: 146, column: 57, scope: !357)
!398 = !DILocation(line: 146, column: 3, scope: !357)
!399 = !DILocation(line: 146, column: 13, scope: !357)
!400 = !DILocalVariable(name: "keep", scope: !357, file: !3, line: 147, type: !401)
!401 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !17)
!402 = !DILocation(line: 147, column: 19, scope: !357)
!403 = !DILocation(line: 147, column: 26, scope: !357)
!404 = !DILocation(line: 147, column: 38, scope: !357)
!405 = !DILocation(line: 147, column: 36, scope: !357)
!406 = !DILocation(line: 148, column: 10, scope: !357)
!407 = !DILocation(line: 148, column: 14, scope: !357)
!408 = !DILocation(line: 148, column: 12, scope: !357)
!409 = !{!"branch_weights", i32 1, i32 1048575}
!410 = !DILocation(line: 148, column: 18, scope: !357)
!411 = !DILocation(line: 148, column: 16, scope: !357)
!412 = !DILocation(line: 148, column: 3, scope: !357)
!413 = !DILocation(line: 149, column: 1, scope: !357)
!414 = distinct !DISubprogram(name: "loops", scope: !3, file: !3, line: 151, type: !415, scopeLine: 151, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!415 = !DISubroutineType(types: !416)
!416 = !{!6, !417, !418, !421}
!417 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !18)
!418 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !419)
!419 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !420, size: 64)
!420 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!421 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !3, line: 3, baseType: !12)
!422 = !DILocalVariable(name: "a", arg: 1, scope: !414, file: !3, line: 151, type: !417)
!423 = !DILocation(line: 151, column: 25, scope: !414)
!424 = !DILocalVariable(name: "b", arg: 2, scope: !414, file: !3, line: 151, type: !418)
!425 = !DILocation(line: 151, column: 48, scope: !414)
!426 = !DILocalVariable(name: "n", arg: 3, scope: !414, file: !3, line: 151, type: !421)
!427 = !DILocation(line: 151, column: 58, scope: !414)
!428 = !DILocalVariable(name: "i", scope: !429, file: !3, line: 153, type: !421)
!429 = distinct !DILexicalBlock(scope: !414, file: !3, line: 153, column: 3)
!430 = !DILocation(line: 153, column: 15, scope: !429)
!431 = !DILocation(line: 153, column: 8, scope: !429)
!432 = !DILocation(line: 153, column: 22, scope: !433)
!433 = distinct !DILexicalBlock(scope: !429, file: !3, line: 153, column: 3)
!434 = !DILocation(line: 153, column: 26, scope: !433)
!435 = !DILocation(line: 153, column: 24, scope: !433)
!436 = !DILocation(line: 153, column: 3, scope: !429)
!437 = !DILocation(line: 154, column: 12, scope: !433)
!438 = !DILocation(line: 154, column: 14, scope: !433)
!439 = !DILocation(line: 154, column: 17, scope: !433)
!440 = !DILocation(line: 154, column: 23, scope: !433)
!441 = !DILocation(line: 154, column: 25, scope: !433)
!442 = !DILocation(line: 154, column: 21, scope: !433)
!443 = !DILocation(line: 154, column: 5, scope: !433)
!444 = !DILocation(line: 154, column: 7, scope: !433)
!445 = !DILocation(line: 154, column: 10, scope: !433)
!446 = !DILocation(line: 153, column: 30, scope: !433)
!447 = !DILocation(line: 153, column: 3, scope: !433)
!448 = distinct !{!448, !436, !449, !198, !450, !451, !452, !453}
!449 = !DILocation(line: 154, column: 26, scope: !429)
!450 = !{!"llvm.loop.vectorize.width", i32 4}
!451 = !{!"llvm.loop.vectorize.scalable.enable", i1 false}
!452 = !{!"llvm.loop.interleave.count", i32 1}
!453 = !{!"llvm.loop.vectorize.enable", i1 true}
!454 = !DILocalVariable(name: "first", scope: !414, file: !3, line: 155, type: !6)
!455 = !DILocation(line: 155, column: 7, scope: !414)
!456 = !DILocation(line: 156, column: 3, scope: !414)
!457 = !DILocation(line: 157, column: 13, scope: !458)
!458 = distinct !DILexicalBlock(scope: !414, file: !3, line: 156, column: 6)
!459 = !DILocation(line: 157, column: 15, scope: !458)
!460 = !DILocation(line: 157, column: 11, scope: !458)
!461 = !DILocation(line: 158, column: 3, scope: !458)
!462 = !DILocation(line: 158, column: 12, scope: !414)
!463 = !DILocation(line: 158, column: 14, scope: !414)
!464 = !DILocation(line: 158, column: 18, scope: !414)
!465 = !DILocation(line: 158, column: 21, scope: !414)
!466 = !DILocation(line: 158, column: 27, scope: !414)
!467 = !DILocation(line: 0, scope: !414)
!468 = distinct !{!468, !456, !469, !198}
!469 = !DILocation(line: 158, column: 31, scope: !414)
!470 = !DILocation(line: 159, column: 10, scope: !414)
!471 = !DILocation(line: 159, column: 16, scope: !414)
!472 = !DILocation(line: 159, column: 22, scope: !414)
!473 = !DILocation(line: 159, column: 43, scope: !414)
!474 = !DILocation(line: 159, column: 48, scope: !414)
!475 = !DILocation(line: 159, column: 46, scope: !414)
!476 = !DILocation(line: 159, column: 3, scope: !414)
!477 = distinct !DISubprogram(name: "by_value", scope: !3, file: !3, line: 162, type: !478, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!478 = !DISubroutineType(types: !479)
!479 = !{!40, !40, !47}
!480 = !DILocalVariable(name: "p", arg: 1, scope: !477, file: !3, line: 162, type: !40)
!481 = !DILocation(line: 162, column: 38, scope: !477)
!482 = !DILocalVariable(name: "n", arg: 2, scope: !477, file: !3, line: 162, type: !47)
!483 = !DILocation(line: 162, column: 53, scope: !477)
!484 = !DILocation(line: 163, column: 16, scope: !477)
!485 = !DILocation(line: 163, column: 23, scope: !477)
!486 = !DILocation(line: 163, column: 14, scope: !477)
!487 = !DILocation(line: 163, column: 5, scope: !477)
!488 = !DILocation(line: 163, column: 11, scope: !477)
!489 = !DILocation(line: 164, column: 10, scope: !477)
!490 = !DILocation(line: 164, column: 3, scope: !477)
!491 = distinct !DISubprogram(name: "stop", scope: !3, file: !3, line: 167, type: !492, scopeLine: 167, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!492 = !DISubroutineType(types: !493)
!493 = !{null, !494}
!494 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !121, size: 64)
!495 = !DILocalVariable(name: "why", arg: 1, scope: !491, file: !3, line: 167, type: !494)
!496 = !DILocation(line: 167, column: 65, scope: !491)
!497 = !DILocation(line: 168, column: 18, scope: !491)
!498 = !DILocation(line: 168, column: 3, scope: !491)
!499 = !DILocation(line: 169, column: 3, scope: !491)
!500 = !DILocation(line: 170, column: 1, scope: !491)
!501 = distinct !DISubprogram(name: "start", scope: !3, file: !3, line: 172, type: !502, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!502 = !DISubroutineType(types: !503)
!503 = !{null}
!504 = !DILocation(line: 172, column: 67, scope: !501)
!505 = !DILocation(line: 172, column: 64, scope: !501)
!506 = !DILocation(line: 172, column: 77, scope: !501)
!507 = distinct !DISubprogram(name: "resolver", scope: !3, file: !3, line: 175, type: !508, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!508 = !DISubroutineType(types: !509)
!509 = !{!21}
!510 = !DILocation(line: 175, column: 31, scope: !507)
!511 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 186, type: !512, scopeLine: 186, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!512 = !DISubroutineType(types: !513)
!513 = !{!514, !421}
!514 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !515, size: 64)
!515 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flexible", file: !3, line: 35, size: 64, elements: !516)
!516 = !{!517, !518}
!517 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !515, file: !3, line: 36, baseType: !421, size: 64)
!518 = !DIDerivedType(tag: DW_TAG_member, name: "items", scope: !515, file: !3, line: 37, baseType: !519, offset: 64)
!519 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !520)
!520 = !{!521}
!521 = !DISubrange(count: -1)
!522 = !DILocalVariable(name: "n", arg: 1, scope: !511, file: !3, line: 186, type: !421)
!523 = !DILocation(line: 186, column: 30, scope: !511)
!524 = !DILocalVariable(name: "f", scope: !511, file: !3, line: 187, type: !514)
!525 = !DILocation(line: 187, column: 20, scope: !511)
!526 = !DILocation(line: 187, column: 43, scope: !511)
!527 = !DILocation(line: 187, column: 45, scope: !511)
!528 = !DILocation(line: 187, column: 41, scope: !511)
!529 = !DILocation(line: 187, column: 24, scope: !511)
!530 = !DILocation(line: 188, column: 14, scope: !511)
!531 = !DILocation(line: 188, column: 3, scope: !511)
!532 = !DILocation(line: 188, column: 6, scope: !511)
!533 = !DILocation(line: 188, column: 12, scope: !511)
!534 = !DILocalVariable(name: "i", scope: !535, file: !3, line: 189, type: !421)
!535 = distinct !DILexicalBlock(scope: !511, file: !3, line: 189, column: 3)
!536 = !DILocation(line: 189, column: 15, scope: !535)
!537 = !DILocation(line: 189, column: 8, scope: !535)
!538 = !DILocation(line: 189, column: 22, scope: !539)
!539 = distinct !DILexicalBlock(scope: !535, file: !3, line: 189, column: 3)
!540 = !DILocation(line: 189, column: 26, scope: !539)
!541 = !DILocation(line: 189, column: 24, scope: !539)
!542 = !DILocation(line: 189, column: 3, scope: !535)
!543 = !DILocation(line: 190, column: 31, scope: !539)
!544 = !DILocation(line: 190, column: 26, scope: !539)
!545 = !DILocalVariable(name: "x", arg: 1, scope: !546, file: !3, line: 179, type: !6)
!546 = distinct !DISubprogram(name: "always", scope: !3, file: !3, line: 179, type: !547, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!547 = !DISubroutineType(types: !548)
!548 = !{!6, !6}
!549 = !DILocation(line: 179, column: 54, scope: !546, inlinedAt: !550)
!550 = distinct !DILocation(line: 190, column: 19, scope: !539)
!551 = !DILocalVariable(name: "overflowed", scope: !546, file: !3, line: 180, type: !6)
!552 = !DILocation(line: 180, column: 7, scope: !546, inlinedAt: !550)
!553 = !DILocation(line: 181, column: 48, scope: !554, inlinedAt: !550)
!554 = distinct !DILexicalBlock(scope: !546, file: !3, line: 181, column: 7)
!555 = !DILocation(line: 181, column: 24, scope: !554, inlinedAt: !550)
!556 = !DILocation(line: 181, column: 7, scope: !546, inlinedAt: !550)
!557 = !DILocation(line: 182, column: 5, scope: !554, inlinedAt: !550)
!558 = !DILocation(line: 183, column: 10, scope: !546, inlinedAt: !550)
!559 = !DILocation(line: 190, column: 5, scope: !539)
!560 = !DILocation(line: 190, column: 8, scope: !539)
!561 = !DILocation(line: 190, column: 14, scope: !539)
!562 = !DILocation(line: 190, column: 17, scope: !539)
!563 = !DILocation(line: 189, column: 30, scope: !539)
!564 = !DILocation(line: 189, column: 3, scope: !539)
!565 = distinct !{!565, !542, !566, !198}
!566 = !DILocation(line: 190, column: 32, scope: !535)
!567 = !DILocation(line: 191, column: 20, scope: !511)
!568 = !DILocation(line: 191, column: 23, scope: !511)
!569 = !DILocation(line: 191, column: 3, scope: !511)
!570 = !DILocation(line: 191, column: 33, scope: !511)
!571 = !DILocation(line: 192, column: 10, scope: !511)
!572 = !DILocation(line: 192, column: 3, scope: !511)
!573 = !DILocalVariable(name: "argc", arg: 1, scope: !104, file: !3, line: 195, type: !6)
!574 = !DILocation(line: 195, column: 14, scope: !104)
!575 = !DILocalVariable(name: "argv", arg: 2, scope: !104, file: !3, line: 195, type: !107)
!576 = !DILocation(line: 195, column: 27, scope: !104)
!577 = !DILocalVariable(name: "data", scope: !104, file: !3, line: 196, type: !6)
!578 = !DILocation(line: 196, column: 7, scope: !104)
!579 = !DILocation(line: 196, column: 14, scope: !104)
!580 = !DILocation(line: 198, column: 8, scope: !104)
!581 = !DILocation(line: 199, column: 7, scope: !104)
!582 = !DILocation(line: 200, column: 31, scope: !583)
!583 = distinct !DILexicalBlock(scope: !104, file: !3, line: 199, column: 7)
!584 = !DILocation(line: 200, column: 13, scope: !583)
!585 = !DILocation(line: 200, column: 10, scope: !583)
!586 = !DILocation(line: 200, column: 5, scope: !583)
!587 = !DILocation(line: 201, column: 10, scope: !104)
!588 = !DILocation(line: 201, column: 51, scope: !104)
!589 = !DILocation(line: 201, column: 35, scope: !104)
!590 = !DILocation(line: 201, column: 33, scope: !104)
!591 = !DILocation(line: 201, column: 72, scope: !104)
!592 = !DILocation(line: 201, column: 59, scope: !104)
!593 = !DILocation(line: 201, column: 57, scope: !104)
!594 = !DILocation(line: 201, column: 86, scope: !104)
!595 = !DILocation(line: 201, column: 84, scope: !104)
!596 = !DILocation(line: 201, column: 3, scope: !104)
!597 = distinct !DISubprogram(name: "resolved", scope: !3, file: !3, line: 174, type: !547, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!598 = !DILocalVariable(name: "x", arg: 1, scope: !597, file: !3, line: 174, type: !6)
!599 = !DILocation(line: 174, column: 25, scope: !597)
!600 = !DILocation(line: 174, column: 37, scope: !597)
!601 = !DILocation(line: 174, column: 39, scope: !597)
!602 = !DILocation(line: 174, column: 30, scope: !597)
