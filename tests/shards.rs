//! Catalogues: the facts of all shards are those of one run, whatever happens between.

#[path = "shards/changes.rs"]
mod changes;
#[path = "shards/equal.rs"]
mod equal;
#[path = "shards/faults.rs"]
mod faults;
#[path = "shards/heads.rs"]
mod heads;
#[path = "shards/split.rs"]
mod split;
#[path = "shards/spread.rs"]
mod spread;
mod support;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use engine::{Derived, Holds, Kind, Locality, Program};
use facts::store::{self, Facts};
use facts::{Cell, ColumnKind, Relation, Symbol};
use library::Search;
use llvm_facts::cli;
use llvm_facts::query::catalogue::localities;
use shards::Catalogue;

fn command(place: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_llvm-facts"));
    command.current_dir(place).args(arguments);
    command
}

fn llvm_facts(place: &Path, arguments: &[&str]) -> Output {
    command(place, arguments).output().unwrap()
}

#[track_caller]
fn passes(place: &Path, arguments: &[&str]) -> String {
    let ran = llvm_facts(place, arguments);
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(ran.status.success(), "{arguments:?}: {said}");
    String::from_utf8(ran.stdout).unwrap() + &said
}

/// A directory with modules in `in`.
fn place(names: &[&str]) -> tempfile::TempDir {
    let place = tempfile::tempdir().unwrap();
    fs::create_dir(place.path().join("in")).unwrap();
    for name in names {
        let from = support::root().join("tests/corpus").join(name);
        let to = place.path().join("in").join(from.file_name().unwrap());
        fs::copy(from, to).unwrap();
    }
    place
}

const SOME: [&str; 6] = [
    "compiled/program.O0-g.ll",
    "compiled/program.O2.ll",
    "compiled/classes.O0-g.ll",
    "compiled/objects-macosx.O2.ll",
    "compiled/coroutine.O2.ll",
    "everything.ll",
];

/// The rows of a relation with texts in the place of symbols, whose numbers differ.
fn rows(facts: &Facts, relation: Relation) -> Vec<Vec<String>> {
    let info = relation.info();
    let cell = |(&cell, kind): (&u32, ColumnKind)| match kind {
        ColumnKind::Symbol => {
            String::from_utf8_lossy(&facts.bytes(Symbol::of_cell(cell))).into_owned()
        }
        _ => cell.to_string(),
    };
    let kinds = || info.columns.iter().map(|column| column.kind);
    let table = facts.table(relation);
    table.rows(info.width()).map(|row| row.iter().zip(kinds()).map(cell).collect()).collect()
}

/// The facts of all shards with the ids that one run over the modules gives: those of a module follow
/// those of the one before.
fn joined(catalogue: &Path, joint: &Facts) -> Facts {
    let catalogue = Catalogue::open(catalogue).unwrap();
    let firsts = rows(joint, Relation::Module);
    let firsts: Vec<i64> = firsts.iter().map(|row| row[0].parse().unwrap()).collect();
    let offset = |ordinal: u32| Some(firsts[ordinal as usize] - (i64::from(ordinal) << 32));
    let mut all = Facts::new();
    for shard in 0..catalogue.shards() as u32 {
        for relation in Relation::ALL {
            let dir = catalogue.shard_dir(shard);
            all.append(&store::read_shard_relation(&dir, relation, &offset).unwrap());
        }
    }
    all
}

#[track_caller]
fn is_one_run(place: &Path, catalogue: &str, modules: &[&str]) {
    passes(place, &[&["extract", "-q", "--force", "-o", "joint"], modules].concat());
    let joint = store::read_dir(&place.join("joint")).unwrap();
    let shards = joined(&place.join(catalogue), &joint);
    for relation in Relation::ALL {
        assert!(rows(&joint, relation) == rows(&shards, relation), "{}", relation.name());
    }
}

#[test]
fn shards_have_the_facts_of_one_run() {
    let place = place(&SOME);
    let place = place.path();
    for shards in ["1", "3", "7"] {
        let catalogue = format!("c{shards}");
        passes(place, &["shard", "plan", "in", "--shards", shards, "-o", &catalogue, "-q"]);
        passes(place, &["shard", "run", &catalogue, "-q"]);
        is_one_run(place, &catalogue, &["in"]);
    }
}

