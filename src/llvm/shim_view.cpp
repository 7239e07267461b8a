// Sizes by the data layout, demangled names: see shim_view.h.
#include "shim_view.h"
#include "shim_cast.h"

#include <cstring>
#include <string>

#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/Demangle/Demangle.h>
#include <llvm/IR/DataLayout.h>

using namespace llvm;

bool lf_demangled_fits(const std::string &name); // shim_length.cpp

// ---- layout -------------------------------------------------------------------------------

bool lf_type_layout(LLVMModuleRef module, LLVMTypeRef wrapped, LfLayout *out) {
  Type *type = unwrap(wrapped);
  SmallPtrSet<Type *, 8> seen;
  if (!type->isSized(&seen))
    return false;
  const DataLayout &layout = unwrap(module)->getDataLayout();
  TypeSize bits = layout.getTypeSizeInBits(type);
  if (bits.isScalable())
    return false;
  out->bits = bits.getFixedSize();
  out->bytes = layout.getTypeAllocSize(type).getFixedSize();
  out->align = layout.getABITypeAlign(type).value();
  return true;
}

uint64_t lf_field_offset(LLVMModuleRef module, LLVMTypeRef wrapped, uint32_t i) {
  auto *type = dyn_cast<StructType>(unwrap(wrapped));
  LfLayout sized;
  if (!type || i >= type->getNumElements() || !lf_type_layout(module, wrapped, &sized))
    return 0;
  return unwrap(module)->getDataLayout().getStructLayout(type)->getElementOffset(i);
}

bool lf_gep_offset(LLVMModuleRef module, LLVMTypeRef wrapped, const LfUse *operands, size_t n,
                   int64_t *bytes) {
  Type *source = unwrap(wrapped);
  SmallPtrSet<Type *, 8> seen;
  if (n < 2 || !operands[0].value || !source->isSized(&seen))
    return false;
  SmallVector<Value *, 4> indices;
  for (size_t i = 1; i < n; i++) {
    // What is no scalar constant ends the sum, as it would in LLVM.
    if (!operands[i].value || !isa<ConstantInt>(unwrap(operands[i].value)))
      return false;
    indices.push_back(unwrap(operands[i].value));
  }
  auto *pointer = dyn_cast<PointerType>(unwrap(operands[0].value)->getType()->getScalarType());
  if (!pointer || !GetElementPtrInst::getIndexedType(source, indices))
    return false;
  const DataLayout &layout = unwrap(module)->getDataLayout();
  APInt offset(layout.getIndexSizeInBits(pointer->getAddressSpace()), 0);
  SmallVector<const Value *, 4> constants(indices.begin(), indices.end());
  if (!GEPOperator::accumulateConstantOffset(source, constants, layout, offset) ||
      offset.getMinSignedBits() > 64)
    return false;
  *bytes = offset.getSExtValue();
  return true;
}

// ---- names --------------------------------------------------------------------------------

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
  std::string name = ref(raw).str();
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
  out->full = str(full), out->qualified = str(qualified), out->base = str(base);
}
