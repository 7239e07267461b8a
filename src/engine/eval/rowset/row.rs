//! Rows as slices of cells.

use crate::eval::cell::Cell;
use crate::eval::index::mix;

/// A hash of all cells.
#[inline]
pub(in crate::eval) fn hash_row<C: Cell>(row: &[C]) -> u64 {
    let mut h = 0;
    for &cell in row {
        h = mix(h, cell);
    }
    // A shard and a place come from the high bits, a tag from the low half.
    (h ^ (h >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93)
}

/// Rows are short: no call.
#[inline]
pub(in crate::eval) fn same<C: Cell>(a: &[C], b: &[C]) -> bool {
    a.iter().zip(b).all(|(x, y)| x == y)
}

/// The row of that number: one of `rows`, or a fresh one.
#[inline]
pub(super) fn row_of<'a, C>(rows: &'a [C], fresh: &'a [C], arity: usize, id: u32) -> &'a [C] {
    let at = id as usize * arity;
    if at < rows.len() {
        &rows[at..at + arity]
    } else {
        let at = at - rows.len();
        &fresh[at..at + arity]
    }
}
