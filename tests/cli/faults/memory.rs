//! There is no memory: an allocation of the process that works fails, or of LLVM's, and perhaps all
//! that follow. The output is the old one or the new one, whole, and the next run leaves nothing behind.
//! A process that has no memory says so and aborts, as Rust's do; of LLVM's this program says it.
//!
//! An object that is loaded before the C library does it (`no_memory.c`). Some allocations, a thousand
//! with LLVM_FACTS_TESTS=all; MEMORY_SEED has others.

use std::env;
use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use super::{ROWS, Row, Trial};

const SAMPLE: usize = 3;
const ALL: usize = 1000;

/// How the two programs are called.
const OWN: &str = "llvm-facts";
const LLVM: &str = "llvm-facts-llvm";

/// Commands that have LLVM at work.
const WITH_LLVM: [Row; 2] = [
    Row {
        name: "extract text",
        before: &["a.bc", "-o", "out"],
        arguments: &["b.ll", "-o", "out"],
        out: "out",
    },
    Row {
        name: "rebuild verified",
        before: &["rebuild", "facts", "-o", "out.bc", "--module=0"],
        arguments: &["rebuild", "facts", "-o", "out.bc", "--module=1"],
        out: "out.bc",
    },
];

/// The object, made by the system's C compiler.
fn object(what: &str) -> Option<PathBuf> {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let object = dir.join(format!("no_{what}-{}.so", std::process::id()));
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cli/faults/no_memory.c");
    let flags = ["-O1", "-shared", "-fPIC", "-Wall", "-Werror", "-o"];
    let made = Command::new("cc").args(flags).arg(&object).arg(source).status();
    made.is_ok_and(|status| status.success()).then_some(object)
}

/// A run with this in its environment.
fn run(trial: &Trial, object: &Path, more: &[(&str, &str)], options: &[&str]) -> Output {
    trial
        .command(Command::new(env!("CARGO_BIN_EXE_llvm-facts")))
        .args(options)
        .env("LD_PRELOAD", object)
        .env("RUST_BACKTRACE", "0")
        .envs(more.iter().copied())
        .output()
        .unwrap()
}

/// What fails in the program is told by what is in its environment.
fn fails(trial: &mut Trial, object: &Path, program: &str, more: &[(&str, &str)]) {
    trial.again();
    let output = run(trial, object, more, &[]);
    let err = String::from_utf8_lossy(&output.stderr);
    let what = format!("{}: {more:?}: {:?}: {err}", trial.row.name, output.status);
    let now = trial.now();
    match (output.status.code(), output.status.signal()) {
        // What is needed for less than the work need not be there.
        (Some(0), _) => assert!(now == trial.new, "{what}"),
        (Some(1), _) => {
            assert!(now == trial.old || now == trial.new, "{what}");
            assert!(err.lines().any(|line| line.starts_with("llvm-facts: error: ")), "{what}");
            assert!(!err.contains("internal error") && !err.contains("panicked"), "{what}");
        }
        (None, Some(6)) if program == OWN => {
            assert!(now == trial.old || now == trial.new, "{what}");
            // Rust says the one, the C library the other.
            assert!(
                err.contains("memory allocation of ") || err.contains("out of memory"),
                "{what}"
            );
        }
        _ => panic!("{what}"),
    }
    trial.next(&what);
    trial.tried += 1;
}

/// So many threads a command has at most.
const THREADS: u64 = 9;

#[test]
fn without_threads_there_is_the_old_output_or_the_new_one() {
    let Some(object) = object("threads") else {
        eprintln!("SKIPPED: no C compiler: every thread starts");
        return;
    };
    let is_all = env::var("LLVM_FACTS_TESTS").is_ok_and(|tests| tests == "all");
    for (place, row) in ROWS.iter().chain(&WITH_LLVM).enumerate() {
        let mut trial = Trial::new(row);
        for at in (1..=THREADS).filter(|at| is_all || (place as u64 + at).is_multiple_of(3)) {
            let number = at.to_string();
            for more in
                [&[("FAIL_THREAD", &*number)][..], &[("FAIL_THREAD", &number), ("FAIL_ON", "1")]]
            {
                let more = [more, &[("FAIL_IN", OWN)]].concat();
                fails(&mut trial, &object, OWN, &more);
            }
        }
    }
    let _ = fs::remove_file(object);
}

#[test]
fn without_memory_there_is_the_old_output_or_the_new_one() {
    let Some(object) = object("memory") else {
        eprintln!("SKIPPED: no C compiler: no allocation fails");
        return;
    };
    let is_all = env::var("LLVM_FACTS_TESTS").is_ok_and(|tests| tests == "all");
    let seed = env::var("MEMORY_SEED").map_or(1, |seed| seed.parse().unwrap());
    let rows: Vec<(&Row, &str)> = ROWS
        .iter()
        .map(|row| (row, OWN))
        .chain(WITH_LLVM.iter().flat_map(|row| [(row, OWN), (row, LLVM)]))
        .collect();
    let points = if is_all { ALL.div_ceil(rows.len()) } else { SAMPLE };
    let mut random = fastrand::Rng::with_seed(seed);
    let mut tried = Vec::new();
    for (row, program) in rows {
        let mut trial = Trial::new(row);
        trial.again();
        let count = trial.origin.path("count");
        let told = [("FAIL_IN", program), ("COUNT_TO", count.to_str().unwrap())];
        // The file is neither an input nor an output.
        let output = run(&trial, &object, &told, &["--no-sandbox"]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let count = fs::read(count).unwrap();
        let count = u64::from_ne_bytes(count.try_into().unwrap());
        for _ in 0..points {
            let at = random.u64(1..=count).to_string();
            let mut more = vec![("FAIL_IN", program), ("FAIL_AT", &at)];
            more.extend(random.bool().then_some(("FAIL_ON", "1")));
            fails(&mut trial, &object, program, &more);
        }
        tried.push(format!("{} {program} {} of {count}", row.name, trial.tried));
    }
    let _ = fs::remove_file(object);
    println!("allocations: {}", tried.join(", "));
}
