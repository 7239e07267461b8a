//! Threads that help for a moment, started once.
//!
//! To start one each time was slow in a way of its own: one that has just ended keeps its processor busy, and the
//! next one, begun then, is put behind the thread that begins it, where it waits for up to two milliseconds.

use std::process;
use std::sync::{Arc, Mutex, PoisonError};

use rayon::{ThreadPool, ThreadPoolBuilder};

/// The threads, and the process that has them: a child that was forked has none.
static HELPERS: Mutex<Option<(u32, Arc<ThreadPool>)>> = Mutex::new(None);

/// At least so many, if the system has them.
fn helpers(count: usize) -> Option<Arc<ThreadPool>> {
    let mut known = HELPERS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((owner, pool)) = &*known
        && *owner == process::id()
        && pool.current_num_threads() >= count
    {
        return Some(Arc::clone(pool));
    }
    let pool = ThreadPoolBuilder::new().num_threads(count).stack_size(stack::DEEP);
    let pool = Arc::new(pool.start_handler(|_| stack::begin()).build().ok()?);
    leave(known.replace((process::id(), Arc::clone(&pool))));
    Some(pool)
}

/// No thread of before helps any more: a thread is confined only by what was so when it was started.
pub(super) fn dismiss() {
    let known = HELPERS.lock().unwrap_or_else(PoisonError::into_inner).take();
    leave(known);
}

/// Lets the threads end; those of another process are not there to be ended.
fn leave(known: Option<(u32, Arc<ThreadPool>)>) {
    if let Some((owner, pool)) = known
        && owner != process::id()
    {
        std::mem::forget(pool);
    }
}

/// Does the work on this thread, while so many others help, if there are such. A helper may come late, or when all is
/// done, and is waited for: what it does must not wait for this thread.
pub(super) fn helped<R>(count: usize, help: impl Fn() + Sync, own: impl FnOnce() -> R) -> R {
    let Some(pool) = (count > 0).then(|| helpers(count)).flatten() else { return own() };
    pool.in_place_scope(|scope| {
        for _ in 0..count {
            scope.spawn(|_| help());
        }
        own()
    })
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::{dismiss, helped};

    #[test]
    fn all_have_helped_when_it_is_done() {
        for count in [0, 1, 3, 2] {
            let came = AtomicUsize::new(0);
            let help = || {
                came.fetch_add(1, Ordering::Relaxed);
            };
            assert_eq!(helped(count, help, || "own"), "own");
            assert_eq!(came.into_inner(), count);
            dismiss();
        }
    }

    #[test]
    fn a_panic_of_a_helper_is_one_of_the_caller_and_others_help_after_it() {
        let bad = catch_unwind(AssertUnwindSafe(|| helped(1, || panic!("on purpose"), || ())));
        assert!(bad.is_err());
        assert_eq!(helped(1, || (), || 7), 7);
    }
}
