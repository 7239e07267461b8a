//! Reads the lines of a relation's file. Every cell is checked, for the files may be anybody's.

use std::io::Read;
use std::path::Path;

use rustc_hash::FxHashMap;

use crate::store::error::StoreError;
use crate::store::escape::unescape;
use crate::store::memory::Facts;
use crate::{Cell, ColumnKind, FactError, ID_LIMIT, Relation, RelationInfo};

/// The rows of a file of text, which may be gzip.
///
/// # Errors
/// When a row is not of its relation.
pub(in crate::store) fn parse(
    relation: Relation,
    path: &Path,
    bytes: Vec<u8>,
) -> Result<Facts, StoreError> {
    // Text never starts as gzip does: those bytes are not UTF-8 and would be escaped.
    let bytes = system::unpacked(bytes).map_err(StoreError::io(path, "be decompressed"))?;
    let mut rows = Rows::new(relation.info());
    rows.take(&bytes, path)?;
    Ok(rows.facts)
}

/// As [`parse`], of a file that is read in pieces: rows take less room than their text. It has about
/// `size` bytes, which only says how much room to make for them.
///
/// # Errors
/// As of that, and when it cannot be read.
pub(in crate::store) fn read(
    relation: Relation,
    path: &Path,
    file: &mut impl Read,
    size: u64,
) -> Result<Facts, StoreError> {
    let failed = || StoreError::io(path, "be read");
    let mut rows = Rows::new(relation.info());
    // A line may be cut, and the end of a file is found where there is room for more.
    let mut text = Vec::with_capacity(size.min(PIECE) as usize + 1024);
    let mut is_first = true;
    loop {
        let mut piece = (&mut *file).take(PIECE);
        let is_last = (piece.read_to_end(&mut text).map_err(failed())? as u64) < PIECE;
        let is_first = std::mem::take(&mut is_first);
        if is_first && system::is_packed(&text) {
            file.read_to_end(&mut text).map_err(failed())?;
            return parse(relation, path, text);
        }
        if is_last {
            rows.take(&text, path)?;
            return Ok(rows.facts);
        }
        let whole = memchr::memrchr(b'\n', &text).map_or(0, |newline| newline + 1);
        rows.take(&text[..whole], path)?;
        if is_first {
            rows.expect(whole as u64, size);
        }
        text.drain(..whole);
    }
}

/// How many bytes of a file are read at once.
const PIECE: u64 = 256 << 10;

/// How many digits a number of 32 bits has at most.
const DIGITS: usize = 10;

/// The number whose digits `bytes` begins with, and how many they are: more than [`DIGITS`], and any number,
/// if it has more bits than 32.
#[inline]
fn number(bytes: &[u8]) -> (u64, usize) {
    let (mut n, mut count) = (0, 0);
    // Eight at once: as numbers, of which those that are no digits are above 9.
    if let Some(eight) = bytes.first_chunk() {
        let digits = u64::from_le_bytes(*eight) ^ 0x3030_3030_3030_3030;
        let others = (digits.wrapping_add(0x7676_7676_7676_7676) | digits) & 0x8080_8080_8080_8080;
        count = others.trailing_zeros() as usize / 8;
        if count == 0 {
            return (0, 0);
        }
        // The first digit is in the lowest byte; zeros come before it. Then pairs, fours and all of them.
        let pairs = digits << (64 - 8 * count);
        let pairs = pairs.wrapping_mul(10).wrapping_add(pairs >> 8);
        let of_two = |pairs: u64, low: u64, high: u64| {
            (pairs & 0x0000_00FF_0000_00FF).wrapping_mul(low | high << 32)
        };
        n = of_two(pairs, 100, 1_000_000).wrapping_add(of_two(pairs >> 16, 1, 10_000)) >> 32;
        if count < 8 {
            return (n, count);
        }
    }
    while let Some(digit @ b'0'..=b'9') = bytes.get(count).copied() {
        n = n.wrapping_mul(10).wrapping_add(u64::from(digit - b'0'));
        count += 1;
    }
    (n, count)
}

/// What is wrong in the current line.
struct Bad {
    column: Option<usize>,
    message: String,
}

