//! A set of rows of two narrow columns: the cells themselves in open addressing, so that a search
//! touches nothing else.

use super::cell::Cell;
use super::rowset::{SHARDS, place, shard_of};
use rayon::prelude::*;

const EMPTY: u64 = u64::MAX;
/// The second column of a key.
const LOW: u64 = 0xffff_ffff;
/// Rows whose places are looked up together, so that the waits for memory overlap.
const TOGETHER: usize = 64;

#[derive(Clone, Debug, Default)]
struct Shard {
    slots: Vec<u64>,
    filled: usize,
}

/// The rows of a relation of two columns.
#[derive(Debug)]
pub(super) struct PairSet {
    shards: Vec<Shard>,
    /// The one row that looks like an empty slot.
    all_ones: bool,
}

impl Default for PairSet {
    fn default() -> Self {
        PairSet { shards: vec![Shard::default(); SHARDS], all_ones: false }
    }
}

#[inline]
fn key<C: Cell>(row: &[C]) -> u64 {
    row[0].unsigned() << 32 | row[1].unsigned()
}

#[inline]
fn hash(key: u64) -> u64 {
    let h = key.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (h ^ (h >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93)
}

impl Shard {
    #[inline]
    fn place(&self, hash: u64) -> usize {
        place(hash, self.slots.len())
    }

    #[inline]
    fn contains(&self, hash: u64, key: u64) -> bool {
        if self.slots.is_empty() {
            return false;
        }
        let mut at = self.place(hash);
        loop {
            let found = self.slots[at];
            if found == key {
                return true;
            }
            if found == EMPTY {
                return false;
            }
            at += 1;
            if at == self.slots.len() {
                at = 0;
            }
        }
    }

    #[inline]
    fn insert(&mut self, hash: u64, key: u64) -> bool {
        if self.filled * 20 >= self.slots.len() * 17 {
            self.grow(shard_of(hash));
        }
        let mut at = self.place(hash);
        loop {
            let found = self.slots[at];
            if found == key {
                return false;
            }
            if found == EMPTY {
                break;
            }
            at += 1;
            if at == self.slots.len() {
                at = 0;
            }
        }
        self.slots[at] = key;
        self.filled += 1;
        true
    }

    #[cold]
    fn grow(&mut self, number: usize) {
        // Of different sizes, so that the shards do not all grow at the same time.
        let size = (self.slots.len() * 21 / 16).max(24 + number);
        let old = std::mem::replace(&mut self.slots, vec![EMPTY; size]);
        for key in old {
            if key != EMPTY {
                let mut at = self.place(hash(key));
                while self.slots[at] != EMPTY {
                    at += 1;
                    if at == self.slots.len() {
                        at = 0;
                    }
                }
                self.slots[at] = key;
            }
        }
    }
}

impl PairSet {
    #[inline]
    pub fn contains<C: Cell>(&self, row: &[C]) -> bool {
        let key = key(row);
        if key == EMPTY {
            return self.all_ones;
        }
        let hash = hash(key);
        self.shards[shard_of(hash)].contains(hash, key)
    }

    #[inline]
    pub fn insert<C: Cell>(&mut self, row: &[C]) -> bool {
        let key = key(row);
        if key == EMPTY {
            return !std::mem::replace(&mut self.all_ones, true);
        }
        let hash = hash(key);
        self.shards[shard_of(hash)].insert(hash, key)
    }

    /// Inserts many rows and appends the new ones to `fresh`; returns how many.
    pub fn insert_all<C: Cell>(&mut self, cells: &[C], fresh: &mut Vec<C>) -> usize {
        let mut added = 0;
        for rows in cells.chunks(2 * TOGETHER) {
            let mut seen = [0u64; TOGETHER];
            // These loads do not wait for each other; what they fetch is at hand below.
            for (row, seen) in rows.chunks_exact(2).zip(&mut seen) {
                let hash = hash(key(row));
                let shard = &self.shards[shard_of(hash)];
                *seen = shard.slots.get(shard.place(hash)).copied().unwrap_or(EMPTY);
            }
            for (row, &seen) in rows.chunks_exact(2).zip(&seen) {
                if (seen == EMPTY || seen != key(row)) && self.insert(row) {
                    fresh.extend_from_slice(row);
                    added += 1;
                }
            }
        }
        added
    }

    /// Puts the rows that are not present into the list of their shard.
    pub fn absent<C: Cell>(&self, cells: &[C], out: &mut [Vec<C>]) {
        for rows in cells.chunks(2 * TOGETHER) {
            let mut seen = [0u64; TOGETHER];
            for (row, seen) in rows.chunks_exact(2).zip(&mut seen) {
                let hash = hash(key(row));
                let shard = &self.shards[shard_of(hash)];
                *seen = shard.slots.get(shard.place(hash)).copied().unwrap_or(EMPTY);
            }
            for (row, &seen) in rows.chunks_exact(2).zip(&seen) {
                if (seen == EMPTY || seen != key(row)) && !self.contains(row) {
                    out[shard_of(hash(key(row)))].extend_from_slice(row);
                }
            }
        }
    }

    /// Inserts lists of rows, one list per shard of each worker, on all threads of the pool.
    pub fn insert_parallel<C: Cell>(&mut self, lists: &[Vec<Vec<C>>], fresh: &mut Vec<C>) -> usize {
        let mut added = 0;
        // The odd row out belongs to no shard.
        let ones = lists.iter().flatten().any(|l| l.chunks_exact(2).any(|r| key(r) == EMPTY));
        if ones && !std::mem::replace(&mut self.all_ones, true) {
            fresh.extend_from_slice(&[C::cut(EMPTY); 2]);
            added += 1;
        }
        let mut found: Vec<u64> = self
            .shards
            .par_iter_mut()
            .enumerate()
            .flat_map_iter(|(number, shard)| {
                let mut out = Vec::new();
                for row in lists.iter().flat_map(|l| l[number].chunks_exact(2)) {
                    let key = key(row);
                    if key != EMPTY && shard.insert(hash(key), key) {
                        out.push(key);
                    }
                }
                out
            })
            .collect();
        // In the order of a hash, the rows would send the searches of the next round all over the
        // indexes.
        found.par_sort_unstable();
        fresh.extend(found.iter().flat_map(|&key| [C::cut(key >> 32), C::cut(key & LOW)]));
        added + found.len()
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.shards.iter().map(|s| s.slots.capacity() * 8).sum()
    }
}
