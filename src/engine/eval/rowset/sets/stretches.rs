//! Stretches of keys, which threads share.

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

#[cfg(test)]
mod tests {
    use super::Sorted;

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
}
