//! What a command cannot do, as its user is told.

mod question;
mod rebuild;
mod souffle;

use std::fmt::{self, Display, Formatter};
use std::io::{self, ErrorKind};
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use facts::store::StoreError;
use facts::wire;
use jobs::{Cause, Crash, Interrupted, Newer};

pub use self::question::QuestionError;
pub use self::rebuild::RebuildError;
pub use self::souffle::SouffleError;

/// A result of a command.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// What a command cannot do. Commands work in a child process, so it can be sent to another.
#[derive(Debug, thiserror::Error, Serialize, Deserialize)]
pub enum Error {
    /// What is not of the command line alone: inputs, facts, rules, graphs, pages.
    #[error(transparent)]
    Library(#[from] crate::Error),
    /// What a query asks.
    #[error(transparent)]
    Question(#[from] QuestionError),
    /// Soufflé in the place of the engine.
    #[error(transparent)]
    Souffle(#[from] SouffleError),
    /// Modules out of facts.
    #[error(transparent)]
    Rebuild(#[from] RebuildError),
    /// The user has stopped the work.
    #[error(transparent)]
    Interrupted(#[from] Interrupted),
    /// LLVM crashed, on one input or on each of several.
    #[error("{}", lines(.0))]
    Crashed(Vec<Crashed>),
    /// Standard output.
    #[error("standard output: cannot be written: {0}")]
    Stdout(#[serde(with = "wire::io_error")] io::Error),
    /// Something that JSON has no form for: a mistake of this program.
    #[error("cannot be written as JSON: {0}")]
    Json(String),
    /// A file of the system.
    #[error("{}: {source}", path.display())]
    File {
        /// The file or directory.
        #[serde(with = "wire::path")]
        path: PathBuf,
        /// Why.
        #[serde(with = "wire::io_error")]
        source: io::Error,
    },
    /// A file that is no bitcode.
    #[error("{}: {why}", path.display())]
    Bitcode {
        /// The file.
        #[serde(with = "wire::path")]
        path: PathBuf,
        /// What is wrong, and where.
        why: String,
    },
    /// An output.
    #[error("{}: cannot be written: {source}{}", path.display(), advice(source))]
    Unwritable {
        /// The file or directory.
        #[serde(with = "wire::path")]
        path: PathBuf,
        /// Why.
        #[serde(with = "wire::io_error")]
        source: io::Error,
    },
    /// The output would replace what is read.
    #[error("{}: that is what is read; give the output another name", path.display())]
    IsSource {
        /// The output.
        #[serde(with = "wire::path")]
        path: PathBuf,
    },
    /// The output would mix with other files.
    #[error("{}: is there already, and is not empty", path.display())]
    Taken {
        /// The directory.
        #[serde(with = "wire::path")]
        path: PathBuf,
    },
    /// A format of one kind of graph.
    #[error("--format {format}: only of --graph {kind}")]
    OnlyOf {
        /// The format.
        format: String,
        /// The one kind.
        kind: String,
    },
    /// Graphviz is not there.
    #[error(
        "--format svg needs `dot` of Graphviz (Debian: apt-get install graphviz): {0}; \
         --format dot does without"
    )]
    NoGraphviz(#[serde(with = "wire::io_error")] io::Error),
    /// Graphviz says no, in these words.
    #[error("Graphviz cannot draw the graph: {0}")]
    Graphviz(String),
    /// The manual page.
    #[error("the manual page cannot be made: {0}")]
    Manual(#[serde(with = "wire::io_error")] io::Error),
    /// A command by a name that none has.
    #[error("there is no command {name}; there are {}", known.join(", "))]
    NoCommand {
        /// The name.
        name: String,
        /// Those there are.
        known: Vec<String>,
    },
    /// The library, asked for the schema.
    #[error("facts.dl is the schema: llvm-facts schema --format md")]
    NotOfLibrary,
    /// A part of the library by a name that none has.
    #[error("there is no {name} in the library; there are {}", known.join(", "))]
    NoEntry {
        /// The name.
        name: String,
        /// Those there are.
        known: Vec<String>,
    },
}

impl From<jobs::Error> for Error {
    fn from(error: jobs::Error) -> Self {
        Self::Library(error.into())
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        Self::Library(error.into())
    }
}

impl From<engine::Error> for Error {
    fn from(error: engine::Error) -> Self {
        Self::Library(error.into())
    }
}

impl Error {
    /// For `map_err`: the system's error with the file.
    pub fn file(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Self {
        move |source| Self::File { path: path.into(), source }
    }

    /// For `map_err`: the same about an output, with advice.
    pub fn unwritable(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Self {
        move |source| Self::Unwritable { path: path.into(), source }
    }
}

fn advice(error: &io::Error) -> &'static str {
    match error.kind() {
        ErrorKind::StorageFull => "; free space or write elsewhere",
        ErrorKind::PermissionDenied => "; choose a place where you may write",
        _ => "",
    }
}

fn lines(crashes: &[Crashed]) -> String {
    crashes.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// A crash of LLVM's, for its user.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Crashed {
    /// What it is about, if that can be told.
    pub subject: Option<String>,
    /// What happened.
    pub crash: Crash,
    /// What to do.
    pub advice: Advice,
}

impl Display for Crashed {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(subject) = &self.subject {
            write!(f, "{subject}: ")?;
        }
        f.write_str(&self.crash.with_advice(&self.advice))
    }
}

/// What to do about a crash.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
pub enum Advice {
    /// Nothing can be said of the input.
    #[error("nothing was written")]
    Unwritten,
    /// A newer LLVM has written it.
    #[error(transparent)]
    Newer(#[from] Newer),
    /// It could be taken as it is.
    #[error("the module is broken; without --verify it is extracted nevertheless")]
    Unverified,
    /// It is left out.
    #[error("the module is broken, or LLVM 15 is")]
    Module,
    /// It could be left out.
    #[error(
        "the module is broken, or LLVM 15 is; nothing was written; \
         --keep-going leaves such modules out"
    )]
    KeepGoing,
    /// The facts are no module.
    #[error(
        "the facts describe what LLVM cannot build; nothing was written. \
         Please report it with the facts"
    )]
    Facts,
}

impl Advice {
    /// What the crash and the bytes of the module tell, if they do.
    pub fn about(crash: &Crash, bytes: Option<&[u8]>, verify: bool) -> Option<Self> {
        match (bytes.and_then(jobs::input::newer), &crash.cause) {
            (Some(newer), _) => Some(Self::Newer(newer)),
            (None, Cause::BrokenModule(_)) if verify => Some(Self::Unverified),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests;
