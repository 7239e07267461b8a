//! Fact files.

use super::super::check::parse_number;
use super::super::check::types::{Kind, Types};
use super::super::error::{Error, Result};
use super::super::eval::cell::Cell;
use super::super::eval::values::{Records, Symbols};
use super::super::eval::{Tables, insert};
use super::super::ir::{Checked, Io};
use super::super::syntax::ast::DirectiveKind;
use super::param;
use std::borrow::Cow;
use std::io::Read;
use std::path::{Path, PathBuf};

/// Reads the facts of every `.input` of a relation that is `wanted`.
pub(in crate::engine) fn read_inputs<C: Cell>(
    program: &Checked,
    wanted: &dyn Fn(usize) -> bool,
    dir: &Path,
    tables: &mut Tables<C>,
) -> Result<()> {
    for io in program.io.iter().filter(|io| io.kind == DirectiveKind::Input) {
        if wanted(io.relation) {
            read_input(program, io, dir, tables)?;
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

fn source<'a>(program: &Checked, io: &'a Io, dir: &Path) -> Result<Source<'a>> {
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
            let bytes = plain(&path).map_err(|source| Error::Io { path: path.clone(), source })?;
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

/// The bytes of a file, which may be compressed, under its name or with `.gz`.
fn plain(path: &Path) -> std::io::Result<Vec<u8>> {
    let bytes = std::fs::read(path).or_else(|error| {
        let mut packed = path.as_os_str().to_owned();
        packed.push(".gz");
        std::fs::read(PathBuf::from(packed)).map_err(|_| error)
    })?;
    if !bytes.starts_with(&[0x1f, 0x8b]) {
        return Ok(bytes);
    }
    let mut plain = Vec::new();
    flate2::read::MultiGzDecoder::new(&bytes[..]).read_to_end(&mut plain)?;
    Ok(plain)
}

fn read_input<C: Cell>(
    program: &Checked,
    io: &Io,
    dir: &Path,
    tables: &mut Tables<C>,
) -> Result<()> {
    let source = source(program, io, dir)?;
    let kinds = program.kinds(io.relation);
    let rows = &mut tables.rows[io.relation];
    if kinds.is_empty() {
        if source.bytes.starts_with(b"()") {
            insert(program, io.relation, rows, &[]);
        }
        return Ok(());
    }
    let mut rest = &source.bytes[..];
    if source.headers {
        source.format.line(&mut rest);
    }
    let mut reader = Reader {
        types: &program.types,
        symbols: &mut tables.symbols,
        records: &mut tables.records,
        source: &source,
        name: &program.relations[io.relation].name,
        line: 0,
    };
    let cells = reader.rows(rest, &kinds)?;
    drop(source);
    insert(program, io.relation, rows, &cells);
    Ok(())
}

struct Format<'a> {
    delimiter: &'a [u8],
    rfc4180: bool,
}

impl Format<'_> {
    /// Takes the next line; of rfc4180 it goes on while a quote is open.
    fn line<'b>(&self, rest: &mut &'b [u8]) -> &'b [u8] {
        let all = *rest;
        let mut end = 0;
        let mut quotes = 0;
        loop {
            let stop = memchr::memchr(b'\n', &all[end..]).map_or(all.len(), |n| end + n);
            if self.rfc4180 {
                quotes += all[end..stop].iter().filter(|&&b| b == b'"').count();
            }
            end = stop;
            if quotes % 2 == 0 || end == all.len() {
                break;
            }
            end += 1;
        }
        *rest = all.get(end + 1..).unwrap_or(b"");
        let line = &all[..end];
        line.strip_suffix(b"\r").unwrap_or(line)
    }

    /// The element that starts at `from`, and where the next one starts.
    fn element<'b>(&self, line: &'b [u8], from: usize) -> (Cow<'b, [u8]>, Option<usize>) {
        let text = line.get(from..).unwrap_or(b"");
        if self.rfc4180 && text.first() == Some(&b'"') {
            let mut out = Vec::new();
            let mut at = 1;
            while at < text.len() {
                if text[at] == b'"' {
                    if text.get(at + 1) == Some(&b'"') {
                        at += 1;
                    } else {
                        break;
                    }
                }
                out.push(text[at]);
                at += 1;
            }
            let end = from + at + 1;
            let next = (end < line.len()).then(|| end + self.delimiter.len());
            return (out.into(), next);
        }
        let mut end = match self.delimiter {
            [one] => memchr::memchr(*one, text),
            more => memchr::memmem::find(text, more),
        };
        if self.delimiter.contains(&b',') && !self.rfc4180 {
            // A comma in a record does not end it.
            let mut open = 0i32;
            end = None;
            for at in 0..text.len() {
                match text[at] {
                    b'[' | b'(' => open += 1,
                    b']' | b')' => open -= 1,
                    _ => {}
                }
                if open <= 0 && text[at..].starts_with(self.delimiter) {
                    end = Some(at);
                    break;
                }
            }
        }
        match end {
            Some(n) => (text[..n].into(), Some(from + n + self.delimiter.len())),
            None => (text.into(), None),
        }
    }
}

