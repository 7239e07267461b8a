//! Lattices: what `.lattice` declares, which relations join their rows, and what rules mean by the
//! values of lattices, as Soufflé 2.5 has it (`InsertLatticeOperations`).
//!
//! A relation has one row of all that differ in columns of lattices alone. That a value is in such a
//! column says that it is below what the row has. So of an atom `r(a, value)` whose value is known
//! otherwise, the row is looked up and its value must have `value` as greatest lower bound with it;
//! where several atoms have one variable that nothing else gives a value, it is the greatest lower
//! bound of their values, and not the bottom; and `!r(a, value)` holds also where the row's value has
//! the bottom in common with it.

use super::Relations;
use super::components::Flat;
use super::scope::{Vars, ground_by, is_ground};
use super::types::{Kind, Types};
use crate::code::Code;
use crate::diagnostic::{Diagnostics, Span};
use crate::ir::{Joins, Relation};
use crate::syntax::ast::*;
use crate::user::UserCall;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// The lattices of a program, and the relations with columns of them.
pub(super) struct Lattices {
    /// By relation.
    columns: FxHashMap<Arc<str>, Columns>,
}

/// The columns of lattices of a relation: its last ones.
struct Columns {
    from: usize,
    lattices: Vec<Arc<Lattice>>,
}

/// A lattice whose least upper bound is known.
struct Lattice {
    lub: Arc<UserCall>,
    /// The functor of the greatest lower bound, and the bottom, if both are defined: rules mean more
    /// than equality by values of the lattice then.
    order: Option<(Name, Arg)>,
}

impl Lattices {
    /// Reads the declarations and reports what is wrong with them.
    pub fn new(flat: &Flat, types: &Types, known: &Relations, diags: &mut Diagnostics) -> Self {
        let mut lattices: FxHashMap<Arc<str>, Option<Arc<Lattice>>> = FxHashMap::default();
        let mut places: FxHashMap<Arc<str>, Span> = FxHashMap::default();
        for decl in &flat.lattices {
            let Name { text, span } = &decl.name;
            if let Some(&first) = places.get(text) {
                let message = format!("the lattice {text} is declared twice");
                diags.error(Code::DeclaredTwice, *span, message).at(first, "first here");
                continue;
            }
            places.insert(text.clone(), *span);
            let kind = types.kind(types.find(&decl.name, diags));
            lattices.insert(text.clone(), lattice(decl, kind, known, diags).map(Arc::new));
        }
        let mut columns = FxHashMap::default();
        for decl in &flat.relations {
            let Some(from) = decl.attributes.iter().position(|it| it.lattice) else { continue };
            check_relation(decl, from, &flat.clauses, diags);
            let mut own = Vec::new();
            for attribute in decl.attributes[from..].iter().filter(|it| it.lattice) {
                let Name { text, span } = &attribute.ty;
                match lattices.get(text) {
                    Some(lattice) => own.extend(lattice.clone()),
                    None => {
                        diags
                            .error(Code::Lattice, *span, format!("{text} is no lattice"))
                            .help(format!("`.lattice {text}<> {{ Lub -> @join(_, _), .. }}`"));
                    }
                }
            }
            if own.len() == decl.attributes.len() - from {
                columns.insert(decl.name.text.clone(), Columns { from, lattices: own });
            }
        }
        Lattices { columns }
    }

    /// Lets the relations join their rows.
    pub fn join(&self, relations: &mut [Relation]) {
        for relation in relations {
            relation.joins = self.columns.get(&relation.name).map(|columns| Joins {
                from: columns.from,
                lubs: columns.lattices.iter().map(|it| it.lub.clone()).collect(),
            });
        }
    }

    /// The clauses with what they mean by the values of lattices written out.
    pub fn translate(&self, clauses: Vec<Clause>, diags: &mut Diagnostics) -> Vec<Clause> {
        if self.columns.is_empty() {
            return clauses;
        }
        let mut out = Vec::new();
        for mut clause in clauses {
            let mut translator = Translator { lattices: self, marks: 0, diags };
            let grounded = translator.grounded(&clause.body, &Vars::default());
            for arg in &mut clause.head.args {
                translator.aggregates(arg, &grounded);
            }
            let mut bodies = translator.body(std::mem::take(&mut clause.body), &Vars::default());
            if bodies.len() != 1 {
                // The author's order named atoms that are no longer there.
                clause.plan.clear();
            }
            if let Some(body) = bodies.pop() {
                out.extend(bodies.into_iter().map(|body| Clause { body, ..clause.clone() }));
                out.push(Clause { body, ..clause });
            }
        }
        out
    }
}

