//! A set of whole rows, and the rows of the current round that are not visible yet.
//!
//! Two columns of 32 bits are kept in place (`pairs`); of all other rows the numbers are kept.
//! Either way the set is split by hash into shards, which grow one at a time and which several
//! threads can fill at once.

use super::cell::Cell;
use super::index::mix;
use super::pairs::PairSet;
use rayon::prelude::*;

/// Parts of a set.
pub(super) const SHARDS: usize = 16;

/// Which shard a hash falls to.
#[inline]
pub(super) fn shard_of(hash: u64) -> usize {
    (hash >> 60) as usize
}

/// Which slot of `size` a hash falls to inside its shard.
#[inline]
pub(super) fn place(hash: u64, size: usize) -> usize {
    ((u128::from(hash << 4) * size as u128) >> 64) as usize
}

/// Marks a row that is not numbered yet: the rest is its position in the shard's own list.
const UNNUMBERED: u32 = 1 << 31;

/// Numbers of rows, plus one; zero is empty. Linear probing.
#[derive(Clone, Debug, Default)]
struct Shard {
    ids: Vec<u32>,
    filled: usize,
}

impl Shard {
    /// The slot of the row, or the empty one where it belongs.
    #[inline]
    fn find(&self, hash: u64, mut same: impl FnMut(u32) -> bool) -> (usize, bool) {
        let mut at = place(hash, self.ids.len());
        loop {
            let id = self.ids[at];
            if id == 0 {
                return (at, false);
            }
            if same(id) {
                return (at, true);
            }
            at += 1;
            if at == self.ids.len() {
                at = 0;
            }
        }
    }

    /// Makes room for one more; true if the slots moved.
    #[inline]
    fn reserve(&mut self, hash: impl FnMut(u32) -> u64) -> bool {
        let full = self.filled * 5 >= self.ids.len() * 4;
        if full {
            self.grow(hash);
        }
        full
    }

    #[cold]
    fn grow(&mut self, mut hash: impl FnMut(u32) -> u64) {
        let size = (self.ids.len() * 3 / 2).max(8);
        let old = std::mem::replace(&mut self.ids, vec![0; size]);
        for id in old.into_iter().filter(|&id| id != 0) {
            let (at, _) = self.find(hash(id), |_| false);
            self.ids[at] = id;
        }
    }
}

#[inline]
fn hash_row<C: Cell>(row: &[C]) -> u64 {
    let mut h = 0;
    for &cell in row {
        h = mix(h, cell);
    }
    h
}

/// A set of whole rows, and the rows of the current round that are not visible yet.
#[derive(Debug)]
pub(in crate::engine) struct RowSet<C> {
    arity: usize,
    shards: Vec<Shard>,
    /// In place of `shards` for two narrow columns.
    pairs: PairSet,
    /// Of a relation without columns: is its one row there?
    holds: bool,
    /// Given up to save memory; to be built again before it is asked.
    dropped: bool,
    pub fresh: Vec<C>,
    pub fresh_len: usize,
}

impl<C> Default for RowSet<C> {
    fn default() -> Self {
        RowSet {
            arity: 0,
            shards: Vec::new(),
            pairs: PairSet::default(),
            holds: false,
            dropped: false,
            fresh: Vec::new(),
            fresh_len: 0,
        }
    }
}

/// The row of that number: one of `rows`, or a fresh one.
#[inline]
fn row_of<'a, C>(rows: &'a [C], fresh: &'a [C], arity: usize, id: u32) -> &'a [C] {
    let at = id as usize * arity;
    if at < rows.len() {
        &rows[at..at + arity]
    } else {
        let at = at - rows.len();
        &fresh[at..at + arity]
    }
}

impl<C: Cell> RowSet<C> {
    pub fn new(arity: usize) -> Self {
        let shards = if Self::are_pairs(arity) { 0 } else { SHARDS };
        RowSet { arity, shards: vec![Shard::default(); shards], ..RowSet::default() }
    }

    /// A set that has to be built again before it is asked.
    pub fn dropped(arity: usize) -> Self {
        RowSet { dropped: true, ..RowSet::new(arity) }
    }

