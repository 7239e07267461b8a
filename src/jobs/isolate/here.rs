//! The work in this very process: a crash of LLVM's is one of llvm-facts, but whatever can be
//! noticed leaves nothing unfinished behind.

use std::io::{self, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use super::parent::TICK;
use super::{Ended, Hear, Interrupted, Isolation, Reporter, lock, remove};
use crate::crash::{Cause, Crash};
use facts::store;
use llvm::process::{self, Interrupts};
use llvm::with_deep_stack;

/// Unfinished output.
static STAGING: Mutex<Option<PathBuf>> = Mutex::new(None);
/// The first panic.
static PANIC: Mutex<Option<Cause>> = Mutex::new(None);

pub fn staging(path: &Path) {
    *lock(&STAGING) = Some(path.to_path_buf());
}

pub fn run<'w, I: Send, R: Send>(
    isolation: Isolation<'_>,
    hear: &'w mut Hear<'w, I>,
    work: impl FnOnce(&Reporter<'_, I>) -> R + Send,
) -> Ended<R> {
    let facts = isolation.facts.map(Path::to_path_buf);
    let give_up = move |why: &dyn std::fmt::Display| {
        if let Some(staging) = lock(&STAGING).take() {
            remove(&staging);
        }
        if let Some(facts) = &facts {
            store::discard_left_by(std::process::id(), facts);
        }
        let _ = writeln!(io::stderr(), "llvm-facts: error: {why}");
        process::exit_now(1)
    };
    process::on_fatal_error({
        let give_up = give_up.clone();
        move |words| give_up(&Cause::of_fatal_error(words))
    });
    let interrupts = Interrupts::install();
    if let Ok(interrupts) = interrupts {
        let interrupted = Interrupted { all_or_nothing: isolation.all_or_nothing };
        let wait = move || {
            interrupts.wait();
            give_up(&interrupted);
        };
        // Without it an interrupt is noticed by nobody; the work is done nevertheless.
        let _ = std::thread::Builder::new().spawn(wait);
    }
    std::panic::set_hook(Box::new(|panic| {
        lock(&PANIC).get_or_insert_with(|| Cause::of_panic(panic));
    }));
    let reporter = Reporter { hear: Some(Mutex::new(hear)) };
    let result = catch_unwind(AssertUnwindSafe(|| with_deep_stack(|| work(&reporter))));
    let _ = std::panic::take_hook();
    while interrupts.as_ref().is_ok_and(|interrupts| interrupts.happened()) {
        // The other thread is about to end the process; what went wrong meanwhile does not count.
        std::thread::sleep(TICK);
    }
    match result {
        Ok(result) => Ended::Done(result),
        Err(_) => {
            let cause = lock(&PANIC).take().unwrap_or_else(|| Cause::Panic(String::new()));
            Ended::Crashed(Crash { in_work: Vec::new(), cause, printed: Vec::new() })
        }
    }
}
