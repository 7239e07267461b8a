//! Stretches of keys, which threads share.

use rayon::prelude::*;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// Stretches of keys that threads share, and the least keys of one.
const STRETCHES: usize = 64;
const KEYS: usize = 64;

/// How many of so many keys are in a stretch.
pub(super) fn stretch(keys: usize) -> usize {
    (keys / STRETCHES).max(KEYS)
}

/// Pairs of a key and something else, stretch by stretch of keys.
pub(super) struct Sorted {
    pairs: Vec<(u32, u32)>,
    /// Where the pairs of each stretch begin, and where the last end.
    starts: Vec<usize>,
}

impl Sorted {
    /// Sorts pairs out, those of a stretch in their order: stretches have so many keys, all together as many
    /// as are told.
    pub fn of(pairs: &[(u32, u32)], size: usize, keys: usize) -> Self {
        let mut starts = vec![0; keys.div_ceil(size) + 1];
        pairs.iter().for_each(|pair| starts[pair.0 as usize / size + 1] += 1);
        for at in 1..starts.len() {
            starts[at] += starts[at - 1];
        }
        let (mut sorted, mut next) = (vec![(0, 0); pairs.len()], starts.clone());
        for &pair in pairs {
            let place = &mut next[pair.0 as usize / size];
            sorted[*place] = pair;
            *place += 1;
        }
        Sorted { pairs: sorted, starts }
    }

    /// The pairs of one stretch.
    pub fn stretch(&self, at: usize) -> &[(u32, u32)] {
        &self.pairs[self.starts[at]..self.starts[at + 1]]
    }
}

/// Does some work with each part, on all threads of the pool; answers what came of each, in their order.
///
/// Each thread begins with its own share, the same each time, and helps with others' then: what one has
/// allocated for a stretch it most often gives up itself, and threads do not wait for each other's memory.
pub(super) fn in_shares<P: Send, R: Send>(parts: Vec<P>, work: impl Fn(P) -> R + Sync) -> Vec<R> {
    let (count, threads) = (parts.len(), rayon::current_num_threads());
    let parts: Vec<Mutex<Option<P>>> = parts.into_iter().map(|it| Mutex::new(Some(it))).collect();
    let start = |share: usize| count * share / threads;
    let next: Vec<AtomicUsize> = (0..threads).map(|it| AtomicUsize::new(start(it))).collect();
    let some = |_| {
        let own = rayon::current_thread_index().unwrap_or(0);
        let mut done = Vec::new();
        for turn in 0..threads {
            let share = (own + turn) % threads;
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
    let done = (0..threads).into_par_iter().with_max_len(1).flat_map_iter(some);
    let mut done: Vec<(usize, R)> = done.collect();
    done.sort_unstable_by_key(|it| it.0);
    done.into_iter().map(|it| it.1).collect()
}

#[cfg(test)]
mod tests {
    use super::{Sorted, in_shares};

    #[test]
    fn pairs_of_a_stretch_keep_their_order() {
        let pairs: Vec<(u32, u32)> = (0..1000).map(|n| (n * 37 % 100, n)).collect();
        for size in [1, 7, 64, 100, 1000] {
            let sorted = Sorted::of(&pairs, size, 100);
            for at in 0..100_usize.div_ceil(size) {
                let of = |pair: &&(u32, u32)| pair.0 as usize / size == at;
                let wanted: Vec<(u32, u32)> = pairs.iter().filter(of).copied().collect();
                assert_eq!(sorted.stretch(at), wanted, "{at} of {size} keys each");
            }
        }
        assert!(Sorted::of(&[], 64, 1).stretch(0).is_empty());
    }

    #[test]
    fn each_part_is_taken_once_and_answers_in_order() {
        for threads in [1, 2, 3, 5] {
            let pool =
                rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
            for count in [0, 1, 2, 7, 100] {
                let parts: Vec<usize> = (0..count).collect();
                let wanted: Vec<usize> = (0..count).map(|n| n * n).collect();
                assert_eq!(pool.install(|| in_shares(parts, |n| n * n)), wanted);
            }
        }
    }
}
