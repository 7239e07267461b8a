//! A clause to a [`Rule`]: variables become numbers, overloaded functions get their kind,
//! constants their cell.

use super::Relations;
use super::infer::Infer;
use super::types::{Kind, Numeric, Types, Width};
use crate::diagnostic::{Diagnostics, Span};
use crate::functor::{Compute, FUNCTORS, Functor, Param, integer};
use crate::ir::{Expr, Lit, Rule, Var};
use crate::syntax::ast::*;
use rustc_hash::FxHashMap;

pub(super) struct Lower<'a, 'd> {
    infer: Infer<'a>,
    types: &'a Types,
    relations: &'a Relations,
    diags: &'d mut Diagnostics,
    numbers: FxHashMap<Variable, Var>,
    vars: Vec<Option<Variable>>,
    /// Literals that expressions need beside them: aggregates and ranges.
    pending: Vec<Lit>,
}

/// What a value is wanted as.
#[derive(Clone, Copy)]
enum Want {
    Of(Kind),
    /// A record of any type, for a comparison in which nothing tells the type.
    AnyRecord,
}

impl Want {
    fn kind(self) -> Option<Kind> {
        match self {
            Want::Of(kind) => Some(kind),
            Want::AnyRecord => None,
        }
    }

    /// What it is called in messages.
    fn name(self, types: &Types) -> &str {
        self.kind().map_or("a record", |kind| types.kind_name(kind))
    }

    /// Will a value of that kind do?
    fn takes(self, found: Kind) -> bool {
        match self {
            Want::Of(kind) => kind == found,
            Want::AnyRecord => matches!(found, Kind::Record(_)),
        }
    }
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
    };
    let (head, columns) = relations.get(&clause.head.name.text)?;
    let mut body = lower.list(&clause.body);
    let mut args: Vec<Expr> = clause
        .head
        .args
        .iter()
        .zip(columns)
        .map(|(arg, &ty)| lower.expr(arg, Want::Of(types.kind(ty))))
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
        vars: lower.vars,
        subsumes: clause.subsumes,
        plan: clause.plan.clone(),
        span: clause.span,
    })
}

impl Lower<'_, '_> {
    fn var(&mut self, variable: &Variable) -> Var {
        if let Some(&v) = self.numbers.get(variable) {
            return v;
        }
        let v = self.fresh(Some(variable.clone()));
        self.numbers.insert(variable.clone(), v);
        v
    }

    fn fresh(&mut self, variable: Option<Variable>) -> Var {
        self.vars.push(variable);
        (self.vars.len() - 1) as Var
    }

