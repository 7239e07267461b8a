//! Runs a plan for all rows that drive it, on several threads if they are many.

use super::cell::Cell;
use super::joined::{Joiner, Pending};
use super::limits::Stop;
use super::machine::Machine;
use super::rowset::RowSet;
use super::run::Run;
use super::sink::Sink;
use crate::error::Error;
use crate::plan::{Op, Plan};
use rustc_hash::FxHashSet;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Outer rows below which a plan is not worth splitting.
const SPLIT: usize = 2048;

/// When workers find each new row so often, on average, each remembers from then on what it found
/// by that rule.
const REPEATED: usize = 2;

impl<C: Cell> Run<'_, C> {
    pub fn execute(&mut self, plan: &Plan) -> Result<(), Error> {
        self.check_limits(plan.rule)?;
        let watch = self.options.watch.as_ref();
        if let Some(watch) = watch {
            let by_sets = matches!(plan.ops.last(), Some(Op::Unite { .. }));
            watch.rule_starts(self.program, plan.rule, by_sets);
        }
        let head = plan.head;
        plan.sets.iter().for_each(|&r| self.rows[r].ensure_set());
        let mut set = std::mem::take(&mut self.rows[head].set);
        let mut united = std::mem::take(&mut self.rows[head].united);
        let mut pending = self.rows[head].joined.as_mut().map(|it| std::mem::take(&mut it.pending));
        let found = |pending: &Option<Pending<C>>| pending.as_ref().map_or(0, Pending::len);
        let before = set.fresh_len + united.pairs + found(&pending);
        let plain = self.rows[head].classes.is_none() && self.choices[head].is_none();
        let result = match (self.split(plan), &mut pending) {
            (split, Some(pending)) => self.join(plan, pending, split),
            (Some((from, to)), None) if plain => {
                let found = self.parallel(plan, &mut set, from, to);
                if let Ok(found) = &found {
                    let added = set.fresh_len - before;
                    self.repeats[plan.rule] |= *found > REPEATED * added + SPLIT;
                }
                found.map(drop)
            }
            _ if self.choices[head].is_some() => self.choose(plan, &mut set),
            _ => {
                let rows = &self.rows[head];
                let sink = match &rows.classes {
                    Some(classes) => Sink::Unite { united: &mut united, classes },
                    None => Sink::Insert { set: &mut set, rows },
                };
                let mut machine = Machine::new(plan, &self.rows, &self.shared, sink);
                machine.iteration = self.iteration;
                machine.run(&plan.ops).map(drop)
            }
        };
        if let Some(watch) = watch {
            watch.rule_ends(set.fresh_len + united.pairs + found(&pending) - before);
        }
        self.rows[head].set = set;
        self.rows[head].united = united;
        if let (Some(joined), Some(pending)) = (&mut self.rows[head].joined, pending) {
            joined.pending = pending;
        }
        result.map_err(|stop| self.error(stop, plan.rule))
    }

    /// Shares of the outer rows go to threads. What each finds new it puts into a list; then the
    /// set takes the lists in, again on all threads. Returns how many rows the lists had.
    fn parallel(
        &self,
        plan: &Plan,
        set: &mut RowSet<C>,
        from: usize,
        to: usize,
    ) -> Result<usize, Stop> {
        let Some(pool) = &self.pool else { return Ok(0) };
        let share = ((to - from) / (self.options.threads * 8)).max(SPLIT / 8);
        let next = AtomicUsize::new(from);
        let rows = &self.rows[plan.head];
        let present = &*set;
        let work = || -> Result<Vec<C>, Stop> {
            let own = self.repeats[plan.rule].then(|| RowSet::new(rows.arity));
            let mut sink = Sink::Buffer { set: present, rows, out: Vec::new(), own };
            loop {
                let at = next.fetch_add(share, Ordering::Relaxed);
                if at >= to {
                    break;
                }
                let mut machine = Machine::new(plan, &self.rows, &self.shared, sink);
                machine.iteration = self.iteration;
                machine.window = Some((at, (at + share).min(to)));
                sink = machine.run(&plan.ops)?;
            }
            Ok(match sink {
                Sink::Buffer { own: Some(own), .. } => own.fresh,
                Sink::Buffer { out, .. } => out,
                _ => Vec::new(),
            })
        };
        let lists = pool.broadcast(|_| work()).into_iter().collect::<Result<Vec<_>, _>>()?;
        let found: usize = lists.iter().map(Vec::len).sum();
        pool.install(|| set.insert_lists(&rows.cells, lists));
        Ok(found / rows.arity.max(1))
    }

    /// Joins what the plan finds with what its keys get, on several threads if there is a share of
    /// outer rows for each.
    fn join(
        &self,
        plan: &Plan,
        pending: &mut Pending<C>,
        split: Option<(usize, usize)>,
    ) -> Result<(), Stop> {
        let rows = &self.rows[plan.head];
        let Some(joins) = &self.program.relations[plan.head].joins else { return Ok(()) };
        let joiner = Joiner { joins, shared: &self.shared };
        let run = |pending: &mut Pending<C>, window: Option<(usize, usize)>| {
            let sink = Sink::Join { pending, rows, joiner, fault: None };
            let mut machine = Machine::new(plan, &self.rows, &self.shared, sink);
            machine.iteration = self.iteration;
            machine.window = window;
            machine.run(&plan.ops).map(drop)
        };
        let (Some(pool), Some((from, to))) = (&self.pool, split) else { return run(pending, None) };
        let share = ((to - from) / (self.options.threads * 8)).max(SPLIT / 8);
        let next = AtomicUsize::new(from);
        let work = || -> Result<Pending<C>, Stop> {
            let mut own = Pending::default();
            loop {
                let at = next.fetch_add(share, Ordering::Relaxed);
                if at >= to {
                    return Ok(own);
                }
                run(&mut own, Some((at, (at + share).min(to))))?;
            }
        };
        let all = pool.broadcast(|_| work()).into_iter().collect::<Result<Vec<_>, _>>()?;
        all.into_iter().try_for_each(|own| pending.merge(own, joiner)).map_err(Stop::Fault)
    }

    /// Candidates in the order of their cells: the choice is always the same.
    fn choose(&mut self, plan: &Plan, set: &mut RowSet<C>) -> Result<(), Stop> {
        let sink = Sink::Collect(Vec::new());
        let mut machine = Machine::new(plan, &self.rows, &self.shared, sink);
        machine.iteration = self.iteration;
        let Sink::Collect(found) = machine.run(&plan.ops)? else { return Ok(()) };
        let rows = &self.rows[plan.head];
        let Some(choices) = &mut self.choices[plan.head] else { return Ok(()) };
        let mut list: Vec<&[C]> = found.chunks_exact(rows.arity.max(1)).collect();
        list.sort_by_cached_key(|row| row.iter().map(|c| c.signed()).collect::<Vec<i64>>());
        for row in list {
            if !set.contains(&rows.cells, row) && choices.take(row) {
                set.insert(&rows.cells, row);
            }
        }
        Ok(())
    }

    /// The outer rows of a plan that is worth splitting among threads.
    fn split(&self, plan: &Plan) -> Option<(usize, usize)> {
        self.pool.as_ref()?;
        // What is passed on by sets is found so fast that threads do not pay.
        if matches!(plan.ops.last(), Some(Op::Unite { .. })) {
            return None;
        }
        if self.rows[plan.head].arity == 0 {
            return None;
        }
        let (relation, part) = plan.scanned()?;
        let (from, to) = self.rows[relation].steps(part);
        (to - from >= SPLIT).then_some((from, to))
    }

    /// Removes the rows that others of their relation make superfluous.
    pub fn subsume(&mut self, plans: &[Plan]) -> Result<(), Error> {
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
