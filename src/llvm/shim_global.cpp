// Global values: see shim.h.
#include "shim.h"
#include "shim_cast.h"

using namespace llvm;

LfStr lf_value_name(LLVMValueRef v) { return str(unwrap(v)->getName()); }

bool lf_value_set_name(LLVMValueRef v, LfStr name) {
  if (ref(name).contains('\0')) {
    lf_fail("LLVM reads no bitcode with a NUL in such a name");
    return false;
  }
  unwrap(v)->setName(ref(name));
  if (unwrap(v)->getName() == ref(name))
    return true;
  lf_fail("another value here has this name, or a value of this type can have none");
  return false;
}

LLVMTypeRef lf_value_type(LLVMValueRef v) { return wrap(unwrap(v)->getType()); }

uint32_t lf_value_class(LLVMValueRef v) {
  Value *value = unwrap(v);
  if (isa<GlobalValue>(value)) return 1;
  if (isa<Constant>(value)) return 0;
  if (isa<BasicBlock>(value)) return 3;
  if (isa<MetadataAsValue>(value)) return 4;
  if (isa<InlineAsm>(value)) return 5;
  return 2;
}

template <class List> static LLVMValueRef next_in(List &list, LLVMValueRef previous) {
  using Node = typename List::value_type;
  auto it = previous ? std::next(cast<Node>(unwrap(previous))->getIterator()) : list.begin();
  return it == list.end() ? nullptr : wrap(&*it);
}

LLVMValueRef lf_global_next(LLVMModuleRef m, uint32_t kind, LLVMValueRef previous) {
  switch (kind) {
  case 0: return next_in(unwrap(m)->getGlobalList(), previous);
  case 1: return next_in(unwrap(m)->getFunctionList(), previous);
  case 2: return next_in(unwrap(m)->getAliasList(), previous);
  default: return next_in(unwrap(m)->getIFuncList(), previous);
  }
}

void lf_global(LLVMValueRef v, LfGlobal *out) {
  *out = LfGlobal{};
  auto *g = dyn_cast<GlobalValue>(unwrap(v));
  if (!g)
    return;
  out->linkage = g->getLinkage();
  out->visibility = g->getVisibility();
  out->dll = g->getDLLStorageClass();
  out->tls = g->getThreadLocalMode();
  out->unnamed_addr = g->hasGlobalUnnamedAddr() ? 1 : g->hasAtLeastLocalUnnamedAddr() ? 2 : 0;
  out->type = wrap(g->getType());
  out->value_type = wrap(g->getValueType());
  out->name = str(g->getName());
  out->partition = str(g->getPartition());
  out->dso_local = g->isDSOLocal();
  if (auto *object = dyn_cast<GlobalObject>(g)) {
    out->align = object->getAlign() ? object->getAlign()->value() : 0;
    out->section = str(object->getSection());
    out->comdat = object->getComdat();
  }
  if (auto *variable = dyn_cast<GlobalVariable>(g)) {
    out->kind = 0;
    out->constant = variable->isConstant();
    out->externally_initialized = variable->isExternallyInitialized();
    if (variable->hasInitializer())
      out->target = wrap(variable->getInitializer());
    out->attributes = to_pointer(variable->getAttributes());
    if (variable->hasSanitizerMetadata()) {
      auto s = variable->getSanitizerMetadata();
      out->sanitizer = 16u | s.NoAddress | s.NoHWAddress << 1 | s.Memtag << 2 | s.IsDynInit << 3;
    }
  } else if (auto *function = dyn_cast<Function>(g)) {
    out->kind = 1;
    out->calling_convention = function->getCallingConv();
    out->attributes = to_pointer(function->getAttributes());
    out->has_gc = function->hasGC();
    if (function->hasGC())
      out->gc = str(function->getGC());
    if (function->hasPersonalityFn())
      out->personality = wrap(function->getPersonalityFn());
    if (function->hasPrefixData())
      out->prefix = wrap(function->getPrefixData());
    if (function->hasPrologueData())
      out->prologue = wrap(function->getPrologueData());
  } else if (auto *alias = dyn_cast<GlobalAlias>(g)) {
    out->kind = 2;
    out->target = wrap(alias->getAliasee());
  } else if (auto *ifunc = dyn_cast<GlobalIFunc>(g)) {
    out->kind = 3;
    out->target = wrap(ifunc->getResolver());
  }
}

