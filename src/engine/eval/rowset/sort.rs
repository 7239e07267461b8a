//! Sorts rows.

use super::same;
use crate::eval::cell::Cell;
use rayon::prelude::*;

/// Sorts rows by their cells, on all threads of the pool if that is told, and leaves one of equal ones.
pub(super) fn sort<C: Cell>(cells: &mut Vec<C>, arity: usize, parallel: bool) {
    fn by_key<T: Send, K: Ord>(rows: &mut [T], parallel: bool, key: impl Fn(&T) -> K + Sync) {
        match parallel {
            true => rows.par_sort_unstable_by_key(key),
            false => rows.sort_unstable_by_key(key),
        }
    }
    fn columns<C: Cell, const N: usize>(cells: &mut [C], parallel: bool) {
        by_key(cells.as_chunks_mut::<N>().0, parallel, |row| *row);
    }
    match arity {
        1 => columns::<C, 1>(cells, parallel),
        // One comparison in place of two.
        2 => by_key(cells.as_chunks_mut().0, parallel, |&[a, b]| C::pair(a, b)),
        3 => columns::<C, 3>(cells, parallel),
        4 => columns::<C, 4>(cells, parallel),
        _ => {
            let mut rows: Vec<&[C]> = cells.chunks_exact(arity).collect();
            by_key(&mut rows, parallel, |row| *row);
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
