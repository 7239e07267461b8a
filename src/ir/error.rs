//! What can go wrong, in words for the user: what, where, what to do.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use facts::store::StoreError;
use facts::{FactError, IdsExhausted};

/// What may go wrong, by default as [`Error`] says.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// What went wrong.
#[derive(Debug, thiserror::Error, Serialize, Deserialize)]
pub enum Error {
    /// Facts that contradict the schema, each other or LLVM.
    #[error(transparent)]
    Fact(#[from] FactError),
    /// Several of them, of one directory.
    #[error("{}", lines(.0))]
    Facts(Vec<FactError>),
    /// Reading or writing fact files.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There are no more ids.
    #[error(transparent)]
    Ids(#[from] IdsExhausted),
    /// Something that a module can hold and the schema cannot.
    #[error("{construct} is not covered by the facts; at {at}. Please report it with the module")]
    Unsupported {
        /// What it is.
        construct: String,
        /// What has it.
        at: String,
    },
    /// LLVM refuses what no facts can be wrong about. Its words are all that it gives.
    #[error("{0}")]
    Llvm(String),
    /// Whoever takes the facts wants no more of them.
    #[error("the work was stopped")]
    Stopped,
    /// LLVM cannot read a module.
    #[error("{input}: {message}")]
    Parse {
        /// The name of the module.
        input: String,
        /// LLVM's words.
        message: String,
    },
    /// The verifier rejects a module.
    #[error("{input}: the module is broken: {message}\n  --no-verify extracts it nevertheless")]
    Verify {
        /// The name of the module.
        input: String,
        /// LLVM's words.
        message: String,
    },
    /// A file of the system.
    #[error("{}: {message}", path.display())]
    File {
        /// Which.
        #[serde(with = "facts::wire::path")]
        path: PathBuf,
        /// What it cannot, and why.
        message: String,
    },
    /// Anything else, said in full.
    #[error("{0}")]
    Other(String),
}

fn lines(errors: &[FactError]) -> String {
    errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

impl Error {
    /// A construct that no relation holds, and where it was met.
    pub fn unsupported(construct: impl Into<String>, at: impl Into<String>) -> Self {
        Self::Unsupported { construct: construct.into(), at: at.into() }
    }
}
