// Flags of instructions and constant expressions: what each is called, and how it is read and set.
// A new flag of an instruction is a line of each of the three.
#pragma once
#include "shim.h"
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Operator.h>

// Bits of `flags`, one a line: the build makes `Flags` of Rust out of this enum.
enum LfFlags : uint32_t {
  LfNuw = 1 << 0, // an unsigned operation that wraps is poison
  LfNsw = 1 << 1, // a signed operation that wraps is poison
  LfExact = 1 << 2, // a division or shift with a rest is poison
  LfInbounds = 1 << 3, // an address outside of its object is poison
  LfVolatile = 1 << 4, // the access is neither dropped nor moved over another
  LfWeak = 1 << 5, // a compare-and-exchange may fail without reason
  LfInalloca = 1 << 6, // the memory is an argument of a call
  LfSwifterror = 1 << 7, // the memory is Swift's error register
  LfCleanup = 1 << 8, // a landing pad that is entered whatever is thrown
  LfFastMath = 127 << 9, // seven bits, in the order of the schema's FastMathFlag
};
const uint32_t LfFastMathFirst = 1 << 9;

// As they are.
inline uint32_t flags_of(const llvm::User *user) {
  using namespace llvm;
  uint32_t flags = 0;
  auto set = [&](bool on, uint32_t flag) { flags |= on ? flag : 0; };
  if (auto *o = dyn_cast<OverflowingBinaryOperator>(user)) {
    set(o->hasNoUnsignedWrap(), LfNuw);
    set(o->hasNoSignedWrap(), LfNsw);
  } else if (auto *e = dyn_cast<PossiblyExactOperator>(user)) {
    set(e->isExact(), LfExact);
  } else if (auto *gep = dyn_cast<GEPOperator>(user)) {
    set(gep->isInBounds(), LfInbounds);
  } else if (auto *fp = dyn_cast<FPMathOperator>(user)) {
    FastMathFlags f = fp->getFastMathFlags();
    flags |= LfFastMathFirst * (f.allowReassoc() | f.noNaNs() << 1 | f.noInfs() << 2 |
                           f.noSignedZeros() << 3 | f.allowReciprocal() << 4 |
                           f.allowContract() << 5 | f.approxFunc() << 6);
  } else if (auto *i = dyn_cast<AllocaInst>(user)) {
    set(i->isUsedWithInAlloca(), LfInalloca);
    set(i->isSwiftError(), LfSwifterror);
  } else if (auto *i = dyn_cast<LoadInst>(user)) {
    set(i->isVolatile(), LfVolatile);
  } else if (auto *i = dyn_cast<StoreInst>(user)) {
    set(i->isVolatile(), LfVolatile);
  } else if (auto *i = dyn_cast<AtomicCmpXchgInst>(user)) {
    set(i->isVolatile(), LfVolatile);
    set(i->isWeak(), LfWeak);
  } else if (auto *i = dyn_cast<AtomicRMWInst>(user)) {
    set(i->isVolatile(), LfVolatile);
  } else if (auto *i = dyn_cast<LandingPadInst>(user)) {
    set(i->isCleanup(), LfCleanup);
  }
  return flags;
}

// All but fast-math flags, which not every type allows.
inline void set_flags(llvm::Instruction *inst, uint32_t flags) {
  using namespace llvm;
  auto has = [&](uint32_t flag) { return (flags & flag) != 0; };
  if (isa<OverflowingBinaryOperator>(inst)) {
    inst->setHasNoUnsignedWrap(has(LfNuw));
    inst->setHasNoSignedWrap(has(LfNsw));
  } else if (isa<PossiblyExactOperator>(inst)) {
    inst->setIsExact(has(LfExact));
  } else if (auto *i = dyn_cast<GetElementPtrInst>(inst)) {
    i->setIsInBounds(has(LfInbounds));
  } else if (auto *i = dyn_cast<AllocaInst>(inst)) {
    i->setUsedWithInAlloca(has(LfInalloca));
    i->setSwiftError(has(LfSwifterror));
  } else if (auto *i = dyn_cast<LoadInst>(inst)) {
    i->setVolatile(has(LfVolatile));
  } else if (auto *i = dyn_cast<StoreInst>(inst)) {
    i->setVolatile(has(LfVolatile));
  } else if (auto *i = dyn_cast<AtomicCmpXchgInst>(inst)) {
    i->setVolatile(has(LfVolatile));
    i->setWeak(has(LfWeak));
  } else if (auto *i = dyn_cast<AtomicRMWInst>(inst)) {
    i->setVolatile(has(LfVolatile));
  } else if (auto *i = dyn_cast<LandingPadInst>(inst)) {
    i->setCleanup(has(LfCleanup));
  }
}

// As the constructors of constant expressions take them.
inline unsigned binary_flags(unsigned opcode, uint32_t flags) {
  using namespace llvm;
  switch (opcode) {
  case Instruction::Add: case Instruction::Sub: case Instruction::Mul: case Instruction::Shl:
    return (flags & LfNuw ? OverflowingBinaryOperator::NoUnsignedWrap : 0) |
           (flags & LfNsw ? OverflowingBinaryOperator::NoSignedWrap : 0);
  case Instruction::UDiv: case Instruction::SDiv: case Instruction::LShr: case Instruction::AShr:
    return flags & LfExact ? PossiblyExactOperator::IsExact : 0;
  }
  return 0;
}
