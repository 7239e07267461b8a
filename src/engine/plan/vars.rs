//! Which variables stand where.

use crate::ir::{Expr, Lit, Rule, Var};
use rustc_hash::{FxHashMap, FxHashSet};

pub(super) fn results(body: &[Lit], out: &mut FxHashSet<Var>) {
    for lit in body {
        match lit {
            Lit::Range(v, ..) => {
                out.insert(*v);
            }
            Lit::Aggregate(v, _, _, _, inner) => {
                out.insert(*v);
                results(inner, out);
            }
            _ => {}
        }
    }
}

pub(super) fn searched(body: &[Lit], out: &mut FxHashSet<Var>) {
    for lit in body {
        match lit {
            Lit::Atom(_, args) => args.iter().for_each(|e| {
                vars(e, &mut |v| {
                    out.insert(v);
                })
            }),
            Lit::Aggregate(_, _, _, _, inner) => searched(inner, out),
            _ => {}
        }
    }
}

pub(super) fn vars(expr: &Expr, f: &mut dyn FnMut(Var)) {
    match expr {
        Expr::Var(v) => f(*v),
        Expr::Call(_, list) | Expr::User(_, list) | Expr::Record(list) => {
            list.iter().for_each(|e| vars(e, f))
        }
        _ => {}
    }
}

pub(super) fn lit_vars(lit: &Lit, inside: bool, f: &mut dyn FnMut(Var)) {
    match lit {
        Lit::Atom(_, args) | Lit::Not(_, args) => args.iter().for_each(|e| vars(e, f)),
        Lit::Cmp(_, _, a, b) => {
            vars(a, f);
            vars(b, f);
        }
        Lit::Range(v, _, args) => {
            f(*v);
            args.iter().for_each(|e| vars(e, f));
        }
        Lit::Aggregate(v, _, _, target, body) => {
            f(*v);
            if inside {
                target.iter().for_each(|e| vars(e, f));
                body.iter().for_each(|l| lit_vars(l, true, f));
            }
        }
        Lit::False => {}
    }
}

/// For each aggregate, by its result: the variables it takes from around it.
pub(super) fn injected(rule: &Rule) -> FxHashMap<Var, Vec<Var>> {
    fn level(body: &[Lit], outside: &FxHashSet<Var>, out: &mut FxHashMap<Var, Vec<Var>>) {
        let mut here = outside.clone();
        body.iter().for_each(|l| {
            lit_vars(l, false, &mut |v| {
                here.insert(v);
            })
        });
        for lit in body {
            if let Lit::Aggregate(own, _, _, target, inner) = lit {
                let mut used = FxHashSet::default();
                target.iter().for_each(|e| {
                    vars(e, &mut |v| {
                        used.insert(v);
                    })
                });
                inner.iter().for_each(|l| {
                    lit_vars(l, true, &mut |v| {
                        used.insert(v);
                    })
                });
                used.remove(own);
                out.insert(*own, used.intersection(&here).copied().collect());
                level(inner, &here, out);
            }
        }
    }
    let mut head = FxHashSet::default();
    rule.args.iter().for_each(|e| {
        vars(e, &mut |v| {
            head.insert(v);
        })
    });
    let mut out = FxHashMap::default();
    level(&rule.body, &head, &mut out);
    out
}
