; ModuleID = 'exceptions.cpp'
source_filename = "exceptions.cpp"
target datalayout = "e-m:x-p:32:32-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32-a:0:32-S32"
target triple = "i686-pc-windows-msvc19.20.0"

%rtti.TypeDescriptor11 = type { ptr, ptr, [12 x i8] }
%rtti.TypeDescriptor2 = type { ptr, ptr, [3 x i8] }
%struct.Guard = type { i32 }

$"??_R0?AUGuard@@@8" = comdat any

$"??_R0H@8" = comdat any

$"??_C@_07CIFAGBMG@unknown?$AA@" = comdat any

@"??_7type_info@@6B@" = external constant ptr
@"??_R0?AUGuard@@@8" = linkonce_odr global %rtti.TypeDescriptor11 { ptr @"??_7type_info@@6B@", ptr null, [12 x i8] c".?AUGuard@@\00" }, comdat
@"??_R0H@8" = linkonce_odr global %rtti.TypeDescriptor2 { ptr @"??_7type_info@@6B@", ptr null, [3 x i8] c".H\00" }, comdat
@"??_C@_07CIFAGBMG@unknown?$AA@" = linkonce_odr dso_local unnamed_addr constant [8 x i8] c"unknown\00", comdat, align 1, !dbg !0

; Function Attrs: mustprogress noinline optnone
define dso_local noundef i32 @"?nested@@YAHH@Z"(i32 noundef %0) #0 personality ptr @__CxxFrameHandler3 !dbg !16 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.Guard, align 4
  %5 = alloca %struct.Guard, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.Guard, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !21, metadata !DIExpression()), !dbg !22
  call void @llvm.dbg.declare(metadata ptr %4, metadata !23, metadata !DIExpression()), !dbg !25
  %10 = load i32, ptr %3, align 4, !dbg !25
  %11 = call x86_thiscallcc noundef ptr @"??0Guard@@QAE@H@Z"(ptr noundef nonnull align 4 dereferenceable(4) %4, i32 noundef %10), !dbg !25
  call void @llvm.dbg.declare(metadata ptr %5, metadata !26, metadata !DIExpression()), !dbg !28
  %12 = load i32, ptr %3, align 4, !dbg !28
  %13 = add nsw i32 %12, 1, !dbg !28
  %14 = invoke x86_thiscallcc noundef ptr @"??0Guard@@QAE@H@Z"(ptr noundef nonnull align 4 dereferenceable(4) %5, i32 noundef %13)
          to label %15 unwind label %30, !dbg !28

15:                                               ; preds = %1
  invoke void @"?work@@YAXAAUGuard@@@Z"(ptr noundef nonnull align 4 dereferenceable(4) %5)
          to label %24 unwind label %16, !dbg !29

16:                                               ; preds = %15
  %17 = catchswitch within none [label %18] unwind label %28, !dbg !31

18:                                               ; preds = %16
  %19 = catchpad within %17 [ptr @"??_R0H@8", i32 0, ptr %6], !dbg !31
  call void @llvm.dbg.declare(metadata ptr %6, metadata !32, metadata !DIExpression()), !dbg !33
  call void @llvm.dbg.declare(metadata ptr %7, metadata !34, metadata !DIExpression()), !dbg !36
  %20 = load i32, ptr %6, align 4, !dbg !36
  %21 = invoke x86_thiscallcc noundef ptr @"??0Guard@@QAE@H@Z"(ptr noundef nonnull align 4 dereferenceable(4) %7, i32 noundef %20) [ "funclet"(token %19) ]
          to label %22 unwind label %28, !dbg !36

22:                                               ; preds = %18
  invoke void @"?work@@YAXAAUGuard@@@Z"(ptr noundef nonnull align 4 dereferenceable(4) %7) [ "funclet"(token %19) ]
          to label %23 unwind label %25, !dbg !37

23:                                               ; preds = %22
  invoke void @_CxxThrowException(ptr null, ptr null) #5 [ "funclet"(token %19) ]
          to label %50 unwind label %25, !dbg !38

24:                                               ; preds = %15
  br label %27, !dbg !31

25:                                               ; preds = %23, %22
  %26 = cleanuppad within %19 [], !dbg !39
  call x86_thiscallcc void @"??1Guard@@QAE@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %7) #6 [ "funclet"(token %26) ], !dbg !39
  cleanupret from %26 unwind label %28, !dbg !39

