//! Work that is done again when a file changes.
//!
//! Files are looked at from time to time. The system could tell of changes, but not of those on
//! file systems of other machines, and editors replace a file by another one.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::io::{IsTerminal, stdout};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::console::{print, say};
use super::error::{Error, Result};

/// How often files are looked at.
const LOOK: Duration = Duration::from_millis(200);
/// Who writes a file may write more: so long nothing may change.
const SETTLED: Duration = Duration::from_millis(100);
/// Clears a terminal and what has scrolled out of it.
const CLEAR: &[u8] = b"\x1b[H\x1b[2J\x1b[3J";

/// Does the work, and again whenever a source or one of the `files` of that time has changed, until
/// an interrupt ends the process. What goes wrong is said, and may be put right. What the work
/// itself writes, `out`, does not count.
///
/// # Errors
/// When a source cannot be read again, or standard output cannot be written.
pub fn watch(
    sources: &[OsString],
    out: Option<&Path>,
    quiet: bool,
    files: impl Fn() -> Vec<PathBuf>,
    mut work: impl FnMut() -> Result<u8>,
) -> Result<u8> {
    if sources.iter().any(|source| source == "-") {
        return Err(Error::WatchedStdin);
    }
    let clear = stdout().is_terminal();
    loop {
        let files = files();
        let look = || state(sources.iter().map(PathBuf::from).chain(files.iter().cloned()), out);
        let before = look();
        if clear {
            print(CLEAR)?;
        }
        if let Err(error) = work() {
            say(&format!("error: {error}"));
        }
        if !quiet {
            say("waiting for a change; Ctrl-C ends it");
        }
        let mut now = look();
        while now == before {
            std::thread::sleep(LOOK);
            now = look();
        }
        loop {
            std::thread::sleep(SETTLED);
            let next = look();
            if next == now {
                break;
            }
            now = next;
        }
    }
}

/// What tells one state of a file from another: when it was written, its length, its number. None
/// of what is not there.
type State = BTreeMap<PathBuf, Option<(i64, i64, u64, u64)>>;

/// The state of files, of all below directories, and of those that lists (`@FILE`) name.
fn state(paths: impl Iterator<Item = PathBuf>, out: Option<&Path>) -> State {
    let mut state = State::new();
    let out = out.and_then(|out| fs::canonicalize(out).ok());
    let mut todo: Vec<PathBuf> = paths.collect();
    while let Some(path) = todo.pop() {
        if state.contains_key(&path) || out.is_some() && fs::canonicalize(&path).ok() == out {
            continue;
        }
        let list = path.to_str().and_then(|path| path.strip_prefix('@')).map(PathBuf::from);
        if let Some(list) = list.filter(|_| !path.exists()) {
            let text = fs::read_to_string(&list).unwrap_or_default();
            todo.extend(text.lines().map(str::trim).filter(|it| !it.is_empty()).map(PathBuf::from));
            todo.push(list);
            continue;
        }
        let there = fs::metadata(&path).ok();
        if there.as_ref().is_some_and(fs::Metadata::is_dir) {
            let entries = fs::read_dir(&path).into_iter().flatten().flatten();
            // A link to a directory may lead back.
            let is_own = |entry: &fs::DirEntry| {
                let is_link = entry.file_type().is_ok_and(|kind| kind.is_symlink());
                !(is_link && entry.path().is_dir())
            };
            todo.extend(entries.filter(is_own).map(|entry| entry.path()));
            state.insert(path, None);
            continue;
        }
        let told = there.map(|it| (it.mtime(), it.mtime_nsec(), it.size(), it.ino()));
        state.insert(path, told);
    }
    state
}
