//! What only a function has as arguments of its calls: its blocks, and metadata that is or lists its
//! values.

use rustc_hash::FxHashMap;

use crate::resolved::{BlockRef, MetadataRef, ValueRef};

/// The local arguments of a function. Blocks come first among their ids, then metadata as values, the
/// same as nodes, and what those list that is no argument itself.
#[derive(Default)]
pub struct LocalArguments<'m> {
    /// The first id, among those of the function.
    first: u32,
    blocks: Vec<BlockRef<'m>>,
    /// Metadata as values, whose own ids follow each other.
    values: Vec<(ValueRef<'m>, MetadataRef<'m>)>,
    listed: Vec<MetadataRef<'m>>,
    /// The places of what is listed, by own ids.
    places: FxHashMap<u32, u32>,
}

impl<'m> LocalArguments<'m> {
    /// Those of a function, with ids from `first` on.
    pub fn of(function: ValueRef<'m>, first: u32) -> Self {
        let blocks = function.label_arguments();
        let metadata = function.local_metadata();
        let values: Vec<_> = metadata.filter_map(|v| Some((v, v.as_local_metadata()?))).collect();
        let mut it = Self { first, blocks, values, ..Self::default() };
        for at in 0..it.values.len() {
            it.values[at].1.each_operand(&mut |child| {
                if let Some(child) = child.filter(|child| child.is_function_local())
                    && it.place(child).is_none()
                {
                    it.places.insert(child.id(), it.listed.len() as u32);
                    it.listed.push(child);
                }
            });
        }
        it
    }

    /// How many ids they take.
    pub fn count(&self) -> u32 {
        (self.blocks.len() + 2 * self.values.len() + self.listed.len()) as u32
    }

    fn first_value(&self) -> u32 {
        self.first + self.blocks.len() as u32
    }

    fn first_node(&self) -> u32 {
        self.first_value() + self.values.len() as u32
    }

    /// The place of metadata as a value.
    fn value_place(&self, id: u32) -> Option<u32> {
        let (first, _) = self.values.first()?;
        let place = id.checked_sub(first.id())?;
        ((place as usize) < self.values.len()).then_some(place)
    }

    /// The place of metadata among the nodes.
    fn place(&self, md: MetadataRef<'m>) -> Option<u32> {
        let as_value = md.value_id().and_then(|id| self.value_place(id));
        as_value.or_else(|| Some(self.values.len() as u32 + self.places.get(&md.id())?))
    }

    /// The id of a block or of metadata as a value.
    pub fn value_id(&self, value: ValueRef<'m>) -> Option<u32> {
        if let Some(block) = value.as_block() {
            let place = self.blocks.iter().position(|known| known.id() == block.id())?;
            return Some(self.first + place as u32);
        }
        Some(self.first_value() + self.value_place(value.id())?)
    }

    /// The id of metadata.
    #[inline]
    pub fn metadata_id(&self, md: MetadataRef<'m>) -> Option<u32> {
        if self.values.is_empty() { None } else { Some(self.first_node() + self.place(md)?) }
    }

    /// Blocks, with their ids as values.
    pub fn blocks(&self) -> impl Iterator<Item = (BlockRef<'m>, u32)> {
        self.blocks.iter().copied().zip(self.first..)
    }

    /// Metadata as values, with their ids.
    pub fn metadata_values(&self) -> impl Iterator<Item = (ValueRef<'m>, MetadataRef<'m>, u32)> {
        (self.first_value()..).zip(&self.values).map(|(id, &(value, md))| (value, md, id))
    }

    /// Metadata with its ids.
    pub fn metadata(&self) -> impl Iterator<Item = (MetadataRef<'m>, u32)> {
        let all = self.values.iter().map(|&(_, md)| md).chain(self.listed.iter().copied());
        all.zip(self.first_node()..)
    }
}
