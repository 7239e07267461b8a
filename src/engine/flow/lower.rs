//! From a checked program to a flow.

use super::ids::Ids;
use super::kinds;
use super::{
    Aggregation, Call, Comparison, Flow, FlowFold, FlowLiteral, FlowRelation, FlowRule,
    FlowStratum, Refused, Term,
};
use crate::check::types::{Kind, Numeric};
use crate::diagnostic::Span;
use crate::ir::{Checked, Expr, Io, Lit, RelId, Relation, Rule, Var};
use crate::syntax::ast::{AggregateOp, CmpOp, DirectiveKind};
use crate::width::Width;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

pub(super) fn lower(
    program: &Checked,
    has_ids: &dyn Fn(&str, usize) -> bool,
) -> Result<Flow, Refused> {
    let mut lowering = Lowering::new(program);
    if program.types.width == Width::Wide {
        let what = "numbers have 64 bits, which ids of many modules need for themselves";
        return Err(Refused { what: what.to_owned(), place: "the program".to_owned() });
    }
    let needed: Vec<RelId> = program
        .strata
        .iter()
        .flat_map(|stratum| &stratum.relations)
        .copied()
        .filter(|&relation| !program.inlined[relation])
        .collect();
    for &relation in &needed {
        lowering.check(relation)?;
    }
    let ids = Ids::of(program, has_ids);
    for stratum in &program.strata {
        let mut rules = Vec::new();
        for &rule in &stratum.rules {
            let rule = &program.rules[rule];
            if !program.inlined[rule.head] {
                ids.check(rule).map_err(|what| lowering.refused(what, rule.span))?;
                rules.push(lowering.rule(rule)?);
            }
        }
        for &relation in &stratum.relations {
            if program.relations[relation].eqrel {
                rules.extend(equivalence(relation, lowering.first_place(relation)));
            }
        }
        if !rules.is_empty() {
            lowering.flow.strata.append(&mut lowering.before);
            lowering.flow.strata.push(FlowStratum { relations: stratum.relations.clone(), rules });
        }
    }
    let mut flow = lowering.flow;
    let derived: FxHashSet<RelId> =
        flow.strata.iter().flat_map(|stratum| &stratum.relations).copied().collect();
    let both = |io: &&Io| io.kind == DirectiveKind::Input && derived.contains(&io.relation);
    if let Some(io) = program.io.iter().find(both) {
        let name = &program.relations[io.relation].name;
        let place = program.sources.place(io.span);
        return Err(Refused { what: format!("{name} has an .input and rules"), place });
    }
    flow.given = needed.into_iter().filter(|relation| !derived.contains(relation)).collect();
    let is_plain = |relation: RelId| program.kinds(relation).iter().all(|kind| kind.is_plain());
    if let Some(&relation) = flow.given.iter().find(|&&relation| !is_plain(relation)) {
        let name = program.relations[relation].name.to_string();
        return Err(Refused { what: format!("{name} is given, and has records"), place: name });
    }
    for io in program.io.iter().filter(|io| io.kind == DirectiveKind::Output) {
        if !flow.outputs.contains(&io.relation) {
            flow.outputs.push(io.relation);
        }
    }
    Ok(flow)
}

/// What makes a relation an equivalence.
fn equivalence(relation: RelId, place: String) -> [FlowRule; 3] {
    let variable = Term::Variable;
    let pair = |x, y| FlowLiteral::Atom(relation, vec![variable(x), variable(y)]);
    let rule = |x, y, body: Vec<FlowLiteral>| FlowRule {
        head: relation,
        args: vec![variable(x), variable(y)],
        body,
        variables: 3,
        place: place.clone(),
    };
    [
        rule(0, 0, vec![pair(0, 1)]),
        rule(1, 0, vec![pair(0, 1)]),
        rule(0, 2, vec![pair(0, 1), pair(1, 2)]),
    ]
}

