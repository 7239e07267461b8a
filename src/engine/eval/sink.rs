//! Where the rows of a plan go.

use super::cell::Cell;
use super::relation::Rows;
use super::rowset::RowSet;
use rustc_hash::{FxHashMap, FxHashSet};

/// Where rows go.
pub(super) enum Sink<'a, C> {
    /// Into the head's relation.
    Insert { set: &'a mut RowSet<C>, rows: &'a Rows<C>, classes: Option<&'a mut Classes<C>> },
    /// Into a buffer, less those already present; with `own` into that, which knows what came before.
    Buffer { set: &'a RowSet<C>, rows: &'a Rows<C>, out: Vec<C>, own: Option<RowSet<C>> },
    /// Every row; of a subsumption both rows, one after the other.
    Collect(Vec<C>),
    /// Rows until there are this many cells.
    First(Vec<C>, usize),
}

impl<C: Cell> Sink<'_, C> {
    /// Takes many rows; only sets and buffers do.
    pub fn take(&mut self, cells: &[C]) {
        match self {
            Sink::Insert { set, rows, .. } => set.insert_all(&rows.cells, cells),
            Sink::Buffer { set, rows, out, own } => {
                set.absent(&rows.cells, cells, out);
                if let Some(own) = own {
                    own.insert_all(&[], out);
                    out.clear();
                }
            }
            Sink::Collect(_) | Sink::First(..) => {}
        }
    }

    /// New rows held.
    pub fn rows(&self) -> usize {
        match self {
            Sink::Insert { set, .. } => set.fresh_len,
            Sink::Buffer { rows, out, own, .. } => {
                out.len() / rows.arity.max(1) + own.as_ref().map_or(0, |own| own.fresh_len)
            }
            Sink::Collect(_) | Sink::First(..) => 0,
        }
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        match self {
            Sink::Insert { set, .. } => set.bytes(),
            Sink::Buffer { out, own, .. } => {
                out.capacity() * size_of::<C>() + own.as_ref().map_or(0, RowSet::bytes)
            }
            Sink::Collect(out) | Sink::First(out, _) => out.capacity() * size_of::<C>(),
        }
    }
}

/// The classes of an equivalence relation; all pairs of a class are rows.
#[derive(Debug)]
pub(super) struct Classes<C> {
    of: FxHashMap<C, usize>,
    members: Vec<Vec<C>>,
}

impl<C> Default for Classes<C> {
    fn default() -> Self {
        Classes { of: FxHashMap::default(), members: Vec::new() }
    }
}

impl<C: Cell> Classes<C> {
    fn class(&mut self, x: C, set: &mut RowSet<C>, rows: &[C]) -> usize {
        if let Some(&c) = self.of.get(&x) {
            return c;
        }
        self.members.push(vec![x]);
        self.of.insert(x, self.members.len() - 1);
        set.insert(rows, &[x, x]);
        self.members.len() - 1
    }

    /// Makes one class of those of `a` and `b`.
    pub fn unite(&mut self, a: C, b: C, set: &mut RowSet<C>, rows: &[C]) {
        let (x, y) = (self.class(a, set, rows), self.class(b, set, rows));
        if x == y {
            return;
        }
        let (small, large) =
            if self.members[x].len() < self.members[y].len() { (x, y) } else { (y, x) };
        let moved = std::mem::take(&mut self.members[small]);
        for &p in &moved {
            for &q in &self.members[large] {
                set.insert(rows, &[p, q]);
                set.insert(rows, &[q, p]);
            }
            self.of.insert(p, large);
        }
        self.members[large].extend(moved);
    }
}

/// The keys taken so far, per choice domain.
#[derive(Debug)]
pub(super) struct Choices<C> {
    columns: Vec<Vec<usize>>,
    taken: Vec<FxHashSet<Vec<C>>>,
}

impl<C: Cell> Choices<C> {
    pub fn new(columns: &[Vec<usize>]) -> Self {
        let taken = columns.iter().map(|_| Default::default()).collect();
        Choices { columns: columns.to_vec(), taken }
    }

    /// Takes the row's keys if all are free.
    pub fn take(&mut self, row: &[C]) -> bool {
        let keys: Vec<Vec<C>> =
            self.columns.iter().map(|list| list.iter().map(|&c| row[c]).collect()).collect();
        if keys.iter().zip(&self.taken).any(|(k, t)| t.contains(k)) {
            return false;
        }
        for (key, taken) in keys.into_iter().zip(&mut self.taken) {
            taken.insert(key);
        }
        true
    }
}
