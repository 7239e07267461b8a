//! Stacks with room for what nests, on this thread and on others: LLVM's reader, printer and verifier recurse
//! over types, constants and metadata, and so do the passes between modules and facts.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::thread::{Builder, Scope, ScopedJoinHandle};

/// Only what is used of it takes memory.
pub(super) const STACK: usize = 1 << 29;

/// Does the work with a deep stack: another one for this thread, unless it has such a stack, or there is
/// no memory for one. A thread of its own would have another part of the allocator, which grows page by
/// page.
pub fn with_deep_stack<R>(work: impl FnOnce() -> R) -> R {
    if stacker::remaining_stack().is_some_and(|bytes| bytes > STACK / 2) {
        return work();
    }
    // The new stack takes the work only if it is there; what it says of that goes to stderr.
    let mut waiting = Some(work);
    let grown = AssertUnwindSafe(|| stacker::grow(STACK, || waiting.take().map(|work| work())));
    match (catch_unwind(grown), waiting) {
        (Ok(Some(done)), _) => done,
        (_, Some(work)) => work(),
        (Err(panic), None) => resume_unwind(panic),
        (Ok(None), None) => unreachable!("the work was done or is still there"),
    }
}

/// What must be left of a stack for work to go one level deeper.
const LEVEL: usize = 1 << 18;

/// Whether there is room on the stack for one level more of what nests, as far as that is known.
pub fn has_room() -> bool {
    stacker::remaining_stack().is_none_or(|bytes| bytes > LEVEL)
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
