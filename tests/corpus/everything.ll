; As much as one module can hold together.
source_filename = "every \22thing\22.c"
target datalayout = "e-m:e-p:64:64-p3:32:32-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

module asm ".globl from_assembler"
module asm "from_assembler: nop"

%node = type { i32, ptr, [4 x i16] }
%packed = type <{ i8, %node, { half, bfloat } }>
%opaque = type opaque
%"odd name\09" = type {}
%0 = type { %node, <2 x float> }

$any = comdat any
$largest = comdat largest
$work = comdat nodeduplicate

@0 = private unnamed_addr constant [5 x i8] c"a\00\09\FF\0A", align 1
@any = linkonce_odr hidden global %node { i32 1, ptr @any, [4 x i16] [i16 1, i16 -2, i16 3, i16 4] }, comdat, align 16
@in_largest = weak_odr dso_local global %packed <{ i8 1, %node zeroinitializer, { half, bfloat } { half 0xH3C00, bfloat 0xR3F80 } }>, section ".mine", partition "part", comdat($largest), align 1
@largest = global i65 -18446744073709551616, comdat
@tls = internal thread_local(localdynamic) global i32 undef, align 4
@far = external addrspace(3) externally_initialized constant %opaque
@common = common global [0 x i8] zeroinitializer
@weak = extern_weak global i8
@"odd\0Aname\22" = dllexport local_unnamed_addr global %"odd name\09" zeroinitializer, no_sanitize_address, sanitize_address_dyninit, !absolute_symbol !40
@wide = constant [3 x i128] [i128 1, i128 -1, i128 170141183460469231731687303715884105727]
@floats = constant { float, double, x86_fp80, fp128, ppc_fp128 } { float 0x7FF4000000000000, double -0.0, x86_fp80 0xK3FFF8000000000000000, fp128 0xL00000000000000003FFF000000000000, ppc_fp128 0xM3FF00000000000000000000000000000 }
@addresses = global [4 x ptr] [ptr blockaddress(@control, %loop), ptr getelementptr inbounds (%node, ptr @any, i64 0, inrange i32 2, i64 1), ptr no_cfi @work, ptr null]
@difference = constant i32 trunc (i64 sub nuw (i64 ptrtoint (ptr @work to i64), i64 ptrtoint (ptr @difference to i64)) to i32)
@vtable = constant { [2 x ptr] } { [2 x ptr] [ptr null, ptr @work] }, !type !41, !type !42, !mine !43
@llvm.used = appending global [1 x ptr] [ptr @tls], section "llvm.metadata"
@described = global i32 7, align 4, !dbg !20
@attributes = global i32 0 "data-section"="mine"

@alias = weak alias i16, getelementptr inbounds (%node, ptr @any, i64 0, i32 2, i64 2)
@1 = internal alias ptr, ptr @addresses
@ifunc = dso_local ifunc i32 (ptr, ...), ptr @resolver

declare i32 @__gxx_personality_v0(...)
declare i32 @__CxxFrameHandler3(...)
declare fastcc noalias nonnull ptr @declared(ptr nocapture readonly align 8 dereferenceable(16), i32 signext, i64) #0
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare i64 @llvm.read_register.i64(metadata)
declare void @from_assembler()
declare void @llvm.assume(i1 noundef)
declare token @llvm.coro.id(i32, ptr readnone, ptr nocapture readonly, ptr)

define internal ptr @resolver() {
  ret ptr @work
}

