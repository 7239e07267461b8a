//! Cells that wait to be compressed together, and how they become a row group.

use std::cell::RefCell;
use std::fs::File;
use std::io::{self, Write};
use std::ops::Range;

use bytes::Bytes;
use parquet::basic::{Compression, Encoding, EncodingMask, SortOrder, ZstdLevel};
use parquet::column::page::{CompressedPage, Page, PageWriter};
use parquet::column::writer::ColumnCloseResult;
use parquet::errors::Result;
use parquet::file::metadata::{ColumnChunkMetaData, KeyValue};
use parquet::file::properties::{WriterProperties, WriterPropertiesPtr, WriterVersion};
use parquet::file::statistics::Statistics;
use parquet::file::writer::{SerializedFileWriter, SerializedPageWriter, TrackedWrite};
use parquet::schema::types::ColumnDescPtr;
use rustc_hash::FxHashMap;
use zstd::bulk::Compressor;

use super::encode::{self, Whole};
use crate::SCHEMA_HASH;

/// Rows of a page.
const PAGE: usize = 1 << 15;

/// A page of texts ends with the one that makes it longer than so many bytes.
const PAGE_TEXT: usize = 1 << 20;

/// A column of a row group.
pub(in crate::store) struct Column {
    pub cells: Pending,
    /// The least and the greatest of its numbers are told.
    is_ranged: bool,
}

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

impl Column {
    pub fn new(cells: Pending, is_ranged: bool) -> Self {
        Self { cells, is_ranged }
    }

    /// Writes the cells, of which there are none then.
    fn write(&mut self, chunk: &mut Chunk) -> Result<()> {
        let is_ranged = self.is_ranged;
        match &mut self.cells {
            Pending::Numbers(all) => {
                if is_ranged {
                    let is_signed = chunk.of.sort_order() == SortOrder::SIGNED;
                    // Other numbers are in order as if they had no sign.
                    let order = |it: &i32| if is_signed { *it } else { *it ^ i32::MIN };
                    let least = all.iter().copied().min_by_key(order);
                    let greatest = all.iter().copied().max_by_key(order);
                    chunk.ranges(Statistics::int32(least, greatest, None, Some(0), false));
                }
                chunk.steps(all)?;
                all.clear();
            }
            Pending::Wide(all) => {
                if is_ranged {
                    let is_signed = chunk.of.sort_order() == SortOrder::SIGNED;
                    let order = |it: &i64| if is_signed { *it } else { *it ^ i64::MIN };
                    let least = all.iter().copied().min_by_key(order);
                    let greatest = all.iter().copied().max_by_key(order);
                    chunk.ranges(Statistics::int64(least, greatest, None, Some(0), false));
                }
                chunk.steps(all)?;
                all.clear();
            }
            Pending::Floats(all) => chunk.plain(all.drain(..).map(f32::to_le_bytes))?,
            Pending::Doubles(all) => chunk.plain(all.drain(..).map(f64::to_le_bytes))?,
            Pending::Truths(all) => {
                let byte = |eight: &[bool]| {
                    [eight.iter().rev().fold(0_u8, |byte, &it| byte << 1 | u8::from(it))]
                };
                let bytes: Vec<[u8; 1]> = all.chunks(8).map(byte).collect();
                chunk.data(all.len(), Encoding::PLAIN, bytes.as_flattened())?;
                all.clear();
            }
            Pending::Texts(bytes, ends) => {
                chunk.texts(bytes, ends)?;
                bytes.clear();
                ends.clear();
            }
            Pending::Words(all, words) => {
                chunk.words(all, words)?;
                all.clear();
            }
        }
        Ok(())
    }
}

/// Writes what waits, so many rows, as a row group.
pub(in crate::store) fn write(
    sink: &mut SerializedFileWriter<File>,
    columns: &mut [Column],
    rows: usize,
    compresses: bool,
) -> io::Result<()> {
    let schema = sink.schema_descr().columns().to_vec();
    let mut group = sink.next_row_group()?;
    for (column, of) in columns.iter_mut().zip(schema) {
        let mut chunk = Chunk::new(of, compresses);
        column.write(&mut chunk)?;
        let (bytes, closed) = chunk.close(rows)?;
        group.append_column(&bytes, closed)?;
    }
    group.close()?;
    Ok(())
}

