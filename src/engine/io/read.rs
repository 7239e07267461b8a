//! Fact files.

use super::fields::Format;
use super::params::param;
use crate::check::parse_number;
use crate::check::types::{Kind, Types};
use crate::error::{Error, Result};
use crate::eval::cell::Cell;
use crate::eval::records::Records;
use crate::eval::values::Symbols;
use crate::eval::{Tables, insert};
use crate::ir::{Checked, Io};
use crate::syntax::ast::DirectiveKind;
use rayon::prelude::*;
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};

/// What any compressed file may have when it is unpacked, in bytes.
const SMALL: u64 = 64 << 20;

/// Reads the facts of every `.input` of a relation that is `wanted`.
pub(crate) fn read_inputs<C: Cell>(
    program: &Checked,
    wanted: &dyn Fn(usize) -> bool,
    dir: &Path,
    expansion: u32,
    tables: &mut Tables<C>,
) -> Result<()> {
    for io in program.io.iter().filter(|io| io.kind == DirectiveKind::Input) {
        if wanted(io.relation) {
            read_input(program, io, dir, expansion, tables)?;
        }
    }
    Ok(())
}

/// What `.input` says about its file.
struct Source<'a> {
    path: PathBuf,
    bytes: Vec<u8>,
    format: Format<'a>,
    /// For each column of the relation, the column of the file.
    columns: Vec<usize>,
    headers: bool,
}

fn source<'a>(program: &Checked, io: &'a Io, dir: &Path, expansion: u32) -> Result<Source<'a>> {
    const KNOWN: [&str; 9] = [
        "IO",
        "filename",
        "delimiter",
        "rfc4180",
        "columns",
        "headers",
        "compress",
        "name",
        "fact-dir",
    ];
    let relation = &program.relations[io.relation];
    let unsupported = |what: String| Error::Fault {
        place: program.sources.place(io.span),
        message: format!("{what} is not supported by the embedded engine; use --engine souffle"),
    };
    if let Some((key, _)) = io.params.iter().find(|p| !KNOWN.contains(&&*p.0)) {
        return Err(unsupported(format!("the parameter {key} of .input")));
    }
    let rfc4180 = param(&io.params, "rfc4180") == Some("true");
    let delimiter = param(&io.params, "delimiter").unwrap_or(if rfc4180 { "," } else { "\t" });
    let columns = match param(&io.params, "columns") {
        None | Some("") => (0..relation.columns.len()).collect(),
        Some(list) => {
            let list: Option<Vec<usize>> = list.split(':').map(|n| n.parse().ok()).collect();
            match list {
                Some(list) if list.len() >= relation.columns.len() => list,
                _ => return Err(unsupported("this list of columns".into())),
            }
        }
    };
    let (path, bytes) = match param(&io.params, "IO").unwrap_or("file") {
        "file" => {
            let name = param(&io.params, "filename")
                .map_or_else(|| format!("{}.facts", relation.name), str::to_owned);
            let path = dir.join(name);
            let bytes = plain(&path, expansion)
                .map_err(|source| Error::Io { path: path.clone(), source })?;
            (path, bytes)
        }
        "stdin" => {
            let mut bytes = Vec::new();
            let path = PathBuf::from("<stdin>");
            std::io::stdin()
                .read_to_end(&mut bytes)
                .map_err(|source| Error::Io { path: path.clone(), source })?;
            (path, bytes)
        }
        other => return Err(unsupported(format!("IO={other}"))),
    };
    let format = Format { delimiter: delimiter.as_bytes(), rfc4180 };
    let headers = param(&io.params, "headers") == Some("true");
    Ok(Source { path, bytes, format, columns, headers })
}

