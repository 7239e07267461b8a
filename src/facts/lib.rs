//! The relations of the schema as Rust types, and what is common to them.
//!
//! A row is a struct with named fields, a relation's rows are one flat vector of `u32` cells, and
//! `RELATIONS` says of each relation what the schema says. Nothing here knows LLVM or files.

pub mod cell;
pub mod error;
pub mod generated;
pub mod ids;
pub mod index;
pub mod info;
pub mod set;
pub mod store;
pub mod unread;
pub mod validate;
pub mod wire;

pub use cell::{Cell, Entity, ID_LIMIT, Row, Symbol};
pub use error::FactError;
pub use generated::*;
pub use ids::{Ids, IdsExhausted};
pub use index::{Index, Place};
pub use info::{ColumnInfo, ColumnKind, RelationInfo, TypeInfo};
pub use set::RelationSet;
pub use unread::Unread;

/// The reference of the schema as it is committed, in Markdown.
pub const REFERENCE: &str = include_str!("../../schema/README.md");
