//! Answers as people and programs read them.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::Write;
use std::rc::Rc;

use rustc_hash::FxHashMap;
use serde_json::Value as Json;
use unicode_width::UnicodeWidthStr;

use super::args::Format;
use crate::cli::console::printed;
use crate::cli::error::Result;
use crate::cli::preset::Heading;
use crate::query::domains;
use crate::query::shapes::{self, Shapes};
use engine::{Kind, Program, RelationInfo};
use facts::Domain;
use system::visible;

/// Columns of a table are padded up to this width.
const PADDED: usize = 60;

/// The rows of relations, from whatever engine.
pub trait Answers {
    /// Shows the rows of a relation as texts, in order, until told to stop.
    ///
    /// # Errors
    /// When they cannot be had.
    fn visit(&self, relation: &str, visit: &mut dyn FnMut(&[&[u8]]) -> bool) -> Result<()>;

    /// How many rows it has.
    ///
    /// # Errors
    /// When they cannot be had.
    fn len(&self, relation: &str) -> Result<usize>;
}

/// A relation to be shown.
pub struct Shown {
    pub name: String,
    pub columns: Vec<Column>,
    pub heading: Heading,
    /// Only the number of its rows is wanted: `.printsize`.
    pub size_only: bool,
}

pub struct Column {
    pub name: String,
    kind: Kind,
    /// What its ids may stand for; none if it has no ids.
    pub domains: Vec<Domain>,
    /// Its type, if its values have ids within them.
    parts: Option<(Rc<Shapes>, String)>,
}

impl Shown {
    pub fn new(program: &Program, relation: RelationInfo, heading: Heading) -> Self {
        let shapes = Rc::new(Shapes::of(program, relation.types.iter().map(String::as_str)));
        let types = relation.types.iter();
        let columns = relation.columns.into_iter().zip(types).map(|((name, kind), ty)| {
            let has_parts = !kind.is_plain() && shapes.has_ids(ty);
            Column {
                name,
                kind,
                domains: if kind.is_plain() { domains(program, ty) } else { Vec::new() },
                parts: has_parts.then(|| (Rc::clone(&shapes), ty.clone())),
            }
        });
        Self { name: relation.name, columns: columns.collect(), heading, size_only: false }
    }
}

/// How to show.
pub struct Style<'a> {
    pub format: Format,
    /// The names of the columns come first in TSV and CSV.
    pub header: bool,
    /// Labels instead of ids, or beside them in JSON.
    pub labels: Option<&'a FxHashMap<u32, String>>,
    /// Texts in CSV that a spreadsheet would take for a formula have a quote before them.
    pub quotes_formulas: bool,
    /// How to ask why there are no rows.
    pub why_empty: &'static str,
}

impl Style<'_> {
    fn label(&self, column: &Column, cell: &[u8]) -> Option<Cow<'_, str>> {
        let labels = self.labels?;
        if let Some((shapes, ty)) = &column.parts {
            let text = String::from_utf8_lossy(cell);
            return Some(Cow::Owned(shapes.labelled(ty, &text, labels).into_owned()));
        }
        labels.get(&id(column, cell)?).map(|label| Cow::Borrowed(label.as_str()))
    }
}

/// The id that a cell is, if its column has ids.
fn id(column: &Column, cell: &[u8]) -> Option<u32> {
    if column.domains.is_empty() {
        return None;
    }
    std::str::from_utf8(cell).ok()?.parse().ok()
}

/// The ids that are shown, and what they may be.
///
/// # Errors
/// When rows cannot be had.
pub fn shown_ids(answers: &dyn Answers, relations: &[Shown]) -> Result<BTreeMap<u32, Vec<Domain>>> {
    let mut ids: BTreeMap<u32, Vec<Domain>> = BTreeMap::new();
    let has_ids = |column: &Column| !column.domains.is_empty() || column.parts.is_some();
    let mut add = |id: u32, domains: &[Domain]| shapes::add_id(&mut ids, id, domains);
    for relation in relations.iter().filter(|it| it.columns.iter().any(has_ids)) {
        each_row(answers, relation, &mut |cells| {
            for (column, cell) in relation.columns.iter().zip(cells) {
                match &column.parts {
                    Some((shapes, ty)) => {
                        shapes.each_id(ty, &String::from_utf8_lossy(cell), &mut add);
                    }
                    None => {
                        if let Some(id) = id(column, cell) {
                            add(id, &column.domains);
                        }
                    }
                }
            }
        })?;
    }
    Ok(ids)
}