struct Lowering<'a> {
    program: &'a Checked,
    flow: Flow,
    texts: FxHashMap<Arc<str>, u32>,
    /// What aggregates of the next stratum range over.
    before: Vec<FlowStratum>,
    /// How many variables the rule at hand has, and the records that it makes or looks into.
    variables: u32,
    records: Vec<FlowLiteral>,
}

impl<'a> Lowering<'a> {
    fn new(program: &'a Checked) -> Self {
        let kinds = |relation| program.kinds(relation);
        let relation = |(at, relation): (usize, &Relation)| FlowRelation {
            name: relation.name.to_string(),
            kinds: kinds(at),
        };
        let flow = Flow {
            relations: program.relations.iter().enumerate().map(relation).collect(),
            given: Vec::new(),
            outputs: Vec::new(),
            strata: Vec::new(),
            texts: Vec::new(),
        };
        let (texts, before, records) = (FxHashMap::default(), Vec::new(), Vec::new());
        Self { program, flow, texts, before, variables: 0, records }
    }

    fn refused(&self, what: impl Into<String>, span: Span) -> Refused {
        Refused { what: what.into(), place: self.program.sources.place(span) }
    }

    fn first_place(&self, relation: RelId) -> String {
        let rule = self.program.rules.iter().find(|rule| rule.head == relation);
        let place = |rule: &Rule| self.program.sources.place(rule.span);
        rule.map_or_else(|| self.program.relations[relation].name.to_string(), place)
    }

    /// That the relation is of numbers and strings, all of its rows.
    fn check(&self, relation: RelId) -> Result<(), Refused> {
        let declared = &self.program.relations[relation];
        let name = &declared.name;
        let is_plain = self.program.kinds(relation).iter().all(|kind| kind.is_plain());
        let is_put_out =
            |io: &Io| io.relation == relation && matches!(io.kind, DirectiveKind::Output);
        let what = if !is_plain && self.program.io.iter().any(is_put_out) {
            format!("{name} is put out, and has records")
        } else if declared.limit.is_some() {
            format!("{name} has a .limitsize")
        } else if !declared.choices.is_empty() {
            format!("{name} has a choice-domain")
        } else if declared.joins.is_some() {
            format!("{name} joins rows by a lattice")
        } else {
            return Ok(());
        };
        Err(Refused { what, place: self.first_place(relation) })
    }

    fn rule(&mut self, rule: &Rule) -> Result<FlowRule, Refused> {
        let place = self.program.sources.place(rule.span);
        if rule.subsumes {
            return Err(self.refused("subsumption forgets rows", rule.span));
        }
        if !kinds::agree(self.program, rule) {
            return Err(self.refused("takes a string or a record for a number", rule.span));
        }
        self.variables = rule.vars.len() as u32;
        let args = self.terms(&rule.args, rule.span)?;
        let mut body = self.body(rule, &rule.body, &outer_variables(rule, &rule.args))?;
        body.append(&mut self.records);
        Ok(FlowRule { head: rule.head, args, body, variables: self.variables as usize, place })
    }

    fn terms(&mut self, exprs: &[Expr], span: Span) -> Result<Vec<Term>, Refused> {
        exprs.iter().map(|expr| self.term(expr, span)).collect()
    }

    fn term(&mut self, expr: &Expr, span: Span) -> Result<Term, Refused> {
        Ok(match expr {
            // A negative number of 32 bits has the sign in all 64.
            Expr::Const(cell) => Term::Cell(u64::from(*cell as u32)),
            Expr::Text(text) => {
                let next = self.flow.texts.len() as u32;
                let at = *self.texts.entry(text.clone()).or_insert(next);
                if at == next {
                    self.flow.texts.push(text.clone());
                }
                Term::Text(at)
            }
            Expr::Var(variable) => Term::Variable(*variable),
            Expr::Any => Term::Any,
            Expr::Call(overload, args) => {
                let args = self.terms(args, span)?;
                let place = || self.program.sources.place(span);
                Term::Call(Call::new(overload, args, place)?)
            }
            Expr::Record(fields) => {
                let fields = self.terms(fields, span)?;
                let variable = self.fresh();
                self.records.push(FlowLiteral::Record(variable, fields));
                Term::Variable(variable)
            }
            Expr::User(call, _) => {
                let what = format!("calls the functor @{} of the host", call.name());
                return Err(self.refused(&what, span));
            }
            Expr::Counter => return Err(self.refused("counts with $", span)),
            Expr::Iteration => return Err(self.refused("asks for the round", span)),
        })
    }

