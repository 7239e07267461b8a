//! The child's half: it works and reports.

use std::fs::File;
use std::io::{PipeWriter, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, OnceLock};

use serde::Serialize;

use super::{Message, Record, Reporter, lock};
use crate::crash::Cause;
use llvm::{process, with_deep_stack};

/// The child's end of the pipe. A process is a child once at most.
static TO_PARENT: OnceLock<Mutex<PipeWriter>> = OnceLock::new();

/// A record that cannot be sent has no reader any more: then the parent is dead, and so is this
/// process in a moment.
pub fn send<I: Serialize, R: Serialize>(record: &Record<I, R>) {
    let (Some(pipe), Ok(mut line)) = (TO_PARENT.get(), serde_json::to_vec(record)) else { return };
    line.push(b'\n');
    let _ = lock(pipe).write_all(&line);
}

pub fn run<I: Send, R: Message>(
    writer: PipeWriter,
    log: Option<&File>,
    work: impl FnOnce(&Reporter<'_, I>) -> R + Send,
) -> ! {
    let _ = TO_PARENT.set(Mutex::new(writer));
    if let Some(log) = log {
        let _ = process::redirect_stderr(log);
    }
    let last_words = |cause| send(&Record::<(), ()>::LastWords(cause));
    process::on_fatal_error(move |words| last_words(Cause::of_fatal_error(words)));
    std::panic::set_hook(Box::new(move |panic| last_words(Cause::of_panic(panic))));
    let reporter = Reporter { hear: None };
    match catch_unwind(AssertUnwindSafe(|| with_deep_stack(|| work(&reporter)))) {
        Ok(result) => send(&Record::<(), R>::Done(result)),
        Err(_) => process::exit_now(1), // the hook has reported it
    }
    process::exit_now(0)
}
