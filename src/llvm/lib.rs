//! LLVM 15, safe to call: the only unsafe code of the project.
//!
//! ```
//! use llvm_facts_llvm::{GlobalKind, Module, Syntax};
//!
//! let text = b"define i32 @one() {\n  ret i32 1\n}\n";
//! let module = Module::parse(text, Syntax::Text, "one.ll")?;
//! let names: Vec<&[u8]> = module.globals(GlobalKind::Function).map(|f| f.name()).collect();
//! assert_eq!(names, [b"one"]);
//! # Ok::<(), String>(())
//! ```
//!
//! Handles ([`ValueRef`], [`TypeRef`], ..) are pointers of LLVM's that live no longer than their
//! [`Module`]. What the C API lacks, and what is faster in one call than in twenty, comes from the
//! shim (`shim.h`); the rest from llvm-sys. inkwell is not used: it panics on the types x86_mmx,
//! x86_amx, token, label and metadata, hides the flags of LLVM 15's instructions, and its modules
//! borrow their context, so that no value could own both.

#![deny(missing_docs)]

mod aside;
mod build;
mod flags;
mod handle;
mod metadata;
mod module;
pub mod process;
mod stack;
mod sys;
mod value;
mod view;

pub use aside::{Rejected, aside};
pub use build::{New, NewAttribute, NewConstants, NewGlobal};
pub use flags::Flags;
pub use handle::{
    AttributeListRef, AttributeSetRef, BlockRef, Comdat, Made, MetadataRef, NamedMetadataRef,
    TypeRef, ValueRef,
};
pub use metadata::*;
pub use module::{GlobalKind, Module, Syntax, blocks};
pub use stack::{spawn_deep, with_deep_stack};
pub use sys::last_warnings;
pub use value::{AttributeRef, Constant, Global, InlineAsm, Inst, Operands, TypeInfo, ValueClass};
pub use view::{Demangled, Mangling, demangle};
