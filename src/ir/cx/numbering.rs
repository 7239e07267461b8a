//! The tables of the first pass: what a module holds, in the order in which ids are given.
//!
//! Ids are dense and laid out in sections, so that rows come out sorted by their first column:
//! module, types, attribute sets, comdats, global values, functions, constants, then function by
//! function its parameters, blocks, instructions and results in walk order, then metadata and
//! named metadata. Within a function an id is its place in the walk, so the second pass finds it
//! by walking again instead of by a table over the whole module.

use rustc_hash::FxHashMap;

use crate::error::Result;
use crate::resolved::{
    AttributeSetRef, BlockRef, Comdat, MetadataRef, NamedMetadataRef, TypeRef, ValueRef,
};
use facts::{Ids, Metadata};

/// Things of one sort in the order in which they were met.
pub struct Met<T> {
    /// Places by the things' own ids, which are dense.
    place: Vec<u32>,
    pub all: Vec<T>,
}

/// What has an id of its own among its sort, by which it is found again.
pub(crate) trait Thing: Copy {
    fn own_id(self) -> u32;
}

macro_rules! things {
    ($($thing:ident)*) => {
        $(impl Thing for $thing<'_> {
            #[inline]
            fn own_id(self) -> u32 {
                self.id()
            }
        })*
    };
}

things!(AttributeSetRef Comdat TypeRef ValueRef);

impl Thing for u32 {
    #[inline]
    fn own_id(self) -> u32 {
        self
    }
}

/// Stands for no place.
const NONE: u32 = u32::MAX;

impl<T: Thing> Met<T> {
    pub(crate) fn new() -> Self {
        Self { place: Vec::new(), all: Vec::new() }
    }

    /// The place of a thing, and whether it is new.
    #[inline]
    pub(crate) fn meet(&mut self, thing: T) -> (u32, bool) {
        let id = thing.own_id();
        if let Some(place) = self.place(id) {
            return (place, false);
        }
        let next = self.all.len() as u32;
        if self.place.len() <= id as usize {
            self.place.resize(id as usize + 1, NONE);
        }
        self.place[id as usize] = next;
        self.all.push(thing);
        (next, true)
    }

    /// Meets all that another table has met, in its order; says where it is here.
    pub(crate) fn meet_again(&mut self, other: &Self) -> Vec<u32> {
        self.place.resize(self.place.len().max(other.place.len()), NONE);
        let meet = |&thing: &T| self.meet(thing).0;
        other.all.iter().map(meet).collect()
    }

    #[inline]
    pub fn place(&self, id: u32) -> Option<u32> {
        self.place.get(id as usize).copied().filter(|&place| place != NONE)
    }

    fn len(&self) -> u32 {
        self.all.len() as u32
    }
}

/// The first id of each section.
#[derive(Default, Clone, Copy, Debug)]
pub struct Bases {
    pub module: u32,
    pub types: u32,
    pub attribute_sets: u32,
    pub comdats: u32,
    pub globals: u32,
    pub functions: u32,
    pub constants: u32,
    pub locals: u32,
    pub metadata: u32,
    pub named_metadata: u32,
    pub value_infos: u32,
    pub global_summaries: u32,
    pub type_ids: u32,
}

/// How many things a summary for link-time optimisation speaks of.
#[derive(Default, Clone, Copy)]
pub(crate) struct SummaryCounts {
    pub value_infos: u32,
    pub global_summaries: u32,
    pub type_ids: u32,
}

/// All that a module holds, met in one walk.
pub struct Numbering<'m> {
    pub(crate) types: Met<TypeRef<'m>>,
    pub(crate) attribute_sets: Met<AttributeSetRef<'m>>,
    pub(crate) comdats: Met<Comdat<'m>>,
    /// Variables, functions, aliases, ifuncs.
    pub(crate) globals: Met<ValueRef<'m>>,
    /// Functions again, as functions.
    pub(crate) functions: Met<ValueRef<'m>>,
    /// Constants that are no globals, inline assembler, metadata as values.
    pub(crate) constants: Met<ValueRef<'m>>,
    /// For each function, how many ids it takes.
    pub(crate) local_counts: Vec<u32>,
    /// Metadata by its own ids: there is much of it.
    pub(crate) metadata: Met<u32>,
    pub(crate) named_metadata: Vec<NamedMetadataRef<'m>>,
    pub(crate) summary: SummaryCounts,
    pub(crate) bases: Bases,
    /// The places of what each piece of metadata refers to, one after the other: finding them again
    /// in the table is what the second pass would spend most of its time on.
    pub(crate) edges: Vec<u32>,
    pub(crate) edge_counts: Vec<u32>,
    /// The places of the `dbg` attachments of instructions, one after the other.
    pub(crate) debug_locs: Vec<u32>,
    /// For each function, where its own begin.
    pub(crate) debug_loc_starts: Vec<u32>,
    /// Functions that have metadata of their own, or blocks as arguments.
    pub(crate) with_local_operands: Vec<bool>,
    /// Blocks whose address is taken: the place of the function, and of the block in it.
    pub(crate) block_places: FxHashMap<u32, (usize, u32)>,
}

