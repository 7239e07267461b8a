; ModuleID = 'mean.c'
source_filename = "mean.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.PointT = type { float, float, float }
%struct.big = type { [5 x i64], ptr }

@total = dso_local global [2 x [3 x i32]] zeroinitializer, align 16, !dbg !0

; Function Attrs: noinline nounwind optnone uwtable
define dso_local float @mean(<2 x float> %point.coerce0, float %point.coerce1) #0 !dbg !18 {
entry:
  %point = alloca %struct.PointT, align 4
  %coerce = alloca { <2 x float>, float }, align 4
  %0 = getelementptr inbounds { <2 x float>, float }, ptr %coerce, i32 0, i32 0
  store <2 x float> %point.coerce0, ptr %0, align 4
  %1 = getelementptr inbounds { <2 x float>, float }, ptr %coerce, i32 0, i32 1
  store float %point.coerce1, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %point, ptr align 4 %coerce, i64 12, i1 false)
  call void @llvm.dbg.declare(metadata ptr %point, metadata !29, metadata !DIExpression()), !dbg !30
  %x = getelementptr inbounds %struct.PointT, ptr %point, i32 0, i32 0, !dbg !31
  %2 = load float, ptr %x, align 4, !dbg !31
  %y = getelementptr inbounds %struct.PointT, ptr %point, i32 0, i32 1, !dbg !32
  %3 = load float, ptr %y, align 4, !dbg !32
  %add = fadd float %2, %3, !dbg !33
  %z = getelementptr inbounds %struct.PointT, ptr %point, i32 0, i32 2, !dbg !34
  %4 = load float, ptr %z, align 4, !dbg !34
  %add1 = fadd float %add, %4, !dbg !35
  %div = fdiv float %add1, 3.000000e+00, !dbg !36
  ret float %div, !dbg !37
}

