; ModuleID = 'program.c'
source_filename = "program.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.packed = type <{ i8, i64 }>
%struct.node = type { %struct.node*, i32 (%struct.node*, i8*)*, %union.number, %struct.bits, i32 }
%union.number = type { i32, [4 x i8] }
%struct.bits = type { i56 }
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
%struct.flexible = type { i64, [0 x i32] }

@text = dso_local constant [46 x i8] c"tab\09here, quote\22 there, newline\0A, NUL\00, caf\C3\A9\00", align 16, !dbg !0
@wide_text = dso_local constant [3 x i16] [i16 72, i16 -10179, i16 0], align 2, !dbg !23
@weak_one = weak dso_local global i32 1, align 4, !dbg !30
@hidden_one = hidden global i32 2, align 4, !dbg !32
@in_section = dso_local global i32 3, section ".mine", align 64, !dbg !34
@counter = dso_local thread_local global i32 5, align 4, !dbg !36
@packed_one = dso_local global %struct.packed <{ i8 120, i64 -1 }>, align 1, !dbg !38
@sentinel = dso_local global { %struct.node*, i32 (%struct.node*, i8*)*, { float, [4 x i8] }, %struct.bits, i32 } { %struct.node* bitcast ({ %struct.node*, i32 (%struct.node*, i8*)*, { float, [4 x i8] }, %struct.bits, i32 }* @sentinel to %struct.node*), i32 (%struct.node*, i8*)* null, { float, [4 x i8] } { float 1.500000e+00, [4 x i8] undef }, %struct.bits zeroinitializer, i32 -3 }, align 8, !dbg !45
@numbers = dso_local constant [5 x double] [double 0.000000e+00, double -0.000000e+00, double 0x7FF0000000000000, double 9.881310e-324, double 3.250000e+00], align 16, !dbg !73
@wide = dso_local global i64 549755813887, align 8, !dbg !79
@table = dso_local constant [3 x i32 (%struct.node*, i8*)*] [i32 (%struct.node*, i8*)* @visit_one, i32 (%struct.node*, i8*)* @visit_two, i32 (%struct.node*, i8*)* null], align 16, !dbg !81
@computed_goto.labels = internal global [3 x i8*] [i8* blockaddress(@computed_goto, %32), i8* blockaddress(@computed_goto, %10), i8* blockaddress(@computed_goto, %23)], align 16, !dbg !85
@local_counter = internal thread_local(localexec) global i32 0, align 4, !dbg !111
@external_counter = external thread_local global i32, align 4
@.str = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1, !dbg !97
@internal = internal global i32 42, align 4, !dbg !113
@main.calls = internal global i32 0, align 4, !dbg !102
@common_like = dso_local global i32 0, align 4, !dbg !109
@.str.2 = private unnamed_addr constant [9 x i8] c"overflow\00", align 1, !dbg !115
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @start, i8* null }]
@llvm.compiler.used = appending global [1 x i8*] [i8* bitcast (i32* @in_section to i8*)], section "llvm.metadata"

@other_name = dso_local alias i32 (%struct.node*, i8*), i32 (%struct.node*, i8*)* @walk

@chosen = dso_local ifunc i32 (i32), bitcast (i8* ()* @resolver to i32 (i32)* ()*)

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @visit_one(%struct.node* noundef %0, i8* noundef %1) #0 !dbg !132 {
  %3 = alloca %struct.node*, align 8
  %4 = alloca i8*, align 8
  store %struct.node* %0, %struct.node** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !133, metadata !DIExpression()), !dbg !134
  store i8* %1, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !135, metadata !DIExpression()), !dbg !136
  %5 = load %struct.node*, %struct.node** %3, align 8, !dbg !137
  %6 = getelementptr inbounds %struct.node, %struct.node* %5, i32 0, i32 2, !dbg !138
  %7 = bitcast %union.number* %6 to i32*, !dbg !139
  %8 = load i32, i32* %7, align 8, !dbg !139
  %9 = load %struct.node*, %struct.node** %3, align 8, !dbg !140
  %10 = getelementptr inbounds %struct.node, %struct.node* %9, i32 0, i32 3, !dbg !141
  %11 = bitcast %struct.bits* %10 to i64*, !dbg !142
  %12 = load i64, i64* %11, align 8, !dbg !142
  %13 = shl i64 %12, 52, !dbg !142
  %14 = ashr i64 %13, 55, !dbg !142
  %15 = trunc i64 %14 to i32, !dbg !142
  %16 = add nsw i32 %8, %15, !dbg !143
  %17 = load i8*, i8** %4, align 8, !dbg !144
  %18 = bitcast i8* %17 to i32*, !dbg !145
  %19 = load i32, i32* %18, align 4, !dbg !146
  %20 = add nsw i32 %19, %16, !dbg !146
  store i32 %20, i32* %18, align 4, !dbg !146
  %21 = load %struct.node*, %struct.node** %3, align 8, !dbg !147
  %22 = getelementptr inbounds %struct.node, %struct.node* %21, i32 0, i32 3, !dbg !148
  %23 = bitcast %struct.bits* %22 to i64*, !dbg !149
  %24 = load i64, i64* %23, align 8, !dbg !149
  %25 = and i64 %24, 7, !dbg !149
  %26 = trunc i64 %25 to i32, !dbg !149
  %27 = icmp eq i32 %26, 2, !dbg !150
  %28 = zext i1 %27 to i32, !dbg !150
  ret i32 %28, !dbg !151
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @visit_two(%struct.node* noundef %0, i8* noundef %1) #0 !dbg !152 {
  %3 = alloca %struct.node*, align 8
  %4 = alloca i8*, align 8
  store %struct.node* %0, %struct.node** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !153, metadata !DIExpression()), !dbg !154
  store i8* %1, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !155, metadata !DIExpression()), !dbg !156
  %5 = load %struct.node*, %struct.node** %3, align 8, !dbg !157
  %6 = getelementptr inbounds %struct.node, %struct.node* %5, i32 0, i32 3, !dbg !158
  %7 = bitcast %struct.bits* %6 to i64*, !dbg !159
  %8 = load i64, i64* %7, align 8, !dbg !159
  %9 = lshr i64 %8, 12, !dbg !159
  %10 = and i64 %9, 1099511627775, !dbg !159
  %11 = load i8*, i8** %4, align 8, !dbg !160
  %12 = bitcast i8* %11 to i64*, !dbg !161
  %13 = load i64, i64* %12, align 8, !dbg !162
  %14 = xor i64 %13, %10, !dbg !162
  store i64 %14, i64* %12, align 8, !dbg !162
  %15 = load %struct.node*, %struct.node** %3, align 8, !dbg !163
  %16 = getelementptr inbounds %struct.node, %struct.node* %15, i32 0, i32 3, !dbg !164
  %17 = bitcast %struct.bits* %16 to i64*, !dbg !165
  %18 = load i64, i64* %17, align 8, !dbg !166
  %19 = lshr i64 %18, 12, !dbg !166
  %20 = and i64 %19, 1099511627775, !dbg !166
  %21 = add i64 %20, 1, !dbg !166
  %22 = load i64, i64* %17, align 8, !dbg !166
  %23 = and i64 %21, 1099511627775, !dbg !166
  %24 = shl i64 %23, 12, !dbg !166
  %25 = and i64 %22, -4503599627366401, !dbg !166
  %26 = or i64 %25, %24, !dbg !166
  store i64 %26, i64* %17, align 8, !dbg !166
  ret i32 0, !dbg !167
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @walk(%struct.node* noundef %0, i8* noundef %1) #0 !dbg !168 {
  %3 = alloca %struct.node*, align 8
  %4 = alloca i8*, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.node*, align 8
  store %struct.node* %0, %struct.node** %3, align 8
  call void @llvm.dbg.declare(metadata %struct.node** %3, metadata !169, metadata !DIExpression()), !dbg !170
  store i8* %1, i8** %4, align 8
  call void @llvm.dbg.declare(metadata i8** %4, metadata !171, metadata !DIExpression()), !dbg !172
  call void @llvm.dbg.declare(metadata i32* %5, metadata !173, metadata !DIExpression()), !dbg !174
  store i32 0, i32* %5, align 4, !dbg !174
  call void @llvm.dbg.declare(metadata %struct.node** %6, metadata !175, metadata !DIExpression()), !dbg !177
  %7 = load %struct.node*, %struct.node** %3, align 8, !dbg !178
  store %struct.node* %7, %struct.node** %6, align 8, !dbg !177
  br label %8, !dbg !179

8:                                                ; preds = %28, %2
  %9 = load %struct.node*, %struct.node** %6, align 8, !dbg !180
  %10 = icmp ne %struct.node* %9, null, !dbg !182
  br i1 %10, label %11, label %32, !dbg !182

11:                                               ; preds = %8
  %12 = load %struct.node*, %struct.node** %6, align 8, !dbg !183
  %13 = getelementptr inbounds %struct.node, %struct.node* %12, i32 0, i32 1, !dbg !185
  %14 = load i32 (%struct.node*, i8*)*, i32 (%struct.node*, i8*)** %13, align 8, !dbg !185
  %15 = icmp ne i32 (%struct.node*, i8*)* %14, null, !dbg !183
  br i1 %15, label %16, label %27, !dbg !186

16:                                               ; preds = %11
  %17 = load %struct.node*, %struct.node** %6, align 8, !dbg !187
  %18 = getelementptr inbounds %struct.node, %struct.node* %17, i32 0, i32 1, !dbg !188
  %19 = load i32 (%struct.node*, i8*)*, i32 (%struct.node*, i8*)** %18, align 8, !dbg !188
  %20 = load %struct.node*, %struct.node** %6, align 8, !dbg !189
  %21 = load i8*, i8** %4, align 8, !dbg !190
  %22 = call i32 %19(%struct.node* noundef %20, i8* noundef %21), !dbg !187
  %23 = icmp ne i32 %22, 0, !dbg !187
  br i1 %23, label %24, label %27, !dbg !191

24:                                               ; preds = %16
  %25 = load i32, i32* %5, align 4, !dbg !192
  %26 = add nsw i32 %25, 1, !dbg !192
  store i32 %26, i32* %5, align 4, !dbg !192
  br label %27, !dbg !193