/// The pages of a column, one after the other.
struct Chunk {
    of: ColumnDescPtr,
    compresses: bool,
    sink: TrackedWrite<Vec<u8>>,
    /// Where the first page of values begins, after a dictionary if there is one.
    data: Option<u64>,
    has_dictionary: bool,
    encodings: Vec<Encoding>,
    plain_size: usize,
    ranges: Option<Statistics>,
    page: Vec<u8>,
}

thread_local! {
    /// To begin with one takes longer than what most columns have.
    static COMPRESSOR: RefCell<Option<Compressor<'static>>> = const { RefCell::new(None) };
}

fn compressed(bytes: &[u8]) -> io::Result<Vec<u8>> {
    COMPRESSOR.with_borrow_mut(|known| match known {
        Some(compressor) => compressor.compress(bytes),
        none => {
            none.insert(Compressor::new(ZstdLevel::default().compression_level())?).compress(bytes)
        }
    })
}

impl Chunk {
    fn new(of: ColumnDescPtr, compresses: bool) -> Self {
        Self {
            of,
            compresses,
            sink: TrackedWrite::new(Vec::new()),
            data: None,
            has_dictionary: false,
            encodings: Vec::new(),
            plain_size: 0,
            ranges: None,
            page: Vec::new(),
        }
    }

    fn ranges(&mut self, ranges: Statistics) {
        self.ranges = Some(ranges);
    }

    fn steps<T: Whole>(&mut self, values: &[T]) -> Result<()> {
        for values in values.chunks(PAGE) {
            let mut page = std::mem::take(&mut self.page);
            encode::steps(values, &mut page);
            self.data(values.len(), Encoding::DELTA_BINARY_PACKED, &page)?;
            page.clear();
            self.page = page;
        }
        Ok(())
    }

    fn plain<const N: usize>(&mut self, values: impl Iterator<Item = [u8; N]>) -> Result<()> {
        let bytes: Vec<[u8; N]> = values.collect();
        for bytes in bytes.chunks(PAGE) {
            self.data(bytes.len(), Encoding::PLAIN, bytes.as_flattened())?;
        }
        Ok(())
    }

    /// Words by their places in a dictionary of those that there are, in the order in which they come.
    fn words(&mut self, cells: &mut [u32], words: &[&str]) -> Result<()> {
        let mut known = vec![u32::MAX; words.len()];
        let (mut dictionary, mut count) = (Vec::new(), 0);
        for cell in &mut *cells {
            let place = &mut known[*cell as usize];
            if *place == u32::MAX {
                *place = count;
                count += 1;
                encode::text(words[*cell as usize].as_bytes(), &mut dictionary);
            }
            *cell = *place;
        }
        self.dictionary(&dictionary, count as usize)?;
        self.places(cells, count as usize)
    }

    /// Texts by a dictionary, if it has less than half as many; as they are otherwise.
    fn texts(&mut self, bytes: &[u8], ends: &[usize]) -> Result<()> {
        let text = |at: usize| {
            let start = if at == 0 { 0 } else { ends[at - 1] };
            &bytes[start..ends[at]]
        };
        let most = ends.len() / 2;
        let (mut known, mut dictionary) = (FxHashMap::default(), Vec::new());
        let mut places = Vec::with_capacity(ends.len());
        for at in 0..ends.len() {
            let own = text(at);
            let next = known.len() as u32;
            let place = *known.entry(own).or_insert(next);
            if place == next {
                if known.len() > most {
                    break;
                }
                encode::text(own, &mut dictionary);
            }
            places.push(place);
        }
        if places.len() == ends.len() {
            self.dictionary(&dictionary, known.len())?;
            return self.places(&places, known.len());
        }
        let mut from = 0;
        while from < ends.len() {
            let start = if from == 0 { 0 } else { ends[from - 1] };
            let some = &ends[from..ends.len().min(from + PAGE)];
            let some =
                &some[..some.len().min(some.partition_point(|it| it - start < PAGE_TEXT) + 1)];
            let mut page = std::mem::take(&mut self.page);
            encode::texts(bytes, some, start, &mut page);
            self.data(some.len(), Encoding::DELTA_LENGTH_BYTE_ARRAY, &page)?;
            page.clear();
            self.page = page;
            from += some.len();
        }
        Ok(())
    }

