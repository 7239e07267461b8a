//! Runs the plans of a round side by side.
//!
//! What a round reads does not change before it ends: the visible rows, and sets as far as they are of
//! rounds before. So plans look at it on several threads. Most heads are filled by one thread each (`heads`).
//! For the others each share of a plan's outer rows is a thread's for itself, which lists what it finds; then
//! the heads take the lists in, each by itself, in the order of the plans and of their shares. So the rows
//! come in the order in which one thread finds them.
//!
//! As with one plan, how much work is worth the threads is counted in rows that were looked at.

use super::cell::Cell;
use super::execute::WORTH;
use super::heads::{Filled, Head};
use super::limits::Stop;
use super::machine::Room;
use super::rowset::RowSet;
use super::rowset::list::List;
use super::rowset::sets::Passes;
use super::run::Run;
use super::sink::Sink;
use super::team;
use crate::error::Error;
use crate::ir::RelId;
use crate::plan::{Op, Part, Plan};
use crossbeam_utils::CachePadded;
use rustc_hash::FxHashSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Of the outer rows of a plan that are left a share is one of so many for each thread, and has so many rows at
/// least.
const SHARES: usize = 2;
const LEAST: usize = 256;

/// Outer rows of a plan that passes sets on, above which it is run by itself: what it notes may be much.
const MANY_KEYS: usize = 1 << 12;

/// Cells of new rows above which it pays to sort them on all threads.
const MANY_CELLS: usize = 1 << 18;

/// A head that a thread fills, apart from what another one fills: with each row its set changes.
type Filling<C> = CachePadded<Mutex<Head<C>>>;

/// What a thread does next.
enum Task<'t, C> {
    /// Fills a head.
    Fill(&'t Filling<C>),
    /// A share of a plan's work: the plan by its place, and its outer rows, if they can be shared.
    Share(usize, Option<(usize, usize)>),
}

/// What came of shares of a plan's work: with where each began.
struct Found<C> {
    plan: usize,
    lists: Vec<(usize, List<C>)>,
    notes: Vec<(usize, Passes<C>)>,
    /// Cells that came, those that are there already included.
    seen: usize,
    /// Rows that were looked at.
    work: usize,
    time: Duration,
}

/// A head's set, and the lists for it, by the place of the plan that they are of.
struct Taking<C> {
    head: RelId,
    set: RowSet<C>,
    lists: Vec<(usize, Vec<List<C>>)>,
}

impl<C> Found<C> {
    fn new(plan: usize) -> Self {
        let (lists, notes) = (Vec::new(), Vec::new());
        Found { plan, lists, notes, seen: 0, work: 0, time: Duration::ZERO }
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
        let take = |(plan, mut lists): (usize, Vec<List<C>>)| {
            let before = set.fresh_len;
            let count: usize = lists.iter().map(|list| list.cells.len()).sum();
            if set.sets().is_some() {
                set.insert_lists(cells, lists);
            } else if set.gathers() || count > MANY_CELLS {
                // Such lists must not have what the set has: another plan may have found it meanwhile.
                if before > at_first && !set.gathers() {
                    team::each(lists.iter_mut().collect(), |list| {
                        let mut absent = Vec::new();
                        set.absent(cells, &list.cells, &mut absent);
                        list.cells = absent;
                    });
                }
                set.insert_lists(cells, lists);
            } else {
                lists.iter().for_each(|list| set.insert_all(cells, &list.cells));
            }
            (plan, set.fresh_len - before)
        };
        lists.drain(..).map(take).collect()
    }
}

/// Sets share the numbers of their values, which come in the order of the rows, whoever takes these in.
fn number<C: Cell>(taking: &[Taking<C>]) {
    let mut all = Vec::new();
    for it in taking {
        let lists = it.lists.iter().flat_map(|it| &it.1);
        all.extend(
            it.set.sets().map(|sets| lists.map(move |list| (sets, list))).into_iter().flatten(),
        );
    }
    let found = team::each(all, |(sets, list)| (sets, sets.unnumbered(&list.cells)));
    found.iter().for_each(|(sets, values)| sets.number(values));
}

