//! Programs that are all of the library together, and figures of what their relations derive.
#![allow(dead_code)] // the mutants of rules use another part

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use engine::{Database, Diagnostics, Directories, Includes, Options, Profile, Program};
use facts::store::Facts;
use facts::{Relation, RelationSet};
use llvm_facts::query;
use sha1::{Digest, Sha1};

use crate::case;
use crate::support::{self, Input};

pub fn library() -> PathBuf {
    support::root().join("datalog")
}

/// Where the modules, the figures and the program of all entries are.
pub fn here() -> PathBuf {
    support::root().join("tests/derived")
}

/// How programs find the files of the library.
pub fn directories() -> Directories {
    Directories { search: vec![library()], ..Directories::default() }
}

/// The programs of entries.
pub const ENTRIES: [&str; 2] = ["library", "lifetime"];

/// A program whose relations are compared.
pub struct Root {
    /// Its file, as a command below the top names it.
    pub file: String,
    text: String,
}

/// All entries, as two programs, then each program that puts something out, which do not go
/// together, and a pass that asks for all that a pass can.
pub fn roots() -> Vec<Root> {
    let mut files = ENTRIES.map(|name| here().join(name).with_extension("dl")).to_vec();
    for folder in ["presets", "transform"] {
        let mut inside: Vec<PathBuf> = fs::read_dir(library().join(folder))
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .filter(|path| !path.file_name().unwrap().to_string_lossy().starts_with('_'))
            // These derive nothing by themselves: who includes the one or names functions for the
            // other says what is to be done.
            .filter(|path| !["edit.dl", "replace_callee.dl"].iter().any(|it| path.ends_with(it)))
            .collect();
        inside.sort();
        files.extend(inside);
    }
    files.push(support::root().join("tests/transform/everywhere.dl"));
    let root = |path: PathBuf| Root {
        file: path.strip_prefix(support::root()).unwrap().display().to_string(),
        // A file of the library is included, so that mutants of it are read as well.
        text: match path.strip_prefix(library()) {
            Ok(below) => format!(".include \"{}\"\n", below.display()),
            Err(_) => fs::read_to_string(&path).unwrap(),
        },
    };
    files.into_iter().map(root).collect()
}

impl Root {
    /// Whether this has entries of the library, whose relations programs share.
    pub fn has_entries(&self) -> bool {
        ENTRIES
            .iter()
            .any(|name| Path::new(&self.file).file_stem().is_some_and(|stem| stem == *name))
    }

    /// What the figures call a relation: relations of programs that stand alone may share names.
    pub fn key(&self, relation: &str) -> String {
        match Path::new(&self.file).file_stem() {
            Some(stem) if stem != "library" => format!("{}/{relation}", stem.display()),
            _ => relation.to_owned(),
        }
    }

    pub fn parse(&self, includes: &dyn Includes) -> Result<Program, Diagnostics> {
        let name = support::root().join(&self.file);
        let settings = library::functors::settings();
        Program::parse_with(name.to_str().unwrap(), &self.text, includes, &settings)
    }
}

/// The relations of a program that have rules of the library: not those of the schema, and not
/// inline ones, which have no rows.
pub fn derived(program: &Program) -> Vec<String> {
    let relations = program.relations().into_iter().filter(|relation| !relation.inline);
    let names = relations.map(|relation| relation.name);
    names.filter(|name| Relation::from_name(name).is_none()).collect()
}

/// How many rows a relation has, and the beginning of the SHA-1 of their text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    pub rows: usize,
    pub checksum: String,
}

/// Figures by relation, as [`Root::key`] calls it; of those without rows there is none.
pub type Figures = BTreeMap<String, Figure>;

/// What the outputs of a root's program have of these facts.
pub fn figures(
    root: &Root,
    program: &Program,
    facts: &Facts,
    options: &Options,
) -> Result<(Figures, Profile), engine::Error> {
    let mut database = Database::new(program);
    query::load_facts(program, facts, &mut database).unwrap_or_else(|error| panic!("{error}"));
    let profile = program.run(&mut database, options)?;
    let mut figures = Figures::new();
    for relation in program.outputs() {
        let rows = program.texts(&database, &relation.name)?;
        if !rows.is_empty() {
            let mut text: Vec<Vec<u8>> = rows.iter().map(|row| row.join(&b'\t')).collect();
            // Records are in the order in which they were made.
            text.sort();
            let sum = Sha1::digest(text.join(&b'\n'));
            let checksum = sum[..4].iter().fold(String::new(), |mut text, byte| {
                let _ = write!(text, "{byte:02x}");
                text
            });
            figures.insert(root.key(&relation.name), Figure { rows: rows.len(), checksum });
        }
    }
    Ok((figures, profile))
}

