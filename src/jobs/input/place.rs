//! Where a module is, and what it is, told to another process.

use std::fmt;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::{DataSets, Input, Pieces, Source};

/// Where the bytes of a module are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The file, from the root.
    pub path: PathBuf,
    /// The ranges of bytes that are the module, one after the other; none for the whole file.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ranges: Vec<(u64, u64)>,
    /// The column of a Parquet data set and its row, if it is in one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub row: Option<(String, u64)>,
}

/// The BLAKE3 hash of a module's bytes: two modules that have the same are one.
/// <https://github.com/BLAKE3-team/BLAKE3-specs>
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Hash([u8; 32]);

impl Hash {
    /// Of these bytes.
    pub fn of(bytes: &[u8]) -> Self {
        Self(blake3::hash(bytes).into())
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&blake3::Hash::from(self.0).to_hex())
    }
}

impl From<Hash> for String {
    fn from(hash: Hash) -> Self {
        hash.to_string()
    }
}

impl TryFrom<String> for Hash {
    type Error = blake3::HexError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Ok(Self(blake3::Hash::from_hex(text)?.into()))
    }
}

impl Input {
    /// Where the module is, if a process that begins later finds it there: what comes from standard
    /// input or from a compiler is nowhere, and neither is what has a path that is no text.
    pub fn place(&self) -> Option<Place> {
        let (path, ranges, row) = match &self.source {
            Source::File(path, Pieces::All) => (&**path, Vec::new(), None),
            Source::File(path, Pieces::These(ranges)) => {
                (&**path, ranges.iter().map(|range| (range.start, range.end)).collect(), None)
            }
            Source::Row(set, row) => {
                (set.path(), Vec::new(), Some((set.column().to_owned(), *row)))
            }
            Source::Memory(..) | Source::Compiled(_) | Source::Nothing(_) => return None,
        };
        let path = std::path::absolute(path).ok()?;
        path.to_str()?;
        Some(Place { path, ranges, row })
    }

    /// The module at a place, which is refused if its bytes are not `expected`. Those of one data set
    /// share what is open of it.
    pub fn at(name: impl Into<String>, place: Place, expected: Hash, sets: &mut DataSets) -> Self {
        let pieces = match &place.ranges[..] {
            [] => Pieces::All,
            ranges => Pieces::These(ranges.iter().map(|&(start, end)| start..end).collect()),
        };
        let source = match place.row {
            Some((column, row)) => Source::Row(sets.get(place.path, column), row),
            None => Source::File(place.path, pieces),
        };
        Self { expected: Some(expected), ..Self::new(name.into(), source) }
    }
}
