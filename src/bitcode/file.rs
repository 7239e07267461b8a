//! Files: modules with their string and symbol tables.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use crate::bits::{BlockStart, Encoding, Entry, Reader, Writer};
use crate::codes::{identification, module, strtab, symtab};
use crate::container::{Container, MAGIC, WRAPPER_MAGIC, WRAPPER_SIZE};
use crate::error::{Error, ErrorKind, WriteError};
use crate::functions::{Body, BodyReader, Outer};
use crate::model::{File, Identification, Module};
use crate::module::ModuleReader;
use crate::span::Span;
use crate::typing::Typing;
use crate::writing::abbreviation;

/// What a model may take in memory, beyond [`MEMORY_FACTOR`] times the file.
const MEMORY: u64 = 48 << 20;
/// What a model may take in memory, in bytes for each of the file.
const MEMORY_FACTOR: u64 = 24;

/// A file whose modules were read, but for the bodies of their functions.
#[derive(Debug)]
pub struct Opened<'d> {
    file: File,
    /// For each module: its bodies, and a reader that finds them.
    bodies: Vec<(Vec<BlockStart>, Reader<'d>)>,
    memory: AtomicU64,
    most: u64,
}

/// The bodies of a module, which can be read in any order, and at the same time.
#[derive(Debug)]
pub struct Bodies<'a, 'd> {
    module: &'a Module,
    typing: Typing<'a>,
    functions: Vec<u32>,
    blocks: &'a [BlockStart],
    reader: &'a Reader<'d>,
    memory: &'a AtomicU64,
    most: u64,
}

impl Bodies<'_, '_> {
    /// The functions that have bodies, as values, in their order.
    pub fn functions(&self) -> &[u32] {
        &self.functions
    }

    /// The types of the module's values.
    pub fn typing(&self) -> &Typing<'_> {
        &self.typing
    }

    /// Reads the body with a number.
    ///
    /// # Errors
    /// When it is not what LLVM 15 writes.
    ///
    /// # Panics
    /// When there is none with that number.
    pub fn read(&self, body: usize) -> Result<Body, Error> {
        let Self { module, typing, memory, most, .. } = self;
        let outer = Outer { module, typing, memory, most: *most };
        BodyReader::read(&outer, self.reader, self.blocks[body], self.functions[body])
    }
}

impl<'d> Opened<'d> {
    /// Reads a file but for the bodies.
    ///
    /// # Errors
    /// When it is not what LLVM 15 writes.
    pub fn of(file: &'d [u8]) -> Result<Self, Error> {
        let container = Container::of(file)?;
        let most = MEMORY + MEMORY_FACTOR * file.len() as u64;
        let mut opened = Self {
            file: File { wrapper: container.wrapper, ..File::default() },
            bodies: Vec::new(),
            memory: AtomicU64::new(most),
            most,
        };
        let mut reader = container.reader()?;
        let mut identified: Option<(Identification, u64)> = None;
        // Which modules have no string table or symbol table yet.
        let mut without_strings = 0;
        // Like LLVM, take less than eight bytes for padding: no block is that short.
        while reader.left() >= 64 {
            let Entry::Block(block) = reader.advance()? else {
                return Err(reader.error(ErrorKind::Misplaced("no block is around this")));
            };
            let here = reader.place();
            reader.enter(block)?;
            if identified.is_some() && block.id != module::BLOCK {
                return Err(reader.error(ErrorKind::Missing("module after its producer")));
            }
            match block.id {
                identification::BLOCK => {
                    identified = Some((Identification::read(&mut reader)?, block.start));
                }
                module::BLOCK => {
                    let (identification, start) = identified.take().unzip();
                    let start = start.unwrap_or(block.start);
                    let read = ModuleReader::default().read(&mut reader, start, opened.most)?;
                    let mut module = read.module;
                    module.identification = identification;
                    let summary = module.summary.as_ref().map_or(0, |summary| summary.memory());
                    let constants =
                        module.constants.memory() + module.constants.masks(&module.types);
                    let taken = constants + module.metadata.memory() + summary;
                    let left = opened.memory.get_mut();
                    let remaining = left.checked_sub(taken);
                    *left = remaining.ok_or_else(|| reader.error(ErrorKind::Memory(most)))?;
                    opened.file.modules.push(module);
                    // The reader of the bodies knows the abbreviations as they are now.
                    opened.bodies.push((read.bodies, reader.fork()));
                }
                symtab::BLOCK => {
                    if opened.file.modules.is_empty() {
                        return Err(Error::new(
                            here,
                            ErrorKind::Missing("module before its symbols"),
                        ));
                    }
                    let table = blob(&mut reader)?;
                    opened.file.symbol_tables.push((opened.file.modules.len(), table));
                }
                strtab::BLOCK => {
                    let table = Arc::new(blob(&mut reader)?);
                    let modules = &mut opened.file.modules;
                    for module in &mut modules[without_strings..] {
                        module.strings = Arc::clone(&table);
                        names_lie_in_table(module).map_err(|kind| Error::new(here, kind))?;
                    }
                    without_strings = modules.len();
                }
                other => return Err(reader.error(ErrorKind::UnknownBlock(other.into()))),
            }
        }
        if identified.is_some() {
            return Err(reader.error(ErrorKind::Missing("module after its producer")));
        }
        for module in &opened.file.modules[without_strings..] {
            names_lie_in_table(module).map_err(|kind| reader.error(kind))?;
        }
        Ok(opened)
    }

    /// What was read. The modules have no bodies.
    pub fn file(&self) -> &File {
        &self.file
    }

