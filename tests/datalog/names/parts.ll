; Tags of the ABI, inline namespaces, abbreviations and names that are no templates' own.
declare void @_ZN2ns1A1fB5cxx11Ev()
declare void @_ZN2ns1gB3tagIiEEvT_(i32)
declare void @_ZNSt3__16vectorIiNS_9allocatorIiEEE4sizeEv()
declare void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv()
declare void @_ZNSs4sizeEv()
declare void @_Z4takeISsEvT_(ptr)
declare void @_Z4takeIPKN2ns1AEEvT_(ptr)
declare void @_Z4takeIFPN2ns1AEiEEvT_(ptr)
declare void @_Z4takeIJEEvDpT_()
declare void @_ZN10__cxxabiv110unexpectedEv()
declare void @_ZZN2ns1gIiEEvT_ENKUlvE_clEv(ptr)
@_ZZN2ns1hEiE5count = global i32 0
@_ZTVN2ns1AE = external global ptr
declare void @_ZN5outer2v15innerEv()
declare void @_ZN5outer1w5innerEv()
declare void @"_ZN4core3ptr42drop_in_place$LT$alloc..string..String$GT$17h0123456789abcdefE"()
declare void @"_ZN66_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0123456789abcdefE"()
declare void @_RINvNtC3std3mem8align_ofdE()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, imports: !3)
!1 = !DIFile(filename: "f.cpp", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!4}
!4 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !5)
!5 = !DINamespace(name: "v1", scope: !6, exportSymbols: true)
!6 = !DINamespace(name: "outer", scope: null)
