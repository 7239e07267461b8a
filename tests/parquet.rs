//! Facts as Parquet: every command reads them, and so do duckdb, polars and pyarrow.

#[path = "parquet/data_sets.rs"]
mod data_sets;
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

const ANSWERS: &str = ".include \"facts.dl\"
.type Pair = [name: symbol, n: number]
.decl named(f: Function, name: symbol) named(f, n) :- function_name(f, n). .output named
.decl blocks(f: Function, n: number, less: number, half: float, most: unsigned)
blocks(f, n, 0 - n, to_float(n) / 2, 4294967295) :-
    function_name(f, _), n = count : { function_basicblock(f, _, _) }. .output blocks
.decl pair(x: Pair) pair([n, 1]) :- function_name(_, n). .output pair
.decl none(f: Function, n: symbol) none(f, n) :- function_name(f, n), n = \"\\n\". .output none
.decl has() has() :- function_name(_, _). .output has
.decl odd(s: symbol) odd(\"a: b, \\u{e4}\"). .output odd
";

#[test]
fn answers_are_typed_columns() {
    let Some(python) = support::python("duckdb, polars, pyarrow") else { return };
    let place = place();
    let place = place.path();
    fs::write(place.join("q.dl"), ANSWERS.replace("\\u{e4}", "\u{e4}")).unwrap();
    let other = support::root().join("tests/corpus/compiled/program.O2.ll");
    fs::copy(other, place.join("other.ll")).unwrap();
    passes(place, &["shard", "plan", "program.ll", "other.ll", "--shards", "2", "-o", "c", "-q"]);
    passes(place, &["shard", "run", "c", "-q"]);
    for source in ["program.ll", "columns", "c"] {
        for width in ["32", "64"] {
            let query = ["query", source, "q.dl", "--width", width, "-q", "-D"];
            passes(place, &[&query[..], &["lines"]].concat());
            passes(place, &[&query[..], &["answers", "--format", "parquet"]].concat());
            let mut command = Command::new(&python);
            command.current_dir(place).arg(support::root().join("tests/parquet/answers.py"));
            let ran = command.args(["answers", "lines", width, source]).output().unwrap();
            assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
            // The same bytes however many threads work.
            let before = fs::read(place.join("answers/named.parquet")).unwrap();
            passes(place, &[&query[..], &["answers", "--format", "parquet", "-j1"]].concat());
            assert!(before == fs::read(place.join("answers/named.parquet")).unwrap());
        }
    }
}

#[test]
fn a_format_of_answers_has_its_place() {
    let place = place();
    let place = place.path();
    let asked = ["query", "program.ll", "-e", "function_name(f, n)", "--format"];
    for (more, wanted) in [
        (&["parquet"][..], "into which directory? -D DIR"),
        (&["parquet", "-D", "-"], "into which directory? -D DIR"),
        (&["json", "-D", "answers"], "the other formats are printed"),
    ] {
        let ran = llvm_facts(place, &[&asked[..], more].concat());
        let said = String::from_utf8_lossy(&ran.stderr);
        assert_eq!(ran.status.code(), Some(2), "{said}");
        assert!(said.contains(wanted), "{said}");
    }
    assert!(!place.join("answers").exists());
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
