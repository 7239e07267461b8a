// Metadata of every class, for reading and for building. Errors are those of shim.h.
#pragma once
#include "shim.h"

extern "C" {

/// One piece of metadata, as lf_md_read reads it and lf_md_make builds it.
struct LfMetadata {
  uint32_t cls;        // the order of the schema's MetadataClassName
  uint8_t distinct;    // nodes only; temporary ones read as uniqued
  uint32_t n_scalars;
  uint32_t n_operands;
  /// As LLVM orders them, null ones and unused places included; a DILocation has two and a
  /// DISubprogram thirteen when built, though LLVM drops null ones at the end. DIArgList: its
  /// arguments, which LLVM does not call operands.
  const LLVMMetadataRef *operands;
  LfStr string;        // MDString
  LLVMValueRef value;  // ConstantAsMetadata, LocalAsMetadata
  const uint64_t *words; // DIExpression: elements; DIEnumerator: value, lowest word first
  size_t n_words;
  uint64_t scalars[12]; // the order that shim_metadata.cpp says for each class
};

/// Never allocates, never changes the context. False for what is no metadata of a module.
bool lf_md_read(LLVMMetadataRef, LfMetadata *);
/// The node of which lf_md_read would read this.
LLVMMetadataRef lf_md_make(LLVMContextRef, const LfMetadata *);
/// The name of a class; empty past the last one.
LfStr lf_md_class_name(uint32_t cls);

/// The string of these bytes.
LLVMMetadataRef lf_md_string(LLVMContextRef, LfStr);
/// A value as metadata: a constant, an argument or an instruction.
LLVMMetadataRef lf_md_value(LLVMValueRef);

/// Metadata as a value, the operand of a call; null where LLVM would take other metadata instead.
LLVMValueRef lf_md_as_value(LLVMContextRef, LLVMMetadataRef);
/// The metadata of such a value, null if it is none.
LLVMMetadataRef lf_value_as_md(LLVMValueRef);

/// A stand-in for a uniqued node that refers to itself through others.
LLVMMetadataRef lf_md_temporary(LLVMContextRef);
/// Deletes it; whatever refers to it refers to null then.
bool lf_md_drop_temporary(LLVMMetadataRef);
/// Sets operand `i` of a distinct node, or of a uniqued one that waits for a temporary one. Fields
/// that must be strings cannot be set, and no uniqued node become equal to another.
bool lf_md_set_operand(LLVMMetadataRef node, uint32_t i, LLVMMetadataRef);
/// Whether nothing that the node refers to is temporary or waits for a temporary one.
bool lf_md_resolved(LLVMMetadataRef node);
/// Ends the waiting of nodes that refer to each other in a circle.
bool lf_md_resolve_cycles(LLVMMetadataRef node);

/// Whether LLVM survives to verify and print the node: see shim_check.cpp.
bool lf_md_sound(LLVMMetadataRef node);

enum LfDwarf : uint32_t { LfTag = 0, LfLanguage = 1, LfEncoding = 2 };
/// DWARF's name of a number; empty if it has none.
LfStr lf_dwarf_name(uint32_t kind, uint32_t number);
/// The number of such a name; -1 if there is none.
int64_t lf_dwarf_number(uint32_t kind, LfStr name);

} // extern "C"
