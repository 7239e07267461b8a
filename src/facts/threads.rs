//! Work that is shared among threads.

use std::sync::OnceLock;

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
