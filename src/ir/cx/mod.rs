//! What constructs work on: tables, and answers to lookups. Nothing here knows a construct, so
//! constructs may call this room and this room calls none of them; what makes a type, a value or
//! metadata on demand lives with the construct (`types::get`, `values::get`, ..).

pub mod arguments;
pub mod extract;
pub mod ids;
pub mod numbering;
pub mod phase;
pub mod rebuild;
pub mod source;

pub use extract::Extract;
pub use rebuild::Rebuild;
