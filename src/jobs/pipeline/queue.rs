//! Who does which input, and which ids it has.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};

use facts::Ids;
use ir::error::{Error, Result};

/// Hands out inputs in order, and ids in the order of the inputs.
pub struct Queue {
    inputs: usize,
    next: AtomicUsize,
    stopped: AtomicBool,
    /// How many inputs are numbered, and the next free id.
    numbered: Mutex<(usize, Ids)>,
    changed: Condvar,
}

impl Queue {
    pub fn new(inputs: usize) -> Self {
        Self {
            inputs,
            next: AtomicUsize::new(0),
            stopped: AtomicBool::new(false),
            numbered: Mutex::new((0, Ids::new(1))),
            changed: Condvar::new(),
        }
    }

    pub fn next(&self) -> Option<usize> {
        let turn = self.next.fetch_add(1, Ordering::Relaxed);
        (turn < self.inputs && !self.stopped.load(Ordering::Relaxed)).then_some(turn)
    }

    pub fn stop(&self) {
        // Under the lock, so that nobody misses it between looking and waiting.
        let state = self.numbered.lock().unwrap_or_else(PoisonError::into_inner);
        self.stopped.store(true, Ordering::Relaxed);
        drop(state);
        self.changed.notify_all();
    }

    /// The first id that nobody has.
    pub fn ids_end(&self) -> u32 {
        self.numbered.lock().unwrap_or_else(PoisonError::into_inner).1.next()
    }

    /// The first of `count` ids for the input whose turn this is, once all before it have theirs.
    pub fn reserve(&self, turn: usize, count: u32) -> Result<u32> {
        let mut state = self.numbered.lock().unwrap_or_else(PoisonError::into_inner);
        while state.0 != turn {
            if self.stopped.load(Ordering::Relaxed) {
                return Err(Error::Stopped);
            }
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        let base = state.1.reserve(count);
        state.0 += 1;
        drop(state);
        self.changed.notify_all();
        Ok(base?)
    }
}
