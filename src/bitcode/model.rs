//! Modules and files.

use std::sync::Arc;

use crate::attributes::Attributes;
use crate::constants::Constants;
use crate::container::Wrapper;
use crate::functions::Body;
use crate::globals::{Comdat, Global};
use crate::metadata::Metadata;
use crate::name_tables::NameTable;
use crate::names::UseLists;
use crate::span::Span;
use crate::summary::{ModulePath, Summary};
use crate::types::Types;

/// A file of bitcode.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct File {
    /// The version and processor of the wrapper around it, if there is one.
    pub wrapper: Option<Wrapper>,
    /// The modules.
    pub modules: Vec<Module>,
    /// The symbol tables: the modules before the one with this place are in it, from those of the
    /// last table on. Tools make them again where they are not there.
    pub symbol_tables: Vec<(usize, Vec<u8>)>,
}

/// Who wrote a module.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Identification {
    /// The program: `LLVM15.0.6`.
    pub producer: Vec<u8>,
    /// LLVM reads what has its own epoch, 0.
    pub epoch: u64,
}

impl Identification {
    /// Whether it is a release of LLVM 15, all of which write one format. That of others, also of
    /// what is between releases, may differ: `LLVM15.0.0git`, `LLVM15.0.7-rust-1.66.0-stable`.
    pub fn is_llvm_15(&self) -> bool {
        let release = self.producer.strip_prefix(b"LLVM15.0.");
        self.epoch == 0 && matches!(release, Some([b'0'..=b'7']))
    }
}

/// The hash of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hash {
    /// The one that was read. It is written again, also where the module has changed since: who
    /// changes a module says [`Hash::Anew`].
    Known([u32; 5]),
    /// That of what is written.
    Anew,
}

/// A module.
///
/// Values are numbered: first the globals, then the constants of the module, and in each function
/// from there on its parameters, its own constants, and the results of its instructions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Module {
    /// Who wrote it. (An index of several modules does not say.)
    pub identification: Option<Identification>,
    /// The target triple.
    pub triple: Vec<u8>,
    /// The data layout.
    pub data_layout: Vec<u8>,
    /// Assembly outside of functions.
    pub assembly: Vec<u8>,
    /// The name of the source.
    pub source_name: Option<Vec<u8>>,
    /// Names of sections.
    pub sections: NameTable,
    /// Names of garbage collectors.
    pub collectors: NameTable,
    /// Types.
    pub types: Types,
    /// Attributes.
    pub attributes: Attributes,
    /// Comdats.
    pub comdats: Vec<Comdat>,
    /// Global variables, functions, aliases and ifuncs.
    pub globals: Vec<Global>,
    /// Constants outside of functions.
    pub constants: Constants,
    /// Names of the kinds of attached metadata.
    pub metadata_kinds: NameTable,
    /// Metadata outside of functions.
    pub metadata: Metadata,
    /// Orders of use-lists of globals and constants.
    pub use_lists: UseLists,
    /// Names of operand bundles.
    pub bundle_tags: NameTable,
    /// Names of synchronization scopes.
    pub sync_scopes: NameTable,
    /// Bodies, in the order of the functions that have one.
    #[allow(clippy::vec_box, reason = "threads that read them fill no memory of each other")]
    pub bodies: Vec<Box<Body>>,
    /// In an index, the modules that it is of; the module has only this and the summary then.
    pub paths: Option<Vec<ModulePath>>,
    /// What link-time optimization knows of the module without its functions.
    pub summary: Option<Summary>,
    /// The SHA-1 of the module's names and bitcode, by which link-time optimization knows it again.
    pub hash: Option<Hash>,
    /// The string table, which holds the names of globals; modules of a file can share it.
    pub strings: Arc<Vec<u8>>,
}

impl Module {
    /// A name in the string table.
    pub fn name(&self, name: Span) -> &[u8] {
        name.of(&self.strings)
    }

    /// How many values there are outside of functions.
    pub fn values(&self) -> usize {
        self.globals.len() + self.constants.all.len()
    }

    /// The functions that have a body, by their numbers as values, in the order of the bodies.
    pub fn defined_functions(&self) -> impl Iterator<Item = u32> {
        let defined = |(id, global): (usize, &Global)| global.defined_function().map(|_| id as u32);
        self.globals.iter().enumerate().filter_map(defined)
    }
}