/// Reads a declaration; without what joins two values there is no lattice.
fn lattice(
    decl: &LatticeDecl,
    kind: Kind,
    known: &Relations,
    diags: &mut Diagnostics,
) -> Option<Lattice> {
    let LatticeDecl { name, operators } = decl;
    for (at, (op, value)) in operators.iter().enumerate() {
        if operators[..at].iter().any(|(other, _)| other == op) {
            let message = format!("{} is defined twice", op.word());
            diags.error(Code::DeclaredTwice, value.span, message);
        }
    }
    let functor = |op: LatticeOp, diags: &mut Diagnostics| {
        let (_, value) = operators.iter().find(|it| it.0 == op)?;
        let ArgKind::User(functor, _) = &value.kind else {
            let message = format!("{} of a lattice is a functor of the host", op.word());
            diags
                .error(Code::Lattice, value.span, message)
                .help(format!("write `{} -> @name(_, _)`", op.word()));
            return None;
        };
        let Some(call) = known.functors.get(&functor.text) else {
            let message = format!("undeclared functor @{}", functor.text);
            diags.error(Code::UndeclaredFunctor, functor.span, message);
            return None;
        };
        if *call.params() != [kind, kind] || call.result() != kind {
            let (functor, name) = (&functor.text, &name.text);
            let message = format!("@{functor} does not make one {name} of two");
            diags.error(Code::Lattice, value.span, message);
            return None;
        }
        Some((functor.clone(), call.clone()))
    };
    let lub = functor(LatticeOp::Lub, diags);
    let glb = functor(LatticeOp::Glb, diags);
    let value = |op: LatticeOp| operators.iter().find(|it| it.0 == op).map(|it| &it.1);
    for op in [LatticeOp::Bottom, LatticeOp::Top] {
        if let Some(value) = value(op).filter(|value| !is_ground(value, &Vars::default())) {
            let message = format!("{} of a lattice is a constant", op.word());
            diags.error(Code::Lattice, value.span, message);
        }
    }
    if value(LatticeOp::Lub).is_none() {
        let message = format!("the lattice {} does not define Lub", name.text);
        diags.error(Code::Lattice, name.span, message);
    }
    for op in [LatticeOp::Glb, LatticeOp::Bottom] {
        if value(op).is_none() {
            let message = format!("the lattice {} does not define {}", name.text, op.word());
            diags
                .warning(Code::Lattice, name.span, message)
                .help("without both Glb and Bottom, values in bodies are compared by equality");
        }
    }
    let order = glb.map(|(glb, _)| glb).zip(value(LatticeOp::Bottom).cloned());
    Some(Lattice { lub: lub?.1, order })
}

/// Reports where a relation cannot have columns of lattices, the first of which is `from`.
fn check_relation(decl: &RelationDecl, from: usize, clauses: &[Clause], diags: &mut Diagnostics) {
    for attribute in decl.attributes[from..].iter().filter(|it| !it.lattice) {
        let first = &decl.attributes[from];
        let column = &attribute.name.text;
        let message = format!("the column {column} stands behind one of a lattice");
        diags
            .error(Code::Lattice, attribute.name.span, message)
            .at(first.name.span.to(first.ty.span), "this one")
            .help("columns of lattices are the last ones");
    }
    let Qualifiers { eqrel, brie, inline, .. } = decl.qualifiers;
    let subsumes = |it: &&Clause| it.subsumes && it.head.name.text == decl.name.text;
    let subsumption = clauses.iter().find(subsumes).map(|it| it.span);
    let others = [
        (eqrel, "is an equivalence"),
        (brie, "is a brie"),
        (inline, "is inline"),
        (!decl.choices.is_empty(), "has a choice-domain"),
        (subsumption.is_some(), "has a subsumption"),
    ];
    for (_, what) in others.iter().filter(|it| it.0) {
        let message = format!("{} {what} and has columns of lattices", decl.name.text);
        let found = diags.error(Code::Lattice, decl.name.span, message);
        if let Some(place) = subsumption.filter(|_| what.ends_with("subsumption")) {
            found.at(place, "this one");
        }
    }
}

