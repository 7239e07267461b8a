// Attributes: see shim.h.
#include "shim.h"
#include "shim_cast.h"

using namespace llvm;

uint32_t lf_attribute_list_len(const void *list) {
  return from_pointer<AttributeList>(list).getNumAttrSets();
}
const void *lf_attribute_list_get(const void *list, uint32_t index) {
  return to_pointer(from_pointer<AttributeList>(list).getAttributes(index - 1));
}
uint32_t lf_attribute_set_len(const void *set) {
  return from_pointer<AttributeSet>(set).getNumAttributes();
}

void lf_attribute(const void *set, uint32_t i, LfAttribute *out) {
  Attribute a = from_pointer<AttributeSet>(set).begin()[i];
  *out = LfAttribute{};
  if (a.isStringAttribute()) {
    out->form = 3;
    out->kind = str(a.getKindAsString());
    out->value = str(a.getValueAsString());
    return;
  }
  out->kind = str(Attribute::getNameFromAttrKind(a.getKindAsEnum()));
  if (a.isIntAttribute()) {
    out->form = 1;
    out->number = a.getValueAsInt();
  } else if (a.isTypeAttribute()) {
    out->form = 2;
    out->type = wrap(a.getValueAsType());
  }
}

const void *lf_attribute_set_new(LLVMContextRef context, const LfAttribute *attributes, size_t n) {
  LLVMContext &ctx = *unwrap(context);
  AttrBuilder builder(ctx);
  for (const LfAttribute &a : ArrayRef<LfAttribute>(attributes, n)) {
    if (a.form == 3) {
      if (ref(a.kind).contains('\0') || ref(a.value).contains('\0')) {
        lf_fail("bitcode has no attribute with a NUL in it");
        return nullptr;
      }
      builder.addAttribute(ref(a.kind), ref(a.value));
      continue;
    }
    Attribute::AttrKind kind = Attribute::getAttrKindFromName(ref(a.kind));
    if (kind == Attribute::None) {
      lf_fail("LLVM 15 knows no attribute `%.*s`", int(a.kind.len), a.kind.data);
      return nullptr;
    }
    bool fits = a.form == 0   ? Attribute::isEnumAttrKind(kind)
                : a.form == 1 ? Attribute::isIntAttrKind(kind)
                              : Attribute::isTypeAttrKind(kind);
    if (!fits) {
      lf_fail("the attribute `%.*s` takes a value of another sort", int(a.kind.len), a.kind.data);
      return nullptr;
    }
    if ((kind == Attribute::Alignment || kind == Attribute::StackAlignment) &&
        (!isPowerOf2_64(a.number) || a.number > Value::MaximumAlignment)) {
      lf_fail("an alignment is a power of two, at most 2^32");
      return nullptr;
    }
    if (a.form == 1)
      builder.addAttribute(Attribute::get(ctx, kind, a.number));
    else if (Attribute::isTypeAttrKind(kind))
      builder.addAttribute(Attribute::get(ctx, kind, unwrap(a.type)));
    else
      builder.addAttribute(kind);
  }
  return to_pointer(AttributeSet::get(ctx, builder));
}

const void *lf_attribute_list_new(LLVMContextRef context, const uint32_t *indices,
                                  const void *const *sets, size_t n) {
  SmallVector<std::pair<unsigned, AttributeSet>, 8> pairs;
  for (size_t i = 0; i < n; ++i)
    pairs.push_back({indices[i] - 1, from_pointer<AttributeSet>(sets[i])});
  // AttributeList::get wants them by index, the function's (~0) last.
  llvm::sort(pairs, [](auto &a, auto &b) { return a.first < b.first; });
  return to_pointer(AttributeList::get(*unwrap(context), pairs));
}