/// The rows of a file so far.
struct Rows {
    info: &'static RelationInfo,
    /// The line being read, from 1.
    line: usize,
    facts: Facts,
    /// Per column, the places of the words of its vocabulary.
    words: Vec<FxHashMap<&'static [u8], u32>>,
    text: Vec<u8>,
}

/// Reads lines.
struct Parser<'a> {
    rows: &'a mut Rows,
    rest: &'a [u8],
}

impl Rows {
    fn new(info: &'static RelationInfo) -> Self {
        let words = info.columns.iter().map(|column| match column.kind {
            ColumnKind::Enum(words) => words.iter().map(|w| w.as_bytes()).zip(0..).collect(),
            _ => FxHashMap::default(),
        });
        Self { info, line: 0, facts: Facts::new(), words: words.collect(), text: Vec::new() }
    }

    /// Makes room for the rows of all bytes, as many for each as for those that were read.
    fn expect(&mut self, read: u64, all: u64) {
        let cells = &mut self.facts.table_mut(self.info.relation).cells;
        let more =
            u128::from(all.saturating_sub(read)) * cells.len() as u128 / u128::from(read.max(1));
        // Later rows have longer numbers: so many are not there.
        let _ = cells.try_reserve_exact(usize::try_from(more).unwrap_or(0));
    }

    /// Adds the rows of these lines.
    fn take(&mut self, lines: &[u8], path: &Path) -> Result<(), StoreError> {
        let relation = self.info.relation;
        let mut cells = std::mem::take(&mut self.facts.table_mut(relation).cells);
        let read = Parser { rows: self, rest: lines }.run(&mut cells);
        self.facts.table_mut(relation).cells = cells;
        read.map_err(|Bad { column, message }| {
            let error = FactError { relation, line: Some(self.line), column, message };
            StoreError::Row { path: path.to_path_buf(), error }
        })
    }
}

impl<'a> Parser<'a> {
    fn run(&mut self, cells: &mut Vec<u32>) -> Result<(), Bad> {
        let last = self.rows.info.width() - 1;
        let limits = self.limits();
        while !self.rest.is_empty() {
            if let Some(limits) = &limits {
                self.numbers(limits, cells);
                if self.rest.is_empty() {
                    break;
                }
            }
            self.rows.line += 1;
            for column in 0..=last {
                cells.push(self.cell(column)?);
                match (column == last, self.rest.split_first()) {
                    (true, None) => {}
                    (true, Some((b'\n', rest))) | (false, Some((b'\t', rest))) => self.rest = rest,
                    (true, _) => return Err(self.columns("more")),
                    (false, _) => return Err(self.columns("fewer")),
                }
            }
        }
        Ok(())
    }

    /// The largest number that each column takes, if all are ids or unsigned numbers.
    fn limits(&self) -> Option<Vec<u64>> {
        let limit = |kind| match kind {
            ColumnKind::Entity(_) => Some(u64::from(ID_LIMIT) - 1),
            ColumnKind::Unsigned => Some(u64::from(u32::MAX)),
            ColumnKind::Signed | ColumnKind::Enum(_) | ColumnKind::Symbol => None,
        };
        self.rows.info.columns.iter().map(|column| limit(column.kind)).collect()
    }

    /// Reads rows of numbers, which most are, up to the first that is anything else: what is wrong
    /// there is for the caller to say.
    fn numbers(&mut self, limits: &[u64], cells: &mut Vec<u32>) {
        let last = limits.len() - 1;
        loop {
            let (mut at, whole) = (0, cells.len());
            for (column, &limit) in limits.iter().enumerate() {
                let (n, digits) = number(&self.rest[at..]);
                at += digits;
                let separator = if column == last { b'\n' } else { b'\t' };
                let is_number = (1..=DIGITS).contains(&digits) && n <= limit;
                if !is_number || self.rest.get(at) != Some(&separator) {
                    cells.truncate(whole);
                    return;
                }
                at += 1;
                cells.push(n as u32);
            }
            self.rest = &self.rest[at..];
            self.rows.line += 1;
        }
    }

