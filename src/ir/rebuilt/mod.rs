//! The module that rebuild fills: bitcode in the making.
//!
//! The twin of `resolved`: there the numbers of bitcode are made handles, here handles become
//! numbers. Constructs ask it for types, constants, metadata and instructions; it makes equal ones
//! once, refuses what LLVM's reader would not take, or would take on trust, and says why. What is
//! made has the form of the bitcode from the start, but for its numbers (`numbers`), which
//! `finish` makes final.

mod attributes;
mod codes;
mod constants;
mod finish;
mod fits;
mod function;
mod globals;
mod handles;
mod inst;
mod made;
mod metadata;
mod module;
mod names;
mod new;
mod numbers;
mod summary;
mod types;
mod values;

pub use attributes::NewAttribute;
pub use globals::{NewConstants, NewGlobal};
pub use handles::{AttributeListRef, AttributeSetRef, BlockRef, Comdat, MetadataRef, ValueRef};
pub use made::Made;
pub use metadata::NewNode;
pub(crate) use module::METADATA_KINDS;
pub use module::{Filled, Module};
pub use new::New;
pub use types::TypeRef;
