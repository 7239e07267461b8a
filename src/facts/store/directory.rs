//! Writes a fact directory, whole or not at all.

use std::fs;
use std::io;
use std::ops::Add;
use std::path::{Path, PathBuf};
use std::thread::{self, JoinHandle};

use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use system::{NewDirectory, WriteBack};

use super::chunk::{AsWritten, Written};
use super::columns::Columns;
use super::error::StoreError;
use super::marker::{Files, IdSpace, MARKER, Marker};
use super::memory::Facts;
use super::tsv::Lines;
use super::views;
use crate::{RELATION_COUNT, Relation, RelationInfo, RelationSet};

/// Writes facts into a directory beside the target, which takes the target's place at the end.
/// Dropped before that, it leaves nothing behind.
pub struct DirectoryWriter {
    target: PathBuf,
    format: Format,
    creating: Creating,
    files: Vec<Output>,
    /// Who works on the files, where it is more than one thread.
    pool: Option<ThreadPool>,
    summary: Summary,
    /// Sends lines to the disk while more are made.
    disk: WriteBack,
    new: NewDirectory,
}

/// One relation's file on its way.
enum Output {
    Lines(Lines),
    Columns(Box<Columns>),
}

impl Output {
    /// Adds the rows of a relation that has some, and writes when there are many. Answers how much it is,
    /// but for the bytes of columns, which only the end tells.
    fn append(
        &mut self,
        facts: &Facts,
        info: &RelationInfo,
        offset: i64,
        disk: &WriteBack,
        path: &dyn Fn() -> PathBuf,
    ) -> io::Result<Summary> {
        let cells = facts.table(info.relation).cells();
        let mut bytes = 0;
        match self {
            Self::Columns(columns) => columns.append(facts, offset, path)?,
            Self::Lines(lines) => {
                for batch in lines.batches(cells, info.width()) {
                    bytes += lines.add(info, batch, facts);
                    if lines.are_enough() {
                        lines.write_pages(&path(), disk)?;
                    }
                }
            }
        }
        Ok(Summary { rows: (cells.len() / info.width()) as u64, bytes })
    }
}

/// Fewer bytes of lines are written by one thread.
const SHARED_BYTES: usize = 1 << 18;

/// Facts of fewer cells are written by one thread: to wake others takes longer.
const SHARED: usize = 1 << 14;

/// Threads for a writer beside those that make facts. Of two one adds lines while the other makes some; where
/// none can be started it does the work of all.
fn pool(threads: usize) -> Option<ThreadPool> {
    (threads > 2).then(|| ThreadPoolBuilder::new().num_threads(threads).build().ok())?
}

/// How a fact directory is written.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Format {
    /// What the files are.
    pub files: Files,
    /// A directory that this program did not write is replaced.
    pub force: bool,
    /// Which relations have a file; all of them, unless some were asked for.
    pub relations: RelationSet,
    /// What ids are of. Only Parquet has room for those of a shard.
    pub space: IdSpace,
    /// How many threads make the files, 0 or 1 for the caller's alone: they are the same files.
    pub threads: usize,
}

impl Format {
    /// The form in which a writer of this format takes facts. Where several threads make facts each makes
    /// lines of its own; one that makes all leaves that to the one that writes.
    pub fn form(&self) -> AsWritten {
        let makes_lines = self.threads > 1 && matches!(self.files, Files::Tsv | Files::Gzip);
        AsWritten { lines_of: makes_lines.then_some(self.relations) }
    }
}

/// How much was written.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Summary {
    /// Rows of all relations.
    pub rows: u64,
    /// Bytes of all files: of text before compression, of Parquet as they are.
    pub bytes: u64,
}

impl Add for Summary {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { rows: self.rows + other.rows, bytes: self.bytes + other.bytes }
    }
}

