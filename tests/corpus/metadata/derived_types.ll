; Each tag that derived types have, with all fields.
!named = !{!0, !1, !2, !3, !4, !5, !6, !7, !8, !9, !10}
!0 = !DIDerivedType(tag: DW_TAG_member, name: "field", scope: !20, file: !21, line: 3, baseType: !22, size: 8, align: 4, offset: 64, flags: DIFlagBitField | DIFlagPrivate, extraData: i64 64, annotations: !23)
!1 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 1)
!2 = !DIDerivedType(tag: DW_TAG_typedef, name: "alias", file: !21, line: 1, baseType: !22)
!3 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !1)
!4 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !3, size: 64, dwarfAddressSpace: 0)
!5 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !20, baseType: !20, offset: 24, flags: DIFlagPublic | DIFlagVirtual, extraData: i32 0)
!6 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !22, size: 64, extraData: !20)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "constant", scope: !20, baseType: !3, flags: DIFlagPublic | DIFlagStaticMember, extraData: i32 -7)
!8 = !DIDerivedType(tag: DW_TAG_friend, scope: !20, baseType: !22)
!9 = distinct !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "property", baseType: !22, extraData: !24)
!20 = !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !21)
!21 = !DIFile(filename: "f.c", directory: "src")
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{!{!"btf_type_tag", !"user"}}
!24 = !DIObjCProperty(name: "property")
