//! The Datalog library: what its analyses derive from small modules, by Soufflé and by the embedded
//! engine, is kept in `tests/datalog/<analysis>/<module>.expected`; likewise the answers of the
//! research queries in `examples/`.
//!
//!     BLESS=1 cargo test --test datalog      writes them anew, as Soufflé answers
//!
//! Soufflé is `souffle` on PATH, or what the variable SOUFFLE names.

mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use engine::{Database, Directories, Options, Program};
use facts::store::{Facts, TsvWriter};
use ir::extract;
use llvm::{Module, Syntax};

/// A query and what to ask it of: a module, or a folder of modules in one fact directory.
struct Case {
    query: PathBuf,
    module: PathBuf,
}

impl Case {
    fn expected(&self) -> PathBuf {
        self.module.with_extension("expected")
    }

    fn modules(&self) -> Vec<PathBuf> {
        if !self.module.is_dir() {
            return vec![self.module.clone()];
        }
        let entries = fs::read_dir(&self.module).unwrap();
        let mut modules: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
        modules.sort();
        modules
    }

    /// Writes the facts into `dir`.
    fn facts(&self, dir: &Path) {
        let (mut all, mut base) = (Facts::new(), 0);
        for path in self.modules() {
            let bytes = fs::read(&path).unwrap();
            let name = path.display().to_string();
            let module = Module::parse(&bytes, Syntax::of(&bytes), &name).unwrap();
            let facts = extract::module(&module, base, extract::Options::default()).unwrap();
            base = support::largest_id(&facts).map_or(base, |id| id + 1);
            all.append(&facts);
        }
        let mut writer = TsvWriter::create(dir, false, true).unwrap();
        writer.append(&all).unwrap();
        writer.finish().unwrap();
    }
}

fn library() -> PathBuf {
    support::root().join("datalog")
}

fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    let folders = ["tests/datalog", "examples"].map(|dir| support::root().join(dir));
    for dir in folders.iter().flat_map(|dir| fs::read_dir(dir).unwrap()) {
        let dir = dir.unwrap().path();
        let query = dir.join("query.dl");
        if !query.exists() {
            continue;
        }
        for file in fs::read_dir(&dir).unwrap() {
            let module = file.unwrap().path();
            if module.extension().is_some_and(|e| e == "ll" || e == "modules") {
                cases.push(Case { query: query.clone(), module });
            }
        }
    }
    cases.sort_by(|a, b| a.module.cmp(&b.module));
    assert!(!cases.is_empty());
    cases
}

/// Soufflé, if it runs.
fn souffle() -> Option<OsString> {
    let program = std::env::var_os("SOUFFLE").unwrap_or_else(|| "souffle".into());
    let ran = Command::new(&program).arg("--version").output();
    ran.is_ok_and(|output| output.status.success()).then_some(program)
}

/// Relations and their rows, sorted.
type Answer = BTreeMap<String, BTreeSet<String>>;

fn text(answer: &Answer) -> String {
    let mut out = String::new();
    for (relation, rows) in answer {
        let _ = writeln!(out, "{relation}");
        for row in rows {
            let _ = writeln!(out, "\t{row}");
        }
    }
    out
}

fn by_souffle(souffle: &OsString, case: &Case) -> Answer {
    let dir = tempfile::tempdir().unwrap();
    let (facts, out) = (dir.path().join("facts"), dir.path().join("out"));
    case.facts(&facts);
    fs::create_dir(&out).unwrap();
    let mut command = Command::new(souffle);
    command.args(["--no-preprocessor", "-w", "-I"]).arg(library());
    command.arg("-F").arg(&facts).arg("-D").arg(&out).arg(&case.query);
    let ran = command.output().unwrap();
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(ran.status.success(), "{}: {said}", case.module.display());
    let mut answer = Answer::new();
    for file in fs::read_dir(&out).unwrap() {
        let path = file.unwrap().path();
        let relation = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let rows = fs::read_to_string(&path).unwrap();
        answer.insert(relation, rows.lines().map(str::to_owned).collect());
    }
    answer
}

