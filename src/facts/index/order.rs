//! Rows in the order of their subjects, and which of them were answers.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

/// The order of one relation's rows by subject, and which rows were answers.
#[derive(Default)]
pub struct Sorted {
    table: OnceLock<Table>,
}

/// Made when a relation is first asked for.
struct Table {
    /// Row numbers in order; none if the rows stand in order already.
    order: Option<Vec<u32>>,
    /// By row number.
    read: Box<[AtomicBool]>,
}

impl Sorted {
    /// Which rows were asked for, by row number; nothing if the relation never was.
    pub fn flags(&self) -> &[AtomicBool] {
        self.table.get().map_or(&[], |table| &table.read)
    }

    /// The rows of these cells, in order of the column `subject`.
    #[inline]
    pub fn view<'a>(&'a self, cells: &'a [u32], width: usize, subject: usize) -> View<'a> {
        let len = cells.len() / width;
        let table = self.table.get_or_init(|| Table {
            order: sorted_order(cells, width, subject),
            read: (0..len).map(|_| AtomicBool::new(false)).collect(),
        });
        View { cells, width, len, subject, order: table.order.as_deref(), read: &table.read }
    }
}

/// One relation's rows, seen in order of subject.
#[derive(Clone, Copy)]
pub struct View<'a> {
    cells: &'a [u32],
    width: usize,
    pub len: usize,
    pub subject: usize,
    order: Option<&'a [u32]>,
    read: &'a [AtomicBool],
}

impl<'a> View<'a> {
    /// The row number at a position.
    #[inline]
    pub fn row(self, position: usize) -> usize {
        self.order.map_or(position, |order| order[position] as usize)
    }

    #[inline]
    pub fn cells(self, position: usize) -> &'a [u32] {
        let start = self.row(position) * self.width;
        &self.cells[start..start + self.width]
    }

    /// The row's cells, for somebody who makes use of them.
    #[inline]
    pub fn answer(self, position: usize) -> &'a [u32] {
        self.read[self.row(position)].store(true, Ordering::Relaxed);
        self.cells(position)
    }

    #[inline]
    pub fn key(self, position: usize) -> u32 {
        self.cells[self.row(position) * self.width + self.subject]
    }

    /// The first position in `from..to` whose key is not below `key`, or `to`.
    fn lower_bound(self, mut from: usize, mut to: usize, key: u32) -> usize {
        while from < to {
            let middle = from + (to - from) / 2;
            if self.key(middle) < key {
                from = middle + 1;
            } else {
                to = middle;
            }
        }
        from
    }

    /// The first position whose key is not below `key`, looked for around `hint`: the nearer it is to
    /// that, the sooner it is found.
    #[inline]
    pub fn find(self, hint: usize, key: u32) -> usize {
        let hint = hint.min(self.len);
        if hint > 0 && self.key(hint - 1) >= key {
            return self.before(hint - 1, key);
        }
        if hint == self.len || self.key(hint) >= key {
            return hint;
        }
        self.after(hint, key)
    }

    /// The same, where the key at `from` is below.
    fn after(self, from: usize, key: u32) -> usize {
        let (mut below, mut step) = (from, 1);
        loop {
            let next = below.saturating_add(step);
            if next >= self.len {
                return self.lower_bound(below + 1, self.len, key);
            }
            if self.key(next) >= key {
                return self.lower_bound(below + 1, next, key);
            }
            below = next;
            step *= 2;
        }
    }

    /// The same, where the key at `from` is not below.
    fn before(self, from: usize, key: u32) -> usize {
        let (mut above, mut step) = (from, 1);
        loop {
            let Some(next) = above.checked_sub(step) else {
                return self.lower_bound(0, above, key);
            };
            if self.key(next) < key {
                return self.lower_bound(next + 1, above, key);
            }
            above = next;
            step *= 2;
        }
    }
}

/// The row numbers in order of subject; none if the rows stand so already.
#[cold]
fn sorted_order(cells: &[u32], width: usize, subject: usize) -> Option<Vec<u32>> {
    let key = |row: u32| cells[row as usize * width + subject];
    let rows = 0..(cells.len() / width) as u32;
    if rows.clone().skip(1).all(|row| key(row - 1) <= key(row)) {
        return None;
    }
    let mut order: Vec<u32> = rows.collect();
    order.sort_by_key(|&row| key(row));
    Some(order)
}
