//! The kind of value of each variable of a clause, and whether its declared types fit.

use super::Relations;
use super::types::{Kind, TypeId, Types};
use crate::code::Code;
use crate::diagnostic::{Diagnostics, Span};
use crate::syntax::ast::*;
use rustc_hash::FxHashMap;

pub(super) struct Infer<'a> {
    pub types: &'a Types,
    pub relations: &'a Relations,
    pub kinds: FxHashMap<Variable, Kind>,
    /// Types declared by the columns in which a variable stands.
    sources: FxHashMap<Variable, Vec<TypeId>>,
    /// Where a variable stands in a column of that type.
    places: FxHashMap<(Variable, TypeId), Span>,
    changed: bool,
}

impl<'a> Infer<'a> {
    pub fn new(types: &'a Types, relations: &'a Relations) -> Self {
        Infer {
            types,
            relations,
            kinds: FxHashMap::default(),
            sources: FxHashMap::default(),
            places: FxHashMap::default(),
            changed: false,
        }
    }

    /// Finds the kinds of the clause's variables and reports types that do not fit.
    pub fn clause(&mut self, clause: &Clause, diags: &mut Diagnostics) {
        // What has no kind after this are numbers without context, which are taken as `number`.
        self.fixpoint(clause);
        self.collect(&clause.body);
        self.share(&clause.body);
        self.check_types(clause, diags);
    }

    fn fixpoint(&mut self, clause: &Clause) {
        loop {
            self.changed = false;
            self.atom(&clause.head);
            self.list(&clause.body);
            if !self.changed {
                return;
            }
        }
    }

    fn list(&mut self, list: &[Literal]) {
        for literal in list {
            match literal {
                Literal::Atom(a) | Literal::Not(a) => self.atom(a),
                Literal::Cmp(op, a, b, _) => {
                    let kind = match op.is_textual() {
                        true => Some(Kind::Symbol),
                        false => self.kind_of(a).or_else(|| self.kind_of(b)),
                    };
                    for arg in [a, b] {
                        if let Some(kind) = kind {
                            self.push(arg, kind);
                        }
                        self.inner(arg);
                    }
                }
                Literal::Bool(..) => {}
            }
        }
    }

    fn atom(&mut self, atom: &Atom) {
        if let Some((_, columns)) = self.relations.get(&atom.name.text) {
            for (arg, &ty) in atom.args.iter().zip(columns) {
                self.push(arg, self.types.kind(ty));
            }
        }
        atom.args.iter().for_each(|a| self.inner(a));
    }

    /// What the inside of an argument tells, whatever is expected of it.
    fn inner(&mut self, arg: &Arg) {
        match &arg.kind {
            ArgKind::Call(functor, args) => {
                let common = if functor.is_uniform() { self.kind_of(arg) } else { None };
                for (at, a) in args.iter().enumerate() {
                    if let Some(kind) = common.or_else(|| functor.param(at)) {
                        self.push(a, kind);
                    }
                }
                args.iter().for_each(|a| self.inner(a));
            }
            ArgKind::User(name, args) => {
                if let Some(call) = self.relations.functors.get(&name.text) {
                    args.iter().zip(call.params()).for_each(|(a, &kind)| self.push(a, kind));
                }
                args.iter().for_each(|a| self.inner(a));
            }
            ArgKind::Branch(name, args) => {
                if let Some((ty, branch)) = self.types.branch(&name.text) {
                    let types = self.types;
                    for (a, &field) in args.iter().zip(&types.adt(ty)[branch].fields) {
                        self.push(a, types.kind(field));
                    }
                }
                args.iter().for_each(|a| self.inner(a));
            }
            ArgKind::Record(args) => args.iter().for_each(|a| self.inner(a)),
            ArgKind::Cast(a, _) => self.inner(a),
            ArgKind::Aggregate(op, target, body) => {
                self.list(body);
                if let Some(t) = target {
                    if *op == AggregateOp::Mean {
                        self.push(t, Kind::Float);
                    }
                    self.inner(t);
                }
            }
            _ => {}
        }
    }

