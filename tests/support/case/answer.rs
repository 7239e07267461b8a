//! What an engine answers to a program: rows by relation, as text, and how two answers differ.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use engine::{Database, Directories, Options, Program};
use facts::store::{DirectoryWriter, Format};
use facts::{Relation, RelationSet};

use crate::support::{self, Input, root};

/// Rows by relation, columns separated by tabs. A relation that is put out is there without rows,
/// too.
pub type Answer = BTreeMap<String, BTreeSet<String>>;

/// A program that may include the library of this repository.
pub fn program(name: &str, text: &str) -> Result<Program, String> {
    let includes = Directories { search: vec![root().join("datalog")], ..Directories::default() };
    let settings = library::functors::settings();
    Program::parse_with(name, text, &includes, &settings).map_err(|errors| errors.to_string())
}

/// What the embedded engine answers on the facts of these modules, in one fact directory.
pub fn by_engine(program: &Program, modules: &[Input]) -> Result<Answer, String> {
    let read = program.inputs();
    let relations: RelationSet =
        read.iter().filter_map(|input| Relation::from_name(&input.name)).collect();
    let place = tempfile::tempdir().map_err(|e| e.to_string())?;
    let facts = place.path().join("facts");
    let format = Format { relations, ..Format::default() };
    let mut writer = DirectoryWriter::with_format(&facts, format).map_err(|e| e.to_string())?;
    // All of them: ids, which some queries put out, depend on what is extracted.
    let all = support::facts_of(modules, RelationSet::all());
    writer.append(&all).and_then(|()| writer.finish()).map_err(|e| e.to_string())?;

    let mut database = Database::new(program);
    database.read_inputs(program, &facts).map_err(|e| e.to_string())?;
    program.run(&mut database, &Options::default()).map_err(|e| e.to_string())?;
    let mut answer = Answer::new();
    for relation in program.outputs() {
        let rows = program.texts(&database, &relation.name).map_err(|e| e.to_string())?;
        let line = |row: &Vec<Vec<u8>>| String::from_utf8_lossy(&row.join(&b'\t')).into_owned();
        answer.insert(relation.name, rows.iter().map(line).collect());
    }
    Ok(answer)
}

/// The reference engine, if it runs: `souffle` on PATH, or what the variable SOUFFLE names.
pub fn souffle() -> Option<&'static OsString> {
    static FOUND: OnceLock<Option<OsString>> = OnceLock::new();
    let find = || {
        let program = std::env::var_os("SOUFFLE").unwrap_or_else(|| "souffle".into());
        runs(&program).then_some(program)
    };
    FOUND.get_or_init(find).as_ref()
}

/// Whether there is such a program.
pub fn runs(program: impl AsRef<std::ffi::OsStr>) -> bool {
    let ran = Command::new(program).arg("--version").output();
    ran.is_ok_and(|output| output.status.success())
}

/// Says what is missing past the capture of the test runner, which would hide it.
pub fn skipped(why: &str) {
    let _ =
        std::io::Write::write_all(&mut std::io::stderr(), format!("SKIPPED: {why}\n").as_bytes());
}

/// What the reference engine answers to the program in the file `query`.
pub fn by_souffle(souffle: &OsString, modules: &[PathBuf], query: &Path) -> Result<Answer, String> {
    let place = tempfile::tempdir().map_err(|e| e.to_string())?;
    let (facts, out) = (place.path().join("facts"), place.path().join("out"));
    fs::create_dir(&out).map_err(|e| e.to_string())?;
    let mut extract = Command::new(env!("CARGO_BIN_EXE_llvm-facts"));
    run(extract.args(["extract", "-q"]).args(modules).arg("-o").arg(&facts))?;
    let mut command = Command::new(souffle);
    command.args(["--no-preprocessor", "-w", "-I"]).arg(root().join("datalog"));
    command.args(functors()?);
    run(command.arg("-F").arg(&facts).arg("-D").arg(&out).arg(query))?;
    let mut answer = Answer::new();
    for file in fs::read_dir(&out).map_err(|e| e.to_string())? {
        let path = file.map_err(|e| e.to_string())?.path();
        let rows = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        let relation = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        answer.insert(relation, rows.lines().map(str::to_owned).collect());
    }
    Ok(answer)
}

/// What makes Soufflé load the functors of the library, compiled once.
fn functors() -> Result<[String; 2], String> {
    static MADE: OnceLock<Result<tempfile::TempDir, String>> = OnceLock::new();
    let make = || {
        let place = tempfile::tempdir().map_err(|e| e.to_string())?;
        let (made, source) =
            (place.path().join("libintervals.so"), root().join("datalog/intervals"));
        let mut command = Command::new("cc");
        command.args(["-O2", "-shared", "-fPIC", "-o"]).arg(made);
        run(command.arg(source.join("intervals.c")))?;
        Ok(place)
    };
    let place = MADE.get_or_init(make).as_ref().map_err(Clone::clone)?;
    Ok([format!("-L{}", place.path().display()), "-lintervals".to_owned()])
}

