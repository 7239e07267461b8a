//! What a record of a summary says.

use super::Summary;
use super::lists::{ParameterAccess, PassedParameter, TypeIdSummary};
use crate::error::{Error, ErrorKind};
use crate::fields::Fields;
use crate::kinds::Visibility;
use crate::span::Span;

/// What is said of calls beside what they call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallEdges {
    /// Nothing: calls are values.
    Plain,
    /// How often they run: pairs of value and hotness.
    Hotness,
    /// The same as a number: pairs of value and frequency relative to the function's entry.
    Frequency,
}

/// What is said of a global, whatever it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GlobalFlags {
    /// The number of LLVM's `GlobalValue::LinkageTypes`, up to 10; bitcode has others elsewhere.
    pub linkage: u8,
    /// Whether other shared objects see it.
    pub visibility: Visibility,
    /// Whether it is not eligible to import, live, local to the linked file, can be hidden; from
    /// the lowest bit on.
    pub bits: u8,
}

impl GlobalFlags {
    pub(super) fn read(fields: &mut Fields<'_>) -> Result<Self, Error> {
        let flags = fields.index("flags of a global", 1 << 10)?;
        let visibility = Visibility::from_code((flags >> 8).into());
        let linkage = Some((flags & 15) as u8).filter(|&linkage| linkage <= 10);
        let (Some(visibility), Some(linkage)) = (visibility, linkage) else {
            return Err(fields.unknown("flags of a global", flags.into()));
        };
        Ok(Self { linkage, visibility, bits: (flags >> 4 & 15) as u8 })
    }

    pub(super) fn word(self) -> u64 {
        u64::from(self.linkage) | u64::from(self.bits) << 4 | self.visibility.code() << 8
    }
}

/// A record of a summary. Spans are parts of [`Summary::words`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are those of LLVM's GlobalValueSummary")]
pub enum SummaryEntry {
    /// The last `read_only + write_only` references are to variables that are only read, and then
    /// to those that are only written.
    Function {
        value: u32,
        /// In an index: the module.
        module: Option<u64>,
        flags: GlobalFlags,
        instructions: u32,
        /// LLVM's `FFlags`, from the lowest bit on.
        function_flags: u16,
        /// In an index: how often the function runs.
        entry_count: u64,
        read_only: u64,
        write_only: u64,
        references: Span,
        edges: CallEdges,
        calls: Span,
    },
    Variable {
        value: u32,
        module: Option<u64>,
        flags: GlobalFlags,
        /// Whether it is only read, only written, a constant; from the lowest bit on.
        variable_flags: u8,
        /// Who sees the virtual table: everybody, the modules that are linked, the module.
        vcall_visibility: u8,
        references: Span,
        /// Functions of a virtual table: pairs of value and offset.
        virtual_functions: Option<Span>,
    },
    Alias {
        value: u32,
        module: Option<u64>,
        flags: GlobalFlags,
        aliasee: u32,
    },
    /// The GUID of the name before, of the local global before.
    OriginalName(u64),
    /// GUIDs of types, of the function after this; so are those that follow.
    TypeTests(Span),
    /// Pairs of a type's GUID and an offset.
    AssumedCalls(Span),
    CheckedCalls(Span),
    /// A type's GUID, an offset, and arguments.
    AssumedConstantCall(Span),
    CheckedConstantCall(Span),
    /// What parameters are used for, of the function after this.
    ParameterAccesses(Vec<ParameterAccess>),
    /// Pairs of place and length in the string table.
    CfiDefinitions(Span),
    CfiDeclarations(Span),
    TypeId(TypeIdSummary),
    /// Virtual tables of a type: its name in the string table, pairs of offset and value.
    TypeIdTables {
        name: Span,
        tables: Span,
    },
}

impl Summary {
    /// Calls `each` with every number of a value, but for those in [`Self::guids`].
    pub fn each_value(&mut self, each: &mut impl FnMut(&mut u64)) {
        fn short(value: &mut u32, each: &mut impl FnMut(&mut u64)) {
            let mut wide = u64::from(*value);
            each(&mut wide);
            *value = u32::try_from(wide).unwrap_or(u32::MAX);
        }
        let words = &mut self.words;
        let mut list = |span: Span, skip: usize, step: usize, each: &mut dyn FnMut(&mut u64)| {
            let rest = words.get_mut(span.start as usize..).unwrap_or_default();
            rest.iter_mut().take(span.len as usize).skip(skip).step_by(step).for_each(each);
        };
        for entry in &mut self.entries {
            match entry {
                SummaryEntry::Function { value, references, edges, calls, .. } => {
                    short(value, each);
                    list(*references, 0, 1, each);
                    list(*calls, 0, if *edges == CallEdges::Plain { 1 } else { 2 }, each);
                }
                SummaryEntry::Variable { value, references, virtual_functions, .. } => {
                    short(value, each);
                    list(*references, 0, 1, each);
                    list(virtual_functions.unwrap_or_default(), 0, 2, each);
                }
                SummaryEntry::Alias { value, aliasee, .. } => {
                    short(value, each);
                    short(aliasee, each);
                }
                SummaryEntry::ParameterAccesses(accesses) => {
                    for call in accesses.iter_mut().flat_map(|access| &mut access.calls) {
                        short(&mut call.function, each);
                    }
                }
                SummaryEntry::TypeIdTables { name: _, tables } => list(*tables, 1, 2, each),
                SummaryEntry::OriginalName(_)
                | SummaryEntry::TypeTests(_)
                | SummaryEntry::AssumedCalls(_)
                | SummaryEntry::CheckedCalls(_)
                | SummaryEntry::AssumedConstantCall(_)
                | SummaryEntry::CheckedConstantCall(_)
                | SummaryEntry::CfiDefinitions(_)
                | SummaryEntry::CfiDeclarations(_)
                | SummaryEntry::TypeId(_) => {}
            }
        }
    }

