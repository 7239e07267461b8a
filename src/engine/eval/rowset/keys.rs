//! The keys of sets, numbered as they come.

use super::RowSet;
use super::row::hash_row;
use crate::eval::cell::Cell;

/// Keys, each once. A relation of one column has a single key, without cells.
#[derive(Debug)]
pub(super) struct Keys<C> {
    width: usize,
    /// The keys as rows that stay fresh; of keys without cells, none.
    set: RowSet<C>,
}

impl<C: Cell> Keys<C> {
    pub fn new(width: usize) -> Self {
        Keys { width, set: RowSet::hashed(width) }
    }

    /// How many cells a key has.
    pub fn width(&self) -> usize {
        self.width
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        if self.width == 0 { 1 } else { self.set.fresh_len }
    }

    /// The number of a key, if it is there.
    #[inline]
    pub fn find(&self, key: &[C]) -> Option<u32> {
        if self.width == 0 {
            return Some(0);
        }
        if self.set.slots.is_empty() {
            return None;
        }
        let slot = self.set.find(&[], key, hash_row(key)).ok()?;
        Some((self.set.slots[slot] & self.set.number) - 1)
    }

    /// The number of a key, which is added if it is not there.
    #[inline]
    pub fn add(&mut self, key: &[C]) -> u32 {
        self.find(key).unwrap_or_else(|| {
            self.set.insert_hashed(&[], key, hash_row(key));
            (self.set.fresh_len - 1) as u32
        })
    }

    /// The cells of the key of that number.
    #[inline]
    pub fn get(&self, number: u32) -> &[C] {
        let at = number as usize * self.width;
        &self.set.fresh[at..at + self.width]
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.set.bytes()
    }
}
