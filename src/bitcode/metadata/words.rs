//! Operands of nodes: numbers of 64 bits, few of which need them.

use crate::span::Span;

/// A list of numbers that takes 32 bits for each that is less than 2^31, as nearly all are.
#[derive(Clone, Debug, Default)]
pub struct Words {
    /// The numbers, or 2^31 plus the place of one in `wide`.
    narrow: Vec<u32>,
    wide: Vec<u64>,
}

/// Part of a list of numbers.
#[derive(Clone, Copy, Debug)]
pub struct WordsOf<'a> {
    narrow: &'a [u32],
    wide: &'a [u64],
}

/// From here on a number stands elsewhere.
const WIDE: u32 = 1 << 31;

impl Words {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.narrow.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.narrow.is_empty()
    }

    /// The bytes that it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.narrow.len() * 4 + self.wide.len() * 8
    }

    /// Adds a number.
    #[inline]
    pub fn push(&mut self, word: u64) {
        let narrow = match u32::try_from(word) {
            Ok(narrow) if narrow < WIDE => narrow,
            _ => {
                self.wide.push(word);
                WIDE | (self.wide.len() - 1) as u32
            }
        };
        self.narrow.push(narrow);
    }

    /// Adds numbers; where they are.
    pub fn push_all(&mut self, words: impl IntoIterator<Item = u64>) -> Span {
        let start = self.len();
        words.into_iter().for_each(|word| self.push(word));
        self.since(start)
    }

    /// What was added since there were `start` numbers.
    pub(crate) fn since(&self, start: usize) -> Span {
        Span::since(start, &self.narrow)
    }

    /// A part of it; nothing where it lies outside.
    #[inline]
    pub fn part(&self, span: Span) -> WordsOf<'_> {
        WordsOf { narrow: span.of(&self.narrow), wide: &self.wide }
    }

    /// Exchanges the numbers at two places, if they are there.
    pub fn swap(&mut self, one: usize, other: usize) {
        if one.max(other) < self.len() {
            self.narrow.swap(one, other);
        }
    }

    /// The same with other numbers.
    pub fn map(&self, other: impl FnMut(u64) -> u64) -> Self {
        let mut all = Self::default();
        all.push_all(WordsOf { narrow: &self.narrow, wide: &self.wide }.iter().map(other));
        all
    }
}

impl PartialEq for Words {
    fn eq(&self, other: &Self) -> bool {
        let all = |it: &Self| Span { start: 0, len: it.narrow.len() as u32 };
        self.part(all(self)).iter().eq(other.part(all(other)).iter())
    }
}

impl Eq for Words {}

impl FromIterator<u64> for Words {
    fn from_iter<I: IntoIterator<Item = u64>>(words: I) -> Self {
        let mut all = Self::default();
        all.push_all(words);
        all
    }
}

impl<'a> WordsOf<'a> {
    /// How many there are.
    #[inline]
    pub fn len(self) -> usize {
        self.narrow.len()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.narrow.is_empty()
    }

    #[inline]
    fn full(wide: &[u64], narrow: u32) -> u64 {
        if narrow < WIDE {
            return narrow.into();
        }
        wide.get((narrow - WIDE) as usize).copied().unwrap_or(0)
    }

    /// The number at a place.
    #[inline]
    pub fn get(self, place: usize) -> Option<u64> {
        self.narrow.get(place).map(|&narrow| Self::full(self.wide, narrow))
    }

    /// What comes from this place on.
    #[inline]
    pub fn from(self, place: usize) -> Self {
        Self { narrow: self.narrow.get(place..).unwrap_or_default(), ..self }
    }

    /// The numbers in turn.
    #[inline]
    pub fn iter(self) -> impl ExactSizeIterator<Item = u64> + use<'a> {
        self.narrow.iter().map(move |&narrow| Self::full(self.wide, narrow))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back_whatever_their_size() {
        let numbers = [0, 1, (1 << 31) - 1, 1 << 31, u64::from(u32::MAX), 1 << 32, u64::MAX, 7];
        let mut words = Words::default();
        words.push(3);
        let part = words.push_all(numbers);
        assert_eq!(words.part(part).iter().collect::<Vec<_>>(), numbers);
        assert_eq!(words.part(part).from(6).iter().collect::<Vec<_>>(), [u64::MAX, 7]);
        assert_eq!(words.part(part).get(4), Some(u64::from(u32::MAX)));
        assert_eq!(words.part(part).get(8), None);
        assert_eq!(words.bytes(), 9 * 4 + 4 * 8);
        assert_eq!(words.map(|word| word), words);
        assert_ne!(words.map(|word| word.wrapping_add(1)), words);
    }
}