define weak fastcc noundef signext i32 @work(ptr noalias byval(%node) align 8 %p, i32 %0, <4 x i32> %v, <vscale x 2 x i64> %s) unnamed_addr #1 section ".text.work" comdat align 32 gc "statepoint-example" prefix i32 5 prologue i8 -112 personality ptr @__gxx_personality_v0 !prof !44 !mine !43 {
entry:
  %slot = alloca %node, i64 2, align 16
  %swift = alloca swifterror ptr, align 8
  %field = getelementptr inbounds %node, ptr %p, i64 0, i32 2, i64 3
  %1 = load volatile i16, ptr %field, align 1, !tbaa !45, !noundef !43
  %2 = load atomic i32, ptr %p syncscope("agent") acquire, align 4
  store atomic i32 %2, ptr %slot release, align 4
  store %node { i32 1, ptr null, [4 x i16] undef }, ptr %slot, align 8, !nontemporal !48
  fence syncscope("singlethread") seq_cst
  %3 = atomicrmw volatile umax ptr %p, i32 %0 monotonic, align 4
  %4 = cmpxchg weak ptr %p, i32 %3, i32 7 acq_rel monotonic, align 4
  %5 = extractvalue { i32, i1 } %4, 1
  %6 = add nuw nsw i32 %0, %3
  %7 = sdiv exact i32 %6, 4
  %8 = fadd reassoc nsz float 1.0, 2.0
  %9 = fcmp ult float %8, 0x7FF0000000000000
  %10 = select i1 %9, i32 %7, i32 poison
  %11 = freeze i32 %10
  %12 = shufflevector <4 x i32> %v, <4 x i32> zeroinitializer, <2 x i32> <i32 6, i32 undef>
  %13 = insertelement <2 x i32> %12, i32 %11, i32 1
  %14 = extractelement <2 x i32> %13, i32 %0
  %15 = insertvalue { i32, [2 x i8] } undef, i8 7, 1, 0
  %16 = mul <vscale x 2 x i64> %s, shufflevector (<vscale x 2 x i64> insertelement (<vscale x 2 x i64> poison, i64 3, i32 0), <vscale x 2 x i64> poison, <vscale x 2 x i32> zeroinitializer)
  %17 = zext i32 %14 to i65
  %18 = fneg fast double 0x7FF4000000000001
  %19 = addrspacecast ptr %p to ptr addrspace(3)
  %20 = tail call fastcc noalias ptr @declared(ptr nocapture %slot, i32 signext %0, i64 5) #2 [ "deopt"(i32 1, ptr %p), "odd \22tag\22"() ]
  %21 = call { i32, i32 } asm sideeffect alignstack inteldialect "xchg $0, $1", "=&r,=r,0,1,~{memory}"(i32 %0, i32 %11), !srcloc !49
  call void @llvm.assume(i1 %5) [ "align"(ptr %p, i64 8) ]
  %22 = call i64 @llvm.read_register.i64(metadata !50)
  %23 = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
  %24 = call i32 (ptr, ...) @ifunc(ptr %20, double 1.0)
  %25 = invoke i32 %20(i32 zeroext %0) [ "deopt"() ]
          to label %end unwind label %pad

pad:
  %26 = landingpad { ptr, i32 }
          cleanup
          catch ptr @vtable
          filter [1 x ptr] [ptr @any]
  resume { ptr, i32 } %26

end:
  ret i32 %25
}

define i32 @control(i32 %n, i128 %wide, ptr %list, ptr %where) !dbg !21 {
entry:
  call void @llvm.dbg.value(metadata i32 %n, metadata !24, metadata !DIExpression(DW_OP_plus_uconst, 1, DW_OP_stack_value)), !dbg !26
  call void @llvm.dbg.value(metadata !DIArgList(i32 %n, i128 %wide), metadata !24, metadata !DIExpression(DW_OP_LLVM_arg, 0)), !dbg !27
  switch i32 %n, label %loop [
    i32 1, label %loop
    i32 -1, label %end
  ], !prof !47, !dbg !26

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ], [ 0, %entry ], [ 1, %jump ], [ %argument, %indirect ], [ %argument, %indirect ]
  %next = sub nsw i32 %i, 1
  %done = icmp sge i32 %next, %n
  br i1 %done, label %jump, label %loop, !llvm.loop !51, !mine !43

jump:
  callbr void asm sideeffect "jmp ${1:l}", "r,!i"(i32 %i) #2
          to label %indirect [label %loop]

indirect:
  %argument = va_arg ptr %list, i32
  indirectbr ptr %where, [label %loop, label %end, label %loop]

end:
  %r = phi i32 [ %n, %entry ], [ %argument, %indirect ]
  ret i32 %r, !dbg !28

0:
  unreachable
}