impl<C: Cell> Run<'_, C> {
    /// Runs these plans, none of which reads what another one finds: one after the other, until they have
    /// become much work. What is left is for all threads.
    pub fn execute_all(&mut self, plans: &[&Plan]) -> Result<(), Error> {
        let mut work = 0;
        for (at, plan) in plans.iter().enumerate() {
            if self.has_threads && work >= WORTH && at + 1 < plans.len() {
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
        let filling = |head| CachePadded::new(Mutex::new(head));
        let heads: Vec<Filling<C>> = self.heads(&beside).into_iter().map(filling).collect();
        let found = self.find(&beside, &heads);
        let filled = |head: Filling<C>| {
            CachePadded::into_inner(head).into_inner().unwrap_or_else(PoisonError::into_inner)
        };
        let heads = heads.into_iter().map(filled).collect();
        let filled = self.give_back(heads);
        self.take_in(&beside, found?, filled);
        alone.into_iter().try_for_each(|plan| self.execute(plan, 0).map(drop))
    }

    /// Does the plan find rows that only need to be new, and not too many sets to pass on?
    fn is_for_together(&self, plan: &Plan) -> bool {
        let few = || self.outer(plan).is_none_or(|(from, to)| to - from <= MANY_KEYS);
        self.is_plain(plan.head) && (!plan.passes_sets() || few())
    }

    /// Fills these heads; what the plans find for others, in the order of the plans.
    fn find(&self, plans: &[&Plan], heads: &[Filling<C>]) -> Result<Vec<Found<C>>, Error> {
        let tasks = self.tasks(plans, heads);
        let next = AtomicUsize::new(0);
        let work = || {
            let mut all: Vec<Found<C>> = Vec::new();
            // A thread that goes on with a plan remembers what it has found.
            let mut open: Option<(usize, Sink<'_, C>)> = None;
            let mut room = Room::default();
            while let Some(task) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
                let own = std::mem::take(&mut room);
                let (place, window) = match *task {
                    Task::Fill(head) => {
                        // No other thread has a place in the list of tasks with this head.
                        let mut head = head.lock().unwrap_or_else(PoisonError::into_inner);
                        room = self.fill(&mut head, plans, own)?;
                        continue;
                    }
                    Task::Share(place, window) => (place, window),
                };
                let sink = match open.take() {
                    Some((plan, sink)) if plan == place => sink,
                    _ => {
                        all.push(Found::new(place));
                        self.listing(plans[place])
                    }
                };
                let start = Instant::now();
                let (plan, before) = (plans[place], (sink.rows(), sink.seen()));
                let machine = self.machine(plan, sink, window, own);
                let ran = machine.run_measured(&plan.ops).map_err(|stop| (place, stop))?;
                let mut sink = ran.sink;
                room = ran.room;
                if let Some(found) = all.last_mut() {
                    let at = window.map_or(0, |(from, _)| from);
                    found.keep(at, &mut sink, before);
                    found.work += ran.work;
                    found.time += start.elapsed();
                }
                open = Some((place, sink));
            }
            Ok::<_, (usize, Stop)>(all)
        };
        let parts = team::all(work);
        let mut found: Vec<Found<C>> = (0..plans.len()).map(Found::new).collect();
        let mut stopped: Option<(usize, Stop)> = None;
        for part in parts {
            match part {
                Ok(parts) => parts.into_iter().for_each(|mut part| {
                    let all = &mut found[part.plan];
                    all.lists.append(&mut part.lists);
                    all.notes.append(&mut part.notes);
                    all.time += part.time;
                    all.work += part.work;
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

    /// First the heads, which cannot be shared, and then shares of what is for others.
    fn tasks<'t>(&self, plans: &[&Plan], heads: &'t [Filling<C>]) -> Vec<Task<'t, C>> {
        let mut tasks: Vec<Task<'t, C>> = heads.iter().map(Task::Fill).collect();
        let relation =
            |head: &Filling<C>| head.lock().unwrap_or_else(PoisonError::into_inner).relation;
        let filled: FxHashSet<RelId> = heads.iter().map(relation).collect();
        for (place, plan) in plans.iter().enumerate() {
            if filled.contains(&plan.head) {
                continue;
            }
            let Some((from, to)) = self.outer(plan) else {
                tasks.push(Task::Share(place, None));
                continue;
            };
            // The less is left, the smaller are shares, so that threads end at about the same time.
            let mut at = from;
            while at < to {
                let share = ((to - at) / (self.options.threads * SHARES)).max(LEAST);
                let end = to.min(at + share);
                tasks.push(Task::Share(place, Some((at, end))));
                at = end;
            }
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

    /// The heads of the plans take in what these found, but for those that have been filled.
    fn take_in(&mut self, plans: &[&Plan], mut found: Vec<Found<C>>, filled: Vec<Filled<C>>) {
        let mut added = vec![0; plans.len()];
        for it in filled {
            let own = &mut found[it.plan];
            (own.work, own.time, added[it.plan]) = (it.work, it.time, it.added);
        }
        let lists = found.iter().filter(|found| !found.lists.is_empty());
        let mut heads: Vec<RelId> = lists.map(|found| plans[found.plan].head).collect();
        heads.sort_unstable();
        heads.dedup();
        let take = |&head: &RelId| {
            let set = std::mem::take(&mut self.rows[head].set);
            Taking { head, set, lists: Vec::new() }
        };
        let mut taking: Vec<Taking<C>> = heads.iter().map(take).collect();
        let (mut passes, mut counts) = (Vec::new(), Vec::new());
        for Found { plan, mut lists, mut notes, seen, work, time } in found {
            self.note_work(plans[plan], work);
            let arity = self.rows[plans[plan].head].arity;
            let rows: usize = lists.iter().map(|it| it.1.rows(arity)).sum();
            counts.push((time, seen / arity, rows));
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
        let take = |it: &mut Taking<C>| it.take(&self.rows[it.head].cells);
        number(&taking);
        let taken = team::each(taking.iter_mut().collect(), take);
        taken.into_iter().flatten().for_each(|(plan, rows)| added[plan] += rows);
        for Taking { head, set, .. } in taking {
            self.rows[head].set = set;
        }
        for (place, notes) in passes {
            added[place] += self.pass(plans[place], notes);
        }
        for (place, (plan, (time, seen, found))) in plans.iter().zip(counts).enumerate() {
            self.judge(plan.rule, seen, found, added[place]);
            if let Some(watch) = self.watch {
                let by_sets = plan.passes_sets();
                watch.rule_ran(self.program, plan.rule, by_sets, time, added[place]);
            }
        }
    }

    /// Passes the sets on that a plan has noted; answers how many rows are new.
    fn pass(&mut self, plan: &Plan, notes: Vec<Passes<C>>) -> usize {
        let Some(&Op::Unite { relation, part, .. }) = plan.ops.last() else { return 0 };
        let mut set = std::mem::take(&mut self.rows[plan.head].set);
        let before = set.fresh_len;
        let from = self.givers(plan, relation);
        set.pass_all(from, part == Part::Delta, notes);
        let added = set.fresh_len - before;
        self.rows[plan.head].set = set;
        added
    }
}
