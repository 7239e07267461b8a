//! Evaluates strata to their fixpoints: one after the other, or several side by side if there are threads.
//!
//! What a stratum makes depends on those alone that it reads from, which have ended when it begins. So
//! those that may begin go on side by side, and one that has ended makes place for the next.
//!
//! They take turns. First each goes on by itself, on one thread, with its own relations in its hands and all
//! others beside it: for as many rounds as it likes, until it has ended, wants to plan, or has done its share of
//! work. A thread that has nothing to do ends the turn for all. What looks like much work is left, and then all
//! threads share it, a round of those strata at a time. How much that is is counted in rows that were looked
//! at, never in seconds; which rows there are does not depend on it.

mod begin;

use super::cell::Cell;
use super::congruence::Congruent;
use super::execute::WORTH;
use super::relation::Rows;
use super::run::Run;
use super::schedule::{Asked, Schedule, Used, Uses};
use super::steps::{Step, Version};
use super::team;
use super::unite::Candidates;
use crate::error::Result;
use crate::ir::{RelId, Stratum};
use crate::plan::Plan;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How many strata go on side by side for each thread.
const SIDE_BY_SIDE: usize = 16;

/// Work of a stratum by itself in one turn, and in one round before that is for all threads, in rows that
/// are looked at.
const TURN: usize = 1 << 18;
/// The same while no other stratum goes on beside it.
const LONE_TURN: usize = 1 << 14;
/// What running a plan is worth, beside what it looks at.
const PLAN: usize = 16;

/// Bytes that another thread gives back.
const MUCH: usize = 1 << 16;

/// A stratum that is being evaluated.
struct Growing<'p, C> {
    number: usize,
    stratum: &'p Stratum,
    used: Used,
    /// As Soufflé counts: 0 for the rules that run once.
    round: u32,
    /// The rules that run once, and their plans.
    first: Vec<usize>,
    once: Vec<Plan>,
    again: Vec<Version>,
    steps: Vec<Step>,
    subsume: Vec<Plan>,
    congruent: Vec<Congruent<C>>,
    candidates: Candidates<C>,
    /// Have the plans of its rounds been made?
    is_planned: bool,
    /// Where its relations are while it goes on by itself, and their rows in that time.
    places: Vec<u32>,
    rows: Vec<Rows<C>>,
    /// Is a round of it for all threads?
    is_shared: bool,
    /// What of a round is left: plans from this place on, the first but for so many outer rows; and how much
    /// work one thread has done of it.
    left: Option<(usize, usize)>,
    work: usize,
    has_ended: bool,
}

impl<C> Growing<'_, C> {
    /// The plans of this round, and others that may be run in place of them.
    fn plans(&self) -> impl Iterator<Item = &Plan> {
        let steps = self.steps.iter().flat_map(Step::plans);
        let once = if self.round == 0 { &self.once[..] } else { &[] };
        once.iter().chain(steps)
    }
}

impl<'p, C: Cell> Run<'p, C> {
    /// Evaluates all strata but those whose relations are `done`; says of the others that they are, one
    /// by one.
    pub fn evaluate(&mut self, done: &mut [bool]) -> Result<()> {
        let mut schedule = Schedule::new(self.program);
        let mut uses = self.forgets.then(|| Uses::of(self.program));
        let mut growing = Vec::new();
        let result = self.strata(&mut schedule, &mut uses, &mut growing, done);
        // What there is when an error ends it can be looked at.
        growing.iter().for_each(|it| self.complete(&it.stratum.relations));
        result
    }

