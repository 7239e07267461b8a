//! The module that rebuild fills: what it holds, and its header.

use std::sync::Arc;

use bitcode::{Body, Identification, Span, Strings};
use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};

use super::handles::{MetadataRef, ValueRef};
use super::made::{LATER, Made};
use super::numbers::{MOST, Space};
use super::types::{TypeRef, Types};
use crate::layout::DataLayout;
use crate::resolved::Constant;
use crate::shared::Shared;
use facts::{MetadataClassName as Class, PointerMode};

/// The synchronization scope of the system among `sync_scopes`.
pub(super) const SYSTEM_SCOPE: u32 = 1;

/// A module on its way from facts to bitcode.
pub struct Module {
    /// What has its final form: globals, names, tables.
    pub(super) raw: bitcode::Module,
    /// The names of each [`Table`].
    pub(super) tables: Shared<[Vec<Vec<u8>>; 3]>,
    pub types: Types,
    pub(super) constants: Shared<IndexSet<Constant, FxBuildHasher>>,
    pub(super) global_types: Shared<Vec<GlobalType>>,
    pub(super) attributes: Shared<Attributes>,
    pub(super) metadata: Shared<Metadata>,
    /// Names of globals, of comdats.
    pub(super) names: FxHashMap<Box<[u8]>, Names>,
    /// Where names are in the table of sections.
    pub(super) sections: FxHashMap<Box<[u8]>, u32>,
    /// Where texts are in the string table.
    pub(super) strings: FxHashMap<Box<[u8]>, Span>,
    /// The function that is being filled.
    pub(super) filling: Option<Filling>,
    /// Those that are.
    pub(super) filled: Vec<Filled>,
    /// Orders of uses that the module states.
    pub(super) uses: Vec<(u32, Vec<u32>)>,
    /// How many blocks functions have, by their places among the globals.
    pub(super) blocks: FxHashMap<u32, u32>,
    pub(super) alloca_address_space: u32,
    /// For link-time optimisation. Numbers of values are those of globals; those of others follow.
    pub(super) summary: Option<bitcode::Summary>,
}

/// A table of names that instructions have by their places.
#[derive(Clone, Copy)]
pub(super) enum Table {
    MetadataKinds,
    BundleTags,
    SyncScopes,
}

/// The types of a global.
#[derive(Clone, Copy)]
pub(super) struct GlobalType {
    /// Of itself: a pointer.
    pub pointer: TypeRef,
    /// Of what is there.
    pub value: TypeRef,
}

/// What has a name.
#[derive(Default)]
pub(super) struct Names {
    pub global: bool,
    pub comdat: bool,
}

/// The attributes of a module.
#[derive(Default)]
pub(super) struct Attributes {
    /// As bitcode has them; the types are those of [`TypeRef`]s.
    pub(super) raw: bitcode::Attributes,
    /// Sets, parts of `raw.all`.
    pub(super) sets: Vec<Span>,
    /// The places of groups, by slot and set.
    pub(super) groups: FxHashMap<(u32, u32), u32>,
    pub(super) lists: FxHashMap<Vec<u32>, u32>,
}

/// A function that is being filled.
#[derive(Default)]
pub(super) struct Filling {
    /// The function's place among the globals.
    pub(super) function: u32,
    /// The types of its parameters.
    pub(super) parameters: Vec<u32>,
    pub(super) body: Body,
    /// Values that are used before they are defined: their types, and what they turned out to be.
    pub(super) pending: Vec<(TypeRef, Option<ValueRef>)>,
    /// Whether the block at hand has its terminator.
    pub(super) terminated: bool,
    pub(super) names: FxHashSet<Box<[u8]>>,
    /// Orders of predecessors that differ from the reader's: block, and the place of each edge.
    pub(super) orders: Vec<(u32, Vec<u32>)>,
    /// Which of its instructions have a result.
    pub(super) results: Vec<bool>,
    /// Orders of the uses of values.
    pub(super) uses: Vec<(u32, Vec<u32>)>,
    /// Values of the function as metadata, and lists of them, by their places in the body's.
    pub(super) local_values: FxHashMap<ValueRef, u32>,
    pub(super) lists: FxHashMap<Vec<u32>, u32>,
}

