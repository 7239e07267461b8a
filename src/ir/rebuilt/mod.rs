//! The module that rebuild fills: bitcode in the making.
//!
//! The twin of `resolved`: there the numbers of bitcode are made handles, here handles become
//! numbers. Constructs ask it for types, constants, metadata and instructions; it makes equal ones
//! once, refuses what LLVM's reader would not take, or would take on trust, and says why. What is
//! made has the form of the bitcode from the start, but for its numbers (`numbers`), which
//! `finish` makes final.

mod attributes;
mod constants;
mod finish;
mod fits;
mod function;
mod globals;
mod inst;
mod metadata;
mod module;
mod new;
mod numbers;
mod types;
mod values;

pub use attributes::{AttributeListRef, AttributeSetRef, NewAttribute};
pub use globals::{Comdat, NewConstants, NewGlobal};
pub use metadata::{MetadataRef, NewNode};
pub(crate) use module::METADATA_KINDS;
pub use module::Module;
pub use new::New;
pub use types::TypeRef;
pub use values::{BlockRef, ValueRef};

/// Something made, or why LLVM would not take it.
pub type Made<T> = Result<T, String>;

/// The synchronization scope of the system among `sync_scopes`.
const SYSTEM_SCOPE: u32 = 1;