    fn list(&mut self, list: &[Literal]) -> Vec<Lit> {
        let mut out = Vec::new();
        for literal in list {
            match literal {
                Literal::Atom(atom) => {
                    let Some((id, columns)) = self.relations.get(&atom.name.text) else { continue };
                    let mut args = Vec::new();
                    for (arg, &ty) in atom.args.iter().zip(columns) {
                        let kind = self.types.kind(ty);
                        let expr = self.expr(arg, Want::Of(kind));
                        let written = matches!(arg.kind, ArgKind::Var(_) | ArgKind::Cast(..));
                        args.push(match expr {
                            Expr::Var(_) if !written => {
                                // The result of an aggregate or a range.
                                let v = self.fresh(None);
                                self.pending.push(Lit::Cmp(CmpOp::Eq, kind, Expr::Var(v), expr));
                                Expr::Var(v)
                            }
                            Expr::Call(..) | Expr::Record(_) | Expr::Counter | Expr::Iteration => {
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
                    for (arg, &ty) in atom.args.iter().zip(columns) {
                        let expr = self.expr(arg, Want::Of(self.types.kind(ty)));
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
            self.diags.error(span, "records have no order");
        }
        let (a_expr, b_expr) = (self.expr(a, want), self.expr(b, want));
        // Records compare by their number, whatever they are.
        let kind = want.kind().unwrap_or(Kind::Number);
        if unnamed(a) || unnamed(b) {
            return None;
        }
        Some(Lit::Cmp(op, kind, a_expr, b_expr))
    }

    fn clash(&mut self, span: Span, found: Kind, want: Want) -> Expr {
        let (from, to) = (self.types.kind_name(found), want.name(self.types));
        let message = format!("type clash: {from}, but {to} is wanted here");
        // The functor that makes such a value of any other.
        let converts = |f: &&Functor| {
            f.result().is_some_and(|kind| want.takes(kind)) && f.overloads().len() > 1
        };
        let converter = FUNCTORS.iter().find(converts).filter(|_| found.is_plain());
        let diagnostic = self.diags.error(span, message);
        if let Some(functor) = converter {
            let name = functor.name();
            diagnostic.help(format!("`{name}(..)` converts, `as(.., {to})` reads the same bits"));
        }
        Expr::Const(0)
    }

    fn expr(&mut self, arg: &Arg, want: Want) -> Expr {
        match &arg.kind {
            ArgKind::Var(v) => {
                let found = self.infer.kinds.get(v).copied();
                let var = self.var(v);
                match found {
                    Some(found) if !want.takes(found) => self.clash(arg.span, found, want),
                    _ => Expr::Var(var),
                }
            }
            ArgKind::Unnamed => Expr::Any,
            ArgKind::Str(s) if want.takes(Kind::Symbol) => Expr::Text(s.clone()),
            ArgKind::Str(_) => self.clash(arg.span, Kind::Symbol, want),
            ArgKind::Number(n) => match want.kind() {
                Some(kind @ (Kind::Number | Kind::Unsigned | Kind::Float)) => {
                    self.number(n, kind, arg.span)
                }
                Some(Kind::Symbol | Kind::Record(_) | Kind::Adt(_)) | None => {
                    self.clash(arg.span, Kind::Number, want)
                }
            },
            ArgKind::Unsigned(n) if want.takes(Kind::Unsigned) => {
                self.number(n, Kind::Unsigned, arg.span)
            }
            ArgKind::Unsigned(_) => self.clash(arg.span, Kind::Unsigned, want),
            ArgKind::Float(n) if want.takes(Kind::Float) => self.number(n, Kind::Float, arg.span),
            ArgKind::Float(_) => self.clash(arg.span, Kind::Float, want),
            ArgKind::Nil => {
                if !matches!(want, Want::AnyRecord | Want::Of(Kind::Record(_))) {
                    self.diags.error(arg.span, "nil is no value of this type");
                }
                Expr::Const(0)
            }
            ArgKind::Counter if want.takes(Kind::Number) => Expr::Counter,
            ArgKind::Iteration if want.takes(Kind::Number) => Expr::Iteration,
            ArgKind::Counter | ArgKind::Iteration => self.clash(arg.span, Kind::Number, want),
            ArgKind::Record(args) => self.record(args, want, arg.span),
            ArgKind::Branch(name, args) => self.branch(name, args, want, arg.span),
            ArgKind::Cast(inner, ty) => {
                let kind = self.types.kind(self.relations.type_of(ty).unwrap_or(0));
                if !want.takes(kind) {
                    return self.clash(arg.span, kind, want);
                }
                // The bits of a value without a kind of its own are those of the type.
                let own = self.infer.kind_of(inner).unwrap_or(kind);
                self.expr(inner, Want::Of(own))
            }
            ArgKind::External => Expr::Const(0),
            ArgKind::Call(functor, args) => self.call(functor, args, want, arg.span),
            ArgKind::Aggregate(op, target, body) => {
                self.aggregate(*op, target.as_deref(), body, want, arg.span)
            }
        }
    }

    fn number(&mut self, text: &str, kind: Kind, span: Span) -> Expr {
        let width = self.types.width;
        match parse_number(text, kind, width) {
            Some(cell) => Expr::Const(cell),
            None => {
                let name = self.types.kind_name(kind);
                let message = format!("{text} is no {name} of {} bits", width.bits());
                let d = self.diags.error(span, message);
                if width == Width::Narrow && parse_number(text, kind, Width::Wide).is_some() {
                    d.help("`--width 64` makes all numbers of the program 64 bits wide");
                }
                Expr::Const(0)
            }
        }
    }

    fn record(&mut self, args: &[Arg], want: Want, span: Span) -> Expr {
        let kind = match want {
            Want::AnyRecord => {
                let list = args.iter().map(|a| {
                    let kind = self.infer.kind_of(a).unwrap_or(Kind::Number);
                    self.expr(a, Want::Of(kind))
                });
                return Expr::Record(list.collect());
            }
            Want::Of(kind) => kind,
        };
        let Kind::Record(id) = kind else {
            let wanted = self.types.kind_name(kind);
            self.diags.error(span, format!("type clash: a record, but {wanted} is wanted here"));
            return Expr::Const(0);
        };
        let fields = self.types.record(id);
        if fields.len() != args.len() {
            let (name, n) = (self.types.kind_name(kind), fields.len());
            self.diags.error(span, format!("{name} has {n} fields, not {}", args.len()));
            return Expr::Const(0);
        }
        let types = self.types;
        let mut list = Vec::new();
        for (a, &f) in args.iter().zip(fields) {
            list.push(self.expr(a, Want::Of(types.kind(f))));
        }
        Expr::Record(list)
    }

    fn branch(&mut self, name: &Name, args: &[Arg], want: Want, span: Span) -> Expr {
        let types = self.types;
        let Some((ty, at)) = types.branch(&name.text) else {
            self.diags.error(name.span, format!("undeclared branch {}", name.text));
            return Expr::Const(0);
        };
        if !want.takes(Kind::Adt(ty)) {
            return self.clash(span, Kind::Adt(ty), want);
        }
        let fields = &types.adt(ty)[at].fields;
        if fields.len() != args.len() {
            let (name, n) = (&name.text, fields.len());
            self.diags.error(span, format!("{name} has {n} fields, not {}", args.len()));
            return Expr::Const(0);
        }
        if types.is_enum(ty) {
            return Expr::Const(at as u64);
        }
        let mut list = vec![Expr::Const(at as u64)];
        for (a, &f) in args.iter().zip(fields) {
            list.push(self.expr(a, Want::Of(types.kind(f))));
        }
        Expr::Record(list)
    }

    fn call(&mut self, functor: &'static Functor, args: &[Arg], want: Want, span: Span) -> Expr {
        let name = functor.name();
        if !functor.arity().contains(&args.len()) {
            self.diags.error(span, format!("wrong number of arguments of {name}: {}", args.len()));
            return Expr::Const(0);
        }
        let known = args.iter().find_map(|a| self.infer.kind_of(a));
        let Some(own) = functor.result().or(known).or(want.kind()) else {
            self.diags.error(span, format!("`{name}` does not work on {}", want.name(self.types)));
            return Expr::Const(0);
        };
        if !want.takes(own) {
            return self.clash(span, own, want);
        }
        // Of several overloads with one result, the first argument tells which is meant.
        let first = self.infer.kind_of(&args[0]).unwrap_or(match &args[0].kind {
            ArgKind::Number(n) if own == Kind::Unsigned && !n.starts_with('-') => Kind::Unsigned,
            _ => Kind::Number,
        });
        let overload = functor.overloads().iter().find(|overload| match overload.param(0) {
            _ if functor.is_uniform() => overload.result() == own,
            Param::Is(kind) => functor.param(0).is_some() || kind == first,
            Param::Any => true,
        });
        let Some(overload) = overload else {
            if functor.is_uniform() {
                let kind = self.types.kind_name(own);
                self.diags.error(span, format!("`{name}` does not work on {kind}"));
                return Expr::Const(0);
            }
            return self.clash(args[0].span, first, Want::Of(own));
        };
        let mut list = Vec::new();
        for (at, arg) in args.iter().enumerate() {
            let kind = match overload.param(at) {
                Param::Is(kind) => kind,
                Param::Any => first,
            };
            list.push(self.expr(arg, Want::Of(kind)));
        }
        match (overload.compute, Numeric::of(own)) {
            (Compute::Same, _) => list.swap_remove(0),
            (Compute::Range, Some(kind)) => {
                let v = self.fresh(None);
                self.pending.push(Lit::Range(v, kind, list));
                Expr::Var(v)
            }
            _ => Expr::Call(overload, list),
        }
    }

    fn aggregate(
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
            self.diags.error(span, "this aggregate works on numbers only");
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

fn record_like(arg: &Arg) -> bool {
    matches!(arg.kind, ArgKind::Nil | ArgKind::Record(_))
}

fn has_any(expr: &Expr) -> bool {
    match expr {
        Expr::Any => true,
        Expr::Record(list) => list.iter().any(has_any),
        _ => false,
    }
}

/// The cell of a number as a program or a fact file writes it: decimal, `0x..` or `0b..`.
pub(crate) fn parse_number(text: &str, kind: Kind, width: Width) -> Option<u64> {
    if kind == Kind::Float {
        return match width {
            Width::Narrow => {
                text.parse::<f32>().ok().filter(|f| f.is_finite()).map(|f| f.to_bits().into())
            }
            Width::Wide => text.parse::<f64>().ok().filter(|f| f.is_finite()).map(f64::to_bits),
        };
    }
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    // One sign is enough.
    if digits.starts_with(['-', '+']) {
        return None;
    }
    let value: i128 = if let Some(hex) = digits.strip_prefix("0x") {
        i128::from_str_radix(hex, 16).ok()?
    } else if let Some(binary) = digits.strip_prefix("0b") {
        i128::from_str_radix(binary, 2).ok()?
    } else {
        digits.parse().ok()?
    };
    let value = if negative { -value } else { value };
    integer(value, kind == Kind::Unsigned, width)
}
