//! Arguments, one after the other, to inputs.

use std::collections::BTreeSet;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, Cursor, Read, Seek};
use std::os::unix::ffi::OsStrExt;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

use rustc_hash::FxHashSet;

use super::embedded::{self, Found};
use super::rows::{self, DataSet};
use super::{Input, Pieces, Source, bitcode, commands, display};
use crate::error::{Error, NoModule, Result};

/// All modules that the arguments name: files, `-`, directories with all below them, `@list` with
/// one argument a line. A directory is walked in the order of its names' bytes.
///
/// # Errors
/// When a list cannot be read or leads to itself, standard input is named twice, or there is no
/// module at all. A file that is no module is an input that fails when it is read.
pub fn expand<A: AsRef<OsStr>>(arguments: impl IntoIterator<Item = A>) -> Result<Vec<Input>> {
    let (inputs, lists, containers) = (Vec::new(), Vec::new(), Vec::new());
    let (nested, named) = (FxHashSet::default(), FxHashSet::default());
    let mut expand = Expand { inputs, lists, containers, nested, named, stdin: false };
    for argument in arguments {
        expand.argument(argument.as_ref())?;
    }
    if expand.inputs.is_empty() {
        return Err(Error::NoInputs);
    }
    Ok(expand.inputs)
}

/// Whether an argument is a directory of facts and not of modules: ours has a marker, one of Soufflé's
/// has files of facts.
pub fn is_fact_directory(dir: &Path) -> bool {
    let is_facts = |path: PathBuf| path.extension().is_some_and(|e| e == "facts" || e == "parquet");
    dir.join(facts::store::MARKER).is_file()
        || fs::read_dir(dir).is_ok_and(|entries| entries.flatten().any(|e| is_facts(e.path())))
}

/// What an argument reads if that is told by its name and its first bytes: a module, the rows of a data
/// set, a directory of facts, nothing that has a path. None of what names files that may lie anywhere, or
/// may hold such: lists, directories of modules, archives, object files, commands of compilers.
pub fn alone(argument: &OsStr) -> Option<Option<PathBuf>> {
    let path = Path::new(argument);
    if argument == "-" {
        return Some(None);
    }
    if argument.as_bytes().starts_with(b"@") {
        return None;
    }
    if let Some((path, _)) = rows::named(path) {
        return Some(Some(path.to_path_buf()));
    }
    let Ok(there) = fs::metadata(path) else { return Some(None) };
    if there.is_dir() {
        return is_fact_directory(path).then(|| Some(path.to_path_buf()));
    }
    if !there.is_file() {
        // A pipe of the shell has no place in the file system.
        return Some(fs::canonicalize(path).ok().filter(|path| path.exists()));
    }
    let head = File::open(path).and_then(|file| head(&file)).unwrap_or_default();
    match Kind::of(&head) {
        Kind::Container | Kind::Database => None,
        _ => Some(Some(path.to_path_buf())),
    }
}

/// Enough to see what a file is.
const HEAD: u64 = 4096;
/// So many containers may be named one by the other.
const DEEPEST: usize = 16;

struct Expand {
    inputs: Vec<Input>,
    /// The lists that are being read, each inside the one before.
    lists: Vec<PathBuf>,
    /// The containers that are being read, each named by the one before.
    containers: Vec<PathBuf>,
    /// The containers that others have named.
    nested: FxHashSet<PathBuf>,
    /// The other files that the outermost container at hand has named, and those that it names.
    named: FxHashSet<PathBuf>,
    stdin: bool,
}

/// What the first bytes of a file say.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Empty,
    Bitcode,
    Container,
    /// A Parquet file.
    DataSet,
    /// Commands that compile sources.
    Database,
    Text,
    Unknown,
}

