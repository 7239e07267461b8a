//! What a query asks and cannot be asked.

use std::io;
use std::path::PathBuf;

use super::Error;
use crate::cli::words::count;
use crate::query::explain::Unexplained;
use engine::NamedFile;

/// What is wrong with a question.
#[derive(Debug, thiserror::Error)]
pub enum QuestionError {
    /// The program, about which all is said already.
    #[error("{name}: {}", count(*errors, "error"))]
    Program {
        /// What messages call it.
        name: String,
        /// How many mistakes it has.
        errors: usize,
    },
    /// What a question about a catalogue cannot be asked with.
    #[error("{option}: not of a catalogue; ask about one of its modules")]
    NotOfCatalogue {
        /// The option.
        option: &'static str,
    },
    /// What only a question about a catalogue can be asked with.
    #[error("{option}: only of a catalogue; `shard plan` and `shard run` make one of many modules")]
    OfCatalogue {
        /// The option.
        option: &'static str,
    },
    /// A file that the program names and may not.
    #[error(
        "{}: the file {:?} lies outside of the directory that {}; to let the program name what is \
         below a directory, write its whole path and give --allow-path DIR",
        .0.place,
        .0.name,
        if .0.is_output { "answers are written to" } else { "inputs are read from" }
    )]
    Outside(NamedFile),
    /// A program without a source.
    #[error("{0}: about what? query SOURCE... {0}", path.display())]
    AboutWhat {
        /// The program.
        path: PathBuf,
    },
    /// A source without a program.
    #[error("name the program after the modules, or give rules with -e")]
    NoProgram,
    /// The program before a source.
    #[error("{}: the program comes last, after the sources", path.display())]
    ProgramFirst {
        /// The program.
        path: PathBuf,
    },
    /// The program's file.
    #[error(
        "{}: {source}{}",
        path.display(),
        match maybe_none {
            true => "; the last argument is the program: name it, or give rules with -e",
            false => "",
        }
    )]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why.
        source: io::Error,
        /// Perhaps it is a source, and the program was forgotten.
        maybe_none: bool,
    },
    /// The program's file is no text.
    #[error(
        "{}: is no program; the last argument is the Datalog program, or give -e",
        path.display()
    )]
    NotText {
        /// The file.
        path: PathBuf,
    },
    /// Nothing to ask about.
    #[error("name the modules, or the fact directory")]
    NoSource,
    /// A catalogue where it is not read.
    #[error(
        "{}: a catalogue of many modules: `query` reads it, as its only source; for all else name the \
         modules themselves",
        path.display()
    )]
    Catalogue {
        /// The catalogue.
        path: PathBuf,
    },
    /// A fact directory and another source.
    #[error("a fact directory is the only source of a query; extract all modules into it")]
    FactsAmongOthers,
    /// The program has no answer. It declares these relations.
    #[error(
        "the program has no .output: add one, or name a relation with --relation{}",
        if .0.is_empty() { String::new() } else { format!("; it declares {}", .0.join(", ")) }
    )]
    NoOutput(Vec<String>),
    /// An answer that the program does not have.
    #[error("the program has no relation `{name}`{near}")]
    NoRelation {
        /// The name.
        name: String,
        /// What may have been meant, as a part of a sentence.
        near: String,
    },
    /// A column to sort by that no answer has.
    #[error("--sort: no answer has a column `{name}`{near}")]
    NoColumn {
        /// The name.
        name: String,
        /// What may have been meant, as a part of a sentence.
        near: String,
    },
    /// A preset by a name that none has.
    #[error("there is no preset `{name}`{near}; --preset list prints all")]
    NoPreset {
        /// The name.
        name: String,
        /// What may have been meant, as a part of a sentence.
        near: String,
    },
    /// A source alone.
    #[error("name a pass after the module: a program in a file, or one of the library: {passes}")]
    NoPassGiven {
        /// Those of the library.
        passes: String,
    },
    /// A pass that is neither a file nor of the library.
    #[error("{}: no such file, and no pass of the library ({passes}){near}", path.display())]
    NoSuchPass {
        /// As it was named.
        path: PathBuf,
        /// What may have been meant, as a part of a sentence.
        near: String,
        /// Those of the library.
        passes: String,
    },
    /// A program that changes nothing, where one is wanted that does.
    #[error(
        "{name}: no pass: none of its outputs is a relation of the schema, with add_ or drop_ before it \
         or as a whole; `llvm-facts library transform` says how one is written"
    )]
    NoPass {
        /// The program.
        name: String,
    },
    /// An option about findings, and a format of rows.
    #[error("{option}: only of findings; --format text or --format sarif")]
    OnlyOfFindings {
        /// The option.
        option: &'static str,
    },
    /// Parquet is nothing to print.
    #[error("--format parquet: into which directory? -D DIR")]
    WhereTo,
    /// A format of what is printed, and files.
    #[error("-D: its files are Soufflé's, or --format parquet; the other formats are printed")]
    PrintedFormat,
    /// The row to explain is none.
    #[error("--explain: {0}")]
    Explain(#[source] engine::Error),
    /// There is no such row.
    #[error("--explain: no row matches {0}")]
    NoProof(String),
}

impl QuestionError {
    /// Whether the command line is wrong, whatever the files hold that it names.
    pub fn is_of_arguments(&self) -> bool {
        match self {
            Self::AboutWhat { .. }
            | Self::NoProgram
            | Self::ProgramFirst { .. }
            | Self::NoSource
            | Self::Catalogue { .. }
            | Self::OnlyOfFindings { .. }
            | Self::WhereTo
            | Self::PrintedFormat
            | Self::FactsAmongOthers
            | Self::NoPassGiven { .. }
            | Self::NoSuchPass { .. }
            | Self::OfCatalogue { .. }
            | Self::NoPreset { .. } => true,
            Self::Program { .. }
            | Self::NoPass { .. }
            | Self::Unreadable { .. }
            | Self::NotText { .. }
            | Self::NoOutput(_)
            | Self::NoRelation { .. }
            | Self::NoColumn { .. }
            | Self::Explain(_)
            | Self::NoProof(_)
            | Self::NotOfCatalogue { .. }
            | Self::Outside(_) => false,
        }
    }
}

impl From<Unexplained> for Error {
    fn from(why: Unexplained) -> Self {
        match why {
            Unexplained::NoFact(error) => QuestionError::Explain(error).into(),
            Unexplained::NoProof(fact) => QuestionError::NoProof(fact).into(),
            Unexplained::Source(error) => error.into(),
        }
    }
}