    /// Another variable.
    fn fresh(&mut self) -> u32 {
        self.variables += 1;
        self.variables - 1
    }

    fn compare(
        &mut self,
        (op, kind, left, right): (CmpOp, Kind, &Expr, &Expr),
        span: Span,
    ) -> Result<(Comparison, Kind, Term, Term), Refused> {
        let comparison =
            Comparison::of(op).ok_or_else(|| self.refused("looks into strings", span))?;
        let is_equality = matches!(comparison, Comparison::Equal | Comparison::Unequal);
        if kind == Kind::Symbol && !is_equality {
            return Err(self.refused("compares the order of strings", span));
        }
        if !kind.is_plain() && !is_equality {
            return Err(self.refused("compares the order of records", span));
        }
        // A record is its number.
        let kind = if kind.is_plain() { kind } else { Kind::Unsigned };
        Ok((comparison, kind, self.term(left, span)?, self.term(right, span)?))
    }

    /// The literals of a body. `outer` are the variables that have a value beside it.
    fn body(
        &mut self,
        rule: &Rule,
        body: &[Lit],
        outer: &FxHashSet<Var>,
    ) -> Result<Vec<FlowLiteral>, Refused> {
        let mut here = outer.clone();
        body.iter().for_each(|lit| own_variables(lit, &mut here));
        let span = rule.span;
        let mut literals = Vec::new();
        for lit in body {
            literals.push(match lit {
                Lit::Atom(relation, args) => FlowLiteral::Atom(*relation, self.terms(args, span)?),
                Lit::Not(relation, args) => FlowLiteral::Absent(*relation, self.terms(args, span)?),
                Lit::Cmp(op, kind, left, right) => {
                    let (comparison, kind, left, right) =
                        self.compare((*op, *kind, left, right), span)?;
                    FlowLiteral::Compare(comparison, kind, left, right)
                }
                Lit::Range(variable, numeric, args) => {
                    if *numeric == Numeric::Float {
                        return Err(self.refused("goes through a range of floats", span));
                    }
                    FlowLiteral::Range(*variable, *numeric, self.terms(args, span)?)
                }
                Lit::Aggregate(result, op, numeric, target, inner) => {
                    let asked = (*result, *op, *numeric, target.as_ref());
                    FlowLiteral::Fold(self.fold(rule, asked, inner, &here)?)
                }
                Lit::False => FlowLiteral::False,
            });
        }
        Ok(literals)
    }

