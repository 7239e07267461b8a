//! What all plans of a run share, and what stops them.

use super::cell::Cell;
use super::options::Cancel;
use super::records::Records;
use super::values::Symbols;
use crossbeam_utils::sync::{ShardedLock, ShardedLockReadGuard, ShardedLockWriteGuard};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use std::time::Instant;

/// What all plans of a run share.
pub(super) struct Shared<C: Cell> {
    /// Threads read these all the time, and write now and then: each reads behind a lock of its own.
    pub symbols: ShardedLock<Symbols>,
    pub records: Records<C>,
    pub counter: AtomicU32,
    pub deadline: Option<Instant>,
    pub stop: AtomicBool,
    pub cancel: Option<Cancel>,
    pub memory_limit: Option<usize>,
    pub row_limit: Option<usize>,
    /// Rows of relations that no plan is writing to.
    pub rows: AtomicUsize,
    /// Bytes of relations that no plan is writing to.
    pub memory: AtomicUsize,
    pub warnings: ShardedLock<Vec<String>>,
}

/// Why a plan stopped early.
#[derive(Clone, Debug)]
pub(super) enum Stop {
    Time,
    Memory,
    Rows,
    Cancelled,
    /// A function had no result.
    Fault(String),
}

impl<C: Cell> Shared<C> {
    pub fn new(symbols: Symbols, records: Records<C>) -> Self {
        Shared {
            symbols: ShardedLock::new(symbols),
            records,
            counter: AtomicU32::new(0),
            deadline: None,
            stop: AtomicBool::new(false),
            cancel: None,
            memory_limit: None,
            row_limit: None,
            rows: AtomicUsize::new(0),
            memory: AtomicUsize::new(0),
            warnings: ShardedLock::new(Vec::new()),
        }
    }

    /// Is a limit reached, with `own` bytes and `new` rows beside what is counted already?
    pub fn reached(&self, own: usize, new: usize) -> Option<Stop> {
        if self.cancel.as_ref().is_some_and(Cancel::is_cancelled) {
            return Some(Stop::Cancelled);
        }
        if self.stop.load(Ordering::Relaxed) || self.deadline.is_some_and(|d| Instant::now() > d) {
            return Some(Stop::Time);
        }
        let rows = || self.rows.load(Ordering::Relaxed) + new;
        if self.row_limit.is_some_and(|limit| rows() > limit) {
            return Some(Stop::Rows);
        }
        let limit = self.memory_limit?;
        let values = read(&self.symbols).bytes() + self.records.bytes();
        let used = self.memory.load(Ordering::Relaxed) + own + values;
        (used > limit).then_some(Stop::Memory)
    }

    /// The strings and records, when no plan runs any more.
    pub fn into_values(self) -> (Symbols, Records<C>) {
        let symbols = self.symbols.into_inner().unwrap_or_else(|e| e.into_inner());
        (symbols, self.records)
    }
}

/// Reads behind a lock; what a panicking thread left there is whole.
pub(super) fn read<T>(lock: &ShardedLock<T>) -> ShardedLockReadGuard<'_, T> {
    lock.read().unwrap_or_else(|e| e.into_inner())
}

/// Writes behind a lock.
pub(super) fn write<T>(lock: &ShardedLock<T>) -> ShardedLockWriteGuard<'_, T> {
    lock.write().unwrap_or_else(|e| e.into_inner())
}
