//! Demand: rules derive only what is asked of them (magic sets; Bancilhon, Maier, Sagiv, Ullman,
//! PODS 1986).
//!
//! Of a relation that is asked with some columns known, each rule gets one atom more, which has the
//! values that are asked for: `path(from, to) :- asked(from), edge(from, to).` Rules say what the
//! atoms of their bodies ask for in turn, from what stands before them. The relation keeps its name
//! and has fewer rows; who asked reads of it what was asked, so that nothing else changes.
//!
//! Some relations are derived as a whole: those that are negated or aggregated and all that these
//! depend on, since what is asked depends on answers, and would go in a circle through a negation;
//! equivalences, and those with choices, limits, lattices or subsumption, where one row tells of
//! another; those whose rules count; inputs; what depends on no recursion. A value that a rule computes is not asked
//! for: there may be no end of such values.

use super::strata;
use super::types::Kind;
use crate::ir::{Checked, Demand, Expr, Lit, RelId, Relation, Rule, Var};
use crate::syntax::ast::CmpOp;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Which columns of a relation are known where it is asked.
type Known = Vec<bool>;

/// What is asked of relations.
struct Asking<'p> {
    rules: &'p [Rule],
    relations: &'p [Relation],
    /// May be derived in part.
    partly: Vec<bool>,
    /// Asked for all rows.
    whole: BTreeSet<RelId>,
    asked: BTreeSet<(RelId, Known)>,
    todo: Vec<(RelId, Option<Known>)>,
}

/// Where a rule's body asks: before its literals in `before`, the atom `relation(args)`.
struct Request<'r> {
    relation: RelId,
    args: &'r [Expr],
    known: Known,
    before: Vec<&'r Lit>,
}

/// Rewrites the rules so that relations derive only what the outputs and the goal ask for; relations
/// that say what is asked come last. The rules that were written go into `demand`.
pub(super) fn restrict(checked: &mut Checked, outputs: &[RelId], demand: &mut Demand) {
    let goal = demand.goal.as_ref().map(|(relation, args)| (*relation, &args[..]));
    let mut asking = Asking {
        rules: &checked.rules,
        relations: &checked.relations,
        partly: partly(checked, &demand.eligible),
        whole: BTreeSet::new(),
        asked: BTreeSet::new(),
        todo: Vec::new(),
    };
    let is_goal = |output: &&RelId| goal.is_none_or(|(relation, _)| relation != **output);
    outputs.iter().filter(is_goal).for_each(|&output| asking.ask(output, None));
    if let Some((relation, args)) = goal {
        asking.ask(relation, Some(args.iter().map(is_constant).collect()));
    }
    while let Some((relation, known)) = asking.todo.pop() {
        if known.is_some() && asking.whole.contains(&relation) {
            continue;
        }
        for rule in checked.rules.iter().filter(|rule| rule.head == relation) {
            for request in asking.requests(rule, known.as_deref()) {
                asking.ask(request.relation, Some(request.known));
            }
            let mut strict = Vec::new();
            strictly(&rule.body, false, &mut strict);
            strict.into_iter().for_each(|relation| asking.ask(relation, None));
        }
    }
    let (rules, mut relations) = asking.write(goal);
    demand.rules = std::mem::replace(&mut checked.rules, rules);
    checked.relations.append(&mut relations);
}

fn is_constant(expr: &Expr) -> bool {
    matches!(expr, Expr::Const(_) | Expr::Text(_))
}

