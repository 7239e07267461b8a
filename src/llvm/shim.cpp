// Modules, types, attributes, global values and constants: see shim.h.
#include "shim.h"
#include "shim_cast.h"

#include <cstdarg>
#include <cstdio>
#include <string>

#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/ADT/SmallString.h>
#include <llvm/AsmParser/Parser.h>
#include <llvm/Bitcode/BitcodeReader.h>
#include <llvm/Bitcode/BitcodeWriter.h>
#include <llvm/IR/AutoUpgrade.h>
#include <llvm/IR/DebugInfo.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/DiagnosticInfo.h>
#include <llvm/IR/DiagnosticPrinter.h>
#include <llvm/IR/InlineAsm.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Support/CommandLine.h>
#include <llvm/Support/FileUtilities.h>
#include <llvm/Support/SourceMgr.h>

using namespace llvm;

// ---- errors -------------------------------------------------------------------------------

static thread_local std::string last_error;

void lf_fail(const char *format, ...) {
  char text[1024];
  va_list args;
  va_start(args, format);
  vsnprintf(text, sizeof text, format, args);
  va_end(args);
  last_error = text;
}

static void fail(std::string text) { last_error = std::move(text); }

LfStr lf_error() { return str(last_error); }

/// What LLVM had to say while parsing.
static thread_local std::string last_warnings;

LfStr lf_warnings() { return str(last_warnings); }

// ---- modules ------------------------------------------------------------------------------

namespace {
/// Keeps what LLVM would print to stderr or exit for.
struct Diagnostics : DiagnosticHandler {
  std::string &errors, &warnings;
  Diagnostics(std::string &errors, std::string &warnings) : errors(errors), warnings(warnings) {}
  bool handleDiagnostics(const DiagnosticInfo &info) override {
    std::string &text = info.getSeverity() == DS_Error ? errors : warnings;
    if (!text.empty())
      text += '\n';
    raw_string_ostream out(text);
    DiagnosticPrinterRawOStream printer(out);
    info.print(printer);
    return true;
  }
};

struct SinkStream : raw_ostream {
  void (*sink)(void *, const char *, size_t);
  void *state;
  uint64_t position = 0;
  SinkStream(void (*sink)(void *, const char *, size_t), void *state) : sink(sink), state(state) {
    SetBufferSize(1 << 16);
  }
  ~SinkStream() override { flush(); }
  void write_impl(const char *data, size_t size) override {
    sink(state, data, size);
    position += size;
  }
  uint64_t current_pos() const override { return position; }
};
} // namespace

/// The parser of text without LLVM's check of debug information, which it offers for files only.
static std::unique_ptr<Module> parse_text_unchecked(MemoryBufferRef buffer, SMDiagnostic &error,
                                                    LLVMContext &context) {
  SmallString<128> path;
  int file;
  if (std::error_code code = sys::fs::createTemporaryFile("llvm-facts", "ll", file, path)) {
    error = SMDiagnostic("", SourceMgr::DK_Error, "no temporary file: " + code.message());
    return nullptr;
  }
  FileRemover remover(path);
  raw_fd_ostream out(file, /*shouldClose=*/true);
  out << buffer.getBuffer();
  out.close();
  if (out.has_error()) {
    error = SMDiagnostic("", SourceMgr::DK_Error,
                         "cannot write " + path.str().str() + ": " + out.error().message());
    out.clear_error();
    return nullptr;
  }
  auto parsed = parseAssemblyFileWithIndexNoUpgradeDebugInfo(
      path, error, context, nullptr, [](StringRef) -> Optional<std::string> { return None; });
  if (parsed.Mod)
    parsed.Mod->setModuleIdentifier(buffer.getBufferIdentifier());
  return std::move(parsed.Mod);
}

/// The reader of bitcode without its last step, which checks debug information. What that step
/// else does, to drop declarations of old intrinsics, a broken module goes without.
static Expected<std::unique_ptr<Module>> parse_bitcode_unchecked(MemoryBufferRef buffer,
                                                                 LLVMContext &context) {
  auto copy = MemoryBuffer::getMemBufferCopy(buffer.getBuffer(), buffer.getBufferIdentifier());
  Expected<std::unique_ptr<Module>> module = getOwningLazyBitcodeModule(std::move(copy), context);
  if (!module)
    return module;
  if (Error error = (*module)->materializeMetadata())
    return error;
  for (Function &function : **module)
    if (Error error = function.materialize())
      return error;
  return module;
}

/// LLVM aborts when it reads a broken module with debug information of its own version; such a
/// module is left as it is.
static bool is_broken_with_debug_info(const Module &module) {
  bool broken_debug_info;
  return getDebugMetadataVersionFromModule(module) == DEBUG_METADATA_VERSION &&
         verifyModule(module, nullptr, &broken_debug_info);
}