27:                                               ; preds = %24
  call x86_thiscallcc void @"??1Guard@@QAE@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %5) #6, !dbg !40
  br label %43, !dbg !40

28:                                               ; preds = %25, %18, %16
  %29 = cleanuppad within none [], !dbg !40
  call x86_thiscallcc void @"??1Guard@@QAE@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %5) #6 [ "funclet"(token %29) ], !dbg !40
  cleanupret from %29 unwind label %30, !dbg !40

30:                                               ; preds = %28, %1
  %31 = catchswitch within none [label %32, label %37] unwind label %48, !dbg !40

32:                                               ; preds = %30
  %33 = catchpad within %31 [ptr @"??_R0?AUGuard@@@8", i32 8, ptr %9], !dbg !40
  call void @llvm.dbg.declare(metadata ptr %9, metadata !41, metadata !DIExpression()), !dbg !44
  %34 = load ptr, ptr %9, align 4, !dbg !45
  %35 = getelementptr inbounds %struct.Guard, ptr %34, i32 0, i32 0, !dbg !45
  %36 = load i32, ptr %35, align 4, !dbg !45
  store i32 %36, ptr %2, align 4, !dbg !45
  store i32 1, ptr %8, align 4
  catchret from %33 to label %42, !dbg !47

37:                                               ; preds = %30
  %38 = catchpad within %31 [ptr null, i32 64, ptr null], !dbg !40
  %39 = invoke noundef i32 @"?report@@YAHPBD@Z"(ptr noundef @"??_C@_07CIFAGBMG@unknown?$AA@") [ "funclet"(token %38) ]
          to label %40 unwind label %48, !dbg !48

40:                                               ; preds = %37
  store i32 %39, ptr %2, align 4, !dbg !48
  store i32 1, ptr %8, align 4
  catchret from %38 to label %41, !dbg !50

41:                                               ; preds = %40
  br label %46

42:                                               ; preds = %32
  br label %46

43:                                               ; preds = %27
  %44 = getelementptr inbounds %struct.Guard, ptr %4, i32 0, i32 0, !dbg !51
  %45 = load i32, ptr %44, align 4, !dbg !51
  store i32 %45, ptr %2, align 4, !dbg !51
  store i32 1, ptr %8, align 4
  br label %46, !dbg !51

46:                                               ; preds = %43, %42, %41
  call x86_thiscallcc void @"??1Guard@@QAE@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %4) #6, !dbg !52
  %47 = load i32, ptr %2, align 4, !dbg !52
  ret i32 %47, !dbg !52

48:                                               ; preds = %37, %30
  %49 = cleanuppad within none [], !dbg !52
  call x86_thiscallcc void @"??1Guard@@QAE@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %4) #6 [ "funclet"(token %49) ], !dbg !52
  cleanupret from %49 unwind to caller, !dbg !52

50:                                               ; preds = %23
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare dso_local x86_thiscallcc noundef ptr @"??0Guard@@QAE@H@Z"(ptr noundef nonnull returned align 4 dereferenceable(4), i32 noundef) unnamed_addr #2

declare dso_local i32 @__CxxFrameHandler3(...)

declare dso_local void @"?work@@YAXAAUGuard@@@Z"(ptr noundef nonnull align 4 dereferenceable(4)) #2

declare dso_local x86_stdcallcc void @_CxxThrowException(ptr, ptr)

; Function Attrs: nounwind
declare dso_local x86_thiscallcc void @"??1Guard@@QAE@XZ"(ptr noundef nonnull align 4 dereferenceable(4)) unnamed_addr #3

declare dso_local noundef i32 @"?report@@YAHPBD@Z"(ptr noundef) #2

; Function Attrs: mustprogress noinline nounwind optnone
define dso_local noundef i32 @"?quiet@@YAHH@Z"(i32 noundef %0) #4 personality ptr @__CxxFrameHandler3 !dbg !53 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.Guard, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !54, metadata !DIExpression()), !dbg !55
  call void @llvm.dbg.declare(metadata ptr %3, metadata !56, metadata !DIExpression()), !dbg !57
  %4 = load i32, ptr %2, align 4, !dbg !57
  %5 = invoke x86_thiscallcc noundef ptr @"??0Guard@@QAE@H@Z"(ptr noundef nonnull align 4 dereferenceable(4) %3, i32 noundef %4)
          to label %6 unwind label %10, !dbg !57

6:                                                ; preds = %1
  invoke void @"?work@@YAXAAUGuard@@@Z"(ptr noundef nonnull align 4 dereferenceable(4) %3)
          to label %7 unwind label %10, !dbg !58

