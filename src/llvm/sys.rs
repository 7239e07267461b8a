//! The shim's functions and structs as `shim.h` declares them; what they mean stands there.

use std::ffi::c_void;

use llvm_sys::prelude::{
    LLVMBasicBlockRef, LLVMContextRef, LLVMMetadataRef, LLVMModuleRef, LLVMTypeRef, LLVMValueRef,
};

/// Declares a `repr(C)` struct whose default is all zeros and null pointers.
macro_rules! c_structs {
    ($($(#[$meta:meta])* $name:ident { $($field:ident: $ty:ty),* $(,)? })*) => {$(
        $(#[$meta])*
        #[repr(C)]
        #[derive(Copy, Clone)]
        pub struct $name { $(pub $field: $ty),* }

        impl Default for $name {
            fn default() -> Self {
                // SAFETY: every field is a number, a raw pointer or a struct of such, for all of
                // which zero is a value.
                unsafe { std::mem::zeroed() }
            }
        }
    )*};
}

c_structs! {
    /// Bytes of LLVM's, or of ours for the length of a call.
    Str { data: *const u8, len: usize }
    Use { value: LLVMValueRef, links: [*mut c_void; 3] }
    Type {
        kind: u32, number: u32, count: u64,
        contained: *const LLVMTypeRef, n_contained: usize,
        name: Str, opaque: u8, literal: u8, packed: u8, varargs: u8,
    }
    Attribute { form: u32, kind: Str, value: Str, number: u64, ty: LLVMTypeRef }
    Global {
        kind: u32, linkage: u32, visibility: u32, dll: u32, tls: u32, unnamed_addr: u32,
        calling_convention: u32, sanitizer: u32,
        ty: LLVMTypeRef, value_type: LLVMTypeRef, align: u64,
        name: Str, partition: Str, section: Str, gc: Str,
        comdat: *mut c_void, target: LLVMValueRef,
        personality: LLVMValueRef, prefix: LLVMValueRef, prologue: LLVMValueRef,
        attributes: *const c_void,
        dso_local: u8, constant: u8, externally_initialized: u8, has_gc: u8,
    }
    Constant {
        kind: u32, bits: u32, format: u32, opcode: u32, predicate: u32, flags: u32, inrange: u32,
        words: *const u64, own: [u64; 2], bytes: Str,
        operands: *const Use, n_operands: usize, n_elements: u64,
        source_type: LLVMTypeRef, mask: *const i32, n_mask: usize, block: LLVMBasicBlockRef,
    }
    InlineAsm {
        ty: LLVMTypeRef, text: Str, constraints: Str,
        side_effect: u8, align_stack: u8, intel: u8, unwind: u8,
    }
    Inst {
        opcode: u32, flags: u32, ordering: u32, failure_ordering: u32, syncscope: u32,
        predicate: u32, rmw: u32, tail: u32, calling_convention: u32, n_bundles: u32, n_args: u32,
        align: u64, ty: LLVMTypeRef, aux_type: LLVMTypeRef,
        operands: *const Use, n_operands: usize,
        indices: *const u32, n_indices: usize,
        mask: *const i32, n_mask: usize,
        incoming: *const LLVMBasicBlockRef,
        attributes: *const c_void, debug_loc: LLVMMetadataRef, has_metadata: u8,
    }
    Bundle { tag: Str, first: u32, n: u32 }
    Demangled { scheme: u32, full: Str, qualified: Str, base: Str }
    Attachment { kind: u32, node: LLVMMetadataRef }
    Metadata {
        class: u32, distinct: u8, n_scalars: u32, n_operands: u32,
        operands: *const LLVMMetadataRef, string: Str, value: LLVMValueRef,
        words: *const u64, n_words: usize, scalars: [u64; 12],
    }
}

/// Asserts that C++ lays these structs out alike; see `shim_layout.rs`.
mod layout {
    use super::*;

    include!(concat!(env!("OUT_DIR"), "/layout.rs"));
}

pub const BITCODE: u32 = 0;
pub const TEXT: u32 = 1;

pub type Sink = extern "C" fn(*mut c_void, *const u8, usize);

unsafe extern "C" {
    pub fn lf_error() -> Str;
    pub fn lf_warnings() -> Str;

    pub fn lf_module_parse(
        c: LLVMContextRef,
        data: Str,
        name: Str,
        syntax: u32,
        lenient: bool,
    ) -> LLVMModuleRef;
    pub fn lf_module_verify(m: LLVMModuleRef) -> bool;
    pub fn lf_module_has_debug_info(m: LLVMModuleRef) -> bool;
    pub fn lf_function_verify(f: LLVMValueRef) -> bool;
    pub fn lf_module_print(m: LLVMModuleRef, sink: Sink, state: *mut c_void);
    pub fn lf_module_write(m: LLVMModuleRef, sink: Sink, state: *mut c_void);
    pub fn lf_module_new(c: LLVMContextRef, source_filename: Str) -> LLVMModuleRef;
    pub fn lf_module_source_filename(m: LLVMModuleRef) -> Str;
    pub fn lf_module_target(m: LLVMModuleRef) -> Str;
    pub fn lf_module_set_target(m: LLVMModuleRef, triple: Str);
    pub fn lf_module_data_layout(m: LLVMModuleRef) -> Str;
    pub fn lf_module_set_data_layout(m: LLVMModuleRef, layout: Str) -> bool;
    pub fn lf_module_inline_asm(m: LLVMModuleRef) -> Str;
    pub fn lf_module_set_inline_asm(m: LLVMModuleRef, text: Str);
    pub fn lf_pointer_mode(c: LLVMContextRef) -> u32;
    pub fn lf_set_pointer_mode(c: LLVMContextRef, mode: u32);
    pub fn lf_metadata_kinds(c: LLVMContextRef) -> u32;
    pub fn lf_metadata_kind(c: LLVMContextRef, kind: u32) -> Str;
    pub fn lf_metadata_kind_id(c: LLVMContextRef, name: Str) -> u32;
    pub fn lf_fixed_metadata_kinds() -> u32;
    pub fn lf_syncscope(c: LLVMContextRef, id: u32) -> Str;
    pub fn lf_syncscope_id(c: LLVMContextRef, name: Str) -> u32;

    pub fn lf_named_metadata_next(m: LLVMModuleRef, previous: *mut c_void) -> *mut c_void;
    pub fn lf_named_metadata_name(node: *mut c_void) -> Str;
    pub fn lf_named_metadata_len(node: *mut c_void) -> u32;
    pub fn lf_named_metadata_operand(node: *mut c_void, i: u32) -> LLVMMetadataRef;
    pub fn lf_named_metadata_new(m: LLVMModuleRef, name: Str) -> *mut c_void;
    pub fn lf_named_metadata_add(node: *mut c_void, operand: LLVMMetadataRef) -> bool;
    pub fn lf_comdat_name(c: *mut c_void) -> Str;
    pub fn lf_comdat_kind(c: *mut c_void) -> u32;
    pub fn lf_comdat_new(m: LLVMModuleRef, name: Str, kind: u32) -> *mut c_void;

    pub fn lf_type(t: LLVMTypeRef, out: *mut Type);
    pub fn lf_demangle(name: Str, out: *mut Demangled);
    pub fn lf_type_simple(c: LLVMContextRef, kind: u32, number: u32) -> LLVMTypeRef;
    pub fn lf_type_pointer(c: LLVMContextRef, pointee: LLVMTypeRef, space: u32) -> LLVMTypeRef;
    pub fn lf_type_sequence(kind: u32, element: LLVMTypeRef, count: u64) -> LLVMTypeRef;
    pub fn lf_type_function(
        result: LLVMTypeRef,
        params: *const LLVMTypeRef,
        n: usize,
        varargs: bool,
    ) -> LLVMTypeRef;
    pub fn lf_type_struct(
        c: LLVMContextRef,
        fields: *const LLVMTypeRef,
        n: usize,
        packed: bool,
    ) -> LLVMTypeRef;
    pub fn lf_type_struct_named(c: LLVMContextRef, name: Str) -> LLVMTypeRef;
    pub fn lf_type_struct_body(
        t: LLVMTypeRef,
        fields: *const LLVMTypeRef,
        n: usize,
        packed: bool,
    ) -> bool;

    pub fn lf_attribute_list_len(list: *const c_void) -> u32;
    pub fn lf_attribute_list_get(list: *const c_void, index: u32) -> *const c_void;
    pub fn lf_attribute_set_len(set: *const c_void) -> u32;
    pub fn lf_attribute(set: *const c_void, i: u32, out: *mut Attribute);
    pub fn lf_attribute_set_new(c: LLVMContextRef, a: *const Attribute, n: usize) -> *const c_void;
    pub fn lf_attribute_list_new(
        c: LLVMContextRef,
        indices: *const u32,
        sets: *const *const c_void,
        n: usize,
    ) -> *const c_void;

    pub fn lf_global_next(m: LLVMModuleRef, kind: u32, previous: LLVMValueRef) -> LLVMValueRef;
    pub fn lf_global(v: LLVMValueRef, out: *mut Global);
    pub fn lf_global_new(m: LLVMModuleRef, g: *const Global, space: u32) -> LLVMValueRef;
    pub fn lf_global_finish(v: LLVMValueRef, g: *const Global) -> bool;
    pub fn lf_function_params(f: LLVMValueRef) -> u32;
    pub fn lf_function_param(f: LLVMValueRef, i: u32) -> LLVMValueRef;

    pub fn lf_value_name(v: LLVMValueRef) -> Str;
    pub fn lf_value_set_name(v: LLVMValueRef, name: Str) -> bool;
    pub fn lf_value_type(v: LLVMValueRef) -> LLVMTypeRef;
    pub fn lf_value_class(v: LLVMValueRef) -> u32;

    pub fn lf_constant(v: LLVMValueRef, out: *mut Constant);
    pub fn lf_constant_element(v: LLVMValueRef, i: u64) -> LLVMValueRef;
    pub fn lf_constant_simple(t: LLVMTypeRef, kind: u32) -> LLVMValueRef;
    pub fn lf_constant_int(t: LLVMTypeRef, decimal: Str) -> LLVMValueRef;
    pub fn lf_constant_fp(t: LLVMTypeRef, words: *const u64) -> LLVMValueRef;
    pub fn lf_constant_bytes(t: LLVMTypeRef, bytes: Str) -> LLVMValueRef;
    pub fn lf_constant_aggregate(t: LLVMTypeRef, v: *const LLVMValueRef, n: usize) -> LLVMValueRef;
    pub fn lf_constant_block(b: LLVMBasicBlockRef) -> LLVMValueRef;
    pub fn lf_constant_dso_local_equivalent(v: LLVMValueRef) -> LLVMValueRef;
    pub fn lf_constant_no_cfi(v: LLVMValueRef) -> LLVMValueRef;
    pub fn lf_constant_expr(
        c: *const Constant,
        t: LLVMTypeRef,
        v: *const LLVMValueRef,
        n: usize,
    ) -> LLVMValueRef;
    pub fn lf_inline_asm(v: LLVMValueRef, out: *mut InlineAsm) -> bool;
    pub fn lf_inline_asm_new(a: *const InlineAsm) -> LLVMValueRef;

    pub fn lf_block_next(f: LLVMValueRef, previous: LLVMBasicBlockRef) -> LLVMBasicBlockRef;
    pub fn lf_block_new(f: LLVMValueRef) -> LLVMBasicBlockRef;
    pub fn lf_block_preds(b: LLVMBasicBlockRef, out: *mut LLVMBasicBlockRef, cap: u32) -> u32;
    pub fn lf_block_set_preds(b: LLVMBasicBlockRef, p: *const LLVMBasicBlockRef, n: u32) -> bool;

    pub fn lf_inst_next(b: LLVMBasicBlockRef, previous: LLVMValueRef) -> LLVMValueRef;
    pub fn lf_inst(v: LLVMValueRef, out: *mut Inst);
    pub fn lf_inst_bundle(v: LLVMValueRef, i: u32, out: *mut Bundle);
    pub fn lf_inst_new(
        b: LLVMBasicBlockRef,
        info: *const Inst,
        values: *const LLVMValueRef,
        n_values: usize,
        blocks: *const LLVMBasicBlockRef,
        n_blocks: usize,
        bundles: *const Bundle,
        n_bundles: usize,
    ) -> LLVMValueRef;
    pub fn lf_attachments(v: LLVMValueRef, out: *mut Attachment, cap: u32) -> u32;
    pub fn lf_attach(v: LLVMValueRef, kind: u32, node: LLVMMetadataRef) -> bool;
    pub fn lf_set_debug_loc(v: LLVMValueRef, location: LLVMMetadataRef) -> bool;
    pub fn lf_module_flag_sound(md: LLVMMetadataRef) -> bool;
    pub fn lf_function_sound(f: LLVMValueRef) -> bool;
    pub fn lf_placeholder(t: LLVMTypeRef) -> LLVMValueRef;
    pub fn lf_placeholder_replace(placeholder: LLVMValueRef, value: LLVMValueRef) -> bool;
}

impl Str {
    /// For the length of a call.
    pub fn of(bytes: &[u8]) -> Self {
        Self { data: bytes.as_ptr(), len: bytes.len() }
    }

    /// The bytes; none if there is no string at all.
    ///
    /// # Safety
    /// They must live and stay unchanged for `'a`.
    pub unsafe fn bytes<'a>(self) -> &'a [u8] {
        // SAFETY: the caller's, and LLVM's strings are contiguous.
        unsafe { slice(self.data, self.len) }
    }
}

/// A slice of LLVM's memory, which may have no address when it is empty.
///
/// # Safety
/// `data` points to `len` values that live and stay unchanged for `'a`.
pub unsafe fn slice<'a, T>(data: *const T, len: usize) -> &'a [T] {
    if data.is_null() || len == 0 {
        return &[];
    }
    // SAFETY: the caller's.
    unsafe { std::slice::from_raw_parts(data, len) }
}

/// What LLVM warned of while this thread parsed its last module; empty if of nothing.
pub fn last_warnings() -> String {
    // SAFETY: as in `last_error`.
    String::from_utf8_lossy(unsafe { lf_warnings().bytes() }).trim_end().to_owned()
}

/// What the last builder that returned nothing had to say.
pub fn last_error() -> String {
    // SAFETY: the message belongs to this thread and is copied before anything can replace it.
    String::from_utf8_lossy(unsafe { lf_error().bytes() }).trim_end().to_owned()
}
