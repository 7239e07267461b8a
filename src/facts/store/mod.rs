//! Where facts are kept: in memory, or as a directory of Soufflé's tab-separated files.
//!
//! Each format has its writer and its reader in one place. Nothing here knows LLVM.

pub mod error;
pub mod escape;
pub mod memory;
pub mod tsv;

pub use error::StoreError;
pub use memory::{Facts, Table};
pub use tsv::{
    Format, Marker, Summary, TsvWriter, discard, discard_left_by, marker, overlay, read_dir,
    read_relation,
};
