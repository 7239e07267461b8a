//! The ids that facts have for what a module holds.
//!
//! Ids are dense and laid out in sections, so that rows come out sorted by their first column:
//! module, types, attribute sets, comdats, functions, values outside of functions (globals, constants,
//! metadata as values), then function by function what is in it, then metadata and named metadata.
//! Within a section an id is the place of a thing in the tables of the bitcode, and in a function
//! parameters come first, then what instructions yield, blocks, instructions, and what only the
//! function has as arguments of calls ([`LocalArguments`]). So hardly anything is looked up, and
//! nothing has to be walked to find it: any part of a module can be written by itself.

use super::arguments::LocalArguments;
use crate::error::Result;
use crate::resolved::{AttributeSetRef, BlockRef, Comdat, Module, TypeRef, ValueRef};
use facts::Ids;

/// Those things of a table that have ids: each once where there are equal ones, and only what is used.
pub struct Listed {
    /// The place of each of the table, or `NONE`.
    places: Vec<u32>,
    /// Which of the table they are.
    pub all: Vec<u32>,
}

/// Stands for no place.
const NONE: u32 = u32::MAX;

impl Listed {
    /// Of a table of `len` things those that `all` tells, sorted.
    fn of(len: usize, all: impl IntoIterator<Item = u32>) -> Self {
        let mut places = vec![NONE; len];
        let all: Vec<u32> = all.into_iter().collect();
        for (place, &id) in (0..).zip(&all) {
            places[id as usize] = place;
        }
        Self { places, all }
    }

    #[inline]
    pub fn place(&self, id: u32) -> Option<u32> {
        self.places.get(id as usize).copied().filter(|&place| place != NONE)
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
    pub functions: u32,
    /// Globals, constants and metadata as values, by the ids that they have among themselves.
    pub values: u32,
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

/// All that a module holds, with its ids.
pub struct Numbering<'m> {
    pub(crate) module: &'m Module,
    types: Listed,
    /// Values outside of functions; none if all have ids.
    values: Option<Listed>,
    attribute_sets: Listed,
    comdats: Listed,
    metadata: Listed,
    pub(crate) functions: Vec<ValueRef<'m>>,
    /// How many ids come before those of each function in the section of what is in functions, and
    /// how many there are.
    starts: Vec<u64>,
    named_metadata: u32,
    summary: SummaryCounts,
    pub(crate) bases: Bases,
}

impl<'m> Numbering<'m> {
    /// The ids of a module, of which the first is 0: see [`Self::place_at`].
    ///
    /// # Errors
    /// When there are not that many.
    pub fn of(module: &'m Module) -> Result<Self> {
        Self::of_by(module, 1)
    }

    /// As [`Self::of`], by so many threads: the same.
    ///
    /// # Errors
    /// As of that.
    pub fn of_by(module: &'m Module, threads: usize) -> Result<Self> {
        let functions = module.functions();
        let used = || {
            let unused = module.unused_constants();
            let values = (!unused.is_empty()).then(|| {
                let all = 0..module.first_local_metadata_value();
                Listed::of(all.len(), all.filter(|id| !unused.contains(id)))
            });
            let sets: Vec<u32> = module.used_attribute_sets().collect();
            (unused, values, sets)
        };
        let others = || {
            let mut starts = vec![0];
            let mut next = 0;
            for &function in &functions {
                let own = function.local_ids().len() as u64;
                let own = own + u64::from(function.instruction_count());
                next += own + u64::from(LocalArguments::of(function, 0).count());
                starts.push(next);
            }
            (starts, Listed::of(module.metadata_count(), module.listed_metadata()))
        };
        let ((unused, values, sets), (starts, metadata)) = system::both(threads, used, others);
        let types = module.used_types(&unused, &sets);
        let types = Listed::of(module.type_count(), types);
        let attribute_sets = Listed::of(module.group_count(), sets);
        let mut it = Self {
            types,
            values,
            attribute_sets,
            comdats: Listed::of(module.comdat_count(), module.listed_comdats()),
            metadata,
            functions,
            starts,
            named_metadata: module.named_metadata().count() as u32,
            summary: module.summary().map(|summary| summary.counts()).unwrap_or_default(),
            bases: Bases::default(),
            module,
        };
        it.place_at(0)?;
        Ok(it)
    }

