//! Writes a fact directory, whole or not at all.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::thread::{self, JoinHandle};

use rayon::prelude::*;

use super::columns::Columns;
use super::error::StoreError;
use super::marker::{Files, IdSpace, MARKER, Marker};
use super::memory::Facts;
use super::tsv::{Formatter, Lines};
use super::views;
use crate::{Relation, RelationSet};

/// Writes facts into a directory beside the target, which takes the target's place at the end.
/// Dropped before that, it leaves nothing behind.
pub struct DirectoryWriter {
    target: PathBuf,
    staging: PathBuf,
    format: Format,
    finished: bool,
    formatter: Formatter,
    /// Creates the files while the first facts are still being made.
    creating: Option<JoinHandle<Result<(), StoreError>>>,
    files: Vec<Output>,
    summary: Summary,
}

/// One relation's file on its way.
enum Output {
    Lines(Lines),
    Columns(Box<Columns>),
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
}

/// How much was written.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Summary {
    /// Rows of all relations.
    pub rows: u64,
    /// Bytes of all files: of text before compression, of Parquet as they are.
    pub bytes: u64,
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
        if let Some(parent) = target.parent() {
            fs::create_dir_all(parent).map_err(StoreError::io(parent, "be created"))?;
        }
        let staging = create_staging(&target)?;
        let creating = match format.files {
            Files::Tsv | Files::Gzip => {
                let staging = staging.clone();
                let spawned =
                    thread::Builder::new().spawn(move || create_files(&staging, format.relations));
                Some(spawned.map_err(StoreError::io(dir, "be written for want of a thread"))?)
            }
            Files::Parquet => None,
        };
        let output = |relation: Relation| match format.files {
            Files::Tsv => Output::Lines(Lines::new(false)),
            Files::Gzip => Output::Lines(Lines::new(true)),
            Files::Parquet => {
                Output::Columns(Box::new(Columns::new(relation.info(), format.space)))
            }
        };
        Ok(Self {
            staging,
            target,
            format,
            finished: false,
            formatter: Formatter::new(),
            creating,
            files: Relation::ALL.into_iter().map(output).collect(),
            summary: Summary::default(),
        })
    }

    /// The directory that is being filled: gone when the process ends well.
    #[cfg(test)]
    pub(super) fn staging(&self) -> &Path {
        &self.staging
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
        for relation in self.format.relations.iter() {
            let cells = facts.table(relation).cells();
            if cells.is_empty() {
                continue;
            }
            let info = relation.info();
            self.summary.rows += (cells.len() / info.width()) as u64;
            let path = || self.staging.join(self.format.files.name_of(info));
            match &mut self.files[relation as usize] {
                Output::Columns(columns) => {
                    columns
                        .append(facts, offset, &path)
                        .map_err(|error| StoreError::io(&path(), "be written")(error))?;
                }
                Output::Lines(lines) => {
                    for batch in lines.batches(cells, info.width()) {
                        self.summary.bytes += lines.add(&mut self.formatter, info, batch, facts);
                        if lines.are_enough() {
                            join(&mut self.creating, &self.staging)?;
                            let failed = |error| StoreError::io(&path(), "be written")(error);
                            lines.write(&path()).map_err(failed)?;
                        }
                    }
                }
            }
        }
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
        let (staging, Format { files: kind, relations, space, .. }) = (&self.staging, self.format);
        let files = self.files.par_iter_mut().zip(Relation::ALL);
        let files = files.filter(|(_, relation)| relations.contains(*relation));
        let closed = files.map(|(output, relation)| {
            let path = staging.join(kind.name_of(relation.info()));
            let closed = match output {
                Output::Lines(lines) => lines.close(&path).map(|()| 0),
                Output::Columns(columns) => columns.close(&path),
            };
            closed.map_err(StoreError::io(&path, "be written"))
        });
        let columns: Vec<u64> = closed.collect::<Result<_, StoreError>>()?;
        self.summary.bytes += columns.iter().sum::<u64>();
        let mut others =
            others(self.summary).map_err(StoreError::io(&self.target, "be written"))?;
        if kind == Files::Parquet && space == IdSpace::Directory {
            others.push(("views.sql", views::views(relations).into_bytes()));
        }
        for (name, bytes) in others {
            let path = self.staging.join(name);
            fs::write(&path, bytes).map_err(StoreError::io(&path, "be written"))?;
        }
        let path = self.staging.join(MARKER);
        let marker = serde_json::to_string(&Marker::new(kind, relations, space))
            .map_err(|e| StoreError::io(&path, "be written")(e.into()))?;
        fs::write(&path, marker + "\n").map_err(StoreError::io(&path, "be written"))?;
        self.replace_target()?;
        self.finished = true;
        Ok(self.summary)
    }

    /// Until every relation has its file.
    pub(super) fn wait_for_files(&mut self) -> Result<(), StoreError> {
        join(&mut self.creating, &self.staging)
    }

    fn replace_target(&self) -> Result<(), StoreError> {
        // It may have come into being meanwhile.
        check_target(&self.target, self.format.force)?;
        let in_the_way = is_directory(&self.target) && !is_empty(&self.target);
        if !in_the_way {
            return fs::rename(&self.staging, &self.target)
                .map_err(StoreError::io(&self.target, "be put into place"));
        }
        let old = sibling(&self.target, "old", std::process::id(), 0);
        fs::rename(&self.target, &old).map_err(StoreError::io(&self.target, "be replaced"))?;
        if let Err(error) = fs::rename(&self.staging, &self.target) {
            let _ = fs::rename(&old, &self.target);
            return Err(StoreError::io(&self.target, "be put into place")(error));
        }
        fs::remove_dir_all(&old).map_err(StoreError::io(&old, "be removed"))
    }
}

