//! Fact files.

use super::super::Database;
use super::super::check::parse_number;
use super::super::check::types::{Kind, Types};
use super::super::error::{Error, Result};
use super::super::eval::insert;
use super::super::ir::{Checked, Io};
use super::param;
use std::io::Read;
use std::path::{Path, PathBuf};

/// Reads the facts of one `.input`.
pub(in crate::engine) fn read_input(
    program: &Checked,
    io: &Io,
    dir: &Path,
    database: &mut Database,
) -> Result<()> {
    let relation = &program.relations[io.relation];
    let kind = param(&io.params, "IO").unwrap_or("file");
    let unsupported = |what: String| Error::Fault {
        place: program.sources.place(io.span),
        message: format!("{what} is not supported by the embedded engine; use --engine souffle"),
    };
    for (key, _) in &io.params {
        if ![
            "IO",
            "filename",
            "delimiter",
            "rfc4180",
            "columns",
            "headers",
            "compress",
            "name",
            "fact-dir",
        ]
        .contains(&&**key)
        {
            return Err(unsupported(format!("the parameter {key} of .input")));
        }
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
    let (path, bytes) = match kind {
        "file" => {
            let name = param(&io.params, "filename")
                .map_or_else(|| format!("{}.facts", relation.name), str::to_owned);
            let path = dir.join(name);
            let mut bytes = std::fs::read(&path)
                .or_else(|e| {
                    // Facts may be stored compressed, under their name or with `.gz`.
                    let mut packed = path.clone().into_os_string();
                    packed.push(".gz");
                    std::fs::read(PathBuf::from(packed)).map_err(|_| e)
                })
                .map_err(|source| Error::Io { path: path.clone(), source })?;
            if bytes.starts_with(&[0x1f, 0x8b]) {
                let mut plain = Vec::new();
                flate2::read::MultiGzDecoder::new(&bytes[..])
                    .read_to_end(&mut plain)
                    .map_err(|source| Error::Io { path: path.clone(), source })?;
                bytes = plain;
            }
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
    let mut reader = Reader { types: &program.types, database, path: &path, line: 0 };
    let kinds = program.kinds(io.relation);
    let mut cells = Vec::new();
    let headers = param(&io.params, "headers") == Some("true");
    if kinds.is_empty() {
        let truth = bytes.starts_with(b"()");
        if truth {
            insert(program, io.relation, &mut database.rows[io.relation], &[]);
        }
        return Ok(());
    }
    let mut rest = &bytes[..];
    let format = Format { delimiter: delimiter.as_bytes(), rfc4180 };
    if headers {
        format.line(&mut rest);
    }
    let mut wide = vec![0u32; kinds.len()];
    while !rest.is_empty() {
        let line = format.line(&mut rest);
        reader.line += 1;
        let mut filled = 0;
        let mut at = Some(0);
        let mut number = 0;
        while filled < kinds.len() {
            let Some(from) = at else {
                let message =
                    format!("{} columns, but {} has {}", number, relation.name, kinds.len());
                return Err(reader.error(number + 1, message));
            };
            let (element, next) = format.element(line, from);
            at = next;
            if let Some(column) = columns.iter().position(|&c| c == number) {
                wide[column] = reader.cell(&element, kinds[column], number + 1)?;
                filled += 1;
            }
            number += 1;
        }
        cells.extend_from_slice(&wide);
    }
    insert(program, io.relation, &mut database.rows[io.relation], &cells);
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
    fn element(&self, line: &[u8], from: usize) -> (Vec<u8>, Option<usize>) {
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
            return (out, next);
        }
        let mut end = memchr::memmem::find(text, self.delimiter);
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
            Some(n) => (text[..n].to_vec(), Some(from + n + self.delimiter.len())),
            None => (text.to_vec(), None),
        }
    }
}

struct Reader<'a> {
    types: &'a Types,
    database: &'a mut Database,
    path: &'a Path,
    line: usize,
}

impl Reader<'_> {
    fn error(&self, column: usize, message: String) -> Error {
        Error::Fact { path: self.path.to_path_buf(), line: self.line, column, message }
    }

    fn cell(&mut self, text: &[u8], kind: Kind, column: usize) -> Result<u32> {
        if kind == Kind::Symbol {
            return Ok(self.database.symbols.intern(text));
        }
        let string = String::from_utf8_lossy(text).into_owned();
        let found = match kind {
            Kind::Record(_) | Kind::Adt(_) => {
                let mut at = 0;
                let value = self.value(&string, &mut at, kind, 0);
                value.filter(|_| at == string.len())
            }
            // Decimal only, as the reference reads signed numbers.
            _ => parse_number(&string, kind),
        };
        found.ok_or_else(|| {
            let wanted = self.types.kind_name(kind);
            self.error(column, format!("{string:?} is no {wanted}"))
        })
    }

    fn value(&mut self, text: &str, at: &mut usize, kind: Kind, depth: usize) -> Option<u32> {
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
                            return Some(self.database.symbols.intern(&out));
                        } else {
                            out.push(b);
                        }
                    }
                    return None;
                }
                let end = rest.find([',', ']', ')'])?;
                *at += end;
                Some(self.database.symbols.intern(&rest.as_bytes()[..end]))
            }
            Kind::Record(id) => {
                if text[*at..].starts_with("nil") {
                    *at += 3;
                    return Some(0);
                }
                eat(text, at, '[')?;
                let fields: Vec<Kind> =
                    self.types.record(id).iter().map(|&f| self.types.kind(f)).collect();
                let cells = self.fields(text, at, &fields, depth)?;
                eat(text, at, ']')?;
                Some(self.database.records.pack(&cells))
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
                    return Some(number as u32);
                }
                let fields: Vec<Kind> =
                    branches[number].fields.iter().map(|&f| self.types.kind(f)).collect();
                let mut cells = vec![number as u32];
                if !fields.is_empty() {
                    eat(text, at, '(')?;
                    cells.extend(self.fields(text, at, &fields, depth)?);
                    eat(text, at, ')')?;
                }
                Some(self.database.records.pack(&cells))
            }
            _ => {
                let rest = &text[*at..];
                let end = rest
                    .find(|c: char| !(c.is_ascii_alphanumeric() || "+-.".contains(c)))
                    .unwrap_or(rest.len());
                *at += end;
                parse_number(&rest[..end], kind)
            }
        }
    }

    fn fields(
        &mut self,
        text: &str,
        at: &mut usize,
        kinds: &[Kind],
        depth: usize,
    ) -> Option<Vec<u32>> {
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
