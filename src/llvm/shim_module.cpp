// Errors and modules: see shim.h.
#include "shim.h"

#include <cerrno>
#include <cstring>
#include <string>
#include <sys/mman.h>

#include <llvm/AsmParser/Parser.h>
#include <llvm/Bitcode/BitcodeReader.h>
#include <llvm/Bitcode/BitcodeWriter.h>
#include <llvm/IR/AutoUpgrade.h>
#include <llvm/IR/DebugInfo.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/DiagnosticInfo.h>
#include <llvm/IR/DiagnosticPrinter.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/ModuleSummaryIndex.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Support/SourceMgr.h>

using namespace llvm;

static LfStr str(StringRef s) { return {s.data(), s.size()}; }
static StringRef ref(LfStr s) { return {s.data, s.len}; }

// ---- errors -------------------------------------------------------------------------------

static thread_local std::string last_error;

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

/// The parser of text without LLVM's check of debug information, which it offers for files only: here
/// it is one in memory.
static std::unique_ptr<Module> parse_text_leniently(MemoryBufferRef buffer, SMDiagnostic &error,
                                                    LLVMContext &context) {
  auto failed = [&](const char *what) {
    std::string words = std::string(what) + ": " + std::strerror(errno);
    error = SMDiagnostic("", SourceMgr::DK_Error, words);
    return nullptr;
  };
  int file = memfd_create("llvm-facts", MFD_CLOEXEC);
  if (file < 0)
    return failed("no file in memory");
  raw_fd_ostream out(file, /*shouldClose=*/true);
  out << buffer.getBuffer();
  out.flush();
  if (out.has_error()) {
    out.clear_error();
    return failed("cannot write to memory");
  }
  std::string path = "/proc/self/fd/" + std::to_string(file);
  auto parsed = parseAssemblyFileWithIndexNoUpgradeDebugInfo(
      path, error, context, nullptr, [](StringRef) -> Optional<std::string> { return None; });
  if (parsed.Mod) {
    parsed.Mod->setModuleIdentifier(buffer.getBufferIdentifier());
    // What names no source gets the name of the file.
    if (parsed.Mod->getSourceFileName() == path)
      parsed.Mod->setSourceFileName(buffer.getBufferIdentifier());
  }
  return std::move(parsed.Mod);
}

