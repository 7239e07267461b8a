//! Programs in files: how commands read them, and what is wrong with them.

use std::io::ErrorKind;
use std::path::{Component, Path, PathBuf};

use super::console::say_findings;
use super::error::QuestionError;
use crate::query;
use engine::{Diagnostic, Diagnostics, Includes, Program, RelationInfo, Severity};

/// Whether a file is a program by its name.
pub fn is_program(path: &Path) -> bool {
    path.extension().is_some_and(|it| it == "dl")
}

/// The text of a program.
///
/// # Errors
/// When the file cannot be read, or is something else.
pub fn read(path: &Path) -> Result<String, QuestionError> {
    let path = path.to_path_buf();
    let text = match std::fs::read(&path) {
        Ok(text) => text,
        Err(source) => {
            let maybe_none = source.kind() == ErrorKind::NotFound && !is_program(&path);
            return Err(QuestionError::Unreadable { path, source, maybe_none });
        }
    };
    match String::from_utf8(text) {
        Ok(text) => Ok(text),
        Err(_) if !is_program(&path) => Err(QuestionError::NotText { path }),
        Err(error) => Ok(String::from_utf8_lossy(error.as_bytes()).into_owned()),
    }
}

/// A program with numbers of 32 bits, or all that is wrong with it.
///
/// # Errors
/// The latter.
pub fn parse(name: &str, text: &str, search: &library::Search) -> Result<Program, Diagnostics> {
    let settings = query::settings();
    Program::parse_with(name, text, search, &settings)
}

/// Says what is wrong with a program, and answers that something is.
pub fn wrong(name: &str, findings: &Diagnostics) -> QuestionError {
    say_findings(findings);
    let is_error = |diagnostic: &&Diagnostic| diagnostic.severity == Severity::Error;
    let errors = findings.list.iter().filter(is_error).count();
    QuestionError::Program { name: name.to_owned(), errors }
}

/// That a program answers nothing, with the relations that it could.
pub fn no_output(program: &Program) -> QuestionError {
    let relations = program.relations();
    let search = library::Search::default();
    // What it includes is not what it is about.
    let is_own = |it: &&RelationInfo| {
        facts::Relation::from_name(&it.name).is_none()
            && !it.name.starts_with('_')
            && !it.name.contains('.')
            && !search.offers().iter().any(|offer| offer.name == it.name)
    };
    QuestionError::NoOutput(
        relations.iter().filter(is_own).map(|it| it.name.clone()).take(8).collect(),
    )
}

/// Whether all files that a program names lie below the directories of its inputs and answers, or
/// below one that is allowed.
///
/// # Errors
/// The first that does not.
pub fn confine(program: &Program, allowed: &[PathBuf]) -> Result<(), QuestionError> {
    let is_allowed = |name: &Path| {
        let is_plain = |part| matches!(part, Component::Normal(_) | Component::CurDir);
        let mut parts = name.components();
        if !name.is_absolute() {
            return parts.all(is_plain);
        }
        let is_below =
            |dir: &PathBuf| std::path::absolute(dir).is_ok_and(|dir| name.starts_with(dir));
        let is_straight = parts.skip(1).all(is_plain);
        STREAMS.iter().any(|stream| name == Path::new(stream))
            || is_straight && allowed.iter().any(is_below)
    };
    match program.files().into_iter().find(|file| !is_allowed(Path::new(&file.name))) {
        Some(file) => Err(QuestionError::Outside(file)),
        None => Ok(()),
    }
}

/// What a process has open, and nobody's file.
const STREAMS: [&str; 3] = ["/dev/stdout", "/dev/stderr", "/dev/null"];
