//! A relation as an Apache Parquet file: a typed column for each of its columns, in row groups, with
//! zstd. Ids and numbers are integers of 32 bits, ids of a shard of 64, in which a value is written as
//! the step from the one before (`DELTA_BINARY_PACKED`), words of a vocabulary and texts are strings. Texts are escaped as in
//! text files, since not all are UTF-8. <https://parquet.apache.org/docs/file-format/>

mod encode;
pub(super) mod group;

#[cfg(test)]
mod tests;

use std::fs::File;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bytes::Bytes;
use parquet::basic::{LogicalType, Repetition, Type as Physical};
use parquet::column::reader::get_typed_column_reader;
use parquet::data_type::{ByteArray, ByteArrayType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterPropertiesPtr;
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::{Type, TypePtr};
use rustc_hash::FxHashMap;

use self::group::{Column, Pending};
use super::error::StoreError;
use super::escape::{escape, unescape};
use super::marker::IdSpace;
use super::memory::Facts;
use crate::{Cell, ColumnInfo, ColumnKind, FactError, ID_LIMIT, Relation, RelationInfo, Symbol};

/// Rows that wait for each other, to be compressed together.
pub(super) const ROW_GROUP: usize = 1 << 17;

/// Fewer rows are not compressed: most relations of a module have few, of which little would be saved.
const COMPRESSED: usize = 1 << 10;

/// One relation's file on its way.
pub(super) struct Columns {
    info: &'static RelationInfo,
    space: IdSpace,
    columns: Vec<Column>,
    rows: usize,
    /// None until there are enough rows, so that few files are open.
    sink: Option<SerializedFileWriter<File>>,
}

/// Whether a column is written as text.
fn is_text(kind: ColumnKind) -> bool {
    matches!(kind, ColumnKind::Enum(_) | ColumnKind::Symbol)
}

impl Columns {
    pub(super) fn new(info: &'static RelationInfo, space: IdSpace) -> Self {
        let column = |kind| match (kind, space) {
            (ColumnKind::Enum(words), _) => Pending::Words(Vec::new(), words),
            (ColumnKind::Symbol, _) => Pending::Texts(Vec::new(), Vec::new()),
            (ColumnKind::Entity(_), IdSpace::Modules) => Pending::Wide(Vec::new()),
            _ => Pending::Numbers(Vec::new()),
        };
        // Rows come sorted by the first one.
        let column = |(place, it): (usize, &ColumnInfo)| Column::new(column(it.kind), place == 0);
        let columns = info.columns.iter().enumerate().map(column).collect();
        Self { info, space, columns, rows: 0, sink: None }
    }

    /// Adds all rows of the relation, each id with `offset` added if it has 64 bits. `path` names
    /// the file, which is begun when there are enough.
    pub(super) fn append(
        &mut self,
        facts: &Facts,
        offset: i64,
        path: &dyn Fn() -> PathBuf,
    ) -> io::Result<()> {
        let width = self.info.width();
        let cells = facts.table(self.info.relation).cells();
        let mut rest = cells;
        while !rest.is_empty() {
            // A row group ends where it is full: not where some thread's part of the facts does.
            let room = (ROW_GROUP - self.rows) * width;
            let (rows, later) = rest.split_at(rest.len().min(room));
            rest = later;
            for (place, column) in self.columns.iter_mut().enumerate() {
                let cells = rows.chunks_exact(width).map(|row| row[place]);
                match &mut column.cells {
                    // Numbers of 32 bits keep their bits: the type says whether they have a sign.
                    Pending::Numbers(all) => all.extend(cells.map(u32::cast_signed)),
                    Pending::Wide(all) => all.extend(cells.map(|id| i64::from(id) + offset)),
                    Pending::Words(all, _) => all.extend(cells),
                    Pending::Texts(bytes, ends) => {
                        for cell in cells {
                            escape(&facts.bytes(Symbol::of_cell(cell)), bytes);
                            ends.push(bytes.len());
                        }
                    }
                    // Facts have none of these.
                    Pending::Floats(_) | Pending::Doubles(_) | Pending::Truths(_) => {}
                }
            }
            self.rows += rows.len() / width;
            if self.rows == ROW_GROUP {
                self.write(&path())?;
            }
        }
        Ok(())
    }

    /// Writes what waits as a row group.
    fn write(&mut self, path: &Path) -> io::Result<()> {
        let sink = match &mut self.sink {
            Some(sink) => sink,
            none => {
                let file = system::create_new(path)?;
                none.insert(SerializedFileWriter::new(
                    file,
                    schema(self.info, self.space),
                    properties(self.info),
                )?)
            }
        };
        if self.rows == 0 {
            return Ok(());
        }
        group::write(sink, &mut self.columns, self.rows, self.rows >= COMPRESSED)?;
        self.rows = 0;
        Ok(())
    }

    /// Writes what waits and ends the file, which says what its columns are even if it has no rows.
    /// Answers its size.
    pub(super) fn close(&mut self, path: &Path) -> io::Result<u64> {
        self.write(path)?;
        let Some(mut sink) = self.sink.take() else { return Ok(0) };
        sink.finish()?;
        Ok(sink.bytes_written() as u64)
    }
}

/// The columns of a relation's file.
fn schema(info: &'static RelationInfo, space: IdSpace) -> TypePtr {
    let column = |it: &'static ColumnInfo| {
        let (physical, logical) = match it.kind {
            ColumnKind::Entity(_) if space == IdSpace::Modules => {
                (Physical::INT64, LogicalType::integer(64, true))
            }
            ColumnKind::Entity(_) | ColumnKind::Unsigned => {
                (Physical::INT32, LogicalType::integer(32, false))
            }
            ColumnKind::Signed => (Physical::INT32, LogicalType::integer(32, true)),
            ColumnKind::Enum(_) | ColumnKind::Symbol => (Physical::BYTE_ARRAY, LogicalType::String),
        };
        (it.name, physical, Some(logical))
    };
    table(info.name, info.columns.iter().map(column))
}

