//! Threads with room for what nests: programs and their terms, types, constants and metadata, which the engine,
//! the passes between modules and facts, and LLVM's reader, printer and verifier all recurse over.
//!
//! ```
//! // So deep that no usual stack holds it.
//! fn depth(n: u32) -> u32 {
//!     if n == 0 { 0 } else { 1 + std::hint::black_box(depth(n - 1)) }
//! }
//! assert_eq!(llvm_facts_stack::deep(|| depth(1_000_000)), 1_000_000);
//! ```
//!
//! Where a stack ends its thread notes when it starts. To ask the C library is no way: glibc's
//! `pthread_getattr_np` takes memory, and frees it twice if there is none left.

#![deny(missing_docs)]

use std::cell::Cell;
use std::hint::black_box;
use std::io;
use std::panic::resume_unwind;
use std::thread::{Builder, Scope, ScopedJoinHandle, scope};

/// The size of a deep stack, in bytes. Only what is used of it takes memory.
pub const DEEP: usize = 1 << 29;

/// What of a stack is taken to be left, in bytes, by who has only a stack of unknown size: half of what Rust
/// gives a thread.
const USUAL: usize = 1 << 20;

/// What must be left of a stack, in bytes, for work to go one level deeper.
const LEVEL: usize = 1 << 18;

/// What a thread's start, and frames at its end, may need of a deep stack, in bytes.
const ENDS: usize = 1 << 16;

thread_local! {
    /// The address below which this thread's stack is not to be used, if that is known.
    static END: Cell<Option<usize>> = const { Cell::new(None) };
}

/// An address in the frame of who asks, about.
#[inline(never)]
fn here() -> usize {
    let local = 0_u8;
    (&raw const *black_box(&local)).addr()
}

/// What is left of this thread's stack, in bytes, if that is known.
fn left() -> Option<usize> {
    END.get().map(|end| here().saturating_sub(end))
}

/// To be called by a thread that starts with a stack of [`DEEP`] bytes: it has that from then on.
pub fn begin() {
    END.set(here().checked_sub(DEEP - ENDS));
}

/// Does the work with a deep stack: on another thread, which this one waits for, unless it has such a stack.
/// If no thread can be started the work is done here.
pub fn deep<R: Send>(work: impl FnOnce() -> R + Send) -> R {
    if left().is_some_and(|bytes| bytes > DEEP / 2) {
        return work();
    }
    // The thread takes the work only if it starts.
    let mut waiting = Some(work);
    let mut done = None;
    scope(|scope| {
        let work = || done = waiting.take().map(|work| work());
        if let Ok(thread) = spawn(scope, work)
            && let Err(panic) = thread.join()
        {
            resume_unwind(panic);
        }
    });
    match (done, waiting) {
        (Some(done), _) => done,
        (None, Some(work)) => {
            let before = END.get();
            END.set(before.or(Some(here().saturating_sub(USUAL))));
            let done = work();
            END.set(before);
            done
        }
        (None, None) => unreachable!("the work was done or is still there"),
    }
}

/// Whether there is room on the stack for one level more of what nests, as far as that is known.
pub fn has_room() -> bool {
    left().is_none_or(|bytes| bytes > LEVEL)
}

/// Starts a thread of the scope with a deep stack.
///
/// # Errors
/// When the system has no thread left, or no memory for its stack.
pub fn spawn<'scope, R: Send + 'scope>(
    scope: &'scope Scope<'scope, '_>,
    work: impl FnOnce() -> R + Send + 'scope,
) -> io::Result<ScopedJoinHandle<'scope, R>> {
    let work = || {
        begin();
        work()
    };
    Builder::new().stack_size(DEEP).spawn_scoped(scope, work)
}

#[cfg(test)]
mod tests {
    use std::panic::catch_unwind;
    use std::thread;

    use super::{DEEP, deep, has_room, left, spawn};

    #[test]
    fn who_has_a_deep_stack_works_on_it() {
        assert_eq!(left(), None);
        assert!(has_room());
        let (outer, inner) = deep(|| (thread::current().id(), deep(|| thread::current().id())));
        assert_ne!(outer, thread::current().id());
        assert_eq!(outer, inner);
        let spawned = thread::scope(|scope| spawn(scope, left).expect("a thread").join());
        assert!(spawned.expect("no panic").is_some_and(|bytes| bytes > DEEP / 2));
    }

    #[test]
    fn a_panic_of_the_work_is_one_of_who_asked() {
        let panic = catch_unwind(|| deep(|| panic!("on purpose"))).expect_err("a panic");
        assert_eq!(panic.downcast_ref(), Some(&"on purpose"));
    }

    #[test]
    fn room_ends_before_the_stack_does() {
        /// How deep it goes, a page at a time.
        fn down(depth: usize) -> usize {
            let page = std::hint::black_box([0_u8; PAGE]);
            if has_room() { down(depth + 1) + usize::from(page[0]) } else { depth }
        }
        let depth = deep(|| down(0));
        assert!((DEEP / PAGE / 4..DEEP / PAGE).contains(&depth), "{depth}");
    }

    const PAGE: usize = 1 << 12;
}
