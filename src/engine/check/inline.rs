//! Inline relations: each use is replaced by the bodies of the relation's rules.
//!
//! A use that cannot be replaced (under negation with variables of its own, or with several rules
//! in an aggregate) keeps the relation as an ordinary one; its rules then must stand on their own.

use crate::code::Code;
use crate::diagnostic::Diagnostics;
use crate::syntax::ast::*;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// Rules after expansion; more are a mistake.
const LIMIT: usize = 100_000;

pub(super) fn inline(
    relations: &[RelationDecl],
    clauses: Vec<Clause>,
    diags: &mut Diagnostics,
) -> Vec<Clause> {
    let names: FxHashSet<Arc<str>> =
        relations.iter().filter(|r| r.qualifiers.inline).map(|r| r.name.text.clone()).collect();
    if names.is_empty() {
        return clauses;
    }
    let mut rules: FxHashMap<Arc<str>, Vec<Clause>> = FxHashMap::default();
    let mut work = Vec::new();
    for clause in clauses {
        if names.contains(&clause.head.name.text) {
            rules.entry(clause.head.name.text.clone()).or_default().push(clause);
        } else {
            work.push(clause);
        }
    }
    if let Some(name) = recursive(&rules) {
        let span = rules[&name][0].head.name.span;
        diags
            .error(
                Code::DefinedByItself,
                span,
                format!("the inline relation {name} is defined by itself"),
            )
            .help("remove `inline` from its declaration");
        return work;
    }
    let mut inliner =
        Inliner { names: &names, rules: &rules, counter: 0, kept: FxHashSet::default() };
    let mut done = Vec::new();
    work.reverse();
    loop {
        while let Some(clause) = work.pop() {
            if done.len() + work.len() > LIMIT {
                diags
                    .error(
                        Code::TooLarge,
                        clause.span,
                        format!("inlining makes more than {LIMIT} rules"),
                    )
                    .help("remove `inline` from a declaration");
                return done;
            }
            match inliner.step(&clause) {
                Some(list) => work.extend(list.into_iter().rev()),
                None => done.push(clause),
            }
        }
        // Relations that had to stay need their rules.
        let kept: Vec<Arc<str>> = inliner.kept.drain().collect();
        let have: FxHashSet<Arc<str>> = done.iter().map(|c| c.head.name.text.clone()).collect();
        for name in kept {
            if !have.contains(&name) {
                work.extend(rules.get(&name).into_iter().flatten().cloned());
            }
        }
        if work.is_empty() {
            return done;
        }
    }
}

/// A relation that reaches itself through inline relations.
fn recursive(rules: &FxHashMap<Arc<str>, Vec<Clause>>) -> Option<Arc<str>> {
    let mut sorted: Vec<&Arc<str>> = rules.keys().collect();
    sorted.sort();
    for start in sorted {
        let mut seen: FxHashSet<Arc<str>> = FxHashSet::default();
        let mut stack = vec![start.clone()];
        while let Some(name) = stack.pop() {
            let mut reached = false;
            for clause in rules.get(&name).into_iter().flatten() {
                let mut visit = |l: &Literal| {
                    if let Literal::Atom(a) | Literal::Not(a) = l {
                        reached |= a.name.text == *start;
                        if seen.insert(a.name.text.clone()) {
                            stack.push(a.name.text.clone());
                        }
                    }
                };
                walk_literals(&clause.body, &mut visit);
            }
            if reached {
                return Some(start.clone());
            }
        }
    }
    None
}

struct Inliner<'a> {
    names: &'a FxHashSet<Arc<str>>,
    rules: &'a FxHashMap<Arc<str>, Vec<Clause>>,
    counter: usize,
    kept: FxHashSet<Arc<str>>,
}