/// A function that is filled, all but for its constants and final numbers.
pub struct Filled {
    pub(super) function: u32,
    pub(super) parameters: u32,
    /// Not in place: lists of them are moved.
    pub(super) body: Box<Body>,
    pub(super) pending: Vec<u32>,
    pub(super) uses: Vec<(u32, Vec<u32>)>,
    pub(super) orders: Vec<(u32, Vec<u32>)>,
    /// Constants that are metadata of this function alone, by the places of their metadata.
    pub(super) expressions: Vec<u32>,
}

/// The metadata of a module, by the places that its handles have.
#[derive(Default)]
pub(super) struct Metadata {
    pub(super) all: Vec<Item>,
    /// Nodes and values in the order in which they are written.
    pub(super) order: Vec<u32>,
    pub(super) strings: Strings,
    pub(super) values: FxHashMap<ValueRef, u32>,
    pub(super) operands: Vec<Option<MetadataRef>>,
    pub(super) numbers: Vec<u64>,
}

/// A piece of metadata.
#[derive(Clone, Copy)]
pub(super) enum Item {
    /// Its place among the strings.
    String(u32),
    Value(ValueRef),
    Node {
        class: Class,
        distinct: bool,
        operands: Span,
        scalars: Span,
        words: Span,
    },
    /// Others refer to it, but it is not made yet.
    Promised,
}

/// Who wrote the bitcode: that of this release is what the format is.
const PRODUCER: &[u8] = b"LLVM15.0.6";

/// LLVM's own kinds of metadata attachments, in the order of their numbers
/// (`llvm/IR/FixedMetadataKinds.def`).
pub(crate) const METADATA_KINDS: [&str; 36] = [
    "dbg",
    "tbaa",
    "prof",
    "fpmath",
    "range",
    "tbaa.struct",
    "invariant.load",
    "alias.scope",
    "noalias",
    "nontemporal",
    "llvm.mem.parallel_loop_access",
    "nonnull",
    "dereferenceable",
    "dereferenceable_or_null",
    "make.implicit",
    "unpredictable",
    "invariant.group",
    "align",
    "llvm.loop",
    "type",
    "section_prefix",
    "absolute_symbol",
    "associated",
    "callees",
    "irr_loop",
    "llvm.access.group",
    "callback",
    "llvm.preserve.access.index",
    "vcall_visibility",
    "noundef",
    "annotation",
    "nosanitize",
    "func_sanitize",
    "exclude",
    "memprof",
    "callsite",
];

/// LLVM's own operand bundles, in the order of their numbers (`LLVMContext::OB_*`).
const BUNDLE_TAGS: [&str; 9] = [
    "deopt",
    "funclet",
    "gc-transition",
    "cfguardtarget",
    "preallocated",
    "gc-live",
    "clang.arc.attachedcall",
    "ptrauth",
    "kcfi",
];

fn table<const N: usize>(names: [&str; N]) -> Vec<Vec<u8>> {
    names.map(|name| name.as_bytes().to_vec()).to_vec()
}

impl Module {
    /// An empty module. `source_name` is the file that it was compiled from.
    pub fn new(source_name: &[u8]) -> Self {
        let producer = PRODUCER.to_vec();
        Self {
            raw: bitcode::Module {
                identification: Some(Identification { producer, epoch: 0 }),
                source_name: Some(source_name.to_vec()),
                ..bitcode::Module::default()
            },
            tables: Shared::new([
                table(METADATA_KINDS),
                table(BUNDLE_TAGS),
                table(["singlethread", ""]),
            ]),
            types: Types::default(),
            constants: Shared::default(),
            global_types: Shared::default(),
            attributes: Shared::default(),
            metadata: Shared::default(),
            names: FxHashMap::default(),
            sections: FxHashMap::default(),
            strings: FxHashMap::default(),
            filling: None,
            filled: Vec::new(),
            uses: Vec::new(),
            blocks: FxHashMap::default(),
            alloca_address_space: 0,
            summary: None,
        }
    }

    /// A module of what this one has, in which a thread fills bodies. It makes nothing else: what is
    /// not there is missed.
    pub fn lend(&self) -> Self {
        Self {
            tables: self.tables.lend(),
            types: self.types.lend(),
            constants: self.constants.lend(),
            global_types: self.global_types.lend(),
            attributes: self.attributes.lend(),
            metadata: self.metadata.lend(),
            alloca_address_space: self.alloca_address_space,
            ..Self::new(b"")
        }
    }

    /// Whether something was asked for that is not there and could not be made, since the last time
    /// that this was asked.
    pub fn missed(&mut self) -> bool {
        self.tables.missed()
            | self.types.missed()
            | self.constants.missed()
            | self.global_types.missed()
            | self.attributes.missed()
            | self.metadata.missed()
    }

