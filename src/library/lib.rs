//! The Datalog library as a part of the program: found without flags, written out for Soufflé, and
//! described.
//!
//! ```
//! use llvm_facts_library::{Search, entries, reference};
//! use engine::Includes;
//!
//! // An entry by its name, as a program includes it.
//! assert!(entries().contains(&"cfg.dl".to_owned()));
//! let (file, text) = Search::default().read("query.dl", "cfg.dl").ok_or("no such entry")?;
//! assert_eq!(file, "<library>/datalog/cfg/cfg.dl");
//! assert!(text.contains(".once"));
//!
//! // What it says of itself, and the relations that it gives.
//! let analysis = reference::analysis("cfg").ok_or("no such analysis")?;
//! assert!(analysis.head[0].contains("ontrol flow"));
//! let header = analysis.relations.iter().find(|relation| relation.name == "loop_header");
//! assert!(header.is_some_and(|relation| !relation.doc.is_empty()));
//! # Ok::<(), &str>(())
//! ```
//!
//! The library is the folder `datalog/`: an analysis is a folder in it with one entry of the same
//! name, and `facts.dl` is the schema with its inputs. [`Search`] is where the engine looks for what
//! a program includes; [`extract`] writes all of it to the disk, and [`search_path`] says which
//! directories Soufflé must then search. [`presets`] are programs with a report of their own.

#![deny(missing_docs)]

pub mod functors;
mod packed;
pub mod reference;
pub mod search;
pub mod suggest;

use std::ffi::OsStr;
use std::io;
use std::path::{Component, Path, PathBuf};
use std::sync::LazyLock;

use crate::suggest::nearest;
use engine::{Directories, Includes, Offer};

/// The names of its files start with this, which no path on a disk does.
const ROOT: &str = "<library>";

/// The schema is the library's own whatever stands beside the program and whatever copy of the
/// library is searched: the copy would declare everything a second time.
const SCHEMA_ENTRY: &str = "facts.dl";
/// What a copy of it includes.
const SCHEMA_PART: &str = "\"../schema/domains.dl\"";

/// The schema as a document, in Markdown.
pub fn schema() -> &'static str {
    packed::SCHEMA.text()
}

/// A file of the schema by its name: what Soufflé reads of `schema/NAME.dl`.
pub fn schema_file(name: &str) -> Option<&'static str> {
    file(Path::new(&format!("schema/{name}.dl")))
}

/// A file of the library by its path below the library's root, such as `datalog/cfg/cfg.dl`.
fn file(path: &Path) -> Option<&'static str> {
    packed::get(path).map(packed::File::text)
}

/// Without `.` and `..`; none if it leaves the library.
fn normal(path: &Path) -> Option<PathBuf> {
    let mut normal = PathBuf::new();
    for part in path.components() {
        match part {
            Component::Normal(name) => normal.push(name),
            Component::CurDir => {}
            Component::ParentDir => {
                normal.pop().then_some(())?;
            }
            Component::RootDir | Component::Prefix(_) => return None,
        }
    }
    Some(normal)
}

/// Entries by name: `facts.dl`, `cfg.dl`; private files start with an underscore.
pub fn entries() -> Vec<String> {
    let mut names = vec!["facts.dl".to_owned()];
    for name in packed::folders() {
        if packed::get(format!("datalog/{name}/{name}.dl")).is_some() {
            names.push(format!("{name}.dl"));
        }
    }
    names.sort();
    names
}

/// Where presets are, below the library's `datalog`.
pub const PRESETS: &str = "presets";

/// Where transformations are, below the library's `datalog`.
pub const PASSES: &str = "transform";

/// What most of them are written in.
pub const EDIT: &str = "transform/edit.dl";

/// The names of the presets, sorted.
pub fn presets() -> Vec<String> {
    programs(PRESETS)
}

/// The names of the transformations, sorted.
pub fn passes() -> Vec<String> {
    let mut names = programs(PASSES);
    // What they are written in is none.
    names.retain(|name| !name.starts_with('_') && format!("{PASSES}/{name}.dl") != EDIT);
    names
}

