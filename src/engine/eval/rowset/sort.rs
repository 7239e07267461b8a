//! Sorts rows.

use super::same;
use crate::eval::cell::Cell;
use rayon::prelude::*;

/// Sorts rows by their cells, on all threads of the pool, and leaves one of equal ones.
pub(super) fn sort<C: Cell>(cells: &mut Vec<C>, arity: usize) {
    fn columns<C: Cell, const N: usize>(cells: &mut [C]) {
        cells.as_chunks_mut::<N>().0.par_sort_unstable();
    }
    match arity {
        1 => columns::<C, 1>(cells),
        // One comparison in place of two.
        2 if C::BITS == 32 => {
            let rows = cells.as_chunks_mut::<2>().0;
            rows.par_sort_unstable_by_key(|[a, b]| a.unsigned() << 32 | b.unsigned());
        }
        2 => columns::<C, 2>(cells),
        3 => columns::<C, 3>(cells),
        4 => columns::<C, 4>(cells),
        _ => {
            let mut rows: Vec<&[C]> = cells.chunks_exact(arity).collect();
            rows.par_sort_unstable();
            *cells = rows.concat();
        }
    }
    let mut kept = 0;
    for at in (0..cells.len()).step_by(arity) {
        if kept == 0 || !same(&cells[kept - arity..kept], &cells[at..at + arity]) {
            cells.copy_within(at..at + arity, kept);
            kept += arity;
        }
    }
    cells.truncate(kept);
}
