//! Both engines answer alike, and the commands that are printed for Soufflé run.
//!
//! Soufflé is `souffle` on PATH, or what the variable SOUFFLE names.

use std::ffi::OsString;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use engine::Program;
use facts::Relation;
use library::{self, Search};

use super::{Place, Ran};

/// A PATH with `souffle` on it, if there is one to be had.
fn path_with_souffle(place: &Place) -> Option<OsString> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut dirs: Vec<PathBuf> = std::env::split_paths(&path).collect();
    if let Some(program) = std::env::var_os("SOUFFLE") {
        let bin = place.path(".bin");
        fs::create_dir_all(&bin).unwrap();
        let wrapper = bin.join("souffle");
        fs::write(&wrapper, format!("#!/bin/sh\nexec {} \"$@\"\n", Path::new(&program).display()))
            .unwrap();
        let mode = std::os::unix::fs::PermissionsExt::from_mode(0o755);
        fs::set_permissions(&wrapper, mode).unwrap();
        dirs.insert(0, bin);
    }
    let path = std::env::join_paths(dirs).unwrap();
    let mut ask = std::process::Command::new("souffle");
    let ran = ask.arg("--version").env("PATH", &path).output();
    if ran.is_ok_and(|output| output.status.success()) {
        return Some(path);
    }
    // Past the capture of the test runner, which would hide it.
    let _ = writeln!(std::io::stderr(), "SKIPPED: no souffle on PATH");
    None
}

fn run(place: &Place, path: &OsString, arguments: &[&str]) -> Ran {
    let mut command = place.command(arguments);
    command.env("PATH", path);
    place.run_command(command)
}

fn ok(place: &Place, path: &OsString, arguments: &[&str]) -> String {
    let ran = run(place, path, arguments);
    assert_eq!(ran.code, Some(0), "{arguments:?}: {}", ran.err);
    String::from_utf8(ran.out).unwrap()
}

/// The files of a directory, their lines sorted.
fn answers(place: &Place, dir: &str) -> Vec<(String, Vec<String>)> {
    let lines = |(name, bytes): (String, Vec<u8>)| {
        let text = String::from_utf8(bytes).unwrap();
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.sort();
        (name, lines)
    };
    place.contents(dir).into_iter().map(lines).collect()
}

