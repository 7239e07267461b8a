//! DWARF's names of tags, languages and encodings, as LLVM 15 spells them
//! (`llvm/BinaryFormat/Dwarf.def`).

/// DWARF's vocabularies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dwarf {
    /// `DW_TAG_member`
    Tag,
    /// `DW_LANG_C99`
    Language,
    /// `DW_ATE_signed`
    Encoding,
}

impl Dwarf {
    fn table(self) -> &'static [(u16, &'static str)] {
        match self {
            Self::Tag => TAGS,
            Self::Language => LANGUAGES,
            Self::Encoding => ENCODINGS,
        }
    }

    /// The name of a number, if it has one.
    pub fn name(self, number: u64) -> Option<&'static [u8]> {
        let found = self.table().iter().find(|(known, _)| u64::from(*known) == number);
        found.map(|(_, name)| name.as_bytes())
    }

    /// The number of a name, if it is one.
    pub fn number(self, name: &[u8]) -> Option<u64> {
        let found = self.table().iter().find(|(_, known)| known.as_bytes() == name);
        found.map(|(number, _)| u64::from(*number))
    }
}

/// Tags.
const TAGS: &[(u16, &str)] = &[
    (0x0, "DW_TAG_null"),
    (0x1, "DW_TAG_array_type"),
    (0x2, "DW_TAG_class_type"),
    (0x3, "DW_TAG_entry_point"),
    (0x4, "DW_TAG_enumeration_type"),
    (0x5, "DW_TAG_formal_parameter"),
    (0x8, "DW_TAG_imported_declaration"),
    (0xa, "DW_TAG_label"),
    (0xb, "DW_TAG_lexical_block"),
    (0xd, "DW_TAG_member"),
    (0xf, "DW_TAG_pointer_type"),
    (0x10, "DW_TAG_reference_type"),
    (0x11, "DW_TAG_compile_unit"),
    (0x12, "DW_TAG_string_type"),
    (0x13, "DW_TAG_structure_type"),
    (0x15, "DW_TAG_subroutine_type"),
    (0x16, "DW_TAG_typedef"),
    (0x17, "DW_TAG_union_type"),
    (0x18, "DW_TAG_unspecified_parameters"),
    (0x19, "DW_TAG_variant"),
    (0x1a, "DW_TAG_common_block"),
    (0x1b, "DW_TAG_common_inclusion"),
    (0x1c, "DW_TAG_inheritance"),
    (0x1d, "DW_TAG_inlined_subroutine"),
    (0x1e, "DW_TAG_module"),
    (0x1f, "DW_TAG_ptr_to_member_type"),
    (0x20, "DW_TAG_set_type"),
    (0x21, "DW_TAG_subrange_type"),
    (0x22, "DW_TAG_with_stmt"),
    (0x23, "DW_TAG_access_declaration"),
    (0x24, "DW_TAG_base_type"),
    (0x25, "DW_TAG_catch_block"),
    (0x26, "DW_TAG_const_type"),
    (0x27, "DW_TAG_constant"),
    (0x28, "DW_TAG_enumerator"),
    (0x29, "DW_TAG_file_type"),
    (0x2a, "DW_TAG_friend"),
    (0x2b, "DW_TAG_namelist"),
    (0x2c, "DW_TAG_namelist_item"),
    (0x2d, "DW_TAG_packed_type"),
    (0x2e, "DW_TAG_subprogram"),
    (0x2f, "DW_TAG_template_type_parameter"),
    (0x30, "DW_TAG_template_value_parameter"),
    (0x31, "DW_TAG_thrown_type"),
    (0x32, "DW_TAG_try_block"),
    (0x33, "DW_TAG_variant_part"),
    (0x34, "DW_TAG_variable"),
    (0x35, "DW_TAG_volatile_type"),
    (0x36, "DW_TAG_dwarf_procedure"),
    (0x37, "DW_TAG_restrict_type"),
    (0x38, "DW_TAG_interface_type"),
    (0x39, "DW_TAG_namespace"),
    (0x3a, "DW_TAG_imported_module"),
    (0x3b, "DW_TAG_unspecified_type"),
    (0x3c, "DW_TAG_partial_unit"),
    (0x3d, "DW_TAG_imported_unit"),
    (0x3f, "DW_TAG_condition"),
    (0x40, "DW_TAG_shared_type"),
    (0x41, "DW_TAG_type_unit"),
    (0x42, "DW_TAG_rvalue_reference_type"),
    (0x43, "DW_TAG_template_alias"),
    (0x44, "DW_TAG_coarray_type"),
    (0x45, "DW_TAG_generic_subrange"),
    (0x46, "DW_TAG_dynamic_type"),
    (0x47, "DW_TAG_atomic_type"),
    (0x48, "DW_TAG_call_site"),
    (0x49, "DW_TAG_call_site_parameter"),
    (0x4a, "DW_TAG_skeleton_unit"),
    (0x4b, "DW_TAG_immutable_type"),
    (0x4081, "DW_TAG_MIPS_loop"),
    (0x4101, "DW_TAG_format_label"),
    (0x4102, "DW_TAG_function_template"),
    (0x4103, "DW_TAG_class_template"),
    (0x4104, "DW_TAG_GNU_BINCL"),
    (0x4105, "DW_TAG_GNU_EINCL"),
    (0x4106, "DW_TAG_GNU_template_template_param"),
    (0x4107, "DW_TAG_GNU_template_parameter_pack"),
    (0x4108, "DW_TAG_GNU_formal_parameter_pack"),
    (0x4109, "DW_TAG_GNU_call_site"),
    (0x410a, "DW_TAG_GNU_call_site_parameter"),
    (0x4200, "DW_TAG_APPLE_property"),
    (0x4201, "DW_TAG_SUN_function_template"),
    (0x4202, "DW_TAG_SUN_class_template"),
    (0x4203, "DW_TAG_SUN_struct_template"),
    (0x4204, "DW_TAG_SUN_union_template"),
    (0x4205, "DW_TAG_SUN_indirect_inheritance"),
    (0x4206, "DW_TAG_SUN_codeflags"),
    (0x4207, "DW_TAG_SUN_memop_info"),
    (0x4208, "DW_TAG_SUN_omp_child_func"),
    (0x4209, "DW_TAG_SUN_rtti_descriptor"),
    (0x420a, "DW_TAG_SUN_dtor_info"),
    (0x420b, "DW_TAG_SUN_dtor"),
    (0x420c, "DW_TAG_SUN_f90_interface"),
    (0x420d, "DW_TAG_SUN_fortran_vax_structure"),
    (0x42ff, "DW_TAG_SUN_hi"),
    (0x5101, "DW_TAG_ALTIUM_circ_type"),
    (0x5102, "DW_TAG_ALTIUM_mwa_circ_type"),
    (0x5103, "DW_TAG_ALTIUM_rev_carry_type"),
    (0x5111, "DW_TAG_ALTIUM_rom"),
    (0x6000, "DW_TAG_LLVM_annotation"),
    (0x8004, "DW_TAG_GHS_namespace"),
    (0x8005, "DW_TAG_GHS_using_namespace"),
    (0x8006, "DW_TAG_GHS_using_declaration"),
    (0x8007, "DW_TAG_GHS_template_templ_param"),
    (0x8765, "DW_TAG_UPC_shared_type"),
    (0x8766, "DW_TAG_UPC_strict_type"),
    (0x8767, "DW_TAG_UPC_relaxed"),
    (0xa000, "DW_TAG_PGI_kanji_type"),
    (0xa020, "DW_TAG_PGI_interface_block"),
    (0xb000, "DW_TAG_BORLAND_property"),
    (0xb001, "DW_TAG_BORLAND_Delphi_string"),
    (0xb002, "DW_TAG_BORLAND_Delphi_dynamic_array"),
    (0xb003, "DW_TAG_BORLAND_Delphi_set"),
    (0xb004, "DW_TAG_BORLAND_Delphi_variant"),
];

