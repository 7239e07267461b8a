//! What goes wrong between memory and disk, and what to do about it.

use std::borrow::Cow;
use std::io::{Error, ErrorKind};
use std::path::{Path, PathBuf};

use crate::FactError;

/// A fact directory that cannot be written or read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The system refused.
    #[error("{}: cannot {action}: {source}{}", path.display(), advice(source))]
    Io {
        /// The file or directory.
        path: PathBuf,
        /// `be written`, `be read`: what could not be done.
        action: Cow<'static, str>,
        /// The system's reason.
        source: Error,
    },
    /// The place of the output is taken.
    #[error("{}: {reason}", path.display())]
    Refused {
        /// The output directory.
        path: PathBuf,
        /// Why, and what to do.
        reason: Cow<'static, str>,
    },
    /// A relation has no file.
    #[error(
        "{}: missing: every relation has a file, even one without rows; extract the facts again",
        path.display()
    )]
    Missing {
        /// The file that should be there.
        path: PathBuf,
    },
    /// A file that is of no relation.
    #[error("{}: no relation has this name; see `llvm-facts schema` for those there are", path.display())]
    Unknown {
        /// The file.
        path: PathBuf,
    },
    /// A relation has two files.
    #[error("{}: its relation has another file already: remove one of them", path.display())]
    Twice {
        /// The second file.
        path: PathBuf,
    },
    /// Facts of another schema.
    #[error(
        "{}: written by llvm-facts {version} with another schema; extract the facts again",
        path.display()
    )]
    Schema {
        /// The fact directory.
        path: PathBuf,
        /// The version that wrote it.
        version: String,
    },
    /// Facts of some relations only.
    #[error(
        "{}: {what} is not there: the facts were extracted with --relations; extract them again",
        path.display()
    )]
    Partial {
        /// The fact directory.
        path: PathBuf,
        /// What is missing.
        what: String,
    },
    /// Facts whose ids are of a catalogue.
    #[error(
        "{}: is a shard of a catalogue, where ids have 64 bits: ask the catalogue", path.display()
    )]
    Shard {
        /// The shard's directory.
        path: PathBuf,
    },
    /// A row that is not of its relation.
    #[error("{}{}", path.display(), error.detail())]
    Row {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        error: FactError,
    },
}

impl StoreError {
    /// For `map_err`: the system's error with the file and what could not be done to it.
    pub fn io(path: &Path, action: &'static str) -> impl FnOnce(Error) -> Self {
        move |source| Self::Io { path: path.to_path_buf(), action: action.into(), source }
    }
}

/// What to do about an error of the system, where it is not plain.
fn advice(error: &Error) -> &'static str {
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => {
            "; the disk is full: free space, write elsewhere or use --compress"
        }
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
            "; choose a place where you may write, or change its permissions"
        }
        _ => "",
    }
}
