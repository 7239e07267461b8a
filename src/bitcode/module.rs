//! The block of a module.

use sha1::{Digest, Sha1};

use crate::bits::{BLOCKINFO, BlockStart, Encoding, Entry, Reader, Writer};
use crate::codes::{
    constants, full_lto_globalval_summary, function, globalval_summary, identification, metadata,
    metadata_kind, module as code, module_strtab, operand_bundle_tags, paramattr, paramattr_group,
    sync_scope_names, types, uselist, value_symtab,
};
use crate::constants::Constants;
use crate::error::{Error, ErrorKind, WriteError};
use crate::fields::{Fields, records, signed32, unsigned};
use crate::globals::{self, Comdat, Global};
use crate::metadata::{Limits, Metadata, NodeKind};
use crate::model::{Hash, Identification, Module};
use crate::summary::{self, Summary};
use crate::types::Types;
use crate::writing::{Characters, abbreviation};
use crate::{functions, name_tables, names};

impl Identification {
    pub(crate) fn read(reader: &mut Reader<'_>) -> Result<Self, Error> {
        let mut read = Self::default();
        records(reader, |code, fields| {
            match code {
                identification::STRING => read.producer = fields.text()?,
                identification::EPOCH => read.epoch = fields.u64()?,
                other => return Err(fields.unknown_record(other)),
            }
            Ok(())
        })?;
        Ok(read)
    }

    fn write(&self, writer: &mut Writer) {
        writer.enter(identification::BLOCK, 5);
        let text = [Encoding::Array, Encoding::Char6];
        let text = writer.define(abbreviation(identification::STRING, text));
        let by = Some(text).filter(|_| Characters::of(&self.producer) == Characters::Six);
        let producer: Vec<u64> = signed32(&self.producer).collect();
        writer.record_by(by, identification::STRING, &producer);
        let epoch = writer.define(abbreviation(identification::EPOCH, [Encoding::Vbr(6)]));
        writer.abbreviated(epoch, identification::EPOCH, &[self.epoch], &[]);
        writer.leave();
    }
}

/// A module while its block is read.
#[derive(Debug, Default)]
pub(crate) struct ModuleReader {
    pub module: Module,
    /// Where the bodies are.
    pub bodies: Vec<BlockStart>,
    /// Where the bodies are said to be: functions, and words from the start of the module.
    offsets: Vec<(u32, u64)>,
    types_read: bool,
    version: bool,
}

impl ModuleReader {
    /// Reads the block that was entered. `start` is the bit where the module's first block begins,
    /// `memory` what its constants may take.
    pub(crate) fn read(
        mut self,
        reader: &mut Reader<'_>,
        start: u64,
        memory: u64,
    ) -> Result<Self, Error> {
        loop {
            match reader.advance()? {
                Entry::End => break,
                Entry::Definition => {}
                Entry::Record => {
                    let record = reader.record();
                    let mut fields = Fields::new(&record);
                    self.record(record.code, &mut fields)?;
                    fields.end()?;
                }
                Entry::Block(block) => self.block(block, reader, memory)?,
            }
        }
        self.complete(start).map_err(|kind| reader.error(kind))?;
        Ok(self)
    }

    fn record(&mut self, code: u32, fields: &mut Fields<'_>) -> Result<(), Error> {
        let module = &mut self.module;
        match code {
            code::VERSION => {
                // Values by their distances, names in the string table.
                match fields.u64()? {
                    2 => self.version = true,
                    other => return Err(fields.unknown("the version of the module", other)),
                }
            }
            code::TRIPLE => module.triple = fields.text()?,
            code::DATALAYOUT => module.data_layout = fields.text()?,
            code::ASM => module.assembly = fields.text()?,
            code::SOURCE_FILENAME => module.source_name = Some(fields.text()?),
            code::SECTIONNAME => module.sections.push(fields.text()?),
            code::GCNAME => module.collectors.push(fields.text()?),
            code::COMDAT => module.comdats.push(Comdat::read(fields)?),
            code::HASH => module.hash = Some(Hash::Known(summary::hash(fields)?)),
            // Where the names of values are in the file, which says nothing of them.
            code::VSTOFFSET => {
                fields.u64()?;
            }
            code::GLOBALVAR | code::FUNCTION | code::ALIAS | code::IFUNC => {
                if !module.constants.all.is_empty() {
                    let misplaced = "a global comes after constants";
                    return Err(fields.error(ErrorKind::Misplaced(misplaced)));
                }
                let global = match code {
                    code::GLOBALVAR => Global::read_variable(fields, module)?,
                    code::FUNCTION => Global::read_function(fields, module)?,
                    code::ALIAS => Global::read_alias(fields, module)?,
                    _ => Global::read_ifunc(fields, module)?,
                };
                module.globals.push(global);
            }
            other => return Err(fields.unknown_record(other)),
        }
        Ok(())
    }

