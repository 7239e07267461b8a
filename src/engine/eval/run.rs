//! Runs a program stratum by stratum, each to its fixpoint.

use super::super::Database;
use super::super::error::{Error, Result};
use super::super::ir::{Checked, Lit, RelId, Stratum};
use super::super::plan::{Context, Op, Part, Plan, plan};
use super::machine::{Choices, Classes, Machine, Shared, Sink, Stop};
use super::pairs::PairSet;
use super::relation::Rows;
use rayon::prelude::*;
use rustc_hash::FxHashSet;
use std::sync::RwLock;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize};
use std::time::{Duration, Instant};

/// How to run a program.
#[derive(Clone, Debug)]
pub struct Options {
    /// Threads, at least one.
    pub threads: usize,
    /// Stop after this long.
    pub timeout: Option<Duration>,
    /// Stop when relations, strings and records take more bytes than this.
    pub memory_limit: Option<usize>,
    /// Measure each rule.
    pub profile: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { threads: 1, timeout: None, memory_limit: None, profile: false }
    }
}

/// What one rule cost.
#[derive(Clone, Debug)]
pub struct RuleProfile {
    /// `file:line:column`.
    pub place: String,
    /// The head's relation.
    pub relation: String,
    /// Time spent, over all rounds and all choices of the delta.
    pub time: Duration,
    /// New rows.
    pub rows: usize,
    /// How often it ran.
    pub runs: usize,
}

/// What a run came to.
#[derive(Clone, Debug, Default)]
pub struct Profile {
    /// Per rule, the most expensive first; empty unless asked for.
    pub rules: Vec<RuleProfile>,
    /// Warnings of functions (a wrong regular expression).
    pub warnings: Vec<String>,
}

/// Outer rows below which a plan is not worth splitting.
const SPLIT: usize = 8192;

struct Run<'a> {
    program: &'a Checked,
    options: &'a Options,
    rows: Vec<Rows>,
    classes: Vec<Option<Classes>>,
    choices: Vec<Option<Choices>>,
    shared: Shared,
    pool: Option<rayon::ThreadPool>,
    profile: Vec<(Duration, usize, usize)>,
    iteration: u32,
}

/// Adds rows to a relation from outside, as its declaration demands; they are visible at once.
pub(in crate::engine) fn insert(
    program: &Checked,
    relation: RelId,
    rows: &mut Rows,
    cells: &[u32],
) {
    let decl = &program.relations[relation];
    rows.ensure_set();
    let mut classes = decl.eqrel.then(Classes::default);
    if let Some(classes) = &mut classes {
        let old = rows.cells.clone();
        for row in old.chunks_exact(2).chain(cells.chunks_exact(2)) {
            classes.unite(row[0], row[1], &mut rows.set, &rows.cells);
        }
    } else if rows.arity == 0 {
        rows.set.insert(&rows.cells, &[]);
    } else {
        let mut choices = Choices::new(&decl.choices);
        if !decl.choices.is_empty() {
            rows.cells.chunks_exact(rows.arity).for_each(|row| {
                choices.take(row);
            });
        }
        for row in cells.chunks_exact(rows.arity) {
            if decl.choices.is_empty()
                || (!rows.set.contains(&rows.cells, row) && choices.take(row))
            {
                rows.set.insert(&rows.cells, row);
            }
        }
    }
    rows.advance();
}

