//! Sorts rows by the digits of their cells: in so many passes, whatever the number of rows.

use crate::eval::cell::Cell;

/// Bits of a digit at most: what is counted for one fits into a processor's nearest cache.
const DIGIT: u32 = 11;
/// Rows below which to compare them takes less time.
const LEAST: usize = 1 << 12;
/// To compare rows once more takes so many times less than a pass.
const PASS: usize = 3;

/// Some bits of the cells in a column, and how many rows have which.
struct Digit {
    column: usize,
    shift: u32,
    counts: Vec<u32>,
}

impl Digit {
    #[inline(always)]
    fn of<C: Cell, const N: usize>(&self, row: &[C; N]) -> usize {
        (row[self.column].unsigned() >> self.shift) as usize & (self.counts.len() - 1)
    }
}

/// Sorts rows by their cells; false if to compare them takes less time. Equal ones keep their order.
pub(super) fn by_digits<C: Cell, const N: usize>(rows: &mut [[C; N]]) -> bool {
    let Some(digits) = digits(rows) else { return false };
    let mut other = vec![[C::default(); N]; rows.len()];
    let (mut from, mut to) = (rows, &mut other[..]);
    let is_odd = digits.len() % 2 == 1;
    for mut digit in digits {
        let mut place = 0;
        for count in &mut digit.counts {
            place += std::mem::replace(count, place);
        }
        for row in &*from {
            let at = digit.of(row);
            to[digit.counts[at] as usize] = *row;
            digit.counts[at] += 1;
        }
        (from, to) = (to, from);
    }
    if is_odd {
        to.copy_from_slice(from);
    }
    true
}

/// The digits in which the rows differ, the last first; none if they are too many.
fn digits<C: Cell, const N: usize>(rows: &[[C; N]]) -> Option<Vec<Digit>> {
    let first = rows.first().filter(|_| rows.len() >= LEAST)?;
    let mut differ = [0; N];
    for row in rows {
        for column in 0..N {
            differ[column] |= row[column].unsigned() ^ first[column].unsigned();
        }
    }
    let mut digits = Vec::new();
    for (column, &bits) in differ.iter().enumerate().rev().filter(|it| *it.1 != 0) {
        let low = bits.trailing_zeros();
        let width = u64::BITS - bits.leading_zeros() - low;
        let count = width.div_ceil(DIGIT);
        let each = width.div_ceil(count);
        digits.extend((0..count).map(|at| {
            let counts = vec![0; 1 << each];
            Digit { column, shift: low + at * each, counts }
        }));
    }
    if digits.len() * PASS > rows.len().ilog2() as usize {
        return None;
    }
    for row in rows {
        for digit in &mut digits {
            let at = digit.of(row);
            digit.counts[at] += 1;
        }
    }
    Some(digits)
}

#[cfg(test)]
mod tests {
    use super::by_digits;

    fn check<const N: usize>(random: &mut fastrand::Rng) {
        for bits in [0, 1, 7, 11, 12, 23, 32] {
            for count in [0, 1, 5000, 1 << 14] {
                for shift in [0, 32 - bits] {
                    let cell =
                        |_| if bits == 0 { 5 } else { random.u32(..) >> (32 - bits) << shift };
                    let rows: Vec<u32> = (0..count * N).map(cell).collect();
                    let mut rows: Vec<[u32; N]> = rows.as_chunks().0.to_vec();
                    let before = rows.clone();
                    let is_done = by_digits(&mut rows);
                    let mut wanted = before.clone();
                    wanted.sort_unstable();
                    let wanted = if is_done { wanted } else { before };
                    assert!(
                        rows == wanted,
                        "{count} rows of {N} cells of {bits} bits from {shift}"
                    );
                    // Four passes are worth it for so many rows.
                    let passes = N * (bits as usize).div_ceil(11);
                    assert!(is_done || count < 1 << 14 || passes > 4);
                }
            }
        }
    }

    #[test]
    fn digits_sort_as_cells_do() {
        let mut random = fastrand::Rng::with_seed(3);
        check::<1>(&mut random);
        check::<2>(&mut random);
        check::<3>(&mut random);
        check::<4>(&mut random);
    }
}
