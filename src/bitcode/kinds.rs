//! Closed sets of numbers in operands: linkages, opcodes, kinds of attributes; each once.

/// Enumerations with LLVM's numbers and spellings.
macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident, $what:literal {
        $($variant:ident = $code:literal $text:literal),* $(,)?
    })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[allow(missing_docs, reason = "the names and their meaning are LLVM's")]
        #[repr(u8)]
        pub enum $name {
            $($variant = $code,)*
        }

        impl $name {
            /// All of them, in the order of their numbers.
            pub const ALL: &[Self] = &[$(Self::$variant,)*];

            /// The one with a number in bitcode.
            #[inline]
            pub fn from_code(code: u64) -> Option<Self> {
                match code {
                    $($code => Some(Self::$variant),)*
                    _ => None,
                }
            }

            /// Its number in bitcode.
            #[inline]
            pub fn code(self) -> u64 {
                self as u64
            }

            /// How LLVM's text spells it.
            pub fn text(self) -> &'static str {
                match self {
                    $(Self::$variant => $text,)*
                }
            }
        }

        impl Kind for $name {
            const WHAT: &str = $what;
            fn read(code: u64) -> Option<Self> {
                Self::from_code(code)
            }
        }
    )*};
}

/// A closed set of numbers.
pub(crate) trait Kind: Sized {
    /// What an error says that the operand is.
    const WHAT: &str;
    /// The one with a number.
    fn read(code: u64) -> Option<Self>;
}

