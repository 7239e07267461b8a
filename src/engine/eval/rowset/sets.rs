//! Rows as sets: for each key, all columns but the last, the values of the last one.
//!
//! A rule that passes its last column through takes whole sets on (`Op::Unite`): a word stands for
//! up to 64 rows, and what the head has already costs next to nothing. The rows stay beside it,
//! appended when a round ends, so that all other rules, proofs and outputs see them.
//!
//! What a round reads, `members`, does not change before it ends, and what it adds, `fresh`, is
//! kept by key: threads share a step by first noting who takes what on from whom ([`Passes`]) and then
//! doing that for stretches of keys, each on its own. Keys are numbered in the order of the notes,
//! and rows come in the order of keys and values, so that nothing depends on the threads.

mod gain;
mod lists;
mod passes;
mod stretches;

use self::gain::Gain;
pub(in crate::eval) use self::passes::Passes;
use self::stretches::{Sorted, stretch};
use super::keys::Keys;
use super::order::order;
use super::row::{hash_row, same};
use super::words::{Word, Words, numbers};
use crate::eval::cell::Cell;
use crate::eval::limits::{read, write};
use crate::eval::team::{each, in_shares};
use crossbeam_utils::sync::ShardedLock;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// Rows that a thread takes on at a time.
const SHARE: usize = 1 << 13;
/// Keys with new values below which threads are not worth their start, and those that take on others' sets.
const SMALL: usize = 1024;
const FEW: usize = 256;

/// The values of last columns by number. All relations of a stratum share the numbers, and those of a stratum that
/// takes its sets on have them, too, and more.
#[derive(Clone, Debug)]
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
    /// The last values of rows that have no number yet, in their order.
    pub fn unnumbered(&self, cells: &[C], arity: usize) -> Vec<C> {
        let mut seen = FxHashSet::default();
        let last = cells.iter().skip(arity - 1).step_by(arity);
        last.copied().filter(|it| !self.of.contains_key(it) && seen.insert(*it)).collect()
    }

    /// Gives values numbers that have none.
    pub fn number_all<'v>(&mut self, values: impl IntoIterator<Item = &'v C>) {
        values.into_iter().for_each(|&value| {
            self.number(value);
        });
    }

    fn number(&mut self, cell: C) -> u32 {
        *self.of.entry(cell).or_insert_with(|| {
            self.cells.push(cell);
            (self.cells.len() - 1) as u32
        })
    }
}

/// The values of one key that are visible.
#[derive(Debug, Default)]
struct Members {
    all: Words,
    /// Those of the last round.
    delta: Words,
}

impl Members {
    #[inline]
    fn part(&self, is_delta: bool) -> &Words {
        if is_delta { &self.delta } else { &self.all }
    }
}

/// The rows of a relation as sets.
#[derive(Debug)]
pub(in crate::eval) struct Sets<C> {
    values: Arc<ShardedLock<Values<C>>>,
    /// Complete sets whose numbers are the first ones of these.
    first: Option<Arc<ShardedLock<Values<C>>>>,
    keys: Keys<C>,
    members: Vec<Members>,
    /// By key, the values that are not visible yet.
    fresh: Vec<Words>,
    /// The keys that have values in `delta`, in ascending order, and those that have some in `fresh`.
    delta: Vec<u32>,
    grown: Vec<u32>,
    /// Bytes of the words.
    bytes: usize,
    /// What one set has that another has not.
    missing: Vec<Word>,
    /// Rows that were left out since their last values have no number yet, if such rows are.
    deferred: Option<Vec<C>>,
}

impl<C: Cell> Sets<C> {
    /// The sets of these rows, of which those from number `delta` on are of the last round; on all threads
    /// of the pool if they are told and there are many, and then their last values have numbers.
    pub fn of(
        rows: &[C],
        arity: usize,
        delta: usize,
        values: &Arc<ShardedLock<Values<C>>>,
        parallel: bool,
    ) -> Self {
        let mut sets = Self::none(arity, values.clone());
        let (before, last) = rows.split_at(delta * arity);
        for part in [before, last] {
            match parallel && part.len() > SHARE * arity {
                true => sets.insert_parallel(part),
                false => sets.insert_all(part),
            };
            sets.advance(None, parallel);
        }
        sets
    }

    fn none(arity: usize, values: Arc<ShardedLock<Values<C>>>) -> Self {
        let mut sets = Sets {
            values,
            first: None,
            keys: Keys::new(arity - 1),
            members: Vec::new(),
            fresh: Vec::new(),
            delta: Vec::new(),
            grown: Vec::new(),
            bytes: 0,
            missing: Vec::new(),
            deferred: None,
        };
        sets.extend();
        sets
    }

