//! Runs a program stratum by stratum, each to its fixpoint.

use super::cell::Cell;
use super::congruence::Congruent;
use super::joined::{Joiner, Pending};
use super::limits::{Shared, Stop, read};
use super::options::{Options, Profile, Sets};
use super::relation::Rows;
use super::sink::Choices;
use super::tables::{Tables, pool};
use super::unite::Candidates;
use super::watch::Watch;
use crate::error::{Error, Result};
use crate::ir::{Checked, Lit, RelId, Stratum};
use crate::plan::{Context, Lead, Plan, Sizes, atoms, congruence, passing, plan};
use crate::syntax::ast::DirectiveKind;
use rayon::ThreadPool;
use rayon::prelude::*;
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

/// New rows below which threads do not show them.
const MANY: usize = 1 << 12;

pub(super) struct Run<'a, C> {
    pub program: &'a Checked,
    pub options: &'a Options,
    pub rows: Vec<Rows<C>>,
    pub choices: Vec<Option<Choices<C>>>,
    pub shared: Shared<C>,
    pub pool: Option<Arc<ThreadPool>>,
    pub iteration: u32,
    /// Are rows given up that nothing needs, and so nothing explained?
    forgets: bool,
    /// Per rule: do several ways lead to most of its rows?
    pub repeats: Vec<bool>,
    /// Relations that plans read whose indexes have not been brought up to date for them.
    planned: Vec<RelId>,
    /// Per relation: bytes and rows when they were last counted.
    held: Vec<(usize, usize)>,
}

/// Runs the program on the rows of the tables.
pub(crate) fn run<C: Cell>(
    program: &Checked,
    tables: &mut Tables<C>,
    options: &Options,
) -> Result<Profile> {
    let start = Instant::now();
    let pool = pool(options.threads).map(Arc::new);
    tables.threads = options.threads;
    let mut shared =
        Shared::new(std::mem::take(&mut tables.symbols), std::mem::take(&mut tables.records));
    shared.deadline = options.timeout.map(|t| start + t);
    shared.memory_limit = options.memory_limit;
    *shared.memory.get_mut() = tables.beside();
    shared.row_limit = options.row_limit;
    shared.cancel = options.cancel.clone();
    let mut run = Run {
        program,
        options,
        rows: std::mem::take(&mut tables.rows),
        choices: program
            .relations
            .iter()
            .map(|r| (!r.choices.is_empty()).then(|| Choices::new(&r.choices)))
            .collect(),
        shared,
        pool,
        iteration: 0,
        forgets: tables.forget,
        repeats: vec![false; program.rules.len()],
        planned: Vec::new(),
        held: vec![(0, 0); program.relations.len()],
    };
    if let Some(watch) = &options.watch {
        watch.start(program);
    }
    run.adopt(&tables.done);
    (0..program.relations.len()).for_each(|r| run.count(r));
    let mut last = if tables.forget { last_uses(program) } else { Default::default() };
    let done = &mut tables.done;
    let threads = run.pool.clone();
    let mut strata = || {
        program.strata.iter().enumerate().try_for_each(|(i, stratum)| {
            if stratum.relations.iter().all(|&r| done.get(r) == Some(&true)) {
                return Ok(());
            }
            run.stratum(i, stratum, &mut last)?;
            for &relation in &stratum.relations {
                done.get_mut(relation).into_iter().for_each(|done| *done = true);
            }
            Ok(())
        })
    };
    // One of the pool's threads does what is not shared: another one beside them would take turns with
    // them, and each would wait to be woken by the other.
    let result = match threads {
        Some(pool) => pool.install(strata),
        None => strata(),
    };
    let rules = options.watch.as_ref().map(Watch::rules).unwrap_or_default();
    let profile = Profile { rules, warnings: read(&run.shared.warnings).clone() };
    tables.rows = run.rows;
    tables.rows.iter_mut().for_each(Rows::forget_alike);
    (tables.symbols, tables.records) = run.shared.into_values();
    result.map(|()| profile)
}

