//! The Python package, by pytest: its tests, and the examples of its documentation.
//!
//! Cargo has made the library, which is put beside the package's files as a link. What is longer, a
//! wheel in a new virtual environment and the notebooks, `LLVM_FACTS_TESTS=all` runs as well.

use std::env;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What the tests import.
const MODULES: &str = "duckdb, networkx, pandas, polars, pyarrow, pytest";

fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A Python that has the modules: the one that is named, that of `scripts/setup.sh graphs`, or the
/// system's. If there is none, the test says so and has nothing to run.
fn python(modules: &str) -> Option<PathBuf> {
    let named = env::var_os("LLVM_FACTS_PYTHON").map(PathBuf::from);
    let home = env::var_os("HOME").map(PathBuf::from).unwrap_or_default();
    let own = home.join(".local/share/llvm-facts/venv/bin/python");
    let has = |python: &PathBuf| {
        let mut command = Command::new(python);
        command.args(["-c", &format!("import {modules}")]).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    let found = named.into_iter().chain([own, "python3".into()]).find(has);
    if found.is_none() {
        eprintln!("SKIPPED: no Python has {modules}; scripts/setup.sh graphs installs what misses");
    }
    found
}

/// Where cargo has put programs and, one folder below, libraries.
fn built() -> PathBuf {
    let test = env::current_exe().unwrap();
    test.ancestors().nth(2).unwrap().to_path_buf()
}

#[test]
fn the_package_does_what_it_says() {
    let Some(python) = python(MODULES) else { return };
    let library = built().join("deps/libllvm_facts_python.so");
    assert!(library.is_file(), "{}: not there", library.display());
    let link = folder().join("python/llvm_facts/_native.abi3.so");
    let _ = std::fs::remove_file(&link);
    symlink(&library, &link).unwrap();
    let program = built().join("llvm-facts");
    let mut command = Command::new(python);
    command.current_dir(folder()).args(["-m", "pytest", "-q", "-rs", "-p", "no:cacheprovider"]);
    command.env("PYTHONPATH", folder().join("python")).env("PYTHONDONTWRITEBYTECODE", "1");
    command.env("LLVM_FACTS", &program);
    // Without the program the command line is not compared with; cargo makes it when it makes all.
    if !program.is_file() {
        eprintln!("SKIPPED: no {}: cargo build makes it", program.display());
        command.args(["-m", "not program"]);
    }
    let ran = command.output().unwrap();
    let said = String::from_utf8_lossy(&ran.stdout);
    assert!(ran.status.success(), "{said}\n{}", String::from_utf8_lossy(&ran.stderr));
    for left_out in said.lines().filter_map(|line| line.strip_prefix("SKIPPED ")) {
        eprintln!("SKIPPED: {left_out}");
    }
}

/// A wheel as it is given away, in a virtual environment that has nothing else, where neither LLVM nor
/// anything of ours is on PATH: it reads a module and answers.
#[test]
fn the_wheel_needs_nothing() {
    if env::var_os("LLVM_FACTS_TESTS").is_none_or(|tests| tests != "all") {
        eprintln!("SKIPPED: the wheel is not built; LLVM_FACTS_TESTS=all builds it");
        return;
    }
    let Some(python) = python("maturin") else { return };
    let place = tempfile::tempdir().unwrap();
    let mut maturin = Command::new(&python);
    maturin.current_dir(folder()).args(["-m", "maturin", "build", "--quiet", "--out"]);
    passes(maturin.arg(place.path().join("wheels")));
    let mut wheels = std::fs::read_dir(place.path().join("wheels")).unwrap();
    let wheel = wheels.next().unwrap().unwrap().path();
    let name = wheel.file_name().unwrap().to_string_lossy().into_owned();
    assert!(name.contains("cp39-abi3-"), "{name}");
    let size = wheel.metadata().unwrap().len();
    assert!(size < 15_000_000, "{name} has {size} bytes");
    let fresh = place.path().join("fresh");
    passes(Command::new(&python).args(["-m", "venv"]).arg(&fresh));
    let python = fresh.join("bin/python");
    passes(Command::new(&python).args(["-m", "pip", "install", "--no-index", "-q"]).arg(&wheel));
    let module = folder().join("../../tests/corpus/compiled/program.O2-g.bc");
    let lines = "import sys, llvm_facts as lf; module = lf.load(sys.argv[1]); \
        print(list(module.query('function_name(f, \"main\")', labels=True)['answer']), lf.llvm())";
    let mut first = Command::new(&python);
    first.env_clear().current_dir(place.path()).args(["-c", lines]).arg(module);
    assert_eq!(passes(&mut first), "[('@main',)] None\n");
}

/// What a command prints, which must succeed.
#[track_caller]
fn passes(command: &mut Command) -> String {
    let ran = command.output().unwrap();
    assert!(ran.status.success(), "{command:?}: {}", String::from_utf8_lossy(&ran.stderr));
    String::from_utf8(ran.stdout).unwrap()
}
