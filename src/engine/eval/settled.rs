//! Rows of a relation that grows, in ascending order.
//!
//! Most rows of a large relation are older than the last round. They are sorted and found by their first
//! column, which takes three bytes for each value that it may have, where a table takes five for a row
//! and a chain of rows with a cell in common three. Rows that follow each other are often asked for in
//! turn, and those that are near them are at hand then.

use super::cell::Cell;
use super::ids::Ids;
use super::index::{Index, starts};
use super::relation::Rows;
use super::rowset::order::{merge, order};
use super::rowset::row::same;
use super::rowset::sets::rows_per_key;
use super::rowset::threads;
use std::borrow::Cow;

/// How many stretches of sorted rows, of so many rows each, tell about all.
const STRETCHES: usize = 16;
const STRETCH: usize = 1 << 14;
/// Older rows are sorted when the others are so many, a share of all.
const OTHERS: usize = 2;
/// New rows are gathered when the last ones were so many, a share of all.
const LAST: usize = 8;
/// Rows that are looked for together.
const TOGETHER: usize = 64;
/// Rows that are compared one after the other.
const FEW: usize = 8;
/// Rows below which threads do not share them.
const SHARED: usize = 1 << 15;
/// How many values the first column may have for each row.
const SPREAD: usize = 4;

/// The rows at the beginning of a relation, if they are in ascending order.
#[derive(Debug)]
pub(super) struct Settled {
    len: usize,
    /// Where the rows with a value in their first column begin, and where the last ends.
    starts: Ids,
}

impl Default for Settled {
    fn default() -> Self {
        Settled { len: 0, starts: Ids::new() }
    }
}

impl Settled {
    /// How many.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Takes rows in, up to number `len`; they may change their places, unless they are `sorted`. False if
    /// they are not taken, since the first column has values that are too great.
    pub fn take<C: Cell>(
        &mut self,
        cells: &mut [C],
        arity: usize,
        len: usize,
        sorted: bool,
        parallel: bool,
    ) -> bool {
        if len == self.len {
            return true;
        }
        let rows = &mut cells[..len * arity];
        let known = self.len * arity;
        if !sorted {
            order(&mut rows[known..], arity, parallel);
        }
        let last = |rows: &[C]| rows.len().checked_sub(arity).map_or(0, |at| rows[at].unsigned());
        let greatest = last(&rows[..known]).max(last(rows));
        if greatest >= (SPREAD * len) as u64 {
            return false;
        }
        if known > 0 {
            let new = rows[known..].to_vec();
            merge(rows, known, &new, arity, threads(parallel));
        }
        self.len = len;
        self.starts = Ids::new();
        self.starts = starts(rows, arity, 0, parallel && len > SHARED);
        true
    }

    /// Which rows have the value in their first column.
    #[inline]
    fn range(&self, first: impl Cell) -> (usize, usize) {
        let value = usize::try_from(first.unsigned()).unwrap_or(usize::MAX);
        let end = self.starts.get(value.saturating_add(1));
        end.map_or((0, 0), |end| (self.starts.get(value).unwrap_or(0) as usize, end as usize))
    }

    /// The rows of `cells` that have the value in their first column.
    #[inline]
    pub fn rows<'c, C: Cell>(&self, cells: &'c [C], arity: usize, first: C) -> &'c [C] {
        let (from, to) = self.range(first);
        &cells[from * arity..to * arity]
    }

    /// Is the row one of these?
    #[inline]
    pub fn contains<C: Cell>(&self, cells: &[C], row: &[C]) -> bool {
        self.len > 0 && is_among(self.rows(cells, row.len(), row[0]), row)
    }

    /// Those of some rows that are not among these.
    pub fn without<'n, C: Cell>(&self, cells: &[C], arity: usize, new: &'n [C]) -> Cow<'n, [C]> {
        if self.len == 0 {
            return Cow::Borrowed(new);
        }
        let mut out = Vec::with_capacity(new.len());
        for part in new.chunks(TOGETHER * arity) {
            let mut ranges = [(0, 0); TOGETHER];
            // The loads of a loop do not wait for each other.
            for (row, range) in part.chunks_exact(arity).zip(&mut ranges) {
                *range = self.range(row[0]);
            }
            for (row, (from, to)) in part.chunks_exact(arity).zip(ranges) {
                if !is_among(&cells[from * arity..to * arity], row) {
                    out.extend_from_slice(row);
                }
            }
        }
        Cow::Owned(out)
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.starts.bytes()
    }
}

impl<C: Cell> Rows<C> {
    /// Sorts the rows before the last round if those that are not sorted yet are many, and lets the next
    /// round gather its rows if the last one had many. To be called between rounds.
    pub fn settle(&mut self, parallel: bool) {
        let Some(least) = self.settles_from else { return };
        let (old, new) = (self.delta - self.settled.len(), self.len - self.delta);
        let is_time = old + new >= least.max(self.settled.len() / OTHERS);
        if old + new == 0 || !(is_time || self.set.gathers()) {
            return;
        }
        let is_sorted = self.set.gathers();
        let (cells, arity) = (&mut self.cells, self.arity);
        // Rows will have other numbers. What is given up now leaves room to sort them in.
        self.indexes.iter_mut().for_each(Index::renew);
        let is_taken = self.settled.take(cells, arity, self.delta, is_sorted, parallel);
        if !is_taken {
            self.settles_from = None;
            self.set.seek(&self.cells, self.settled.len(), parallel);
            return;
        }
        if new >= least.max(self.len / LAST) {
            if !is_sorted {
                order(&mut self.cells[self.delta * arity..], arity, parallel);
            }
            self.set.gather(self.delta);
        } else {
            self.set.seek(&self.cells, self.delta, parallel);
        }
    }

    /// From now on no row is sorted, and all are in the set, which is to be built again.
    pub fn unsettle(&mut self) {
        self.settles_from = None;
        self.settled = Settled::default();
    }

    /// About how many rows share all columns but the last.
    pub fn rows_per_key(&self, parallel: bool) -> usize {
        let (settled, arity) = (self.settled.len(), self.arity);
        if settled == 0 || settled < self.len / 2 {
            return rows_per_key(&self.cells, arity, parallel);
        }
        // Rows of a key are neighbours there: some stretches tell about them.
        let stretch = settled.min(STRETCH);
        let starts = (0..settled).step_by(settled.div_ceil(STRETCHES).max(stretch));
        let (mut rows, mut keys) = (0, 0);
        for start in starts {
            let stretch = &self.cells[start * arity..settled.min(start + stretch) * arity];
            let all = || stretch.chunks_exact(arity).map(|row| &row[..arity - 1]);
            rows += all().len();
            keys += 1 + all().zip(all().skip(1)).filter(|(a, b)| !same(a, b)).count();
        }
        rows / keys
    }
}

/// Is the row among sorted ones, which have the same first cell?
#[inline]
fn is_among<C: Cell>(rows: &[C], row: &[C]) -> bool {
    let arity = row.len();
    let rest = |id: usize| &rows[id * arity + 1..(id + 1) * arity];
    let is_after = |id: usize| match row[1..] {
        [cell] => rest(id)[0] > cell,
        _ => rest(id) > &row[1..],
    };
    let (mut from, mut to) = (0, rows.len() / arity);
    while to - from > FEW {
        let middle = from + (to - from) / 2;
        if is_after(middle) { to = middle } else { from = middle }
    }
    (from..to).any(|id| same(rest(id), &row[1..]))
}

#[cfg(test)]
mod tests;
