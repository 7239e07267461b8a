//! A clause to a [`Rule`]: variables become numbers, overloaded functions get their kind,
//! constants their cell.

use super::Relations;
use super::infer::Infer;
use super::types::{Kind, Types, Width};
use crate::diagnostic::{Diagnostics, Span};
use crate::eval::functor::integer;
use crate::ir::{Expr, Fun, Lit, Rule, Var};
use crate::syntax::ast::*;
use rustc_hash::FxHashMap;
use std::sync::Arc;

pub(super) struct Lower<'a, 'd> {
    infer: Infer<'a>,
    types: &'a Types,
    relations: &'a Relations,
    diags: &'d mut Diagnostics,
    numbers: FxHashMap<Arc<str>, Var>,
    vars: Vec<Arc<str>>,
    /// Literals that expressions need beside them: aggregates and ranges.
    pending: Vec<Lit>,
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
        .map(|(arg, &ty)| lower.expr(arg, types.kind(ty)))
        .collect();
    body.append(&mut lower.pending);
    if clause.subsumes {
        // Both atoms first, and the greater row beside the smaller one.
        body.sort_by_key(|l| !matches!(l, Lit::Atom(..)));
        if let Some(Lit::Atom(_, greater)) = body.get_mut(1) {
            for arg in greater.iter_mut().filter(|a| matches!(a, Expr::Any)) {
                *arg = Expr::Var(lower.fresh(""));
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
    fn var(&mut self, name: &Arc<str>) -> Var {
        if let Some(&v) = self.numbers.get(name) {
            return v;
        }
        let v = self.fresh(name);
        self.numbers.insert(name.clone(), v);
        v
    }

    fn fresh(&mut self, name: &str) -> Var {
        self.vars.push(name.into());
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
                        let expr = self.expr(arg, kind);
                        let written = matches!(arg.kind, ArgKind::Var(_) | ArgKind::Cast(..));
                        args.push(match expr {
                            Expr::Var(_) if !written => {
                                // The result of an aggregate or a range.
                                let v = self.fresh("");
                                self.pending.push(Lit::Cmp(CmpOp::Eq, kind, Expr::Var(v), expr));
                                Expr::Var(v)
                            }
                            Expr::Call(..) | Expr::Record(_) | Expr::Counter | Expr::Iteration => {
                                let v = self.fresh("");
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
                        let expr = self.expr(arg, self.types.kind(ty));
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
        let kind = match op {
            CmpOp::Match | CmpOp::NotMatch | CmpOp::Contains | CmpOp::NotContains => Kind::Symbol,
            _ => match self.infer.kind_of(a).or_else(|| self.infer.kind_of(b)) {
                Some(kind) => kind,
                // Nil and records compare by their number whatever they are.
                None if record_like(a) || record_like(b) => Kind::Record(usize::MAX),
                None => Kind::Number,
            },
        };
        if matches!(kind, Kind::Record(_)) && !matches!(op, CmpOp::Eq | CmpOp::Ne) {
            self.diags.error(span, "records have no order");
        }
        let (a_expr, b_expr) = (self.expr(a, kind), self.expr(b, kind));
        if unnamed(a) || unnamed(b) {
            return None;
        }
        Some(Lit::Cmp(op, kind, a_expr, b_expr))
    }

    fn clash(&mut self, span: Span, found: Kind, wanted: Kind) -> Expr {
        let (found, wanted) = (self.types.kind_name(found), self.types.kind_name(wanted));
        self.diags
            .error(span, format!("type clash: {found}, but {wanted} is wanted here"))
            .help(format!("`to_{wanted}(..)` converts, `as(.., {wanted})` reads the same bits"));
        Expr::Const(0)
    }

    fn expr(&mut self, arg: &Arg, want: Kind) -> Expr {
        match &arg.kind {
            ArgKind::Var(v) => {
                let found = self.infer.kinds.get(v).copied();
                let var = self.var(v);
                match found {
                    Some(found) if !fits(found, want) => self.clash(arg.span, found, want),
                    _ => Expr::Var(var),
                }
            }
            ArgKind::Unnamed => Expr::Any,
            ArgKind::Str(s) if want == Kind::Symbol => Expr::Text(s.clone()),
            ArgKind::Str(_) => self.clash(arg.span, Kind::Symbol, want),
            ArgKind::Number(n) => match want {
                Kind::Number | Kind::Unsigned | Kind::Float => self.number(n, want, arg.span),
                _ => self.clash(arg.span, Kind::Number, want),
            },
            ArgKind::Unsigned(n) if want == Kind::Unsigned => self.number(n, want, arg.span),
            ArgKind::Unsigned(_) => self.clash(arg.span, Kind::Unsigned, want),
            ArgKind::Float(n) if want == Kind::Float => self.number(n, want, arg.span),
            ArgKind::Float(_) => self.clash(arg.span, Kind::Float, want),
            ArgKind::Nil => match want {
                Kind::Record(_) => Expr::Const(0),
                _ => {
                    self.diags.error(arg.span, "nil is no value of this type");
                    Expr::Const(0)
                }
            },
            ArgKind::Counter if fits(Kind::Number, want) => Expr::Counter,
            ArgKind::Iteration if fits(Kind::Number, want) => Expr::Iteration,
            ArgKind::Counter | ArgKind::Iteration => self.clash(arg.span, Kind::Number, want),
            ArgKind::Record(args) => self.record(args, want, arg.span),
            ArgKind::Branch(name, args) => self.branch(name, args, want, arg.span),
            ArgKind::Cast(inner, ty) => {
                let kind = self.types.kind(self.relations.type_of(ty).unwrap_or(0));
                if !fits(kind, want) {
                    return self.clash(arg.span, kind, want);
                }
                let own = self.infer.kind_of(inner).unwrap_or(match inner.kind {
                    ArgKind::Number(_) | ArgKind::Nil | ArgKind::Record(_) => kind,
                    _ => want,
                });
                self.expr(inner, own)
            }
            ArgKind::External => Expr::Const(0),
            ArgKind::Call(name, args) => self.call(name, args, want, arg.span),
            ArgKind::Aggregate(op, target, body) => {
                self.aggregate(*op, target.as_deref(), body, want, arg.span)
            }
        }
    }

    fn number(&mut self, text: &str, want: Kind, span: Span) -> Expr {
        let width = self.types.width;
        match parse_number(text, want, width) {
            Some(cell) => Expr::Const(cell),
            None => {
                let name = self.types.kind_name(want);
                let message = format!("{text} is no {name} of {} bits", width.bits());
                let d = self.diags.error(span, message);
                if width == Width::Narrow && parse_number(text, want, Width::Wide).is_some() {
                    d.help("`--width 64` makes all numbers of the program 64 bits wide");
                }
                Expr::Const(0)
            }
        }
    }

    fn record(&mut self, args: &[Arg], want: Kind, span: Span) -> Expr {
        let fields = match want {
            Kind::Record(id) if id == usize::MAX => {
                let list = args.iter().map(|a| {
                    let kind = self.infer.kind_of(a).unwrap_or(Kind::Number);
                    self.expr(a, kind)
                });
                return Expr::Record(list.collect());
            }
            Kind::Record(id) => self.types.record(id),
            _ => {
                let wanted = self.types.kind_name(want);
                self.diags
                    .error(span, format!("type clash: a record, but {wanted} is wanted here"));
                return Expr::Const(0);
            }
        };
        if fields.len() != args.len() {
            let (name, n) = (self.types.kind_name(want), fields.len());
            self.diags.error(span, format!("{name} has {n} fields, not {}", args.len()));
            return Expr::Const(0);
        }
        let types = self.types;
        Expr::Record(args.iter().zip(fields).map(|(a, &f)| self.expr(a, types.kind(f))).collect())
    }

    fn branch(&mut self, name: &Name, args: &[Arg], want: Kind, span: Span) -> Expr {
        let types = self.types;
        let Some((ty, at)) = types.branch(&name.text) else {
            self.diags.error(name.span, format!("undeclared branch {}", name.text));
            return Expr::Const(0);
        };
        if !fits(Kind::Adt(ty), want) {
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
            list.push(self.expr(a, types.kind(f)));
        }
        Expr::Record(list)
    }

    fn call(&mut self, name: &str, args: &[Arg], want: Kind, span: Span) -> Expr {
        let counts: &[usize] = match name {
            "-" => &[1, 2],
            "bnot" | "lnot" | "strlen" | "ord" | "to_number" | "to_unsigned" | "to_float"
            | "to_string" => &[1],
            "substr" => &[3],
            "range" => &[2, 3],
            "cat" | "min" | "max" => &[],
            _ => &[2],
        };
        if (!counts.is_empty() && !counts.contains(&args.len())) || args.is_empty() {
            self.diags.error(span, format!("wrong number of arguments of {name}: {}", args.len()));
            return Expr::Const(0);
        }
        let own = match name {
            "strlen" | "ord" | "to_number" => Kind::Number,
            "to_unsigned" => Kind::Unsigned,
            "to_float" => Kind::Float,
            "cat" | "substr" | "to_string" => Kind::Symbol,
            _ => args.iter().find_map(|a| self.infer.kind_of(a)).unwrap_or(want),
        };
        if !fits(own, want) {
            return self.clash(span, own, want);
        }
        match name {
            "ord" => {
                let kind = self.infer.kind_of(&args[0]).unwrap_or(Kind::Number);
                return self.expr(&args[0], kind);
            }
            "to_number" | "to_unsigned" | "to_float" | "to_string" => {
                let from = self.infer.kind_of(&args[0]).unwrap_or(match args[0].kind {
                    ArgKind::Number(_) if name == "to_unsigned" => Kind::Unsigned,
                    _ => Kind::Number,
                });
                if matches!(from, Kind::Record(_) | Kind::Adt(_)) {
                    return self.clash(args[0].span, from, own);
                }
                let fun = match name {
                    "to_number" => Fun::ToNumber,
                    "to_unsigned" => Fun::ToUnsigned,
                    "to_float" => Fun::ToFloat,
                    _ => Fun::ToString,
                };
                let arg = self.expr(&args[0], from);
                return if from == own { arg } else { Expr::Call(fun, from, vec![arg]) };
            }
            "strlen" => {
                let arg = self.expr(&args[0], Kind::Symbol);
                return Expr::Call(Fun::Strlen, Kind::Symbol, vec![arg]);
            }
            "substr" => {
                let list = vec![
                    self.expr(&args[0], Kind::Symbol),
                    self.expr(&args[1], Kind::Number),
                    self.expr(&args[2], Kind::Number),
                ];
                return Expr::Call(Fun::Substr, Kind::Symbol, list);
            }
            _ => {}
        }
        let list: Vec<Expr> = args.iter().map(|a| self.expr(a, own)).collect();
        if name == "range" {
            let v = self.fresh("");
            self.pending.push(Lit::Range(v, own, list));
            return Expr::Var(v);
        }
        let ordered = matches!(name, "min" | "max");
        let integral = !matches!(name, "+" | "-" | "*" | "/" | "^" | "min" | "max" | "cat");
        let symbolic = matches!(name, "+" | "cat") || ordered;
        let bad = match own {
            Kind::Record(_) | Kind::Adt(_) => true,
            Kind::Symbol => !symbolic,
            Kind::Float => integral,
            Kind::Unsigned | Kind::Number => false,
        };
        if bad {
            let kind = self.types.kind_name(own);
            self.diags.error(span, format!("`{name}` does not work on {kind}"));
            return Expr::Const(0);
        }
        let fun = match name {
            "-" if args.len() == 1 => Fun::Neg,
            "bnot" => Fun::Bnot,
            "lnot" => Fun::Lnot,
            "+" | "cat" if own == Kind::Symbol => Fun::Cat,
            "+" => Fun::Add,
            "-" => Fun::Sub,
            "*" => Fun::Mul,
            "/" => Fun::Div,
            "%" => Fun::Mod,
            "^" => Fun::Exp,
            "band" => Fun::Band,
            "bor" => Fun::Bor,
            "bxor" => Fun::Bxor,
            "bshl" => Fun::Shl,
            "bshr" => Fun::Shr,
            "bshru" => Fun::Shru,
            "land" => Fun::Land,
            "lor" => Fun::Lor,
            "lxor" => Fun::Lxor,
            "min" => Fun::Min,
            _ => Fun::Max,
        };
        Expr::Call(fun, own, list)
    }

    fn aggregate(
        &mut self,
        op: AggregateOp,
        target: Option<&Arg>,
        body: &[Literal],
        want: Kind,
        span: Span,
    ) -> Expr {
        let own = match op {
            AggregateOp::Count => Kind::Number,
            AggregateOp::Mean => Kind::Float,
            _ => target.and_then(|t| self.infer.kind_of(t)).unwrap_or(want),
        };
        // A count may stand where an unsigned is wanted: it is never negative.
        let count = op == AggregateOp::Count && want == Kind::Unsigned;
        if !fits(own, want) && !count {
            return self.clash(span, own, want);
        }
        if op != AggregateOp::Count && !matches!(own, Kind::Number | Kind::Unsigned | Kind::Float) {
            self.diags.error(span, "this aggregate works on numbers only");
            return Expr::Const(0);
        }
        let outer = std::mem::take(&mut self.pending);
        let mut inner = self.list(body);
        let target = target.map(|t| self.expr(t, own));
        inner.append(&mut self.pending);
        self.pending = outer;
        let v = self.fresh("");
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

fn fits(found: Kind, want: Kind) -> bool {
    found == want || matches!((found, want), (Kind::Record(_), Kind::Record(usize::MAX)))
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
    integer(value, kind == Kind::Unsigned, width.bits())
}
