; ModuleID = 'exceptions.cpp'
source_filename = "exceptions.cpp"
target datalayout = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-n32:64-S128-ni:1:10:20"
target triple = "wasm32-unknown-wasi"

%struct.Guard = type { i32 }

$_ZTS5Guard = comdat any

$_ZTI5Guard = comdat any

@_ZTVN10__cxxabiv117__class_type_infoE = external global ptr
@_ZTS5Guard = linkonce_odr hidden constant [7 x i8] c"5Guard\00", comdat, align 1
@_ZTI5Guard = linkonce_odr hidden constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i32 2), ptr @_ZTS5Guard }, comdat, align 4
@_ZTIi = external constant ptr
@.str = private unnamed_addr constant [8 x i8] c"unknown\00", align 1, !dbg !0

; Function Attrs: mustprogress noinline optnone
define hidden noundef i32 @_Z6nestedi(i32 noundef %0) #0 personality ptr @__gxx_wasm_personality_v0 !dbg !14 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.Guard, align 4
  %5 = alloca %struct.Guard, align 4
  %6 = alloca ptr, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Guard, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !19, metadata !DIExpression()), !dbg !20
  call void @llvm.dbg.declare(metadata ptr %4, metadata !21, metadata !DIExpression()), !dbg !23
  %11 = load i32, ptr %3, align 4, !dbg !24
  %12 = call noundef ptr @_ZN5GuardC1Ei(ptr noundef nonnull align 4 dereferenceable(4) %4, i32 noundef %11), !dbg !23
  call void @llvm.dbg.declare(metadata ptr %5, metadata !25, metadata !DIExpression()), !dbg !27
  %13 = load i32, ptr %3, align 4, !dbg !28
  %14 = add nsw i32 %13, 1, !dbg !29
  %15 = invoke noundef ptr @_ZN5GuardC1Ei(ptr noundef nonnull align 4 dereferenceable(4) %5, i32 noundef %14)
          to label %16 unwind label %45, !dbg !27

16:                                               ; preds = %1
  invoke void @_Z4workR5Guard(ptr noundef nonnull align 4 dereferenceable(4) %5)
          to label %36 unwind label %17, !dbg !30

17:                                               ; preds = %16
  %18 = catchswitch within none [label %19] unwind label %42, !dbg !32

19:                                               ; preds = %17
  %20 = catchpad within %18 [ptr @_ZTIi], !dbg !32
  %21 = call ptr @llvm.wasm.get.exception(token %20), !dbg !32
  store ptr %21, ptr %6, align 4, !dbg !32
  %22 = call i32 @llvm.wasm.get.ehselector(token %20), !dbg !32
  %23 = call i32 @llvm.eh.typeid.for(ptr @_ZTIi) #3, !dbg !32
  %24 = icmp eq i32 %22, %23, !dbg !32
  br i1 %24, label %25, label %33, !dbg !32

25:                                               ; preds = %19
  call void @llvm.dbg.declare(metadata ptr %7, metadata !33, metadata !DIExpression()), !dbg !34
  %26 = load ptr, ptr %6, align 4, !dbg !32
  %27 = call ptr @__cxa_begin_catch(ptr %26) #3 [ "funclet"(token %20) ], !dbg !32
  %28 = load i32, ptr %27, align 4, !dbg !32
  store i32 %28, ptr %7, align 4, !dbg !32
  call void @llvm.dbg.declare(metadata ptr %8, metadata !35, metadata !DIExpression()), !dbg !37
  %29 = load i32, ptr %7, align 4, !dbg !38
  %30 = invoke noundef ptr @_ZN5GuardC1Ei(ptr noundef nonnull align 4 dereferenceable(4) %8, i32 noundef %29) [ "funclet"(token %20) ]
          to label %31 unwind label %40, !dbg !37

31:                                               ; preds = %25
  invoke void @_Z4workR5Guard(ptr noundef nonnull align 4 dereferenceable(4) %8) [ "funclet"(token %20) ]
          to label %32 unwind label %37, !dbg !39

32:                                               ; preds = %31
  invoke void @__cxa_rethrow() #6 [ "funclet"(token %20) ]
          to label %80 unwind label %37, !dbg !40