    fn strata(
        &mut self,
        schedule: &mut Schedule,
        uses: &mut Option<Uses>,
        growing: &mut Vec<Growing<'p, C>>,
        done: &mut [bool],
    ) -> Result<()> {
        let most = if self.has_threads { SIDE_BY_SIDE * self.options.threads } else { 1 };
        let strata = &self.program.strata;
        loop {
            let begun = growing.len();
            while growing.len() < most
                && let Some(number) = schedule.next()
            {
                let used = Used::by(self.program, &strata[number]);
                if strata[number].relations.iter().all(|&r| done.get(r) == Some(&true)) {
                    self.pass_no_more(&strata[number]);
                    self.end_uses(uses, &used.once);
                    self.end_uses(uses, &used.later);
                    schedule.end(number);
                } else {
                    let it = self.begin(number, used)?;
                    growing.push(it);
                }
            }
            self.plan_once(&mut growing[begun..])?;
            let Some(first) = growing.first() else { return Ok(()) };
            self.show(first.number, schedule.ended, first.round);
            self.turn(growing, uses)?;
            let mut relations = Vec::new();
            let mut ended = Vec::new();
            growing.retain_mut(|it| {
                if it.has_ended {
                    relations.extend_from_slice(&it.stratum.relations);
                    ended.push((it.number, std::mem::take(&mut it.used.later)));
                }
                !it.has_ended
            });
            self.complete(&relations);
            for (number, used) in ended {
                self.pass_no_more(&strata[number]);
                self.end_uses(uses, &used);
                schedule.end(number);
            }
            relations.iter().for_each(|&r| done.get_mut(r).into_iter().for_each(|it| *it = true));
        }
    }

    /// Gives up what is not used any more: rows, or what finds those that are asked for in the end.
    fn end_uses(&mut self, uses: &mut Option<Uses>, relations: &[RelId]) {
        let Some(uses) = uses else { return };
        for (r, asked) in uses.end(relations) {
            let rows = &mut self.rows[r];
            if rows.len == 0 {
                continue;
            }
            let given_up = match asked {
                Asked::Rows => rows.take_ways(),
                Asked::Number => rows.take_all_but_number(),
                Asked::Nothing => rows.take(),
            };
            self.count(r);
            // To give memory back takes time.
            if self.has_threads && given_up.bytes() > MUCH {
                team::later(move || drop(given_up));
            }
        }
    }

