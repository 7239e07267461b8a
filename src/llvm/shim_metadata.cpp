#include "shim_cast.h"
#include "shim_metadata.h"

#include <llvm/ADT/APInt.h>
#include <llvm/ADT/SmallVector.h>
#include <llvm/BinaryFormat/Dwarf.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/Instruction.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Metadata.h>

#include <algorithm>
#include <type_traits>

using namespace llvm;

namespace {

constexpr uint32_t Any = ~0u;
/// No integer type is wider, and a wider value costs memory for nothing.
constexpr uint64_t MaxBits = IntegerType::MAX_INT_BITS;

/// What lf_md_make is given, checked for what LLVM would take on trust.
struct Parts {
  LLVMContext &Context;
  const LfMetadata &In;
  const char *Name;
  /// Only look whether LLVM has a node that it would take for this one.
  bool Lookup = false;
  mutable bool Bad = false;

  Metadata *op(unsigned I) const { return unwrap(In.operands[I]); }
  MDString *string(unsigned I) const { return cast_or_null<MDString>(op(I)); }

  uint64_t u64(unsigned I) const { return In.scalars[I]; }
  uint64_t below(unsigned I, uint64_t Limit) const {
    uint64_t V = In.scalars[I];
    if (V < Limit)
      return V;
    if (!Bad)
      lf_fail("scalar %u of a %s is out of range: %llu", I, Name, (unsigned long long)V);
    Bad = true;
    return 0;
  }
  unsigned u32(unsigned I) const { return below(I, 1ull << 32); }
  unsigned u16(unsigned I) const { return below(I, 1 << 16); }
  unsigned u8(unsigned I) const { return below(I, 1 << 8); }
  bool flag(unsigned I) const { return below(I, 2); }
  int i32(unsigned I) const {
    int64_t V = int64_t(In.scalars[I]);
    if (V == int32_t(V))
      return int32_t(V);
    if (!Bad)
      lf_fail("scalar %u of a %s is out of range: %lld", I, Name, (long long)V);
    Bad = true;
    return 0;
  }
  DINode::DIFlags flags(unsigned I) const { return DINode::DIFlags(u32(I)); }

  MDNode *fail(const char *What) const {
    lf_fail("a %s %s", Name, What);
    return nullptr;
  }

  /// The operands from `First` on.
  SmallVector<Metadata *, 8> ops(unsigned First = 0) const {
    SmallVector<Metadata *, 8> Ops;
    for (unsigned I = First; I < In.n_operands; ++I)
      Ops.push_back(op(I));
    return Ops;
  }

