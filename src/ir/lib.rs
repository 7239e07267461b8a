//! LLVM 15 modules to facts, and facts to modules: two translations that are each other's inverse.
//!
//! ```
//! use facts::{Index, ModuleRow};
//! use llvm::{Module, Syntax};
//! use llvm_facts_ir::{extract, rebuild};
//!
//! let text = b"define i32 @twice(i32 %n) {\n  %sum = add nsw i32 %n, %n\n  ret i32 %sum\n}\n";
//! let module = Module::parse(text, Syntax::Text, "twice.ll")?;
//!
//! let resolved = llvm_facts_ir::Module::read(&module.bitcode(), false)?;
//! let facts = extract::module(&resolved, 0, extract::Options::default())?;
//! let index = Index::new(&facts);
//! let id = index.rows::<ModuleRow>().next().ok_or("no module")?.m;
//! let again = bitcode::File { modules: vec![rebuild::module(&index, id, 1)?], ..Default::default() };
//! let again = Module::parse(&again.write()?, Syntax::Bitcode, "twice.ll")?;
//! assert_eq!(again.text(), module.text());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Both directions read and write bitcode themselves; LLVM reads text and what other versions wrote.
//!
//! Inside, there is one file per construct of LLVM IR. In each, `extract` writes it to facts and its
//! neighbour `rebuild` builds it again; both name the same rows. The files stand in layers:
//!
//! - `cx` holds what both ways look up and fill, and knows no construct;
//! - `resolved` is the module that extraction reads: bitcode whose numbers are resolved, equal
//!   things as one, with what LLVM itself changes while it reads (`upgrade`);
//! - `rebuilt` is the module that rebuild fills, its twin: bitcode in the making;
//! - a construct (`types`, `constants`, `instr/load`, ..) uses `cx` and those it is made of; what is
//!   made on demand has a `get` where its construct stands;
//! - `flags` says which bits an opcode can have;
//! - [`extract`] and [`rebuild`] drive them, in the order of `cx/phase.rs`.
//!
//! Nothing here knows files.

#![deny(missing_docs)]

mod attributes;
mod blocks;
mod bodies;
mod comdats;
mod constants;
mod cx;
mod debuginfo;
mod decimal;
pub mod demangle;
mod dwarf;
pub mod error;
pub mod extract;
mod flag_rows;
mod flags;
mod functions;
mod globals;
mod inline_asm;
mod instr;
mod layout;
pub mod line;
mod metadata;
mod module;
mod names;
mod operations;
mod parallel;
pub mod rebuild;
mod rebuilt;
mod resolved;
mod scopes;
mod shared;
mod source;
mod summaries;
mod types;
pub mod upgrade;
mod use_lists;
mod values;

pub use error::{Error, Result};
pub use resolved::Module;