/// What a round does for an atom of a rule that reads the delta.
pub(super) struct Step {
    pub plan: Plan,
    /// A plan that searches another atom before the delta, for rounds that bring more rows than
    /// that has. Of an equivalence, a class that grows by an element has twice as many new pairs as
    /// it had elements; and where sets are passed on, many rules look in each new row for the few
    /// that they know of.
    late: Option<Plan>,
}

impl Step {
    /// Does it look at single rows of the relation, beside adding some?
    pub fn reads_rows(&self, relation: RelId) -> bool {
        [Some(&self.plan), self.late.as_ref()].iter().flatten().any(|it| it.reads_rows(relation))
    }
}

/// When rows are used: in the stratum of that number, by the rules that run once or also later.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Use {
    stratum: usize,
    rounds: bool,
}

type LastUses = BTreeMap<Use, Vec<RelId>>;

impl Use {
    /// Rows are written out.
    const OUTPUT: Self = Self { stratum: usize::MAX, rounds: true };
}

/// Does the rule read what its own stratum makes?
fn is_recursive(stratum: &Stratum, body: &[Lit]) -> bool {
    body.iter().any(|lit| matches!(lit, Lit::Atom(r, _) if stratum.relations.contains(r)))
}

/// The rows of these relations: those with the most first, which threads are to begin with.
fn of<'r, C: Cell>(rows: &'r mut [Rows<C>], relations: &[RelId]) -> Vec<&'r mut Rows<C>> {
    let wanted: FxHashSet<RelId> = relations.iter().copied().collect();
    let all = rows.iter_mut().enumerate().filter(|(r, _)| wanted.contains(r));
    let mut these: Vec<&mut Rows<C>> = all.map(|(_, rows)| rows).collect();
    these.sort_by_key(|rows| std::cmp::Reverse(rows.len));
    these
}

/// All relations that a body reads.
pub(super) fn read_by(body: &[Lit], see: &mut impl FnMut(RelId)) {
    for lit in body {
        match lit {
            Lit::Atom(r, _) | Lit::Not(r, _) => see(*r),
            Lit::Aggregate(_, _, _, _, inner) => read_by(inner, see),
            _ => {}
        }
    }
}

/// The relations whose rows are used for the last time, by when that is.
fn last_uses(program: &Checked) -> LastUses {
    let mut last = vec![Use { stratum: 0, rounds: false }; program.relations.len()];
    for (stratum, makes) in program.strata.iter().enumerate() {
        makes.relations.iter().for_each(|&r| last[r] = Use { stratum, rounds: true });
        for &rule in &makes.rules {
            let body = &program.rules[rule].body;
            let rounds = is_recursive(makes, body) || program.rules[rule].subsumes;
            let now = Use { stratum, rounds };
            read_by(body, &mut |r| last[r] = last[r].max(now));
        }
    }
    for io in program.io.iter().filter(|io| io.kind != DirectiveKind::Input) {
        last[io.relation] = Use::OUTPUT;
    }
    let mut uses = LastUses::default();
    for (relation, last) in last.into_iter().enumerate() {
        uses.entry(last).or_default().push(relation);
    }
    uses
}

