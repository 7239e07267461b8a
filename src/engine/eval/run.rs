//! What a run of a program has, and what its strata (`stratum`) need of it.

use super::cell::Cell;
use super::limits::{Shared, Stop, read};
use super::machine::Room;
use super::options::{Options, Profile};
use super::relation::Rows;
use super::relations::Relations;
use super::sink::Choices;
use super::tables::{Tables, pool};
use super::team;
use super::watch::Watch;
use crate::error::{Error, Result};
use crate::ir::{Checked, RelId};
use rustc_hash::FxHashSet;
use std::cmp::Reverse;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

/// Threads share the work for a relation that is more than one of so many parts of a thread's share.
const PARTS: usize = 4;

/// Rows below which threads are not worth their start.
const MANY: usize = 1 << 12;

pub(super) struct Run<'a, C: Cell> {
    pub program: &'a Checked,
    pub options: &'a Options,
    pub rows: Relations<'a, C>,
    pub shared: &'a Shared<C>,
    /// Who wants to know what each rule costs.
    pub watch: Option<&'a Watch>,
    /// Are there other threads to share work with?
    pub has_threads: bool,
    /// In a stratum by itself: how much work it does at a time.
    pub limit: Option<usize>,
    /// The same: how many strata beside each other have something to do, this one among them, if others began.
    pub busy: Option<&'a AtomicUsize>,
    /// Are rows given up that nothing needs, and so nothing explained?
    pub forgets: bool,
    /// Per rule: do several ways lead to most of its rows?
    pub repeats: Vec<bool>,
    /// Per rule: were most of the rows new that it came to last?
    pub finds_new: Vec<bool>,
    /// Per rule: how many rows it looked at for each outer row, the last time that it ran with others.
    pub looks: Vec<u32>,
    /// Of machines, one after the other.
    pub room: Room<C>,
    /// Relations that plans read whose indexes have not been brought up to date for them.
    pub planned: Vec<RelId>,
}

/// Runs the program on the rows of the tables.
pub(crate) fn run<C: Cell>(
    program: &Checked,
    tables: &mut Tables<C>,
    options: &Options,
) -> Result<Profile> {
    let start = Instant::now();
    let pool = pool(options.threads);
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
        rows: Relations::all(std::mem::take(&mut tables.rows)),
        shared: &shared,
        watch: options.watch.as_ref().filter(|watch| watch.measures_rules()),
        has_threads: pool.is_some(),
        limit: None,
        busy: None,
        forgets: tables.forget,
        repeats: vec![false; program.rules.len()],
        finds_new: vec![false; program.rules.len()],
        looks: vec![0; program.rules.len()],
        room: Room::default(),
        planned: Vec::new(),
    };
    if let Some(watch) = &options.watch {
        watch.start(program);
    }
    run.adopt(&tables.done);
    run.count_passed();
    (0..program.relations.len()).for_each(|r| run.count(r));
    let done = &mut tables.done;
    let mut evaluate = || run.evaluate(done);
    // One of the pool's threads does what is not shared: another one beside them would take turns with
    // them, and each would wait to be woken by the other.
    let result = match &pool {
        Some(pool) => team::lead(pool, evaluate),
        None => evaluate(),
    };
    let rules = options.watch.as_ref().map(Watch::rules).unwrap_or_default();
    let profile = Profile { rules, warnings: read(&shared.warnings).clone() };
    (tables.rows, _) = run.rows.into_own();
    tables.rows.iter_mut().for_each(Rows::forget_program);
    (tables.symbols, tables.records) = shared.into_values();
    result.map(|()| profile)
}

/// The rows of these relations.
fn of<'r, C: Cell>(rows: &'r mut [Rows<C>], relations: &[RelId]) -> Vec<&'r mut Rows<C>> {
    let wanted: FxHashSet<RelId> = relations.iter().copied().collect();
    let all = rows.iter_mut().enumerate().filter(|(r, _)| wanted.contains(r));
    all.map(|(_, rows)| rows).collect()
}

