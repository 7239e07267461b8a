//! The facts of every module that is written by hand, as text under `tests/goldens`.
//!
//!     BLESS=1 cargo test --test goldens       writes them anew
//!
//! Of modules that compilers made only the numbers of rows are kept.

mod support;

use std::fs;
use std::path::PathBuf;

use facts::Relation;
use facts::store::Facts;
use support::Input;

/// A relation and how many rows it has, a line.
fn counts(facts: &Facts) -> String {
    let filled = Relation::ALL.into_iter().filter(|relation| facts.len(*relation) > 0);
    filled.map(|r| format!("{}\t{}\n", r.name(), facts.len(r))).collect()
}

fn golden(input: &Input) -> PathBuf {
    let end = if input.is_compiled() { "counts" } else { "facts" };
    support::root().join("tests/goldens").join(format!("{}.{end}", input.name))
}

#[test]
fn facts_are_as_they_were() {
    let bless = std::env::var_os("BLESS").is_some();
    let dir = support::root().join("tests/goldens");
    if bless && dir.is_dir() {
        fs::remove_dir_all(&dir).unwrap();
    }
    let mut wrong = Vec::new();
    for input in &support::everything() {
        let facts = input.facts();
        let text = if input.is_compiled() { counts(&facts) } else { support::rows(&facts) };
        let path = golden(input);
        if bless {
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, text).unwrap();
            continue;
        }
        let expected = fs::read_to_string(&path).unwrap_or_default();
        if text != expected {
            let lines = || text.lines().zip(expected.lines());
            let at = lines().position(|(a, b)| a != b).unwrap_or(lines().count());
            wrong.push(format!(
                "{}:{}: {:?}, where {:?} was expected",
                path.display(),
                at + 1,
                text.lines().nth(at).unwrap_or_default(),
                expected.lines().nth(at).unwrap_or_default(),
            ));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} goldens differ; BLESS=1 writes them anew\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

/// Every golden is of a module that is there.
#[test]
fn no_golden_is_left_over() {
    if std::env::var_os("BLESS").is_some() {
        return; // they are being written
    }
    let mut expected: Vec<PathBuf> = support::everything().iter().map(golden).collect();
    expected.sort();
    let mut found = Vec::new();
    let mut dirs = vec![support::root().join("tests/goldens")];
    while let Some(dir) = dirs.pop() {
        for entry in fs::read_dir(dir).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() { dirs.push(path) } else { found.push(path) }
        }
    }
    found.sort();
    assert_eq!(found, expected);
}
