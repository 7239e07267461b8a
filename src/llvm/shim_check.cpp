// What LLVM's verifier, printer and reader take on trust and facts may get wrong: see shim.h.
//
// Nothing here refuses what they survive. Each check names the cast, dereference or loop of LLVM
// that it guards.
#include "shim.h"
#include "shim_cast.h"
#include "shim_metadata.h"

#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Intrinsics.h>
#include <llvm/IR/LLVMContext.h>

using namespace llvm;

namespace {

bool bad(const char *why) {
  lf_fail("%s", why);
  return false;
}

Metadata *operand(const MDNode &node, unsigned i) {
  return i < node.getNumOperands() ? node.getOperand(i).get() : nullptr;
}

bool has_null_operand(const MDNode &node) {
  return llvm::any_of(node.operands(), [](const MDOperand &op) { return !op; });
}

// ---- nodes --------------------------------------------------------------------------------

/// A circle of scopes or locations is longer than any chain of them.
constexpr unsigned LongestChain = 1 << 20;

/// DILocalScope::getSubprogram follows scopes to a subprogram, whatever they are.
bool leads_to_subprogram(const Metadata *scope) {
  for (unsigned i = 0; i < LongestChain; ++i) {
    if (scope && isa<DISubprogram>(scope))
      return true;
    auto *block = dyn_cast_or_null<DILexicalBlockBase>(scope);
    if (!block)
      return bad("its scopes do not lead to a subprogram");
    scope = block->getRawScope();
  }
  return bad("its scopes form a circle");
}

/// DILocation::getInlinedAtScope follows locations to one that is inlined nowhere.
bool sound_location(const DILocation &location) {
  const Metadata *at = &location;
  for (unsigned i = 0; at; ++i) {
    auto *inlined = dyn_cast<DILocation>(at);
    if (!inlined)
      return bad("a location is inlined at something that is no location");
    if (i == LongestChain)
      return bad("locations are inlined in a circle");
    at = inlined->getRawInlinedAt();
  }
  return true;
}

/// What bounds a subrange is printed as an integer.
bool sound_bounds(const MDNode &node) {
  for (const MDOperand &op : node.operands())
    if (auto *value = dyn_cast_or_null<ConstantAsMetadata>(op.get()))
      if (!isa<ConstantInt>(value->getValue()))
        return bad("a constant that bounds a subrange is an integer");
  return true;
}

/// Verifier::visitDICompositeType asks the only element of a vector for its tag.
bool sound_vector(const DICompositeType &type) {
  auto *elements = dyn_cast_or_null<MDTuple>(type.getRawElements());
  bool is_vector = uint32_t(type.getFlags()) & uint32_t(DINode::FlagVector);
  if (!is_vector || !elements || elements->getNumOperands() != 1)
    return true;
  return isa_and_nonnull<DINode>(elements->getOperand(0).get()) ||
         bad("the element of a vector type is a subrange");
}

/// DIVariable::getSizeInBits follows types that have no size.
bool sound_type(const Metadata *type) {
  for (unsigned i = 0; i < LongestChain; ++i) {
    auto *derived = dyn_cast_or_null<DIDerivedType>(type);
    if (!derived || derived->getSizeInBits())
      return true;
    type = derived->getRawBaseType();
  }
  return bad("a variable that has fragments has a type that is derived from itself");
}

bool sound_fragment(const Metadata *variable, const Metadata *expression) {
  auto *v = dyn_cast_or_null<DIVariable>(variable);
  auto *e = dyn_cast_or_null<DIExpression>(expression);
  return !v || !e || !e->isValid() || !e->getFragmentInfo() || sound_type(v->getRawType());
}

bool sound_global_expression(const DIGlobalVariableExpression &node) {
  auto *variable = node.getRawVariable(), *expression = node.getRawExpression();
  if (variable && !isa<DIGlobalVariable>(variable))
    return bad("its variable is no DIGlobalVariable");
  if (expression && !isa<DIExpression>(expression))
    return bad("its expression is no DIExpression");
  return sound_fragment(variable, expression);
}

/// The printer goes from operation to operation, and DIExpression::isValid does not look at what
/// comes behind a register.
bool sound_expression(const DIExpression &expression) {
  if (!expression.isValid())
    return true;
  ArrayRef<uint64_t> rest = expression.getElements();
  while (!rest.empty()) {
    size_t size = DIExpression::ExprOperand(rest.begin()).getSize();
    if (size > rest.size())
      return bad("its last operation lacks arguments");
    rest = rest.drop_front(size);
  }
  return true;
}

bool sound_node(const Metadata &md) {
  switch (md.getMetadataID()) {
  case Metadata::DIExpressionKind:
    return sound_expression(cast<DIExpression>(md));
  case Metadata::DILocationKind:
    return sound_location(cast<DILocation>(md)) &&
           leads_to_subprogram(cast<DILocation>(md).getRawScope());
  case Metadata::DILexicalBlockKind:
  case Metadata::DILexicalBlockFileKind:
    return leads_to_subprogram(&md);
  case Metadata::DISubrangeKind:
  case Metadata::DIGenericSubrangeKind:
    return sound_bounds(cast<MDNode>(md));
  case Metadata::DICompositeTypeKind:
    return sound_vector(cast<DICompositeType>(md));
  case Metadata::DIGlobalVariableExpressionKind:
    return sound_global_expression(cast<DIGlobalVariableExpression>(md));
  case Metadata::DIFileKind: {
    auto source = cast<DIFile>(md).getRawSource();
    return !source || *source || bad("its source is no string");
  }
  default:
    return true;
  }
}

// ---- attachments --------------------------------------------------------------------------

/// TBAAVerifier looks into the types that an access tag leads to.
bool sound_tbaa_type(const MDNode &type, bool is_new, SmallPtrSetImpl<const MDNode *> &seen) {
  SmallVector<const MDNode *, 8> todo{&type};
  while (!todo.empty()) {
    const MDNode &node = *todo.pop_back_val();
    unsigned n = node.getNumOperands();
    if (n < 2 || !seen.insert(&node).second)
      continue;
    if (!is_new || n < 4)
      if (!node.getOperand(0))
        return bad("a type of alias analysis begins with null");
    if (n == 3 && isa<MDString>(node.getOperand(0)) && !node.getOperand(2))
      return bad("a type of alias analysis has no offset");
    for (unsigned i = n > 3 && is_new ? 3 : 1; i < n; i += is_new ? 3 : 2) {
      if (!node.getOperand(i) && n > 2)
        return bad("a type of alias analysis has a member without type");
      if (auto *member = dyn_cast_or_null<MDNode>(node.getOperand(i).get()))
        todo.push_back(member);
    }
    if (auto *parent = dyn_cast_or_null<MDNode>(node.getOperand(n < 4 ? 1 : 0).get()))
      todo.push_back(parent);
  }
  return true;
}

bool sound_tbaa(const MDNode &tag) {
  auto *base = dyn_cast_or_null<MDNode>(operand(tag, 0));
  auto *access = dyn_cast_or_null<MDNode>(operand(tag, 1));
  if (tag.getNumOperands() < 3 || !base || !access)
    return bad("tbaa is a tag of base type, access type and offset");
  bool is_new = access->getNumOperands() >= 3 && isa_and_nonnull<MDNode>(operand(*access, 0));
  SmallPtrSet<const MDNode *, 8> seen;
  return sound_tbaa_type(*base, is_new, seen) && sound_tbaa_type(*access, is_new, seen);
}

bool sound_alias_scope(const MDNode &scope) {
  if (scope.getNumOperands() < 2 || scope.getNumOperands() > 3)
    return true; // the verifier says so
  if (has_null_operand(scope))
    return bad("an alias scope has null for a name or domain");
  auto *domain = dyn_cast<MDNode>(scope.getOperand(1));
  return !domain || domain->getNumOperands() > 2 || !has_null_operand(*domain) ||
         bad("the domain of an alias scope has null for a name");
}

bool sound_memprof(const MDNode &profile) {
  for (const MDOperand &op : profile.operands()) {
    auto *block = dyn_cast_or_null<MDNode>(op.get());
    if (!block || has_null_operand(*block))
      return bad("memprof lists blocks of a call stack and strings");
  }
  return true;
}

bool sound_attachment(unsigned kind, const MDNode &node) {
  switch (kind) {
  case LLVMContext::MD_tbaa:
    return sound_tbaa(node);
  case LLVMContext::MD_range:
  case LLVMContext::MD_dereferenceable:
  case LLVMContext::MD_dereferenceable_or_null:
  case LLVMContext::MD_align:
  case LLVMContext::MD_annotation:
  case LLVMContext::MD_access_group:
    return !has_null_operand(node) || bad("this attachment has a null operand");
  case LLVMContext::MD_alias_scope:
  case LLVMContext::MD_noalias:
    if (has_null_operand(node))
      return bad("this attachment has a null operand");
    return llvm::all_of(node.operands(), [](const MDOperand &op) {
      auto *scope = dyn_cast<MDNode>(op);
      return !scope || sound_alias_scope(*scope);
    });
  case LLVMContext::MD_memprof:
    return sound_memprof(node);
  case LLVMContext::MD_loop:
    // StripDebugInfo goes from the second operand to the last.
    return node.getNumOperands() > 0 || bad("a loop begins with itself");
  default:
    return true;
  }
}

// ---- module flags -------------------------------------------------------------------------

bool sound_flag(const MDNode &flag) {
  Module::ModFlagBehavior behaviour;
  MDString *key;
  Metadata *value;
  if (flag.getNumOperands() == 3 && !operand(flag, 2))
    return bad("a module flag has no value");
  if (flag.getNumOperands() != 3 || !Module::isValidModuleFlag(flag, behaviour, key, value))
    return true;
  auto *node = dyn_cast<MDNode>(value);
  if (behaviour == Module::Require && node && node->getNumOperands() == 2 && !operand(*node, 0))
    return bad("a module flag requires a flag without a name");
  if (key->getString() == "CG Profile" && !node)
    return bad("the module flag `CG Profile` is a node");
  return true;
}

// ---- intrinsics ---------------------------------------------------------------------------

bool fits_intrinsic(const Function &f) {
  SmallVector<Intrinsic::IITDescriptor, 8> table;
  Intrinsic::getIntrinsicInfoTableEntries(f.getIntrinsicID(), table);
  ArrayRef<Intrinsic::IITDescriptor> rest = table;
  SmallVector<Type *, 4> types;
  FunctionType *type = f.getFunctionType();
  return Intrinsic::matchIntrinsicSignature(type, rest, types) ==
             Intrinsic::MatchIntrinsicTypes_Match &&
         !Intrinsic::matchIntrinsicVarArg(type->isVarArg(), rest) && rest.empty();
}

/// Classes of intrinsic calls cast their arguments to what they must be.
bool sound_intrinsic_call(const CallBase &call, AttributeList attributes) {
  for (unsigned i = 0; i < call.arg_size(); ++i) {
    Value *arg = call.getArgOperand(i);
    if (attributes.hasParamAttr(i, Attribute::ImmArg) && !isa<ConstantInt>(arg) &&
        !isa<ConstantFP>(arg))
      return bad("it takes a constant where it is passed something else");
  }
  if (auto *dbg = dyn_cast<DbgVariableIntrinsic>(&call))
    return sound_fragment(dbg->getRawVariable(), dbg->getRawExpression());
  return true;
}

} // namespace