    pub fn kind_of(&self, arg: &Arg) -> Option<Kind> {
        match &arg.kind {
            ArgKind::Var(v) => self.kinds.get(v).copied(),
            ArgKind::Str(_) => Some(Kind::Symbol),
            ArgKind::Unsigned(_) => Some(Kind::Unsigned),
            ArgKind::Float(_) => Some(Kind::Float),
            ArgKind::Counter | ArgKind::Iteration => Some(Kind::Number),
            ArgKind::Branch(name, _) => self.types.branch(&name.text).map(|b| Kind::Adt(b.0)),
            ArgKind::Cast(_, ty) => self.relations.type_of(ty).map(|t| self.types.kind(t)),
            ArgKind::User(name, _) => {
                self.relations.functors.get(&name.text).map(|call| call.result())
            }
            ArgKind::Call(functor, args) => {
                functor.result().or_else(|| args.iter().find_map(|a| self.kind_of(a)))
            }
            ArgKind::Aggregate(op, target, _) => match op {
                AggregateOp::Count => Some(Kind::Number),
                AggregateOp::Mean => Some(Kind::Float),
                AggregateOp::Sum | AggregateOp::Min | AggregateOp::Max => {
                    target.as_ref().and_then(|t| self.kind_of(t))
                }
            },
            _ => None,
        }
    }

    fn push(&mut self, arg: &Arg, kind: Kind) {
        match &arg.kind {
            ArgKind::Var(v) => {
                let kinds = &mut self.kinds;
                self.changed |= !kinds.contains_key(v);
                kinds.entry(v.clone()).or_insert(kind);
            }
            ArgKind::Call(functor, args) if functor.is_uniform() => {
                args.iter().for_each(|a| self.push(a, kind));
            }
            ArgKind::Record(args) => {
                if let Kind::Record(id) = kind {
                    let types = self.types;
                    for (a, &field) in args.iter().zip(types.record(id)) {
                        self.push(a, types.kind(field));
                    }
                }
            }
            ArgKind::Aggregate(
                AggregateOp::Sum | AggregateOp::Min | AggregateOp::Max,
                Some(t),
                _,
            ) => self.push(t, kind),
            _ => {}
        }
    }

    fn collect(&mut self, list: &[Literal]) {
        for literal in list {
            if let Literal::Atom(atom) = literal
                && let Some((_, columns)) = self.relations.get(&atom.name.text)
            {
                for (arg, &ty) in atom.args.iter().zip(columns) {
                    self.source(arg, ty);
                }
            }
            for arg in literal.args() {
                arg.walk(&mut |a| {
                    if let ArgKind::Aggregate(_, _, body) = &a.kind {
                        self.collect(body);
                    }
                });
            }
        }
    }

    fn source(&mut self, arg: &Arg, ty: TypeId) {
        match &arg.kind {
            ArgKind::Var(v) => {
                self.sources.entry(v.clone()).or_default().push(ty);
                self.places.entry((v.clone(), ty)).or_insert(arg.span);
            }
            ArgKind::Record(args) => {
                if let Kind::Record(id) = self.types.kind(ty) {
                    let types = self.types;
                    for (a, &field) in args.iter().zip(types.record(id)) {
                        self.source(a, field);
                    }
                }
            }
            ArgKind::Branch(name, args) => {
                if let Some((ty, branch)) = self.types.branch(&name.text) {
                    let types = self.types;
                    for (a, &field) in args.iter().zip(&types.adt(ty)[branch].fields) {
                        self.source(a, field);
                    }
                }
            }
            _ => {}
        }
    }

