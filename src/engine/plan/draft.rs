//! Plans whose indexes have no numbers yet: several can be made side by side, of relations that stand still.

use super::{Op, Plan};
use crate::ir::RelId;

/// An index that a plan asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// Over these columns of a relation.
    Columns(RelId, Vec<usize>),
    /// Over the classes, of an equivalence, of the elements in a relation's column.
    Alike { relation: RelId, column: usize, classes: RelId },
}

/// A plan, and the indexes that it asks for: where its operations have the number of one, they have
/// its place here.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    plan: Plan,
    wanted: Vec<Wanted>,
}

impl Draft {
    pub fn new(plan: Plan, wanted: Vec<Wanted>) -> Self {
        Draft { plan, wanted }
    }

    /// The plan, but for the numbers of indexes.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The plan, with the numbers that its indexes get.
    pub fn numbered(self, number: impl FnMut(&Wanted) -> usize) -> Plan {
        let Self { mut plan, wanted } = self;
        let numbers: Vec<usize> = wanted.iter().map(number).collect();
        renumber(&mut plan.ops, &numbers);
        plan
    }
}

fn renumber(ops: &mut [Op], numbers: &[usize]) {
    for op in ops {
        match op {
            Op::Lookup { index, .. } | Op::Alike { index, .. } | Op::Any { index, .. } => {
                *index = numbers[*index];
            }
            Op::Aggregate { body: ops, .. } | Op::Guard { ops, .. } => renumber(ops, numbers),
            Op::Scan { .. }
            | Op::Exists { .. }
            | Op::Empty { .. }
            | Op::Filter { .. }
            | Op::Assign { .. }
            | Op::Unpack { .. }
            | Op::Range { .. }
            | Op::Fail
            | Op::Skip
            | Op::Emit
            | Op::Keys { .. }
            | Op::Unite { .. } => {}
        }
    }
}
