//! Cases: folders that are dropped in below `tests` or `examples` and run.
//!
//! A folder with a `query.dl` is asked of each program in it: `NAME.ll`; `NAME.modules`, a folder of
//! modules that become one fact directory; or a source, `NAME.c`, `.cpp`, `.m`, `.mm`, of which there
//! is no `NAME.ll`. `NAME.expected` has the answer. `//! with-all-tests: WHY` in a query keeps Soufflé
//! from it unless all tests run.
//!
//! A source is compiled in several ways, its builds: those of the file `builds` in the folder, and
//! what the source's own lines `//! KEY: WORDS` add (`;! KEY: WORDS` in a `.ll`). [`Ways`] says what
//! keys there are.
#![allow(dead_code)] // every test program uses its own part

pub mod answer;
pub mod build;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use engine::Program;

use self::answer::{Answer, by_engine, by_souffle, compare, difference, souffle, text};
use self::build::{Build, Ways};
use crate::support::{Input, root};

/// A folder of programs that are asked the same.
pub struct Folder {
    dir: PathBuf,
    ways: Ways,
    /// Why Soufflé is asked only when all tests run.
    slow: bool,
    program: OnceLock<Result<Program, String>>,
}

/// One program, and what is asked of it.
pub struct Case {
    folder: Arc<Folder>,
    /// The program's file, or the folder of modules.
    source: PathBuf,
}

const SOURCES: [&str; 4] = ["c", "cpp", "m", "mm"];

/// All cases, by path.
pub fn all() -> Result<Vec<Case>, String> {
    let mut dirs: Vec<PathBuf> = ["tests", "examples"].map(|dir| root().join(dir)).to_vec();
    let mut cases = Vec::new();
    while let Some(dir) = dirs.pop() {
        let inside = entries(&dir)?;
        dirs.extend(inside.iter().filter(|path| path.is_dir()).cloned());
        if dir.join("query.dl").exists() {
            cases.extend(Folder::read(dir)?);
        }
    }
    cases.sort_by_key(Case::name);
    Ok(cases)
}

fn entries(dir: &Path) -> Result<Vec<PathBuf>, String> {
    let failed = |e: std::io::Error| format!("{}: {e}", dir.display());
    let paths = fs::read_dir(dir).map_err(failed)?.map(|entry| entry.map(|entry| entry.path()));
    let mut paths: Vec<PathBuf> = paths.collect::<Result<_, _>>().map_err(failed)?;
    paths.sort();
    Ok(paths)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}

/// The name before the only full stop of a file's name, and what is after it.
fn parts(path: &Path) -> Option<(&str, &str)> {
    let (name, ending) = path.file_name()?.to_str()?.split_once('.')?;
    (!ending.contains('.')).then_some((name, ending))
}

impl Folder {
    /// The cases of a folder, in which nothing may be that no case is of.
    fn read(dir: PathBuf) -> Result<Vec<Case>, String> {
        let builds = dir.join("builds");
        let ways = match builds.exists() {
            true => Ways::default().and(read(&builds)?.lines().filter(|l| !l.starts_with('#')))?,
            false => Ways::usual(),
        };
        let slow = read(&dir.join("query.dl"))?.contains("//! with-all-tests: ");
        let folder = Arc::new(Self { dir, ways, slow, program: OnceLock::new() });
        let files = entries(&folder.dir)?;
        let written = |name: &str| folder.dir.join(format!("{name}.ll")).exists();
        let is_program = |path: &&PathBuf| match parts(path) {
            Some((_, "ll" | "modules")) => true,
            Some((name, ending)) => SOURCES.contains(&ending) && !written(name),
            None => false,
        };
        let programs: Vec<&PathBuf> = files.iter().filter(is_program).collect();
        let names: BTreeSet<&str> = programs.iter().filter_map(|p| Some(parts(p)?.0)).collect();
        let answered = |path: &&PathBuf| parts(path).is_none_or(|(name, _)| names.contains(name));
        let expected =
            files.iter().filter(|path| path.extension().is_some_and(|e| e == "expected"));
        if let Some(orphan) = expected.clone().find(|path| !answered(path)) {
            return Err(format!("{}: of no program", orphan.display()));
        }
        if names.len() != programs.len() || names.is_empty() {
            let dir = folder.dir.display();
            return Err(format!("{dir}: no program, or two of one name: {names:?}"));
        }
        let case = |source: &&PathBuf| Case { folder: folder.clone(), source: (*source).clone() };
        Ok(programs.iter().map(case).collect())
    }