/// The first rows in the order that the relation wants.
///
/// # Errors
/// When they cannot be had.
pub fn each_row(
    answers: &dyn Answers,
    relation: &Shown,
    each: &mut dyn FnMut(&[&[u8]]),
) -> Result<()> {
    let limit = relation.heading.limit.unwrap_or(usize::MAX);
    if relation.size_only || limit == 0 {
        return Ok(());
    }
    let position = |name: &String| relation.columns.iter().position(|c| c.name == *name);
    let keys: Vec<(usize, bool)> = relation
        .heading
        .sort
        .iter()
        .filter_map(|(name, desc)| Some((position(name)?, *desc)))
        .collect();
    if keys.is_empty() {
        let mut left = limit;
        return answers.visit(&relation.name, &mut |cells| {
            each(cells);
            left -= 1;
            left > 0
        });
    }
    let mut rows: Vec<Vec<Vec<u8>>> = Vec::new();
    answers.visit(&relation.name, &mut |cells| {
        rows.push(cells.iter().map(|cell| cell.to_vec()).collect());
        true
    })?;
    rows.sort_by(|a, b| {
        let by_key = keys.iter().map(|&(at, desc)| {
            let order = compare(relation.columns[at].kind, &a[at], &b[at]);
            if desc { order.reverse() } else { order }
        });
        by_key.fold(std::cmp::Ordering::Equal, std::cmp::Ordering::then)
    });
    for row in rows.iter().take(limit) {
        let cells: Vec<&[u8]> = row.iter().map(Vec::as_slice).collect();
        each(&cells);
    }
    Ok(())
}

/// The order of two cells of a kind, by their texts.
pub fn compare(kind: Kind, a: &[u8], b: &[u8]) -> std::cmp::Ordering {
    let number = |text: &[u8]| std::str::from_utf8(text).ok()?.parse::<f64>().ok();
    match kind {
        Kind::Number | Kind::Unsigned | Kind::Float => match (number(a), number(b)) {
            (Some(a), Some(b)) => a.total_cmp(&b),
            _ => a.cmp(b),
        },
        Kind::Symbol | Kind::Record(_) | Kind::Adt(_) => a.cmp(b),
    }
}

/// Writes the relations in the style that is asked for.
///
/// # Errors
/// When rows cannot be had, or written.
pub fn render(
    answers: &dyn Answers,
    relations: &[Shown],
    style: &Style<'_>,
    out: &mut dyn Write,
) -> Result<()> {
    let delimiter = match style.format {
        Format::Json => return json(answers, relations, style, out),
        Format::Table => None,
        Format::Tsv => Some(b'\t'),
        Format::Csv => Some(b','),
    };
    let several = relations.len() > 1;
    for (i, relation) in relations.iter().enumerate() {
        if relation.size_only {
            let line = format!("{}\t{}\n", relation.name, answers.len(&relation.name)?);
            printed(out.write_all(line.as_bytes()))?;
            continue;
        }
        match delimiter {
            None => {
                if i > 0 {
                    printed(out.write_all(b"\n"))?;
                }
                table(answers, relation, style, out)?;
            }
            Some(delimiter) => {
                if several {
                    printed(out.write_all(format!("# {}\n", relation.name).as_bytes()))?;
                }
                lines(answers, relation, style, delimiter, out)?;
            }
        }
    }
    Ok(())
}

/// One row a line.
fn lines(
    answers: &dyn Answers,
    relation: &Shown,
    style: &Style<'_>,
    delimiter: u8,
    out: &mut dyn Write,
) -> Result<()> {
    let mut result = Ok(());
    let mut line = Vec::new();
    if style.header && !relation.columns.is_empty() {
        for (i, column) in relation.columns.iter().enumerate() {
            if i > 0 {
                line.push(delimiter);
            }
            push_cell(column.name.as_bytes(), delimiter == b',', &mut line);
        }
        line.push(b'\n');
    }
    each_row(answers, relation, &mut |cells| {
        for (i, (column, cell)) in relation.columns.iter().zip(cells).enumerate() {
            if i > 0 {
                line.push(delimiter);
            }
            let label = style.label(column, cell);
            let label = label.as_deref().map(str::as_bytes);
            let (cell, comma) = (label.unwrap_or(cell), delimiter == b',');
            let is_text = label.is_some() || column.kind == Kind::Symbol;
            if comma && style.quotes_formulas && is_text && is_formula(cell) {
                push_cell(&[b"'", cell].concat(), comma, &mut line);
            } else {
                push_cell(cell, comma, &mut line);
            }
        }
        if cells.is_empty() {
            line.extend_from_slice(b"()");
        }
        line.push(b'\n');
        if line.len() > 1 << 16 && result.is_ok() {
            result = out.write_all(&line);
            line.clear();
        }
    })?;
    printed(result.and_then(|()| out.write_all(&line)))
}

/// Whether a spreadsheet would compute it.
/// <https://owasp.org/www-community/attacks/CSV_Injection>
fn is_formula(cell: &[u8]) -> bool {
    matches!(cell, [b'=' | b'+' | b'-' | b'@' | b'\t' | b'\r', ..])
}

/// A cell, of a CSV file in quotes if it needs them. By hand: a row is its cells and nothing else,
/// where the csv crate makes two quotes of a row of one empty cell.
fn push_cell(cell: &[u8], comma: bool, out: &mut Vec<u8>) {
    if !comma || !cell.iter().any(|b| matches!(b, b',' | b'"' | b'\n' | b'\r')) {
        out.extend_from_slice(cell);
        return;
    }
    out.push(b'"');
    for &byte in cell {
        if byte == b'"' {
            out.push(b'"');
        }
        out.push(byte);
    }
    out.push(b'"');
}