struct Translator<'a, 'd> {
    lattices: &'a Lattices,
    marks: usize,
    diags: &'d mut Diagnostics,
}

/// A variable that only columns of lattices give a value.
struct Shared {
    variable: Variable,
    lattice: Arc<Lattice>,
    /// The literal and the column, of each place.
    places: Vec<(usize, usize)>,
    span: Span,
}

impl Translator<'_, '_> {
    /// The lattice of a column, if rules mean more than equality by its values.
    fn order(&self, atom: &Atom, at: usize) -> Option<&Arc<Lattice>> {
        let columns = self.lattices.columns.get(&atom.name.text)?;
        let lattice = columns.lattices.get(at.checked_sub(columns.from)?)?;
        lattice.order.is_some().then_some(lattice)
    }

    /// The variables to which something else than columns of lattices gives a value.
    fn grounded(&self, list: &[Literal], known: &Vars) -> Vars {
        ground_by(list, known, &|atom, at| self.order(atom, at).is_none())
    }

    fn fresh(&mut self) -> Variable {
        self.marks += 1;
        Variable::made(Mark::Lattice(self.marks))
    }

    /// The bodies that stand for this one, where these variables have values.
    fn body(&mut self, mut list: Vec<Literal>, known: &Vars) -> Vec<Vec<Literal>> {
        let grounded = self.grounded(&list, known);
        for literal in &mut list {
            literal.args_mut().into_iter().for_each(|arg| self.aggregates(arg, &grounded));
        }
        let mut tests = Vec::new();
        let mut shared: Vec<Shared> = Vec::new();
        for (place, literal) in list.iter_mut().enumerate() {
            let Literal::Atom(atom) = literal else { continue };
            for at in 0..atom.args.len() {
                let Some(lattice) = self.order(atom, at).cloned() else { continue };
                let span = atom.args[at].span;
                match &atom.args[at].kind {
                    ArgKind::Unnamed => {}
                    _ if is_ground(&atom.args[at], &grounded) => {
                        let row = ArgKind::Var(self.fresh());
                        let value = std::mem::replace(&mut atom.args[at].kind, row.clone());
                        let (row, value) = (Arg { kind: row, span }, Arg { kind: value, span });
                        let Some(glb) = lattice.glb(row, value.clone()) else { continue };
                        tests.push(Literal::Cmp(CmpOp::Eq, glb, value, span));
                    }
                    ArgKind::Var(variable) => {
                        match shared.iter_mut().find(|it| it.variable == *variable) {
                            Some(it) => it.places.push((place, at)),
                            None => shared.push(Shared {
                                variable: variable.clone(),
                                lattice,
                                places: vec![(place, at)],
                                span,
                            }),
                        }
                    }
                    _ => {
                        self.diags
                            .error(Code::Ungrounded, span, "a value of a lattice has no value")
                            .help("a column of a lattice takes no value apart: name a variable");
                    }
                }
            }
        }
        for it in shared.iter().filter(|it| it.places.len() > 1) {
            self.share(it, &mut list, &mut tests);
        }
        list.append(&mut tests);
        self.negations(list)
    }

    /// Makes a variable the greatest lower bound of what it is in several atoms.
    fn share(&mut self, shared: &Shared, list: &mut [Literal], tests: &mut Vec<Literal>) {
        let Shared { variable, lattice, places, span } = shared;
        let mut uses = Vec::new();
        for literal in list.iter() {
            for arg in literal.args() {
                arg.walk(&mut |arg| match &arg.kind {
                    ArgKind::Var(other) if other == variable => uses.push(arg.span),
                    _ => {}
                });
            }
        }
        if uses.len() > places.len() {
            let is_own = |use_span: &&Span| {
                places.iter().any(|&(place, at)| list[place].args()[at].span == **use_span)
            };
            let other = uses.iter().find(|it| !is_own(it)).copied().unwrap_or(*span);
            let message = format!("{} is known only as a value of a lattice", variable.name);
            self.diags
                .error(Code::Ungrounded, other, message)
                .label("no greatest value for which this holds can be found")
                .help("several atoms have it in columns of lattices: nothing else of the body may");
            return;
        }
        let of = |kind| Arg { kind, span: *span };
        let mut bound: Option<Arg> = None;
        for &(place, at) in places {
            let own = ArgKind::Var(self.fresh());
            *list[place].args_mut()[at] = of(own.clone());
            bound = match bound {
                None => Some(of(own)),
                Some(before) => lattice.glb(of(own), before),
            };
        }
        let value = || of(ArgKind::Var(variable.clone()));
        let bottom = lattice.order.as_ref().map(|(_, bottom)| bottom.clone());
        if let (Some(bound), Some(bottom)) = (bound, bottom) {
            tests.push(Literal::Cmp(CmpOp::Eq, value(), bound, *span));
            tests.push(Literal::Cmp(CmpOp::Ne, value(), bottom, *span));
        }
    }

