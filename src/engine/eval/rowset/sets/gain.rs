//! What sets of a stretch of keys come to in a round.

use crate::eval::rowset::words::{Word, Words};

/// What a stretch of keys has come to: how many new values, the keys that had none before, and how
/// many bytes more.
#[derive(Default)]
pub(super) struct Gain {
    pub rows: usize,
    pub grown: Vec<u32>,
    pub bytes: usize,
    /// What one set has that another has not.
    pub missing: Vec<Word>,
}

impl Gain {
    /// Adds to a key a value that neither `all`, its visible ones, nor `fresh` has.
    #[inline]
    pub fn insert(&mut self, key: u32, number: u32, all: &Words, fresh: &mut Words) {
        if all.contains(number) {
            return;
        }
        let (is_first, before) = (fresh.is_empty(), fresh.bytes());
        if fresh.insert(number) {
            self.bytes += fresh.bytes() - before;
            self.rows += 1;
            if is_first {
                self.grown.push(key);
            }
        }
    }

    /// Adds to a key what `given` has and neither `all`, its visible values, nor `fresh` has.
    #[inline]
    pub fn pass(&mut self, key: u32, given: &Words, all: &Words, fresh: &mut Words) {
        let missing = &mut self.missing;
        missing.clear();
        given.without(fresh, all, missing);
        if missing.is_empty() {
            return;
        }
        if fresh.is_empty() {
            self.grown.push(key);
        }
        let before = fresh.bytes();
        fresh.add(missing);
        self.bytes += fresh.bytes() - before;
        self.rows += missing.iter().map(|word| word.1.count_ones() as usize).sum::<usize>();
    }
}
