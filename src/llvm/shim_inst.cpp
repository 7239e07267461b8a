// Blocks and instructions: see shim.h. lf_inst reads what lf_inst_new builds.
#include "shim.h"
#include "shim_cast.h"
#include "shim_flags.h"

#include <llvm/ADT/DenseMap.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/IntrinsicInst.h>

using namespace llvm;

// ---- blocks -------------------------------------------------------------------------------

LLVMBasicBlockRef lf_block_next(LLVMValueRef fn, LLVMBasicBlockRef previous) {
  auto *function = dyn_cast<Function>(unwrap(fn));
  if (!function)
    return nullptr;
  auto it = previous ? std::next(unwrap(previous)->getIterator()) : function->begin();
  return it == function->end() ? nullptr : wrap(&*it);
}

LLVMBasicBlockRef lf_block_new(LLVMValueRef fn) {
  auto *function = dyn_cast<Function>(unwrap(fn));
  return function ? wrap(BasicBlock::Create(function->getContext(), "", function)) : nullptr;
}

uint32_t lf_block_preds(LLVMBasicBlockRef block, LLVMBasicBlockRef *out, uint32_t cap) {
  uint32_t n = 0;
  for (BasicBlock *pred : predecessors(unwrap(block))) {
    if (n < cap)
      out[n] = wrap(pred);
    ++n;
  }
  return n;
}

bool lf_block_set_preds(LLVMBasicBlockRef wrapped, const LLVMBasicBlockRef *preds, uint32_t n) {
  BasicBlock *block = unwrap(wrapped);
  uint32_t at = 0;
  bool same = true;
  for (BasicBlock *pred : predecessors(block)) {
    same &= at < n && unwrap(preds[at]) == pred;
    ++at;
  }
  if (at != n) {
    lf_fail("the block has %u predecessors by its terminators, and %u by basicblock_pred", at, n);
    return false;
  }
  if (same)
    return true;
  // Ranks of the edges from each predecessor; an edge taken several times has several.
  DenseMap<BasicBlock *, SmallVector<uint32_t, 1>> ranks;
  for (uint32_t i = n; i-- > 0;)
    ranks[unwrap(preds[i])].push_back(i);
  DenseMap<const Use *, uint32_t> order;
  for (Use &use : block->uses()) {
    auto *inst = dyn_cast<Instruction>(use.getUser());
    if (!inst || !inst->isTerminator()) {
      order[&use] = n; // a blockaddress: its place shows nowhere
      continue;
    }
    auto &left = ranks[inst->getParent()];
    if (left.empty()) {
      lf_fail("basicblock_pred has too few rows for one predecessor");
      return false;
    }
    order[&use] = left.pop_back_val();
  }
  block->sortUseList([&](const Use &a, const Use &b) { return order[&a] < order[&b]; });
  return true;
}

// ---- attachments --------------------------------------------------------------------------

uint32_t lf_attachments(LLVMValueRef v, LfAttachment *out, uint32_t cap) {
  SmallVector<std::pair<unsigned, MDNode *>, 8> all;
  if (auto *inst = dyn_cast<Instruction>(unwrap(v)))
    inst->getAllMetadataOtherThanDebugLoc(all);
  else if (auto *object = dyn_cast<GlobalObject>(unwrap(v)))
    object->getAllMetadata(all);
  for (size_t i = 0; i < all.size() && i < cap; ++i)
    out[i] = {all[i].first, wrap(all[i].second)};
  return all.size();
}

