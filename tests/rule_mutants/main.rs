//! Are the rules of the library tested? Mutants of them, rules with one thing wrong, are asked what
//! the library's cases ask. A mutant is caught if an answer is another, or never comes; one that is
//! no program any more does not count. What survives is a hole in the cases, unless `equivalent.txt`
//! says why it derives the same.
//!
//!     scripts/mutants.sh rules --sample 300 --seed 1
//!
//! `RULES=FILE` takes the mutants of one file of the library only, all of them.

#[path = "../support/case/mod.rs"]
mod case;
mod mutants;
mod rules;
#[path = "../support/mod.rs"]
mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use engine::{Database, Directories, Includes, Options, Program};
use facts::RelationSet;
use facts::store::TsvWriter;
use mutants::{Columns, Mutant};
use support::Input;
use tempfile::TempDir;

/// A mutant may take so much longer than the rules, on a busy machine: most that do never end.
const PATIENCE: u32 = 20;
const PATIENCE_AT_LEAST: Duration = Duration::from_secs(10);
/// Relations of one row need no rules, and a generated file has its generator's tests.
const GENERATED: [&str; 3] = ["facts.dl", "functions/_flag.dl", "sanity/schema.dl"];

fn library() -> PathBuf {
    support::root().join("datalog")
}

/// The library, with another text for one file; notes what is read.
struct Overlaid<'a> {
    directories: Directories,
    mutant: Option<(&'a str, String)>,
    read: Mutex<BTreeSet<String>>,
}

impl Overlaid<'_> {
    fn new() -> Self {
        let directories = Directories { search: vec![library()], ..Directories::default() };
        Self { directories, mutant: None, read: Mutex::default() }
    }
}

impl Includes for Overlaid<'_> {
    fn read(&self, from: &str, path: &str) -> Option<(String, String)> {
        let (name, text) = self.directories.read(from, path)?;
        let below = name.strip_prefix(library().to_str().unwrap()).map(|name| &name[1..]);
        let Some(below) = below else { return Some((name, text)) };
        self.read.lock().unwrap().insert(below.to_owned());
        match &self.mutant {
            Some((file, other)) if *file == below => Some((name, other.clone())),
            _ => Some((name, text)),
        }
    }
}

/// Relations and their rows, sorted.
type Answer = BTreeMap<String, BTreeSet<Vec<Vec<u8>>>>;

/// A query and the facts to ask it of.
struct Case {
    query: PathBuf,
    facts: TempDir,
    /// Files of the library that the query includes.
    includes: BTreeSet<String>,
    answer: Answer,
    took: Duration,
}

/// What became of a question.
enum Outcome {
    /// No program any more.
    Refused,
    Answered(Answer),
    /// It took too long, or an aggregate overflowed.
    Failed,
}

fn ask(
    query: &std::path::Path,
    facts: &std::path::Path,
    includes: &Overlaid<'_>,
    timeout: Option<Duration>,
) -> Outcome {
    let text = fs::read_to_string(query).unwrap();
    let Ok(program) = Program::parse(query.to_str().unwrap(), &text, includes) else {
        return Outcome::Refused;
    };
    let mut database = Database::new(&program);
    database.read_inputs(&program, facts).unwrap_or_else(|e| panic!("{}: {e}", query.display()));
    let options = Options { timeout, ..Options::default() };
    if program.run(&mut database, &options).is_err() {
        return Outcome::Failed;
    }
    let rows = |name: &str| program.texts(&database, name).unwrap().into_iter().collect();
    let outputs = program.outputs().into_iter();
    Outcome::Answered(outputs.map(|o| (o.name.clone(), rows(&o.name))).collect())
}

impl Case {
    fn new(name: &str, query: PathBuf, modules: &[PathBuf]) -> Self {
        let dir = tempfile::tempdir().unwrap();
        let inputs: Vec<Input> = modules.iter().map(|path| Input::read(path).unwrap()).collect();
        let all = support::facts_of(&inputs, RelationSet::all());
        let mut writer = TsvWriter::create(&dir.path().join("facts"), false, true).unwrap();
        writer.append(&all).unwrap();
        writer.finish().unwrap();
        let (includes, start) = (Overlaid::new(), Instant::now());
        let Outcome::Answered(answer) = ask(&query, &dir.path().join("facts"), &includes, None)
        else {
            panic!("{name} has no answer");
        };
        let includes = includes.read.into_inner().unwrap();
        Self { query, facts: dir, includes, answer, took: start.elapsed() }
    }

