//! Summaries for link-time optimization: of one module, or of many in an index.
//!
//! Values are numbers of globals, or numbers after those of all values for which [`Summary::guids`]
//! says what they are.

use crate::bits::{Encoding, Reader, Writer};
use crate::codes::{full_lto_globalval_summary, globalval_summary as code};
use crate::error::{Error, ErrorKind};
use crate::fields::{Fields, records};
use crate::span::Span;
use crate::writing::abbreviation;

mod entry;
mod lists;
mod paths;

pub use entry::{CallEdges, GlobalFlags, SummaryEntry};
pub use lists::{ByArgument, Devirtualization, ParameterAccess, PassedParameter, TypeIdSummary};
pub use paths::ModulePath;
pub(crate) use paths::{hash, read_paths, write_paths};

/// A summary block.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Whether it is for full LTO, not ThinLTO.
    pub full_lto: bool,
    /// Whether it is an index of several modules: entries say which they are of.
    pub combined: bool,
    /// Flags of the whole: LLVM's `ModuleSummaryIndex::getFlags`.
    pub flags: u8,
    /// What numbers of values stand for: the lower 64 bits of the MD5 of a global's name.
    pub guids: Vec<(u32, u64)>,
    /// What is known of each global, and records that belong to the one after them.
    pub entries: Vec<SummaryEntry>,
    /// Lists, which entries have parts of.
    pub words: Vec<u64>,
    /// How many blocks all functions have. It is not there if there are no entries.
    pub block_count: Option<u64>,
}

/// The version of the format that LLVM 15 writes.
const VERSION: u64 = 9;

/// Flags of a variable, and who sees its virtual table.
fn variable_flags(fields: &mut Fields<'_>) -> Result<(u8, u8), Error> {
    let flags = fields.index("flags of a variable", 3 << 3)? as u8;
    Ok((flags & 7, flags >> 3))
}

fn value(fields: &mut Fields<'_>) -> Result<u32, Error> {
    fields.u32("a value")
}

impl Summary {
    pub(crate) fn read(
        reader: &mut Reader<'_>,
        full_lto: bool,
        combined: bool,
    ) -> Result<Self, Error> {
        let mut summary = Self { full_lto, combined, ..Self::default() };
        let mut versioned = false;
        records(reader, |code, fields| {
            match code {
                code::VERSION => match fields.u64()? {
                    VERSION => versioned = true,
                    other => return Err(fields.unknown("the version of a summary", other)),
                },
                // Of several records LLVM's reader unites the flags and adds the counts.
                code::FLAGS => summary.flags |= fields.u8("flags of a summary")?,
                code::BLOCK_COUNT => {
                    let count = summary.block_count.unwrap_or_default();
                    summary.block_count = Some(count.wrapping_add(fields.u64()?));
                }
                code::VALUE_GUID => summary.guids.push((value(fields)?, fields.u64()?)),
                other => {
                    let entry = summary.entry(other, fields)?;
                    summary.entries.push(entry);
                }
            }
            Ok(())
        })?;
        if !versioned {
            return Err(reader.error(ErrorKind::Missing("version of a summary")));
        }
        Ok(summary)
    }

    fn rest(&mut self, fields: &mut Fields<'_>) -> Span {
        Span::push(&mut self.words, fields.rest().iter().copied())
    }

    fn list(&mut self, fields: &mut Fields<'_>, count: u64) -> Result<Span, Error> {
        Ok(Span::push(&mut self.words, fields.take(count)?.iter().copied()))
    }

    /// Pairs, the second part of each below `limit`.
    fn pairs(&mut self, fields: &mut Fields<'_>, limit: u64) -> Result<Span, Error> {
        if !fields.left().is_multiple_of(2) {
            return Err(fields.error(ErrorKind::MissingOperand(fields.count())));
        }
        let pairs = fields.rest();
        if let Some(&[_, second]) = pairs.as_chunks().0.iter().find(|[_, it]| *it >= limit) {
            return Err(fields.unknown("the second of a pair", second));
        }
        Ok(Span::push(&mut self.words, pairs.iter().copied()))
    }

    /// A type's GUID, an offset, and arguments.
    fn constant_call(&mut self, fields: &mut Fields<'_>) -> Result<Span, Error> {
        if fields.left() < 2 {
            return Err(fields.error(ErrorKind::MissingOperand(fields.left())));
        }
        Ok(self.rest(fields))
    }