bool lf_attach(LLVMValueRef v, uint32_t kind, LLVMMetadataRef md) {
  auto *node = dyn_cast<MDNode>(unwrap(md));
  if (!node || isa<DIArgList>(node)) {
    lf_fail("an attachment must be a node");
    return false;
  }
  if (auto *inst = dyn_cast<Instruction>(unwrap(v))) {
    if (kind == LLVMContext::MD_dbg)
      return lf_set_debug_loc(v, md);
    if (!lf_attachment_sound(kind, md))
      return false;
    inst->setMetadata(kind, node);
  } else if (auto *object = dyn_cast<GlobalObject>(unwrap(v))) {
    if (kind == LLVMContext::MD_dbg && isa<Function>(object) && !isa<DISubprogram>(node)) {
      lf_fail("a function's dbg attachment must be a DISubprogram");
      return false;
    }
    object->addMetadata(kind, *node);
  } else {
    lf_fail("a value of this kind has no attachments");
    return false;
  }
  return true;
}

bool lf_set_debug_loc(LLVMValueRef v, LLVMMetadataRef md) {
  auto *inst = dyn_cast<Instruction>(unwrap(v));
  auto *location = dyn_cast<DILocation>(unwrap(md));
  if (!inst || !location) {
    lf_fail("a debug location must be a DILocation");
    return false;
  }
  inst->setDebugLoc(DebugLoc(location));
  return true;
}

// ---- placeholders -------------------------------------------------------------------------

LLVMValueRef lf_placeholder(LLVMTypeRef type) {
  if (unwrap(type)->isFirstClassType() && !unwrap(type)->isLabelTy() &&
      !unwrap(type)->isMetadataTy())
    return wrap(new Argument(unwrap(type)));
  lf_fail("no value of this type can be an operand");
  return nullptr;
}

bool lf_placeholder_replace(LLVMValueRef placeholder, LLVMValueRef value) {
  Value *from = unwrap(placeholder);
  if (value && from->getType() != unwrap(value)->getType()) {
    lf_fail("the value has another type than variable_type says");
    return false;
  }
  from->replaceAllUsesWith(value ? unwrap(value) : PoisonValue::get(from->getType()));
  from->deleteValue();
  return true;
}

// ---- instructions: reading ----------------------------------------------------------------

// The schema's Ordering, plus one; LLVM's numbers leave out 3 (consume).
static uint32_t schema_ordering(AtomicOrdering ordering) {
  auto n = uint32_t(ordering);
  return n > 3 ? n - 1 : n;
}
static AtomicOrdering llvm_ordering(uint32_t n) { return AtomicOrdering(n > 2 ? n + 1 : n); }

LLVMValueRef lf_inst_next(LLVMBasicBlockRef block, LLVMValueRef previous) {
  auto *before = previous ? dyn_cast<Instruction>(unwrap(previous)) : nullptr;
  auto it = before ? std::next(before->getIterator()) : unwrap(block)->begin();
  return it == unwrap(block)->end() ? nullptr : wrap(&*it);
}

static void read_call(const CallBase &call, LfInst *out) {
  out->aux_type = wrap(call.getFunctionType());
  out->calling_convention = call.getCallingConv();
  out->n_args = call.arg_size();
  out->n_bundles = call.getNumOperandBundles();
  AttributeList attributes = call.getAttributes();
  memcpy(&out->attributes, static_cast<void *>(&attributes), sizeof attributes);
  if (auto *plain = dyn_cast<CallInst>(&call))
    out->tail = plain->getTailCallKind();
}

