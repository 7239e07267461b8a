//! What can go wrong between a module and its facts, in either direction.

use facts::{FactError, IdsExhausted};

/// A result of either direction.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Why a module has no facts, or facts are no module.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// Facts that contradict the schema, each other or LLVM.
    #[error(transparent)]
    Fact(#[from] FactError),
    /// The module needs more ids than there are.
    #[error(transparent)]
    Ids(#[from] IdsExhausted),
    /// Something that a module can hold and the schema cannot.
    #[error("{construct} is not covered by the facts; at {at}. Please report it with the module")]
    Unsupported {
        /// What it is.
        construct: String,
        /// What it was met in.
        at: String,
    },
    /// Bitcode that contradicts itself, or says what LLVM 15 does not write.
    #[error("{0}")]
    Bitcode(String),
    /// Something is to be made by a thread that makes nothing: what needs it is done again later.
    #[error("others read where it would be made")]
    Later,
    /// Whoever takes the facts wants no more of them.
    #[error("the work was stopped")]
    Stopped,
}

impl Error {
    /// A construct that no relation holds, and where it was met.
    pub fn unsupported(construct: impl Into<String>, at: impl Into<String>) -> Self {
        Self::Unsupported { construct: construct.into(), at: at.into() }
    }
}
