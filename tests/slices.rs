//! Slices that run: of each program of `tests/slices` a module is made that keeps what one print
//! needs, LLVM's verifier accepts it, and it prints the same there.

#[path = "support/command.rs"]
mod command;
mod support;

use std::fs;
use std::path::Path;
use std::process::Command;

use command::{llvm_facts, run};
use support::{missing, root};

/// The lines of what a module prints that the chosen place prints.
fn printed(dir: &Path, module: &str) -> Vec<String> {
    let done = run(dir, "lli-15", &[module]);
    assert_eq!(done.status.code(), Some(0), "{module}");
    let text = String::from_utf8(done.stdout).unwrap();
    text.lines().filter(|line| line.starts_with("=> ")).map(str::to_owned).collect()
}

/// How many instructions facts have.
fn instructions(dir: &Path, facts: &str) -> usize {
    fs::read_to_string(dir.join(facts).join("instruction_opcode.facts")).unwrap().lines().count()
}

#[test]
fn slices_print_the_same_with_fewer_instructions() {
    if let Some(tool) = missing(&["clang-15", "lli-15"]) {
        eprintln!("SKIPPED: no {tool}: no slice is run");
        return;
    }
    let pass = root().join("datalog/transform/slice.dl");
    let mut programs: Vec<_> = fs::read_dir(root().join("tests/slices"))
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    programs.sort();
    assert_eq!(programs.len(), 20);
    for program in programs {
        let place = tempfile::tempdir().unwrap();
        let dir = place.path();
        let source = fs::read_to_string(&program).unwrap();
        let line = source.lines().position(|line| line.contains("\"=> ")).unwrap() + 1;
        let name = program.file_name().unwrap().to_str().unwrap();
        let mut clang = Command::new("clang-15");
        clang.args(["-O0", "-gline-tables-only", "-c", "-emit-llvm", "-o"]);
        assert!(clang.arg(dir.join("in.bc")).arg(&program).status().unwrap().success());
        llvm_facts(dir, &["extract", "-q", "-o", "facts", "in.bc"]);
        let chosen = format!("PLACE={name}:{line}");
        let pass = pass.to_str().unwrap();
        llvm_facts(dir, &["query", "-q", "facts", pass, "-M", &chosen, "-D", "overlay"]);
        llvm_facts(dir, &["rebuild", "facts", "--overlay", "overlay", "-q", "-o", "out.bc"]);
        llvm_facts(dir, &["extract", "-q", "-o", "again", "out.bc"]);
        let expected = printed(dir, "in.bc");
        assert_eq!(expected.len(), 1, "{name}");
        assert_eq!(expected, printed(dir, "out.bc"), "{name}");
        let [before, after] = ["facts", "again"].map(|facts| instructions(dir, facts));
        eprintln!("{name}: {after} of {before} instructions are left");
        assert!(after < before, "{name}: nothing is gone");
    }
}
