//! The rows of a database.

use super::cell::Cell;
use super::relation::Rows;
use super::values::{Records, Symbols};

/// The rows of all relations, and the strings and records that they name.
#[derive(Debug)]
pub(crate) struct Tables<C> {
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

/// So many threads, if there is to be more than one.
pub(super) fn pool(threads: usize) -> Option<rayon::ThreadPool> {
    (threads > 1).then(|| rayon::ThreadPoolBuilder::new().num_threads(threads).build().ok())?
}