27:                                               ; preds = %24, %16, %11
  br label %28, !dbg !194

28:                                               ; preds = %27
  %29 = load %struct.node*, %struct.node** %6, align 8, !dbg !195
  %30 = getelementptr inbounds %struct.node, %struct.node* %29, i32 0, i32 0, !dbg !196
  %31 = load %struct.node*, %struct.node** %30, align 8, !dbg !196
  store %struct.node* %31, %struct.node** %6, align 8, !dbg !197
  br label %8, !dbg !198, !llvm.loop !199

32:                                               ; preds = %8
  %33 = load i32, i32* %5, align 4, !dbg !202
  ret i32 %33, !dbg !203
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @dispatch(i32 noundef %0, i32 noundef %1) #0 !dbg !204 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !207, metadata !DIExpression()), !dbg !208
  store i32 %1, i32* %5, align 4
  call void @llvm.dbg.declare(metadata i32* %5, metadata !209, metadata !DIExpression()), !dbg !210
  %6 = load i32, i32* %4, align 4, !dbg !211
  switch i32 %6, label %16 [
    i32 0, label %7
    i32 7, label %10
    i32 -3, label %13
  ], !dbg !212

7:                                                ; preds = %2
  %8 = load i32, i32* %5, align 4, !dbg !213
  %9 = shl i32 %8, 1, !dbg !215
  store i32 %9, i32* %3, align 4, !dbg !216
  br label %19, !dbg !216

10:                                               ; preds = %2
  %11 = load i32, i32* %5, align 4, !dbg !217
  %12 = sdiv i32 %11, 3, !dbg !217
  store i32 %12, i32* %5, align 4, !dbg !217
  br label %13, !dbg !218

13:                                               ; preds = %2, %10
  %14 = load i32, i32* %5, align 4, !dbg !219
  %15 = srem i32 %14, 5, !dbg !220
  store i32 %15, i32* %3, align 4, !dbg !221
  br label %19, !dbg !221

16:                                               ; preds = %2
  %17 = load i32, i32* %5, align 4, !dbg !222
  %18 = sub nsw i32 0, %17, !dbg !223
  store i32 %18, i32* %3, align 4, !dbg !224
  br label %19, !dbg !224

19:                                               ; preds = %16, %13, %7
  %20 = load i32, i32* %3, align 4, !dbg !225
  ret i32 %20, !dbg !225
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @computed_goto(i8* noundef %0) #0 !dbg !87 {
  %2 = alloca i8*, align 8
  %3 = alloca i32, align 4
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !226, metadata !DIExpression()), !dbg !227
  call void @llvm.dbg.declare(metadata i32* %3, metadata !228, metadata !DIExpression()), !dbg !229
  store i32 0, i32* %3, align 4, !dbg !229
  %4 = load i8*, i8** %2, align 8, !dbg !230
  %5 = getelementptr inbounds i8, i8* %4, i32 1, !dbg !230
  store i8* %5, i8** %2, align 8, !dbg !230
  %6 = load i8, i8* %4, align 1, !dbg !231
  %7 = zext i8 %6 to i64, !dbg !232
  %8 = getelementptr inbounds [3 x i8*], [3 x i8*]* @computed_goto.labels, i64 0, i64 %7, !dbg !232
  %9 = load i8*, i8** %8, align 8, !dbg !232
  br label %34, !dbg !233

10:                                               ; preds = %34
  call void @llvm.dbg.label(metadata !234), !dbg !235
  %11 = load i8*, i8** %2, align 8, !dbg !236
  %12 = getelementptr inbounds i8, i8* %11, i32 1, !dbg !236
  store i8* %12, i8** %2, align 8, !dbg !236
  %13 = load i8, i8* %11, align 1, !dbg !237
  %14 = zext i8 %13 to i32, !dbg !237
  %15 = load i32, i32* %3, align 4, !dbg !238
  %16 = add nsw i32 %15, %14, !dbg !238
  store i32 %16, i32* %3, align 4, !dbg !238
  %17 = load i8*, i8** %2, align 8, !dbg !239
  %18 = getelementptr inbounds i8, i8* %17, i32 1, !dbg !239
  store i8* %18, i8** %2, align 8, !dbg !239
  %19 = load i8, i8* %17, align 1, !dbg !240
  %20 = zext i8 %19 to i64, !dbg !241
  %21 = getelementptr inbounds [3 x i8*], [3 x i8*]* @computed_goto.labels, i64 0, i64 %20, !dbg !241
  %22 = load i8*, i8** %21, align 8, !dbg !241
  br label %34, !dbg !242

23:                                               ; preds = %34
  call void @llvm.dbg.label(metadata !243), !dbg !244
  %24 = load i32, i32* %3, align 4, !dbg !245
  %25 = mul nsw i32 %24, 2, !dbg !245
  store i32 %25, i32* %3, align 4, !dbg !245
  %26 = load i8*, i8** %2, align 8, !dbg !246
  %27 = getelementptr inbounds i8, i8* %26, i32 1, !dbg !246
  store i8* %27, i8** %2, align 8, !dbg !246
  %28 = load i8, i8* %26, align 1, !dbg !247
  %29 = zext i8 %28 to i64, !dbg !248
  %30 = getelementptr inbounds [3 x i8*], [3 x i8*]* @computed_goto.labels, i64 0, i64 %29, !dbg !248
  %31 = load i8*, i8** %30, align 8, !dbg !248
  br label %34, !dbg !249

32:                                               ; preds = %34
  call void @llvm.dbg.label(metadata !250), !dbg !251
  %33 = load i32, i32* %3, align 4, !dbg !252
  ret i32 %33, !dbg !253

34:                                               ; preds = %23, %10, %1
  %35 = phi i8* [ %9, %1 ], [ %22, %10 ], [ %31, %23 ]
  indirectbr i8* %35, [label %32, label %10, label %23]
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @sum(i32 noundef %0, ...) #0 !dbg !254 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !257, metadata !DIExpression()), !dbg !258
  call void @llvm.dbg.declare(metadata [1 x %struct.__va_list_tag]* %3, metadata !259, metadata !DIExpression()), !dbg !271
  call void @llvm.dbg.declare(metadata i32* %4, metadata !272, metadata !DIExpression()), !dbg !273
  store i32 0, i32* %4, align 4, !dbg !273
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !274
  %6 = bitcast %struct.__va_list_tag* %5 to i8*, !dbg !274
  call void @llvm.va_start(i8* %6), !dbg !274
  br label %7, !dbg !275

7:                                                ; preds = %27, %1
  %8 = load i32, i32* %2, align 4, !dbg !276
  %9 = add nsw i32 %8, -1, !dbg !276
  store i32 %9, i32* %2, align 4, !dbg !276
  %10 = icmp sgt i32 %8, 0, !dbg !277
  br i1 %10, label %11, label %32, !dbg !275

11:                                               ; preds = %7
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !278
  %13 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %12, i32 0, i32 0, !dbg !278
  %14 = load i32, i32* %13, align 16, !dbg !278
  %15 = icmp ule i32 %14, 40, !dbg !278
  br i1 %15, label %16, label %22, !dbg !278

16:                                               ; preds = %11
  %17 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %12, i32 0, i32 3, !dbg !278
  %18 = load i8*, i8** %17, align 16, !dbg !278
  %19 = getelementptr i8, i8* %18, i32 %14, !dbg !278
  %20 = bitcast i8* %19 to i32*, !dbg !278
  %21 = add i32 %14, 8, !dbg !278
  store i32 %21, i32* %13, align 16, !dbg !278
  br label %27, !dbg !278

22:                                               ; preds = %11
  %23 = getelementptr inbounds %struct.__va_list_tag, %struct.__va_list_tag* %12, i32 0, i32 2, !dbg !278
  %24 = load i8*, i8** %23, align 8, !dbg !278
  %25 = bitcast i8* %24 to i32*, !dbg !278
  %26 = getelementptr i8, i8* %24, i32 8, !dbg !278
  store i8* %26, i8** %23, align 8, !dbg !278
  br label %27, !dbg !278

27:                                               ; preds = %22, %16
  %28 = phi i32* [ %20, %16 ], [ %25, %22 ], !dbg !278
  %29 = load i32, i32* %28, align 4, !dbg !278
  %30 = load i32, i32* %4, align 4, !dbg !279
  %31 = add nsw i32 %30, %29, !dbg !279
  store i32 %31, i32* %4, align 4, !dbg !279
  br label %7, !dbg !275, !llvm.loop !280

32:                                               ; preds = %7
  %33 = getelementptr inbounds [1 x %struct.__va_list_tag], [1 x %struct.__va_list_tag]* %3, i64 0, i64 0, !dbg !282
  %34 = bitcast %struct.__va_list_tag* %33 to i8*, !dbg !282
  call void @llvm.va_end(i8* %34), !dbg !282
  %35 = load i32, i32* %4, align 4, !dbg !283
  ret i32 %35, !dbg !284
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(i8*) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(i8*) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @atomics(i64* noundef %0, i64 noundef %1) #0 !dbg !285 {
  %3 = alloca i64*, align 8
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
  store i64* %0, i64** %3, align 8
  call void @llvm.dbg.declare(metadata i64** %3, metadata !288, metadata !DIExpression()), !dbg !289
  store i64 %1, i64* %4, align 8
  call void @llvm.dbg.declare(metadata i64* %4, metadata !290, metadata !DIExpression()), !dbg !291
  call void @llvm.dbg.declare(metadata i64* %5, metadata !292, metadata !DIExpression()), !dbg !293
  %14 = load i64*, i64** %3, align 8, !dbg !294
  %15 = load i64, i64* %4, align 8, !dbg !295
  store i64 %15, i64* %6, align 8, !dbg !296
  %16 = load i64, i64* %6, align 8, !dbg !296
  %17 = atomicrmw add i64* %14, i64 %16 seq_cst, align 8, !dbg !296
  store i64 %17, i64* %7, align 8, !dbg !296
  %18 = load i64, i64* %7, align 8, !dbg !296
  store i64 %18, i64* %5, align 8, !dbg !293
  fence acquire, !dbg !297
  fence syncscope("singlethread") release, !dbg !298
  %19 = load i64*, i64** %3, align 8, !dbg !299
  %20 = load i64, i64* %4, align 8, !dbg !300
  store i64 %20, i64* %8, align 8, !dbg !301
  %21 = load i64, i64* %5, align 8, !dbg !301
  %22 = load i64, i64* %8, align 8, !dbg !301
  %23 = cmpxchg weak i64* %19, i64 %21, i64 %22 acq_rel monotonic, align 8, !dbg !301
  %24 = extractvalue { i64, i1 } %23, 0, !dbg !301
  %25 = extractvalue { i64, i1 } %23, 1, !dbg !301
  br i1 %25, label %27, label %26, !dbg !301

