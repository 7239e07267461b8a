//! What LLVM may take for a module.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use system::{Limit, Limits};

use crate::Request;

/// As it was told.
static TOLD: Mutex<Limits> = Mutex::new(Limits { time: None, memory: None });

/// Any module.
const TIME: Duration = Duration::from_secs(15);
const MEMORY: u64 = 1 << 30;
/// And so much for each megabyte, each byte of it: reading and printing take two seconds for the text of sqlite3, of
/// 45 MB, and eight times its size, or twenty times that of its bitcode.
const TIME_OF_MEGABYTE: Duration = Duration::from_secs(10);
const MEMORY_OF_BYTE: u64 = 100;
/// Passes are no work of one look at each instruction.
const PASSES: u32 = 10;

/// From now on these limits hold for each module, in place of those that its size tells.
pub fn limit(limits: Limits) {
    *TOLD.lock().unwrap_or_else(PoisonError::into_inner) = limits;
}

/// What the answer to a request may take.
pub fn of(request: &Request<'_>) -> Limits {
    let Limits { time, memory } = *TOLD.lock().unwrap_or_else(PoisonError::into_inner);
    let size = request.bytes.len() as u64;
    let default = || {
        let factor = if request.passes.is_some() { PASSES } else { 1 };
        (TIME + TIME_OF_MEGABYTE.saturating_mul((size >> 20) as u32)).saturating_mul(factor)
    };
    Limits {
        time: Some(time.unwrap_or_else(default)),
        memory: Some(memory.unwrap_or(MEMORY.saturating_add(size.saturating_mul(MEMORY_OF_BYTE)))),
    }
}

/// LLVM was stopped at a limit. Shows as a part of a sentence.
#[derive(Debug, Clone, Copy, PartialEq, thiserror::Error)]
#[error("{}", self.words())]
pub struct Stopped {
    /// The limit.
    pub limit: Limit,
    /// Those that there were.
    pub limits: Limits,
}

impl Stopped {
    fn words(self) -> String {
        match self.limit {
            Limit::Time => format!(
                "LLVM took more than {} s of processor time for it and was stopped; --llvm-timeout sets \
                 the limit",
                self.limits.time.unwrap_or_default().as_secs_f64()
            ),
            Limit::Memory => format!(
                "LLVM needed more than {} MB for it and was stopped; --llvm-memory-limit sets the limit",
                self.limits.memory.unwrap_or_default() >> 20
            ),
        }
    }
}