LLVMValueRef lf_global_new(LLVMModuleRef m, const LfGlobal *in, uint32_t address_space) {
  Module &module = *unwrap(m);
  Type *type = unwrap(in->value_type);
  if (in->align && (!isPowerOf2_64(in->align) || in->align > Value::MaximumAlignment)) {
    lf_fail("an alignment is a power of two, at most 2^32");
    return nullptr;
  }
  auto linkage = GlobalValue::LinkageTypes(in->linkage);
  if (in->kind == 1 ? !isa<FunctionType>(type) : !PointerType::isValidElementType(type)) {
    lf_fail("a global value cannot have this value type");
    return nullptr;
  }
  if (in->kind == 3 && !isa<FunctionType>(type)) {
    lf_fail("an ifunc has the type of a function");
    return nullptr;
  }
  GlobalValue *g;
  switch (in->kind) {
  case 0:
    if (isa<FunctionType>(type)) {
      lf_fail("a global variable cannot have the type of a function");
      return nullptr;
    }
    g = new GlobalVariable(module, type, in->constant, linkage, nullptr, ref(in->name), nullptr,
                           GlobalValue::NotThreadLocal, address_space, in->externally_initialized);
    break;
  case 1:
    g = Function::Create(cast<FunctionType>(type), linkage, address_space, ref(in->name), &module);
    break;
  case 2:
    g = GlobalAlias::create(type, address_space, linkage, ref(in->name), nullptr, &module);
    break;
  default:
    g = GlobalIFunc::create(type, address_space, linkage, ref(in->name), nullptr, &module);
    break;
  }
  if (g->getName() != ref(in->name)) {
    lf_fail("two global values have this name");
    return nullptr;
  }
  bool local = GlobalValue::isLocalLinkage(linkage);
  if (local && in->visibility) {
    lf_fail("a global value with local linkage has default visibility");
    return nullptr;
  }
  g->setVisibility(GlobalValue::VisibilityTypes(in->visibility));
  g->setDLLStorageClass(GlobalValue::DLLStorageClassTypes(in->dll));
  if (in->tls && in->kind == 1) {
    lf_fail("a function is not thread-local");
    return nullptr;
  }
  g->setThreadLocalMode(GlobalValue::ThreadLocalMode(in->tls));
  g->setUnnamedAddr(in->unnamed_addr == 1   ? GlobalValue::UnnamedAddr::Global
                    : in->unnamed_addr == 2 ? GlobalValue::UnnamedAddr::Local
                                            : GlobalValue::UnnamedAddr::None);
  g->setPartition(ref(in->partition));
  if (auto *object = dyn_cast<GlobalObject>(g)) {
    object->setAlignment(MaybeAlign(in->align));
    object->setSection(ref(in->section));
    object->setComdat(static_cast<Comdat *>(in->comdat));
  }
  if (auto *variable = dyn_cast<GlobalVariable>(g)) {
    variable->setAttributes(from_pointer<AttributeSet>(in->attributes));
    if (in->sanitizer) {
      GlobalValue::SanitizerMetadata s;
      s.NoAddress = in->sanitizer & 1;
      s.NoHWAddress = in->sanitizer >> 1 & 1;
      s.Memtag = in->sanitizer >> 2 & 1;
      s.IsDynInit = in->sanitizer >> 3 & 1;
      variable->setSanitizerMetadata(s);
    }
  } else if (auto *function = dyn_cast<Function>(g)) {
    function->setCallingConv(in->calling_convention);
    function->setAttributes(from_pointer<AttributeList>(in->attributes));
    if (in->has_gc)
      function->setGC(ref(in->gc).str());
  }
  // Last, for linkage and visibility imply it.
  g->setDSOLocal(in->dso_local);
  return wrap(g);
}

bool lf_global_finish(LLVMValueRef v, const LfGlobal *in) {
  auto constant = [](LLVMValueRef value) {
    return value ? dyn_cast<Constant>(unwrap(value)) : nullptr;
  };
  if ((in->target && !constant(in->target)) || (in->personality && !constant(in->personality)) ||
      (in->prefix && !constant(in->prefix)) || (in->prologue && !constant(in->prologue))) {
    lf_fail("a global value can only refer to constants");
    return false;
  }
  Constant *target = constant(in->target);
  Value *g = unwrap(v);
  if (auto *variable = dyn_cast<GlobalVariable>(g)) {
    if (target && target->getType() != variable->getValueType()) {
      lf_fail("the initialiser has another type than the global variable");
      return false;
    }
    variable->setInitializer(target);
  } else if (auto *function = dyn_cast<Function>(g)) {
    if (in->personality)
      function->setPersonalityFn(constant(in->personality));
    if (in->prefix)
      function->setPrefixData(constant(in->prefix));
    if (in->prologue)
      function->setPrologueData(constant(in->prologue));
  } else if (auto *alias = dyn_cast<GlobalAlias>(g)) {
    if (!target || target->getType() != alias->getType()) {
      lf_fail("the aliasee is missing or has another type than the alias");
      return false;
    }
    if (!lf_aliasee_sound(v, in->target))
      return false;
    alias->setAliasee(target);
  } else if (auto *ifunc = dyn_cast<GlobalIFunc>(g)) {
    if (!target || !target->getType()->isPointerTy()) {
      lf_fail("the resolver is missing or no pointer");
      return false;
    }
    if (!lf_resolver_sound(wrap(target))) {
      lf_fail("the resolver is not the address of a function");
      return false;
    }
    ifunc->setResolver(target);
  }
  return true;
}

uint32_t lf_function_params(LLVMValueRef fn) {
  auto *function = dyn_cast<Function>(unwrap(fn));
  return function ? function->arg_size() : 0;
}
LLVMValueRef lf_function_param(LLVMValueRef fn, uint32_t i) {
  auto *function = dyn_cast<Function>(unwrap(fn));
  return function && i < function->arg_size() ? wrap(function->getArg(i)) : nullptr;
}