33:                                               ; preds = %19
  invoke void @llvm.wasm.rethrow() #6 [ "funclet"(token %20) ]
          to label %80 unwind label %42, !dbg !41

34:                                               ; preds = %36
  %35 = call noundef ptr @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %5) #3, !dbg !42
  br label %71, !dbg !43

36:                                               ; preds = %16
  br label %34, !dbg !32

37:                                               ; preds = %32, %31
  %38 = cleanuppad within %20 [], !dbg !44
  %39 = call noundef ptr @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %8) #3 [ "funclet"(token %38) ], !dbg !44
  cleanupret from %38 unwind label %40, !dbg !44

40:                                               ; preds = %37, %25
  %41 = cleanuppad within %20 [], !dbg !41
  call void @__cxa_end_catch() #3 [ "funclet"(token %41) ], !dbg !41
  cleanupret from %41 unwind label %42, !dbg !41

42:                                               ; preds = %33, %40, %17
  %43 = cleanuppad within none [], !dbg !42
  %44 = call noundef ptr @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %5) #3 [ "funclet"(token %43) ], !dbg !42
  cleanupret from %43 unwind label %45, !dbg !42

45:                                               ; preds = %42, %1
  %46 = catchswitch within none [label %47] unwind label %77, !dbg !43

47:                                               ; preds = %45
  %48 = catchpad within %46 [ptr @_ZTI5Guard, ptr null], !dbg !43
  %49 = call ptr @llvm.wasm.get.exception(token %48), !dbg !43
  store ptr %49, ptr %6, align 4, !dbg !43
  %50 = call i32 @llvm.wasm.get.ehselector(token %48), !dbg !43
  %51 = call i32 @llvm.eh.typeid.for(ptr @_ZTI5Guard) #3, !dbg !43
  %52 = icmp eq i32 %50, %51, !dbg !43
  br i1 %52, label %53, label %59, !dbg !43

53:                                               ; preds = %47
  call void @llvm.dbg.declare(metadata ptr %10, metadata !45, metadata !DIExpression()), !dbg !48
  %54 = load ptr, ptr %6, align 4, !dbg !49
  %55 = call ptr @__cxa_begin_catch(ptr %54) #3 [ "funclet"(token %48) ], !dbg !49
  store ptr %55, ptr %10, align 4, !dbg !49
  %56 = load ptr, ptr %10, align 4, !dbg !51
  %57 = getelementptr inbounds %struct.Guard, ptr %56, i32 0, i32 0, !dbg !53
  %58 = load i32, ptr %57, align 4, !dbg !53
  store i32 %58, ptr %2, align 4, !dbg !54
  store i32 1, ptr %9, align 4
  invoke void @__cxa_end_catch() [ "funclet"(token %48) ]
          to label %69 unwind label %77, !dbg !55

59:                                               ; preds = %47
  %60 = load ptr, ptr %6, align 4, !dbg !43
  %61 = call ptr @__cxa_begin_catch(ptr %60) #3 [ "funclet"(token %48) ], !dbg !43
  %62 = invoke noundef i32 @_Z6reportPKc(ptr noundef @.str) [ "funclet"(token %48) ]
          to label %63 unwind label %65, !dbg !56

63:                                               ; preds = %59
  store i32 %62, ptr %2, align 4, !dbg !57
  store i32 1, ptr %9, align 4
  invoke void @__cxa_end_catch() [ "funclet"(token %48) ]
          to label %64 unwind label %77, !dbg !49

64:                                               ; preds = %63
  catchret from %48 to label %68, !dbg !49

65:                                               ; preds = %59
  %66 = cleanuppad within %48 [], !dbg !49
  invoke void @__cxa_end_catch() [ "funclet"(token %66) ]
          to label %67 unwind label %81, !dbg !49

67:                                               ; preds = %65
  cleanupret from %66 unwind label %77, !dbg !49

68:                                               ; preds = %64
  br label %74

69:                                               ; preds = %53
  catchret from %48 to label %70, !dbg !55

70:                                               ; preds = %69
  br label %74

