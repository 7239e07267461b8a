//! Fills slots of a large set stretch by stretch.

use super::shards::SHARDS;

/// Stretches of all shards, and how many slots of one are filled together: not so many that their memory
/// would be a mapping of its own, each time.
const RANGES: usize = 256;
const WAITING: usize = 60;
/// Rows whose slots are all in a processor's cache.
const FEW: usize = 1 << 12;

/// Stretches of one shard.
pub(super) const EACH: usize = RANGES / SHARDS;

/// Which stretch of a shard a hash falls to, counted through all shards.
#[inline]
pub(super) fn range_of(hash: u64) -> usize {
    (hash >> 56) as usize
}

/// Slots that wait to be filled, by the stretch of a shard where they are: to go all over a large set
/// for each row would wait for memory each time.
pub(super) struct Waiting<'s> {
    shards: &'s mut [u32],
    /// Slots of a shard.
    size: usize,
    /// The place in its shard, and what is to be there, so many for each stretch; none if rows are few.
    slots: Vec<(u32, u32)>,
    /// How many wait, by stretch.
    counts: Vec<usize>,
}

impl<'s> Waiting<'s> {
    /// For so many rows.
    pub fn new(shards: &'s mut [u32], size: usize, rows: usize) -> Self {
        let ranges = shards.len() / size * EACH;
        let room = if rows < FEW { 0 } else { ranges * WAITING };
        Waiting { shards, size, slots: vec![(0, 0); room], counts: vec![0; ranges] }
    }

    /// Stretches.
    pub fn len(&self) -> usize {
        self.counts.len()
    }

    #[inline]
    pub fn add(&mut self, range: usize, place: usize, slot: u32) {
        if self.slots.is_empty() {
            return fill(&mut self.shards[range / EACH * self.size..][..self.size], place, slot);
        }
        let count = self.counts[range];
        self.slots[range * WAITING + count] = (place as u32, slot);
        self.counts[range] = count + 1;
        if count + 1 == WAITING {
            self.fill(range);
        }
    }

    fn fill(&mut self, range: usize) {
        let shard = &mut self.shards[range / EACH * self.size..][..self.size];
        let count = std::mem::take(&mut self.counts[range]);
        for &(at, slot) in &self.slots[range * WAITING..][..count] {
            fill(shard, at as usize, slot);
        }
    }

    pub fn finish(mut self) {
        if !self.slots.is_empty() {
            (0..self.counts.len()).for_each(|range| self.fill(range));
        }
    }
}

/// Fills the first free slot of a shard from a place on.
#[inline]
fn fill(shard: &mut [u32], mut at: usize, slot: u32) {
    while shard[at] != 0 {
        at += 1;
        if at == shard.len() {
            at = 0;
        }
    }
    shard[at] = slot;
}