/// The ids of one function, relative to its first.
#[derive(Default)]
pub struct Locals<'m> {
    /// The first of the values' own ids.
    first: u32,
    /// Places of parameters, results and blocks, by their own ids from `first` on.
    places: Vec<u32>,
    /// Places of blocks and metadata as arguments, by their own ids.
    operands: FxHashMap<u32, u32>,
    /// Blocks as arguments.
    pub labels: Vec<(BlockRef<'m>, u32)>,
    /// Metadata that refers to values of the function.
    pub metadata: Vec<(MetadataRef<'m>, u32)>,
    /// The same as operands of calls.
    pub metadata_values: Vec<(ValueRef<'m>, MetadataRef<'m>, u32)>,
    metadata_places: FxHashMap<u32, u32>,
    count: u32,
}

impl<'m> Locals<'m> {
    /// Another function comes.
    pub(crate) fn clear(&mut self) {
        self.places.clear();
        self.operands.clear();
        self.first = 0;
        self.labels.clear();
        self.metadata.clear();
        self.metadata_values.clear();
        self.metadata_places.clear();
        self.count = 0;
    }

    /// The walk comes to values with these ids of their own.
    pub(crate) fn expect(&mut self, ids: std::ops::Range<u32>) {
        self.first = ids.start;
        self.places.resize(ids.len(), NONE);
    }

    fn next(&mut self) -> u32 {
        self.count += 1;
        self.count - 1
    }

    /// How many ids the function takes.
    pub(crate) fn count(&self) -> u32 {
        self.count
    }

    /// The walk has taken so many ids.
    pub(crate) fn walked(&mut self, count: u32) {
        self.count = count;
    }

    /// Whether the function has metadata of its own, or blocks as arguments.
    pub(crate) fn has_operands(&self) -> bool {
        !self.labels.is_empty() || !self.metadata_values.is_empty()
    }

    /// The walk has come to a parameter or result.
    #[inline]
    pub(crate) fn meet_value(&mut self, id: u32, place: u32) {
        let at = id.wrapping_sub(self.first) as usize;
        if let Some(known) = self.places.get_mut(at) {
            *known = place;
        }
    }

    /// The walk has come to a block.
    #[inline]
    pub(crate) fn meet_block(&mut self, block: BlockRef<'m>, place: u32) {
        self.meet_value(block.id(), place);
    }

    fn own_place(&self, id: u32) -> Option<u32> {
        let place = self.places.get(id.checked_sub(self.first)? as usize).copied();
        place.filter(|&place| place != NONE)
    }

    /// The place of a value among the ids of the function. A block is one as an argument only.
    #[inline]
    pub fn place(&self, value: ValueRef<'m>) -> Option<u32> {
        match self.own_place(value.id()) {
            Some(place) if value.as_block().is_none() => Some(place),
            None if self.operands.is_empty() || !value.is_metadata() => None,
            _ => self.operands.get(&value.id()).copied(),
        }
    }

    /// The place of a block.
    #[inline]
    pub fn block_place(&self, block: ValueRef<'m>) -> Option<u32> {
        self.own_place(block.id())
    }

    /// The place of metadata that refers to values of the function.
    pub fn metadata_place(&self, md: MetadataRef<'m>) -> Option<u32> {
        self.metadata_places.get(&md.id()).copied()
    }

    /// A block as an argument.
    pub(crate) fn meet_label(&mut self, block: BlockRef<'m>) {
        let id = block.id();
        if !self.operands.contains_key(&id) {
            let place = self.next();
            self.operands.insert(id, place);
            self.labels.push((block, place));
        }
    }

    /// Metadata that refers to values of the function.
    pub(crate) fn meet_metadata(&mut self, md: MetadataRef<'m>) {
        if !self.metadata_places.contains_key(&md.id()) {
            let place = self.next();
            self.metadata_places.insert(md.id(), place);
            self.metadata.push((md, place));
        }
    }

    /// The same as an operand.
    pub(crate) fn meet_metadata_value(&mut self, value: ValueRef<'m>, md: MetadataRef<'m>) {
        let place = self.next();
        self.operands.insert(value.id(), place);
        self.metadata_values.push((value, md, place));
    }
}

/// Stands for a null operand among places.
pub(crate) const NULL: u32 = u32::MAX;

/// What each piece of metadata refers to, one piece after the other.
pub struct MetadataOperands<'n> {
    edges: &'n [u32],
    counts: &'n [u32],
    base: u32,
    ids: Vec<Option<Metadata>>,
}

