//! Indexes over the classes of elements, for joins through equivalences.

use crate::eval::cell::Cell;
use crate::eval::classes::Classes;
use crate::ir::RelId;
use rustc_hash::FxHashMap;

/// The rows with an element of a class in a column, by number.
#[derive(Debug)]
pub(super) struct AlikeIndex {
    pub column: usize,
    /// Whose classes.
    pub of: RelId,
    rows: FxHashMap<u32, Vec<u32>>,
}

impl AlikeIndex {
    /// Of these rows, by the classes of relation `of`. Both are complete.
    pub fn new<C: Cell>(
        cells: &[C],
        arity: usize,
        (column, of): (usize, RelId),
        classes: &Classes<C>,
    ) -> Self {
        let mut rows: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
        for (id, row) in (0..).zip(cells.chunks_exact(arity)) {
            if let Some(class) = classes.class(row[column]) {
                rows.entry(class).or_default().push(id);
            }
        }
        Self { column, of, rows }
    }

    /// The rows with an element of the class.
    pub fn rows(&self, class: u32) -> impl Iterator<Item = u32> {
        self.rows.get(&class).into_iter().flatten().copied()
    }

    pub fn bytes(&self) -> usize {
        self.rows.capacity() * 29
    }
}
