//! What can go wrong between workers.

use std::io;

/// A result of this crate.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// What the crate cannot do.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// As the engine says it.
    #[error("{place}: division by zero")]
    DivisionByZero {
        /// The rule: file, line and column.
        place: String,
    },
    /// The file that names the processes is not right.
    #[error("{file}: {what}")]
    Hosts {
        /// Its name.
        file: String,
        /// What is wrong, and what to do.
        what: String,
    },
    /// The other processes cannot be reached.
    #[error("process {process} at {address}: {what}")]
    Process {
        /// Its place in the file of hosts.
        process: usize,
        /// Where it is.
        address: String,
        /// What is wrong, and what to do.
        what: String,
    },
    /// The system refused.
    #[error("{what}: {source}")]
    Io {
        /// What it was asked for.
        what: String,
        /// Its reason.
        source: io::Error,
    },
    /// Timely dataflow did not begin or not end.
    #[error("the workers: {0}")]
    Workers(String),
    /// What the rows come from failed.
    #[error("{0}")]
    Source(String),
}