/// For people: padded columns under their names, numbers to the right.
fn table(
    answers: &dyn Answers,
    relation: &Shown,
    style: &Style<'_>,
    out: &mut dyn Write,
) -> Result<()> {
    let mut rows: Vec<Vec<String>> = Vec::new();
    each_row(answers, relation, &mut |cells| {
        let cell = |(column, cell): (&Column, &&[u8])| match style.label(column, cell) {
            Some(label) => visible(&label).into_owned(),
            None => visible(&String::from_utf8_lossy(cell)).into_owned(),
        };
        rows.push(relation.columns.iter().zip(cells).map(cell).collect());
    })?;
    let names: Vec<&str> = relation.columns.iter().map(|c| &*c.name).collect();
    let mut widths: Vec<usize> = names.iter().map(|name| name.width()).collect();
    for row in &rows {
        for (widest, cell) in widths.iter_mut().zip(row) {
            *widest = (*widest).max(cell.width().min(PADDED));
        }
    }
    let is_number = |column: &Column| {
        matches!(column.kind, Kind::Number | Kind::Unsigned | Kind::Float)
            && (column.domains.is_empty() || style.labels.is_none())
    };
    let mut text = relation.name.clone();
    if !relation.heading.title.is_empty() {
        text.push_str(&format!(": {}", relation.heading.title));
    }
    text.push('\n');
    let mut line = |cells: &mut dyn Iterator<Item = &str>| {
        let start = text.len();
        for (i, ((cell, &width), column)) in cells.zip(&widths).zip(&relation.columns).enumerate() {
            if i > 0 {
                text.push_str("  ");
            }
            // What formatting would pad by counts characters, and some are two columns wide.
            let blanks = " ".repeat(width.saturating_sub(cell.width()));
            let (before, after) = if is_number(column) { (&*blanks, "") } else { ("", &*blanks) };
            text.extend([before, cell, after]);
        }
        text.truncate(start + text[start..].trim_end().len());
        text.push('\n');
    };
    if !relation.columns.is_empty() {
        line(&mut names.iter().copied());
        let rules: Vec<String> = widths.iter().map(|&width| "-".repeat(width)).collect();
        line(&mut rules.iter().map(String::as_str));
        for row in &rows {
            line(&mut row.iter().map(String::as_str));
        }
    }
    let total = answers.len(&relation.name)?;
    text.push_str(&match (relation.columns.is_empty(), total) {
        (true, 0) => "does not hold\n".to_owned(),
        (true, _) => "holds\n".to_owned(),
        (false, 0) => format!("(0 rows; {} says why)\n", style.why_empty),
        (false, 1) => "(1 row)\n".to_owned(),
        (false, _) if total > rows.len() => format!("({} of {total} rows; --limit)\n", rows.len()),
        (false, _) => format!("({total} rows)\n"),
    });
    printed(out.write_all(text.as_bytes()))
}

/// An object of relations; each is an array of objects by column, or its number of rows.
fn json(
    answers: &dyn Answers,
    relations: &[Shown],
    style: &Style<'_>,
    out: &mut dyn Write,
) -> Result<()> {
    let mut text = String::from("{");
    for (i, relation) in relations.iter().enumerate() {
        text.push_str(if i > 0 { ",\n" } else { "\n" });
        text.push_str(&format!("  {}: ", Json::from(relation.name.as_str())));
        if relation.size_only {
            text.push_str(&answers.len(&relation.name)?.to_string());
            continue;
        }
        text.push('[');
        let mut first = true;
        let mut result = Ok(());
        each_row(answers, relation, &mut |cells| {
            text.push_str(if first { "\n    " } else { ",\n    " });
            first = false;
            let cell = |(column, cell): (&Column, &&[u8])| {
                format!("{}: {}", Json::from(&*column.name), json_cell(column, cell, style))
            };
            let row: Vec<String> = relation.columns.iter().zip(cells).map(cell).collect();
            text.push_str(&format!("{{{}}}", row.join(", ")));
            if text.len() > 1 << 16 && result.is_ok() {
                result = out.write_all(text.as_bytes());
                text.clear();
            }
        })?;
        printed(result)?;
        text.push_str(if first { "]" } else { "\n  ]" });
    }
    text.push_str(if relations.is_empty() { "}\n" } else { "\n}\n" });
    printed(out.write_all(text.as_bytes()))
}

/// A number, a text, or an id with its label.
fn json_cell(column: &Column, cell: &[u8], style: &Style<'_>) -> Json {
    let text = String::from_utf8_lossy(cell);
    let number = match column.kind {
        Kind::Number => text.parse::<i64>().ok().map(Json::from),
        Kind::Unsigned => text.parse::<u64>().ok().map(Json::from),
        Kind::Float => text.parse::<f64>().ok().map(Json::from).filter(|json| !json.is_null()),
        Kind::Symbol | Kind::Record(_) | Kind::Adt(_) => None,
    };
    let plain = number.unwrap_or_else(|| Json::from(text));
    match style.labels.filter(|_| !column.domains.is_empty()) {
        Some(_) => serde_json::json!({ "id": plain, "label": style.label(column, cell) }),
        None => plain,
    }
}
