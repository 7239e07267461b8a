//! Loops that may stop at their first success.

use super::Op;
use super::vars::vars;
use crate::ir::{Expr, Var};

/// Marks the loops whose variables the head does not need: one success is enough. Where the
/// head's row is complete before such a loop, a look whether it is present saves the loop.
pub(super) fn finish(ops: &mut Vec<Op>, row: &[Expr], vars_len: usize) {
    if let Some(at) = mark(ops, row, vars_len) {
        ops.insert(at, Op::Skip);
    }
}

/// Marks the loops whose variables are not among the `needed`; returns the first operation that is
/// not either.
pub(super) fn mark(ops: &mut [Op], row: &[Expr], vars_len: usize) -> Option<usize> {
    let mut needed = vec![false; vars_len];
    let mut counter = false;
    for expr in row {
        vars(expr, &mut |v| needed[v as usize] = true);
        counter |= counts(expr);
    }
    if counter || ops.iter().any(has_counter) {
        return None;
    }
    let mut first = None;
    for (i, op) in ops.iter_mut().enumerate().rev() {
        let bind: Vec<Var> = match op {
            Op::Scan { found, .. } | Op::Lookup { found, .. } | Op::Alike { found, .. } => {
                found.bind.iter().map(|b| b.1).collect()
            }
            Op::Unpack { fields, .. } => fields.bind.iter().map(|b| b.1).collect(),
            Op::Assign { var, .. } | Op::Range { var, .. } | Op::Aggregate { var, .. } => {
                vec![*var]
            }
            _ => Vec::new(),
        };
        if bind.iter().any(|&v| needed.get(v as usize) == Some(&true)) {
            break;
        }
        match op {
            Op::Scan { once, .. }
            | Op::Lookup { once, .. }
            | Op::Alike { once, .. }
            | Op::Range { once, .. } => {
                *once = true;
                first = Some(i);
            }
            Op::Aggregate { .. } => first = Some(i),
            _ => {}
        }
    }
    first
}

pub(super) fn counts(expr: &Expr) -> bool {
    match expr {
        Expr::Counter => true,
        Expr::Call(_, list) | Expr::User(_, list) | Expr::Record(list) => list.iter().any(counts),
        _ => false,
    }
}

pub(super) fn has_counter(op: &Op) -> bool {
    match op {
        Op::Assign { value, .. } => counts(value),
        Op::Filter { left, right, .. } => counts(left) || counts(right),
        _ => false,
    }
}
