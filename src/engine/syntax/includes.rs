//! The files that a program includes.

use std::path::{Component, Path, PathBuf};

/// Where included files come from.
pub trait Includes: Sync {
    /// The file `path` as named in an include of the file `from`: the name under which messages
    /// show it (and by which `.once` recognises it) and its text. `None` if there is none.
    fn read(&self, from: &str, path: &str) -> Option<(String, String)>;

    /// Others that answer whatever these do not answer themselves, but for files.
    fn inner(&self) -> Option<&dyn Includes> {
        None
    }

    /// What a program may have meant by a file that is not found, for the message.
    fn instead_of(&self, path: &str) -> Option<String> {
        self.inner()?.instead_of(path)
    }

    /// Macros defined from outside, name and text.
    fn defines(&self) -> &[(String, String)] {
        self.inner().map_or(&[], |inner| inner.defines())
    }

    /// What files declare that a program could include, for the advice of messages, and for rules
    /// that are completed ([`complete`](crate::complete)).
    fn offers(&self) -> &[Offer] {
        self.inner().map_or(&[], |inner| inner.offers())
    }

    /// Is the file of that name somebody else's? Then nobody is warned of what is in it.
    fn is_foreign(&self, name: &str) -> bool {
        self.inner().is_some_and(|inner| inner.is_foreign(name))
    }
}

/// Something that a file declares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The relation or type; of a functor of the host, `@name`.
    pub name: String,
    /// How many columns it has; `None` of a type or a functor.
    pub columns: Option<usize>,
    /// The file, as an include names it.
    pub file: String,
}

/// Includes from the file system: beside the including file, then in each directory.
///
/// A message shows lines of the program, and a program may be anybody's: so only files that are called
/// `*.dl` are read, and all below the directories to search, wherever links lead.
#[derive(Clone, Debug, Default)]
pub struct Directories {
    /// The directories to search, in order.
    pub search: Vec<PathBuf>,
    /// Macros defined from outside, name and text.
    pub defines: Vec<(String, String)>,
}

impl Includes for Directories {
    fn read(&self, from: &str, path: &str) -> Option<(String, String)> {
        let beside = Path::new(from).parent().unwrap_or(Path::new("")).to_path_buf();
        std::iter::once(&beside).chain(&self.search).find_map(|dir| {
            let file = without_detours(&dir.join(path));
            if !self.may_be_shown(&file) {
                return None;
            }
            let bytes = std::fs::read(&file).ok()?;
            let text = String::from_utf8_lossy(&bytes).into_owned();
            Some((file.to_string_lossy().into_owned(), text))
        })
    }

    fn defines(&self) -> &[(String, String)] {
        &self.defines
    }
}

impl Directories {
    fn may_be_shown(&self, file: &Path) -> bool {
        let Ok(real) = file.canonicalize() else { return false };
        let is_below = |dir: &PathBuf| dir.canonicalize().is_ok_and(|dir| real.starts_with(dir));
        let is_program = real.extension().is_some_and(|extension| extension == "dl");
        real.is_file() && (is_program || self.search.iter().any(is_below))
    }
}

/// `a/../b` as `b`, so that a file has one name whichever way an include goes.
fn without_detours(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        let inside = matches!(plain.components().next_back(), Some(Component::Normal(_)));
        match part {
            Component::ParentDir if inside => {
                plain.pop();
            }
            Component::CurDir => {}
            other => plain.push(other),
        }
    }
    plain
}
