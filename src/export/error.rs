//! Why there is no graph.

use serde::{Deserialize, Serialize};

use crate::query;

/// A result of an export.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// What goes wrong when a graph is made.
#[derive(Debug, thiserror::Error, Serialize, Deserialize)]
pub enum Error {
    /// The source.
    #[error(transparent)]
    Query(#[from] query::Error),
    /// The program that derives the graph.
    #[error(transparent)]
    Engine(#[from] engine::Error),
    /// A part of a graph of types.
    #[error("--function: types belong to no function")]
    TypesHaveNoFunction,
    /// The part of a function that is not in the graph.
    #[error("--function: no function is called `{0}`")]
    NoFunction(String),
}