    fn dictionary(&mut self, plain: &[u8], count: usize) -> Result<()> {
        // Unlike that of values, its page does not say whether it is compressed.
        let bytes = if self.compresses { compressed(plain)? } else { plain.to_vec() };
        let page = Page::DictionaryPage {
            buf: bytes.into(),
            num_values: count as u32,
            encoding: Encoding::PLAIN,
            is_sorted: false,
        };
        self.has_dictionary = true;
        self.encodings.push(Encoding::PLAIN);
        self.page(page, plain.len()).map(drop)
    }

    fn places(&mut self, places: &[u32], dictionary: usize) -> Result<()> {
        for places in places.chunks(PAGE) {
            let mut page = std::mem::take(&mut self.page);
            encode::places(places, dictionary, &mut page);
            self.data(places.len(), Encoding::RLE_DICTIONARY, &page)?;
            page.clear();
            self.page = page;
        }
        Ok(())
    }

    /// A page of so many values.
    fn data(&mut self, count: usize, encoding: Encoding, plain: &[u8]) -> Result<()> {
        let less = if self.compresses { Some(compressed(plain)?) } else { None };
        let less = less.filter(|less| less.len() < plain.len());
        let page = Page::DataPageV2 {
            is_compressed: less.is_some(),
            buf: less.unwrap_or_else(|| plain.to_vec()).into(),
            num_values: count as u32,
            encoding,
            num_nulls: 0,
            num_rows: count as u32,
            def_levels_byte_len: 0,
            rep_levels_byte_len: 0,
            statistics: None,
        };
        if !self.encodings.contains(&encoding) {
            self.encodings.push(encoding);
        }
        let written = self.page(page, plain.len())?;
        self.data.get_or_insert(written.start);
        Ok(())
    }

    /// Answers where the page lies.
    fn page(&mut self, page: Page, plain: usize) -> Result<Range<u64>> {
        let page = CompressedPage::new(page, plain);
        let written = SerializedPageWriter::new(&mut self.sink).write_page(page)?;
        self.plain_size += written.uncompressed_size;
        Ok(written.offset..written.offset + written.bytes_written)
    }

    /// The pages, and what the file's end says of them.
    fn close(mut self, rows: usize) -> Result<(Bytes, ColumnCloseResult)> {
        self.sink.flush()?;
        let bytes = self.sink.into_inner()?;
        let codec = match self.compresses {
            true => Compression::ZSTD(ZstdLevel::default()),
            false => Compression::UNCOMPRESSED,
        };
        let mut metadata = ColumnChunkMetaData::builder(self.of)
            .set_compression(codec)
            .set_encodings_mask(EncodingMask::new_from_encodings(self.encodings.iter()))
            .set_total_compressed_size(bytes.len() as i64)
            .set_total_uncompressed_size(self.plain_size as i64)
            .set_num_values(rows as i64)
            .set_data_page_offset(self.data.unwrap_or_default() as i64)
            .set_dictionary_page_offset(self.has_dictionary.then_some(0));
        if let Some(ranges) = self.ranges {
            metadata = metadata.set_statistics(ranges);
        }
        let closed = ColumnCloseResult {
            bytes_written: bytes.len() as u64,
            rows_written: rows as u64,
            metadata: metadata.build()?,
            bloom_filter: None,
            column_index: None,
            offset_index: None,
        };
        Ok((bytes.into(), closed))
    }
}

/// What the metadata of a file say, beside the version and the schema.
pub(in crate::store) fn properties(said: &[(&str, &str)]) -> WriterPropertiesPtr {
    let version = env!("CARGO_PKG_VERSION");
    let own = [("llvm-facts.version", version), ("llvm-facts.schema", SCHEMA_HASH)];
    let all = own.iter().chain(said);
    let said = all.map(|&(key, value)| KeyValue::new(key.to_owned(), value.to_owned()));
    let properties = WriterProperties::builder()
        .set_writer_version(WriterVersion::PARQUET_2_0)
        .set_created_by(format!("llvm-facts {version}"))
        .set_offset_index_disabled(true)
        .set_key_value_metadata(Some(said.collect()));
    properties.build().into()
}
