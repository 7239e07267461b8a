//! Why a program cannot be asked about a source.

use serde::{Deserialize, Serialize};

use facts::store::StoreError;

/// A result of a query.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// What goes wrong between a source and the engine.
#[derive(Debug, thiserror::Error, Serialize, Deserialize)]
pub enum Error {
    /// The modules.
    #[error(transparent)]
    Jobs(#[from] jobs::Error),
    /// The fact directory.
    #[error(transparent)]
    Store(#[from] StoreError),
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
}

impl From<engine::Diagnostics> for Error {
    fn from(errors: engine::Diagnostics) -> Self {
        engine::Error::from(Box::new(errors)).into()
    }
}
