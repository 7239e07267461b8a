//! Rows as text.

use super::order::{check_count, row_order};
use super::params::param;
use super::text::write_cell;
use crate::check::types::Kind;
use crate::error::{Error, Result};
use crate::eval::Tables;
use crate::eval::cell::Cell;
use crate::ir::{Checked, Io, RelId};
use crate::syntax::ast::DirectiveKind;
use flate2::write::GzEncoder;
use rayon::prelude::*;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

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

/// The rows of a relation as texts, in the order of their values.
pub(crate) fn texts<C: Cell>(
    program: &Checked,
    tables: &Tables<C>,
    relation: RelId,
) -> Result<Vec<Vec<Vec<u8>>>> {
    check_count(program, tables, relation)?;
    let kinds = program.kinds(relation);
    let text = |(&cell, &kind): (&C, &Kind)| {
        let mut out = Vec::new();
        write_cell(&program.types, &tables.symbols, &tables.records, kind, cell, &mut out);
        out
    };
    let rows = &tables.rows[relation];
    let order = row_order(program, tables, relation, true).into_iter();
    Ok(order.map(|id| rows.see(id as usize).iter().zip(&kinds).map(text).collect()).collect())
}

/// Shows every row, as the texts of its cells, in the order of their values, until told to stop.
pub(crate) fn visit<C: Cell>(
    program: &Checked,
    tables: &Tables<C>,
    relation: RelId,
    visit: &mut dyn FnMut(&[&[u8]]) -> bool,
) -> Result<()> {
    check_count(program, tables, relation)?;
    let kinds = program.kinds(relation);
    let rows = &tables.rows[relation];
    let (mut text, mut ends) = (Vec::new(), Vec::new());
    for id in row_order(program, tables, relation, true) {
        let row = rows.see(id as usize);
        text.clear();
        ends.clear();
        for (&cell, &kind) in row.iter().zip(&kinds) {
            write_cell(&program.types, &tables.symbols, &tables.records, kind, cell, &mut text);
            ends.push(text.len());
        }
        let starts = std::iter::once(&0).chain(&ends);
        let cells: Vec<&[u8]> = starts.zip(&ends).map(|(&start, &end)| &text[start..end]).collect();
        if !visit(&cells) {
            break;
        }
    }
    Ok(())
}

/// What makes the file at a path.
pub(crate) type Create<'c> = &'c mut dyn FnMut(&Path) -> std::io::Result<File>;

/// Writes every `.output` and `.printsize`; `stdout` takes what goes to standard output.
pub(crate) fn write_outputs<C: Cell>(
    program: &Checked,
    tables: &Tables<C>,
    options: &WriteOptions,
    stdout: &mut dyn Write,
    create: Create<'_>,
) -> Result<()> {
    for io in &program.io {
        match io.kind {
            DirectiveKind::Printsize => print_size(program, tables, io, stdout)?,
            DirectiveKind::Output => write_output(program, tables, io, options, stdout, create)?,
            _ => {}
        }
    }
    Ok(())
}

fn failed(path: &str) -> impl Fn(std::io::Error) -> Error + use<> {
    let path = PathBuf::from(path);
    move |source| Error::Io { path: path.clone(), source }
}

fn print_size<C: Cell>(
    program: &Checked,
    tables: &Tables<C>,
    io: &Io,
    stdout: &mut dyn Write,
) -> Result<()> {
    let (name, len) = (&program.relations[io.relation].name, tables.rows[io.relation].number());
    writeln!(stdout, "{name}\t{len}").map_err(failed("<stdout>"))
}

/// What lies between cells, and around those of text.
struct Format<'a> {
    delimiter: &'a [u8],
    /// Texts and records in quotes, a quote in them doubled. (The reference writes `\"` for a
    /// quote, which it does not read again.)
    rfc4180: bool,
}

fn format<'a>(program: &Checked, io: &'a Io) -> Result<Format<'a>> {
    const KNOWN: [&str; 7] =
        ["IO", "filename", "delimiter", "headers", "compress", "rfc4180", "name"];
    if let Some((key, _)) = io.params.iter().find(|p| !KNOWN.contains(&&*p.0)) {
        return Err(unsupported(program, io, &format!("the parameter {key} of .output")));
    }
    let rfc4180 = param(&io.params, "rfc4180") == Some("true");
    let usual = if rfc4180 { "," } else { "\t" };
    let delimiter = param(&io.params, "delimiter").unwrap_or(usual).as_bytes();
    if rfc4180 && delimiter.contains(&b'"') {
        return Err(unsupported(program, io, "a quote as delimiter of rfc4180"));
    }
    Ok(Format { delimiter, rfc4180 })
}

