//! How commands do their work: what stops it leaves nothing half written, and has one message.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, PoisonError};

use super::console::{FAILED, say};
use super::error::{Error, Result};

/// The first panic, which is the cause of the others.
static PANIC: Mutex<Option<String>> = Mutex::new(None);

/// Does the work. An interrupt ends the process; with `all_or_nothing` it leaves everything as it
/// was.
///
/// # Errors
/// Those of the work; and a mistake of this program that it panics about.
pub fn run<R: Send>(all_or_nothing: bool, work: impl FnOnce() -> Result<R> + Send) -> Result<R> {
    let nothing = if all_or_nothing { "; nothing was written" } else { "" };
    let said = move || say(&format!("error: interrupted{nothing}"));
    // Without it an interrupt ends the process as it ends any other.
    let _ = system::end_on_interrupt(said, FAILED.into());
    std::panic::set_hook(Box::new(|panic| {
        let mut first = PANIC.lock().unwrap_or_else(PoisonError::into_inner);
        first.get_or_insert_with(|| panic.to_string().trim_end().to_owned());
    }));
    let done = catch_unwind(AssertUnwindSafe(|| system::with_deep_stack(work)));
    let _ = std::panic::take_hook();
    done.unwrap_or_else(|_| {
        let first = PANIC.lock().unwrap_or_else(PoisonError::into_inner).take();
        Err(Error::Panic(first.unwrap_or_default()))
    })
}
