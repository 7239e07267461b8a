//! What other tools' settings say of tainted data, as a program of the Datalog library.
//!
//! Each tool has a file here that reads its format into [`Settings`]; what they mean, rules say
//! (`datalog/taint/settings.dl`).

mod joern;
mod phasar;

use std::fmt::{self, Display, Formatter};

/// What of a file cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// It is not JSON, or not of PhASAR's form.
    #[error("{0}")]
    Json(#[from] serde_json::Error),
    /// A line of Joern's semantics is none.
    #[error("line {line}: {why}")]
    Line {
        /// From 1.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
    /// A setting that the library has no rule for.
    #[error("{what}: {why}; --keep-going leaves out what has no counterpart")]
    NoCounterpart {
        /// Of what the setting is.
        what: String,
        /// Why it cannot be kept.
        why: String,
    },
}

/// What a setting makes of what it names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
enum Role {
    Source,
    Sink,
    Sanitizer,
}

impl Role {
    fn word(self) -> &'static str {
        match self {
            Self::Source => "source",
            Self::Sink => "sink",
            Self::Sanitizer => "sanitizer",
        }
    }
}

/// One of the settings.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Setting {
    /// A function, at a position.
    Function { role: Role, name: String, position: String },
    /// A local variable of a function.
    Variable { role: Role, scope: String, name: String, line: u64 },
    /// What a function without a body passes on.
    Passes { name: String, to: String, from: String },
    /// A function that passes nothing on.
    Nothing { name: String },
    /// One that is left out.
    LeftOut { what: String, why: String },
}

/// What a file says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    tool: &'static str,
    all: Vec<Setting>,
}

impl Settings {
    /// Reads a file: PhASAR's JSON, or Joern's semantics, which never begin with a brace.
    ///
    /// # Errors
    /// When it is neither.
    pub fn read(text: &str) -> Result<Self, ImportError> {
        match text.trim_start().starts_with('{') {
            true => Ok(Self { tool: "PhASAR", all: phasar::read(text)? }),
            false => Ok(Self { tool: "Joern", all: joern::read(text)? }),
        }
    }

    /// That nothing is left out.
    ///
    /// # Errors
    /// The first setting that has no counterpart.
    pub fn are_whole(&self) -> Result<(), ImportError> {
        let left_out = self.all.iter().find_map(|setting| match setting {
            Setting::LeftOut { what, why } => Some((what.clone(), why.clone())),
            _ => None,
        });
        match left_out {
            Some((what, why)) => Err(ImportError::NoCounterpart { what, why }),
            None => Ok(()),
        }
    }

    /// Rows of `taint/settings.dl`, a line each, for data of this kind; `origin` is the file. What is
    /// left out is a comment.
    pub fn rows(&self, kind: &str, origin: &str) -> String {
        let mut rows = format!("\n// {}: {}\n", self.tool, one_line(origin));
        for setting in &self.all {
            rows += &match setting {
                Setting::Function { role, name, position } => {
                    let (role, name) = (role.word(), Text(name));
                    format!("taint_setting({}, \"{role}\", {name}, \"{position}\").\n", Text(kind))
                }
                Setting::Variable { role, scope, name, line } => {
                    let (role, scope, name) = (role.word(), Text(scope), Text(name));
                    let kind = Text(kind);
                    format!(
                        "taint_variable_setting({kind}, \"{role}\", {scope}, {name}, \"{line}\").\n"
                    )
                }
                Setting::Passes { name, to, from } => {
                    format!("taint_propagator({}, \"{to}\", \"{from}\").\n", Text(name))
                }
                Setting::Nothing { name } => {
                    format!("model({}, \"nothing\", \"\", \"\").\n", Text(name))
                }
                Setting::LeftOut { what, why } => {
                    format!("// left out: {}: {why}\n", one_line(what))
                }
            };
        }
        rows
    }

    /// Whether functions or variables are sources, sinks or sanitizers: flows can be asked for.
    pub fn ask(&self) -> bool {
        self.all.iter().any(|it| matches!(it, Setting::Function { .. } | Setting::Variable { .. }))
    }
}

/// A program with these rows: that of all files. It answers with the flows if some file names sources
/// and sinks, and else is there to be included.
pub fn program(rows: &str, asks: bool) -> String {
    let asked = match asks {
        true => "\n.output taint_flow\n.output taint_unused\n",
        false => "",
    };
    format!("// Written by `llvm-facts import`.\n\n.include \"taint/settings.dl\"\n{rows}{asked}")
}

/// A text as Datalog spells it.
struct Text<'t>(&'t str);