; Function Attrs: argmemonly nocallback nofree nounwind willreturn
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @use(i32 noundef %a, ptr noundef byval(%struct.big) align 8 %b, i32 noundef %unused, ptr noundef %f) #3 !dbg !38 {
entry:
  %a.addr = alloca i32, align 4
  %unused.addr = alloca i32, align 4
  %f.addr = alloca ptr, align 8
  %local = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  call void @llvm.dbg.declare(metadata ptr %a.addr, metadata !55, metadata !DIExpression()), !dbg !56
  call void @llvm.dbg.declare(metadata ptr %b, metadata !57, metadata !DIExpression()), !dbg !58
  store i32 %unused, ptr %unused.addr, align 4
  call void @llvm.dbg.declare(metadata ptr %unused.addr, metadata !59, metadata !DIExpression()), !dbg !60
  store ptr %f, ptr %f.addr, align 8
  call void @llvm.dbg.declare(metadata ptr %f.addr, metadata !61, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.declare(metadata ptr %local, metadata !63, metadata !DIExpression()), !dbg !64
  %0 = load i32, ptr %a.addr, align 4, !dbg !65
  %call = call i32 @twice(i32 noundef %0), !dbg !66
  store i32 %call, ptr %local, align 4, !dbg !64
  %1 = load ptr, ptr %f.addr, align 8, !dbg !67
  %2 = load i32, ptr %local, align 4, !dbg !68
  %a1 = getelementptr inbounds %struct.big, ptr %b, i32 0, i32 0, !dbg !69
  %arrayidx = getelementptr inbounds [5 x i64], ptr %a1, i64 0, i64 0, !dbg !70
  %3 = load i64, ptr %arrayidx, align 8, !dbg !70
  %name = getelementptr inbounds %struct.big, ptr %b, i32 0, i32 1, !dbg !71
  %4 = load ptr, ptr %name, align 8, !dbg !71
  %arrayidx2 = getelementptr inbounds i8, ptr %4, i64 1, !dbg !72
  %5 = load i8, ptr %arrayidx2, align 1, !dbg !72
  %conv = sext i8 %5 to i32, !dbg !72
  %call3 = call i32 (i32, ...) %1(i32 noundef %2, i64 noundef %3, i32 noundef %conv), !dbg !67
  ret i32 %call3, !dbg !73
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @twice(i32 noundef %n) #3 !dbg !74 {
entry:
  %n.addr = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4
  call void @llvm.dbg.declare(metadata ptr %n.addr, metadata !77, metadata !DIExpression()), !dbg !78
  %0 = load i32, ptr %n.addr, align 4, !dbg !79
  %1 = load i32, ptr %n.addr, align 4, !dbg !80
  %add = add nsw i32 %0, %1, !dbg !81
  ret i32 %add, !dbg !82
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly nocallback nofree nounwind willreturn }
attributes #2 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}
!llvm.ident = !{!17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "total", scope: !2, file: !3, line: 3, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "Debian clang version 15.0.6", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mean.c", directory: ".", checksumkind: CSK_MD5, checksum: "7a5fd6304730860cd29be41868b14ba0")
!4 = !{!0}
!5 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 192, elements: !7)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !{!8, !9}
!8 = !DISubrange(count: 2)
!9 = !DISubrange(count: 3)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 7, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 2}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = !{!"Debian clang version 15.0.6"}
!18 = distinct !DISubprogram(name: "mean", scope: !3, file: !3, line: 4, type: !19, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!19 = !DISubroutineType(types: !20)
!20 = !{!21, !22}
!21 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "PointT", file: !3, line: 1, baseType: !23)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 1, size: 96, elements: !24)
!24 = !{!25, !26, !27}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !23, file: !3, line: 1, baseType: !21, size: 32)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !23, file: !3, line: 1, baseType: !21, size: 32, offset: 32)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !23, file: !3, line: 1, baseType: !21, size: 32, offset: 64)
!28 = !{}
!29 = !DILocalVariable(name: "point", arg: 1, scope: !18, file: !3, line: 4, type: !22)
!30 = !DILocation(line: 4, column: 19, scope: !18)
!31 = !DILocation(line: 4, column: 42, scope: !18)
!32 = !DILocation(line: 4, column: 52, scope: !18)
!33 = !DILocation(line: 4, column: 44, scope: !18)
!34 = !DILocation(line: 4, column: 62, scope: !18)
!35 = !DILocation(line: 4, column: 54, scope: !18)
!36 = !DILocation(line: 4, column: 65, scope: !18)
!37 = !DILocation(line: 4, column: 28, scope: !18)
!38 = distinct !DISubprogram(name: "use", scope: !3, file: !3, line: 6, type: !39, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!39 = !DISubroutineType(types: !40)
!40 = !{!6, !6, !41, !6, !52}
!41 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", file: !3, line: 2, size: 384, elements: !42)
!42 = !{!43, !48}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !41, file: !3, line: 2, baseType: !44, size: 320)
!44 = !DICompositeType(tag: DW_TAG_array_type, baseType: !45, size: 320, elements: !46)
!45 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!46 = !{!47}
!47 = !DISubrange(count: 5)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !41, file: !3, line: 2, baseType: !49, size: 64, offset: 320)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !51)
!51 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!53 = !DISubroutineType(types: !54)
!54 = !{!6, !6, null}
!55 = !DILocalVariable(name: "a", arg: 1, scope: !38, file: !3, line: 6, type: !6)
!56 = !DILocation(line: 6, column: 13, scope: !38)
!57 = !DILocalVariable(name: "b", arg: 2, scope: !38, file: !3, line: 6, type: !41)
!58 = !DILocation(line: 6, column: 27, scope: !38)
!59 = !DILocalVariable(name: "unused", arg: 3, scope: !38, file: !3, line: 6, type: !6)
!60 = !DILocation(line: 6, column: 34, scope: !38)
!61 = !DILocalVariable(name: "f", arg: 4, scope: !38, file: !3, line: 6, type: !52)
!62 = !DILocation(line: 6, column: 48, scope: !38)
!63 = !DILocalVariable(name: "local", scope: !38, file: !3, line: 7, type: !6)
!64 = !DILocation(line: 7, column: 7, scope: !38)
!65 = !DILocation(line: 7, column: 21, scope: !38)
!66 = !DILocation(line: 7, column: 15, scope: !38)
!67 = !DILocation(line: 8, column: 10, scope: !38)
!68 = !DILocation(line: 8, column: 12, scope: !38)
!69 = !DILocation(line: 8, column: 21, scope: !38)
!70 = !DILocation(line: 8, column: 19, scope: !38)
!71 = !DILocation(line: 8, column: 29, scope: !38)
!72 = !DILocation(line: 8, column: 27, scope: !38)
!73 = !DILocation(line: 8, column: 3, scope: !38)
!74 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 5, type: !75, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!75 = !DISubroutineType(types: !76)
!76 = !{!6, !6}
!77 = !DILocalVariable(name: "n", arg: 1, scope: !74, file: !3, line: 5, type: !6)
!78 = !DILocation(line: 5, column: 29, scope: !74)
!79 = !DILocation(line: 5, column: 41, scope: !74)
!80 = !DILocation(line: 5, column: 45, scope: !74)
!81 = !DILocation(line: 5, column: 43, scope: !74)
!82 = !DILocation(line: 5, column: 34, scope: !74)
