//! Sets that a rule passes on as a whole.

use super::{Flow, Machine};
use crate::eval::cell::Cell;
use crate::eval::rowset::sets::Sets;
use crate::eval::sink::Sink;
use crate::ir::{Expr, RelId};
use crate::plan::{Match, Op, Part};

impl<C: Cell> Machine<'_, C> {
    /// The sets of a relation; those of the head are with the sink.
    fn sets(&self, relation: RelId) -> Option<&Sets<C>> {
        let set = match &self.sink {
            Sink::Insert { set, .. } if relation == self.head => set,
            Sink::Buffer { set, .. } | Sink::Pass { set, .. } if relation == self.head => *set,
            _ => &self.relations[relation].set,
        };
        set.sets()
    }

    /// Goes on with each key of the relation's last round.
    pub(super) fn keys(&mut self, relation: RelId, found: &Match, rest: &[Op]) -> Flow {
        // The head's sets grow meanwhile; which keys are of the last round does not change.
        let all = (0, self.sets(relation).map_or(0, Sets::delta_len));
        let (from, to, most) = self.span(all);
        let mut key = [C::default(); 32];
        let mut flow = Flow::Miss;
        for at in from..to {
            if self.work() >= most {
                self.rest = Some(at);
                break;
            }
            if self.tick() {
                return Flow::Stop;
            }
            let Some(sets) = self.sets(relation) else { return Flow::Miss };
            let cells = sets.delta_key(at);
            let key = &mut key[..cells.len()];
            key.copy_from_slice(cells);
            if self.take(found, key) {
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
        let is_delta = part == Part::Delta;
        let other = if relation == self.head { None } else { self.relations[relation].set.sets() };
        match &mut self.sink {
            Sink::Insert { set, .. } => self.words += set.pass(&self.out, other, of, is_delta),
            Sink::Pass { set, passes } => {
                if let Some(own) = set.sets() {
                    own.note(&self.out, other.unwrap_or(own), of, is_delta, passes);
                }
            }
            _ => {}
        }
        Flow::Hit
    }
}