impl DirectoryWriter {
    /// A writer of the fact directory `dir`. Its parents are created.
    ///
    /// # Errors
    /// When `dir` is there, is not empty and was not written by this program, unless `force`d; or
    /// when nothing can be created beside it.
    pub fn create(dir: &Path, files: Files, force: bool) -> Result<Self, StoreError> {
        Self::with_format(dir, Format { files, force, ..Format::default() })
    }

    /// As [`Self::create`], with more choice.
    ///
    /// # Errors
    /// As [`Self::create`].
    pub fn with_format(dir: &Path, format: Format) -> Result<Self, StoreError> {
        let target = resolve(dir)?;
        check_target(&target, format.force)?;
        let new = NewDirectory::create(&target).map_err(StoreError::io(&target, "be created"))?;
        let staging = new.path().to_path_buf();
        let create = move || create_files(&staging, format.relations);
        let creating = match format.files {
            // Without another thread they are created first.
            Files::Tsv | Files::Gzip => match thread::Builder::new().spawn(create.clone()) {
                Ok(thread) => Creating(Some(thread)),
                Err(_) => create().map(|()| Creating(None))?,
            },
            Files::Parquet => Creating(None),
        };
        let output = |relation: Relation| match format.files {
            Files::Tsv => Output::Lines(Lines::new(false)),
            Files::Gzip => Output::Lines(Lines::new(true)),
            Files::Parquet => {
                Output::Columns(Box::new(Columns::new(relation.info(), format.space)))
            }
        };
        Ok(Self {
            target,
            format,
            creating,
            files: Relation::ALL.into_iter().map(output).collect(),
            pool: pool(format.threads),
            summary: Summary::default(),
            disk: WriteBack::start(new.path()),
            new,
        })
    }

    /// The directory that is being filled: gone when the process ends well.
    #[cfg(test)]
    pub(super) fn staging(&self) -> &Path {
        self.new.path()
    }

    /// Adds all rows of `facts` after those written already.
    ///
    /// # Errors
    /// When a file cannot be written, as on a full disk. The writer is of no use then.
    pub fn append(&mut self, facts: &Facts) -> Result<(), StoreError> {
        self.append_of(facts, 0)
    }

    /// As [`Self::append`], of a module of a shard: `offset` leads from its ids in memory to those of
    /// 64 bits.
    ///
    /// # Errors
    /// As [`Self::append`].
    pub fn append_of(&mut self, facts: &Facts, offset: i64) -> Result<(), StoreError> {
        // The files are created while the first facts are made, and mostly done by now.
        self.creating.wait(&self.target)?;
        let Self { target, format, files, pool, disk, new, .. } = self;
        let (staging, kind, relations) = (new.path(), format.files, format.relations);
        let has_rows =
            |relation: Relation| relations.contains(relation) && !facts.table(relation).is_empty();
        let add = |output: &mut Output, relation: Relation| {
            let info = relation.info();
            let path = || staging.join(kind.name_of(info));
            let added = output.append(facts, info, offset, disk, &path);
            added.map_err(|why| unwritten(target, kind, info, why))
        };
        let cells: usize = Relation::ALL.iter().map(|it| facts.table(*it).cells().len()).sum();
        let summary = match pool.as_ref().filter(|_| cells >= SHARED) {
            None => {
                let files = files.iter_mut().zip(Relation::ALL);
                files
                    .filter(|(_, relation)| has_rows(*relation))
                    .try_fold(Summary::default(), |sum, (output, relation)| {
                        Ok(sum + add(output, relation)?)
                    })?
            }
            Some(pool) => pool.install(|| {
                let files = files.par_iter_mut().zip(Relation::ALL);
                files
                    .filter(|(_, relation)| has_rows(*relation))
                    .map(|(output, relation)| add(output, relation))
                    .try_reduce(Summary::default, |sum, other| Ok(sum + other))
            })?,
        };
        self.summary = self.summary + summary;
        Ok(())
    }

