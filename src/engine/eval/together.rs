//! Runs the plans of a round side by side.
//!
//! What a round reads does not change before it ends: the visible rows, and sets as far as they are of
//! rounds before. So plans look at it on several threads, each share of one's outer rows for itself, and
//! list what they find; then the heads take the lists in, each by itself, in the order of the plans and of
//! their shares. So the rows come in the order in which one thread finds them.
//!
//! As with one plan, how much work is worth the threads is counted in rows that were looked at.

use super::cell::Cell;
use super::execute::WORTH;
use super::limits::Stop;
use super::machine::Room;
use super::rowset::RowSet;
use super::rowset::sets::Passes;
use super::run::Run;
use super::sink::Sink;
use crate::error::Error;
use crate::ir::RelId;
use crate::plan::{Op, Part, Plan};
use rayon::prelude::*;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Shares of a plan's outer rows for each thread, beside those of other plans, and the least rows of one.
const SHARES: usize = 8;
const LEAST: usize = 32;

/// Outer rows of a plan that passes sets on, above which it is run by itself: what it notes may be much.
const MANY_KEYS: usize = 1 << 12;

/// Cells of new rows above which it pays to sort them on all threads.
const MANY_CELLS: usize = 1 << 18;

/// Cells of new rows above which all threads add them to sets.
const SOME_CELLS: usize = 1 << 14;

/// A share of a plan's work: the plan by its place, and its outer rows, if they can be shared.
struct Task {
    plan: usize,
    window: Option<(usize, usize)>,
}

/// What came of shares of a plan's work: with where each began.
struct Found<C> {
    plan: usize,
    lists: Vec<(usize, Vec<C>)>,
    notes: Vec<(usize, Passes<C>)>,
    /// Cells that came, those that are there already included.
    seen: usize,
    time: Duration,
}

/// A head's set, and the lists for it, by the place of the plan that they are of.
struct Taking<C> {
    head: RelId,
    set: RowSet<C>,
    lists: Vec<(usize, Vec<Vec<C>>)>,
}

impl<C> Found<C> {
    fn new(plan: usize) -> Self {
        Found { plan, lists: Vec::new(), notes: Vec::new(), seen: 0, time: Duration::ZERO }
    }
}

impl<C: Cell> Found<C> {
    /// Keeps what a share has put into the sink, which had so many rows before, and had seen so many cells.
    fn keep(&mut self, at: usize, sink: &mut Sink<'_, C>, (known, seen): (usize, usize)) {
        self.seen += sink.seen() - seen;
        if let Sink::Pass { passes, .. } = sink {
            return self.notes.push((at, std::mem::take(passes)));
        }
        let list = sink.list(known);
        if !list.is_empty() {
            self.lists.push((at, list));
        }
    }
}

impl<C: Cell> Taking<C> {
    /// Takes the lists in; answers how many rows were new of each.
    fn take(&mut self, cells: &[C]) -> Vec<(usize, usize)> {
        let Self { set, lists, .. } = self;
        let at_first = set.fresh_len;
        let take = |(plan, mut lists): (usize, Vec<Vec<C>>)| {
            let before = set.fresh_len;
            let count: usize = lists.iter().map(Vec::len).sum();
            if set.sets().is_some() && count > SOME_CELLS {
                set.insert_lists(cells, lists);
            } else if set.gathers() || count > MANY_CELLS {
                // Such lists must not have what the set has: another plan may have found it meanwhile.
                if before > at_first && !set.gathers() {
                    lists.par_iter_mut().with_max_len(1).for_each(|list| {
                        let mut absent = Vec::new();
                        set.absent(cells, list, &mut absent);
                        *list = absent;
                    });
                }
                set.insert_lists(cells, lists);
            } else {
                lists.iter().for_each(|list| set.insert_all(cells, list));
            }
            (plan, set.fresh_len - before)
        };
        lists.drain(..).map(take).collect()
    }
}