    /// An aggregate: over an atom as it stands, else over a relation that has each combination of what
    /// stands in the body.
    fn fold(
        &mut self,
        rule: &Rule,
        (result, op, numeric, target): (Var, AggregateOp, Numeric, Option<&Expr>),
        body: &[Lit],
        here: &FxHashSet<Var>,
    ) -> Result<FlowFold, Refused> {
        let span = rule.span;
        let mut has_record = target.is_some_and(is_record);
        each_expr(body, &mut |expr| has_record |= is_record(expr));
        if has_record {
            return Err(self.refused("makes a record within an aggregate", span));
        }
        let op = match op {
            AggregateOp::Count => Aggregation::Count,
            AggregateOp::Min => Aggregation::Min,
            AggregateOp::Max => Aggregation::Max,
            AggregateOp::Sum if numeric != Numeric::Float => Aggregation::Sum,
            // What it comes to depends on the order of the rows.
            AggregateOp::Sum | AggregateOp::Mean => {
                return Err(self.refused("adds up floats", span));
            }
        };
        let mut own = FxHashSet::default();
        body.iter().for_each(|lit| all_variables(lit, &mut own));
        target.iter().for_each(|expr| {
            of_expr(expr, &mut |it| {
                own.insert(it);
            })
        });
        let mut outer: Vec<Var> = own.iter().copied().filter(|it| here.contains(it)).collect();
        outer.sort_unstable();
        let target_term = target.map(|expr| self.term(expr, span)).transpose()?;
        let atoms: Vec<(RelId, &[Expr])> = body
            .iter()
            .filter_map(|lit| match lit {
                Lit::Atom(relation, args) => Some((*relation, &args[..])),
                _ => None,
            })
            .collect();
        let is_simple = |lit: &Lit| match lit {
            Lit::Atom(_, args) => !args.iter().any(|arg| matches!(arg, Expr::Call(..))),
            Lit::Cmp(..) => true,
            _ => false,
        };
        let mut found: FxHashSet<Var> = outer.iter().copied().collect();
        atoms.iter().flat_map(|(_, args)| *args).for_each(|arg| {
            if let Expr::Var(variable) = arg {
                found.insert(*variable);
            }
        });
        let (&[(relation, args)], true) = (&atoms[..], body.iter().all(is_simple)) else {
            return self.fold_of_rows(
                rule,
                (result, op, numeric, target_term),
                (body, &atoms),
                outer,
            );
        };
        if !own.is_subset(&found) {
            // A variable is assigned within.
            let asked = (result, op, numeric, target_term);
            return self.fold_of_rows(rule, asked, (body, &atoms), outer);
        }
        let args = self.terms(args, span)?;
        let mut tests = Vec::new();
        for lit in body {
            if let Lit::Cmp(op, kind, left, right) = lit {
                tests.push(self.compare((*op, *kind, left, right), span)?);
            }
        }
        Ok(FlowFold { result, op, numeric, target: target_term, relation, args, outer, tests })
    }

    /// An aggregate over a relation of its own, whose rows are the combinations of the named variables of
    /// the body; of a single atom, whose rows count, all its columns are named.
    fn fold_of_rows(
        &mut self,
        rule: &Rule,
        (result, op, numeric, target): (Var, Aggregation, Numeric, Option<Term>),
        (body, atoms): (&[Lit], &[(RelId, &[Expr])]),
        outer: Vec<Var>,
    ) -> Result<FlowFold, Refused> {
        let span = rule.span;
        let mut kinds: FxHashMap<Var, Kind> = FxHashMap::default();
        for (relation, args) in atoms {
            for (kind, arg) in self.program.kinds(*relation).into_iter().zip(*args) {
                if let Expr::Var(variable) = arg {
                    kinds.insert(*variable, kind);
                }
            }
        }
        if let Some(free) = outer.iter().find(|it| !kinds.contains_key(it)) {
            let variable = rule.vars.get(*free as usize).and_then(Option::as_ref);
            let name = variable.map_or("_", |it| &it.name);
            let what = format!("{name} is in no atom of an aggregate of several literals");
            return Err(self.refused(what, span));
        }
        let is_beside = |lit: &Lit| matches!(lit, Lit::Aggregate(..) | Lit::Range(..));
        let counts_rows = atoms.len() == 1 && !body.iter().any(is_beside);
        let mut whole: Vec<Lit> = body.to_vec();
        if counts_rows {
            for lit in &mut whole {
                let Lit::Atom(relation, args) = lit else { continue };
                let kinds_of = self.program.kinds(*relation);
                for (kind, arg) in kinds_of.into_iter().zip(args) {
                    if matches!(arg, Expr::Any) {
                        let variable = self.fresh();
                        *arg = Expr::Var(variable);
                        kinds.insert(variable, kind);
                    }
                }
            }
        }
        let named = |it: &Var| rule.vars.get(*it as usize).is_none_or(Option::is_some);
        let mut columns: Vec<Var> =
            kinds.keys().copied().filter(|it| counts_rows || named(it)).collect();
        if let Some(target) = &target {
            let mut is_there = true;
            target.variables(&mut |it| is_there &= kinds.contains_key(&it));
            if !is_there {
                return Err(self.refused("computes what it aggregates in the aggregate", span));
            }
        }
        columns.sort_unstable();
        let relation = self.flow.relations.len();
        self.flow.relations.push(FlowRelation {
            name: format!(
                "{} (an aggregate at {})",
                self.program.relations[rule.head].name,
                self.program.sources.place(span)
            ),
            kinds: columns.iter().map(|it| kinds[it]).collect(),
        });
        let literals = self.body(rule, &whole, &FxHashSet::default())?;
        let args: Vec<Term> = columns.iter().map(|&it| Term::Variable(it)).collect();
        let place = self.program.sources.place(span);
        let rows = FlowRule {
            head: relation,
            args: args.clone(),
            body: literals,
            variables: self.variables as usize,
            place,
        };
        self.before.push(FlowStratum { relations: vec![relation], rules: vec![rows] });
        Ok(FlowFold { result, op, numeric, target, relation, args, outer, tests: Vec::new() })
    }
}