/// A table of columns without nulls, whose logical types are allowed on their physical ones.
pub(super) fn table<'a>(
    name: &str,
    columns: impl Iterator<Item = (&'a str, Physical, Option<LogicalType>)>,
) -> TypePtr {
    let column = |(name, physical, logical): (&str, Physical, Option<LogicalType>)| {
        let column = Type::primitive_type_builder(name, physical)
            .with_repetition(Repetition::REQUIRED)
            .with_logical_type(logical);
        Arc::new(column.build().unwrap_or_else(|why| unreachable!("{name}: {why}")))
    };
    let whole = Type::group_type_builder(name).with_fields(columns.map(column).collect());
    Arc::new(whole.build().unwrap_or_else(|why| unreachable!("{name}: {why}")))
}

fn properties(info: &RelationInfo) -> WriterPropertiesPtr {
    group::properties(&[("llvm-facts.relation", info.name), ("llvm-facts.meaning", info.doc)])
}

/// The ids of a shard's modules in memory, where ids have 32 bits: what is added to an id for the module
/// of that ordinal.
pub(super) type Offsets<'a> = &'a dyn Fn(u32) -> Option<i64>;

/// The rows of a Parquet file, which may be anybody's. Of a shard's, `offsets` says what ids become.
///
/// # Errors
/// When it is no Parquet, has other columns than the relation, or a row is not of it.
pub(super) fn read(
    relation: Relation,
    path: &Path,
    bytes: Vec<u8>,
    offsets: Option<Offsets<'_>>,
) -> Result<Facts, StoreError> {
    let info = relation.info();
    let mut facts = Facts::new();
    // The library panics on some files that are not whole.
    let filled =
        catch_unwind(AssertUnwindSafe(|| fill(info, Bytes::from(bytes), offsets, &mut facts)));
    let broken = |_| Err(Wrong::File(ParquetError::General("the file is damaged".to_owned())));
    match filled.unwrap_or_else(broken) {
        Ok(()) => Ok(facts),
        Err(Wrong::File(error)) => Err(StoreError::io(path, "be read as Parquet")(error.into())),
        Err(Wrong::Row(error)) => Err(StoreError::Row { path: path.to_path_buf(), error }),
    }
}

enum Wrong {
    File(ParquetError),
    Row(FactError),
}

impl From<ParquetError> for Wrong {
    fn from(error: ParquetError) -> Self {
        Self::File(error)
    }
}

