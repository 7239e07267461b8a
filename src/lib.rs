//! `llvm-facts`: LLVM 15 modules as Soufflé facts, and back. See `ARCHITECTURE.md` for the map.

pub mod cli;
pub mod export;
pub mod query;
pub mod view;

pub use {engine, facts, ir, jobs, library, llvm};
