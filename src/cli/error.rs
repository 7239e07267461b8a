//! What a command cannot do, as its user is told.

mod question;
mod rebuild;
mod shell;
mod souffle;

use std::io::{self, ErrorKind};
use std::path::PathBuf;

use super::exit::{FAILED, MISUSED};
use crate::export::WriteError;
use facts::store::StoreError;

pub use self::question::QuestionError;
pub use self::rebuild::RebuildError;
pub use self::shell::ShellError;
pub use self::souffle::SouffleError;

/// A result of a command.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// What a command cannot do.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// What is not of the command line alone: inputs, facts, rules, graphs, pages.
    #[error(transparent)]
    Library(#[from] crate::Error),
    /// What a query asks.
    #[error(transparent)]
    Question(#[from] QuestionError),
    /// A prompt.
    #[error(transparent)]
    Shell(#[from] ShellError),
    /// Soufflé in the place of the engine.
    #[error(transparent)]
    Souffle(#[from] SouffleError),
    /// What findings are compared with.
    #[error(transparent)]
    Baseline(#[from] crate::query::findings::BaselineError),
    /// Modules out of facts.
    #[error(transparent)]
    Rebuild(#[from] RebuildError),
    /// A mistake of this program.
    #[error("an internal error, please report it: {0}")]
    Panic(String),
    /// What an editor says.
    #[error("the editor does not keep the protocol of language servers: {0}")]
    Protocol(String),
    /// Standard output.
    #[error("standard output: cannot be written: {0}")]
    Stdout(io::Error),
    /// Something that JSON has no form for: a mistake of this program.
    #[error("cannot be written as JSON: {0}")]
    Json(String),
    /// A file of the system.
    #[error("{}: {source}", path.display())]
    File {
        /// The file or directory.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A file that is no bitcode.
    #[error("{}: {why}", path.display())]
    Bitcode {
        /// The file.
        path: PathBuf,
        /// What is wrong, and where.
        why: String,
    },
    /// An output.
    #[error("{}: cannot be written: {source}{}", path.display(), advice(source))]
    Unwritable {
        /// The file or directory.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The output would replace what is read.
    #[error("{}: that is what is read; give the output another name", path.display())]
    IsSource {
        /// The output.
        path: PathBuf,
    },
    /// The output would replace a page that somebody else made.
    #[error("{}: is there, and llvm-facts view did not write it; -o names another file, --force \
        replaces this one", path.display())]
    NotOurs {
        /// The output.
        path: PathBuf,
    },
    /// The output would mix with other files.
    #[error("{}: is there already, and is not empty", path.display())]
    Taken {
        /// The directory.
        path: PathBuf,
    },
    /// A format of one kind of graph.
    #[error("--format {format}: only of --graph {kinds}")]
    OnlyOf {
        /// The format.
        format: String,
        /// The kinds.
        kinds: String,
    },
    /// A graph that is not written.
    #[error(transparent)]
    Graph(WriteError),
    /// What cannot be read again.
    #[error("--watch: standard input can be read once only; name files")]
    WatchedStdin,
    /// What `diff` compares.
    #[error("diff compares two modules, and there {}", match modules {
        1 => "is 1".to_owned(),
        n => format!("are {n}"),
    })]
    NotTwo {
        /// How many there are.
        modules: usize,
    },
    /// Settings of another tool.
    #[error("{}: {why}", path.display())]
    Import {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: crate::import::ImportError,
    },
    /// The manual page.
    #[error("the manual page cannot be made: {0}")]
    Manual(io::Error),
    /// A command by a name that none has.
    #[error("there is no command {name}; there are {}", known.join(", "))]
    NoCommand {
        /// The name.
        name: String,
        /// Those there are.
        known: Vec<String>,
    },
    /// A kind of message by a name that none has.
    #[error("there is no message `{name}`{near}; llvm-facts explain lists all")]
    NoCode {
        /// The name.
        name: String,
        /// What may have been meant, as a part of a sentence.
        near: String,
    },
    /// A name that neither the schema nor the library has.
    #[error(
        "nothing in the schema or the library is called `{name}`{near}; \
         llvm-facts schema --search '..' looks into descriptions"
    )]
    NothingNamed {
        /// The name.
        name: String,
        /// What may have been meant, as a part of a sentence.
        near: String,
    },
    /// Words of which no description speaks.
    #[error("no relation of the schema or the library speaks of `{0}`")]
    NothingAbout(String),
    /// The library, asked for the schema.
    #[error("facts.dl is the schema: llvm-facts schema --format md")]
    NotOfLibrary,
}

impl From<jobs::Error> for Error {
    fn from(error: jobs::Error) -> Self {
        Self::Library(error.into())
    }
}

impl From<shards::Error> for Error {
    fn from(error: shards::Error) -> Self {
        crate::Error::from(error).into()
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
    /// How a command ends that fails so: whether the command line is to blame, or what it names.
    pub fn code(&self) -> u8 {
        use crate::Error::Jobs;
        let of_arguments = match self {
            Self::Question(error) => error.is_of_arguments(),
            Self::Souffle(error) => error.is_of_arguments(),
            Self::Library(Jobs(error)) => matches!(error, jobs::Error::StdinTwice),
            Self::OnlyOf { .. }
            | Self::NoCommand { .. }
            | Self::NoCode { .. }
            | Self::WatchedStdin
            | Self::NotOfLibrary => true,
            _ => false,
        };
        if of_arguments { MISUSED } else { FAILED }
    }

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