impl Inliner<'_> {
    /// Replaces the first use in the clause; `None` if there is none (left).
    fn step(&mut self, clause: &Clause) -> Option<Vec<Clause>> {
        for (i, literal) in clause.body.iter().enumerate() {
            match literal {
                Literal::Atom(atom) if self.names.contains(&atom.name.text) => {
                    let bodies = self.positive(atom);
                    return Some(splice(clause, i, bodies));
                }
                Literal::Not(atom) if self.names.contains(&atom.name.text) => {
                    match self.negative(atom) {
                        Some(bodies) => return Some(splice(clause, i, bodies)),
                        None => {
                            self.kept.insert(atom.name.text.clone());
                        }
                    }
                }
                _ => {}
            }
        }
        let mut copy = clause.clone();
        let mut changed = false;
        let mut visit = |arg: &mut Arg| {
            arg.walk_mut(&mut |a| {
                if let ArgKind::Aggregate(_, _, body) = &mut a.kind {
                    changed |= self.aggregate(body);
                }
            });
        };
        copy.head.args.iter_mut().for_each(&mut visit);
        for literal in &mut copy.body {
            literal.args_mut().into_iter().for_each(&mut visit);
        }
        changed.then(|| vec![copy])
    }

    fn aggregate(&mut self, body: &mut Vec<Literal>) -> bool {
        for i in 0..body.len() {
            let bodies = match &body[i] {
                Literal::Atom(a) if self.names.contains(&a.name.text) => {
                    (Some(self.positive(a)), a.name.text.clone())
                }
                Literal::Not(a) if self.names.contains(&a.name.text) => {
                    (self.negative(a), a.name.text.clone())
                }
                _ => continue,
            };
            match bodies {
                // An aggregate would count each value of a variable that only the rule has.
                (Some(mut list), _)
                    if list.len() == 1
                        && !self.has_own(&list[0], |l| !matches!(l, Literal::Not(_))) =>
                {
                    let new = list.pop().unwrap_or_default();
                    body.splice(i..=i, new);
                    return true;
                }
                (_, name) => {
                    self.kept.insert(name);
                }
            }
        }
        false
    }

    fn fresh(&mut self, clause: &Clause) -> Clause {
        self.counter += 1;
        let mark = Mark::Inlined(self.counter);
        let mut copy = clause.clone();
        let rename = |a: &mut Arg| {
            if let ArgKind::Var(v) = &mut a.kind {
                *v = v.marked(mark);
            }
        };
        copy.head.args.iter_mut().for_each(|a| a.walk_mut(&mut |a| rename(a)));
        for literal in &mut copy.body {
            literal.args_mut().into_iter().for_each(|a| a.walk_mut(&mut |a| rename(a)));
        }
        copy
    }

    /// The bodies that stand for the atom: arguments are equal, and the rule's body holds.
    fn positive(&mut self, atom: &Atom) -> Vec<Vec<Literal>> {
        let rules = self.rules;
        let mut out = Vec::new();
        for rule in rules.get(&atom.name.text).into_iter().flatten() {
            let mut rule = self.fresh(rule);
            let mut atom = atom.clone();
            let mut count = 0;
            for arg in atom.args.iter_mut().filter(|a| !matches!(a.kind, ArgKind::Unnamed)) {
                arg.walk_mut(&mut |a| {
                    if matches!(a.kind, ArgKind::Unnamed) {
                        count += 1;
                        let unnamed = Variable::made(Mark::Unnamed(count));
                        a.kind = ArgKind::Var(unnamed.marked(Mark::Inlined(self.counter)));
                    }
                });
            }
            let rest = substitute(&mut rule, &atom);
            let mut body: Vec<Literal> = rest
                .into_iter()
                .map(|(a, b)| {
                    let span = a.span;
                    Literal::Cmp(CmpOp::Eq, a, b, span)
                })
                .collect();
            body.append(&mut rule.body);
            if body.is_empty() {
                body.push(Literal::Bool(true, atom.span));
            }
            out.push(body);
        }
        out
    }

    /// The bodies that stand for the negated atom; `None` if it cannot be written so.
    fn negative(&mut self, atom: &Atom) -> Option<Vec<Vec<Literal>>> {
        let rules = self.rules;
        let mut out: Vec<Vec<Literal>> = vec![Vec::new()];
        for rule in rules.get(&atom.name.text).into_iter().flatten() {
            let mut rule = self.fresh(rule);
            let rest = substitute(&mut rule, atom);
            let mut terms: Vec<Literal> = Vec::new();
            for (a, b) in rest {
                if matches!(a.kind, ArgKind::Unnamed) || matches!(b.kind, ArgKind::Unnamed) {
                    continue;
                }
                let span = a.span;
                terms.push(Literal::Cmp(CmpOp::Ne, a, b, span));
            }
            for literal in rule.body {
                terms.push(match literal {
                    Literal::Atom(a) => Literal::Not(a),
                    Literal::Not(a) => Literal::Atom(a),
                    Literal::Cmp(op, a, b, span) => Literal::Cmp(op.negated(), a, b, span),
                    Literal::Bool(b, span) => Literal::Bool(!b, span),
                });
            }
            if self.has_own(&terms, |term| matches!(term, Literal::Cmp(..))) {
                return None;
            }
            out = out
                .iter()
                .flat_map(|c| {
                    terms.iter().map(move |t| {
                        let mut c = c.clone();
                        c.push(t.clone());
                        c
                    })
                })
                .collect();
            if out.len() > LIMIT {
                return None;
            }
        }
        Some(out)
    }

    /// Has the rule that was renamed last a variable in these literals that stands for none of the
    /// atom's arguments, or an `_` in one that is `unnamed`?
    fn has_own(&self, literals: &[Literal], unnamed: fn(&Literal) -> bool) -> bool {
        let own = Mark::Inlined(self.counter);
        let mut has = false;
        for literal in literals {
            for arg in literal.args() {
                arg.walk(&mut |a| match &a.kind {
                    ArgKind::Var(v) => has |= v.ends_with(own),
                    ArgKind::Unnamed => has |= unnamed(literal),
                    _ => {}
                });
            }
        }
        has
    }
}

