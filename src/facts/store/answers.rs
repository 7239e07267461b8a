//! The answers to a question as a Parquet file: a typed column for each of a relation's.

use std::fs::File;
use std::io;
use std::str::FromStr;

use parquet::basic::{LogicalType, Type as Physical};
use parquet::file::writer::SerializedFileWriter;

use super::columns::group::{self, Column, Pending};
use super::columns::{ROW_GROUP, table};
use super::escape::escape;

/// Texts that wait have no more bytes, for answers may have long ones.
const TEXTS: usize = 32 << 20;

/// What a column of answers holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerType {
    /// Numbers with a sign, of 64 bits if it is `wide`.
    Signed {
        /// Whether they have 64 bits.
        wide: bool,
    },
    /// Numbers without a sign.
    Unsigned {
        /// Whether they have 64 bits.
        wide: bool,
    },
    /// Floating-point numbers.
    Float {
        /// Whether they have 64 bits.
        wide: bool,
    },
    /// Texts, and whatever is told as such.
    Text,
}

/// A column of answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerColumn {
    /// Its name.
    pub name: String,
    /// What it holds.
    pub holds: AnswerType,
    /// The type that the program declares.
    pub declared: String,
}

/// The rows of a relation on their way into a file.
pub struct AnswerFile {
    sink: SerializedFileWriter<File>,
    holds: Vec<AnswerType>,
    columns: Vec<Column>,
    rows: usize,
    texts: usize,
}

impl AnswerFile {
    /// A file of this relation. One that has no columns gets one, `holds`, and a row where it does:
    /// no file has columns of nothing.
    ///
    /// # Errors
    /// When nothing can be written to the file.
    pub fn new(file: File, relation: &str, columns: &[AnswerColumn]) -> io::Result<Self> {
        let holds: Vec<AnswerType> = columns.iter().map(|it| it.holds).collect();
        let mut pending: Vec<Column> =
            holds.iter().map(|it| Column::new(it.none(), true)).collect();
        let mut fields: Vec<_> = columns.iter().map(|it| it.holds.field(&it.name)).collect();
        if columns.is_empty() {
            pending.push(Column::new(Pending::Truths(Vec::new()), false));
            fields.push(("holds", Physical::BOOLEAN, None));
        }
        let types: Vec<String> =
            columns.iter().map(|it| format!("{}: {}", it.name, it.declared)).collect();
        let types = types.join(", ");
        let said = [("llvm-facts.relation", relation), ("llvm-facts.columns", &types)];
        let properties = group::properties(&said);
        let schema = table(relation, fields.into_iter());
        let sink = SerializedFileWriter::new(file, schema, properties)?;
        Ok(Self { sink, holds, columns: pending, rows: 0, texts: 0 })
    }

    /// Adds a row, its cells as texts.
    ///
    /// # Errors
    /// When a cell is not what its column holds, or nothing can be written to the file.
    pub fn row(&mut self, cells: &[&[u8]]) -> io::Result<()> {
        if let [Column { cells: Pending::Truths(all), .. }] = &mut self.columns[..] {
            all.push(true);
        }
        for ((column, holds), cell) in self.columns.iter_mut().zip(&self.holds).zip(cells) {
            let added = column.cells.add(*holds, cell);
            self.texts += added.ok_or_else(|| {
                let cell = String::from_utf8_lossy(cell);
                io::Error::new(io::ErrorKind::InvalidData, format!("`{cell}` is no {holds:?}"))
            })?;
        }
        self.rows += 1;
        if self.rows >= ROW_GROUP || self.texts >= TEXTS { self.flush() } else { Ok(()) }
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.rows > 0 {
            group::write(&mut self.sink, &mut self.columns, self.rows, true)?;
            (self.rows, self.texts) = (0, 0);
        }
        Ok(())
    }

    /// Writes what waits and ends the file.
    ///
    /// # Errors
    /// When nothing can be written to it.
    pub fn finish(mut self) -> io::Result<()> {
        self.flush()?;
        self.sink.close()?;
        Ok(())
    }
}

impl AnswerType {
    fn none(self) -> Pending {
        match self {
            Self::Signed { wide: false } | Self::Unsigned { wide: false } => {
                Pending::Numbers(Vec::new())
            }
            Self::Signed { wide: true } | Self::Unsigned { wide: true } => {
                Pending::Wide(Vec::new())
            }
            Self::Float { wide: false } => Pending::Floats(Vec::new()),
            Self::Float { wide: true } => Pending::Doubles(Vec::new()),
            Self::Text => Pending::Texts(Vec::new(), Vec::new()),
        }
    }

    fn field(self, name: &str) -> (&str, Physical, Option<LogicalType>) {
        let (physical, logical) = match self {
            Self::Signed { wide: false } => (Physical::INT32, Some(LogicalType::integer(32, true))),
            Self::Signed { wide: true } => (Physical::INT64, Some(LogicalType::integer(64, true))),
            Self::Unsigned { wide: false } => {
                (Physical::INT32, Some(LogicalType::integer(32, false)))
            }
            Self::Unsigned { wide: true } => {
                (Physical::INT64, Some(LogicalType::integer(64, false)))
            }
            Self::Float { wide: false } => (Physical::FLOAT, None),
            Self::Float { wide: true } => (Physical::DOUBLE, None),
            Self::Text => (Physical::BYTE_ARRAY, Some(LogicalType::String)),
        };
        (name, physical, logical)
    }
}

impl Pending {
    /// Adds a cell; answers how many bytes of text it has.
    fn add(&mut self, holds: AnswerType, cell: &[u8]) -> Option<usize> {
        let is_signed = matches!(holds, AnswerType::Signed { .. });
        match self {
            Self::Numbers(all) if is_signed => all.push(parsed(cell)?),
            Self::Numbers(all) => all.push(parsed::<u32>(cell)?.cast_signed()),
            Self::Wide(all) if is_signed => all.push(parsed(cell)?),
            Self::Wide(all) => all.push(parsed::<u64>(cell)?.cast_signed()),
            Self::Floats(all) => all.push(parsed(cell)?),
            Self::Doubles(all) => all.push(parsed(cell)?),
            // Answers have no vocabularies.
            Self::Truths(_) | Self::Words(..) => {}
            Self::Texts(bytes, ends) => {
                // Texts of a program's own may be cut within a letter.
                match std::str::from_utf8(cell) {
                    Ok(_) => bytes.extend_from_slice(cell),
                    Err(_) => escape(cell, bytes),
                }
                ends.push(bytes.len());
                return Some(cell.len());
            }
        }
        Some(0)
    }
}

fn parsed<T: FromStr>(cell: &[u8]) -> Option<T> {
    std::str::from_utf8(cell).ok()?.parse().ok()
}
