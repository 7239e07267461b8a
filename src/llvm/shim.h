// What the C API of LLVM 15 lacks, for reading a module and for building one.
//
// Everything is `extern "C"`. A getter and its setter stand next to each other. Every entry checks
// the class of what it is given with isa<>: the release library of LLVM checks nothing, and a wrong
// cast would be undefined behaviour. A builder that is given something impossible returns null and
// leaves a message for lf_error().
#pragma once
#include <cstddef>
#include <cstdint>
#include <llvm-c/Types.h>

extern "C" {

/// Bytes that belong to LLVM; they live as long as what they describe.
struct LfStr {
  const char *data;
  size_t len;
};

/// The first layout of llvm::Use, which shim_cast.h asserts.
struct LfUse {
  LLVMValueRef value;
  void *links[3];
};

// ---- errors -------------------------------------------------------------------------------

LfStr lf_error();
/// Warnings of the last lf_module_parse of this thread.
LfStr lf_warnings();

// ---- modules ------------------------------------------------------------------------------

enum LfParse : uint32_t { LfBitcode = 0, LfText = 1 };

/// `lenient`: a broken module with debug information is one, too; else LLVM aborts.
LLVMModuleRef lf_module_parse(LLVMContextRef, LfStr data, LfStr name, uint32_t syntax, bool lenient);
bool lf_module_verify(LLVMModuleRef);
/// Whether debug information is of LLVM 15's version: then parsing has verified the module, has
/// dropped debug information that is invalid, and has aborted if the module is broken otherwise.
bool lf_module_has_debug_info(LLVMModuleRef);
bool lf_function_verify(LLVMValueRef);
/// Calls `sink` with pieces of the text that llvm-dis prints.
void lf_module_print(LLVMModuleRef, void (*sink)(void *, const char *, size_t), void *state);
/// Bitcode with use-list orders preserved.
void lf_module_write(LLVMModuleRef, void (*sink)(void *, const char *, size_t), void *state);
LLVMModuleRef lf_module_new(LLVMContextRef, LfStr source_filename);
LfStr lf_module_target(LLVMModuleRef);
void lf_module_set_target(LLVMModuleRef, LfStr);
LfStr lf_module_data_layout(LLVMModuleRef);
bool lf_module_set_data_layout(LLVMModuleRef, LfStr);
LfStr lf_module_inline_asm(LLVMModuleRef);
void lf_module_set_inline_asm(LLVMModuleRef, LfStr);
LfStr lf_module_source_filename(LLVMModuleRef);
/// 0 not decided (no pointer type), 1 typed, 2 opaque.
uint32_t lf_pointer_mode(LLVMContextRef);
void lf_set_pointer_mode(LLVMContextRef, uint32_t);
/// Number of metadata kinds, fixed ones included; the fixed ones come first.
uint32_t lf_metadata_kinds(LLVMContextRef);
LfStr lf_metadata_kind(LLVMContextRef, uint32_t);
uint32_t lf_metadata_kind_id(LLVMContextRef, LfStr);
uint32_t lf_fixed_metadata_kinds();
LfStr lf_syncscope(LLVMContextRef, uint32_t);
uint32_t lf_syncscope_id(LLVMContextRef, LfStr);

// ---- named metadata, comdats --------------------------------------------------------------

void *lf_named_metadata_next(LLVMModuleRef, void *previous);
LfStr lf_named_metadata_name(void *);
uint32_t lf_named_metadata_len(void *);
LLVMMetadataRef lf_named_metadata_operand(void *, uint32_t);
void *lf_named_metadata_new(LLVMModuleRef, LfStr name);
bool lf_named_metadata_add(void *, LLVMMetadataRef);

LfStr lf_comdat_name(void *);
uint32_t lf_comdat_kind(void *);
void *lf_comdat_new(LLVMModuleRef, LfStr name, uint32_t kind);

// ---- types --------------------------------------------------------------------------------

struct LfType {
  uint32_t kind; // the order of the schema's TypeKind
  uint32_t number; // integer: width; floating point: FloatKind; pointer: address space
  uint64_t count; // array and vector: elements
  const LLVMTypeRef *contained; // elements, fields, result and parameters, pointee
  size_t n_contained;
  LfStr name; // identified structs
  uint8_t opaque, literal, packed, varargs;
};

void lf_type(LLVMTypeRef, LfType *);
LLVMTypeRef lf_type_simple(LLVMContextRef, uint32_t kind, uint32_t number);
LLVMTypeRef lf_type_pointer(LLVMContextRef, LLVMTypeRef pointee, uint32_t address_space);
LLVMTypeRef lf_type_sequence(uint32_t kind, LLVMTypeRef element, uint64_t count);
LLVMTypeRef lf_type_function(LLVMTypeRef result, const LLVMTypeRef *params, size_t n, bool varargs);
LLVMTypeRef lf_type_struct(LLVMContextRef, const LLVMTypeRef *fields, size_t n, bool packed);
LLVMTypeRef lf_type_struct_named(LLVMContextRef, LfStr name);
bool lf_type_struct_body(LLVMTypeRef, const LLVMTypeRef *fields, size_t n, bool packed);

// ---- attributes ---------------------------------------------------------------------------

struct LfAttribute {
  uint32_t form; // 0 enum, 1 int, 2 type, 3 string
  LfStr kind, value;
  uint64_t number;
  LLVMTypeRef type;
};

/// A list is what a function or call has; index 0 the function, 1 the return value, 2.. parameters.
uint32_t lf_attribute_list_len(const void *list);
const void *lf_attribute_list_get(const void *list, uint32_t index);
uint32_t lf_attribute_set_len(const void *set);
void lf_attribute(const void *set, uint32_t i, LfAttribute *);
const void *lf_attribute_set_new(LLVMContextRef, const LfAttribute *, size_t n);
const void *lf_attribute_list_new(LLVMContextRef, const uint32_t *indices, const void *const *sets,
                                  size_t n);

// ---- global values ------------------------------------------------------------------------

struct LfGlobal {
  uint32_t kind; // 0 variable, 1 function, 2 alias, 3 ifunc
  uint32_t linkage, visibility, dll, tls, unnamed_addr; // the schema's words; 0 of the optional is none
  uint32_t calling_convention, sanitizer;
  LLVMTypeRef type, value_type;
  uint64_t align; // bytes, 0 none
  LfStr name, partition, section, gc;
  void *comdat;
  LLVMValueRef target; // initialiser, aliasee, resolver
  LLVMValueRef personality, prefix, prologue;
  const void *attributes; // variable: a set; function: a list
  uint8_t dso_local, constant, externally_initialized, has_gc;
};

/// The next of `kind` in the module's list.
LLVMValueRef lf_global_next(LLVMModuleRef, uint32_t kind, LLVMValueRef previous);
void lf_global(LLVMValueRef, LfGlobal *);
LLVMValueRef lf_global_new(LLVMModuleRef, const LfGlobal *, uint32_t address_space);
/// Initialiser, aliasee, resolver, personality, prefix and prologue data.
bool lf_global_finish(LLVMValueRef, const LfGlobal *);
LLVMValueRef lf_function_param(LLVMValueRef fn, uint32_t i);
uint32_t lf_function_params(LLVMValueRef fn);

LfStr lf_value_name(LLVMValueRef);
/// False when the name is taken.
bool lf_value_set_name(LLVMValueRef, LfStr);
LLVMTypeRef lf_value_type(LLVMValueRef);

/// 0 constant other than a global, 1 global, 2 argument or instruction, 3 block, 4 metadata,
/// 5 inline assembler.
uint32_t lf_value_class(LLVMValueRef);

// ---- constants ----------------------------------------------------------------------------

struct LfConstant {
  uint32_t kind; // the order of the schema's ConstantKind
  uint32_t bits; // int, fp: width
  uint32_t format; // fp: FloatKind
  uint32_t opcode; // constexpr: the schema's Opcode
  uint32_t predicate, flags, inrange;
  const uint64_t *words; // int: LLVM's own; fp: `own`
  uint64_t own[2];
  LfStr bytes;
  const LfUse *operands;
  size_t n_operands;
  uint64_t n_elements; // data arrays and vectors, read by lf_constant_element
  LLVMTypeRef source_type;
  const int *mask;
  size_t n_mask;
  LLVMBasicBlockRef block;
};

void lf_constant(LLVMValueRef, LfConstant *);
LLVMValueRef lf_constant_element(LLVMValueRef, uint64_t i);
/// Constants without operands: undef, poison, null, zeroinitializer, none.
LLVMValueRef lf_constant_simple(LLVMTypeRef, uint32_t kind);
LLVMValueRef lf_constant_int(LLVMTypeRef, LfStr decimal);
LLVMValueRef lf_constant_fp(LLVMTypeRef, const uint64_t words[2]);
LLVMValueRef lf_constant_bytes(LLVMTypeRef, LfStr);
LLVMValueRef lf_constant_aggregate(LLVMTypeRef, const LLVMValueRef *, size_t n);
LLVMValueRef lf_constant_block(LLVMBasicBlockRef);
LLVMValueRef lf_constant_dso_local_equivalent(LLVMValueRef);
LLVMValueRef lf_constant_no_cfi(LLVMValueRef);
/// `flags`, `predicate`, `inrange`, `source_type` and `mask` as lf_constant reads them.
LLVMValueRef lf_constant_expr(const LfConstant *, LLVMTypeRef, const LLVMValueRef *, size_t n);

struct LfInlineAsm {
  LLVMTypeRef type;
  LfStr text, constraints;
  uint8_t side_effect, align_stack, intel, unwind;
};
bool lf_inline_asm(LLVMValueRef, LfInlineAsm *);
LLVMValueRef lf_inline_asm_new(const LfInlineAsm *);

// ---- blocks -------------------------------------------------------------------------------

LLVMBasicBlockRef lf_block_next(LLVMValueRef fn, LLVMBasicBlockRef previous);
LLVMBasicBlockRef lf_block_new(LLVMValueRef fn);
/// The predecessors in use-list order: how many there are; the first `cap` are stored.
uint32_t lf_block_preds(LLVMBasicBlockRef, LLVMBasicBlockRef *, uint32_t cap);
/// Orders the use-list so that the predecessors come as told.
bool lf_block_set_preds(LLVMBasicBlockRef, const LLVMBasicBlockRef *, uint32_t n);

// ---- instructions -------------------------------------------------------------------------

struct LfInst {
  uint32_t opcode; // the order of the schema's Opcode
  uint32_t flags; // LfFlags: see shim_flags.h
  uint32_t ordering, failure_ordering; // the schema's Ordering, plus one; 0 is not atomic
  uint32_t syncscope; // 1 is the system's
  uint32_t predicate; // the order of the schema's relations
  uint32_t rmw;
  uint32_t tail; // 0 none, then the schema's TailCallKind
  uint32_t calling_convention;
  uint32_t n_bundles;
  uint32_t n_args; // calls and pads: arguments, the first operands
  uint64_t align; // bytes
  LLVMTypeRef type; // of the result
  LLVMTypeRef aux_type; // alloca: allocated; gep: source; calls: function type; landingpad: none
  const LfUse *operands;
  size_t n_operands;
  const unsigned *indices;
  size_t n_indices;
  const int *mask;
  size_t n_mask;
  const LLVMBasicBlockRef *incoming; // phi
  const void *attributes; // calls
  LLVMMetadataRef debug_loc;
  uint8_t has_metadata; // other than dbg
};

LLVMValueRef lf_inst_next(LLVMBasicBlockRef, LLVMValueRef previous);
void lf_inst(LLVMValueRef, LfInst *);
struct LfBundle {
  LfStr tag;
  uint32_t first, n; // among the operands of the instruction
};
void lf_inst_bundle(LLVMValueRef, uint32_t i, LfBundle *);

/// Builds the instruction of which lf_inst would read `info`, at the end of the block; `info` need
/// not point to its operands, they come apart:
///
///     values  as LLVM orders the operands, without the blocks. Calls: arguments, operands of the
///             bundles, callee. Pads: arguments, parent. Switch: condition, case values.
///     blocks  br: destinations, the one for true first; switch: default, then one a case;
///             indirectbr, phi: in order; invoke: normal, exceptional; callbr: fallthrough,
///             indirect ones; catchret: one; cleanupret: none or one; catchswitch: `n_args`
///             handlers, then perhaps where to unwind to.
LLVMValueRef lf_inst_new(LLVMBasicBlockRef, const LfInst *info, const LLVMValueRef *values,
                         size_t n_values, const LLVMBasicBlockRef *blocks, size_t n_blocks,
                         const LfBundle *bundles, size_t n_bundles);

struct LfAttachment {
  uint32_t kind;
  LLVMMetadataRef node;
};
/// Attachments but for an instruction's dbg: how many there are; the first `cap` are stored.
uint32_t lf_attachments(LLVMValueRef, LfAttachment *, uint32_t cap);
/// Adds an attachment; an instruction's dbg goes by lf_set_debug_loc.
bool lf_attach(LLVMValueRef, uint32_t kind, LLVMMetadataRef node);
bool lf_set_debug_loc(LLVMValueRef inst, LLVMMetadataRef location);

// What LLVM's verifier takes on trust: see shim_check.cpp. Each is false for what it would not
// survive.

/// Of an instruction.
bool lf_attachment_sound(uint32_t kind, LLVMMetadataRef node);
/// An aliasee: Verifier::visitAliaseeSubExpr goes around a circle of aliases for ever.
bool lf_aliasee_sound(LLVMValueRef alias, LLVMValueRef aliasee);
/// A resolver: GlobalIFunc::getResolverFunction wants an object behind it.
bool lf_resolver_sound(LLVMValueRef);
/// An operand of llvm.module.flags.
bool lf_module_flag_sound(LLVMMetadataRef);
/// An intrinsic function, by how it is called.
bool lf_function_sound(LLVMValueRef);

/// A stand-in for a value that is defined later.
LLVMValueRef lf_placeholder(LLVMTypeRef);
/// Puts `value` everywhere in its place and deletes it; false when the types differ.
bool lf_placeholder_replace(LLVMValueRef, LLVMValueRef value);
} // extern "C"

#ifdef __cplusplus
/// Leaves a message for lf_error().
void lf_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));
#endif
