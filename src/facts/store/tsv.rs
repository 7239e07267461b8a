//! Fact directories: one tab-separated file per relation, as Soufflé reads them.
//!
//! `format.rs` turns rows into lines, `write.rs` makes a whole directory of them or none,
//! `read.rs` turns lines into rows, and `overlay.rs` changes facts by what a directory says.

mod format;
mod overlay;
mod read;
mod write;

pub use overlay::overlay;
pub use read::{marker, read_dir, read_relation};
pub use write::{Format, Summary, TsvWriter, discard, discard_left_by};

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
    /// The relations that were asked for; none if all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub relations: Option<Vec<String>>,
}

impl Marker {
    /// The marker of this program.
    pub fn new(compressed: bool, relations: RelationSet) -> Self {
        let names = || relations.iter().map(|relation| relation.name().to_owned()).collect();
        Self {
            tool: "llvm-facts".to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            schema: crate::SCHEMA_HASH.to_owned(),
            compressed,
            relations: (!relations.is_all()).then(names),
        }
    }
}

#[cfg(test)]
mod tests;
