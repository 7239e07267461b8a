//! What mangled names consist of, kept from one to the next.

use mangled::{Id, Names};
use rustc_hash::{FxHashMap, FxHashSet};

/// The parts of the names of a module.
#[derive(Default)]
pub struct MangledNames {
    pub names: Names,
    /// What has its rows.
    pub told: FxHashSet<Id>,
    /// Types and scopes mangled by themselves.
    pub mangled: FxHashMap<Id, Box<[u8]>>,
}
