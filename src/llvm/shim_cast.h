// What the shim's files share: strings, opcodes, flags, kinds of floats, attributes as pointers, and
// whether operands fit an operation.
#pragma once
#include "shim.h"

#include <cstring>

#include <llvm/IR/Constants.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Operator.h>

inline LfStr str(llvm::StringRef s) { return {s.data(), s.size()}; }
inline llvm::StringRef ref(LfStr s) { return {s.data, s.len}; }

// The operands of a user, as they lie in memory.
static_assert(sizeof(llvm::Use) == sizeof(LfUse), "LfUse mirrors llvm::Use");
inline const LfUse *operands(const llvm::User *user) {
  return reinterpret_cast<const LfUse *>(user->op_begin());
}

// The schema's Opcode lists LLVM's in its order, without UserOp1 and UserOp2.
inline uint32_t schema_opcode(unsigned opcode) {
  return opcode < llvm::Instruction::UserOp1 ? opcode - 1 : opcode - 3;
}
inline unsigned llvm_opcode(uint32_t opcode) {
  return opcode + 1 < llvm::Instruction::UserOp1 ? opcode + 1 : opcode + 3;
}

inline bool binary_fits(unsigned opcode, llvm::Value *left, llvm::Value *right) {
  using namespace llvm;
  if (left->getType() != right->getType())
    return false;
  switch (opcode) {
  case Instruction::FAdd: case Instruction::FSub: case Instruction::FMul: case Instruction::FDiv:
  case Instruction::FRem:
    return left->getType()->isFPOrFPVectorTy();
  default:
    return left->getType()->isIntOrIntVectorTy();
  }
}

inline bool compare_fits(unsigned opcode, unsigned predicate, llvm::Value *left,
                         llvm::Value *right) {
  using namespace llvm;
  Type *type = left->getType();
  if (type != right->getType())
    return false;
  if (opcode == Instruction::FCmp)
    return CmpInst::isFPPredicate(CmpInst::Predicate(predicate)) && type->isFPOrFPVectorTy();
  return CmpInst::isIntPredicate(CmpInst::Predicate(predicate)) &&
         (type->isIntOrIntVectorTy() || type->isPtrOrPtrVectorTy());
}

inline bool gep_fits(llvm::Type *source, llvm::Value *base, llvm::ArrayRef<llvm::Value *> indices) {
  using namespace llvm;
  auto *pointer = dyn_cast<PointerType>(base->getType()->getScalarType());
  if (!source || !pointer || !pointer->isOpaqueOrPointeeTypeMatches(source) || !source->isSized())
    return false;
  // Vectors among the operands have one length.
  ElementCount count = ElementCount::getFixed(0);
  auto same_length = [&](Type *type) {
    auto *vector = dyn_cast<VectorType>(type);
    if (!vector)
      return true;
    if (count.isZero())
      count = vector->getElementCount();
    return count == vector->getElementCount();
  };
  if (!same_length(base->getType()))
    return false;
  for (Value *index : indices)
    if (!index->getType()->isIntOrIntVectorTy() || !same_length(index->getType()))
      return false;
  return GetElementPtrInst::getIndexedType(source, indices) != nullptr;
}

// The order of the schema's FloatKind.
inline constexpr llvm::Type::TypeID float_kinds[] = {
    llvm::Type::HalfTyID,     llvm::Type::BFloatTyID, llvm::Type::FloatTyID,    llvm::Type::DoubleTyID,
    llvm::Type::X86_FP80TyID, llvm::Type::FP128TyID,  llvm::Type::PPC_FP128TyID};
inline uint32_t float_kind(const llvm::Type *type) {
  uint32_t kind = 0;
  while (kind < 6 && float_kinds[kind] != type->getTypeID())
    ++kind;
  return kind;
}

// AttributeList, AttributeSet and Attribute are each one pointer to what the context owns.
static_assert(sizeof(llvm::AttributeList) == sizeof(void *));
static_assert(sizeof(llvm::AttributeSet) == sizeof(void *));
static_assert(sizeof(llvm::Attribute) == sizeof(void *));

template <class T> T from_pointer(const void *pointer) {
  T value;
  memcpy(static_cast<void *>(&value), &pointer, sizeof value);
  return value;
}
template <class T> const void *to_pointer(T value) {
  const void *pointer;
  memcpy(&pointer, static_cast<void *>(&value), sizeof value);
  return pointer;
}