fn unsupported(program: &Checked, io: &Io, what: &str) -> Error {
    Error::Fault {
        place: program.sources.place(io.span),
        message: format!("{what} is not supported by the embedded engine; use --engine souffle"),
    }
}

fn write_output<C: Cell>(
    program: &Checked,
    tables: &Tables<C>,
    io: &Io,
    options: &WriteOptions,
    stdout: &mut dyn Write,
    create: Create<'_>,
) -> Result<()> {
    let relation = &program.relations[io.relation];
    let format = format(program, io)?;
    let to_stdout = match param(&io.params, "IO").unwrap_or("file") {
        "file" => options.to == Destination::Stdout,
        "stdout" => true,
        "stdoutprintsize" => return print_size(program, tables, io, stdout),
        other => return Err(unsupported(program, io, &format!("IO={other}"))),
    };
    check_count(program, tables, io.relation)?;
    let names: Vec<&str> = relation.columns.iter().map(|c| &*c.0).collect();
    let usual = if format.rfc4180 { "," } else { "\t" };
    // As the reference has it, `-D -` shows the names of columns.
    let all =
        options.to == Destination::Stdout && param(&io.params, "IO").is_none_or(|v| v == "file");
    let names = match param(&io.params, "headers") {
        _ if all && !names.is_empty() => format!("{}\n", names.join(usual)),
        Some("true") => format!("{}\n", names.join(usual)),
        _ => String::new(),
    };
    if to_stdout {
        let failed = failed("<stdout>");
        let head = format!("---------------\n{}\n{names}===============\n", relation.name);
        stdout.write_all(head.as_bytes()).map_err(&failed)?;
        rows(program, tables, io.relation, &format, options.sorted, stdout).map_err(&failed)?;
        return stdout.write_all(b"===============\n").map_err(failed);
    }
    let Destination::Directory(dir) = &options.to else { return Ok(()) };
    let compress = param(&io.params, "compress").is_some();
    let name = param(&io.params, "filename").map_or_else(
        || format!("{}.csv{}", relation.name, if compress { ".gz" } else { "" }),
        str::to_owned,
    );
    let path = dir.join(name);
    let write = |file: &mut dyn Write| {
        file.write_all(names.as_bytes())?;
        rows(program, tables, io.relation, &format, options.sorted, file)
    };
    let mut made = || {
        let mut file = BufWriter::new(create(&path)?);
        if compress {
            let mut packed = GzEncoder::new(&mut file, flate2::Compression::default());
            write(&mut packed)?;
            packed.finish()?;
        } else {
            write(&mut file)?;
        }
        file.flush()
    };
    made().map_err(failed(&path.to_string_lossy()))
}

/// Writes all rows of a relation. Several threads make the text of a stretch of rows each.
fn rows<C: Cell>(
    program: &Checked,
    tables: &Tables<C>,
    relation: RelId,
    format: &Format<'_>,
    sorted: bool,
    out: &mut dyn Write,
) -> std::io::Result<()> {
    const STRETCH: usize = 1 << 14;
    let kinds = program.kinds(relation);
    let rows = &tables.rows[relation];
    if kinds.is_empty() {
        return if rows.len > 0 { out.write_all(b"()\n") } else { Ok(()) };
    }
    let order = row_order(program, tables, relation, sorted);
    let text = |ids: &[u32]| {
        let mut text = Vec::new();
        for &id in ids {
            for (i, (&cell, &kind)) in rows.see(id as usize).iter().zip(&kinds).enumerate() {
                if i > 0 {
                    text.extend_from_slice(format.delimiter);
                }
                write_field(program, tables, kind, cell, format.rfc4180, &mut text);
            }
            text.push(b'\n');
        }
        text
    };
    for stretches in order.chunks(STRETCH * tables.threads.max(1)) {
        let parts: Vec<&[u32]> = stretches.chunks(STRETCH).collect();
        let texts: Vec<Vec<u8>> = match &tables.pool() {
            Some(pool) if parts.len() > 1 => {
                pool.install(|| parts.par_iter().map(|ids| text(ids)).collect())
            }
            _ => parts.iter().map(|ids| text(ids)).collect(),
        };
        texts.iter().try_for_each(|text| out.write_all(text))?;
    }
    Ok(())
}

fn write_field<C: Cell>(
    program: &Checked,
    tables: &Tables<C>,
    kind: Kind,
    cell: C,
    quote: bool,
    out: &mut Vec<u8>,
) {
    let start = out.len();
    write_cell(&program.types, &tables.symbols, &tables.records, kind, cell, out);
    if quote && matches!(kind, Kind::Symbol | Kind::Record(_) | Kind::Adt(_)) {
        let plain = out.split_off(start);
        out.push(b'"');
        for byte in plain {
            if byte == b'"' {
                out.push(b'"');
            }
            out.push(byte);
        }
        out.push(b'"');
    }
}
