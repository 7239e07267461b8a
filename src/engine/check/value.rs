//! Values to expressions.

use super::literal::parse_number;
use super::lower::Lower;
use super::types::{Kind, Numeric, Types};
use crate::code::Code;
use crate::diagnostic::{Span, Undeclared};
use crate::functor::{Compute, FUNCTORS, Functor, Param};
use crate::ir::{Expr, Lit};
use crate::syntax::ast::*;
use crate::width::Width;

/// What a value is wanted as.
#[derive(Clone, Copy)]
pub(super) enum Want {
    Of(Kind),
    /// A record of any type, for a comparison in which nothing tells the type.
    AnyRecord,
}

impl Want {
    pub fn kind(self) -> Option<Kind> {
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
    pub fn takes(self, found: Kind) -> bool {
        match self {
            Want::Of(kind) => kind == found,
            Want::AnyRecord => matches!(found, Kind::Record(_)),
        }
    }
}

impl Lower<'_, '_> {
    pub(super) fn clash(&mut self, span: Span, found: Kind, want: Want) -> Expr {
        let (from, to) = (self.types.kind_name(found), want.name(self.types));
        let message = format!("type clash: {from}, but {to} is wanted here");
        // The functor that makes such a value of any other.
        let converts = |f: &&Functor| {
            f.result().is_some_and(|kind| want.takes(kind)) && f.overloads().len() > 1
        };
        let converter = FUNCTORS.iter().find(converts).filter(|_| found.is_plain());
        let text = self.diags.sources.text(span);
        // A text is not what is meant by a number that stands for something.
        let is_named = self.column.is_some_and(|column| {
            let declared = self.diags.sources.text(column).rsplit(':').next().unwrap_or_default();
            text.starts_with('"') && declared.trim() != to
        });
        let other = match (found, want.kind()) {
            (Kind::Symbol, Some(Kind::Number | Kind::Unsigned | Kind::Float)) => {
                Some(text.trim_matches('"').to_owned()).filter(|text| text.parse::<f64>().is_ok())
            }
            (Kind::Number | Kind::Unsigned | Kind::Float, Some(Kind::Symbol)) => {
                text.parse::<f64>().is_ok().then(|| format!("\"{text}\""))
            }
            _ => None,
        };
        let column = self.column;
        let found = self.diags.error(Code::TypeClash, span, message);
        if let Some(column) = column {
            found.at(column, format!("the column has {to}"));
        }
        match (other, converter) {
            (Some(other), _) => {
                found.replace(format!("write it as a {to}"), span, other);
            }
            (None, Some(_)) if is_named => {
                found.help("put a variable here; which one has this name, another literal asks");
            }
            (None, Some(functor)) => {
                let article = if to.starts_with(['u', 'a', 'e', 'i', 'o']) { "an" } else { "a" };
                found.help(format!("`{}(..)` makes {article} {to} of it", functor.name()));
            }
            (None, None) => {}
        }
        Expr::Const(0)
    }

    pub(super) fn expr(&mut self, arg: &Arg, want: Want) -> Expr {
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
                    self.diags.error(Code::TypeClash, arg.span, "nil is no value of this type");
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
            ArgKind::User(name, args) => self.user(name, args, want, arg.span),
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
                let d = self.diags.error(Code::NumberRange, span, message);
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
            self.diags.error(
                Code::TypeClash,
                span,
                format!("type clash: a record, but {wanted} is wanted here"),
            );
            return Expr::Const(0);
        };
        let fields = self.types.record(id);
        if fields.len() != args.len() {
            let (name, n) = (self.types.kind_name(kind), fields.len());
            self.diags.error(
                Code::WrongArity,
                span,
                format!("{name} has {n} fields, not {}", args.len()),
            );
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
            self.diags.error(
                Code::UndeclaredBranch,
                name.span,
                format!("undeclared branch {}", name.text),
            );
            return Expr::Const(0);
        };
        if !want.takes(Kind::Adt(ty)) {
            return self.clash(span, Kind::Adt(ty), want);
        }
        let fields = &types.adt(ty)[at].fields;
        if fields.len() != args.len() {
            let (name, n) = (&name.text, fields.len());
            self.diags.error(
                Code::WrongArity,
                span,
                format!("{name} has {n} fields, not {}", args.len()),
            );
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

    fn user(&mut self, name: &Name, args: &[Arg], want: Want, span: Span) -> Expr {
        let Some(call) = self.relations.functors.get(&name.text).cloned() else {
            let message = format!("undeclared functor @{}", name.text);
            let found = self.diags.error(Code::UndeclaredFunctor, name.span, message);
            found
                .help("a program declares those that it calls: `.functor name(x: number): number`");
            let name = format!("@{}", name.text).into();
            found.undeclared = Some(Undeclared { name, columns: None });
            return Expr::Const(0);
        };
        let (wanted, given) = (call.params().len(), args.len());
        if wanted != given {
            let message = format!("@{} takes {wanted} arguments, not {given}", name.text);
            self.diags.error(Code::WrongArity, span, message);
            return Expr::Const(0);
        }
        if !want.takes(call.result()) {
            return self.clash(span, call.result(), want);
        }
        let args = args.iter().zip(call.params());
        let args = args.map(|(arg, &kind)| self.expr(arg, Want::Of(kind))).collect();
        Expr::User(call.clone(), args)
    }

    fn call(&mut self, functor: &'static Functor, args: &[Arg], want: Want, span: Span) -> Expr {
        let name = functor.name();
        if !functor.arity().contains(&args.len()) {
            self.diags.error(
                Code::WrongArity,
                span,
                format!("wrong number of arguments of {name}: {}", args.len()),
            );
            return Expr::Const(0);
        }
        let known = args.iter().find_map(|a| self.infer.kind_of(a));
        let Some(own) = functor.result().or(known).or(want.kind()) else {
            self.diags.error(
                Code::NotDefinedFor,
                span,
                format!("`{name}` does not work on {}", want.name(self.types)),
            );
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
                self.diags.error(
                    Code::NotDefinedFor,
                    span,
                    format!("`{name}` does not work on {kind}"),
                );
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
}

/// Is it written as a record?
pub(super) fn record_like(arg: &Arg) -> bool {
    matches!(arg.kind, ArgKind::Nil | ArgKind::Record(_))
}
