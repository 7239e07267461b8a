//! Strings as cells.

/// A table of slices, each with a number.
#[derive(Debug)]
struct Slices<T> {
    items: Vec<T>,
    ends: Vec<usize>,
    /// Number plus one; zero is empty.
    table: Vec<u32>,
}

impl<T> Default for Slices<T> {
    fn default() -> Self {
        Slices { items: Vec::new(), ends: Vec::new(), table: Vec::new() }
    }
}

impl<T: Copy + PartialEq + std::hash::Hash> Slices<T> {
    fn get(&self, id: usize) -> &[T] {
        let start = if id == 0 { 0 } else { self.ends[id - 1] };
        &self.items[start..self.ends[id]]
    }

    fn hash(item: &[T]) -> usize {
        use std::hash::{BuildHasher, BuildHasherDefault};
        let hash = BuildHasherDefault::<rustc_hash::FxHasher>::default().hash_one(item);
        (hash.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 20) as usize
    }

    fn find(&self, item: &[T]) -> Option<u32> {
        if self.table.is_empty() {
            return None;
        }
        let mask = self.table.len() - 1;
        let mut at = Self::hash(item) & mask;
        loop {
            let id = self.table[at];
            if id == 0 {
                return None;
            }
            if self.get(id as usize - 1) == item {
                return Some(id - 1);
            }
            at = (at + 1) & mask;
        }
    }

    fn insert(&mut self, item: &[T]) -> u32 {
        if let Some(id) = self.find(item) {
            return id;
        }
        if self.ends.len() * 2 >= self.table.len() {
            let size = (self.table.len() * 2).max(64);
            self.table = vec![0; size];
            for id in 0..self.ends.len() {
                self.place(id);
            }
        }
        self.items.extend_from_slice(item);
        self.ends.push(self.items.len());
        let id = self.ends.len() - 1;
        self.place(id);
        id as u32
    }

    fn place(&mut self, id: usize) {
        let mask = self.table.len() - 1;
        let mut at = Self::hash(self.get(id)) & mask;
        while self.table[at] != 0 {
            at = (at + 1) & mask;
        }
        self.table[at] = id as u32 + 1;
    }

    fn bytes(&self) -> usize {
        self.items.capacity() * size_of::<T>()
            + self.ends.capacity() * 8
            + self.table.capacity() * 4
    }
}

/// Strings, each once.
#[derive(Debug, Default)]
pub(crate) struct Symbols {
    table: Slices<u8>,
}

impl Symbols {
    /// The number of the string, a new one if it was not known.
    pub fn intern(&mut self, text: &[u8]) -> u32 {
        self.table.insert(text)
    }

    /// The number of the string if it is known.
    pub fn find(&self, text: &[u8]) -> Option<u32> {
        self.table.find(text)
    }

    /// The string of that number; empty if there is none (a number read as a symbol).
    pub fn get(&self, id: u32) -> &[u8] {
        if (id as usize) < self.table.ends.len() { self.table.get(id as usize) } else { b"" }
    }

    /// How many strings there are.
    pub fn len(&self) -> usize {
        self.table.ends.len()
    }

    /// All strings, in the order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = &[u8]> {
        (0..self.table.ends.len()).map(|id| self.table.get(id))
    }

    pub fn bytes(&self) -> usize {
        self.table.bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::Slices;

    #[test]
    fn hashes_differ_in_the_bits_that_choose_a_place() {
        let places = (0..1024u32).map(|n| Slices::hash(&n.to_le_bytes()) % 1024);
        let places: std::collections::BTreeSet<usize> = places.collect();
        assert!(places.len() > 500, "{}", places.len());
    }

    #[test]
    fn half_of_the_places_stay_free() {
        let mut slices = Slices::<u32>::default();
        for n in 0..1000 {
            assert_eq!(slices.insert(&[n]), n);
            assert!(slices.table.len().is_power_of_two());
            assert!(
                (2 * slices.ends.len()..4 * slices.ends.len() + 64)
                    .contains(&(slices.table.len() + 1))
            );
        }
    }
}
