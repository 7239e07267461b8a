//! The action.

use std::fs;
use std::path::Path;

use crate::forge::{Forge, Texts, one};
use crate::support::root;
use crate::{PROGRAM, build, project, sarif};

const FOLDER: &str = ".github/actions/check";

/// Runs it with these inputs: what came of it, and its outputs.
fn run(place: &Path, inputs: &[(&str, &str)]) -> (Forge, Texts) {
    let mut given = Texts::from([("install".to_owned(), "path".to_owned())]);
    given.extend(inputs.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
    let mut forge = Forge::new(place);
    let outputs = forge.action(&root().join(FOLDER), &given);
    (forge, outputs)
}

/// The one error of a run that failed.
fn error(forge: &Forge) -> &str {
    let mut errors = forge.said.lines().filter_map(|it| it.strip_prefix("::error::"));
    let first = errors.next().unwrap_or_else(|| panic!("no error: {}", forge.said));
    assert!(!forge.succeeded && errors.next().is_none(), "{}", forge.said);
    first
}

/// Whether there is a library for YAML.
fn can_be_read() -> bool {
    one(&format!("{FOLDER}/action.yml")).is_some()
}

#[test]
fn what_is_found_is_written_before_it_fails() {
    if !can_be_read() {
        return;
    }
    let project = project();
    let place = project.path();
    let checks = ("checks", "double-free\n\n  command-injection\r\nuse-after-free\n");
    let (forge, outputs) = run(place, &[checks]);
    assert_eq!(error(&forge), "findings: 2; see the summary, or llvm-facts.sarif");
    assert_eq!((&*outputs["findings"], &*outputs["sarif"]), ("2", "llvm-facts.sarif"));
    assert!(forge.summary.starts_with("## llvm-facts: 2 findings\n"), "{}", forge.summary);
    for row in ["| double-free | `main.c:10` | ", "| command-injection | `main.c:7` | "] {
        assert!(forge.summary.contains(row), "{}", forge.summary);
    }
    let log = sarif::read(&place.join("llvm-facts.sarif"));
    assert_eq!(sarif::found(&log), [vec!["double-free"], vec!["command-injection"], vec![]]);
    // The category of a check is the same when it finds nothing.
    for (run, check) in [(0, "double-free"), (2, "use-after-free")] {
        let id = format!("llvm-facts/{check}/");
        assert_eq!(log["runs"][run]["automationDetails"]["id"], *id);
    }

    let (forge, outputs) = run(place, &[checks, ("fail-on-findings", "false")]);
    assert!(forge.succeeded && outputs["findings"] == "2", "{}", forge.said);
}

#[test]
fn what_is_known_is_no_finding() {
    if !can_be_read() {
        return;
    }
    let project = project();
    let place = project.path();
    let checks = ("checks", "double-free\ncommand-injection");
    run(place, &[checks, ("sarif", "checks/baseline.sarif")]);
    let known = [checks, ("baseline", "checks/baseline.sarif"), ("sarif", "out/new.sarif")];
    let (forge, outputs) = run(place, &known);
    assert!(forge.succeeded, "{}", forge.said);
    assert_eq!((&*outputs["findings"], &*outputs["sarif"]), ("0", "out/new.sarif"));
    assert_eq!(sarif::found(&sarif::read(&place.join("out/new.sarif"))), [vec![""; 0], vec![]]);
    assert_eq!(forge.summary, "## llvm-facts: 0 findings\n\n");

    // One more is, and lines that move make none.
    let more = "char *name = getenv(\"NAME\"); system(name); return 0;";
    let more = format!("\n\n{}", PROGRAM.replace("return 0;", more));
    fs::write(place.join("main.c"), more).unwrap();
    let (forge, outputs) = run(place, &known);
    assert_eq!(error(&forge), "findings: 1; see the summary, or out/new.sarif");
    assert_eq!(outputs["findings"], "1");
    assert!(forge.summary.starts_with("## llvm-facts: 1 finding\n"), "{}", forge.summary);
}

#[test]
fn a_program_of_ones_own_is_a_check() {
    if !can_be_read() {
        return;
    }
    let project = project();
    let place = project.path();
    let program = ".include \"facts.dl\"\n.decl returns(inst: Instruction)\n\
        returns(inst) :- instruction_opcode(inst, \"ret\").\n.output returns\n";
    fs::write(place.join("own.dl"), program).unwrap();
    fs::copy(root().join("examples/ci/checks.dl"), place.join("all.dl")).unwrap();
    let (forge, _) = run(place, &[("checks", "own.dl\nall.dl")]);
    assert_eq!(error(&forge), "findings: 3; see the summary, or llvm-facts.sarif");
    let log = sarif::read(&place.join("llvm-facts.sarif"));
    let all = vec!["command-injection", "double-free"];
    assert_eq!(sarif::found(&log), [vec!["returns"], all]);
    assert_eq!(log["runs"][1]["tool"]["driver"]["rules"].as_array().unwrap().len(), 5);
}

#[test]
fn a_build_without_lines_is_a_warning() {
    if !can_be_read() {
        return;
    }
    let project = project();
    build(project.path(), "cc -c main.c");
    let (forge, _) = run(project.path(), &[("checks", "double-free")]);
    let said = "::warning::1 of 1 findings have no line: build with -g\n";
    assert!(forge.said.contains(said), "{}", forge.said);
}

#[test]
fn what_others_found_is_written_if_a_check_fails() {
    if !can_be_read() {
        return;
    }
    let project = project();
    let place = project.path();
    let (forge, outputs) = run(place, &[("checks", "double-fre\ndouble-free")]);
    let why = "double-fre could not be asked, its group in the log says why";
    assert_eq!(error(&forge), format!("{why}; findings: 1; see the summary, or llvm-facts.sarif"));
    assert!(forge.said.contains("did you mean `double-free`?"), "{}", forge.said);
    assert!(forge.summary.ends_with(&format!("- {why}\n")), "{}", forge.summary);
    assert_eq!(outputs["findings"], "1");
    let log = sarif::read(&place.join("llvm-facts.sarif"));
    assert_eq!(sarif::found(&log), [vec!["double-free"]]);
}

#[test]
fn wrong_inputs_are_one_message() {
    if !can_be_read() {
        return;
    }
    let project = project();
    let place = project.path();
    fs::write(place.join("old.sarif"), "{}").unwrap();
    for (inputs, expected) in [
        (&[("source", "none.json")][..], "source: there is no none.json; CMake writes"),
        (&[("baseline", "none.sarif")], "baseline: there is no none.sarif; what is written"),
        (&[("baseline", "old.sarif"), ("sarif", "./old.sarif")], "sarif: ./old.sarif is the base"),
        (&[("fail-on-findings", "yes")], "fail-on-findings is `true` or `false`, not `yes`"),
        (&[("timeout", "soon")], "timeout: `soon` is no number of seconds"),
        (&[("checks", "\n \n")], "checks: none is named"),
        (&[("checks", "sizes\nsizes")], "checks: sizes is named twice"),
        (&[("checks", "double-fre")], "double-fre could not be asked, its group in the log"),
        (&[("checks", "it's \"one\"")], "it's \"one\" could not be asked"),
        (&[("checks", "none.dl")], "none.dl could not be asked"),
        (&[("install", "pip")], "install: `path`, `cargo`, or the file or the https:// address"),
        (&[("install", "http://localhost/a.deb")], "install: there is no file http://localhost/a"),
        (&[("install", "none.deb")], "install: there is no file none.deb"),
    ] {
        let (forge, outputs) = run(place, inputs);
        assert!(error(&forge).starts_with(expected), "{inputs:?}: {}", forge.said);
        assert!(outputs.values().all(String::is_empty), "{outputs:?}");
        assert!(!place.join("llvm-facts.sarif").exists());
    }
}

/// What installs stands in for itself; that it says what it should, is what can be seen here.
#[test]
fn it_installs_what_it_is_told() {
    if !can_be_read() {
        return;
    }
    let project = project();
    let place = project.path();
    fs::write(place.join("it.deb"), "").unwrap();
    let file = place.join("it.deb").canonicalize().unwrap().display().to_string();
    for (install, expected) in [
        ("path", vec![]),
        ("cargo", vec!["clang-15 python3 llvm-15-dev", "cargo install --quiet --locked --path "]),
        ("it.deb", vec![&*file]),
        ("https://localhost/it.deb", vec!["https://localhost/it.deb", "/llvm-facts.deb\n"]),
    ] {
        let checks = [("install", install), ("checks", "use-after-free")];
        let (forge, outputs) = run(place, &checks);
        assert!(forge.succeeded && outputs["findings"] == "0", "{}", forge.said);
        for part in &expected {
            assert!(forge.told.contains(part), "{}", forge.told);
        }
        assert_eq!(forge.told.is_empty(), expected.is_empty(), "{}", forge.told);
    }
    assert!(root().join(FOLDER).join("../../../Cargo.toml").is_file());
}