impl MetadataOperands<'_> {
    /// Of the next piece.
    pub fn take_next(&mut self) -> &[Option<Metadata>] {
        let count = self.counts.split_off_first().copied().unwrap_or(0) as usize;
        let edges = self.edges.split_off(..count).unwrap_or_default();
        self.ids.clear();
        let id = |&place: &u32| (place != NULL).then(|| Metadata(self.base + place));
        self.ids.extend(edges.iter().map(id));
        &self.ids
    }
}

impl<'m> Numbering<'m> {
    /// Nothing is met yet.
    pub(crate) fn new() -> Self {
        Self {
            types: Met::new(),
            attribute_sets: Met::new(),
            comdats: Met::new(),
            globals: Met::new(),
            functions: Met::new(),
            constants: Met::new(),
            local_counts: Vec::new(),
            metadata: Met::new(),
            named_metadata: Vec::new(),
            summary: SummaryCounts::default(),
            bases: Bases::default(),
            edges: Vec::new(),
            edge_counts: Vec::new(),
            debug_locs: Vec::new(),
            debug_loc_starts: Vec::new(),
            with_local_operands: Vec::new(),
            block_places: FxHashMap::default(),
        }
    }

    /// The id of a block whose address is taken.
    pub(crate) fn address_taken_block(&self, block: BlockRef<'m>) -> Option<u32> {
        let &(function, place) = self.block_places.get(&block.id())?;
        let before: u32 = self.local_counts.iter().take(function).sum();
        Some(self.bases.locals + before + place)
    }

    /// What each piece of metadata refers to, in the order of `metadata`.
    pub(crate) fn metadata_operands(&self) -> MetadataOperands<'_> {
        MetadataOperands {
            edges: &self.edges,
            counts: &self.edge_counts,
            base: self.bases.metadata,
            ids: Vec::new(),
        }
    }

    /// How many ids the module takes.
    ///
    /// # Errors
    /// When there are not that many.
    pub fn count(&self) -> Result<u32> {
        let mut ids = Ids::new(0);
        self.lay_out(&mut ids)?;
        Ok(ids.next())
    }

    /// Gives ids from `base` on.
    ///
    /// # Errors
    /// When there are not enough.
    pub fn place_at(&mut self, base: u32) -> Result<()> {
        self.bases = self.lay_out(&mut Ids::new(base))?;
        Ok(())
    }

    fn lay_out(&self, ids: &mut Ids) -> Result<Bases> {
        let locals: u64 = self.local_counts.iter().map(|&n| u64::from(n)).sum();
        Ok(Bases {
            module: ids.reserve(1)?,
            types: ids.reserve(self.types.len())?,
            attribute_sets: ids.reserve(self.attribute_sets.len())?,
            comdats: ids.reserve(self.comdats.len())?,
            globals: ids.reserve(self.globals.len())?,
            functions: ids.reserve(self.functions.len())?,
            constants: ids.reserve(self.constants.len())?,
            locals: ids.reserve(u32::try_from(locals).unwrap_or(u32::MAX))?,
            metadata: ids.reserve(self.metadata.len())?,
            named_metadata: ids.reserve(self.named_metadata.len() as u32)?,
            value_infos: ids.reserve(self.summary.value_infos)?,
            global_summaries: ids.reserve(self.summary.global_summaries)?,
            type_ids: ids.reserve(self.summary.type_ids)?,
        })
    }
}