    /// Calls `each` with every part of the string table.
    pub(crate) fn each_string(&self, each: &mut impl FnMut(Span)) {
        for entry in &self.entries {
            match entry {
                SummaryEntry::TypeId(type_id) => {
                    each(type_id.name);
                    let all = type_id.devirtualizations.iter();
                    all.for_each(|devirtualization| each(devirtualization.implementation));
                }
                SummaryEntry::TypeIdTables { name, .. } => each(*name),
                SummaryEntry::CfiDefinitions(list) | SummaryEntry::CfiDeclarations(list) => {
                    for &[start, len] in list.of(&self.words).as_chunks().0 {
                        // A place that does not fit into 32 bits lies in no table.
                        let start = u32::try_from(start).unwrap_or(u32::MAX);
                        each(Span { start, len: len as u32 });
                    }
                }
                _ => {}
            }
        }
    }

    /// Whether values and modules that entries speak of are there: `globals`, and those of an index.
    pub(crate) fn check(&mut self, globals: usize, modules: &[u64]) -> Result<(), ErrorKind> {
        let globals = if self.combined { 0 } else { globals as u64 };
        let mut guids: Vec<u64> = self.guids.iter().map(|&(value, _)| value.into()).collect();
        guids.sort_unstable();
        if guids.windows(2).any(|pair| pair[0] == pair[1])
            || guids.first().is_some_and(|&first| first < globals)
        {
            return Err(ErrorKind::Misplaced("a value of a summary has a second GUID"));
        }
        let mut known = true;
        self.each_value(&mut |value| {
            known &= *value < globals || guids.binary_search(value).is_ok();
        });
        if !known {
            return Err(ErrorKind::Missing("value that a summary refers to"));
        }
        let module = |entry: &SummaryEntry| match *entry {
            SummaryEntry::Function { module, .. }
            | SummaryEntry::Variable { module, .. }
            | SummaryEntry::Alias { module, .. } => module,
            _ => None,
        };
        if !self.entries.iter().filter_map(module).all(|module| modules.contains(&module)) {
            return Err(ErrorKind::Missing("module that a summary is of"));
        }
        self.check_order()
    }

    /// Whether records that belong to others stand beside them, each once.
    fn check_order(&self) -> Result<(), ErrorKind> {
        const MISPLACED: ErrorKind =
            ErrorKind::Misplaced("a record of a summary does not stand beside what it belongs to");
        let mut before = 0_u8;
        let mut of_global = false;
        for entry in &self.entries {
            let (bit, once) = match entry {
                SummaryEntry::TypeTests(_) => (1, true),
                SummaryEntry::AssumedCalls(_) => (2, true),
                SummaryEntry::CheckedCalls(_) => (4, true),
                SummaryEntry::ParameterAccesses(_) => (8, true),
                SummaryEntry::AssumedConstantCall(_) | SummaryEntry::CheckedConstantCall(_) => {
                    (16, false)
                }
                _ => (0, false),
            };
            let is_function = matches!(entry, SummaryEntry::Function { .. });
            let is_name = matches!(entry, SummaryEntry::OriginalName(_));
            if (once && before & bit != 0)
                || (bit == 0 && before != 0 && !is_function)
                || (is_name && !of_global)
            {
                return Err(MISPLACED);
            }
            before = if bit == 0 { 0 } else { before | bit };
            of_global = is_function
                || matches!(entry, SummaryEntry::Variable { .. } | SummaryEntry::Alias { .. });
        }
        if before == 0 { Ok(()) } else { Err(MISPLACED) }
    }

    /// The bytes that it takes in memory.
    pub(crate) fn memory(&self) -> u64 {
        let entries = self.entries.len() * size_of::<SummaryEntry>();
        let inner = |entry: &SummaryEntry| match entry {
            SummaryEntry::ParameterAccesses(all) => {
                let calls: usize = all.iter().map(|access| access.calls.len()).sum();
                size_of_val(&all[..]) + calls * size_of::<PassedParameter>()
            }
            SummaryEntry::TypeId(type_id) => type_id.memory(),
            _ => 0,
        };
        let inner: usize = self.entries.iter().map(inner).sum();
        (entries + inner + size_of_val(&self.words[..]) + size_of_val(&self.guids[..])) as u64
    }
}
