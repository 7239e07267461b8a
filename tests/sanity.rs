//! The rules of the schema hold for all facts that extract makes: keys, lists, references. Every rule
//! of the language reference is one that wrong facts break.

mod support;

use std::collections::BTreeSet;
use std::io::Write as _;
use std::process::Command;

use facts::Index;
use facts::store::{DirectoryWriter, Files};

#[test]
fn no_rule_is_broken_by_facts_of_the_corpus() {
    for input in support::corpus() {
        let facts = input.facts();
        let errors = Index::new(&facts).check();
        assert!(errors.is_empty(), "{}: {}", input.name, errors[0]);
    }
}

/// All modules of the corpus in one directory, with ids that continue.
#[test]
fn souffle_finds_the_same_with_the_rules_as_they_are_written() {
    let found = Command::new("souffle").arg("--version").output();
    if found.map_or(true, |output| !output.status.success()) {
        // Past the capture of the test runner, which would hide it.
        let _ = writeln!(std::io::stderr(), "SKIPPED: no souffle on PATH");
        return;
    }
    let all = support::facts_of_all(|input| !input.is_compiled());
    let dir = tempfile::tempdir().unwrap();
    let facts = dir.path().join("facts");
    let mut writer = DirectoryWriter::create(&facts, Files::Tsv, false).unwrap();
    writer.append(&all).unwrap();
    writer.finish().unwrap();
    let out = dir.path().join("out");
    std::fs::create_dir(&out).unwrap();
    // The rules have no output of their own.
    let program = dir.path().join("check.dl");
    let rules = support::root().join("datalog/sanity/schema.dl");
    let text = format!(".include \"{}\"\n.output schema_violation\n", rules.display());
    std::fs::write(&program, text).unwrap();
    let output = Command::new("souffle")
        .arg("-F")
        .arg(&facts)
        .arg("-D")
        .arg(&out)
        .arg(&program)
        .output()
        .unwrap();
    let words = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "souffle: {words}");
    let violations = std::fs::read_to_string(out.join("schema_violation.csv")).unwrap();
    assert!(violations.is_empty(), "schema_violation is not empty:\n{violations}");
}

/// `tests/datalog.rs` holds both engines to these answers.
#[test]
fn each_rule_of_the_language_reference_is_shown_to_fire() {
    let root = support::root();
    let read = |path: &std::path::Path| std::fs::read_to_string(path).unwrap();
    let mut rules = BTreeSet::new();
    for entry in std::fs::read_dir(root.join("datalog/sanity")).unwrap() {
        let text = read(&entry.unwrap().path());
        let heads = text.split("langref_violation(\"").skip(1);
        rules.extend(heads.map(|rest| rest.split('"').next().unwrap().to_owned()));
    }
    assert!(rules.len() >= 162, "{}", rules.len());
    let fired: BTreeSet<String> = ["langref/broken", "langref_rest/none"]
        .iter()
        .flat_map(|name| {
            let text = read(&root.join(format!("tests/datalog/{name}.expected")));
            text.lines()
                .filter_map(|line| Some(line.strip_prefix('\t')?.to_owned()))
                .collect::<Vec<_>>()
        })
        .collect();
    let silent: Vec<&String> = rules.difference(&fired).collect();
    assert!(silent.is_empty(), "{silent:?}");
}