7:                                                ; preds = %6
  %8 = getelementptr inbounds %struct.Guard, ptr %3, i32 0, i32 0, !dbg !59
  %9 = load i32, ptr %8, align 4, !dbg !59
  call x86_thiscallcc void @"??1Guard@@QAE@XZ"(ptr noundef nonnull align 4 dereferenceable(4) %3) #6, !dbg !60
  ret i32 %9, !dbg !60

10:                                               ; preds = %6, %1
  %11 = cleanuppad within none [], !dbg !57
  call void @__std_terminate() #7 [ "funclet"(token %11) ], !dbg !57
  unreachable, !dbg !57
}

declare dso_local void @__std_terminate()

attributes #0 = { mustprogress noinline optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress noinline nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="i686" "target-features"="+cx8,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!10, !11, !12, !13, !14}
!llvm.ident = !{!15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "exceptions.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "39eccf1b93f35956d917a3bd9d419836")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 8)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "Debian clang version 15.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{i32 1, !"NumRegisterParameters", i32 0}
!11 = !{i32 2, !"CodeView", i32 1}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 2}
!14 = !{i32 7, !"frame-pointer", i32 2}
!15 = !{!"Debian clang version 15.0.6"}
!16 = distinct !DISubprogram(name: "nested", linkageName: "?nested@@YAHH@Z", scope: !2, file: !2, line: 13, type: !17, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !20)
!17 = !DISubroutineType(types: !18)
!18 = !{!19, !19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{}
!21 = !DILocalVariable(name: "n", arg: 1, scope: !16, file: !2, line: 13, type: !19)
!22 = !DILocation(line: 13, scope: !16)
!23 = !DILocalVariable(name: "outer", scope: !16, file: !2, line: 14, type: !24)
!24 = !DICompositeType(tag: DW_TAG_structure_type, name: "Guard", file: !2, line: 4, size: 32, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: ".?AUGuard@@")
!25 = !DILocation(line: 14, scope: !16)
!26 = !DILocalVariable(name: "inner", scope: !27, file: !2, line: 16, type: !24)
!27 = distinct !DILexicalBlock(scope: !16, file: !2, line: 15)
!28 = !DILocation(line: 16, scope: !27)
!29 = !DILocation(line: 18, scope: !30)
!30 = distinct !DILexicalBlock(scope: !27, file: !2, line: 17)
!31 = !DILocation(line: 19, scope: !30)
!32 = !DILocalVariable(name: "code", scope: !27, file: !2, line: 19, type: !19)
!33 = !DILocation(line: 19, scope: !27)
!34 = !DILocalVariable(name: "third", scope: !35, file: !2, line: 20, type: !24)
!35 = distinct !DILexicalBlock(scope: !27, file: !2, line: 19)
!36 = !DILocation(line: 20, scope: !35)
!37 = !DILocation(line: 21, scope: !35)
!38 = !DILocation(line: 22, scope: !35)
!39 = !DILocation(line: 23, scope: !35)
!40 = !DILocation(line: 24, scope: !27)
!41 = !DILocalVariable(name: "guard", scope: !16, file: !2, line: 24, type: !42)
!42 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !43, size: 32)
!43 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!44 = !DILocation(line: 24, scope: !16)
!45 = !DILocation(line: 25, scope: !46)
!46 = distinct !DILexicalBlock(scope: !16, file: !2, line: 24)
!47 = !DILocation(line: 26, scope: !46)
!48 = !DILocation(line: 27, scope: !49)
!49 = distinct !DILexicalBlock(scope: !16, file: !2, line: 26)
!50 = !DILocation(line: 28, scope: !49)
!51 = !DILocation(line: 29, scope: !16)
!52 = !DILocation(line: 30, scope: !16)
!53 = distinct !DISubprogram(name: "quiet", linkageName: "?quiet@@YAHH@Z", scope: !2, file: !2, line: 32, type: !17, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !20)
!54 = !DILocalVariable(name: "n", arg: 1, scope: !53, file: !2, line: 32, type: !19)
!55 = !DILocation(line: 32, scope: !53)
!56 = !DILocalVariable(name: "guard", scope: !53, file: !2, line: 33, type: !24)
!57 = !DILocation(line: 33, scope: !53)
!58 = !DILocation(line: 34, scope: !53)
!59 = !DILocation(line: 35, scope: !53)
!60 = !DILocation(line: 36, scope: !53)
