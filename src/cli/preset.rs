//! Presets: programs of the library that answer one question, with a report of their own.
//!
//! `datalog/presets/NAME.dl` is a program with `.output`. Its first comment says what it answers;
//! the comment of an output is its heading; `//@ sort(column desc, ..)` before the declaration, in any
//! program, puts its rows in order, and `//@ limit(n)` shows the first of them.

use std::path::PathBuf;

use crate::cli::error::QuestionError;
use engine::Includes;
use library::suggest;
use library::{self, Search};

/// A program of the library.
pub struct Preset {
    pub name: String,
    pub text: String,
    /// Where it is on the disk, if it is not the one inside.
    pub path: Option<PathBuf>,
}

/// How a relation is shown.
#[derive(Default, Debug, Clone, PartialEq, Eq)]
pub struct Heading {
    /// A sentence about the rows.
    pub title: String,
    /// Columns by which rows are ordered, and whether the largest come first.
    pub sort: Vec<(String, bool)>,
    /// How many rows are shown at most.
    pub limit: Option<usize>,
}

/// A column by which rows are ordered, and whether the largest come first: `size desc`.
pub fn sort_key(text: &str) -> (String, bool) {
    match text.trim().split_once(' ') {
        Some((name, order)) => (name.to_owned(), order.trim() == "desc"),
        None => (text.trim().to_owned(), false),
    }
}

/// The preset of this name: that of the user's directories, else that of the library.
pub fn find(name: &str, include: &[PathBuf]) -> Result<Preset, QuestionError> {
    let file = format!("{}/{name}.dl", library::PRESETS);
    for dir in include {
        let path = dir.join(&file);
        if let Ok(text) = std::fs::read_to_string(&path) {
            return Ok(Preset { name: path.display().to_string(), text, path: Some(path) });
        }
    }
    let names = library::presets();
    if names.contains(&name.to_owned())
        && let Some((name, text)) = Search::default().read("", &file)
    {
        return Ok(Preset { name, text, path: None });
    }
    let near = suggest::did_you_mean(name, names.iter().map(String::as_str));
    Err(QuestionError::NoPreset { name: name.to_owned(), near })
}

/// A line for each preset: its name and what it answers.
pub fn list() -> String {
    let names = library::presets();
    let width = names.iter().map(String::len).max().unwrap_or_default();
    let line = |name: &String| {
        let text = Search::default().read("", &format!("{}/{name}.dl", library::PRESETS));
        let about = text.map_or_else(String::new, |(_, text)| about(&text));
        format!("{name:width$}  {about}\n")
    };
    names.iter().map(line).collect()
}

/// The first paragraph of the first comment, on one line.
fn about(text: &str) -> String {
    let comment = text.lines().map_while(|line| line.strip_prefix("//")).map(str::trim);
    comment.take_while(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}

/// How the program wants a relation to be shown: what stands before its declaration.
pub fn heading(text: &str, relation: &str) -> Heading {
    let begins = |rest: &str| {
        rest.strip_prefix(relation).is_some_and(|rest| rest.trim_start().starts_with('('))
    };
    let declares = |line: &&str| {
        line.strip_prefix(".decl ").is_some_and(|rest| begins(rest.trim_start())) || begins(line)
    };
    let lines: Vec<&str> = text.lines().collect();
    let mut heading = Heading::default();
    // The declaration, or the first rule of a relation that has none.
    let Some(at) = lines.iter().position(declares) else { return heading };
    let before = lines[..at].iter().rev().take_while(|line| line.starts_with("//"));
    let mut title: Vec<&str> = Vec::new();
    for line in before {
        if let Some(facet) = line.strip_prefix("//@") {
            let of = |word: &str| facet.trim().strip_prefix(word).and_then(|f| f.strip_suffix(')'));
            let columns = of("sort(").into_iter().flat_map(|columns| columns.split(','));
            heading.sort.extend(columns.map(sort_key));
            heading.limit =
                of("limit(").and_then(|limit| limit.trim().parse().ok()).or(heading.limit);
        } else if let Some(doc) = line.strip_prefix("///") {
            title.insert(0, doc.trim());
        }
    }
    heading.title = title.join(" ");
    heading
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heading_is_what_stands_before_the_declaration() {
        let text = "// About.\n\n/// Two\n/// lines.\n//@ sort(n desc, f)\n.decl big(f: A, n: B)\n";
        let heading = heading(text, "big");
        assert_eq!(heading.title, "Two lines.");
        assert_eq!(heading.sort, [("n".to_owned(), true), ("f".to_owned(), false)]);
        assert_eq!(super::heading(text, "bi"), Heading::default());
        assert_eq!(about(text), "About.");
    }
}