/// Languages.
const LANGUAGES: &[(u16, &str)] = &[
    (0x1, "DW_LANG_C89"),
    (0x2, "DW_LANG_C"),
    (0x3, "DW_LANG_Ada83"),
    (0x4, "DW_LANG_C_plus_plus"),
    (0x5, "DW_LANG_Cobol74"),
    (0x6, "DW_LANG_Cobol85"),
    (0x7, "DW_LANG_Fortran77"),
    (0x8, "DW_LANG_Fortran90"),
    (0x9, "DW_LANG_Pascal83"),
    (0xa, "DW_LANG_Modula2"),
    (0xb, "DW_LANG_Java"),
    (0xc, "DW_LANG_C99"),
    (0xd, "DW_LANG_Ada95"),
    (0xe, "DW_LANG_Fortran95"),
    (0xf, "DW_LANG_PLI"),
    (0x10, "DW_LANG_ObjC"),
    (0x11, "DW_LANG_ObjC_plus_plus"),
    (0x12, "DW_LANG_UPC"),
    (0x13, "DW_LANG_D"),
    (0x14, "DW_LANG_Python"),
    (0x15, "DW_LANG_OpenCL"),
    (0x16, "DW_LANG_Go"),
    (0x17, "DW_LANG_Modula3"),
    (0x18, "DW_LANG_Haskell"),
    (0x19, "DW_LANG_C_plus_plus_03"),
    (0x1a, "DW_LANG_C_plus_plus_11"),
    (0x1b, "DW_LANG_OCaml"),
    (0x1c, "DW_LANG_Rust"),
    (0x1d, "DW_LANG_C11"),
    (0x1e, "DW_LANG_Swift"),
    (0x1f, "DW_LANG_Julia"),
    (0x20, "DW_LANG_Dylan"),
    (0x21, "DW_LANG_C_plus_plus_14"),
    (0x22, "DW_LANG_Fortran03"),
    (0x23, "DW_LANG_Fortran08"),
    (0x24, "DW_LANG_RenderScript"),
    (0x25, "DW_LANG_BLISS"),
    (0x8001, "DW_LANG_Mips_Assembler"),
    (0x8e57, "DW_LANG_GOOGLE_RenderScript"),
    (0xb000, "DW_LANG_BORLAND_Delphi"),
];