    /// The bodies that stand for one with negated atoms: there is no such row, or its value and the
    /// one that is named have nothing in common.
    fn negations(&mut self, list: Vec<Literal>) -> Vec<Vec<Literal>> {
        let mut bodies: Vec<Vec<Literal>> = vec![Vec::new()];
        for literal in list {
            let alternatives = match &literal {
                Literal::Not(atom) => self.negated(atom),
                _ => Vec::new(),
            };
            if alternatives.is_empty() {
                bodies.iter_mut().for_each(|body| body.push(literal.clone()));
                continue;
            }
            let with = |body: &Vec<Literal>| {
                let body = body.clone();
                alternatives.iter().map(move |it| [&body[..], &it[..]].concat()).collect::<Vec<_>>()
            };
            bodies = bodies.iter().flat_map(with).collect();
        }
        bodies
    }

    fn negated(&mut self, atom: &Atom) -> Vec<Vec<Literal>> {
        let is_named = |&at: &usize| {
            !matches!(atom.args[at].kind, ArgKind::Unnamed) && self.order(atom, at).is_some()
        };
        let named: Vec<usize> = (0..atom.args.len()).filter(is_named).collect();
        if named.is_empty() {
            return Vec::new();
        }
        let mut none = atom.clone();
        for &at in &named {
            none.args[at].kind = ArgKind::Unnamed;
        }
        let mut out = Vec::new();
        for &at in &named {
            let Some(lattice) = self.order(atom, at).cloned() else { continue };
            let (value, row) = (atom.args[at].clone(), ArgKind::Var(self.fresh()));
            let row = Arg { kind: row, span: value.span };
            let span = value.span;
            let mut found = none.clone();
            found.args[at] = row.clone();
            let glb = lattice.glb(row, value);
            if let (Some(glb), Some((_, bottom))) = (glb, lattice.order.clone()) {
                let test = Literal::Cmp(CmpOp::Eq, glb, bottom, span);
                out.push(vec![Literal::Atom(found), test]);
            }
        }
        out.insert(0, vec![Literal::Not(none)]);
        out
    }

    /// Translates the bodies of the aggregates in an argument.
    fn aggregates(&mut self, arg: &mut Arg, grounded: &Vars) {
        match &mut arg.kind {
            ArgKind::Record(args)
            | ArgKind::Branch(_, args)
            | ArgKind::User(_, args)
            | ArgKind::Call(_, args) => {
                args.iter_mut().for_each(|arg| self.aggregates(arg, grounded));
            }
            ArgKind::Cast(arg, _) => self.aggregates(arg, grounded),
            ArgKind::Aggregate(_, target, body) => {
                target.iter_mut().for_each(|target| self.aggregates(target, grounded));
                let mut bodies = self.body(std::mem::take(body), grounded);
                if bodies.len() > 1 {
                    let what = "a negated value of a lattice in an aggregate";
                    self.diags
                        .error(Code::Unsupported, arg.span, what)
                        .help("name what the aggregate ranges over as a relation");
                }
                *body = bodies.pop().unwrap_or_default();
            }
            _ => {}
        }
    }
}

impl Lattice {
    /// The greatest lower bound of two values.
    fn glb(&self, left: Arg, right: Arg) -> Option<Arg> {
        let (functor, _) = self.order.as_ref()?;
        let span = left.span;
        Some(Arg { kind: ArgKind::User(functor.clone(), vec![left, right]), span })
    }
}