fn by_engine(case: &Case) -> Answer {
    let dir = tempfile::tempdir().unwrap();
    let facts = dir.path().join("facts");
    case.facts(&facts);
    let name = case.query.display().to_string();
    let includes = Directories { search: vec![library()], ..Directories::default() };
    let program = Program::parse(&name, &fs::read_to_string(&case.query).unwrap(), &includes)
        .unwrap_or_else(|errors| panic!("{errors}"));
    let mut database = Database::new(&program);
    database.read_inputs(&program, &facts).unwrap_or_else(|e| panic!("{name}: {e}"));
    program.run(&mut database, &Options::default()).unwrap_or_else(|e| panic!("{name}: {e}"));
    let mut answer = Answer::new();
    for relation in program.outputs() {
        let rows = program.texts(&database, &relation.name).unwrap();
        let line = |row: &Vec<Vec<u8>>| String::from_utf8_lossy(&row.join(&b'\t')).into_owned();
        answer.insert(relation.name, rows.iter().map(line).collect());
    }
    answer
}

fn compare(case: &Case, answer: &Answer, wrong: &mut Vec<String>) {
    let expected = fs::read_to_string(case.expected()).unwrap_or_default();
    let answer = text(answer);
    let extra: Vec<&str> = answer.lines().filter(|l| !expected.lines().any(|e| e == *l)).collect();
    let lost: Vec<&str> = expected.lines().filter(|l| !answer.lines().any(|e| e == *l)).collect();
    if answer != expected {
        let path = case.expected();
        wrong.push(format!("{}: too much {extra:#?}, missing {lost:#?}", path.display()));
    }
}

