//! Runs a plan for all rows that drive it, on several threads if that is much work.
//!
//! How much is counted in rows that are looked at, never in seconds: which rows are found by one
//! thread, and which by all, is the same each time.

use super::cell::Cell;
use super::joined::{Joiner, Pending};
use super::limits::Stop;
use super::machine::{Machine, Ran, Room};
use super::rowset::RowSet;
use super::rowset::list::List;
use super::rowset::sets::{Passes, Sets};
use super::run::Run;
use super::sink::Sink;
use super::team;
use crate::error::Error;
use crate::ir::RelId;
use crate::plan::{Op, Outer, Part, Plan};
use rustc_hash::FxHashSet;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Work that is worth the start of threads, in rows to look at.
pub(super) const WORTH: usize = 1 << 13;

/// What became of a plan.
pub(super) struct Done {
    /// How much work it was, in rows that were looked at, as far as one thread did it.
    pub work: usize,
    /// How many outer rows it has been run for, if there are more.
    pub rest: Option<usize>,
}

/// Rows of a plan's outermost loop, from one to another, and how many make a share at least.
#[derive(Clone, Copy)]
struct Outermost {
    from: usize,
    to: usize,
    least: usize,
}

/// Outer rows that one thread goes through at most before the work is estimated.
const FIRST: usize = 32;

/// Work of a thread's share at least, and outer rows of one whose work is not known.
const SHARE: usize = 1 << 8;
const FEW_ROWS: usize = 16;

/// Shares of the outer rows for each thread: some are much more work than others.
const SHARES: usize = 32;

/// Sets that are noted before they are passed on: a few megabytes.
const NOTES: usize = 1 << 19;

/// When workers find each new row so often, on average, each remembers from then on what it found
/// by that rule.
const REPEATED: usize = 2;

/// So many rows that are found twice do not matter.
const FEW: usize = 2048;

/// A rule of whose rows one of so many was new lists all the next time, and does not ask before which are.
const NEW: usize = 3;

