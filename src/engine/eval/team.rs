//! Threads that share work, time after time.
//!
//! A fixpoint shares thousands of pieces of work, and many take less time than to wake a thread up. So a thread
//! that has done its part looks for more for a while before it goes to sleep, and so does the one that waits for
//! the others.
//!
//! All of it is of the pool that it is called from.

use rayon::{ThreadPool, Yield};
use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// How many times a thread looks for work before it goes to sleep: for some milliseconds.
const PATIENCE: usize = 1 << 12;

thread_local! {
    /// Does the thread look for work, or lead those that do?
    static IS_AWAKE: Cell<bool> = const { Cell::new(false) };
}

/// Does some work on a thread of the pool, which shares much of it with the others.
pub(super) fn lead<R: Send>(pool: &ThreadPool, work: impl FnOnce() -> R + Send) -> R {
    pool.install(|| {
        IS_AWAKE.set(true);
        let result = work();
        IS_AWAKE.set(false);
        result
    })
}

/// Does the same on all threads that have nothing else to do: what each of them comes to. They share the work,
/// so that one that comes late has nothing to do.
pub(super) fn all<R: Send>(work: impl Fn() -> R + Sync) -> Vec<R> {
    let threads = rayon::current_num_threads();
    if threads < 2 {
        return vec![work()];
    }
    let (done, left) = (Mutex::new(Vec::new()), AtomicUsize::new(threads - 1));
    let run = || {
        let result = work();
        done.lock().unwrap_or_else(PoisonError::into_inner).push(result);
    };
    rayon::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(|_| {
                run();
                left.fetch_sub(1, Ordering::Release);
                stay_awake();
            });
        }
        run();
        look_for_work(|| left.load(Ordering::Acquire) == 0);
    });
    done.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// Does two things, each on a thread by itself if there is one.
pub(super) fn both(one: impl FnOnce() + Send, other: impl FnOnce() + Send) {
    let both: Vec<Box<dyn FnOnce() + Send>> = vec![Box::new(one), Box::new(other)];
    each(both, |it| it());
}

/// Does something that nobody waits for, when a thread has nothing else to do.
pub(super) fn later(work: impl FnOnce() + Send + 'static) {
    rayon::spawn(work);
}

/// Lets the thread look for work when it has done this.
fn stay_awake() {
    let Some(own) = rayon::current_thread_index().filter(|_| !IS_AWAKE.get()) else { return };
    rayon::spawn_broadcast(move |it| {
        if it.index() == own && !IS_AWAKE.replace(true) {
            look_for_work(|| false);
            IS_AWAKE.set(false);
        }
    });
}

/// Does what other threads share, until enough has happened or nothing came for a while.
fn look_for_work(is_enough: impl Fn() -> bool) {
    let mut idle = 0;
    while idle < PATIENCE && !is_enough() {
        match rayon::yield_now() {
            Some(Yield::Executed) => idle = 0,
            _ => {
                idle += 1;
                std::thread::yield_now();
            }
        }
    }
}

/// Does some work with each part, the first ones first; answers what came of each, in their order.
pub(super) fn each<P: Send, R: Send>(parts: Vec<P>, work: impl Fn(P) -> R + Sync) -> Vec<R> {
    in_some_shares(parts, 1, work)
}

/// Does some work with each part; answers what came of each, in their order.
///
/// Each thread begins with its own share, the same each time, and helps with others' then: what one has
/// allocated for a part it most often gives up itself, and threads do not wait for each other's memory.
pub(super) fn in_shares<P: Send, R: Send>(parts: Vec<P>, work: impl Fn(P) -> R + Sync) -> Vec<R> {
    in_some_shares(parts, rayon::current_num_threads(), work)
}

fn in_some_shares<P: Send, R: Send>(
    parts: Vec<P>,
    shares: usize,
    work: impl Fn(P) -> R + Sync,
) -> Vec<R> {
    if parts.len() < 2 {
        return parts.into_iter().map(work).collect();
    }
    let count = parts.len();
    let parts: Vec<Mutex<Option<P>>> = parts.into_iter().map(|it| Mutex::new(Some(it))).collect();
    let start = |share: usize| count * share / shares;
    let next: Vec<AtomicUsize> = (0..shares).map(|it| AtomicUsize::new(start(it))).collect();
    let some = || {
        let own = rayon::current_thread_index().unwrap_or(0);
        let mut done = Vec::new();
        for turn in 0..shares {
            let share = (own + turn) % shares;
            loop {
                let at = next[share].fetch_add(1, Ordering::Relaxed);
                if at >= start(share + 1) {
                    break;
                }
                let part = parts[at].lock().unwrap_or_else(PoisonError::into_inner).take();
                done.extend(part.map(|part| (at, work(part))));
            }
        }
        done
    };
    let mut done: Vec<(usize, R)> = all(some).into_iter().flatten().collect();
    done.sort_unstable_by_key(|it| it.0);
    done.into_iter().map(|it| it.1).collect()
}

#[cfg(test)]
mod tests {
    use super::{all, each, in_shares, lead};
    use crate::eval::tables::pool;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn threads_share_work() {
        for threads in [2, 3, 5] {
            let pool = pool(threads).expect("threads");
            for _ in 0..100 {
                let next = AtomicUsize::new(0);
                let take = || std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
                let some = || take().take_while(|&n| n < 1000).count();
                assert_eq!(lead(&pool, || all(some)).into_iter().sum::<usize>(), 1000);
            }
        }
    }

    #[test]
    fn each_part_is_taken_once_and_answers_in_order() {
        for threads in [1, 2, 3, 5] {
            let pool =
                rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
            for count in [0, 1, 2, 7, 100] {
                let parts = || (0..count).collect::<Vec<usize>>();
                let wanted: Vec<usize> = (0..count).map(|n| n * n).collect();
                assert_eq!(pool.install(|| in_shares(parts(), |n| n * n)), wanted);
                assert_eq!(lead(&pool, || each(parts(), |n| n * n)), wanted);
            }
        }
    }

    /// Work that is shared may share some itself.
    #[test]
    fn parts_of_parts_are_shared() {
        let pool = pool(3).expect("threads");
        let square = |n: usize| -> usize { each(vec![n; n], |n| n).into_iter().sum() };
        for _ in 0..100 {
            let found = lead(&pool, || each((0..20).collect(), square));
            assert_eq!(found, (0..20).map(|n| n * n).collect::<Vec<_>>());
        }
    }

    #[test]
    #[should_panic(expected = "part 5")]
    fn a_part_that_fails_fails_all() {
        let pool = pool(2).expect("threads");
        lead(&pool, || each((0..9).collect(), |n| assert_ne!(n, 5, "part {n}")));
    }
}
