//! What a shard is, told beside its facts.

use jobs::input::Hash;
use serde::{Deserialize, Serialize};

use crate::catalogue::{Module, Reading};

/// The file that says what a shard holds. A shard that has one is whole.
pub(crate) const MANIFEST: &str = "manifest.json";

/// What a shard holds. It has no clock, no path and no name of a machine: equal shards have equal
/// manifests.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    /// The version that wrote it.
    pub version: String,
    /// A hash of all that the facts depend on: the version, the schema, how modules are read, and
    /// the modules. A shard with another key is made again.
    pub key: String,
    /// The ordinals of the modules that have facts here, and the first of the ids that each has if all
    /// ids of the shard are counted one after the other.
    pub modules: Vec<(u32, u32)>,
    /// The ids that are counted so end before this one.
    pub ids_end: u32,
    /// The modules that have none.
    pub failed: Vec<Failed>,
    /// Rows of all relations.
    pub rows: u64,
    /// Bytes of all files.
    pub bytes: u64,
}

/// A module without facts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Failed {
    /// Its place in the catalogue.
    pub ordinal: u32,
    /// Why, with the name of the module.
    pub why: String,
}

/// The key of a shard of these modules.
pub(crate) fn key(reading: &Reading, modules: &[Module]) -> String {
    let mut hasher = blake3::Hasher::new();
    // Each part ends with what no part holds.
    let mut add = |part: &str| {
        hasher.update(part.as_bytes());
        hasher.update(b"\0");
    };
    add(env!("CARGO_PKG_VERSION"));
    add(facts::SCHEMA_HASH);
    add(&reading.to_string());
    for Module { ordinal, hash, .. } in modules {
        add(&ordinal.to_string());
        add(&Hash::to_string(hash));
    }
    hasher.finalize().to_hex().to_string()
}