    /// No rows yet, of so many columns, which can take on these sets, to which nothing comes any more. Each has
    /// its own numbers for what else comes, so that these do not depend on who is first.
    pub fn after(&self, arity: usize) -> Self {
        let values = Arc::new(ShardedLock::new(read(&self.values).clone()));
        Sets { first: Some(Arc::clone(&self.values)), ..Self::none(arity, values) }
    }

    /// Complete rows as sets that these can take on.
    pub fn beside(&self, rows: &[C], arity: usize) -> Self {
        Self::of(rows, arity, rows.len() / arity, &self.values, false)
    }

    /// Have the values of the others the same numbers here?
    pub fn numbers_those_of(&self, others: &Self) -> bool {
        let first = self.first.as_ref();
        Arc::ptr_eq(&self.values, &others.values)
            || first.is_some_and(|first| Arc::ptr_eq(first, &others.values))
    }

    /// Are rows left out whose last values have no number yet?
    pub fn defer(&mut self, defers: bool) {
        self.deferred = defers.then(Vec::new);
    }

    /// The rows that were left out.
    pub fn take_deferred(&mut self) -> Vec<C> {
        self.deferred.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Has places for all keys.
    #[inline]
    fn extend(&mut self) {
        if self.members.len() < self.keys.len() {
            self.members.resize_with(self.keys.len(), Members::default);
            self.fresh.resize_with(self.keys.len(), Words::default);
        }
    }

    /// Adds a row; true if it was not there.
    pub fn insert(&mut self, row: &[C]) -> bool {
        self.insert_all(row) > 0
    }

    /// Adds rows; answers how many were not there.
    pub fn insert_all(&mut self, cells: &[C]) -> usize {
        let all = self.values.clone();
        let mut values = read(&all);
        let mut gain = Gain::default();
        // Many rows in turn have the same key, more often than not.
        let mut before: Option<(&[C], u32)> = None;
        for row in cells.chunks_exact(self.arity()) {
            let (cells, last) = self.split(row);
            let number = match values.of.get(&last) {
                Some(&number) => number,
                None => {
                    if let Some(deferred) = &mut self.deferred {
                        deferred.extend_from_slice(row);
                        continue;
                    }
                    drop(values);
                    let number = write(&all).number(last);
                    values = read(&all);
                    number
                }
            };
            let key = match before {
                Some((known, key)) if same(known, cells) => key,
                _ => self.keys.add(cells),
            };
            before = Some((cells, key));
            self.extend();
            let at = key as usize;
            gain.insert(key, number, &self.members[at].all, &mut self.fresh[at]);
        }
        drop(values);
        self.take(gain)
    }

    /// Goes through lists of pairs of a key and something else: `add` adds what a pair tells to the key's
    /// values that are not visible yet, and sees those that are. More than a `few` pairs are sorted out by
    /// stretches of keys, which all threads of the pool share. Answers how many rows are new.
    fn add_pairs(
        &mut self,
        lists: Vec<Vec<(u32, u32)>>,
        few: usize,
        add: impl Fn(&mut Gain, &[Members], (u32, u32), &mut Words) + Sync,
    ) -> usize {
        let members = &self.members;
        if lists.iter().map(Vec::len).sum::<usize>() <= few {
            let mut gain = Gain::default();
            for &pair in lists.iter().flatten() {
                add(&mut gain, members, pair, &mut self.fresh[pair.0 as usize]);
            }
            return self.take(gain);
        }
        let (size, keys) = (stretch(self.keys.len()), self.keys.len());
        let sort = |list: Vec<(u32, u32)>| Sorted::of(&list, size, keys);
        let lists: Vec<Sorted> = each(lists, sort);
        let stretch = |(at, fresh): (usize, &mut [Words])| {
            let mut gain = Gain::default();
            for &pair in lists.iter().flat_map(|list| list.stretch(at)) {
                add(&mut gain, members, pair, &mut fresh[pair.0 as usize - at * size]);
            }
            gain
        };
        let gains = in_shares(self.fresh.chunks_mut(size).enumerate().collect(), stretch);
        gains.into_iter().map(|gain| self.take(gain)).sum()
    }

    /// Takes in what keys have come to; answers how many rows are new.
    fn take(&mut self, mut gain: Gain) -> usize {
        self.grown.append(&mut gain.grown);
        self.bytes += gain.bytes;
        gain.rows
    }

    /// Gives values numbers that have none.
    pub fn number(&self, list: &[C]) {
        if !list.is_empty() {
            write(&self.values).number_all(list);
        }
    }

    fn arity(&self) -> usize {
        self.keys.width() + 1
    }

    /// The key of a row, and its last value.
    fn split<'r>(&self, row: &'r [C]) -> (&'r [C], C) {
        let width = self.keys.width();
        (&row[..width], row[width])
    }