impl Display for Text<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("\"")?;
        for c in self.0.chars() {
            match c {
                '"' => f.write_str("\\\"")?,
                '\\' => f.write_str("\\\\")?,
                '\n' => f.write_str("\\n")?,
                '\r' => f.write_str("\\r")?,
                '\t' => f.write_str("\\t")?,
                c => write!(f, "{c}")?,
            }
        }
        f.write_str("\"")
    }
}

/// A text that stays in a comment.
fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(text: &str) -> String {
        Settings::read(text).unwrap().rows("k", "f")
    }

    #[test]
    fn settings_become_rows() {
        let table = [
            (
                r#"{"functions": [{"name": "foo", "params": {"source": [0], "sink": [1, "all"]}}]}"#,
                "\n// PhASAR: f\n\
                 taint_setting(\"k\", \"source\", \"foo\", \"0\").\n\
                 taint_setting(\"k\", \"source\", \"foo\", \"parameter:0\").\n\
                 taint_setting(\"k\", \"sink\", \"foo\", \"1\").\n\
                 taint_setting(\"k\", \"sink\", \"foo\", \"0+\").\n",
            ),
            (
                r#"{"functions": [{"name": "a\"b", "ret": "sanitizer", "file": "x.c"}]}"#,
                "\n// PhASAR: f\ntaint_setting(\"k\", \"sanitizer\", \"a\\\"b\", \"return\").\n",
            ),
            (
                r#"{"variables": [{"scope": "main", "name": "p", "line": 8, "cat": "source"}]}"#,
                "\n// PhASAR: f\n\
                 taint_variable_setting(\"k\", \"source\", \"main\", \"p\", \"8\").\n",
            ),
            (
                "# comment\n\"foo\" 1->-1 2 \"x\" -> 3 # more\n\n\"bar\" PASSTHROUGH\n\"none\"",
                "\n// Joern: f\n\
                 taint_propagator(\"foo\", \"return\", \"0\").\n\
                 taint_propagator(\"foo\", \"2\", \"1\").\n\
                 taint_propagator(\"bar\", \"return\", \"0+\").\n\
                 model(\"none\", \"nothing\", \"\", \"\").\n",
            ),
            (
                "\"method\" 0->-1 1->0\n\"keeps\" 1->1",
                "\n// Joern: f\n\
                 taint_propagator(\"method\", \"return\", \"0\").\n\
                 taint_propagator(\"method\", \"0\", \"1\").\n\
                 model(\"keeps\", \"nothing\", \"\", \"\").\n",
            ),
        ];
        for (text, expected) in table {
            assert_eq!(rows(text), expected, "{text}");
        }
    }

    #[test]
    fn what_cannot_be_read_is_told() {
        let table = [
            ("{", "EOF while parsing"),
            (r#"{"functions": 1}"#, "expected a sequence"),
            (r#"{"functions": [{"ret": "source"}]}"#, "missing field `name`"),
            (r#"{"functions": [{"name": "f", "ret": "leak"}]}"#, "unknown variant `leak`"),
            (r#"{"functions": [{"name": "f", "params": {"sink": ["some"]}}]}"#, "`some`"),
            (r#"{"functions": [{"name": "f", "params": {"sink": [-1]}}]}"#, "-1"),
            ("foo 1->2", "line 1: a line begins with a name in quotes"),
            ("\"foo\" 1->", "line 1: `->` stands between two numbers"),
            ("\n\"foo\" 1->-2", "line 2: -2 is no parameter: from 0, or -1 for the result"),
            ("\"foo", "line 1: the name has no end"),
            ("\"foo\" 99->1", "line 1: 99 is no parameter"),
        ];
        for (text, expected) in table {
            let error = Settings::read(text).unwrap_err().to_string();
            assert!(error.contains(expected), "{text}: {error}");
        }
    }

    #[test]
    fn what_has_no_counterpart_is_an_error_or_a_comment() {
        let table = [
            (
                r#"{"variables": [{"scope": "f", "name": "v", "line": 1, "cat": "sanitizer"}]}"#,
                "variable v of f",
            ),
            (r#"{"variables": [{"scope": "f", "name": "v", "cat": "sink"}]}"#, "variable v of f"),
            ("\"<operator>.addition\" 1->-1", "<operator>.addition"),
            ("\"f\" 1->1 2->2 -1->0", "f: -1->0"),
        ];
        for (text, expected) in table {
            let settings = Settings::read(text).unwrap();
            let error = settings.are_whole().unwrap_err().to_string();
            assert!(error.starts_with(expected), "{text}: {error}");
            let rows = settings.rows("k", "f");
            assert!(rows.contains(&format!("// left out: {expected}")), "{text}: {rows}");
        }
    }
}
