//! Whatever is wrong with facts, rebuild ends with a module that LLVM's verifier accepts or with
//! an error that names a file: never by a signal, never with a panic, never not at all. Whatever is
//! wrong with bitcode, extraction ends with facts that keep the schema or with an error that says
//! where (`hostile.rs`). Whatever is wrong with an archive or an object file, what is in it is
//! extracted, or an error names it (`archives.rs`).
//!
//! Every run is made from a seed: facts of a module of the corpus, and in them rows that are
//! deleted, doubled, swapped, altered or moved. Runs happen in a child process, for LLVM may
//! crash, and the parent says with which seed.
//!
//!     LLVM_FACTS_MUTATIONS=20000 cargo test --test mutation       so many seeds
//!     LLVM_FACTS_MUTATION=17 cargo test --test mutation           this seed, in this process
//!
//! Of bitcode there are as many seeds as of facts; of archives, if nobody says how many, fewer.

mod archives;
mod containers;
mod hostile;
#[path = "../../src/bitcode/tests/items/mod.rs"]
mod items;
mod mutate;
#[path = "../support/mod.rs"]
mod support;

use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::ops::Range;
use std::process::{Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use bitcode as format;
use facts::store;
use facts::{self, Index, Relation};
use half::Failure;
use jobs::rebuild::{self, Refused};
use llvm::{Module, Syntax};
use mutate::{Random, Source};
use peak_alloc::PeakAlloc;

/// Counts what is allocated: a small file must not take much memory.
#[global_allocator]
static MEMORY_IN_USE: PeakAlloc = PeakAlloc;

/// How many seeds a test run takes if it is not told.
const DEFAULT: u64 = 5000;
/// The same of archives: their readers are short.
const DEFAULT_ARCHIVES: u64 = 1000;
/// What a child process changes.
const WHAT: &str = "LLVM_FACTS_MUTATION_OF";
/// The seeds of a child process, as `from..to`.
const SEEDS: &str = "LLVM_FACTS_MUTATION_SEEDS";
/// No run may take longer.
const PATIENCE: Duration = Duration::from_secs(10);
/// KiB of address space, of which the stacks of threads take a good part.
const MEMORY: u32 = 6 << 20;

#[test]
fn mutated_facts_give_a_module_or_an_error() {
    let outcome = campaign("facts");
    let Outcome { modules, errors, crashes, .. } = outcome;
    assert!(crashes * 200 <= (modules + errors).max(200), "LLVM rarely crashes");
}

#[test]
fn mutated_bitcode_gives_facts_or_an_error() {
    let outcome = campaign("bitcode");
    let Outcome { modules, errors, .. } = outcome;
    assert!(errors == 0 || modules > errors / 50, "hardly anything is read");
}

#[test]
fn mutated_archives_give_facts_or_an_error() {
    let outcome = campaign("archives");
    let Outcome { modules, errors, .. } = outcome;
    assert!(errors == 0 || modules > errors / 20, "hardly anything is read");
}

/// Runs all seeds, of which none may fail.
fn campaign(what: &str) -> Outcome {
    if let Ok(seed) = env::var("LLVM_FACTS_MUTATION") {
        let seed: u64 = seed.parse().unwrap();
        run_all(what, seed..seed + 1);
        return Outcome::default();
    }
    let number = |name| env::var(name).ok().map(|n| n.parse::<u64>().unwrap());
    let from = number("LLVM_FACTS_MUTATIONS_FROM").unwrap_or(0);
    let count = number("LLVM_FACTS_MUTATIONS").unwrap_or(match what {
        "archives" => DEFAULT_ARCHIVES,
        _ => DEFAULT,
    });
    // Two at a time: a crash costs the start of a child, and most machines have two cores.
    let middle = from + count / 2;
    let halves = [from..middle, middle..from + count];
    let outcomes: Vec<Outcome> = thread::scope(|scope| {
        let threads = halves.map(|seeds| scope.spawn(|| supervise(what, seeds)));
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    let mut all = Outcome::default();
    for outcome in outcomes {
        all.modules += outcome.modules;
        all.errors += outcome.errors;
        all.crashes += outcome.crashes;
        all.alone += outcome.alone;
        all.failures.extend(outcome.failures);
    }
    let Outcome { modules, errors, crashes, alone, failures } = &all;
    println!(
        "{count} mutations of {what}: {modules} modules, {errors} errors, {crashes} crashes of LLVM, \
         {alone} refused though LLVM takes them"
    );
    for failure in failures {
        println!("{failure}");
    }
    assert!(
        failures.is_empty(),
        "{} of {count} runs failed; LLVM_FACTS_MUTATION=<seed> repeats one",
        failures.len()
    );
    assert_eq!(modules + errors + crashes + alone, count);
    assert!(alone * 5000 <= count.max(5000), "rebuild refuses what LLVM takes");
    all
}

#[derive(Default)]
struct Outcome {
    modules: u64,
    errors: u64,
    /// Of LLVM, which verifies what was made.
    crashes: u64,
    /// Refused, though LLVM takes it.
    alone: u64,
    failures: Vec<String>,
}

/// Has children run these seeds, a new one after each crash.
fn supervise(what: &str, mut seeds: Range<u64>) -> Outcome {
    let mut outcome = Outcome::default();
    while !seeds.is_empty() {
        let limit = format!("ulimit -v {MEMORY}; ulimit -c 0; exec \"$0\" \"$@\"");
        let mut child = Command::new("sh")
            .args(["-c", &limit])
            .arg(env::current_exe().unwrap())
            .args(["--exact", "child", "--nocapture"])
            .env(WHAT, what)
            .env(SEEDS, format!("{}..{}", seeds.start, seeds.end))
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let (sender, lines) = channel();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        let reader = thread::spawn(move || {
            for line in stdout.lines().map_while(Result::ok) {
                let _ = sender.send(line);
            }
        });
        let stderr = child.stderr.take().unwrap();
        let words = thread::spawn(move || std::io::read_to_string(stderr).unwrap_or_default());
        let mut running = None;
        let mut in_llvm = false;
        let mut why = String::new();
        loop {
            // The first line comes when the corpus is extracted.
            let patience = if running.is_some() { PATIENCE } else { PATIENCE * 12 };
            let line = match lines.recv_timeout(patience) {
                Ok(line) => line,
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => {
                    why = "takes too long".to_owned();
                    child.kill().unwrap();
                    break;
                }
            };
            let mut words = line.splitn(3, ' ');
            let (word, seed) = (words.next(), words.next().and_then(|s| s.parse::<u64>().ok()));
            match (word, seed) {
                (Some("begin"), Some(seed)) => (running, in_llvm) = (Some(seed), false),
                (Some("llvm"), Some(_)) => in_llvm = true,
                (Some("module"), Some(_)) => outcome.modules += 1,
                (Some("error"), Some(_)) => outcome.errors += 1,
                (Some("alone"), Some(_)) => outcome.alone += 1,
                // LLVM does not survive all that is wrong; whoever asks it is told so.
                (Some("crash"), Some(_)) => outcome.crashes += 1,
                (Some("wrong"), Some(seed)) => {
                    outcome.failures.push(format!("seed {seed}: {}", words.next().unwrap_or("")));
                }
                (Some("done"), _) => running = None,
                _ => {}
            }
        }
        let status = child.wait().unwrap();
        reader.join().unwrap();
        let stderr = words.join().unwrap();
        match running {
            Some(seed) if in_llvm && why.is_empty() => {
                outcome.crashes += 1;
                seeds.start = seed + 1;
            }
            Some(seed) => {
                let last = stderr.lines().rfind(|line| !line.is_empty()).unwrap_or_default();
                outcome.failures.push(format!("seed {seed}: {why} {status} {last}"));
                seeds.start = seed + 1;
            }
            None => {
                assert!(status.success(), "the child failed: {status}\n{stderr}");
                seeds.start = seeds.end;
            }
        }
    }
    outcome
}

/// Not a test by itself: what the child processes do.
#[test]
fn child() {
    if let Ok(seeds) = env::var(SEEDS) {
        let (from, to) = seeds.split_once("..").unwrap();
        let seeds = from.parse().unwrap()..to.parse().unwrap();
        run_all(&env::var(WHAT).unwrap(), seeds);
    }
}

fn run_all(what: &str, seeds: Range<u64>) {
    match what {
        "facts" => run_facts(seeds),
        "archives" => archives::run_all(seeds),
        _ => hostile::run_all(seeds),
    }
    println!("done");
}

fn run_facts(seeds: Range<u64>) {
    let mut inputs = support::corpus();
    // Of long modules LLVM would see the same again and again.
    inputs.retain(|input| input.bytes.len() < 30_000);
    let show = seeds.end - seeds.start == 1;
    let mut sources: Vec<Option<Source>> = inputs.iter().map(|_| None).collect();
    let dir = tempfile::tempdir().unwrap();
    for seed in seeds {
        println!("begin {seed}");
        let place = seed as usize % inputs.len();
        let source = sources[place].get_or_insert_with(|| Source::new(inputs[place].facts()));
        let files = source.mutate(&mut Random::new(seed));
        if show {
            println!("{}", inputs[place].name);
            for (relation, bytes) in &files {
                difference(source, *relation, bytes);
            }
        }
        match run(seed, source, &files, dir.path()) {
            Ok(came) => println!("{came} {seed}"),
            Err(message) if message.contains(".facts") => {
                println!("error {seed}");
                if show {
                    println!("{message}");
                }
            }
            Err(message) => println!("wrong {seed} the error names no file: {message:?}"),
        }
    }
}

/// From the mutated files to bitcode, and once more through LLVM's reader: a module, or a crash of
/// LLVM's.
fn run(
    seed: u64,
    source: &Source,
    files: &[(Relation, Vec<u8>)],
    dir: &std::path::Path,
) -> Result<&'static str, String> {
    let mut facts = source.facts.clone();
    for (relation, bytes) in files {
        fs::write(dir.join(relation.info().file_name()), bytes).unwrap();
    }
    let read = store::Overlay::read(dir).and_then(|overlay| overlay.apply(&mut facts));
    for (relation, _) in files {
        fs::remove_file(dir.join(relation.info().file_name())).unwrap();
    }
    read.map_err(|error| error.to_string())?;
    let index = Index::new(&facts);
    if let Some(error) = index.check().first() {
        return Err(error.to_string());
    }
    let made = rebuild::bitcode(&index, facts::Module(0));
    let made = made.map_err(|error| error.to_string())?;
    ir::Module::read(&made, false).map_err(|error| format!("what was written: {error}"))?;
    println!("llvm {seed}");
    let bitcode = match rebuild::verified(&index, facts::Module(0)) {
        Ok(bitcode) => bitcode,
        Err(Refused::Llvm(Failure::Crashed(_))) => return Ok("crash"),
        Err(error) => return Err(error.to_string()),
    };
    let module = Module::parse_leniently(&bitcode, Syntax::Bitcode, "rebuilt")?;
    let text = module.text();
    if let Ok(path) = env::var("LLVM_FACTS_MUTATION_TEXT") {
        fs::write(path, &text).unwrap();
    }
    drop(module);
    // LLVM's reader upgrades old intrinsics by their names alone, whatever their types.
    let renamed = |bytes: &[u8]| memchr::memmem::find(bytes, b"llvm.").is_some();
    if !files.iter().any(|(relation, bytes)| *relation == Relation::FunctionName && renamed(bytes))
    {
        Module::parse(&bitcode, Syntax::Bitcode, "rebuilt")
            .map_err(|why| format!("the bitcode cannot be read: {why}"))?;
    }
    Ok("module")
}

/// Which lines of a file are other than they were.
fn difference(source: &Source, relation: Relation, bytes: &[u8]) {
    let line = |row: Vec<Vec<u8>>| String::from_utf8_lossy(&row.join(&b'\t')).into_owned();
    let old: Vec<String> = source.rows(relation).into_iter().map(line).collect();
    let text = String::from_utf8_lossy(bytes);
    let new: Vec<&str> = text.lines().collect();
    println!("{}: {} lines, {} before", relation.info().file_name(), new.len(), old.len());
    let is_in = |line: &str, lines: &[&str]| lines.contains(&line);
    let olds: Vec<&str> = old.iter().map(String::as_str).collect();
    for line in olds.iter().filter(|line| !is_in(line, &new)).take(10) {
        println!("- {line}");
    }
    for line in new.iter().filter(|line| !is_in(line, &olds)).take(10) {
        println!("+ {line}");
    }
}
