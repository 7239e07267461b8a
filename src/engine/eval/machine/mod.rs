//! Runs one plan: nested loops over rows and index chains, no allocation per row.
//!
//! `compute` gives expressions their value, `search` finds rows, `equal` pairs of classes, `fold`
//! makes aggregates.

mod compute;
mod equal;
mod fold;
mod search;
mod unite;

use super::cell::{AtomicCell, Cell};
use super::limits::{Shared, Stop};
use super::relations::Relations;
use super::rowset::row::same;
use super::sink::Sink;
use crate::ir::{Expr, RelId};
use crate::plan::{Match, Op, Plan};
use fold::Fold;
use regex::bytes::Regex;
use rustc_hash::FxHashMap;

/// Cells that wait before they go into a set together.
const BATCH: usize = 512;

/// Words of sets that are about as much work as a row.
const WORDS: usize = 8;

/// What a sequence of operations came to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flow {
    Miss,
    Hit,
    Stop,
}

/// Memory of machines, which one after the other uses.
#[derive(Default)]
pub(super) struct Room<C> {
    out: Vec<C>,
    batch: Vec<C>,
    env: Vec<C>,
}

/// What a run has come to.
pub(super) struct Ran<'a, C: Cell> {
    pub sink: Sink<'a, C>,
    pub room: Room<C>,
    /// Rows that were looked at.
    pub work: usize,
    /// The outer row where it stopped, since that was enough.
    pub rest: Option<usize>,
}

pub(super) struct Machine<'a, C: Cell> {
    relations: &'a Relations<'a, C>,
    shared: &'a Shared<C>,
    head: RelId,
    row: &'a [Expr],
    out: Vec<C>,
    /// Rows on their way into the head's set.
    batch: Vec<C>,
    env: Vec<C>,
    sink: Sink<'a, C>,
    folds: Vec<Fold<C>>,
    ticks: usize,
    pub iteration: u32,
    pub stopped: Option<Stop>,
    regexes: FxHashMap<u32, Option<Regex>>,
    /// Words of sets that were passed on.
    words: usize,
    /// Rows of the outermost scan, if it is one: a share of the work.
    pub window: Option<(usize, usize)>,
    /// Work after which it stops at the next of those rows.
    pub most: usize,
    rest: Option<usize>,
}

impl<'a, C: Cell> Machine<'a, C> {
    pub fn new(
        plan: &'a Plan,
        relations: &'a Relations<'a, C>,
        shared: &'a Shared<C>,
        sink: Sink<'a, C>,
        mut room: Room<C>,
    ) -> Self {
        let fill = |cells: &mut Vec<C>, len: usize| {
            cells.clear();
            cells.resize(len, C::default());
        };
        fill(&mut room.out, plan.row.len());
        fill(&mut room.env, plan.vars);
        room.batch.clear();
        let Room { out, batch, env } = room;
        Machine {
            relations,
            shared,
            head: plan.head,
            row: &plan.row,
            out,
            batch,
            env,
            sink,
            folds: Vec::new(),
            ticks: 0,
            iteration: 0,
            stopped: None,
            regexes: FxHashMap::default(),
            words: 0,
            window: None,
            most: usize::MAX,
            rest: None,
        }
    }