/// The bytes of a file, which may be compressed, under its name or with `.gz`; unpacked it may have
/// so many times its size.
fn plain(path: &Path, expansion: u32) -> std::io::Result<Vec<u8>> {
    let bytes = read(path).or_else(|error| {
        let mut packed = path.as_os_str().to_owned();
        packed.push(".gz");
        read(Path::new(&packed)).map_err(|_| error)
    })?;
    if !bytes.starts_with(&[0x1f, 0x8b]) {
        return Ok(bytes);
    }
    let most = (bytes.len() as u64).saturating_mul(expansion.into()).max(SMALL);
    let mut plain = Vec::new();
    flate2::read::MultiGzDecoder::new(&bytes[..]).take(most + 1).read_to_end(&mut plain)?;
    if plain.len() as u64 > most {
        let words = format!(
            "unpacked it has more than {expansion} times its size, as if made to fill the memory"
        );
        return Err(std::io::Error::new(ErrorKind::InvalidData, words));
    }
    Ok(plain)
}

/// The bytes of a file. For a pipe or a device one could wait for ever, unless it is what the process
/// has open.
fn read(path: &Path) -> std::io::Result<Vec<u8>> {
    let there = std::fs::metadata(path)?;
    let is_open = ["/dev/stdin", "/dev/fd", "/dev/null"].iter().any(|it| path.starts_with(it));
    if there.is_file() || there.is_dir() || is_open {
        return std::fs::read(path);
    }
    Err(std::io::Error::new(ErrorKind::InvalidInput, "no regular file"))
}

fn read_input<C: Cell>(
    program: &Checked,
    io: &Io,
    dir: &Path,
    expansion: u32,
    tables: &mut Tables<C>,
) -> Result<()> {
    let source = source(program, io, dir, expansion)?;
    let kinds = program.kinds(io.relation);
    let pool = tables.pool();
    let rows = &mut tables.rows[io.relation];
    if kinds.is_empty() {
        if source.bytes.starts_with(b"()") {
            insert(program, io.relation, rows, &[], false);
        }
        return Ok(());
    }
    let mut rest = &source.bytes[..];
    if source.headers {
        source.format.line(&mut rest);
    }
    let has_records = kinds.iter().any(|k| matches!(k, Kind::Record(_) | Kind::Adt(_)));
    let name = &*program.relations[io.relation].name;
    let file = Part { types: &program.types, source: &source, name, kinds: &kinds };
    let cells = match &pool {
        Some(pool) if rest.len() > LARGE && !source.format.rfc4180 && !has_records => {
            pool.install(|| file.read_parallel(rest, &mut tables.symbols))?
        }
        _ => file.read(rest, 0, &mut tables.symbols, &mut tables.records)?,
    };
    drop(source);
    match &pool {
        Some(pool) => pool.install(|| insert(program, io.relation, rows, &cells, true)),
        None => insert(program, io.relation, rows, &cells, false),
    }
    Ok(())
}

/// Bytes from which on several threads read a file.
const LARGE: usize = 1 << 20;

/// Lines of a file.
struct Part<'a> {
    types: &'a Types,
    source: &'a Source<'a>,
    /// The relation's.
    name: &'a str,
    kinds: &'a [Kind],
}

