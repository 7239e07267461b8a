//! Sets that a rule passes on as a whole.

use super::{Flow, Machine};
use crate::eval::cell::Cell;
use crate::eval::sink::Sink;
use crate::ir::{Expr, RelId};
use crate::plan::{Match, Op, Part};

impl<C: Cell> Machine<'_, C> {
    /// Goes on with each key of the relation's last round.
    pub(super) fn keys(&mut self, relation: RelId, found: &Match, rest: &[Op]) -> Flow {
        // The head's sets are with the sink, and grow meanwhile; which keys are of the last round
        // does not change.
        let sets = match &self.sink {
            Sink::Insert { set, .. } if relation == self.head => &set.sets,
            _ => &self.relations[relation].set.sets,
        };
        let keys: Vec<Box<[C]>> =
            sets.iter().flat_map(|sets| sets.delta()).map(Box::from).collect();
        let mut flow = Flow::Miss;
        for key in keys {
            if self.tick() {
                return Flow::Stop;
            }
            if self.take(found, &key) {
                match self.next(rest) {
                    Flow::Stop => return Flow::Stop,
                    Flow::Hit => flow = Flow::Hit,
                    Flow::Miss => {}
                }
            }
        }
        flow
    }

    /// Adds to the head what the relation has for the key.
    pub(super) fn unite(&mut self, relation: RelId, key: &[Expr], part: Part) -> Flow {
        if self.tick() {
            return Flow::Stop;
        }
        let mut of = [C::default(); 32];
        let of = &mut of[..key.len()];
        for (cell, expr) in of.iter_mut().zip(key) {
            *cell = self.eval(expr);
        }
        let row = self.row;
        self.fill(row);
        if self.stopped.is_some() {
            return Flow::Stop;
        }
        let Sink::Insert { set, .. } = &mut self.sink else { return Flow::Hit };
        let Some(sets) = set.sets.as_deref() else { return Flow::Hit };
        let is_delta = part == Part::Delta;
        if relation == self.head {
            sets.absent(&self.out, sets, of, is_delta, &mut self.words);
        } else if let Some(from) = self.relations[relation].set.sets.as_deref() {
            sets.absent(&self.out, from, of, is_delta, &mut self.words);
        }
        if !self.words.is_empty() {
            set.add(&self.out, &self.words);
        }
        Flow::Hit
    }
}