impl<C: Cell> Run<'_, C> {
    /// Runs a plan, but for so many outer rows that it has been run for; answers what became of it.
    pub fn execute(&mut self, plan: &Plan, done: usize) -> Result<Done, Error> {
        self.check_limits(plan.rule)?;
        let watch = self.watch;
        if let Some(watch) = watch {
            watch.rule_starts(self.program, plan.rule, plan.passes_sets(), done == 0);
        }
        let head = plan.head;
        self.prepare(plan);
        let mut room = std::mem::take(&mut self.room);
        let outer = self.outer(plan).map(|(from, to)| (from + done, to));
        let rows = &mut self.rows[head];
        let mut set = std::mem::take(&mut rows.set);
        let mut united = std::mem::take(&mut rows.united);
        let mut pending = rows.joined.as_mut().map(|it| std::mem::take(&mut it.pending));
        let found = |pending: &Option<Pending<C>>| pending.as_ref().map_or(0, Pending::len);
        let before = set.fresh_len + united.pairs + found(&pending);
        let chooses = rows.choices.is_some();
        let is_plain = rows.classes.is_none() && !chooses;
        let all = |work| Done { work, rest: None };
        let result = match (outer, &mut pending) {
            (outer, Some(pending)) => self.join(plan, pending, outer).map(|()| all(0)),
            (Some(outer), None) if is_plain => self.share(plan, &mut set, outer, &mut room),
            _ if chooses => self.choose(plan, &mut set).map(|()| all(0)),
            _ => {
                let rows = &self.rows[head];
                let sink = match &rows.classes {
                    Some(classes) => Sink::Unite { united: &mut united, classes },
                    None => Sink::Insert { set: &mut set, rows },
                };
                let machine = self.machine(plan, sink, None, std::mem::take(&mut room));
                machine.run_measured(&plan.ops).map(|ran| {
                    room = ran.room;
                    all(ran.work)
                })
            }
        };
        if let Some(watch) = watch {
            set.sort_loose(&self.rows[head].cells, false);
            watch.rule_ends(plan.rule, set.fresh_len + united.pairs + found(&pending) - before);
        }
        let rows = &mut self.rows[head];
        rows.set = set;
        rows.united = united;
        if let (Some(joined), Some(pending)) = (&mut rows.joined, pending) {
            joined.pending = pending;
        }
        self.room = room;
        result.map_err(|stop| self.error(stop, plan.rule))
    }

    /// Makes what the plan asks of sets ready.
    pub(super) fn prepare(&mut self, plan: &Plan) {
        // Those beside a stratum by itself are ready.
        for &relation in &plan.sets {
            if !self.rows.is_own(relation) {
                continue;
            }
            let rows = &mut self.rows[relation];
            rows.find_rows(self.has_threads && rows.is_to_be_found());
        }
        if plan.skips() {
            let rows = &mut self.rows[plan.head];
            rows.set.settle(&rows.cells, false);
        }
    }

    /// Keeps whether a rule finds its rows often, and whether most are new: of those that it has `seen`, so
    /// many were found to be, and were, in the end.
    pub(super) fn judge(&mut self, rule: usize, seen: usize, found: usize, added: usize) {
        self.repeats[rule] |= found > REPEATED * added + FEW;
        if seen > FEW {
            self.finds_new[rule] = added > seen / NEW;
        }
    }

    /// Goes through the outer rows alone, more of them each time, until what is left looks like much
    /// work: that is for all threads. In a stratum by itself it is left.
    fn share(
        &mut self,
        plan: &Plan,
        set: &mut RowSet<C>,
        (from, to): (usize, usize),
        room: &mut Room<C>,
    ) -> Result<Done, Stop> {
        let worth = self.limit.unwrap_or(WORTH);
        let (mut at, mut step, mut work) = (from, FIRST, 0);
        while at < to {
            let sink = Sink::Insert { set: &mut *set, rows: &self.rows[plan.head] };
            let end = to.min(at + step);
            let mut machine = self.machine(plan, sink, Some((at, end)), std::mem::take(room));
            machine.most = worth.min(WORTH) / 4;
            let ran = machine.run_measured(&plan.ops)?;
            *room = ran.room;
            work += ran.work;
            (at, step) = match ran.rest {
                Some(rest) => (rest, step),
                None => (end, 2 * step),
            };
            let is_waited_for = self.is_waited_for();
            let worth = if is_waited_for { WORTH } else { worth };
            if at < to && work * (to - at) / (at - from) >= worth {
                if self.limit.is_some() {
                    return Ok(Done { work, rest: Some(at - from) });
                }
                let left = Outermost { from: at, to, least: (SHARE * (at - from) / work).max(1) };
                match plan.ops.last() {
                    Some(Op::Unite { relation, part, .. }) => {
                        let from = self.givers(plan, *relation);
                        self.pass_on(plan, set, from, *part == Part::Delta, left)?;
                    }
                    _ => {
                        let before = set.fresh_len;
                        let (seen, found) = self.parallel(plan, set, left)?;
                        self.judge(plan.rule, seen, found, set.fresh_len - before);
                    }
                }
                break;
            }
        }
        Ok(Done { work, rest: None })
    }

    pub(super) fn machine<'a>(
        &'a self,
        plan: &'a Plan,
        sink: Sink<'a, C>,
        window: Option<(usize, usize)>,
        room: Room<C>,
    ) -> Machine<'a, C> {
        let mut machine = Machine::new(plan, &self.rows, self.shared, sink, room);
        // The round of the head's stratum.
        machine.iteration = self.rows[plan.head].rounds.len() as u32;
        machine.window = window;
        machine
    }

    /// How many outer rows make one thread's share.
    fn share_of(&self, outer: Outermost) -> usize {
        ((outer.to - outer.from) / (self.options.threads * SHARES)).max(outer.least)
    }

    /// Where a thread lists what it finds that is not in the head's set. If the rule finds rows often, or
    /// asks whether they are there, the thread remembers those that it has found.
    pub(super) fn buffer<'s>(&'s self, plan: &Plan, set: &'s RowSet<C>) -> Sink<'s, C> {
        let rows = &self.rows[plan.head];
        let remembers = plan.skips() || self.repeats[plan.rule];
        let own = remembers.then(|| RowSet::new(rows.arity));
        // Sets find out soon enough, and a rule whose rows are mostly new need not ask before; but what is
        // listed counts as new for a limit.
        let is_limited = self.shared.row_limit.is_some();
        let finds_new = set.sets().is_some() && self.finds_new[plan.rule];
        let asks = remembers || is_limited || !finds_new;
        Sink::Buffer { set, rows, out: List::default(), own, asks, seen: 0 }
    }

    /// The sets that the plan passes on, of this relation: none if they are the head's own.
    pub(super) fn givers(&self, plan: &Plan, relation: RelId) -> Option<&Sets<C>> {
        (relation != plan.head).then(|| self.rows[relation].set.sets())?
    }

    /// Shares of the outer rows go to threads, which do `work` with each: what they have in the end.
    fn on_threads<T: Send>(
        &self,
        outer: Outermost,
        start: impl Fn() -> T + Sync,
        work: impl Fn(T, (usize, usize)) -> Result<T, Stop> + Sync,
    ) -> Result<Vec<T>, Stop> {
        let (share, to) = (self.share_of(outer), outer.to);
        let next = AtomicUsize::new(outer.from);
        let all = || {
            let mut own = start();
            loop {
                let at = next.fetch_add(share, Ordering::Relaxed);
                if at >= to {
                    return Ok(own);
                }
                own = work(own, (at, to.min(at + share)))?;
            }
        };
        team::all(all).into_iter().collect()
    }

    /// What each thread finds new it puts into a list; then the set takes the lists in, again on
    /// all threads. Answers how many rows it has seen, and how many the lists had.
    fn parallel(
        &self,
        plan: &Plan,
        set: &mut RowSet<C>,
        outer: Outermost,
    ) -> Result<(usize, usize), Stop> {
        let rows = &self.rows[plan.head];
        let present = &*set;
        let start = || (self.buffer(plan, present), Vec::new(), Room::default());
        let found = self.on_threads(outer, start, |(sink, mut lists, room), window| {
            let known = sink.rows();
            let machine = self.machine(plan, sink, Some(window), room);
            let Ran { mut sink, room, .. } = machine.run_measured(&plan.ops)?;
            let mut list = sink.list(known);
            if !list.is_empty() {
                present.order(&mut list);
                lists.push((window.0, list));
            }
            Ok((sink, lists, room))
        })?;
        let seen: usize = found.iter().map(|it| it.0.seen()).sum();
        // In the order of the outer rows, by which sets number the values of what is found.
        let mut lists: Vec<_> = found.into_iter().flat_map(|it| it.1).collect();
        lists.sort_unstable_by_key(|it| it.0);
        let lists: Vec<List<C>> = lists.into_iter().map(|it| it.1).collect();
        let found: usize = lists.iter().map(|list| list.rows(rows.arity)).sum();
        set.insert_lists(&rows.cells, lists);
        let arity = rows.arity.max(1);
        Ok((seen / arity, found))
    }

    /// Joins what the plan finds with what its keys get, on several threads if outer rows are told.
    fn join(
        &self,
        plan: &Plan,
        pending: &mut Pending<C>,
        outer: Option<(usize, usize)>,
    ) -> Result<(), Stop> {
        let rows = &self.rows[plan.head];
        let Some(joins) = &self.program.relations[plan.head].joins else { return Ok(()) };
        let joiner = Joiner { joins, shared: self.shared };
        let run = |pending: &mut Pending<C>, window: Option<(usize, usize)>| {
            let sink = Sink::Join { pending, rows, joiner, fault: None };
            self.machine(plan, sink, window, Room::default()).run(&plan.ops).map(drop)
        };
        let Some(outer) = outer.filter(|_| self.has_threads) else { return run(pending, None) };
        let outer = Outermost { from: outer.0, to: outer.1, least: FEW_ROWS };
        let all = self.on_threads(outer, Pending::default, |mut own, window| {
            run(&mut own, Some(window))?;
            Ok(own)
        })?;
        all.into_iter().try_for_each(|own| pending.merge(own, joiner)).map_err(Stop::Fault)
    }

    /// Threads note which keys take on whose sets, those of `from` or of the head itself, and then
    /// the head's sets do; again and again if it is much.
    fn pass_on(
        &self,
        plan: &Plan,
        set: &mut RowSet<C>,
        from: Option<&Sets<C>>,
        is_delta: bool,
        outer: Outermost,
    ) -> Result<(), Stop> {
        let Outermost { from: mut at, to, least } = outer;
        let mut span = NOTES / 16;
        while at < to {
            let end = to.min(at + span);
            let present = &*set;
            let outer = Outermost { from: at, to: end, least };
            let start = || (Vec::new(), Room::default());
            let notes = self.on_threads(outer, start, |(mut notes, room), window| {
                let sink = Sink::Pass { set: present, passes: Passes::default() };
                let machine = self.machine(plan, sink, Some(window), room);
                let ran = machine.run_measured(&plan.ops)?;
                if let Sink::Pass { passes, .. } = ran.sink {
                    notes.push((window, passes));
                }
                Ok((notes, ran.room))
            })?;
            let mut notes: Vec<_> = notes.into_iter().flat_map(|it| it.0).collect();
            notes.sort_unstable_by_key(|it| it.0);
            let notes: Vec<Passes<C>> = notes.into_iter().map(|it| it.1).collect();
            let count: usize = notes.iter().map(Passes::len).sum();
            span = ((end - at).saturating_mul(NOTES) / count.max(1)).max(FIRST);
            set.pass_all(from, is_delta, notes);
            at = end;
        }
        Ok(())
    }

    /// Candidates in the order of their cells: the choice is always the same.
    fn choose(&mut self, plan: &Plan, set: &mut RowSet<C>) -> Result<(), Stop> {
        let sink = Sink::Collect(Vec::new());
        let Sink::Collect(found) =
            self.machine(plan, sink, None, Room::default()).run(&plan.ops)?
        else {
            return Ok(());
        };
        let rows = &mut self.rows[plan.head];
        let Some(choices) = &mut rows.choices else { return Ok(()) };
        let mut list: Vec<&[C]> = found.chunks_exact(rows.arity.max(1)).collect();
        list.sort_by_cached_key(|row| row.iter().map(|c| c.signed()).collect::<Vec<i64>>());
        for row in list {
            if !set.contains(&rows.cells, row) && choices.take(row) {
                set.insert(&rows.cells, row);
            }
        }
        Ok(())
    }

    /// The outer rows, or keys, of a plan that threads can share, if there are some.
    pub(super) fn outer(&self, plan: &Plan) -> Option<(usize, usize)> {
        let is_alone = !self.has_threads && self.limit.is_none();
        if is_alone || self.rows[plan.head].arity == 0 {
            return None;
        }
        match plan.outer()? {
            Outer::Rows(relation, part) => Some(self.rows[relation].steps(part)),
            Outer::Keys(relation) => {
                Some((0, self.rows[relation].set.sets().map_or(0, Sets::delta_len)))
            }
            Outer::Found(relation, index, key) => {
                let (rows, key) = (&self.rows[relation], key.into_iter().map(C::cut));
                let found = rows.found(index, &key.collect::<Vec<C>>())?;
                Some((0, found.len() / rows.arity))
            }
        }
    }

    /// Removes the rows that others of their relation make superfluous.
    pub fn subsume(&mut self, plans: &[Plan]) -> Result<(), Error> {
        for plan in plans {
            plan.sets.iter().for_each(|&r| self.rows[r].find_rows(false));
            let rows = &self.rows[plan.head];
            if rows.delta == rows.len || rows.arity == 0 {
                continue;
            }
            let (sink, room) = (Sink::Collect(Vec::new()), Room::default());
            let machine = Machine::new(plan, &self.rows, self.shared, sink, room);
            let found = machine.run(&plan.ops).map_err(|stop| self.error(stop, plan.rule))?;
            let Sink::Collect(found) = found else { continue };
            let arity = rows.arity;
            let dead: FxHashSet<&[C]> = found
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
}