    pub fn is_dropped(&self) -> bool {
        self.dropped
    }

    const fn are_pairs(arity: usize) -> bool {
        arity == 2 && C::BITS == 32
    }

    /// Does the set hold numbers of rows, so that rows must not move?
    pub fn has_numbers(&self) -> bool {
        self.shards.iter().any(|s| s.filled > 0)
    }

    /// Is the row present, among `rows` or the fresh ones?
    #[inline]
    pub fn contains(&self, rows: &[C], row: &[C]) -> bool {
        if Self::are_pairs(self.arity) {
            return self.pairs.contains(row);
        }
        if self.arity == 0 {
            return self.holds;
        }
        let hash = hash_row(row);
        let shard = &self.shards[shard_of(hash)];
        let same = |id| row_of(rows, &self.fresh, self.arity, id - 1) == row;
        !shard.ids.is_empty() && shard.find(hash, same).1
    }

    /// Adds a row to the fresh ones unless it is present; true if it was added.
    #[inline]
    pub fn insert(&mut self, rows: &[C], row: &[C]) -> bool {
        if Self::are_pairs(self.arity) {
            if !self.pairs.insert(row) {
                return false;
            }
        } else if self.arity == 0 {
            if std::mem::replace(&mut self.holds, true) {
                return false;
            }
        } else {
            let (arity, fresh) = (self.arity, &self.fresh);
            let hash = hash_row(row);
            let shard = &mut self.shards[shard_of(hash)];
            shard.reserve(|id| hash_row(row_of(rows, fresh, arity, id - 1)));
            let same = |id: u32| row_of(rows, fresh, arity, id - 1) == row;
            let (at, found) = shard.find(hash, same);
            if found {
                return false;
            }
            shard.ids[at] = (rows.len() / arity + self.fresh_len + 1) as u32;
            shard.filled += 1;
        }
        self.fresh.extend_from_slice(row);
        self.fresh_len += 1;
        true
    }

    /// Inserts many rows.
    pub fn insert_all(&mut self, rows: &[C], cells: &[C]) {
        if Self::are_pairs(self.arity) {
            self.fresh_len += self.pairs.insert_all(cells, &mut self.fresh);
        } else if self.arity > 0 {
            for row in cells.chunks_exact(self.arity) {
                self.insert(rows, row);
            }
        }
    }

    /// Inserts many rows on all threads of the pool.
    pub fn insert_parallel(&mut self, rows: &[C], cells: &[C]) {
        const ROWS: usize = 1 << 14;
        if self.arity == 0 || cells.len() <= ROWS * self.arity {
            return self.insert_all(rows, cells);
        }
        let present = &*self;
        let absent = |part: &[C]| {
            let mut out = vec![Vec::new(); SHARDS];
            present.absent(rows, part, &mut out);
            out
        };
        let lists: Vec<_> = cells.par_chunks(ROWS * self.arity).map(absent).collect();
        self.insert_lists(rows, &lists);
    }

    /// Puts the rows that are not present into the list of their shard.
    pub fn absent(&self, rows: &[C], cells: &[C], out: &mut [Vec<C>]) {
        if Self::are_pairs(self.arity) {
            return self.pairs.absent(cells, out);
        }
        for row in cells.chunks_exact(self.arity) {
            let hash = hash_row(row);
            let shard = &self.shards[shard_of(hash)];
            let same = |id| row_of(rows, &self.fresh, self.arity, id - 1) == row;
            if shard.ids.is_empty() || !shard.find(hash, same).1 {
                out[shard_of(hash)].extend_from_slice(row);
            }
        }
    }

