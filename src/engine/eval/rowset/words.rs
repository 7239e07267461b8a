//! A set of small numbers: 64 of them to a word, and only words that are not zero.

use smallvec::SmallVec;

/// Which 64 numbers, and which of them.
pub(in crate::eval) type Word = (u32, u64);

/// A set of numbers, as words in ascending order. Most have one, which needs no memory of its own.
#[derive(Clone, Debug, Default)]
pub(in crate::eval) struct Words(SmallVec<[Word; 1]>);

impl Words {
    /// Adds a number; true if it was not there.
    pub fn insert(&mut self, number: u32) -> bool {
        let (place, bit) = (number / 64, 1 << (number % 64));
        // Numbers are mostly given out, and so mostly come, in ascending order.
        let at = match self.0.last() {
            Some(last) if last.0 < place => Err(self.0.len()),
            _ => self.0.binary_search_by_key(&place, |word| word.0),
        };
        match at {
            Ok(at) => {
                let word = &mut self.0[at].1;
                let is_new = *word & bit == 0;
                *word |= bit;
                is_new
            }
            Err(at) => {
                self.0.insert(at, (place, bit));
                true
            }
        }
    }

    pub fn contains(&self, number: u32) -> bool {
        let at = self.0.binary_search_by_key(&(number / 64), |word| word.0);
        at.is_ok_and(|at| self.0[at].1 & (1 << (number % 64)) != 0)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many words.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// How many numbers.
    pub fn count(&self) -> usize {
        self.0.iter().map(|word| word.1.count_ones() as usize).sum()
    }

    pub fn words(&self) -> &[Word] {
        &self.0
    }

    /// What is in here and neither in `hidden` nor in `known` goes to `out`, which is empty.
    pub fn without(&self, hidden: &Words, known: &Words, out: &mut Vec<Word>) {
        let (mut hidden, mut known) = (Walk::of(hidden), Walk::of(known));
        for &(place, word) in &self.0 {
            let word = word & !hidden.at(place) & !known.at(place);
            if word != 0 {
                out.push((place, word));
            }
        }
    }

    /// Adds words in ascending order.
    pub fn add(&mut self, words: &[Word]) {
        let Some(&(first, _)) = words.first() else { return };
        if self.0.last().is_none_or(|last| last.0 < first) {
            self.0.extend_from_slice(words);
            return;
        }
        // From the end, so that each word moves once at most, and none before the first that is missing.
        let missing = {
            let mut walk = Walk::of(self);
            words.iter().filter(|word| walk.at(word.0) == 0).count()
        };
        let mut from = self.0.len();
        let mut to = from + missing;
        self.0.resize(to, (0, 0));
        for &(place, word) in words.iter().rev() {
            if from == to {
                to = self.0[..from].partition_point(|word| word.0 < place);
                from = to;
                self.0[to].1 |= word;
                continue;
            }
            while from > 0 && self.0[from - 1].0 > place {
                (from, to) = (from - 1, to - 1);
                self.0[to] = self.0[from];
            }
            to -= 1;
            if from > 0 && self.0[from - 1].0 == place {
                from -= 1;
                self.0[to] = (place, self.0[from].1 | word);
            } else {
                self.0[to] = (place, word);
            }
        }
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        if self.0.spilled() { self.0.capacity() * size_of::<Word>() } else { 0 }
    }
}

/// The numbers of words, in ascending order.
pub(in crate::eval) fn numbers(words: &[Word]) -> impl Iterator<Item = u32> {
    words.iter().flat_map(|&(place, word)| {
        let next = |rest: &u64| Some(rest & (rest - 1)).filter(|&rest| rest != 0);
        std::iter::successors(Some(word), next).map(move |rest| place * 64 + rest.trailing_zeros())
    })
}

/// Goes through words once, in ascending order.
struct Walk<'w>(&'w [Word]);

impl<'w> Walk<'w> {
    fn of(words: &'w Words) -> Self {
        Walk(&words.0)
    }

    /// The word of that place, zero if there is none. Places may only ascend.
    #[inline]
    fn at(&mut self, place: u32) -> u64 {
        if self.0.first().is_some_and(|word| word.0 < place) {
            self.go_to(place);
        }
        match self.0 {
            [(first, word), rest @ ..] if *first == place => {
                self.0 = rest;
                *word
            }
            _ => 0,
        }
    }

    /// Leaves out the words before that place; the first is one.
    #[inline]
    fn go_to(&mut self, place: u32) {
        // One step mostly does; where one set is much smaller than the other, the steps double.
        let mut step = 1;
        while self.0.get(step).is_some_and(|word| word.0 < place) {
            self.0 = &self.0[step..];
            step *= 2;
        }
        let near = &self.0[..self.0.len().min(step + 1)];
        self.0 = &self.0[near.partition_point(|word| word.0 < place)..];
    }
}

#[cfg(test)]
mod tests {
    use super::{Words, numbers};
    use std::collections::BTreeSet;

    fn list(words: &Words) -> Vec<u32> {
        numbers(&words.0).collect()
    }

    #[test]
    fn words_are_sets() {
        let mut random = fastrand::Rng::with_seed(7);
        for range in [3, 70, 1000, 100_000] {
            let (mut words, mut wanted) = (Words::default(), BTreeSet::new());
            let mut other = Words::default();
            let mut hidden = Words::default();
            for _ in 0..300 {
                let number = random.u32(0..range);
                assert_eq!(words.contains(number), wanted.contains(&number));
                assert_eq!(words.insert(number), wanted.insert(number));
                other.insert(random.u32(0..range));
                hidden.insert(random.u32(0..range));
            }
            assert_eq!(list(&words), wanted.iter().copied().collect::<Vec<_>>());
            let mut new = Vec::new();
            other.without(&hidden, &words, &mut new);
            let (others, hidden) = (list(&other), list(&hidden));
            let absent = |n: &u32| !wanted.contains(n) && !hidden.contains(n);
            let absent: Vec<u32> = others.into_iter().filter(absent).collect();
            assert_eq!(numbers(&new).collect::<Vec<_>>(), absent);
            words.add(&new);
            wanted.extend(absent);
            assert_eq!(list(&words), wanted.into_iter().collect::<Vec<_>>());
        }
    }
}