void lf_inst(LLVMValueRef v, LfInst *out) {
  *out = LfInst{};
  auto *inst = dyn_cast<Instruction>(unwrap(v));
  if (!inst)
    return;
  out->opcode = schema_opcode(inst->getOpcode());
  out->type = wrap(inst->getType());
  out->operands = operands(inst);
  out->n_operands = inst->getNumOperands();
  out->debug_loc = wrap(inst->getDebugLoc().getAsMDNode());
  out->has_metadata = inst->hasMetadataOtherThanDebugLoc();
  out->flags = flags_of(inst);
  switch (inst->getOpcode()) {
  case Instruction::Alloca: {
    auto *i = cast<AllocaInst>(inst);
    out->align = i->getAlign().value();
    out->aux_type = wrap(i->getAllocatedType());
    break;
  }
  case Instruction::Load: {
    auto *i = cast<LoadInst>(inst);
    out->align = i->getAlign().value();
    out->ordering = schema_ordering(i->getOrdering());
    out->syncscope = i->getSyncScopeID();
    break;
  }
  case Instruction::Store: {
    auto *i = cast<StoreInst>(inst);
    out->align = i->getAlign().value();
    out->ordering = schema_ordering(i->getOrdering());
    out->syncscope = i->getSyncScopeID();
    break;
  }
  case Instruction::Fence: {
    auto *i = cast<FenceInst>(inst);
    out->ordering = schema_ordering(i->getOrdering());
    out->syncscope = i->getSyncScopeID();
    break;
  }
  case Instruction::AtomicCmpXchg: {
    auto *i = cast<AtomicCmpXchgInst>(inst);
    out->align = i->getAlign().value();
    out->ordering = schema_ordering(i->getSuccessOrdering());
    out->failure_ordering = schema_ordering(i->getFailureOrdering());
    out->syncscope = i->getSyncScopeID();
    break;
  }
  case Instruction::AtomicRMW: {
    auto *i = cast<AtomicRMWInst>(inst);
    out->align = i->getAlign().value();
    out->ordering = schema_ordering(i->getOrdering());
    out->syncscope = i->getSyncScopeID();
    out->rmw = i->getOperation();
    break;
  }
  case Instruction::GetElementPtr:
    out->aux_type = wrap(cast<GetElementPtrInst>(inst)->getSourceElementType());
    break;
  case Instruction::ICmp: case Instruction::FCmp:
    out->predicate = cast<CmpInst>(inst)->getPredicate();
    break;
  case Instruction::ExtractValue:
    out->indices = cast<ExtractValueInst>(inst)->getIndices().data();
    out->n_indices = cast<ExtractValueInst>(inst)->getNumIndices();
    break;
  case Instruction::InsertValue:
    out->indices = cast<InsertValueInst>(inst)->getIndices().data();
    out->n_indices = cast<InsertValueInst>(inst)->getNumIndices();
    break;
  case Instruction::ShuffleVector:
    out->mask = cast<ShuffleVectorInst>(inst)->getShuffleMask().data();
    out->n_mask = cast<ShuffleVectorInst>(inst)->getShuffleMask().size();
    break;
  case Instruction::PHI:
    out->incoming = reinterpret_cast<const LLVMBasicBlockRef *>(cast<PHINode>(inst)->block_begin());
    break;
  case Instruction::CatchPad: case Instruction::CleanupPad:
    out->n_args = cast<FuncletPadInst>(inst)->getNumArgOperands();
    break;
  case Instruction::CatchSwitch:
    out->n_args = cast<CatchSwitchInst>(inst)->getNumHandlers();
    break;
  case Instruction::Call: case Instruction::Invoke: case Instruction::CallBr:
    read_call(*cast<CallBase>(inst), out);
    break;
  default:
    break;
  }
}

void lf_inst_bundle(LLVMValueRef v, uint32_t i, LfBundle *out) {
  *out = LfBundle{};
  auto *call = dyn_cast<CallBase>(unwrap(v));
  if (!call || i >= call->getNumOperandBundles())
    return;
  const CallBase::BundleOpInfo &bundle = call->bundle_op_info_begin()[i];
  *out = {str(bundle.Tag->getKey()), bundle.Begin, bundle.End - bundle.Begin};
}

// ---- instructions: building ---------------------------------------------------------------

namespace {
/// One instruction on its way: what it is made of, and why it cannot be.
struct Builder {
  const LfInst &in;
  ArrayRef<Value *> values;
  ArrayRef<BasicBlock *> blocks;
  ArrayRef<LfBundle> bundles;
  BasicBlock *block;
  LLVMContext &ctx;

