//! What the keys of rows decide alone: `written(l, from) :- points(address, l), store(address, from).`
//!
//! Where a relation is kept as sets, the rows of a key are neighbours. Whether an address has a store is asked
//! once then, and not for each location that it points to.

use super::Op;
use crate::ir::{Expr, RelId, Var};
use rustc_hash::FxHashSet;

/// Puts at the beginning of the outermost loop what the first columns of its rows decide, as many as `grouped`
/// says of their relation, and what cannot fail.
pub(super) fn guard(ops: &mut Vec<Op>, grouped: impl Fn(RelId) -> usize) {
    let Some(place) = ops.iter().position(Op::is_loop) else { return };
    let Op::Scan { relation, found, once: false, .. } = &ops[place] else { return };
    let columns = grouped(*relation);
    if columns == 0 {
        return;
    }
    let keys = found.bind.iter().filter(|(column, _)| *column < columns);
    let mut keys: FxHashSet<Var> = keys.map(|it| it.1).collect();
    let mut inner = ops.split_off(place + 1);
    let mut guards = Vec::new();
    let mut at = 0;
    // Before the next loop it is asked no more.
    while let Some(op) = inner.get(at).filter(|op| !op.is_loop() || matches!(op, Op::Unpack { .. }))
    {
        let is_decided = match op {
            Op::Exists { row, .. } => row.iter().all(|expr| is_plain(expr, &keys)),
            Op::Any { key, .. } => key.iter().all(|expr| is_plain(expr, &keys)),
            Op::Filter { left, right, .. } => is_plain(left, &keys) && is_plain(right, &keys),
            Op::Unpack { record, fields, .. } => {
                is_plain(record, &keys) && fields.check.iter().all(|it| is_plain(&it.1, &keys))
            }
            _ => false,
        };
        if !is_decided {
            at += 1;
            continue;
        }
        let op = inner.remove(at);
        if let Op::Unpack { fields, .. } = &op {
            keys.extend(fields.bind.iter().map(|it| it.1));
        }
        guards.push(op);
    }
    for op in &inner {
        match op {
            Op::Lookup { relation, index, key, .. }
                if key.iter().all(|expr| is_plain(expr, &keys)) =>
            {
                let (relation, index, key) = (*relation, *index, key.clone());
                guards.push(Op::Any { relation, index, key, negated: false });
            }
            _ => {}
        }
    }
    if !guards.is_empty() {
        ops.push(Op::Guard { columns, ops: guards });
    }
    ops.append(&mut inner);
}

/// A value that the keys know, and that is had without doing anything.
fn is_plain(expr: &Expr, keys: &FxHashSet<Var>) -> bool {
    match expr {
        Expr::Const(_) | Expr::Text(_) => true,
        Expr::Var(var) => keys.contains(var),
        _ => false,
    }
}