/// Which relations may be derived in part.
fn partly(checked: &Checked, eligible: &[bool]) -> Vec<bool> {
    let rules = &checked.rules[..];
    let mut partly = eligible.to_vec();
    for (relation, partly) in checked.relations.iter().zip(&mut partly) {
        let is_plain = !relation.eqrel && relation.choices.is_empty() && relation.limit.is_none();
        *partly &= is_plain && relation.joins.is_none() && !relation.columns.is_empty();
    }
    checked.inputs.iter().for_each(|io| partly[io.relation] = false);
    // What needs no fixpoint costs less than to find out what is asked.
    let above = strata::above_recursion(&checked.relations, rules);
    partly.iter_mut().zip(above).for_each(|(partly, above)| *partly &= above);
    let mut ruled = vec![false; partly.len()];
    let mut strict = Vec::new();
    for rule in rules {
        ruled[rule.head] = true;
        let counts = rule.args.iter().any(counts) || rule.body.iter().any(lit_counts);
        partly[rule.head] &= !rule.subsumes && !counts;
        strictly(&rule.body, false, &mut strict);
    }
    // What is negated or aggregated, and all that it depends on.
    let mut by_head: FxHashMap<RelId, Vec<&Rule>> = FxHashMap::default();
    rules.iter().for_each(|rule| by_head.entry(rule.head).or_default().push(rule));
    let mut seen = FxHashSet::default();
    while let Some(relation) = strict.pop() {
        if seen.insert(relation) {
            partly[relation] = false;
            for rule in by_head.get(&relation).into_iter().flatten() {
                strictly(&rule.body, true, &mut strict);
            }
        }
    }
    partly.iter().zip(ruled).map(|(partly, ruled)| *partly && ruled).collect()
}

/// The relations that a body negates or aggregates; all of them, if `all`.
fn strictly(body: &[Lit], all: bool, out: &mut Vec<RelId>) {
    for lit in body {
        match lit {
            Lit::Atom(relation, _) if all => out.push(*relation),
            Lit::Not(relation, _) => out.push(*relation),
            Lit::Aggregate(_, _, _, _, body) => strictly(body, true, out),
            _ => {}
        }
    }
}

fn counts(expr: &Expr) -> bool {
    match expr {
        Expr::Counter | Expr::Iteration => true,
        Expr::Call(_, list) | Expr::User(_, list) | Expr::Record(list) => list.iter().any(counts),
        _ => false,
    }
}

fn lit_counts(lit: &Lit) -> bool {
    match lit {
        Lit::Cmp(_, _, a, b) => counts(a) || counts(b),
        Lit::Aggregate(_, _, _, target, body) => {
            target.iter().any(counts) || body.iter().any(lit_counts)
        }
        Lit::Range(_, _, args) => args.iter().any(counts),
        _ => false,
    }
}

