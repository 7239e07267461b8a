//! Which files a program is made of.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use super::args::QuestionArgs;
use super::question::Question;
use engine::{Includes, Program};
use library::Search;

/// The files that a question is read from, as far as they are there: the program, what it includes,
/// facts of its own. Those that it looks for in vain are among them.
pub fn files(asked: &QuestionArgs) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = asked.arguments.iter().map(PathBuf::from).collect();
    files.extend(asked.facts.clone());
    if let Ok(question) = Question::new(asked) {
        let search = Noting { search: asked.including.search(), met: Mutex::default() };
        // What is wrong with it the answer says.
        let _ = Program::parse_with(&question.name, &question.text, &search, &Default::default());
        files.extend(question.path);
        files.extend(search.met.into_inner().unwrap_or_else(PoisonError::into_inner));
    }
    files
}

/// Includes, and which files they are.
struct Noting {
    search: Search,
    met: Mutex<BTreeSet<PathBuf>>,
}

impl Includes for Noting {
    fn read(&self, from: &str, path: &str) -> Option<(String, String)> {
        let found = self.search.read(from, path);
        let file = match &found {
            Some((name, _)) => PathBuf::from(name),
            None => Path::new(from).parent().unwrap_or(Path::new("")).join(path),
        };
        self.met.lock().unwrap_or_else(PoisonError::into_inner).insert(file);
        found
    }

    fn inner(&self) -> Option<&dyn Includes> {
        Some(&self.search)
    }
}