define void @funclets() personality ptr @__CxxFrameHandler3 {
  invoke void @from_assembler() [ "deopt"() ]
          to label %end unwind label %dispatch

dispatch:
  %outer = catchswitch within none [label %handler] unwind label %clean

handler:
  %caught = catchpad within %outer [ptr null, i32 64, ptr null]
  catchret from %caught to label %end

clean:
  %cleaning = cleanuppad within none []
  cleanupret from %cleaning unwind to caller

end:
  ret void
}

define void @tail(ptr %p, ...) "thunk" {
  notail call void undef()
  musttail call void (ptr, ...) %p(ptr %p, ...)
  ret void
}

attributes #0 = { nounwind allocsize(1) "frame-pointer"="all" }
attributes #1 = { noinline uwtable vscale_range(1,16) alignstack=32 "key" "target-cpu"="x86-64" }
attributes #2 = { nomerge "call-site" }

!zoo = !{!43, !50}
!llvm.module.flags = !{!0, !1}
!llvm.dbg.cu = !{!2}
!apple = !{!52, !53, !54, !55}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "by hand", isOptimized: true, emissionKind: FullDebug, enums: !4, retainedTypes: !5, globals: !6, imports: !7, macros: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "every.c", directory: "src", checksumkind: CSK_MD5, checksum: "000102030405060708090a0b0c0d0e0f")
!4 = !{!9}
!5 = !{!10}
!6 = !{!20}
!7 = !{!11}
!8 = !{!12}
!9 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", file: !3, line: 1, baseType: !13, size: 32, elements: !{!DIEnumerator(name: "A", value: -1), !DIEnumerator(name: "B", value: 2, isUnsigned: true)})
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 2, size: 192, elements: !14, identifier: "node")
!11 = !DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !2, entity: !10, file: !3, line: 3)
!12 = !DIMacroFile(file: !3, nodes: !{!DIMacro(type: DW_MACINFO_define, line: 1, name: "X", value: "1")})
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{!15, !16}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !10, file: !3, line: 3, baseType: !17, size: 64, offset: 64)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "bits", scope: !10, file: !3, line: 4, baseType: !18, size: 3, flags: DIFlagBitField, extraData: i64 0)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, elements: !{!DISubrange(count: 4, lowerBound: 1)})
!19 = distinct !DIGlobalVariable(name: "described", scope: !2, file: !3, line: 5, type: !13)
!20 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!21 = distinct !DISubprogram(name: "control", scope: !3, file: !3, line: 7, type: !22, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !23)
!22 = !DISubroutineType(types: !{!13, !13, null})
!23 = !{!24, !25}
!24 = !DILocalVariable(name: "n", arg: 1, scope: !21, file: !3, line: 7, type: !13)
!25 = !DILabel(scope: !21, name: "again", file: !3, line: 9)
!26 = !DILocation(line: 8, column: 3, scope: !21)
!27 = !DILocation(line: 9, column: 5, scope: !29, inlinedAt: !30)
!28 = !DILocation(line: 0, scope: !31, isImplicitCode: true)
!29 = distinct !DILexicalBlock(scope: !21, file: !3, line: 9, column: 4)
!30 = distinct !DILocation(line: 10, column: 6, scope: !21)
!31 = !DILexicalBlockFile(scope: !29, file: !3, discriminator: 2)
!40 = !{i64 0, i64 256}
!41 = !{i64 0, !"base"}
!42 = !{i64 8, !43}
!43 = distinct !{!43}
!44 = !{!"function_entry_count", i64 9}
!45 = !{!46, !46, i64 0}
!46 = !{!"short", !56, i64 0}
!47 = !{!"branch_weights", i32 1, i32 2, i32 3}
!48 = !{i32 1}
!49 = !{i64 77}
!50 = !{!"rsp"}
!51 = distinct !{!51, !{!"llvm.loop.unroll.disable"}}
!52 = !{null, !"", !{}, ptr @control, i1 true}
!53 = !{!"char\00\FF\09", !52}
!54 = !GenericDINode(tag: DW_TAG_member, header: "h", operands: {null, !52})
!56 = !{!"omnipotent char", !57, i64 0}
!57 = !{!"Simple C/C++ TBAA"}
!55 = !DIExpression(DW_OP_constu, 18446744073709551615)