    /// Variables that are equal have each other's types.
    fn share(&mut self, list: &[Literal]) {
        for _ in 0..list.len().min(32) {
            for literal in list {
                let Literal::Cmp(CmpOp::Eq, a, b, _) = literal else { continue };
                match (&a.kind, &b.kind) {
                    (ArgKind::Var(x), ArgKind::Var(y)) => {
                        let both: Vec<TypeId> = [x, y]
                            .iter()
                            .flat_map(|v| self.sources.get(*v).into_iter().flatten().copied())
                            .collect();
                        for v in [x, y] {
                            let list = self.sources.entry(v.clone()).or_default();
                            *list = both.clone();
                            list.sort_unstable();
                            list.dedup();
                        }
                    }
                    (ArgKind::Var(x), ArgKind::Cast(_, ty))
                    | (ArgKind::Cast(_, ty), ArgKind::Var(x)) => {
                        if let Some(ty) = self.relations.type_of(ty) {
                            let list = self.sources.entry(x.clone()).or_default();
                            if !list.contains(&ty) {
                                list.push(ty);
                            }
                        }
                    }
                    _ => {}
                }
            }
        }
    }

    /// The types of the columns in which a variable stands, and of variables that are equal to it.
    pub fn types_of(&self, variable: &Variable) -> &[TypeId] {
        self.sources.get(variable).map_or(&[], Vec::as_slice)
    }

    fn check_types(&self, clause: &Clause, diags: &mut Diagnostics) {
        let Some((_, columns)) = self.relations.get(&clause.head.name.text) else { return };
        for (arg, &ty) in clause.head.args.iter().zip(columns) {
            let fits = match &arg.kind {
                ArgKind::Var(v) => match self.sources.get(v) {
                    Some(list) if !list.is_empty() => {
                        list.iter().any(|&s| self.types.is_subtype(s, ty))
                            || list.iter().any(|&s| self.types.kind(s) != self.types.kind(ty))
                    }
                    _ => true,
                },
                ArgKind::Cast(_, name) => self.relations.type_of(name).is_none_or(|t| {
                    self.types.is_subtype(t, ty) || self.types.kind(t) != self.types.kind(ty)
                }),
                _ => true,
            };
            // Another kind is reported where the value is read.
            if !fits {
                let from = match &arg.kind {
                    ArgKind::Var(v) => self.sources.get(v).and_then(|l| l.first()).copied(),
                    ArgKind::Cast(_, name) => self.relations.type_of(name),
                    _ => None,
                };
                let from = from.map_or("", |t| self.types.name(t));
                let to = self.types.name(ty);
                diags
                    .error(Code::NotASubtype, arg.span, format!("{from} is no subtype of {to}"))
                    .label(format!("this column of {} is {to}", clause.head.name.text))
                    .help(format!("if the values are known to fit, write `as(.., {to})`"));
            }
        }
        let mut variables: Vec<&Variable> = self.sources.keys().collect();
        variables.sort();
        // Of two variables that are equal, one is enough.
        let mut reported = Vec::new();
        for variable in variables {
            let list = &self.sources[variable];
            let apart = |&(a, b): &(TypeId, TypeId)| {
                self.types.kind(a) == self.types.kind(b) && !self.types.overlap(a, b)
            };
            let pairs =
                list.iter().enumerate().flat_map(|(i, &a)| list[..i].iter().map(move |&b| (b, a)));
            if let Some((a, b)) = pairs.into_iter().find(apart)
                && !reported.contains(&(a, b))
            {
                reported.push((a, b));
                let place = |ty| {
                    let own = self.places.get(&(variable.clone(), ty)).copied();
                    let all = self.places.iter().filter(|((_, other), _)| *other == ty);
                    own.or_else(|| all.map(|(_, &span)| span).min_by_key(|span| span.start))
                };
                let (from, to) = (self.types.name(a), self.types.name(b));
                let message = format!("no value of {} can be both {from} and {to}", variable.name);
                let (first, second) = (place(a), place(b));
                let found = diags.error(Code::TypesApart, second.unwrap_or(clause.span), message);
                found.label(format!("here it is {to}"));
                if let Some(first) = first {
                    found.at(first, format!("here it is {from}"));
                }
                found.help(format!("this needs a relation that leads from {from} to {to}"));
            }
        }
    }
}
