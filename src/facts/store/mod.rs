//! Where facts are kept: in memory, or as a directory with a file for each relation: Soufflé's
//! tab-separated text, or Parquet.
//!
//! `directory.rs` makes a whole directory or none, `read.rs` reads one, `overlay.rs` changes facts by
//! what a directory says; `tsv` and `columns` write and read the files, `answers` writes those of questions. Nothing here knows LLVM.

mod answers;
mod chunk;
mod columns;
mod directory;
pub mod error;
pub mod escape;
mod marker;
pub mod memory;
mod overlay;
mod read;
mod tsv;
mod views;

pub use answers::{AnswerColumn, AnswerFile, AnswerType};
pub use chunk::{AsRows, AsWritten, Chunks, Form, Written};
pub use directory::{DirectoryWriter, Format, Summary};
pub use error::StoreError;
pub use marker::{Files, IdSpace, MARKER, Marker};
pub use memory::{Facts, Table};
pub use overlay::{Changed, Overlay};
pub use read::{
    file_of, marker, read_dir, read_dir_without_views, read_relation, read_shard_relation,
};
pub use views::catalogue_views;

#[cfg(test)]
mod tests;