LLVMModuleRef lf_module_parse(LLVMContextRef context, LfStr data, LfStr name, uint32_t syntax,
                              bool lenient) {
  LLVMContext &ctx = *unwrap(context);
  std::string errors;
  last_warnings.clear();
  ctx.setDiagnosticHandler(std::make_unique<Diagnostics>(errors, last_warnings));
  MemoryBufferRef buffer(ref(data), ref(name));
  std::unique_ptr<Module> module;
  if (syntax == LfText) {
    SMDiagnostic error;
    module = lenient ? parse_text_unchecked(buffer, error, ctx) : parseAssembly(buffer, error, ctx);
    if (module && lenient && !is_broken_with_debug_info(*module))
      UpgradeDebugInfo(*module);
    if (!module) {
      std::string text;
      raw_string_ostream out(text);
      if (error.getLineNo() > 0)
        out << "line " << error.getLineNo() << ", column " << error.getColumnNo() + 1 << ": ";
      out << error.getMessage();
      if (!error.getLineContents().empty())
        out << "\n  " << error.getLineContents();
      fail(out.str());
    }
  } else {
    Expected<std::unique_ptr<Module>> parsed =
        lenient ? parse_bitcode_unchecked(buffer, ctx) : parseBitcodeFile(buffer, ctx);
    if (!parsed) {
      fail(toString(parsed.takeError()));
    } else if (lenient && is_broken_with_debug_info(**parsed)) {
      UpgradeModuleFlags(**parsed);
      UpgradeARCRuntime(**parsed);
      module = std::move(*parsed);
    } else if (Error error = (*parsed)->materializeAll()) {
      fail(toString(std::move(error)));
    } else {
      module = std::move(*parsed);
    }
  }
  ctx.setDiagnosticHandler(std::make_unique<DiagnosticHandler>());
  if (module && !errors.empty()) {
    fail(errors);
    return nullptr;
  }
  return wrap(module.release());
}

bool lf_module_verify(LLVMModuleRef module) {
  std::string text;
  raw_string_ostream out(text);
  if (!verifyModule(*unwrap(module), &out))
    return true;
  fail(out.str());
  return false;
}

bool lf_module_has_debug_info(LLVMModuleRef module) {
  return getDebugMetadataVersionFromModule(*unwrap(module)) == DEBUG_METADATA_VERSION;
}

bool lf_function_verify(LLVMValueRef value) {
  auto *function = dyn_cast<Function>(unwrap(value));
  std::string text;
  raw_string_ostream out(text);
  if (function && !verifyFunction(*function, &out))
    return true;
  fail(out.str());
  return false;
}

void lf_module_print(LLVMModuleRef module, void (*sink)(void *, const char *, size_t), void *state) {
  SinkStream out(sink, state);
  unwrap(module)->print(out, nullptr, /*ShouldPreserveUseListOrder=*/false);
}

void lf_module_write(LLVMModuleRef module, void (*sink)(void *, const char *, size_t), void *state) {
  SinkStream out(sink, state);
  WriteBitcodeToFile(*unwrap(module), out, /*ShouldPreserveUseListOrder=*/true);
}

LLVMModuleRef lf_module_new(LLVMContextRef context, LfStr source_filename) {
  auto *module = new Module(ref(source_filename), *unwrap(context));
  module->setSourceFileName(ref(source_filename));
  return wrap(module);
}

LfStr lf_module_source_filename(LLVMModuleRef m) { return str(unwrap(m)->getSourceFileName()); }
LfStr lf_module_target(LLVMModuleRef m) { return str(unwrap(m)->getTargetTriple()); }
void lf_module_set_target(LLVMModuleRef m, LfStr triple) { unwrap(m)->setTargetTriple(ref(triple)); }
LfStr lf_module_data_layout(LLVMModuleRef m) { return str(unwrap(m)->getDataLayoutStr()); }

bool lf_module_set_data_layout(LLVMModuleRef m, LfStr layout) {
  Expected<DataLayout> parsed = DataLayout::parse(ref(layout));
  if (!parsed) {
    fail(toString(parsed.takeError()));
    return false;
  }
  unwrap(m)->setDataLayout(*parsed);
  return true;
}

LfStr lf_module_inline_asm(LLVMModuleRef m) { return str(unwrap(m)->getModuleInlineAsm()); }
void lf_module_set_inline_asm(LLVMModuleRef m, LfStr text) {
  unwrap(m)->setModuleInlineAsm(ref(text));
}

uint32_t lf_pointer_mode(LLVMContextRef context) {
  LLVMContext &ctx = *unwrap(context);
  if (!ctx.hasSetOpaquePointersValue())
    return 0;
  return ctx.supportsTypedPointers() ? 1 : 2;
}

void lf_set_pointer_mode(LLVMContextRef context, uint32_t mode) {
  unwrap(context)->setOpaquePointers(mode == 2);
}

static SmallVector<StringRef, 64> kind_names(LLVMContextRef context) {
  SmallVector<StringRef, 64> names;
  unwrap(context)->getMDKindNames(names);
  return names;
}