/// The names of the programs in a folder, sorted.
fn programs(folder: &str) -> Vec<String> {
    let files = packed::within(format!("datalog/{folder}"));
    let name = |path: &Path| Some(path.file_stem()?.to_str()?.to_owned());
    let mut names: Vec<String> = files.filter_map(|file| name(file.path())).collect();
    names.sort();
    names
}

/// The path below an extracted library's root of a file that a program was read from, if that is
/// the library.
pub fn inside(name: &str) -> Option<&str> {
    name.strip_prefix(ROOT).map(|rest| rest.trim_start_matches('/'))
}

/// The directories that Soufflé must search to find every entry of an extracted library. What adds
/// to another analysis has a file of that one's name (`cpg/cxx.dl`), so it comes later.
pub fn search_path(extracted: &Path) -> Vec<PathBuf> {
    let root = extracted.join("datalog");
    let mut dirs: Vec<&str> = packed::folders().collect();
    let is_folder = |name: &OsStr| packed::folders().any(|folder| name == folder);
    let additions = |dir: &str| {
        let files = packed::within(format!("datalog/{dir}"));
        let stems = files.filter_map(|file| file.path().file_stem());
        stems.filter(|stem| *stem != dir && is_folder(stem)).count()
    };
    dirs.sort_by_key(|dir| (additions(dir), *dir));
    let dirs: Vec<PathBuf> = dirs.into_iter().map(|dir| root.join(dir)).collect();
    std::iter::once(root).chain(dirs).collect()
}

/// All of it: the files, as `datalog/` and `schema/`, and their texts.
pub fn files() -> Vec<(PathBuf, &'static str)> {
    packed::all().map(|file| (file.path().to_owned(), file.text())).collect()
}

/// Writes all of it below `to`, as `datalog/` and `schema/`.
///
/// # Errors
/// When a file cannot be written.
pub fn extract(to: &Path) -> io::Result<()> {
    for (file, text) in files() {
        let path = to.join(file);
        if let Some(parent) = path.parent() {
            std::fs::create_dir_all(parent)?;
        }
        std::fs::write(path, text)?;
    }
    Ok(())
}

/// A macro, `NAME=VALUE`; a value that is a place is put into the quotes of a text.
///
/// ```
/// assert_eq!(llvm_facts_library::definition("AT=main.c:12"), "AT=\"main.c:12\"");
/// assert_eq!(llvm_facts_library::definition("CLOSED=1"), "CLOSED=1");
/// ```
pub fn definition(text: &str) -> String {
    let is_place = |value: &str| {
        let is_plain = |c: char| c.is_alphanumeric() || "_./+-".contains(c);
        value.rsplit_once(':').is_some_and(|(file, line)| {
            !file.is_empty() && file.chars().all(is_plain) && line.parse::<u32>().is_ok()
        })
    };
    match text.split_once('=') {
        Some((name, value)) if is_place(value) => format!("{name}={value:?}"),
        _ => text.to_owned(),
    }
}

/// Where a program's includes come from: beside the including file, then the directories that the
/// user names, then the library.
#[derive(Clone, Debug, Default)]
pub struct Search {
    /// Those that the user names.
    pub directories: Directories,
}

impl Includes for Search {
    fn read(&self, from: &str, path: &str) -> Option<(String, String)> {
        let found = |path: PathBuf| {
            let text = file(&path)?;
            Some((format!("{ROOT}/{}", path.display()), text.to_owned()))
        };
        if let Some(from) = from.strip_prefix(ROOT) {
            let dir = Path::new(from.trim_start_matches('/')).parent().unwrap_or(Path::new(""));
            if let Some(hit) = normal(&dir.join(path)).and_then(found) {
                return Some(hit);
            }
        } else if path != SCHEMA_ENTRY
            && let Some((name, text)) = self.directories.read(from, path)
        {
            let copy = text.contains(SCHEMA_PART) && Path::new(&name).ends_with(SCHEMA_ENTRY);
            return if copy {
                found(Path::new("datalog").join(SCHEMA_ENTRY))
            } else {
                Some((name, text))
            };
        }
        let name = Path::new(path);
        let stem = name.file_stem().unwrap_or_default();
        let inside = [Path::new("datalog").join(name), Path::new("datalog").join(stem).join(name)];
        inside.into_iter().filter_map(|path| normal(&path)).find_map(found)
    }

