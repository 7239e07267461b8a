//! One file per construct of LLVM IR. In each, `extract` writes it to facts and its neighbour
//! `rebuild` builds it again; both name the same rows. Nothing here knows files.

pub mod attributes;
pub mod blocks;
pub mod comdats;
pub mod constants;
pub mod cx;
pub mod debuginfo;
pub mod decimal;
pub mod demangle;
pub mod error;
pub mod extract;
pub mod flags;
pub mod functions;
pub mod globals;
pub mod inline_asm;
pub mod instr;
pub mod metadata;
pub mod module;
pub mod names;
pub mod number;
pub mod operations;
pub mod rebuild;
pub mod source;
pub mod types;
pub mod values;
pub mod walk;

pub use error::{Error, Result};