/// Runs a command that must succeed.
pub fn run(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|e| format!("{command:?}: {e}"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    output.status.success().then_some(()).ok_or_else(|| format!("{command:?}: {said}"))
}

/// The answers of all builds as one text: a relation, then its rows, indented. A row holds in every
/// build, unless builds stand behind it in brackets.
pub fn text(answers: &BTreeMap<String, Answer>) -> String {
    let builds: Vec<&str> = answers.keys().map(String::as_str).collect();
    let mut rows: BTreeMap<&str, BTreeMap<&str, Vec<&str>>> = BTreeMap::new();
    for (build, answer) in answers {
        for (relation, found) in answer {
            let relation = rows.entry(relation).or_default();
            found.iter().for_each(|row| relation.entry(row).or_default().push(build));
        }
    }
    let mut out = String::new();
    for (relation, rows) in rows {
        let _ = writeln!(out, "{relation}");
        for (row, with) in rows {
            let _ = write!(out, "\t{row}");
            if with.len() < builds.len() {
                let _ = write!(out, "\t[{}]", brackets(&with, &builds));
            }
            out.push('\n');
        }
    }
    out
}

/// Builds as they stand behind a row: those that have a part of their name in common, then others
/// one by one; or, if that is shorter, those that it does not hold in.
fn brackets(with: &[&str], all: &[&str]) -> String {
    let without: Vec<&str> = all.iter().copied().filter(|build| !with.contains(build)).collect();
    let (with, without) = (words(with, all), words(&without, all));
    match without.len() < with.len() {
        true => format!("not {}", without.join(" ")),
        false => with.join(" "),
    }
}

/// `some` of the builds `all`, in few words: `gcc*` are all that have `gcc` in their name.
fn words(some: &[&str], all: &[&str]) -> Vec<String> {
    let mut rest: BTreeSet<&str> = some.iter().copied().collect();
    let mut words = Vec::new();
    loop {
        let parts: BTreeSet<&str> = rest.iter().flat_map(|build| build.split('-')).collect();
        let mut best = (1, "");
        for part in parts {
            let mut of = all.iter().filter(|build| build.split('-').any(|p| p == part));
            let gain = of.clone().filter(|build| rest.contains(*build)).count();
            if gain > best.0 && of.all(|build| some.contains(build)) {
                best = (gain, part);
            }
        }
        if best.0 == 1 {
            break;
        }
        rest.retain(|build| build.split('-').all(|part| part != best.1));
        words.push(format!("{}*", best.1));
    }
    words.sort();
    words.extend(rest.into_iter().map(str::to_owned));
    words
}

/// How many lines of a difference are shown.
const SHOWN: usize = 24;

/// What is missing of one text (`-`) and what there is too much (`+`), each row after its relation.
pub fn difference(expected: &str, found: &str) -> String {
    let (expected, found) = (rows(expected), rows(found));
    let lost = expected.difference(&found).map(|row| format!("  - {row}\n"));
    let extra = found.difference(&expected).map(|row| format!("  + {row}\n"));
    let lines: Vec<String> = lost.chain(extra).collect();
    let mut out: String = lines.iter().take(SHOWN).map(String::as_str).collect();
    if lines.len() > SHOWN {
        let _ = writeln!(out, "  .. and {} more", lines.len() - SHOWN);
    }
    out
}

fn rows(text: &str) -> BTreeSet<String> {
    let mut relation = "";
    let mut rows = BTreeSet::new();
    for line in text.lines() {
        if !line.starts_with('\t') {
            relation = line;
        }
        rows.insert(if line == relation { line.to_owned() } else { format!("{relation}{line}") });
    }
    rows
}

/// Compares an answer with the file that has it, or writes that anew if the variable BLESS is set.
pub fn compare(file: &Path, found: &str) -> Result<(), String> {
    if std::env::var_os("BLESS").is_some() {
        return fs::write(file, found).map_err(|e| format!("{}: {e}", file.display()));
    }
    let shown = file.strip_prefix(root()).unwrap_or(file).display();
    match fs::read_to_string(file) {
        Ok(expected) if expected == found => Ok(()),
        Ok(expected) => Err(format!("not as in {shown}:\n{}", difference(&expected, found))),
        Err(_) => Err(format!("there is no {shown}; BLESS=1 writes it")),
    }
}