    fn instead_of(&self, path: &str) -> Option<String> {
        let entries = entries();
        let near = nearest(path, entries.iter().map(String::as_str))?;
        Some(format!("did you mean {near:?}? `llvm-facts library` lists what there is"))
    }

    fn defines(&self) -> &[(String, String)] {
        &self.directories.defines
    }

    fn offers(&self) -> &[Offer] {
        static OFFERS: LazyLock<Vec<Offer>> = LazyLock::new(reference::offers);
        &OFFERS
    }

    fn is_foreign(&self, name: &str) -> bool {
        name.starts_with(ROOT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_found_from_anywhere_and_lead_to_each_other() {
        let search = Search::default();
        for entry in entries() {
            let (name, text) = search.read("", &entry).expect(&entry);
            assert!(name.starts_with(ROOT) && !text.is_empty());
        }
        let (facts, _) = search.read("query.dl", "facts.dl").expect("facts.dl");
        assert_eq!(facts, "<library>/datalog/facts.dl");
        let (schema, _) = search.read(&facts, "../schema/types.dl").expect("types.dl");
        assert_eq!(schema, "<library>/schema/types.dl");
        assert!(search.read(&facts, "../../etc/passwd").is_none());
    }

    /// The library as if it were the user's own.
    struct Own;

    impl Includes for Own {
        fn read(&self, from: &str, path: &str) -> Option<(String, String)> {
            Search::default().read(from, path)
        }
    }

    fn parse(text: &str) -> Result<engine::Program, engine::Diagnostics> {
        engine::Program::parse_with("all.dl", text, &Own, &functors::settings())
    }

    #[test]
    fn nothing_in_the_library_is_warned_of() {
        let programs = ["presets", "transform"]
            .into_iter()
            .flat_map(|dir| packed::within(format!("datalog/{dir}")));
        let below = |file: &packed::File| file.path().strip_prefix("datalog").map(Path::to_owned);
        let programs = programs.map(|file| below(file).unwrap().display().to_string());
        for file in entries().into_iter().chain(programs).filter(|file| !file.contains("/_")) {
            let text = format!(".include \"{file}\"\n");
            let program = parse(&text);
            let program = program.unwrap_or_else(|errors| panic!("{file}: {errors}"));
            assert!(program.warnings().list.is_empty(), "{file}:\n{}", program.warnings());
        }
    }

    #[test]
    fn what_is_offered_can_be_included() {
        let offers = Search::default().offers().to_vec();
        assert!(offers.len() > 500, "{} offers", offers.len());
        for entry in entries() {
            let text = format!(".include \"{entry}\"\n");
            let program = parse(&text).expect("it is right");
            let relations = program.relations();
            for offer in offers.iter().filter(|offer| offer.file == entry) {
                let declared = relations.iter().find(|r| r.name == offer.name);
                let columns = declared.map(|r| r.columns.len());
                assert_eq!(columns, offer.columns, "{}", offer.name);
            }
        }
    }

    #[test]
    fn souffle_finds_the_same_entry_as_the_engine() {
        for entry in entries() {
            let path = search_path(Path::new(""));
            let found =
                path.iter().map(|dir| dir.join(&entry)).find(|file| packed::get(file).is_some());
            let stem = entry.trim_end_matches(".dl");
            let own = Path::new("datalog").join(stem).join(&entry);
            let at_root = Path::new("datalog").join(&entry);
            assert!(found == Some(own.clone()) || found == Some(at_root), "{entry}: {found:?}");
        }
    }
}