    /// Is the row there?
    pub fn contains(&self, row: &[C]) -> bool {
        self.has(row, &read(&self.values), true)
    }

    /// Was the row there when the round began?
    pub fn shows(&self, row: &[C]) -> bool {
        self.has(row, &read(&self.values), false)
    }

    /// Appends the rows that are not there to `out`.
    pub fn absent(&self, cells: &[C], out: &mut Vec<C>) {
        let values = read(&self.values);
        for row in cells.chunks_exact(self.arity()) {
            if !self.has(row, &values, true) {
                out.extend_from_slice(row);
            }
        }
    }

    fn has(&self, row: &[C], values: &Values<C>, with_fresh: bool) -> bool {
        let (key, last) = self.split(row);
        let (Some(key), Some(&number)) = (self.keys.find(key), values.of.get(&last)) else {
            return false;
        };
        self.has_number(key, number, with_fresh)
    }

    #[inline]
    fn has_number(&self, key: u32, number: u32, with_fresh: bool) -> bool {
        let at = key as usize;
        self.members[at].all.contains(number) || with_fresh && self.fresh[at].contains(number)
    }

    /// The number of a key that has something in the part of the rows, and how many words.
    #[inline]
    fn giver(&self, key: &[C], is_delta: bool) -> Option<(u32, usize)> {
        let number = self.keys.find(key)?;
        let words = self.members[number as usize].part(is_delta).len();
        (words > 0).then_some((number, words))
    }

    /// Adds to the key what `from`, or these sets, have for `of`, of the last round alone if
    /// `is_delta`. Answers how many rows that are, and how many words there were to look at.
    pub fn pass(
        &mut self,
        key: &[C],
        from: Option<&Self>,
        of: &[C],
        is_delta: bool,
    ) -> (usize, usize) {
        let Some((of, words)) = from.unwrap_or(self).giver(of, is_delta) else { return (0, 0) };
        let key = self.keys.add(key);
        self.extend();
        let given = &from.map_or(&self.members, |from| &from.members)[of as usize];
        let at = key as usize;
        let (all, fresh) = (&self.members[at].all, &mut self.fresh[at]);
        let mut gain = Gain { missing: std::mem::take(&mut self.missing), ..Gain::default() };
        gain.pass(key, given.part(is_delta), all, fresh);
        self.missing = std::mem::take(&mut gain.missing);
        (self.take(gain), words)
    }

    /// Notes that the key is to take on what `from` has for `of`.
    pub fn note(&self, key: &[C], from: &Self, of: &[C], is_delta: bool, passes: &mut Passes<C>) {
        let Some((of, words)) = from.giver(of, is_delta) else { return };
        passes.words += words;
        match self.keys.find(key) {
            Some(key) => passes.push(key, of),
            None => {
                passes.cells.extend_from_slice(key);
                passes.new.push(of);
            }
        }
    }

    /// Does what was noted, on all threads of the pool; answers how many rows are new.
    pub fn pass_all(
        &mut self,
        from: Option<&Self>,
        is_delta: bool,
        mut lists: Vec<Passes<C>>,
    ) -> usize {
        for list in &mut lists {
            let width = self.keys.width();
            for (at, &of) in list.new.iter().enumerate() {
                let key = self.keys.add(&list.cells[at * width..(at + 1) * width]);
                list.known.push((key, of));
            }
        }
        self.extend();
        let lists = lists.into_iter().map(|list| list.known).collect();
        self.add_pairs(lists, FEW, |gain, members, (key, of), fresh| {
            let given = from.map_or(members, |from| &from.members)[of as usize].part(is_delta);
            gain.pass(key, given, &members[key as usize].all, fresh);
        })
    }

