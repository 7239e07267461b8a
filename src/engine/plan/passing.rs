//! Rules that pass their last column through: `points(to, l) :- copy(to, from), points(from, l).`
//! Where both relations keep sets, such a rule takes all of a key at once.

use super::once::{counts, has_counter, mark};
use super::order::{Planner, atoms};
use super::vars::{lit_vars, vars};
use super::{Op, Part};
use crate::ir::{Expr, RelId, Rule};

/// The atom of the body, counting atoms, whose last column the rule passes through unseen, if there
/// is one: the head and the atom, of a relation that `keeps` sets, end in a variable that nothing
/// else has, and what stands before it in the atom is known without it.
pub(crate) fn atom(rule: &Rule, keeps: impl Fn(RelId) -> bool) -> Option<usize> {
    let (Expr::Var(last), key) = rule.args.split_last()? else { return None };
    if rule.subsumes || !rule.plan.is_empty() || !keeps(rule.head) {
        return None;
    }
    let mut uses = 0;
    let mut count = |var| uses += usize::from(var == *last);
    key.iter().for_each(|expr| vars(expr, &mut count));
    rule.body.iter().for_each(|lit| lit_vars(lit, true, &mut count));
    // A counter counts rows.
    if uses != 1 || rule.args.iter().any(counts) {
        return None;
    }
    atoms(&rule.body).position(|(relation, args)| {
        let is_last = matches!(args.last(), Some(Expr::Var(var)) if var == last);
        let is_whole = !args.iter().any(|arg| matches!(arg, Expr::Any));
        keeps(relation) && is_last && is_whole && args.len() <= 32
    })
}

/// The relation of an atom of the body.
pub(crate) fn relation(rule: &Rule, atom: usize) -> Option<RelId> {
    atoms(&rule.body).nth(atom).map(|(relation, _)| relation)
}

impl Planner<'_> {
    /// Ends the operations with what passes the sets of atom `passing` on; the head's last column
    /// does not come from its `row`.
    pub(super) fn unite(
        &mut self,
        passing: usize,
        row: &mut Vec<Expr>,
        ops: &mut Vec<Op>,
    ) -> Result<(), String> {
        let (relation, args) = atoms(&self.rule.body).nth(passing).ok_or("an atom")?;
        row.pop();
        let keys = args.split_last().map_or(args, |(_, keys)| keys);
        let key: Vec<Expr> = keys.iter().map(|expr| self.resolve(expr)).collect();
        let mut needed = key.clone();
        needed.extend_from_slice(row);
        if let Some(open) = needed.iter().find(|expr| !self.is_bound(expr)) {
            return Err(format!("{open:?}"));
        }
        if ops.iter().any(has_counter) {
            return Err("a counter".to_owned());
        }
        let part = if self.delta == Some(passing) { Part::Delta } else { Part::All };
        ops.push(Op::Unite { relation, key, part });
        mark(ops, &needed, self.rule.vars.len());
        Ok(())
    }
}
