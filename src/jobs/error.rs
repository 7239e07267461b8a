//! What can go wrong with inputs and with the work on them.

use std::io;
use std::path::PathBuf;

use crate::shown::display;
use facts::store::StoreError;
use half::Failure;

/// A result of this crate.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// What the crate cannot do.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// One input, by its name.
    #[error("{input}: {reason}")]
    Input {
        /// What messages call it.
        input: String,
        /// What is wrong with it.
        reason: InputError,
    },
    /// The facts cannot be written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The arguments name nothing to read.
    #[error("no modules there: no *.bc or *.ll, and no object file or archive with bitcode")]
    NoInputs,
    /// A list of arguments.
    #[error("{}: the list cannot be read: {source}", display(path))]
    List {
        /// The list's file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A list that has no end.
    #[error("{}: the list names itself, directly or not", display(path))]
    ListInItself {
        /// The list's file.
        path: PathBuf,
    },
    /// Two arguments ask for it.
    #[error("standard input (-) can be read only once")]
    StdinTwice,
    /// Standard input breaks off.
    #[error("<stdin>: cannot be read: {0}")]
    Stdin(io::Error),
    /// A directory of modules.
    #[error("{}: the directory cannot be read: {source}", display(path))]
    Directory {
        /// The directory.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// None of the inputs has facts.
    #[error("no input could be extracted; nothing was written")]
    NothingExtracted,
    /// A thread ended without a word.
    #[error("{input}: the work was cut short")]
    CutShort {
        /// The input that it was about.
        input: String,
    },
    /// Facts came before the target was ready: a mistake of this program.
    #[error("{}: not begun", path.display())]
    NotBegun {
        /// The fact directory.
        path: PathBuf,
    },
}

/// What is wrong with one input.
#[derive(Debug, thiserror::Error)]
pub enum InputError {
    /// No file has the name.
    #[error("there is no such file")]
    Missing,
    /// Not the bytes that were promised.
    #[error("it is another module than when it was planned: plan it again")]
    Changed,
    /// The system does not let it be read.
    #[error("cannot be read: {0}")]
    Unreadable(io::Error),
    /// It holds no module.
    #[error(transparent)]
    NoModule(#[from] NoModule),
    /// LLVM cannot read the module.
    #[error("{words}{hint}")]
    Parse {
        /// LLVM's, which are all that it gives.
        words: String,
        /// What the bytes tell beside them.
        hint: Hint,
    },
    /// clang does not compile the source, in these words.
    #[error("{clang} does not compile it:\n{words}")]
    Compile {
        /// The compiler.
        clang: String,
        /// What it says.
        words: String,
    },
    /// There is no place for what clang makes.
    #[error("{}: bitcode cannot be kept there: {source}; set XDG_CACHE_HOME", path.display())]
    Cache {
        /// The directory.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// There is no clang 15.
    #[error("clang 15 is needed to compile it, and is not on PATH (Debian: clang-15)")]
    NoClang,
    /// LLVM's verifier rejects the module, in these words.
    #[error("the module is broken: {0}\n  without --verify it is extracted nevertheless")]
    Broken(String),
    /// LLVM is not there, or did not survive the module.
    #[error(transparent)]
    Llvm(Failure),
    /// LLVM cannot read what was rebuilt from the facts of the module.
    #[error("LLVM cannot read the rebuilt module: {0}")]
    Rebuilt(Box<InputError>),
    /// It cannot be brought to facts, or back.
    #[error(transparent)]
    Ir(#[from] ir::Error),
}

impl Error {
    /// Did the system fail, and not what was read, so that another try may go well?
    #[must_use]
    pub fn may_pass(&self) -> bool {
        use io::ErrorKind::{InvalidFilename, IsADirectory, NotADirectory, PermissionDenied};
        let lasts = [InvalidFilename, IsADirectory, NotADirectory, PermissionDenied];
        match self {
            Self::Input { reason: InputError::Unreadable(source), .. } => {
                !lasts.contains(&source.kind())
            }
            _ => false,
        }
    }
}

impl InputError {
    /// The error of the input of this name.
    pub fn of(self, input: &str) -> Error {
        Error::Input { input: input.to_owned(), reason: self }
    }
}

/// Why a file holds no module.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoModule {
    /// It has no bytes.
    #[error("the file is empty")]
    Empty,
    /// Its bytes are nothing that is known.
    #[error(
        "neither bitcode nor LLVM's text, and no object file, archive or executable; \
         `clang -c -emit-llvm` makes bitcode"
    )]
    Unknown,
    /// An object file, archive or executable of machine code alone.
    #[error(
        "it holds no bitcode; compile with `clang -fembed-bitcode` for object files that do, \
         or with `clang -c -emit-llvm` for bitcode alone"
    )]
    NoBitcode,
    /// Something else than a file, which nobody named.
    #[error("no regular file; it is read only if it is named on the command line")]
    NotRegular,
    /// A member of a thin archive that lies elsewhere.
    #[error(
        "it lies outside of the directory of the archive that names it; name it on the command line"
    )]
    Outside,
    /// A container that names itself.
    #[error("it names itself, directly or not")]
    InItself,
    /// What containers name more than once.
    #[error("named more than once by archives or object files; it is read once")]
    Again,
    /// Containers that name each other without end.
    #[error("archives that name archives, more than 16 deep")]
    TooDeep,
    /// A file of commands that is none.
    #[error("no compile_commands.json: {0}")]
    BrokenDatabase(String),
    /// A Parquet file, and no word about its columns.
    #[error("a Parquet data set: FILE#COLUMN names the column that has the bitcode")]
    DataSet,
    /// A Parquet file that cannot be read, or has no such column.
    #[error("no data set with bitcode: {0}")]
    BrokenDataSet(String),
    /// A row of a data set that has no value.
    #[error("the row has no value")]
    Null,
    /// A row of a data set with something else.
    #[error("the row is no bitcode")]
    NotBitcode,
    /// An object file, archive or executable that cannot be read, in the words of its reader.
    #[error("a broken object file: {0}")]
    BrokenObject(String),
}

/// What the bytes tell of a module that LLVM cannot read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Hint {
    /// Nothing.
    #[error("")]
    None,
    /// It is text of some other language.
    #[error("\n  this is no LLVM IR; for sources use `clang -c -emit-llvm`, version 15 or older")]
    Source,
    /// Bitcode without its end.
    #[error("; the file is cut off: at least {missing} bytes are missing")]
    CutOff {
        /// How many bytes at least.
        missing: u64,
    },
    /// Bitcode of a newer LLVM.
    #[error("; {0}")]
    Newer(Newer),
    /// Text of a newer LLVM.
    #[error(
        "\n  `{word}` is newer than LLVM 15, up to which this program reads: compile with LLVM 15 or older"
    )]
    NewerText {
        /// What LLVM 15 does not know.
        word: String,
    },
}

/// Bitcode that a newer LLVM has written.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("written by LLVM {version}; this program reads up to 15: compile with LLVM 15 or older")]
pub struct Newer {
    /// The version of that LLVM.
    pub version: String,
}
