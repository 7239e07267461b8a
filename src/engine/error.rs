//! What can go wrong while a program runs.

use super::diagnostic::Diagnostics;
use std::path::PathBuf;
use thiserror::Error;

/// An error of the engine.
#[derive(Debug, Error)]
pub enum Error {
    /// The program is not valid, or uses what the engine does not support.
    #[error("{0}")]
    Program(#[from] Box<Diagnostics>),
    /// A file cannot be read or written.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// A row of a fact file does not fit its relation.
    #[error("{}:{line}:{column}: {message}", path.display())]
    Fact {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// The column of the relation, from 1.
        column: usize,
        /// What is wrong.
        message: String,
    },
    /// There is no such relation in the program.
    #[error("the program has no relation {0}")]
    Relation(String),
    /// A rule computed something that has no value.
    #[error("{place}: {message}")]
    Fault {
        /// The rule.
        place: String,
        /// What went wrong.
        message: String,
    },
    /// The time is up; nothing is written.
    #[error("the evaluation took longer than {0} s and was stopped; --timeout sets the limit")]
    Timeout(f64),
    /// The memory is used up; nothing is written.
    #[error(
        "the evaluation needed more than {0} MB and was stopped; --memory-limit sets the limit"
    )]
    Memory(usize),
}

/// A result of the engine.
pub type Result<T> = std::result::Result<T, Error>;
