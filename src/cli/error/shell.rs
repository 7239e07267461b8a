//! What goes wrong at a prompt.

use std::io;
use std::path::PathBuf;

/// What a shell cannot do.
#[derive(Debug, thiserror::Error)]
pub enum ShellError {
    /// Standard input as a module.
    #[error("standard input is where questions come from: name the modules as files")]
    InputTaken,
    /// Standard input, or the terminal.
    #[error("what is asked cannot be read: {0}")]
    Input(String),
    /// A command by a name that none has.
    #[error("there is no command `.{name}`{near}; .help lists all")]
    NoCommand {
        /// The name.
        name: String,
        /// What may have been meant, as a part of a sentence.
        near: String,
    },
    /// A command with too little or too much behind it.
    #[error("write {0}")]
    Usage(String),
    /// Nothing was asked so far.
    #[error("nothing was asked yet: write {0}")]
    NothingAsked(String),
    /// There is no such row.
    #[error("no row matches {fact}; .whynot {fact} says why")]
    NoRow {
        /// What was asked for.
        fact: String,
    },
    /// A label that nothing has.
    #[error("no entity is called {0}")]
    NoEntity(String),
    /// Nothing to drop.
    #[error("nothing that was entered is called `{0}`; .rules shows all")]
    NoRule(String),
    /// A function or an instruction without source text.
    #[error("{what}: {why}")]
    NoSourceText {
        /// What was asked for.
        what: String,
        /// Why.
        why: String,
    },
    /// The program that shows answers page by page.
    #[error("{program}: {source}; PAGER names another, PAGER=cat none")]
    Pager {
        /// What was started.
        program: String,
        /// Why.
        source: io::Error,
    },
    /// The file of what was asked in other sessions.
    #[error("{}: what was asked is not kept: {why}", path.display())]
    History {
        /// The file.
        path: PathBuf,
        /// Why.
        why: String,
    },
}