#[test]
fn souffle_derives_what_is_expected() {
    let Some(souffle) = souffle() else {
        // Past the capture of the test runner, which would hide it.
        let _ = writeln!(std::io::stderr(), "SKIPPED: no souffle on PATH");
        return;
    };
    let bless = std::env::var_os("BLESS").is_some();
    let mut wrong = Vec::new();
    for case in cases() {
        let answer = by_souffle(&souffle, &case);
        if bless {
            fs::write(case.expected(), text(&answer)).unwrap();
        } else {
            compare(&case, &answer, &mut wrong);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_embedded_engine_derives_what_is_expected() {
    let mut wrong = Vec::new();
    for case in cases() {
        compare(&case, &by_engine(&case), &mut wrong);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The rules of the language reference, by the embedded engine; `tests/datalog/langref` has facts that
/// break them.
#[test]
fn the_corpus_keeps_the_language_reference() {
    let dir = tempfile::tempdir().unwrap();
    let facts = dir.path().join("facts");
    let mut writer = TsvWriter::create(&facts, false, true).unwrap();
    writer.append(&support::facts_of_all(|_| true)).unwrap();
    writer.finish().unwrap();
    let includes = Directories { search: vec![library()], ..Directories::default() };
    let text = ".include \"sanity/langref.dl\"\n.output langref_violation\n";
    let program = Program::parse("langref", text, &includes).unwrap_or_else(|e| panic!("{e}"));
    let mut database = Database::new(&program);
    database.read_inputs(&program, &facts).unwrap();
    program.run(&mut database, &Options::default()).unwrap();
    let violations = program.texts(&database, "langref_violation").unwrap();
    let broken: Vec<String> =
        violations.iter().map(|row| String::from_utf8_lossy(&row[0]).into_owned()).collect();
    assert!(broken.is_empty(), "{broken:#?}");
}

/// The analyses from the bottom up; those of one step do not include each other.
const STEPS: [&[&str]; 5] = [
    &["base"],
    &["cfg", "types", "source"],
    &["callgraph"],
    &["phi", "cxx", "objc", "functions", "pointers"],
    &["cpg"],
];

/// Folders of programs on top of the analyses. They put out what they derive, include any entry, and
/// are included by none.
const PROGRAMS: [&str; 2] = ["presets", "transform"];

/// The library's files in folder `name`.
fn files(name: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(library().join(name)).unwrap();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

/// What a file includes, as it is written.
fn includes(text: &str) -> impl Iterator<Item = &str> {
    let rest = text.lines().filter_map(|line| line.strip_prefix(".include "));
    rest.map(|included| included.trim().trim_matches('"'))
}

fn step(analysis: &str) -> Option<usize> {
    STEPS.iter().position(|names| names.contains(&analysis))
}

#[test]
fn includes_point_downward_and_at_entries() {
    let mut wrong = Vec::new();
    for dir in fs::read_dir(library()).unwrap() {
        let dir = dir.unwrap().path();
        let analysis = dir.file_name().unwrap().to_str().unwrap().to_owned();
        let Some(own) = step(&analysis) else { continue };
        assert!(dir.join(format!("{analysis}.dl")).exists(), "{analysis} has no entry");
        for file in fs::read_dir(&dir).unwrap() {
            let path = file.unwrap().path();
            let text = fs::read_to_string(&path).unwrap();
            let file = path.display();
            if !text.lines().any(|line| line == ".once") {
                wrong.push(format!("{file}: no .once"));
            }
            if text.lines().any(|line| line.starts_with(".output")) {
                wrong.push(format!("{file}: .output in the library"));
            }
            for included in includes(&text) {
                let Some(outside) = included.strip_prefix("../") else { continue };
                let fine = match outside.split_once('/') {
                    None => outside == "facts.dl",
                    Some((other, entry)) => {
                        !entry.starts_with('_') && step(other).is_some_and(|s| s < own)
                    }
                };
                if !fine {
                    wrong.push(format!("{file}: includes {included}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn programs_include_entries_and_are_included_by_none() {
    let mut wrong = Vec::new();
    for name in PROGRAMS {
        for path in files(name) {
            let text = fs::read_to_string(&path).unwrap();
            for included in includes(&text) {
                let included = included.strip_prefix("../").unwrap_or(included);
                let fine = match included.split_once('/') {
                    None => included.starts_with('_'),
                    Some((other, entry)) => {
                        step(other).is_some()
                            && !entry.starts_with('_')
                            && library().join(included).exists()
                    }
                };
                if !fine {
                    wrong.push(format!("{}: includes {included}", path.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// `tests/datalog/everything` includes all entries at once. A transformation goes with them too, but
/// two do not go together: both would write the same files.
#[test]
fn everything_can_be_included_in_one_program() {
    let place = support::root().join("tests/datalog/everything");
    let case = Case { query: place.join("program.dl"), module: place.join("all.ll") };
    let text = fs::read_to_string(&case.query).unwrap();
    let included: BTreeSet<&str> = includes(&text).collect();
    for name in STEPS.iter().flat_map(|names| names.iter()).filter(|n| library().join(n).is_dir()) {
        for path in files(name) {
            let file = path.file_name().unwrap().to_str().unwrap();
            let entry = format!("{name}/{file}");
            assert!(file.starts_with('_') || included.contains(entry.as_str()), "{entry}");
        }
    }
    let directories = Directories { search: vec![library()], ..Directories::default() };
    for path in files("transform") {
        let file = path.file_name().unwrap().to_str().unwrap();
        if !file.starts_with('_') {
            let more = format!(".include \"transform/{file}\"\n{text}");
            let parsed = Program::parse(file, &more, &directories);
            assert!(parsed.is_ok(), "{file}: {}", parsed.err().unwrap());
        }
    }
    let mut wrong = Vec::new();
    compare(&case, &by_engine(&case), &mut wrong);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_relation_says_what_it_means() {
    let mut wrong = Vec::new();
    let folders = STEPS.iter().flat_map(|names| names.iter()).chain(&PROGRAMS);
    for name in folders.filter(|name| library().join(name).is_dir()) {
        for path in files(name) {
            let text = fs::read_to_string(&path).unwrap();
            let lines: Vec<&str> = text.lines().map(str::trim).collect();
            for pair in lines.windows(2) {
                let said = pair[0].starts_with("///") || pair[0].starts_with("//@");
                if pair[1].starts_with(".decl ") && !said {
                    wrong.push(format!("{}: {}", path.display(), pair[1]));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "undocumented:\n{}", wrong.join("\n"));
}