  Instruction *bad(const char *why) const {
    lf_fail("%s", why);
    return nullptr;
  }
  bool counts(size_t n_values, size_t n_blocks) const {
    if (values.size() == n_values && blocks.size() == n_blocks)
      return true;
    lf_fail("it takes %zu operands and %zu blocks, not %zu and %zu", n_values, n_blocks,
            values.size(), blocks.size());
    return false;
  }
  Type *type() const { return unwrap(in.type); }
  Type *aux() const { return unwrap(in.aux_type); }
  bool pointer_to(Value *pointer, Type *pointee) const {
    auto *p = dyn_cast<PointerType>(pointer->getType());
    return p && p->isOpaqueOrPointeeTypeMatches(pointee);
  }
  bool align_fits() const { return isPowerOf2_64(in.align) && in.align <= Value::MaximumAlignment; }
  SyncScope::ID scope() const { return in.syncscope; }
  AtomicOrdering ordering() const { return llvm_ordering(in.ordering); }

  Instruction *build();
  Instruction *terminator(unsigned opcode);
  Instruction *memory(unsigned opcode);
  Instruction *call(unsigned opcode);
  Instruction *pad(unsigned opcode);
  Instruction *operation(unsigned opcode);
};

Instruction *Builder::terminator(unsigned opcode) {
  switch (opcode) {
  case Instruction::Ret:
    if (values.size() > 1 || !counts(values.size(), 0))
      return bad("ret takes one value at most");
    return ReturnInst::Create(ctx, values.empty() ? nullptr : values[0], block);
  case Instruction::Br:
    if (blocks.size() == 1 && counts(0, 1))
      return BranchInst::Create(blocks[0], block);
    if (!counts(1, 2))
      return nullptr;
    if (!values[0]->getType()->isIntegerTy(1))
      return bad("the condition of br is an i1");
    return BranchInst::Create(blocks[0], blocks[1], values[0], block);
  case Instruction::Switch: {
    if (values.empty() || !counts(values.size(), values.size()))
      return bad("switch has a condition, a default and as many values as destinations");
    if (!values[0]->getType()->isIntegerTy())
      return bad("the condition of switch is an integer");
    for (Value *v : values.drop_front())
      if (!isa<ConstantInt>(v) || v->getType() != values[0]->getType())
        return bad("a case of switch is a constant integer of the condition's type");
    auto *i = SwitchInst::Create(values[0], blocks[0], values.size() - 1, block);
    for (size_t k = 1; k < values.size(); ++k)
      i->addCase(cast<ConstantInt>(values[k]), blocks[k]);
    return i;
  }
  case Instruction::IndirectBr: {
    if (!counts(1, blocks.size()))
      return nullptr;
    if (!values[0]->getType()->isPointerTy())
      return bad("indirectbr takes a pointer");
    auto *i = IndirectBrInst::Create(values[0], blocks.size(), block);
    for (BasicBlock *b : blocks)
      i->addDestination(b);
    return i;
  }
  case Instruction::Resume:
    return counts(1, 0) ? ResumeInst::Create(values[0], block) : nullptr;
  case Instruction::Unreachable:
    return counts(0, 0) ? new UnreachableInst(ctx, block) : nullptr;
  case Instruction::CleanupRet:
    if (blocks.size() > 1 || !counts(1, blocks.size()))
      return bad("cleanupret takes a pad and one destination at most");
    if (!values[0]->getType()->isTokenTy()) // whose, the verifier tells: it may come later
      return bad("cleanupret takes the token of a cleanuppad");
    return CleanupReturnInst::Create(values[0], blocks.empty() ? nullptr : blocks[0], block);
  case Instruction::CatchRet:
    if (!counts(1, 1))
      return nullptr;
    if (!values[0]->getType()->isTokenTy())
      return bad("catchret takes the token of a catchpad");
    return CatchReturnInst::Create(values[0], blocks[0], block);
  default:
    return bad("not a terminator");
  }
}

Instruction *Builder::memory(unsigned opcode) {
  if (opcode != Instruction::Fence && !align_fits())
    return bad("an alignment is a power of two, at most 2^32");
  switch (opcode) {
  case Instruction::Alloca: {
    if (!counts(1, 0))
      return nullptr;
    auto *pointer = dyn_cast<PointerType>(type());
    if (!pointer || !values[0]->getType()->isIntegerTy() || !aux() ||
        !PointerType::isValidElementType(aux()) || !aux()->isSized() ||
        !pointer->isOpaqueOrPointeeTypeMatches(aux()))
      return bad("alloca takes an integer and yields a pointer to what it allocates");
    auto *i = new AllocaInst(aux(), pointer->getAddressSpace(), values[0], Align(in.align), "",
                             block);
    return i;
  }
  case Instruction::Load:
    if (!counts(1, 0))
      return nullptr;
    if (!type()->isFirstClassType() || !pointer_to(values[0], type()))
      return bad("load takes a pointer to what it loads");
    if (!type()->isSized())
      return bad("load cannot load a type without a size");
    return new LoadInst(type(), values[0], "", false, Align(in.align), ordering(),
                        scope(), block);
  case Instruction::Store:
    if (!counts(2, 0))
      return nullptr;
    if (!values[0]->getType()->isFirstClassType() || !values[0]->getType()->isSized() ||
        !pointer_to(values[1], values[0]->getType()))
      return bad("store takes a value and a pointer to its type");
    return new StoreInst(values[0], values[1], false, Align(in.align), ordering(),
                         scope(), block);
  case Instruction::Fence:
    if (!counts(0, 0))
      return nullptr;
    if (in.ordering < 3)
      return bad("fence is acquire, release, acq_rel or seq_cst");
    return new FenceInst(ctx, ordering(), scope(), block);
  case Instruction::AtomicCmpXchg: {
    if (!counts(3, 0))
      return nullptr;
    Type *t = values[1]->getType();
    if (!pointer_to(values[0], t) || values[2]->getType() != t ||
        (!t->isIntegerTy() && !t->isPointerTy()))
      return bad("cmpxchg takes a pointer and two integers or pointers of its type");
    auto success = ordering(), failure = llvm_ordering(in.failure_ordering);
    if (!AtomicCmpXchgInst::isValidSuccessOrdering(success) ||
        !AtomicCmpXchgInst::isValidFailureOrdering(failure))
      return bad("cmpxchg cannot have these orderings");
    auto *i = new AtomicCmpXchgInst(values[0], values[1], values[2], Align(in.align), success,
                                    failure, scope(), block);
    return i;
  }
  case Instruction::AtomicRMW: {
    if (!counts(2, 0))
      return nullptr;
    auto operation = AtomicRMWInst::BinOp(in.rmw);
    Type *t = values[1]->getType();
    if (in.rmw > AtomicRMWInst::LAST_BINOP || in.ordering < 2 || !pointer_to(values[0], t))
      return bad("atomicrmw takes a pointer to the type of its value and an atomic ordering");
    bool fits = AtomicRMWInst::isFPOperation(operation) ? t->isFloatingPointTy()
                : operation == AtomicRMWInst::Xchg
                    ? t->isIntegerTy() || t->isFloatingPointTy() || t->isPointerTy()
                    : t->isIntegerTy();
    if (!fits)
      return bad("this atomicrmw operation does not work on values of this type");
    auto *i = new AtomicRMWInst(operation, values[0], values[1], Align(in.align), ordering(),
                                scope(), block);
    return i;
  }
  default:
    return bad("not a memory instruction");
  }
}

Instruction *Builder::call(unsigned opcode) {
  size_t n_bundled = 0;
  for (const LfBundle &b : bundles)
    n_bundled += b.n;
  auto *type = dyn_cast<FunctionType>(aux());
  if (!type || values.size() != in.n_args + n_bundled + 1)
    return bad("a call has a function type, arguments, bundle operands and a callee");
  Value *callee = values.back();
  ArrayRef<Value *> args = values.take_front(in.n_args);
  if (!pointer_to(callee, type))
    return bad("the callee is no pointer to the function type of the call");
  if (args.size() < type->getNumParams() ||
      (args.size() > type->getNumParams() && !type->isVarArg()))
    return bad("the call passes another number of arguments than its function type takes");
  for (size_t i = 0; i < args.size(); ++i)
    if (i < type->getNumParams() ? args[i]->getType() != type->getParamType(i)
                                 : !args[i]->getType()->isFirstClassType())
      return bad("an argument has another type than the function type of the call says");
  SmallVector<OperandBundleDef, 2> defs;
  ArrayRef<Value *> rest = values.drop_front(in.n_args);
  for (const LfBundle &b : bundles) {
    defs.emplace_back(ref(b.tag).str(), rest.take_front(b.n));
    rest = rest.drop_front(b.n);
  }
  CallBase *made;
  if (opcode == Instruction::Call) {
    if (!blocks.empty())
      return bad("call has no destinations");
    if (in.tail > CallInst::TCK_LAST)
      return bad("no such tail call kind");
    auto *plain = CallInst::Create(type, callee, args, defs, "", block);
    plain->setTailCallKind(CallInst::TailCallKind(in.tail));
    made = plain;
  } else if (opcode == Instruction::Invoke) {
    if (blocks.size() != 2)
      return bad("invoke has two destinations");
    made = InvokeInst::Create(type, callee, blocks[0], blocks[1], args, defs, "", block);
  } else {
    if (blocks.empty())
      return bad("callbr has a destination to fall through to");
    made = CallBrInst::Create(type, callee, blocks[0], blocks.drop_front(), args, defs, "", block);
  }
  made->setCallingConv(in.calling_convention);
  AttributeList attributes;
  memcpy(static_cast<void *>(&attributes), &in.attributes, sizeof attributes);
  made->setAttributes(attributes);
  return made;
}

Instruction *Builder::pad(unsigned opcode) {
  switch (opcode) {
  case Instruction::LandingPad: {
    if (!counts(values.size(), 0))
      return nullptr;
    if (!type()->isFirstClassType())
      return bad("landingpad yields a first-class value");
    for (Value *v : values)
      if (!isa<Constant>(v))
        return bad("a clause of landingpad is a constant");
    auto *i = LandingPadInst::Create(type(), values.size(), "", block);
    for (Value *v : values)
      i->addClause(cast<Constant>(v));
    return i;
  }
  case Instruction::CatchSwitch: {
    if (in.n_args == 0 || blocks.size() > in.n_args + 1 || blocks.size() < in.n_args ||
        !counts(1, blocks.size()))
      return bad("catchswitch has a parent, at least one handler and one destination at most");
    if (!values[0]->getType()->isTokenTy())
      return bad("the parent of catchswitch is a token");
    auto *i = CatchSwitchInst::Create(values[0], blocks.size() > in.n_args ? blocks.back() : nullptr,
                                      in.n_args, "", block);
    for (BasicBlock *handler : blocks.take_front(in.n_args))
      i->addHandler(handler);
    return i;
  }
  default: {
    if (values.empty() || !counts(in.n_args + 1, 0))
      return bad("a pad has arguments and a parent");
    Value *parent = values.back();
    if (opcode == Instruction::CatchPad) {
      if (!parent->getType()->isTokenTy())
        return bad("the parent of catchpad is the token of a catchswitch");
      return CatchPadInst::Create(parent, values.drop_back(), "", block);
    }
    if (!parent->getType()->isTokenTy())
      return bad("the parent of cleanuppad is a token");
    return CleanupPadInst::Create(parent, values.drop_back(), "", block);
  }
  }
}

Instruction *Builder::operation(unsigned opcode) {
  if (Instruction::isBinaryOp(opcode)) {
    if (!counts(2, 0))
      return nullptr;
    if (!binary_fits(opcode, values[0], values[1]))
      return bad("its operands are of one type, integer or floating-point as the opcode says");
    auto *i = BinaryOperator::Create(Instruction::BinaryOps(opcode), values[0], values[1], "", block);
    return i;
  }
  if (Instruction::isCast(opcode)) {
    if (!counts(1, 0))
      return nullptr;
    if (!CastInst::castIsValid(Instruction::CastOps(opcode), values[0]->getType(), type()))
      return bad("no such conversion between these types");
    return CastInst::Create(Instruction::CastOps(opcode), values[0], type(), "", block);
  }
  switch (opcode) {
  case Instruction::FNeg:
    if (!counts(1, 0))
      return nullptr;
    if (!values[0]->getType()->isFPOrFPVectorTy())
      return bad("fneg takes a floating-point value");
    return UnaryOperator::Create(Instruction::FNeg, values[0], "", block);
  case Instruction::ICmp: case Instruction::FCmp:
    if (!counts(2, 0))
      return nullptr;
    if (!compare_fits(opcode, in.predicate, values[0], values[1]))
      return bad("its operands are of one type that the predicate compares");
    return CmpInst::Create(Instruction::OtherOps(opcode), CmpInst::Predicate(in.predicate),
                           values[0], values[1], "", block);
  case Instruction::GetElementPtr: {
    if (values.empty() || !counts(values.size(), 0))
      return bad("getelementptr has a base");
    if (!gep_fits(aux(), values[0], values.drop_front()))
      return bad("its indices do not step through its type from this base");
    auto *i = GetElementPtrInst::Create(aux(), values[0], values.drop_front(), "", block);
    return i;
  }
  case Instruction::PHI: {
    if (!counts(blocks.size(), blocks.size()))
      return nullptr;
    if (!type()->isFirstClassType())
      return bad("phi yields a first-class value");
    for (Value *v : values)
      if (v->getType() != type())
        return bad("the values of phi are of its type");
    auto *i = PHINode::Create(type(), values.size(), "", block);
    for (size_t k = 0; k < values.size(); ++k)
      i->addIncoming(values[k], blocks[k]);
    return i;
  }
  case Instruction::Select:
    if (!counts(3, 0))
      return nullptr;
    if (const char *why = SelectInst::areInvalidOperands(values[0], values[1], values[2]))
      return bad(why);
    return SelectInst::Create(values[0], values[1], values[2], "", block);
  case Instruction::VAArg:
    if (!counts(1, 0))
      return nullptr;
    if (!values[0]->getType()->isPointerTy() || !type()->isFirstClassType())
      return bad("va_arg takes a pointer and yields a first-class value");
    return new VAArgInst(values[0], type(), "", block);
  case Instruction::ExtractElement:
    if (!counts(2, 0))
      return nullptr;
    if (!ExtractElementInst::isValidOperands(values[0], values[1]))
      return bad("extractelement takes a vector and an integer");
    return ExtractElementInst::Create(values[0], values[1], "", block);
  case Instruction::InsertElement:
    if (!counts(3, 0))
      return nullptr;
    if (!InsertElementInst::isValidOperands(values[0], values[1], values[2]))
      return bad("insertelement takes a vector, an element of it and an integer");
    return InsertElementInst::Create(values[0], values[1], values[2], "", block);
  case Instruction::ShuffleVector: {
    if (!counts(2, 0))
      return nullptr;
    ArrayRef<int> mask(in.mask, in.n_mask);
    if (mask.empty() || !values[0]->getType()->isVectorTy() ||
        values[0]->getType() != values[1]->getType() ||
        !ShuffleVectorInst::isValidOperands(values[0], values[1], mask))
      return bad("shufflevector takes two vectors of one type and a mask into them");
    return new ShuffleVectorInst(values[0], values[1], mask, "", block);
  }
  case Instruction::ExtractValue: {
    if (!counts(1, 0))
      return nullptr;
    ArrayRef<unsigned> path(in.indices, in.n_indices);
    if (path.empty() || !ExtractValueInst::getIndexedType(values[0]->getType(), path))
      return bad("extractvalue has no such member");
    return ExtractValueInst::Create(values[0], path, "", block);
  }
  case Instruction::InsertValue: {
    if (!counts(2, 0))
      return nullptr;
    ArrayRef<unsigned> path(in.indices, in.n_indices);
    if (path.empty() ||
        ExtractValueInst::getIndexedType(values[0]->getType(), path) != values[1]->getType())
      return bad("insertvalue has no such member of this type");
    return InsertValueInst::Create(values[0], values[1], path, "", block);
  }
  case Instruction::Freeze:
    return counts(1, 0) ? new FreezeInst(values[0], "", block) : nullptr;
  default:
    return bad("LLVM 15 has no such opcode");
  }
}

Instruction *Builder::build() {
  unsigned opcode = llvm_opcode(in.opcode);
  switch (opcode) {
  case Instruction::Ret: case Instruction::Br: case Instruction::Switch:
  case Instruction::IndirectBr: case Instruction::Resume: case Instruction::Unreachable:
  case Instruction::CleanupRet: case Instruction::CatchRet:
    return terminator(opcode);
  case Instruction::Alloca: case Instruction::Load: case Instruction::Store:
  case Instruction::Fence: case Instruction::AtomicCmpXchg: case Instruction::AtomicRMW:
    return memory(opcode);
  case Instruction::Call: case Instruction::Invoke: case Instruction::CallBr:
    return call(opcode);
  case Instruction::LandingPad: case Instruction::CatchSwitch: case Instruction::CatchPad:
  case Instruction::CleanupPad:
    return pad(opcode);
  default:
    return operation(opcode);
  }
}
} // namespace

