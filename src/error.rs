//! What goes wrong between a source, its rules, and what is made of the answers.

use std::io;
use std::path::PathBuf;

use facts::store::StoreError;

/// A result of [`query`](crate::query), [`export`](crate::export) or [`view`](crate::view).
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Why a program cannot be asked about a source, or there is no graph or page of it.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The modules.
    #[error(transparent)]
    Jobs(#[from] jobs::Error),
    /// The fact directory.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A catalogue of many modules.
    #[error(transparent)]
    Shards(#[from] shards::Error),
    /// The program, its own files, or its evaluation.
    #[error(transparent)]
    Engine(#[from] engine::Error),
    /// The program declares a relation of the schema otherwise.
    #[error(
        "the program declares `{relation}` with {columns} columns, the schema with {schema}; \
         include \"facts.dl\" instead"
    )]
    Shape {
        /// The relation.
        relation: String,
        /// How many columns the program has.
        columns: usize,
        /// How many the schema has.
        schema: usize,
    },
    /// The program reads a relation that is none of the schema, and the source is modules.
    #[error("the program reads `{0}`, which no module has; --facts DIR says where its file is")]
    NotOfModules(String),
    /// A row of a shard that cannot be told from others: a mistake of this program.
    #[error("a row of a shard cannot be joined with those of others")]
    Joined,
    /// An answer about a catalogue in which ids cannot be told from other numbers.
    #[error(
        "{column} is a record, in which ids of a catalogue cannot be told from other numbers: answer \
         with its fields"
    )]
    Record {
        /// The output and its column.
        column: String,
    },
    /// An answer about a catalogue that depends on how ids are counted.
    #[error(
        "{column} is made of ids, which are others in a catalogue: answer with ids themselves, in \
         columns of their own"
    )]
    MadeOfIds {
        /// The output and its column.
        column: String,
    },
    /// A file of an earlier run.
    #[error("{}: is damaged; remove it", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
    },
    /// What many workers cannot evaluate.
    #[error("{0}; the engine evaluates that, so ask without --workers")]
    Refused(engine::Refused),
    /// Many workers.
    #[cfg(feature = "cluster")]
    #[error(transparent)]
    Cluster(#[from] cluster::Error),
    /// The part of a graph of types that is about a function.
    #[error("--function: types belong to no function")]
    TypesHaveNoFunction,
    /// The part of a function that is not in the graph.
    #[error("--function: no function is called `{0}`")]
    NoFunction(String),
    /// A piece of a page.
    #[error("cannot be compressed: {0}")]
    Compress(io::Error),
}

impl From<engine::Diagnostics> for Error {
    fn from(errors: engine::Diagnostics) -> Self {
        engine::Error::from(Box::new(errors)).into()
    }
}
