//! Limits of the whole process, whatever it is doing: they end it as an interrupt does.

use std::io;
use std::thread::{Builder, sleep};
use std::time::{Duration, Instant};

use crate::interrupt::end;
use crate::used::resident;
use crate::watched::resident_of_watched;

/// How much a process may use.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Limits {
    /// How long it may take.
    pub time: Option<Duration>,
    /// How many bytes of memory it may have resident, with the processes that it watches. Address
    /// space that is reserved does not count.
    pub memory: Option<u64>,
}

/// What was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// The time is over.
    Time,
    /// There is more in memory.
    Memory,
}

/// Between two looks.
pub const LOOK: Duration = Duration::from_millis(20);

/// From now on the process ends when it reaches a limit: what is unfinished is removed, `say` is
/// called, and the exit code is `code`. For what counts its own time and memory less roughly, the
/// limits should be a little higher than its own.
///
/// # Errors
/// When the system has no thread left.
pub fn end_at_limits(
    limits: Limits,
    code: u8,
    say: impl Fn(Limit) + Send + 'static,
) -> io::Result<()> {
    if limits == Limits::default() {
        return Ok(());
    }
    let start = Instant::now();
    let look = move || loop {
        sleep(LOOK);
        let is_late = limits.time.is_some_and(|limit| start.elapsed() > limit);
        let has = || resident(std::process::id()) + resident_of_watched();
        let is_large = limits.memory.is_some_and(|limit| has() > limit);
        if is_late || is_large {
            end(code.into(), || say(if is_late { Limit::Time } else { Limit::Memory }));
        }
    };
    Builder::new().name("limits".into()).spawn(look).map(drop)
}
