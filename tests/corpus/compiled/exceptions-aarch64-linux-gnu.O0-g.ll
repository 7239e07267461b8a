; ModuleID = 'exceptions.cpp'
source_filename = "exceptions.cpp"
target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"

%struct.Guard = type { i32 }

$__clang_call_terminate = comdat any

$_ZTS5Guard = comdat any

$_ZTI5Guard = comdat any

@_ZTVN10__cxxabiv117__class_type_infoE = external global ptr
@_ZTS5Guard = linkonce_odr dso_local constant [7 x i8] c"5Guard\00", comdat, align 1
@_ZTI5Guard = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Guard }, comdat, align 8
@_ZTIi = external constant ptr
@.str = private unnamed_addr constant [8 x i8] c"unknown\00", align 1, !dbg !0

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef i32 @_Z6nestedi(i32 noundef %0) #0 personality ptr @__gxx_personality_v0 !dbg !18 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.Guard, align 4
  %5 = alloca %struct.Guard, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Guard, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !23, metadata !DIExpression()), !dbg !24
  call void @llvm.dbg.declare(metadata ptr %4, metadata !25, metadata !DIExpression()), !dbg !27
  %12 = load i32, ptr %3, align 4, !dbg !28
  call void @_ZN5GuardC1Ei(ptr noundef nonnull align 4 dereferenceable(4) %4, i32 noundef %12), !dbg !27
  call void @llvm.dbg.declare(metadata ptr %5, metadata !29, metadata !DIExpression()), !dbg !31
  %13 = load i32, ptr %3, align 4, !dbg !32
  %14 = add nsw i32 %13, 1, !dbg !33
  invoke void @_ZN5GuardC1Ei(ptr noundef nonnull align 4 dereferenceable(4) %5, i32 noundef %14)
          to label %15 unwind label %17, !dbg !31

15:                                               ; preds = %1
  invoke void @_Z4workR5Guard(ptr noundef nonnull align 4 dereferenceable(4) %5)
          to label %16 unwind label %21, !dbg !34

16:                                               ; preds = %15
  br label %45, !dbg !36

17:                                               ; preds = %1
  %18 = landingpad { ptr, i32 }
          catch ptr @_ZTI5Guard
          catch ptr null, !dbg !37
  %19 = extractvalue { ptr, i32 } %18, 0, !dbg !37
  store ptr %19, ptr %6, align 8, !dbg !37
  %20 = extractvalue { ptr, i32 } %18, 1, !dbg !37
  store i32 %20, ptr %7, align 4, !dbg !37
  br label %47, !dbg !37

21:                                               ; preds = %15
  %22 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr @_ZTI5Guard
          catch ptr null, !dbg !38
  %23 = extractvalue { ptr, i32 } %22, 0, !dbg !38
  store ptr %23, ptr %6, align 8, !dbg !38
  %24 = extractvalue { ptr, i32 } %22, 1, !dbg !38
  store i32 %24, ptr %7, align 4, !dbg !38
  br label %25, !dbg !38

25:                                               ; preds = %21
  %26 = load i32, ptr %7, align 4, !dbg !36
  %27 = call i32 @llvm.eh.typeid.for(ptr @_ZTIi) #7, !dbg !36
  %28 = icmp eq i32 %26, %27, !dbg !36
  br i1 %28, label %29, label %46, !dbg !36

29:                                               ; preds = %25
  call void @llvm.dbg.declare(metadata ptr %8, metadata !39, metadata !DIExpression()), !dbg !40
  %30 = load ptr, ptr %6, align 8, !dbg !36
  %31 = call ptr @__cxa_begin_catch(ptr %30) #7, !dbg !36
  %32 = load i32, ptr %31, align 4, !dbg !36
  store i32 %32, ptr %8, align 4, !dbg !36
  call void @llvm.dbg.declare(metadata ptr %9, metadata !41, metadata !DIExpression()), !dbg !43
  %33 = load i32, ptr %8, align 4, !dbg !44
  invoke void @_ZN5GuardC1Ei(ptr noundef nonnull align 4 dereferenceable(4) %9, i32 noundef %33)
          to label %34 unwind label %36, !dbg !43

34:                                               ; preds = %29
  invoke void @_Z4workR5Guard(ptr noundef nonnull align 4 dereferenceable(4) %9)
          to label %35 unwind label %40, !dbg !45

35:                                               ; preds = %34
  invoke void @__cxa_rethrow() #8
          to label %87 unwind label %40, !dbg !46

