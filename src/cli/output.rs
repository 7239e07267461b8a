//! Files that commands write.

use std::ffi::OsString;
use std::fs::canonicalize;
use std::io::Write;
use std::path::Path;

use jobs::input::display;
use system::{NewFile, NewFiles, Step};

use super::console::{print, say};
use super::error::{Error, Result};

/// Writes a file, which appears whole or not at all; `-` is standard output.
///
/// # Errors
/// Those of `write`, and when the file cannot be made.
pub fn whole(out: &Path, write: impl FnOnce(&mut dyn Write) -> Result<()>) -> Result<()> {
    if out.as_os_str() == "-" {
        let mut bytes = Vec::new();
        write(&mut bytes)?;
        return print(&bytes);
    }
    let failed = |source| Error::File { path: out.to_path_buf(), source };
    let mut file = NewFile::create(out).map_err(failed)?;
    write(&mut file)?;
    file.finish().map_err(failed)
}

/// Puts the files of a query into their places; it is said where they did not appear all at once.
///
/// # Errors
/// When one of them has no place.
pub fn together(files: NewFiles, out: &Path, is_verbose: bool) -> Result<()> {
    let step = files.finish().map_err(Error::unwritable(out))?;
    if step == Step::Several && is_verbose {
        say(&format!("{}: its files were replaced one after the other", display(out)));
    }
    Ok(())
}

/// That the output would not replace what is read.
///
/// # Errors
/// When it is one of the sources.
pub fn is_no_source(out: &Path, sources: &[OsString]) -> Result<()> {
    let Ok(out_is) = canonicalize(out) else { return Ok(()) };
    if sources.iter().any(|source| canonicalize(source).is_ok_and(|source| source == out_is)) {
        return Err(Error::IsSource { path: out.to_path_buf() });
    }
    Ok(())
}
