//! Every call of the file system fails in turn, and the process is killed at every such call: there
//! is the old output or the new one, whole; nothing is left behind, or the next run removes it; an
//! error has its message and exit code; what is put into its place is on the disk before.
//!
//! strace does it (its option `inject`). Some calls of each command, all with LLVM_FACTS_TESTS=all.

mod log;
mod memory;

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Command, Output};

use self::log::{Call, unsynced};
use super::{BASE, Place, bitcode};

/// How the names of what is in the making begin.
const PARTIAL: &str = ".llvm-facts-partial-";

/// So many calls of a command fail without LLVM_FACTS_TESTS=all.
const SAMPLE: usize = 8;

/// Calls that find, make, change or remove files, and the error that each may well have.
const CALLS: [(&str, &str); 23] = [
    ("openat", "ENOSPC"),
    ("read", "EIO"),
    ("pread64", "EIO"),
    ("write", "ENOSPC"),
    ("pwrite64", "ENOSPC"),
    // Who is killed here has done all before; an error of it no program hears of.
    ("close", ""),
    ("lseek", "EIO"),
    ("statx", "EIO"),
    ("fstat", "EIO"),
    ("newfstatat", "EIO"),
    ("getdents64", "EIO"),
    ("readlink", "EIO"),
    ("mkdir", "ENOSPC"),
    ("unlink", "EIO"),
    ("unlinkat", "EIO"),
    ("rename", "ENOSPC"),
    ("renameat2", "ENOSPC"),
    ("link", "ENOSPC"),
    ("linkat", "ENOSPC"),
    ("chmod", "EPERM"),
    ("fsync", "EIO"),
    ("syncfs", "EIO"),
    ("flock", "ENOLCK"),
];

/// Calls by which an output is made, and not removed.
const MAKING: [&str; 12] = [
    "O_CREAT",
    "write(",
    "pwrite64(",
    "mkdir(",
    "rename(",
    "renameat2(",
    "link(",
    "linkat(",
    "chmod(",
    "fsync(",
    "syncfs(",
    "flock(",
];

/// A command whose output takes the place of another.
struct Row {
    name: &'static str,
    /// Makes the old output, if there is one.
    before: &'static [&'static str],
    arguments: &'static [&'static str],
    /// The output: a file or a directory.
    out: &'static str,
}

const FEW: &str = "--relations=module,module_source_filename,function_name";

const ROWS: [Row; 11] = [
    Row { name: "extract", before: &[], arguments: &["a.bc", "-o", "out", FEW], out: "out" },
    Row {
        name: "extract again",
        before: &["a.bc", "-o", "out", "--relations=module"],
        arguments: &["a.bc", "b.bc", "-o", "out", FEW],
        out: "out",
    },
    Row {
        name: "extract as Parquet",
        before: &["a.bc", "-o", "out", FEW],
        arguments: &["b.bc", "-o", "out", "--format=parquet", FEW],
        out: "out",
    },
    Row {
        name: "rebuild",
        before: &["rebuild", "facts", "-o", "out.bc", "--module=0", "--no-verify"],
        arguments: &["rebuild", "facts", "-o", "out.bc", "--module=1", "--no-verify"],
        out: "out.bc",
    },
    Row {
        name: "rebuild several",
        before: &["rebuild", "others", "-o", "out", "--no-verify"],
        arguments: &["rebuild", "facts", "-o", "out", "--no-verify"],
        out: "out",
    },
    Row {
        name: "transform",
        before: &["transform", "a.bc", "trace_entries", "-o", "out.bc", "--no-verify"],
        arguments: &["transform", "b.bc", "trace_entries", "-o", "out.bc", "--no-verify"],
        out: "out.bc",
    },
    Row {
        name: "query",
        before: &[],
        arguments: &["query", "a.bc", "q.dl", "-D", "out"],
        out: "out",
    },
    Row {
        name: "query again",
        before: &["query", "a.bc", "q.dl", "-D", "out"],
        arguments: &["query", "b.bc", "q.dl", "-D", "out"],
        out: "out",
    },
    Row {
        name: "export",
        before: &["export", "a.bc", "-g", "cfg", "-f", "neo4j", "-o", "out"],
        arguments: &["export", "b.bc", "-g", "cfg", "-f", "neo4j", "-o", "out", "--force"],
        out: "out",
    },
    Row {
        name: "view",
        before: &["view", "a.bc", "-o", "out.html"],
        arguments: &["view", "b.bc", "-o", "out.html"],
        out: "out.html",
    },
    Row {
        name: "shard run",
        before: &[],
        arguments: &["shard", "run", "catalogue"],
        out: "catalogue/shards",
    },
];