    /// Adds what [`Format::form`] made of facts after those written already.
    ///
    /// # Errors
    /// As [`Self::append`].
    pub fn append_written(&mut self, facts: &Written) -> Result<(), StoreError> {
        if facts.lines.len() == 0 {
            return self.append(&facts.rows);
        }
        self.creating.wait(&self.target)?;
        let Self { target, format, files, pool, disk, new, .. } = self;
        let add = |(output, relation): (&mut Output, Relation), lines: &[u8]| {
            let (kind, info) = (format.files, relation.info());
            let path = || new.path().join(kind.name_of(info));
            let added = match output {
                Output::Lines(file) => file.add_made(lines, &path, disk),
                // Columns are made of rows alone.
                Output::Columns(_) => Err(io::Error::other("lines for a file of columns")),
            };
            added.map_err(|why| unwritten(target, kind, info, why))
        };
        match pool.as_ref().filter(|_| facts.lines.len() >= SHARED_BYTES) {
            None => facts.lines.each().try_for_each(|(relation, lines)| {
                add((&mut files[relation as usize], relation), lines)
            })?,
            Some(pool) => {
                let mut lines_of = [&[][..]; RELATION_COUNT];
                for (relation, lines) in facts.lines.each() {
                    lines_of[relation as usize] = lines;
                }
                let files = files.par_iter_mut().zip(Relation::ALL).zip(lines_of);
                let files = files.filter(|(_, lines)| !lines.is_empty());
                pool.install(|| files.try_for_each(|(file, lines)| add(file, lines)))?;
            }
        }
        let (rows, bytes) = (facts.lines.rows() as u64, facts.lines.len() as u64);
        self.summary = self.summary + Summary { rows, bytes };
        Ok(())
    }

    /// Writes what waits, a file for every relation that has none yet, and the marker; then puts
    /// the directory into its place.
    ///
    /// # Errors
    /// When a file cannot be written or the target cannot be replaced; nothing is left behind.
    pub fn finish(self) -> Result<Summary, StoreError> {
        self.finish_with(|_| Ok(Vec::new()))
    }