    fn columns(&self, how_many: &str) -> Bad {
        let names: Vec<&str> = self.rows.info.columns.iter().map(|c| c.name).collect();
        let count = match names.len() {
            1 => "column".to_owned(),
            n => format!("{n} columns"),
        };
        let message =
            format!("{how_many} than the {count} of {}({})", self.rows.info.name, names.join(", "));
        Bad { column: None, message }
    }

    /// Reads one cell, up to the tab or newline after it.
    #[inline]
    fn cell(&mut self, column: usize) -> Result<u32, Bad> {
        let kind = self.rows.info.columns[column].kind;
        match kind {
            ColumnKind::Entity(_) | ColumnKind::Unsigned => {
                let mut n = 0_u64;
                let mut digits = 0;
                while let Some(&byte) = self.rest.get(digits).filter(|b| b.is_ascii_digit()) {
                    n = (n * 10 + u64::from(byte - b'0')).min(1 << 40);
                    digits += 1;
                }
                let ended = matches!(self.rest.get(digits), None | Some(b'\t' | b'\n'));
                let is_id = matches!(kind, ColumnKind::Entity(_));
                match u32::try_from(n) {
                    Ok(n) if ended && digits > 0 && (!is_id || n < ID_LIMIT) => {
                        self.rest = &self.rest[digits..];
                        Ok(n)
                    }
                    _ if is_id => Err(self.bad(column, "an id, a number below 2^31")),
                    _ => Err(self.bad(column, "a number below 2^32")),
                }
            }
            ColumnKind::Signed => {
                let field = self.field();
                let n = std::str::from_utf8(field).ok().and_then(|text| text.parse::<i32>().ok());
                match n {
                    Some(n) if field[0] != b'+' => {
                        self.rest = &self.rest[field.len()..];
                        Ok(n.to_cell())
                    }
                    _ => Err(self.bad(column, "a signed 32-bit number")),
                }
            }
            ColumnKind::Enum(words) => {
                let field = self.field();
                match self.rows.words[column].get(field) {
                    Some(&word) => {
                        self.rest = &self.rest[field.len()..];
                        Ok(word)
                    }
                    None => Err(self.bad(column, &format!("one of {}", words.join(", ")))),
                }
            }
            ColumnKind::Symbol => {
                let field = self.field();
                self.rest = &self.rest[field.len()..];
                self.symbol(field).map_err(|message| Bad { column: Some(column), message })
            }
        }
    }

    fn symbol(&mut self, field: &[u8]) -> Result<u32, String> {
        self.rows.text.clear();
        unescape(field, &mut self.rows.text).map_err(|e| e.to_string())?;
        Ok(self.rows.facts.text(&self.rows.text).to_cell())
    }

    /// The bytes up to the next tab or newline.
    #[inline]
    fn field(&self) -> &'a [u8] {
        let end = memchr::memchr2(b'\t', b'\n', self.rest).unwrap_or(self.rest.len());
        &self.rest[..end]
    }

    fn bad(&self, column: usize, expected: &str) -> Bad {
        let field = String::from_utf8_lossy(self.field());
        let shown: String = field.chars().take(40).collect();
        Bad {
            column: Some(column),
            message: format!("`{}` is not {expected}", shown.escape_debug()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn a_number_is_what_its_digits_say_whatever_follows() {
        let powers = (0..10).map(|e| 10_u64.pow(e));
        let numbers = powers.flat_map(|p| [p - 1, p, p + 1, p * 4, p * 9 + 7]);
        for n in numbers.chain([u64::from(u32::MAX), 12_345_678, 1_234_567_890]) {
            for end in [
                "",
                "\t",
                "\n",
                "/",
                ":",
                "a",
                "\t1234567",
                "\n12345678\t",
                "-",
                "\u{ff}",
                "\0\0\0\0\0\0\0\0",
            ] {
                for zeros in ["", "0", "000"] {
                    let digits = format!("{zeros}{n}");
                    let found = number(format!("{digits}{end}").as_bytes());
                    assert_eq!(found, (n, digits.len()), "{digits}{end:?}");
                }
            }
        }
        for none in ["", "x", "/23456789", ":23456789", "\t1", "-1", " 12345678", "\u{b9}1234567"] {
            assert_eq!(number(none.as_bytes()), (0, 0), "{none:?}");
        }
        assert_eq!(number(b"12345678901234567890123\t").1, 23);
    }
}
