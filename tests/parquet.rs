//! Facts as Parquet: every command reads them, and so do duckdb, polars and pyarrow.

mod support;

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn llvm_facts(place: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_llvm-facts"));
    command.current_dir(place).args(arguments).output().unwrap()
}

#[track_caller]
fn passes(place: &Path, arguments: &[&str]) -> String {
    let ran = llvm_facts(place, arguments);
    assert!(ran.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&ran.stderr));
    String::from_utf8(ran.stdout).unwrap()
}

/// A directory with a module, and its facts as text and as Parquet.
fn place() -> tempfile::TempDir {
    let place = tempfile::tempdir().unwrap();
    let module = support::root().join("tests/corpus/compiled/program.O0-g.ll");
    fs::copy(module, place.path().join("program.ll")).unwrap();
    passes(place.path(), &["program.ll", "-o", "text", "-q"]);
    passes(place.path(), &["extract", "program.ll", "-o", "columns", "--format", "parquet", "-q"]);
    place
}

#[test]
fn every_command_reads_parquet_as_it_reads_text() {
    let place = place();
    let place = place.path();
    let query = ".decl loads(inst: Instruction) loads(inst) :- instruction_load(inst).";
    fs::write(place.join("own.dl"), ".include \"cfg.dl\"\n.output loop_header\n").unwrap();
    for arguments in [
        &["query", "-e", query][..],
        &["query", "-e", query, "--labels"],
        &["query", "own.dl"],
        &["export", "--graph", "callgraph", "--format", "json", "-q", "-o", "-"],
    ] {
        let on = |dir: &str| {
            let mut all = arguments.to_vec();
            all.insert(1, dir);
            passes(place, &all)
        };
        assert!(on("columns") == on("text"), "{arguments:?}");
    }
    for dir in ["text", "columns"] {
        passes(place, &["rebuild", dir, "-o", &format!("{dir}.bc"), "-q"]);
        passes(place, &["rebuild", dir, "-o", &format!("{dir}.ll"), "-q"]);
    }
    assert!(
        fs::read(place.join("text.bc")).unwrap() == fs::read(place.join("columns.bc")).unwrap()
    );
    assert!(
        fs::read(place.join("text.ll")).unwrap() == fs::read(place.join("columns.ll")).unwrap()
    );
    // What an overlay changes, it changes of both.
    fs::create_dir(place.join("new")).unwrap();
    fs::write(place.join("new/module_target_triple.facts"), "1\taarch64-linux-gnu\n").unwrap();
    passes(place, &["rebuild", "columns", "--overlay", "new", "-o", "new.ll", "-q"]);
    assert!(fs::read_to_string(place.join("new.ll")).unwrap().contains("aarch64-linux-gnu"));
    let rows = |dir| passes(place, &["stats", dir]).lines().next().unwrap_or_default().to_owned();
    assert_eq!(rows("text").split_whitespace().next(), rows("columns").split_whitespace().next());
}

#[test]
fn a_damaged_file_is_named() {
    let place = place();
    let place = place.path();
    let path = place.join("columns/function_name.parquet");
    let whole = fs::read(&path).unwrap();
    fs::write(&path, &whole[..whole.len() / 2]).unwrap();
    let ran = llvm_facts(place, &["rebuild", "columns", "-o", "x.bc"]);
    let said = String::from_utf8_lossy(&ran.stderr);
    assert_eq!(ran.status.code(), Some(1), "{said}");
    assert!(said.contains("function_name.parquet") && !place.join("x.bc").exists(), "{said}");
}

#[test]
fn duckdb_polars_and_pyarrow_read_what_the_text_says() {
    let Some(python) = support::python("duckdb, polars, pyarrow") else { return };
    let place = place();
    let mut command = Command::new(python);
    command.current_dir(place.path()).arg(support::root().join("tests/parquet/readers.py"));
    let ran = command.args(["columns", "text"]).output().unwrap();
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
}

/// The lines of Python in the reference make databases, which answer alike.
#[test]
fn databases_are_made_as_the_reference_says() {
    let Some(python) = support::python("duckdb, pyarrow") else { return };
    let place = tempfile::tempdir().unwrap();
    let module = support::root().join("tests/corpus/compiled/program.O0-g.ll");
    let extract = ["extract", module.to_str().unwrap(), "-o", "facts", "--format", "parquet", "-q"];
    passes(place.path(), &extract);
    let run = |program: &str| {
        let mut command = Command::new(&python);
        let ran = command.current_dir(place.path()).args(["-c", program]).output().unwrap();
        assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
        String::from_utf8(ran.stdout).unwrap()
    };
    let reference = fs::read_to_string(support::root().join("src/REFERENCE.md")).unwrap();
    let programs: Vec<&str> = reference.split("```python\n").skip(1).collect();
    assert_eq!(programs.len(), 2);
    for rest in programs {
        run(rest.split("```").next().unwrap());
    }
    let query = "SELECT n.name, count(*) FROM function_basicblock b JOIN function_name n \
        ON n.fn = b.fn GROUP BY n.name ORDER BY n.name";
    let answers = ["duckdb", "sqlite3"].map(|kind| {
        let file = if kind == "duckdb" { "facts.duckdb" } else { "facts.sqlite" };
        run(&format!(
            "import {kind}\nprint({kind}.connect('{file}').execute('{query}').fetchall())"
        ))
    });
    assert!(answers[0].contains("main"), "{}", answers[0]);
    assert_eq!(answers[0], answers[1]);
}