/// Modules in one fact directory.
pub struct Set {
    pub name: String,
    /// As `sets.txt` has them.
    paths: Vec<String>,
}

/// The sets that `sets.txt` names, whose head says what may be there.
pub fn sets() -> Vec<Set> {
    let text = fs::read_to_string(here().join("sets.txt")).unwrap();
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let (name, paths) = line.split_once(": ").unwrap_or_else(|| panic!("{line}: no paths"));
            let paths = paths.split_whitespace().map(str::to_owned).collect();
            Set { name: name.to_owned(), paths }
        })
        .collect()
}

impl Set {
    /// The files of the modules, below the top.
    pub fn files(&self) -> Vec<PathBuf> {
        self.paths.iter().flat_map(|path| files(path)).collect()
    }

    pub fn facts(&self) -> Facts {
        let files = self.files();
        let inputs: Result<Vec<Input>, String> =
            files.iter().map(|path| Input::read(path)).collect();
        let inputs = inputs.unwrap_or_else(|error| panic!("{}: {error}", self.name));
        assert!(!inputs.is_empty(), "{}: no modules", self.name);
        support::facts_of(&inputs, RelationSet::all())
    }

    /// How a command below the top asks for it.
    pub fn arguments(&self) -> String {
        let files = self.files();
        let shown = files.iter().map(|path| path.strip_prefix(support::root()).unwrap_or(path));
        let shown: Vec<String> = shown.map(|path| path.display().to_string()).collect();
        shown.join(" ")
    }

    fn file(&self) -> PathBuf {
        here().join("figures").join(format!("{}.tsv", self.name))
    }

    /// The figures as they are recorded; none if they are not.
    pub fn recorded(&self) -> Figures {
        let text = fs::read_to_string(self.file()).unwrap_or_default();
        let figure = |line: &str| {
            let mut fields = line.split('\t').map(str::to_owned);
            let (relation, rows, checksum) = (fields.next()?, fields.next()?, fields.next()?);
            Some((relation, Figure { rows: rows.parse().ok()?, checksum }))
        };
        let read = |line| figure(line).unwrap_or_else(|| panic!("{}: `{line}`", self.name));
        text.lines().map(read).collect()
    }

    pub fn record(&self, figures: &Figures) {
        let line = |(relation, figure): (&String, &Figure)| {
            format!("{relation}\t{}\t{}\n", figure.rows, figure.checksum)
        };
        fs::create_dir_all(self.file().parent().unwrap()).unwrap();
        fs::write(self.file(), figures.iter().map(line).collect::<String>()).unwrap();
    }

    /// Files of figures that are of no set.
    pub fn orphans(sets: &[Self]) -> Vec<PathBuf> {
        let known: BTreeSet<PathBuf> = sets.iter().map(Self::file).collect();
        let files = fs::read_dir(here().join("figures")).into_iter().flatten();
        let files = files.map(|entry| entry.unwrap().path());
        files.filter(|path| !known.contains::<Path>(path)).collect()
    }
}

/// The modules of a path.
fn files(path: &str) -> Vec<PathBuf> {
    if let Some((folder, build)) = path.split_once('@') {
        let cases = case::all().unwrap_or_else(|error| panic!("{error}"));
        let of_folder = cases.into_iter().filter(|case| case.is_in(folder));
        let built = of_folder.flat_map(|case| {
            let builds = case.builds().unwrap_or_else(|error| panic!("{error}"));
            let wanted = builds.into_iter().filter(|found| found.name == build);
            wanted.flat_map(|build| case.files(&build).unwrap()).collect::<Vec<_>>()
        });
        return built.collect();
    }
    let path = support::root().join(path);
    if path.is_dir() { support::module_paths(&path) } else { vec![path] }
}
