//! What threads find for a set, before it takes that in.

/// Rows that a thread has found.
#[derive(Clone, Debug)]
pub(crate) struct List<C> {
    /// Rows, one after the other.
    pub cells: Vec<C>,
    /// In place of rows, the numbers of their keys and last values, for sets that have given them some: who
    /// takes them in need not look for these again.
    pub pairs: Vec<(u32, u32)>,
}

impl<C> Default for List<C> {
    fn default() -> Self {
        List { cells: Vec::new(), pairs: Vec::new() }
    }
}

impl<C> From<Vec<C>> for List<C> {
    fn from(cells: Vec<C>) -> Self {
        List { cells, pairs: Vec::new() }
    }
}

impl<C> List<C> {
    /// For as many as another list has, but not too many: one that grows is copied.
    pub fn like(other: &Self) -> Self {
        const MOST: usize = 1 << 12;
        let cells = Vec::with_capacity(other.cells.len().min(MOST));
        List { cells, pairs: Vec::with_capacity(other.pairs.len().min(MOST)) }
    }

    /// How many rows of so many columns.
    pub fn rows(&self, arity: usize) -> usize {
        self.cells.len() / arity.max(1) + self.pairs.len()
    }

    pub fn is_empty(&self) -> bool {
        self.cells.is_empty() && self.pairs.is_empty()
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.cells.capacity() * size_of::<C>() + self.pairs.capacity() * size_of::<(u32, u32)>()
    }
}
