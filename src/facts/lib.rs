//! The relations of the schema as Rust types, rows of them in memory and in fact directories.
//!
//! ```
//! use llvm_facts_facts::store::Facts;
//! use llvm_facts_facts::{
//!     Block, Function, FunctionBasicblock, FunctionName, Index, InstructionBasicblock, Instruction,
//! };
//!
//! let (main, entry) = (Function(0), Block(1));
//! let mut facts = Facts::new();
//! let name = facts.text(b"main");
//! facts.put(FunctionName { r#fn: main, name });
//! facts.put(FunctionBasicblock { r#fn: main, i: 0, bb: entry });
//! facts.put(InstructionBasicblock { inst: Instruction(2), bb: entry });
//!
//! // By subject: the owner of a list, else the first column.
//! let index = Index::new(&facts);
//! let row: FunctionName = index.need(main)?;
//! assert_eq!(*index.bytes(row.name), *b"main");
//! let blocks: Vec<FunctionBasicblock> = index.list(main)?;
//! assert_eq!(blocks[0].bb, entry);
//! // What is missing is an error that names the file.
//! let error = index.need::<InstructionBasicblock>(Instruction(7)).unwrap_err();
//! assert_eq!(error.to_string(), "instruction_basicblock.facts: no row for Instruction 7");
//! # Ok::<(), llvm_facts_facts::FactError>(())
//! ```
//!
//! A row is a struct with named fields ([`generated`], one for each relation of the schema); a
//! relation's rows are one flat vector of `u32` cells ([`Cell`]), in [`store::Facts`]; and
//! [`RELATIONS`] says of each relation what the schema says. [`Index`] finds rows by their subject
//! and tells at the end which of them nobody asked for ([`Unread`]); [`validate`] holds facts
//! against the schema. [`store`] reads and writes fact directories, one tab-separated file for each
//! relation.
//!
//! Ids are below 2^31 and in one space for all kinds of entities and all modules of a directory.
//! Nothing here knows LLVM, nor files of modules.

#![deny(missing_docs)]

pub mod cell;
pub mod error;
pub mod generated;
pub mod ids;
pub mod index;
pub mod info;
pub mod set;
pub mod store;
pub mod threads;
mod unread;
pub mod validate;

pub use cell::{Cell, Entity, ID_LIMIT, Row, Symbol};
pub use error::FactError;
pub use generated::*;
pub use ids::{Ids, IdsExhausted};
pub use index::{Index, Place};
pub use info::{ColumnInfo, ColumnKind, RelationInfo, TypeInfo};
pub use set::RelationSet;
pub use unread::Unread;