    fn block(
        &mut self,
        block: BlockStart,
        reader: &mut Reader<'_>,
        memory: u64,
    ) -> Result<(), Error> {
        if !self.version {
            return Err(reader.error(ErrorKind::Missing("version of the module")));
        }
        if block.id == function::BLOCK {
            self.bodies.push(block);
            return reader.skip(block);
        }
        reader.enter(block)?;
        let module = &mut self.module;
        let is_new = match block.id {
            types::BLOCK => !std::mem::replace(&mut self.types_read, true),
            paramattr_group::BLOCK => module.attributes.groups.is_empty(),
            paramattr::BLOCK => module.attributes.lists.is_empty(),
            constants::BLOCK => module.constants.all.is_empty(),
            metadata_kind::BLOCK => module.metadata_kinds.is_empty(),
            metadata::BLOCK => module.metadata.is_empty(),
            operand_bundle_tags::BLOCK => module.bundle_tags.is_empty(),
            sync_scope_names::BLOCK => module.sync_scopes.is_empty(),
            globalval_summary::BLOCK | full_lto_globalval_summary::BLOCK | module_strtab::BLOCK
                if module.summary.is_some() =>
            {
                false
            }
            module_strtab::BLOCK => module.paths.is_none(),
            _ => true,
        };
        if !is_new {
            return Err(reader.error(ErrorKind::Misplaced("a block of a module is there twice")));
        }
        match block.id {
            BLOCKINFO => while reader.advance()? != Entry::End {},
            types::BLOCK => module.types = Types::read(reader)?,
            paramattr_group::BLOCK => {
                module.attributes.read_groups(reader, module.types.all.len())?;
            }
            paramattr::BLOCK => module.attributes.read_lists(reader)?,
            constants::BLOCK => {
                module.constants = Constants::read(reader, &module.types, memory)?;
            }
            metadata_kind::BLOCK => module.metadata_kinds = name_tables::read_kinds(reader)?,
            metadata::BLOCK => {
                let (types, kinds) = (&module.types, module.metadata_kinds.len());
                module.metadata = Metadata::read(reader, Limits { types, outer: 0, kinds })?;
            }
            operand_bundle_tags::BLOCK => module.bundle_tags = name_tables::read(reader)?,
            sync_scope_names::BLOCK => module.sync_scopes = name_tables::read(reader)?,
            uselist::BLOCK => {
                let values = module.globals.len() + module.constants.all.len();
                module.use_lists.read(reader, values, 0)?;
            }
            value_symtab::BLOCK => self.read_offsets(reader)?,
            module_strtab::BLOCK => module.paths = Some(summary::read_paths(reader)?),
            globalval_summary::BLOCK | full_lto_globalval_summary::BLOCK => {
                let full_lto = block.id == full_lto_globalval_summary::BLOCK;
                module.summary = Some(Summary::read(reader, full_lto, module.paths.is_some())?);
            }
            other => return Err(reader.error(ErrorKind::UnknownBlock(other.into()))),
        }
        Ok(())
    }

    /// Reads where bodies are. Names of globals are in the string table, not here.
    fn read_offsets(&mut self, reader: &mut Reader<'_>) -> Result<(), Error> {
        let globals = self.module.globals.len();
        records(reader, |code, fields| {
            if code != value_symtab::FNENTRY {
                return Err(fields.unknown_record(code));
            }
            self.offsets.push((fields.index("function", globals)?, fields.u64()?));
            Ok(())
        })
    }

