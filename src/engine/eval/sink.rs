//! Where the rows of a plan go.

use super::cell::Cell;
use super::classes::{Classes, United};
use super::joined::{Joiner, Pending};
use super::relation::Rows;
use super::rowset::RowSet;
use super::rowset::list::List;
use super::rowset::sets::Passes;
use rustc_hash::FxHashSet;
use std::borrow::Cow;

/// Where rows go.
pub(super) enum Sink<'a, C: Cell> {
    /// Into the head's relation.
    Insert { set: &'a mut RowSet<C>, rows: &'a Rows<C> },
    /// Into the head's classes, from the next round on.
    Unite { united: &'a mut United<C>, classes: &'a Classes<C> },
    /// Into what the keys of a relation with lattices get; `fault` if values could not be joined.
    Join {
        pending: &'a mut Pending<C>,
        rows: &'a Rows<C>,
        joiner: Joiner<'a, C>,
        fault: Option<String>,
    },
    /// Into a buffer, less those already present if it `asks`; with `own` into that, which knows what came
    /// before.
    Buffer {
        set: &'a RowSet<C>,
        rows: &'a Rows<C>,
        out: List<C>,
        own: Option<RowSet<C>>,
        asks: bool,
        /// Cells that came.
        seen: usize,
    },
    /// Sets that are to be passed on in the head's, later.
    Pass { set: &'a RowSet<C>, passes: Passes<C> },
    /// Every row; of a subsumption both rows, one after the other.
    Collect(Vec<C>),
    /// Rows until there are this many cells.
    First(Vec<C>, usize),
}

impl<C: Cell> Sink<'_, C> {
    /// Takes many rows; lists of all rows take none.
    pub fn take(&mut self, cells: &[C]) {
        match self {
            Sink::Insert { set, rows } => {
                let new = rows.settled.without(&rows.cells, rows.arity, cells);
                set.insert_all(&rows.cells, &new);
            }
            Sink::Buffer { set, rows, out, own, asks, seen } => {
                *seen += cells.len();
                let new = match *asks {
                    true => rows.settled.without(&rows.cells, rows.arity, cells),
                    false => Cow::Borrowed(cells),
                };
                match own {
                    Some(own) => {
                        let mut absent = Vec::new();
                        set.absent(&rows.cells, &new, &mut absent);
                        own.insert_all(&[], &absent);
                    }
                    None => set.list(&rows.cells, &new, *asks, out),
                }
            }
            Sink::Unite { united, classes } => {
                cells.chunks_exact(2).for_each(|pair| united.unite(pair[0], pair[1], classes));
            }
            Sink::Join { pending, rows, joiner, fault } => {
                let taken = pending.take(cells, rows, *joiner);
                *fault = fault.take().or(taken.err());
            }
            Sink::Pass { .. } | Sink::Collect(_) | Sink::First(..) => {}
        }
    }

    /// Why rows could not be taken, if so.
    pub fn fault(&mut self) -> Option<String> {
        match self {
            Sink::Join { fault, .. } => fault.take(),
            _ => None,
        }
    }

    /// New rows held.
    pub fn rows(&self) -> usize {
        match self {
            Sink::Insert { set, .. } => set.fresh_len,
            Sink::Buffer { rows, out, own, .. } => {
                out.rows(rows.arity) + own.as_ref().map_or(0, |own| own.fresh_len)
            }
            Sink::Unite { united, .. } => united.pairs,
            Sink::Join { pending, .. } => pending.len(),
            Sink::Pass { .. } | Sink::Collect(_) | Sink::First(..) => 0,
        }
    }

    /// Cells that came to a buffer.
    pub fn seen(&self) -> usize {
        match self {
            Sink::Buffer { seen, .. } => *seen,
            _ => 0,
        }
    }

    /// The rows that came after it held so many, of a buffer.
    pub fn list(&mut self, known: usize) -> List<C> {
        match self {
            Sink::Buffer { set, rows, own: Some(own), .. } => {
                let mut list = List::default();
                set.list(&rows.cells, &own.fresh[known * rows.arity..], false, &mut list);
                list
            }
            Sink::Buffer { out, .. } if !out.is_empty() => {
                let next = List::like(out);
                std::mem::replace(out, next)
            }
            _ => List::default(),
        }
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        match self {
            Sink::Insert { set, .. } => set.bytes(),
            Sink::Buffer { out, own, .. } => out.bytes() + own.as_ref().map_or(0, RowSet::bytes),
            Sink::Unite { united, .. } => united.bytes(),
            Sink::Join { pending, .. } => pending.bytes(),
            Sink::Pass { passes, .. } => passes.bytes(),
            Sink::Collect(out) | Sink::First(out, _) => out.capacity() * size_of::<C>(),
        }
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
