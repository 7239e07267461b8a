//! Summaries for link-time optimization: of one module, or of many in an index.
//!
//! Values are numbers of globals, or numbers after those of all values for which [`Summary::guids`]
//! says what they are. (One file, so that each record is read and written on one screen.) Flags are
//! LLVM's, packed as in its records.

use crate::bits::{Encoding, Reader, Writer};
use crate::codes::{full_lto_globalval_summary, globalval_summary as code, module_strtab as paths};
use crate::error::Error;
use crate::fields::{Fields, records, unsigned};
use crate::span::Span;
use crate::writing::{Characters, abbreviation};

/// A summary block.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Whether it is for full LTO, not ThinLTO.
    pub full_lto: bool,
    /// Whether it is an index of several modules: entries say which they are of.
    pub combined: bool,
    /// The version of the format: 9 in LLVM 15.
    pub version: u64,
    /// Flags of the whole, if they are there.
    pub flags: Option<u64>,
    /// What numbers of values stand for: the lower 64 bits of the MD5 of a global's name.
    pub guids: Vec<(u32, u64)>,
    /// What is known of each global, and records that belong to the one after them.
    pub entries: Vec<SummaryEntry>,
    /// Lists, which entries have parts of.
    pub words: Vec<u64>,
    /// How many blocks all functions have. It is not there if there are no entries.
    pub block_count: Option<u64>,
}

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

/// A record of a summary. Spans are parts of [`Summary::words`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are those of LLVM's GlobalValueSummary")]
pub enum SummaryEntry {
    /// The last `read_only + write_only` references are to variables that are only read, and then
    /// to those that are only written.
    Function {
        value: u32,
        /// In an index: the module.
        module: Option<u64>,
        flags: u64,
        instructions: u64,
        function_flags: u64,
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
        flags: u64,
        variable_flags: u64,
        references: Span,
        /// Functions of a virtual table: pairs of value and offset.
        virtual_functions: Option<Span>,
    },
    Alias {
        value: u32,
        module: Option<u64>,
        flags: u64,
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
    /// What parameters are used for: LLVM's list.
    ParameterAccesses(Span),
    /// Pairs of place and length in the string table.
    CfiDefinitions(Span),
    CfiDeclarations(Span),
    /// What became of a type's identifier: LLVM's list, with its name in the string table.
    TypeId(Span),
    /// Virtual tables of a type: its name in the string table, pairs of offset and value.
    TypeIdTables {
        name: Span,
        tables: Span,
    },
}

/// A module of an index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModulePath {
    /// Its number.
    pub id: u64,
    /// Where it is.
    pub path: Vec<u8>,
    /// Its hash, if it has one.
    pub hash: Option<[u32; 5]>,
}

fn value(fields: &mut Fields<'_>) -> Result<u32, Error> {
    fields.u32("a value")
}

/// Five words of a hash.
pub(crate) fn hash(fields: &mut Fields<'_>) -> Result<[u32; 5], Error> {
    let mut hash = [0; 5];
    for word in &mut hash {
        *word = fields.u32("a word of a hash")?;
    }
    Ok(hash)
}

impl Summary {
    pub(crate) fn read(
        reader: &mut Reader<'_>,
        full_lto: bool,
        combined: bool,
    ) -> Result<Self, Error> {
        let mut summary = Self { full_lto, combined, ..Self::default() };
        let mut version = None;
        records(reader, |code, fields| {
            match code {
                code::VERSION => version = Some(fields.u64()?),
                code::FLAGS => summary.flags = Some(fields.u64()?),
                code::BLOCK_COUNT => summary.block_count = Some(fields.u64()?),
                code::VALUE_GUID => summary.guids.push((value(fields)?, fields.u64()?)),
                other => {
                    let entry = summary.entry(other, fields)?;
                    summary.entries.push(entry);
                }
            }
            Ok(())
        })?;
        let missing = crate::ErrorKind::Missing("version of a summary");
        summary.version = version.ok_or_else(|| reader.error(missing))?;
        Ok(summary)
    }

    fn rest(&mut self, fields: &mut Fields<'_>) -> Span {
        Span::push(&mut self.words, fields.rest().iter().copied())
    }