    /// Whether all that is referred to is there.
    fn complete(&mut self, start: u64) -> Result<(), ErrorKind> {
        if let Some(summary) = &mut self.module.summary {
            let paths = self.module.paths.iter().flatten();
            let paths: Vec<u64> = paths.map(|module| module.id).collect();
            summary.check(self.module.globals.len(), &paths)?;
        }
        let module = &self.module;
        if module.paths.is_some() {
            let (paths, summary) = (module.paths.clone(), module.summary.clone());
            if *module != (Module { paths, summary, ..Module::default() }) || self.types_read {
                return Err(ErrorKind::Misplaced("an index of modules has more than a summary"));
            }
        }
        let values = module.values() as u32;
        let known = |value: u32| value < values;
        let constants = module.globals.iter().all(|global| global.constants().all(known));
        if !constants || !module.metadata.globals.iter().all(|&(global, _)| known(global)) {
            return Err(ErrorKind::Missing("value that a global refers to"));
        }
        module.constants.check(known, module.globals.len() as u32)?;
        for node in &module.metadata.nodes {
            if node.kind == NodeKind::Value
                && !module.metadata.words(node).get(1).is_some_and(|value| known(value as u32))
            {
                return Err(ErrorKind::Missing("value that is metadata"));
            }
        }
        if module.defined_functions().count() != self.bodies.len() {
            return Err(ErrorKind::Missing("body of a function"));
        }
        let places = |(function, block): (u32, &BlockStart)| {
            (function, block.start.wrapping_sub(start) / 32 + 1)
        };
        let mut places: Vec<_> = module.defined_functions().zip(&self.bodies).map(places).collect();
        let mut said = self.offsets.clone();
        places.sort_unstable();
        said.sort_unstable();
        // LLVM finds bodies by what is said of their places.
        if !said.is_empty() && said != places {
            return Err(ErrorKind::Misplaced("a body is not where the symbol table says"));
        }
        Ok(())
    }
}

impl Module {
    /// Writes the module with what identifies its producer, bodies by so many threads. The string
    /// table is written later.
    pub(crate) fn write(&self, threads: usize, writer: &mut Writer) -> Result<(), WriteError> {
        let start = writer.position();
        if let Some(identification) = &self.identification {
            identification.write(writer);
        }
        writer.enter(code::BLOCK, 3);
        let body = writer.position();
        writer.record(code::VERSION, &[2]);
        if let Some(paths) = &self.paths {
            summary::write_paths(paths, writer);
            if let Some(summary) = &self.summary {
                summary.write(writer);
            }
            writer.leave();
            return Ok(());
        }
        writer.enter(BLOCKINFO, 2);
        names::define(writer);
        constants_and_functions(self.types.width(), writer);
        writer.leave();
        self.types.write(writer);
        self.attributes.write(writer);
        globals::write_comdats(self, writer);
        let offset_at = self.write_info(writer);
        self.constants.write(writer, Some(self.values()));
        name_tables::write_kinds(&self.metadata_kinds, writer);
        self.metadata.write_module(writer);
        self.use_lists.write(writer);
        name_tables::write(&self.bundle_tags, operand_bundle_tags::BLOCK, 3, writer);
        name_tables::write(&self.sync_scopes, sync_scope_names::BLOCK, 2, writer);
        let defined: Vec<u32> = self.defined_functions().collect();
        if defined.len() != self.bodies.len() {
            let (functions, bodies) = (defined.len(), self.bodies.len());
            return Err(WriteError::Bodies { functions, bodies });
        }
        // Words are counted from one before the module's first block.
        let mut places = functions::write_all(self, &defined, threads, writer)?;
        places.iter_mut().for_each(|(_, place)| *place = (*place - start) / 32 + 1);
        if let Some(summary) = &self.summary {
            summary.write(writer);
        }
        let names = (writer.position() - start) / 32 + 1;
        write_offsets(&places, writer);
        writer.patch32(offset_at, names as u32);
        if let Some(hash) = self.hash {
            let hash = match hash {
                Hash::Known(hash) => hash,
                Hash::Anew => self.hash_of(writer.written((body / 8) as usize)),
            };
            writer.record(code::HASH, &hash.map(u64::from));
        }
        writer.leave();
        Ok(())
    }

