//! Why no module comes out of facts.

use std::path::{Path, PathBuf};

use crate::cli::words::count;
use facts::FactError;
use half::Failure;
use jobs::input::display;
use jobs::rebuild::Refused;

/// What is wrong with the facts, or with what is wanted of them.
#[derive(Debug, thiserror::Error)]
pub enum RebuildError {
    /// Facts that contradict the schema or each other.
    #[error("{}: {} in the facts:{}", display(dir), count(errors.len(), "error"), list(errors))]
    Facts {
        /// The fact directory.
        dir: PathBuf,
        /// All that is wrong.
        errors: Vec<FactError>,
    },
    /// A fact that LLVM refuses, or that its neighbours do.
    #[error("{}: {error}", display(dir))]
    Fact {
        /// The fact directory.
        dir: PathBuf,
        /// What is wrong.
        error: FactError,
    },
    /// LLVM's verifier did not survive the module.
    #[error(
        "{}: {failure}\nNothing was written; please report it with the facts, or try --no-verify",
        display(dir)
    )]
    Llvm {
        /// The fact directory.
        dir: PathBuf,
        /// How it ended.
        failure: Failure,
    },
    /// Anything else that is wrong with a module.
    #[error(transparent)]
    Ir(#[from] ir::Error),
    /// There is none.
    #[error("{}: no module: module.facts has no row", display(dir))]
    NoModule {
        /// The fact directory.
        dir: PathBuf,
    },
    /// There is none of this number or name.
    #[error(
        "{}: no module has the number or name {wanted}; there are {}, from 0 to {}, and \
         module_source_filename.facts has their names",
        display(dir),
        count(*modules, "module"),
        modules - 1
    )]
    NoSuchModule {
        /// The fact directory.
        dir: PathBuf,
        /// The number or name.
        wanted: String,
        /// How many there are.
        modules: usize,
    },
    /// There are several of this name.
    #[error(
        "{}: several modules have the name {wanted}: choose one of the numbers {}",
        display(dir),
        places.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    )]
    Ambiguous {
        /// The fact directory.
        dir: PathBuf,
        /// The name.
        wanted: String,
        /// Their numbers.
        places: Vec<usize>,
    },
    /// Several modules, where one is changed.
    #[error("{}: {} modules, and a pass changes one at a time: name one", display(dir), modules)]
    NotOne {
        /// The fact directory, or what has several.
        dir: PathBuf,
        /// How many there are.
        modules: usize,
    },
    /// Several modules, or none, are to go into one file.
    #[error(
        "{}: {} in one file cannot be: name a directory, or choose one with --module",
        display(dir),
        count(*modules, "module")
    )]
    Several {
        /// The fact directory.
        dir: PathBuf,
        /// How many there are.
        modules: usize,
    },
}

impl RebuildError {
    /// For `map_err`: the error of a module of this fact directory.
    pub fn of(dir: &Path) -> impl FnOnce(ir::Error) -> Self {
        move |error| match error {
            ir::Error::Fact(error) => Self::Fact { dir: dir.to_path_buf(), error },
            other => Self::Ir(other),
        }
    }

    /// For `map_err`: LLVM's verdict on a module of this fact directory.
    pub fn of_verifier(dir: &Path) -> impl FnOnce(Refused) -> Self {
        move |refused| match refused {
            Refused::Ir(error) => Self::of(dir)(error),
            Refused::Llvm(failure) => Self::Llvm { dir: dir.to_path_buf(), failure },
        }
    }
}

fn list(errors: &[FactError]) -> String {
    errors.iter().map(|error| format!("\n  {error}")).collect()
}
