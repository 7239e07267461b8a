// Types: see shim.h.
#include "shim.h"
#include "shim_cast.h"

#include <llvm/ADT/SmallPtrSet.h>

using namespace llvm;

namespace {
// The order of the schema's TypeKind.
enum Kind : uint32_t {
  KVoid, KLabel, KToken, KMetadata, KX86Mmx, KX86Amx, KInteger, KFloat, KPointer, KFixedVector,
  KScalableVector, KArray, KStruct, KFunction
};
} // namespace

static ArrayRef<Type *> type_array(const LLVMTypeRef *types, size_t n) {
  return {reinterpret_cast<Type *const *>(types), n};
}

void lf_type(LLVMTypeRef wrapped, LfType *out) {
  Type *type = unwrap(wrapped);
  *out = LfType{};
  out->contained = reinterpret_cast<const LLVMTypeRef *>(type->subtypes().data());
  out->n_contained = type->getNumContainedTypes();
  switch (type->getTypeID()) {
  case Type::VoidTyID: out->kind = KVoid; break;
  case Type::LabelTyID: out->kind = KLabel; break;
  case Type::TokenTyID: out->kind = KToken; break;
  case Type::MetadataTyID: out->kind = KMetadata; break;
  case Type::X86_MMXTyID: out->kind = KX86Mmx; break;
  case Type::X86_AMXTyID: out->kind = KX86Amx; break;
  case Type::HalfTyID: case Type::BFloatTyID: case Type::FloatTyID: case Type::DoubleTyID:
  case Type::X86_FP80TyID: case Type::FP128TyID: case Type::PPC_FP128TyID:
    out->kind = KFloat;
    out->number = float_kind(type);
    break;
  case Type::IntegerTyID:
    out->kind = KInteger;
    out->number = type->getIntegerBitWidth();
    break;
  case Type::PointerTyID:
    out->kind = KPointer;
    out->number = type->getPointerAddressSpace();
    out->opaque = type->isOpaquePointerTy();
    break;
  case Type::FixedVectorTyID: case Type::ScalableVectorTyID:
    out->kind = type->getTypeID() == Type::FixedVectorTyID ? KFixedVector : KScalableVector;
    out->count = cast<VectorType>(type)->getElementCount().getKnownMinValue();
    break;
  case Type::ArrayTyID:
    out->kind = KArray;
    out->count = type->getArrayNumElements();
    break;
  case Type::StructTyID: {
    auto *s = cast<StructType>(type);
    out->kind = KStruct;
    out->opaque = s->isOpaque();
    out->literal = s->isLiteral();
    out->packed = s->isPacked();
    if (!s->isLiteral() && s->hasName())
      out->name = str(s->getName());
    break;
  }
  case Type::FunctionTyID:
    out->kind = KFunction;
    out->varargs = cast<FunctionType>(type)->isVarArg();
    break;
  case Type::DXILPointerTyID:
    // Only code generators of GPU targets make these; no module holds one.
    out->kind = UINT32_MAX;
    break;
  }
}

LLVMTypeRef lf_type_simple(LLVMContextRef context, uint32_t kind, uint32_t number) {
  LLVMContext &ctx = *unwrap(context);
  switch (kind) {
  case KVoid: return wrap(Type::getVoidTy(ctx));
  case KLabel: return wrap(Type::getLabelTy(ctx));
  case KToken: return wrap(Type::getTokenTy(ctx));
  case KMetadata: return wrap(Type::getMetadataTy(ctx));
  case KX86Mmx: return wrap(Type::getX86_MMXTy(ctx));
  case KX86Amx: return wrap(Type::getX86_AMXTy(ctx));
  case KInteger:
    if (number < IntegerType::MIN_INT_BITS || number > IntegerType::MAX_INT_BITS)
      break;
    return wrap(IntegerType::get(ctx, number));
  case KFloat:
    if (number > 6)
      break;
    return wrap(Type::getPrimitiveType(ctx, float_kinds[number]));
  }
  lf_fail("there is no integer type of %u bits", number);
  return nullptr;
}