36:                                               ; preds = %29
  %37 = landingpad { ptr, i32 }
          catch ptr @_ZTI5Guard
          catch ptr null, !dbg !47
  %38 = extractvalue { ptr, i32 } %37, 0, !dbg !47
  store ptr %38, ptr %6, align 8, !dbg !47
  %39 = extractvalue { ptr, i32 } %37, 1, !dbg !47
  store i32 %39, ptr %7, align 4, !dbg !47
  br label %44, !dbg !47

40:                                               ; preds = %35, %34
  %41 = landingpad { ptr, i32 }
          catch ptr @_ZTI5Guard
          catch ptr null, !dbg !47
  %42 = extractvalue { ptr, i32 } %41, 0, !dbg !47
  store ptr %42, ptr %6, align 8, !dbg !47
  %43 = extractvalue { ptr, i32 } %41, 1, !dbg !47
  store i32 %43, ptr %7, align 4, !dbg !47
  call void @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %9) #7, !dbg !48
  br label %44, !dbg !48

44:                                               ; preds = %40, %36
  call void @__cxa_end_catch() #7, !dbg !49
  br label %46, !dbg !49

45:                                               ; preds = %16
  call void @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %5) #7, !dbg !50
  br label %73, !dbg !51

46:                                               ; preds = %44, %25
  call void @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %5) #7, !dbg !50
  br label %47, !dbg !50

47:                                               ; preds = %46, %17
  %48 = load i32, ptr %7, align 4, !dbg !51
  %49 = call i32 @llvm.eh.typeid.for(ptr @_ZTI5Guard) #7, !dbg !51
  %50 = icmp eq i32 %48, %49, !dbg !51
  br i1 %50, label %51, label %57, !dbg !51

51:                                               ; preds = %47
  call void @llvm.dbg.declare(metadata ptr %11, metadata !52, metadata !DIExpression()), !dbg !55
  %52 = load ptr, ptr %6, align 8, !dbg !56
  %53 = call ptr @__cxa_begin_catch(ptr %52) #7, !dbg !56
  store ptr %53, ptr %11, align 8, !dbg !56
  %54 = load ptr, ptr %11, align 8, !dbg !58
  %55 = getelementptr inbounds %struct.Guard, ptr %54, i32 0, i32 0, !dbg !60
  %56 = load i32, ptr %55, align 4, !dbg !60
  store i32 %56, ptr %2, align 4, !dbg !61
  store i32 1, ptr %10, align 4
  invoke void @__cxa_end_catch()
          to label %72 unwind label %67, !dbg !62

57:                                               ; preds = %47
  %58 = load ptr, ptr %6, align 8, !dbg !51
  %59 = call ptr @__cxa_begin_catch(ptr %58) #7, !dbg !51
  %60 = invoke noundef i32 @_Z6reportPKc(ptr noundef @.str)
          to label %61 unwind label %62, !dbg !63

61:                                               ; preds = %57
  store i32 %60, ptr %2, align 4, !dbg !64
  store i32 1, ptr %10, align 4
  invoke void @__cxa_end_catch()
          to label %66 unwind label %67, !dbg !56

62:                                               ; preds = %57
  %63 = landingpad { ptr, i32 }
          cleanup, !dbg !65
  %64 = extractvalue { ptr, i32 } %63, 0, !dbg !65
  store ptr %64, ptr %6, align 8, !dbg !65
  %65 = extractvalue { ptr, i32 } %63, 1, !dbg !65
  store i32 %65, ptr %7, align 4, !dbg !65
  invoke void @__cxa_end_catch()
          to label %71 unwind label %84, !dbg !56

66:                                               ; preds = %61
  br label %76

67:                                               ; preds = %51, %61
  %68 = landingpad { ptr, i32 }
          cleanup, !dbg !66
  %69 = extractvalue { ptr, i32 } %68, 0, !dbg !66
  store ptr %69, ptr %6, align 8, !dbg !66
  %70 = extractvalue { ptr, i32 } %68, 1, !dbg !66
  store i32 %70, ptr %7, align 4, !dbg !66
  br label %78, !dbg !66

71:                                               ; preds = %62
  br label %78, !dbg !56

72:                                               ; preds = %51
  br label %76

73:                                               ; preds = %45
  %74 = getelementptr inbounds %struct.Guard, ptr %4, i32 0, i32 0, !dbg !67
  %75 = load i32, ptr %74, align 4, !dbg !67
  store i32 %75, ptr %2, align 4, !dbg !68
  store i32 1, ptr %10, align 4
  br label %76, !dbg !68

