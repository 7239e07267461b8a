//! Rows as text.

use super::super::check::types::{Kind, TypeId, Types};
use super::super::error::{Error, Result};
use super::super::eval::Tables;
use super::super::eval::cell::Cell;
use super::super::eval::functor::{format_float, order};
use super::super::eval::values::{Records, Symbols};
use super::super::ir::{Checked, RelId};
use super::super::syntax::ast::DirectiveKind;
use super::param;
use std::io::Write;
use std::path::PathBuf;

/// Where outputs go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Destination {
    /// A file per relation in this directory.
    Directory(PathBuf),
    /// All to standard output, as the reference prints them.
    Stdout,
}

/// How outputs are written.
#[derive(Clone, Debug)]
pub struct WriteOptions {
    /// Where to.
    pub to: Destination,
    /// Rows in the order of their values (numbers by value, strings by text), not of derivation.
    pub sorted: bool,
}

/// What is left to write of a cell: values may nest as deep as memory allows.
enum Piece<'a, C> {
    Cell(Kind, C),
    Text(&'a [u8]),
}

/// Appends the text of a cell.
pub(in crate::engine) fn write_cell<C: Cell>(
    types: &Types,
    symbols: &Symbols,
    records: &Records<C>,
    kind: Kind,
    cell: C,
    out: &mut Vec<u8>,
) {
    let mut number = itoa::Buffer::new();
    match kind {
        Kind::Number => out.extend_from_slice(number.format(cell.signed()).as_bytes()),
        Kind::Unsigned => out.extend_from_slice(number.format(cell.unsigned()).as_bytes()),
        Kind::Float => out.extend_from_slice(format_float(cell).as_bytes()),
        Kind::Symbol => out.extend_from_slice(symbols.get(cell.id())),
        Kind::Record(_) | Kind::Adt(_) => {
            let mut left = vec![Piece::Cell(kind, cell)];
            while let Some(piece) = left.pop() {
                match piece {
                    Piece::Text(text) => out.extend_from_slice(text),
                    Piece::Cell(Kind::Record(id), cell) => {
                        let Some(fields) = records.get(cell.id()) else {
                            out.extend_from_slice(b"nil");
                            continue;
                        };
                        out.push(b'[');
                        left.push(Piece::Text(b"]"));
                        push_fields(types, types.record(id), fields, &mut left);
                    }
                    Piece::Cell(Kind::Adt(id), cell) => {
                        let (number, fields) = match records.get(cell.id()) {
                            _ if types.is_enum(id) => (cell.id(), &[][..]),
                            Some([number, fields @ ..]) => (number.id(), fields),
                            _ => (u32::MAX, &[][..]),
                        };
                        let Some(branch) = types.adt(id).get(number as usize) else {
                            // A number read as a value by `as`.
                            out.push(b'?');
                            continue;
                        };
                        out.push(b'$');
                        out.extend_from_slice(branch.name.as_bytes());
                        if !branch.fields.is_empty() {
                            out.push(b'(');
                            left.push(Piece::Text(b")"));
                            push_fields(types, &branch.fields, fields, &mut left);
                        }
                    }
                    Piece::Cell(kind, cell) => write_cell(types, symbols, records, kind, cell, out),
                }
            }
        }
    }
}

/// Puts fields on the stack, the first on top.
fn push_fields<C: Cell>(
    types: &Types,
    kinds: &[TypeId],
    fields: &[C],
    left: &mut Vec<Piece<'_, C>>,
) {
    for (i, (&cell, &ty)) in fields.iter().zip(kinds).enumerate().rev() {
        left.push(Piece::Cell(types.kind(ty), cell));
        if i > 0 {
            left.push(Piece::Text(b", "));
        }
    }
}

/// Row numbers in output order.
pub(in crate::engine) fn row_order<C: Cell>(
    program: &Checked,
    tables: &Tables<C>,
    relation: RelId,
    sorted: bool,
) -> Vec<u32> {
    let rows = &tables.rows[relation];
    let mut ids: Vec<u32> = (0..rows.len as u32).collect();
    if sorted {
        let kinds = program.kinds(relation);
        ids.sort_unstable_by(|&a, &b| {
            let (x, y) = (rows.row(a as usize), rows.row(b as usize));
            x.iter()
                .zip(y)
                .zip(&kinds)
                .map(|((&x, &y), &kind)| {
                    let symbols =
                        |a: C, b: C| tables.symbols.get(a.id()).cmp(tables.symbols.get(b.id()));
                    order(kind, x, y, symbols).unwrap_or_else(|| x.cmp(&y))
                })
                .find(|o| o.is_ne())
                .unwrap_or(std::cmp::Ordering::Equal)
        });
    }
    ids
}

/// The rows of a relation as texts, in the order of their values.
pub(in crate::engine) fn texts<C: Cell>(
    program: &Checked,
    tables: &Tables<C>,
    relation: RelId,
) -> Vec<Vec<Vec<u8>>> {
    let kinds = program.kinds(relation);
    let text = |(&cell, &kind): (&C, &Kind)| {
        let mut out = Vec::new();
        write_cell(&program.types, &tables.symbols, &tables.records, kind, cell, &mut out);
        out
    };
    let rows = &tables.rows[relation];
    row_order(program, tables, relation, true)
        .into_iter()
        .map(|id| rows.row(id as usize).iter().zip(&kinds).map(text).collect())
        .collect()
}