/// What there is at a path: names below it, and what is in the files.
type State = BTreeMap<String, Vec<u8>>;

/// All of it.
fn all(path: &Path) -> State {
    let mut all = State::new();
    let mut waiting = vec![path.to_path_buf()];
    while let Some(next) = waiting.pop() {
        let name = next.strip_prefix(path).unwrap().to_string_lossy().into_owned();
        if next.is_dir() {
            waiting.extend(fs::read_dir(&next).unwrap().map(|entry| entry.unwrap().path()));
            if next != path {
                all.insert(format!("{name}/"), Vec::new());
            }
        } else if next.exists() {
            all.insert(name, fs::read(&next).unwrap());
        }
    }
    all
}

/// All but what is in the making.
fn state(path: &Path) -> State {
    let mut state = all(path);
    state.retain(|name, _| !name.contains(PARTIAL));
    state
}

/// What commands are tried on.
struct Trial {
    place: Place,
    row: &'static Row,
    /// Everything before the command, but for the log.
    origin: Place,
    old: State,
    new: State,
    tried: usize,
}

impl Trial {
    fn new(row: &'static Row) -> Self {
        let origin = Place::empty();
        let module = |name: &str| format!("source_filename = \"{name}\"\n{BASE}");
        origin.write("a.bc", bitcode(&module("a.c")));
        let more = "define void @more() {\n  call void @more()\n  ret void\n}\n";
        origin.write("b.bc", bitcode(&(module("b.c") + more)));
        origin.write("b.ll", module("b.c") + more);
        origin.write(
            "q.dl",
            ".include \"facts.dl\"\n.decl named(n: symbol)\nnamed(n) :- function_name(_, n).\n.output named\n\
             .decl in(n: symbol)\nin(n) :- module_source_filename(_, n).\n.output in\n",
        );
        origin.ok(&["a.bc", "b.bc", "-o", "facts", "-q"]);
        origin.ok(&["b.bc", "a.bc", "-o", "others", "-q"]);
        origin.ok(&["shard", "plan", "a.bc", "b.bc", "-o", "catalogue", "-q"]);
        if !row.before.is_empty() {
            origin.ok(row.before);
        }
        if row.out == "out" && origin.path("out").is_dir() && row.arguments[0] == "query" {
            // Another program's answers.
            origin.write("out/other.csv", "theirs\n");
        }
        let mut trial = Self {
            place: Place::empty(),
            row,
            old: state(&origin.path(row.out)),
            new: State::new(),
            origin,
            tried: 0,
        };
        trial.again();
        trial.place.ok(row.arguments);
        trial.new = trial.now();
        assert_ne!(trial.old, trial.new, "{}", row.name);
        trial
    }

    /// Everything as it was at first.
    fn again(&mut self) {
        self.place = Place::empty();
        let copied = Command::new("cp")
            .args(["-a", "."])
            .arg(self.place.path(""))
            .current_dir(self.origin.path(""))
            .status();
        assert!(copied.unwrap().success());
    }

    fn now(&self) -> State {
        state(&self.place.path(self.row.out))
    }

    /// Runs the command below strace with these options, and answers what strace logs.
    fn traced(&self, options: &[&str]) -> (Output, String) {
        let log = self.origin.path("strace.log");
        let mut strace = Command::new("strace");
        strace
            .args(["-f", "--seccomp-bpf", "-y", "-qq", "-s", "0", "-o"])
            .arg(&log)
            .args(options)
            .arg(env!("CARGO_BIN_EXE_llvm-facts"));
        let output = self.command(strace).output().unwrap();
        (output, fs::read_to_string(log).unwrap())
    }

    /// The command of the row, with one thread, by what starts it.
    fn command(&self, mut start: Command) -> Command {
        start
            .args(self.row.arguments)
            .args(if self.row.arguments[0] == "rebuild" { &[][..] } else { &["-j1"] })
            .env("RAYON_NUM_THREADS", "1")
            .current_dir(self.place.path(""));
        start
    }

    /// The calls of a run that goes well. What it puts into its place is on the disk.
    fn calls(&mut self) -> Vec<Call> {
        self.again();
        let names: Vec<&str> = CALLS.iter().map(|(name, _)| *name).collect();
        let trace = format!("trace=poll,{}", names.join(","));
        let (output, log) = self.traced(&["-e", &trace]);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let is_own = |path: &str| path.starts_with(&*self.place.path("").to_string_lossy());
        assert_eq!(unsynced(&log, is_own), [""; 0], "{}", self.row.name);
        log::calls(&log)
    }

