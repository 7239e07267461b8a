//! What others use in their CI: the action and the workflows, run as a forge runs them, and the hooks
//! for pre-commit.
//!
//! `forge` reads YAML, puts values where expressions stand, and runs what `run` says in bash. What
//! would install something is a stand-in there, which notes what it is told.

mod action;
mod forge;
mod hooks;
mod sarif;
#[path = "../support/mod.rs"]
mod support;
mod workflows;

use std::ffi::OsString;
use std::fs;
use std::path::Path;

use tempfile::TempDir;

/// A program with two findings.
const PROGRAM: &str = "
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    char line[100];
    if (fgets(line, sizeof line, stdin))
        system(line);
    char *text = malloc(4);
    free(text);
    free(text);
    return 0;
}
";

/// A repository with it, and with its build in both ways: for `CMake`, and written by it.
fn project() -> TempDir {
    let place = tempfile::tempdir().unwrap();
    fs::write(place.path().join("main.c"), PROGRAM).unwrap();
    build(place.path(), "cc -g -c main.c");
    let cmake = "cmake_minimum_required(VERSION 3.16)\nproject(p C)\nadd_executable(p main.c)\n";
    fs::write(place.path().join("CMakeLists.txt"), cmake).unwrap();
    place
}

/// Writes the build: this command.
fn build(place: &Path, command: &str) {
    let dir = place.display();
    let commands =
        format!(r#"[{{"directory": "{dir}", "file": "main.c", "command": "{command}"}}]"#);
    fs::write(place.join("compile_commands.json"), commands).unwrap();
}

/// The path of what `cargo` has built before all others.
fn path() -> OsString {
    let program = Path::new(env!("CARGO_BIN_EXE_llvm-facts")).parent().unwrap();
    let mut path = program.as_os_str().to_owned();
    path.push(":");
    path.push(std::env::var_os("PATH").unwrap_or_default());
    path
}
