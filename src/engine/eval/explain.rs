//! Why a row is there: a tree of rule instances.
//!
//! Nothing is recorded while a program runs, except where each round of a recursive stratum
//! ended. A row of round n was derived from rows of earlier rounds, so an instance of a rule is
//! looked for that reads only those; the trees found this way have no cycle. The rule is planned
//! with its head's cells known, so each step costs about as much as one derivation.

mod joined;

use super::Tables;
use super::cell::Cell;
use super::limits::{Shared, read};
use super::machine::{Machine, Room};
use super::relation::Rows;
use super::relations::Relations;
use super::schedule::read_by;
use super::sink::Sink;
use crate::check::types::{Kind, Numeric};
use crate::error::{Error, Result};
use crate::io::write_cell;
use crate::ir::{Checked, Expr, Lit, RelId, Rule, Stratum};
use crate::plan::{Context, Lead, plan};
use crate::proof::{ExplainLimits, Proof, Why};
use crate::syntax::ast::{AggregateOp, CmpOp, Variable};
use rustc_hash::{FxHashMap, FxHashSet};

/// Explains the rows that match `pattern`, a rule with one atom (see `check::pattern`).
pub(crate) fn explain<C: Cell>(
    program: &Checked,
    tables: &mut Tables<C>,
    pattern: &Rule,
    limits: ExplainLimits,
) -> Result<Vec<Proof>> {
    searching(program, tables, limits, |explainer| {
        explainer.matches(pattern).map(|found| {
            let prove = |row: &Vec<C>| {
                explainer.facts = 0;
                explainer.seen.clear();
                explainer.prove(pattern.head, row, 0)
            };
            found.iter().map(prove).collect()
        })
    })
}

/// Lends the tables to something that searches them.
pub(super) fn searching<C: Cell, T>(
    program: &Checked,
    tables: &mut Tables<C>,
    limits: ExplainLimits,
    search: impl FnOnce(&mut Explainer<'_, C>) -> T,
) -> T {
    let symbols = std::mem::take(&mut tables.symbols);
    let records = std::mem::take(&mut tables.records);
    let mut explainer = Explainer {
        program,
        shared: Shared::new(symbols, records),
        rows: Relations::all(std::mem::take(&mut tables.rows)),
        strata: FxHashMap::default(),
        seen: FxHashSet::default(),
        limits,
        facts: 0,
    };
    for stratum in program.strata.iter().filter(|s| s.recursive) {
        for &r in &stratum.relations {
            explainer.strata.insert(r, stratum);
            // Chains of rows can be searched up to a round.
            explainer.rows[r].complete();
            explainer.rows[r].growing = true;
        }
    }
    let result = search(&mut explainer);
    explainer.rows.own_mut().iter_mut().for_each(Rows::complete);
    (tables.rows, _) = explainer.rows.into_own();
    (tables.symbols, tables.records) = explainer.shared.into_values();
    result
}

pub(super) struct Explainer<'a, C: Cell> {
    pub program: &'a Checked,
    shared: Shared<C>,
    pub rows: Relations<'a, C>,
    /// The recursive stratum of a relation.
    strata: FxHashMap<RelId, &'a Stratum>,
    seen: FxHashSet<(RelId, Vec<C>)>,
    limits: ExplainLimits,
    facts: usize,
}

/// What a cell of a found instance belongs to.
#[derive(Clone, Copy)]
enum Part {
    Row(RelId),
    NoRow(RelId),
    Value(AggregateOp, Numeric),
}