LLVMValueRef lf_inst_new(LLVMBasicBlockRef block, const LfInst *info, const LLVMValueRef *values,
                         size_t n_values, const LLVMBasicBlockRef *blocks, size_t n_blocks,
                         const LfBundle *bundles, size_t n_bundles) {
  BasicBlock *target = unwrap(block);
  Builder builder{*info,
                  {reinterpret_cast<Value *const *>(values), n_values},
                  {reinterpret_cast<BasicBlock *const *>(blocks), n_blocks},
                  {bundles, n_bundles},
                  target,
                  target->getContext()};
  if (target->getTerminator()) {
    lf_fail("the block goes on after its terminator");
    return nullptr;
  }
  for (Value *v : builder.values) {
    if (v->getType()->isVoidTy()) {
      lf_fail("an operand has no value");
      return nullptr;
    }
    // LLVM casts what has this type.
    if (v->getType()->isMetadataTy() && !isa<MetadataAsValue>(v)) {
      lf_fail("an operand that is metadata has no row in variable_metadata");
      return nullptr;
    }
  }
  Instruction *inst = builder.build();
  if (!inst)
    return nullptr;
  set_flags(inst, info->flags);
  if (uint32_t flags = info->flags / LfFastMathFirst; flags) {
    if (!isa<FPMathOperator>(inst)) {
      inst->eraseFromParent();
      lf_fail("only floating-point operations have fast-math flags");
      return nullptr;
    }
    FastMathFlags f;
    f.setAllowReassoc(flags & 1);
    f.setNoNaNs(flags & 2);
    f.setNoInfs(flags & 4);
    f.setNoSignedZeros(flags & 8);
    f.setAllowReciprocal(flags & 16);
    f.setAllowContract(flags & 32);
    f.setApproxFunc(flags & 64);
    inst->setFastMathFlags(f);
  }
  if (info->type && inst->getType() != unwrap(info->type)) {
    inst->eraseFromParent();
    lf_fail("its result has another type than variable_type says");
    return nullptr;
  }
  return wrap(inst);
}
