//! Looking at a run from other threads, while it goes on and after it ended, however it did.

use super::options::RuleProfile;
use crate::ir::Checked;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Sees a run go on, from any thread: give [`Options`](super::Options) a clone of it. It shows the
/// run that began last with it, also one that a limit or an error ended.
#[derive(Clone, Debug, Default)]
pub struct Watch {
    seen: Arc<Mutex<Seen>>,
    leaves_rules_out: bool,
}

/// How far a run has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The stratum that is evaluated, from 1, by how many have ended before; 0 before the first. With several
    /// threads others may be evaluated beside it.
    pub stratum: usize,
    /// How many strata there are.
    pub strata: usize,
    /// A relation of the stratum.
    pub relation: String,
    /// The round of the stratum; 0 for the rules that run once.
    pub round: u32,
    /// Rows of all relations, inputs included, when the round began.
    pub rows: usize,
}

#[derive(Debug, Default)]
struct Seen {
    progress: Progress,
    /// Per rule of the program; those that have not run have no place.
    rules: Vec<RuleProfile>,
    /// The rules that run, and since when: several may do so side by side.
    running: Vec<(usize, Instant)>,
}

impl Watch {
    /// Sees how far a run has come, and measures no rule, which takes some time of each: there are millions
    /// of times that one runs, and threads wait for each other.
    #[must_use]
    pub fn of_progress() -> Self {
        Watch { leaves_rules_out: true, ..Watch::default() }
    }

    /// Is each rule measured?
    pub(super) fn measures_rules(&self) -> bool {
        !self.leaves_rules_out
    }

    /// How far the run has come.
    #[must_use]
    pub fn progress(&self) -> Progress {
        self.seen().progress.clone()
    }

    /// What each rule that ran has cost so far, the most expensive first; of none if it is [of
    /// progress](Self::of_progress) alone. One that is running has its time, and the rows of the times before.
    #[must_use]
    pub fn rules(&self) -> Vec<RuleProfile> {
        let seen = self.seen();
        let mut rules = seen.rules.clone();
        for &(rule, since) in &seen.running {
            rules[rule].time += since.elapsed();
        }
        drop(seen);
        rules.retain(|rule| rule.runs > 0);
        rules.sort_by_key(|rule| std::cmp::Reverse(rule.time));
        rules
    }

    pub(super) fn start(&self, program: &Checked) {
        let progress = Progress { strata: program.strata.len(), ..Progress::default() };
        let rules = vec![RuleProfile::default(); program.rules.len()];
        *self.seen() = Seen { progress, rules, running: Vec::new() };
    }

    pub(super) fn round(&self, progress: impl FnOnce(&mut Progress)) {
        progress(&mut self.seen().progress);
    }

    /// A rule has run beside others, and found so many rows.
    pub(super) fn rule_ran(
        &self,
        program: &Checked,
        rule: usize,
        by_sets: bool,
        time: Duration,
        rows: usize,
    ) {
        let mut seen = self.begins(program, rule, by_sets);
        seen.rules[rule].time += time;
        seen.rules[rule].rows += rows;
    }

    /// A rule begins to run, or goes on.
    pub(super) fn rule_starts(&self, program: &Checked, rule: usize, by_sets: bool, begins: bool) {
        let mut seen = if begins { self.begins(program, rule, by_sets) } else { self.seen() };
        seen.running.push((rule, Instant::now()));
    }

    /// Counts one more run of a rule.
    fn begins(&self, program: &Checked, rule: usize, by_sets: bool) -> MutexGuard<'_, Seen> {
        let mut seen = self.seen();
        let entry = &mut seen.rules[rule];
        entry.runs += 1;
        entry.by_sets |= by_sets;
        if entry.runs == 1 {
            let it = &program.rules[rule];
            entry.place = program.sources.place(it.span);
            entry.relation = program.relations[it.head].name.to_string();
        }
        seen
    }

    pub(super) fn rule_ends(&self, rule: usize, rows: usize) {
        let mut seen = self.seen();
        let Some(at) = seen.running.iter().position(|it| it.0 == rule) else { return };
        let (_, since) = seen.running.swap_remove(at);
        seen.rules[rule].time += since.elapsed();
        seen.rules[rule].rows += rows;
    }

    /// What a thread that panicked left is whole.
    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