/// Sets share the numbers of their values, which come in the order of the rows, whoever takes these in.
fn number<C: Cell>(taking: &[&mut Taking<C>]) {
    let unnumbered = |it: &&mut Taking<C>| {
        let sets = it.set.sets()?;
        let lists = it.lists.par_iter().flat_map(|it| it.1.par_iter());
        Some(lists.map(|list| sets.unnumbered(list)).collect::<Vec<_>>())
    };
    let found: Vec<Option<Vec<Vec<C>>>> = taking.par_iter().map(unnumbered).collect();
    for (it, lists) in taking.iter().zip(found) {
        if let (Some(sets), Some(lists)) = (it.set.sets(), lists) {
            lists.iter().for_each(|list| sets.number(list));
        }
    }
}

impl<C: Cell> Run<'_, C> {
    /// Runs these plans, none of which reads what another one finds: one after the other, until they have
    /// become much work. What is left is for all threads.
    pub fn execute_all(&mut self, plans: &[&Plan]) -> Result<(), Error> {
        let mut work = 0;
        for (at, plan) in plans.iter().enumerate() {
            if self.pool.is_some() && work >= WORTH && at + 1 < plans.len() {
                return self.execute_together(&plans[at..]);
            }
            work += self.execute(plan, 0)?.work;
        }
        Ok(())
    }

    /// The same, of plans that are much work.
    pub fn execute_together(&mut self, plans: &[&Plan]) -> Result<(), Error> {
        let is_alone = |plan: &&&Plan| !self.is_for_together(plan);
        let (first, others) = plans.split_at(plans.iter().take_while(is_alone).count());
        let (alone, beside): (Vec<&Plan>, Vec<&Plan>) = others.iter().partition(is_alone);
        first.iter().try_for_each(|plan| self.execute(plan, 0).map(drop))?;
        for plan in &beside {
            self.check_limits(plan.rule)?;
            self.prepare(plan);
        }
        let found = self.find(&beside)?;
        self.take_in(&beside, found);
        alone.into_iter().try_for_each(|plan| self.execute(plan, 0).map(drop))
    }

    /// Does the plan find rows that only need to be new, and not too many sets to pass on?
    fn is_for_together(&self, plan: &Plan) -> bool {
        let few = || self.outer(plan).is_none_or(|(from, to)| to - from <= MANY_KEYS);
        self.is_plain(plan.head) && (!plan.passes_sets() || few())
    }

    /// What the plans find, in their order.
    fn find(&self, plans: &[&Plan]) -> Result<Vec<Found<C>>, Error> {
        let Some(pool) = &self.pool else { return Ok(Vec::new()) };
        let tasks = self.tasks(plans);
        let next = AtomicUsize::new(0);
        let work = || {
            let mut all: Vec<Found<C>> = Vec::new();
            // A thread that goes on with a plan remembers what it has found.
            let mut open: Option<(usize, Sink<'_, C>)> = None;
            let mut room = Room::default();
            while let Some(task) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
                let sink = match open.take() {
                    Some((plan, sink)) if plan == task.plan => sink,
                    _ => {
                        all.push(Found::new(task.plan));
                        self.listing(plans[task.plan])
                    }
                };
                let start = Instant::now();
                let (plan, before) = (plans[task.plan], (sink.rows(), sink.seen()));
                let machine = self.machine(plan, sink, task.window, std::mem::take(&mut room));
                let ran = machine.run_measured(&plan.ops).map_err(|stop| (task.plan, stop))?;
                let mut sink = ran.sink;
                room = ran.room;
                if let Some(found) = all.last_mut() {
                    let at = task.window.map_or(0, |(from, _)| from);
                    found.keep(at, &mut sink, before);
                    found.time += start.elapsed();
                }
                open = Some((task.plan, sink));
            }
            Ok::<_, (usize, Stop)>(all)
        };
        let parts: Vec<_> = pool.broadcast(|_| work());
        let mut found: Vec<Found<C>> = (0..plans.len()).map(Found::new).collect();
        let mut stopped: Option<(usize, Stop)> = None;
        for part in parts {
            match part {
                Ok(parts) => parts.into_iter().for_each(|mut part| {
                    let all = &mut found[part.plan];
                    all.lists.append(&mut part.lists);
                    all.notes.append(&mut part.notes);
                    all.time += part.time;
                    all.seen += part.seen;
                }),
                Err(stop) if stopped.as_ref().is_none_or(|first| stop.0 < first.0) => {
                    stopped = Some(stop);
                }
                Err(_) => {}
            }
        }
        match stopped {
            Some((plan, stop)) => Err(self.error(stop, plans[plan].rule)),
            None => Ok(found),
        }
    }

    fn tasks(&self, plans: &[&Plan]) -> Vec<Task> {
        let mut tasks = Vec::new();
        for (place, plan) in plans.iter().enumerate() {
            let Some((from, to)) = self.outer(plan) else {
                tasks.push(Task { plan: place, window: None });
                continue;
            };
            let share = ((to - from) / (self.options.threads * SHARES)).max(LEAST);
            tasks.extend((from..to).step_by(share).map(|at| {
                let window = Some((at, to.min(at + share)));
                Task { plan: place, window }
            }));
        }
        tasks
    }

    /// Where the plan lists what it finds.
    fn listing(&self, plan: &Plan) -> Sink<'_, C> {
        let set = &self.rows[plan.head].set;
        match plan.passes_sets() {
            true => Sink::Pass { set, passes: Passes::default() },
            false => self.buffer(plan, set),
        }
    }

    /// The heads of the plans take in what these found.
    fn take_in(&mut self, plans: &[&Plan], found: Vec<Found<C>>) {
        let mut heads: Vec<RelId> = plans.iter().map(|plan| plan.head).collect();
        heads.sort_unstable();
        heads.dedup();
        let take = |&head: &RelId| {
            let set = std::mem::take(&mut self.rows[head].set);
            Taking { head, set, lists: Vec::new() }
        };
        let mut taking: Vec<Taking<C>> = heads.iter().map(take).collect();
        let (mut passes, mut counts) = (Vec::new(), Vec::new());
        for Found { plan, mut lists, mut notes, seen, time } in found {
            let cells: usize = lists.iter().map(|it| it.1.len()).sum();
            let arity = self.rows[plans[plan].head].arity;
            counts.push((time, seen / arity, cells / arity));
            if !lists.is_empty()
                && let Ok(head) = heads.binary_search(&plans[plan].head)
            {
                lists.sort_unstable_by_key(|it| it.0);
                taking[head].lists.push((plan, lists.into_iter().map(|it| it.1).collect()));
            }
            if !notes.is_empty() {
                notes.sort_unstable_by_key(|it| it.0);
                passes.push((plan, notes.into_iter().map(|it| it.1).collect::<Vec<_>>()));
            }
        }
        let mut added = vec![0; plans.len()];
        if let Some(pool) = &self.pool {
            let take = |it: &mut Taking<C>| it.take(&self.rows[it.head].cells);
            let mut some: Vec<_> = taking.iter_mut().filter(|it| !it.lists.is_empty()).collect();
            let taken: Vec<_> = pool.install(|| {
                number(&some);
                some.par_iter_mut().with_max_len(1).map(|it| take(it)).collect()
            });
            taken.into_iter().flatten().for_each(|(plan, rows)| added[plan] += rows);
        }
        for Taking { head, set, .. } in taking {
            self.rows[head].set = set;
        }
        for (place, notes) in passes {
            added[place] += self.pass(plans[place], notes);
        }
        for (place, (plan, (time, seen, found))) in plans.iter().zip(counts).enumerate() {
            self.judge(plan.rule, seen, found, added[place]);
            if let Some(watch) = &self.options.watch {
                let by_sets = plan.passes_sets();
                watch.rule_ran(self.program, plan.rule, by_sets, time, added[place]);
            }
        }
    }

    /// Passes the sets on that a plan has noted; answers how many rows are new.
    fn pass(&mut self, plan: &Plan, notes: Vec<Passes<C>>) -> usize {
        let (Some(pool), Some(&Op::Unite { relation, part, .. })) = (&self.pool, plan.ops.last())
        else {
            return 0;
        };
        let mut set = std::mem::take(&mut self.rows[plan.head].set);
        let before = set.fresh_len;
        let from = self.givers(plan, relation);
        pool.install(|| set.pass_all(from, part == Part::Delta, notes));
        let added = set.fresh_len - before;
        self.rows[plan.head].set = set;
        added
    }
}