/// Puts the atom's arguments where the rule's head has variables; the pairs left must be equal.
fn substitute(rule: &mut Clause, atom: &Atom) -> Vec<(Arg, Arg)> {
    let mut map: FxHashMap<Variable, Arg> = FxHashMap::default();
    let mut rest = Vec::new();
    for (param, actual) in rule.head.args.iter().zip(&atom.args) {
        match &param.kind {
            ArgKind::Var(v) if !map.contains_key(v) => {
                // `_` is a variable of the rule that nobody else sees.
                if !matches!(actual.kind, ArgKind::Unnamed) {
                    map.insert(v.clone(), actual.clone());
                }
            }
            _ if matches!(actual.kind, ArgKind::Unnamed) => {}
            _ => rest.push((actual.clone(), param.clone())),
        }
    }
    let mut apply = |a: &mut Arg| replace(a, &map);
    for literal in &mut rule.body {
        literal.args_mut().into_iter().for_each(&mut apply);
    }
    rest.iter_mut().for_each(|(_, b)| apply(b));
    rest
}

/// Not by `walk_mut`: what is put in is not looked into again.
fn replace(arg: &mut Arg, map: &FxHashMap<Variable, Arg>) {
    match &mut arg.kind {
        ArgKind::Var(v) => {
            if let Some(actual) = map.get(v) {
                arg.kind = actual.kind.clone();
            }
        }
        ArgKind::Record(args)
        | ArgKind::Branch(_, args)
        | ArgKind::User(_, args)
        | ArgKind::Call(_, args) => {
            args.iter_mut().for_each(|a| replace(a, map));
        }
        ArgKind::Cast(a, _) => replace(a, map),
        ArgKind::Aggregate(_, target, body) => {
            if let Some(t) = target {
                replace(t, map);
            }
            for literal in body {
                literal.args_mut().into_iter().for_each(|a| replace(a, map));
            }
        }
        _ => {}
    }
}

fn splice(clause: &Clause, at: usize, bodies: Vec<Vec<Literal>>) -> Vec<Clause> {
    bodies
        .into_iter()
        .map(|new| {
            let mut copy = clause.clone();
            copy.body.splice(at..=at, new);
            // The author's order named atoms that are no longer there.
            copy.plan.clear();
            copy
        })
        .collect()
}