    /// Whether the mutant answers otherwise; nothing if it is no program.
    fn catches(&self, mutant: &Mutant, text: &str) -> Option<bool> {
        let mut includes = Overlaid::new();
        includes.mutant = Some((&mutant.file, mutant.apply(text)));
        let patience = PATIENCE_AT_LEAST.max(self.took * PATIENCE);
        match ask(&self.query, &self.facts.path().join("facts"), &includes, Some(patience)) {
            Outcome::Refused => None,
            Outcome::Failed => Some(true),
            Outcome::Answered(answer) => Some(answer != self.answer),
        }
    }
}

/// How many builds of a program are asked: the first and the last differ the most.
const BUILDS: usize = 2;

/// The library's cases, the fastest first.
fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for case in case::all().unwrap() {
        let mut builds = case.builds().unwrap();
        while builds.len() > BUILDS {
            builds.remove(1);
        }
        for build in builds {
            let name = format!("{} {}", case.name(), build.name);
            cases.push(Case::new(&name, case.query(), &case.files(&build).unwrap()));
        }
    }
    // What `tests/functions.rs` asks of pairs of functions is no folder.
    let [query, module] = ["functions_pairs.dl", "functions_pairs.ll"]
        .map(|name| support::root().join("tests/datalog").join(name));
    cases.push(Case::new("functions_pairs", query, &[module]));
    cases.sort_by_key(|case| case.took);
    cases
}

/// The files of the library by path below it.
fn files() -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    for dir in fs::read_dir(library()).unwrap().map(|entry| entry.unwrap().path()) {
        for path in fs::read_dir(&dir).into_iter().flatten().map(|entry| entry.unwrap().path()) {
            let name = path.strip_prefix(library()).unwrap().to_str().unwrap().to_owned();
            if name.ends_with(".dl") && !GENERATED.contains(&name.as_str()) {
                files.insert(name, fs::read_to_string(&path).unwrap());
            }
        }
    }
    files
}

fn all_mutants(files: &BTreeMap<String, String>) -> Vec<Mutant> {
    let mut columns = Columns::new();
    let schema = facts::RELATIONS.iter().map(|info| {
        let types = info.columns.iter().map(|column| column.type_name.to_owned());
        (info.name.to_owned(), types.collect())
    });
    columns.extend(schema);
    for text in files.values() {
        let declared = rules::File::new(text).columns.into_iter();
        columns.extend(declared.map(|(name, types)| {
            (name.to_owned(), types.into_iter().map(str::to_owned).collect())
        }));
    }
    files.iter().flat_map(|(path, text)| mutants::of(path, text, &columns)).collect()
}

/// Mutants that derive the same as the library, by file and what was done, with the reason.
fn equivalent() -> BTreeMap<(String, String), String> {
    let path = support::root().join("tests/rule_mutants/equivalent.txt");
    let text = fs::read_to_string(path).unwrap();
    let mut known = BTreeMap::new();
    let mut lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    while let (Some(mutant), Some(reason)) = (lines.next(), lines.next()) {
        let (file, what) = mutant.split_once(": ").unwrap_or_else(|| panic!("{mutant}: no file"));
        let reason = reason.strip_prefix("    ").unwrap_or_else(|| panic!("{mutant}: no reason"));
        known.insert((file.to_owned(), what.to_owned()), reason.to_owned());
    }
    known
}

fn number(name: &str, default: u64) -> u64 {
    env::var(name).map_or(default, |n| n.parse().unwrap_or_else(|_| panic!("{name}: no number")))
}