    /// Makes what is fresh visible, as the last round, and appends it to `rows`, if they are wanted;
    /// on all threads of the pool if they are told and there is much.
    pub fn advance(&mut self, rows: Option<&mut Vec<C>>, parallel: bool) {
        let old = std::mem::replace(&mut self.delta, std::mem::take(&mut self.grown));
        order(&mut self.delta, 1, parallel);
        let values = read(&self.values);
        let (keys, delta) = (&self.keys, &self.delta);
        fn between(keys: &[u32], first: usize, to: usize) -> &[u32] {
            let place = |end: usize| keys.partition_point(|&key| (key as usize) < end);
            &keys[place(first)..place(to)]
        }
        let of = |first: usize, to: usize| between(delta, first, to);
        let show = |first: usize, members: &mut [Members], fresh: &mut [Words], out: &mut [C]| {
            let (mut bytes, mut given_up) = (0, 0);
            for &key in between(&old, first, first + members.len()) {
                given_up += std::mem::take(&mut members[key as usize - first].delta).bytes();
            }
            let mut out = out.chunks_exact_mut(keys.width() + 1);
            for &key in of(first, first + members.len()) {
                let at = key as usize - first;
                let (own, fresh) = (&mut members[at], std::mem::take(&mut fresh[at]));
                let before = own.all.bytes();
                own.all.add(fresh.words());
                bytes += own.all.bytes() - before;
                for (number, row) in numbers(fresh.words()).zip(out.by_ref()) {
                    row[..keys.width()].copy_from_slice(keys.get(key));
                    row[keys.width()] = values.cells[number as usize];
                }
                own.delta = fresh;
            }
            (bytes, given_up)
        };
        let wanted = rows.is_some();
        // How many cells the rows of these keys have.
        let cells = |keys: &[u32], fresh: &[Words], first: usize| {
            let count = |&key: &u32| fresh[key as usize - first].count();
            if wanted { keys.iter().map(count).sum::<usize>() * (self.keys.width() + 1) } else { 0 }
        };
        let shared = parallel && delta.len() >= SMALL;
        let size = if shared { stretch(self.members.len()) } else { self.members.len().max(1) };
        let starts: Vec<usize> = (0..self.members.len()).step_by(size).collect();
        let count = |&first: &usize| cells(of(first, first + size), &self.fresh[first..], first);
        let counts: Vec<usize> = match shared {
            true => each(starts.iter().collect(), count),
            false => starts.iter().map(count).collect(),
        };
        let mut none = Vec::new();
        let out = rows.unwrap_or(&mut none);
        let before = out.len();
        out.resize(before + counts.iter().sum::<usize>(), C::default());
        let mut rest = &mut out[before..];
        let mut parts = Vec::new();
        let members = self.members.chunks_mut(size).zip(self.fresh.chunks_mut(size));
        for ((first, count), (members, fresh)) in starts.into_iter().zip(counts).zip(members) {
            let (own, others) = rest.split_at_mut(count);
            parts.push((first, members, fresh, own));
            rest = others;
        }
        let show =
            |(first, members, fresh, out): (usize, &mut [Members], &mut [Words], &mut [C])| {
                show(first, members, fresh, out)
            };
        let shown: Vec<(usize, usize)> = match shared {
            true => in_shares(parts, show),
            false => parts.into_iter().map(show).collect(),
        };
        for (more, given_up) in shown {
            self.bytes = self.bytes + more - given_up;
        }
    }

    /// How many keys rows of the last round have.
    pub fn delta_len(&self) -> usize {
        self.delta.len()
    }

    /// The cells of one of these keys.
    #[inline]
    pub fn delta_key(&self, at: usize) -> &[C] {
        self.keys.get(self.delta[at])
    }

    /// Bytes held; the numbers are not counted, which others share.
    pub fn bytes(&self) -> usize {
        let each = size_of::<Members>() + size_of::<Words>();
        self.bytes + self.keys.bytes() + self.members.capacity() * each
    }
}

/// About how many rows share a key: of all keys, or of some of them if there are many. On all threads of the
/// pool if they are told.
pub(in crate::eval) fn rows_per_key<C: Cell>(rows: &[C], arity: usize, parallel: bool) -> usize {
    const SAMPLE: u32 = 14;
    const KEYS: usize = 256;
    let share = if parallel { SHARE * arity } else { rows.len().max(1) };
    // All rows of a key are counted, or none.
    fn sample<C: Cell>(rows: &[C], arity: usize, zeros: u32) -> (FxHashSet<&[C]>, usize) {
        let keys = rows.chunks_exact(arity).map(|row| &row[..arity - 1]);
        let is_counted = |key: &&[C]| zeros == 0 || hash_row(key).trailing_zeros() >= zeros;
        let mut count = 0;
        let keys = keys.filter(is_counted).inspect(|_| count += 1).collect();
        (keys, count)
    }
    let count = |zeros: u32| {
        let of = |rows| sample(rows, arity, zeros);
        let mut parts = each(rows.chunks(share).collect(), of).into_iter();
        let (mut keys, mut count) = parts.next().unwrap_or_default();
        for (more, rows) in parts {
            keys.extend(more);
            count += rows;
        }
        (keys.len(), count)
    };
    let zeros = (rows.len() / arity).checked_ilog2().unwrap_or(0).saturating_sub(SAMPLE);
    let (keys, rows) = Some(count(zeros)).filter(|it| it.0 >= KEYS).unwrap_or_else(|| count(0));
    rows / keys.max(1)
}
