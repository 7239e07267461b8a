//! Rows that come in any order while nobody asks which are there: they are sorted later.
//!
//! Sorting many rows takes a fraction of the time of looking for each in a table that is larger than a
//! processor's cache, and what comes of it has an order, which needs neither slots nor, for its first
//! column, the copy of an index.

use super::shards::{shares, size_for};
use super::sort::{add, remove, sort, sort_lists};
use super::{RowSet, threads};
use crate::eval::cell::Cell;

/// Rows that wait at least before they are sorted.
const LEAST: usize = 1 << 16;
/// When fewer of the rows that waited are new, one of so many, the others are better found in a table.
const NEW: usize = 4;
/// How often each row may be moved to make place for others.
const MOVES: usize = 8;

/// The rows that wait.
#[derive(Debug)]
pub(super) struct Gathered<C> {
    loose: Vec<C>,
    /// Cells that were moved to make place for others.
    moved: usize,
}

impl<C> Default for Gathered<C> {
    fn default() -> Self {
        Gathered { loose: Vec::new(), moved: 0 }
    }
}

impl<C: Cell> Gathered<C> {
    pub fn bytes(&self) -> usize {
        self.loose.capacity() * size_of::<C>()
    }
}

impl<C: Cell> RowSet<C> {
    /// From now on rows come that nobody asks for until [`Self::settle`]. The visible rows from number
    /// `from` on are in ascending order, and the others are of no concern.
    pub fn gather(&mut self, from: usize) {
        debug_assert_eq!(self.fresh_len, 0, "there are fresh rows");
        *self = RowSet { from, gathered: Some(Box::default()), ..RowSet::new(self.arity) };
    }

    /// From now on rows are looked for among the visible ones from number `from` on and the fresh ones,
    /// of which there are none yet.
    pub fn seek(&mut self, rows: &[C], from: usize, parallel: bool) {
        debug_assert_eq!(self.fresh_len, 0, "there are fresh rows");
        *self = RowSet { from, ..RowSet::hashed(self.arity) };
        let rows = self.own(rows);
        self.filled = shares(rows, self.arity);
        self.grow(rows, size_for(&self.filled), parallel);
    }

    /// Are rows gathered?
    pub fn gathers(&self) -> bool {
        self.gathered.is_some()
    }

    /// Are there rows that wait?
    pub fn waits(&self) -> bool {
        self.gathered.as_ref().is_some_and(|gathered| !gathered.loose.is_empty())
    }

    /// Lets rows wait, if they are gathered; else they get slots.
    pub(super) fn wait(&mut self, rows: &[C], cells: &[C]) -> bool {
        let Some(gathered) = &mut self.gathered else {
            self.hash(rows);
            return false;
        };
        gathered.loose.extend_from_slice(cells);
        let count = gathered.loose.len();
        if count >= (self.fresh.len() / 2).max(LEAST * self.arity) {
            let before = self.fresh.len();
            self.sort_waiting(rows, false);
            self.give_up(rows, (self.fresh.len() - before) * NEW < count);
        }
        true
    }

    /// Takes in what workers found, on all threads of the pool.
    pub(super) fn gather_lists(&mut self, rows: &[C], mut lists: Vec<Vec<C>>) {
        self.sort_waiting(rows, true);
        let found: usize = lists.iter().map(Vec::len).sum();
        if found < self.fresh.len() {
            self.add(sort_lists(lists, rows, self.arity), rayon::current_num_threads());
        } else {
            // The fresh ones are a list as others are: threads share the making of place for them.
            if let Some(gathered) = &mut self.gathered {
                gathered.moved += self.fresh.len();
            }
            lists.push(std::mem::take(&mut self.fresh));
            self.fresh = sort_lists(lists, rows, self.arity);
            self.fresh_len = self.fresh.len() / self.arity;
        }
        self.give_up(rows, false);
    }

    /// Gives slots to all rows from now on if that is told, or if rows were moved often.
    fn give_up(&mut self, rows: &[C], is_told: bool) {
        let moved = self.gathered.as_ref().map_or(0, |gathered| gathered.moved);
        if is_told || moved > MOVES * self.fresh.len().max(LEAST) {
            self.gathered = None;
            self.hash(rows);
        }
    }

    /// All rows are there, and may be asked for; sorted on all threads of the pool if they are told.
    pub fn settle(&mut self, rows: &[C], parallel: bool) {
        self.sort_loose(rows, parallel);
        let rows = self.own(rows);
        // Of the visible rows and the fresh ones only each for itself ascends.
        if self.gathered.take().is_some() && !rows.is_empty() {
            self.hash(rows);
        }
    }

    /// The rows that waited are among the others; more may come.
    pub fn sort_loose(&mut self, rows: &[C], parallel: bool) {
        self.sort_waiting(self.own(rows), parallel);
    }

    fn sort_waiting(&mut self, rows: &[C], parallel: bool) {
        let Some(gathered) = &mut self.gathered else { return };
        let mut found = std::mem::take(&mut gathered.loose);
        sort(&mut found, self.arity, parallel);
        remove(&mut found, rows, self.arity);
        self.add(found, threads(parallel));
    }

    /// Adds sorted rows, each once, to the fresh ones, which ascend, unless they are there.
    fn add(&mut self, mut found: Vec<C>, threads: usize) {
        if let Some(gathered) = &mut self.gathered {
            gathered.moved += self.fresh.len();
        }
        add(&mut self.fresh, &mut found, self.arity, threads);
        self.fresh_len = self.fresh.len() / self.arity;
    }
}
