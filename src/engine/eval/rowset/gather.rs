//! Rows that come in any order while nobody asks which are there: they are sorted later.
//!
//! Sorting many rows takes a fraction of the time of looking for each in a table that is larger than a
//! processor's cache, and what comes of it has an order, which needs neither slots nor, for its first
//! column, the copy of an index.

use super::RowSet;
use super::sort::sort;
use crate::eval::cell::Cell;
use std::cmp::Ordering;

/// Rows that wait at least before they are sorted.
const LEAST: usize = 1 << 16;
/// When fewer of the rows that waited are new, one of so many, the others are better found in a table.
const NEW: usize = 4;
/// Of rows that are merged with at most so many times as many, all are looked at.
const DENSE: usize = 8;
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
    /// From now on rows come that nobody asks for until [`Self::settle`]; for a set without rows.
    pub fn gather(&mut self) {
        debug_assert!(self.ascending && self.fresh.is_empty(), "there are rows");
        self.gathered = Some(Box::default());
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
            self.sort_loose(false);
            self.give_up((self.fresh.len() - before) * NEW < count);
        }
        true
    }

    /// Takes in sorted rows, each once.
    pub(super) fn gather_sorted(&mut self, mut found: Vec<C>, parallel: bool) {
        self.sort_loose(parallel);
        self.merge(&mut found);
        self.give_up(false);
    }

    /// Gives slots to all rows from now on if that is told, or if rows were moved often.
    fn give_up(&mut self, is_told: bool) {
        let moved = self.gathered.as_ref().map_or(0, |gathered| gathered.moved);
        if is_told || moved > MOVES * self.fresh.len().max(LEAST) {
            self.gathered = None;
            self.hash(&[]);
        }
    }

    /// Are there rows that wait?
    pub fn waits(&self) -> bool {
        self.gathered.as_ref().is_some_and(|gathered| !gathered.loose.is_empty())
    }

    /// All rows are there; sorted on all threads of the pool if they are told.
    pub fn settle(&mut self, parallel: bool) {
        self.sort_loose(parallel);
        self.gathered = None;
    }

    /// The rows that waited are among the others; more may come.
    pub fn sort_loose(&mut self, parallel: bool) {
        let Some(gathered) = &mut self.gathered else { return };
        let mut found = std::mem::take(&mut gathered.loose);
        sort(&mut found, self.arity, parallel);
        self.merge(&mut found);
    }

    /// Adds sorted rows, each once, to the fresh ones, which ascend.
    fn merge(&mut self, found: &mut Vec<C>) {
        let arity = self.arity;
        let before = self.fresh.len();
        if before == 0 {
            self.fresh = std::mem::take(found);
        } else {
            let is_dense = found.len() > before / DENSE;
            match arity {
                1 if is_dense => merge_dense::<C, 1>(&mut self.fresh, found),
                2 if is_dense => merge_dense::<C, 2>(&mut self.fresh, found),
                3 if is_dense => merge_dense::<C, 3>(&mut self.fresh, found),
                4 if is_dense => merge_dense::<C, 4>(&mut self.fresh, found),
                _ => merge_few(&mut self.fresh, found, arity),
            }
            if let Some(gathered) = &mut self.gathered {
                gathered.moved += before;
            }
        }
        self.fresh_len = self.fresh.len() / arity;
    }
}

/// Merges rows, all of which are looked at.
fn merge_dense<C: Cell, const N: usize>(all: &mut Vec<C>, found: &[C]) {
    let found = found.as_chunks::<N>().0;
    let known = all.as_chunks::<N>().0;
    let (mut at, mut new) = (0, 0);
    for row in found {
        while known.get(at).is_some_and(|known| known < row) {
            at += 1;
        }
        new += usize::from(known.get(at) != Some(row));
    }
    let mut from = known.len();
    all.resize(all.len() + new * N, C::default());
    let all = all.as_chunks_mut::<N>().0;
    let mut to = all.len();
    // From the end, so that each row moves once.
    for row in found.iter().rev() {
        while from > 0 && all[from - 1] > *row {
            (from, to) = (from - 1, to - 1);
            all[to] = all[from];
        }
        if from == 0 || all[from - 1] != *row {
            to -= 1;
            all[to] = *row;
        }
    }
}

/// Merges a few rows with many.
fn merge_few<C: Cell>(all: &mut Vec<C>, found: &mut Vec<C>, arity: usize) {
    remove(found, all, arity);
    let (mut from, mut to) = (all.len(), all.len() + found.len());
    all.resize(to, C::default());
    for row in found.chunks_exact(arity).rev() {
        let start = first_after(&all[..from], row, arity);
        let count = from - start;
        all.copy_within(start..from, to - count);
        (from, to) = (start, to - count - arity);
        all[to..to + arity].copy_from_slice(row);
    }
}

/// Where the rows at the end begin that come after `row`; they are few, more often than not.
fn first_after<C: Cell>(rows: &[C], row: &[C], arity: usize) -> usize {
    let len = rows.len() / arity;
    let at = |id: usize| &rows[id * arity..(id + 1) * arity];
    let (mut to, mut step) = (len, 1);
    while to >= step && at(to - step) > row {
        to -= step;
        step *= 2;
    }
    let mut from = to.saturating_sub(step);
    while from < to {
        let middle = from + (to - from) / 2;
        if at(middle) > row { to = middle } else { from = middle + 1 }
    }
    to * arity
}

/// Removes the rows that are in `known`, both in ascending order.
fn remove<C: Cell>(found: &mut Vec<C>, known: &[C], arity: usize) {
    let len = known.len() / arity;
    let (mut at, mut kept) = (0, 0);
    for place in (0..found.len()).step_by(arity) {
        let row = &found[place..place + arity];
        // The steps double where many are passed over.
        let mut step = 1;
        while at + step <= len && &known[(at + step - 1) * arity..(at + step) * arity] < row {
            at += step;
            step *= 2;
        }
        let mut end = len.min(at + step);
        let mut is_known = false;
        while at < end {
            let middle = at + (end - at) / 2;
            match known[middle * arity..(middle + 1) * arity].cmp(row) {
                Ordering::Less => at = middle + 1,
                Ordering::Greater => end = middle,
                Ordering::Equal => {
                    (at, is_known) = (middle, true);
                    break;
                }
            }
        }
        if !is_known {
            found.copy_within(place..place + arity, kept);
            kept += arity;
        }
    }
    found.truncate(kept);
}