    /// The hash of the module: the SHA-1 of all names, in the order of their records, and of what
    /// is written in the module's block before the hash.
    fn hash_of(&self, written: &[u8]) -> [u32; 5] {
        let mut hasher = Sha1::new();
        for comdat in &self.comdats {
            hasher.update(self.name(comdat.name));
        }
        for global in &self.globals {
            hasher.update(self.name(global.name));
            hasher.update(self.name(global.partition));
        }
        hasher.update(written);
        let hash = hasher.finalize();
        let (words, _) = hash.as_chunks::<4>();
        std::array::from_fn(|word| u32::from_be_bytes(words[word]))
    }

    /// Writes the records of the module; where the place of the bodies' places is to be put.
    fn write_info(&self, writer: &mut Writer) -> u64 {
        let text = |code, text: &[u8], writer: &mut Writer| {
            let operands: Vec<u64> = signed32(text).collect();
            writer.record(code, &operands);
        };
        for (code, string) in [
            (code::TRIPLE, &self.triple),
            (code::DATALAYOUT, &self.data_layout),
            (code::ASM, &self.assembly),
        ] {
            if !string.is_empty() {
                text(code, string, writer);
            }
        }
        // Names of sections and collectors come in the order in which globals use them.
        let (mut sections, mut collectors) = (0, 0);
        let mut up_to = |code, names: &[Vec<u8>], done: &mut usize, last: usize| {
            while *done < last.min(names.len()) {
                text(code, &names[*done], writer);
                *done += 1;
            }
        };
        for global in &self.globals {
            let section = global.place().and_then(|place| place.section);
            let last = section.map_or(0, |section| section as usize + 1);
            up_to(code::SECTIONNAME, &self.sections, &mut sections, last);
            let collector = match &global.kind {
                globals::GlobalKind::Function(function) => function.collector,
                _ => None,
            };
            let last = collector.map_or(0, |collector| collector as usize + 1);
            up_to(code::GCNAME, &self.collectors, &mut collectors, last);
        }
        up_to(code::SECTIONNAME, &self.sections, &mut sections, usize::MAX);
        up_to(code::GCNAME, &self.collectors, &mut collectors, usize::MAX);
        let plain = globals::define_variables(self, writer);
        if let Some(name) = &self.source_name {
            let encoding = Characters::of(name).encoding();
            let by = [Encoding::Array, encoding];
            let by = writer.define(abbreviation(code::SOURCE_FILENAME, by));
            let operands: Vec<u64> = unsigned(name).collect();
            writer.abbreviated(by, code::SOURCE_FILENAME, &operands, &[]);
        }
        globals::write(self, plain, writer);
        let offset = abbreviation(code::VSTOFFSET, [Encoding::Fixed(32)]);
        let offset = writer.define(offset);
        writer.abbreviated(offset, code::VSTOFFSET, &[0], &[]);
        writer.position() - 32
    }
}

/// The hash of the first module of a file, also of one that this version cannot read otherwise.
pub(crate) fn hash_in(reader: &mut Reader<'_>) -> Result<Option<[u32; 5]>, Error> {
    loop {
        match reader.advance()? {
            Entry::End => return Ok(None),
            Entry::Definition | Entry::Block(_) => {}
            Entry::Record => {
                let record = reader.record();
                if record.code == code::HASH {
                    return summary::hash(&mut Fields::new(&record)).map(Some);
                }
            }
        }
    }
}

fn constants_and_functions(width: u32, writer: &mut Writer) {
    crate::constants::define(writer, width);
    functions::define(writer, width);
}

/// Writes where bodies are: functions, and words from the start of the module.
fn write_offsets(places: &[(u32, u64)], writer: &mut Writer) {
    writer.enter(value_symtab::BLOCK, 4);
    let entry = [Encoding::Vbr(8), Encoding::Vbr(8)];
    let entry = writer.define(abbreviation(value_symtab::FNENTRY, entry));
    for &(function, place) in places {
        writer.abbreviated(entry, value_symtab::FNENTRY, &[function.into(), place], &[]);
    }
    writer.leave();
}
