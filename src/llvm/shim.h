// What the C API of LLVM 15 lacks: it drops the orders of use-lists where it writes, and aborts where
// it reads a broken module with debug information.
//
// Everything is `extern "C"`. What fails leaves a message for lf_error().
#pragma once
#include <cstddef>
#include <cstdint>
#include <llvm-c/Types.h>

extern "C" {

/// Bytes that belong to LLVM, to the caller for the length of a call, or to the thread until its
/// next call.
struct LfStr {
  const char *data;
  size_t len;
};

// ---- errors -------------------------------------------------------------------------------

LfStr lf_error();
/// Warnings of the last lf_module_parse of this thread.
LfStr lf_warnings();

// ---- modules ------------------------------------------------------------------------------

enum LfParse : uint32_t { LfBitcode = 0, LfText = 1 };

/// As LLVM's tools read it: debug information that is invalid is dropped with a warning, and a module
/// that is broken otherwise and has debug information ends the process. `lenient`: it is read, too,
/// and verified twice; uses of blocks whose addresses are taken come in another order.
LLVMModuleRef lf_module_parse(LLVMContextRef, LfStr data, LfStr name, uint32_t syntax, bool lenient);
bool lf_module_verify(LLVMModuleRef);
/// The place of the first function among the module's that the verifier rejects, -1 if there is none.
int64_t lf_module_rejected_function(LLVMModuleRef);
/// Calls `sink` with pieces of the text that llvm-dis prints, with `uses` also the orders of
/// use-lists.
void lf_module_print(LLVMModuleRef, bool uses, void (*sink)(void *, const char *, size_t),
                     void *state);
/// Bitcode with use-list orders preserved.
void lf_module_write(LLVMModuleRef, void (*sink)(void *, const char *, size_t), void *state);

// ---- summaries ----------------------------------------------------------------------------

/// What link-time optimisation knows of a module.
struct LfSummary;

/// Reads the summary that stands with a module in the same bytes, null if there is none. Whether that
/// went well.
bool lf_summary_read(LLVMModuleRef, LfStr data, LfStr name, uint32_t syntax, LfSummary **);
/// Why lf_summary_write cannot write it; empty if it can.
LfStr lf_summary_unwritable(const LfSummary *);
/// The lines that llvm-dis prints of it after the module.
void lf_summary_print(const LfSummary *, void (*sink)(void *, const char *, size_t), void *state);
/// Bitcode of the module with it, otherwise as lf_module_write.
void lf_summary_write(LLVMModuleRef, const LfSummary *,
                      void (*sink)(void *, const char *, size_t), void *state);
void lf_summary_dispose(LfSummary *);

} // extern "C"
