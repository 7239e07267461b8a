//! Which values of a program may be ids of modules: nothing may be computed of those, for they are other
//! numbers elsewhere.

use super::lower::{each_expr, each_record, of_expr};
use crate::ir::{Checked, Expr, Lit, RelId, Relation, Rule, Var};
use crate::syntax::ast::{AggregateOp, CmpOp};
use rustc_hash::FxHashSet;

/// What may be ids of modules.
pub(super) struct Ids {
    columns: Vec<Vec<bool>>,
    /// Fields of records, by how many these have and the place.
    fields: FxHashSet<(usize, usize)>,
}

impl Ids {
    pub fn of(program: &Checked, has_ids: &dyn Fn(&str, usize) -> bool) -> Self {
        let heads: FxHashSet<RelId> = program.rules.iter().map(|rule| rule.head).collect();
        let columns = |(at, relation): (usize, &Relation)| -> Vec<bool> {
            let is_given = !heads.contains(&at);
            let column = |column| is_given && has_ids(&relation.name, column);
            (0..relation.columns.len()).map(column).collect()
        };
        let columns = program.relations.iter().enumerate().map(columns).collect();
        let mut ids = Self { columns, fields: FxHashSet::default() };
        loop {
            let mut changed = false;
            for rule in &program.rules {
                let found = ids.variables(&rule.body, FxHashSet::default());
                let is_id = |arg: &Expr| matches!(arg, Expr::Var(it) if found.contains(it));
                for (column, arg) in rule.args.iter().enumerate() {
                    if is_id(arg) && !std::mem::replace(&mut ids.columns[rule.head][column], true) {
                        changed = true;
                    }
                }
                let fields = &mut ids.fields;
                let mut see = |expr: &Expr| {
                    each_record(expr, &mut |list| {
                        for (place, field) in list.iter().enumerate() {
                            changed |= is_id(field) && fields.insert((list.len(), place));
                        }
                    });
                };
                rule.args.iter().for_each(&mut see);
                each_expr(&rule.body, &mut see);
            }
            if !changed {
                return ids;
            }
        }
    }

    /// The variables that may be ids, besides `found`.
    fn variables(&self, body: &[Lit], mut found: FxHashSet<Var>) -> FxHashSet<Var> {
        loop {
            let before = found.len();
            for lit in body {
                match lit {
                    Lit::Atom(relation, args) => {
                        for (arg, &is_id) in args.iter().zip(&self.columns[*relation]) {
                            if let (Expr::Var(variable), true) = (arg, is_id) {
                                found.insert(*variable);
                            }
                        }
                    }
                    Lit::Cmp(CmpOp::Eq, _, Expr::Var(one), Expr::Var(other))
                        if found.contains(one) || found.contains(other) =>
                    {
                        found.extend([*one, *other]);
                    }
                    Lit::Aggregate(result, _, _, Some(Expr::Var(target)), inner)
                        if self.variables(inner, found.clone()).contains(target) =>
                    {
                        found.insert(*result);
                    }
                    _ => {}
                }
            }
            each_expr(body, &mut |expr| {
                each_record(expr, &mut |list| {
                    for (place, field) in list.iter().enumerate() {
                        if let (Expr::Var(it), true) =
                            (field, self.fields.contains(&(list.len(), place)))
                        {
                            found.insert(*it);
                        }
                    }
                });
            });
            if found.len() == before {
                return found;
            }
        }
    }

    /// That nothing is computed of ids.
    pub fn check(&self, rule: &Rule) -> Result<(), &'static str> {
        let found = self.variables(&rule.body, FxHashSet::default());
        self.check_body(&rule.body, &found)?;
        check_exprs(&rule.args, &found)
    }

    fn check_body(&self, body: &[Lit], found: &FxHashSet<Var>) -> Result<(), &'static str> {
        for lit in body {
            match lit {
                Lit::Atom(_, args) | Lit::Not(_, args) => check_exprs(args, found)?,
                Lit::Cmp(_, _, left, right) => check_exprs([left, right], found)?,
                Lit::Range(_, _, args) => {
                    check_exprs(args, found)?;
                    if args.iter().any(|arg| matches!(arg, Expr::Var(it) if found.contains(it))) {
                        return Err(COMPUTES);
                    }
                }
                Lit::Aggregate(_, op, _, target, inner) => {
                    let within = self.variables(inner, found.clone());
                    self.check_body(inner, &within)?;
                    check_exprs(target, &within)?;
                    let is_id = matches!(target, Some(Expr::Var(it)) if within.contains(it));
                    if is_id && matches!(op, AggregateOp::Sum | AggregateOp::Mean) {
                        return Err(COMPUTES);
                    }
                }
                Lit::False => {}
            }
        }
        Ok(())
    }
}

const COMPUTES: &str = "computes with ids of modules";

fn check_exprs<'e>(
    exprs: impl IntoIterator<Item = &'e Expr>,
    ids: &FxHashSet<Var>,
) -> Result<(), &'static str> {
    for expr in exprs {
        let mut has_ids = false;
        match expr {
            Expr::Call(..) | Expr::User(..) => {
                of_expr(expr, &mut |it| has_ids |= ids.contains(&it))
            }
            Expr::Record(fields) => check_exprs(fields, ids)?,
            _ => {}
        }
        if has_ids {
            return Err(COMPUTES);
        }
    }
    Ok(())
}