struct Reader<'a, C> {
    types: &'a Types,
    symbols: &'a mut Symbols,
    records: &'a mut Records<C>,
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

    fn value(&mut self, text: &str, at: &mut usize, kind: Kind, depth: usize) -> Option<C> {
        if depth > 1000 {
            return None;
        }
        skip(text, at);
        match kind {
            Kind::Symbol => {
                let rest = &text[*at..];
                if rest.starts_with('"') {
                    let mut out = Vec::new();
                    let mut escaped = false;
                    for (i, b) in rest.bytes().enumerate().skip(1) {
                        if escaped {
                            out.push(b);
                            escaped = false;
                        } else if b == b'\\' {
                            escaped = true;
                        } else if b == b'"' {
                            *at += i + 1;
                            return Some(C::cut(self.symbols.intern(&out).into()));
                        } else {
                            out.push(b);
                        }
                    }
                    return None;
                }
                let end = rest.find([',', ']', ')'])?;
                *at += end;
                Some(C::cut(self.symbols.intern(&rest.as_bytes()[..end]).into()))
            }
            Kind::Record(id) => {
                if text[*at..].starts_with("nil") {
                    *at += 3;
                    return Some(C::default());
                }
                eat(text, at, '[')?;
                let fields: Vec<Kind> =
                    self.types.record(id).iter().map(|&f| self.types.kind(f)).collect();
                let cells = self.fields(text, at, &fields, depth)?;
                eat(text, at, ']')?;
                Some(C::cut(self.records.pack(&cells).into()))
            }
            Kind::Adt(id) => {
                eat(text, at, '$')?;
                skip(text, at);
                let rest = &text[*at..];
                let end = rest
                    .find(|c: char| !(c.is_ascii_alphanumeric() || "_?.".contains(c)))
                    .unwrap_or(rest.len());
                let branches = self.types.adt(id);
                let number = branches.iter().position(|b| *b.name == rest[..end])?;
                *at += end;
                if self.types.is_enum(id) {
                    return Some(C::cut(number as u64));
                }
                let fields: Vec<Kind> =
                    branches[number].fields.iter().map(|&f| self.types.kind(f)).collect();
                let mut cells = vec![C::cut(number as u64)];
                if !fields.is_empty() {
                    eat(text, at, '(')?;
                    cells.extend(self.fields(text, at, &fields, depth)?);
                    eat(text, at, ')')?;
                }
                Some(C::cut(self.records.pack(&cells).into()))
            }
            _ => {
                let rest = &text[*at..];
                let end = rest
                    .find(|c: char| !(c.is_ascii_alphanumeric() || "+-.".contains(c)))
                    .unwrap_or(rest.len());
                *at += end;
                parse_number(&rest[..end], kind, self.types.width).map(C::cut)
            }
        }
    }

    fn fields(
        &mut self,
        text: &str,
        at: &mut usize,
        kinds: &[Kind],
        depth: usize,
    ) -> Option<Vec<C>> {
        let mut cells = Vec::new();
        for (i, &kind) in kinds.iter().enumerate() {
            if i > 0 {
                eat(text, at, ',')?;
            }
            cells.push(self.value(text, at, kind, depth + 1)?);
        }
        Some(cells)
    }
}

fn skip(text: &str, at: &mut usize) {
    *at = text.len() - text[*at..].trim_start().len();
}

fn eat(text: &str, at: &mut usize, wanted: char) -> Option<()> {
    skip(text, at);
    text[*at..].starts_with(wanted).then(|| *at += wanted.len_utf8())
}
