//! Rows as lines. This is the hot half of writing: most cells are ids, and a module has millions.

use super::buffer::LineBuffer;
use crate::store::escape::escaped;
use crate::store::memory::Facts;
use crate::{Cell, ColumnKind, RelationInfo, Symbol};

/// Bytes that are written for a number at once, whatever its length.
const STRIDE: usize = 16;
/// The same for a word.
const WORD: usize = 32;
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
/// many bytes these are. What follows them in `out` may be overwritten as well.
///
/// Numbers of a column mostly have as many digits as the one before: each length has a way of its own, which
/// a processor guesses. To compute the length took longer than all else.
#[inline(always)]
fn digits(n: u32, separator: u8, out: &mut [u8; STRIDE]) -> usize {
    if n < 10_000 {
        let count = front(n, out);
        out[count] = separator;
        return count + 1;
    }
    let (high, low) = (n / 10_000, n % 10_000);
    match high {
        0..10 => {
            front(high, out);
            back::<1>(low, separator, out)
        }
        10..100 => {
            front(high, out);
            back::<2>(low, separator, out)
        }
        100..1_000 => {
            front(high, out);
            back::<3>(low, separator, out)
        }
        1_000..10_000 => {
            front(high, out);
            back::<4>(low, separator, out)
        }
        _ => long(n, separator, out),
    }
}

/// Writes the digits of a number below 10,000.
#[inline(always)]
fn front(n: u32, out: &mut [u8; STRIDE]) -> usize {
    let four = DIGITS[n as usize];
    match n {
        0..10 => {
            out[0] = b'0' + n as u8;
            1
        }
        10..100 => {
            out[..2].copy_from_slice(&four[2..]);
            2
        }
        100..1_000 => {
            out[..4].copy_from_slice(&(u32::from_le_bytes(four) >> 8).to_le_bytes());
            3
        }
        _ => {
            out[..4].copy_from_slice(&four);
            4
        }
    }
}

/// Writes four digits from `AT` on, and what follows them.
#[inline(always)]
fn back<const AT: usize>(n: u32, separator: u8, out: &mut [u8; STRIDE]) -> usize {
    out[AT..AT + 4].copy_from_slice(&DIGITS[n as usize]);
    out[AT + 4] = separator;
    AT + 5
}

/// Writes a number of nine or ten digits, and what follows them.
#[cold]
fn long(n: u32, separator: u8, out: &mut [u8; STRIDE]) -> usize {
    let mut buffer = itoa::Buffer::new();
    let text = buffer.format(n).as_bytes();
    out[..text.len()].copy_from_slice(text);
    out[text.len()] = separator;
    text.len() + 1
}

/// Rows with words, texts or signed numbers among the columns.
fn mixed(info: &RelationInfo, cells: &[u32], facts: &Facts, out: &mut LineBuffer) {
    let last = info.width() - 1;
    let rows = cells.len() / info.width();
    let columns = info.columns.iter().enumerate().map(|(place, column)| {
        let separator = if place == last { b'\n' } else { b'\t' };
        Column::of(column.kind, separator, rows)
    });
    let columns: Vec<Column> = columns.collect();
    // What one row takes, texts apart.
    let most = WORD * info.width();
    for row in cells.chunks_exact(info.width()) {
        let mut room = out.room(most);
        let mut end = 0;
        for (column, &cell) in columns.iter().zip(row) {
            let number = match column.kind {
                ColumnKind::Entity(_) | ColumnKind::Unsigned => Some(cell),
                ColumnKind::Signed => {
                    let n = i32::of_cell(cell);
                    room[end] = b'-';
                    end += usize::from(n < 0);
                    Some(n.unsigned_abs())
                }
                ColumnKind::Enum(_) => {
                    if let Some((word, count)) = column.words.get(cell as usize)
                        && let Some(space) = room[end..].first_chunk_mut()
                    {
                        *space = *word;
                        end += count;
                        continue;
                    }
                    None
                }
                ColumnKind::Symbol => Symbol::of_cell(cell).as_number(),
            };
            if let Some(n) = number
                && let Some(space) = room[end..].first_chunk_mut()
            {
                end += digits(n, column.separator, space);
                continue;
            }
            out.advance(end);
            match column.kind {
                ColumnKind::Enum(words) => out.push(words[cell as usize].as_bytes()),
                _ => out.push(&escaped(&facts.bytes(Symbol::of_cell(cell)))),
            }
            out.push(&[column.separator]);
            (room, end) = (out.room(most), 0);
        }
        out.advance(end);
    }
}

/// A word with what follows it, and how many bytes both are.
type Word = ([u8; WORD], usize);

/// How the cells of a column are written.
struct Column {
    kind: ColumnKind,
    separator: u8,
    /// The words of an enumeration, if that many are worth it and they are short.
    words: Vec<Word>,
}

impl Column {
    /// A column of so many rows.
    fn of(kind: ColumnKind, separator: u8, rows: usize) -> Self {
        let words = match kind {
            ColumnKind::Enum(words) if words.len() < rows => {
                words.iter().map_while(|word| with_separator(word, separator)).collect()
            }
            _ => Vec::new(),
        };
        Self { kind, separator, words }
    }
}

fn with_separator(word: &str, separator: u8) -> Option<Word> {
    let mut bytes = [separator; WORD];
    bytes.get_mut(..word.len())?.copy_from_slice(word.as_bytes());
    (word.len() < WORD).then_some((bytes, word.len() + 1))
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
