//! Where facts are kept: in memory, or as a directory with a file for each relation: Soufflé's
//! tab-separated text, or Parquet.
//!
//! `directory.rs` makes a whole directory or none, `read.rs` reads one, `overlay.rs` changes facts by
//! what a directory says; `tsv` and `columns` write and read the files. Nothing here knows LLVM.

mod columns;
mod directory;
pub mod error;
pub mod escape;
pub mod memory;
mod overlay;
mod read;
mod tsv;
mod views;

pub use directory::{DirectoryWriter, Files, Format, Summary, discard, discard_left_by};
pub use error::StoreError;
pub use memory::{Facts, Table};
pub use overlay::overlay;
pub use read::{file_of, marker, read_dir, read_relation};

use crate::RelationSet;

/// The file that says a directory was written by this program and how.
pub const MARKER: &str = "llvm-facts.json";

/// What the marker file says. It has no clock and no path: equal facts have equal markers.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Marker {
    /// `llvm-facts`.
    pub tool: String,
    /// The version that wrote the facts.
    pub version: String,
    /// [`crate::SCHEMA_HASH`] of that version.
    pub schema: String,
    /// Whether the files are gzip.
    pub compressed: bool,
    /// What the files are, unless they are text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub format: Option<String>,
    /// The relations that were asked for; none if all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub relations: Option<Vec<String>>,
}

impl Marker {
    /// The marker of this program.
    pub fn new(files: Files, relations: RelationSet) -> Self {
        let names = || relations.iter().map(|relation| relation.name().to_owned()).collect();
        Self {
            tool: "llvm-facts".to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            schema: crate::SCHEMA_HASH.to_owned(),
            compressed: files == Files::Gzip,
            format: (files == Files::Parquet).then(|| "parquet".to_owned()),
            relations: (!relations.is_all()).then(names),
        }
    }
}

#[cfg(test)]
mod tests;