    /// Inserts what workers found, each a list per shard, on all threads of the pool.
    pub fn insert_lists(&mut self, rows: &[C], lists: &[Vec<Vec<C>>]) {
        if Self::are_pairs(self.arity) {
            self.fresh_len += self.pairs.insert_parallel(lists, &mut self.fresh);
            return;
        }
        let (arity, fresh) = (self.arity, &self.fresh);
        // Each shard numbers its new rows by itself first.
        let found: Vec<(Vec<C>, Option<Vec<usize>>)> = self
            .shards
            .par_iter_mut()
            .enumerate()
            .map(|(number, shard)| {
                let mut own: Vec<C> = Vec::new();
                let mut slots = Some(Vec::new());
                for row in lists.iter().flat_map(|l| l[number].chunks_exact(arity)) {
                    let count = (own.len() / arity) as u32;
                    let get = |id: u32| {
                        if id & UNNUMBERED == 0 {
                            row_of(rows, fresh, arity, id - 1)
                        } else {
                            row_of(&own, &[], arity, id & !UNNUMBERED)
                        }
                    };
                    if shard.reserve(|id| hash_row(get(id))) {
                        slots = None;
                    }
                    let (at, present) = shard.find(hash_row(row), |id| get(id) == row);
                    if !present {
                        shard.ids[at] = UNNUMBERED | count;
                        shard.filled += 1;
                        own.extend_from_slice(row);
                        if let Some(slots) = &mut slots {
                            slots.push(at);
                        }
                    }
                }
                (own, slots)
            })
            .collect();
        let mut first = Vec::new();
        let mut count = rows.len() / arity + self.fresh_len;
        for (own, _) in &found {
            first.push(count as u32 + 1);
            count += own.len() / arity;
            self.fresh.extend_from_slice(own);
        }
        self.fresh_len = count - rows.len() / arity;
        self.shards.par_iter_mut().zip(found).zip(first).for_each(
            |((shard, (_, slots)), first)| {
                let number = |id: &mut u32| {
                    if *id & UNNUMBERED != 0 {
                        *id = first + (*id & !UNNUMBERED);
                    }
                };
                match slots {
                    Some(slots) => slots.into_iter().for_each(|at| number(&mut shard.ids[at])),
                    None => shard.ids.iter_mut().for_each(number),
                }
            },
        );
    }

    /// Builds the set of a relation's rows, which are all different.
    pub fn build(rows: &[C], arity: usize) -> Self {
        let mut set = RowSet::new(arity);
        if Self::are_pairs(arity) {
            set.pairs.insert_all(rows, &mut Vec::new());
        } else if arity > 0 {
            for (id, row) in (1..).zip(rows.chunks_exact(arity)) {
                let hash = hash_row(row);
                let shard = &mut set.shards[shard_of(hash)];
                shard.reserve(|id| hash_row(row_of(rows, &[], arity, id - 1)));
                let (at, _) = shard.find(hash, |_| false);
                shard.ids[at] = id;
                shard.filled += 1;
            }
        }
        set
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.shards.iter().map(|s| s.ids.capacity() * 4).sum::<usize>()
            + self.pairs.bytes()
            + self.fresh.capacity() * (C::BITS as usize / 8)
    }
}

#[cfg(test)]
mod tests {
    use super::{RowSet, SHARDS};
    use std::collections::BTreeSet;

    #[test]
    fn lists_of_several_workers_are_numbered_in_the_end() {
        let row = |n: u32| [n % 7, n % 11, n % 13];
        let mut rows: Vec<u32> = Vec::new();
        let mut set = RowSet::<u32>::new(3);
        (0..200).for_each(|n| {
            set.insert(&rows, &row(n));
        });
        rows.append(&mut set.fresh);
        set.fresh_len = 0;
        let lists: Vec<Vec<Vec<u32>>> = (0..3)
            .map(|worker| {
                let mut out = vec![Vec::new(); SHARDS];
                for n in worker * 300..worker * 300 + 600 {
                    set.absent(&rows, &row(n), &mut out);
                }
                out
            })
            .collect();
        set.insert_lists(&rows, &lists);
        rows.append(&mut set.fresh);
        set.fresh_len = 0;
        let all: BTreeSet<[u32; 3]> = (0..1200).map(row).collect();
        assert_eq!(rows.len(), 3 * all.len());
        for n in 0..1200 {
            assert!(set.contains(&rows, &row(n)));
            assert!(!set.insert(&rows, &row(n)));
        }
        assert!(!set.contains(&rows, &[8, 0, 0]));
    }
}
