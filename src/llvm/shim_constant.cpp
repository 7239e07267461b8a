// Constants: see shim.h.
#include "shim.h"
#include "shim_cast.h"
#include "shim_flags.h"

#include <llvm/IR/InlineAsm.h>
#include <llvm/Support/Error.h>

using namespace llvm;

namespace {
// The order of the schema's ConstantKind.
enum ConstantKind : uint32_t {
  CInt, CFp, CPtrNull, CTokenNone, CStruct, CArray, CString, CVector, CAggZero, CUndef, CPoison,
  CBlockAddr, CDsoLocalEquivalent, CNoCfi, CConstExpr
};
} // namespace

void lf_constant(LLVMValueRef v, LfConstant *out) {
  *out = LfConstant{};
  out->kind = UINT32_MAX;
  auto *constant = dyn_cast<Constant>(unwrap(v));
  if (!constant)
    return;
  out->operands = operands(constant);
  out->n_operands = constant->getNumOperands();
  if (auto *i = dyn_cast<ConstantInt>(constant)) {
    out->kind = CInt;
    out->bits = i->getBitWidth();
    out->words = i->getValue().getRawData();
  } else if (auto *fp = dyn_cast<ConstantFP>(constant)) {
    APInt bits = fp->getValueAPF().bitcastToAPInt();
    out->kind = CFp;
    out->bits = bits.getBitWidth();
    out->format = float_kind(fp->getType());
    memcpy(out->own, bits.getRawData(), bits.getNumWords() * sizeof(uint64_t));
  } else if (isa<ConstantPointerNull>(constant)) {
    out->kind = CPtrNull;
  } else if (isa<ConstantTokenNone>(constant)) {
    out->kind = CTokenNone;
  } else if (isa<ConstantStruct>(constant)) {
    out->kind = CStruct;
  } else if (isa<ConstantArray>(constant)) {
    out->kind = CArray;
  } else if (isa<ConstantVector>(constant)) {
    out->kind = CVector;
  } else if (auto *data = dyn_cast<ConstantDataSequential>(constant)) {
    bool array = isa<ConstantDataArray>(data);
    out->kind = !array ? CVector : data->isString(8) ? CString : CArray;
    out->n_elements = data->getNumElements();
    if (out->kind == CString)
      out->bytes = str(data->getRawDataValues());
  } else if (isa<ConstantAggregateZero>(constant)) {
    out->kind = CAggZero;
  } else if (isa<PoisonValue>(constant)) {
    out->kind = CPoison;
  } else if (isa<UndefValue>(constant)) {
    out->kind = CUndef;
  } else if (auto *address = dyn_cast<BlockAddress>(constant)) {
    out->kind = CBlockAddr;
    out->block = wrap(address->getBasicBlock());
    out->n_operands = 0;
  } else if (isa<DSOLocalEquivalent>(constant)) {
    out->kind = CDsoLocalEquivalent;
  } else if (isa<NoCFIValue>(constant)) {
    out->kind = CNoCfi;
  } else if (auto *expr = dyn_cast<ConstantExpr>(constant)) {
    out->kind = CConstExpr;
    out->opcode = schema_opcode(expr->getOpcode());
    out->flags = flags_of(expr);
    if (expr->isCompare())
      out->predicate = expr->getPredicate();
    if (auto *gep = dyn_cast<GEPOperator>(expr)) {
      out->source_type = wrap(gep->getSourceElementType());
      out->inrange = gep->getInRangeIndex() ? *gep->getInRangeIndex() + 1 : 0;
    }
    if (expr->getOpcode() == Instruction::ShuffleVector) {
      out->mask = expr->getShuffleMask().data();
      out->n_mask = expr->getShuffleMask().size();
    }
  }
}

LLVMValueRef lf_constant_element(LLVMValueRef v, uint64_t i) {
  auto *data = dyn_cast<ConstantDataSequential>(unwrap(v));
  return data && i < data->getNumElements() ? wrap(data->getElementAsConstant(i)) : nullptr;
}

LLVMValueRef lf_constant_simple(LLVMTypeRef t, uint32_t kind) {
  Type *type = unwrap(t);
  bool value = type->isFirstClassType() && !type->isLabelTy() && !type->isMetadataTy();
  switch (kind) {
  case CPtrNull:
    if (auto *pointer = dyn_cast<PointerType>(type))
      return wrap(ConstantPointerNull::get(pointer));
    break;
  case CTokenNone:
    if (type->isTokenTy())
      return wrap(ConstantTokenNone::get(type->getContext()));
    break;
  case CAggZero:
    // Of opaque structs as well: metadata may hold such a zero.
    if (isa<StructType>(type) || isa<ArrayType>(type) || isa<VectorType>(type))
      return wrap(ConstantAggregateZero::get(type));
    break;
  case CUndef:
    if (value)
      return wrap(UndefValue::get(type));
    break;
  case CPoison:
    if (value)
      return wrap(PoisonValue::get(type));
    break;
  }
  lf_fail("no constant of this kind has this type");
  return nullptr;
}