/// Shows every row, as the texts of its cells, in the order of their values, until told to stop.
pub(in crate::engine) fn visit<C: Cell>(
    program: &Checked,
    tables: &Tables<C>,
    relation: RelId,
    visit: &mut dyn FnMut(&[&[u8]]) -> bool,
) {
    let kinds = program.kinds(relation);
    let rows = &tables.rows[relation];
    let (mut text, mut ends) = (Vec::new(), Vec::new());
    for id in row_order(program, tables, relation, true) {
        let row = rows.row(id as usize);
        text.clear();
        ends.clear();
        for (&cell, &kind) in row.iter().zip(&kinds) {
            write_cell(&program.types, &tables.symbols, &tables.records, kind, cell, &mut text);
            ends.push(text.len());
        }
        let starts = std::iter::once(&0).chain(&ends);
        let cells: Vec<&[u8]> = starts.zip(&ends).map(|(&start, &end)| &text[start..end]).collect();
        if !visit(&cells) {
            return;
        }
    }
}

/// Writes every `.output` and `.printsize`; `stdout` takes what goes to standard output.
pub(in crate::engine) fn write_outputs<C: Cell>(
    program: &Checked,
    tables: &Tables<C>,
    options: &WriteOptions,
    stdout: &mut dyn Write,
) -> Result<()> {
    let failed = |path: &str| {
        let path = PathBuf::from(path);
        move |source| Error::Io { path, source }
    };
    for io in &program.io {
        let relation = &program.relations[io.relation];
        let rows = &tables.rows[io.relation];
        match io.kind {
            DirectiveKind::Printsize => {
                writeln!(stdout, "{}\t{}", relation.name, rows.len).map_err(failed("<stdout>"))?;
                continue;
            }
            DirectiveKind::Output => {}
            _ => continue,
        }
        let unsupported = |what: String| Error::Fault {
            place: program.sources.place(io.span),
            message: format!(
                "{what} is not supported by the embedded engine; use --engine souffle"
            ),
        };
        for (key, value) in &io.params {
            let known = ["IO", "filename", "delimiter", "headers", "compress", "rfc4180", "name"];
            if !known.contains(&&**key) {
                return Err(unsupported(format!("the parameter {key} of .output")));
            }
            if &**key == "rfc4180" && &**value == "true" {
                return Err(unsupported("rfc4180 output".into()));
            }
        }
        let kind = param(&io.params, "IO").unwrap_or("file");
        let to_stdout = match kind {
            "file" => options.to == Destination::Stdout,
            "stdout" => true,
            "stdoutprintsize" => {
                writeln!(stdout, "{}\t{}", relation.name, rows.len).map_err(failed("<stdout>"))?;
                continue;
            }
            other => return Err(unsupported(format!("IO={other}"))),
        };
        let delimiter = param(&io.params, "delimiter").unwrap_or("\t").as_bytes();
        let names: Vec<&str> = relation.columns.iter().map(|c| &*c.0).collect();
        let names = names.join("\t");
        let headers = param(&io.params, "headers") == Some("true");
        let compress = io.params.iter().any(|p| &*p.0 == "compress");

        let mut file: Box<dyn Write + '_>;
        let shown;
        if to_stdout {
            shown = "<stdout>".to_owned();
            let head = format!("---------------\n{}\n", relation.name);
            let names = if headers { format!("{names}\n") } else { String::new() };
            stdout
                .write_all(format!("{head}{names}===============\n").as_bytes())
                .map_err(failed(&shown))?;
            file = Box::new(&mut *stdout);
        } else {
            let Destination::Directory(dir) = &options.to else { continue };
            let name = param(&io.params, "filename").map_or_else(
                || format!("{}.csv{}", relation.name, if compress { ".gz" } else { "" }),
                str::to_owned,
            );
            let path = dir.join(name);
            shown = path.to_string_lossy().into_owned();
            let plain = std::fs::File::create(&path).map_err(failed(&shown))?;
            let plain = std::io::BufWriter::new(plain);
            file = if compress {
                Box::new(flate2::write::GzEncoder::new(plain, flate2::Compression::default()))
            } else {
                Box::new(plain)
            };
            if headers {
                writeln!(file, "{names}").map_err(failed(&shown))?;
            }
        }
        let kinds = program.kinds(io.relation);
        let mut line = Vec::new();
        if kinds.is_empty() && rows.len > 0 {
            file.write_all(b"()\n").map_err(failed(&shown))?;
        } else if !kinds.is_empty() {
            for id in row_order(program, tables, io.relation, options.sorted) {
                for (i, (&cell, &kind)) in rows.row(id as usize).iter().zip(&kinds).enumerate() {
                    if i > 0 {
                        line.extend_from_slice(delimiter);
                    }
                    write_cell(
                        &program.types,
                        &tables.symbols,
                        &tables.records,
                        kind,
                        cell,
                        &mut line,
                    );
                }
                line.push(b'\n');
                if line.len() > 1 << 16 {
                    file.write_all(&line).map_err(failed(&shown))?;
                    line.clear();
                }
            }
            file.write_all(&line).map_err(failed(&shown))?;
        }
        file.flush().map_err(failed(&shown))?;
        drop(file);
        if to_stdout {
            stdout.write_all(b"===============\n").map_err(failed(&shown))?;
        }
    }
    Ok(())
}