/// Runs the program on the rows of the database.
pub(in crate::engine) fn run(
    program: &Checked,
    database: &mut Database,
    options: &Options,
) -> Result<Profile> {
    let start = Instant::now();
    let pool = match options.threads {
        0 | 1 => None,
        n => rayon::ThreadPoolBuilder::new().num_threads(n).build().ok(),
    };
    let mut run = Run {
        program,
        options,
        rows: std::mem::take(&mut database.rows),
        classes: program.relations.iter().map(|r| r.eqrel.then(Classes::default)).collect(),
        choices: program
            .relations
            .iter()
            .map(|r| (!r.choices.is_empty()).then(|| Choices::new(&r.choices)))
            .collect(),
        shared: Shared {
            symbols: RwLock::new(std::mem::take(&mut database.symbols)),
            records: RwLock::new(std::mem::take(&mut database.records)),
            counter: AtomicU32::new(0),
            deadline: options.timeout.map(|t| start + t),
            stop: AtomicBool::new(false),
            memory_limit: options.memory_limit,
            memory: AtomicUsize::new(0),
            warnings: RwLock::new(Vec::new()),
        },
        pool,
        profile: vec![(Duration::ZERO, 0, 0); program.rules.len()],
        iteration: 0,
    };
    run.adopt();
    let result = program.strata.iter().try_for_each(|s| run.stratum(s));
    let profile = run.report();
    database.rows = run.rows;
    database.symbols = run.shared.symbols.into_inner().unwrap_or_else(|e| e.into_inner());
    database.records = run.shared.records.into_inner().unwrap_or_else(|e| e.into_inner());
    result.map(|()| profile)
}

