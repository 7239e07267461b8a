//! A rule to a sequence of operations.
//!
//! The order of a rule's atoms decides its cost. The delta comes first, or, in a round that brings
//! many rows, after an atom that finds it by an index; then whatever needs no
//! search (comparisons, assignments, negation, atoms whose cells are all known) as early as
//! possible; then the atom with the fewest expected matches. `.plan` overrides the order of the
//! atoms. Plans are made when a stratum starts: the relations below are complete and their sizes
//! known.

mod alike;
mod congruence;
mod draft;
mod emit;
mod guard;
mod once;
mod order;
pub(super) mod part;
pub(super) mod passing;
mod vars;

pub(super) use congruence::{Congruence, congruence};
pub(super) use draft::{Draft, Wanted};
pub(super) use order::{Context, Lead, Sizes, atoms, plan};
pub(super) use part::Part;

use super::check::types::{Kind, Numeric};
use super::ir::{Expr, RelId, Var};
use super::syntax::ast::{AggregateOp, CmpOp};

/// What to do with a row that was found: check equal columns, known cells, then bind variables.
#[derive(Clone, Debug, Default)]
pub(super) struct Match {
    pub same: Vec<(usize, usize)>,
    pub check: Vec<(usize, Expr)>,
    pub bind: Vec<(usize, Var)>,
}

#[derive(Clone, Debug)]
pub(super) enum Op {
    /// Every row.
    Scan {
        relation: RelId,
        part: Part,
        found: Match,
        once: bool,
    },
    /// The rows with known cells in an index's columns.
    Lookup {
        relation: RelId,
        index: usize,
        key: Vec<Expr>,
        part: Part,
        found: Match,
        once: bool,
    },
    /// The rows with an element in an index's column that is equal to the key.
    Alike {
        classes: RelId,
        key: Expr,
        relation: RelId,
        index: usize,
        found: Match,
        once: bool,
    },
    /// Is there this row?
    Exists {
        relation: RelId,
        row: Vec<Expr>,
        negated: bool,
    },
    /// Is there a row with known cells in an index's columns?
    Any {
        relation: RelId,
        index: usize,
        key: Vec<Expr>,
        negated: bool,
    },
    /// What so many first columns of the row decide that the loop before is at.
    Guard {
        columns: usize,
        ops: Vec<Op>,
    },
    /// Is the relation empty?
    Empty {
        relation: RelId,
    },
    Filter {
        op: CmpOp,
        kind: Kind,
        left: Expr,
        right: Expr,
    },
    Assign {
        var: Var,
        value: Expr,
    },
    /// Takes a record apart: `fields` as in an atom.
    Unpack {
        record: Expr,
        arity: usize,
        fields: Match,
    },
    Range {
        var: Var,
        kind: Numeric,
        args: Vec<Expr>,
        once: bool,
    },
    Aggregate {
        var: Var,
        op: AggregateOp,
        kind: Numeric,
        target: Option<Expr>,
        /// Count each combination of these once.
        distinct: Option<Vec<Var>>,
        body: Vec<Op>,
    },
    Fail,
    /// The head's row is known already here: nothing to do if it is present.
    Skip,
    Emit,
    /// The keys, in all columns but the last, of a relation's rows of the last round.
    Keys {
        relation: RelId,
        found: Match,
    },
    /// What the relation has for the key goes to the head as a whole, in place of `Emit`.
    Unite {
        relation: RelId,
        key: Vec<Expr>,
        part: Part,
    },
}

#[derive(Clone, Debug)]
pub(super) struct Plan {
    pub rule: usize,
    pub head: RelId,
    pub row: Vec<Expr>,
    pub ops: Vec<Op>,
    pub vars: usize,
    /// Relations whose sets of rows are asked: the head and those of `Exists`.
    pub sets: Vec<RelId>,
    /// The relation whose delta drives the plan.
    pub delta: Option<RelId>,
    /// The atoms of the body that are searched, one after the other.
    pub order: Vec<usize>,
}

/// What the outermost loop of a plan goes through.
#[derive(Clone, Debug)]
pub(super) enum Outer {
    /// A part of a relation's rows.
    Rows(RelId, Part),
    /// The keys of a relation's rows of the last round.
    Keys(RelId),
    /// The rows that an index finds by a key of constants, of a relation that is complete.
    Found(RelId, usize, Vec<u64>),
}