    /// The Nth call of a name, of each thread, has this error.
    fn fails(&mut self, call: &Call, error: &str) {
        self.again();
        let (name, nth) = (&call.name, call.nth);
        let inject = format!("inject={name}:error={error}:when={nth}");
        let (output, log) = self.traced(&["-e", &format!("trace={name}"), "-e", &inject]);
        let failed: Vec<&str> = log.lines().filter(|it| it.ends_with("(INJECTED)")).collect();
        // The system's loader has no message of ours.
        if failed.is_empty() || failed.iter().any(|it| it.contains(".so.")) {
            return;
        }
        self.tried += 1;
        let err = String::from_utf8_lossy(&output.stderr);
        let what = format!("{}: {inject}: {failed:?}: {:?}: {err}", self.row.name, output.status);
        let now = self.now();
        match output.status.code() {
            Some(0) => assert!(now == self.new, "{what}"),
            Some(1) => {
                assert!(now == self.old || now == self.new, "{what}");
                let is_deaf = failed.iter().any(|it| it.contains("write(2"));
                let is_error = |line: &str| line.starts_with("llvm-facts: error: ");
                // What a pass has changed is said before it is in its place.
                let is_said = match self.row.arguments[0] {
                    "transform" => err.lines().any(is_error),
                    _ => is_error(&err),
                };
                assert!(is_deaf || is_said, "{what}");
                assert!(!err.contains("internal error") && !err.contains("panicked"), "{what}");
            }
            _ => panic!("{what}"),
        }
        // What cannot be removed, for which it is looked at, stays until the next time.
        let makes = |line: &&str| MAKING.iter().any(|name| line.contains(name));
        let is_making = !name.starts_with("unlink") && failed.iter().all(makes);
        if is_making {
            assert_eq!(self.left(), [""; 0], "{what}");
        }
        self.next(&what);
    }

    /// The process is killed at the Nth call of a name.
    fn is_killed(&mut self, call: &Call) {
        self.again();
        let (name, nth) = (&call.name, call.nth);
        let inject = format!("inject={name}:signal=KILL:when={nth}");
        let (output, _) = self.traced(&["-e", &format!("trace={name}"), "-e", &inject]);
        if output.status.signal() != Some(9) && output.status.code() != Some(137) {
            return;
        }
        self.tried += 1;
        let now = self.now();
        let what = format!("{}: {inject}", self.row.name);
        assert!(now == self.old || now == self.new, "{what}: {:?}", now.keys());
        self.next(&what);
    }

    /// The next run, which nothing keeps from it, writes the new and removes what is left.
    fn next(&self, what: &str) {
        let ran = self.place.run(self.row.arguments);
        assert_eq!(ran.code, Some(0), "{what}; then {}", ran.err);
        assert!(self.now() == self.new, "{what}; then {:?}", self.now().keys());
        assert_eq!(self.left(), [""; 0], "{what}; then");
    }

    /// What is in the place and was not there before, but for the output.
    fn left(&self) -> Vec<String> {
        let before = all(&self.origin.path(""));
        let is_output = |name: &String| name.starts_with(self.row.out) && !name.contains(PARTIAL);
        let now = all(&self.place.path("")).into_keys();
        now.filter(|name| !before.contains_key(name) && !is_output(name)).collect()
    }
}

/// Whether strace is there and may trace.
pub fn can_trace() -> bool {
    let tried = Command::new("strace").args(["-qq", "-o", "/dev/null", "true"]).status();
    tried.is_ok_and(|status| status.success())
}

#[test]
fn whatever_fails_there_is_the_old_output_or_the_new_one() {
    if !can_trace() {
        eprintln!("SKIPPED: no strace, or it may trace nothing: no call of the system fails");
        return;
    }
    let all = env::var("LLVM_FACTS_TESTS").is_ok_and(|tests| tests == "all");
    let only = env::var("ROW").ok();
    let mut tried = Vec::new();
    for row in ROWS.iter().filter(|row| only.as_ref().is_none_or(|only| row.name == only)) {
        let mut trial = Trial::new(row);
        let calls = trial.calls();
        let step = if all { 1 } else { calls.len().div_ceil(SAMPLE) };
        for (at, call) in calls.iter().enumerate() {
            let error = CALLS.iter().find(|(name, _)| *name == call.name).unwrap().1;
            if at % step == step / 2 && !error.is_empty() {
                trial.fails(call, error);
            }
            if at % step == step - 1 {
                trial.is_killed(call);
            }
        }
        tried.push(format!("{} {}", row.name, trial.tried));
    }
    println!("points: {}", tried.join(", "));
}