26:                                               ; preds = %2
  store i64 %24, i64* %5, align 8, !dbg !301
  br label %27, !dbg !301

27:                                               ; preds = %26, %2
  %28 = zext i1 %25 to i8, !dbg !301
  store i8 %28, i8* %9, align 1, !dbg !301
  %29 = load i8, i8* %9, align 1, !dbg !301
  %30 = trunc i8 %29 to i1, !dbg !301
  %31 = load i64*, i64** %3, align 8, !dbg !302
  %32 = load i64, i64* %5, align 8, !dbg !303
  store i64 %32, i64* %10, align 8, !dbg !304
  %33 = load i64, i64* %10, align 8, !dbg !304
  store atomic i64 %33, i64* %31 release, align 8, !dbg !304
  %34 = load i64*, i64** %3, align 8, !dbg !305
  %35 = load atomic i64, i64* %34 monotonic, align 8, !dbg !306
  store i64 %35, i64* %11, align 8, !dbg !306
  %36 = load i64, i64* %11, align 8, !dbg !306
  %37 = load i64*, i64** %3, align 8, !dbg !307
  store i64 3, i64* %12, align 8, !dbg !308
  %38 = load i64, i64* %12, align 8, !dbg !308
  %39 = atomicrmw nand i64* %37, i64 %38 monotonic, align 8, !dbg !308
  store i64 %39, i64* %13, align 8, !dbg !308
  %40 = load i64, i64* %13, align 8, !dbg !308
  %41 = add nsw i64 %36, %40, !dbg !309
  ret i64 %41, !dbg !310
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @assembler(i32 noundef %0) #0 !dbg !311 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, i32* %3, align 4
  call void @llvm.dbg.declare(metadata i32* %3, metadata !314, metadata !DIExpression()), !dbg !315
  call void @llvm.dbg.declare(metadata i32* %4, metadata !316, metadata !DIExpression()), !dbg !317
  call void @llvm.dbg.declare(metadata i32* %5, metadata !318, metadata !DIExpression()), !dbg !319
  %6 = load i32, i32* %3, align 4, !dbg !320
  %7 = call i32 asm "bswapl $0", "=r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %6) #10, !dbg !321, !srcloc !322
  store i32 %7, i32* %4, align 4, !dbg !321
  %8 = load i32, i32* %4, align 4, !dbg !323
  call void asm sideeffect "", "=*m,r,~{memory},~{dirflag},~{fpsr},~{flags}"(i32* elementtype(i32) %5, i32 %8) #11, !dbg !324, !srcloc !325
  %9 = load i32, i32* %3, align 4, !dbg !326
  callbr void asm sideeffect "test $0, $0\0A\09jz ${1:l}", "r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %9) #11
          to label %10 [label %12], !dbg !327, !srcloc !328

10:                                               ; preds = %1
  %11 = load i32, i32* %4, align 4, !dbg !329
  store i32 %11, i32* %2, align 4, !dbg !330
  br label %14, !dbg !330

12:                                               ; preds = %1
  call void @llvm.dbg.label(metadata !331), !dbg !332
  %13 = load i32, i32* %5, align 4, !dbg !333
  store i32 %13, i32* %2, align 4, !dbg !334
  br label %14, !dbg !334

14:                                               ; preds = %12, %10
  %15 = load i32, i32* %2, align 4, !dbg !335
  ret i32 %15, !dbg !335
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local <4 x i32> @vectors(<4 x i32> noundef %0, <4 x i32> noundef %1) #3 !dbg !336 {
  %3 = alloca <4 x i32>, align 16
  %4 = alloca <4 x i32>, align 16
  %5 = alloca <4 x i32>, align 16
  store <4 x i32> %0, <4 x i32>* %3, align 16
  call void @llvm.dbg.declare(metadata <4 x i32>* %3, metadata !341, metadata !DIExpression()), !dbg !342
  store <4 x i32> %1, <4 x i32>* %4, align 16
  call void @llvm.dbg.declare(metadata <4 x i32>* %4, metadata !343, metadata !DIExpression()), !dbg !344
  call void @llvm.dbg.declare(metadata <4 x i32>* %5, metadata !345, metadata !DIExpression()), !dbg !346
  %6 = load <4 x i32>, <4 x i32>* %3, align 16, !dbg !347
  %7 = load <4 x i32>, <4 x i32>* %4, align 16, !dbg !348
  %8 = shufflevector <4 x i32> %6, <4 x i32> %7, <4 x i32> <i32 0, i32 5, i32 undef, i32 7>, !dbg !349
  store <4 x i32> %8, <4 x i32>* %5, align 16, !dbg !346
  %9 = load <4 x i32>, <4 x i32>* %3, align 16, !dbg !350
  %10 = extractelement <4 x i32> %9, i32 2, !dbg !350
  %11 = load <4 x i32>, <4 x i32>* %5, align 16, !dbg !351
  %12 = insertelement <4 x i32> %11, i32 %10, i32 1, !dbg !351
  store <4 x i32> %12, <4 x i32>* %5, align 16, !dbg !351
  %13 = load <4 x i32>, <4 x i32>* %5, align 16, !dbg !352
  %14 = load <4 x i32>, <4 x i32>* %4, align 16, !dbg !353
  %15 = icmp sgt <4 x i32> %13, %14, !dbg !354
  %16 = sext <4 x i1> %15 to <4 x i32>, !dbg !354
  %17 = load <4 x i32>, <4 x i32>* %3, align 16, !dbg !355
  %18 = load <4 x i32>, <4 x i32>* %4, align 16, !dbg !356
  %19 = add <4 x i32> %17, %18, !dbg !357
  %20 = and <4 x i32> %16, %19, !dbg !358
  ret <4 x i32> %20, !dbg !359
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { double, double } @squares(double noundef %0, double noundef %1, float noundef %2, x86_fp80 noundef %3, i64 noundef %4, i64 noundef %5, half noundef %6) #0 !dbg !360 {
  %8 = alloca { double, double }, align 8
  %9 = alloca { double, double }, align 8
  %10 = alloca i128, align 16
  %11 = alloca float, align 4
  %12 = alloca x86_fp80, align 16
  %13 = alloca i128, align 16
  %14 = alloca half, align 2
  %15 = alloca i32, align 4
  %16 = alloca i8*, align 8
  %17 = alloca i64, align 8
  %18 = alloca double, align 8
  %19 = getelementptr inbounds { double, double }, { double, double }* %9, i32 0, i32 0
  store double %0, double* %19, align 8
  %20 = getelementptr inbounds { double, double }, { double, double }* %9, i32 0, i32 1
  store double %1, double* %20, align 8
  %21 = bitcast i128* %10 to { i64, i64 }*
  %22 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %21, i32 0, i32 0
  store i64 %4, i64* %22, align 16
  %23 = getelementptr inbounds { i64, i64 }, { i64, i64 }* %21, i32 0, i32 1
  store i64 %5, i64* %23, align 8
  %24 = load i128, i128* %10, align 16
  call void @llvm.dbg.declare(metadata { double, double }* %9, metadata !368, metadata !DIExpression()), !dbg !369
  store float %2, float* %11, align 4
  call void @llvm.dbg.declare(metadata float* %11, metadata !370, metadata !DIExpression()), !dbg !371
  store x86_fp80 %3, x86_fp80* %12, align 16
  call void @llvm.dbg.declare(metadata x86_fp80* %12, metadata !372, metadata !DIExpression()), !dbg !373
  store i128 %24, i128* %13, align 16
  call void @llvm.dbg.declare(metadata i128* %13, metadata !374, metadata !DIExpression()), !dbg !375
  store half %6, half* %14, align 2
  call void @llvm.dbg.declare(metadata half* %14, metadata !376, metadata !DIExpression()), !dbg !377
  call void @llvm.dbg.declare(metadata i32* %15, metadata !378, metadata !DIExpression()), !dbg !379
  %25 = load float, float* %11, align 4, !dbg !380
  %26 = fptosi float %25 to i32, !dbg !381
  %27 = add nsw i32 %26, 1, !dbg !382
  store i32 %27, i32* %15, align 4, !dbg !379
  %28 = load i32, i32* %15, align 4, !dbg !383
  %29 = zext i32 %28 to i64, !dbg !384
  %30 = call i8* @llvm.stacksave(), !dbg !384
  store i8* %30, i8** %16, align 8, !dbg !384
  %31 = alloca double, i64 %29, align 16, !dbg !384
  store i64 %29, i64* %17, align 8, !dbg !384
  call void @llvm.dbg.declare(metadata i64* %17, metadata !385, metadata !DIExpression()), !dbg !386
  call void @llvm.dbg.declare(metadata double* %31, metadata !387, metadata !DIExpression()), !dbg !391
  %32 = load x86_fp80, x86_fp80* %12, align 16, !dbg !392
  %33 = fptrunc x86_fp80 %32 to double, !dbg !393
  %34 = load i128, i128* %13, align 16, !dbg !394
  %35 = ashr i128 %34, 64, !dbg !395
  %36 = sitofp i128 %35 to double, !dbg !396
  %37 = fadd double %33, %36, !dbg !397
  %38 = load half, half* %14, align 2, !dbg !398
  %39 = fpext half %38 to double, !dbg !399
  %40 = fadd double %37, %39, !dbg !400
  %41 = getelementptr inbounds double, double* %31, i64 0, !dbg !401
  store double %40, double* %41, align 16, !dbg !402
  call void @llvm.dbg.declare(metadata double* %18, metadata !403, metadata !DIExpression()), !dbg !405
  %42 = getelementptr inbounds double, double* %31, i64 0, !dbg !406
  %43 = load double, double* %42, align 16, !dbg !406
  %44 = load float, float* %11, align 4, !dbg !407
  %45 = fpext float %44 to double, !dbg !407
  %46 = fdiv double %43, %45, !dbg !408
  store volatile double %46, double* %18, align 8, !dbg !405
  %47 = getelementptr inbounds { double, double }, { double, double }* %9, i32 0, i32 0, !dbg !409
  %48 = load double, double* %47, align 8, !dbg !409
  %49 = getelementptr inbounds { double, double }, { double, double }* %9, i32 0, i32 1, !dbg !409
  %50 = load double, double* %49, align 8, !dbg !409
  %51 = getelementptr inbounds { double, double }, { double, double }* %9, i32 0, i32 0, !dbg !410
  %52 = load double, double* %51, align 8, !dbg !410
  %53 = getelementptr inbounds { double, double }, { double, double }* %9, i32 0, i32 1, !dbg !410
  %54 = load double, double* %53, align 8, !dbg !410
  %55 = fmul double %48, %52, !dbg !411
  %56 = fmul double %50, %54, !dbg !411
  %57 = fmul double %48, %54, !dbg !411
  %58 = fmul double %50, %52, !dbg !411
  %59 = fsub double %55, %56, !dbg !411
  %60 = fadd double %57, %58, !dbg !411
  %61 = fcmp uno double %59, %59, !dbg !411
  br i1 %61, label %62, label %68, !dbg !411, !prof !412

