//! Rows of a relation: appended to one flat vector, found again through a set of whole rows
//! (`rowset`) and through indexes over some columns (`index`). Those of an equivalence relation are
//! not kept, but its `classes`.
//!
//! The rows of the last round (the delta) are a range of row numbers, the last ones. Those before may be
//! sorted while their relation grows (`settled`); else a row does not move.

mod alike;
mod removal;
mod sampled;

use self::alike::AlikeIndex;
use self::sampled::Samples;
use super::cell::Cell;
use super::classes::{Classes, United};
use super::index::Index;
use super::joined::Joined;
use super::rowset::RowSet;
use super::settled::Settled;
use super::sink::Choices;
use super::team::each;
use crate::ir::{RelId, Relation};
use crate::plan::part::Part;
use std::ops::Deref;

/// Rows below which threads are not worth their start, nor a set its removal.
const SMALL: usize = 4096;

/// Cells of a relation that is rather put into the order of an index than copied. Below, its rows keep the
/// order in which rules find them: what is found from them comes in order, too, and need not be sorted.
const ROOM: usize = 1 << 17;

/// Rows in ascending order that are found among so few as soon as in any other way.
const FEW: usize = 16;

/// What stands for an index of both columns of an equivalence relation; the columns stand for their
/// own, and nothing is kept for them.
pub(super) const BOTH: usize = 2;

/// All rows of a relation.
#[derive(Debug)]
pub(crate) struct Rows<C> {
    pub arity: usize,
    /// The visible rows, one after the other.
    pub cells: Vec<C>,
    /// How many rows are visible.
    pub len: usize,
    /// How many more there were, which nothing needs any more but their number.
    given_up: usize,
    /// The first row of the last round.
    pub delta: usize,
    /// Is its stratum being evaluated?
    pub growing: bool,
    pub set: RowSet<C>,
    /// Rows before the last round, which the set leaves out.
    pub(super) settled: Settled,
    /// How many rows there are at least when the older ones are sorted, if they may be: nobody asks later
    /// which round a row came from.
    pub settles_from: Option<usize>,
    pub indexes: Vec<Index<C>>,
    /// Where each round of a recursive stratum ended: what a row was derived from came before. Of
    /// classes: how many links there were.
    pub rounds: Vec<usize>,
    /// In place of rows, of an equivalence relation.
    pub classes: Option<Box<Classes<C>>>,
    /// What the current round unites.
    pub united: United<C>,
    samples: Samples,
    /// Which rows hold, of a relation with lattices that grows.
    pub joined: Option<Box<Joined<C>>>,
    /// Does something know complete rows by their numbers, so that they keep their places?
    pub is_numbered: bool,
    /// How many strata whose rules run once are still to pass its sets on, if it has some.
    pub passed: u32,
    /// What is taken of its choice domains while a program runs.
    pub(super) choices: Option<Box<Choices<C>>>,
    /// Bytes and rows when they were last counted for the limits of a run.
    pub counted: (usize, usize),
    /// For joins through equivalences, which are complete: see [`Rows::index_alike`].
    alike: Vec<AlikeIndex>,
}

/// A row as others see it: a kept one, or a pair of equal elements.
pub(crate) enum Seen<'r, C> {
    Row(&'r [C]),
    Pair([C; 2]),
}

impl<C> Deref for Seen<'_, C> {
    type Target = [C];

    fn deref(&self) -> &[C] {
        match self {
            Seen::Row(row) => row,
            Seen::Pair(pair) => pair,
        }
    }
}

impl<C: Cell> Rows<C> {
    /// No rows, of the relation that is declared so.
    pub fn of(declared: &Relation) -> Self {
        let classes = declared.eqrel.then(Box::default);
        Rows { classes, ..Rows::new(declared.columns.len()) }
    }

    pub fn new(arity: usize) -> Self {
        Rows {
            arity,
            cells: Vec::new(),
            len: 0,
            given_up: 0,
            delta: 0,
            growing: false,
            set: RowSet::new(arity),
            settled: Settled::default(),
            settles_from: None,
            indexes: Vec::new(),
            rounds: Vec::new(),
            classes: None,
            united: United::default(),
            samples: Samples::default(),
            joined: None,
            is_numbered: false,
            passed: 0,
            choices: None,
            counted: (0, 0),
            alike: Vec::new(),
        }
    }

    /// How many rows hold.
    pub fn holding(&self) -> usize {
        self.len - self.joined.as_ref().map_or(0, |joined| joined.dead_len())
    }

    /// A row that is kept.
    #[inline]
    pub fn row(&self, id: usize) -> &[C] {
        &self.cells[id * self.arity..(id + 1) * self.arity]
    }