/// Follows what LLVM's findBaseObject follows.
static bool has_base_object(const Constant *c, SmallPtrSetImpl<const Constant *> &aliases) {
  if (isa<GlobalObject>(c))
    return true;
  if (auto *alias = dyn_cast<GlobalAlias>(c))
    return alias->getAliasee() && aliases.insert(alias).second &&
           has_base_object(alias->getAliasee(), aliases);
  auto *expression = dyn_cast<ConstantExpr>(c);
  if (!expression)
    return false;
  auto operand = [&](unsigned i) { return has_base_object(expression->getOperand(i), aliases); };
  switch (expression->getOpcode()) {
  case Instruction::Add:
    return operand(0) != operand(1);
  case Instruction::Sub:
    return !operand(1) && operand(0);
  case Instruction::IntToPtr:
  case Instruction::PtrToInt:
  case Instruction::BitCast:
  case Instruction::GetElementPtr:
    return operand(0);
  default:
    return false;
  }
}

bool lf_aliasee_sound(LLVMValueRef alias, LLVMValueRef aliasee) {
  SmallVector<const Value *, 8> todo{unwrap(aliasee)};
  SmallPtrSet<const Value *, 8> seen;
  while (!todo.empty()) {
    const Value *value = todo.pop_back_val();
    if (value == unwrap(alias))
      return bad("aliases form a circle");
    auto *constant = dyn_cast_or_null<Constant>(value);
    bool inside = constant && (!isa<GlobalValue>(constant) || isa<GlobalAlias>(constant));
    if (inside && seen.insert(constant).second)
      todo.append(constant->value_op_begin(), constant->value_op_end());
  }
  return true;
}

