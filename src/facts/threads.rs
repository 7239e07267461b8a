//! Work that is shared among threads.

use std::cmp::Reverse;
use std::sync::OnceLock;

use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

/// Does the work on the threads that all such work shares, one for each processor; where the system has
/// none left, on this one. Without that, the first use of rayon's own threads would panic.
pub fn on_threads<R: Send>(work: impl FnOnce() -> R + Send) -> R {
    static THREADS: OnceLock<Option<ThreadPool>> = OnceLock::new();
    if let Some(threads) = THREADS.get_or_init(|| ThreadPoolBuilder::new().build().ok()) {
        return threads.install(work);
    }
    match ThreadPoolBuilder::new().num_threads(1).use_current_thread().build() {
        Ok(own) => own.install(work),
        // It is all the threads there are already.
        Err(_) => work(),
    }
}

/// What `work` makes of each, in their order. The largest is begun first, or the thread that came to it last
/// would have others wait.
pub fn largest_first<T: Sync, R: Send>(
    all: &[T],
    size: impl Fn(&T) -> u64,
    work: impl Fn(&T) -> R + Sync,
) -> Vec<R> {
    let mut order: Vec<_> = all.iter().enumerate().collect();
    order.sort_by_cached_key(|(_, it)| Reverse(size(it)));
    let each = order.into_iter().par_bridge().map(|(place, it)| (place, work(it)));
    let mut done: Vec<(usize, R)> = on_threads(|| each.collect());
    done.sort_unstable_by_key(|(place, _)| *place);
    done.into_iter().map(|(_, made)| made).collect()
}
