//! Facts that contradict the schema or each other.

use super::generated::Relation;

/// What is wrong with a fact, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FactError {
    /// The relation whose file is to blame.
    pub relation: Relation,
    /// The row's line in that file, from 1; none if the error is that a row is missing.
    pub line: Option<usize>,
    /// The column, from 0.
    pub column: Option<usize>,
    /// What is wrong.
    pub message: String,
}

impl FactError {
    /// An error of a relation as a whole: a row is missing.
    pub fn missing(relation: Relation, message: impl Into<String>) -> Self {
        Self { relation, line: None, column: None, message: message.into() }
    }

    /// The error without the name of the file: `:812: column 2 (ptr): ..`.
    pub fn detail(&self) -> String {
        let line = self.line.map_or(String::new(), |line| format!(":{line}"));
        let column = self.column.map_or(String::new(), |column| {
            let name = self.relation.info().columns[column].name;
            format!(": column {} ({name})", column + 1)
        });
        format!("{line}{column}: {}", self.message)
    }
}

impl std::error::Error for FactError {}

impl std::fmt::Display for FactError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}.facts{}", self.relation.name(), self.detail())
    }
}