    /// The bodies of the module with a number, to be read.
    ///
    /// # Errors
    /// When the types of its globals are not in its table of types.
    ///
    /// # Panics
    /// When there is no such module.
    pub fn bodies(&self, module: usize) -> Result<Bodies<'_, 'd>, Error> {
        let (blocks, reader) = &self.bodies[module];
        let module = &self.file.modules[module];
        Ok(Bodies {
            module,
            typing: Typing::of(module).map_err(|kind| reader.error(kind))?,
            functions: module.defined_functions().collect(),
            blocks,
            reader,
            memory: &self.memory,
            most: self.most,
        })
    }

    /// Reads all bodies too.
    ///
    /// # Errors
    /// When one is not what LLVM 15 writes.
    pub fn finish(self) -> Result<File, Error> {
        let modules = 0..self.file.modules.len();
        let all: Result<Vec<_>, Error> = modules
            .map(|module| {
                let bodies = self.bodies(module)?;
                let read = |body| bodies.read(body).map(Box::new);
                (0..bodies.functions().len()).map(read).collect()
            })
            .collect();
        Ok(self.with_bodies(all?))
    }

    /// The file with the bodies of each of its modules, which [`Self::bodies`] has read.
    #[allow(clippy::vec_box, reason = "as in a module")]
    pub fn with_bodies(mut self, bodies: Vec<Vec<Box<Body>>>) -> File {
        for (module, bodies) in self.file.modules.iter_mut().zip(bodies) {
            module.bodies = bodies;
        }
        self.file
    }
}

/// The only record of a block, a blob.
fn blob(reader: &mut Reader<'_>) -> Result<Vec<u8>, Error> {
    let mut bytes = None;
    loop {
        match reader.advance()? {
            Entry::Definition => {}
            Entry::Record => {
                let record = reader.record();
                let blob = record.blob.filter(|_| record.code == strtab::BLOB && bytes.is_none());
                let missing = || Error::new(record.place, ErrorKind::Missing("blob"));
                bytes = Some(blob.ok_or_else(missing)?.to_vec());
            }
            Entry::End => break,
            Entry::Block(block) => {
                return Err(reader.error(ErrorKind::UnknownBlock(block.id.into())));
            }
        }
    }
    bytes.ok_or_else(|| reader.error(ErrorKind::Missing("blob")))
}

const _: () = assert!(strtab::BLOB == symtab::BLOB);

/// Whether all names of a module are in its string table.
fn names_lie_in_table(module: &Module) -> Result<(), ErrorKind> {
    let size = module.strings.len() as u64;
    let lies = |name: Span| u64::from(name.start) + u64::from(name.len) <= size;
    let globals = module.globals.iter().all(|it| lies(it.name) && lies(it.partition));
    let mut summary = true;
    if let Some(all) = &module.summary {
        all.each_string(&mut |name| summary &= lies(name));
    }
    if globals && summary && module.comdats.iter().all(|comdat| lies(comdat.name)) {
        Ok(())
    } else {
        Err(ErrorKind::Missing("string table with all names"))
    }
}

/// The hash of the first module of a file, if it has one; also where the module cannot be read
/// otherwise, because another version of LLVM wrote it.
///
/// # Errors
/// When the bytes are no bitcode up to there.
pub fn hash_of(file: &[u8]) -> Result<Option<[u32; 5]>, Error> {
    let mut reader = Container::of(file)?.reader()?;
    while reader.left() >= 64 {
        let Entry::Block(block) = reader.advance()? else {
            return Err(reader.error(ErrorKind::Misplaced("no block is around this")));
        };
        if block.id == module::BLOCK {
            reader.enter(block)?;
            return crate::module::hash_in(&mut reader);
        }
    }
    Ok(None)
}

impl File {
    /// Reads all of a file.
    ///
    /// # Errors
    /// When it is not what LLVM 15 writes.
    pub fn read(file: &[u8]) -> Result<Self, Error> {
        Opened::of(file)?.finish()
    }

    /// Writes the file as LLVM 15 does.
    ///
    /// # Errors
    /// When something refers to what is not there.
    pub fn write(&self) -> Result<Vec<u8>, WriteError> {
        self.write_by(1)
    }

    /// As [`Self::write`], the same bytes, with so many threads for the bodies of functions.
    ///
    /// # Errors
    /// As of that.
    pub fn write_by(&self, threads: usize) -> Result<Vec<u8>, WriteError> {
        let mut writer = Writer::default();
        writer.bytes(&MAGIC);
        let mut tables = self.symbol_tables.iter().peekable();
        for (place, module) in self.modules.iter().enumerate() {
            module.write(threads, &mut writer)?;
            while let Some((_, table)) = tables.next_if(|(before, _)| *before <= place + 1) {
                write_blob(symtab::BLOCK, table, &mut writer);
            }
            let next = self.modules.get(place + 1);
            if next.is_none_or(|next| !Arc::ptr_eq(&next.strings, &module.strings)) {
                write_blob(strtab::BLOCK, &module.strings, &mut writer);
            }
        }
        let bytes = writer.finish()?;
        let Some(wrapper) = self.wrapper else { return Ok(bytes) };
        let mut file = Vec::with_capacity(bytes.len() + WRAPPER_SIZE + 16);
        file.extend(WRAPPER_MAGIC);
        let size = bytes.len() as u32;
        for word in [wrapper.version, WRAPPER_SIZE as u32, size, wrapper.cpu] {
            file.extend(word.to_le_bytes());
        }
        file.extend(bytes);
        file.resize(file.len().next_multiple_of(16), 0);
        Ok(file)
    }
}

fn write_blob(block: u32, bytes: &[u8], writer: &mut Writer) {
    writer.enter(block, 3);
    let blob = writer.define(abbreviation(strtab::BLOB, [Encoding::Blob]));
    writer.abbreviated(blob, strtab::BLOB, &[], bytes);
    writer.leave();
}