impl Kind {
    fn of(head: &[u8]) -> Self {
        // LLVM IR may hold any byte in a comment or a name, but it does not abound in them.
        let strange = |&&b: &&u8| b < 32 && !b"\t\n\r\x0B\x0C".contains(&b);
        match head {
            [] => Self::Empty,
            _ if bitcode::is_bitcode(head) => Self::Bitcode,
            [b'P', b'A', b'R', b'1', ..] => Self::DataSet,
            _ if embedded::is_container(head) => Self::Container,
            _ if commands::is_database(head) => Self::Database,
            _ if head.iter().filter(strange).count() * 50 > head.len() => Self::Unknown,
            _ => Self::Text,
        }
    }
}

impl Expand {
    fn argument(&mut self, argument: &OsStr) -> Result<()> {
        match argument.as_bytes() {
            b"-" => self.stdin(),
            [b'@', list @ ..] if !list.is_empty() => self.list(Path::new(OsStr::from_bytes(list))),
            _ => {
                let path = Path::new(argument);
                if let Some((path, column)) = rows::named(path) {
                    self.data_set(path, column);
                } else if path.is_dir() {
                    self.directory(path)?
                } else {
                    self.file(path)
                }
                Ok(())
            }
        }
    }

    fn list(&mut self, path: &Path) -> Result<()> {
        let failed = |source| Error::List { path: path.to_path_buf(), source };
        let bytes = fs::read(path).map_err(failed)?;
        let this = fs::canonicalize(path).map_err(failed)?;
        if self.lists.contains(&this) {
            return Err(Error::ListInItself { path: path.to_path_buf() });
        }
        self.lists.push(this);
        for line in bytes.split(|&b| b == b'\n') {
            let line = line.strip_suffix(b"\r").unwrap_or(line);
            if !line.is_empty() {
                self.argument(OsStr::from_bytes(line))?;
            }
        }
        self.lists.pop();
        Ok(())
    }