LLVMValueRef lf_constant_int(LLVMTypeRef t, LfStr decimal) {
  auto *type = dyn_cast<IntegerType>(unwrap(t));
  StringRef digits = ref(decimal);
  bool negative = digits.consume_front("-");
  if (!type || digits.empty() || digits.find_first_not_of("0123456789") != StringRef::npos ||
      digits.size() > 2600000) {
    lf_fail("an integer is written in decimal and has an integer type");
    return nullptr;
  }
  unsigned width = type->getBitWidth();
  unsigned room = std::max<unsigned>(digits.size() * 64 / 19 + 2, width + 1);
  APInt value(room, digits, 10);
  if (negative)
    value.negate();
  if (!value.isSignedIntN(width)) {
    lf_fail("the integer does not fit into %u bits, signed", width);
    return nullptr;
  }
  return wrap(ConstantInt::get(type->getContext(), value.trunc(width)));
}

LLVMValueRef lf_constant_fp(LLVMTypeRef t, const uint64_t words[2]) {
  Type *type = unwrap(t);
  if (!type->isFloatingPointTy()) {
    lf_fail("a floating-point constant has a floating-point type");
    return nullptr;
  }
  const fltSemantics &format = type->getFltSemantics();
  APInt bits(APFloat::semanticsSizeInBits(format), makeArrayRef(words, 2));
  return wrap(ConstantFP::get(type->getContext(), APFloat(format, bits)));
}

LLVMValueRef lf_constant_bytes(LLVMTypeRef t, LfStr bytes) {
  auto *type = dyn_cast<ArrayType>(unwrap(t));
  if (!type || !type->getElementType()->isIntegerTy(8) || type->getNumElements() != bytes.len) {
    lf_fail("a string of %zu bytes has the type [%zu x i8]", bytes.len, bytes.len);
    return nullptr;
  }
  return wrap(ConstantDataArray::getRaw(ref(bytes), bytes.len, type->getElementType()));
}

LLVMValueRef lf_constant_aggregate(LLVMTypeRef t, const LLVMValueRef *values, size_t n) {
  Type *type = unwrap(t);
  SmallVector<Constant *, 16> elements;
  auto element_type = [&](size_t i) -> Type * {
    if (auto *s = dyn_cast<StructType>(type))
      return s->isOpaque() || s->getNumElements() != n ? nullptr : s->getElementType(i);
    if (auto *a = dyn_cast<ArrayType>(type))
      return a->getNumElements() == n ? a->getElementType() : nullptr;
    if (auto *v = dyn_cast<FixedVectorType>(type))
      return v->getNumElements() == n ? v->getElementType() : nullptr;
    return nullptr;
  };
  for (size_t i = 0; i < n; ++i) {
    auto *element = dyn_cast<Constant>(unwrap(values[i]));
    if (!element || element->getType() != element_type(i)) {
      lf_fail("element %zu does not fit into the type of the aggregate", i);
      return nullptr;
    }
    elements.push_back(element);
  }
  if (auto *s = dyn_cast<StructType>(type)) {
    if (!s->isOpaque() && s->getNumElements() == n)
      return wrap(ConstantStruct::get(s, elements));
  } else if (auto *a = dyn_cast<ArrayType>(type)) {
    if (a->getNumElements() == n)
      return wrap(ConstantArray::get(a, elements));
  } else if (isa<FixedVectorType>(type) && n > 0) {
    return wrap(ConstantVector::get(elements));
  }
  lf_fail("an aggregate of %zu elements does not fit its type", n);
  return nullptr;
}

LLVMValueRef lf_constant_block(LLVMBasicBlockRef block) {
  return wrap(BlockAddress::get(unwrap(block)->getParent(), unwrap(block)));
}

LLVMValueRef lf_constant_dso_local_equivalent(LLVMValueRef v) {
  auto *target = dyn_cast<GlobalValue>(unwrap(v));
  if (target && (isa<Function>(target) || isa<GlobalAlias>(target) || isa<GlobalIFunc>(target)))
    return wrap(DSOLocalEquivalent::get(target));
  lf_fail("dso_local_equivalent takes a function, an alias or an ifunc");
  return nullptr;
}

LLVMValueRef lf_constant_no_cfi(LLVMValueRef v) {
  if (auto *target = dyn_cast<GlobalValue>(unwrap(v)))
    return wrap(NoCFIValue::get(target));
  lf_fail("no_cfi takes a global value");
  return nullptr;
}