impl Asking<'_> {
    fn ask(&mut self, relation: RelId, known: Option<Known>) {
        let known = known.filter(|known| self.partly[relation] && known.contains(&true));
        let is_new = match &known {
            Some(known) => self.asked.insert((relation, known.clone())),
            None => self.whole.insert(relation),
        };
        if is_new {
            self.todo.push((relation, known));
        }
    }

    /// What a rule asks for, if columns of its head are `known`.
    fn requests<'r>(&self, rule: &'r Rule, known: Option<&[bool]>) -> Vec<Request<'r>> {
        let mut values: FxHashSet<Var> = FxHashSet::default();
        let head = rule.args.iter().zip(known.unwrap_or_default());
        for (arg, _) in head.filter(|(arg, known)| **known && is_pattern(arg)) {
            bind(arg, &mut values);
        }
        let mut requests = Vec::new();
        let mut before: Vec<&Lit> = Vec::new();
        let mut left: Vec<&Lit> = rule.body.iter().collect();
        loop {
            // What needs no search comes as soon as it can.
            while let Some(at) = left.iter().position(|lit| is_settled(lit, &values)) {
                let lit = left.remove(at);
                if let Lit::Cmp(CmpOp::Eq, _, a, b) = lit {
                    take(a, b, &mut values);
                }
                before.push(lit);
            }
            let atoms = left.iter().enumerate().filter_map(|(at, lit)| match lit {
                Lit::Atom(relation, args) => Some((at, *relation, args)),
                _ => None,
            });
            let some = |args: &[Expr]| args.iter().any(|arg| is_known(arg, &values));
            let least = atoms.min_by_key(|(at, relation, args)| {
                // Joined ones first, of these those that are there as a whole, then in their order.
                (!some(args), self.partly[*relation], *at)
            });
            let Some((at, relation, args)) = least else { return requests };
            let known = args.iter().map(|arg| is_known(arg, &values)).collect();
            requests.push(Request { relation, args, known, before: before.clone() });
            args.iter().for_each(|arg| bind(arg, &mut values));
            before.push(left.remove(at));
        }
    }

    /// The rules, and the relations that say what is asked.
    fn write(&self, goal: Option<(RelId, &[Expr])>) -> (Vec<Rule>, Vec<Relation>) {
        let asked = self.asked.iter().filter(|(relation, _)| !self.whole.contains(relation));
        let first = self.relations.len();
        let ids: FxHashMap<&(RelId, Known), RelId> =
            asked.enumerate().map(|(at, asked)| (asked, first + at)).collect();
        let mut ordered: Vec<_> = ids.iter().collect();
        ordered.sort_by_key(|(_, id)| **id);
        let relations = ordered.iter().map(|(asked, _)| self.relation(asked.0, &asked.1)).collect();
        let mut out = Vec::new();
        let mut seen: FxHashSet<String> = FxHashSet::default();
        let mut put = |rule: Rule, out: &mut Vec<Rule>| {
            let text = format!("{}{:?}{:?}", rule.head, rule.args, rule.body);
            if seen.insert(text) {
                out.push(rule);
            }
        };
        for rule in self.rules {
            if self.whole.contains(&rule.head) {
                for request in self.requests(rule, None) {
                    if let Some(asks) = asks(rule, None, &request, &ids) {
                        put(asks, &mut out);
                    }
                }
                put(rule.clone(), &mut out);
                continue;
            }
            for (asked, id) in ordered.iter().filter(|(asked, _)| asked.0 == rule.head) {
                let mut restricted = rule.clone();
                let guard = guard(&mut restricted, &asked.1, **id);
                for request in self.requests(rule, Some(&asked.1)) {
                    if let Some(asks) = asks(&restricted, Some(&guard), &request, &ids) {
                        put(asks, &mut out);
                    }
                }
                let guards = guard.len();
                restricted.body.splice(0..0, guard);
                restricted.places.splice(0..0, vec![rule.span; guards]);
                restricted.plan.clear();
                put(restricted, &mut out);
            }
        }
        if let Some((relation, args)) = goal {
            let known: Known = args.iter().map(is_constant).collect();
            if let Some(&head) = ids.get(&(relation, known)) {
                let args = args.iter().filter(|arg| is_constant(arg)).cloned().collect();
                let (body, places, vars) = (Vec::new(), Vec::new(), Vec::new());
                let (plan, span) = (Vec::new(), Default::default());
                out.push(Rule { head, args, body, places, vars, subsumes: false, plan, span });
            }
        }
        (out, relations)
    }

    fn relation(&self, relation: RelId, known: &[bool]) -> Relation {
        let of = &self.relations[relation];
        let marks: String = known.iter().map(|&known| if known { 'b' } else { 'f' }).collect();
        let columns = of.columns.iter().zip(known).filter(|(_, known)| **known);
        Relation {
            name: Arc::from(format!("{} asked {marks}", of.name)),
            columns: columns.map(|(column, _)| column.clone()).collect(),
            eqrel: false,
            choices: Vec::new(),
            joins: None,
            limit: None,
            is_asked: true,
        }
    }
}

/// What a rule's head must be among, if columns of it are `known`: an atom, and what its arguments
/// are if they are computed.
fn guard(rule: &mut Rule, known: &[bool], asked: RelId) -> Vec<Lit> {
    let (mut args, mut computed) = (Vec::new(), Vec::new());
    for (arg, _) in rule.args.iter().zip(known).filter(|(_, known)| **known) {
        args.push(match arg {
            Expr::Call(..) | Expr::User(..) | Expr::Record(_) => {
                rule.vars.push(None);
                let var = Expr::Var(rule.vars.len() as Var - 1);
                // Bits are compared, so any kind will do.
                computed.push(Lit::Cmp(CmpOp::Eq, Kind::Number, var.clone(), arg.clone()));
                var
            }
            other => other.clone(),
        });
    }
    let mut guard = vec![Lit::Atom(asked, args)];
    guard.append(&mut computed);
    guard
}

