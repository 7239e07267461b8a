//! Relations with lattices while they grow: of rows with the same key, which is what stands before
//! the columns of lattices, only the join holds.
//!
//! A row whose value grows is not changed but followed by a new one, so that rows do not move and
//! the last round is a range of row numbers, as everywhere; the old row is dead, which who reads
//! rows by number has to ask. Dead rows go when they are many, and when the relation is complete.

use super::cell::Cell;
use super::limits::Shared;
use super::relation::Rows;
use super::user::call;
use crate::ir::Joins;
use rustc_hash::FxHashMap;

/// Which rows of a relation hold.
#[derive(Debug)]
pub(crate) struct Joined<C> {
    /// How many columns the key has.
    key: usize,
    /// The row of each key.
    live: FxHashMap<Box<[C]>, u32>,
    /// A bit for each row that does not hold any more.
    dead: Vec<u64>,
    dead_len: usize,
    /// What the current round brings.
    pub pending: Pending<C>,
}

/// The new value of each key that gets one.
#[derive(Debug)]
pub(crate) struct Pending<C> {
    rows: FxHashMap<Box<[C]>, Box<[C]>>,
}

impl<C> Default for Pending<C> {
    fn default() -> Self {
        Pending { rows: FxHashMap::default() }
    }
}

/// Joins values of a relation.
pub(super) struct Joiner<'a, C: Cell> {
    pub joins: &'a Joins,
    pub shared: &'a Shared<C>,
}

impl<C: Cell> Clone for Joiner<'_, C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C: Cell> Copy for Joiner<'_, C> {}

impl<C: Cell> Joiner<'_, C> {
    /// The join of two values, the new one first as Soufflé has it.
    fn join(&self, new: &[C], old: &[C]) -> Result<Box<[C]>, String> {
        let columns = self.joins.lubs.iter().zip(new.iter().zip(old));
        columns.map(|(lub, (&new, &old))| call(self.shared, lub, &[new, old])).collect()
    }
}

impl<C: Cell> Pending<C> {
    /// How many keys get a new value.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    pub fn bytes(&self) -> usize {
        let row: usize = self.rows.iter().next().map_or(0, |(key, value)| key.len() + value.len());
        self.rows.capacity() * (row * size_of::<C>() + 33)
    }

    /// Takes rows, unless what `rows` has is above them already.
    pub(super) fn take(
        &mut self,
        cells: &[C],
        rows: &Rows<C>,
        joiner: Joiner<'_, C>,
    ) -> Result<(), String> {
        let from = joiner.joins.from;
        for row in cells.chunks_exact(rows.arity) {
            let (key, value) = row.split_at(from);
            if let Some(old) = self.rows.get_mut(key) {
                if **old != *value {
                    *old = joiner.join(value, old)?;
                }
                continue;
            }
            let current = rows.joined.as_ref().and_then(|joined| joined.value(rows, key));
            let new = match current {
                Some(current) if current == value => continue,
                Some(current) => {
                    let new = joiner.join(value, current)?;
                    if *new == *current {
                        continue;
                    }
                    new
                }
                None => value.into(),
            };
            self.rows.insert(key.into(), new);
        }
        Ok(())
    }

    /// Takes what another thread found.
    pub(super) fn merge(&mut self, other: Self, joiner: Joiner<'_, C>) -> Result<(), String> {
        for (key, value) in other.rows {
            match self.rows.get_mut(&key) {
                Some(old) if *old != value => *old = joiner.join(&value, old)?,
                Some(_) => {}
                None => drop(self.rows.insert(key, value)),
            }
        }
        Ok(())
    }
}

impl<C: Cell> Joined<C> {
    pub fn new(key: usize) -> Self {
        let (live, dead) = (FxHashMap::default(), Vec::new());
        Joined { key, live, dead, dead_len: 0, pending: Pending::default() }
    }

    /// Does that row not hold any more?
    #[inline]
    pub fn is_dead(&self, row: usize) -> bool {
        self.dead.get(row / 64).is_some_and(|bits| bits >> (row % 64) & 1 == 1)
    }

    /// How many rows do not.
    pub fn dead_len(&self) -> usize {
        self.dead_len
    }

    /// What the key has.
    pub fn value<'r>(&self, rows: &'r Rows<C>, key: &[C]) -> Option<&'r [C]> {
        let &id = self.live.get(key)?;
        Some(&rows.row(id as usize)[self.key..])
    }

    /// Is that row there?
    pub fn holds(&self, rows: &Rows<C>, row: &[C]) -> bool {
        let (key, value) = row.split_at(self.key);
        self.value(rows, key) == Some(value)
    }

    /// Appends what is pending to the cells, `len` rows, in the order of the keys; answers how many
    /// rows that were.
    pub fn settle(&mut self, cells: &mut Vec<C>, len: usize) -> usize {
        let pending = std::mem::take(&mut self.pending.rows);
        let mut pending: Vec<_> = pending.into_iter().collect();
        pending.sort_unstable();
        let added = pending.len();
        for (id, (key, value)) in (len as u32..).zip(pending) {
            cells.extend_from_slice(&key);
            cells.extend_from_slice(&value);
            if let Some(old) = self.live.insert(key, id) {
                let old = old as usize;
                if self.dead.len() <= old / 64 {
                    self.dead.resize(old / 64 + 1, 0);
                }
                self.dead[old / 64] |= 1 << (old % 64);
                self.dead_len += 1;
            }
        }
        added
    }

    /// The rows that hold have other numbers now, as `at` says.
    pub fn renumber(&mut self, at: &[usize]) {
        self.live.values_mut().for_each(|id| *id = at[*id as usize] as u32);
        self.dead = Vec::new();
        self.dead_len = 0;
    }

    pub fn bytes(&self) -> usize {
        self.live.capacity() * (self.key * size_of::<C>() + 21)
            + self.dead.capacity() * 8
            + self.pending.bytes()
    }
}
