//! Catalogues of many modules, whose facts are made in shards: by several machines, in any order,
//! again where something went wrong, and never twice.
//!
//! ```
//! use jobs::input::Input;
//! use llvm_facts_shards::{Catalogue, Changed, Planned, Ran, Reading};
//!
//! # let dir = tempfile::tempdir()?;
//! # let writer = bitcode::Identification { producer: b"LLVM15.0.6".to_vec(), epoch: 0 };
//! # let module = bitcode::Module { identification: Some(writer), ..Default::default() };
//! # let empty = bitcode::File { modules: vec![module], ..Default::default() }.write()?;
//! let catalogue = dir.path().join("catalogue");
//! // The same bytes are one module, whatever they are called.
//! let inputs = [Input::from_bytes("a.bc", empty.clone()), Input::from_bytes("b.bc", empty)];
//! let reading = Reading::default();
//! let planned = Catalogue::plan(&catalogue, &inputs, 1, None, Changed::Added, &reading, 1)?;
//! assert!(matches!(planned, Planned { modules: 1, known: 1, shards: 1, .. }));
//!
//! let catalogue = Catalogue::open(&catalogue)?;
//! assert!(matches!(catalogue.run(0, 1, &())?, Ran::Now(_)));
//! assert!(matches!(catalogue.run(0, 1, &())?, Ran::Before(_)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A catalogue is a directory:
//!
//! | | |
//! |---|---|
//! | `plans/000000.json`, .. | what each plan added: modules with their hashes and places, and shards |
//! | `bitcode/HASH` | modules that are nowhere else: from standard input, of a compiler |
//! | `shards/000000/`, .. | the facts of a shard as Parquet, and its `manifest.json` |
//!
//! Plans and shards are put into their places whole, by renaming, and plans never change. A module's
//! ordinal is its place in all plans, so it stays what it is; its ids are `ordinal << 32 | id`, of 64
//! bits, and join the facts of all shards.

#![deny(missing_docs)]

mod catalogue;
mod error;
mod manifest;
mod part;
mod plan;
mod run;

pub use catalogue::{Catalogue, Collected, Module, Reading, Unread};
pub use error::{Error, Result};
pub use manifest::{Failed, Manifest};
pub use part::Part;
pub use plan::{Changed, Planned};
pub use run::{Ran, State};