LLVMValueRef lf_constant_expr(const LfConstant *in, LLVMTypeRef t, const LLVMValueRef *values,
                              size_t n) {
  SmallVector<Constant *, 8> ops;
  for (size_t i = 0; i < n; ++i) {
    auto *constant = dyn_cast<Constant>(unwrap(values[i]));
    if (!constant) {
      lf_fail("operand %zu of a constant expression is no constant", i);
      return nullptr;
    }
    ops.push_back(constant);
  }
  Type *type = unwrap(t);
  unsigned opcode = llvm_opcode(in->opcode);
  Constant *result = nullptr;
  if (Instruction::isCast(opcode) && n == 1) {
    if (CastInst::castIsValid(Instruction::CastOps(opcode), ops[0], type))
      result = ConstantExpr::getCast(opcode, ops[0], type);
  } else if (Instruction::isBinaryOp(opcode) && n == 2) {
    if (ConstantExpr::isSupportedBinOp(opcode) && binary_fits(opcode, ops[0], ops[1]))
      result = ConstantExpr::get(opcode, ops[0], ops[1], binary_flags(opcode, in->flags));
  } else if (opcode == Instruction::FNeg && n == 1) {
    if (ops[0]->getType()->isFPOrFPVectorTy())
      result = ConstantExpr::getFNeg(ops[0]);
  } else if ((opcode == Instruction::ICmp || opcode == Instruction::FCmp) && n == 2) {
    if (compare_fits(opcode, in->predicate, ops[0], ops[1]))
      result = ConstantExpr::getCompare(in->predicate, ops[0], ops[1]);
  } else if (opcode == Instruction::Select && n == 3) {
    if (!SelectInst::areInvalidOperands(ops[0], ops[1], ops[2]))
      result = ConstantExpr::getSelect(ops[0], ops[1], ops[2]);
  } else if (opcode == Instruction::ExtractElement && n == 2) {
    if (ExtractElementInst::isValidOperands(ops[0], ops[1]))
      result = ConstantExpr::getExtractElement(ops[0], ops[1]);
  } else if (opcode == Instruction::InsertElement && n == 3) {
    if (InsertElementInst::isValidOperands(ops[0], ops[1], ops[2]))
      result = ConstantExpr::getInsertElement(ops[0], ops[1], ops[2]);
  } else if (opcode == Instruction::ShuffleVector && n == 2) {
    ArrayRef<int> mask(in->mask, in->n_mask);
    if (in->n_mask && ops[0]->getType()->isVectorTy() && ops[1]->getType() == ops[0]->getType() &&
        ShuffleVectorInst::isValidOperands(ops[0], ops[1], mask))
      result = ConstantExpr::getShuffleVector(ops[0], ops[1], mask);
  } else if (opcode == Instruction::GetElementPtr && n >= 1) {
    SmallVector<Value *, 8> indices(ops.begin() + 1, ops.end());
    if (gep_fits(unwrap(in->source_type), ops[0], indices)) {
      Optional<unsigned> inrange;
      if (in->inrange)
        inrange = in->inrange - 1;
      result = ConstantExpr::getGetElementPtr(unwrap(in->source_type), ops[0],
                                              ArrayRef<Value *>(indices), in->flags & LfInbounds,
                                              inrange);
    }
  }
  if (!result)
    lf_fail("LLVM 15 has no constant expression of this opcode over operands of these types");
  else if (result->getType() != type) {
    lf_fail("the constant expression has another type than variable_type says");
    return nullptr;
  }
  return wrap(result);
}

bool lf_inline_asm(LLVMValueRef v, LfInlineAsm *out) {
  auto *a = dyn_cast<InlineAsm>(unwrap(v));
  if (!a)
    return false;
  *out = {wrap(a->getFunctionType()), str(a->getAsmString()), str(a->getConstraintString()),
          a->hasSideEffects(),        a->isAlignStack(),
          a->getDialect() == InlineAsm::AD_Intel, a->canThrow()};
  return true;
}

LLVMValueRef lf_inline_asm_new(const LfInlineAsm *in) {
  auto *type = dyn_cast<FunctionType>(unwrap(in->type));
  if (!type) {
    lf_fail("inline assembler has the type of a function");
    return nullptr;
  }
  if (Error error = InlineAsm::verify(type, ref(in->constraints))) {
    lf_fail("%s", toString(std::move(error)).c_str());
    return nullptr;
  }
  return wrap(InlineAsm::get(type, ref(in->text), ref(in->constraints), in->side_effect,
                             in->align_stack,
                             in->intel ? InlineAsm::AD_Intel : InlineAsm::AD_ATT, in->unwind));
}
