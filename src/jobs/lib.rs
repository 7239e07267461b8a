//! Work on many modules: what an argument names, how it is read, and where its facts go.
//!
//! ```
//! # use llvm_facts_jobs as jobs;
//! use facts::RelationSet;
//! use facts::store::{Files, Format};
//! use llvm_facts_jobs::input::{self, Input};
//! use llvm_facts_jobs::pipeline::{self, Directory, Extraction};
//!
//! # let dir = tempfile::tempdir().unwrap();
//! // A module that defines nothing.
//! let writer = bitcode::Identification { producer: b"LLVM15.0.6".to_vec(), epoch: 0 };
//! let module = bitcode::Module { identification: Some(writer), ..Default::default() };
//! let empty = bitcode::File { modules: vec![module], ..Default::default() };
//! let mut inputs = vec![Input::from_bytes("a.bc", empty.write()?)];
//! inputs.extend(input::expand(["none.bc"])?);
//! let extraction = Extraction {
//!     inputs: &inputs,
//!     options: Default::default(),
//!     reading: Default::default(),
//!     keep_going: true,
//!     threads: 2,
//!     ends: false,
//! };
//! let format = Format { files: Files::Tsv, relations: RelationSet::all(), ..Format::default() };
//! let mut facts = Directory::new(&dir.path().join("facts"), format);
//! let done = pipeline::run(&extraction, &mut facts, &())?;
//! assert_eq!(done.modules, 1);
//! let (index, error) = &done.failed[0];
//! assert_eq!(*index, 1);
//! assert_eq!(error.to_string(), "none.bc: there is no such file");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`input::expand`] turns the arguments of a command into [`input::Input`]s: files, directories,
//! lists, what archives and object files hold. [`read`] makes modules of their bytes as LLVM's own
//! tools do, [`pipeline`] makes facts of them and puts them into a directory or an engine, and
//! [`equal`] asks whether a module survives the way to facts and back.
//!
//! What LLVM alone can do, it is asked for (crate `half`): a crash of LLVM's is an error of the one
//! module that it was about.

#![deny(missing_docs)]

pub mod ahead;
pub mod equal;
mod error;
pub mod input;
pub mod pipeline;
pub mod read;
pub mod rebuild;
mod shown;
mod summary;

pub use error::{Error, Hint, InputError, Newer, NoModule, Result};