#[test]
#[ignore = "takes long: scripts/mutants.sh rules"]
fn mutants_are_caught_by_the_cases() {
    let files = files();
    let mut mutants = all_mutants(&files);
    let mut sample = number("SAMPLE", 300) as usize;
    let mut random = fastrand::Rng::with_seed(number("SEED", 1));
    if let Ok(file) = env::var("RULES") {
        mutants.retain(|mutant| mutant.file == file);
        sample = mutants.len();
    }
    random.shuffle(&mut mutants);
    let (cases, equivalent) = (cases(), equivalent());
    let (mut caught, mut explained, mut survived) = (0, 0, 0);
    let mut folders = BTreeMap::<String, (u32, u32)>::new();
    for mutant in mutants {
        if caught + explained + survived == sample {
            break;
        }
        let text = &files[&mutant.file];
        let place = format!("datalog/{}:{}", mutant.file, mutant.line);
        let asked = cases.iter().filter(|case| case.includes.contains(&mutant.file));
        let mut verdict = Some(false);
        for case in asked {
            verdict = case.catches(&mutant, text);
            if verdict != Some(false) {
                break;
            }
        }
        let known = equivalent.get(&(mutant.file.clone(), mutant.what.clone()));
        let folder = folders.entry(mutant.file.split('/').next().unwrap().to_owned());
        match (verdict, known) {
            (None, _) => continue,
            (Some(true), Some(_)) => panic!("{place}: {}: is not equivalent", mutant.what),
            (Some(true), None) => {
                caught += 1;
                let (caught, of) = folder.or_default();
                (*caught, *of) = (*caught + 1, *of + 1);
            }
            (Some(false), Some(_)) => explained += 1,
            (Some(false), None) => {
                survived += 1;
                folder.or_default().1 += 1;
                let asked = cases.iter().filter(|case| case.includes.contains(&mutant.file));
                println!("survived {}: {place}: {}", asked.count(), mutant.what);
            }
        }
    }
    for (folder, (caught, of)) in folders {
        println!("{folder}: {caught} of {of} caught");
    }
    println!("{caught} caught, {explained} explained, {survived} survived");
    let of = caught + explained + survived;
    assert!(of > 0 && 10 * survived <= of, "{survived} of {of} mutants survived");
}

#[test]
fn reasons_stand_beside_mutants_that_exist() {
    let mutants = all_mutants(&files());
    let known: BTreeSet<_> = mutants.into_iter().map(|m| (m.file, m.what)).collect();
    for ((file, what), _) in equivalent() {
        assert!(known.contains(&(file.clone(), what.clone())), "{file}: {what}: no such mutant");
    }
}

#[test]
fn each_part_of_a_rule_is_changed() {
    let text = "// a: no rule\n.decl p(a: T, b: T, c: U)\n.type T = A {}\n    | B {}\n\
                p(x, y, 7) :- q(x), !p(y, x, _), y = min z : { q(z), z != \"a.\" }.\n";
    let mutants = mutants::of(
        "f.dl",
        text,
        &Columns::from([("p".to_owned(), ["T", "T", "U"].map(str::to_owned).to_vec())]),
    );
    let rule = text.lines().last().unwrap();
    let changed: Vec<String> = mutants
        .iter()
        .map(|mutant| {
            assert_eq!(mutant.line, 5, "{}", mutant.what);
            mutant.apply(text).lines().nth(4).unwrap_or_default().replace("  ", " ")
        })
        .collect();
    let expected = [
        "",
        &rule.replace("p(x, y, 7)", "p(y, x, 7)"),
        &rule.replace("q(x), !p", "!p"),
        &rule.replace("q(x)", "!q(x)"),
        &rule.replace(", !p(y, x, _)", ""),
        &rule.replace("!p", "p"),
        &rule.replace("!p(y, x, _)", "!p(x, y, _)"),
        &rule.replace(", y = min z : { q(z), z != \"a.\" }", ""),
        &rule.replace("{ q(z), ", "{ "),
        &rule.replace("q(z)", "!q(z)"),
        &rule.replace(", z != \"a.\"", ""),
        &rule.replace("!=", "="),
        &rule.replace('7', "8"),
        &rule.replace("a.", "a.~"),
    ];
    assert_eq!(changed, expected);
}