76:                                               ; preds = %73, %72, %66
  call void @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %4) #7, !dbg !66
  %77 = load i32, ptr %2, align 4, !dbg !66
  ret i32 %77, !dbg !66

78:                                               ; preds = %71, %67
  call void @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %4) #7, !dbg !66
  br label %79, !dbg !66

79:                                               ; preds = %78
  %80 = load ptr, ptr %6, align 8, !dbg !66
  %81 = load i32, ptr %7, align 4, !dbg !66
  %82 = insertvalue { ptr, i32 } undef, ptr %80, 0, !dbg !66
  %83 = insertvalue { ptr, i32 } %82, i32 %81, 1, !dbg !66
  resume { ptr, i32 } %83, !dbg !66

84:                                               ; preds = %62
  %85 = landingpad { ptr, i32 }
          catch ptr null, !dbg !56
  %86 = extractvalue { ptr, i32 } %85, 0, !dbg !56
  call void @__clang_call_terminate(ptr %86) #9, !dbg !56
  unreachable, !dbg !56

87:                                               ; preds = %35
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare void @_ZN5GuardC1Ei(ptr noundef nonnull align 4 dereferenceable(4), i32 noundef) unnamed_addr #2

declare i32 @__gxx_personality_v0(...)

declare void @_Z4workR5Guard(ptr noundef nonnull align 4 dereferenceable(4)) #2

; Function Attrs: nounwind readnone
declare i32 @llvm.eh.typeid.for(ptr) #3

declare ptr @__cxa_begin_catch(ptr)

declare void @__cxa_rethrow()

; Function Attrs: nounwind
declare void @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4)) unnamed_addr #4

declare void @__cxa_end_catch()

declare noundef i32 @_Z6reportPKc(ptr noundef) #2

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(ptr %0) #5 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #7
  call void @_ZSt9terminatev() #9
  unreachable
}

declare void @_ZSt9terminatev()

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define dso_local noundef i32 @_Z5quieti(i32 noundef %0) #6 personality ptr @__gxx_personality_v0 !dbg !69 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.Guard, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !70, metadata !DIExpression()), !dbg !71
  call void @llvm.dbg.declare(metadata ptr %3, metadata !72, metadata !DIExpression()), !dbg !73
  %4 = load i32, ptr %2, align 4, !dbg !74
  invoke void @_ZN5GuardC1Ei(ptr noundef nonnull align 4 dereferenceable(4) %3, i32 noundef %4)
          to label %5 unwind label %9, !dbg !73

5:                                                ; preds = %1
  invoke void @_Z4workR5Guard(ptr noundef nonnull align 4 dereferenceable(4) %3)
          to label %6 unwind label %9, !dbg !75

6:                                                ; preds = %5
  %7 = getelementptr inbounds %struct.Guard, ptr %3, i32 0, i32 0, !dbg !76
  %8 = load i32, ptr %7, align 4, !dbg !76
  call void @_ZN5GuardD1Ev(ptr noundef nonnull align 4 dereferenceable(4) %3) #7, !dbg !77
  ret i32 %8, !dbg !77

9:                                                ; preds = %5, %1
  %10 = landingpad { ptr, i32 }
          catch ptr null, !dbg !73
  %11 = extractvalue { ptr, i32 } %10, 0, !dbg !73
  call void @__clang_call_terminate(ptr %11) #9, !dbg !73
  unreachable, !dbg !73
}

attributes #0 = { mustprogress noinline optnone uwtable "frame-pointer"="non-leaf" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+neon,+v8a" }
attributes #1 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { "frame-pointer"="non-leaf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+neon,+v8a" }
attributes #3 = { nounwind readnone }
attributes #4 = { nounwind "frame-pointer"="non-leaf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+neon,+v8a" }
attributes #5 = { noinline noreturn nounwind }
attributes #6 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="non-leaf" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="generic" "target-features"="+neon,+v8a" }
attributes #7 = { nounwind }
attributes #8 = { noreturn }
attributes #9 = { noreturn nounwind }

