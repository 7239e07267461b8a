//! How to run a program, and what the run tells.

use std::time::Duration;

/// How to run a program.
#[derive(Clone, Debug)]
pub struct Options {
    /// Threads, at least one.
    pub threads: usize,
    /// Stop after this long.
    pub timeout: Option<Duration>,
    /// Stop when relations, strings and records take more bytes than this.
    pub memory_limit: Option<usize>,
    /// Measure each rule.
    pub profile: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { threads: 1, timeout: None, memory_limit: None, profile: false }
    }
}

/// What one rule cost.
#[derive(Clone, Debug)]
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
}

/// What a run came to.
#[derive(Clone, Debug, Default)]
pub struct Profile {
    /// Per rule, the most expensive first; empty unless asked for.
    pub rules: Vec<RuleProfile>,
    /// Warnings of functions (a wrong regular expression).
    pub warnings: Vec<String>,
}
