//! Modules that change: their shards are made again, and what other shards have answered is kept.

use std::fs;
use std::path::Path;

use crate::{SOME, llvm_facts, passes, place};

/// Local, shared and global rows.
const QUESTION: &str = ".include \"facts.dl\"
.decl named(f: Function, name: symbol)
named(f, name) :- function_name(f, name).
.decl name(name: symbol)
name(name) :- named(_, name).
.decl twice(name: symbol, f: Function, g: Function)
twice(name, f, g) :- named(f, name), named(g, name), f != g.
.output named, name, twice
";

fn answers(place: &Path, catalogue: &str, with: &[&str]) -> Vec<Vec<u8>> {
    let _ = fs::remove_dir_all(place.join("answers"));
    passes(place, &[&["query", catalogue, "q.dl", "-q", "-D", "answers"], with].concat());
    let file = |name: &str| fs::read(place.join("answers").join(name)).unwrap();
    ["named.csv", "name.csv", "twice.csv"].map(file).into()
}

fn module(place: &Path, file: &str, function: &str) {
    let text = format!("define void @{function}() {{ ret void }}\n");
    fs::write(place.join("in").join(file), text).unwrap();
}

fn plan(place: &Path, catalogue: &str, with: &[&str]) -> String {
    let plan = ["shard", "plan", "in", "--shards", "4", "-o", catalogue];
    passes(place, &[&plan[..], with].concat())
}

fn kept(place: &Path) -> usize {
    fs::read_dir(place.join("kept/shards")).unwrap().count()
}

#[test]
fn a_changed_module_takes_its_place_and_only_its_shard_is_asked_again() {
    let place = place(&SOME);
    let place = place.path();
    for (file, function) in [("x.ll", "main"), ("y.ll", "other"), ("z.ll", "third")] {
        module(place, file, function);
    }
    fs::write(place.join("q.dl"), QUESTION).unwrap();
    plan(place, "c", &[]);
    passes(place, &["shard", "run", "c", "-q"]);
    let checkpoint = ["--checkpoint", "kept"];
    let before = answers(place, "c", &checkpoint);
    assert!(before == answers(place, "c", &[]) && kept(place) == 4);
    assert!(before == answers(place, "c", &checkpoint) && kept(place) == 4);
    module(place, "y.ll", "changed");
    let said = plan(place, "c", &["--update"]);
    assert_eq!(
        said,
        "llvm-facts: c: 0 new modules in 0 new shards; 1 module changed; 8 inputs known already\n"
    );
    let status = llvm_facts(place, &["shard", "status", "c"]);
    let status = String::from_utf8(status.stdout).unwrap();
    assert_eq!(
        status.matches("made of other modules or by another version").count(),
        1,
        "{status}"
    );
    let said = passes(place, &["shard", "run", "c"]);
    assert_eq!(said.matches("there already").count(), 3, "{said}");
    let after = answers(place, "c", &checkpoint);
    assert_eq!(kept(place), 5, "one shard was asked");
    assert!(after != before);
    // A catalogue of what there is now, whose ordinals are the same, says so too.
    plan(place, "d", &[]);
    passes(place, &["shard", "run", "d", "-q"]);
    assert!(after == answers(place, "d", &[]));
    // Other rules are another question.
    fs::write(place.join("q.dl"), QUESTION.replace("f != g", "f < g")).unwrap();
    answers(place, "c", &checkpoint);
    assert_eq!(kept(place), 5, "what shards have by themselves is the same");
    fs::write(
        place.join("q.dl"),
        QUESTION.replace("name).\n.decl name", "name), name != \"a\".\n.decl name"),
    )
    .unwrap();
    answers(place, "c", &checkpoint);
    assert_eq!(kept(place), 9);
    // Numbers of another width are others.
    let narrow =
        ["query", "c", "q.dl", "-q", "-D", "wide", "--checkpoint", "kept", "--relation", "named"];
    passes(place, &narrow);
    let before = kept(place);
    passes(place, &narrow);
    assert_eq!(kept(place), before);
    passes(place, &[&narrow[..], &["--width", "64"]].concat());
    assert_eq!(kept(place), before + 4);
    // Many workers have the same use of it.
    if cfg!(feature = "cluster") {
        fs::write(place.join("q.dl"), QUESTION).unwrap();
        assert!(after == answers(place, "c", &["--checkpoint", "kept", "--workers", "2"]));
    }
}

#[test]
fn what_has_become_another_module_of_the_catalogue_is_gone() {
    let place = place(&[]);
    let place = place.path();
    for (file, function) in [("x.ll", "main"), ("y.ll", "other"), ("z.ll", "third")] {
        module(place, file, function);
    }
    fs::write(place.join("q.dl"), QUESTION).unwrap();
    plan(place, "c", &[]);
    module(place, "x.ll", "other");
    let said = plan(place, "c", &["--update"]);
    assert!(said.ends_with("; 1 module changed; 3 inputs known already\n"), "{said}");
    passes(place, &["shard", "run", "c", "-q"]);
    let [named, ..] = &answers(place, "c", &[])[..] else { unreachable!() };
    let named = String::from_utf8(named.clone()).unwrap();
    let names: Vec<&str> = named.lines().filter_map(|line| line.split('\t').nth(1)).collect();
    assert_eq!(names, ["other", "third"]);
    // And comes back when it is itself again, as a new module.
    module(place, "x.ll", "main");
    plan(place, "c", &["--update"]);
    passes(place, &["shard", "run", "c", "-q"]);
    let named = String::from_utf8(answers(place, "c", &[])[0].clone()).unwrap();
    assert_eq!(named.lines().count(), 3, "{named}");
}

#[test]
fn what_is_kept_and_damaged_is_said() {
    let place = place(&SOME[..1]);
    let place = place.path();
    fs::write(place.join("q.dl"), QUESTION).unwrap();
    plan(place, "c", &[]);
    passes(place, &["shard", "run", "c", "-q"]);
    answers(place, "c", &["--checkpoint", "kept"]);
    for entry in fs::read_dir(place.join("kept/shards")).unwrap() {
        let path = entry.unwrap().path();
        let mut bytes = fs::read(&path).unwrap();
        bytes.pop();
        fs::write(path, bytes).unwrap();
    }
    let ran = llvm_facts(place, &["query", "c", "q.dl", "-D", "none", "--checkpoint", "kept"]);
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(!ran.status.success() && said.contains(": is damaged; remove it"), "{said}");
    assert!(!place.join("none").exists());
    let ran = llvm_facts(place, &["query", "in/program.O0-g.ll", "q.dl", "--checkpoint", "kept"]);
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(said.contains("--checkpoint: only of a catalogue"), "{said}");
}
