//! What `doctor` says of what is installed, on machines made for it.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};

use assert_cmd::Command;
use serde_json::Value;

use crate::{Place, Ran};

/// `doctor` where only what is in `bin` is on PATH.
fn doctor(place: &Place, llvm: &str, more: &[&str]) -> Ran {
    let mut command: Command = place.command(&[&["doctor"], more].concat());
    command
        .env("PATH", place.path("bin"))
        .env("HOME", place.path(""))
        .env_remove("LLVM_FACTS_PYTHON");
    command.env("LLVM_SYS_150_PREFIX", place.path("llvm")).env("LLVM_FACTS_LLVM", llvm);
    place.run_command(command)
}

fn install(place: &Place, name: &str, script: &str) {
    let path = place.path("bin").join(name);
    fs::write(&path, format!("#!/bin/sh\n{script}\n")).expect("a program");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("one that starts");
}

/// Names and states.
fn states(ran: &Ran) -> Vec<(String, String)> {
    let report: Value = serde_json::from_slice(&ran.out).expect("it is JSON");
    let text = |part: &Value, key: &str| part[key].as_str().unwrap_or_default().to_owned();
    let parts = report["parts"].as_array().expect("parts");
    parts.iter().map(|part| (text(part, "name"), text(part, "state"))).collect()
}

#[test]
fn a_machine_without_anything_is_no_fault_of_the_program() {
    let place = Place::empty();
    fs::create_dir(place.path("bin")).expect("a directory");
    let ran = doctor(&place, "/none", &["--format", "json"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let [program, others @ ..] = &states(&ran)[..] else { panic!("no parts") };
    assert_eq!(*program, ("llvm-facts".to_owned(), "there".to_owned()));
    assert_eq!(others.len(), 6, "{others:?}");
    assert!(others.iter().all(|(_, state)| state == "missing"), "{others:?}");
    let ran = doctor(&place, "/none", &[]);
    let text = String::from_utf8_lossy(&ran.out);
    assert_eq!((ran.code, text.matches("missing  ").count()), (Some(0), 6), "{text}");
    for advice in ["install Soufflé", "Debian: clang-15", "Debian: graphviz", "setup.sh graphs"] {
        assert!(text.contains(advice), "{advice} in\n{text}");
    }
}

#[test]
fn what_is_there_has_a_version_and_a_place() {
    let place = Place::empty();
    fs::create_dir(place.path("bin")).expect("a directory");
    install(&place, "souffle", "echo 'Version: 9.7'");
    install(&place, "clang-15", "echo 'Some clang version 15.0.9'");
    install(&place, "dot", "echo 'dot - graphviz version 3.1.4 (0)' >&2");
    install(&place, "google-chrome", "echo Chrome 101.2.3");
    // A Python that says whatever it is asked that one module is missing.
    install(&place, "python3", "case $1 in -c) echo duckdb ;; *) echo Python 3.11.5 ;; esac");
    let llvm = concat!(env!("CARGO_BIN_EXE_llvm-facts"), "-llvm");
    let ran = doctor(&place, llvm, &[]);
    let text = String::from_utf8_lossy(&ran.out);
    assert_eq!(ran.code, Some(0), "{text}");
    for (name, version, program) in [
        ("clang 15", "15.0.9", "clang-15"),
        ("Soufflé", "9.7", "souffle"),
        ("Graphviz", "3.1.4", "dot"),
        ("Chromium", "101.2.3", "google-chrome"),
    ] {
        let path = place.path("bin").join(program);
        let line = format!("ok       {name} {version}  {}\n", path.display());
        assert!(text.contains(&line), "{line} in\n{text}");
    }
    assert!(text.contains("ok       LLVM 15."), "{text}");
    assert!(text.contains("missing  Python 3.11.5  "), "{text}");
    assert!(text.contains("it lacks duckdb;"), "{text}");
    // One that is there and does not work.
    install(&place, "dot", "echo broken >&2; exit 3");
    let ran = doctor(&place, llvm, &[]);
    let text = String::from_utf8_lossy(&ran.out);
    assert!(
        text.contains("BROKEN   Graphviz") && text.contains("exit status: 3): broken"),
        "{text}"
    );
    assert_eq!(ran.code, Some(0), "others' programs are no fault of this one");
}

#[test]
fn a_part_of_llvm_that_does_not_work_is_a_fault() {
    let place = Place::empty();
    fs::create_dir(place.path("bin")).expect("a directory");
    symlink("/bin/false", place.path("bin/llvm")).expect("a link");
    let llvm = place.path("bin/llvm").display().to_string();
    let ran = doctor(&place, &llvm, &[]);
    let text = String::from_utf8_lossy(&ran.out);
    assert_eq!(ran.code, Some(1), "{text}");
    assert!(text.contains(&format!("BROKEN   LLVM  {llvm}\n")), "{text}");
    assert!(text.contains("LLVM ended its process with exit code 1"), "{text}");
}
