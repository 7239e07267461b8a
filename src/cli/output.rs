//! Files that commands write.

use std::ffi::OsString;
use std::fs::{Permissions, canonicalize};
use std::io::{BufWriter, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use super::console::print;
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
    let mut file = tempfile::NamedTempFile::new_in(parent(out)).map_err(failed)?;
    let _unfinished = system::removed_on_interrupt(file.path());
    let mut buffer = BufWriter::new(file.as_file_mut());
    write(&mut buffer)?;
    buffer.flush().map_err(failed)?;
    drop(buffer);
    file.as_file().set_permissions(Permissions::from_mode(0o644)).map_err(failed)?;
    file.persist(out).map_err(|error| failed(error.error))?;
    Ok(())
}

/// The directory that a file is in.
pub fn parent(file: &Path) -> &Path {
    file.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."))
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
