//! Tab-separated files, one per relation, as Soufflé reads them.
//!
//! `format.rs` turns rows into lines, `write.rs` lines into files, `read.rs` lines into rows.

mod format;
mod read;
mod write;

pub(in crate::store) use format::Formatter;
pub(in crate::store) use read::{parse, read};
pub(in crate::store) use write::Lines;
