//! A file that appears whole.

use std::fs::File;
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};

use super::place::{self, Place};
use super::staging::Staging;
use super::sync;

/// A file that takes the place of what was there when it is finished, and is gone when it is
/// dropped before. What is there and is no regular file, as `/dev/null` or a pipe, is written to
/// directly; a link to a file stays one.
///
/// ```
/// use std::io::Write;
/// # let dir = tempfile::tempdir()?;
/// # let path = dir.path().join("greeting");
/// let mut file = llvm_facts_system::NewFile::create(&path)?;
/// file.write_all(b"hello")?;
/// assert!(!path.exists());
/// file.finish()?;
/// assert_eq!(std::fs::read(&path)?, b"hello");
/// # std::io::Result::Ok(())
/// ```
#[derive(Debug)]
pub struct NewFile {
    out: BufWriter<File>,
    made: Option<Made>,
}

#[derive(Debug)]
struct Made {
    new: PathBuf,
    target: PathBuf,
    _staging: Staging,
}

impl NewFile {
    /// One for this place, whose directory must be there.
    ///
    /// # Errors
    /// When nothing can be made beside it.
    pub fn create(path: &Path) -> io::Result<Self> {
        let Place::Name(target) = place::resolve(path)? else {
            let file = File::options().write(true).open(path)?;
            return Ok(Self { out: BufWriter::new(file), made: None });
        };
        let staging = Staging::beside(&target)?;
        let new = staging.path().join("new");
        let file = create_new(&new)?;
        let made = Made { new, target, _staging: staging };
        Ok(Self { out: BufWriter::new(file), made: Some(made) })
    }

    /// Puts it into its place when it is on the disk; a file that is there hands its permissions
    /// on.
    ///
    /// # Errors
    /// When that cannot be done; what was there is there still.
    pub fn finish(self) -> io::Result<()> {
        let Some(Made { new, target, _staging }) = self.written()? else { return Ok(()) };
        place::permissions(&new, &target)?;
        place::file(&new, &target)
    }

    /// The same if nothing has the name, whoever else wants it at the same time. Whether it was so.
    ///
    /// # Errors
    /// When that cannot be done.
    pub fn finish_new(self) -> io::Result<bool> {
        let Some(Made { new, target, _staging }) = self.written()? else { return Ok(false) };
        match place::rename_new(&new, &target) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(false),
            done => done.and_then(|()| sync::names(place::parent(&target))).map(|()| true),
        }
    }

    fn written(self) -> io::Result<Option<Made>> {
        let Self { out, made } = self;
        let file = out.into_inner().map_err(io::IntoInnerError::into_error)?;
        if made.is_some() {
            sync::file(&file)?;
        }
        Ok(made)
    }
}

impl Write for NewFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// A file that is not there yet, to be written. Whoever has given up reading there can make it.
///
/// # Errors
/// When it is there, or cannot be made.
pub fn create_new(path: impl AsRef<Path>) -> io::Result<File> {
    File::options().write(true).create_new(true).open(path)
}