    /// How many ids the module takes.
    pub fn count(&self) -> u32 {
        self.bases.type_ids + self.summary.type_ids - self.bases.module
    }

    /// Gives ids from `base` on.
    ///
    /// # Errors
    /// When there are not enough.
    pub fn place_at(&mut self, base: u32) -> Result<()> {
        let ids = &mut Ids::new(base);
        let locals = self.starts.last().copied().unwrap_or_default();
        self.bases = Bases {
            module: ids.reserve(1)?,
            types: ids.reserve(self.types.len())?,
            attribute_sets: ids.reserve(self.attribute_sets.len())?,
            comdats: ids.reserve(self.comdats.len())?,
            functions: ids.reserve(self.functions.len() as u32)?,
            values: ids.reserve(match &self.values {
                Some(listed) => listed.len(),
                None => self.module.first_local_metadata_value(),
            })?,
            locals: ids.reserve(u32::try_from(locals).unwrap_or(u32::MAX))?,
            metadata: ids.reserve(self.metadata.len())?,
            named_metadata: ids.reserve(self.named_metadata)?,
            value_infos: ids.reserve(self.summary.value_infos)?,
            global_summaries: ids.reserve(self.summary.global_summaries)?,
            type_ids: ids.reserve(self.summary.type_ids)?,
        };
        Ok(())
    }

    /// The ids of all that is in a function, by its place.
    pub(crate) fn locals(&self, place: usize) -> std::ops::Range<u32> {
        // All of them fit: `place_at` has reserved them.
        let id = |start: u64| self.bases.locals + start as u32;
        id(self.starts[place])..id(self.starts[place + 1])
    }

    /// The id of a block, of whatever function.
    pub(crate) fn block(&self, block: BlockRef<'m>) -> Option<u32> {
        let function = block.function();
        let place = function.function_place()?;
        Some(self.locals(place as usize).start + (block.id() - function.local_ids().start))
    }

    /// The place of a value outside of functions, by its own id.
    #[inline]
    pub(crate) fn value_place(&self, id: u32) -> Option<u32> {
        match &self.values {
            Some(listed) => listed.place(id),
            None => Some(id),
        }
    }

    /// The types, in the order of their ids.
    pub(crate) fn types(&self) -> impl ExactSizeIterator<Item = TypeRef<'m>> {
        let module = self.module;
        self.types.all.iter().map(|&id| module.type_at(id))
    }

    /// The place of a type among them.
    #[inline]
    pub(crate) fn type_place(&self, ty: TypeRef<'m>) -> Option<u32> {
        self.types.place(ty.id())
    }

    /// The attribute sets, in the order of their ids.
    pub(crate) fn attribute_sets(&self) -> impl Iterator<Item = AttributeSetRef<'m>> {
        let module = self.module;
        self.attribute_sets.all.iter().map(|&id| module.attribute_set_at(id))
    }

    /// The place of an attribute set among them.
    pub(crate) fn attribute_set_place(&self, set: AttributeSetRef<'m>) -> Option<u32> {
        self.attribute_sets.place(set.id())
    }

    /// The comdats, in the order of their ids.
    pub(crate) fn comdats(&self) -> impl Iterator<Item = Comdat<'m>> {
        let module = self.module;
        self.comdats.all.iter().map(|&id| module.comdat_at(id))
    }

    /// The place of a comdat among them.
    pub(crate) fn comdat_place(&self, comdat: Comdat<'m>) -> Option<u32> {
        self.comdats.place(comdat.id())
    }

    /// Metadata that belongs to no function by its own ids, in the order of those of facts.
    pub(crate) fn metadata(&self) -> &[u32] {
        &self.metadata.all
    }

    /// The place of a piece of metadata among it.
    #[inline]
    pub(crate) fn metadata_place(&self, id: u32) -> Option<u32> {
        self.metadata.place(id)
    }
}