bool lf_resolver_sound(LLVMValueRef resolver) {
  SmallPtrSet<const Constant *, 4> aliases;
  auto *constant = dyn_cast<Constant>(unwrap(resolver));
  return constant && has_base_object(constant, aliases);
}

bool lf_md_sound(LLVMMetadataRef md) { return sound_node(*unwrap(md)); }

bool lf_attachment_sound(uint32_t kind, LLVMMetadataRef md) {
  auto *node = dyn_cast<MDNode>(unwrap(md));
  return !node || sound_attachment(kind, *node);
}

bool lf_module_flag_sound(LLVMMetadataRef md) {
  auto *node = dyn_cast<MDNode>(unwrap(md));
  return !node || sound_flag(*node);
}

bool lf_function_sound(LLVMValueRef value) {
  auto *f = dyn_cast<Function>(unwrap(value));
  if (!f || !f->getIntrinsicID())
    return true;
  AttributeList attributes = Intrinsic::getAttributes(f->getContext(), f->getIntrinsicID());
  bool fits = false;
  for (const Use &use : f->uses()) {
    auto *call = dyn_cast<CallBase>(use.getUser());
    if (!call || call->getCalledFunction() != f)
      continue;
    // LLVM takes one that is never called, whatever its type.
    if (!fits && !fits_intrinsic(*f))
      return bad("the intrinsic that has this name has another type");
    fits = true;
    if (!sound_intrinsic_call(*call, attributes))
      return false;
  }
  return true;
}
