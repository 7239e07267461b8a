//! What goes wrong, on its way to an exception of `llvm_facts`.

use engine::{Diagnostic, Diagnostics, Severity};
use llvm_facts::query::explain::Unexplained;
use pyo3::prelude::*;

/// Which exception it becomes.
#[derive(Clone, Copy, Debug)]
pub enum Class {
    /// Something else.
    Error,
    /// The program is wrong, or does not go with what it is asked of.
    Program,
    /// Modules or facts are wrong.
    Input,
    /// A limit was reached.
    Limit,
    /// Something is missing that does not come with the package.
    Missing,
}

impl Class {
    const fn name(self) -> &'static str {
        match self {
            Self::Error => "Error",
            Self::Program => "ProgramError",
            Self::Input => "InputError",
            Self::Limit => "LimitError",
            Self::Missing => "MissingError",
        }
    }
}

/// What went wrong.
#[derive(Debug)]
pub struct Failure {
    class: Class,
    words: String,
    findings: Vec<Finding>,
}

/// File, line, column, code, severity, message and advice.
pub type Finding = (String, usize, usize, &'static str, &'static str, String, Vec<String>);

impl Failure {
    /// A failure in words.
    pub fn new(class: Class, words: impl Into<String>) -> Self {
        Self { class, words: words.into(), findings: Vec::new() }
    }

    /// As an exception.
    pub fn raise(self, py: Python<'_>) -> PyErr {
        let class = py
            .import("llvm_facts._errors")
            .and_then(|module| module.getattr(self.class.name()))
            .and_then(|class| match self.class {
                Class::Program => class.call1((self.words, self.findings)),
                _ => class.call1((self.words,)),
            });
        class.map_or_else(|error| error, PyErr::from_value)
    }
}

/// The findings of a program, with their places.
pub fn findings(all: &Diagnostics) -> Vec<Finding> {
    let finding = |found: &Diagnostic| {
        let (line, column) = all.sources.position(found.span);
        let file = all.sources.file(found.span.file).map_or("", |source| &source.name);
        let severity = match found.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        let mut help = found.help.clone();
        help.extend(found.suggestions.iter().map(|suggestion| suggestion.message.clone()));
        let message = found.message.clone();
        (file.to_owned(), line, column, found.code.name(), severity, message, help)
    };
    all.list.iter().map(finding).collect()
}

impl From<Diagnostics> for Failure {
    fn from(all: Diagnostics) -> Self {
        let words = all.to_string().trim_end().to_owned();
        Self { class: Class::Program, words, findings: findings(&all) }
    }
}

impl From<engine::Error> for Failure {
    fn from(error: engine::Error) -> Self {
        use engine::Error::{
            Cancelled, Fact, Fault, Io, Memory, Program, Relation, Row, Rows, Timeout, TooMany,
        };
        let words = error.to_string();
        match error {
            Program(all) => (*all).into(),
            Timeout(seconds) => Self::new(
                Class::Limit,
                format!("the evaluation took longer than {seconds} s: `timeout=` sets the limit"),
            ),
            Memory(mb) => Self::new(
                Class::Limit,
                format!("the evaluation needed more than {mb} MB: `memory_limit=` sets the limit"),
            ),
            Rows(_) | TooMany { .. } | Cancelled => Self::new(Class::Limit, words),
            Relation(_) | Row(_) | Fault { .. } => Self::new(Class::Program, words),
            Io { .. } | Fact { .. } => Self::new(Class::Input, words),
        }
    }
}

impl From<jobs::Error> for Failure {
    fn from(error: jobs::Error) -> Self {
        Self::new(Class::Input, error.to_string())
    }
}

impl From<facts::store::StoreError> for Failure {
    fn from(error: facts::store::StoreError) -> Self {
        Self::new(Class::Input, error.to_string())
    }
}

impl From<shards::Error> for Failure {
    fn from(error: shards::Error) -> Self {
        Self::new(Class::Input, error.to_string())
    }
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        Self::new(Class::Error, error.to_string())
    }
}

impl From<Unexplained> for Failure {
    fn from(why: Unexplained) -> Self {
        match why {
            Unexplained::NoFact(error) => error.into(),
            Unexplained::NoProof(_) => Self::new(Class::Program, why.to_string()),
            Unexplained::Source(error) => error.into(),
        }
    }
}

impl From<llvm_facts::Error> for Failure {
    fn from(error: llvm_facts::Error) -> Self {
        use llvm_facts::Error::{
            Cluster, Compress, Damaged, Engine, Jobs, Joined, MadeOfIds, NoFunction, NotOfModules,
            Record, Refused, Shape, Shards, Store, TypesHaveNoFunction,
        };
        let words = error.to_string();
        match error {
            Engine(error) => error.into(),
            Jobs(error) => error.into(),
            Store(error) => error.into(),
            Shards(error) => error.into(),
            NotOfModules(name) => Self::new(
                Class::Program,
                format!(
                    "the program reads `{name}`, which no module has: give its rows, \
                     facts={{\"{name}\": [..]}}"
                ),
            ),
            Shape { .. } | Record { .. } | MadeOfIds { .. } | Refused(_) => {
                Self::new(Class::Program, words)
            }
            NoFunction(name) => Self::new(Class::Input, format!("no function is called `{name}`")),
            TypesHaveNoFunction => Self::new(Class::Input, "types belong to no function"),
            Compress(_) | Joined | Cluster(_) | Damaged { .. } => Self::new(Class::Error, words),
        }
    }
}
