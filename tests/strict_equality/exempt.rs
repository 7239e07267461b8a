//! What strict equality does not compare, and why; and what no row can say by itself.

use facts::Relation;

/// Attachments that say nothing of what the code does.
pub fn idle(relation: Relation, row: &[Vec<u8>]) -> bool {
    let kind = match relation {
        Relation::InstructionMetadata => &row[1],
        Relation::FunctionMetadata => &row[2],
        _ => return false,
    };
    [b"dbg".as_slice(), b"prof", b"srcloc"].contains(&kind.as_slice())
}

/// Relations that are not compared, with the reason. Views are none of them: they follow from others,
/// which are asked themselves.
pub const EXEMPT: &[(&str, &[&str])] = &[
    (
        "says something of a module: functions of one are compared, or of modules that are linked",
        &[
            "module",
            "module_source_filename",
            "module_data_layout",
            "module_target_triple",
            "module_inline_asm_line",
            "module_pointer_mode",
            "module_global",
            "module_alias",
            "module_ifunc",
            "module_metadata_kind",
            "module_named_metadata",
            "named_metadata_name",
            "named_metadata_operand",
            "comdat_name",
            "comdat_module",
            "comdat_selection_kind",
        ],
    ),
    (
        "says in which order passes visit uses: functions that compute the same may differ in it",
        &["function_use_order", "basicblock_use_order", "module_use_order"],
    ),
    (
        "says what another global value is: a function only names it",
        &[
            "variable_global_type",
            "variable_global_linkage",
            "variable_global_align",
            "variable_global_init",
            "variable_global_constant",
            "variable_global_externally_initialized",
            "variable_global_attributes",
            "variable_global_sanitizer",
            "variable_global_metadata",
            "variable_alias_type",
            "variable_alias_linkage",
            "variable_alias_aliasee",
            "variable_ifunc_type",
            "variable_ifunc_linkage",
            "variable_ifunc_resolver",
            "global_value_thread_local",
        ],
    ),
    (
        "belongs to the symbol of a function and not to its code; merging looks at it by itself",
        &[
            "function_name",
            "function_linkage",
            "variable_func",
            "global_value_visibility",
            "global_value_dll_storage_class",
            "global_value_unnamed_addr",
            "global_value_dso_local",
            "global_value_partition",
            "global_value_comdat",
        ],
    ),
    ("aligns the function's code, which shows in its address only", &["function_align"]),
    ("is a name that the code does not go by", &["variable_name", "basicblock_name"]),
    ("tells structs apart by what they are called", &["struct_type_name", "struct_type_literal"]),
    ("is the type of no value of a function", &["opaque_struct_type"]),
    (
        "says what a pointer points to: access says that itself",
        &["pointer_type_component", "pointer_type_opaque"],
    ),
    ("has the order of a block's uses, by which nothing goes", &["basicblock_pred"]),
    ("is a place in the source", &["instruction_debug_loc"]),
    ("declares a set, which is what its attributes are", &["attribute_set"]),
    (
        "takes a node apart that is compared as itself: two that differ are two nodes",
        &["metadata_distinct", "metadata_ref", "metadata_field", "metadata_expression_element"],
    ),
    (
        "counts the rows of a list that is compared, or rebuild refuses it",
        &[
            "struct_type_nfields",
            "fn_type_nparams",
            "variable_const_struct_nfields",
            "variable_const_array_len",
            "variable_const_vector_len",
            "operation_extractvalue_nindices",
            "operation_gep_nindices",
            "instruction_switch_ncases",
            "instruction_indirectbr_nlabels",
            "instruction_call_nargs",
            "instruction_invk_nargs",
            "instruction_callbr_nargs",
            "instruction_phi_npairs",
            "instruction_landingpad_nclses",
            "instruction_catchpad_nargs",
            "instruction_cleanuppad_nargs",
            "instruction_insertvalue_nindices",
            "metadata_noperands",
        ],
    ),
    (
        "gives a result its id, and ids mean nothing",
        &[
            "instruction_call_res",
            "instruction_invk_res",
            "instruction_callbr_res",
            "instruction_alloca_res",
            "instruction_load_res",
            "instruction_cmpxchg_res",
            "instruction_atomicrmw_res",
            "instruction_phi_res",
            "instruction_freeze_res",
            "instruction_landingpad_res",
            "instruction_catchpad_res",
            "instruction_catchswitch_res",
            "instruction_cleanuppad_res",
            "instruction_insertvalue_res",
            "instruction_op_res",
        ],
    ),
    (
        "stands in no module that LLVM's verifier accepts",
        &["instruction_callbr_static", "instruction_atomicrmw_bad"],
    ),
];
