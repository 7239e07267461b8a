//! That what is made is on the disk.

use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread::Builder;

use rustix::fs::{Mode, OFlags, openat, syncfs};

/// Of more files than this the whole file system is brought to disk at once: a flush for each file
/// takes longer than one for all (of the 230 files of sqlite3's facts, 72 MB, on ext4: 320 to 1,600
/// ms one by one, 80 to 150 ms at once).
const FEW: usize = 8;

/// So many new bytes are worth a flush before the end. Less makes more of them, each of which holds up who
/// makes files meanwhile; more leaves more for the end.
const MANY: u64 = 4 << 20;

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
        true => flush(&File::open(dir)?),
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

/// Brings what is written below a directory to the disk while more is made: there is less to wait for at
/// the end.
#[derive(Debug)]
pub(super) struct Behind {
    /// Opened before anything is written: a failure of the disk is told to each that was open then, once.
    dir: File,
    written: u64,
    /// None until there is much.
    flusher: Option<SyncSender<()>>,
}

impl Behind {
    /// Nothing is written yet.
    ///
    /// # Errors
    /// When the directory cannot be opened.
    pub fn new(dir: &Path) -> io::Result<Self> {
        Ok(Self { dir: File::open(dir)?, written: 0, flusher: None })
    }

    /// So many bytes more are in files below the directory.
    pub fn written(&mut self, bytes: u64) {
        self.written += bytes;
        if self.written < MANY || !SYNCS.load(Ordering::Relaxed) {
            return;
        }
        self.written = 0;
        if self.flusher.is_none() {
            // Nothing depends on it.
            self.flusher = flusher(&self.dir).ok();
        }
        if let Some(flusher) = &self.flusher {
            // While it is at work, what is new is left to its next turn.
            let _ = flusher.try_send(());
        }
    }

    /// Waits until all in the directory, which is at this place, is on the disk.
    ///
    /// # Errors
    /// When the disk fails, or has failed since this was made.
    pub fn finish(&self, at: &Path) -> io::Result<()> {
        if self.flusher.is_some() { flush(&self.dir) } else { tree(at) }
    }
}

/// A thread that flushes when it is told to, until nobody can tell it any more. What fails is told at the
/// end.
fn flusher(dir: &File) -> io::Result<SyncSender<()>> {
    // Opened again: it is told of failures for itself.
    let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC;
    let dir = File::from(openat(dir, ".", flags, Mode::empty())?);
    let (flusher, asked) = sync_channel(1);
    let flush = move || asked.iter().for_each(|()| drop(flush(&dir)));
    Builder::new().name("write-behind".into()).spawn(flush)?;
    Ok(flusher)
}

/// Waits until the file system of a file is on the disk.
fn flush(file: &File) -> io::Result<()> {
    ignore_unable(syncfs(file).map_err(io::Error::from))
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
