//! Joins through an equivalence: of `same(x, y), label(y, text)` with a known `x`, the rows of
//! `label` are searched by the class of `y`, so that the members of the class without a row cost
//! nothing.

use super::draft::Wanted;
use super::order::Planner;
use super::{Match, Op};
use crate::ir::{Expr, Lit, RelId, Var};

/// An atom of an equivalence, together with one that it is joined with.
pub(super) struct Alike<'r> {
    /// The known element.
    key: &'r Expr,
    /// The other atom's place among those that are left, its relation, and the column of an element
    /// that is equal to the known one.
    pub(super) at: usize,
    relation: RelId,
    args: &'r [Expr],
    column: usize,
    /// About how many rows are equal so.
    pub(super) cost: f64,
}

impl Planner<'_> {
    /// The atom that an atom of an equivalence is best joined with, if both are complete.
    pub(super) fn alike<'r>(
        &self,
        relation: RelId,
        args: &'r [Expr],
        left: &[(usize, &'r Lit)],
    ) -> Option<Alike<'r>> {
        let classes = self.classes(relation)? as f64;
        let (key, other) = match args {
            [a, Expr::Var(b)] if self.is_bound(a) && !self.bound[*b as usize] => (a, *b),
            [Expr::Var(a), b] if self.is_bound(b) && !self.bound[*a as usize] => (b, *a),
            _ => return None,
        };
        let joined = left.iter().enumerate().filter_map(|(at, (_, lit))| match lit {
            Lit::Atom(relation, args) if self.is_complete(*relation) => {
                let column = only_column(args, other)?;
                let cost = self.context.sizes.len(*relation) as f64 / classes;
                Some(Alike { key, at, relation: *relation, args, column, cost })
            }
            _ => None,
        });
        joined.min_by(|one, other| one.cost.total_cmp(&other.cost))
    }

    /// How many classes a complete equivalence has.
    fn classes(&self, relation: RelId) -> Option<usize> {
        let is_complete = !self.context.growing.contains(&relation) && !self.context.before;
        self.context.sizes.classes(relation).filter(|_| is_complete).map(|it| it.max(1))
    }

    /// Has the relation all its rows, one by one?
    fn is_complete(&self, relation: RelId) -> bool {
        !self.context.growing.contains(&relation) && self.context.sizes.classes(relation).is_none()
    }

    pub(super) fn join_alike(&mut self, classes: RelId, alike: &Alike<'_>, ops: &mut Vec<Op>) {
        let key = self.resolve(alike.key);
        let found: Match = self.found(alike.args);
        let Alike { relation, column, .. } = *alike;
        let index = self.want(Wanted::Alike { relation, column, classes });
        ops.push(Op::Alike { classes, key, relation, index, found, once: false });
    }
}

/// The column that is the variable, if just one has it.
fn only_column(args: &[Expr], var: Var) -> Option<usize> {
    let is_it = |arg: &&Expr| matches!(arg, Expr::Var(it) if *it == var);
    let column = args.iter().position(|arg| is_it(&arg))?;
    (args.iter().filter(is_it).count() == 1).then_some(column)
}