uint32_t lf_metadata_kinds(LLVMContextRef context) { return kind_names(context).size(); }
LfStr lf_metadata_kind(LLVMContextRef context, uint32_t kind) {
  auto names = kind_names(context);
  return kind < names.size() ? str(names[kind]) : LfStr{nullptr, 0};
}
uint32_t lf_metadata_kind_id(LLVMContextRef context, LfStr name) {
  return unwrap(context)->getMDKindID(ref(name));
}
uint32_t lf_fixed_metadata_kinds() {
  LLVMContext fresh;
  SmallVector<StringRef, 64> names;
  fresh.getMDKindNames(names);
  return names.size();
}

LfStr lf_syncscope(LLVMContextRef context, uint32_t id) {
  SmallVector<StringRef, 8> names;
  unwrap(context)->getSyncScopeNames(names);
  return id < names.size() ? str(names[id]) : LfStr{nullptr, 0};
}
uint32_t lf_syncscope_id(LLVMContextRef context, LfStr name) {
  return unwrap(context)->getOrInsertSyncScopeID(ref(name));
}

// ---- named metadata, comdats --------------------------------------------------------------

void *lf_named_metadata_next(LLVMModuleRef m, void *previous) {
  Module::named_metadata_iterator next =
      previous ? std::next(Module::named_metadata_iterator(static_cast<NamedMDNode *>(previous)))
               : unwrap(m)->named_metadata_begin();
  return next == unwrap(m)->named_metadata_end() ? nullptr : &*next;
}
LfStr lf_named_metadata_name(void *node) { return str(static_cast<NamedMDNode *>(node)->getName()); }
uint32_t lf_named_metadata_len(void *node) {
  return static_cast<NamedMDNode *>(node)->getNumOperands();
}
LLVMMetadataRef lf_named_metadata_operand(void *node, uint32_t i) {
  return wrap(static_cast<NamedMDNode *>(node)->getOperand(i));
}
void *lf_named_metadata_new(LLVMModuleRef m, LfStr name) {
  if (unwrap(m)->getNamedMetadata(ref(name))) {
    lf_fail("two named metadata nodes have this name");
    return nullptr;
  }
  return unwrap(m)->getOrInsertNamedMetadata(ref(name));
}
bool lf_named_metadata_add(void *node, LLVMMetadataRef operand) {
  auto *md = dyn_cast<MDNode>(unwrap(operand));
  if (!md || isa<DIArgList>(md)) {
    lf_fail("an operand of named metadata must be a node");
    return false;
  }
  static_cast<NamedMDNode *>(node)->addOperand(md);
  return true;
}

LfStr lf_comdat_name(void *c) { return str(static_cast<Comdat *>(c)->getName()); }
uint32_t lf_comdat_kind(void *c) { return static_cast<Comdat *>(c)->getSelectionKind(); }
void *lf_comdat_new(LLVMModuleRef m, LfStr name, uint32_t kind) {
  if (unwrap(m)->getComdatSymbolTable().count(ref(name))) {
    lf_fail("two comdats have this name");
    return nullptr;
  }
  Comdat *c = unwrap(m)->getOrInsertComdat(ref(name));
  c->setSelectionKind(Comdat::SelectionKind(kind));
  return c;
}

// ---- types --------------------------------------------------------------------------------

namespace {
// The order of the schema's TypeKind.
enum Kind : uint32_t {
  KVoid, KLabel, KToken, KMetadata, KX86Mmx, KX86Amx, KInteger, KFloat, KPointer, KFixedVector,
  KScalableVector, KArray, KStruct, KFunction
};
// The order of the schema's FloatKind.
constexpr Type::TypeID float_kinds[] = {Type::HalfTyID,     Type::BFloatTyID,   Type::FloatTyID,
                                        Type::DoubleTyID,   Type::X86_FP80TyID, Type::FP128TyID,
                                        Type::PPC_FP128TyID};
uint32_t float_kind(const Type *type) {
  uint32_t kind = 0;
  while (kind < 6 && float_kinds[kind] != type->getTypeID())
    ++kind;
  return kind;
}
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

// ---- attributes ---------------------------------------------------------------------------

// AttributeList, AttributeSet and Attribute are each one pointer to what the context owns.
static_assert(sizeof(AttributeList) == sizeof(void *) && sizeof(AttributeSet) == sizeof(void *));

template <class T> static T from_pointer(const void *pointer) {
  T value;
  memcpy(static_cast<void *>(&value), &pointer, sizeof value);
  return value;
}
template <class T> static const void *to_pointer(T value) {
  const void *pointer;
  memcpy(&pointer, static_cast<void *>(&value), sizeof value);
  return pointer;
}

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

// ---- global values ------------------------------------------------------------------------

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

// ---- constants ----------------------------------------------------------------------------

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
    fail(toString(std::move(error)));
    return nullptr;
  }
  return wrap(InlineAsm::get(type, ref(in->text), ref(in->constraints), in->side_effect,
                             in->align_stack,
                             in->intel ? InlineAsm::AD_Intel : InlineAsm::AD_ATT, in->unwind));
}