    fn stdin(&mut self) -> Result<()> {
        if std::mem::replace(&mut self.stdin, true) {
            return Err(Error::StdinTwice);
        }
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes).map_err(Error::Stdin)?;
        self.memory("<stdin>", bytes, None);
        Ok(())
    }

    /// All below a directory: what is called *.bc or *.ll, and what holds bitcode. Links to
    /// directories are not followed, for they may lead round.
    fn directory(&mut self, dir: &Path) -> Result<()> {
        let failed = |source| Error::Directory { path: dir.to_path_buf(), source };
        let mut names = BTreeSet::<OsString>::new();
        for entry in fs::read_dir(dir).map_err(failed)? {
            names.insert(entry.map_err(failed)?.file_name());
        }
        for name in names {
            let path = dir.join(&name);
            let Ok(kind) = fs::symlink_metadata(&path) else { continue };
            if kind.is_dir() {
                self.directory(&path)?;
            } else if path.is_dir() {
                continue;
            } else if path.extension().is_some_and(|e| e == "bc" || e == "ll") {
                match path.exists() && !path.is_file() {
                    true => self.nothing(&display(&path), NoModule::NotRegular),
                    false => self.file(&path),
                }
            } else if path.is_file() {
                self.if_it_holds_bitcode(&path);
            }
        }
        Ok(())
    }

    /// A file of a directory that may be anything.
    fn if_it_holds_bitcode(&mut self, path: &Path) {
        let Ok(head) = File::open(path).and_then(|file| head(&file)) else { return };
        match Kind::of(&head) {
            Kind::Bitcode => self.file(path),
            Kind::Container => {
                let before = self.inputs.len();
                self.file(path);
                // Most object files have none, and nobody asked for this one.
                let nothing = matches!(
                    self.inputs.get(before..),
                    Some([Input { source: Source::Nothing(_), .. }])
                );
                if nothing {
                    self.inputs.truncate(before);
                }
            }
            Kind::Empty | Kind::DataSet | Kind::Database | Kind::Text | Kind::Unknown => {}
        }
    }

    fn file(&mut self, path: &Path) {
        let name = display(path);
        if self.try_file(path, &name).is_err() {
            // Reading it says why it cannot be read.
            self.inputs.push(Input::new(name, Source::File(path.to_path_buf(), Pieces::All)));
        }
    }

    fn try_file(&mut self, path: &Path, shown: &str) -> io::Result<()> {
        let mut file = File::open(path)?;
        if !file.metadata()?.is_file() {
            // A pipe cannot be read twice.
            let mut bytes = Vec::new();
            file.read_to_end(&mut bytes)?;
            self.memory(shown, bytes, Some(path));
            return Ok(());
        }
        match Kind::of(&head(&file)?) {
            Kind::Bitcode => {
                let len = file.metadata()?.len();
                let modules = bitcode::modules(&mut file, 0..len)?;
                let modules = if modules.len() == 1 { vec![Pieces::All] } else { modules };
                self.modules(shown, modules, |pieces| Source::File(path.to_path_buf(), pieces));
            }
            Kind::Container => {
                let mut bytes = Vec::new();
                file.rewind()?;
                file.read_to_end(&mut bytes)?;
                let source = |pieces| Source::File(path.to_path_buf(), pieces);
                self.container(shown, &bytes, source, Some(path));
            }
            Kind::Database => self.database(path, shown),
            Kind::DataSet => self.nothing(shown, NoModule::DataSet),
            // No text is the text of an empty module.
            Kind::Empty if path.extension().is_none_or(|e| e != "ll") => {
                self.nothing(shown, NoModule::Empty);
            }
            Kind::Text | Kind::Empty => {
                let source = Source::File(path.to_path_buf(), Pieces::All);
                self.inputs.push(Input::new(shown.to_owned(), source));
            }
            Kind::Unknown => self.nothing(shown, NoModule::Unknown),
        }
        Ok(())
    }

    fn memory(&mut self, shown: &str, bytes: Vec<u8>, path: Option<&Path>) {
        let bytes = Arc::new(bytes);
        let source = |pieces| Source::Memory(Arc::clone(&bytes), pieces);
        match Kind::of(&bytes[..bytes.len().min(HEAD as usize)]) {
            Kind::Bitcode => {
                let mut cursor = Cursor::new(&bytes[..]);
                let modules = bitcode::modules(&mut cursor, 0..bytes.len() as u64);
                let modules = modules.ok().filter(|m| m.len() > 1).unwrap_or(vec![Pieces::All]);
                self.modules(shown, modules, source);
            }
            Kind::Container => self.container(shown, &bytes, source, path),
            Kind::Text => {
                self.inputs.push(Input::new(shown.to_owned(), source(Pieces::All)));
            }
            Kind::Empty => self.nothing(shown, NoModule::Empty),
            // Its directories are relative to it.
            Kind::Database => {
                let why = "commands are read from a file, not from a pipe".to_owned();
                self.nothing(shown, NoModule::BrokenDatabase(why));
            }
            Kind::DataSet => {
                let why = "it is read from a file, not from a pipe".to_owned();
                self.nothing(shown, NoModule::BrokenDataSet(why));
            }
            Kind::Unknown => self.nothing(shown, NoModule::Unknown),
        }
    }

    /// A module for each row of a file, or of all files of Parquet in a directory.
    fn data_set(&mut self, path: &Path, column: &str) {
        let mut files = vec![path.to_path_buf()];
        if path.is_dir() {
            let entries = fs::read_dir(path).into_iter().flatten().flatten();
            let is_one = |path: &PathBuf| path.extension().is_some_and(|it| it == "parquet");
            files = entries.map(|entry| entry.path()).filter(is_one).collect();
            files.sort();
        }
        for path in files {
            let shown = format!("{}#{column}", display(&path));
            let set = Arc::new(DataSet::new(path, column.to_owned()));
            match set.rows() {
                Ok(rows) => self.inputs.extend((0..rows).map(|row| {
                    Input::new(format!("{shown}[{row}]"), Source::Row(Arc::clone(&set), row))
                })),
                Err(why) => self.nothing(&shown, NoModule::BrokenDataSet(why)),
            }
        }
    }

    fn modules(&mut self, name: &str, modules: Vec<Pieces>, source: impl Fn(Pieces) -> Source) {
        let several = modules.len() > 1;
        for (i, pieces) in modules.into_iter().enumerate() {
            let name = if several { format!("{name}[{i}]") } else { name.to_owned() };
            self.inputs.push(Input::new(name, source(pieces)));
        }
    }

    fn container(
        &mut self,
        shown: &str,
        bytes: &[u8],
        source: impl Fn(Pieces) -> Source,
        path: Option<&Path>,
    ) {
        let found = match embedded::find(bytes) {
            Ok(found) if found.is_empty() => return self.nothing(shown, NoModule::NoBitcode),
            Ok(found) => found,
            Err(why) => return self.nothing(shown, NoModule::BrokenObject(why)),
        };
        let before = self.inputs.len();
        if self.containers.is_empty() {
            self.named.clear();
        }
        self.containers.push(path.and_then(|path| fs::canonicalize(path).ok()).unwrap_or_default());
        for found in found {
            match found {
                Found::Bitcode { member, range } => {
                    let name = match member {
                        Some(member) => format!("{shown}({})", display(Path::new(&member))),
                        None => shown.to_owned(),
                    };
                    let whole = || vec![Pieces::These(vec![range.clone()])];
                    let modules = bitcode::modules(&mut Cursor::new(bytes), range.clone());
                    self.modules(&name, modules.unwrap_or_else(|_| whole()), &source);
                }
                Found::Member(member) => {
                    let member = Path::new(OsStr::from_bytes(&member));
                    let is_below = |part| matches!(part, Component::Normal(_) | Component::CurDir);
                    match member.components().all(is_below) {
                        true => self.named(path, member),
                        false => self.nothing(&display(&beside(path, member)), NoModule::Outside),
                    }
                }
                Found::Elsewhere(file) => self.named(path, Path::new(OsStr::from_bytes(&file))),
            }
        }
        self.containers.pop();
        for input in &mut self.inputs[before..] {
            input.group.get_or_insert_with(|| shown.to_owned());
        }
    }

    /// A file that a container names: `container` is that one's path, if it has one.
    fn named(&mut self, container: Option<&Path>, file: &Path) {
        let file = beside(container, file);
        let shown = display(&file);
        let Ok(this) = fs::canonicalize(&file) else { return self.file(&file) };
        match fs::metadata(&this) {
            Ok(about) if !about.is_file() => return self.nothing(&shown, NoModule::NotRegular),
            // Such files of the kernel's may keep who reads them waiting.
            Ok(about) if about.len() == 0 => return self.nothing(&shown, NoModule::Empty),
            _ => {}
        }
        if self.containers.contains(&this) {
            return self.nothing(&shown, NoModule::InItself);
        }
        let head = File::open(&this).and_then(|file| head(&file)).unwrap_or_default();
        // Each only once: archives that name files and each other's members again and again would
        // stand for more modules than there are.
        let is_container = Kind::of(&head) == Kind::Container;
        let known = if is_container { &mut self.nested } else { &mut self.named };
        if !known.insert(this) {
            return self.nothing(&shown, NoModule::Again);
        }
        if !is_container {
            return self.file(&file);
        }
        if self.containers.len() >= DEEPEST {
            return self.nothing(&shown, NoModule::TooDeep);
        }
        self.file(&file);
    }

    /// A module for each command.
    fn database(&mut self, path: &Path, shown: &str) {
        match commands::read(path) {
            Ok(all) => self.inputs.extend(all.into_iter().map(|compilation| {
                let name = format!("{shown}({})", display(&compilation.file));
                let group = Some(shown.to_owned());
                Input { group, ..Input::new(name, Source::Compiled(compilation)) }
            })),
            Err(why) => self.nothing(shown, NoModule::BrokenDatabase(why)),
        }
    }

    fn nothing(&mut self, name: &str, why: NoModule) {
        self.inputs.push(Input::new(name.to_owned(), Source::Nothing(why)));
    }
}

/// A file by its path relative to the directory of another one.
fn beside(container: Option<&Path>, file: &Path) -> PathBuf {
    container.and_then(Path::parent).unwrap_or(Path::new("")).join(file)
}

fn head(file: &File) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.take(HEAD).read_to_end(&mut bytes)?;
    Ok(bytes)
}
