; Flags that only some nodes have.
!named = !{!0, !1, !2, !3, !4, !5, !6, !7, !8}
!0 = !DICompositeType(tag: DW_TAG_structure_type, name: "a", flags: DIFlagFwdDecl | DIFlagAppleBlock)
!1 = !DICompositeType(tag: DW_TAG_structure_type, name: "b", flags: DIFlagObjcClassComplete)
!2 = !DICompositeType(tag: DW_TAG_class_type, name: "c", flags: DIFlagSingleInheritance | DIFlagIntroducedVirtual)
!3 = !DICompositeType(tag: DW_TAG_class_type, name: "d", flags: DIFlagMultipleInheritance | DIFlagTypePassByValue)
!4 = !DICompositeType(tag: DW_TAG_class_type, name: "e", flags: DIFlagVirtualInheritance | DIFlagExportSymbols)
!5 = !DIDerivedType(tag: DW_TAG_member, name: "f", baseType: null, flags: DIFlagProtected | DIFlagStaticMember | DIFlagNoReturn)
!8 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, flags: DIFlagVector, elements: !10)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!DISubrange(count: 4)}
!6 = !DIDerivedType(tag: DW_TAG_inheritance, baseType: null, flags: DIFlagIndirectVirtualBase)
!7 = !DIBasicType(flags: 2147483648)