impl Run<'_> {
    /// Rows that are there already count for classes and choices.
    fn adopt(&mut self) {
        for (id, rows) in self.rows.iter_mut().enumerate() {
            if rows.len == 0 {
                continue;
            }
            if self.classes[id].is_none() && self.choices[id].is_none() {
                rows.drop_set();
                continue;
            }
            rows.ensure_set();
            let cells = rows.cells.clone();
            if let Some(classes) = &mut self.classes[id] {
                for row in cells.chunks_exact(2) {
                    classes.unite(row[0], row[1], &mut rows.set, &rows.cells);
                }
            }
            if let Some(choices) = &mut self.choices[id] {
                cells.chunks_exact(rows.arity).for_each(|row| {
                    choices.take(row);
                });
            }
            rows.drop_set();
        }
    }

    fn plan(
        &mut self,
        rule: usize,
        delta: Option<usize>,
        version: usize,
        growing: &[RelId],
    ) -> Result<Plan> {
        let mut context = Context { rows: &mut self.rows, symbols: &self.shared.symbols, growing };
        plan(rule, &self.program.rules[rule], delta, version, &mut context).map_err(|name| {
            Error::Fault {
                place: self.program.sources.place(self.program.rules[rule].span),
                message: format!("no order of evaluation gives {name} a value"),
            }
        })
    }

    fn stratum(&mut self, stratum: &Stratum) -> Result<()> {
        stratum.relations.iter().for_each(|&r| self.rows[r].growing = true);
        let result = self.evaluate(stratum);
        for &r in &stratum.relations {
            self.rows[r].growing = false;
            self.rows[r].drop_set();
        }
        result
    }

    fn evaluate(&mut self, stratum: &Stratum) -> Result<()> {
        let mut first = Vec::new();
        let mut again = Vec::new();
        let mut subsume = Vec::new();
        for &r in &stratum.rules {
            let rule = &self.program.rules[r];
            if rule.subsumes {
                for delta in 0..2 {
                    subsume.push(self.plan(r, Some(delta), delta, &stratum.relations)?);
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
        for r in first {
            let plan = self.plan(r, None, 0, &[])?;
            self.update_indexes();
            self.execute(&plan)?;
        }
        for &r in &stratum.relations {
            self.rows[r].advance();
            self.rows[r].delta = 0;
        }
        self.update_indexes();
        self.subsume(&subsume)?;
        for &r in &stratum.relations {
            self.rows[r].delta = 0;
        }
        if !stratum.recursive {
            return Ok(());
        }
        let mut plans = Vec::new();
        for (r, atom, version) in again {
            plans.push(self.plan(r, Some(atom), version, &stratum.relations)?);
        }
        self.iteration = 0;
        loop {
            self.update_indexes();
            for plan in &plans {
                let idle = plan.delta.is_some_and(|d| self.rows[d].delta == self.rows[d].len);
                if !idle {
                    self.execute(plan)?;
                }
            }
            let mut grown = false;
            for &r in &stratum.relations {
                self.rows[r].advance();
                grown |= self.rows[r].delta < self.rows[r].len;
            }
            self.update_indexes();
            self.subsume(&subsume)?;
            let full = stratum
                .relations
                .iter()
                .any(|&r| self.program.relations[r].limit.is_some_and(|n| self.rows[r].len >= n));
            if !grown || full {
                return Ok(());
            }
            self.iteration += 1;
        }
    }

    fn update_indexes(&mut self) {
        let mut bytes = 0;
        for rows in &mut self.rows {
            rows.update_indexes();
            bytes += rows.bytes();
        }
        *self.shared.memory.get_mut() = bytes;
    }

    fn error(&self, stop: Stop, rule: usize) -> Error {
        match stop {
            Stop::Time => Error::Timeout(self.options.timeout.map_or(0.0, |t| t.as_secs_f64())),
            Stop::Memory => Error::Memory(self.options.memory_limit.unwrap_or(0) >> 20),
            Stop::Fault(message) => Error::Fault {
                place: self.program.sources.place(self.program.rules[rule].span),
                message,
            },
        }
    }

    /// Are the limits kept? A plan looks now and then; a round of a few rows may be too short.
    fn check_limits(&self, rule: usize) -> Result<()> {
        if self.shared.deadline.is_some_and(|d| Instant::now() > d) {
            return Err(self.error(Stop::Time, rule));
        }
        if let Some(limit) = self.shared.memory_limit {
            let symbols = self.shared.symbols.read().map_or(0, |s| s.bytes());
            let records = self.shared.records.read().map_or(0, |r| r.bytes());
            let rows = self.shared.memory.load(std::sync::atomic::Ordering::Relaxed);
            if rows + symbols + records > limit {
                return Err(self.error(Stop::Memory, rule));
            }
        }
        Ok(())
    }

    fn execute(&mut self, plan: &Plan) -> Result<()> {
        self.check_limits(plan.rule)?;
        let start = self.options.profile.then(Instant::now);
        let head = plan.head;
        plan.sets.iter().for_each(|&r| self.rows[r].ensure_set());
        let mut set = std::mem::take(&mut self.rows[head].set);
        let before = set.fresh_len;
        let plain = self.classes[head].is_none() && self.choices[head].is_none();
        let result: std::result::Result<Option<Vec<u32>>, Stop> = match self.split(plan) {
            Some((from, to)) if plain => {
                let (rows, shared, iteration) = (&self.rows, &self.shared, self.iteration);
                let threads = self.options.threads;
                let share = ((to - from) / (threads * 8)).max(SPLIT / 8);
                let starts: Vec<usize> = (from..to).step_by(share).collect();
                let work = || {
                    starts
                        .par_iter()
                        .map(|&at| {
                            let sink = Sink::Buffer {
                                set: &set,
                                rows: &rows[head],
                                out: vec![Vec::new(); PairSet::shards()],
                            };
                            let mut machine = Machine::new(plan, rows, shared, sink);
                            machine.iteration = iteration;
                            machine.window = Some((at, (at + share).min(to)));
                            machine.run(&plan.ops).map(|sink| match sink {
                                Sink::Buffer { out, .. } => out,
                                _ => Vec::new(),
                            })
                        })
                        .collect::<std::result::Result<Vec<Vec<Vec<u32>>>, Stop>>()
                };
                let found = match &self.pool {
                    Some(pool) => pool.install(work),
                    None => work(),
                };
                found.map(|lists| {
                    let cells = &self.rows[head].cells;
                    match &self.pool {
                        Some(pool) => pool.install(|| set.insert_lists(cells, &lists)),
                        None => set.insert_lists(cells, &lists),
                    }
                    None
                })
            }
            _ => {
                let sink = match &mut self.classes[head] {
                    Some(classes) => Sink::Insert {
                        set: &mut set,
                        rows: &self.rows[head],
                        classes: Some(classes),
                    },
                    // Candidates in the order of their cells: the choice is always the same.
                    None if self.choices[head].is_some() => Sink::Collect(Vec::new()),
                    None => Sink::Insert { set: &mut set, rows: &self.rows[head], classes: None },
                };
                let mut machine = Machine::new(plan, &self.rows, &self.shared, sink);
                machine.iteration = self.iteration;
                machine.run(&plan.ops).map(|sink| match sink {
                    Sink::Collect(found) => Some(found),
                    _ => None,
                })
            }
        };
        if let (Ok(Some(found)), Some(choices)) = (&result, &mut self.choices[head]) {
            let rows = &self.rows[head];
            let signed = |row: &&[u32]| row.iter().map(|&c| c as i32).collect::<Vec<i32>>();
            let mut list: Vec<&[u32]> = found.chunks_exact(rows.arity).collect();
            list.sort_by_cached_key(signed);
            for row in list {
                if !set.contains(&rows.cells, row) && choices.take(row) {
                    set.insert(&rows.cells, row);
                }
            }
        }
        if let Some(start) = start {
            let entry = &mut self.profile[plan.rule];
            entry.0 += start.elapsed();
            entry.1 += set.fresh_len - before;
            entry.2 += 1;
        }
        self.rows[head].set = set;
        result.map(|_| ()).map_err(|stop| self.error(stop, plan.rule))
    }

    /// The outer rows of a plan that is worth splitting among threads.
    fn split(&self, plan: &Plan) -> Option<(usize, usize)> {
        self.pool.as_ref()?;
        if self.rows[plan.head].arity == 0 {
            return None;
        }
        let scan = plan.ops.iter().find(|op| {
            !matches!(
                op,
                Op::Filter { .. } | Op::Assign { .. } | Op::Exists { .. } | Op::None { .. }
            )
        })?;
        let Op::Scan { relation, part, once: false, .. } = scan else { return None };
        let rows = &self.rows[*relation];
        let (from, to) = match part {
            Part::All => (0, rows.len),
            Part::Delta => (rows.delta, rows.len),
            Part::Old => (0, rows.delta),
        };
        (to - from >= SPLIT).then_some((from, to))
    }

    /// Removes the rows that others of their relation make superfluous.
    fn subsume(&mut self, plans: &[Plan]) -> Result<()> {
        for plan in plans {
            plan.sets.iter().for_each(|&r| self.rows[r].ensure_set());
            let rows = &self.rows[plan.head];
            if rows.delta == rows.len || rows.arity == 0 {
                continue;
            }
            let machine = Machine::new(plan, &self.rows, &self.shared, Sink::Collect(Vec::new()));
            let found = machine.run(&plan.ops).map_err(|stop| self.error(stop, plan.rule))?;
            let Sink::Collect(found) = found else { continue };
            let arity = rows.arity;
            let dead: FxHashSet<&[u32]> = found
                .chunks_exact(2 * arity)
                .filter(|pair| pair[..arity] != pair[arity..])
                .map(|pair| &pair[..arity])
                .collect();
            if !dead.is_empty() {
                let marks: Vec<bool> =
                    rows.cells.chunks_exact(arity).map(|row| dead.contains(row)).collect();
                self.rows[plan.head].remove(&marks);
            }
        }
        Ok(())
    }

    fn report(&self) -> Profile {
        let mut rules: Vec<RuleProfile> = self
            .profile
            .iter()
            .zip(&self.program.rules)
            .filter(|(p, _)| p.2 > 0)
            .map(|(&(time, rows, runs), rule)| RuleProfile {
                place: self.program.sources.place(rule.span),
                relation: self.program.relations[rule.head].name.to_string(),
                time,
                rows,
                runs,
            })
            .collect();
        rules.sort_by_key(|r| std::cmp::Reverse(r.time));
        let warnings = self.shared.warnings.read().map(|w| w.clone()).unwrap_or_default();
        Profile { rules, warnings }
    }
}