    /// As [`Self::finish`], with files beside those of the facts: their names and bytes.
    ///
    /// # Errors
    /// As [`Self::finish`], and those of `others`.
    pub fn finish_with(
        mut self,
        others: impl FnOnce(Summary) -> io::Result<Vec<(&'static str, Vec<u8>)>>,
    ) -> Result<Summary, StoreError> {
        self.wait_for_files()?;
        let Format { files: kind, relations, space, force, threads } = self.format;
        let (staging, target, disk) = (self.new.path(), &self.target, &self.disk);
        let close = |(output, relation): (&mut Output, Relation)| {
            let name = kind.name_of(relation.info());
            let path = staging.join(&name);
            let closed = match output {
                Output::Lines(lines) => lines.close(&path, disk).map(|()| 0),
                Output::Columns(columns) => columns.close(&path),
            };
            closed.map_err(StoreError::io(&target.join(name), "be written"))
        };
        let is_wanted = |(_, relation): &(&mut Output, Relation)| relations.contains(*relation);
        let columns: u64 = match &self.pool {
            None => {
                let half = RELATION_COUNT / 2;
                let (first, second) = self.files.split_at_mut(half);
                let close_all = |files: &mut [Output], from| {
                    let files = files.iter_mut().zip(Relation::ALL.into_iter().skip(from));
                    files.filter(is_wanted).map(close).sum::<Result<u64, StoreError>>()
                };
                let (first, second) =
                    system::both(threads, || close_all(first, 0), || close_all(second, half));
                first? + second?
            }
            Some(pool) => pool.install(|| {
                let files = self.files.par_iter_mut().zip(Relation::ALL).filter(is_wanted);
                files.map(close).sum::<Result<_, StoreError>>()
            })?,
        };
        self.summary.bytes += columns;
        let mut others =
            others(self.summary).map_err(StoreError::io(&self.target, "be written"))?;
        if kind == Files::Parquet && space == IdSpace::Directory {
            others.push(("views.sql", views::views(relations).into_bytes()));
        }
        let marker = serde_json::to_string(&Marker::new(kind, relations, space))
            .map_err(|e| StoreError::io(target, "be written")(e.into()))?;
        others.push((MARKER, (marker + "\n").into_bytes()));
        for (name, bytes) in others {
            fs::write(staging.join(name), bytes)
                .map_err(StoreError::io(&target.join(name), "be written"))?;
        }
        // It may have come into being meanwhile.
        check_target(&self.target, force)?;
        let Self { target, summary, new, files, disk, .. } = self;
        drop(files);
        disk.finish();
        new.finish().map_err(StoreError::io(&target, "be put into place"))?;
        Ok(summary)
    }

    /// Until every relation has its file.
    pub(super) fn wait_for_files(&mut self) -> Result<(), StoreError> {
        self.creating.wait(&self.target)
    }
}

/// That a relation's file could not be written. It is named then alone: there are many relations, and many
/// small modules.
fn unwritten(target: &Path, files: Files, info: &RelationInfo, why: io::Error) -> StoreError {
    StoreError::io(&target.join(files.name_of(info)), "be written")(why)
}

/// The thread that creates the files while the first facts are still being made.
struct Creating(Option<JoinHandle<Result<(), StoreError>>>);

impl Creating {
    /// Until it is done.
    fn wait(&mut self, target: &Path) -> Result<(), StoreError> {
        match self.0.take().map(JoinHandle::join) {
            None => Ok(()),
            Some(Ok(result)) => result,
            Some(Err(_)) => {
                let error = io::Error::other("the thread that creates the files panicked");
                Err(StoreError::io(target, "be written")(error))
            }
        }
    }
}

impl Drop for Creating {
    fn drop(&mut self) {
        let _ = self.0.take().map(JoinHandle::join);
    }
}

/// The target as an absolute path, for it may be a link or end in `..`.
fn resolve(dir: &Path) -> Result<PathBuf, StoreError> {
    let failed = StoreError::io(dir, "be used as the output directory");
    if !dir.exists() {
        return std::path::absolute(dir).map_err(failed);
    }
    let target = fs::canonicalize(dir).map_err(failed)?;
    if std::env::current_dir().is_ok_and(|here| here.starts_with(&target)) {
        let reason = "the current directory cannot be replaced: name a directory below it";
        return Err(StoreError::Refused { path: target, reason: reason.into() });
    }
    Ok(target)
}

fn check_target(target: &Path, force: bool) -> Result<(), StoreError> {
    let refused = |reason: &'static str| {
        Err(StoreError::Refused { path: target.to_path_buf(), reason: reason.into() })
    };
    if !target.exists() {
        return Ok(());
    }
    if !is_directory(target) {
        return refused("is a file, but facts are a directory: choose another name");
    }
    if force || is_empty(target) || is_ours(target) {
        return Ok(());
    }
    refused(
        "is a directory that llvm-facts did not write: choose another one, \
         or replace it and all it holds with --force",
    )
}

fn is_directory(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|m| m.is_dir())
}

fn is_empty(dir: &Path) -> bool {
    fs::read_dir(dir).is_ok_and(|mut entries| entries.next().is_none())
}

/// Whether the directory has a marker of this program, of whatever version.
fn is_ours(dir: &Path) -> bool {
    let marker = system::read(&dir.join(MARKER)).unwrap_or_default();
    serde_json::from_slice::<Marker>(&marker).is_ok_and(|m| m.tool == "llvm-facts")
}

/// An empty file for every relation that is to have one.
fn create_files(staging: &Path, relations: RelationSet) -> Result<(), StoreError> {
    for relation in relations.iter() {
        let path = staging.join(relation.info().file_name());
        system::create_new(&path).map_err(StoreError::io(&path, "be created"))?;
    }
    Ok(())
}