/// Encodings.
const ENCODINGS: &[(u16, &str)] = &[
    (0x1, "DW_ATE_address"),
    (0x2, "DW_ATE_boolean"),
    (0x3, "DW_ATE_complex_float"),
    (0x4, "DW_ATE_float"),
    (0x5, "DW_ATE_signed"),
    (0x6, "DW_ATE_signed_char"),
    (0x7, "DW_ATE_unsigned"),
    (0x8, "DW_ATE_unsigned_char"),
    (0x9, "DW_ATE_imaginary_float"),
    (0xa, "DW_ATE_packed_decimal"),
    (0xb, "DW_ATE_numeric_string"),
    (0xc, "DW_ATE_edited"),
    (0xd, "DW_ATE_signed_fixed"),
    (0xe, "DW_ATE_unsigned_fixed"),
    (0xf, "DW_ATE_decimal_float"),
    (0x10, "DW_ATE_UTF"),
    (0x11, "DW_ATE_UCS"),
    (0x12, "DW_ATE_ASCII"),
    (0x81, "DW_ATE_HP_complex_float"),
    (0x82, "DW_ATE_HP_float128"),
    (0x83, "DW_ATE_HP_complex_float128"),
    (0x84, "DW_ATE_HP_floathpintel"),
    (0x85, "DW_ATE_HP_imaginary_float90"),
    (0x86, "DW_ATE_HP_imaginary_float128"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_numbers_belong_to_each_other() {
        for (words, number, name) in [
            (Dwarf::Tag, 0x0D, "DW_TAG_member"),
            (Dwarf::Tag, 0x4109, "DW_TAG_GNU_call_site"),
            (Dwarf::Language, 0x0C, "DW_LANG_C99"),
            (Dwarf::Language, 0x1C, "DW_LANG_Rust"),
            (Dwarf::Encoding, 0x05, "DW_ATE_signed"),
        ] {
            assert_eq!(words.name(number), Some(name.as_bytes()));
            assert_eq!(words.number(name.as_bytes()), Some(number));
        }
        for words in [Dwarf::Tag, Dwarf::Language, Dwarf::Encoding] {
            assert_eq!(words.name(0x9999), None);
            assert_eq!(words.number(b"DW_TAG_"), None);
            let mut numbers: Vec<u16> = words.table().iter().map(|(number, _)| *number).collect();
            numbers.sort_unstable();
            assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]), "{words:?}");
        }
    }
}