62:                                               ; preds = %7
  %63 = fcmp uno double %60, %60, !dbg !411
  br i1 %63, label %64, label %68, !dbg !411, !prof !412

64:                                               ; preds = %62
  %65 = call { double, double } @__muldc3(double noundef %48, double noundef %50, double noundef %52, double noundef %54) #11, !dbg !411
  %66 = extractvalue { double, double } %65, 0, !dbg !411
  %67 = extractvalue { double, double } %65, 1, !dbg !411
  br label %68, !dbg !411

68:                                               ; preds = %64, %62, %7
  %69 = phi double [ %59, %7 ], [ %59, %62 ], [ %66, %64 ], !dbg !411
  %70 = phi double [ %60, %7 ], [ %60, %62 ], [ %67, %64 ], !dbg !411
  %71 = load volatile double, double* %18, align 8, !dbg !413
  %72 = fadd double %69, %71, !dbg !414
  %73 = getelementptr inbounds { double, double }, { double, double }* %8, i32 0, i32 0, !dbg !415
  %74 = getelementptr inbounds { double, double }, { double, double }* %8, i32 0, i32 1, !dbg !415
  store double %72, double* %73, align 8, !dbg !415
  store double %70, double* %74, align 8, !dbg !415
  %75 = load i8*, i8** %16, align 8, !dbg !416
  call void @llvm.stackrestore(i8* %75), !dbg !416
  %76 = load { double, double }, { double, double }* %8, align 8, !dbg !416
  ret { double, double } %76, !dbg !416
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare i8* @llvm.stacksave() #2

declare { double, double } @__muldc3(double, double, double, double)

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore(i8*) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @loops(i32* noalias noundef %0, i32* noalias noundef %1, i64 noundef %2) #0 !dbg !417 {
  %4 = alloca i32*, align 8
  %5 = alloca i32*, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  store i32* %0, i32** %4, align 8
  call void @llvm.dbg.declare(metadata i32** %4, metadata !425, metadata !DIExpression()), !dbg !426
  store i32* %1, i32** %5, align 8
  call void @llvm.dbg.declare(metadata i32** %5, metadata !427, metadata !DIExpression()), !dbg !428
  store i64 %2, i64* %6, align 8
  call void @llvm.dbg.declare(metadata i64* %6, metadata !429, metadata !DIExpression()), !dbg !430
  call void @llvm.dbg.declare(metadata i64* %7, metadata !431, metadata !DIExpression()), !dbg !433
  store i64 0, i64* %7, align 8, !dbg !433
  br label %9, !dbg !434

9:                                                ; preds = %27, %3
  %10 = load i64, i64* %7, align 8, !dbg !435
  %11 = load i64, i64* %6, align 8, !dbg !437
  %12 = icmp ult i64 %10, %11, !dbg !438
  br i1 %12, label %13, label %30, !dbg !439

13:                                               ; preds = %9
  %14 = load i32*, i32** %5, align 8, !dbg !440
  %15 = load i64, i64* %7, align 8, !dbg !441
  %16 = getelementptr inbounds i32, i32* %14, i64 %15, !dbg !440
  %17 = load i32, i32* %16, align 4, !dbg !440
  %18 = mul nsw i32 %17, 3, !dbg !442
  %19 = load i32*, i32** %4, align 8, !dbg !443
  %20 = load i64, i64* %7, align 8, !dbg !444
  %21 = getelementptr inbounds i32, i32* %19, i64 %20, !dbg !443
  %22 = load i32, i32* %21, align 4, !dbg !443
  %23 = add nsw i32 %18, %22, !dbg !445
  %24 = load i32*, i32** %4, align 8, !dbg !446
  %25 = load i64, i64* %7, align 8, !dbg !447
  %26 = getelementptr inbounds i32, i32* %24, i64 %25, !dbg !446
  store i32 %23, i32* %26, align 4, !dbg !448
  br label %27, !dbg !446

27:                                               ; preds = %13
  %28 = load i64, i64* %7, align 8, !dbg !449
  %29 = add i64 %28, 1, !dbg !449
  store i64 %29, i64* %7, align 8, !dbg !449
  br label %9, !dbg !450, !llvm.loop !451

30:                                               ; preds = %9
  call void @llvm.dbg.declare(metadata i32* %8, metadata !457, metadata !DIExpression()), !dbg !458
  br label %31, !dbg !459

31:                                               ; preds = %43, %30
  %32 = load i32*, i32** %4, align 8, !dbg !460
  %33 = load i64, i64* %6, align 8, !dbg !462
  %34 = add i64 %33, -1, !dbg !462
  store i64 %34, i64* %6, align 8, !dbg !462
  %35 = getelementptr inbounds i32, i32* %32, i64 %34, !dbg !460
  %36 = load i32, i32* %35, align 4, !dbg !460
  store i32 %36, i32* %8, align 4, !dbg !463
  br label %37, !dbg !464

37:                                               ; preds = %31
  %38 = load i64, i64* %6, align 8, !dbg !465
  %39 = icmp ugt i64 %38, 0, !dbg !466
  br i1 %39, label %40, label %43, !dbg !467

40:                                               ; preds = %37
  %41 = load i32, i32* %8, align 4, !dbg !468
  %42 = icmp slt i32 %41, 10, !dbg !469
  br label %43

43:                                               ; preds = %40, %37
  %44 = phi i1 [ false, %37 ], [ %42, %40 ], !dbg !470
  br i1 %44, label %31, label %45, !dbg !464, !llvm.loop !471

45:                                               ; preds = %43
  %46 = load i32, i32* %8, align 4, !dbg !473
  %47 = icmp sgt i32 %46, 0, !dbg !474
  br i1 %47, label %48, label %50, !dbg !473

48:                                               ; preds = %45
  %49 = load i32, i32* %8, align 4, !dbg !475
  br label %55, !dbg !473

50:                                               ; preds = %45
  %51 = load i32, i32* @local_counter, align 4, !dbg !476
  %52 = add nsw i32 %51, 1, !dbg !476
  store i32 %52, i32* @local_counter, align 4, !dbg !476
  %53 = load i32, i32* @external_counter, align 4, !dbg !477
  %54 = add nsw i32 %51, %53, !dbg !478
  br label %55, !dbg !473

55:                                               ; preds = %50, %48
  %56 = phi i32 [ %49, %48 ], [ %54, %50 ], !dbg !473
  ret i32 %56, !dbg !479
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @by_value(%struct.packed* noalias sret(%struct.packed) align 1 %0, %struct.packed* noundef byval(%struct.packed) align 8 %1, %struct.node* noundef byval(%struct.node) align 8 %2) #0 !dbg !480 {
  call void @llvm.dbg.declare(metadata %struct.packed* %1, metadata !483, metadata !DIExpression()), !dbg !484
  call void @llvm.dbg.declare(metadata %struct.node* %2, metadata !485, metadata !DIExpression()), !dbg !486
  %4 = getelementptr inbounds %struct.node, %struct.node* %2, i32 0, i32 2, !dbg !487
  %5 = bitcast %union.number* %4 to i32*, !dbg !488
  %6 = load i32, i32* %5, align 8, !dbg !488
  %7 = sext i32 %6 to i64, !dbg !489
  %8 = getelementptr inbounds %struct.packed, %struct.packed* %1, i32 0, i32 1, !dbg !490
  %9 = load i64, i64* %8, align 1, !dbg !491
  %10 = add nsw i64 %9, %7, !dbg !491
  store i64 %10, i64* %8, align 1, !dbg !491
  %11 = bitcast %struct.packed* %0 to i8*, !dbg !492
  %12 = bitcast %struct.packed* %1 to i8*, !dbg !492
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %11, i8* align 8 %12, i64 9, i1 false), !dbg !492
  ret void, !dbg !493
}

; Function Attrs: argmemonly nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: cold noinline noreturn nounwind optnone uwtable
define dso_local void @stop(i8* noundef %0) #5 !dbg !494 {
  %2 = alloca i8*, align 8
  store i8* %0, i8** %2, align 8
  call void @llvm.dbg.declare(metadata i8** %2, metadata !498, metadata !DIExpression()), !dbg !499
  %3 = load i8*, i8** %2, align 8, !dbg !500
  %4 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([4 x i8], [4 x i8]* @.str, i64 0, i64 0), i8* noundef %3), !dbg !501
  call void @llvm.trap(), !dbg !502
  unreachable, !dbg !503
}

declare i32 @printf(i8* noundef, ...) #6

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #7

