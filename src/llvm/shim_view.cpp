// Demangled names: see shim.h.
#include "shim.h"

#include <cstdlib>
#include <string>

#include <llvm/Demangle/Demangle.h>

using namespace llvm;

bool lf_demangled_fits(const std::string &name); // shim_length.cpp

// Longer ones are left alone. Microsoft's compilers hash such long before.
constexpr size_t longest_mangled = 1 << 16;
constexpr size_t longest_microsoft = 1 << 12;

/// Takes what a demangler has allocated, nothing if it could not.
static bool take(char *text, std::string &into) {
  if (!text)
    return false;
  into = text;
  std::free(text);
  return true;
}

void lf_demangle(LfStr raw, LfDemangled *out) {
  static thread_local std::string full, qualified, base;
  *out = LfDemangled{};
  std::string name(raw.data, raw.len);
  if (name.size() > longest_mangled || name.find('\0') != std::string::npos)
    return;
  full.clear(), qualified.clear(), base.clear();
  size_t underscores = name.find_first_not_of('_');
  char mark = underscores == std::string::npos ? 0 : name[underscores];
  if (mark == 'Z' && underscores >= 1 && underscores <= 4) {
    if (!lf_demangled_fits(name) || !nonMicrosoftDemangle(name.c_str(), full))
      return;
    out->scheme = MItanium;
    // `f() (.cold)`: the parts are those of the name without LLVM's suffix.
    size_t suffix = full.rfind(" (.");
    if (suffix != std::string::npos && full.back() == ')')
      name.resize(name.size() - (full.size() - suffix - 3));
    ItaniumPartialDemangler parts;
    bool read = !parts.partialDemangle(name.c_str());
    if (read && parts.isFunction()) {
      take(parts.getFunctionName(nullptr, nullptr), qualified);
      take(parts.getFunctionBaseName(nullptr, nullptr), base);
    } else if (read && parts.isData()) {
      take(parts.finishDemangle(nullptr, nullptr), qualified);
    }
  } else if (name[0] == '?' && name.size() <= longest_microsoft) {
    int status = 0;
    auto flags = MSDemangleFlags(MSDF_NoAccessSpecifier | MSDF_NoCallingConvention |
                                 MSDF_NoReturnType | MSDF_NoMemberType | MSDF_NoVariableType);
    char *text = microsoftDemangle(name.c_str(), nullptr, nullptr, nullptr, &status, flags);
    if (take(text, full) && status == 0)
      out->scheme = MMicrosoft;
  }
  auto str = [](const std::string &s) { return LfStr{s.data(), s.size()}; };
  out->full = str(full), out->qualified = str(qualified), out->base = str(base);
}
