//! Evaluation: `cell` is what a row is made of, `relation` holds rows (with `rowset`, `index` and
//! their `ids` to find them), `values` strings and records, `number` compares cells, `machine` runs
//! a plan into a `sink`, `execute` runs it on several threads, `run` goes through the strata,
//! `explain` finds out why a row is there.

pub(super) mod cell;
mod execute;
pub(super) mod explain;
mod ids;
mod index;
mod limits;
mod machine;
pub(super) mod number;
mod options;
pub(super) mod relation;
mod rowset;
mod run;
mod sink;
pub(super) mod values;

pub use options::{Cancel, Options, Profile, RuleProfile};
pub(super) use run::{insert, insert_distinct, run};

use cell::Cell;
use relation::Rows;
use values::{Records, Symbols};

/// The rows of all relations, and the strings and records that they name.
#[derive(Debug)]
pub(super) struct Tables<C> {
    pub rows: Vec<Rows<C>>,
    pub symbols: Symbols,
    pub records: Records<C>,
    /// For reading and writing; a run says for itself.
    pub threads: usize,
    /// Are rows given up when no rule and no output needs them any more?
    pub forget: bool,
}

impl<C: Cell> Tables<C> {
    pub fn empty() -> Self {
        Tables {
            rows: Vec::new(),
            symbols: Symbols::default(),
            records: Records::default(),
            threads: 1,
            forget: false,
        }
    }

    /// Threads, if there is to be more than one.
    pub fn pool(&self) -> Option<rayon::ThreadPool> {
        pool(self.threads)
    }
}

fn pool(threads: usize) -> Option<rayon::ThreadPool> {
    (threads > 1).then(|| rayon::ThreadPoolBuilder::new().num_threads(threads).build().ok())?
}