    /// Runs the plan; the sink is given back.
    pub fn run(self, ops: &[Op]) -> Result<Sink<'a, C>, Stop> {
        self.run_measured(ops).map(|ran| ran.sink)
    }

    /// The same, with how much work it was.
    pub fn run_measured(mut self, ops: &[Op]) -> Result<Ran<'a, C>, Stop> {
        self.step(ops);
        self.sink.take(&self.batch);
        self.stopped = self.stopped.or(self.sink.fault().map(Stop::Fault));
        match self.stopped {
            Some(stop) => Err(stop),
            None => {
                let room = Room { out: self.out, batch: self.batch, env: self.env };
                Ok(Ran {
                    work: self.ticks + self.words / WORDS,
                    rest: self.rest,
                    sink: self.sink,
                    room,
                })
            }
        }
    }

    /// How much work it was so far, in rows that were looked at.
    #[inline]
    fn work(&self) -> usize {
        self.ticks + self.words / WORDS
    }

    /// The outermost loop, or another one: where it goes from and to, and after how much work it stops.
    #[inline]
    fn span(&mut self, all: (usize, usize)) -> (usize, usize, usize) {
        match self.window.take() {
            Some((from, to)) => (from, to, self.most),
            None => (all.0, all.1, usize::MAX),
        }
    }

    fn fault(&mut self, message: String) -> C {
        if self.stopped.is_none() {
            self.stopped = Some(Stop::Fault(message));
        }
        C::default()
    }

    #[inline]
    fn tick(&mut self) -> bool {
        self.ticks = self.ticks.wrapping_add(1);
        self.ticks & 0x3fff == 0 && self.check()
    }

    #[cold]
    fn check(&mut self) -> bool {
        if self.stopped.is_some() {
            return true;
        }
        self.stopped = self.shared.reached(self.sink.bytes(), self.sink.rows());
        self.stopped.is_some()
    }

    /// Checks and binds a row; false if it does not match.
    #[inline(always)]
    fn take(&mut self, found: &Match, row: &[C]) -> bool {
        for &(a, b) in &found.same {
            if row[a] != row[b] {
                return false;
            }
        }
        for &(column, var) in &found.bind {
            self.env[var as usize] = row[column];
        }
        for (column, expr) in &found.check {
            if self.eval(expr) != row[*column] {
                return false;
            }
        }
        true
    }

    /// The operations inside a loop; most often there is only the head left.
    #[inline]
    fn next(&mut self, ops: &[Op]) -> Flow {
        if matches!(ops, [Op::Emit]) { self.emit() } else { self.step(ops) }
    }

    fn step(&mut self, mut ops: &[Op]) -> Flow {
        let relations = self.relations;
        loop {
            let Some((op, rest)) = ops.split_first() else {
                return Flow::Hit;
            };
            match op {
                Op::Emit => return self.emit(),
                Op::Filter { op, kind, left, right } => {
                    if !self.compare(*op, *kind, left, right) {
                        return Flow::Miss;
                    }
                }
                Op::Assign { var, value } => {
                    let cell = self.eval(value);
                    self.env[*var as usize] = cell;
                }
                Op::Exists { relation, row, negated } => {
                    if self.exists(*relation, row) == *negated {
                        return Flow::Miss;
                    }
                }
                Op::Lookup { relation, index, key, part, found, once } => {
                    let rows = &relations[*relation];
                    return self.lookup(rows, *index, key, *part, found, *once, rest);
                }
                Op::Alike { classes, key, relation, index, found, once } => {
                    return self.alike(*classes, key, *relation, *index, found, *once, rest);
                }
                Op::Scan { relation, part, found, once } => {
                    let rows = &relations[*relation];
                    let (from, to, most) = self.span(rows.steps(*part));
                    if let Some(classes) = &rows.classes {
                        return self.pairs(classes, from..to, *part, found, *once, rest);
                    }
                    let joined = rows.joined.as_deref();
                    let (guard, rest) = match rest {
                        [Op::Guard { columns, ops }, rest @ ..] => {
                            (Some((*columns, &ops[..])), rest)
                        }
                        _ => (None, rest),
                    };
                    // The row of which the guard was asked last, and whether it lets rows of its key pass.
                    let mut asked: Option<(usize, bool)> = None;
                    let mut flow = Flow::Miss;
                    for id in from..to {
                        if self.work() >= most {
                            self.rest = Some(id);
                            break;
                        }
                        if self.tick() {
                            return Flow::Stop;
                        }
                        if joined.is_some_and(|joined| joined.is_dead(id)) {
                            continue;
                        }
                        if let Some((columns, ops)) = guard {
                            let row = rows.row(id);
                            let known = asked.filter(|&(before, _)| {
                                same(&rows.row(before)[..columns], &row[..columns])
                            });
                            let passes = match known {
                                Some((_, passes)) => passes,
                                None if !self.take(found, row) => continue,
                                None => match self.step(ops) {
                                    Flow::Stop => return Flow::Stop,
                                    flow => matches!(flow, Flow::Hit),
                                },
                            };
                            asked = Some((id, passes));
                            if !passes {
                                continue;
                            }
                        }
                        if self.take(found, rows.row(id)) {
                            match self.next(rest) {
                                Flow::Stop => return Flow::Stop,
                                Flow::Hit if *once => return Flow::Hit,
                                Flow::Hit => flow = Flow::Hit,
                                Flow::Miss => {}
                            }
                        }
                    }
                    return flow;
                }
                Op::Any { relation, index, key, negated } => {
                    if self.any(&relations[*relation], *index, key) == *negated {
                        return Flow::Miss;
                    }
                }
                Op::Guard { ops, .. } => match self.step(ops) {
                    Flow::Hit => {}
                    flow => return flow,
                },
                Op::Empty { relation } => {
                    if relations[*relation].len > 0 {
                        return Flow::Miss;
                    }
                }
                Op::Unpack { record, arity, fields } => {
                    let cell = self.eval(record);
                    let shared = self.shared;
                    let known = shared.records.fields(cell.id());
                    let Some(known) = known.filter(|it| it.len() == *arity) else {
                        return Flow::Miss;
                    };
                    let mut row = [C::default(); 32];
                    let mut large = Vec::new();
                    let row: &[C] = if *arity <= row.len() {
                        row.iter_mut().zip(known).for_each(|(cell, it)| *cell = it.get());
                        &row[..*arity]
                    } else {
                        large.extend(known.iter().map(AtomicCell::get));
                        &large
                    };
                    if !self.take(fields, row) {
                        return Flow::Miss;
                    }
                }
                Op::Range { var, kind, args, once } => {
                    return self.range(*var, *kind, args, *once, rest);
                }
                Op::Aggregate { var, op, kind, target, distinct, body } => {
                    match self.aggregate(*op, *kind, target.as_ref(), distinct.as_deref(), body) {
                        Ok(Some(value)) => self.env[*var as usize] = value,
                        Ok(None) => return Flow::Miss,
                        Err(()) => return Flow::Stop,
                    }
                }
                Op::Keys { relation, found } => return self.keys(*relation, found, rest),
                Op::Unite { relation, key, part } => return self.unite(*relation, key, *part),
                Op::Fail => return Flow::Miss,
                Op::Skip => {
                    if self.is_present() {
                        return Flow::Hit;
                    }
                }
            }
            ops = rest;
        }
    }

    #[inline]
    fn emit(&mut self) -> Flow {
        if !self.folds.is_empty() {
            return self.fold();
        }
        let row = self.row;
        self.fill(row);
        // A function without a result must not leave a row behind.
        if self.stopped.is_some() {
            return Flow::Stop;
        }
        match &mut self.sink {
            Sink::Insert { set, rows } if self.out.is_empty() => {
                set.insert(&rows.cells, &[]);
            }
            Sink::Insert { .. } | Sink::Buffer { .. } | Sink::Unite { .. } | Sink::Join { .. } => {
                self.batch.extend_from_slice(&self.out);
                if self.batch.len() >= BATCH {
                    self.sink.take(&self.batch);
                    self.batch.clear();
                    if let Some(fault) = self.sink.fault() {
                        self.fault(fault);
                        return Flow::Stop;
                    }
                }
            }
            // What passes sets on does not emit rows.
            Sink::Pass { .. } => {}
            Sink::Collect(out) => out.extend_from_slice(&self.out),
            Sink::First(out, limit) => {
                out.extend_from_slice(&self.out);
                if out.len() >= *limit {
                    return Flow::Stop;
                }
            }
        }
        Flow::Hit
    }
}
