//! What can go wrong with catalogues.

use std::io;
use std::path::{Path, PathBuf};

use facts::store::StoreError;

/// A result of this crate.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// What the crate cannot do.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The system refused.
    #[error("{}: cannot {action}: {source}", path.display())]
    Io {
        /// The file or directory.
        path: PathBuf,
        /// What could not be done to it: `be read`.
        action: &'static str,
        /// The system's reason.
        source: io::Error,
    },
    /// Facts cannot be written or read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Modules cannot be read, all of them.
    #[error(transparent)]
    Jobs(#[from] jobs::Error),
    /// There are no plans.
    #[error("{}: is no catalogue: `llvm-facts shard plan IN.. -o {0}` makes one", path.display())]
    NoCatalogue {
        /// The directory.
        path: PathBuf,
    },
    /// The place of a catalogue is taken.
    #[error("{}: holds something else than a catalogue: choose another directory", path.display())]
    Taken {
        /// The directory.
        path: PathBuf,
    },
    /// A file of the catalogue is not what it should be.
    #[error("{}: is damaged: {source}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// Why.
        source: serde_json::Error,
    },
    /// A plan of another layout.
    #[error("{}: was made by llvm-facts {version}, which lays catalogues out in another way", path.display())]
    Layout {
        /// The plan.
        path: PathBuf,
        /// The version that made it.
        version: String,
    },
    /// All modules of a catalogue are read in one way.
    #[error(
        "{}: its modules are read with other options ({theirs}): plan with these, \
         or make another catalogue", path.display()
    )]
    OtherOptions {
        /// The catalogue.
        path: PathBuf,
        /// The options of its first plan.
        theirs: String,
    },
    /// There is no such shard.
    #[error("{}: has no shard {shard}: there are {count}, from 0", path.display())]
    NoShard {
        /// The catalogue.
        path: PathBuf,
        /// The number that was asked for.
        shard: u32,
        /// How many there are.
        count: usize,
    },
    /// A shard without facts.
    #[error("{}: shard {shard} is not made: `llvm-facts shard run {0}` makes it", path.display())]
    NotMade {
        /// The catalogue.
        path: PathBuf,
        /// Which.
        shard: u32,
    },
    /// Facts that do not fit one run.
    #[error(
        "{}: {ids} ids are more than 2^31, which is all that rules about several modules at once can \
         have: ask about fewer modules", path.display()
    )]
    TooLarge {
        /// The catalogue.
        path: PathBuf,
        /// How many there are.
        ids: u64,
    },
    /// Ordinals have run out.
    #[error("{}: a catalogue has room for 2^31 modules", path.display())]
    Full {
        /// The catalogue.
        path: PathBuf,
    },
}

impl Error {
    /// For `map_err`: the system's error with the file and what could not be done to it.
    pub(crate) fn io(path: &Path, action: &'static str) -> impl FnOnce(io::Error) -> Self {
        move |source| Self::Io { path: path.to_path_buf(), action, source }
    }
}
