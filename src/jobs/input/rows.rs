//! Rows of a Parquet data set, a module each: `corpus.parquet#bitcode`. What a row cannot be, bytes of
//! another kind or nothing at all, is said when it is read.

use std::collections::VecDeque;
use std::fmt;
use std::fs::File;
use std::io::{self, ErrorKind};
use std::os::unix::ffi::OsStrExt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use half::Syntax;
use parquet::basic::Type as Physical;
use parquet::column::reader::{ColumnReaderImpl, get_typed_column_reader};
use parquet::data_type::{ByteArray, ByteArrayType};
use parquet::errors::ParquetError;
use parquet::file::reader::{FileReader, SerializedFileReader};
use rustc_hash::FxHashMap;

use super::pages::Pages;
use crate::error::{InputError, NoModule};

/// A file has a row for so many of its bytes, or fewer rows than [`FEW`]: modules are longer.
const ROW: u64 = 64;
const FEW: u64 = 1 << 16;
/// Rows that are kept for who comes late: threads ask for them in about their order.
const KEPT: u64 = 32;

/// A file and a column of it, if the argument is no file itself and names such.
pub fn named(argument: &Path) -> Option<(&Path, &str)> {
    if argument.exists() {
        return None;
    }
    let text = argument.as_os_str().as_bytes();
    let hash = text.iter().rposition(|&byte| byte == b'#')?;
    let column = std::str::from_utf8(&text[hash + 1..]).ok().filter(|it| !it.is_empty())?;
    let path = Path::new(std::ffi::OsStr::from_bytes(&text[..hash]));
    path.exists().then_some((path, column))
}

/// Data sets by file and column, each opened once.
#[derive(Default)]
pub struct DataSets(FxHashMap<(PathBuf, String), Arc<DataSet>>);

impl DataSets {
    pub(super) fn get(&mut self, path: PathBuf, column: String) -> Arc<DataSet> {
        let set = || Arc::new(DataSet::new(path.clone(), column.clone()));
        Arc::clone(self.0.entry((path.clone(), column.clone())).or_insert_with(set))
    }
}

/// A column of a file. It is opened when it is asked for.
pub struct DataSet {
    path: PathBuf,
    column: String,
    open: Mutex<Option<Open>>,
}

impl fmt::Debug for DataSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}#{}", self.path.display(), self.column)
    }
}

struct Open {
    file: SerializedFileReader<Pages>,
    column: usize,
    /// The first row of each group, and the end of the last.
    starts: Vec<u64>,
    current: Option<Cursor>,
    kept: VecDeque<(u64, Option<ByteArray>)>,
}

/// A row group that is being read.
struct Cursor {
    group: usize,
    next: u64,
    reader: ColumnReaderImpl<ByteArrayType>,
}

/// Why there is no row.
enum Wrong {
    System(io::Error),
    File(String),
}

impl From<ParquetError> for Wrong {
    fn from(error: ParquetError) -> Self {
        Self::File(error.to_string())
    }
}

impl Wrong {
    fn words(self) -> String {
        match self {
            Self::System(error) => error.to_string(),
            Self::File(words) => words,
        }
    }
}

impl DataSet {
    pub(super) fn new(path: PathBuf, column: String) -> Self {
        Self { path, column, open: Mutex::new(None) }
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    pub(super) fn column(&self) -> &str {
        &self.column
    }

    /// How many rows there are.
    ///
    /// # Errors
    /// Why the file is no data set with that column.
    pub(super) fn rows(&self) -> Result<u64, String> {
        let rows = self.with(&mut |open| Ok(open.starts.last().copied().unwrap_or_default()));
        rows.map_err(Wrong::words)
    }

    /// The bitcode of a row.
    ///
    /// # Errors
    /// When it has none, or the file cannot be read.
    pub(super) fn read(&self, row: u64) -> Result<Vec<u8>, InputError> {
        match self.with(&mut |open| open.row(row)) {
            Ok(Some(bytes)) if Syntax::of(bytes.data()) == Syntax::Bitcode => {
                Ok(bytes.data().to_vec())
            }
            Ok(Some(_)) => Err(NoModule::NotBitcode.into()),
            Ok(None) => Err(NoModule::Null.into()),
            Err(Wrong::System(error)) if error.kind() == ErrorKind::NotFound => {
                Err(InputError::Missing)
            }
            Err(Wrong::System(error)) => Err(InputError::Unreadable(error)),
            Err(Wrong::File(why)) => Err(NoModule::BrokenDataSet(why).into()),
        }
    }

    fn with<T>(&self, ask: &mut dyn FnMut(&mut Open) -> Result<T, Wrong>) -> Result<T, Wrong> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        // The library panics on some files that are not whole.
        let asked = catch_unwind(AssertUnwindSafe(|| {
            if open.is_none() {
                *open = Some(Open::new(&self.path, &self.column)?);
            }
            ask(open.as_mut().ok_or_else(damaged)?)
        }));
        asked.unwrap_or_else(|_| {
            *open = None;
            Err(damaged())
        })
    }
}

