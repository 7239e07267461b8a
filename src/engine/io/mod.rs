//! Facts in, answers out: `read` takes fact files apart (`fields`), `write` prints rows (`text`)
//! in their `order`.

mod fields;
mod order;
mod read;
mod text;
mod write;

pub(super) use read::read_inputs;
pub(super) use text::write_cell;
pub use write::{Destination, WriteOptions};
pub(super) use write::{texts, visit, write_outputs};

use std::sync::Arc;

/// The value of an IO parameter.
pub(super) fn param<'a>(params: &'a [(Arc<str>, Arc<str>)], key: &str) -> Option<&'a str> {
    params.iter().find(|p| &*p.0 == key).map(|p| &*p.1)
}
