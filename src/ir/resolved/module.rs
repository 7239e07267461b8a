//! What is kept of a module.

use std::ops::Range;
use std::sync::OnceLock;

use bitcode::{Predecessors, Span};
use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap};

use super::attributes::Sets;
use super::constants::Interned;

/// A module whose numbers are resolved.
pub struct Module {
    /// The numbers of the types of metadata and blocks as values.
    pub(super) metadata_type: Option<u32>,
    pub(super) label_type: Option<u32>,
    /// The first id of debug locations that are no nodes; those of nodes are below.
    pub(super) first_location: u32,
    /// The passes that LLVM ran before it was read.
    pub(super) passes: Option<String>,
    /// The module as it was read.
    pub raw: bitcode::Module,
    /// For each type, the first that equals it.
    pub(super) types: Vec<u32>,
    /// The ids of globals and of the module's constants, by their numbers.
    pub(super) values: Vec<u32>,
    pub(super) constants: Interned,
    /// What is in functions, also in those without a body: parameters.
    pub(super) bodies: Vec<Body>,
    /// Where in `bodies` a global is.
    pub(super) body_of: Vec<Option<u32>>,
    /// The body of functions that have none.
    pub(super) empty: bitcode::Body,
    /// Types of typed pointers by pointee and address space, of opaque ones by address space.
    pub(super) types_of_pointers: (FxHashMap<(u32, u32), u32>, FxHashMap<u32, u32>),
    /// For each number of a type, whether something in a function has it.
    pub(super) types_in_bodies: Vec<bool>,
    /// Metadata that is an operand of calls, which makes it a value.
    pub(super) metadata_values: MetadataValues,
    /// Globals with attachments, in the order of their ids: those of one in the order of the file.
    pub(super) attached_globals: Vec<(u32, Span)>,
    /// For metadata of functions, from the first on that is not the module's, the body that it is in.
    pub(super) body_of_metadata: Vec<u32>,
    /// Debug locations of instructions that are no nodes of their own.
    pub(super) locations: IndexSet<Location, FxBuildHasher>,
    /// Nodes that are debug locations, by what they say.
    pub(super) location_nodes: FxHashMap<Location, u32>,
    pub(super) sets: Sets,
    /// Blocks whose address is taken, by the number of their function.
    pub(super) taken_addresses: FxHashMap<u32, Vec<u32>>,
}

/// Metadata that is an operand of calls, in the order in which it was met.
#[derive(Default)]
pub(super) struct MetadataValues {
    /// That of the module.
    pub(super) outer: Vec<u32>,
    /// That which is, or lists, values of a function.
    pub(super) local: Vec<u32>,
    /// The place of each piece of metadata in one of the two, with [`LOCAL`] in the second; or `NONE`.
    pub(super) places: Vec<u32>,
}

/// Marks places in [`MetadataValues::local`].
pub(super) const LOCAL: u32 = 1 << 31;

impl MetadataValues {
    /// Meets a piece of metadata.
    pub(super) fn meet(&mut self, id: u32, is_local: impl FnOnce() -> bool) {
        if let Some(place) = self.places.get_mut(id as usize)
            && *place == NONE
        {
            let (all, mark) = match is_local() {
                true => (&mut self.local, LOCAL),
                false => (&mut self.outer, 0),
            };
            *place = all.len() as u32 | mark;
            all.push(id);
        }
    }
}

/// What a function's numbers stand for.
#[derive(Default)]
pub(super) struct Body {
    /// The function, by its number among the globals.
    pub(super) function: u32,
    /// Which of the bodies of `raw` it is; none of a declaration.
    pub(super) raw: Option<u32>,
    /// Its first id: parameters, results and blocks follow each other.
    pub(super) first: u32,
    pub(super) params: u32,
    pub(super) results: u32,
    /// The ids of its constants.
    pub(super) constants: Vec<u32>,
    /// The first id of its metadata.
    pub(super) metadata: u32,
    /// The ids of its metadata: those of others where they are the same values.
    pub(super) same_metadata: Vec<u32>,
    /// How many ids it takes, from `first` on.
    pub(super) count: u32,
    /// The places in [`MetadataValues::local`] of the metadata that is or lists its values.
    pub(super) local_metadata: Range<u32>,
    /// Whether blocks are arguments of its calls.
    pub(super) passes_blocks: bool,
    /// Names by id, from the first on that is asked for; empty if nothing has one.
    pub(super) names: OnceLock<Vec<Span>>,
    /// For each block, the blocks before it, in the order that LLVM's reader gives their uses; found when
    /// they are asked for.
    pub(super) predecessors: OnceLock<Predecessors>,
    /// The ids of the debug locations of `raw.debug_locations`.
    pub(super) locations: Vec<Option<u32>>,
}

impl Body {
    /// The id of a value by its number, given the ids of the values outside of functions.
    #[inline]
    pub(super) fn value_id(&self, outside: &[u32], number: u32) -> u32 {
        let Some(inside) = number.checked_sub(outside.len() as u32) else {
            return outside[number as usize];
        };
        let constants = self.constants.len() as u32;
        match inside.checked_sub(self.params) {
            None => self.first + inside,
            Some(constant) if constant < constants => self.constants[constant as usize],
            Some(result) => self.first + self.params + result - constants,
        }
    }
}

/// What a DILocation says, with ids of metadata.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Location {
    pub(super) line: u32,
    pub(super) column: u32,
    pub(super) scope: u32,
    pub(super) inlined_at: Option<u32>,
    pub(super) implicit_code: bool,
}

/// Stands for no body.
pub(super) const NONE: u32 = u32::MAX;