impl Part<'_> {
    /// The cells of the lines, which come after `line` others.
    fn read<C: Cell>(
        &self,
        lines: &[u8],
        line: usize,
        symbols: &mut Symbols,
        records: &mut Records<C>,
    ) -> Result<Vec<C>> {
        let (types, source, name) = (self.types, self.source, self.name);
        Reader { types, symbols, records, source, name, line }.rows(lines, self.kinds)
    }

    /// Each thread reads a stretch of lines with strings of its own, which are then made common.
    fn read_parallel<C: Cell>(&self, lines: &[u8], symbols: &mut Symbols) -> Result<Vec<C>> {
        let mut stretches = Vec::new();
        let mut rest = lines;
        while !rest.is_empty() {
            let end = memchr::memchr(b'\n', &rest[LARGE.min(rest.len())..]);
            let end = end.map_or(rest.len(), |n| LARGE.min(rest.len()) + n + 1);
            let (stretch, others) = rest.split_at(end);
            stretches.push(stretch);
            rest = others;
        }
        let count = |s: &&[u8]| memchr::memchr_iter(b'\n', s).count();
        let mut before = 0;
        let starts: Vec<usize> = stretches
            .iter()
            .map(|s| {
                before += count(s);
                before - count(s)
            })
            .collect();
        let found: Vec<Result<(Vec<C>, Symbols)>> = stretches
            .par_iter()
            .zip(starts)
            .map(|(stretch, line)| {
                let mut own = Symbols::default();
                let cells = self.read(stretch, line, &mut own, &mut Records::default())?;
                Ok((cells, own))
            })
            .collect();
        let mut all = Vec::new();
        let symbolic: Vec<bool> = self.kinds.iter().map(|&k| k == Kind::Symbol).collect();
        for part in found {
            let (mut cells, own) = part?;
            let ids: Vec<u32> = own.iter().map(|text| symbols.intern(text)).collect();
            if !ids.is_empty() {
                for (cell, _) in cells.iter_mut().zip(symbolic.iter().cycle()).filter(|c| *c.1) {
                    *cell = C::cut(ids[cell.id() as usize].into());
                }
            }
            all.append(&mut cells);
        }
        Ok(all)
    }
}

pub(super) struct Reader<'a, C: Cell> {
    pub types: &'a Types,
    pub symbols: &'a mut Symbols,
    pub records: &'a mut Records<C>,
    source: &'a Source<'a>,
    /// The relation's.
    name: &'a str,
    line: usize,
}

impl<C: Cell> Reader<'_, C> {
    fn error(&self, column: usize, message: String) -> Error {
        Error::Fact { path: self.source.path.clone(), line: self.line, column, message }
    }

    /// The cells of all lines.
    fn rows(&mut self, mut rest: &[u8], kinds: &[Kind]) -> Result<Vec<C>> {
        let source = self.source;
        let lines = memchr::memchr_iter(b'\n', rest).count() + 1;
        let mut cells = Vec::with_capacity(lines * kinds.len());
        let mut row = vec![C::default(); kinds.len()];
        while !rest.is_empty() {
            let line = source.format.line(&mut rest);
            self.line += 1;
            let mut filled = 0;
            let mut at = Some(0);
            let mut number = 0;
            while filled < kinds.len() {
                let Some(from) = at else {
                    let (name, wanted) = (self.name, kinds.len());
                    let message = format!("{number} columns, but {name} has {wanted}");
                    return Err(self.error(number + 1, message));
                };
                let (element, next) = source.format.element(line, from);
                at = next;
                if let Some(column) = source.columns.iter().position(|&c| c == number) {
                    row[column] = self.cell(&element, kinds[column], number + 1)?;
                    filled += 1;
                }
                number += 1;
            }
            cells.extend_from_slice(&row);
        }
        Ok(cells)
    }

    fn cell(&mut self, text: &[u8], kind: Kind, column: usize) -> Result<C> {
        if kind == Kind::Symbol {
            return Ok(C::cut(self.symbols.intern(text).into()));
        }
        // Most cells are short unsigned numbers.
        if matches!(kind, Kind::Number | Kind::Unsigned)
            && (1..10).contains(&text.len())
            && text.iter().all(u8::is_ascii_digit)
        {
            return Ok(C::cut(text.iter().fold(0, |n, d| n * 10 + u64::from(d - b'0'))));
        }
        let string = String::from_utf8_lossy(text);
        let found = match kind {
            Kind::Record(_) | Kind::Adt(_) => {
                let mut at = 0;
                let value = self.value(&string, &mut at, kind, 0);
                value.filter(|_| at == string.len())
            }
            _ => parse_number(&string, kind, self.types.width).map(C::cut),
        };
        found.ok_or_else(|| {
            let wanted = self.types.kind_name(kind);
            self.error(column, format!("{string:?} is no {wanted}"))
        })
    }
}