  template <class T, class... Args> MDNode *node(Args &&...A) const {
    if (Bad)
      return nullptr;
    if (Lookup)
      return T::getIfExists(Context, std::forward<Args>(A)...);
    return In.distinct ? T::getDistinct(Context, std::forward<Args>(A)...)
                       : T::get(Context, std::forward<Args>(A)...);
  }
};

/// How many operands (`Any`: as many as there are), how many scalars, and a bit for each operand
/// that is a string or null.
template <unsigned Operands, unsigned Scalars, unsigned Strings = 0> struct Shape {
  static constexpr unsigned operands = Operands, scalars = Scalars, strings = Strings;
  static_assert(Scalars <= sizeof(LfMetadata::scalars) / sizeof(uint64_t), "");

  template <class... Values> static void put(uint64_t *Out, Values... V) {
    static_assert(sizeof...(V) == Scalars, "one value for each scalar");
    unsigned I = 0;
    ((Out[I++] = uint64_t(V)), ...);
  }
};

template <class T> struct Class;

template <> struct Class<MDTuple> : Shape<Any, 0> {
  static void get(const MDTuple &, LfMetadata &) {}
  static MDNode *make(const Parts &P) { return P.node<MDTuple>(P.ops()); }
};

template <> struct Class<DILocation> : Shape<2, 3> {
  static void get(const DILocation &N, LfMetadata &M) {
    put(M.scalars, N.getLine(), N.getColumn(), N.isImplicitCode());
  }
  static MDNode *make(const Parts &P) {
    if (!P.op(0))
      return P.fail("has no scope");
    return P.node<DILocation>(P.u32(0), P.u16(1), P.op(0), P.op(1), P.flag(2));
  }
};

template <> struct Class<DIExpression> : Shape<0, 0> {
  static void get(const DIExpression &N, LfMetadata &M) {
    M.words = N.getElements().data();
    M.n_words = N.getNumElements();
  }
  static MDNode *make(const Parts &P) {
    return P.node<DIExpression>(makeArrayRef(P.In.words, P.In.n_words));
  }
};

template <> struct Class<DIGlobalVariableExpression> : Shape<2, 0> {
  static void get(const DIGlobalVariableExpression &, LfMetadata &) {}
  static MDNode *make(const Parts &P) {
    return P.node<DIGlobalVariableExpression>(P.op(0), P.op(1));
  }
};

template <> struct Class<GenericDINode> : Shape<Any, 1, 1> {
  static void get(const GenericDINode &N, LfMetadata &M) { put(M.scalars, N.getTag()); }
  static MDNode *make(const Parts &P) {
    if (!P.In.n_operands)
      return P.fail("has no place for its header");
    return P.node<GenericDINode>(P.u16(0), P.string(0), P.ops(1));
  }
};

template <> struct Class<DISubrange> : Shape<4, 0> {
  static void get(const DISubrange &, LfMetadata &) {}
  static MDNode *make(const Parts &P) {
    // LLVM casts them when it looks for an equal node.
    for (unsigned I = 0; I < 4; ++I)
      if (auto *Bound = dyn_cast_or_null<ConstantAsMetadata>(P.op(I)))
        if (!isa<ConstantInt>(Bound->getValue()))
          return P.fail("has a bound that is a constant, but no integer");
    return P.node<DISubrange>(P.op(0), P.op(1), P.op(2), P.op(3));
  }
};

template <> struct Class<DIGenericSubrange> : Shape<4, 0> {
  static void get(const DIGenericSubrange &, LfMetadata &) {}
  static MDNode *make(const Parts &P) {
    return P.node<DIGenericSubrange>(P.op(0), P.op(1), P.op(2), P.op(3));
  }
};

template <> struct Class<DIEnumerator> : Shape<1, 2, 1> {
  static void get(const DIEnumerator &N, LfMetadata &M) {
    put(M.scalars, N.getValue().getBitWidth(), N.isUnsigned());
    M.words = N.getValue().getRawData();
    M.n_words = N.getValue().getNumWords();
  }
  static MDNode *make(const Parts &P) {
    if (P.u64(0) > MaxBits || P.In.n_words != APInt::getNumWords(P.u64(0)))
      return P.fail("has a value of another width than it says, or of more bits than LLVM has");
    APInt Value = P.In.n_words ? APInt(P.u64(0), makeArrayRef(P.In.words, P.In.n_words))
                               : APInt::getZeroWidth();
    return P.node<DIEnumerator>(Value, P.flag(1), P.string(0));
  }
};

template <> struct Class<DIBasicType> : Shape<3, 5, 1 << 2> {
  static void get(const DIBasicType &N, LfMetadata &M) {
    put(M.scalars, N.getTag(), N.getSizeInBits(), N.getAlignInBits(), N.getEncoding(),
        N.getFlags());
  }
  static MDNode *make(const Parts &P) {
    return P.node<DIBasicType>(P.u16(0), P.string(2), P.u64(1), P.u32(2), P.u32(3), P.flags(4));
  }
};

template <> struct Class<DIStringType> : Shape<6, 4, 1 << 2> {
  static void get(const DIStringType &N, LfMetadata &M) {
    put(M.scalars, N.getTag(), N.getSizeInBits(), N.getAlignInBits(), N.getEncoding());
  }
  static MDNode *make(const Parts &P) {
    return P.node<DIStringType>(P.u16(0), P.string(2), P.op(3), P.op(4), P.op(5), P.u64(1),
                                P.u32(2), P.u32(3));
  }
};

template <> struct Class<DIDerivedType> : Shape<6, 8, 1 << 2> {
  /// The address space comes last, after whether there is one.
  static void get(const DIDerivedType &N, LfMetadata &M) {
    put(M.scalars, N.getTag(), N.getLine(), N.getSizeInBits(), N.getAlignInBits(),
        N.getOffsetInBits(), N.getFlags(), N.getDWARFAddressSpace().has_value(),
        N.getDWARFAddressSpace().value_or(0));
  }
  static MDNode *make(const Parts &P) {
    Optional<unsigned> AddressSpace;
    if (P.flag(6))
      AddressSpace = P.u32(7);
    return P.node<DIDerivedType>(P.u16(0), P.string(2), P.op(0), P.u32(1), P.op(1), P.op(3),
                                 P.u64(2), P.u32(3), P.u64(4), AddressSpace, P.flags(5), P.op(4),
                                 P.op(5));
  }
};

template <> struct Class<DICompositeType> : Shape<14, 7, 1 << 2 | 1 << 7> {
  static void get(const DICompositeType &N, LfMetadata &M) {
    put(M.scalars, N.getTag(), N.getLine(), N.getSizeInBits(), N.getAlignInBits(),
        N.getOffsetInBits(), N.getFlags(), N.getRuntimeLang());
  }
  static MDNode *make(const Parts &P) {
    return P.node<DICompositeType>(P.u16(0), P.string(2), P.op(0), P.u32(1), P.op(1), P.op(3),
                                   P.u64(2), P.u32(3), P.u64(4), P.flags(5), P.op(4), P.u32(6),
                                   P.op(5), P.op(6), P.string(7), P.op(8), P.op(9), P.op(10),
                                   P.op(11), P.op(12), P.op(13));
  }
};

template <> struct Class<DISubroutineType> : Shape<4, 2> {
  static void get(const DISubroutineType &N, LfMetadata &M) {
    put(M.scalars, N.getFlags(), N.getCC());
  }
  static MDNode *make(const Parts &P) {
    return P.node<DISubroutineType>(P.flags(0), P.u8(1), P.op(3));
  }
};

template <> struct Class<DIFile> : Shape<4, 2, 15> {
  /// The second scalar is whether there is a source that is null, which is not the same as none.
  static void get(const DIFile &N, LfMetadata &M) {
    auto Checksum = N.getRawChecksum();
    auto Source = N.getRawSource();
    put(M.scalars, Checksum ? unsigned(Checksum->Kind) : 0, Source && !*Source);
  }
  static MDNode *make(const Parts &P) {
    Optional<DIFile::ChecksumInfo<MDString *>> Checksum;
    if (uint64_t Kind = P.below(0, DIFile::CSK_Last + 1)) {
      if (!P.string(2))
        return P.fail("has a kind of checksum but no checksum");
      Checksum.emplace(DIFile::ChecksumKind(Kind), P.string(2));
    } else if (P.string(2)) {
      return P.fail("has a checksum of no kind");
    }
    Optional<MDString *> Source;
    if (P.string(3) || P.flag(1))
      Source = P.string(3);
    return P.node<DIFile>(P.string(0), P.string(1), Checksum, Source);
  }
};

template <> struct Class<DICompileUnit>
    : Shape<11, 9, 1 << 1 | 1 << 2 | 1 << 3 | 1 << 9 | 1 << 10> {
  static void get(const DICompileUnit &N, LfMetadata &M) {
    put(M.scalars, N.getSourceLanguage(), N.isOptimized(), N.getRuntimeVersion(),
        N.getEmissionKind(), N.getDWOId(), N.getSplitDebugInlining(),
        N.getDebugInfoForProfiling(), N.getNameTableKind(), N.getRangesBaseAddress());
  }
  static MDNode *make(const Parts &P) {
    if (!P.In.distinct)
      return P.fail("is always distinct");
    unsigned Language = P.u32(0), Version = P.u32(2), Emission = P.u32(3), Names = P.u32(7);
    bool Optimized = P.flag(1), Inlining = P.flag(5), Profiling = P.flag(6), Ranges = P.flag(8);
    if (P.Bad)
      return nullptr;
    return DICompileUnit::getDistinct(P.Context, Language, P.op(0), P.string(1), Optimized,
                                      P.string(2), Version, P.string(3), Emission, P.op(4),
                                      P.op(5), P.op(6), P.op(7), P.op(8), P.u64(4), Inlining,
                                      Profiling, Names, Ranges, P.string(9), P.string(10));
  }
};

template <> struct Class<DISubprogram> : Shape<13, 6, 1 << 2 | 1 << 3 | 1 << 12> {
  static void get(const DISubprogram &N, LfMetadata &M) {
    put(M.scalars, N.getLine(), N.getScopeLine(), N.getVirtualIndex(), N.getThisAdjustment(),
        N.getFlags(), N.getSPFlags());
  }
  static MDNode *make(const Parts &P) {
    return P.node<DISubprogram>(P.op(1), P.string(2), P.string(3), P.op(0), P.u32(0), P.op(4),
                                P.u32(1), P.op(8), P.u32(2), P.i32(3), P.flags(4),
                                DISubprogram::DISPFlags(P.u32(5)), P.op(5), P.op(9), P.op(6),
                                P.op(7), P.op(10), P.op(11), P.string(12));
  }
};

template <> struct Class<DILexicalBlock> : Shape<2, 2> {
  static void get(const DILexicalBlock &N, LfMetadata &M) {
    put(M.scalars, N.getLine(), N.getColumn());
  }
  static MDNode *make(const Parts &P) {
    return P.node<DILexicalBlock>(P.op(1), P.op(0), P.u32(0), P.u16(1));
  }
};

template <> struct Class<DILexicalBlockFile> : Shape<2, 1> {
  static void get(const DILexicalBlockFile &N, LfMetadata &M) {
    put(M.scalars, N.getDiscriminator());
  }
  static MDNode *make(const Parts &P) {
    return P.node<DILexicalBlockFile>(P.op(1), P.op(0), P.u32(0));
  }
};

template <> struct Class<DINamespace> : Shape<3, 1, 1 << 2> {
  static void get(const DINamespace &N, LfMetadata &M) { put(M.scalars, N.getExportSymbols()); }
  static MDNode *make(const Parts &P) {
    return P.node<DINamespace>(P.op(1), P.string(2), P.flag(0));
  }
};

template <> struct Class<DIModule> : Shape<6, 2, 1 << 2 | 1 << 3 | 1 << 4 | 1 << 5> {
  static void get(const DIModule &N, LfMetadata &M) {
    put(M.scalars, N.getLineNo(), N.getIsDecl());
  }
  static MDNode *make(const Parts &P) {
    return P.node<DIModule>(P.op(0), P.op(1), P.string(2), P.string(3), P.string(4), P.string(5),
                            P.u32(0), P.flag(1));
  }
};

template <> struct Class<DITemplateTypeParameter> : Shape<2, 1, 1> {
  static void get(const DITemplateTypeParameter &N, LfMetadata &M) {
    put(M.scalars, N.isDefault());
  }
  static MDNode *make(const Parts &P) {
    return P.node<DITemplateTypeParameter>(P.string(0), P.op(1), P.flag(0));
  }
};

template <> struct Class<DITemplateValueParameter> : Shape<3, 2, 1> {
  static void get(const DITemplateValueParameter &N, LfMetadata &M) {
    put(M.scalars, N.getTag(), N.isDefault());
  }
  static MDNode *make(const Parts &P) {
    return P.node<DITemplateValueParameter>(P.u16(0), P.string(0), P.op(1), P.flag(1), P.op(2));
  }
};

/// LLVM has the name twice, as operands 1 and 4.
template <> struct Class<DIGlobalVariable> : Shape<9, 4, 1 << 1 | 1 << 4 | 1 << 5> {
  static void get(const DIGlobalVariable &N, LfMetadata &M) {
    put(M.scalars, N.getLine(), N.isLocalToUnit(), N.isDefinition(), N.getAlignInBits());
  }
  static MDNode *make(const Parts &P) {
    return P.node<DIGlobalVariable>(P.op(0), P.string(1), P.string(5), P.op(2), P.u32(0), P.op(3),
                                    P.flag(1), P.flag(2), P.op(6), P.op(7), P.u32(3), P.op(8));
  }
};

template <> struct Class<DILocalVariable> : Shape<5, 4, 1 << 1> {
  static void get(const DILocalVariable &N, LfMetadata &M) {
    put(M.scalars, N.getLine(), N.getArg(), N.getFlags(), N.getAlignInBits());
  }
  static MDNode *make(const Parts &P) {
    return P.node<DILocalVariable>(P.op(0), P.string(1), P.op(2), P.u32(0), P.op(3), P.u16(1),
                                   P.flags(2), P.u32(3), P.op(4));
  }
};

template <> struct Class<DILabel> : Shape<3, 1, 1 << 1> {
  static void get(const DILabel &N, LfMetadata &M) { put(M.scalars, N.getLine()); }
  static MDNode *make(const Parts &P) {
    return P.node<DILabel>(P.op(0), P.string(1), P.op(2), P.u32(0));
  }
};

template <> struct Class<DIObjCProperty> : Shape<5, 2, 1 | 1 << 2 | 1 << 3> {
  static void get(const DIObjCProperty &N, LfMetadata &M) {
    put(M.scalars, N.getLine(), N.getAttributes());
  }
  static MDNode *make(const Parts &P) {
    return P.node<DIObjCProperty>(P.string(0), P.op(1), P.u32(0), P.string(2), P.string(3),
                                  P.u32(1), P.op(4));
  }
};

template <> struct Class<DIImportedEntity> : Shape<5, 2, 1 << 2> {
  static void get(const DIImportedEntity &N, LfMetadata &M) {
    put(M.scalars, N.getTag(), N.getLine());
  }
  static MDNode *make(const Parts &P) {
    return P.node<DIImportedEntity>(P.u16(0), P.op(0), P.op(1), P.op(3), P.u32(1), P.string(2),
                                    P.op(4));
  }
};

template <> struct Class<DIMacro> : Shape<2, 2, 3> {
  static void get(const DIMacro &N, LfMetadata &M) {
    put(M.scalars, N.getMacinfoType(), N.getLine());
  }
  static MDNode *make(const Parts &P) {
    return P.node<DIMacro>(P.u16(0), P.u32(1), P.string(0), P.string(1));
  }
};

template <> struct Class<DIMacroFile> : Shape<2, 2> {
  static void get(const DIMacroFile &N, LfMetadata &M) {
    put(M.scalars, N.getMacinfoType(), N.getLine());
  }
  static MDNode *make(const Parts &P) {
    return P.node<DIMacroFile>(P.u16(0), P.u32(1), P.op(0), P.op(1));
  }
};

template <> struct Class<DICommonBlock> : Shape<4, 1, 1 << 2> {
  static void get(const DICommonBlock &N, LfMetadata &M) { put(M.scalars, N.getLineNo()); }
  static MDNode *make(const Parts &P) {
    return P.node<DICommonBlock>(P.op(0), P.op(1), P.string(2), P.op(3), P.u32(0));
  }
};

template <> struct Class<DIArgList> : Shape<Any, 0> {
  static void get(const DIArgList &N, LfMetadata &M) {
    // A ValueAsMetadata begins with its Metadata.
    ArrayRef<ValueAsMetadata *> Args = N.getArgs();
    M.operands = reinterpret_cast<const LLVMMetadataRef *>(Args.data());
    M.n_operands = Args.size();
  }
  static MDNode *make(const Parts &P) {
    SmallVector<ValueAsMetadata *, 4> Args;
    for (Metadata *Op : P.ops()) {
      auto *Value = dyn_cast_or_null<ValueAsMetadata>(Op);
      if (!Value)
        return P.fail("lists something that is no value");
      Args.push_back(Value);
    }
    return P.node<DIArgList>(Args);
  }
};

// MDOperand is one pointer, so the operands of a node can be read as an array of those.
static_assert(sizeof(MDOperand) == sizeof(LLVMMetadataRef), "");
static_assert(alignof(MDOperand) == alignof(LLVMMetadataRef), "");

// The schema's order of classes is that of Metadata.def, less the bitcode reader's placeholder.
constexpr unsigned Placeholder = Metadata::DistinctMDOperandPlaceholderKind;
uint32_t number(unsigned Kind) { return Kind < Placeholder ? Kind : Kind - 1; }
unsigned kind(uint32_t Number) { return Number < Placeholder ? Number : Number + 1; }

template <class T> void read(const T &N, LfMetadata &M) {
  M.distinct = N.isDistinct();
  M.operands = reinterpret_cast<const LLVMMetadataRef *>(N.op_begin());
  M.n_operands = N.getNumOperands();
  M.n_scalars = Class<T>::scalars;
  Class<T>::get(N, M);
}

/// A place that LLVM fills itself.
template <class T> bool unused(unsigned I) {
  return std::is_same<T, DIGlobalVariable>::value && I == 4;
}

template <class T> MDNode *make(LLVMContext &Context, const LfMetadata &In, const char *Name) {
  using C = Class<T>;
  Parts P{Context, In, Name};
  if (C::operands != Any && In.n_operands != C::operands)
    return P.fail("has another number of operands");
  if (In.n_scalars != C::scalars)
    return P.fail("has another number of scalars");
  for (unsigned I = 0; I < In.n_operands; ++I) {
    Metadata *Op = P.op(I);
    if (!Op)
      continue;
    bool String = I < 32 && (C::strings >> I & 1);
    if (String && !isa<MDString>(Op))
      return P.fail("refers to a node or value where a string must be");
    if (!std::is_same<T, DIArgList>::value && (isa<LocalAsMetadata>(Op) || isa<DIArgList>(Op)))
      return P.fail("refers to metadata of a function");
  }
  MDNode *Made = C::make(P);
  if (!Made || In.distinct)
    return Made;
  // LLVM takes some nodes for the same that are not: members of types with an identifier by their
  // name alone, string types whatever their length.
  LfMetadata Out{};
  read(*cast<T>(Made), Out);
  for (unsigned I = 0; I < In.n_operands; ++I)
    if (In.operands[I] != (I < Out.n_operands ? Out.operands[I] : nullptr) && !unused<T>(I))
      return P.fail("is one that LLVM cannot tell from another, which refers to something else");
  if (!std::equal(In.scalars, In.scalars + In.n_scalars, Out.scalars))
    return P.fail("is one that LLVM cannot tell from another, which has another number");
  return Made;
}

/// Whether LLVM, if operand `I` of `N` were `New`, would take another node for the same.
template <class T> bool collides(const T &N, unsigned I, LLVMMetadataRef New, const char *Name) {
  using C = Class<T>;
  LfMetadata In{};
  read(N, In);
  SmallVector<LLVMMetadataRef, 16> Operands(In.operands, In.operands + In.n_operands);
  if (C::operands != Any)
    Operands.resize(C::operands);
  Operands[I] = New;
  In.operands = Operands.data();
  In.n_operands = Operands.size();
  MDNode *Found = C::make(Parts{N.getContext(), In, Name, true});
  return Found && Found != &N;
}

} // namespace