/// The rule that says what a rule, with its guard, asks for; none if all rows are asked for.
fn asks(
    rule: &Rule,
    guard: Option<&[Lit]>,
    request: &Request<'_>,
    ids: &FxHashMap<&(RelId, Known), RelId>,
) -> Option<Rule> {
    let &head = ids.get(&(request.relation, request.known.clone()))?;
    let known = request.args.iter().zip(&request.known).filter(|(_, known)| **known);
    let args = known.map(|(arg, _)| arg.clone()).collect();
    // What is computed of variables that are found later is compared there.
    let is_first = |lit: &&Lit| match lit {
        Lit::Cmp(_, _, _, computed) => is_pattern(computed),
        _ => true,
    };
    let mut body: Vec<Lit> = guard.unwrap_or_default().iter().filter(is_first).cloned().collect();
    body.extend(request.before.iter().map(|&lit| lit.clone()));
    // A rule that asks of itself what it was asked says nothing.
    let is_same = matches!(&body[..], [Lit::Atom(of, own)] if *of == head && same(own, &args));
    if is_same {
        return None;
    }
    let places = vec![rule.span; body.len()];
    let (vars, span) = (rule.vars.clone(), rule.span);
    Some(Rule { head, args, body, places, vars, subsumes: false, plan: Vec::new(), span })
}

fn same(left: &[Expr], right: &Vec<Expr>) -> bool {
    format!("{left:?}") == format!("{right:?}")
}

/// Gives the variables of an expression values that is taken apart.
fn bind(expr: &Expr, values: &mut FxHashSet<Var>) {
    match expr {
        Expr::Var(var) => drop(values.insert(*var)),
        Expr::Record(list) => list.iter().for_each(|field| bind(field, values)),
        _ => {}
    }
}

/// Is it a value that was found, not one that is computed?
fn is_known(expr: &Expr, values: &FxHashSet<Var>) -> bool {
    match expr {
        Expr::Const(_) | Expr::Text(_) => true,
        Expr::Var(var) => values.contains(var),
        _ => false,
    }
}

/// Is the literal a comparison of what is known, or does it take something known apart?
fn is_settled(lit: &Lit, values: &FxHashSet<Var>) -> bool {
    match lit {
        Lit::Cmp(CmpOp::Eq, _, a, b) => {
            let (x, y) = (is_all_known(a, values), is_all_known(b, values));
            (x && (y || is_pattern(b))) || (y && is_pattern(a))
        }
        Lit::Cmp(_, _, a, b) => is_all_known(a, values) && is_all_known(b, values),
        _ => false,
    }
}

/// Are all variables of an expression known?
fn is_all_known(expr: &Expr, values: &FxHashSet<Var>) -> bool {
    match expr {
        Expr::Call(_, list) | Expr::User(_, list) | Expr::Record(list) => {
            list.iter().all(|e| is_all_known(e, values))
        }
        other => is_known(other, values),
    }
}

fn is_pattern(expr: &Expr) -> bool {
    match expr {
        Expr::Var(_) | Expr::Any => true,
        Expr::Record(list) => list.iter().all(|e| is_pattern(e) || is_constant(e)),
        _ => false,
    }
}

/// Of an equation, gives the variables of one side values if the other's are found ones.
fn take(a: &Expr, b: &Expr, values: &mut FxHashSet<Var>) {
    match (is_known(a, values), is_known(b, values)) {
        (true, false) => bind(b, values),
        (false, true) => bind(a, values),
        _ => {}
    }
}
