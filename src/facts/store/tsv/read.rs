//! Reads the lines of a relation's file. Every cell is checked, for the files may be anybody's.

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
    let mut parser = Parser::new(relation.info(), &bytes);
    match parser.run() {
        Ok(()) => Ok(parser.facts),
        Err(Bad { column, message }) => {
            let line = Some(parser.line);
            let error = FactError { relation, line, column, message };
            Err(StoreError::Row { path: path.to_path_buf(), error })
        }
    }
}

/// How many digits a number of 32 bits has at most.
const DIGITS: usize = 10;

/// What is wrong in the current line.
struct Bad {
    column: Option<usize>,
    message: String,
}

struct Parser<'a> {
    info: &'static RelationInfo,
    rest: &'a [u8],
    /// The line being read, from 1.
    line: usize,
    facts: Facts,
    /// Per column, the places of the words of its vocabulary.
    words: Vec<FxHashMap<&'static [u8], u32>>,
    text: Vec<u8>,
}

impl<'a> Parser<'a> {
    fn new(info: &'static RelationInfo, bytes: &'a [u8]) -> Self {
        let words = info.columns.iter().map(|column| match column.kind {
            ColumnKind::Enum(words) => words.iter().map(|w| w.as_bytes()).zip(0..).collect(),
            _ => FxHashMap::default(),
        });
        Self {
            info,
            rest: bytes,
            line: 0,
            facts: Facts::new(),
            words: words.collect(),
            text: Vec::new(),
        }
    }

    fn run(&mut self) -> Result<(), Bad> {
        let last = self.info.width() - 1;
        let mut cells = std::mem::take(&mut self.facts.table_mut(self.info.relation).cells);
        let limits = self.limits();
        while !self.rest.is_empty() {
            if let Some(limits) = &limits {
                self.numbers(limits, &mut cells);
                if self.rest.is_empty() {
                    break;
                }
            }
            self.line += 1;
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
        self.facts.table_mut(self.info.relation).cells = cells;
        Ok(())
    }

    /// The largest number that each column takes, if all are ids or unsigned numbers.
    fn limits(&self) -> Option<Vec<u64>> {
        let limit = |kind| match kind {
            ColumnKind::Entity(_) => Some(u64::from(ID_LIMIT) - 1),
            ColumnKind::Unsigned => Some(u64::from(u32::MAX)),
            ColumnKind::Signed | ColumnKind::Enum(_) | ColumnKind::Symbol => None,
        };
        self.info.columns.iter().map(|column| limit(column.kind)).collect()
    }

    /// Reads rows of numbers, which most are, up to the first that is anything else: what is wrong
    /// there is for the caller to say.
    fn numbers(&mut self, limits: &[u64], cells: &mut Vec<u32>) {
        let last = limits.len() - 1;
        loop {
            let (mut at, whole) = (0, cells.len());
            for (column, &limit) in limits.iter().enumerate() {
                let (first, mut n) = (at, 0_u64);
                let mut next = self.rest.get(at).copied();
                while let Some(digit @ b'0'..=b'9') = next {
                    n = n.wrapping_mul(10).wrapping_add(u64::from(digit - b'0'));
                    at += 1;
                    next = self.rest.get(at).copied();
                }
                let separator = if column == last { b'\n' } else { b'\t' };
                let is_number = (1..=DIGITS).contains(&(at - first)) && n <= limit;
                if !is_number || next != Some(separator) {
                    cells.truncate(whole);
                    return;
                }
                at += 1;
                cells.push(n as u32);
            }
            self.rest = &self.rest[at..];
            self.line += 1;
        }
    }

    fn columns(&self, how_many: &str) -> Bad {
        let names: Vec<&str> = self.info.columns.iter().map(|c| c.name).collect();
        let count = match names.len() {
            1 => "column".to_owned(),
            n => format!("{n} columns"),
        };
        let message =
            format!("{how_many} than the {count} of {}({})", self.info.name, names.join(", "));
        Bad { column: None, message }
    }

    /// Reads one cell, up to the tab or newline after it.
    #[inline]
    fn cell(&mut self, column: usize) -> Result<u32, Bad> {
        let kind = self.info.columns[column].kind;
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
                match self.words[column].get(field) {
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
        self.text.clear();
        unescape(field, &mut self.text).map_err(|e| e.to_string())?;
        Ok(self.facts.text(&self.text).to_cell())
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