impl<C: Cell> Run<'_, C> {
    /// Rows that are there already count for choices, unless nothing is added to them.
    fn adopt(&mut self, done: &[bool]) {
        for (id, rows) in self.rows.own_mut().iter_mut().enumerate() {
            let choices = &self.program.relations[id].choices;
            rows.choices = (!choices.is_empty()).then(|| Box::new(Choices::new(choices)));
            if rows.len == 0 || done.get(id) == Some(&true) {
                continue;
            }
            if rows.choices.is_some() {
                rows.ensure_set();
            }
            if let Some(choices) = &mut rows.choices {
                rows.cells.chunks_exact(rows.arity).for_each(|row| {
                    choices.take(row);
                });
            }
            rows.complete();
        }
    }

    /// Are its rows all that are found, each once, and have they columns?
    pub fn is_plain(&self, relation: RelId) -> bool {
        let rows = &self.rows[relation];
        let is_set = rows.classes.is_none() && rows.joined.is_none() && rows.arity > 0;
        is_set && rows.choices.is_none()
    }

    /// The run of a stratum by itself, which does so much work at a time: its relations are its own.
    pub fn beside<'r>(
        &'r self,
        own: Vec<Rows<C>>,
        places: Vec<u32>,
        limit: usize,
        busy: Option<&'r AtomicUsize>,
    ) -> Run<'r, C> {
        Run {
            program: self.program,
            options: self.options,
            rows: Relations::some(own, places, self.rows.own()),
            shared: self.shared,
            watch: self.watch,
            has_threads: false,
            limit: Some(limit),
            busy,
            forgets: self.forgets,
            repeats: Vec::new(),
            finds_new: Vec::new(),
            looks: Vec::new(),
            room: Room::default(),
            planned: Vec::new(),
        }
    }

    /// Does another thread wait for this one, which goes on with a stratum by itself?
    pub fn is_waited_for(&self) -> bool {
        self.busy.is_some_and(|busy| busy.load(Ordering::Relaxed) < self.options.threads)
    }

    /// Does something with each of these relations: side by side if there are threads and it is much, which
    /// is told by how many rows of each there are to look at. Threads share the work for one, which it is
    /// told, if that is much of all.
    pub fn each(
        &mut self,
        relations: &[RelId],
        rows: impl Fn(&Rows<C>) -> usize,
        work: impl Fn(&mut Rows<C>, bool) + Sync,
    ) {
        let all: usize = relations.iter().map(|&r| rows(&self.rows[r])).sum();
        if !self.has_threads || all <= MANY {
            return relations.iter().for_each(|&r| work(&mut self.rows[r], false));
        }
        let threads = self.options.threads;
        let these = of(self.rows.own_mut(), relations).into_iter();
        let mut these: Vec<_> = these.map(|it| (rows(it), it)).collect();
        these.sort_by_key(|it| Reverse(it.0));
        team::each(these, |(rows, it)| work(it, PARTS * rows * threads >= all));
    }

    /// Does some work with each of these, side by side if there are threads; answers what came of each.
    pub fn map<P: Send, R: Send>(&self, these: Vec<P>, work: impl Fn(P) -> R + Sync) -> Vec<R> {
        match self.has_threads {
            true => team::each(these, work),
            false => these.into_iter().map(work).collect(),
        }
    }

    /// Brings the indexes of what plans read up to date.
    pub fn update_planned(&mut self) {
        let mut planned = std::mem::take(&mut self.planned);
        planned.sort_unstable();
        planned.dedup();
        self.update_indexes(&planned);
        planned.clear();
        self.planned = planned;
    }

    /// Makes the fresh rows of these relations visible.
    pub fn advance(&mut self, relations: &[RelId]) {
        self.each(relations, Rows::to_advance, Rows::advance_with);
    }

    /// Makes the fresh rows of these relations, which grow, visible and brings their indexes up to date.
    pub fn advance_and_update(&mut self, relations: &[RelId]) {
        self.each(relations, Rows::to_advance, |rows, parallel| {
            rows.advance_with(parallel);
            rows.update_indexes(parallel);
        });
        relations.iter().for_each(|&r| self.count(r));
    }

    /// Brings the indexes of these relations up to date: never of all, since a program may have
    /// thousands, and a million rounds of a row each.
    pub fn update_indexes(&mut self, relations: &[RelId]) {
        self.each(relations, Rows::behind, Rows::update_indexes);
        relations.iter().for_each(|&r| self.count(r));
    }

    /// Counts what a relation takes anew, for the limits.
    pub fn count(&mut self, relation: RelId) {
        let rows = &mut self.rows[relation];
        let now = (rows.bytes(), rows.len);
        let before = std::mem::replace(&mut rows.counted, now);
        let note = |all: &AtomicUsize, before: usize, now: usize| match now.checked_sub(before) {
            Some(more) => all.fetch_add(more, Ordering::Relaxed),
            None => all.fetch_sub(before - now, Ordering::Relaxed),
        };
        if now != before {
            note(&self.shared.memory, before.0, now.0);
            note(&self.shared.rows, before.1, now.1);
        }
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

    /// Tells who watches that a round of a stratum begins, after so many strata have ended.
    pub fn show(&self, number: usize, ended: usize, round: u32) {
        let Some(watch) = &self.options.watch else { return };
        watch.round(|progress| {
            progress.round = round;
            progress.rows = self.shared.rows.load(Ordering::Relaxed);
            if progress.stratum != ended + 1 {
                progress.stratum = ended + 1;
                let first = self.program.strata[number].relations.first();
                let name = first.map(|&r| self.program.relations[r].name.to_string());
                progress.relation = name.unwrap_or_default();
            }
        });
    }
}