#[test]
fn what_comes_later_makes_new_shards_only() {
    let place = place(&SOME[..2]);
    let place = place.path();
    passes(place, &["shard", "plan", "in", "-o", "c", "-q"]);
    passes(place, &["shard", "run", "c", "-q"]);
    let first = fs::read(place.join("c/shards/000000/manifest.json")).unwrap();
    // One that is known by another name, and one that is new.
    fs::copy(place.join("in/program.O2.ll"), place.join("again.ll")).unwrap();
    fs::copy(support::root().join("tests/corpus/everything.ll"), place.join("later.ll")).unwrap();
    let said = passes(place, &["shard", "plan", "again.ll", "later.ll", "-o", "c"]);
    assert_eq!(said, "llvm-facts: c: 1 new module in 1 new shard; 1 input known already\n");
    let said = passes(place, &["shard", "plan", "again.ll", "later.ll", "-o", "c"]);
    assert_eq!(said, "llvm-facts: c: 0 new modules in 0 new shards; 2 inputs known already\n");
    let said = passes(place, &["shard", "run", "c"]);
    assert!(said.starts_with("llvm-facts: shard 0: there already: 2 modules, "), "{said}");
    assert!(said.contains("shard 1: 1 module, "), "{said}");
    assert!(first == fs::read(place.join("c/shards/000000/manifest.json")).unwrap());
    is_one_run(place, "c", &["in/program.O0-g.ll", "in/program.O2.ll", "later.ll"]);
}

#[test]
fn modules_that_cannot_be_read_are_told_and_are_not_the_end() {
    let place = place(&SOME[..2]);
    let place = place.path();
    fs::write(place.join("in/empty.bc"), b"").unwrap();
    fs::write(place.join("in/wrong.ll"), b"this is no module\n").unwrap();
    let ran = llvm_facts(place, &["shard", "plan", "in", "-o", "c"]);
    assert_eq!(ran.status.code(), Some(i32::from(cli::FAILED)));
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(said.contains("error: in/empty.bc: the file is empty"), "{said}");
    // Text is read when it is run.
    assert!(said.contains("c: 3 new modules in 1 new shard"), "{said}");
    // One changes after it was planned, one goes.
    fs::write(place.join("in/program.O2.ll"), b"; another\n").unwrap();
    let ran = llvm_facts(place, &["shard", "run", "c"]);
    assert_eq!(ran.status.code(), Some(i32::from(cli::FAILED)));
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(said.contains("in/program.O2.ll: it is another module than when it was"), "{said}");
    assert!(said.contains("in/wrong.ll: "), "{said}");
    assert!(said.contains("shard 0: 1 module, 2 left out, "), "{said}");
    let status = passes(place, &["shard", "status", "c"]);
    assert!(status.contains("  no facts: in/program.O2.ll: it is another"), "{status}");
    assert!(status.contains("no module: in/empty.bc: the file is empty"), "{status}");
    // Even if there is none that can be read.
    passes(place, &["shard", "plan", "in/wrong.ll", "-o", "d", "-q"]);
    assert_eq!(llvm_facts(place, &["shard", "run", "d"]).status.code(), Some(1));
    passes(place, &["shard", "status", "d"]);
}

#[test]
fn modules_of_an_archive_are_one_link_unit() {
    let place = place(&SOME[..2]);
    let place = place.path();
    let assembled = |name: &str| {
        let text = format!("in/{name}.ll");
        passes(place, &["extract", &text, "-o", name, "-q"]);
        passes(place, &["rebuild", name, "-o", &format!("{name}.bc"), "-q"]);
    };
    ["program.O0-g", "program.O2"].iter().for_each(|name| assembled(name));
    let archive = Command::new("llvm-ar-15")
        .current_dir(place)
        .args(["rc", "lib.a", "program.O0-g.bc", "program.O2.bc"])
        .status();
    assert!(archive.unwrap().success());
    passes(place, &["shard", "plan", "lib.a", "-o", "c", "-q"]);
    passes(place, &["shard", "plan", "program.O2.bc", "--link-unit", "app", "-o", "c", "-q"]);
    let catalogue = Catalogue::open(&place.join("c")).unwrap();
    let units: Vec<(u32, &str)> = catalogue.link_units().collect();
    assert_eq!(units, [(0, "lib.a"), (1, "lib.a"), (1, "app")]);
}

#[test]
fn standard_input_is_kept() {
    let place = place(&SOME[..1]);
    let place = place.path();
    let module = fs::File::open(place.join("in/program.O0-g.ll")).unwrap();
    let plan = command(place, &["shard", "plan", "-", "-o", "c", "-q"]).stdin(module).status();
    assert!(plan.unwrap().success());
    passes(place, &["shard", "run", "c", "-q"]);
    is_one_run(place, "c", &["in"]);
}

