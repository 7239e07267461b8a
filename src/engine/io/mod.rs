//! Facts in, answers out: `read` takes fact files apart (`fields`), `write` prints rows (`text`)
//! in their `order`.

mod fields;
mod order;
mod params;
mod read;
mod text;
mod write;

pub(super) use read::read_inputs;
pub(super) use text::write_cell;
pub use write::{Destination, WriteOptions};
pub(super) use write::{texts, visit, write_outputs};
