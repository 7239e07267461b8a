; Classes, unions, enumerations, arrays, with all fields.
!named = !{!0, !1, !2, !3, !4, !5}
!0 = distinct !DICompositeType(tag: DW_TAG_class_type, name: "C", scope: !10, file: !11, line: 7, baseType: !12, size: 128, align: 64, offset: 8, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !13, runtimeLang: DW_LANG_C_plus_plus_14, vtableHolder: !0, templateParams: !14, identifier: "_ZTS1C", annotations: !16)
!1 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 64, elements: !17, dataLocation: !DIExpression(DW_OP_push_object_address), associated: !DIExpression(DW_OP_constu, 1), allocated: !18, rank: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 4))
!2 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, flags: DIFlagVector, elements: !17, rank: 7)
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", baseType: !12, flags: DIFlagEnumClass, elements: !{!DIEnumerator(name: "A", value: 0)})
!4 = !DICompositeType(tag: DW_TAG_union_type, name: "", elements: !{}, identifier: "")
!5 = !DICompositeType(tag: DW_TAG_variant_part, discriminator: !15, elements: null)
!10 = !DINamespace(name: "n", scope: null)
!11 = !DIFile(filename: "f.cpp", directory: "src")
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!15}
!14 = !{!DITemplateTypeParameter(name: "T", type: !12)}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !0, baseType: !12, flags: DIFlagArtificial)
!16 = !{!{!"btf_decl_tag", !"x"}}
!17 = !{!DISubrange(count: 4)}
!18 = distinct !DIGlobalVariable(name: "allocated", scope: null, type: !12)
