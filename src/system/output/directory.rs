//! A directory that appears whole.

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::place;
use super::staging::{Parents, Staging};
use super::sync;

/// A directory that takes the place of what was there when it is finished, and is gone when it is
/// dropped before.
#[derive(Debug)]
pub struct NewDirectory {
    new: PathBuf,
    target: PathBuf,
    /// `new`, opened before anything is written (`sync::tree`).
    opened: File,
    staging: Staging,
    parents: Parents,
}

impl NewDirectory {
    /// One for this place. The directories above it are made; a link to a directory stays one.
    ///
    /// # Errors
    /// When nothing can be made beside it.
    pub fn create(target: &Path) -> io::Result<Self> {
        let target = match target.canonicalize() {
            Err(error) if error.kind() == ErrorKind::NotFound => std::path::absolute(target)?,
            found => found?,
        };
        let parents = Parents::make(place::parent(&target))?;
        let staging = Staging::beside(&target)?;
        let new = staging.path().join("new");
        fs::create_dir(&new)?;
        let opened = File::open(&new)?;
        Ok(Self { new, target, opened, staging, parents })
    }

    /// Where it is while it is made.
    pub fn path(&self) -> &Path {
        &self.new
    }

    /// Puts it into its place when all in it is on the disk; a directory that is there is replaced
    /// with all it holds, and hands its permissions on.
    ///
    /// # Errors
    /// When that cannot be done; what was there is there still.
    pub fn finish(self) -> io::Result<()> {
        let Self { new, target, opened, staging, parents } = &self;
        place::permissions(new, target)?;
        sync::tree(opened, new)?;
        place::directory(staging, new, target)?;
        parents.made().iter().try_for_each(|made| sync::names(place::parent(made)))
    }
}