impl<C: Cell> Explainer<'_, C> {
    /// The rows that the pattern matches.
    pub(super) fn matches(&mut self, pattern: &Rule) -> Result<Vec<Vec<C>>> {
        let arity = pattern.args.len();
        if arity == 0 {
            return Ok(vec![Vec::new(); self.rows[pattern.head].len.min(1)]);
        }
        let found = self.first(pattern, &[], 0, arity * self.limits.rows.max(1));
        let found = found.map_err(|name| Error::Fault {
            place: "--explain".into(),
            message: format!("{name} has no value"),
        })?;
        Ok(found.chunks_exact(arity).map(<[C]>::to_vec).collect())
    }

    /// The first results of a rule, up to so many cells. Of the relations `growing` only the rows
    /// before their delta count.
    pub(super) fn first(
        &mut self,
        rule: &Rule,
        growing: &[RelId],
        iteration: u32,
        cells: usize,
    ) -> std::result::Result<Vec<C>, String> {
        let context = Context {
            sizes: &self.rows,
            symbols: &self.shared.symbols,
            growing,
            before: true,
            lead: Lead::Delta,
        };
        let draft = plan(0, rule, None, 0, None, context)?;
        let plan = draft.numbered(|wanted| self.rows.index(wanted));
        read_by(&rule.body, &mut |r| self.rows[r].update_indexes(false));
        plan.sets.iter().for_each(|&r| self.rows[r].find_rows(false));
        let sink = Sink::First(Vec::new(), cells);
        let mut machine = Machine::new(&plan, &self.rows, &self.shared, sink, Room::default());
        machine.iteration = iteration;
        Ok(match machine.run(&plan.ops) {
            Ok(Sink::First(found, _)) => found,
            _ => Vec::new(),
        })
    }

    fn prove(&mut self, relation: RelId, row: &[C], depth: usize) -> Proof {
        let fact = self.text(relation, &row.iter().map(|&c| Some(c)).collect::<Vec<_>>());
        let leaf = |why| Proof { fact: fact.clone(), why, children: Vec::new() };
        if !self.seen.insert((relation, row.to_vec())) {
            return leaf(Why::Above);
        }
        self.facts += 1;
        if self.facts > self.limits.facts || depth > self.limits.depth {
            return leaf(Why::Cut);
        }
        let rows = &self.rows[relation];
        if let Some(classes) = &rows.classes {
            let path = classes.path(row[0], row[1]).unwrap_or_default();
            return self.prove_equal(relation, row, &path, fact, depth);
        }
        if let Some(joins) = &self.program.relations[relation].joins {
            return self.prove_joined(relation, row, joins.from, fact, depth);
        }
        let id = match rows.arity {
            0 => (rows.len > 0).then_some(0),
            n => rows.cells.chunks_exact(n).position(|r| r == row),
        };
        let Some(id) = id else {
            return leaf(Why::Lost("a subsumption has removed this row"));
        };
        let round = rows.rounds.partition_point(|&end| end <= id);
        if let Some((why, children)) = self.by_rule(relation, row, round, depth) {
            return Proof { fact, why, children };
        }
        leaf(match self.is_given(relation) {
            true => Why::Input,
            false => Why::Lost("the rows it was derived from are gone"),
        })
    }

    /// Do rows come from outside?
    fn is_given(&self, relation: RelId) -> bool {
        let input = self.program.inputs.iter().any(|io| io.relation == relation);
        input || !self.program.rules.iter().any(|r| r.head == relation)
    }

    /// Two elements are equal by a rule, or by the links that lead from one to the other.
    fn prove_equal(
        &mut self,
        relation: RelId,
        row: &[C],
        path: &[usize],
        fact: String,
        depth: usize,
    ) -> Proof {
        let rows = &self.rows[relation];
        let round = |&link: &usize| rows.rounds.partition_point(|&end| end <= link);
        let rounds: Vec<usize> = path.iter().map(round).collect();
        // The elements are equal since the last of the links was there.
        let since = rounds.iter().copied().max().unwrap_or(0);
        if let Some((why, children)) = self.by_rule(relation, row, since, depth) {
            return Proof { fact, why, children };
        }
        let links = self.rows[relation].classes.as_ref().map_or(&[][..], |it| it.links());
        let links: Vec<[C; 2]> = path.iter().map(|&link| links[link]).collect();
        let lost = match self.is_given(relation) {
            true => Why::Input,
            false => Why::Lost("given, or by rows that are gone"),
        };
        let children = links.iter().zip(rounds).map(|(link, round)| {
            let fact = self.text(relation, &[Some(link[0]), Some(link[1])]);
            let by_rule = self.by_rule(relation, link, round, depth + 1);
            let (why, children) = by_rule.unwrap_or_else(|| (lost.clone(), Vec::new()));
            Proof { fact, why, children }
        });
        Proof { fact, why: Why::Equal, children: children.collect() }
    }

    /// An instance of a rule that derives the row from rows of earlier rounds.
    fn by_rule(
        &mut self,
        relation: RelId,
        row: &[C],
        round: usize,
        depth: usize,
    ) -> Option<(Why, Vec<Proof>)> {
        let program = self.program;
        let growing = self.limit_rounds(relation, round);
        for rule in program.rules.iter().filter(|r| r.head == relation && !r.subsumes) {
            let is_shown = |relation: RelId| !program.relations[relation].is_asked;
            let (mut instance, parts) = instance(rule, is_shown);
            let known = |(arg, cell): (&Expr, &C)| {
                let value = Expr::Const(cell.unsigned());
                // Bits are compared, so any kind will do; a counter would count on.
                (!is_counter(arg)).then(|| Lit::Cmp(CmpOp::Eq, Kind::Number, arg.clone(), value))
            };
            let head: Vec<Lit> = rule.args.iter().zip(row).filter_map(known).collect();
            instance.body.splice(0..0, head);
            let iteration = round as u32;
            let cells = instance.args.len();
            let found = self.first(&instance, &growing, iteration, cells).unwrap_or_default();
            let Some(cells) = found.get(1..) else { continue };
            let children = self.children(rule, parts, cells, depth);
            return Some((self.rule(rule), children));
        }
        None
    }

    /// The reasons of what a rule's instance consists of.
    fn children(
        &mut self,
        rule: &Rule,
        parts: Vec<Part>,
        mut cells: &[C],
        depth: usize,
    ) -> Vec<Proof> {
        let mut found = Vec::new();
        for part in parts {
            let (own, rest) = match part {
                Part::Row(relation) | Part::NoRow(relation) => {
                    cells.split_at(self.rows[relation].arity)
                }
                Part::Value(..) => cells.split_at(1),
            };
            cells = rest;
            found.push((part, own));
        }
        let negated = rule.body.iter().filter_map(|l| match l {
            Lit::Not(_, args) => Some(args.iter().map(|a| matches!(a, Expr::Any)).collect()),
            _ => None,
        });
        let mut negated: std::collections::VecDeque<Vec<bool>> = negated.collect();
        let prove = |(part, own): (Part, &[C])| match part {
            Part::Row(relation) => self.prove(relation, own, depth + 1),
            Part::NoRow(relation) => {
                let any = negated.pop_front().unwrap_or_default();
                let cells = own.iter().enumerate();
                let cells: Vec<Option<C>> = cells
                    .map(|(i, &c)| (!any.get(i).copied().unwrap_or(false)).then_some(c))
                    .collect();
                let fact = format!("!{}", self.text(relation, &cells));
                Proof { fact, why: Why::Absent, children: Vec::new() }
            }
            Part::Value(op, kind) => {
                let value = self.cell(kind.kind(), own[0]);
                let fact = format!("{} = {value}", op.word());
                Proof { fact, why: Why::Aggregate, children: Vec::new() }
            }
        };
        found.into_iter().map(prove).collect()
    }

    /// Makes only the rows of rounds before `round` count, and says of which relations.
    fn limit_rounds(&mut self, relation: RelId, round: usize) -> Vec<RelId> {
        let Some(stratum) = self.strata.get(&relation) else { return Vec::new() };
        for &r in &stratum.relations {
            let rows = &mut self.rows[r];
            // What a value was in an earlier round is gone; what it has become is shown.
            if self.program.relations[r].joins.is_some() {
                rows.delta = rows.len;
                continue;
            }
            let end = round.checked_sub(1).map_or(0, |n| rows.rounds[n]);
            match &mut rows.classes {
                Some(classes) => classes.limit(end),
                None => rows.delta = end,
            }
        }
        stratum.relations.clone()
    }

    pub(super) fn rule(&self, rule: &Rule) -> Why {
        const LONG: usize = 300;
        let sources = &self.program.sources;
        if rule.body.is_empty() {
            return Why::Fact { place: sources.place(rule.span) };
        }
        let text = sources.text(rule.span).split_whitespace().collect::<Vec<_>>().join(" ");
        let mut shown: String = text.chars().take(LONG).collect();
        if shown.len() < text.len() {
            shown.push_str(" ..");
        }
        Why::Rule { text: shown, place: sources.place(rule.span) }
    }

    fn cell(&self, kind: Kind, cell: C) -> String {
        let mut out = Vec::new();
        let (symbols, records) = (read(&self.shared.symbols), &self.shared.records);
        write_cell(&self.program.types, &symbols, records, kind, cell, &mut out);
        let text = String::from_utf8_lossy(&out).into_owned();
        if kind == Kind::Symbol { format!("{text:?}") } else { text }
    }

    /// A row as a fact; `None` is shown as `_`.
    fn text(&self, relation: RelId, row: &[Option<C>]) -> String {
        let kinds = self.program.kinds(relation);
        let cells = row.iter().zip(kinds);
        let cells: Vec<String> =
            cells.map(|(c, kind)| c.map_or("_".into(), |c| self.cell(kind, c))).collect();
        format!("{}({})", self.program.relations[relation].name, cells.join(", "))
    }
}

