//! Files that appear whole or not at all, and several of them together or none.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use system::Unfinished;

use crate::cli::error::{Error, Result};
use crate::cli::output::parent;

/// How a module is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    Bitcode,
    Text,
}

impl Format {
    /// Text for `*.ll`, else bitcode.
    pub fn of(path: &Path) -> Self {
        match path.extension() {
            Some(extension) if extension == "ll" => Self::Text,
            _ => Self::Bitcode,
        }
    }
}

/// Files written beside their places; dropped without `finish` they are gone.
#[derive(Default)]
pub struct Outputs {
    unfinished: Vec<Unfinished>,
    /// A directory that is made for them.
    dir: Option<(PathBuf, PathBuf)>,
    files: Vec<(PathBuf, PathBuf)>,
}

impl Outputs {
    /// An interrupt removes what is incomplete.
    fn begin(&mut self, staged: &Path) {
        self.unfinished.push(system::removed_on_interrupt(staged));
    }

    /// The files go into `dir`. If it is not there yet, it appears with them.
    pub fn create_dir(&mut self, dir: &Path) -> Result<()> {
        if dir.is_dir() {
            return Ok(());
        }
        let staging = beside(dir);
        remove(&staging);
        self.begin(&staging);
        fs::create_dir_all(parent(dir))
            .and_then(|()| fs::create_dir(&staging))
            .map_err(Error::unwritable(dir))?;
        self.dir = Some((staging, dir.to_path_buf()));
        Ok(())
    }

    /// Writes a file that will be at `path`. What is there and is no regular file, as /dev/null,
    /// is written to directly.
    pub fn write(&mut self, path: &Path, bytes: &[u8]) -> Result<()> {
        if fs::metadata(path).is_ok_and(|m| !m.is_file()) {
            return fs::write(path, bytes).map_err(Error::unwritable(path));
        }
        let staged = match &self.dir {
            Some((staging, dir)) => match path.strip_prefix(dir) {
                Ok(name) => staging.join(name),
                Err(_) => beside(path),
            },
            None => {
                // A link stays one.
                let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
                let staged = beside(&path);
                // What has the name is left over, or was put there to lead elsewhere.
                remove(&staged);
                self.begin(&staged);
                self.files.push((staged.clone(), path));
                staged
            }
        };
        let write = || -> io::Result<()> {
            let mut file = File::create_new(&staged)?;
            file.write_all(bytes)
        };
        write().map_err(Error::unwritable(path))
    }

    /// Puts all into place.
    pub fn finish(mut self) -> Result<()> {
        for (staged, path) in std::mem::take(&mut self.files) {
            fs::rename(&staged, &path)
                .map_err(Error::unwritable(&path))
                .inspect_err(|_| remove(&staged))?;
        }
        if let Some((staging, dir)) = self.dir.take() {
            fs::rename(&staging, &dir)
                .map_err(Error::unwritable(&dir))
                .inspect_err(|_| remove(&staging))?;
        }
        Ok(())
    }
}

impl Drop for Outputs {
    fn drop(&mut self) {
        for (staged, _) in &self.files {
            remove(staged);
        }
        if let Some((staging, _)) = &self.dir {
            remove(staging);
        }
    }
}

fn remove(staged: &Path) {
    let _ = if !staged.is_symlink() && staged.is_dir() {
        fs::remove_dir_all(staged)
    } else {
        fs::remove_file(staged)
    };
}

/// `out.bc.partial-123`, beside `out.bc`.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_os_string();
    name.push(format!(".partial-{}", std::process::id()));
    path.with_file_name(name)
}
