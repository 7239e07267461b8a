//! Directories that things are made in.

use std::fs::{self, DirBuilder};
use std::io::{self, ErrorKind};
use std::os::fd::OwnedFd;
use std::os::unix::fs::{DirBuilderExt, MetadataExt};
use std::path::{Path, PathBuf};

use rustix::fs::{FlockOperation, Mode, OFlags, flock, fstat, open};
use rustix::io::Errno;
use rustix::rand::{GetRandomFlags, getrandom};

use crate::interrupt::{Unfinished, unfinished};

/// How the names of such directories begin.
pub const PARTIAL: &str = ".llvm-facts-partial-";
/// So many hexadecimal digits follow.
const DIGITS: usize = 16;
/// Where what is replaced waits, under its own name, if names cannot be exchanged.
pub(super) const REPLACED: &str = "replaced";

/// A directory to make things in, beside where they will be. It is gone when this is dropped, at an
/// interrupt, and when another process makes something in the same place after this one has died.
#[derive(Debug)]
pub struct Staging {
    path: PathBuf,
    /// None where the file system has no locks: nobody takes the directory for left over then.
    _lock: Option<OwnedFd>,
    _unfinished: Unfinished,
}

impl Staging {
    /// One in this directory, which must be there. What dead processes have left in it is removed.
    ///
    /// # Errors
    /// When it cannot be made.
    pub fn new_in(parent: &Path) -> io::Result<Self> {
        let parent = if parent.as_os_str().is_empty() { Path::new(".") } else { parent };
        let parent = std::path::absolute(parent)?;
        remove_left(&parent);
        for _ in 0..100 {
            let path = parent.join(name()?);
            let left = path.clone();
            let unfinished = unfinished(move || discard(&left));
            match DirBuilder::new().mode(0o700).create(&path) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
                made => made?,
            }
            let mut staging = Self { path, _lock: None, _unfinished: unfinished };
            let lock = match open_directory(&staging.path) {
                // Another process took it for left over before it was locked.
                Err(Errno::NOENT) => continue,
                opened => opened?,
            };
            match flock(&lock, FlockOperation::NonBlockingLockExclusive) {
                Err(Errno::WOULDBLOCK) => continue,
                Ok(()) if !staging.path.exists() => continue,
                Ok(()) => staging._lock = Some(lock),
                Err(_) => {}
            }
            return Ok(staging);
        }
        Err(ErrorKind::AlreadyExists.into())
    }

    /// One beside this.
    ///
    /// # Errors
    /// As [`Staging::new_in`].
    pub fn beside(target: &Path) -> io::Result<Self> {
        Self::new_in(target.parent().unwrap_or(Path::new(".")))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Staging {
    fn drop(&mut self) {
        discard(&self.path);
    }
}

fn name() -> io::Result<String> {
    let mut bytes = [0; DIGITS / 2];
    getrandom(&mut bytes, GetRandomFlags::empty())?;
    Ok(format!("{PARTIAL}{:016x}", u64::from_ne_bytes(bytes)))
}

/// Whether a directory of this name is one to make things in.
pub(super) fn is_staging(name: &str) -> bool {
    let digits = name.strip_prefix(PARTIAL).unwrap_or_default();
    digits.len() == DIGITS && digits.bytes().all(|it| matches!(it, b'0'..=b'9' | b'a'..=b'f'))
}

fn open_directory(path: &Path) -> Result<OwnedFd, Errno> {
    let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    open(path, flags, Mode::empty())
}

/// Removes what dead processes have left in a directory, as far as that can be told and done. Who
/// makes something there does so anyway.
pub fn remove_left(parent: &Path) {
    for entry in fs::read_dir(parent).into_iter().flatten().flatten() {
        if !entry.file_name().to_str().is_some_and(is_staging) {
            continue;
        }
        let path = entry.path();
        let Ok(lock) = open_directory(&path) else { continue };
        let is_own = fstat(&lock).is_ok_and(|it| it.st_uid == rustix::process::geteuid().as_raw());
        // It is free if its owner has died. Where there are no locks, nobody knows.
        if is_own && flock(&lock, FlockOperation::NonBlockingLockExclusive).is_ok() {
            discard(&path);
        }
    }
}

/// Removes such a directory, even while others still make files in it, and puts back what was moved
/// out of the way.
fn discard(path: &Path) {
    put_back(path);
    for _ in 0..100 {
        match fs::remove_dir_all(path) {
            Err(error) if error.kind() == ErrorKind::DirectoryNotEmpty => {}
            _ => break,
        }
    }
}

/// What has no name any more in the moment between two renames.
fn put_back(path: &Path) {
    let Some(parent) = path.parent() else { return };
    for entry in fs::read_dir(path.join(REPLACED)).into_iter().flatten().flatten() {
        let target = parent.join(entry.file_name());
        if target.symlink_metadata().is_err_and(|error| error.kind() == ErrorKind::NotFound) {
            let _ = fs::rename(entry.path(), target);
        }
    }
}

/// The directories that a path needs and that are not there yet. They are gone when this is
/// dropped, unless something is in them.
#[derive(Debug, Default)]
pub(super) struct Parents(Vec<PathBuf>);

impl Parents {
    /// Makes a directory and those above it.
    pub fn make(dir: &Path) -> io::Result<Self> {
        let mut made = Self::default();
        let is_missing = |it: &&Path| !it.as_os_str().is_empty() && it.metadata().is_err();
        let missing: Vec<&Path> = dir.ancestors().take_while(is_missing).collect();
        for dir in missing.into_iter().rev() {
            match fs::create_dir(dir) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists && dir.is_dir() => {}
                done => {
                    done?;
                    made.0.push(dir.to_path_buf());
                }
            }
        }
        Ok(made)
    }

    /// Those that were made.
    pub fn made(&self) -> &[PathBuf] {
        &self.0
    }
}

impl Drop for Parents {
    fn drop(&mut self) {
        self.0.iter().rev().for_each(|dir| drop(fs::remove_dir(dir)));
    }
}

/// Whether two paths lead to the same.
pub(super) fn are_same(a: &Path, b: &Path) -> bool {
    let identity = |path: &Path| path.symlink_metadata().ok().map(|it| (it.dev(), it.ino()));
    identity(a).is_some_and(|a| identity(b) == Some(a))
}
