//! That what is made is on the disk.

use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use rustix::fs::syncfs;

/// Of more files than this the whole file system is brought to disk at once: a flush for each file
/// takes longer than one for all (of the 230 files of sqlite3's facts, 72 MB, on ext4: 320 to 1,600
/// ms one by one, 80 to 150 ms at once).
const FEW: usize = 8;

static SYNCS: AtomicBool = AtomicBool::new(true);

/// From now on nothing waits for the disk: after a loss of power an output may be incomplete.
pub fn do_not_sync() {
    SYNCS.store(false, Ordering::Relaxed);
}

/// Waits until a file is on the disk.
pub(super) fn file(file: &File) -> io::Result<()> {
    if SYNCS.load(Ordering::Relaxed) { ignore_unable(file.sync_all()) } else { Ok(()) }
}

/// Waits until the names in a directory are on the disk.
pub(super) fn names(dir: &Path) -> io::Result<()> {
    let dir = if dir.as_os_str().is_empty() { Path::new(".") } else { dir };
    file(&File::open(dir)?)
}

/// Waits until the file system that a directory lies on is on the disk with all it holds.
///
/// # Errors
/// When the disk fails.
pub fn sync_all(dir: &Path) -> io::Result<()> {
    match SYNCS.load(Ordering::Relaxed) {
        true => ignore_unable(syncfs(File::open(dir)?).map_err(io::Error::from)),
        false => Ok(()),
    }
}

/// Waits until all in a directory is on the disk.
pub(super) fn tree(dir: &Path) -> io::Result<()> {
    if !SYNCS.load(Ordering::Relaxed) {
        return Ok(());
    }
    let mut found = Found::default();
    found.look(dir)?;
    if found.files.len() > FEW {
        return sync_all(dir);
    }
    // Who confines itself to writing there may not read.
    let open = |path| File::options().write(true).open(path);
    found.files.iter().try_for_each(|it| file(&open(it)?))?;
    found.directories.iter().try_for_each(|it| names(it))
}

/// Not every file system can do it, and not every kind of file.
fn ignore_unable(done: io::Result<()>) -> io::Result<()> {
    match done {
        Err(error)
            if matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) =>
        {
            Ok(())
        }
        done => done,
    }
}

/// What is below a directory: names of files that are empty are all there is of them.
#[derive(Default)]
struct Found {
    files: Vec<std::path::PathBuf>,
    directories: Vec<std::path::PathBuf>,
}

impl Found {
    fn look(&mut self, dir: &Path) -> io::Result<()> {
        for entry in fs::read_dir(dir)? {
            let entry = entry?;
            let metadata = entry.metadata()?;
            if metadata.is_dir() {
                self.look(&entry.path())?;
            } else if metadata.is_file() && metadata.len() > 0 {
                self.files.push(entry.path());
            }
        }
        self.directories.push(dir.to_path_buf());
        Ok(())
    }
}