71:                                               ; preds = %34
  %72 = getelementptr inbounds %struct.Guard, ptr %4, i32 0, i32 0, !dbg !58
  %73 = load i32, ptr %72, align 4, !dbg !58
  store i32 %73, ptr %2, align 4, !dbg !59
  store i32 1, ptr %9, align 4
  br label %74, !dbg !59

74:                                               ; preds = %71, %70, %68
  %75 = call noundef ptr @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %4) #3, !dbg !60
  %76 = load i32, ptr %2, align 4, !dbg !60
  ret i32 %76, !dbg !60

77:                                               ; preds = %53, %67, %63, %45
  %78 = cleanuppad within none [], !dbg !60
  %79 = call noundef ptr @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %4) #3 [ "funclet"(token %78) ], !dbg !60
  cleanupret from %78 unwind to caller, !dbg !60

80:                                               ; preds = %33, %32
  unreachable

81:                                               ; preds = %65
  %82 = cleanuppad within %66 [], !dbg !49
  call void @_ZSt9terminatev() #8 [ "funclet"(token %82) ], !dbg !49
  unreachable, !dbg !49
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare noundef ptr @_ZN5GuardC1Ei(ptr noundef nonnull returned align 4 dereferenceable(4), i32 noundef) unnamed_addr #2

declare i32 @__gxx_wasm_personality_v0(...)

declare void @_Z4workR5Guard(ptr noundef nonnull align 4 dereferenceable(4)) #2

; Function Attrs: nounwind
declare ptr @llvm.wasm.get.exception(token) #3

; Function Attrs: nounwind
declare i32 @llvm.wasm.get.ehselector(token) #3

; Function Attrs: nounwind readnone
declare i32 @llvm.eh.typeid.for(ptr) #4

declare ptr @__cxa_begin_catch(ptr)

declare void @__cxa_rethrow()

; Function Attrs: nounwind
declare noundef ptr @_ZN5GuardD1Ev(ptr noundef nonnull returned align 4 dereferenceable(4)) unnamed_addr #5

declare void @__cxa_end_catch()

; Function Attrs: noreturn
declare void @llvm.wasm.rethrow() #6

declare noundef i32 @_Z6reportPKc(ptr noundef) #2

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline nounwind optnone
define hidden noundef i32 @_Z5quieti(i32 noundef %0) #7 personality ptr @__gxx_wasm_personality_v0 !dbg !61 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.Guard, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !62, metadata !DIExpression()), !dbg !63
  call void @llvm.dbg.declare(metadata ptr %3, metadata !64, metadata !DIExpression()), !dbg !65
  %4 = load i32, ptr %2, align 4, !dbg !66
  %5 = invoke noundef ptr @_ZN5GuardC1Ei(ptr noundef nonnull align 4 dereferenceable(4) %3, i32 noundef %4)
          to label %6 unwind label %11, !dbg !65

6:                                                ; preds = %1
  invoke void @_Z4workR5Guard(ptr noundef nonnull align 4 dereferenceable(4) %3)
          to label %7 unwind label %11, !dbg !67

7:                                                ; preds = %6
  %8 = getelementptr inbounds %struct.Guard, ptr %3, i32 0, i32 0, !dbg !68
  %9 = load i32, ptr %8, align 4, !dbg !68
  %10 = call noundef ptr @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %3) #3, !dbg !69
  ret i32 %9, !dbg !69

11:                                               ; preds = %6, %1
  %12 = cleanuppad within none [], !dbg !65
  call void @_ZSt9terminatev() #8 [ "funclet"(token %12) ], !dbg !65
  unreachable, !dbg !65
}