/// The variables of a rule's head.
fn outer_variables(_: &Rule, args: &[Expr]) -> FxHashSet<Var> {
    let mut found = FxHashSet::default();
    args.iter().for_each(|arg| {
        of_expr(arg, &mut |it| {
            found.insert(it);
        })
    });
    found
}

/// Whether there is a record in it.
fn is_record(expr: &Expr) -> bool {
    match expr {
        Expr::Record(_) => true,
        Expr::Call(_, list) | Expr::User(_, list) => list.iter().any(is_record),
        _ => false,
    }
}

/// Shows each record with its fields, those within first.
pub(super) fn each_record(expr: &Expr, visit: &mut dyn FnMut(&[Expr])) {
    if let Expr::Record(list) | Expr::Call(_, list) | Expr::User(_, list) = expr {
        list.iter().for_each(|it| each_record(it, visit));
        if matches!(expr, Expr::Record(_)) {
            visit(list);
        }
    }
}

/// Shows what stands in the literals, also in those of aggregates.
pub(super) fn each_expr(body: &[Lit], visit: &mut dyn FnMut(&Expr)) {
    for lit in body {
        match lit {
            Lit::Atom(_, args) | Lit::Not(_, args) | Lit::Range(_, _, args) => {
                args.iter().for_each(&mut *visit);
            }
            Lit::Cmp(_, _, left, right) => [left, right].into_iter().for_each(&mut *visit),
            Lit::Aggregate(_, _, _, target, body) => {
                target.iter().for_each(&mut *visit);
                each_expr(body, visit);
            }
            Lit::False => {}
        }
    }
}

pub(super) fn of_expr(expr: &Expr, visit: &mut dyn FnMut(Var)) {
    match expr {
        Expr::Var(variable) => visit(*variable),
        Expr::Call(_, list) | Expr::User(_, list) | Expr::Record(list) => {
            list.iter().for_each(|it| of_expr(it, visit))
        }
        Expr::Const(_) | Expr::Text(_) | Expr::Any | Expr::Counter | Expr::Iteration => {}
    }
}

/// The variables of a literal, but for those that only stand within an aggregate.
fn own_variables(lit: &Lit, found: &mut FxHashSet<Var>) {
    let mut see = |expr: &Expr| {
        of_expr(expr, &mut |it| {
            found.insert(it);
        })
    };
    match lit {
        Lit::Atom(_, args) | Lit::Not(_, args) => args.iter().for_each(see),
        Lit::Cmp(_, _, left, right) => [left, right].into_iter().for_each(see),
        Lit::Range(variable, _, args) => {
            args.iter().for_each(&mut see);
            found.insert(*variable);
        }
        Lit::Aggregate(variable, ..) => {
            found.insert(*variable);
        }
        Lit::False => {}
    }
}

/// All variables of a literal.
fn all_variables(lit: &Lit, found: &mut FxHashSet<Var>) {
    own_variables(lit, found);
    if let Lit::Aggregate(_, _, _, target, body) = lit {
        target.iter().for_each(|expr| {
            of_expr(expr, &mut |it| {
                found.insert(it);
            })
        });
        body.iter().for_each(|lit| all_variables(lit, found));
    }
}