; Function Attrs: noinline nounwind optnone uwtable
define internal void @start() #0 !dbg !504 {
  %1 = load i32, i32* @internal, align 4, !dbg !507
  %2 = load i32, i32* @counter, align 4, !dbg !508
  %3 = add nsw i32 %2, %1, !dbg !508
  store i32 %3, i32* @counter, align 4, !dbg !508
  ret void, !dbg !509
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local %struct.flexible* @make(i64 noundef %0) #0 !dbg !510 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = alloca %struct.flexible*, align 8
  %6 = alloca i64, align 8
  store i64 %0, i64* %4, align 8
  call void @llvm.dbg.declare(metadata i64* %4, metadata !521, metadata !DIExpression()), !dbg !522
  call void @llvm.dbg.declare(metadata %struct.flexible** %5, metadata !523, metadata !DIExpression()), !dbg !524
  %7 = load i64, i64* %4, align 8, !dbg !525
  %8 = mul i64 %7, 4, !dbg !526
  %9 = add i64 8, %8, !dbg !527
  %10 = call i8* @malloc(i64 noundef %9) #12, !dbg !528
  %11 = bitcast i8* %10 to %struct.flexible*, !dbg !528
  store %struct.flexible* %11, %struct.flexible** %5, align 8, !dbg !524
  %12 = load i64, i64* %4, align 8, !dbg !529
  %13 = load %struct.flexible*, %struct.flexible** %5, align 8, !dbg !530
  %14 = getelementptr inbounds %struct.flexible, %struct.flexible* %13, i32 0, i32 0, !dbg !531
  store i64 %12, i64* %14, align 8, !dbg !532
  call void @llvm.dbg.declare(metadata i64* %6, metadata !533, metadata !DIExpression()), !dbg !535
  store i64 0, i64* %6, align 8, !dbg !535
  br label %15, !dbg !536

15:                                               ; preds = %33, %1
  %16 = load i64, i64* %6, align 8, !dbg !537
  %17 = load i64, i64* %4, align 8, !dbg !539
  %18 = icmp ult i64 %16, %17, !dbg !540
  br i1 %18, label %19, label %36, !dbg !541

19:                                               ; preds = %15
  %20 = load i64, i64* %6, align 8, !dbg !542
  %21 = trunc i64 %20 to i32, !dbg !543
  store i32 %21, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !544, metadata !DIExpression()), !dbg !548
  call void @llvm.dbg.declare(metadata i32* %3, metadata !550, metadata !DIExpression()), !dbg !551
  %22 = load i32, i32* %2, align 4, !dbg !552
  %23 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %22, i32 1), !dbg !554
  %24 = extractvalue { i32, i1 } %23, 1, !dbg !554
  %25 = extractvalue { i32, i1 } %23, 0, !dbg !554
  store i32 %25, i32* %3, align 4, !dbg !554
  br i1 %24, label %26, label %27, !dbg !555

26:                                               ; preds = %19
  call void @stop(i8* noundef getelementptr inbounds ([9 x i8], [9 x i8]* @.str.2, i64 0, i64 0)) #13, !dbg !556
  unreachable, !dbg !556

27:                                               ; preds = %19
  %28 = load i32, i32* %3, align 4, !dbg !557
  %29 = load %struct.flexible*, %struct.flexible** %5, align 8, !dbg !558
  %30 = getelementptr inbounds %struct.flexible, %struct.flexible* %29, i32 0, i32 1, !dbg !559
  %31 = load i64, i64* %6, align 8, !dbg !560
  %32 = getelementptr inbounds [0 x i32], [0 x i32]* %30, i64 0, i64 %31, !dbg !558
  store i32 %28, i32* %32, align 4, !dbg !561
  br label %33, !dbg !558

33:                                               ; preds = %27
  %34 = load i64, i64* %6, align 8, !dbg !562
  %35 = add i64 %34, 1, !dbg !562
  store i64 %35, i64* %6, align 8, !dbg !562
  br label %15, !dbg !563, !llvm.loop !564

36:                                               ; preds = %15
  %37 = load %struct.flexible*, %struct.flexible** %5, align 8, !dbg !566
  %38 = getelementptr inbounds %struct.flexible, %struct.flexible* %37, i32 0, i32 1, !dbg !567
  %39 = getelementptr inbounds [0 x i32], [0 x i32]* %38, i64 0, i64 0, !dbg !568
  %40 = bitcast i32* %39 to i8*, !dbg !568
  %41 = load i64, i64* %4, align 8, !dbg !569
  call void @llvm.memset.p0i8.i64(i8* align 8 %40, i8 0, i64 %41, i1 false), !dbg !568
  %42 = load %struct.flexible*, %struct.flexible** %5, align 8, !dbg !570
  ret %struct.flexible* %42, !dbg !571
}

; Function Attrs: allocsize(0)
declare i8* @malloc(i64 noundef) #8

; Function Attrs: argmemonly nocallback nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #9

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, i8** noundef %1) #0 !dbg !104 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8**, align 8
  %6 = alloca i32, align 4
  store i32 0, i32* %3, align 4
  store i32 %0, i32* %4, align 4
  call void @llvm.dbg.declare(metadata i32* %4, metadata !572, metadata !DIExpression()), !dbg !573
  store i8** %1, i8*** %5, align 8
  call void @llvm.dbg.declare(metadata i8*** %5, metadata !574, metadata !DIExpression()), !dbg !575
  call void @llvm.dbg.declare(metadata i32* %6, metadata !576, metadata !DIExpression()), !dbg !577
  %7 = load i32, i32* %4, align 4, !dbg !578
  store i32 %7, i32* %6, align 4, !dbg !577
  %8 = load i32, i32* @main.calls, align 4, !dbg !579
  %9 = add nsw i32 %8, 1, !dbg !579
  store i32 %9, i32* @main.calls, align 4, !dbg !579
  br i1 icmp ne (i32 (i32)* @external_function, i32 (i32)* null), label %10, label %15, !dbg !580

10:                                               ; preds = %2
  %11 = load i32, i32* @main.calls, align 4, !dbg !581
  %12 = call i32 @external_function(i32 noundef %11), !dbg !583
  %13 = load i32, i32* %6, align 4, !dbg !584
  %14 = add nsw i32 %13, %12, !dbg !584
  store i32 %14, i32* %6, align 4, !dbg !584
  br label %15, !dbg !585

15:                                               ; preds = %10, %2
  %16 = bitcast i32* %6 to i8*, !dbg !586
  %17 = call i32 @walk(%struct.node* noundef bitcast ({ %struct.node*, i32 (%struct.node*, i8*)*, { float, [4 x i8] }, %struct.bits, i32 }* @sentinel to %struct.node*), i8* noundef %16), !dbg !587
  %18 = load i32, i32* %4, align 4, !dbg !588
  %19 = call i32 @dispatch(i32 noundef 7, i32 noundef %18), !dbg !589
  %20 = add nsw i32 %17, %19, !dbg !590
  %21 = load i8**, i8*** %5, align 8, !dbg !591
  %22 = getelementptr inbounds i8*, i8** %21, i64 0, !dbg !591
  %23 = load i8*, i8** %22, align 8, !dbg !591
  %24 = getelementptr inbounds i8, i8* %23, i64 0, !dbg !591
  %25 = load i8, i8* %24, align 1, !dbg !591
  %26 = sext i8 %25 to i32, !dbg !591
  %27 = call i32 (i32, ...) @sum(i32 noundef 3, i32 noundef 1, i32 noundef 2, i32 noundef %26), !dbg !592
  %28 = add nsw i32 %20, %27, !dbg !593
  %29 = call i32 @chosen(i32 noundef 2), !dbg !594
  %30 = add nsw i32 %28, %29, !dbg !595
  ret i32 %30, !dbg !596
}

declare extern_weak i32 @external_function(i32 noundef) #6