kinds! {
    /// How a global is seen by other modules. (Obsolete numbers of versions before are unknown.)
    Linkage, "the linkage" {
        External = 0 "external",
        Appending = 2 "appending",
        Internal = 3 "internal",
        ExternalWeak = 7 "extern_weak",
        Common = 8 "common",
        Private = 9 "private",
        AvailableExternally = 12 "available_externally",
        WeakAny = 16 "weak",
        WeakOdr = 17 "weak_odr",
        LinkOnceAny = 18 "linkonce",
        LinkOnceOdr = 19 "linkonce_odr",
    }
    /// Whether other shared objects see a global.
    Visibility, "the visibility" {
        Default = 0 "default",
        Hidden = 1 "hidden",
        Protected = 2 "protected",
    }
    /// Whether a global comes from or is for other DLLs.
    DllStorage, "the DLL storage class" {
        Default = 0 "",
        Import = 1 "dllimport",
        Export = 2 "dllexport",
    }
    /// Whether and how a variable is one per thread.
    ThreadLocal, "the thread-local mode" {
        No = 0 "",
        GeneralDynamic = 1 "thread_local",
        LocalDynamic = 2 "thread_local(localdynamic)",
        InitialExec = 3 "thread_local(initialexec)",
        LocalExec = 4 "thread_local(localexec)",
    }
    /// Whether a global's address means something.
    UnnamedAddr, "unnamed_addr" {
        No = 0 "",
        Global = 1 "unnamed_addr",
        Local = 2 "local_unnamed_addr",
    }
    /// What a linker does with comdats of one name.
    ComdatKind, "the selection kind" {
        Any = 1 "any",
        ExactMatch = 2 "exactmatch",
        Largest = 3 "largest",
        NoDeduplicate = 4 "nodeduplicate",
        SameSize = 5 "samesize",
    }
    /// Operations with one operand.
    UnaryOp, "the operation" {
        FNeg = 0 "fneg",
    }
    /// Operations with two operands of one type; of floating point if that is.
    BinaryOp, "the operation" {
        Add = 0 "add",
        Sub = 1 "sub",
        Mul = 2 "mul",
        UDiv = 3 "udiv",
        SDiv = 4 "sdiv",
        URem = 5 "urem",
        SRem = 6 "srem",
        Shl = 7 "shl",
        LShr = 8 "lshr",
        AShr = 9 "ashr",
        And = 10 "and",
        Or = 11 "or",
        Xor = 12 "xor",
    }
    /// Conversions.
    CastOp, "the conversion" {
        Trunc = 0 "trunc",
        ZExt = 1 "zext",
        SExt = 2 "sext",
        FPToUI = 3 "fptoui",
        FPToSI = 4 "fptosi",
        UIToFP = 5 "uitofp",
        SIToFP = 6 "sitofp",
        FPTrunc = 7 "fptrunc",
        FPExt = 8 "fpext",
        PtrToInt = 9 "ptrtoint",
        IntToPtr = 10 "inttoptr",
        BitCast = 11 "bitcast",
        AddrSpaceCast = 12 "addrspacecast",
    }
    /// Comparisons, of floating point up to 15.
    Predicate, "the predicate" {
        FCmpFalse = 0 "false",
        FCmpOeq = 1 "oeq",
        FCmpOgt = 2 "ogt",
        FCmpOge = 3 "oge",
        FCmpOlt = 4 "olt",
        FCmpOle = 5 "ole",
        FCmpOne = 6 "one",
        FCmpOrd = 7 "ord",
        FCmpUno = 8 "uno",
        FCmpUeq = 9 "ueq",
        FCmpUgt = 10 "ugt",
        FCmpUge = 11 "uge",
        FCmpUlt = 12 "ult",
        FCmpUle = 13 "ule",
        FCmpUne = 14 "une",
        FCmpTrue = 15 "true",
        ICmpEq = 32 "eq",
        ICmpNe = 33 "ne",
        ICmpUgt = 34 "ugt",
        ICmpUge = 35 "uge",
        ICmpUlt = 36 "ult",
        ICmpUle = 37 "ule",
        ICmpSgt = 38 "sgt",
        ICmpSge = 39 "sge",
        ICmpSlt = 40 "slt",
        ICmpSle = 41 "sle",
    }
    /// Orderings of atomic accesses.
    Ordering, "the ordering" {
        NotAtomic = 0 "",
        Unordered = 1 "unordered",
        Monotonic = 2 "monotonic",
        Acquire = 3 "acquire",
        Release = 4 "release",
        AcquireRelease = 5 "acq_rel",
        SequentiallyConsistent = 6 "seq_cst",
    }
    /// What `atomicrmw` does.
    RmwOp, "the operation" {
        Xchg = 0 "xchg",
        Add = 1 "add",
        Sub = 2 "sub",
        And = 3 "and",
        Nand = 4 "nand",
        Or = 5 "or",
        Xor = 6 "xor",
        Max = 7 "max",
        Min = 8 "min",
        UMax = 9 "umax",
        UMin = 10 "umin",
        FAdd = 11 "fadd",
        FSub = 12 "fsub",
        FMax = 13 "fmax",
        FMin = 14 "fmin",
    }
    /// Attributes that are no text.
    AttributeKind, "the kind of attribute" {
        Alignment = 1 "align",
        AlwaysInline = 2 "alwaysinline",
        ByVal = 3 "byval",
        InlineHint = 4 "inlinehint",
        InReg = 5 "inreg",
        MinSize = 6 "minsize",
        Naked = 7 "naked",
        Nest = 8 "nest",
        NoAlias = 9 "noalias",
        NoBuiltin = 10 "nobuiltin",
        NoCapture = 11 "nocapture",
        NoDuplicate = 12 "noduplicate",
        NoImplicitFloat = 13 "noimplicitfloat",
        NoInline = 14 "noinline",
        NonLazyBind = 15 "nonlazybind",
        NoRedZone = 16 "noredzone",
        NoReturn = 17 "noreturn",
        NoUnwind = 18 "nounwind",
        OptimizeForSize = 19 "optsize",
        ReadNone = 20 "readnone",
        ReadOnly = 21 "readonly",
        Returned = 22 "returned",
        ReturnsTwice = 23 "returns_twice",
        SExt = 24 "signext",
        StackAlignment = 25 "alignstack",
        StackProtect = 26 "ssp",
        StackProtectReq = 27 "sspreq",
        StackProtectStrong = 28 "sspstrong",
        StructRet = 29 "sret",
        SanitizeAddress = 30 "sanitize_address",
        SanitizeThread = 31 "sanitize_thread",
        SanitizeMemory = 32 "sanitize_memory",
        UWTable = 33 "uwtable",
        ZExt = 34 "zeroext",
        Builtin = 35 "builtin",
        Cold = 36 "cold",
        OptimizeNone = 37 "optnone",
        InAlloca = 38 "inalloca",
        NonNull = 39 "nonnull",
        JumpTable = 40 "jumptable",
        Dereferenceable = 41 "dereferenceable",
        DereferenceableOrNull = 42 "dereferenceable_or_null",
        Convergent = 43 "convergent",
        SafeStack = 44 "safestack",
        ArgMemOnly = 45 "argmemonly",
        SwiftSelf = 46 "swiftself",
        SwiftError = 47 "swifterror",
        NoRecurse = 48 "norecurse",
        InaccessibleMemOnly = 49 "inaccessiblememonly",
        InaccessibleMemOrArgMemOnly = 50 "inaccessiblemem_or_argmemonly",
        AllocSize = 51 "allocsize",
        WriteOnly = 52 "writeonly",
        Speculatable = 53 "speculatable",
        StrictFP = 54 "strictfp",
        SanitizeHWAddress = 55 "sanitize_hwaddress",
        NoCfCheck = 56 "nocf_check",
        OptForFuzzing = 57 "optforfuzzing",
        ShadowCallStack = 58 "shadowcallstack",
        SpeculativeLoadHardening = 59 "speculative_load_hardening",
        ImmArg = 60 "immarg",
        WillReturn = 61 "willreturn",
        NoFree = 62 "nofree",
        NoSync = 63 "nosync",
        SanitizeMemTag = 64 "sanitize_memtag",
        Preallocated = 65 "preallocated",
        NoMerge = 66 "nomerge",
        NullPointerIsValid = 67 "null_pointer_is_valid",
        NoUndef = 68 "noundef",
        ByRef = 69 "byref",
        MustProgress = 70 "mustprogress",
        NoCallback = 71 "nocallback",
        Hot = 72 "hot",
        NoProfile = 73 "noprofile",
        VScaleRange = 74 "vscale_range",
        SwiftAsync = 75 "swiftasync",
        NoSanitizeCoverage = 76 "nosanitize_coverage",
        ElementType = 77 "elementtype",
        DisableSanitizerInstrumentation = 78 "disable_sanitizer_instrumentation",
        NoSanitizeBounds = 79 "nosanitize_bounds",
        AllocAlign = 80 "allocalign",
        AllocatedPointer = 81 "allocptr",
        AllocKind = 82 "allockind",
        PresplitCoroutine = 83 "presplitcoroutine",
        FnRetThunkExtern = 84 "fn_ret_thunk_extern",
    }
}
