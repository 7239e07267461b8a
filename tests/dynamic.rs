//! Programs as witnesses: random C++ programs are compiled, changed to log what their calls through
//! pointers call, and run; what they saw must be in the call graph. `tests/dynamic/classes.py` says
//! how. 12 programs in four builds each, all 400 with LLVM_FACTS_TESTS=all; SEED is the first.
//! A program that fails is left, reduced, in the target directory. Random C programs whose data goes
//! many ways: what comes to a sink must be a flow (`tests/dynamic/values.py`). And programs whose
//! loads and stores say which objects they meet: those that their addresses are of, and point to,
//! in random programs that hand addresses on in many ways, too (`tests/dynamic/points.py`). And
//! random programs of arithmetic: each number is in its interval (`tests/dynamic/numbers.py`).

mod support;

use std::env;
use std::path::Path;
use std::process::Command;

use support::{missing, root};

#[test]
fn what_random_programs_call_is_in_the_call_graph() {
    random_programs("classes.py", &["python3", "clang++-15"], 12, 400);
}

/// What of the data from outside reaches what it must not reach.
#[test]
fn what_reaches_sinks_in_random_programs_is_a_flow() {
    random_programs("values.py", &["python3", "clang-15", "clang++-15"], 5, 100);
}

/// Where random programs access memory is where their addresses point.
#[test]
fn what_addresses_of_random_programs_meet_is_where_they_point() {
    random_programs("points.py", &["python3", "clang-15", "clang++-15"], 5, 300);
}

/// What random programs compute is in the intervals of their numbers.
#[test]
fn what_random_programs_compute_is_between_its_bounds() {
    random_programs("numbers.py", &["python3", "clang-15", "clang++-15"], 5, 300);
}

/// Random programs of a script, which needs these tools, some of them or all.
fn random_programs(script: &str, tools: &[&str], some: usize, all: usize) {
    if let Some(tool) = missing(tools) {
        eprintln!("SKIPPED: no {tool}: random programs are not run");
        return;
    }
    let is_all = env::var("LLVM_FACTS_TESTS").is_ok_and(|tests| tests == "all");
    if !is_all {
        let left = all - some;
        eprintln!("LEFT OUT: {left} of {all} random programs of {script}; scripts/test.sh --all");
    }
    let done = Command::new("python3")
        .arg(root().join("tests/dynamic").join(script))
        .args(["--seed", &env::var("SEED").unwrap_or_else(|_| "1".to_owned())])
        .args(["--count", &(if is_all { all } else { some }).to_string()])
        .args(["--keep", env!("CARGO_TARGET_TMPDIR")])
        .args(["--program", env!("CARGO_BIN_EXE_llvm-facts")])
        .output()
        .unwrap();
    let [said, failed] = [done.stdout, done.stderr].map(|text| String::from_utf8(text).unwrap());
    eprintln!("{said}");
    assert!(done.status.success(), "{said}\n{failed}");
}

#[test]
fn accesses_meet_the_objects_that_their_addresses_are_of() {
    if let Some(tool) = missing(&["python3", "clang++-15"]) {
        eprintln!("SKIPPED: no {tool}: no program is run");
        return;
    }
    let module = Path::new(env!("CARGO_TARGET_TMPDIR")).join("objects.bc");
    let builds = [&["-O0"][..], &["-O0", "-Xclang", "-no-opaque-pointers"], &["-O1", "-g"]];
    let sources = ["objects.c", "raised.cpp"].map(|name| root().join("tests/dynamic").join(name));
    for (source, build) in sources.iter().flat_map(|source| builds.map(|build| (source, build))) {
        let mut clang = Command::new("clang-15");
        clang.args(["-c", "-emit-llvm"]).args(build).arg(source).arg("-o").arg(&module);
        assert!(clang.status().unwrap().success());
        let done = Command::new("python3")
            .arg(root().join("tests/dynamic/witness.py"))
            .args(["--memory", "--program", env!("CARGO_BIN_EXE_llvm-facts")])
            .arg(&module)
            .output()
            .unwrap();
        let [said, failed] =
            [done.stdout, done.stderr].map(|text| String::from_utf8(text).unwrap());
        assert!(done.status.success(), "{build:?}: {said}\n{failed}");
        // Of every access the object is known.
        assert!(said.contains("(100.0 %)") && !said.contains("| 0 ("), "{build:?}: {said}");
        let done = Command::new("python3")
            .arg(root().join("tests/dynamic/witness.py"))
            .args(["--points", "--closed", "--program", env!("CARGO_BIN_EXE_llvm-facts")])
            .arg(&module)
            .output()
            .unwrap();
        let [said, failed] =
            [done.stdout, done.stderr].map(|text| String::from_utf8(text).unwrap());
        // What they met is where their addresses point.
        assert!(done.status.success() && said.contains("| 0 |"), "{build:?}: {said}\n{failed}");
    }
}
