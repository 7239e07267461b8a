//! That what is made is on the disk.

use std::fs::{self, File};
use std::io::{self, IoSlice, Write};
#[cfg(target_os = "linux")]
use std::os::fd::AsRawFd;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, SyncSender};
use std::thread::{Builder, JoinHandle};

use rustix::fs::syncfs;

/// Of more files than this the whole file system is brought to disk at once: a flush for each file
/// takes longer than one for all (of the 230 files of sqlite3's facts, 72 MB, on ext4: 320 to 1,600
/// ms one by one, 80 to 150 ms at once).
const FEW: usize = 8;

/// So many new bytes of a file are worth being sent before the end: less takes more time in all, more leaves
/// more for the end.
const MANY: u64 = 512 << 10;
/// So many at its end: the rest is sent with all that lies on the file system.
const SOME: u64 = 64 << 10;

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

/// Waits until all in a directory is on the disk. The directory was opened before there was anything in it:
/// a failure of the disk is told to each that was open then, once.
pub(super) fn tree(opened: &File, dir: &Path) -> io::Result<()> {
    if !SYNCS.load(Ordering::Relaxed) {
        return Ok(());
    }
    let mut found = Found::default();
    found.look(dir)?;
    if found.files.len() > FEW {
        return flush(opened);
    }
    // Who confines itself to writing there may not read.
    let open = |path| File::options().write(true).open(path);
    found.files.iter().try_for_each(|it| file(&open(it)?))?;
    found.directories.iter().try_for_each(|it| names(it))
}

/// A thread that sends files to the disk while they are written: there is less to wait for at the end, and
/// whoever writes is not held up, for to say what is to be sent takes a while. What fails on the way is told
/// by who syncs it.
#[derive(Debug)]
pub struct WriteBack(Option<(SyncSender<Arc<File>>, JoinHandle<()>)>);

/// So many files wait for the thread before it is waited for.
const AHEAD: usize = 64;

impl WriteBack {
    /// Starts the thread for files below `dir`. Where there is none, or nothing is to wait for the disk, all
    /// is sent at the end.
    pub fn start(dir: &Path) -> Self {
        if !SYNCS.load(Ordering::Relaxed) || is_in_memory(dir) {
            return Self(None);
        }
        let (sender, files) = mpsc::sync_channel::<Arc<File>>(AHEAD);
        let work = move || files.iter().for_each(|file| start_writing_back(&file));
        let thread = Builder::new().name("disk".into()).spawn(work);
        Self(thread.ok().map(|thread| (sender, thread)))
    }

    /// A file that is written at its end.
    pub fn file(&self, file: File) -> WriteBehind {
        let sender = self.0.as_ref().map(|(sender, _)| sender.clone());
        WriteBehind { file: Arc::new(file), waiting: 0, sender }
    }

    /// Waits until all that is to be sent is on its way. All files are closed by now.
    pub fn finish(self) {
        if let Some((sender, thread)) = self.0 {
            drop(sender);
            // It has no words of its own.
            let _ = thread.join();
        }
    }
}

/// A file that [`WriteBack`] sends to the disk whenever much of it is new, and at its end.
#[derive(Debug)]
pub struct WriteBehind {
    file: Arc<File>,
    /// Bytes that nobody has sent to the disk.
    waiting: u64,
    sender: Option<SyncSender<Arc<File>>>,
}

impl WriteBehind {
    /// Writes bytes and those after them, at once if the system takes as many.
    ///
    /// # Errors
    /// As [`Write::write_all`]: how much is written then is not known.
    pub fn write_both(&mut self, parts: [&[u8]; 2]) -> io::Result<()> {
        let [first, second] = parts;
        let both = [IoSlice::new(first), IoSlice::new(second)];
        let written = match (&*self.file).write_vectored(&both) {
            // What is left is written by `write_all`, which goes on after that.
            Err(error) if error.kind() == io::ErrorKind::Interrupted => 0,
            written => written?,
        };
        self.wrote(written);
        self.write_all(first.get(written..).unwrap_or_default())?;
        self.write_all(second.get(written.saturating_sub(first.len())..).unwrap_or_default())
    }

    fn wrote(&mut self, count: usize) {
        self.waiting += count as u64;
        if self.waiting >= MANY {
            self.send();
        }
    }

    fn send(&mut self) {
        self.waiting = 0;
        if let Some(sender) = &self.sender {
            // Who is gone sends nothing any more.
            let _ = sender.send(Arc::clone(&self.file));
        }
    }
}

impl Write for WriteBehind {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = (&*self.file).write(bytes)?;
        self.wrote(written);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        (&*self.file).flush()
    }
}

impl Drop for WriteBehind {
    fn drop(&mut self) {
        if self.waiting >= SOME {
            self.send();
        }
    }
}

/// Whether a directory is of a file system that lies on no disk, as far as that is known.
fn is_in_memory(dir: &Path) -> bool {
    #[cfg(target_os = "linux")]
    {
        // TMPFS_MAGIC and RAMFS_MAGIC of statfs(2).
        const IN_MEMORY: [u64; 2] = [0x0102_1994, 0x8584_58f6];
        rustix::fs::statfs(dir).is_ok_and(|it| IN_MEMORY.contains(&(it.f_type as u64)))
    }
    #[cfg(not(target_os = "linux"))]
    {
        let _ = dir;
        false
    }
}

/// Sends what is new in a file to the disk and does not wait for it (sync_file_range(2)). Where that
/// cannot be done there is more to wait for later.
fn start_writing_back(file: &File) {
    #[cfg(target_os = "linux")]
    {
        let (fd, how) = (file.as_raw_fd(), libc::SYNC_FILE_RANGE_WRITE);
        // SAFETY: takes numbers, and the file is open. What it answers is of no account.
        let _ = unsafe { libc::sync_file_range(fd, 0, 0, how) };
    }
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

/// What is below a directory: names of files that are empty are all there is of them. More than
/// [`FEW`] are not looked for.
#[derive(Default)]
struct Found {
    files: Vec<std::path::PathBuf>,
    directories: Vec<std::path::PathBuf>,
}

impl Found {
    fn look(&mut self, dir: &Path) -> io::Result<()> {
        for entry in fs::read_dir(dir)? {
            if self.files.len() > FEW {
                return Ok(());
            }
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
