//! Are the rules of the library tested? Mutants of them, rules with one thing wrong, derive what is
//! recorded in `tests/derived`, then are asked what the library's cases ask. A mutant is caught if
//! it derives or answers something else, or never ends; one that is no program any more does not
//! count. What survives is a hole in the tests, unless `equivalent.txt` says why it derives the
//! same.
//!
//!     scripts/mutants.sh rules --sample 300 --seed 1
//!
//! `RULES=FILE` takes the mutants of one file of the library only, all of them. `CASES=no` asks no
//! cases: quicker, and more survive.

#[path = "../support/case/mod.rs"]
mod case;
#[path = "../derived/library.rs"]
mod derived;
mod mutants;
mod recorded;
mod rules;
#[path = "../support/mod.rs"]
mod support;

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::path::PathBuf;
use std::sync::{Mutex, OnceLock};
use std::time::{Duration, Instant};

use derived::library;
use engine::{Database, Directories, Includes, Options, Program};
use facts::RelationSet;
use facts::store::{DirectoryWriter, Files};
use mutants::{Columns, Mutant};
use rayon::prelude::*;
use recorded::Recorded;
use support::Input;
use tempfile::TempDir;

/// A mutant may take so much longer than the rules, on a busy machine: most that do never end.
const PATIENCE: u32 = 20;
const PATIENCE_AT_LEAST: Duration = Duration::from_secs(10);
/// Relations of one row need no rules, and a generated file has its generator's tests.
const GENERATED: [&str; 3] = ["facts.dl", "functions/_flag.dl", "sanity/schema.dl"];

/// The library, with another text for one file; notes what is read.
struct Overlaid<'a> {
    directories: Directories,
    mutant: Option<(&'a str, String)>,
    read: Mutex<BTreeSet<String>>,
}

impl<'a> Overlaid<'a> {
    fn new() -> Self {
        Self { directories: derived::directories(), mutant: None, read: Mutex::default() }
    }

    fn with(mutant: &'a Mutant, text: &str) -> Self {
        Self { mutant: Some((&mutant.file, mutant.apply(text))), ..Self::new() }
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
    let (name, settings) = (query.to_str().unwrap(), library::functors::settings());
    let Ok(program) = Program::parse_with(name, &text, includes, &settings) else {
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
        let mut writer =
            DirectoryWriter::create(&dir.path().join("facts"), Files::Tsv, true).unwrap();
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
        let includes = Overlaid::with(mutant, text);
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

/// What became of a mutant.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    /// No program any more.
    Refused,
    /// By the figures of `tests/derived`, or by a case.
    Caught,
    Survived,
}

/// What mutants are held against.
struct Suite {
    recorded: Recorded,
    /// Made when the first mutant needs them; none if none are to be asked.
    cases: OnceLock<Vec<Case>>,
}

impl Suite {
    fn new() -> Self {
        let cases = OnceLock::new();
        if env::var("CASES").is_ok_and(|cases| cases == "no") {
            let _ = cases.set(Vec::new());
        }
        Self { recorded: Recorded::new(), cases }
    }

    fn verdict(&self, mutant: &Mutant, text: &str) -> Verdict {
        let verdict = self.recorded.verdict(mutant, text);
        if verdict != Verdict::Survived {
            return verdict;
        }
        let cases = self.cases.get_or_init(cases).iter();
        for case in cases.filter(|case| case.includes.contains(&mutant.file)) {
            match case.catches(mutant, text) {
                None => return Verdict::Refused,
                Some(true) => return Verdict::Caught,
                Some(false) => {}
            }
        }
        Verdict::Survived
    }
}

#[test]
#[ignore = "takes long: scripts/mutants.sh rules"]
fn mutants_are_caught_by_the_tests() {
    let files = files();
    let mut mutants = all_mutants(&files);
    let mut sample = number("SAMPLE", 300) as usize;
    let mut random = fastrand::Rng::with_seed(number("SEED", 1));
    if let Ok(file) = env::var("RULES") {
        mutants.retain(|mutant| mutant.file == file);
        sample = mutants.len();
    }
    random.shuffle(&mut mutants);
    let (suite, equivalent) = (Suite::new(), equivalent());
    let (mut caught, mut explained, mut survived) = (0, 0, 0);
    let mut folders = BTreeMap::<String, (u32, u32)>::new();
    let mut left = mutants.into_iter();
    // As many at once as there are processors, until there are enough that are programs.
    while caught + explained + survived < sample {
        let wanted = sample - (caught + explained + survived);
        let some: Vec<Mutant> = left.by_ref().take(wanted).collect();
        if some.is_empty() {
            break;
        }
        let judged = some.into_par_iter().map(|mutant| {
            let verdict = suite.verdict(&mutant, &files[&mutant.file]);
            if verdict == Verdict::Survived {
                println!("survived: datalog/{}:{}: {}", mutant.file, mutant.line, mutant.what);
            }
            (mutant, verdict)
        });
        for (mutant, verdict) in judged.collect::<Vec<_>>() {
            let known = equivalent.contains_key(&(mutant.file.clone(), mutant.what.clone()));
            let folder = folders.entry(mutant.file.split('/').next().unwrap().to_owned());
            let folder = folder.or_default();
            match verdict {
                Verdict::Refused => continue,
                Verdict::Caught if known => {
                    panic!("{}:{}: {}: is not equivalent", mutant.file, mutant.line, mutant.what)
                }
                Verdict::Caught => {
                    caught += 1;
                    *folder = (folder.0 + 1, folder.1 + 1);
                }
                Verdict::Survived if known => explained += 1,
                Verdict::Survived => {
                    survived += 1;
                    folder.1 += 1;
                }
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
