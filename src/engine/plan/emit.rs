//! Literals to operations, once their place is known.

use super::draft::Wanted;
use super::order::Planner;
use super::vars::lit_vars;
use super::{Match, Op, Part};
use crate::ir::{Expr, Lit, RelId, Var};
use std::sync::PoisonError;

impl Planner<'_> {
    /// Strings become cells.
    pub(super) fn resolve(&self, expr: &Expr) -> Expr {
        match expr {
            Expr::Text(text) => {
                let text = text.as_bytes();
                let symbols = self.context.symbols;
                let known = symbols.read().unwrap_or_else(PoisonError::into_inner).find(text);
                let write = || symbols.write().unwrap_or_else(PoisonError::into_inner);
                let number = known.unwrap_or_else(|| write().intern(text));
                Expr::Const(number.into())
            }
            Expr::User(call, list) => {
                Expr::User(call.clone(), list.iter().map(|e| self.resolve(e)).collect())
            }
            Expr::Call(overload, list) => {
                Expr::Call(overload, list.iter().map(|e| self.resolve(e)).collect())
            }
            Expr::Record(list) => Expr::Record(list.iter().map(|e| self.resolve(e)).collect()),
            other => other.clone(),
        }
    }

    pub(super) fn free(&mut self, lit: &Lit, ops: &mut Vec<Op>) {
        match lit {
            Lit::False => ops.push(Op::Fail),
            Lit::Atom(relation, args) => {
                let row = args.iter().map(|a| self.resolve(a)).collect();
                ops.push(Op::Exists { relation: *relation, row, negated: false });
            }
            Lit::Not(relation, args) => {
                let columns: Vec<usize> =
                    (0..args.len()).filter(|&i| !matches!(args[i], Expr::Any)).collect();
                if columns.len() == args.len() {
                    let row = args.iter().map(|a| self.resolve(a)).collect();
                    ops.push(Op::Exists { relation: *relation, row, negated: true });
                } else if columns.is_empty() {
                    ops.push(Op::Empty { relation: *relation });
                } else {
                    let key = columns.iter().map(|&c| self.resolve(&args[c])).collect();
                    let index = self.want(Wanted::Columns(*relation, columns));
                    ops.push(Op::Any { relation: *relation, index, key, negated: true });
                }
            }
            Lit::Cmp(op, kind, a, b) => {
                let (x, y) = (self.is_bound(a), self.is_bound(b));
                let (left, right) = (self.resolve(a), self.resolve(b));
                match (x, y) {
                    (true, true) => ops.push(Op::Filter { op: *op, kind: *kind, left, right }),
                    (true, false) => self.take(right, left, ops),
                    _ => self.take(left, right, ops),
                }
            }
            _ => {}
        }
    }

    /// `pattern = value`, the value known.
    fn take(&mut self, pattern: Expr, value: Expr, ops: &mut Vec<Op>) {
        match pattern {
            Expr::Var(var) => {
                self.bound[var as usize] = true;
                ops.push(Op::Assign { var, value });
            }
            Expr::Record(list) => {
                let mut nested = Vec::new();
                let list: Vec<Expr> = list
                    .into_iter()
                    .map(|field| match field {
                        Expr::Record(_) if !self.is_bound(&field) => {
                            let var = self.bound.len() as Var;
                            self.bound.push(false);
                            nested.push((var, field));
                            Expr::Var(var)
                        }
                        other => other,
                    })
                    .collect();
                let fields = self.found(&list);
                ops.push(Op::Unpack { record: value, arity: list.len(), fields });
                for (var, field) in nested {
                    self.take(field, Expr::Var(var), ops);
                }
            }
            _ => {}
        }
    }

    /// Binds the variables of an atom's arguments that have no value yet.
    pub(super) fn found(&mut self, args: &[Expr]) -> Match {
        let mut found = Match::default();
        let mut here: Vec<(Var, usize)> = Vec::new();
        let mut late = Vec::new();
        for (column, arg) in args.iter().enumerate() {
            match arg {
                Expr::Any => {}
                Expr::Var(v) if !self.bound[*v as usize] => match here.iter().find(|h| h.0 == *v) {
                    Some(&(_, first)) => found.same.push((first, column)),
                    None => {
                        here.push((*v, column));
                        found.bind.push((column, *v));
                    }
                },
                other => late.push((column, self.resolve(other))),
            }
        }
        found.check = late;
        for (v, _) in here {
            self.bound[v as usize] = true;
        }
        found
    }

    pub(super) fn computed(&mut self, lit: &Lit, ops: &mut Vec<Op>) -> Result<(), String> {
        match lit {
            Lit::Range(var, kind, args) => {
                let args = args.iter().map(|a| self.resolve(a)).collect();
                self.bound[*var as usize] = true;
                ops.push(Op::Range { var: *var, kind: *kind, args, once: false });
            }
            Lit::Aggregate(var, op, kind, target, body) => {
                let before = (self.aggregate, self.bound.clone(), self.atom);
                self.aggregate = true;
                self.atom = usize::MAX / 2;
                let mut inner = self.body(body)?;
                let target = target.as_ref().map(|t| self.resolve(t));
                inner.push(Op::Emit);
                let vars = self.bound.len();
                (self.aggregate, self.bound, self.atom) = before;
                self.bound.resize(vars, false);
                self.bound[*var as usize] = true;
                let distinct = self.distinct(body);
                ops.push(Op::Aggregate {
                    var: *var,
                    op: *op,
                    kind: *kind,
                    target,
                    distinct,
                    body: inner,
                });
            }
            _ => {}
        }
        Ok(())
    }

    /// The reference evaluates an aggregate over several atoms, or over one with an aggregate or
    /// a range, as a relation of the named variables: values of `_` do not count. Over a single
    /// atom they do.
    fn distinct(&self, body: &[Lit]) -> Option<Vec<Var>> {
        let atoms = body.iter().filter(|l| matches!(l, Lit::Atom(..))).count();
        let nested = |l: &Lit| matches!(l, Lit::Aggregate(..) | Lit::Range(..));
        let any = body.iter().any(
            |l| matches!(l, Lit::Atom(_, args) if args.iter().any(|a| matches!(a, Expr::Any))),
        );
        if !any || (atoms < 2 && !body.iter().any(nested)) {
            return None;
        }
        let mut list = Vec::new();
        body.iter().for_each(|l| lit_vars(l, false, &mut |v| list.push(v)));
        list.retain(|&v| self.rule.vars.get(v as usize).is_some_and(Option::is_some));
        list.sort_unstable();
        list.dedup();
        Some(list)
    }

    pub(super) fn search(
        &mut self,
        atom: usize,
        relation: RelId,
        args: &[Expr],
        ops: &mut Vec<Op>,
    ) {
        const KEY: usize = 8;
        let part = self.part(atom, relation);
        // Of rows that differ in their last columns alone, keys are enough.
        let is_open = matches!(args.last(), Some(Expr::Any)) && part == Part::Delta;
        if self.passing == Some(atom) || is_open && self.context.sizes.keeps_sets(relation) {
            let keys = args.split_last().map_or(args, |(_, keys)| keys);
            let found = self.found(keys);
            ops.push(Op::Keys { relation, found });
            return;
        }
        let columns: Vec<usize> =
            (0..args.len()).filter(|&i| self.is_bound(&args[i])).take(KEY).collect();
        let key: Vec<Expr> = columns.iter().map(|&c| self.resolve(&args[c])).collect();
        // What the key decides needs no check.
        let rest: Vec<Expr> = args
            .iter()
            .enumerate()
            .map(|(i, a)| if columns.contains(&i) { Expr::Any } else { a.clone() })
            .collect();
        let found = self.found(&rest);
        if columns.is_empty() {
            ops.push(Op::Scan { relation, part, found, once: false });
        } else {
            let index = self.want(Wanted::Columns(relation, columns));
            ops.push(Op::Lookup { relation, index, key, part, found, once: false });
        }
    }
}