fn is_counter(expr: &Expr) -> bool {
    match expr {
        Expr::Counter => true,
        Expr::Call(_, list) | Expr::User(_, list) | Expr::Record(list) => {
            list.iter().any(is_counter)
        }
        _ => false,
    }
}

/// The rule with all cells of the literals of its body that are shown as results, after one that says that there is a result.
fn instance(rule: &Rule, is_shown: impl Fn(RelId) -> bool) -> (Rule, Vec<Part>) {
    let mut instance = rule.clone();
    let mut parts = Vec::new();
    instance.args = vec![Expr::Const(1)];
    for lit in &mut instance.body {
        match lit {
            Lit::Atom(relation, args) if is_shown(*relation) => {
                // Whatever stands at a `_`, the child has to know it.
                args.iter_mut().for_each(|arg| *arg = named(arg, &mut instance.vars));
                instance.args.extend(args.iter().cloned());
                parts.push(Part::Row(*relation));
            }
            Lit::Not(relation, args) => {
                let known = args.iter().map(|a| match a {
                    Expr::Any => Expr::Const(0),
                    other => other.clone(),
                });
                instance.args.extend(known);
                parts.push(Part::NoRow(*relation));
            }
            Lit::Aggregate(var, op, kind, _, _) => {
                instance.args.push(Expr::Var(*var));
                parts.push(Part::Value(*op, *kind));
            }
            _ => {}
        }
    }
    (instance, parts)
}

/// The expression with a variable for each `_`.
fn named(expr: &Expr, vars: &mut Vec<Option<Variable>>) -> Expr {
    match expr {
        Expr::Any => {
            vars.push(None);
            Expr::Var(vars.len() as u32 - 1)
        }
        Expr::Record(list) => Expr::Record(list.iter().map(|e| named(e, vars)).collect()),
        other => other.clone(),
    }
}
