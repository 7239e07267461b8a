//! Sessions: scripts on standard input, and a person at a terminal (`terminal.py`).
//!
//! `shell.txt` has the scripts, each followed by what is said; `BLESS=1` writes that anew, to be
//! read before it is committed.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::Place;

/// Between two cases, and between a script and what is said.
const NEXT: &str = "\n--------\n";
const GIVES: &str = "\n  gives";

#[test]
fn scripts_are_answered() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/shell.txt");
    let text = fs::read_to_string(&file).expect("the cases");
    let case = |case: &str| {
        let asked = case.split(GIVES).next().unwrap_or_default();
        let mut lines = asked.lines().skip(1);
        let arguments = lines.next().and_then(|line| line.strip_prefix("$ ")).expect("arguments");
        let script: String = lines.map(|line| format!("{line}\n")).collect();
        let place = Place::with_facts();
        let arguments: Vec<&str> = ["shell"].into_iter().chain(arguments.split(' ')).collect();
        let mut command = place.command(&arguments);
        command.write_stdin(script);
        let ran = place.run_command(command);
        let out = String::from_utf8_lossy(&ran.out);
        let code = ran.code.expect("an exit code");
        let said = format!("{out}{}exit {code}", ran.err);
        let said: Vec<&str> = said.lines().map(str::trim_end).collect();
        format!("{asked}{GIVES}\n{}", said.join("\n"))
    };
    let wanted: Vec<&str> = text.trim_end().split(NEXT).collect();
    let made: Vec<String> = wanted.iter().map(|wanted| case(wanted)).collect();
    if std::env::var_os("BLESS").is_some() {
        fs::write(&file, made.join(NEXT) + "\n").expect("written");
        return;
    }
    for (made, wanted) in made.iter().zip(&wanted) {
        assert_eq!(made, wanted);
    }
}

#[test]
fn what_is_saved_answers_as_the_session_did() {
    let place = Place::with_facts();
    let mut command = place.command(&["shell", "base.ll"]);
    command.write_stdin(
        "called(f) :- call_edge(_, f, _).\nidle(f) :- function_name(f, _), !called(f).\n\
         idle(f)\n.save idle.dl\n.view idle.html\n",
    );
    let ran = place.run_command(command);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let rows = String::from_utf8(ran.out).expect("text");
    assert!(!rows.is_empty());
    assert_eq!(place.ok(&["query", "base.ll", "idle.dl"]), rows);
    assert!(place.read("idle.html").starts_with("<!DOCTYPE html>"));
}

#[test]
fn a_person_at_a_terminal_is_answered() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("SKIPPED: no python3: nobody is at a terminal");
        return;
    }
    let place = Place::with_base();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/terminal.py");
    let mut command = Command::new("python3");
    command.arg(script).arg(env!("CARGO_BIN_EXE_llvm-facts"));
    let ran = command.args([place.path("base.ll"), place.path("state")]).output().expect("it runs");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
}