; Function Attrs: noinline nounwind optnone uwtable
define internal i8* @resolver() #0 !dbg !597 {
  ret i8* bitcast (i32 (i32)* @resolved to i8*), !dbg !600
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @resolved(i32 noundef %0) #0 !dbg !601 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  call void @llvm.dbg.declare(metadata i32* %2, metadata !602, metadata !DIExpression()), !dbg !603
  %3 = load i32, i32* %2, align 4, !dbg !604
  %4 = add nsw i32 %3, 1, !dbg !605
  ret i32 %4, !dbg !606
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
attributes #8 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { argmemonly nocallback nofree nounwind willreturn writeonly }
attributes #10 = { nounwind readnone }
attributes #11 = { nounwind }
attributes #12 = { allocsize(0) }
attributes #13 = { cold noreturn }

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
!145 = !DILocation(line: 61, column: 4, scope: !132)
!146 = !DILocation(line: 61, column: 15, scope: !132)
!147 = !DILocation(line: 62, column: 10, scope: !132)
!148 = !DILocation(line: 62, column: 13, scope: !132)
!149 = !DILocation(line: 62, column: 18, scope: !132)
!150 = !DILocation(line: 62, column: 20, scope: !132)
!151 = !DILocation(line: 62, column: 3, scope: !132)
!152 = distinct !DISubprogram(name: "visit_two", scope: !3, file: !3, line: 65, type: !53, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!153 = !DILocalVariable(name: "n", arg: 1, scope: !152, file: !3, line: 65, type: !50)
!154 = !DILocation(line: 65, column: 35, scope: !152)
!155 = !DILocalVariable(name: "sum", arg: 2, scope: !152, file: !3, line: 65, type: !21)
!156 = !DILocation(line: 65, column: 44, scope: !152)
!157 = !DILocation(line: 66, column: 25, scope: !152)
!158 = !DILocation(line: 66, column: 28, scope: !152)
!159 = !DILocation(line: 66, column: 33, scope: !152)
!160 = !DILocation(line: 66, column: 12, scope: !152)
!161 = !DILocation(line: 66, column: 4, scope: !152)
!162 = !DILocation(line: 66, column: 16, scope: !152)
!163 = !DILocation(line: 67, column: 3, scope: !152)
!164 = !DILocation(line: 67, column: 6, scope: !152)
!165 = !DILocation(line: 67, column: 11, scope: !152)
!166 = !DILocation(line: 67, column: 13, scope: !152)
!167 = !DILocation(line: 68, column: 3, scope: !152)
!168 = distinct !DISubprogram(name: "walk", scope: !3, file: !3, line: 73, type: !53, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!169 = !DILocalVariable(name: "list", arg: 1, scope: !168, file: !3, line: 73, type: !50)
!170 = !DILocation(line: 73, column: 23, scope: !168)
!171 = !DILocalVariable(name: "data", arg: 2, scope: !168, file: !3, line: 73, type: !21)
!172 = !DILocation(line: 73, column: 35, scope: !168)
!173 = !DILocalVariable(name: "stops", scope: !168, file: !3, line: 74, type: !6)
!174 = !DILocation(line: 74, column: 7, scope: !168)
!175 = !DILocalVariable(name: "n", scope: !176, file: !3, line: 75, type: !50)
!176 = distinct !DILexicalBlock(scope: !168, file: !3, line: 75, column: 3)
!177 = !DILocation(line: 75, column: 21, scope: !176)
!178 = !DILocation(line: 75, column: 25, scope: !176)
!179 = !DILocation(line: 75, column: 8, scope: !176)
!180 = !DILocation(line: 75, column: 31, scope: !181)
!181 = distinct !DILexicalBlock(scope: !176, file: !3, line: 75, column: 3)
!182 = !DILocation(line: 75, column: 3, scope: !176)
!183 = !DILocation(line: 76, column: 9, scope: !184)
!184 = distinct !DILexicalBlock(scope: !181, file: !3, line: 76, column: 9)
!185 = !DILocation(line: 76, column: 12, scope: !184)
!186 = !DILocation(line: 76, column: 18, scope: !184)
!187 = !DILocation(line: 76, column: 21, scope: !184)
!188 = !DILocation(line: 76, column: 24, scope: !184)
!189 = !DILocation(line: 76, column: 30, scope: !184)
!190 = !DILocation(line: 76, column: 33, scope: !184)
!191 = !DILocation(line: 76, column: 9, scope: !181)
!192 = !DILocation(line: 77, column: 12, scope: !184)
!193 = !DILocation(line: 77, column: 7, scope: !184)
!194 = !DILocation(line: 76, column: 37, scope: !184)
!195 = !DILocation(line: 75, column: 38, scope: !181)
!196 = !DILocation(line: 75, column: 41, scope: !181)
!197 = !DILocation(line: 75, column: 36, scope: !181)
!198 = !DILocation(line: 75, column: 3, scope: !181)
!199 = distinct !{!199, !182, !200, !201}
!200 = !DILocation(line: 77, column: 12, scope: !176)
!201 = !{!"llvm.loop.mustprogress"}
!202 = !DILocation(line: 78, column: 10, scope: !168)
!203 = !DILocation(line: 78, column: 3, scope: !168)
!204 = distinct !DISubprogram(name: "dispatch", scope: !3, file: !3, line: 81, type: !205, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!205 = !DISubroutineType(types: !206)
!206 = !{!6, !5, !6}
!207 = !DILocalVariable(name: "c", arg: 1, scope: !204, file: !3, line: 81, type: !5)
!208 = !DILocation(line: 81, column: 26, scope: !204)
!209 = !DILocalVariable(name: "which", arg: 2, scope: !204, file: !3, line: 81, type: !6)
!210 = !DILocation(line: 81, column: 33, scope: !204)
!211 = !DILocation(line: 82, column: 11, scope: !204)
!212 = !DILocation(line: 82, column: 3, scope: !204)
!213 = !DILocation(line: 84, column: 12, scope: !214)
!214 = distinct !DILexicalBlock(scope: !204, file: !3, line: 82, column: 14)
!215 = !DILocation(line: 84, column: 18, scope: !214)
!216 = !DILocation(line: 84, column: 5, scope: !214)
!217 = !DILocation(line: 86, column: 11, scope: !214)
!218 = !DILocation(line: 86, column: 5, scope: !214)
!219 = !DILocation(line: 89, column: 12, scope: !214)
!220 = !DILocation(line: 89, column: 18, scope: !214)
!221 = !DILocation(line: 89, column: 5, scope: !214)
!222 = !DILocation(line: 91, column: 11, scope: !204)
!223 = !DILocation(line: 91, column: 10, scope: !204)
!224 = !DILocation(line: 91, column: 3, scope: !204)
!225 = !DILocation(line: 92, column: 1, scope: !204)
!226 = !DILocalVariable(name: "code", arg: 1, scope: !87, file: !3, line: 94, type: !90)
!227 = !DILocation(line: 94, column: 40, scope: !87)
!228 = !DILocalVariable(name: "accumulator", scope: !87, file: !3, line: 96, type: !6)
!229 = !DILocation(line: 96, column: 7, scope: !87)
!230 = !DILocation(line: 97, column: 21, scope: !87)
!231 = !DILocation(line: 97, column: 16, scope: !87)
!232 = !DILocation(line: 97, column: 9, scope: !87)
!233 = !DILocation(line: 97, column: 3, scope: !87)
!234 = !DILabel(scope: !87, name: "add", file: !3, line: 98)
!235 = !DILocation(line: 98, column: 1, scope: !87)
!236 = !DILocation(line: 99, column: 23, scope: !87)
!237 = !DILocation(line: 99, column: 18, scope: !87)
!238 = !DILocation(line: 99, column: 15, scope: !87)
!239 = !DILocation(line: 100, column: 21, scope: !87)
!240 = !DILocation(line: 100, column: 16, scope: !87)
!241 = !DILocation(line: 100, column: 9, scope: !87)
!242 = !DILocation(line: 100, column: 3, scope: !87)
!243 = !DILabel(scope: !87, name: "twice", file: !3, line: 101)
!244 = !DILocation(line: 101, column: 1, scope: !87)
!245 = !DILocation(line: 102, column: 15, scope: !87)
!246 = !DILocation(line: 103, column: 21, scope: !87)
!247 = !DILocation(line: 103, column: 16, scope: !87)
!248 = !DILocation(line: 103, column: 9, scope: !87)
!249 = !DILocation(line: 103, column: 3, scope: !87)
!250 = !DILabel(scope: !87, name: "halt", file: !3, line: 104)
!251 = !DILocation(line: 104, column: 1, scope: !87)
!252 = !DILocation(line: 105, column: 10, scope: !87)
!253 = !DILocation(line: 105, column: 3, scope: !87)
!254 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 108, type: !255, scopeLine: 108, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!255 = !DISubroutineType(types: !256)
!256 = !{!6, !6, null}
!257 = !DILocalVariable(name: "count", arg: 1, scope: !254, file: !3, line: 108, type: !6)
!258 = !DILocation(line: 108, column: 13, scope: !254)
!259 = !DILocalVariable(name: "arguments", scope: !254, file: !3, line: 109, type: !260)
!260 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !261, baseType: !262)
!261 = !DIFile(filename: "program.c", directory: ".")
!262 = !DICompositeType(tag: DW_TAG_array_type, baseType: !263, size: 192, elements: !269)
!263 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !264)
!264 = !{!265, !266, !267, !268}
!265 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !263, file: !261, line: 109, baseType: !69, size: 32)
!266 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !263, file: !261, line: 109, baseType: !69, size: 32, offset: 32)
!267 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !263, file: !261, line: 109, baseType: !21, size: 64, offset: 64)
!268 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !263, file: !261, line: 109, baseType: !21, size: 64, offset: 128)
!269 = !{!270}
!270 = !DISubrange(count: 1)
!271 = !DILocation(line: 109, column: 21, scope: !254)
!272 = !DILocalVariable(name: "total", scope: !254, file: !3, line: 110, type: !6)
!273 = !DILocation(line: 110, column: 7, scope: !254)
!274 = !DILocation(line: 111, column: 3, scope: !254)
!275 = !DILocation(line: 112, column: 3, scope: !254)
!276 = !DILocation(line: 112, column: 15, scope: !254)
!277 = !DILocation(line: 112, column: 18, scope: !254)
!278 = !DILocation(line: 113, column: 14, scope: !254)
!279 = !DILocation(line: 113, column: 11, scope: !254)
!280 = distinct !{!280, !275, !281, !201}
!281 = !DILocation(line: 113, column: 45, scope: !254)
!282 = !DILocation(line: 114, column: 3, scope: !254)
!283 = !DILocation(line: 115, column: 10, scope: !254)
!284 = !DILocation(line: 115, column: 3, scope: !254)
!285 = distinct !DISubprogram(name: "atomics", scope: !3, file: !3, line: 118, type: !286, scopeLine: 118, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!286 = !DISubroutineType(types: !287)
!287 = !{!19, !20, !19}
!288 = !DILocalVariable(name: "place", arg: 1, scope: !285, file: !3, line: 118, type: !20)
!289 = !DILocation(line: 118, column: 20, scope: !285)
!290 = !DILocalVariable(name: "value", arg: 2, scope: !285, file: !3, line: 118, type: !19)
!291 = !DILocation(line: 118, column: 32, scope: !285)
!292 = !DILocalVariable(name: "old", scope: !285, file: !3, line: 119, type: !19)
!293 = !DILocation(line: 119, column: 8, scope: !285)
!294 = !DILocation(line: 119, column: 33, scope: !285)
!295 = !DILocation(line: 119, column: 40, scope: !285)
!296 = !DILocation(line: 119, column: 14, scope: !285)
!297 = !DILocation(line: 120, column: 3, scope: !285)
!298 = !DILocation(line: 121, column: 3, scope: !285)
!299 = !DILocation(line: 122, column: 31, scope: !285)
!300 = !DILocation(line: 122, column: 44, scope: !285)
!301 = !DILocation(line: 122, column: 3, scope: !285)
!302 = !DILocation(line: 123, column: 20, scope: !285)
!303 = !DILocation(line: 123, column: 27, scope: !285)
!304 = !DILocation(line: 123, column: 3, scope: !285)
!305 = !DILocation(line: 124, column: 26, scope: !285)
!306 = !DILocation(line: 124, column: 10, scope: !285)
!307 = !DILocation(line: 124, column: 73, scope: !285)
!308 = !DILocation(line: 124, column: 53, scope: !285)
!309 = !DILocation(line: 124, column: 51, scope: !285)
!310 = !DILocation(line: 124, column: 3, scope: !285)
!311 = distinct !DISubprogram(name: "assembler", scope: !3, file: !3, line: 127, type: !312, scopeLine: 127, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!312 = !DISubroutineType(types: !313)
!313 = !{!69, !69}
!314 = !DILocalVariable(name: "x", arg: 1, scope: !311, file: !3, line: 127, type: !69)
!315 = !DILocation(line: 127, column: 29, scope: !311)
!316 = !DILocalVariable(name: "swapped", scope: !311, file: !3, line: 128, type: !69)
!317 = !DILocation(line: 128, column: 12, scope: !311)
!318 = !DILocalVariable(name: "flag", scope: !311, file: !3, line: 128, type: !69)
!319 = !DILocation(line: 128, column: 21, scope: !311)
!320 = !DILocation(line: 129, column: 45, scope: !311)
!321 = !DILocation(line: 129, column: 3, scope: !311)
!322 = !{i64 3306}
!323 = !DILocation(line: 130, column: 42, scope: !311)
!324 = !DILocation(line: 130, column: 3, scope: !311)
!325 = !{i64 3371}
!326 = !DILocation(line: 131, column: 48, scope: !311)
!327 = !DILocation(line: 131, column: 3, scope: !311)
!328 = !{i64 3430, i64 3444}
!329 = !DILocation(line: 132, column: 10, scope: !311)
!330 = !DILocation(line: 132, column: 3, scope: !311)
!331 = !DILabel(scope: !311, name: "zero", file: !3, line: 133)
!332 = !DILocation(line: 133, column: 1, scope: !311)
!333 = !DILocation(line: 134, column: 10, scope: !311)
!334 = !DILocation(line: 134, column: 3, scope: !311)
!335 = !DILocation(line: 135, column: 1, scope: !311)
!336 = distinct !DISubprogram(name: "vectors", scope: !3, file: !3, line: 137, type: !337, scopeLine: 137, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!337 = !DISubroutineType(types: !338)
!338 = !{!339, !339, !339}
!339 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4", file: !3, line: 4, baseType: !340)
!340 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 128, flags: DIFlagVector, elements: !100)
!341 = !DILocalVariable(name: "a", arg: 1, scope: !336, file: !3, line: 137, type: !339)
!342 = !DILocation(line: 137, column: 15, scope: !336)
!343 = !DILocalVariable(name: "b", arg: 2, scope: !336, file: !3, line: 137, type: !339)
!344 = !DILocation(line: 137, column: 21, scope: !336)
!345 = !DILocalVariable(name: "mixed", scope: !336, file: !3, line: 138, type: !339)
!346 = !DILocation(line: 138, column: 6, scope: !336)
!347 = !DILocation(line: 138, column: 38, scope: !336)
!348 = !DILocation(line: 138, column: 41, scope: !336)
!349 = !DILocation(line: 138, column: 14, scope: !336)
!350 = !DILocation(line: 139, column: 14, scope: !336)
!351 = !DILocation(line: 139, column: 12, scope: !336)
!352 = !DILocation(line: 140, column: 11, scope: !336)
!353 = !DILocation(line: 140, column: 19, scope: !336)
!354 = !DILocation(line: 140, column: 17, scope: !336)
!355 = !DILocation(line: 140, column: 25, scope: !336)
!356 = !DILocation(line: 140, column: 29, scope: !336)
!357 = !DILocation(line: 140, column: 27, scope: !336)
!358 = !DILocation(line: 140, column: 22, scope: !336)
!359 = !DILocation(line: 140, column: 3, scope: !336)
!360 = distinct !DISubprogram(name: "squares", scope: !3, file: !3, line: 143, type: !361, scopeLine: 143, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!361 = !DISubroutineType(types: !362)
!362 = !{!363, !363, !60, !365, !366, !367}
!363 = !DIDerivedType(tag: DW_TAG_typedef, name: "complex", file: !3, line: 5, baseType: !364)
!364 = !DIBasicType(name: "complex", size: 128, encoding: DW_ATE_complex_float)
!365 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!366 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!367 = !DIBasicType(name: "_Float16", size: 16, encoding: DW_ATE_float)
!368 = !DILocalVariable(name: "z", arg: 1, scope: !360, file: !3, line: 143, type: !363)
!369 = !DILocation(line: 143, column: 25, scope: !360)
!370 = !DILocalVariable(name: "f", arg: 2, scope: !360, file: !3, line: 143, type: !60)
!371 = !DILocation(line: 143, column: 34, scope: !360)
!372 = !DILocalVariable(name: "wide_float", arg: 3, scope: !360, file: !3, line: 143, type: !365)
!373 = !DILocation(line: 143, column: 49, scope: !360)
!374 = !DILocalVariable(name: "huge", arg: 4, scope: !360, file: !3, line: 143, type: !366)
!375 = !DILocation(line: 143, column: 70, scope: !360)
!376 = !DILocalVariable(name: "half", arg: 5, scope: !360, file: !3, line: 143, type: !367)
!377 = !DILocation(line: 143, column: 85, scope: !360)
!378 = !DILocalVariable(name: "length", scope: !360, file: !3, line: 144, type: !6)
!379 = !DILocation(line: 144, column: 7, scope: !360)
!380 = !DILocation(line: 144, column: 21, scope: !360)
!381 = !DILocation(line: 144, column: 16, scope: !360)
!382 = !DILocation(line: 144, column: 23, scope: !360)
!383 = !DILocation(line: 145, column: 17, scope: !360)
!384 = !DILocation(line: 145, column: 3, scope: !360)
!385 = !DILocalVariable(name: "__vla_expr0", scope: !360, type: !12, flags: DIFlagArtificial)
!386 = !DILocation(line: 0, scope: !360)
!387 = !DILocalVariable(name: "buffer", scope: !360, file: !3, line: 145, type: !388)
!388 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, elements: !389)
!389 = !{!390}
!390 = !DISubrange(count: !385)
!391 = !DILocation(line: 145, column: 10, scope: !360)
!392 = !DILocation(line: 146, column: 23, scope: !360)
!393 = !DILocation(line: 146, column: 15, scope: !360)
!394 = !DILocation(line: 146, column: 45, scope: !360)
!395 = !DILocation(line: 146, column: 50, scope: !360)
!396 = !DILocation(line: 146, column: 36, scope: !360)
!397 = !DILocation(line: 146, column: 34, scope: !360)
!398 = !DILocation(line: 146, column: 67, scope: !360)
!399 = !DILocation(line: 146, column: 59, scope: !360)
!400 = !DILocation(line: 146, column: 57, scope: !360)
!401 = !DILocation(line: 146, column: 3, scope: !360)
!402 = !DILocation(line: 146, column: 13, scope: !360)
!403 = !DILocalVariable(name: "keep", scope: !360, file: !3, line: 147, type: !404)
!404 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !17)
!405 = !DILocation(line: 147, column: 19, scope: !360)
!406 = !DILocation(line: 147, column: 26, scope: !360)
!407 = !DILocation(line: 147, column: 38, scope: !360)
!408 = !DILocation(line: 147, column: 36, scope: !360)
!409 = !DILocation(line: 148, column: 10, scope: !360)
!410 = !DILocation(line: 148, column: 14, scope: !360)
!411 = !DILocation(line: 148, column: 12, scope: !360)
!412 = !{!"branch_weights", i32 1, i32 1048575}
!413 = !DILocation(line: 148, column: 18, scope: !360)
!414 = !DILocation(line: 148, column: 16, scope: !360)
!415 = !DILocation(line: 148, column: 3, scope: !360)
!416 = !DILocation(line: 149, column: 1, scope: !360)
!417 = distinct !DISubprogram(name: "loops", scope: !3, file: !3, line: 151, type: !418, scopeLine: 151, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!418 = !DISubroutineType(types: !419)
!419 = !{!6, !420, !421, !424}
!420 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !18)
!421 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !422)
!422 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !423, size: 64)
!423 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!424 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !3, line: 3, baseType: !12)
!425 = !DILocalVariable(name: "a", arg: 1, scope: !417, file: !3, line: 151, type: !420)
!426 = !DILocation(line: 151, column: 25, scope: !417)
!427 = !DILocalVariable(name: "b", arg: 2, scope: !417, file: !3, line: 151, type: !421)
!428 = !DILocation(line: 151, column: 48, scope: !417)
!429 = !DILocalVariable(name: "n", arg: 3, scope: !417, file: !3, line: 151, type: !424)
!430 = !DILocation(line: 151, column: 58, scope: !417)
!431 = !DILocalVariable(name: "i", scope: !432, file: !3, line: 153, type: !424)
!432 = distinct !DILexicalBlock(scope: !417, file: !3, line: 153, column: 3)
!433 = !DILocation(line: 153, column: 15, scope: !432)
!434 = !DILocation(line: 153, column: 8, scope: !432)
!435 = !DILocation(line: 153, column: 22, scope: !436)
!436 = distinct !DILexicalBlock(scope: !432, file: !3, line: 153, column: 3)
!437 = !DILocation(line: 153, column: 26, scope: !436)
!438 = !DILocation(line: 153, column: 24, scope: !436)
!439 = !DILocation(line: 153, column: 3, scope: !432)
!440 = !DILocation(line: 154, column: 12, scope: !436)
!441 = !DILocation(line: 154, column: 14, scope: !436)
!442 = !DILocation(line: 154, column: 17, scope: !436)
!443 = !DILocation(line: 154, column: 23, scope: !436)
!444 = !DILocation(line: 154, column: 25, scope: !436)
!445 = !DILocation(line: 154, column: 21, scope: !436)
!446 = !DILocation(line: 154, column: 5, scope: !436)
!447 = !DILocation(line: 154, column: 7, scope: !436)
!448 = !DILocation(line: 154, column: 10, scope: !436)
!449 = !DILocation(line: 153, column: 30, scope: !436)
!450 = !DILocation(line: 153, column: 3, scope: !436)
!451 = distinct !{!451, !439, !452, !201, !453, !454, !455, !456}
!452 = !DILocation(line: 154, column: 26, scope: !432)
!453 = !{!"llvm.loop.vectorize.width", i32 4}
!454 = !{!"llvm.loop.vectorize.scalable.enable", i1 false}
!455 = !{!"llvm.loop.interleave.count", i32 1}
!456 = !{!"llvm.loop.vectorize.enable", i1 true}
!457 = !DILocalVariable(name: "first", scope: !417, file: !3, line: 155, type: !6)
!458 = !DILocation(line: 155, column: 7, scope: !417)
!459 = !DILocation(line: 156, column: 3, scope: !417)
!460 = !DILocation(line: 157, column: 13, scope: !461)
!461 = distinct !DILexicalBlock(scope: !417, file: !3, line: 156, column: 6)
!462 = !DILocation(line: 157, column: 15, scope: !461)
!463 = !DILocation(line: 157, column: 11, scope: !461)
!464 = !DILocation(line: 158, column: 3, scope: !461)
!465 = !DILocation(line: 158, column: 12, scope: !417)
!466 = !DILocation(line: 158, column: 14, scope: !417)
!467 = !DILocation(line: 158, column: 18, scope: !417)
!468 = !DILocation(line: 158, column: 21, scope: !417)
!469 = !DILocation(line: 158, column: 27, scope: !417)
!470 = !DILocation(line: 0, scope: !417)
!471 = distinct !{!471, !459, !472, !201}
!472 = !DILocation(line: 158, column: 31, scope: !417)
!473 = !DILocation(line: 159, column: 10, scope: !417)
!474 = !DILocation(line: 159, column: 16, scope: !417)
!475 = !DILocation(line: 159, column: 22, scope: !417)
!476 = !DILocation(line: 159, column: 43, scope: !417)
!477 = !DILocation(line: 159, column: 48, scope: !417)
!478 = !DILocation(line: 159, column: 46, scope: !417)
!479 = !DILocation(line: 159, column: 3, scope: !417)
!480 = distinct !DISubprogram(name: "by_value", scope: !3, file: !3, line: 162, type: !481, scopeLine: 162, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!481 = !DISubroutineType(types: !482)
!482 = !{!40, !40, !47}
!483 = !DILocalVariable(name: "p", arg: 1, scope: !480, file: !3, line: 162, type: !40)
!484 = !DILocation(line: 162, column: 38, scope: !480)
!485 = !DILocalVariable(name: "n", arg: 2, scope: !480, file: !3, line: 162, type: !47)
!486 = !DILocation(line: 162, column: 53, scope: !480)
!487 = !DILocation(line: 163, column: 16, scope: !480)
!488 = !DILocation(line: 163, column: 23, scope: !480)
!489 = !DILocation(line: 163, column: 14, scope: !480)
!490 = !DILocation(line: 163, column: 5, scope: !480)
!491 = !DILocation(line: 163, column: 11, scope: !480)
!492 = !DILocation(line: 164, column: 10, scope: !480)
!493 = !DILocation(line: 164, column: 3, scope: !480)
!494 = distinct !DISubprogram(name: "stop", scope: !3, file: !3, line: 167, type: !495, scopeLine: 167, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!495 = !DISubroutineType(types: !496)
!496 = !{null, !497}
!497 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !121, size: 64)
!498 = !DILocalVariable(name: "why", arg: 1, scope: !494, file: !3, line: 167, type: !497)
!499 = !DILocation(line: 167, column: 65, scope: !494)
!500 = !DILocation(line: 168, column: 18, scope: !494)
!501 = !DILocation(line: 168, column: 3, scope: !494)
!502 = !DILocation(line: 169, column: 3, scope: !494)
!503 = !DILocation(line: 170, column: 1, scope: !494)
!504 = distinct !DISubprogram(name: "start", scope: !3, file: !3, line: 172, type: !505, scopeLine: 172, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!505 = !DISubroutineType(types: !506)
!506 = !{null}
!507 = !DILocation(line: 172, column: 67, scope: !504)
!508 = !DILocation(line: 172, column: 64, scope: !504)
!509 = !DILocation(line: 172, column: 77, scope: !504)
!510 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 186, type: !511, scopeLine: 186, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!511 = !DISubroutineType(types: !512)
!512 = !{!513, !424}
!513 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !514, size: 64)
!514 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flexible", file: !3, line: 35, size: 64, elements: !515)
!515 = !{!516, !517}
!516 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !514, file: !3, line: 36, baseType: !424, size: 64)
!517 = !DIDerivedType(tag: DW_TAG_member, name: "items", scope: !514, file: !3, line: 37, baseType: !518, offset: 64)
!518 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !519)
!519 = !{!520}
!520 = !DISubrange(count: -1)
!521 = !DILocalVariable(name: "n", arg: 1, scope: !510, file: !3, line: 186, type: !424)
!522 = !DILocation(line: 186, column: 30, scope: !510)
!523 = !DILocalVariable(name: "f", scope: !510, file: !3, line: 187, type: !513)
!524 = !DILocation(line: 187, column: 20, scope: !510)
!525 = !DILocation(line: 187, column: 43, scope: !510)
!526 = !DILocation(line: 187, column: 45, scope: !510)
!527 = !DILocation(line: 187, column: 41, scope: !510)
!528 = !DILocation(line: 187, column: 24, scope: !510)
!529 = !DILocation(line: 188, column: 14, scope: !510)
!530 = !DILocation(line: 188, column: 3, scope: !510)
!531 = !DILocation(line: 188, column: 6, scope: !510)
!532 = !DILocation(line: 188, column: 12, scope: !510)
!533 = !DILocalVariable(name: "i", scope: !534, file: !3, line: 189, type: !424)
!534 = distinct !DILexicalBlock(scope: !510, file: !3, line: 189, column: 3)
!535 = !DILocation(line: 189, column: 15, scope: !534)
!536 = !DILocation(line: 189, column: 8, scope: !534)
!537 = !DILocation(line: 189, column: 22, scope: !538)
!538 = distinct !DILexicalBlock(scope: !534, file: !3, line: 189, column: 3)
!539 = !DILocation(line: 189, column: 26, scope: !538)
!540 = !DILocation(line: 189, column: 24, scope: !538)
!541 = !DILocation(line: 189, column: 3, scope: !534)
!542 = !DILocation(line: 190, column: 31, scope: !538)
!543 = !DILocation(line: 190, column: 26, scope: !538)
!544 = !DILocalVariable(name: "x", arg: 1, scope: !545, file: !3, line: 179, type: !6)
!545 = distinct !DISubprogram(name: "always", scope: !3, file: !3, line: 179, type: !546, scopeLine: 179, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!546 = !DISubroutineType(types: !547)
!547 = !{!6, !6}
!548 = !DILocation(line: 179, column: 54, scope: !545, inlinedAt: !549)
!549 = distinct !DILocation(line: 190, column: 19, scope: !538)
!550 = !DILocalVariable(name: "overflowed", scope: !545, file: !3, line: 180, type: !6)
!551 = !DILocation(line: 180, column: 7, scope: !545, inlinedAt: !549)
!552 = !DILocation(line: 181, column: 48, scope: !553, inlinedAt: !549)
!553 = distinct !DILexicalBlock(scope: !545, file: !3, line: 181, column: 7)
!554 = !DILocation(line: 181, column: 24, scope: !553, inlinedAt: !549)
!555 = !DILocation(line: 181, column: 7, scope: !545, inlinedAt: !549)
!556 = !DILocation(line: 182, column: 5, scope: !553, inlinedAt: !549)
!557 = !DILocation(line: 183, column: 10, scope: !545, inlinedAt: !549)
!558 = !DILocation(line: 190, column: 5, scope: !538)
!559 = !DILocation(line: 190, column: 8, scope: !538)
!560 = !DILocation(line: 190, column: 14, scope: !538)
!561 = !DILocation(line: 190, column: 17, scope: !538)
!562 = !DILocation(line: 189, column: 30, scope: !538)
!563 = !DILocation(line: 189, column: 3, scope: !538)
!564 = distinct !{!564, !541, !565, !201}
!565 = !DILocation(line: 190, column: 32, scope: !534)
!566 = !DILocation(line: 191, column: 20, scope: !510)
!567 = !DILocation(line: 191, column: 23, scope: !510)
!568 = !DILocation(line: 191, column: 3, scope: !510)
!569 = !DILocation(line: 191, column: 33, scope: !510)
!570 = !DILocation(line: 192, column: 10, scope: !510)
!571 = !DILocation(line: 192, column: 3, scope: !510)
!572 = !DILocalVariable(name: "argc", arg: 1, scope: !104, file: !3, line: 195, type: !6)
!573 = !DILocation(line: 195, column: 14, scope: !104)
!574 = !DILocalVariable(name: "argv", arg: 2, scope: !104, file: !3, line: 195, type: !107)
!575 = !DILocation(line: 195, column: 27, scope: !104)
!576 = !DILocalVariable(name: "data", scope: !104, file: !3, line: 196, type: !6)
!577 = !DILocation(line: 196, column: 7, scope: !104)
!578 = !DILocation(line: 196, column: 14, scope: !104)
!579 = !DILocation(line: 198, column: 8, scope: !104)
!580 = !DILocation(line: 199, column: 7, scope: !104)
!581 = !DILocation(line: 200, column: 31, scope: !582)
!582 = distinct !DILexicalBlock(scope: !104, file: !3, line: 199, column: 7)
!583 = !DILocation(line: 200, column: 13, scope: !582)
!584 = !DILocation(line: 200, column: 10, scope: !582)
!585 = !DILocation(line: 200, column: 5, scope: !582)
!586 = !DILocation(line: 201, column: 26, scope: !104)
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
!597 = distinct !DISubprogram(name: "resolver", scope: !3, file: !3, line: 175, type: !598, scopeLine: 175, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!598 = !DISubroutineType(types: !599)
!599 = !{!21}
!600 = !DILocation(line: 175, column: 31, scope: !597)
!601 = distinct !DISubprogram(name: "resolved", scope: !3, file: !3, line: 174, type: !546, scopeLine: 174, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!602 = !DILocalVariable(name: "x", arg: 1, scope: !601, file: !3, line: 174, type: !6)
!603 = !DILocation(line: 174, column: 25, scope: !601)
!604 = !DILocation(line: 174, column: 37, scope: !601)
!605 = !DILocation(line: 174, column: 39, scope: !601)
!606 = !DILocation(line: 174, column: 30, scope: !601)
