//! `llvm-facts`: LLVM 15 modules as Soufflé facts, and back. See `ARCHITECTURE.md` for the map.

pub mod cli;
pub mod demangle;
pub mod engine;
pub mod equal;
pub mod error;
pub mod export;
pub mod extract;
pub mod facts;
pub mod input;
pub mod ir;
pub mod isolate;
pub mod library;
pub mod llvm;
pub mod number;
pub mod phase;
pub mod pipeline;
pub mod query;
pub mod read;
pub mod rebuild;
pub mod store;
pub mod suggest;
pub mod view;

pub use error::{Error, Result};
