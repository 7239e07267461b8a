//! Which columns have ids of a part, and which have what was made of them.

use super::Found;
use crate::ir::{Expr, Lit, Var};
use crate::syntax::ast::{AggregateOp, CmpOp};
use rustc_hash::FxHashSet;

impl Found<'_> {
    /// The greatest choice of bound columns that all rules keep.
    pub(super) fn bind(&mut self) {
        loop {
            let mut changed = false;
            // A subsumption makes no rows.
            for rule in self.rules().filter(|rule| !rule.subsumes) {
                let variables = self.bound_variables(&rule.body);
                for (column, expr) in rule.args.iter().enumerate() {
                    let is_bound = is_of_part(expr, &variables);
                    if !is_bound && std::mem::replace(&mut self.bound[rule.head][column], false) {
                        changed = true;
                    }
                }
            }
            if !changed {
                return;
            }
        }
    }

    /// The variables that have ids of a part, or records that have such.
    pub(super) fn bound_variables(&self, body: &[Lit]) -> FxHashSet<Var> {
        let mut found = FxHashSet::default();
        loop {
            let before = found.len();
            for lit in body {
                match lit {
                    Lit::Atom(relation, args) => {
                        for (arg, bound) in args.iter().zip(&self.bound[*relation]) {
                            if let (Expr::Var(variable), true) = (arg, bound) {
                                found.insert(*variable);
                            }
                        }
                    }
                    Lit::Cmp(CmpOp::Eq, _, left, right) => {
                        for (one, other) in [(left, right), (right, left)] {
                            let Expr::Var(variable) = one else { continue };
                            if is_of_part(other, &found) {
                                found.insert(*variable);
                            }
                        }
                    }
                    Lit::Aggregate(
                        result,
                        AggregateOp::Min | AggregateOp::Max,
                        _,
                        Some(Expr::Var(target)),
                        body,
                    ) if self.bound_variables(body).contains(target) => {
                        found.insert(*result);
                    }
                    _ => {}
                }
            }
            if found.len() == before {
                return found;
            }
        }
    }

    /// The least choice of columns that are made of ids.
    pub(super) fn taint(&mut self) {
        loop {
            let mut changed = false;
            for rule in self.rules().filter(|rule| !rule.subsumes) {
                let mut variables = self.bound_variables(&rule.body);
                self.add_made_of_ids(&rule.body, &mut variables);
                for (column, expr) in rule.args.iter().enumerate() {
                    let is_new = !self.bound[rule.head][column] && mentions(expr, &variables);
                    if is_new && !std::mem::replace(&mut self.tainted[rule.head][column], true) {
                        changed = true;
                    }
                }
            }
            if !changed {
                return;
            }
        }
    }

    /// Adds the variables that have something of ids, `found` being those that have ids.
    fn add_made_of_ids(&self, body: &[Lit], found: &mut FxHashSet<Var>) {
        loop {
            let before = found.len();
            for lit in body {
                match lit {
                    Lit::Atom(relation, args) => {
                        for (column, arg) in args.iter().enumerate() {
                            let has_ids = self.bound[*relation][column];
                            if self.tainted[*relation][column] || has_ids {
                                variables(arg, &mut |variable| {
                                    found.insert(variable);
                                });
                            }
                        }
                    }
                    Lit::Cmp(CmpOp::Eq, _, left, right) => {
                        for (one, other) in [(left, right), (right, left)] {
                            if mentions(other, found) {
                                variables(one, &mut |variable| {
                                    found.insert(variable);
                                });
                            }
                        }
                    }
                    Lit::Range(result, _, args) if args.iter().any(|it| mentions(it, found)) => {
                        found.insert(*result);
                    }
                    Lit::Aggregate(result, op, _, target, body) => {
                        let mut inner = found.clone();
                        inner.extend(self.bound_variables(body));
                        self.add_made_of_ids(body, &mut inner);
                        let is_made = target.as_ref().is_some_and(|it| mentions(it, &inner));
                        if is_made && *op != AggregateOp::Count {
                            found.insert(*result);
                        }
                    }
                    _ => {}
                }
            }
            if found.len() == before {
                return;
            }
        }
    }
}

/// Whether an expression is an id of a part, or a record with one, `ids` being the variables that are.
fn is_of_part(expr: &Expr, ids: &FxHashSet<Var>) -> bool {
    let is_id = |expr: &Expr| matches!(expr, Expr::Var(variable) if ids.contains(variable));
    match expr {
        Expr::Record(fields) => fields.iter().any(is_id),
        expr => is_id(expr),
    }
}

/// The variables of an expression.
fn variables(expr: &Expr, visit: &mut dyn FnMut(Var)) {
    match expr {
        Expr::Var(variable) => visit(*variable),
        Expr::Call(_, list) | Expr::User(_, list) | Expr::Record(list) => {
            list.iter().for_each(|it| variables(it, visit))
        }
        Expr::Const(_) | Expr::Text(_) | Expr::Any | Expr::Counter | Expr::Iteration => {}
    }
}

fn mentions(expr: &Expr, some: &FxHashSet<Var>) -> bool {
    let mut found = false;
    variables(expr, &mut |variable| found |= some.contains(&variable));
    found
}