    /// Forgets the body at hand, and one that is filled.
    pub fn abandon_body(&mut self) {
        self.filling = None;
        self.filled.clear();
    }

    /// The body that is filled, if the function at hand has one, to be handed to the module that was
    /// lent.
    pub fn take_body(&mut self) -> Option<Filled> {
        self.filled.pop()
    }

    /// Adds bodies that were filled elsewhere.
    pub fn add_bodies(&mut self, bodies: impl IntoIterator<Item = Filled>) {
        self.filled.extend(bodies);
    }

    /// Sets the data layout.
    ///
    /// # Errors
    /// When that is none.
    pub fn set_data_layout(&mut self, layout: &[u8]) -> Made<()> {
        DataLayout::parse(layout)?;
        self.alloca_address_space = bitcode::alloca_address_space(layout);
        self.raw.data_layout = layout.to_vec();
        Ok(())
    }

    pub fn set_target_triple(&mut self, triple: &[u8]) {
        self.raw.triple = triple.to_vec();
    }

    /// Sets the assembly outside of functions.
    pub fn set_inline_asm(&mut self, text: Vec<u8>) {
        self.raw.assembly = text;
    }

    /// Before the first pointer type is made.
    pub fn set_pointer_mode(&mut self, mode: PointerMode) {
        self.types.set_opaque_pointers(mode == PointerMode::Opaque);
    }

    /// The kind of metadata attachment with this name, a new one if there is none.
    pub fn metadata_kind(&mut self, name: &[u8]) -> Made<u32> {
        if name.is_empty() {
            return Err("a kind of attachments has a name".to_owned());
        }
        Ok(self.named(Table::MetadataKinds, name))
    }

    /// The synchronization scope with this name; without one, that of the system.
    pub fn syncscope_id(&mut self, name: &[u8]) -> u32 {
        match name {
            b"" => SYSTEM_SCOPE,
            name => self.named(Table::SyncScopes, name),
        }
    }

    /// The tag of operand bundles with this name.
    pub fn bundle_tag(&mut self, name: &[u8]) -> u32 {
        self.named(Table::BundleTags, name)
    }

    /// The place of a name in a table, at its end if it is new; another one if it is missed.
    fn named(&mut self, table: Table, name: &[u8]) -> u32 {
        position(&self.tables[table as usize], name).unwrap_or_else(|| {
            self.tables.grow().map_or(0, |tables| place_of(&mut tables[table as usize], name))
        })
    }

    pub(super) fn section(&mut self, name: &[u8]) -> Option<u32> {
        if name.is_empty() {
            return None;
        }
        // There may be one for each function.
        let next = self.raw.sections.len() as u32;
        let place = *self.sections.entry(name.into()).or_insert(next);
        if place == next {
            self.raw.sections.push(name.to_vec());
        }
        Some(place)
    }

    pub(super) fn collector(&mut self, name: &[u8]) -> u32 {
        place_of(&mut self.raw.collectors, name)
    }

    /// A text in the string table.
    pub(super) fn string(&mut self, text: &[u8]) -> Span {
        if text.is_empty() {
            return Span::default();
        }
        if let Some(&known) = self.strings.get(text) {
            return known;
        }
        let table = Arc::make_mut(&mut self.raw.strings);
        let span = Span::push(table, text.iter().copied());
        self.strings.insert(text.into(), span);
        span
    }

    /// A constant that is no global, once.
    pub(super) fn constant(&mut self, constant: Constant) -> Made<ValueRef> {
        let place = match self.constants.get_index_of(&constant) {
            Some(known) => known,
            None => self.constants.grow().ok_or(LATER)?.insert_full(constant).0,
        };
        if place >= MOST {
            return Err("the module has more constants than can be numbered".to_owned());
        }
        Ok(ValueRef(Space::Constant.of(place as u32)))
    }
}

/// The place of a name in a table, at its end if it is new. These tables are short.
fn place_of(table: &mut Vec<Vec<u8>>, name: &[u8]) -> u32 {
    position(table, name).unwrap_or_else(|| {
        table.push(name.to_vec());
        table.len() as u32 - 1
    })
}

fn position(table: &[Vec<u8>], name: &[u8]) -> Option<u32> {
    table.iter().position(|known| known == name).map(|place| place as u32)
}
