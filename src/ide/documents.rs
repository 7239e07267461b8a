//! The programs that are open in an editor, and where their includes come from.

use std::collections::BTreeMap;
use std::io;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

use engine::{Diagnostics, Includes, Names, Program, Settings};
use jobs::input::Hash;
use library::Search;

/// What an editor has open, and the rest of the disk.
pub struct Documents {
    /// Texts, by the names of their files.
    open: BTreeMap<String, Document>,
    search: Search,
    settings: Settings,
}

struct Document {
    text: String,
    /// What is known of it, until a document changes.
    read: Option<Arc<Read>>,
}

/// What is known of a program.
pub struct Read {
    /// The program's file among the sources.
    pub main: u32,
    pub names: Names,
    pub findings: Diagnostics,
}

impl Documents {
    pub fn new(search: Search, settings: Settings) -> Self {
        Self { open: BTreeMap::new(), search, settings }
    }

    /// Where includes are looked for.
    pub fn search(&self) -> &Search {
        &self.search
    }

    /// How programs are read.
    pub fn settings(&self) -> Settings {
        self.settings.clone()
    }

    /// A document has this text.
    pub fn set(&mut self, name: &str, text: String) {
        self.open.insert(name.to_owned(), Document { text, read: None });
        self.forget();
    }

    /// A document is the file on the disk again.
    pub fn close(&mut self, name: &str) {
        self.open.remove(name);
        self.forget();
    }

    /// Files have changed.
    pub fn forget(&mut self) {
        self.open.values_mut().for_each(|document| document.read = None);
    }

    /// The names of all that is open.
    pub fn names(&self) -> Vec<String> {
        self.open.keys().cloned().collect()
    }

    /// The text of a document that is open.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.open.get(name).map(|document| &*document.text)
    }

    /// What is known of a document that is open.
    pub fn read(&mut self, name: &str) -> Option<Arc<Read>> {
        let document = self.open.get(name)?;
        if let Some(read) = &document.read {
            return Some(read.clone());
        }
        let read = Arc::new(self.read_text(name, &document.text));
        self.open.get_mut(name)?.read = Some(read.clone());
        Some(read)
    }

    /// What is known of a program with this text.
    pub fn read_text(&self, name: &str, text: &str) -> Read {
        let names = Names::of(name, text, self);
        let findings = match Program::parse_with(name, text, self, &self.settings) {
            Ok(program) => program.warnings().clone(),
            Err(findings) => findings,
        };
        Read { main: self.defines().len() as u32, names, findings }
    }

    /// The open programs that a document belongs to: those that include it, or itself if none does.
    pub fn programs(&mut self, name: &str) -> Vec<(String, Arc<Read>)> {
        let others: Vec<String> =
            self.open.keys().filter(|other| *other != name).cloned().collect();
        let mut found = Vec::new();
        for other in others {
            let Some(read) = self.read(&other) else { continue };
            if read.file(name).is_some() {
                found.push((other, read));
            }
        }
        if found.is_empty() {
            found.extend(self.read(name).map(|read| (name.to_owned(), read)));
        }
        found
    }
}

impl Read {
    /// The number of a file among those that the program was read from.
    pub fn file(&self, name: &str) -> Option<u32> {
        let is_it = |file: &u32| self.names.sources.file(*file).is_some_and(|it| &*it.name == name);
        (self.main..).take_while(|file| self.names.sources.file(*file).is_some()).find(is_it)
    }
}

impl Includes for Documents {
    fn read(&self, from: &str, path: &str) -> Option<(String, String)> {
        // What is open may not be on the disk yet.
        let beside = plain(&Path::new(from).parent()?.join(path));
        if let Some((name, document)) = self.open.get_key_value(beside.to_str()?) {
            return Some((name.clone(), document.text.clone()));
        }
        let (name, text) = self.search.read(from, path)?;
        let text = self.open.get(&name).map_or(text, |document| document.text.clone());
        Some((name, text))
    }

    fn inner(&self) -> Option<&dyn Includes> {
        Some(&self.search)
    }
}

/// The same path without `.` and `..`.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => drop(plain.pop()),
            Component::CurDir => {}
            other => plain.push(other),
        }
    }
    plain
}

/// The library as files that an editor can open: written out where nothing else is, once for each
/// version of it.
///
/// # Errors
/// When they cannot be written.
pub fn library_on_disk() -> io::Result<PathBuf> {
    let texts: Vec<&str> = library::files().into_iter().map(|(_, text)| text).collect();
    let version = Hash::of(texts.concat().as_bytes()).to_string();
    let parent = system::cache("library");
    let folder = parent.join(&version[..16]);
    if !folder.is_dir() {
        // Two editors may do it at once: each makes a folder of its own, with the same in it.
        let made = system::NewDirectory::create(&folder)?;
        library::extract(made.path())?;
        made.finish()?;
    }
    Ok(folder)
}