#[test]
fn two_at_once_agree() {
    let place = place(&SOME);
    let place = place.path();
    for round in 0..4 {
        let catalogue = format!("c{round}");
        let plan = ["shard", "plan", "in", "--shards", "2", "-o", &catalogue, "-q"];
        let run = ["shard", "run", &catalogue, "-q"];
        for step in [&plan[..], &run[..]] {
            let both = [0, 1].map(|_| command(place, step).stderr(Stdio::piped()).spawn().unwrap());
            for child in both {
                let ran = child.wait_with_output().unwrap();
                assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
            }
        }
        passes(place, &["shard", "status", &catalogue]);
        is_one_run(place, &catalogue, &["in"]);
    }
}

#[test]
fn duckdb_reads_all_shards() {
    let Some(python) = support::python("duckdb") else { return };
    let place = place(&SOME);
    let place = place.path();
    passes(place, &["shard", "plan", "in", "--shards", "3", "-o", "c", "-q"]);
    passes(place, &["shard", "run", "c", "-q"]);
    let program = "
import duckdb
duckdb.sql(\"SET file_search_path = 'c'\")
for statement in open('c/views.sql').read().split(';\\n'):
    duckdb.sql(statement)
print(duckdb.sql(\"SELECT m.name, count(*) FROM function_entry f JOIN modules m \"
    \"ON m.ordinal = f.fn >> 32 GROUP BY ALL ORDER BY ALL\").fetchall())
";
    let ran = Command::new(python).current_dir(place).args(["-c", program]).output().unwrap();
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    let said = String::from_utf8(ran.stdout).unwrap();
    let query = "defined(n) :- n = count : { function_entry(_, _) }.";
    for module in fs::read_dir(place.join("in")).unwrap() {
        let name = format!("in/{}", module.unwrap().file_name().display());
        let count = passes(place, &["query", &name, "-e", query, "--format", "tsv", "-q"]);
        let row = format!("('{name}', {})", count.trim());
        assert!(said.contains(&row), "{row}: {said}");
    }
}

#[test]
fn what_is_wrong_is_said() {
    let place = place(&SOME[..1]);
    let place = place.path();
    passes(place, &["shard", "plan", "in", "-o", "c", "-q"]);
    passes(place, &["shard", "plan", "in", "-o", "d", "-q"]);
    fs::create_dir(place.join("other")).unwrap();
    fs::write(place.join("other/mine.txt"), "mine").unwrap();
    fs::create_dir_all(place.join("broken/plans")).unwrap();
    fs::write(place.join("broken/plans/000000.json"), "{").unwrap();
    let cases: [(&[&str], &str); 11] = [
        (
            &["shard", "run", "other"],
            "other: is no catalogue: `llvm-facts shard plan IN.. -o other`",
        ),
        (&["shard", "plan", "in", "-o", "other"], "other: holds something else than a catalogue"),
        (&["shard", "run", "c", "--shard", "1"], "c: has no shard 1: there are 1, from 0"),
        (&["shard", "status", "nowhere"], "nowhere: is no catalogue"),
        (&["shard", "status", "broken"], "broken/plans/000000.json: is damaged: EOF"),
        (&["shard", "plan", "in", "--verify", "-o", "c"], "c: its modules are read with other opt"),
        (
            &["query", "c", "-e", "r(f + 1) :- function_name(f, _)."],
            "r: column x1 is made of ids, which are others in a catalogue",
        ),
        (
            &["query", "c", "-e", "function_name(f, _)", "--why-empty"],
            "--why-empty: not of a catalogue",
        ),
        (&["query", "c", "-e", "function_name(f, _)", "--check"], "--check: not of a catalogue"),
        (
            &["query", "d", "-e", "function_name(f, _)"],
            "d: shard 0 is not made: `llvm-facts shard run d`",
        ),
        (&["query", "c/shards/000000", "-e", "function_name(f, n)"], "is a shard of a catalogue"),
    ];
    passes(place, &["shard", "run", "c", "-q"]);
    for (arguments, wanted) in cases {
        let ran = llvm_facts(place, arguments);
        let said = String::from_utf8_lossy(&ran.stderr);
        assert_eq!(ran.status.code(), Some(1), "{arguments:?}: {said}");
        assert!(said.contains(wanted), "{arguments:?}: {said}");
    }
}

/// Every analysis of the library answers of shards what it answers of all modules at once.
#[test]
fn a_catalogue_is_for_query_alone() {
    let place = place(&SOME[..1]);
    let place = place.path();
    passes(place, &["shard", "plan", "in", "-o", "c", "-q"]);
    for arguments in [
        "extract c -o new",
        "roundtrip c",
        "rebuild c -o new.bc",
        "view c -o new.html",
        "export c -g cfg -f dot -o new.dot",
        "stats c",
        "diff c in",
        "query c in -e function_name(f,n)",
    ] {
        let arguments: Vec<&str> = arguments.split(' ').collect();
        let output = llvm_facts(place, &arguments);
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains("c: a catalogue of many modules: `query` reads it"), "{said}");
        assert!(!output.status.success() && output.stdout.is_empty(), "{arguments:?}");
    }
    assert_eq!(fs::read_dir(place).unwrap().count(), 2, "only what was there");
}

fn including(analysis: &str) -> String {
    format!(".include \"{analysis}/{analysis}.dl\"\n")
}

/// The public relations of a program, and whether they need all modules at once; but for what is made of
/// ids, which cannot be asked of a catalogue.
fn relations_of(rules: &str) -> Vec<(String, bool)> {
    some_of(rules, &|name| !name.starts_with('_'))
}

/// The same of some relations.
fn some_of(rules: &str, is_wanted: &dyn Fn(&str) -> bool) -> Vec<(String, bool)> {
    let settings = library::functors::settings();
    let program = Program::parse_with("test.dl", rules, &Search::default(), &settings).unwrap();
    let relations = program.relations().into_iter();
    let names = relations.filter(|it| !it.inline && is_wanted(&it.name)).map(|it| it.name);
    let mut found = Vec::new();
    for name in names.filter(|name| Relation::from_name(name).is_none()) {
        let mut program = program.clone();
        program.select(std::slice::from_ref(&name)).unwrap();
        let derived = localities(&program);
        let relation = program.outputs().remove(0);
        let is_plain = |(_, kind): &(String, Kind)| !matches!(kind, Kind::Record(_) | Kind::Adt(_));
        let own = derived.iter().find(|it| it.name == name);
        let is_stable = own.is_none_or(|own| !own.columns.contains(&Holds::MadeOfIds));
        if is_stable && relation.columns.iter().all(is_plain) {
            let is_global = |it: &Derived| matches!(it.locality, Locality::Global { .. });
            found.push((name, derived.iter().any(is_global)));
        }
    }
    found
}

#[test]
fn the_library_answers_of_shards_what_it_answers_of_all() {
    let place = place(&[
        "compiled/program.O0-g.ll",
        "compiled/program.O2.ll",
        "compiled/classes.O2.ll",
        "compiled/objects-macosx.O2.ll",
    ]);
    let place = place.path();
    for shards in ["1", "3"] {
        let catalogue = format!("c{shards}");
        passes(place, &["shard", "plan", "in", "--shards", shards, "-o", &catalogue, "-q"]);
        passes(place, &["shard", "run", &catalogue, "-q"]);
    }
    let (mut local, mut global) = (0, 0);
    for analysis in ["callgraph", "cfg", "functions", "objc", "phi", "source", "types"] {
        let rules = including(analysis);
        let mut groups: [Vec<String>; 2] = [Vec::new(), Vec::new()];
        for (name, is_global) in relations_of(&rules) {
            groups[usize::from(is_global)].push(name);
        }
        local += groups[0].len();
        global += groups[1].len();
        fs::write(place.join("test.dl"), &rules).unwrap();
        for asked in groups.iter().filter(|group| !group.is_empty()) {
            let asked = asked.join(",");
            let answers = ["c1", "c3"].map(|catalogue| {
                let _ = fs::remove_dir_all(place.join("answers"));
                let query = ["query", catalogue, "test.dl", "-q", "-D", "answers", "--relation"];
                passes(place, &[&query[..], &[&asked]].concat());
                let mut answers = BTreeMap::new();
                for file in fs::read_dir(place.join("answers")).unwrap() {
                    let path = file.unwrap().path();
                    let text = fs::read(&path).unwrap();
                    let mut lines: Vec<Vec<u8>> =
                        text.split(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect();
                    lines.sort();
                    answers.insert(path.file_name().unwrap().to_owned(), lines);
                }
                answers
            });
            assert!(answers[0] == answers[1], "{analysis}: {asked}");
        }
    }
    assert!(local > 60 && global > 20, "{local} local, {global} global");
}