LLVMTypeRef lf_type_pointer(LLVMContextRef context, LLVMTypeRef pointee, uint32_t address_space) {
  LLVMContext &ctx = *unwrap(context);
  if (address_space >= 1u << 24) {
    lf_fail("address space %u is not below 2^24", address_space);
    return nullptr;
  }
  if (!pointee) {
    if (ctx.supportsTypedPointers()) {
      lf_fail("an opaque pointer type in a module of typed pointers");
      return nullptr;
    }
    return wrap(PointerType::get(ctx, address_space));
  }
  if (!ctx.supportsTypedPointers()) {
    lf_fail("a typed pointer type in a module of opaque pointers");
    return nullptr;
  }
  if (!PointerType::isValidElementType(unwrap(pointee))) {
    lf_fail("a pointer cannot point to this type");
    return nullptr;
  }
  return wrap(PointerType::get(unwrap(pointee), address_space));
}

LLVMTypeRef lf_type_sequence(uint32_t kind, LLVMTypeRef element, uint64_t count) {
  Type *type = unwrap(element);
  if (kind == KArray) {
    if (ArrayType::isValidElementType(type))
      return wrap(ArrayType::get(type, count));
  } else if (VectorType::isValidElementType(type) && count > 0 && count <= UINT32_MAX) {
    return wrap(VectorType::get(type, count, kind == KScalableVector));
  }
  lf_fail("an array or vector cannot have this element type or size");
  return nullptr;
}

LLVMTypeRef lf_type_function(LLVMTypeRef result, const LLVMTypeRef *params, size_t n, bool varargs) {
  ArrayRef<Type *> types = type_array(params, n);
  bool valid = FunctionType::isValidReturnType(unwrap(result));
  for (Type *type : types)
    valid &= FunctionType::isValidArgumentType(type);
  if (valid)
    return wrap(FunctionType::get(unwrap(result), types, varargs));
  lf_fail("a function cannot have this result or parameter type");
  return nullptr;
}

static bool valid_fields(ArrayRef<Type *> fields) {
  for (Type *field : fields)
    if (!StructType::isValidElementType(field)) {
      lf_fail("a struct cannot have a field of this type");
      return false;
    }
  return true;
}

LLVMTypeRef lf_type_struct(LLVMContextRef context, const LLVMTypeRef *fields, size_t n,
                           bool packed) {
  ArrayRef<Type *> types = type_array(fields, n);
  return valid_fields(types) ? wrap(StructType::get(*unwrap(context), types, packed)) : nullptr;
}

LLVMTypeRef lf_type_struct_named(LLVMContextRef context, LfStr name) {
  StructType *type = StructType::create(*unwrap(context));
  if (name.data) {
    type->setName(ref(name));
    if (type->getName() != ref(name)) {
      lf_fail("two struct types have this name, or it is empty");
      return nullptr;
    }
  }
  return wrap(type);
}

/// Whether values of these types have the struct inside, be it as a part of a part.
static bool contains(ArrayRef<Type *> types, StructType *s) {
  SmallVector<Type *, 16> todo(types.begin(), types.end());
  SmallPtrSet<Type *, 16> seen;
  while (!todo.empty()) {
    Type *type = todo.pop_back_val();
    if (type == s)
      return true;
    if ((isa<StructType>(type) || isa<ArrayType>(type)) && seen.insert(type).second)
      todo.append(type->subtype_begin(), type->subtype_end());
  }
  return false;
}

bool lf_type_struct_body(LLVMTypeRef type, const LLVMTypeRef *fields, size_t n, bool packed) {
  auto *s = dyn_cast<StructType>(unwrap(type));
  ArrayRef<Type *> types = type_array(fields, n);
  if (!s || !s->isOpaque()) {
    lf_fail("the struct has its fields already");
    return false;
  }
  if (!valid_fields(types))
    return false;
  // LLVM asks types for their size by recursion.
  if (contains(types, s)) {
    lf_fail("the struct contains itself, and not through a pointer");
    return false;
  }
  s->setBody(types, packed);
  return true;
}
