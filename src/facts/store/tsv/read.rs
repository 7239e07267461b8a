//! Reads a fact directory. Every cell is checked, for the files may be anybody's.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use flate2::read::MultiGzDecoder;
use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::{MARKER, Marker};
use crate::store::error::StoreError;
use crate::store::escape::unescape;
use crate::store::memory::Facts;
use crate::{
    Cell, ColumnKind, FactError, ID_LIMIT, RELATION_COUNT, Relation, RelationInfo, SCHEMA_HASH,
};

/// All facts of a directory. Files that do not end in `.facts` are ignored.
///
/// # Errors
/// When the file of a relation is missing, a `.facts` file is of no relation, the facts are of
/// another schema, or a row is not of its relation: the first such thing in the schema's order.
pub fn read_dir(dir: &Path) -> Result<Facts, StoreError> {
    check_marker(dir)?;
    for path in list(dir)? {
        if path.extension().is_some_and(|e| e == "facts") && relation_of(&path).is_none() {
            return Err(StoreError::Unknown { path });
        }
    }
    let files: Vec<_> =
        Relation::ALL.iter().map(|r| (*r, dir.join(r.info().file_name()))).collect();
    let mut facts = Facts::new();
    read_files(&mut facts, &files)?;
    Ok(facts)
}

/// The facts of one relation of a directory, and no others.
///
/// # Errors
/// As `read_dir` for this relation's file.
pub fn read_relation(dir: &Path, relation: Relation) -> Result<Facts, StoreError> {
    let read = read_file(relation, &dir.join(relation.info().file_name()));
    match read {
        // Who asked for some relations only is told so.
        Err(StoreError::Missing { .. }) if marker(dir).is_some_and(|m| m.relations.is_some()) => {
            let what = relation.name().to_owned();
            Err(StoreError::Partial { path: dir.to_path_buf(), what })
        }
        read => read,
    }
}

/// Reads each file in place of its relation's rows, or none of them.
fn read_files(facts: &mut Facts, files: &[(Relation, PathBuf)]) -> Result<(), StoreError> {
    let read: Vec<_> =
        files.par_iter().map(|(relation, path)| read_file(*relation, path)).collect();
    let read = read.into_iter().collect::<Result<Vec<_>, _>>()?;
    for ((relation, _), table) in files.iter().zip(read) {
        facts.replace(*relation, table);
    }
    Ok(())
}

/// What the directory's marker says. Facts need none: anybody may write them.
pub fn marker(dir: &Path) -> Option<Marker> {
    serde_json::from_slice(&fs::read(dir.join(MARKER)).ok()?).ok()
}

/// That the facts are of this schema, and all there.
fn check_marker(dir: &Path) -> Result<(), StoreError> {
    match marker(dir) {
        Some(marker) if marker.schema != SCHEMA_HASH => {
            Err(StoreError::Schema { path: dir.to_path_buf(), version: marker.version })
        }
        Some(Marker { relations: Some(some), .. }) => {
            let what = format!("all but {} of {RELATION_COUNT} relations", some.len());
            Err(StoreError::Partial { path: dir.to_path_buf(), what })
        }
        _ => Ok(()),
    }
}

/// The files of a directory, sorted.
pub(super) fn list(dir: &Path) -> Result<Vec<PathBuf>, StoreError> {
    let failed = || StoreError::io(dir, "be listed as a fact directory");
    let entries = fs::read_dir(dir).map_err(failed())?;
    let mut paths = Vec::new();
    for entry in entries {
        paths.push(entry.map_err(failed())?.path());
    }
    paths.sort();
    Ok(paths)
}

fn relation_of(path: &Path) -> Option<Relation> {
    Relation::from_name(path.file_stem()?.to_str()?)
}

pub(super) fn read_file(relation: Relation, path: &Path) -> Result<Facts, StoreError> {
    let mut bytes = fs::read(path).map_err(|source| match source.kind() {
        std::io::ErrorKind::NotFound => StoreError::Missing { path: path.to_path_buf() },
        _ => StoreError::io(path, "be read")(source),
    })?;
    // Text never starts with these bytes: they are not UTF-8 and would be escaped.
    if bytes.starts_with(&[0x1F, 0x8B]) {
        let mut plain = Vec::new();
        MultiGzDecoder::new(&bytes[..])
            .read_to_end(&mut plain)
            .map_err(StoreError::io(path, "be decompressed"))?;
        bytes = plain;
    }
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
        while !self.rest.is_empty() {
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
