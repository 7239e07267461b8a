//! Handles: what a module consists of, small and copied.

use super::numbers::{Space, number};

/// A value of the module, or of the function that is being filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ValueRef(pub(super) u32);

/// A block of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BlockRef {
    /// The function's place among the globals.
    pub(super) function: u32,
    /// Its place in the function.
    pub(super) index: u32,
}

impl ValueRef {
    /// Whether only calls can have it as an operand: metadata and blocks.
    pub(super) fn is_argument_only(self) -> bool {
        matches!(number(self.0).0, Space::Metadata | Space::LocalMetadata | Space::Block)
    }
}

/// A piece of metadata of the module, or of the function that is being filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MetadataRef(pub(super) u32);

impl MetadataRef {
    /// It in a debug location that [`Module::set_location`] takes.
    pub fn in_location(self) -> u32 {
        self.0
    }
}

/// The attributes of one thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AttributeSetRef(pub(super) u32);

/// The attributes of a function or call site: of itself, its result and its parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AttributeListRef(pub(super) u32);

impl AttributeListRef {
    /// Its place in the module's lists.
    pub(super) fn place(self) -> u32 {
        self.0
    }
}

/// Global values that a linker keeps or drops together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comdat(pub(super) u32);
