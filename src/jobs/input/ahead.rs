//! A module that is read while nobody needs it yet.

use std::sync::{Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};

use super::Input;
use crate::read::{self, Read, Reading};

/// A thread that reads a module. Nobody waits for it who does not take the module.
#[derive(Debug)]
pub struct Ahead(Mutex<Option<JoinHandle<Option<Read>>>>);

impl Ahead {
    /// Begins, unless no thread can.
    pub fn begin(input: &Input, reading: Reading<'_>) -> Option<Self> {
        if reading.verify || reading.passes.is_some() {
            return None;
        }
        let (input, threads) = (input.clone(), reading.threads);
        let work = move || {
            stack::begin();
            let bytes = input.read_by(threads).ok()?;
            read::without_llvm(&bytes, threads)
        };
        let thread = Builder::new().stack_size(stack::DEEP).spawn(work);
        Some(Self(Mutex::new(Some(thread.ok()?))))
    }

    /// The module, if it could be read and was not taken before. What is wrong with it they find who then read
    /// it themselves.
    pub fn take(&self) -> Option<Read> {
        let thread = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        thread?.join().ok().flatten()
    }
}
