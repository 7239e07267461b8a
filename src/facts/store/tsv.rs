//! Tab-separated files, one per relation, as Soufflé reads them.
//!
//! `format.rs` turns rows into lines, which are kept in a `buffer.rs`, `write.rs` lines into files, `read.rs`
//! lines into rows.

mod buffer;
mod format;
mod read;
mod write;

pub(in crate::store) use buffer::LineBuffer;
pub(in crate::store) use format::rows;
pub(in crate::store) use read::{parse, read};
pub(in crate::store) use write::Lines;