/// Asks both engines, and compares all that they write.
fn agree(place: &Place, path: &OsString, question: &[&str]) {
    for (engine, dir) in [("embedded", "out-e"), ("souffle", "out-s")] {
        let _ = fs::remove_dir_all(place.path(dir));
        ok(place, path, &[&["query"], question, &["--engine", engine, "-D", dir]].concat());
    }
    let (embedded, souffle) = (answers(place, "out-e"), answers(place, "out-s"));
    let names = |all: &[(String, Vec<String>)]| all.iter().map(|a| a.0.clone()).collect::<Vec<_>>();
    assert_eq!(names(&embedded), names(&souffle), "{question:?}");
    for ((name, rows), (_, expected)) in embedded.iter().zip(&souffle) {
        assert!(
            rows == expected,
            "{question:?}: {name}: {} rows, Soufflé has {}",
            rows.len(),
            expected.len()
        );
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The files of this ending below a directory.
fn below(dir: &Path, ending: &str, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        match path.extension() {
            _ if path.is_dir() => below(&path, ending, into),
            Some(e) if e == ending => into.push(path),
            _ => {}
        }
    }
    into.sort();
}

/// What a program states as findings is asked for, whichever engine answers.
#[test]
fn findings_are_the_same() {
    let place = Place::with_facts();
    let Some(path) = path_with_souffle(&place) else { return };
    let program = ".include \"facts.dl\"\n.include \"findings/findings.dl\"\n\
        finding(\"loads\", inst, \"it loads\") :- instruction_load(inst).\n\
        finding_path(\"loads\", inst, \"it loads\", inst, 0, inst, \"here\") :- instruction_load(inst).\n\
        .decl stores(inst: Instruction)\nstores(inst) :- instruction_store(inst).\n\
        .output stores\n";
    place.write("check.dl", program);
    let asked = ["query", "base.ll", "check.dl", "--format", "text"];
    let own = ok(&place, &path, &asked);
    assert!(own.contains(": loads: it loads\n") && own.contains("1. "), "{own}");
    assert_eq!(own, ok(&place, &path, &[&asked[..], &["--engine", "souffle"]].concat()));
}

#[test]
fn every_program_of_the_examples_and_tests_has_the_same_answers() {
    let place = Place::with_base();
    let Some(path) = path_with_souffle(&place) else { return };
    let mut programs = Vec::new();
    below(&root().join("examples"), "dl", &mut programs);
    below(&root().join("tests"), "dl", &mut programs);
    assert!(programs.len() > 5);
    for program in programs {
        let text = fs::read_to_string(&program).unwrap();
        let has = |directive| text.lines().any(|line| line.starts_with(directive));
        // What reads a file beside the facts is asked by the script that writes it, and what includes nothing is
        // part of a program that another test makes.
        if !has(".output") || !has(".include") || has(".input") {
            continue;
        }
        let mut modules = Vec::new();
        if program.ends_with("query.dl") {
            below(program.parent().unwrap(), "ll", &mut modules);
        }
        if modules.is_empty() {
            modules.push(root().join("tests/corpus/everything.ll"));
        }
        let modules: Vec<&str> = modules.iter().map(|m| m.to_str().unwrap()).collect();
        agree(&place, &path, &[&modules[..], &[program.to_str().unwrap()]].concat());
    }
}

#[test]
fn every_relation_of_the_library_has_the_same_rows() {
    let place = Place::empty();
    let Some(path) = path_with_souffle(&place) else { return };
    let mut modules = Vec::new();
    below(&root().join("tests/datalog"), "ll", &mut modules);
    modules.push(root().join("tests/corpus/everything.ll"));
    let modules: Vec<&str> = modules.iter().map(|m| m.to_str().unwrap()).collect();
    place.ok(&[&modules[..], &["-o", "facts"]].concat());
    for entry in library::entries() {
        let text = format!(".include \"{entry}\"\n");
        let settings = library::functors::settings();
        let program = Program::parse_with(&entry, &text, &Search::default(), &settings)
            .unwrap_or_else(|errors| panic!("{errors}"));
        let mut all = text.clone();
        for relation in program.relations() {
            // Inline ones have no rows; private ones may depend on a choice.
            let mut alone = program.clone();
            let has_rows = alone.select(std::slice::from_ref(&relation.name)).is_ok();
            let derived = Relation::from_name(&relation.name).is_none();
            let is_public = !relation.name.starts_with('_') && !relation.name.contains('.');
            if has_rows && derived && is_public {
                all.push_str(&format!(".output {}\n", relation.name));
            }
        }
        if all.contains(".output") {
            place.write("all.dl", all);
            agree(&place, &path, &["facts", "all.dl"]);
        }
    }
    for preset in library::presets() {
        agree(&place, &path, &["facts", "--preset", &preset]);
    }
}

const RULES: &str = ".decl n(f: Function, x: Name) n(f, x) :- function_name(f, x).";

#[test]
fn every_format_and_option_works_with_souffle() {
    let place = Place::with_facts();
    let Some(path) = path_with_souffle(&place) else { return };
    place.write(
        "q.dl",
        format!(".include \"facts.dl\"\n{RULES}\n.output n\n.printsize function_type\n"),
    );
    let options: [&[&str]; 9] = [
        &["--format", "table"],
        &["--format", "json"],
        &["--format", "csv"],
        &["--format", "tsv", "--labels"],
        &["--format", "table", "--raw", "--limit", "2"],
        &["--relation", "function_name,n"],
        &["--relation", "function_name", "-j", "2"],
        &["--check"],
        &["-D", "-"],
    ];
    for source in ["base.ll", "facts"] {
        for options in options {
            let all = [&["query", source, "q.dl"], options].concat();
            let souffle = ok(&place, &path, &[&all[..], &["--engine", "souffle"]].concat());
            let embedded = ok(&place, &path, &all);
            if options[0] == "-D" {
                // What is printed apart comes at another place.
                let sorted = |text: &str| {
                    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
                    lines.sort();
                    lines
                };
                assert_eq!(sorted(&embedded), sorted(&souffle), "{source} {options:?}");
            } else {
                assert_eq!(embedded, souffle, "{source} {options:?}");
            }
        }
    }
    let verbose = ["query", "facts", "q.dl", "--engine", "souffle", "-v"];
    assert!(run(&place, &path, &verbose).err.contains("Soufflé 2."));
    let profile = ["query", "facts", "q.dl", "--engine", "souffle", "--profile"];
    let ran = run(&place, &path, &profile);
    assert!(ran.code == Some(2) && ran.err.contains("--profile is of the embedded"), "{}", ran.err);
    fs::remove_file(place.path("facts/function_name.facts")).unwrap();
    let missing = ["query", "facts", "q.dl", "--engine", "souffle"];
    run(&place, &path, &missing).failed(&["function_name.facts: missing"]);
}

#[test]
fn souffle_is_stopped_at_a_limit_and_nothing_is_written() {
    let place = Place::with_facts();
    let Some(path) = path_with_souffle(&place) else { return };
    // Wide rows, so that memory is used up soon.
    place.write(
        "endless.dl",
        ".decl n(x: number, a: number, b: number, c: number, d: number, e: number)\n\
         n(0, 0, 0, 0, 0, 0).\n\
         n(3 * x + 1, x, x, x, x, x) :- n(x, _, _, _, _, _).\n\
         n(5 * x + 2, x, x, x, x, x) :- n(x, _, _, _, _, _).\n.output n\n",
    );
    for limit in [["--timeout", "1"], ["--memory-limit", "60"]] {
        let question = ["query", "facts", "endless.dl", "--engine", "souffle", "-D", "out"];
        let ran = run(&place, &path, &[&question[..], &limit[..]].concat());
        assert_eq!(ran.code, Some(3), "{}", ran.err);
        assert!(ran.err.contains("was stopped") && !place.path("out").exists(), "{}", ran.err);
    }
}

/// A PATH with a `souffle` that writes its number into a file and then becomes this command.
#[cfg(target_os = "linux")]
fn path_with_stand_in(place: &Place, becomes: &str) -> OsString {
    let bin = place.path("bin");
    fs::create_dir_all(&bin).unwrap();
    let number = place.path("number").display().to_string();
    let script = format!(
        "#!/bin/sh\nif [ \"$1\" = --version ]; then echo 'Version: 2.5'; exit; fi\n\
         ulimit -v 4000000\necho $$ > {number}.new && mv {number}.new {number}\nexec {becomes}\n"
    );
    fs::write(bin.join("souffle"), script).unwrap();
    let mode = std::os::unix::fs::PermissionsExt::from_mode(0o755);
    fs::set_permissions(bin.join("souffle"), mode).unwrap();
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::join_paths(std::iter::once(bin).chain(std::env::split_paths(&path))).unwrap()
}

/// A line without end, which tail keeps in memory.
#[cfg(target_os = "linux")]
#[test]
fn whatever_answers_is_stopped_when_it_is_too_large() {
    let place = Place::with_facts();
    let path = path_with_stand_in(&place, "tail /dev/zero");
    let question = ["query", "facts", "-e", RULES, "--engine", "souffle", "--memory-limit", "60"];
    let ran = run(&place, &path, &question);
    assert_eq!(ran.code, Some(3), "{}", ran.err);
    assert!(ran.err.contains("needed more than 60 MB and was stopped"), "{}", ran.err);
}

#[cfg(target_os = "linux")]
#[test]
fn souffle_does_not_outlive_the_program() {
    use std::time::{Duration, Instant};

    let place = Place::with_facts();
    let path = path_with_stand_in(&place, "sleep 600");
    let mut program = std::process::Command::new(env!("CARGO_BIN_EXE_llvm-facts"))
        .args(["query", "facts", "-e", RULES, "--engine", "souffle"])
        .current_dir(place.path(""))
        .env("PATH", &path)
        .env("TMPDIR", place.path(""))
        .spawn()
        .unwrap();
    let since = Instant::now();
    let wait = |until: &dyn Fn() -> bool| {
        while !until() {
            assert!(since.elapsed() < Duration::from_secs(100), "it does not happen");
            std::thread::sleep(Duration::from_millis(10));
        }
    };
    wait(&|| place.path("number").exists());
    let number = place.read("number");
    program.kill().unwrap();
    program.wait().unwrap();
    // Gone, or dead and not waited for by whoever inherits it.
    let state = || fs::read_to_string(format!("/proc/{}/stat", number.trim()));
    wait(&|| state().map_or(true, |state| state.contains(") Z")));
}

#[test]
fn the_printed_commands_run_and_answer_the_same() {
    let place = Place::with_facts();
    let Some(path) = path_with_souffle(&place) else { return };
    place.write("it's.dl", ".include \"cfg.dl\"\n.output immediate_dominator\n");
    // It calls functors, which are compiled.
    place.write("values.dl", ".include \"ranges.dl\"\n.output value_range\n");
    let bin = Path::new(env!("CARGO_BIN_EXE_llvm-facts")).parent().unwrap();
    let dirs = std::iter::once(bin.to_path_buf()).chain(std::env::split_paths(&path));
    let path = std::env::join_paths(dirs).unwrap();
    let questions: [&[&str]; 5] = [
        &["base.ll", "it's.dl"],
        &["base.ll", "values.dl"],
        &["facts", "it's.dl"],
        &["base.ll", "-e", RULES],
        &["facts", "it's.dl", "--relation", "function_name"],
    ];
    for (i, question) in questions.iter().enumerate() {
        let (expected, out) = (format!("expected-{i}"), format!("out-{i}"));
        ok(&place, &path, &[&["query"], *question, &["-D", &expected]].concat());
        let script = ok(&place, &path, &[&["souffle-command"], *question, &["-D", &out]].concat());
        let ran = std::process::Command::new("sh")
            .args(["-e", "-c", &script])
            .current_dir(place.path(""))
            .env("PATH", &path)
            .output()
            .unwrap();
        let words = String::from_utf8_lossy(&ran.stderr);
        assert!(ran.status.success(), "{script}\n{words}");
        let written: Vec<_> = answers(&place, &out)
            .into_iter()
            .filter(|(name, _)| place.path(&expected).join(name).exists())
            .collect();
        assert_eq!(written, answers(&place, &expected), "{script}");
    }
}

#[test]
fn without_souffle_the_message_says_what_to_do() {
    let place = Place::with_facts();
    let mut command = place.command(&["query", "facts", "-e", RULES, "--engine", "souffle"]);
    command.env("PATH", place.path("nothing"));
    place.run_command(command).failed(&["no `souffle` on PATH", "install", "embedded engine"]);
    // To print the commands takes no Soufflé.
    let mut command = place.command(&["souffle-command", "base.ll", "-e", RULES]);
    command.env("PATH", place.path("nothing"));
    let text = String::from_utf8(place.run_command(command).out).unwrap();
    for words in ["llvm-facts extract base.ll -o facts", "library --extract", "\nsouffle "] {
        assert!(text.contains(words), "{text}");
    }
    assert!(!text.contains("\ncc "), "{text}");
    let asked = ["souffle-command", "base.ll", "--preset", "out-of-bounds", "--width", "64"];
    let text = place.ok(&asked);
    for words in ["\ncc -O2 -shared -fPIC -DRAM_DOMAIN_SIZE=64 ", " -Lrules -lintervals "] {
        assert!(text.contains(words), "{text}");
    }
}
