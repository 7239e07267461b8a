//! Programs that nobody wrote: random ones, which the reference must answer alike, and mutated
//! ones, which must not crash the parser, the checker or the evaluation.
//!
//! `PROGRAMS=n` sets how many random programs run (500), `FUZZ=n` how many mutated ones (2,000),
//! `SEED=n` where either begins, `CORPUS=dir` whose programs are mutated too.

#[path = "support/random.rs"]
mod random;

use llvm_facts_engine::{
    Database, Destination, Directories, Options, Program, Settings, Width, WriteOptions,
};
use random::{Random, program};
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

type Answer = BTreeMap<String, Vec<String>>;

/// The sorted lines of every relation in the directory.
fn answer(dir: &Path) -> Answer {
    let mut found = Answer::new();
    for entry in fs::read_dir(dir).expect("a directory") {
        let path = entry.expect("an entry").path();
        let text = fs::read(&path).expect("a file");
        let text = String::from_utf8_lossy(&text);
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.sort();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        found.insert(name, lines);
    }
    found
}

fn ours(text: &str, threads: usize, width: Width) -> Answer {
    let dir = tempfile::tempdir().expect("a directory");
    let settings = Settings { width };
    let program = Program::parse_with("random.dl", text, &Directories::default(), &settings)
        .unwrap_or_else(|diagnostics| panic!("{diagnostics}\n{text}"));
    let mut database = Database::new(&program);
    database.use_threads(threads);
    let options = Options { threads, ..Options::default() };
    program.run(&mut database, &options).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let to = Destination::Directory(dir.path().to_owned());
    let write = WriteOptions { to, sorted: true };
    program.write(&database, &write, &mut std::io::sink()).expect("written");
    answer(dir.path())
}

fn souffle() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|dir| dir.join("souffle")).find(|file| file.is_file())
}

/// How many bits the numbers of that Soufflé have.
fn width_of(souffle: &Path) -> Width {
    let said = Command::new(souffle).arg("--version").output().expect("souffle runs").stdout;
    let said = String::from_utf8_lossy(&said);
    assert!(said.contains("Word size: "), "{said}");
    if said.contains("Word size: 64") { Width::Wide } else { Width::Narrow }
}

#[test]
fn random_programs_have_one_answer_with_threads_and_with_wide_numbers() {
    let first = number("SEED", 0);
    let mut rows = 0;
    for seed in first..first + number("PROGRAMS", 500) {
        let text = program(seed);
        let one = ours(&text, 1, Width::Narrow);
        assert_eq!(one, ours(&text, 2, Width::Narrow), "two threads, seed {seed}\n{text}");
        assert_eq!(one, ours(&text, 1, Width::Wide), "64 bits, seed {seed}\n{text}");
        rows += one.values().map(Vec::len).sum::<usize>();
    }
    assert!(rows > 1000, "the programs derive too little to say anything: {rows} rows");
}

#[test]
fn souffle_answers_random_programs_alike() {
    let Some(souffle) = souffle() else {
        let _ = writeln!(std::io::stderr(), "SKIPPED: no souffle on PATH");
        return;
    };
    let width = width_of(&souffle);
    let first = number("SEED", 0);
    for seed in first..first + number("PROGRAMS", 500) {
        let text = program(seed);
        let dir = tempfile::tempdir().expect("a directory");
        let file = dir.path().join("random.dl");
        let out = dir.path().join("out");
        fs::write(&file, &text).expect("written");
        fs::create_dir(&out).expect("made");
        let run = Command::new(&souffle)
            .args(["--no-preprocessor", "-w", "-D"])
            .args([&out, &file])
            .output()
            .expect("souffle runs");
        let message = String::from_utf8_lossy(&run.stderr);
        assert!(run.status.success(), "souffle refuses seed {seed}: {message}\n{text}");
        assert_eq!(answer(&out), ours(&text, 1, width), "seed {seed}\n{text}");
    }
}

