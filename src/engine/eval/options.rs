//! How to run a program, and what the run tells.

use super::watch::Watch;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Stops a run from another thread: give [`Options`] a clone of it.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Stops all runs that have a clone of this token, soon, and those that start later.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Has it been used?
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// How to run a program.
#[derive(Clone, Debug)]
pub struct Options {
    /// Threads, at least one.
    pub threads: usize,
    /// Stop after this long.
    pub timeout: Option<Duration>,
    /// Stop when relations, strings and records take more bytes than this.
    pub memory_limit: Option<usize>,
    /// Stop when all relations together have more rows than this, inputs included. A large step is
    /// looked at now and then, so there may be some thousands more.
    pub row_limit: Option<usize>,
    /// Stop when this token says so.
    pub cancel: Option<Cancel>,
    /// Sees the run go on, and measures each rule unless it is [of progress](Watch::of_progress) alone.
    pub watch: Option<Watch>,
    /// Whether rules may pass on sets.
    pub sets: Sets,
    /// How many rows a recursive relation has when its older ones are sorted, in place of being found in a
    /// table: if [nothing is explained](crate::Database::forget_unused).
    pub settle_from: usize,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            threads: 1,
            timeout: None,
            memory_limit: None,
            row_limit: None,
            cancel: None,
            watch: None,
            sets: Sets::default(),
            settle_from: SETTLE_FROM,
        }
    }
}

/// Below so many rows, sorting them again and again gains nothing.
const SETTLE_FROM: usize = 1 << 16;

/// Whether what recursive rules make is kept as sets, too: for all columns but the last, the values of
/// that one. Rules that pass it through, as `points(to, l) :- copy(to, from), points(from, l).`, take
/// whole sets on, instead of row by row; and where there are many rows for a key, sets are a fraction of
/// a table that finds rows. Answers are the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sets {
    /// Relations that have many rows, and many for each key, are kept as sets, too.
    #[default]
    Large,
    /// All relations are whose rules recur.
    All,
    /// None is.
    None,
}

/// What one rule cost.
#[derive(Clone, Debug, Default)]
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
    /// Did it pass whole sets on, at last: see [`Sets`]?
    pub by_sets: bool,
}

/// What a run came to.
#[derive(Clone, Debug, Default)]
pub struct Profile {
    /// Per rule, the most expensive first; empty unless there was a [`Watch`] that measures rules.
    pub rules: Vec<RuleProfile>,
    /// Warnings of functions (a wrong regular expression).
    pub warnings: Vec<String>,
}
