//! Pairs of an equivalence relation, which are made of its classes.

use super::{Flow, Machine};
use crate::eval::cell::Cell;
use crate::eval::classes::Classes;
use crate::eval::relation::BOTH;
use crate::ir::{Expr, RelId};
use crate::plan::{Match, Op, Part};
use std::ops::Range;

impl<C: Cell> Machine<'_, C> {
    /// Goes on with the pairs of a part, from these steps of its scan.
    pub(super) fn pairs(
        &mut self,
        classes: &Classes<C>,
        steps: Range<usize>,
        part: Part,
        found: &Match,
        once: bool,
        rest: &[Op],
    ) -> Flow {
        let mut flow = Flow::Miss;
        for step in steps {
            for &element in classes.step(part, step) {
                for &partner in classes.partners(element, part).into_iter().flatten() {
                    if self.enough(&[element, partner], found, once, rest, &mut flow) {
                        return flow;
                    }
                }
            }
        }
        flow
    }

    /// Goes on with the rows that have an element equal to the key.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn alike(
        &mut self,
        classes: RelId,
        key: &Expr,
        relation: RelId,
        index: usize,
        found: &Match,
        once: bool,
        rest: &[Op],
    ) -> Flow {
        let mut flow = Flow::Miss;
        let key = self.eval(key);
        let relations = self.relations;
        let class = relations[classes].classes.as_ref().and_then(|classes| classes.class(key));
        for row in class.into_iter().flat_map(|class| relations[relation].alike(index, class)) {
            if self.enough(row, found, once, rest, &mut flow) {
                break;
            }
        }
        flow
    }

    /// Goes on with the pairs of a part that have the key: the first element, the second, or both.
    #[allow(clippy::too_many_arguments)]
    pub(super) fn equal(
        &mut self,
        classes: &Classes<C>,
        column: usize,
        key: &[C],
        part: Part,
        found: &Match,
        once: bool,
        rest: &[Op],
    ) -> Flow {
        let mut flow = Flow::Miss;
        if column == BOTH {
            if classes.has(key[0], key[1], part) {
                self.enough(key, found, once, rest, &mut flow);
            }
            return flow;
        }
        for &partner in classes.partners(key[0], part).into_iter().flatten() {
            let pair = if column == 0 { [key[0], partner] } else { [partner, key[0]] };
            if self.enough(&pair, found, once, rest, &mut flow) {
                break;
            }
        }
        flow
    }
}
