//! Rows as sets: for each key, all columns but the last, the values of the last one.
//!
//! A rule that passes its last column through takes whole sets on (`Op::Unite`): a word stands for
//! up to 64 rows, and what the head has already costs next to nothing. The rows stay beside it,
//! appended as in other relations, so that all other rules, proofs and outputs see them.

use super::words::{Word, Words, numbers};
use crate::eval::cell::Cell;
use crate::eval::limits::{read, write};
use rustc_hash::FxHashMap;
use std::sync::{Arc, RwLock};

/// The values of last columns by number. All relations of a stratum share the numbers.
#[derive(Debug)]
pub(in crate::eval) struct Values<C> {
    of: FxHashMap<C, u32>,
    cells: Vec<C>,
}

impl<C> Default for Values<C> {
    fn default() -> Self {
        Values { of: FxHashMap::default(), cells: Vec::new() }
    }
}

impl<C: Cell> Values<C> {
    fn number(&mut self, cell: C) -> u32 {
        *self.of.entry(cell).or_insert_with(|| {
            self.cells.push(cell);
            (self.cells.len() - 1) as u32
        })
    }
}

/// The values of one key.
#[derive(Debug, Default)]
struct Members {
    /// All, with those that are not visible yet.
    seen: Words,
    /// Those of the last round.
    delta: Words,
    /// Those that are not visible yet.
    fresh: Words,
}

/// The rows of a relation as sets.
#[derive(Debug)]
pub(in crate::eval) struct Sets<C> {
    arity: usize,
    values: Arc<RwLock<Values<C>>>,
    keys: FxHashMap<Box<[C]>, u32>,
    members: Vec<Members>,
    /// The keys that have values in `delta`, and in `fresh`.
    delta: Vec<u32>,
    fresh: Vec<u32>,
    /// The cells of each key, one after the other.
    cells: Vec<C>,
    bytes: usize,
}

impl<C: Cell> Sets<C> {
    /// The sets of these rows, of which those from number `delta` on are of the last round.
    pub fn of(rows: &[C], arity: usize, delta: usize, values: &Arc<RwLock<Values<C>>>) -> Self {
        let mut sets = Sets {
            arity,
            values: values.clone(),
            keys: FxHashMap::default(),
            members: Vec::new(),
            delta: Vec::new(),
            fresh: Vec::new(),
            cells: Vec::new(),
            bytes: 0,
        };
        let (before, last) = rows.split_at(delta * arity);
        for row in before.chunks_exact(arity) {
            sets.insert(row);
        }
        sets.advance();
        for row in last.chunks_exact(arity) {
            sets.insert(row);
        }
        sets.advance();
        sets
    }

    fn key(&mut self, key: &[C]) -> u32 {
        if let Some(&at) = self.keys.get(key) {
            return at;
        }
        let at = self.members.len() as u32;
        self.keys.insert(key.into(), at);
        self.cells.extend_from_slice(key);
        self.members.push(Members::default());
        self.bytes += size_of::<Members>() + 2 * size_of_val(key) + 32;
        at
    }

    /// Adds a row; true if it was not there.
    pub fn insert(&mut self, row: &[C]) -> bool {
        let (&last, key) = row.split_last().expect("a relation with sets has columns");
        let number = write(&self.values).number(last);
        let at = self.key(key);
        let members = &mut self.members[at as usize];
        let before = members.seen.bytes() + members.fresh.bytes();
        if !members.seen.insert(number) {
            return false;
        }
        if members.fresh.is_empty() {
            self.fresh.push(at);
        }
        members.fresh.insert(number);
        self.bytes += members.seen.bytes() + members.fresh.bytes() - before;
        true
    }

    /// Is the row there?
    pub fn contains(&self, row: &[C]) -> bool {
        self.find(row).is_some()
    }

    /// Was the row there when the round began?
    pub fn shows(&self, row: &[C]) -> bool {
        self.find(row).is_some_and(|(members, number)| !members.fresh.contains(number))
    }

    fn find(&self, row: &[C]) -> Option<(&Members, u32)> {
        let (last, key) = row.split_last().expect("a relation with sets has columns");
        let members = &self.members[*self.keys.get(key)? as usize];
        let number = read(&self.values).of.get(last).copied()?;
        members.seen.contains(number).then_some((members, number))
    }

    /// Finds what `from` has for its key, of the last round alone if `is_delta`, and these sets have
    /// not for theirs.
    pub fn absent(&self, key: &[C], from: &Self, of: &[C], is_delta: bool, out: &mut Vec<Word>) {
        out.clear();
        let Some(&of) = from.keys.get(of) else { return };
        let of = &from.members[of as usize];
        let none = Words::default();
        let known = self.keys.get(key).map_or(&none, |&at| &self.members[at as usize].seen);
        match is_delta {
            true => of.delta.without(&none, known, out),
            false => of.seen.without(&of.fresh, known, out),
        }
    }

    /// Adds what [`Sets::absent`] found, and appends the rows to `rows`, if they are wanted; returns
    /// how many they are.
    pub fn add(&mut self, key: &[C], found: &[Word], rows: Option<&mut Vec<C>>) -> usize {
        let at = self.key(key);
        let members = &mut self.members[at as usize];
        let before = members.seen.bytes() + members.fresh.bytes();
        if members.fresh.is_empty() {
            self.fresh.push(at);
        }
        members.seen.add(found);
        members.fresh.add(found);
        self.bytes += members.seen.bytes() + members.fresh.bytes() - before;
        if let Some(rows) = rows {
            let values = read(&self.values);
            for number in numbers(found) {
                rows.extend_from_slice(key);
                rows.push(values.cells[number as usize]);
            }
        }
        found.iter().map(|word| word.1.count_ones() as usize).sum()
    }

    /// Makes what is fresh visible, as the last round.
    pub fn advance(&mut self) {
        for at in self.delta.drain(..) {
            let delta = std::mem::take(&mut self.members[at as usize].delta);
            self.bytes -= delta.bytes();
        }
        for &at in &self.fresh {
            let members = &mut self.members[at as usize];
            members.delta = std::mem::take(&mut members.fresh);
        }
        std::mem::swap(&mut self.delta, &mut self.fresh);
    }

    /// The keys of the last round's rows.
    pub fn delta(&self) -> impl Iterator<Item = &[C]> {
        let width = self.arity - 1;
        self.delta.iter().map(move |&at| {
            let at = at as usize * width;
            &self.cells[at..at + width]
        })
    }

    /// Bytes held; the numbers are not counted, which others share.
    pub fn bytes(&self) -> usize {
        self.bytes
    }
}

/// About how many rows share a key, of so many rows.
pub(in crate::eval) fn rows_per_key<C: Cell>(rows: &[C], arity: usize) -> usize {
    let keys = rows.chunks_exact(arity).map(|row| &row[..arity - 1]);
    let distinct: rustc_hash::FxHashSet<&[C]> = keys.collect();
    rows.len() / arity / distinct.len().max(1)
}
