//! Programs that tests run in a directory.

use std::path::Path;
use std::process::{Command, Output};

pub fn run(dir: &Path, program: &str, arguments: &[&str]) -> Output {
    let output = Command::new(program).current_dir(dir).args(arguments).output();
    output.unwrap_or_else(|error| panic!("{program}: {error}"))
}

/// What llvm-facts, which must succeed, prints.
pub fn llvm_facts(dir: &Path, arguments: &[&str]) -> String {
    let output = run(dir, env!("CARGO_BIN_EXE_llvm-facts"), arguments);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "llvm-facts {arguments:?}: {said}");
    String::from_utf8(output.stdout).unwrap()
}
