//! However a run ends, it ends so in every command that works on modules or facts.

use std::fs;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use super::{Place, Ran};

const CRASH: &[u8] = include_bytes!("crashes_llvm_15.bc");
const RULES: &str = ".decl f(n: symbol) f(n) :- function_name(_, n).";

/// What a command reads, for which `IN` stands, and how it ends.
struct Row {
    arguments: &'static [&'static str],
    /// Whether an interrupt leaves nothing.
    all_or_nothing: bool,
}

/// Commands that read modules.
const OF_MODULES: [Row; 6] = [
    Row { arguments: &["extract", "IN", "-o", "out"], all_or_nothing: true },
    Row { arguments: &["roundtrip", "IN"], all_or_nothing: false },
    Row { arguments: &["query", "IN", "-e", RULES], all_or_nothing: false },
    Row {
        arguments: &["export", "IN", "-g", "cfg", "-f", "dot", "-o", "-"],
        all_or_nothing: false,
    },
    Row { arguments: &["view", "IN", "-o", "-"], all_or_nothing: false },
    Row { arguments: &["stats", "IN"], all_or_nothing: false },
];

/// Commands that read a fact directory.
const OF_FACTS: [Row; 3] = [
    Row { arguments: &["rebuild", "IN", "-o", "out.bc"], all_or_nothing: true },
    Row { arguments: &["stats", "IN"], all_or_nothing: false },
    Row { arguments: &["query", "IN", "-e", RULES], all_or_nothing: false },
];

impl Row {
    fn on(&self, inputs: &[&'static str]) -> Vec<&'static str> {
        let named = |&argument: &&'static str| match argument {
            "IN" => inputs.to_vec(),
            other => vec![other],
        };
        self.arguments.iter().flat_map(named).collect()
    }
}

/// All that a run has said.
fn said(ran: &Ran) -> String {
    String::from_utf8_lossy(&ran.out).into_owned() + &ran.err
}

#[test]
fn a_crash_names_the_module_and_no_other() {
    let place = Place::with_base();
    place.write("crash.bc", CRASH);
    for row in &OF_MODULES {
        for jobs in ["1", "3"] {
            let mut arguments = row.on(&["base.ll", "base.ll", "crash.bc", "base.ll"]);
            arguments.extend(["-j", jobs]);
            let ran = place.run(&arguments);
            let said = said(&ran);
            assert_eq!(ran.code, Some(1), "{arguments:?}: {said}");
            assert!(said.contains("crash.bc: LLVM crashed (segmentation fault)"), "{said}");
            assert!(!said.contains("base.ll"), "{arguments:?}: {said}");
            assert!(!place.path("out").exists());
        }
    }
}

#[test]
fn a_module_that_cannot_be_read_is_named_once() {
    let place = Place::with_base();
    place.write("bad.ll", "define\n");
    place.write("empty.bc", "");
    for row in &OF_MODULES {
        for (bad, reason) in [
            ("bad.ll", "bad.ll: line 2, column 1: "),
            ("empty.bc", "empty.bc: the file is empty"),
            ("none.bc", "none.bc: there is no such file"),
        ] {
            let arguments = row.on(&["base.ll", bad, "base.ll"]);
            let ran = place.run(&arguments);
            let said = said(&ran);
            assert_eq!(ran.code, Some(1), "{arguments:?}: {said}");
            assert!(said.contains(reason), "{arguments:?}: {said}");
            assert_eq!(said.matches(bad).count(), 1, "{arguments:?}: {said}");
        }
    }
}

/// Starts a run that does not end soon, and waits until it is at work. A shell that starts the
/// tests in the background has them ignore interrupts, and with them what they start.
fn start(place: &Place, arguments: &[&str]) -> Child {
    let child = Command::new("env")
        .current_dir(place.path(""))
        .args(["--default-signal=INT,TERM", env!("CARGO_BIN_EXE_llvm-facts")])
        .args(arguments)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let threads = format!("/proc/{}/task", child.id());
    let since = Instant::now();
    let waits = |thread: fs::DirEntry| {
        fs::read_to_string(thread.path().join("comm")).is_ok_and(|name| name == "interrupts\n")
    };
    while !fs::read_dir(&threads).unwrap().flatten().any(waits) {
        assert!(since.elapsed() < Duration::from_secs(60), "{arguments:?} does not begin");
        std::thread::sleep(Duration::from_millis(5));
    }
    child
}

fn interrupted(child: Child) -> Output {
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(kill.unwrap().success());
    child.wait_with_output().unwrap()
}

#[test]
fn an_interrupt_ends_every_command() {
    let place = Place::with_facts();
    place.write("list", "base.ll\n".repeat(20_000));
    // Whoever reads this file is at work for a while.
    place.write("facts/function_name.facts", "7\tmain\n".repeat(10_000_000));
    let rows = OF_MODULES.iter().map(|row| (row, "@list"));
    for (row, input) in rows.chain(OF_FACTS.iter().map(|row| (row, "facts"))) {
        let arguments = row.on(&[input]);
        let output = interrupted(start(&place, &arguments));
        let err = String::from_utf8_lossy(&output.stderr);
        let expected = match row.all_or_nothing {
            true => "llvm-facts: error: interrupted; nothing was written\n",
            false => "llvm-facts: error: interrupted\n",
        };
        assert_eq!((output.status.code(), &*err), (Some(130), expected), "{arguments:?}");
        assert_eq!(place.unfinished(), [""; 0], "{arguments:?}");
        assert!(!place.path("out").exists() && !place.path("out.bc").exists());
    }
}

/// Runs a command whose standard output goes there.
fn into(place: &Place, arguments: &[&str], out: impl Into<Stdio>) -> Output {
    Command::new(env!("CARGO_BIN_EXE_llvm-facts"))
        .current_dir(place.path(""))
        .args(arguments)
        .stdout(out)
        .output()
        .unwrap()
}

#[test]
fn standard_output_that_is_full_is_an_error_and_one_that_is_closed_is_none() {
    let place = Place::with_facts();
    let others: [&[&str]; 6] = [
        &["schema"],
        &["schema", "--format", "json"],
        &["man"],
        &["completions", "bash"],
        &["library"],
        &["rebuild", "facts", "-o", "-"],
    ];
    let of_modules = OF_MODULES[1..].iter().map(|row| row.on(&["base.ll"]));
    let of_facts = OF_FACTS[1..].iter().map(|row| row.on(&["facts"]));
    for arguments in others.map(<[_]>::to_vec).into_iter().chain(of_modules).chain(of_facts) {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = into(&place, &arguments, full);
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {err}");
        let expected = "error: standard output: cannot be written: No space left";
        assert!(err.contains(expected), "{arguments:?}: {err}");

        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = into(&place, &arguments, writer);
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{arguments:?}: {err}");
        assert!(!err.contains("error"), "{arguments:?}: {err}");
    }
}
