//! `llvm-facts view`: the page in Chromium, by clicking and by its picture.
//!
//! `scripts/setup.sh graphs` installs what this needs. A test that misses it says SKIPPED.

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn view(out: &Path) {
    let module = support::root().join("tests/corpus/compiled/program.O0-g.ll");
    let mut command = Command::new(env!("CARGO_BIN_EXE_llvm-facts"));
    let ran = command.arg("view").arg(module).arg("-q").arg("-o").arg(out).output().unwrap();
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
}

#[test]
fn the_page_is_whole_and_the_same_every_time() {
    let dir = tempfile::tempdir().unwrap();
    let (a, b) = (dir.path().join("a.html"), dir.path().join("b.html"));
    view(&a);
    view(&b);
    let page = fs::read_to_string(a).unwrap();
    assert!(page == fs::read_to_string(b).unwrap(), "two pages of one module differ");
    assert!(page.starts_with("<!DOCTYPE html>") && page.trim_end().ends_with("</html>"));
    // Nothing is left to fill in, and nothing comes from elsewhere.
    assert!(!page.contains("{{DATA}}"));
    for outside in ["<script src", "<link", "@import", "fetch("] {
        assert!(!page.contains(outside), "{outside}");
    }
    assert!(page.contains("Chris Pettitt"), "the licence of the layout library is missing");
}

#[test]
fn chromium_shows_it_and_clicks_lead_on() {
    let chromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
    let Some(chromium) = chromium.iter().map(PathBuf::from).find(|path| path.exists()) else {
        eprintln!("SKIPPED: no Chromium (Debian: chromium); scripts/setup.sh graphs installs it");
        return;
    };
    let Some(python) = support::python("playwright") else { return };
    let dir = tempfile::tempdir().unwrap();
    let page = dir.path().join("page.html");
    view(&page);
    let script = support::root().join("tests/graph/page_answers.py");
    let pictures = support::root().join("tests/graph/pictures");
    let found = findings(dir.path());
    let mut run = Command::new(python);
    let ran = run.arg(script).args([&page, &chromium, &pictures, &found]).output().unwrap();
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
}

/// The page of the tutorial's program, with what a check of its own finds.
fn findings(dir: &Path) -> PathBuf {
    let mut clang = Command::new("clang-15");
    clang.current_dir(support::root()).args(["-O0", "-g", "-c", "-emit-llvm", "-o"]);
    let module = dir.join("notes.bc");
    assert!(clang.arg(&module).arg("examples/tutorial/notes.c").status().unwrap().success());
    let check = "
        .include \"taint.dl\"
        taint_source(\"unchecked\", \"malloc\", \"return\").
        taint_sink(\"unchecked\", \"strcpy\", \"0\").
        finding_rule(\"unchecked\", \"What malloc answers is used without a look.\").
        .output finding, finding_path, finding_rule";
    fs::write(dir.join("check.dl"), check).unwrap();
    let page = dir.join("notes.html");
    let mut command = Command::new(env!("CARGO_BIN_EXE_llvm-facts"));
    command.current_dir(support::root()).arg("view").arg(&module).arg("-o").arg(&page);
    command.arg("--findings").arg(dir.join("check.dl"));
    let ran = command.args(["--findings", "command-injection"]).output().unwrap();
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(ran.status.success() && said.contains(", 1 finding\n"), "{said}");
    page
}

/// What is no check is refused before anything is read.
#[test]
fn what_finds_nothing_by_its_kind_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    let module = support::root().join("tests/corpus/compiled/program.O0-g.ll");
    fs::write(dir.path().join("none.dl"), ".decl a(x: number)\na(1).\n").unwrap();
    fs::write(dir.path().join("wrong.dl"), "a(1.\n").unwrap();
    fs::write(dir.path().join("plain.dl"), ".decl a(x: number)\na(1).\n.output a\n").unwrap();
    let outside = ".decl a(x: number)\n.input a(filename=\"/etc/passwd\")\n.output a\n";
    fs::write(dir.path().join("outside.dl"), outside).unwrap();
    for (check, ends, words) in [
        ("none.dl", 1, "the program has no .output"),
        ("wrong.dl", 1, "wrong.dl:1:"),
        ("gone.dl", 1, "gone.dl: No such file"),
        ("comand-injection", 2, "did you mean `command-injection`?"),
        ("outside.dl", 1, "/etc/passwd"),
        ("plain.dl", 0, "`a` has no column of instructions: its rows are no findings"),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_llvm-facts"));
        command.current_dir(dir.path()).arg("view").arg(&module).args(["-o", "page.html"]);
        let ran = command.args(["--findings", check]).output().unwrap();
        let said = String::from_utf8_lossy(&ran.stderr);
        assert_eq!(ran.status.code(), Some(ends), "{check}: {said}");
        assert!(said.contains(words), "{check}: {said}");
        assert_eq!(dir.path().join("page.html").exists(), ends == 0, "{check}");
    }
}

#[test]
fn a_page_of_somebody_else_is_not_replaced() {
    let dir = tempfile::tempdir().unwrap();
    let module = support::root().join("tests/corpus/compiled/program.O0-g.ll");
    let run = |more: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_llvm-facts"));
        command.current_dir(dir.path()).arg("view").arg(&module).args(["-q", "-o", "p.html"]);
        command.args(more).output().unwrap()
    };
    let path = dir.path().join("p.html");
    fs::write(&path, "<!DOCTYPE html>\n<p>mine</p>\n").unwrap();
    let ran = run(&[]);
    let said = String::from_utf8_lossy(&ran.stderr);
    assert!(!ran.status.success() && said.contains("--force replaces this one"), "{said}");
    assert!(fs::read_to_string(&path).unwrap().contains("<p>mine</p>"));
    assert!(run(&["--force"]).status.success());
    // Its own page it writes again.
    assert!(run(&[]).status.success());
    assert!(!fs::read_to_string(&path).unwrap().contains("<p>mine</p>"));
}

/// Source text is there if the file is the one that was compiled, and only if it is wanted.
#[test]
fn source_text_is_of_the_file_that_was_compiled() {
    let dir = tempfile::tempdir().unwrap();
    let source = dir.path().join("f.c");
    fs::write(&source, "int twice(int number) {\n  return number + number;\n}\n").unwrap();
    let mut clang = Command::new("clang-15");
    clang.current_dir(dir.path()).args(["-g", "-O0", "-emit-llvm", "-c", "f.c", "-o", "f.bc"]);
    assert!(clang.status().unwrap().success());
    let view = |more: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_llvm-facts"));
        command.current_dir(dir.path()).args(["view", "f.bc", "-q", "-o", "f.html"]).args(more);
        let ran = command.output().unwrap();
        assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
        let size = fs::metadata(dir.path().join("f.html")).unwrap().len();
        (size, String::from_utf8_lossy(&ran.stderr).into_owned())
    };
    let (with, _) = view(&[]);
    let (without, said) = view(&["--embed-source=never"]);
    assert!(with > without && said.is_empty(), "{with} {without} {said}");
    fs::write(&source, "int twice(int number) { return 2 * number; }\n").unwrap();
    let (changed, said) = view(&[]);
    assert!(changed == without && said.is_empty(), "{changed} {without} {said}");
    let (_, said) = view(&["--embed-source"]);
    assert!(said.contains("f.c: the file has changed since it was compiled"), "{said}");
}
