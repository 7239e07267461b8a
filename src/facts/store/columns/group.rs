//! Cells that wait to be compressed together, and how they become a row group.

use std::fs::File;
use std::io;

use bytes::Bytes;
use parquet::basic::{Compression, Encoding, ZstdLevel};
use parquet::data_type::{
    BoolType, ByteArray, ByteArrayType, DataType, DoubleType, FloatType, Int32Type, Int64Type,
};
use parquet::file::metadata::KeyValue;
use parquet::file::properties::{
    EnabledStatistics, WriterProperties, WriterPropertiesPtr, WriterVersion,
};
use parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use parquet::schema::types::ColumnPath;

use crate::SCHEMA_HASH;

/// The cells of a column that wait.
pub(in crate::store) enum Pending {
    Numbers(Vec<i32>),
    /// Ids of a shard, and numbers of programs that have 64 bits.
    Wide(Vec<i64>),
    Floats(Vec<f32>),
    Doubles(Vec<f64>),
    Truths(Vec<bool>),
    /// Texts one after the other, and where each ends.
    Texts(Vec<u8>, Vec<usize>),
}

impl Pending {
    /// Writes the cells, of which there are none then.
    fn write(&mut self, writer: &mut SerializedColumnWriter<'_>) -> io::Result<()> {
        match self {
            Self::Numbers(all) => plain::<Int32Type>(all, writer),
            Self::Wide(all) => plain::<Int64Type>(all, writer),
            Self::Floats(all) => plain::<FloatType>(all, writer),
            Self::Doubles(all) => plain::<DoubleType>(all, writer),
            Self::Truths(all) => plain::<BoolType>(all, writer),
            Self::Texts(bytes, ends) => {
                let whole = Bytes::from(std::mem::take(bytes));
                let mut start = 0;
                let text = |end| {
                    let text = whole.slice(start..end);
                    start = end;
                    ByteArray::from(text)
                };
                let texts: Vec<ByteArray> = ends.drain(..).map(text).collect();
                writer.typed::<ByteArrayType>().write_batch(&texts, None, None)?;
                Ok(())
            }
        }
    }
}

fn plain<T: DataType>(all: &mut Vec<T::T>, to: &mut SerializedColumnWriter<'_>) -> io::Result<()> {
    to.typed::<T>().write_batch(all, None, None)?;
    all.clear();
    Ok(())
}

/// Writes what waits as a row group.
pub(in crate::store) fn write(
    sink: &mut SerializedFileWriter<File>,
    columns: &mut [Pending],
) -> io::Result<()> {
    let mut group = sink.next_row_group()?;
    for column in columns {
        let Some(mut writer) = group.next_column()? else { break };
        column.write(&mut writer)?;
        writer.close()?;
    }
    group.close()?;
    Ok(())
}

/// How a column is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::store) enum Cells {
    /// Each as the step from the one before.
    Steps,
    /// As they are.
    Plain,
    /// By dictionary; nobody asks for a range of them.
    Texts,
}

/// How a file is written, and what its metadata say beside the version and the schema.
pub(in crate::store) fn properties<'a>(
    said: &[(&str, &str)],
    columns: impl Iterator<Item = (&'a str, Cells)>,
) -> WriterPropertiesPtr {
    let version = env!("CARGO_PKG_VERSION");
    let own = [("llvm-facts.version", version), ("llvm-facts.schema", SCHEMA_HASH)];
    let all = own.iter().chain(said);
    let said = all.map(|&(key, value)| KeyValue::new(key.to_owned(), value.to_owned()));
    let mut properties = WriterProperties::builder()
        .set_writer_version(WriterVersion::PARQUET_2_0)
        .set_created_by(format!("llvm-facts {version}"))
        .set_compression(Compression::ZSTD(ZstdLevel::default()))
        .set_key_value_metadata(Some(said.collect()));
    for (name, cells) in columns {
        let path = ColumnPath::from(name);
        properties = match cells {
            Cells::Texts => properties.set_column_statistics_enabled(path, EnabledStatistics::None),
            Cells::Plain => {
                properties.set_column_statistics_enabled(path, EnabledStatistics::Chunk)
            }
            Cells::Steps => properties
                .set_column_dictionary_enabled(path.clone(), false)
                .set_column_statistics_enabled(path.clone(), EnabledStatistics::Chunk)
                .set_column_encoding(path, Encoding::DELTA_BINARY_PACKED),
        };
    }
    properties.build().into()
}
