//! LLVM 15 bitcode, read and written without LLVM.
//!
//! ```
//! use llvm_facts_bitcode::{Constant, File, Global, GlobalKind, Identification, Linkage, Module};
//! use llvm_facts_bitcode::{Span, Type, Variable};
//!
//! // A module with one variable: `@answer = constant i32 42`.
//! let mut module = Module::default();
//! module.identification =
//!     Some(Identification { producer: b"LLVM15.0.6".to_vec(), epoch: 0 });
//! module.types.all = vec![
//!     Type::Integer { width: 32 },
//!     Type::OpaquePointer { address_space: 0 },
//! ];
//! module.strings = std::sync::Arc::new(b"answer".to_vec());
//! // Globals are the first values, so the first constant is value 1.
//! let variable = Variable { constant: true, initializer: Some(1), ..Variable::default() };
//! let name = Span { start: 0, len: 6 };
//! module.globals.push(Global::new(name, 0, GlobalKind::Variable(variable)));
//! module.constants.types.push(0);
//! module.constants.all.push(Constant::Integer(42));
//!
//! let file = File { modules: vec![module], ..File::default() };
//! let bytes = file.write().unwrap();
//! assert!(bytes.starts_with(b"BC\xc0\xde"));
//! let read = File::read(&bytes).unwrap();
//! assert_eq!(read, file);
//! let answer = &read.modules[0].globals[0];
//! assert_eq!(read.modules[0].name(answer.name), b"answer");
//! assert_eq!(answer.linkage, Linkage::External);
//! ```
//!
//! [`File::read`] gives all of a file, [`Opened`] its modules without the bodies of functions,
//! which [`Bodies::read`] then reads in any order or at the same time. [`File::write`] writes what
//! LLVM 15 would: a file of its own comes out with the same bytes. [`analyze`] tells what a file
//! consists of, and [`bits`] is the container by itself.
//!
//! # The model
//!
//! Plain structs in lists, and numbers in place of references. What has a variable number of
//! operands has a [`Span`] of a list beside it. Types, values, metadata, blocks are numbered as in
//! bitcode, but absolutely: a [`Module`] says how values are. The model stays close to the records,
//! so that nothing is lost, but what follows from the rest is left out: places of things in the
//! file, the index of metadata, which names of abbreviations there are.
//!
//! - Constants and metadata that are equal are not made one: a function has its own, as in the
//!   file. LLVM makes them one when it reads; who needs that does it by content.
//! - Nothing is upgraded: where LLVM changes what it reads even of its own version (it adds
//!   `dso_local` to what cannot be otherwise, drops debug info that is wrong), the model has what
//!   the file says.
//! - [`Body::predecessors`] has a block's predecessors in LLVM's order, which follows from its
//!   use-list.
//! - [`Body::types`] has the type of each instruction that has a result, [`Typing`] those of
//!   globals and constants.
//!
//! # What is read
//!
//! What the releases of LLVM 15 write ([`Identification::is_llvm_15`]); the wrapper of Apple's
//! tools; several modules in a file; indexes of modules for ThinLTO. A block, record, kind or flag
//! that they do not write is an error, also where LLVM 15 would read it for the sake of older
//! versions, and an [`Error`] names block, record and place.
//!
//! Input is not trusted: every length, number and depth is checked, nothing is read recursively,
//! and the model takes at most 24 times the file in memory, plus 48 MiB. What the verifier of LLVM
//! checks beyond that is not checked.
//!
//! # Why not a crate that exists
//!
//! llvm-bitstream and llvm-bitcursor read the container, and copy each record into a list of its
//! own, a block's abbreviations too; they write nothing.
#![deny(missing_docs)]

mod analysis;
mod attributes;
pub mod bits;
pub mod codes;
mod constants;
mod container;
mod cycles;
mod error;
mod fields;
mod file;
mod functions;
mod globals;
pub mod kinds;
pub mod metadata;
mod model;
mod module;
mod name_tables;
mod names;
mod numbers;
mod span;
mod summary;
mod types;
mod typing;
mod writing;

pub use analysis::{Analysis, BlockSizes, RecordSizes, analyze};
pub use attributes::{Attribute, AttributeGroup, Attributes};
pub use constants::{Constant, Constants};
pub use container::{MAGIC, WRAPPER_MAGIC, WRAPPER_SIZE, Wrapper};
pub use error::{Error, ErrorKind, Place, WriteError};
pub use file::{Bodies, Opened, hash_of};
pub use functions::{
    Access, Body, Bundle, CallSite, DebugLocation, Instruction, Predecessors, TailKind,
};
pub use globals::{Comdat, Function, Global, GlobalKind, Placement, Variable};
pub use kinds::{
    AttributeKind, BinaryOp, CastOp, ComdatKind, DllStorage, Linkage, Ordering, Predicate, RmwOp,
    ThreadLocal, UnaryOp, UnnamedAddr, Visibility,
};
pub use metadata::{
    Attachment, Attachments, Metadata, NamedNode, Node, NodeKind, Strings, Words, WordsOf,
};
pub use model::{File, Hash, Identification, Module};
pub use name_tables::NameTable;
pub use names::{Named, Names, UseLists};
pub use span::Span;
pub use summary::{
    ByArgument, CallEdges, Devirtualization, GlobalFlags, ModulePath, ParameterAccess,
    PassedParameter, Summary, SummaryEntry, TypeIdSummary,
};
pub use types::{Type, Types};
pub use typing::{Typing, alloca_address_space};

/// The program of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("README.md")]
pub struct Readme;
