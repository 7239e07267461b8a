//! Why there is no page.

use std::io;

use serde::{Deserialize, Serialize};

use crate::query;

/// A result of this module.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// What goes wrong when a page is made.
#[derive(Debug, thiserror::Error, Serialize, Deserialize)]
pub enum Error {
    /// The source.
    #[error(transparent)]
    Query(#[from] query::Error),
    /// The modules, when they are read once more.
    #[error(transparent)]
    Jobs(#[from] jobs::Error),
    /// The program that derives what is shown.
    #[error(transparent)]
    Engine(#[from] engine::Error),
    /// A piece of the page.
    #[error("cannot be compressed: {0}")]
    Compress(#[serde(with = "facts::wire::io_error")] io::Error),
}
