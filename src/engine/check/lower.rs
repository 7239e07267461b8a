//! A clause to a [`Rule`]: variables become numbers, overloaded functions get their kind,
//! constants their cell.

use super::infer::Infer;
use super::types::{Kind, Numeric, Types};
use super::value::{Want, record_like};
use super::{Relations, scope};
use crate::code::Code;
use crate::diagnostic::{Diagnostics, Span};
use crate::ir::{Expr, Lit, Rule, Var};
use crate::syntax::ast::*;
use rustc_hash::FxHashMap;
use std::cmp::Reverse;
use std::panic::resume_unwind;
use std::sync::{Mutex, PoisonError};
use std::thread;

pub(super) struct Lower<'a, 'd> {
    pub(super) infer: Infer<'a>,
    pub(super) types: &'a Types,
    pub(super) relations: &'a Relations,
    pub(super) diags: &'d mut Diagnostics,
    pub(super) numbers: FxHashMap<Variable, Var>,
    pub(super) vars: Vec<Option<Variable>>,
    /// Literals that expressions need beside them: aggregates and ranges.
    pub(super) pending: Vec<Lit>,
    /// Where the column is declared whose value is being read.
    pub(super) column: Option<Span>,
}

/// Clauses that a thread takes at a time.
const PART: usize = 64;

/// Lowers clauses, of which each is for itself, on so many threads, and gives them up. Errors are in `diags`, in
/// the order of the clauses; there is no rule then of what has one.
pub(super) fn lower_all(
    clauses: Vec<Clause>,
    threads: usize,
    types: &Types,
    relations: &Relations,
    diags: &mut Diagnostics,
) -> Vec<Rule> {
    let count = clauses.len();
    let helpers = threads.min(count / PART).saturating_sub(1);
    let left = Mutex::new(clauses.into_iter());
    // How many there are behind the part, which tells its place.
    let next = || {
        let mut left = left.lock().unwrap_or_else(PoisonError::into_inner);
        let part: Vec<Clause> = left.by_ref().take(PART).collect();
        (!part.is_empty()).then(|| (left.len(), part))
    };
    let sources = &diags.sources;
    let work = || {
        let mut diags = Diagnostics { sources: sources.clone(), list: Vec::new() };
        let mut done = Vec::new();
        while let Some((behind, part)) = next() {
            let rules: Vec<Rule> = part
                .into_iter()
                .filter_map(|mut clause| {
                    scope::localise(&mut clause);
                    // Kinds are reported also where a variable is not grounded.
                    let grounded = scope::check_ground(&clause, &mut diags);
                    lower(&clause, types, relations, &mut diags).filter(|_| grounded)
                })
                .collect();
            done.push((behind, rules, std::mem::take(&mut diags.list)));
        }
        done
    };
    let mut done = thread::scope(|scope| {
        let helpers: Vec<_> = (0..helpers).filter_map(|_| stack::spawn(scope, work).ok()).collect();
        let mut done = work();
        for helper in helpers {
            done.append(&mut helper.join().unwrap_or_else(|panic| resume_unwind(panic)));
        }
        done
    });
    done.sort_unstable_by_key(|it| Reverse(it.0));
    let mut rules = Vec::with_capacity(count);
    for (_, mut own, mut found) in done {
        rules.append(&mut own);
        diags.list.append(&mut found);
    }
    rules
}

/// Lowers a clause. Errors are in `diags`; the rule is then not to be run.
pub(super) fn lower(
    clause: &Clause,
    types: &Types,
    relations: &Relations,
    diags: &mut Diagnostics,
) -> Option<Rule> {
    let mut infer = Infer::new(types, relations);
    infer.clause(clause, diags);
    let mut lower = Lower {
        infer,
        types,
        relations,
        diags,
        numbers: FxHashMap::default(),
        vars: Vec::new(),
        pending: Vec::new(),
        column: None,
    };
    let (head, columns) = relations.get(&clause.head.name.text)?;
    let (mut body, mut places) = (Vec::new(), Vec::new());
    for literal in &clause.body {
        body.append(&mut lower.list(std::slice::from_ref(literal)));
        places.resize(body.len(), literal.span());
    }
    let mut args: Vec<Expr> = clause
        .head
        .args
        .iter()
        .zip(columns)
        .zip(&relations.places[head].1)
        .map(|((arg, &ty), &place)| lower.of_column(arg, types.kind(ty), place))
        .collect();
    body.append(&mut lower.pending);
    if clause.subsumes {
        // Both atoms first, and the greater row beside the smaller one.
        body.sort_by_key(|l| !matches!(l, Lit::Atom(..)));
        if let Some(Lit::Atom(_, greater)) = body.get_mut(1) {
            for arg in greater.iter_mut().filter(|a| matches!(a, Expr::Any)) {
                *arg = Expr::Var(lower.fresh(None));
            }
            args.extend(greater.iter().cloned());
        }
    }
    Some(Rule {
        head,
        args,
        body,
        places,
        vars: lower.vars,
        subsumes: clause.subsumes,
        plan: clause.plan.clone(),
        span: clause.span,
    })
}

impl Lower<'_, '_> {
    pub(super) fn var(&mut self, variable: &Variable) -> Var {
        if let Some(&v) = self.numbers.get(variable) {
            return v;
        }
        let v = self.fresh(Some(variable.clone()));
        self.numbers.insert(variable.clone(), v);
        v
    }

    pub(super) fn fresh(&mut self, variable: Option<Variable>) -> Var {
        self.vars.push(variable);
        (self.vars.len() - 1) as Var
    }

