//! Heads that one thread fills, by all of a round's plans for them, one after the other.
//!
//! Rows then go into the head's set as they are found, as with one thread: nothing is listed, and nothing is
//! looked for twice. The heads of a large stratum are many, and none of them is much of its work; one that is,
//! or whose set other plans ask meanwhile, is filled from lists (`together`).

use super::cell::Cell;
use super::limits::Stop;
use super::machine::Room;
use super::rowset::RowSet;
use super::run::Run;
use super::sink::Sink;
use crate::ir::RelId;
use crate::plan::Plan;
use rustc_hash::FxHashSet;
use std::time::{Duration, Instant};

/// A head is filled by one thread if that is at most such a part of a thread's share of the work.
const PART: usize = 2;
/// Work of a plan that is told apart from more: sums of it are numbers still.
const MOST: usize = 1 << 40;

/// A head that one thread fills.
pub(super) struct Head<C> {
    pub relation: RelId,
    pub set: RowSet<C>,
    /// The places of its plans among those of the round, in their order.
    plans: Vec<usize>,
    /// What came of them.
    pub filled: Vec<Filled<C>>,
}

/// What came of a plan that filled its head.
pub(super) struct Filled<C> {
    pub plan: usize,
    /// Rows that were new.
    pub added: usize,
    /// Rows whose last value has no number yet: sets share the numbers, which are given out in the order of
    /// heads and plans, whichever thread is the first.
    pub deferred: Vec<C>,
    pub work: usize,
    pub time: Duration,
}

impl<C: Cell> Run<'_, C> {
    /// The heads of these plans that threads fill, each one thread; those that look like most work first.
    /// Their sets are in the answer then.
    pub fn heads(&mut self, plans: &[&Plan]) -> Vec<Head<C>> {
        let works: Vec<usize> = plans.iter().map(|plan| self.estimate(plan)).collect();
        let all: usize = works.iter().sum();
        let asked: FxHashSet<RelId> = plans.iter().flat_map(|plan| plan.asks()).collect();
        let mut heads: Vec<RelId> = plans.iter().map(|plan| plan.head).collect();
        heads.sort_unstable();
        heads.dedup();
        let mut found: Vec<(usize, Head<C>)> = Vec::new();
        for relation in heads {
            let own = |&place: &usize| plans[place].head == relation;
            let own: Vec<usize> = (0..plans.len()).filter(own).collect();
            let work: usize = own.iter().map(|&place| works[place]).sum();
            if work * self.options.threads * PART > all || asked.contains(&relation) {
                continue;
            }
            let mut set = std::mem::take(&mut self.rows[relation].set);
            set.defer(true);
            found.push((work, Head { relation, set, plans: own, filled: Vec::new() }));
        }
        found.sort_by_key(|it| std::cmp::Reverse(it.0));
        found.into_iter().map(|it| it.1).collect()
    }

    /// How much work the plan looks like, by what its rule looked at for each outer row the last time.
    fn estimate(&self, plan: &Plan) -> usize {
        let outer = self.outer(plan).map_or(1, |(from, to)| to - from);
        outer.saturating_mul(self.looks[plan.rule].max(1) as usize).min(MOST)
    }

    /// Keeps how much work a plan was.
    pub fn note_work(&mut self, plan: &Plan, work: usize) {
        let outer = self.outer(plan).map_or(1, |(from, to)| to - from);
        self.looks[plan.rule] = u32::try_from(work / outer.max(1)).unwrap_or(u32::MAX);
    }

    /// Fills a head by its plans.
    pub fn fill(
        &self,
        head: &mut Head<C>,
        plans: &[&Plan],
        mut room: Room<C>,
    ) -> Result<Room<C>, (usize, Stop)> {
        let Head { relation, set, plans: own, filled } = head;
        let rows = &self.rows[*relation];
        for &place in own.iter() {
            let (start, before) = (Instant::now(), set.fresh_len);
            let sink = Sink::Insert { set: &mut *set, rows };
            let machine = self.machine(plans[place], sink, None, room);
            let ran = machine.run_measured(&plans[place].ops).map_err(|stop| (place, stop))?;
            let work = ran.work;
            room = ran.room;
            let deferred = set.take_deferred();
            let (added, time) = (set.fresh_len - before, start.elapsed());
            filled.push(Filled { plan: place, added, deferred, work, time });
        }
        Ok(room)
    }

    /// Gives the heads their sets back, with all rows that were found; answers what came of their plans.
    pub fn give_back(&mut self, mut heads: Vec<Head<C>>) -> Vec<Filled<C>> {
        heads.sort_by_key(|head| head.relation);
        let mut all = Vec::new();
        for Head { relation, mut set, filled, .. } in heads {
            set.defer(false);
            let rows = &mut self.rows[relation];
            for mut it in filled {
                let before = set.fresh_len;
                set.insert_all(&rows.cells, &std::mem::take(&mut it.deferred));
                it.added += set.fresh_len - before;
                all.push(it);
            }
            rows.set = set;
        }
        all
    }
}
