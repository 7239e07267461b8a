// Errors, modules, named metadata, comdats: see shim.h.
#include "shim.h"
#include "shim_cast.h"

#include <cstdarg>
#include <cstdio>
#include <string>

#include <llvm/ADT/SmallString.h>
#include <llvm/AsmParser/Parser.h>
#include <llvm/Bitcode/BitcodeReader.h>
#include <llvm/Bitcode/BitcodeWriter.h>
#include <llvm/IR/AutoUpgrade.h>
#include <llvm/IR/DebugInfo.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/DiagnosticInfo.h>
#include <llvm/IR/DiagnosticPrinter.h>
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