fn damaged() -> Wrong {
    Wrong::File("the file is damaged".to_owned())
}

impl Open {
    fn new(path: &Path, column: &str) -> Result<Self, Wrong> {
        let file = File::open(path).map_err(Wrong::System)?;
        let there = file.metadata().map_err(Wrong::System)?;
        if !there.is_file() {
            return Err(Wrong::File("no regular file".to_owned()));
        }
        let pages = Pages::new(file);
        let file = SerializedFileReader::new(pages.clone())?;
        pages.check();
        let metadata = file.metadata();
        let all = metadata.file_metadata().schema_descr().columns();
        let is_bytes = |at: &usize| {
            let it = &all[*at];
            let is_flat = it.max_rep_level() == 0 && it.max_def_level() <= 1;
            it.path().string() == column && it.physical_type() == Physical::BYTE_ARRAY && is_flat
        };
        let column = (0..all.len()).find(is_bytes).ok_or_else(|| {
            let names: Vec<String> = all.iter().map(|it| it.path().string()).collect();
            Wrong::File(format!("no column of bytes `{column}` in it: it has {}", names.join(", ")))
        })?;
        let mut starts = vec![0];
        let mut rows = 0_u64;
        for group in metadata.row_groups() {
            let own = u64::try_from(group.num_rows()).map_err(|_| damaged())?;
            rows = rows.saturating_add(own);
            starts.push(rows);
        }
        if rows > FEW.max(there.len() / ROW) {
            let words = format!("{rows} rows are more than {} bytes can have", there.len());
            return Err(Wrong::File(words));
        }
        Ok(Self { file, column, starts, current: None, kept: VecDeque::new() })
    }

    /// The value of a row; none for null.
    fn row(&mut self, row: u64) -> Result<Option<ByteArray>, Wrong> {
        if let Some((_, value)) = self.kept.iter().find(|(at, _)| *at == row) {
            return Ok(value.clone());
        }
        let group = self.starts.partition_point(|&start| start <= row).wrapping_sub(1);
        if group + 1 >= self.starts.len() {
            return Err(Wrong::File(format!("there is no row {row}")));
        }
        let mut cursor = match self.current.take() {
            Some(cursor) if cursor.group == group && cursor.next <= row => cursor,
            _ => {
                let reader = self.file.get_row_group(group)?.get_column_reader(self.column)?;
                let reader = get_typed_column_reader(reader);
                Cursor { group, next: self.starts[group], reader }
            }
        };
        // Others may come for those that are near.
        let far = (row - cursor.next).saturating_sub(KEPT / 2);
        cursor.skip(far)?;
        while cursor.next <= row {
            let value = cursor.read()?;
            if self.kept.len() as u64 >= KEPT {
                self.kept.pop_front();
            }
            self.kept.push_back((cursor.next - 1, value));
        }
        self.current = Some(cursor);
        Ok(self.kept.back().and_then(|(_, value)| value.clone()))
    }
}

impl Cursor {
    fn skip(&mut self, rows: u64) -> Result<(), Wrong> {
        let wanted = usize::try_from(rows).map_err(|_| damaged())?;
        if wanted > 0 && self.reader.skip_records(wanted)? != wanted {
            return Err(damaged());
        }
        self.next += rows;
        Ok(())
    }

    fn read(&mut self) -> Result<Option<ByteArray>, Wrong> {
        let (mut levels, mut values) = (Vec::new(), Vec::new());
        let (rows, ..) = self.reader.read_records(1, Some(&mut levels), None, &mut values)?;
        if rows != 1 {
            return Err(damaged());
        }
        self.next += 1;
        Ok(values.pop())
    }
}
