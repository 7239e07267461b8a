//! Several things at once.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Mutex, PoisonError};

use super::helpers::helped;

/// So many are taken at a time: each may be small, and one large.
const STRIDE: usize = 4;

/// What `f` makes of the numbers from 0 to `count`, in their order, on so many threads and this one.
pub fn map<R: Send>(threads: usize, count: usize, f: impl Fn(usize) -> R + Sync) -> Vec<R> {
    // What is made is put where it stays. (What is large is better put into a box: its room here is made by one
    // thread.)
    let mut all: Vec<Option<R>> = std::iter::repeat_with(|| None).take(count).collect();
    let parts = Mutex::new((0..).step_by(STRIDE).zip(all.chunks_mut(STRIDE)));
    let take = || parts.lock().unwrap_or_else(PoisonError::into_inner).next();
    let work = || {
        while let Some((start, part)) = take() {
            (start..).zip(part).for_each(|(number, place)| *place = Some(f(number)));
        }
    };
    let helpers = threads.min(count.div_ceil(STRIDE)).saturating_sub(1);
    helped(helpers, work, work);
    let made = all.into_iter().map(|made| match made {
        Some(made) => made,
        None => unreachable!("each number is of a part, which a thread has taken"),
    });
    made.collect()
}

/// What two functions answer: at the same time, if there is more than one thread for it.
pub fn both<A: Send, B>(
    threads: usize,
    a: impl FnOnce() -> A + Send,
    b: impl FnOnce() -> B,
) -> (A, B) {
    if threads < 2 {
        return (a(), b());
    }
    // Whoever comes first does it: a helper that comes late finds nothing to do.
    let (work, done) = (Mutex::new(Some(a)), Mutex::new(None));
    let help = || {
        let taken = work.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(a) = taken {
            let answer = catch_unwind(AssertUnwindSafe(a));
            *done.lock().unwrap_or_else(PoisonError::into_inner) = Some(answer);
        }
    };
    let b = helped(1, help, || {
        let b = b();
        help();
        b
    });
    match done.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some(Ok(a)) => (a, b),
        Some(Err(panic)) => resume_unwind(panic),
        None => unreachable!("it is done by one of the two"),
    }
}

#[cfg(test)]
mod tests {
    use super::{both, map};

    #[test]
    fn both_answer() {
        for threads in [0, 1, 2] {
            let mut seen = 0;
            let answers = both(threads, || "a", || seen += 1);
            assert_eq!((answers, seen), (("a", ()), 1), "{threads}");
        }
    }

    #[test]
    fn the_order_is_that_of_the_numbers() {
        for (threads, count) in [(1, 0), (1, 5), (2, 16), (3, 17), (8, 1000), (4, 3)] {
            let squares: Vec<usize> = (0..count).map(|n| n * n).collect();
            assert_eq!(map(threads, count, |n| n * n), squares, "{threads} {count}");
        }
    }
}
