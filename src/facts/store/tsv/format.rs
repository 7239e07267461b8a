//! Rows as lines. This is the hot half of writing: most cells are ids, and a module has millions.

use super::buffer::LineBuffer;
use crate::store::escape::escaped;
use crate::store::memory::Facts;
use crate::{Cell, ColumnKind, RelationInfo, Symbol};

/// Bytes that are written for a number at once, whatever its length.
const STRIDE: usize = 16;
/// Numbers that room is made for at once.
const CELLS_AT_ONCE: usize = 128;

/// Four decimal digits of every number below 10,000, leading zeros included.
static DIGITS: [[u8; 4]; 10_000] = {
    let mut table = [[0; 4]; 10_000];
    let mut n = 0;
    while n < table.len() {
        table[n] = [
            b'0' + (n / 1000) as u8,
            b'0' + (n / 100 % 10) as u8,
            b'0' + (n / 10 % 10) as u8,
            b'0' + (n % 10) as u8,
        ];
        n += 1;
    }
    table
};

/// Appends the lines of these rows to `out`. The cells are of whole rows of the relation.
pub(in crate::store) fn rows(
    info: &RelationInfo,
    cells: &[u32],
    facts: &Facts,
    out: &mut LineBuffer,
) {
    let is_plain = |kind| matches!(kind, ColumnKind::Entity(_) | ColumnKind::Unsigned);
    let plain = info.columns.iter().all(|column| is_plain(column.kind));
    match (plain, info.width()) {
        (true, 1) => numbers::<1>(cells, out),
        (true, 2) => numbers::<2>(cells, out),
        (true, 3) => numbers::<3>(cells, out),
        (true, 4) => numbers::<4>(cells, out),
        _ => mixed(info, cells, facts, out),
    }
}

/// Rows of `W` unsigned numbers each.
fn numbers<const W: usize>(cells: &[u32], out: &mut LineBuffer) {
    for batch in cells.chunks(CELLS_AT_ONCE / W * W) {
        let room = out.room(batch.len() * STRIDE);
        let mut end = 0;
        for row in batch.chunks_exact(W) {
            for (column, &cell) in row.iter().enumerate() {
                let separator = if column + 1 == W { b'\n' } else { b'\t' };
                // A number takes less than STRIDE, so there is always as much left.
                if let Some(space) = room[end..].first_chunk_mut() {
                    end += digits(cell, separator, space);
                }
            }
        }
        out.advance(end);
    }
}

/// Writes the decimal digits of `n` and then `separator` to the front of `out`, and answers how
/// many bytes these are. What follows them in `out` is overwritten as well.
#[inline]
fn digits(n: u32, separator: u8, out: &mut [u8; STRIDE]) -> usize {
    let group = |n: u32| u64::from(u32::from_le_bytes(DIGITS[n as usize]));
    let (high, low) = (n / 10_000, n % 10_000);
    if high < 10_000 {
        let eight = group(high) | group(low) << 32;
        // The first digit that is not 0 is the lowest byte that is not `0`; the last one counts.
        let zeros = ((eight ^ 0x3030_3030_3030_3030) | 1 << 56).trailing_zeros() & !7;
        let count = 8 - zeros as usize / 8;
        out[..8].copy_from_slice(&(eight >> zeros).to_le_bytes());
        out[count] = separator;
        return count + 1;
    }
    let twelve = u128::from(group(high / 10_000))
        | u128::from(group(high % 10_000)) << 32
        | u128::from(group(low)) << 64;
    let count = if n < 1_000_000_000 { 9 } else { 10 };
    *out = (twelve >> (8 * (12 - count))).to_le_bytes();
    out[count] = separator;
    count + 1
}

/// Rows with words, texts or signed numbers among the columns.
fn mixed(info: &RelationInfo, cells: &[u32], facts: &Facts, out: &mut LineBuffer) {
    let last = info.width() - 1;
    for row in cells.chunks_exact(info.width()) {
        for (column, &cell) in row.iter().enumerate() {
            let separator = if column == last { b'\n' } else { b'\t' };
            match info.columns[column].kind {
                ColumnKind::Entity(_) | ColumnKind::Unsigned => number(cell, separator, out),
                ColumnKind::Signed => {
                    let n = i32::of_cell(cell);
                    if n < 0 {
                        out.push(b"-");
                    }
                    number(n.unsigned_abs(), separator, out);
                }
                ColumnKind::Enum(words) => {
                    out.push(words[cell as usize].as_bytes());
                    out.push(&[separator]);
                }
                ColumnKind::Symbol => {
                    let symbol = Symbol::of_cell(cell);
                    match symbol.as_number() {
                        Some(n) => number(n, separator, out),
                        None => {
                            out.push(&escaped(&facts.bytes(symbol)));
                            out.push(&[separator]);
                        }
                    }
                }
            }
        }
    }
}

#[inline]
fn number(n: u32, separator: u8, out: &mut LineBuffer) {
    if let Some(space) = out.room(STRIDE).first_chunk_mut() {
        let count = digits(n, separator, space);
        out.advance(count);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_those_of_the_number() {
        let powers = (0..10).map(|e| 10_u32.pow(e));
        for n in powers.flat_map(|p| [p - 1, p, p + 1, p.saturating_mul(4)]).chain([u32::MAX]) {
            let mut bytes = [0; STRIDE];
            let len = digits(n, b'\t', &mut bytes);
            assert_eq!(bytes[..len], *format!("{n}\t").as_bytes());
        }
    }

    #[test]
    fn more_rows_than_fit_at_once_come_out_whole() {
        let cells: Vec<u32> = (0..40_000).map(|n| n * 99_991).collect();
        let mut out = LineBuffer::default();
        numbers::<4>(&cells, &mut out);
        let text: String = cells
            .chunks(4)
            .map(|row| format!("{}\t{}\t{}\t{}\n", row[0], row[1], row[2], row[3]))
            .collect();
        assert_eq!(out.bytes(), text.as_bytes());
    }
}
