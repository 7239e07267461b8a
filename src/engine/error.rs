//! What can go wrong while a program runs.

use crate::diagnostic::Diagnostics;
use std::fmt;
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
    /// A row of Rust values does not fit its relation, or the other way round.
    #[error("{0}")]
    Row(Mismatch),
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
    /// There are more rows than were allowed; nothing is written.
    #[error("the evaluation made more than {0} rows and was stopped")]
    Rows(usize),
    /// An equivalence relation has more pairs than can be put out.
    #[error("{relation} has {rows} rows, and at most 4294967295 can be put out")]
    TooMany {
        /// The relation.
        relation: String,
        /// How many rows it has.
        rows: usize,
    },
    /// Another thread stopped the run; nothing is written.
    #[error("the evaluation was cancelled")]
    Cancelled,
}

/// A row or a relation is not what the other side expects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// The relation.
    pub relation: String,
    /// The column's name, unless there are too many or too few of them.
    pub column: Option<String>,
    /// What the relation declares.
    pub declared: String,
    /// What the Rust program has, or wants, in its place.
    pub found: String,
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Mismatch { relation, column, declared, found } = self;
        match column {
            Some(column) => write!(f, "{relation}: column {column} is {declared}, not {found}"),
            None => write!(f, "{relation} has {declared}, not {found}"),
        }
    }
}

/// A result of the engine.
pub type Result<T> = std::result::Result<T, Error>;