    /// A turn of each of these strata.
    fn turn(&mut self, growing: &mut [Growing<'_, C>], uses: &mut Option<Uses>) -> Result<()> {
        let opens = |it: &&mut Growing<'_, C>| it.round > 0 && it.left.is_none();
        let mut opening: Vec<_> = growing.iter_mut().filter(opens).collect();
        self.plan_rounds(&mut opening, uses.as_ref())?;
        opening.into_iter().for_each(|it| self.open_round(it));
        self.update_planned();
        self.side_by_side(growing)?;
        self.round(growing.iter_mut().filter(|it| it.is_shared).collect())?;
        for it in growing.iter_mut().filter(|it| it.round > 0) {
            self.end_uses(uses, &std::mem::take(&mut it.used.once));
        }
        Ok(())
    }

    /// Those strata that are not for all threads go on by themselves.
    fn side_by_side(&mut self, growing: &mut [Growing<'_, C>]) -> Result<()> {
        let mut alone: Vec<_> = growing.iter_mut().filter(|it| !it.is_shared).collect();
        if alone.is_empty() {
            return Ok(());
        }
        let asked = alone.iter().flat_map(|it| it.plans()).flat_map(|plan| &plan.sets).copied();
        let mut wanted: Vec<RelId> = asked.filter(|&r| self.rows[r].is_to_be_found()).collect();
        wanted.sort_unstable();
        wanted.dedup();
        self.each(&wanted, |rows| rows.len, Rows::find_rows);
        for it in &mut alone {
            let take = |&r: &RelId| std::mem::replace(&mut self.rows[r], Rows::new(0));
            it.rows = it.stratum.relations.iter().map(take).collect();
        }
        let busy = AtomicUsize::new(alone.len());
        // A single one keeps all other threads waiting.
        let is_one = alone.len() == 1;
        let limit = if is_one { LONE_TURN } else { TURN };
        let go_on = |it: &mut &mut Growing<'_, C>| {
            let (own, places) = (std::mem::take(&mut it.rows), std::mem::take(&mut it.places));
            let mut run = self.beside(own, places, limit, (!is_one).then_some(&busy));
            let result = run.go_on(it);
            busy.fetch_sub(1, Ordering::Relaxed);
            (it.rows, it.places) = run.rows.into_own();
            result
        };
        let results: Vec<Result<()>> = match &mut alone[..] {
            [it] => vec![go_on(it)],
            all => team::each(all.iter_mut().collect(), go_on),
        };
        for it in alone {
            for (&r, rows) in it.stratum.relations.iter().zip(std::mem::take(&mut it.rows)) {
                self.rows[r] = rows;
            }
        }
        results.into_iter().collect()
    }

    /// Goes on with a stratum by itself: until its turn is over, or another thread waits for that.
    fn go_on(&mut self, it: &mut Growing<'_, C>) -> Result<()> {
        let limit = self.limit.unwrap_or(usize::MAX);
        let mut turn = 0;
        loop {
            let (first, before) = (it.left.take().map_or(0, |(at, _)| at), it.work);
            let (mut work, mut left) = (before, None);
            let plans = self.due(it);
            for (at, plan) in plans.iter().enumerate().skip(first) {
                let done = self.execute(plan, 0)?;
                work += done.work + PLAN;
                let is_last = at + 1 == plans.len();
                left = match done.rest {
                    Some(from) => Some((at, from)),
                    None if !is_last && (work >= limit || self.is_waited_for()) => {
                        Some((at + 1, 0))
                    }
                    None => continue,
                };
                it.is_shared = done.rest.is_some() || work >= limit;
                break;
            }
            turn += work - before;
            (it.work, it.left) = (work, left);
            if left.is_some() {
                return Ok(());
            }
            self.close_round(&mut [it])?;
            let wants_plans = it.round > 0 && !it.is_planned || self.wants_sets(&it.candidates);
            if it.has_ended || wants_plans || turn >= limit || self.is_waited_for() {
                return Ok(());
            }
            self.open_round(it);
        }
    }

    /// A round of each of these strata, or what is left of it, by all threads.
    fn round(&mut self, mut growing: Vec<&mut Growing<'_, C>>) -> Result<()> {
        let mut due: Vec<&Plan> = Vec::new();
        for it in &growing {
            let plans = self.due(it);
            let (first, from) = it.left.unwrap_or((0, 0));
            let mut plans = plans.into_iter().skip(first);
            if from > 0
                && let Some(plan) = plans.next()
            {
                self.execute(plan, from)?;
            }
            due.extend(plans);
        }
        // Strata that go on by themselves come here when there is much to do.
        match self.has_threads && growing.iter().all(|it| !it.places.is_empty()) && due.len() > 1 {
            true => self.execute_together(&due)?,
            false => self.execute_all(&due)?,
        }
        self.close_round(&mut growing)?;
        for it in growing.into_iter().filter(|it| !it.places.is_empty()) {
            let new = |&r: &RelId| self.rows[r].len - self.rows[r].delta;
            let new: usize = it.stratum.relations.iter().map(new).sum();
            (it.left, it.is_shared) = (None, new >= WORTH);
        }
        Ok(())
    }

    /// All plans of a round have run: what they found is visible then.
    fn close_round(&mut self, growing: &mut [&mut Growing<'_, C>]) -> Result<()> {
        for it in growing.iter_mut() {
            if it.round > 0 || !it.stratum.recursive {
                it.congruent.iter_mut().try_for_each(|rule| self.congrue(rule))?;
            }
        }
        let all = growing.iter().flat_map(|it| &it.stratum.relations).copied();
        let relations: Vec<RelId> = all.collect();
        // Where rounds go on, nothing is settled before indexes are brought up to date.
        let go_on = growing.iter().all(|it| it.round > 0);
        match go_on {
            true => self.advance_and_update(&relations),
            false => self.advance(&relations),
        }
        for it in growing.iter_mut() {
            if it.round == 0 {
                self.end_once(it);
            } else {
                let relations = &it.stratum.relations;
                it.has_ended = relations.iter().all(|&r| self.rows[r].delta == self.rows[r].len);
            }
        }
        if !go_on {
            self.update_indexes(&relations);
        }
        for it in growing {
            self.end_round(it)?;
        }
        Ok(())
    }

    /// What the stratum has to do in this round.
    fn due<'s>(&self, it: &'s Growing<'_, C>) -> Vec<&'s Plan> {
        if it.round == 0 {
            return it.once.iter().collect();
        }
        let due = it.steps.iter().filter_map(|step| {
            let delta = step.plan.delta.map(|d| self.rows[d].len - self.rows[d].delta);
            (delta != Some(0)).then(|| self.best(step, delta.unwrap_or(0)))
        });
        due.collect()
    }

    /// Makes the plans of rounds, where there are none or relations are kept in another way from now on.
    fn plan_rounds(
        &mut self,
        growing: &mut [&mut Growing<'_, C>],
        uses: Option<&Uses>,
    ) -> Result<()> {
        let mut planning: Vec<(bool, &mut Growing<'_, C>)> = Vec::new();
        for it in growing.iter_mut() {
            let kept = self.keep_sets(&mut it.candidates);
            if kept {
                it.stratum.relations.iter().for_each(|&r| self.rows[r].want_no_index());
            }
            if kept || !it.is_planned {
                planning.push((kept, it));
            }
        }
        let versions = planning
            .iter()
            .flat_map(|(_, it)| it.again.iter().map(|&version| (version, it.stratum)));
        let mut steps = self.steps(&versions.collect::<Vec<_>>())?.into_iter();
        for (kept, it) in planning {
            it.steps = steps.by_ref().take(it.again.len()).collect();
            it.is_planned = true;
            if kept {
                it.stratum.relations.iter().for_each(|&r| self.rows[r].drop_indexes());
                let read: Vec<RelId> = it.congruent.iter().map(|it| it.rule.relation).collect();
                let mut unused = it.stratum.relations.clone();
                unused.retain(|&r| uses.is_some_and(|uses| uses.is_last(r)));
                self.forget_rows(&it.steps, &read, &unused);
            }
        }
        Ok(())
    }

    fn open_round(&mut self, it: &mut Growing<'_, C>) {
        it.work = 0;
        for &r in &it.stratum.relations {
            let end = self.rows[r].end();
            self.rows[r].rounds.push(end);
        }
    }

    /// All rules that run once have run: what they found is what the first round begins with.
    fn end_once(&mut self, it: &Growing<'_, C>) {
        let relations = &it.stratum.relations;
        for &r in relations {
            self.rows[r].set.settle(&[], false);
            self.rows[r].renew();
        }
        if it.stratum.recursive && it.subsume.is_empty() && self.forgets {
            self.begin_to_settle(relations);
        }
    }

    fn end_round(&mut self, it: &mut Growing<'_, C>) -> Result<()> {
        self.subsume(&it.subsume)?;
        let relations = &it.stratum.relations;
        if it.round == 0 {
            relations.iter().for_each(|&r| self.rows[r].renew());
            it.has_ended = !it.stratum.recursive;
        } else {
            it.has_ended |= relations.iter().any(|&r| {
                self.program.relations[r].limit.is_some_and(|n| self.rows[r].holding() >= n)
            });
        }
        it.round += 1;
        Ok(())
    }

    /// Ends the growth of these relations.
    fn complete(&mut self, relations: &[RelId]) {
        self.each(relations, |rows| rows.len, |rows, _| rows.complete());
        relations.iter().for_each(|&r| self.count(r));
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
}
