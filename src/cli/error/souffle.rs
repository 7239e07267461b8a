//! Why Soufflé does not answer in the place of the engine.

use std::io;

/// Why Soufflé does not answer.
#[derive(Debug, thiserror::Error)]
pub enum SouffleError {
    /// The system.
    #[error("--engine souffle: {0}")]
    System(io::Error),
    /// It is not there.
    #[error(
        "--engine souffle: there is no `souffle` on PATH; install Soufflé 2.4 or newer, or leave \
         --engine away: the embedded engine needs nothing"
    )]
    Missing,
    /// It does not start.
    #[error("--engine souffle: souffle cannot be run: {0}")]
    NotRun(io::Error),
    /// An option that it does not have.
    #[error("{0} is of the embedded engine; Soufflé has its own: see souffle-command")]
    Option(String),
    /// Its numbers are too short.
    #[error("--width {0}: this Soufflé is built for 32 bits; the embedded engine has both")]
    Width(u32),
    /// The source can be read once only.
    #[error(
        "--engine souffle: what comes on standard input can be read once only; \
         write it into a file"
    )]
    Stdin,
    /// It ended with an error, about which it has said what there is to say.
    #[error("{0}: Soufflé has not answered it")]
    NoAnswer(String),
    /// The facts for it, about which all is said already.
    #[error("the facts could not be extracted")]
    NotExtracted,
    /// The library's functors cannot be compiled for it.
    #[error("--engine souffle: {compiler} does not compile the functors of the program: {said}")]
    Functors {
        /// The compiler.
        compiler: String,
        /// What it said, or why it did not start.
        said: String,
    },
    /// A relation has no file.
    #[error("Soufflé has not written {0}.csv: its .output has parameters; use -D DIR")]
    NotWritten(String),
}

impl SouffleError {
    /// Whether the command line is wrong, whatever the files hold that it names.
    pub fn is_of_arguments(&self) -> bool {
        matches!(self, Self::Option(_) | Self::Stdin)
    }
}
