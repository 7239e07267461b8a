//! Rows that come in ascending order.

use super::RowSet;
use super::row::{row_of, same};
use super::shards::{shares, size_for, sum};
use crate::eval::cell::Cell;
use std::cmp::Ordering;

impl<C: Cell> RowSet<C> {
    /// The last row of all, fresh ones included.
    #[inline]
    pub(super) fn last<'r>(&'r self, rows: &'r [C]) -> Option<&'r [C]> {
        let all = if self.fresh.is_empty() { rows } else { &self.fresh };
        Some(&all[all.len().checked_sub(self.arity)?..])
    }

    /// The number of the row, where rows ascend, the fresh ones for themselves if they are gathered; of
    /// those that wait none is found.
    pub(super) fn search(&self, rows: &[C], row: &[C]) -> Option<u32> {
        let visible = rows.len() / self.arity;
        self.search_in(rows, row, 0, visible)
            .or_else(|| self.search_in(rows, row, visible, visible + self.fresh_len))
    }

    /// The number of the row, from one number to another.
    fn search_in(&self, rows: &[C], row: &[C], from: usize, to: usize) -> Option<u32> {
        let (mut from, mut to) = (from as u32, to as u32);
        let last = to.checked_sub(1).filter(|&last| last >= from)?;
        if row_of(rows, &self.fresh, self.arity, last) < row {
            return None;
        }
        while from < to {
            let middle = from + (to - from) / 2;
            match row_of(rows, &self.fresh, self.arity, middle).cmp(row) {
                Ordering::Less => from = middle + 1,
                Ordering::Equal => return Some(middle),
                Ordering::Greater => to = middle,
            }
        }
        None
    }

    /// Inserts rows as long as they go on ascending, if they did; lets the rest wait, or else answers it:
    /// there are slots for it then.
    pub(super) fn insert_ascending<'c>(&mut self, rows: &[C], cells: &'c [C]) -> &'c [C] {
        if !self.ascending {
            return cells;
        }
        let arity = self.arity;
        let mut rest = cells;
        let all_wait = self.waits() || self.gathers() && !rows.is_empty();
        if all_wait && self.wait(rows, cells) {
            return &[];
        }
        while !rest.is_empty() {
            let mut last = self.last(rows);
            let mut count = 0;
            for row in rest.chunks_exact(arity) {
                if last.is_some_and(|last| row <= last) {
                    break;
                }
                last = Some(row);
                count += 1;
            }
            let (taken, others) = rest.split_at(count * arity);
            self.fresh.extend_from_slice(taken);
            self.fresh_len += count;
            rest = others;
            // Rules often find the same row several times in turn.
            let Some(row) = rest.get(..arity) else { break };
            if self.last(rows).is_some_and(|last| same(row, last)) {
                rest = &rest[arity..];
            } else if self.wait(rows, rest) {
                return &[];
            } else {
                break;
            }
        }
        rest
    }

    /// Gives slots to rows that ascended so far.
    #[cold]
    pub(super) fn hash(&mut self, rows: &[C]) {
        self.ascending = false;
        self.filled = sum(shares(rows, self.arity), shares(&self.fresh, self.arity));
        self.grow(rows, size_for(&self.filled), false);
    }
}