/// Until the thread that creates files is done.
fn join(
    creating: &mut Option<JoinHandle<Result<(), StoreError>>>,
    staging: &Path,
) -> Result<(), StoreError> {
    match creating.take().map(JoinHandle::join) {
        None => Ok(()),
        Some(Ok(result)) => result,
        Some(Err(_)) => {
            let error = io::Error::other("the thread that creates the files panicked");
            Err(StoreError::io(staging, "be written")(error))
        }
    }
}

impl Drop for DirectoryWriter {
    fn drop(&mut self) {
        let _ = self.wait_for_files();
        if !self.finished {
            discard(&self.staging);
        }
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
    let marker = fs::read(dir.join(MARKER)).unwrap_or_default();
    serde_json::from_slice::<Marker>(&marker).is_ok_and(|m| m.tool == "llvm-facts")
}

/// `facts.partial-123`, beside `facts`.
fn sibling(target: &Path, what: &str, process: u32, attempt: u32) -> PathBuf {
    let mut name = target.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".{what}-{process}"));
    if attempt > 0 {
        name.push(format!("-{attempt}"));
    }
    target.with_file_name(name)
}

/// An empty file for every relation that is to have one.
fn create_files(staging: &Path, relations: RelationSet) -> Result<(), StoreError> {
    for relation in relations.iter() {
        let path = staging.join(relation.info().file_name());
        File::create_new(&path).map_err(StoreError::io(&path, "be created"))?;
    }
    Ok(())
}

/// Removes an unfinished directory, even while its writer is still creating files in it, and puts
/// back what the writer may have moved out of the way in the moment when it was stopped.
pub(super) fn discard(staging: &Path) {
    for _ in 0..100 {
        match fs::remove_dir_all(staging) {
            Err(error) if error.kind() == io::ErrorKind::DirectoryNotEmpty => {}
            _ => break,
        }
    }
    let Some((target, old)) = replaced(staging) else { return };
    let _ = match target.exists() {
        false => fs::rename(&old, &target),
        true => fs::remove_dir_all(&old),
    };
}

/// Discards whatever a process that is dead has left unfinished of the fact directory `dir`.
pub fn discard_left_by(process: u32, dir: &Path) {
    let Ok(target) = resolve(dir) else { return };
    for attempt in 0..100 {
        match sibling(&target, "partial", process, attempt) {
            staging if staging.exists() => discard(&staging),
            _ => return,
        }
    }
}

/// The target of a staging directory, and where it is while it is replaced, if it is there.
fn replaced(staging: &Path) -> Option<(PathBuf, PathBuf)> {
    let name = staging.file_name()?.to_string_lossy();
    let (target, writer) = name.rsplit_once(".partial-")?;
    let process = writer.split('-').next()?;
    let old = staging.with_file_name(format!("{target}.old-{process}"));
    old.exists().then(|| (staging.with_file_name(target), old))
}

fn create_staging(target: &Path) -> Result<PathBuf, StoreError> {
    let mut attempt = 0;
    loop {
        let staging = sibling(target, "partial", std::process::id(), attempt);
        match fs::create_dir(&staging) {
            Ok(()) => return Ok(staging),
            // Left behind by a process of the same number, or in use by this one.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && attempt < 100 => {
                attempt += 1;
            }
            Err(error) => return Err(StoreError::io(&staging, "be created")(error)),
        }
    }
}