attributes #0 = { mustprogress noinline optnone "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+exception-handling" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+exception-handling" }
attributes #3 = { nounwind }
attributes #4 = { nounwind readnone }
attributes #5 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+exception-handling" }
attributes #6 = { noreturn }
attributes #7 = { mustprogress noinline nounwind optnone "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+exception-handling" }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!10, !11, !12}
!llvm.ident = !{!13}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "exceptions.cpp", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 8)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "Debian clang version 15.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{i32 7, !"Dwarf Version", i32 4}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{!"Debian clang version 15.0.6"}
!14 = distinct !DISubprogram(name: "nested", linkageName: "_Z6nestedi", scope: !2, file: !2, line: 13, type: !15, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !18)
!15 = !DISubroutineType(types: !16)
!16 = !{!17, !17}
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{}
!19 = !DILocalVariable(name: "n", arg: 1, scope: !14, file: !2, line: 13, type: !17)
!20 = !DILocation(line: 13, column: 16, scope: !14)
!21 = !DILocalVariable(name: "outer", scope: !14, file: !2, line: 14, type: !22)
!22 = !DICompositeType(tag: DW_TAG_structure_type, name: "Guard", file: !2, line: 4, size: 32, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS5Guard")
!23 = !DILocation(line: 14, column: 9, scope: !14)
!24 = !DILocation(line: 14, column: 15, scope: !14)
!25 = !DILocalVariable(name: "inner", scope: !26, file: !2, line: 16, type: !22)
!26 = distinct !DILexicalBlock(scope: !14, file: !2, line: 15, column: 7)
!27 = !DILocation(line: 16, column: 11, scope: !26)
!28 = !DILocation(line: 16, column: 17, scope: !26)
!29 = !DILocation(line: 16, column: 19, scope: !26)
!30 = !DILocation(line: 18, column: 7, scope: !31)
!31 = distinct !DILexicalBlock(scope: !26, file: !2, line: 17, column: 9)
!32 = !DILocation(line: 19, column: 5, scope: !31)
!33 = !DILocalVariable(name: "code", scope: !26, file: !2, line: 19, type: !17)
!34 = !DILocation(line: 19, column: 18, scope: !26)
!35 = !DILocalVariable(name: "third", scope: !36, file: !2, line: 20, type: !22)
!36 = distinct !DILexicalBlock(scope: !26, file: !2, line: 19, column: 24)
!37 = !DILocation(line: 20, column: 13, scope: !36)
!38 = !DILocation(line: 20, column: 19, scope: !36)
!39 = !DILocation(line: 21, column: 7, scope: !36)
!40 = !DILocation(line: 22, column: 7, scope: !36)
!41 = !DILocation(line: 23, column: 5, scope: !36)
!42 = !DILocation(line: 24, column: 3, scope: !14)
!43 = !DILocation(line: 24, column: 3, scope: !26)
!44 = !DILocation(line: 23, column: 5, scope: !26)
!45 = !DILocalVariable(name: "guard", scope: !14, file: !2, line: 24, type: !46)
!46 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !47, size: 32)
!47 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!48 = !DILocation(line: 24, column: 25, scope: !14)
!49 = !DILocation(line: 28, column: 3, scope: !50)
!50 = distinct !DILexicalBlock(scope: !14, file: !2, line: 26, column: 17)
!51 = !DILocation(line: 25, column: 12, scope: !52)
!52 = distinct !DILexicalBlock(scope: !14, file: !2, line: 24, column: 32)
!53 = !DILocation(line: 25, column: 18, scope: !52)
!54 = !DILocation(line: 25, column: 5, scope: !52)
!55 = !DILocation(line: 26, column: 3, scope: !52)
!56 = !DILocation(line: 27, column: 12, scope: !50)
!57 = !DILocation(line: 27, column: 5, scope: !50)
!58 = !DILocation(line: 29, column: 16, scope: !14)
!59 = !DILocation(line: 29, column: 3, scope: !14)
!60 = !DILocation(line: 30, column: 1, scope: !14)
!61 = distinct !DISubprogram(name: "quiet", linkageName: "_Z5quieti", scope: !2, file: !2, line: 32, type: !15, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !18)
!62 = !DILocalVariable(name: "n", arg: 1, scope: !61, file: !2, line: 32, type: !17)
!63 = !DILocation(line: 32, column: 15, scope: !61)
!64 = !DILocalVariable(name: "guard", scope: !61, file: !2, line: 33, type: !22)
!65 = !DILocation(line: 33, column: 9, scope: !61)
!66 = !DILocation(line: 33, column: 15, scope: !61)
!67 = !DILocation(line: 34, column: 3, scope: !61)
!68 = !DILocation(line: 35, column: 16, scope: !61)
!69 = !DILocation(line: 36, column: 1, scope: !61)