/// The reader of bitcode without its last step, which checks debug information. What that step
/// else does, to drop declarations of old intrinsics, a broken module goes without.
static Expected<std::unique_ptr<Module>> parse_bitcode_leniently(MemoryBufferRef buffer,
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
    // With an index, which is dropped: without one, LLVM 15 takes typeidCompatibleVTable for an error.
    module = lenient ? parse_text_leniently(buffer, error, ctx)
                     : std::move(parseAssemblyWithIndex(buffer, error, ctx).Mod);
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
        lenient ? parse_bitcode_leniently(buffer, ctx) : parseBitcodeFile(buffer, ctx);
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

int64_t lf_module_rejected_function(LLVMModuleRef module) {
  int64_t place = 0;
  for (const Function &function : *unwrap(module)) {
    std::string text;
    raw_string_ostream out(text);
    if (verifyFunction(function, &out)) {
      fail(out.str());
      return place;
    }
    ++place;
  }
  return -1;
}

void lf_module_print(LLVMModuleRef module, bool uses, void (*sink)(void *, const char *, size_t),
                     void *state) {
  SinkStream out(sink, state);
  unwrap(module)->print(out, nullptr, /*ShouldPreserveUseListOrder=*/uses);
}

void lf_module_write(LLVMModuleRef module, void (*sink)(void *, const char *, size_t), void *state) {
  SinkStream out(sink, state);
  WriteBitcodeToFile(*unwrap(module), out, /*ShouldPreserveUseListOrder=*/true);
}

// ---- summaries ----------------------------------------------------------------------------

/// A summary as llvm-dis prints it, and as LLVM writes it: with the module's own global values. None
/// of the latter for an index of several modules.
struct LfSummary {
  std::unique_ptr<ModuleSummaryIndex> index, own;
  /// Why there is no `own` where it is needed.
  std::string unwritable;
};

/// Whether LLVM could write the summary: it trusts that all is there.
static bool is_writable(const Module &module, const ModuleSummaryIndex &index) {
  auto here = [](const ValueInfo &info) {
    return info.getRef() != nullptr && info.getRef()->second.U.GV != nullptr;
  };
  for (const Function &function : module)
    if (!function.hasName())
      return false;
  for (const GlobalAlias &alias : module.aliases()) {
    ValueInfo info = index.getValueInfo(alias.getGUID());
    if (!info || info.getSummaryList().empty())
      return false;
  }
  for (const auto &entry : index)
    for (const auto &summary : entry.second.SummaryList) {
      if (!all_of(summary->refs(), here))
        return false;
      if (const auto *variable = dyn_cast<GlobalVarSummary>(summary.get()))
        for (const VirtFuncOffset &function : variable->vTableFuncs())
          if (!here(function.FuncVI))
            return false;
      if (const auto *function = dyn_cast<FunctionSummary>(summary.get()))
        for (const auto &access : function->paramAccesses())
          for (const auto &call : access.Calls)
            if (!here(call.Callee))
              return false;
    }
  return true;
}

/// The summary with the module's own global values. What was read has their GUIDs only: it gets them by
/// their names, in a trip through text.
static std::unique_ptr<ModuleSummaryIndex>
with_values(Module &module, const ModuleSummaryIndex &index, std::string &why) {
  for (const GlobalValue &value : module.global_values())
    if (value.getName().find_first_of("\"\\") != StringRef::npos) {
      why = "LLVM's text of summaries cannot have the name " + value.getName().str();
      return nullptr;
    }
  std::string text;
  raw_string_ostream out(text);
  index.print(out);
  out.flush();
  SMDiagnostic error;
  auto own = std::make_unique<ModuleSummaryIndex>(/*HaveGVs=*/true);
  if (parseAssemblyInto(MemoryBufferRef(text, "summary"), &module, own.get(), error)) {
    why = "the summary: " + error.getMessage().str();
    return nullptr;
  }
  // Its parser takes who sees a virtual table for yes or no.
  for (const auto &entry : index)
    for (const auto &summary : entry.second.SummaryList)
      if (const auto *from = dyn_cast<GlobalVarSummary>(summary.get()))
        if (ValueInfo info = own->getValueInfo(entry.first))
          for (const auto &to : info.getSummaryList())
            if (auto *variable = dyn_cast<GlobalVarSummary>(to.get()))
              variable->setVCallVisibility(from->getVCallVisibility());
  if (!is_writable(module, *own)) {
    why = "the summary speaks of global values that the module does not have, or the module has "
          "functions without names";
    return nullptr;
  }
  return own;
}

bool lf_summary_read(LLVMModuleRef wrapped, LfStr data, LfStr name, uint32_t syntax,
                     LfSummary **summary) {
  Module &module = *unwrap(wrapped);
  MemoryBufferRef buffer(ref(data), ref(name));
  std::unique_ptr<ModuleSummaryIndex> index;
  SMDiagnostic error;
  *summary = nullptr;
  if (syntax == LfText) {
    if (!ref(data).startswith("^") && !ref(data).contains("\n^"))
      return true;
    index = parseSummaryIndexAssembly(buffer, error);
    if (!index) {
      fail(error.getMessage().str());
      return false;
    }
    if (index->begin() == index->end() && !index->getFlags())
      return true;
  } else {
    Expected<BitcodeLTOInfo> info = getBitcodeLTOInfo(buffer);
    if (!info) {
      fail(toString(info.takeError()));
      return false;
    }
    // LLVM 15 does not survive what it writes itself of references to ifuncs.
    if (!info->HasSummary || !module.ifunc_empty())
      return true;
    Expected<std::unique_ptr<ModuleSummaryIndex>> read = getModuleSummaryIndex(buffer);
    if (!read) {
      fail(toString(read.takeError()));
      return false;
    }
    index = std::move(*read);
  }
  auto made = std::make_unique<LfSummary>();
  // As llvm-as decides; bitcode of a module says at least what it is for.
  bool combined = module.empty() && module.global_empty() &&
                  (syntax == LfText || module.getTargetTriple().empty());
  if (!combined)
    made->own = with_values(module, *index, made->unwritable);
  made->index = std::move(index);
  *summary = made.release();
  return true;
}

LfStr lf_summary_unwritable(const LfSummary *summary) { return str(summary->unwritable); }

void lf_summary_print(const LfSummary *summary, void (*sink)(void *, const char *, size_t),
                      void *state) {
  SinkStream out(sink, state);
  summary->index->print(out);
}

void lf_summary_write(LLVMModuleRef module, const LfSummary *summary,
                      void (*sink)(void *, const char *, size_t), void *state) {
  SinkStream out(sink, state);
  if (summary->own)
    WriteBitcodeToFile(*unwrap(module), out, /*ShouldPreserveUseListOrder=*/true,
                       summary->own.get());
  else
    writeIndexToFile(*summary->index, out);
}

void lf_summary_dispose(LfSummary *summary) { delete summary; }