/// Words that a mutation puts anywhere.
const WORDS: [&str; 40] = [
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ".",
    "!",
    ":-",
    "=",
    "_",
    "nil",
    "count : {",
    "min x : ",
    "$",
    "-",
    "range(1,3)",
    "as(",
    "x",
    "0",
    "\"s\"",
    " <= ",
    ";",
    "$A(",
    "1.5",
    "2u",
    ".decl ",
    ".type ",
    ".comp ",
    ".init ",
    "inline",
    "eqrel",
    "|",
    "<:",
    "choice-domain",
    "mean x : ",
    ".plan 0:(1)",
    "9999999999",
    "\0",
];

/// Programs to start from: random ones, those below `CORPUS`, and one with all that there is.
fn corpus() -> Vec<String> {
    let mut dirs: Vec<PathBuf> =
        std::env::var_os("CORPUS").map(PathBuf::from).into_iter().collect();
    let mut found: Vec<String> = (0..50).map(program).collect();
    while let Some(dir) = dirs.pop() {
        for path in fs::read_dir(dir).expect("a directory").flatten().map(|e| e.path()) {
            if path.is_dir() {
                dirs.push(path);
            } else if path.extension().is_some_and(|e| e == "dl") {
                let text = fs::read_to_string(&path).expect("UTF-8");
                // What it includes is missing here, and the program would fail for that.
                if !text.contains(".include") {
                    found.push(text);
                }
            }
        }
    }
    found.retain(|text| text.len() < 6000);
    found.sort();
    // The most often, for it has most.
    found.extend(std::iter::repeat_n(include_str!("support/dialect.dl").to_owned(), 50));
    found
}

fn mutated(random: &mut Random, corpus: &[String]) -> String {
    let mut text = random.pick(corpus).into_bytes();
    for _ in 0..1 + random.below(4) {
        if text.is_empty() {
            break;
        }
        let (from, len) = (random.below(text.len()), random.below(40));
        let to = (from + len).min(text.len());
        match random.below(6) {
            0 => drop(text.drain(from..to)),
            1 => {
                let part = text[from..to].to_vec();
                let at = random.below(text.len());
                text.splice(at..at, part);
            }
            2 => text[from] = random.below(256) as u8,
            3 => drop(text.splice(from..from, random.pick(&WORDS).bytes())),
            4 => {
                let other = random.pick(corpus).into_bytes();
                let start = random.below(other.len());
                let end = (start + random.below(200)).min(other.len());
                text.splice(from..from, other[start..end].iter().copied());
            }
            _ => {
                let at = random.below(text.len());
                text.swap(from, at);
            }
        }
    }
    String::from_utf8_lossy(&text).into_owned()
}

/// Runs what is valid, for a moment.
fn attempt(text: &str) -> bool {
    let program = match Program::parse("fuzz.dl", text, &Directories::default()) {
        Ok(program) => program,
        Err(diagnostics) => {
            assert!(diagnostics.has_errors() && !diagnostics.to_string().is_empty());
            return false;
        }
    };
    let mut database = Database::new(&program);
    for input in program.inputs() {
        let cells: Vec<u32> = (0..input.columns.len() as u32 * 5).map(|n| n % 7).collect();
        let loaded = database.load(&program, &input.name, &cells, &mut |_| b"abc");
        assert!(loaded.is_ok());
    }
    let timeout = Some(Duration::from_millis(100));
    let options = Options { timeout, memory_limit: Some(200 << 20), ..Options::default() };
    if program.run(&mut database, &options).is_ok() {
        let write = WriteOptions { to: Destination::Stdout, sorted: true };
        // An output may have parameters that are not supported.
        let _ = program.write(&database, &write, &mut std::io::sink());
    }
    true
}

#[test]
fn mutated_programs_do_not_crash_the_engine() {
    let corpus = corpus();
    let count = number("FUZZ", 2000);
    let mut random = Random::new(number("SEED", 1));
    assert!(attempt(include_str!("support/dialect.dl")));
    let mut valid = 0;
    for at in 0..count {
        let text = mutated(&mut random, &corpus);
        let result = std::panic::catch_unwind(|| attempt(&text));
        match result {
            Ok(ran) => valid += u64::from(ran),
            Err(_) => panic!("input {at} crashed the engine:\n{text}"),
        }
    }
    let _ = writeln!(std::io::stderr(), "{count} mutated programs, {valid} of them valid");
    assert!(valid > 0);
}
