//! What the tests of programs in other languages share: each program of a directory is compiled in many
//! ways, its variants, and asked one query; a file beside it says which rows hold in which variants.
#![allow(dead_code)] // every program uses its own part

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

const PROGRAM: &str = env!("CARGO_BIN_EXE_llvm-facts");

pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Runs a command that must succeed.
pub fn run(command: &mut Command) {
    let output = command.output().unwrap_or_else(|e| panic!("{command:?}: {e}"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
}

/// Whether `program` runs at all.
pub fn runs(program: &OsString) -> bool {
    let ran = Command::new(program).arg("--version").output();
    ran.is_ok_and(|output| output.status.success())
}

/// The reference engine: `souffle` on PATH, or what the variable SOUFFLE names.
pub fn souffle() -> Option<OsString> {
    let souffle = std::env::var_os("SOUFFLE").unwrap_or_else(|| "souffle".into());
    runs(&souffle).then_some(souffle)
}

/// Says what is missing past the capture of the test runner, which would hide it.
pub fn skipped(why: &str) {
    let _ = writeln!(std::io::stderr(), "SKIPPED: {why}");
}

/// A directory that goes away with the value.
pub struct Scratch(pub PathBuf);

impl Scratch {
    /// `name` is unique among the directories that live at the same time.
    pub fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("llvm-facts-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Rows, each with its relation.
pub type Answer = BTreeSet<String>;

fn answer(dir: &Path) -> Answer {
    let mut rows = Answer::new();
    for file in fs::read_dir(dir).unwrap() {
        let path = file.unwrap().path();
        let relation = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let text = fs::read_to_string(&path).unwrap();
        rows.extend(text.lines().map(|line| format!("{relation}\t{line}")));
    }
    rows
}

/// What the embedded engine answers on the facts of `modules`; `dir` is for its output.
pub fn by_engine(modules: &[PathBuf], query: &Path, dir: &Path) -> Answer {
    let mut command = Command::new(PROGRAM);
    command.arg("query").arg("-q").args(modules).arg(query).arg("-D").arg(dir);
    run(command.arg("-I").arg(root().join("datalog")));
    answer(dir)
}

/// What the reference engine answers; `dir` is for facts and output.
pub fn by_souffle(souffle: &OsString, modules: &[PathBuf], query: &Path, dir: &Path) -> Answer {
    let (facts, out) = (dir.join("facts"), dir.join("out"));
    fs::create_dir_all(&out).unwrap();
    run(Command::new(PROGRAM).arg("-q").args(modules).arg("-o").arg(&facts));
    let mut command = Command::new(souffle);
    command.args(["--no-preprocessor", "-w", "-I"]).arg(root().join("datalog"));
    run(command.arg("-F").arg(&facts).arg("-D").arg(&out).arg(query));
    answer(&out)
}

/// A program in one of its variants.
pub struct Variant {
    pub name: String,
    pub modules: Vec<PathBuf>,
}

/// Links `modules` to one.
pub fn link(modules: &[PathBuf], typed: bool, to: &Path) {
    let mut link = Command::new("llvm-link-15");
    if typed {
        link.arg("-opaque-pointers=0");
    }
    run(link.args(modules).arg("-o").arg(to));
}

/// Says for a row in which variants it holds and in which it does not; empty for all.
pub type Brackets = fn(with: &[&str], without: &[&str], all: &[&str]) -> String;

/// The rows of all variants, each with those that it does not hold in.
fn text(answers: &BTreeMap<String, Answer>, brackets: Brackets) -> String {
    let rows: BTreeSet<&String> = answers.values().flatten().collect();
    let all: Vec<&str> = answers.keys().map(String::as_str).collect();
    let mut out = String::new();
    for row in rows {
        let (with, without): (Vec<&str>, Vec<&str>) =
            all.iter().partition(|v| answers[**v].contains(row));
        out.push_str(row);
        if !without.is_empty() {
            out.push_str(&format!("\t[{}]", brackets(&with, &without, &all)));
        }
        out.push('\n');
    }
    out
}

/// Asks `query` of every variant of every program, and compares with `NAME.expected` in `dir`, or
/// writes that anew if the variable BLESS is set.
pub fn compare(
    dir: &Path,
    names: &[String],
    query: &Path,
    variants: impl Fn(&str, &Path) -> Vec<Variant> + Sync,
    brackets: Brackets,
) {
    let bless = std::env::var_os("BLESS").is_some();
    let wrong = Mutex::new(Vec::new());
    each(names, |name| {
        let scratch = Scratch::new(name);
        let mut answers = BTreeMap::new();
        for variant in variants(name, &scratch.0) {
            let out = scratch.0.join(&variant.name);
            answers.insert(variant.name, by_engine(&variant.modules, query, &out));
        }
        let text = text(&answers, brackets);
        let file = dir.join(format!("{name}.expected"));
        if bless {
            fs::write(file, text).unwrap();
            return;
        }
        let expected = fs::read_to_string(file).unwrap_or_default();
        let extra: Vec<&str> =
            text.lines().filter(|l| !expected.lines().any(|e| e == *l)).collect();
        let lost: Vec<&str> = expected.lines().filter(|l| !text.lines().any(|e| e == *l)).collect();
        if text != expected {
            wrong.lock().unwrap().push(format!("{name}: too much {extra:#?}, missing {lost:#?}"));
        }
    });
    let wrong = wrong.into_inner().unwrap();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Names of the programs in `dir`: files with one of these endings and no other full stop. The
/// variable ONLY, a list of names, leaves out all others.
pub fn names(dir: &Path, endings: &[&str]) -> Vec<String> {
    let mut names = Vec::new();
    for file in fs::read_dir(dir).unwrap() {
        let name = file.unwrap().file_name().into_string().unwrap();
        if let Some((name, ending)) = name.split_once('.')
            && endings.contains(&ending)
        {
            names.push(name.to_owned());
        }
    }
    if let Ok(only) = std::env::var("ONLY") {
        names.retain(|name| only.split_whitespace().any(|wanted| wanted == name));
    }
    names.sort();
    assert!(!names.is_empty());
    names
}

/// Does `work` for every item, two at a time.
pub fn each<T: Sync>(items: &[T], work: impl Fn(&T) + Sync) {
    let next = Mutex::new(items.iter());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let item = next.lock().unwrap().next();
                    let Some(item) = item else { break };
                    work(item);
                }
            });
        }
    });
}
