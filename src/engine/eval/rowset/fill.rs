//! Fills slots of a large set stretch by stretch.

use super::SHARDS;

/// Stretches of all shards, and how many slots of one are filled together.
const RANGES: usize = 256;
const WAITING: usize = 256;

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
    /// The place in its shard, and what is to be there.
    pub lists: Vec<Vec<(u32, u32)>>,
}

impl<'s> Waiting<'s> {
    pub fn new(shards: &'s mut [u32], size: usize) -> Self {
        let ranges = shards.len() / size * EACH;
        Waiting { shards, size, lists: vec![Vec::new(); ranges] }
    }

    #[inline]
    pub fn add(&mut self, range: usize, place: usize, slot: u32) {
        self.lists[range].push((place as u32, slot));
        if self.lists[range].len() == WAITING {
            self.fill(range);
        }
    }

    fn fill(&mut self, range: usize) {
        let from = range / EACH * self.size;
        let shard = &mut self.shards[from..from + self.size];
        for (at, slot) in self.lists[range].drain(..) {
            let mut at = at as usize;
            while shard[at] != 0 {
                at += 1;
                if at == shard.len() {
                    at = 0;
                }
            }
            shard[at] = slot;
        }
    }

    pub fn finish(mut self) {
        (0..self.lists.len()).for_each(|range| self.fill(range));
    }
}
