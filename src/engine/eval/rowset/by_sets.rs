//! What a set of rows does that has sets in place of slots.

use super::RowSet;
use super::sets::{Passes, Sets};
use crate::eval::cell::Cell;

impl<C: Cell> RowSet<C> {
    /// Are rows left out, if it is kept as sets, whose last values have no number yet? They are to be taken
    /// then, with [`Self::take_deferred`], and to be inserted later.
    pub fn defer(&mut self, defers: bool) {
        if let Some(sets) = &mut self.sets {
            sets.defer(defers);
        }
    }

    /// The rows that were left out.
    pub fn take_deferred(&mut self) -> Vec<C> {
        self.sets.as_mut().map(|sets| sets.take_deferred()).unwrap_or_default()
    }

    /// Adds to a key what other sets, or its own, have for another: see [`Sets::pass`]. Answers how
    /// many words there were to look at.
    pub(in crate::eval) fn pass(
        &mut self,
        key: &[C],
        from: Option<&Sets<C>>,
        of: &[C],
        is_delta: bool,
    ) -> usize {
        let Some(sets) = &mut self.sets else { return 0 };
        let (rows, words) = sets.pass(key, from, of, is_delta);
        self.fresh_len += rows;
        words
    }

    /// Does what was noted: see [`Sets::pass_all`].
    pub(in crate::eval) fn pass_all(
        &mut self,
        from: Option<&Sets<C>>,
        is_delta: bool,
        lists: Vec<Passes<C>>,
    ) {
        let sets = self.sets.as_mut();
        self.fresh_len += sets.map_or(0, |sets| sets.pass_all(from, is_delta, lists));
    }

    /// Keeps the rows as these sets from now on.
    pub(in crate::eval) fn keep_as(&mut self, sets: Sets<C>) {
        *self = RowSet { sets: Some(Box::new(sets)), ..RowSet::hashed(self.arity) };
    }

    /// Makes the fresh rows of sets visible, and appends them to `rows` unless they are not kept;
    /// false if there are no sets.
    pub(in crate::eval) fn advance_sets(&mut self, rows: &mut Vec<C>, parallel: bool) -> bool {
        let Some(sets) = &mut self.sets else { return false };
        sets.advance((!self.is_rowless).then_some(rows), parallel);
        true
    }
}
