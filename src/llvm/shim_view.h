// Demangled names: not in a module, but following from it.
#pragma once
#include "shim.h"

extern "C" {

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