    fn entry(&mut self, code: u32, fields: &mut Fields<'_>) -> Result<SummaryEntry, Error> {
        let combined = matches!(
            code,
            code::COMBINED
                | code::COMBINED_PROFILE
                | code::COMBINED_GLOBALVAR_INIT_REFS
                | code::COMBINED_ALIAS
                | code::COMBINED_ORIGINAL_NAME
        );
        if combined && !self.combined {
            return Err(fields.unknown_record(code));
        }
        let start = |fields: &mut Fields<'_>| -> Result<(u32, Option<u64>, GlobalFlags), Error> {
            let value = value(fields)?;
            let module = if combined { Some(fields.u64()?) } else { None };
            Ok((value, module, GlobalFlags::read(fields)?))
        };
        Ok(match code {
            code::PERMODULE
            | code::PERMODULE_PROFILE
            | code::PERMODULE_RELBF
            | code::COMBINED
            | code::COMBINED_PROFILE => {
                let (value, module, flags) = start(fields)?;
                let instructions = fields.u32("a number of instructions")?;
                let function_flags = fields.index("flags of a function", 1 << 10)? as u16;
                let entry_count = if combined { fields.u64()? } else { 0 };
                let count = fields.u64()?;
                let (read_only, write_only) = (fields.u64()?, fields.u64()?);
                if count.checked_sub(read_only).is_none_or(|other| other < write_only) {
                    return Err(fields.error(ErrorKind::Missing("reference that is only read")));
                }
                let references = self.list(fields, count)?;
                let edges = match code {
                    code::PERMODULE_PROFILE | code::COMBINED_PROFILE => CallEdges::Hotness,
                    code::PERMODULE_RELBF => CallEdges::Frequency,
                    _ => CallEdges::Plain,
                };
                let calls = match edges {
                    CallEdges::Plain => self.rest(fields),
                    CallEdges::Hotness => self.pairs(fields, 5)?,
                    CallEdges::Frequency => self.pairs(fields, 1 << 29)?,
                };
                SummaryEntry::Function {
                    value,
                    module,
                    flags,
                    instructions,
                    function_flags,
                    entry_count,
                    read_only,
                    write_only,
                    references,
                    edges,
                    calls,
                }
            }
            code::PERMODULE_GLOBALVAR_INIT_REFS | code::COMBINED_GLOBALVAR_INIT_REFS => {
                let (value, module, flags) = start(fields)?;
                let (variable_flags, vcall_visibility) = variable_flags(fields)?;
                let references = self.rest(fields);
                let virtual_functions = None;
                SummaryEntry::Variable {
                    value,
                    module,
                    flags,
                    variable_flags,
                    vcall_visibility,
                    references,
                    virtual_functions,
                }
            }
            code::PERMODULE_VTABLE_GLOBALVAR_INIT_REFS => {
                let (value, module, flags) = start(fields)?;
                let (variable_flags, vcall_visibility) = variable_flags(fields)?;
                let count = fields.u64()?;
                let references = self.list(fields, count)?;
                let virtual_functions = Some(self.pairs(fields, u64::MAX)?);
                SummaryEntry::Variable {
                    value,
                    module,
                    flags,
                    variable_flags,
                    vcall_visibility,
                    references,
                    virtual_functions,
                }
            }
            code::ALIAS | code::COMBINED_ALIAS => {
                let (value, module, flags) = start(fields)?;
                SummaryEntry::Alias { value, module, flags, aliasee: self::value(fields)? }
            }
            code::COMBINED_ORIGINAL_NAME => SummaryEntry::OriginalName(fields.u64()?),
            code::TYPE_TESTS => SummaryEntry::TypeTests(self.rest(fields)),
            code::TYPE_TEST_ASSUME_VCALLS => {
                SummaryEntry::AssumedCalls(self.pairs(fields, u64::MAX)?)
            }
            code::TYPE_CHECKED_LOAD_VCALLS => {
                SummaryEntry::CheckedCalls(self.pairs(fields, u64::MAX)?)
            }
            code::TYPE_TEST_ASSUME_CONST_VCALL => {
                SummaryEntry::AssumedConstantCall(self.constant_call(fields)?)
            }
            code::TYPE_CHECKED_LOAD_CONST_VCALL => {
                SummaryEntry::CheckedConstantCall(self.constant_call(fields)?)
            }
            code::PARAM_ACCESS => {
                let mut accesses = Vec::new();
                while fields.left() > 0 {
                    accesses.push(ParameterAccess::read(fields)?);
                }
                SummaryEntry::ParameterAccesses(accesses)
            }
            code::CFI_FUNCTION_DEFS => SummaryEntry::CfiDefinitions(self.pairs(fields, 1 << 32)?),
            code::CFI_FUNCTION_DECLS => SummaryEntry::CfiDeclarations(self.pairs(fields, 1 << 32)?),
            code::TYPE_ID => SummaryEntry::TypeId(TypeIdSummary::read(fields)?),
            code::TYPE_ID_METADATA => {
                let name = lists::string(fields)?;
                let tables = self.pairs(fields, u64::MAX)?;
                SummaryEntry::TypeIdTables { name, tables }
            }
            other => return Err(fields.unknown_record(other)),
        })
    }

    pub(crate) fn write(&self, writer: &mut Writer) {
        let block = if self.full_lto { full_lto_globalval_summary::BLOCK } else { code::BLOCK };
        writer.enter(block, if self.combined { 3 } else { 4 });
        writer.record(code::VERSION, &[VERSION]);
        writer.record(code::FLAGS, &[self.flags.into()]);
        for &(value, guid) in &self.guids {
            writer.record(code::VALUE_GUID, &[value.into(), guid]);
        }
        if self.block_count.is_some() || !self.entries.is_empty() {
            let shapes = if self.combined { combined(writer) } else { self.per_module(writer) };
            let mut operands = Vec::new();
            for entry in &self.entries {
                operands.clear();
                let code = self.operands(entry, &mut operands);
                let by = shapes.iter().find(|(shape, _)| *shape == code).map(|&(_, by)| by);
                writer.record_by(by, code, &operands);
            }
        }
        if let Some(count) = self.block_count {
            writer.record(code::BLOCK_COUNT, &[count]);
        }
        writer.leave();
    }

    /// Defines the abbreviations of a module's summary: codes, and by what they are written.
    fn per_module(&self, writer: &mut Writer) -> Vec<(u32, u32)> {
        use Encoding::{Array, Vbr};
        let frequency = |entry: &SummaryEntry| {
            matches!(entry, SummaryEntry::Function { edges: CallEdges::Frequency, .. })
        };
        let by_frequency = self.entries.iter().any(frequency);
        let plain = if by_frequency { code::PERMODULE_RELBF } else { code::PERMODULE };
        let mut shapes = Vec::new();
        for code in [code::PERMODULE_PROFILE, plain] {
            let function = [Vbr(8), Vbr(6), Vbr(8), Vbr(4), Vbr(4), Vbr(4), Vbr(4), Array, Vbr(8)];
            shapes.push((code, writer.define(abbreviation(code, function))));
        }
        let variable =
            abbreviation(code::PERMODULE_GLOBALVAR_INIT_REFS, [Vbr(8), Vbr(6), Array, Vbr(8)]);
        shapes.push((code::PERMODULE_GLOBALVAR_INIT_REFS, writer.define(variable)));
        let table = abbreviation(
            code::PERMODULE_VTABLE_GLOBALVAR_INIT_REFS,
            [Vbr(8), Vbr(6), Vbr(4), Array, Vbr(8)],
        );
        shapes.push((code::PERMODULE_VTABLE_GLOBALVAR_INIT_REFS, writer.define(table)));
        let alias = abbreviation(code::ALIAS, [Vbr(8), Vbr(6), Vbr(8)]);
        shapes.push((code::ALIAS, writer.define(alias)));
        let tables = abbreviation(code::TYPE_ID_METADATA, [Vbr(8), Vbr(8), Array, Vbr(8)]);
        shapes.push((code::TYPE_ID_METADATA, writer.define(tables)));
        shapes
    }

    /// The operands of an entry's record, and its code.
    fn operands(&self, entry: &SummaryEntry, operands: &mut Vec<u64>) -> u32 {
        let list = |span: Span| span.of(&self.words).iter().copied();
        let (code, rest) = match *entry {
            SummaryEntry::Function {
                value,
                module,
                flags,
                instructions,
                function_flags,
                entry_count,
                read_only,
                write_only,
                references,
                edges,
                calls,
            } => {
                operands.push(value.into());
                operands.extend(module);
                operands.extend([flags.word(), instructions.into(), function_flags.into()]);
                operands.extend(module.map(|_| entry_count));
                operands.extend([references.len.into(), read_only, write_only]);
                operands.extend(list(references));
                let code = match (module, edges) {
                    (None, CallEdges::Plain) => code::PERMODULE,
                    (None, CallEdges::Hotness) => code::PERMODULE_PROFILE,
                    (_, CallEdges::Frequency) => code::PERMODULE_RELBF,
                    (Some(_), CallEdges::Plain) => code::COMBINED,
                    (Some(_), CallEdges::Hotness) => code::COMBINED_PROFILE,
                };
                (code, calls)
            }
            SummaryEntry::Variable {
                value,
                module,
                flags,
                variable_flags,
                vcall_visibility,
                references,
                virtual_functions,
            } => {
                operands.push(value.into());
                operands.extend(module);
                let visibility = u64::from(vcall_visibility) << 3;
                operands.extend([flags.word(), u64::from(variable_flags) | visibility]);
                match (module, virtual_functions) {
                    (None, None) => (code::PERMODULE_GLOBALVAR_INIT_REFS, references),
                    (Some(_), _) => (code::COMBINED_GLOBALVAR_INIT_REFS, references),
                    (None, Some(functions)) => {
                        operands.push(references.len.into());
                        operands.extend(list(references));
                        (code::PERMODULE_VTABLE_GLOBALVAR_INIT_REFS, functions)
                    }
                }
            }
            SummaryEntry::Alias { value, module, flags, aliasee } => {
                operands.push(value.into());
                operands.extend(module);
                operands.extend([flags.word(), aliasee.into()]);
                let code = module.map_or(code::ALIAS, |_| code::COMBINED_ALIAS);
                (code, Span::default())
            }
            SummaryEntry::OriginalName(guid) => {
                operands.push(guid);
                (code::COMBINED_ORIGINAL_NAME, Span::default())
            }
            SummaryEntry::TypeTests(list) => (code::TYPE_TESTS, list),
            SummaryEntry::AssumedCalls(list) => (code::TYPE_TEST_ASSUME_VCALLS, list),
            SummaryEntry::CheckedCalls(list) => (code::TYPE_CHECKED_LOAD_VCALLS, list),
            SummaryEntry::AssumedConstantCall(list) => (code::TYPE_TEST_ASSUME_CONST_VCALL, list),
            SummaryEntry::CheckedConstantCall(list) => (code::TYPE_CHECKED_LOAD_CONST_VCALL, list),
            SummaryEntry::ParameterAccesses(ref accesses) => {
                accesses.iter().for_each(|access| access.write(operands));
                (code::PARAM_ACCESS, Span::default())
            }
            SummaryEntry::CfiDefinitions(list) => (code::CFI_FUNCTION_DEFS, list),
            SummaryEntry::CfiDeclarations(list) => (code::CFI_FUNCTION_DECLS, list),
            SummaryEntry::TypeId(ref summary) => {
                summary.write(operands);
                (code::TYPE_ID, Span::default())
            }
            SummaryEntry::TypeIdTables { name, tables } => {
                operands.extend(lists::string_words(name));
                (code::TYPE_ID_METADATA, tables)
            }
        };
        operands.extend(list(rest));
        code
    }
}

/// Defines the abbreviations of an index: codes, and by what they are written.
fn combined(writer: &mut Writer) -> Vec<(u32, u32)> {
    use Encoding::{Array, Vbr};
    let mut shapes = Vec::new();
    for code in [code::COMBINED, code::COMBINED_PROFILE] {
        let function =
            [Vbr(8), Vbr(8), Vbr(6), Vbr(8), Vbr(4), Vbr(8), Vbr(4), Vbr(4), Vbr(4), Array, Vbr(8)];
        shapes.push((code, writer.define(abbreviation(code, function))));
    }
    let code = code::COMBINED_GLOBALVAR_INIT_REFS;
    let variable = abbreviation(code, [Vbr(8), Vbr(8), Vbr(6), Array, Vbr(8)]);
    shapes.push((code, writer.define(variable)));
    let alias = abbreviation(code::COMBINED_ALIAS, [Vbr(8), Vbr(8), Vbr(6), Vbr(8)]);
    shapes.push((code::COMBINED_ALIAS, writer.define(alias)));
    shapes
}
