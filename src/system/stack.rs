//! Threads with room for what nests: LLVM's reader, printer and verifier recurse over types,
//! constants and metadata, and so do the passes between modules and facts.

use std::io;
use std::thread::{Builder, Scope, ScopedJoinHandle, scope};

/// Only what is used of it takes memory.
const STACK: usize = 1 << 29;

/// Does the work with a deep stack: on a thread of its own, unless this one has such a stack, or
/// there is no thread to be had.
pub fn with_deep_stack<R: Send>(work: impl FnOnce() -> R + Send) -> R {
    if stacker::remaining_stack().is_some_and(|bytes| bytes > STACK / 2) {
        return work();
    }
    // The thread takes the work only if it starts.
    let mut waiting = Some(work);
    let done = scope(|scope| {
        let thread = spawn_deep(scope, || waiting.take().map(|work| work()));
        match thread.ok()?.join() {
            Ok(done) => done,
            Err(panic) => std::panic::resume_unwind(panic),
        }
    });
    done.or_else(|| waiting.map(|work| work()))
        .unwrap_or_else(|| unreachable!("the work was done or is still there"))
}

/// Starts a thread of the scope with a deep stack.
///
/// # Errors
/// When the system has no thread left.
pub fn spawn_deep<'scope, R: Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    work: impl FnOnce() -> R + Send + 'scope,
) -> io::Result<ScopedJoinHandle<'scope, R>> {
    Builder::new().stack_size(STACK).spawn_scoped(scope, work)
}
