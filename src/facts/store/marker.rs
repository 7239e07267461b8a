//! The file that says what a fact directory is.

use crate::{RelationInfo, RelationSet};

/// What the files of a fact directory are.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Files {
    /// Tab-separated text, as Soufflé reads it.
    #[default]
    Tsv,
    /// The same, compressed with gzip.
    Gzip,
    /// Apache Parquet: typed columns, for DuckDB, polars, pyarrow, Spark.
    Parquet,
}

impl Files {
    /// The name of a relation's file.
    pub fn name_of(self, info: &RelationInfo) -> String {
        match self {
            Self::Tsv | Self::Gzip => info.file_name(),
            Self::Parquet => format!("{}.parquet", info.name),
        }
    }
}

/// What the ids of a fact directory are of.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum IdSpace {
    /// The directory: 31 bits, without gaps.
    #[default]
    Directory,
    /// All modules of a catalogue: the module's ordinal in the upper 32 bits, below it an id of the
    /// module alone. So the directory is a shard.
    Modules,
}

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
    /// The directory is a shard of a catalogue.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shard: bool,
    /// The relations that were asked for; none if all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub relations: Option<Vec<String>>,
}

impl Marker {
    /// The marker of this program.
    pub fn new(files: Files, relations: RelationSet, space: IdSpace) -> Self {
        let names = || relations.iter().map(|relation| relation.name().to_owned()).collect();
        Self {
            tool: "llvm-facts".to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            schema: crate::SCHEMA_HASH.to_owned(),
            compressed: files == Files::Gzip,
            format: (files == Files::Parquet).then(|| "parquet".to_owned()),
            shard: space == IdSpace::Modules,
            relations: (!relations.is_all()).then(names),
        }
    }
}