impl<C: Cell> Run<'_, C> {
    /// Rows that are there already count for choices, unless nothing is added to them.
    fn adopt(&mut self, done: &[bool]) {
        for (id, rows) in self.rows.iter_mut().enumerate() {
            if rows.len == 0 || done.get(id) == Some(&true) {
                continue;
            }
            if let Some(choices) = &mut self.choices[id] {
                rows.ensure_set();
                rows.cells.chunks_exact(rows.arity).for_each(|row| {
                    choices.take(row);
                });
            }
            rows.complete();
        }
    }

    fn plan(
        &mut self,
        rule: usize,
        delta: Option<usize>,
        version: usize,
        growing: &[RelId],
        lead: Lead,
    ) -> Result<Plan> {
        let passing = passing::atom(&self.program.rules[rule], |r| {
            growing.contains(&r) && self.rows.keeps_sets(r)
        });
        read_by(&self.program.rules[rule].body, &mut |r| self.planned.push(r));
        let mut context = Context {
            sizes: &mut self.rows,
            symbols: &self.shared.symbols,
            growing,
            before: false,
            lead,
        };
        let it = &self.program.rules[rule];
        let mut made = plan(rule, it, delta, version, passing, &mut context);
        // What stands before the last column may be known by the rows alone.
        if made.is_err() && passing.is_some() {
            made = plan(rule, it, delta, version, None, &mut context);
        }
        made.map_err(|name| Error::Fault {
            place: self.program.sources.place(it.span),
            message: format!("no order of evaluation gives {name} a value"),
        })
    }

    fn stratum(&mut self, number: usize, stratum: &Stratum, last: &mut LastUses) -> Result<()> {
        for &r in &stratum.relations {
            self.begin_to_join(r)?;
            self.rows[r].growing = true;
            self.rows[r].rounds.clear();
        }
        self.iteration = 0;
        self.show(number);
        let result = self.evaluate(number, stratum, last);
        for &r in &stratum.relations {
            self.rows[r].complete();
            self.count(r);
        }
        self.forget(last, Use { stratum: number, rounds: true });
        result
    }

    /// Joins the rows that a relation with lattices has already.
    fn begin_to_join(&mut self, relation: RelId) -> Result<()> {
        let Some(joins) = &self.program.relations[relation].joins else { return Ok(()) };
        let cells = self.rows[relation].begin_to_join(joins.from);
        let mut pending = Pending::default();
        let joiner = Joiner { joins, shared: &self.shared };
        pending.take(&cells, &self.rows[relation], joiner).map_err(|message| {
            let place = self.program.relations[relation].name.to_string();
            Error::Fault { place, message }
        })?;
        if let Some(joined) = &mut self.rows[relation].joined {
            joined.pending = pending;
        }
        self.rows[relation].advance();
        Ok(())
    }

    /// Gives up the rows that are not used any more.
    fn forget(&mut self, last: &mut LastUses, now: Use) {
        while let Some(unused) = last.first_entry().filter(|entry| *entry.key() <= now) {
            for r in unused.remove() {
                if self.rows[r].len > 0 {
                    self.rows[r].clear();
                    self.count(r);
                }
            }
        }
    }

    fn evaluate(&mut self, number: usize, stratum: &Stratum, last: &mut LastUses) -> Result<()> {
        let mut first = Vec::new();
        let mut again = Vec::new();
        let mut subsume = Vec::new();
        let mut congruent = Vec::new();
        for &r in &stratum.rules {
            let rule = &self.program.rules[r];
            let by_classes = self.options.sets != Sets::None;
            let found = by_classes.then(|| congruence(r, rule, &self.program.relations)).flatten();
            if let Some(found) = found {
                congruent.push(Congruent::new(found));
                continue;
            }
            if rule.subsumes {
                for delta in 0..2 {
                    let growing = &stratum.relations;
                    subsume.push(self.plan(r, Some(delta), delta, growing, Lead::Delta)?);
                }
                continue;
            }
            let mut version = 0;
            let mut atom = 0;
            for lit in &rule.body {
                let Lit::Atom(relation, _) = lit else { continue };
                if stratum.relations.contains(relation) {
                    again.push((r, atom, version));
                    version += 1;
                }
                atom += 1;
            }
            if version == 0 {
                first.push(r);
            }
        }
        self.gather(&stratum.relations);
        let mut once = Vec::new();
        for r in first {
            once.push(self.plan(r, None, 0, &[], Lead::Delta)?);
        }
        self.update_planned();
        self.execute_all(&once.iter().collect::<Vec<_>>())?;
        if !stratum.recursive {
            congruent.iter_mut().try_for_each(|it| self.congrue(it))?;
        }
        self.forget(last, Use { stratum: number, rounds: false });
        self.advance(&stratum.relations);
        for &r in &stratum.relations {
            self.rows[r].set.settle(&[], false);
            self.rows[r].renew();
        }
        if stratum.recursive && subsume.is_empty() && self.forgets {
            self.begin_to_settle(&stratum.relations);
        }
        self.update_indexes(&stratum.relations);
        self.update_planned();
        self.subsume(&subsume)?;
        for &r in &stratum.relations {
            self.rows[r].renew();
        }
        if !stratum.recursive {
            return Ok(());
        }
        let mut plans = self.plans(&again, stratum)?;
        let mut candidates = Candidates::of(self.program, stratum, self.options.sets);
        // As Soufflé counts: 0 for the rules before.
        self.iteration = 1;
        loop {
            self.show(number);
            if self.keep_sets(&mut candidates) {
                self.forget_indexes(stratum);
                plans = self.plans(&again, stratum)?;
                let now = Use { stratum: number, rounds: true };
                let read: Vec<RelId> = congruent.iter().map(|it| it.rule.relation).collect();
                self.forget_rows(&plans, &read, last.get(&now).map_or(&[], |list| list));
            }
            for &r in &stratum.relations {
                let end = self.rows[r].end();
                self.rows[r].rounds.push(end);
            }
            let due = plans.iter().filter_map(|step| {
                let delta = step.plan.delta.map(|d| self.rows[d].len - self.rows[d].delta);
                (delta != Some(0)).then(|| self.best(step, delta.unwrap_or(0)))
            });
            let due: Vec<&Plan> = due.collect();
            self.execute_all(&due)?;
            congruent.iter_mut().try_for_each(|it| self.congrue(it))?;
            let mut grown = false;
            self.advance(&stratum.relations);
            for &r in &stratum.relations {
                grown |= self.rows[r].delta < self.rows[r].len;
            }
            self.update_indexes(&stratum.relations);
            self.subsume(&subsume)?;
            let full = stratum.relations.iter().any(|&r| {
                self.program.relations[r].limit.is_some_and(|n| self.rows[r].holding() >= n)
            });
            if !grown || full {
                return Ok(());
            }
            self.iteration += 1;
        }
    }

    /// Rules that run once need not know each other's rows.
    fn gather(&mut self, relations: &[RelId]) {
        for &r in relations {
            let is_plain = self.is_plain(r);
            let rows = &mut self.rows[r];
            if is_plain && rows.len == 0 && rows.set.ascends() {
                rows.set.gather(0);
            }
        }
    }

    /// Are its rows all that are found, each once, and have they columns?
    pub(super) fn is_plain(&self, relation: RelId) -> bool {
        let rows = &self.rows[relation];
        let is_set = rows.classes.is_none() && rows.joined.is_none() && rows.arity > 0;
        is_set && self.choices[relation].is_none()
    }

    /// Sorts older rows from now on.
    fn begin_to_settle(&mut self, relations: &[RelId]) {
        for &r in relations {
            let is_plain = self.is_plain(r);
            let rows = &mut self.rows[r];
            if is_plain && rows.arity > 1 {
                rows.settles_from = Some(self.options.settle_from);
                rows.settle(false);
            }
        }
    }

    /// Plans the rules and atoms for the rounds of the stratum.
    fn plans(&mut self, again: &[(usize, usize, usize)], stratum: &Stratum) -> Result<Vec<Step>> {
        let mut steps = Vec::new();
        for &(rule, atom, version) in again {
            let plan = self.plan(rule, Some(atom), version, &stratum.relations, Lead::Delta)?;
            let late = match self.lead(&plan, stratum) {
                Some(lead) => {
                    let late = self.plan(rule, Some(atom), version, &stratum.relations, lead)?;
                    (lead == Lead::Cheapest || late.finds_delta()).then_some(late)
                }
                None => None,
            };
            steps.push(Step { plan, late });
        }
        self.update_planned();
        Ok(steps)
    }

    /// What a second plan of a step is to search first, if that may pay. It is the atom that is
    /// searched next to the delta; if that grows, too, there is an index that finds the delta by it.
    fn lead(&self, plan: &Plan, stratum: &Stratum) -> Option<Lead> {
        let rule = &self.program.rules[plan.rule];
        let relations: Vec<RelId> = atoms(&rule.body).map(|(relation, _)| relation).collect();
        let is_equal = |relation: RelId| self.program.relations[relation].eqrel;
        if is_equal(plan.delta?) {
            return (relations.len() > 1).then_some(Lead::Cheapest);
        }
        let &next = plan.order.get(1)?;
        let grows = stratum.relations.contains(&relations[next]) && !is_equal(relations[next]);
        let by_rows = rule.plan.is_empty() && !plan.passes_sets();
        (grows && by_rows).then_some(Lead::Atom(next))
    }

    /// The plan of a step that looks at less, with so many rows in the delta.
    fn best<'s>(&self, step: &'s Step, delta: usize) -> &'s Plan {
        let first = step.late.as_ref().map(|late| (late, late.scanned()));
        match first {
            Some((late, None)) => late,
            Some((late, Some((relation, _)))) if self.rows[relation].len < delta => late,
            _ => &step.plan,
        }
    }

    /// Brings the indexes of what plans read up to date.
    fn update_planned(&mut self) {
        let mut planned = std::mem::take(&mut self.planned);
        planned.sort_unstable();
        planned.dedup();
        self.update_indexes(&planned);
        planned.clear();
        self.planned = planned;
    }

    /// Makes the fresh rows of these relations visible.
    fn advance(&mut self, relations: &[RelId]) {
        let rows = &mut self.rows;
        let some = relations.iter().any(|&r| {
            let set = &rows[r].set;
            let many = rows[r].len > MANY && set.gathers();
            many || set.waits() || rows[r].keeps_sets() && set.fresh_len > MANY
        });
        match self.pool.as_ref().filter(|_| some) {
            Some(pool) => {
                let these = of(rows, relations);
                pool.install(|| these.into_par_iter().for_each(|rows| rows.advance_with(true)));
            }
            None => relations.iter().for_each(|&r| rows[r].advance()),
        }
    }

    /// Brings the indexes of these relations up to date: never of all, since a program may have
    /// thousands, and a million rounds of a row each.
    fn update_indexes(&mut self, relations: &[RelId]) {
        let rows = &mut self.rows;
        let much = relations.iter().any(|&r| rows[r].is_far_behind());
        match self.pool.as_ref().filter(|_| much) {
            Some(pool) => {
                let these = of(rows, relations);
                pool.install(|| these.into_par_iter().for_each(|rows| rows.update_indexes(true)));
            }
            None => relations.iter().for_each(|&r| rows[r].update_indexes(false)),
        }
        relations.iter().for_each(|&r| self.count(r));
    }

    /// Counts what a relation takes anew, for the limits.
    fn count(&mut self, relation: RelId) {
        let rows = &self.rows[relation];
        let now = (rows.bytes(), rows.len);
        let before = std::mem::replace(&mut self.held[relation], now);
        let memory = self.shared.memory.get_mut();
        *memory = *memory + now.0 - before.0;
        let all = self.shared.rows.get_mut();
        *all = *all + now.1 - before.1;
    }

    pub fn error(&self, stop: Stop, rule: usize) -> Error {
        match stop {
            Stop::Time => Error::Timeout(self.options.timeout.map_or(0.0, |t| t.as_secs_f64())),
            Stop::Rows => Error::Rows(self.options.row_limit.unwrap_or(0)),
            Stop::Cancelled => Error::Cancelled,
            Stop::Memory => Error::Memory(self.options.memory_limit.unwrap_or(0) >> 20),
            Stop::Fault(message) => Error::Fault {
                place: self.program.sources.place(self.program.rules[rule].span),
                message,
            },
        }
    }

    /// Are the limits kept? A plan looks now and then; a round of a few rows may be too short.
    pub fn check_limits(&self, rule: usize) -> Result<()> {
        self.shared.reached(0, 0).map_or(Ok(()), |stop| Err(self.error(stop, rule)))
    }

    /// Tells who watches that a round begins.
    fn show(&self, number: usize) {
        let Some(watch) = &self.options.watch else { return };
        watch.round(|progress| {
            progress.round = self.iteration;
            progress.rows = self.shared.rows.load(Ordering::Relaxed);
            if progress.stratum != number + 1 {
                progress.stratum = number + 1;
                let first = self.program.strata[number].relations.first();
                let name = first.map(|&r| self.program.relations[r].name.to_string());
                progress.relation = name.unwrap_or_default();
            }
        });
    }
}