    fn program(&self) -> Result<&Program, String> {
        let query = self.dir.join("query.dl");
        let parse = || answer::program(&query.display().to_string(), &read(&query)?);
        self.program.get_or_init(parse).as_ref().map_err(Clone::clone)
    }
}

/// How much is asked.
#[derive(Clone, Copy)]
pub struct Effort {
    /// Soufflé, if it is there, about every build, not about one of each program.
    pub all: bool,
}

impl Effort {
    /// What the variable LLVM_FACTS_TESTS says: `all`, or it is not set.
    pub fn asked() -> Self {
        Self { all: std::env::var("LLVM_FACTS_TESTS").is_ok_and(|tests| tests == "all") }
    }
}

impl Case {
    /// Its path below `tests`, without an ending; below the top for an example.
    pub fn name(&self) -> String {
        let path = self.source.with_extension("");
        let path = path.strip_prefix(root()).unwrap_or(&path);
        path.strip_prefix("tests").unwrap_or(path).display().to_string()
    }

    /// The file of what is asked.
    pub fn query(&self) -> PathBuf {
        self.folder.dir.join("query.dl")
    }

    /// The folder that it is in, below the top.
    pub fn is_in(&self, folder: &str) -> bool {
        self.folder.dir == root().join(folder)
    }

    /// Whether it is a source, not a module.
    pub fn is_compiled(&self) -> bool {
        parts(&self.source).is_some_and(|(_, ending)| SOURCES.contains(&ending))
    }

    /// The builds, by name.
    pub fn builds(&self) -> Result<Vec<Build>, String> {
        if self.source.is_dir() {
            let modules = entries(&self.source)?.into_iter().map(build::Module::File).collect();
            return Ok(vec![Build { name: "written".to_owned(), modules }]);
        }
        let text = read(&self.source)?;
        let said = |line| str::strip_prefix(line, "//! ").or(str::strip_prefix(line, ";! "));
        let ways = self.folder.ways.clone().and(text.lines().filter_map(said));
        let ways = ways.map_err(|e| format!("{}: {e}", self.source.display()))?;
        let mut builds = ways.builds(&self.folder.dir, &self.source);
        builds.sort_by(|a, b| a.name.cmp(&b.name));
        Ok(builds)
    }

    /// The files of a build's modules.
    pub fn files(&self, build: &Build) -> Result<Vec<PathBuf>, String> {
        build.modules.iter().map(|module| module.file(&self.folder.dir)).collect()
    }

    /// What the embedded engine answers to `program` about a build.
    pub fn answer(&self, program: &Program, build: &Build) -> Result<Answer, String> {
        let modules: Result<Vec<Input>, String> =
            self.files(build)?.iter().map(|path| Input::read(path)).collect();
        by_engine(program, &modules?).map_err(|e| format!("{}: {e}", build.name))
    }

    /// How many builds Soufflé is not asked about, though it is there.
    pub fn left_out(&self, effort: Effort) -> usize {
        let builds = self.builds().map_or(0, |builds| builds.len());
        let asked = match (effort.all, self.folder.slow) {
            (true, _) => builds,
            (false, true) => 0,
            (false, false) => 1,
        };
        if souffle().is_some() { builds.saturating_sub(asked) } else { 0 }
    }

    /// Asks the embedded engine about every build, Soufflé about as many as `effort` says, and
    /// compares what both say with each other and with what is expected.
    pub fn check(&self, effort: Effort) -> Result<(), String> {
        let program = self.folder.program()?;
        let builds = self.builds()?;
        // Another one for every program.
        let mut hasher = DefaultHasher::new();
        self.name().hash(&mut hasher);
        let chosen = hasher.finish() as usize % builds.len();
        let mut answers = BTreeMap::new();
        for (i, build) in builds.iter().enumerate() {
            let answer = self.answer(program, build)?;
            let asked = effort.all || (i == chosen && !self.folder.slow);
            if let Some(souffle) = souffle().filter(|_| asked) {
                let query = self.folder.dir.join("query.dl");
                let other = by_souffle(souffle, &self.files(build)?, &query)?;
                if answer != other {
                    let [one, other] = [&answer, &other].map(|answer| {
                        text(&BTreeMap::from([(build.name.clone(), answer.clone())]))
                    });
                    let difference = difference(&other, &one);
                    return Err(format!("{}: not as Soufflé answers:\n{difference}", build.name));
                }
            }
            answers.insert(build.name.clone(), answer);
        }
        compare(&self.source.with_extension("expected"), &text(&answers))
    }
}
