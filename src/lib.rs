//! `llvm-facts`: LLVM 15 modules as Soufflé facts, and back. This is the program as a library.
//!
//! ```
//! use llvm_facts::engine::{Database, Options, Program};
//! use llvm_facts::jobs::input;
//! use llvm_facts::library::Search;
//! use llvm_facts::query::{self, Modules, Source};
//!
//! let inputs = input::expand(["tests/corpus/compiled/program.O2-g.bc"])?;
//! let reading = Default::default();
//! let modules = Modules { inputs: &inputs, reading, threads: 1, files: None };
//! let rules = ".include \"facts.dl\"
//!     .decl defined(name: symbol)
//!     defined(name) :- function_name(f, name), function_basicblock(f, _, _).
//!     .output defined";
//! let program = Program::parse("rules.dl", rules, &Search::default())?;
//! let mut database = Database::new(&program);
//! query::load(&program, Source::Modules(modules), &mut database, &())?;
//! program.run(&mut database, &Options::default())?;
//! let mut names = Vec::new();
//! program.visit(&database, "defined", &mut |row| {
//!     names.push(String::from_utf8_lossy(row[0]).into_owned());
//!     true
//! })?;
//! assert!(names.iter().any(|name| name == "main"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Each room of the house is a crate of its own, and stands here under its name: [`facts`] has the
//! relations and fact directories, [`ir`] the way from modules and back, [`half`] LLVM, [`engine`]
//! Datalog, [`library`] the rules that ship with the program, [`jobs`] work on many modules. What
//! is built of them is here: [`query`] brings facts to the engine, [`export`] makes graphs of them,
//! [`view`] a page, [`diff`] compares two modules, [`import`] reads other tools' settings, and [`cli`] is the command line. `ARCHITECTURE.md` has the map.

#![deny(missing_docs)]

pub mod cli;
pub mod diff;
mod error;
pub mod export;
mod ide;
pub mod import;
pub mod query;
pub mod view;

pub use error::{Error, Result};
pub use {engine, facts, half, ir, jobs, library};