    fn list(&mut self, fields: &mut Fields<'_>, count: u64) -> Result<Span, Error> {
        Ok(Span::push(&mut self.words, fields.take(count)?.iter().copied()))
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
        let start = |fields: &mut Fields<'_>| -> Result<(u32, Option<u64>, u64), Error> {
            let value = value(fields)?;
            let module = if combined { Some(fields.u64()?) } else { None };
            Ok((value, module, fields.u64()?))
        };
        Ok(match code {
            code::PERMODULE
            | code::PERMODULE_PROFILE
            | code::PERMODULE_RELBF
            | code::COMBINED
            | code::COMBINED_PROFILE => {
                let (value, module, flags) = start(fields)?;
                let instructions = fields.u64()?;
                let function_flags = fields.u64()?;
                let entry_count = if combined { fields.u64()? } else { 0 };
                let count = fields.u64()?;
                let (read_only, write_only) = (fields.u64()?, fields.u64()?);
                let references = self.list(fields, count)?;
                let edges = match code {
                    code::PERMODULE_PROFILE | code::COMBINED_PROFILE => CallEdges::Hotness,
                    code::PERMODULE_RELBF => CallEdges::Frequency,
                    _ => CallEdges::Plain,
                };
                if edges != CallEdges::Plain && !fields.left().is_multiple_of(2) {
                    return Err(fields.error(crate::ErrorKind::Missing("hotness of a call")));
                }
                let calls = self.rest(fields);
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
                let variable_flags = fields.u64()?;
                let references = self.rest(fields);
                let virtual_functions = None;
                SummaryEntry::Variable {
                    value,
                    module,
                    flags,
                    variable_flags,
                    references,
                    virtual_functions,
                }
            }
            code::PERMODULE_VTABLE_GLOBALVAR_INIT_REFS => {
                let (value, module, flags) = start(fields)?;
                let variable_flags = fields.u64()?;
                let count = fields.u64()?;
                let references = self.list(fields, count)?;
                let virtual_functions = Some(self.rest(fields));
                SummaryEntry::Variable {
                    value,
                    module,
                    flags,
                    variable_flags,
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
            code::TYPE_TEST_ASSUME_VCALLS => SummaryEntry::AssumedCalls(self.rest(fields)),
            code::TYPE_CHECKED_LOAD_VCALLS => SummaryEntry::CheckedCalls(self.rest(fields)),
            code::TYPE_TEST_ASSUME_CONST_VCALL => {
                SummaryEntry::AssumedConstantCall(self.rest(fields))
            }
            code::TYPE_CHECKED_LOAD_CONST_VCALL => {
                SummaryEntry::CheckedConstantCall(self.rest(fields))
            }
            code::PARAM_ACCESS => SummaryEntry::ParameterAccesses(self.rest(fields)),
            code::CFI_FUNCTION_DEFS => SummaryEntry::CfiDefinitions(self.rest(fields)),
            code::CFI_FUNCTION_DECLS => SummaryEntry::CfiDeclarations(self.rest(fields)),
            code::TYPE_ID => SummaryEntry::TypeId(self.rest(fields)),
            code::TYPE_ID_METADATA => {
                let start = fields.u32("a place in the string table")?;
                let len = fields.u32("a length in the string table")?;
                let tables = self.rest(fields);
                SummaryEntry::TypeIdTables { name: Span { start, len }, tables }
            }
            other => return Err(fields.unknown_record(other)),
        })
    }

    pub(crate) fn write(&self, writer: &mut Writer) {
        let block = if self.full_lto { full_lto_globalval_summary::BLOCK } else { code::BLOCK };
        writer.enter(block, if self.combined { 3 } else { 4 });
        writer.record(code::VERSION, &[self.version]);
        if let Some(flags) = self.flags {
            writer.record(code::FLAGS, &[flags]);
        }
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
                operands.extend([flags, instructions, function_flags]);
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
                references,
                virtual_functions,
            } => {
                operands.push(value.into());
                operands.extend(module);
                operands.extend([flags, variable_flags]);
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
                operands.extend([flags, aliasee.into()]);
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
            SummaryEntry::ParameterAccesses(list) => (code::PARAM_ACCESS, list),
            SummaryEntry::CfiDefinitions(list) => (code::CFI_FUNCTION_DEFS, list),
            SummaryEntry::CfiDeclarations(list) => (code::CFI_FUNCTION_DECLS, list),
            SummaryEntry::TypeId(list) => (code::TYPE_ID, list),
            SummaryEntry::TypeIdTables { name, tables } => {
                operands.extend([u64::from(name.start), name.len.into()]);
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

/// Reads the paths of an index's modules.
pub(crate) fn read_paths(reader: &mut Reader<'_>) -> Result<Vec<ModulePath>, Error> {
    let mut modules: Vec<ModulePath> = Vec::new();
    records(reader, |code, fields| {
        match code {
            paths::ENTRY => {
                let id = fields.u64()?;
                modules.push(ModulePath { id, path: fields.text()?, hash: None });
            }
            paths::HASH => {
                let hash = hash(fields)?;
                let missing = crate::ErrorKind::Missing("module before this");
                let module = modules.last_mut().ok_or_else(|| fields.error(missing))?;
                module.hash = Some(hash);
            }
            other => return Err(fields.unknown_record(other)),
        }
        Ok(())
    })?;
    Ok(modules)
}

/// Writes the paths of an index's modules.
pub(crate) fn write_paths(modules: &[ModulePath], writer: &mut Writer) {
    use Encoding::{Array, Fixed, Vbr};
    writer.enter(paths::BLOCK, 3);
    let mut define = |characters: Characters| {
        let entry = [Vbr(8), Array, characters.encoding()];
        writer.define(abbreviation(paths::ENTRY, entry))
    };
    let eight = define(Characters::Eight);
    let seven = define(Characters::Seven);
    let six = define(Characters::Six);
    let hash = writer.define(abbreviation(paths::HASH, [Fixed(32); 5]));
    for module in modules {
        let by = match Characters::of(&module.path) {
            Characters::Six => six,
            Characters::Seven => seven,
            Characters::Eight => eight,
        };
        let operands: Vec<u64> = [module.id].into_iter().chain(unsigned(&module.path)).collect();
        writer.abbreviated(by, paths::ENTRY, &operands, &[]);
        if let Some(words) = module.hash {
            writer.abbreviated(hash, paths::HASH, &words.map(u64::from), &[]);
        }
    }
    writer.leave();
}
