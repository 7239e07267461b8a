//! Reads a fact directory.

use std::fs;
use std::path::{Path, PathBuf};

use super::error::StoreError;
use super::marker::{Files, MARKER, Marker};
use super::memory::Facts;
use super::{columns, tsv};
use crate::threads::largest_first;
use crate::{RELATION_COUNT, Relation, SCHEMA_HASH};

/// All facts of a directory. Files that end neither in `.facts` nor in `.parquet`
/// are ignored.
///
/// # Errors
/// When the file of a relation is missing, such a file is of no relation, the facts are of
/// another schema, or a row is not of its relation: the first such thing in the schema's order.
pub fn read_dir(dir: &Path) -> Result<Facts, StoreError> {
    read_those(dir, |_| true)
}

/// The facts of a directory from which a module can be built: all but the views, whose files are
/// not opened.
///
/// # Errors
/// As [`read_dir`].
pub fn read_dir_without_views(dir: &Path) -> Result<Facts, StoreError> {
    read_those(dir, |relation| !relation.info().view)
}

fn read_those(dir: &Path, wanted: impl Fn(Relation) -> bool) -> Result<Facts, StoreError> {
    check_marker(dir)?;
    let paths = list(dir)?;
    for path in &paths {
        let is_facts = path.extension().is_some_and(|e| e == "facts" || e == "parquet");
        if is_facts && relation_of(path).is_none() {
            return Err(StoreError::Unknown { path: path.clone() });
        }
    }
    let is_there = |path: &Path| paths.binary_search_by(|there| in_order(there, path)).is_ok();
    let wanted = Relation::ALL.iter().copied().filter(|relation| wanted(*relation));
    let files: Vec<_> =
        wanted.map(|relation| (relation, file_among(dir, relation, is_there))).collect();
    let mut facts = Facts::new();
    read_files(&mut facts, &files)?;
    Ok(facts)
}

/// The file of a relation: the text if it is there or there is none, else the Parquet.
pub fn file_of(dir: &Path, relation: Relation) -> PathBuf {
    file_among(dir, relation, Path::exists)
}

/// The same, of the files that are there.
fn file_among(dir: &Path, relation: Relation, is_there: impl Fn(&Path) -> bool) -> PathBuf {
    let [text, columns] =
        [Files::Tsv, Files::Parquet].map(|files| dir.join(files.name_of(relation.info())));
    match !is_there(&text) && is_there(&columns) {
        true => columns,
        false => text,
    }
}

/// The order of paths of one directory. That of paths as such takes them apart each time.
fn in_order(a: &Path, b: &Path) -> std::cmp::Ordering {
    a.as_os_str().cmp(b.as_os_str())
}

/// The facts of one relation of a directory, and no others.
///
/// # Errors
/// As `read_dir` for this relation's file.
pub fn read_relation(dir: &Path, relation: Relation) -> Result<Facts, StoreError> {
    check_schema(dir)?;
    let read = read_file(relation, &file_of(dir, relation));
    match read {
        // Who asked for some relations only is told so.
        Err(StoreError::Missing { .. }) if marker(dir).is_some_and(|m| m.relations.is_some()) => {
            let what = relation.name().to_owned();
            Err(StoreError::Partial { path: dir.to_path_buf(), what })
        }
        Err(_) if marker(dir).is_some_and(|m| m.shard) => {
            Err(StoreError::Shard { path: dir.to_path_buf() })
        }
        read => read,
    }
}

/// The facts of one relation of a shard; `offsets` says what is added to the ids of a module, by its
/// ordinal, to make them ids of 32 bits.
///
/// # Errors
/// As [`read_relation`], and when an id is of no module of the shard.
pub fn read_shard_relation(
    dir: &Path,
    relation: Relation,
    offsets: &dyn Fn(u32) -> Option<i64>,
) -> Result<Facts, StoreError> {
    let path = dir.join(Files::Parquet.name_of(relation.info()));
    columns::read(relation, &path, bytes_of(&path)?, Some(offsets))
}

/// Reads each file in place of its relation's rows, or none of them.
fn read_files(facts: &mut Facts, files: &[(Relation, PathBuf)]) -> Result<(), StoreError> {
    let read = |(relation, path): &(Relation, PathBuf)| read_file(*relation, path);
    let size = |(_, path): &(Relation, PathBuf)| fs::metadata(path).map_or(0, |found| found.len());
    let read = largest_first(files, size, read);
    let read = read.into_iter().collect::<Result<Vec<_>, _>>()?;
    for ((relation, _), table) in files.iter().zip(read) {
        facts.replace(*relation, table);
    }
    Ok(())
}

/// What the directory's marker says. Facts need none: anybody may write them.
pub fn marker(dir: &Path) -> Option<Marker> {
    serde_json::from_slice(&system::read(&dir.join(MARKER)).ok()?).ok()
}

/// That the facts are of this schema. Those without a marker are taken to be: anybody may write
/// them.
///
/// # Errors
/// When the marker names another schema.
fn check_schema(dir: &Path) -> Result<(), StoreError> {
    match marker(dir) {
        Some(marker) if marker.schema != SCHEMA_HASH => {
            Err(StoreError::Schema { path: dir.to_path_buf(), version: marker.version })
        }
        _ => Ok(()),
    }
}

/// That the facts are of this schema, and all there.
fn check_marker(dir: &Path) -> Result<(), StoreError> {
    if marker(dir).is_some_and(|marker| marker.shard) {
        return Err(StoreError::Shard { path: dir.to_path_buf() });
    }
    check_schema(dir)?;
    match marker(dir) {
        Some(Marker { relations: Some(some), .. }) => {
            let what = format!("all but {} of {RELATION_COUNT} relations", some.len());
            Err(StoreError::Partial { path: dir.to_path_buf(), what })
        }
        _ => Ok(()),
    }
}

/// The files of a directory, sorted.
pub(super) fn list(dir: &Path) -> Result<Vec<PathBuf>, StoreError> {
    let failed = || StoreError::io(dir, "be listed as a fact directory");
    let entries = fs::read_dir(dir).map_err(failed())?;
    let mut paths = Vec::new();
    for entry in entries {
        paths.push(entry.map_err(failed())?.path());
    }
    paths.sort_unstable_by(|a, b| in_order(a, b));
    Ok(paths)
}

fn relation_of(path: &Path) -> Option<Relation> {
    Relation::from_name(path.file_stem()?.to_str()?)
}

/// The rows of one file.
pub(super) fn read_file(relation: Relation, path: &Path) -> Result<Facts, StoreError> {
    match path.extension().is_some_and(|extension| extension == "parquet") {
        true => columns::read(relation, path, bytes_of(path)?, None),
        false => {
            let mut file = system::open(path).map_err(unreadable(path))?;
            let size = file.metadata().map_or(0, |found| found.len());
            tsv::read(relation, path, &mut file, size)
        }
    }
}

fn bytes_of(path: &Path) -> Result<Vec<u8>, StoreError> {
    system::read(path).map_err(unreadable(path))
}

fn unreadable(path: &Path) -> impl FnOnce(std::io::Error) -> StoreError {
    |source| match source.kind() {
        std::io::ErrorKind::NotFound => StoreError::Missing { path: path.to_path_buf() },
        _ => StoreError::io(path, "be read")(source),
    }
}
