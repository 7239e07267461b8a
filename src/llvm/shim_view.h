// What is not in a module but follows from it: sizes by the data layout, demangled names. Errors
// are those of shim.h.
#pragma once
#include "shim.h"

extern "C" {

/// What the data layout says of a type.
struct LfLayout {
  uint64_t bits;  // as a value
  uint64_t bytes; // from one element of an array to the next
  uint64_t align; // of the ABI, in bytes
};

/// False for a type without a size of its own: void, functions, labels, opaque structs, scalable
/// vectors and what holds one of these.
bool lf_type_layout(LLVMModuleRef, LLVMTypeRef, LfLayout *);
/// The byte offset of a field of a struct that has a layout.
uint64_t lf_field_offset(LLVMModuleRef, LLVMTypeRef, uint32_t i);

/// The bytes that a getelementptr of this source type and these operands, the first its base, adds to
/// the base, wrapped at the width of an index. False if some index is no constant, if a scalable
/// type is stepped over, or if 64 bits do not hold the number.
bool lf_gep_offset(LLVMModuleRef, LLVMTypeRef source, const LfUse *operands, size_t n, int64_t *bytes);

enum LfMangling : uint32_t { MNone, MItanium, MMicrosoft };

/// A demangled name of C++; others are not demangled here. Texts live until the next call of the thread.
struct LfDemangled {
  uint32_t scheme;
  LfStr full;
  // Of the Itanium ABI, empty for what the ABI makes up, such as vtables.
  LfStr qualified; // without result and parameters
  LfStr base;      // functions: without scopes and template arguments
};

void lf_demangle(LfStr name, LfDemangled *);

} // extern "C"
