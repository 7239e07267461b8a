//! Sets of ids.

use rustc_hash::FxHashSet;

/// Ids up to here are bits: those that extraction gives are dense. Others are whoever's made them up.
const DENSE: u32 = 1 << 26;

/// A set of ids.
#[derive(Default)]
pub struct IdSet {
    bits: Vec<u64>,
    others: FxHashSet<u32>,
}

impl IdSet {
    /// Adds an id; whether it is new.
    pub fn insert(&mut self, id: u32) -> bool {
        if id >= DENSE {
            return self.others.insert(id);
        }
        let (word, bit) = (id as usize / 64, 1 << (id % 64));
        if word >= self.bits.len() {
            self.bits.resize(word + 1, 0);
        }
        let new = self.bits[word] & bit == 0;
        self.bits[word] |= bit;
        new
    }

    pub fn remove(&mut self, id: u32) {
        if id >= DENSE {
            self.others.remove(&id);
        } else if let Some(word) = self.bits.get_mut(id as usize / 64) {
            *word &= !(1 << (id % 64));
        }
    }

    pub fn contains(&self, id: u32) -> bool {
        if id >= DENSE {
            return self.others.contains(&id);
        }
        self.bits.get(id as usize / 64).is_some_and(|word| word >> (id % 64) & 1 == 1)
    }

    /// Adds those of another set; whether all of them are new.
    pub fn absorb(&mut self, other: &Self) -> bool {
        let mut new = true;
        if other.bits.len() > self.bits.len() {
            self.bits.resize(other.bits.len(), 0);
        }
        for (word, more) in self.bits.iter_mut().zip(&other.bits) {
            new &= *word & more == 0;
            *word |= more;
        }
        for &id in &other.others {
            new &= self.others.insert(id);
        }
        new
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_new_once() {
        for ids in [[0, 63, 64], [DENSE - 1, DENSE, u32::MAX]] {
            let mut set = IdSet::default();
            for id in ids {
                assert!(!set.contains(id));
                assert!(set.insert(id));
                assert!(!set.insert(id));
                set.remove(id);
                assert!(!set.contains(id));
                assert!(set.insert(id));
                assert!(set.contains(id));
            }
            let mut other = IdSet::default();
            assert!(other.insert(7));
            assert!(other.absorb(&set));
            assert!(ids.iter().all(|&id| other.contains(id)));
            assert!(!other.absorb(&set), "they are there already");
        }
    }
}