!llvm.dbg.cu = !{!8}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 27, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "exceptions.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "39eccf1b93f35956d917a3bd9d419836")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_unsigned_char)
!6 = !{!7}
!7 = !DISubrange(count: 8)
!8 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "Debian clang version 15.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !9, splitDebugInlining: false, nameTableKind: None)
!9 = !{!0}
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 7, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 2}
!16 = !{i32 7, !"frame-pointer", i32 1}
!17 = !{!"Debian clang version 15.0.6"}
!18 = distinct !DISubprogram(name: "nested", linkageName: "_Z6nestedi", scope: !2, file: !2, line: 13, type: !19, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !22)
!19 = !DISubroutineType(types: !20)
!20 = !{!21, !21}
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{}
!23 = !DILocalVariable(name: "n", arg: 1, scope: !18, file: !2, line: 13, type: !21)
!24 = !DILocation(line: 13, column: 16, scope: !18)
!25 = !DILocalVariable(name: "outer", scope: !18, file: !2, line: 14, type: !26)
!26 = !DICompositeType(tag: DW_TAG_structure_type, name: "Guard", file: !2, line: 4, size: 32, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTS5Guard")
!27 = !DILocation(line: 14, column: 9, scope: !18)
!28 = !DILocation(line: 14, column: 15, scope: !18)
!29 = !DILocalVariable(name: "inner", scope: !30, file: !2, line: 16, type: !26)
!30 = distinct !DILexicalBlock(scope: !18, file: !2, line: 15, column: 7)
!31 = !DILocation(line: 16, column: 11, scope: !30)
!32 = !DILocation(line: 16, column: 17, scope: !30)
!33 = !DILocation(line: 16, column: 19, scope: !30)
!34 = !DILocation(line: 18, column: 7, scope: !35)
!35 = distinct !DILexicalBlock(scope: !30, file: !2, line: 17, column: 9)
!36 = !DILocation(line: 19, column: 5, scope: !35)
!37 = !DILocation(line: 30, column: 1, scope: !30)
!38 = !DILocation(line: 30, column: 1, scope: !35)
!39 = !DILocalVariable(name: "code", scope: !30, file: !2, line: 19, type: !21)
!40 = !DILocation(line: 19, column: 18, scope: !30)
!41 = !DILocalVariable(name: "third", scope: !42, file: !2, line: 20, type: !26)
!42 = distinct !DILexicalBlock(scope: !30, file: !2, line: 19, column: 24)
!43 = !DILocation(line: 20, column: 13, scope: !42)
!44 = !DILocation(line: 20, column: 19, scope: !42)
!45 = !DILocation(line: 21, column: 7, scope: !42)
!46 = !DILocation(line: 22, column: 7, scope: !42)
!47 = !DILocation(line: 30, column: 1, scope: !42)
!48 = !DILocation(line: 23, column: 5, scope: !30)
!49 = !DILocation(line: 23, column: 5, scope: !42)
!50 = !DILocation(line: 24, column: 3, scope: !18)
!51 = !DILocation(line: 24, column: 3, scope: !30)
!52 = !DILocalVariable(name: "guard", scope: !18, file: !2, line: 24, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !54, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !26)
!55 = !DILocation(line: 24, column: 25, scope: !18)
!56 = !DILocation(line: 28, column: 3, scope: !57)
!57 = distinct !DILexicalBlock(scope: !18, file: !2, line: 26, column: 17)
!58 = !DILocation(line: 25, column: 12, scope: !59)
!59 = distinct !DILexicalBlock(scope: !18, file: !2, line: 24, column: 32)
!60 = !DILocation(line: 25, column: 18, scope: !59)
!61 = !DILocation(line: 25, column: 5, scope: !59)
!62 = !DILocation(line: 26, column: 3, scope: !59)
!63 = !DILocation(line: 27, column: 12, scope: !57)
!64 = !DILocation(line: 27, column: 5, scope: !57)
!65 = !DILocation(line: 30, column: 1, scope: !57)
!66 = !DILocation(line: 30, column: 1, scope: !18)
!67 = !DILocation(line: 29, column: 16, scope: !18)
!68 = !DILocation(line: 29, column: 3, scope: !18)
!69 = distinct !DISubprogram(name: "quiet", linkageName: "_Z5quieti", scope: !2, file: !2, line: 32, type: !19, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !8, retainedNodes: !22)
!70 = !DILocalVariable(name: "n", arg: 1, scope: !69, file: !2, line: 32, type: !21)
!71 = !DILocation(line: 32, column: 15, scope: !69)
!72 = !DILocalVariable(name: "guard", scope: !69, file: !2, line: 33, type: !26)
!73 = !DILocation(line: 33, column: 9, scope: !69)
!74 = !DILocation(line: 33, column: 15, scope: !69)
!75 = !DILocation(line: 34, column: 3, scope: !69)
!76 = !DILocation(line: 35, column: 16, scope: !69)
!77 = !DILocation(line: 36, column: 1, scope: !69)