    /// The value of a column that is declared at that place.
    fn of_column(&mut self, arg: &Arg, kind: Kind, place: Span) -> Expr {
        let is_single =
            !matches!(arg.kind, ArgKind::Call(..) | ArgKind::User(..) | ArgKind::Aggregate(..));
        self.column = is_single.then_some(place).filter(|&place| place != Span::default());
        let expr = self.expr(arg, Want::Of(kind));
        self.column = None;
        expr
    }

    pub(super) fn list(&mut self, list: &[Literal]) -> Vec<Lit> {
        let mut out = Vec::new();
        for literal in list {
            match literal {
                Literal::Atom(atom) => {
                    let Some((id, columns)) = self.relations.get(&atom.name.text) else { continue };
                    let mut args = Vec::new();
                    let places = &self.relations.places[id].1;
                    for ((arg, &ty), &place) in atom.args.iter().zip(columns).zip(places) {
                        let kind = self.types.kind(ty);
                        let expr = self.of_column(arg, kind, place);
                        let written = matches!(arg.kind, ArgKind::Var(_) | ArgKind::Cast(..));
                        args.push(match expr {
                            Expr::Var(_) if !written => {
                                // The result of an aggregate or a range.
                                let v = self.fresh(None);
                                self.pending.push(Lit::Cmp(CmpOp::Eq, kind, Expr::Var(v), expr));
                                Expr::Var(v)
                            }
                            Expr::Call(..)
                            | Expr::User(..)
                            | Expr::Record(_)
                            | Expr::Counter
                            | Expr::Iteration => {
                                let v = self.fresh(None);
                                self.pending.push(Lit::Cmp(CmpOp::Eq, kind, Expr::Var(v), expr));
                                Expr::Var(v)
                            }
                            simple => simple,
                        });
                    }
                    out.push(Lit::Atom(id, args));
                }
                Literal::Not(atom) => {
                    let Some((id, columns)) = self.relations.get(&atom.name.text) else { continue };
                    let mut args = Vec::new();
                    let places = &self.relations.places[id].1;
                    for ((arg, &ty), &place) in atom.args.iter().zip(columns).zip(places) {
                        let expr = self.of_column(arg, self.types.kind(ty), place);
                        if let Expr::Record(fields) = &expr
                            && fields.iter().any(has_any)
                        {
                            self.diags.unsupported(arg.span, "`_` in a record under negation");
                        }
                        args.push(expr);
                    }
                    out.push(Lit::Not(id, args));
                }
                Literal::Cmp(op, a, b, span) => {
                    if let Some(lit) = self.comparison(*op, a, b, *span) {
                        out.push(lit);
                    }
                }
                Literal::Bool(true, _) => {}
                Literal::Bool(false, _) => out.push(Lit::False),
            }
            out.append(&mut self.pending);
        }
        out
    }

    fn comparison(&mut self, op: CmpOp, a: &Arg, b: &Arg, span: Span) -> Option<Lit> {
        // `_ = x` holds always; but an aggregate must have a value.
        let unnamed = |x: &Arg| matches!(x.kind, ArgKind::Unnamed);
        let known = || self.infer.kind_of(a).or_else(|| self.infer.kind_of(b));
        let want = match op.is_textual() {
            true => Want::Of(Kind::Symbol),
            false => match known() {
                Some(kind) => Want::Of(kind),
                None if record_like(a) || record_like(b) => Want::AnyRecord,
                None => Want::Of(Kind::Number),
            },
        };
        let is_record = matches!(want, Want::AnyRecord | Want::Of(Kind::Record(_)));
        if is_record && !matches!(op, CmpOp::Eq | CmpOp::Ne) {
            self.diags.error(Code::NotDefinedFor, span, "records have no order");
        }
        let (a_expr, b_expr) = (self.expr(a, want), self.expr(b, want));
        // Records compare by their number, whatever they are.
        let kind = want.kind().unwrap_or(Kind::Number);
        if unnamed(a) || unnamed(b) {
            return None;
        }
        Some(Lit::Cmp(op, kind, a_expr, b_expr))
    }

    pub(super) fn aggregate(
        &mut self,
        op: AggregateOp,
        target: Option<&Arg>,
        body: &[Literal],
        want: Want,
        span: Span,
    ) -> Expr {
        let own = match op {
            AggregateOp::Count => Some(Kind::Number),
            AggregateOp::Mean => Some(Kind::Float),
            AggregateOp::Sum | AggregateOp::Min | AggregateOp::Max => {
                target.and_then(|t| self.infer.kind_of(t)).or(want.kind())
            }
        };
        // A count may stand where an unsigned is wanted: it is never negative.
        let count = op == AggregateOp::Count && want.takes(Kind::Unsigned);
        if let Some(own) = own
            && !want.takes(own)
            && !count
        {
            return self.clash(span, own, want);
        }
        let Some(own) = own.and_then(Numeric::of) else {
            self.diags.error(Code::NotDefinedFor, span, "this aggregate works on numbers only");
            return Expr::Const(0);
        };
        let outer = std::mem::take(&mut self.pending);
        let mut inner = self.list(body);
        let target = target.map(|t| self.expr(t, Want::Of(own.kind())));
        inner.append(&mut self.pending);
        self.pending = outer;
        let v = self.fresh(None);
        self.pending.push(Lit::Aggregate(v, op, own, target, inner));
        Expr::Var(v)
    }
}

fn has_any(expr: &Expr) -> bool {
    match expr {
        Expr::Any => true,
        Expr::Record(list) => list.iter().any(has_any),
        _ => false,
    }
}