extern "C" {

bool lf_md_read(LLVMMetadataRef MD, LfMetadata *Out) {
  Metadata *M = unwrap(MD);
  unsigned Kind = M->getMetadataID();
  Out->cls = number(Kind);
  Out->distinct = false;
  Out->n_scalars = 0;
  Out->n_operands = 0;
  switch (Kind) {
  case Metadata::MDStringKind:
    Out->string = str(cast<MDString>(M)->getString());
    return true;
  case Metadata::ConstantAsMetadataKind:
  case Metadata::LocalAsMetadataKind:
    Out->value = wrap(cast<ValueAsMetadata>(M)->getValue());
    return true;
#define HANDLE_MDNODE_LEAF(CLASS)                                                                  \
  case Metadata::CLASS##Kind:                                                                      \
    read(*cast<CLASS>(M), *Out);                                                                   \
    return true;
#include <llvm/IR/Metadata.def>
  default:
    lf_fail("metadata of kind %u is no part of a module", Kind);
    return false;
  }
}
LLVMMetadataRef lf_md_make(LLVMContextRef C, const LfMetadata *In) {
  switch (kind(In->cls)) {
#define HANDLE_MDNODE_LEAF(CLASS)                                                                  \
  case Metadata::CLASS##Kind:                                                                      \
    return wrap(make<CLASS>(*unwrap(C), *In, #CLASS));
#include <llvm/IR/Metadata.def>
  default:
    lf_fail("class %u has no nodes", In->cls);
    return nullptr;
  }
}

LfStr lf_md_class_name(uint32_t Cls) {
  switch (kind(Cls)) {
#define HANDLE_METADATA_LEAF(CLASS)                                                                \
  case Metadata::CLASS##Kind:                                                                      \
    return str(#CLASS);
#include <llvm/IR/Metadata.def>
  default:
    return str("");
  }
}

LLVMMetadataRef lf_md_string(LLVMContextRef C, LfStr S) {
  return wrap(MDString::get(*unwrap(C), ref(S)));
}

LLVMMetadataRef lf_md_value(LLVMValueRef V) {
  Value *Val = unwrap(V);
  if (!isa<Constant>(Val) && !isa<Argument>(Val) && !isa<Instruction>(Val)) {
    lf_fail("only constants, arguments and instructions can be metadata");
    return nullptr;
  }
  return wrap(ValueAsMetadata::get(Val));
}

LLVMValueRef lf_md_as_value(LLVMContextRef C, LLVMMetadataRef MD) {
  auto *V = MetadataAsValue::get(*unwrap(C), unwrap(MD));
  // LLVM takes `!{}` for `!{null}`, and the constant for a node that has nothing else.
  if (V->getMetadata() != unwrap(MD)) {
    lf_fail("a node of a single constant or null cannot be the operand of a call");
    return nullptr;
  }
  return wrap(V);
}
LLVMMetadataRef lf_value_as_md(LLVMValueRef V) {
  auto *MD = dyn_cast<MetadataAsValue>(unwrap(V));
  return MD ? wrap(MD->getMetadata()) : nullptr;
}

LLVMMetadataRef lf_md_temporary(LLVMContextRef C) {
  return wrap(MDTuple::getTemporary(*unwrap(C), None).release());
}
bool lf_md_drop_temporary(LLVMMetadataRef MD) {
  auto *N = dyn_cast<MDNode>(unwrap(MD));
  if (!N || !N->isTemporary()) {
    lf_fail("this metadata is not temporary");
    return false;
  }
  MDNode::deleteTemporary(N);
  return true;
}

bool lf_md_set_operand(LLVMMetadataRef MD, uint32_t I, LLVMMetadataRef Op) {
  auto *N = dyn_cast<MDNode>(unwrap(MD));
  if (!N || I >= N->getNumOperands() || (!N->isDistinct() && N->isResolved())) {
    lf_fail("operand %u of this metadata cannot be set", I);
    return false;
  }
  if (!Op || isa<LocalAsMetadata>(unwrap(Op)) || isa<DIArgList>(unwrap(Op))) {
    lf_fail("operand %u would be null or metadata of a function", I);
    return false;
  }
  unsigned Strings = 0;
  bool Collides = false;
  switch (N->getMetadataID()) {
#define HANDLE_MDNODE_LEAF(CLASS)                                                                  \
  case Metadata::CLASS##Kind:                                                                      \
    Strings = Class<CLASS>::strings;                                                               \
    Collides = N->isUniqued() && collides(*cast<CLASS>(N), I, Op, #CLASS);                         \
    break;
#include <llvm/IR/Metadata.def>
  }
  if (I < 32 && Strings >> I & 1) {
    lf_fail("refers to a node or value where a string must be");
    return false;
  }
  // A uniqued node that becomes equal to another one is deleted, and one that refers to itself
  // becomes distinct.
  if (Collides || (N->isUniqued() && Op == MD)) {
    lf_fail("is one that LLVM cannot tell from another");
    return false;
  }
  N->replaceOperandWith(I, unwrap(Op));
  return true;
}

bool lf_md_resolved(LLVMMetadataRef MD) {
  auto *N = dyn_cast<MDNode>(unwrap(MD));
  return !N || N->isResolved();
}
bool lf_md_resolve_cycles(LLVMMetadataRef MD) {
  auto *N = dyn_cast<MDNode>(unwrap(MD));
  if (!N || N->isTemporary()) {
    lf_fail("only a node that is not temporary can be resolved");
    return false;
  }
  N->resolveCycles();
  return true;
}

LfStr lf_dwarf_name(uint32_t Kind, uint32_t Number) {
  switch (Kind) {
  case LfTag:
    return str(dwarf::TagString(Number));
  case LfLanguage:
    return str(dwarf::LanguageString(Number));
  case LfEncoding:
    return str(dwarf::AttributeEncodingString(Number));
  }
  return str("");
}
int64_t lf_dwarf_number(uint32_t Kind, LfStr Name) {
  int64_t Number = -1;
  switch (Kind) {
  case LfTag:
    Number = dwarf::getTag(ref(Name));
    break;
  case LfLanguage:
    Number = dwarf::getLanguage(ref(Name));
    break;
  case LfEncoding:
    Number = dwarf::getAttributeEncoding(ref(Name));
    break;
  }
  // What LLVM returns for an unknown name is a number without a name, or another one's.
  LfStr Spelt = lf_dwarf_name(Kind, uint32_t(Number));
  return Number >= 0 && Name.len && ref(Spelt) == ref(Name) ? Number : -1;
}

} // extern "C"