impl Plan {
    /// What the outermost loop goes through; none if it is another loop.
    pub fn outer(&self) -> Option<Outer> {
        match self.ops.iter().find(|op| op.is_loop())? {
            Op::Scan { relation, part, once: false, .. } => Some(Outer::Rows(*relation, *part)),
            Op::Keys { relation, .. } => Some(Outer::Keys(*relation)),
            Op::Lookup { relation, index, key, part: Part::All, once: false, .. } => {
                let constant = |cell: &Expr| match cell {
                    Expr::Const(cell) => Some(*cell),
                    _ => None,
                };
                let key: Option<Vec<u64>> = key.iter().map(constant).collect();
                Some(Outer::Found(*relation, *index, key?))
            }
            _ => None,
        }
    }

    /// The relation that the outermost loop goes through, and which part of it, if it does so row by
    /// row.
    pub fn scanned(&self) -> Option<(RelId, Part)> {
        match self.outer()? {
            Outer::Rows(relation, part) => Some((relation, part)),
            Outer::Keys(_) | Outer::Found(..) => None,
        }
    }

    /// Do the keys of the rows that it goes through decide first?
    pub fn is_guarded(&self) -> bool {
        self.ops.iter().any(|op| matches!(op, Op::Guard { .. }))
    }

    /// Does it look whether the head's row that it would find is there?
    pub fn skips(&self) -> bool {
        self.ops.iter().any(|op| matches!(op, Op::Skip))
    }

    /// Does it pass sets on, in place of rows?
    pub fn passes_sets(&self) -> bool {
        matches!(self.ops.last(), Some(Op::Unite { .. }))
    }

    /// Does it go through a relation, and find the delta by what it has there?
    pub fn finds_delta(&self) -> bool {
        let is_loop = |op: &&Op| {
            matches!(
                op,
                Op::Scan { .. }
                    | Op::Lookup { .. }
                    | Op::Alike { .. }
                    | Op::Range { .. }
                    | Op::Aggregate { .. }
            )
        };
        let mut loops = self.ops.iter().filter(is_loop);
        matches!(loops.next(), Some(Op::Scan { part: Part::All | Part::Old, once: false, .. }))
            && matches!(loops.next(), Some(Op::Lookup { part: Part::Delta, .. }))
    }

    /// The relations beside the head that it asks for whole rows, or for sets of them.
    pub fn asks(&self) -> impl Iterator<Item = RelId> {
        let by_sets = self.ops.iter().filter_map(|op| match op {
            Op::Keys { relation, .. } | Op::Unite { relation, .. } => Some(*relation),
            _ => None,
        });
        self.sets.iter().copied().chain(by_sets).filter(|&relation| relation != self.head)
    }

    /// Does it look at single rows of the relation, beside adding some?
    pub fn reads_rows(&self, relation: RelId) -> bool {
        self.ops.iter().any(|op| op.reads_rows(relation))
    }
}

impl Op {
    /// Is it a loop, or something else than a question or a value?
    fn is_loop(&self) -> bool {
        !matches!(
            self,
            Op::Filter { .. }
                | Op::Assign { .. }
                | Op::Exists { .. }
                | Op::Any { .. }
                | Op::Guard { .. }
        )
    }

    fn reads_rows(&self, of: RelId) -> bool {
        match self {
            Op::Scan { relation, .. }
            | Op::Lookup { relation, .. }
            | Op::Alike { relation, .. }
            | Op::Exists { relation, .. }
            | Op::Any { relation, .. }
            | Op::Empty { relation } => *relation == of,
            Op::Aggregate { body: ops, .. } | Op::Guard { ops, .. } => {
                ops.iter().any(|op| op.reads_rows(of))
            }
            Op::Filter { .. }
            | Op::Assign { .. }
            | Op::Unpack { .. }
            | Op::Range { .. }
            | Op::Fail
            | Op::Skip
            | Op::Emit
            | Op::Keys { .. }
            | Op::Unite { .. } => false,
        }
    }
}

/// The relations of the `Exists` operations.
fn asked(ops: &[Op], out: &mut Vec<RelId>) {
    for op in ops {
        match op {
            Op::Exists { relation, .. } => out.push(*relation),
            Op::Aggregate { body, .. } => asked(body, out),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests;
