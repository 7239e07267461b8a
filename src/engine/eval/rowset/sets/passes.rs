//! What sets are to take on from others.

/// Passes for which there is place before they come.
const AHEAD: usize = 128;

/// Which keys of one relation's sets take on what keys of another's have: numbers of two keys each.
#[derive(Debug)]
pub(in crate::eval) struct Passes<C> {
    pub(super) known: Vec<(u32, u32)>,
    /// The keys that have no number yet, one after the other, and whose sets they take on.
    pub(super) cells: Vec<C>,
    pub(super) new: Vec<u32>,
    /// Words of all sets that are passed on.
    pub words: usize,
}

impl<C> Default for Passes<C> {
    fn default() -> Self {
        Passes { known: Vec::new(), cells: Vec::new(), new: Vec::new(), words: 0 }
    }
}

impl<C> Passes<C> {
    /// Notes a key that has a number, and whose set it takes on.
    #[inline]
    pub(super) fn push(&mut self, key: u32, of: u32) {
        if self.known.capacity() == 0 {
            self.known.reserve(AHEAD);
        }
        self.known.push((key, of));
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.known.len() + self.new.len()
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.known.capacity() * 8 + self.cells.capacity() * size_of::<C>() + self.new.capacity() * 4
    }
}
