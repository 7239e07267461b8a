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
    /// Words of a vocabulary, by their places in it.
    Words(Vec<u32>, &'static [&'static str]),
}

/// So many texts are made ready for a page at once: each takes more than the cell that it is made of.
const AT_ONCE: usize = 1 << 10;

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
                texts(ends.drain(..).map(text), writer)
            }
            Self::Words(cells, words) => {
                // Unlike a part of a text, a word that is there for ever is not counted.
                let word = |cell: u32| Bytes::from_static(words[cell as usize].as_bytes()).into();
                texts(cells.drain(..).map(word), writer)
            }
        }
    }
}

fn texts(
    mut all: impl Iterator<Item = ByteArray>,
    to: &mut SerializedColumnWriter<'_>,
) -> io::Result<()> {
    let to = to.typed::<ByteArrayType>();
    let mut some = Vec::with_capacity(AT_ONCE);
    loop {
        some.clear();
        some.extend(all.by_ref().take(AT_ONCE));
        if some.is_empty() {
            return Ok(());
        }
        to.write_batch(&some, None, None)?;
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
    /// Each as the step from the one before; of each row group is told which is the least and which the
    /// greatest.
    Ordered,
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
    compresses: bool,
) -> WriterPropertiesPtr {
    let version = env!("CARGO_PKG_VERSION");
    let compression = match compresses {
        true => Compression::ZSTD(ZstdLevel::default()),
        false => Compression::UNCOMPRESSED,
    };
    let own = [("llvm-facts.version", version), ("llvm-facts.schema", SCHEMA_HASH)];
    let all = own.iter().chain(said);
    let said = all.map(|&(key, value)| KeyValue::new(key.to_owned(), value.to_owned()));
    let mut properties = WriterProperties::builder()
        .set_writer_version(WriterVersion::PARQUET_2_0)
        .set_created_by(format!("llvm-facts {version}"))
        .set_compression(compression)
        .set_key_value_metadata(Some(said.collect()));
    for (name, cells) in columns {
        let path = ColumnPath::from(name);
        let ranges = match cells {
            Cells::Ordered | Cells::Plain => EnabledStatistics::Chunk,
            Cells::Steps | Cells::Texts => EnabledStatistics::None,
        };
        properties = properties.set_column_statistics_enabled(path.clone(), ranges);
        if matches!(cells, Cells::Ordered | Cells::Steps) {
            properties = properties
                .set_column_dictionary_enabled(path.clone(), false)
                .set_column_encoding(path, Encoding::DELTA_BINARY_PACKED);
        }
    }
    properties.build().into()
}
