//! Work on many modules: what an argument names, how it is read, where its facts go, and what is
//! done when LLVM crashes on it.
//!
//! ```
//! # use llvm_facts_jobs as jobs;
//! use facts::RelationSet;
//! use facts::store::Format;
//! use llvm_facts_jobs::input::Input;
//! use llvm_facts_jobs::pipeline::{self, Directory, Extraction};
//!
//! # let dir = tempfile::tempdir().unwrap();
//! let inputs = [
//!     Input::from_bytes("a.ll", b"@a = global i32 1".to_vec()),
//!     Input::from_bytes("b.ll", b"@b = globl i32 1".to_vec()),
//! ];
//! let extraction = Extraction {
//!     inputs: &inputs,
//!     options: ir::extract::Options::default(),
//!     verify: true,
//!     keep_going: true,
//!     threads: 2,
//!     skip: &Default::default(),
//! };
//! let format = Format { compress: false, force: false, relations: RelationSet::all() };
//! let mut facts = Directory::new(&dir.path().join("facts"), format);
//! let done = pipeline::run(&extraction, &mut facts, &())?;
//! assert_eq!(done.modules, 1);
//! let (index, error) = &done.failed[0];
//! assert_eq!(*index, 1);
//! assert!(error.to_string().starts_with("b.ll: line 1, column 6: "));
//! # Ok::<(), jobs::Error>(())
//! ```
//!
//! [`input::expand`] turns the arguments of a command into [`input::Input`]s: files, directories,
//! lists, what archives and object files hold. [`read`] makes modules of their bytes as LLVM's own
//! tools do, [`pipeline`] makes facts of them and puts them into a directory or an engine, and
//! [`equal`] asks whether a module survives the way to facts and back.
//!
//! LLVM aborts or crashes on some malformed modules. A command therefore does not do its work
//! itself: it is a [`Job`], which a [`Runner`] does in a child process. The child reports what it
//! begins and ends, and the result or what went wrong, all as types that [serialise](Message);
//! nobody looks for words in a message. If the child dies, the runner finds out which input was to
//! blame, and goes on without it or gives up with a [`Crash`].

#![deny(missing_docs)]

mod crash;
pub mod equal;
mod error;
pub mod input;
mod isolate;
pub mod pipeline;
pub mod read;
pub mod rebuild;
mod runner;

pub use crash::{Cause, Crash};
pub use error::{Error, Hint, InputError, Newer, NoModule, Result};
pub use isolate::{Interrupted, Isolation, Message, Reporter};
pub use runner::{Job, Outcome, Ran, RunResult, Runner, Stopped, Watch};