    /// The row of that number, when all are there.
    #[inline]
    pub fn see(&self, id: usize) -> Seen<'_, C> {
        match &self.classes {
            Some(classes) => Seen::Pair(classes.pair(id)),
            None => Seen::Row(self.row(id)),
        }
    }

    /// How many rows there are, or were.
    pub fn number(&self) -> usize {
        self.len + self.given_up
    }

    /// Gives up all rows.
    pub fn clear(&mut self) {
        drop(self.take());
    }

    /// Has no rows any more; answers those that there were.
    pub fn take(&mut self) -> Self {
        let classes = self.classes.is_some().then(Box::default);
        let none = Rows { classes, counted: self.counted, ..Rows::new(self.arity) };
        std::mem::replace(self, none)
    }

    /// The same, and keeps how many they were.
    pub fn take_all_but_number(&mut self) -> Self {
        let rows = self.take();
        self.given_up = rows.number();
        rows
    }

    /// Complete rows, which are only looked at one after the other from now on, are found in no other way any
    /// more: answers what found them.
    pub fn take_ways(&mut self) -> Self {
        let mut ways = Rows::new(self.arity);
        if self.set.sets().is_none() {
            ways.set = std::mem::replace(&mut self.set, RowSet::dropped(self.arity));
        }
        ways.settled = std::mem::take(&mut self.settled);
        ways.indexes = std::mem::take(&mut self.indexes);
        ways.alike = std::mem::take(&mut self.alike);
        ways
    }

    /// The steps of a scan of a part: its rows, or what [`Classes::step`] says.
    #[inline]
    pub fn steps(&self, part: Part) -> (usize, usize) {
        match (&self.classes, part) {
            (Some(classes), _) => (0, classes.steps(part)),
            (None, Part::All) => (0, self.len),
            (None, Part::Delta) => (self.delta, self.len),
            (None, Part::Old) => (0, self.delta),
        }
    }

    /// Where the rows end, as [`Self::rounds`] counts.
    pub fn end(&self) -> usize {
        self.classes.as_ref().map_or(self.len, |classes| classes.links().len())
    }

    /// Takes all rows to be of the last round.
    pub fn renew(&mut self) {
        self.delta = 0;
        if let Some(classes) = &mut self.classes {
            classes.renew();
        }
    }

    /// Are the rows kept as sets, too?
    pub fn keeps_sets(&self) -> bool {
        self.set.sets().is_some()
    }

    /// The number of the index over these columns, made if there is none yet.
    pub fn index(&mut self, columns: &[usize]) -> usize {
        if self.classes.is_some() {
            return if columns.len() == 2 { BOTH } else { columns[0] };
        }
        if let Some(at) = self.indexes.iter().position(|i| *i.columns == *columns) {
            self.indexes[at].wanted = true;
            return at;
        }
        self.indexes.push(Index::new(columns));
        self.indexes.len() - 1
    }

    /// The rows that may have the key in the index's columns, one after the other, if they are laid out so.
    #[inline]
    pub fn found(&self, index: usize, key: &[C]) -> Option<&[C]> {
        let index = self.indexes.get(index).filter(|it| it.is_packed())?;
        Some(index.rows(&self.cells, key, self.arity))
    }

    /// No index is wanted any more: plans that are made from now on ask for those that they need.
    pub fn want_no_index(&mut self) {
        self.indexes.iter_mut().for_each(|index| index.wanted = false);
    }

    /// Gives up what indexes know that are not wanted.
    pub fn drop_indexes(&mut self) {
        self.indexes.iter_mut().filter(|index| !index.wanted).for_each(Index::renew);
    }

    /// The number of the index over the classes, those of relation `of`, of the elements in a column,
    /// made if there is none yet. Both relations are complete.
    pub fn index_alike(&mut self, column: usize, of: RelId, classes: &Classes<C>) -> usize {
        if let Some(at) = self.alike.iter().position(|it| (it.column, it.of) == (column, of)) {
            return at;
        }
        self.alike.push(AlikeIndex::new(&self.cells, self.arity, (column, of), classes));
        self.alike.len() - 1
    }

    /// The rows with an element of the class in the index's column.
    pub fn alike(&self, index: usize, class: u32) -> impl Iterator<Item = &[C]> {
        self.alike[index].rows(class).map(|id| self.row(id as usize))
    }

    /// Forgets what is of one program, or of one run.
    pub fn forget_program(&mut self) {
        self.alike = Vec::new();
        self.choices = None;
        self.is_numbered = false;
        self.pass_no_more();
        self.counted = (0, 0);
    }

    /// How much work it is to make the fresh rows visible, in rows: those that are gathered are merged with
    /// all others, and for sets a row is more than a copy.
    pub fn to_advance(&self) -> usize {
        const SETS: usize = 8;
        match (self.set.gathers(), self.keeps_sets()) {
            (true, _) => self.len + self.set.fresh_len,
            (false, true) => SETS * self.set.fresh_len,
            (false, false) => self.set.fresh_len,
        }
    }

    /// Makes the fresh rows visible as the new delta.
    pub fn advance(&mut self) {
        self.advance_with(false);
    }

    /// The same; on all threads of the pool, if they are told and there is much to do.
    pub fn advance_with(&mut self, parallel: bool) {
        self.delta = self.len;
        if let Some(classes) = &mut self.classes {
            classes.advance(&mut self.united);
            self.len = classes.pairs();
            return;
        }
        if let Some(joined) = &mut self.joined {
            self.len += joined.settle(&mut self.cells, self.len);
            let dead = joined.dead_len();
            if dead > SMALL && 2 * dead > self.len {
                self.bury();
            }
            return;
        }
        self.set.sort_loose(&self.cells, parallel);
        if self.set.advance_sets(&mut self.cells, parallel) {
            // They have appended their rows themselves.
        } else if self.cells.is_empty() {
            self.cells = std::mem::take(&mut self.set.fresh);
        } else {
            self.cells.extend_from_slice(&self.set.fresh);
            // Rounds become small again: what a large one needed is not kept for long.
            match self.set.fresh.len() < self.set.fresh.capacity() / 4 {
                true => self.set.fresh = Vec::new(),
                false => self.set.fresh.clear(),
            }
        }
        self.len += self.set.fresh_len;
        self.set.fresh_len = 0;
        self.settle(parallel);
    }

    /// Appends rows that differ from each other and from those that are there, and makes them
    /// visible.
    pub fn append(&mut self, cells: &[C]) {
        self.set = RowSet::dropped(self.arity);
        self.delta = self.len;
        self.cells.extend_from_slice(cells);
        self.len = self.cells.len() / self.arity;
    }

    /// Gives up the set of a relation that is complete, unless it takes no room.
    pub fn drop_set(&mut self) {
        if self.len > SMALL && self.set.fresh_len == 0 && !self.set.ascends() {
            self.set = RowSet::dropped(self.arity);
        }
    }

    /// Gives up the sets of a relation that is complete, if it has some: nothing takes them on any more.
    pub fn pass_no_more(&mut self) {
        self.passed = 0;
        if self.keeps_sets() && !self.set.is_rowless {
            self.set = RowSet::dropped(self.arity);
        }
    }

    /// Can these rows take on the sets of others?
    pub fn takes_on(&self, others: &Self) -> bool {
        let (own, others) = (self.set.sets(), others.set.sets());
        own.zip(others).is_some_and(|(own, others)| own.numbers_those_of(others))
    }

    /// Builds the set of all rows again if it was given up, or leaves some out.
    pub fn ensure_set(&mut self) {
        if self.set.is_dropped() || !self.growing && self.settled.len() > 0 {
            self.settled = Settled::default();
            self.set = RowSet::build(&self.cells, self.arity, false);
        }
    }

    /// Must something be done before whole rows are found?
    pub fn is_to_be_found(&self) -> bool {
        self.set.is_dropped() || self.is_to_settle()
    }

    fn is_to_settle(&self) -> bool {
        let is_plain = self.classes.is_none() && !self.growing;
        is_plain && self.settled.len() == 0 && self.len > FEW && self.set.ascends()
    }

    /// Makes whole rows ready to be found: builds the set if it was given up. Complete rows that ascend are
    /// found by their first column from then on, if its values are not too many, and else by a table.
    /// On all threads of the pool, if they are told.
    pub fn find_rows(&mut self, parallel: bool) {
        if self.set.is_dropped() {
            self.set = RowSet::build(&self.cells, self.arity, parallel);
        } else if self.is_to_settle() {
            let (arity, len) = (self.arity, self.len);
            self.set = match self.settled.take(&mut self.cells, arity, len, true, parallel) {
                true => RowSet::after(arity, len),
                false => RowSet::build(&self.cells, arity, parallel),
            };
        }
    }

    /// Ends the growth of the relation. Indexes of chains are given up: an index that a later
    /// stratum wants is laid out bucket by bucket.
    pub fn complete(&mut self) {
        self.growing = false;
        self.set.settle(&self.cells, false);
        if self.settled.len() > 0 {
            let all = self.settled.len() == self.len && self.set.fresh_len == 0;
            self.set = if all { RowSet::new(self.arity) } else { RowSet::dropped(self.arity) };
        }
        self.unsettle();
        if self.joined.is_some() {
            self.bury();
            self.joined = None;
            self.set = RowSet::dropped(self.arity);
        }
        if let Some(classes) = &mut self.classes {
            return classes.number();
        }
        if self.passed == 0 {
            self.drop_set();
        }
        self.want_no_index();
        self.drop_indexes();
        self.cells.shrink_to_fit();
    }

    /// How many rows the indexes have to take in, all together.
    pub fn behind(&self) -> usize {
        let wanted = self.indexes.iter().filter(|index| index.wanted);
        wanted.map(|index| self.len.saturating_sub(index.len())).sum()
    }

    /// Do several indexes have so much to take in?
    pub fn is_for_threads(&self, behind: usize) -> bool {
        behind > SMALL && self.indexes.iter().filter(|index| index.wanted).count() > 1
    }

    /// Brings the indexes up to date, on several threads if there is much to do.
    pub fn update_indexes(&mut self, parallel: bool) {
        let (arity, len) = (self.arity, self.len);
        if self.classes.is_some() {
            return;
        }
        let wanted = self.indexes.iter().filter(|index| index.wanted);
        let Some(behind) = wanted.map(|i| len - i.len().min(len)).max() else {
            return;
        };
        if behind == 0 {
            return;
        }
        let shared = parallel && self.is_for_threads(behind);
        if self.growing {
            let cells = &self.cells;
            let settled = self.settled.len();
            let chain = |index: &mut Index<C>| {
                if !index.wanted {
                    return;
                }
                // The sorted rows are found by their first column without it.
                index.leave_out(if *index.columns == [0] { settled } else { 0 });
                index.chain(cells, arity, len);
            };
            if shared {
                each(self.indexes.iter_mut().collect(), chain);
            } else {
                self.indexes.iter_mut().for_each(chain);
            }
            return;
        }
        // The first index is the order of the rows, unless something knows them by number or they are
        // in the order of an index; the set can be built again.
        let is_unused = self.alike.is_empty() && self.indexes.iter().all(|i| i.len() == 0);
        let is_loose = self.rounds.is_empty() && !self.is_numbered;
        let rows = &self.cells[..len * arity];
        let behind = |index: &&mut Index<C>| index.wanted && index.len() < len;
        let mut is_kept = false;
        for index in self.indexes.iter_mut().filter(behind).filter(|it| !it.is_chained()) {
            is_kept |= index.adopt(rows, arity, parallel);
        }
        let free =
            is_loose && is_unused && rows.len() > ROOM && !is_kept && self.set.fresh_len == 0;
        let mut wanted = self.indexes.iter_mut().filter(behind);
        if free {
            if self.set.sets().is_none() {
                self.set = RowSet::dropped(arity);
            }
            self.settled = Settled::default();
            let first = wanted.next();
            if let Some(cells) = first.and_then(|it| it.pack(rows, arity, true, parallel)) {
                self.cells = cells;
            }
        }
        let cells = &self.cells;
        let update = |index: &mut Index<C>| {
            if index.is_chained() {
                index.chain(cells, arity, len);
            } else if !(free && index.adopt(&cells[..len * arity], arity, parallel)) {
                index.pack(&cells[..len * arity], arity, false, parallel);
            }
        };
        match shared {
            true => drop(each(wanted.collect(), update)),
            false => wanted.for_each(update),
        }
    }

    /// Begins to join rows that have the same key, so many columns. There are none: those that
    /// there were are answered.
    pub fn begin_to_join(&mut self, key: usize) -> Vec<C> {
        let cells = std::mem::take(&mut self.cells);
        self.clear();
        self.joined = Some(Box::new(Joined::new(key)));
        cells
    }

    /// About how many different values the columns have together, from a sample.
    pub fn distinct(&self, columns: &[usize]) -> f64 {
        if self.len == 0 || self.arity == 0 {
            return 1.0;
        }
        if let Some(classes) = &self.classes {
            return if columns.len() < 2 { classes.len() } else { self.len } as f64;
        }
        self.samples.distinct(&self.cells[..self.len * self.arity], self.arity, columns)
    }

    pub fn bytes(&self) -> usize {
        self.cells.capacity() * (C::BITS as usize / 8)
            + self.set.bytes()
            + self.settled.bytes()
            + self.indexes.iter().map(Index::bytes).sum::<usize>()
            + self.classes.as_ref().map_or(0, |classes| classes.bytes())
            + self.joined.as_ref().map_or(0, |joined| joined.bytes())
            + self.alike.iter().map(AlikeIndex::bytes).sum::<usize>()
    }
}
