//! Numbers of rows in as few bytes as they need.

use super::team::each;
use std::ops::Range;

/// Numbers that a thread takes at a time.
const SHARED: usize = 1 << 14;

/// Numbers of rows plus one, zero for none: of three bytes each while they fit.
#[derive(Debug)]
pub(super) enum Ids {
    Short(Vec<[u8; 3]>),
    Long(Vec<u32>),
}

/// Places of neighbouring numbers.
pub(super) enum Slots<'i> {
    Short(&'i mut [[u8; 3]]),
    Long(&'i mut [u32]),
}

impl Slots<'_> {
    /// Puts a number to all of these.
    #[inline]
    pub fn fill(&mut self, these: Range<usize>, id: u32) {
        match self {
            Self::Short(ids) => ids[these].fill(short(id)),
            Self::Long(ids) => ids[these].fill(id),
        }
    }
}

impl Ids {
    /// The first number that is not short.
    const LONG: usize = 1 << 24;

    pub const fn new() -> Self {
        Self::Short(Vec::new())
    }

    /// None, so many times, with room for numbers up to `most`.
    pub fn none(count: usize, most: usize) -> Self {
        if most < Self::LONG {
            Self::Short(vec![[0; 3]; count])
        } else {
            Self::Long(vec![0; count])
        }
    }

    /// These numbers, which go up to `most`. On all threads of the pool if that is told and they are many.
    pub fn of(ids: &[u32], most: usize, parallel: bool) -> Self {
        if most >= Self::LONG {
            return Self::Long(ids.to_vec());
        }
        let share = if parallel { SHARED } else { ids.len().max(1) };
        let mut all = vec![[0; 3]; ids.len()];
        each(all.chunks_mut(share).zip(ids.chunks(share)).collect(), |(all, ids)| {
            all.iter_mut().zip(ids).for_each(|(to, &id)| *to = short(id));
        });
        Self::Short(all)
    }

    /// Those before a place, and the others.
    pub fn split_at_mut(&mut self, at: usize) -> (Slots<'_>, Slots<'_>) {
        match self {
            Self::Short(ids) => {
                let (before, others) = ids.split_at_mut(at);
                (Slots::Short(before), Slots::Short(others))
            }
            Self::Long(ids) => {
                let (before, others) = ids.split_at_mut(at);
                (Slots::Long(before), Slots::Long(others))
            }
        }
    }

    /// Makes room for numbers up to `most`.
    pub fn widen(&mut self, most: usize) {
        if let Self::Short(ids) = self
            && most >= Self::LONG
        {
            *self = Self::Long(ids.iter().map(long).collect());
        }
    }

    #[inline]
    pub fn len(&self) -> usize {
        match self {
            Self::Short(ids) => ids.len(),
            Self::Long(ids) => ids.len(),
        }
    }

    #[inline]
    pub fn get(&self, at: usize) -> Option<u32> {
        match self {
            Self::Short(ids) => ids.get(at).map(long),
            Self::Long(ids) => ids.get(at).copied(),
        }
    }

    /// Puts the number there; answers what was there.
    #[inline]
    pub fn replace(&mut self, at: usize, id: u32) -> u32 {
        match self {
            Self::Short(ids) => long(&std::mem::replace(&mut ids[at], short(id))),
            Self::Long(ids) => std::mem::replace(&mut ids[at], id),
        }
    }

    #[inline]
    pub fn push(&mut self, id: u32) {
        match self {
            Self::Short(ids) => ids.push(short(id)),
            Self::Long(ids) => ids.push(id),
        }
    }

    /// Appends none until there are so many.
    pub fn lengthen(&mut self, count: usize) {
        match self {
            Self::Short(ids) => {
                ids.reserve_exact(count - ids.len());
                ids.resize(count, [0; 3]);
            }
            Self::Long(ids) => {
                ids.reserve_exact(count - ids.len());
                ids.resize(count, 0);
            }
        }
    }

    pub fn bytes(&self) -> usize {
        match self {
            Self::Short(ids) => ids.capacity() * 3,
            Self::Long(ids) => ids.capacity() * 4,
        }
    }
}

#[inline]
fn long(&[a, b, c]: &[u8; 3]) -> u32 {
    u32::from_le_bytes([a, b, c, 0])
}

#[inline]
fn short(id: u32) -> [u8; 3] {
    let [a, b, c, _] = id.to_le_bytes();
    [a, b, c]
}

#[cfg(test)]
mod tests {
    use super::Ids;

    #[test]
    fn numbers_that_do_not_fit_three_bytes_are_kept() {
        const LONG: usize = Ids::LONG;
        for most in [LONG - 1, LONG] {
            let last = most as u32;
            assert_eq!(Ids::of(&[7, last], most, false).get(1), Some(last));
            let many: Vec<u32> = (0..50_000).collect();
            let ids = Ids::of(&many, most, true);
            assert!(many.iter().all(|&id| ids.get(id as usize) == Some(id)));
            let mut none = Ids::none(2, most);
            assert_eq!(none.replace(1, last), 0);
            assert_eq!((none.get(0), none.get(1), none.get(2)), (Some(0), Some(last), None));
            let mut grown = Ids::new();
            grown.push(5);
            grown.widen(most);
            grown.push(last);
            grown.lengthen(4);
            assert_eq!((grown.get(0), grown.get(1), grown.get(3)), (Some(5), Some(last), Some(0)));
            assert_eq!(grown.len(), 4);
        }
    }
}