fn fill(
    info: &'static RelationInfo,
    bytes: Bytes,
    offsets: Option<Offsets<'_>>,
    facts: &mut Facts,
) -> Result<(), Wrong> {
    let wrong = |line: Option<usize>, column: Option<usize>, message: String| {
        Wrong::Row(FactError { relation: info.relation, line, column, message })
    };
    let file = SerializedFileReader::new(bytes)?;
    let found = file.metadata().file_metadata().schema_descr();
    let as_declared = found.num_columns() == info.width()
        && found.columns().iter().zip(info.columns).all(|(found, column)| {
            let physical = match column.kind {
                kind if is_text(kind) => Physical::BYTE_ARRAY,
                ColumnKind::Entity(_) if offsets.is_some() => Physical::INT64,
                _ => Physical::INT32,
            };
            let is_flat = found.max_def_level() == 0 && found.max_rep_level() == 0;
            found.name() == column.name && found.physical_type() == physical && is_flat
        });
    if !as_declared {
        let names: Vec<&str> = info.columns.iter().map(|column| column.name).collect();
        let message = format!(
            "the file has other columns than {}({}), or some that may be null",
            info.name,
            names.join(", ")
        );
        return Err(wrong(None, None, message));
    }
    let width = info.width();
    let mut before = 0;
    for place in 0..file.num_row_groups() {
        let group = file.get_row_group(place)?;
        let rows = usize::try_from(group.metadata().num_rows()).unwrap_or_default();
        let mut columns: Vec<Vec<u32>> = Vec::new();
        for (at, column) in info.columns.iter().enumerate() {
            let bad = |row: usize, expected: &str| {
                wrong(Some(before + row + 1), Some(at), format!("it is not {expected}"))
            };
            let reader = group.get_column_reader(at)?;
            let mut cells = Vec::new();
            match (column.kind, offsets) {
                (ColumnKind::Entity(_), Some(offsets)) => {
                    let mut values: Vec<i64> = Vec::new();
                    let mut reader = get_typed_column_reader::<Int64Type>(reader);
                    while reader.read_records(ROW_GROUP, None, None, &mut values)?.0 > 0 {}
                    let mut last = (u32::MAX, None);
                    for (row, &id) in values.iter().enumerate() {
                        let ordinal = (id >> 32) as u32;
                        if last.0 != ordinal {
                            last = (ordinal, offsets(ordinal));
                        }
                        let own = last.1.and_then(|offset| u32::try_from(id + offset).ok());
                        let own = own.filter(|&id| id < ID_LIMIT);
                        cells.push(own.ok_or_else(|| bad(row, "an id of a module of the shard"))?);
                    }
                }
                (ColumnKind::Entity(_) | ColumnKind::Unsigned | ColumnKind::Signed, _) => {
                    let mut values: Vec<i32> = Vec::new();
                    let mut reader = get_typed_column_reader::<Int32Type>(reader);
                    while reader.read_records(ROW_GROUP, None, None, &mut values)?.0 > 0 {}
                    cells.extend(values.into_iter().map(i32::cast_unsigned));
                    if matches!(column.kind, ColumnKind::Entity(_))
                        && let Some(row) = cells.iter().position(|&id| id >= ID_LIMIT)
                    {
                        return Err(bad(row, "an id, a number below 2^31"));
                    }
                }
                (ColumnKind::Enum(_) | ColumnKind::Symbol, _) => {
                    let mut values: Vec<ByteArray> = Vec::new();
                    let mut reader = get_typed_column_reader::<ByteArrayType>(reader);
                    while reader.read_records(ROW_GROUP, None, None, &mut values)?.0 > 0 {}
                    if let ColumnKind::Enum(words) = column.kind {
                        let known: FxHashMap<&[u8], u32> =
                            words.iter().map(|word| word.as_bytes()).zip(0..).collect();
                        for (row, value) in values.iter().enumerate() {
                            let word = known.get(value.data());
                            let expected = || bad(row, &format!("one of {}", words.join(", ")));
                            cells.push(*word.ok_or_else(expected)?);
                        }
                    } else {
                        let mut text = Vec::new();
                        for (row, value) in values.iter().enumerate() {
                            text.clear();
                            unescape(value.data(), &mut text).map_err(|why| {
                                wrong(Some(before + row + 1), Some(at), why.to_string())
                            })?;
                            cells.push(facts.text(&text).to_cell());
                        }
                    }
                }
            }
            columns.push(cells);
        }
        if columns.iter().any(|cells| cells.len() != rows) {
            return Err(wrong(None, None, "its columns have different lengths".to_owned()));
        }
        let table = &mut facts.table_mut(info.relation).cells;
        table.reserve(rows * width);
        for row in 0..rows {
            table.extend(columns.iter().map(|cells| cells[row]));
        }
        before += rows;
    }
    Ok(())
}
