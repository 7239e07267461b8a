//! `--watch`: again at every change, until Ctrl-C.

use std::fs::{self, File};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::Place;

/// Starts a run whose outputs go into files.
fn start(place: &Place, arguments: &[&str]) -> Child {
    let file = |name: &str| Stdio::from(File::create(place.path(name)).expect("a file"));
    Command::new("env")
        .current_dir(place.path(""))
        .args(["--default-signal=INT", env!("CARGO_BIN_EXE_llvm-facts")])
        .args(arguments)
        .stdout(file("stdout"))
        .stderr(file("stderr"))
        .spawn()
        .expect("env starts the program")
}

#[track_caller]
fn wait(place: &Place, what: &str, holds: impl Fn() -> bool) {
    let since = Instant::now();
    while !holds() {
        let said = (place.read("stdout"), place.read("stderr"));
        assert!(since.elapsed() < Duration::from_secs(60), "{what}: {said:?}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Until it has been at work so many times.
#[track_caller]
fn runs(place: &Place, times: usize) {
    wait(place, "it is done again", || {
        place.read("stderr").matches("waiting for a change").count() == times
    });
}

/// Ends it, and answers standard output.
fn end(place: &Place, mut child: Child) -> String {
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(kill.expect("there is a kill").success());
    assert_eq!(child.wait().expect("it ends").code(), Some(130), "{}", place.read("stderr"));
    assert!(!place.read("stderr").contains("interrupted"));
    place.read("stdout")
}

const NAMES: &str = ".include \"facts.dl\"\n.include \"own.dl\"\n.decl n(name: symbol)\n\
    n(name) :- function_name(_, name), wanted(name).\n.output n\n";

#[test]
fn a_query_is_answered_again_when_a_file_of_it_changes() {
    let place = Place::empty();
    let module = |name: &str| format!("declare void @{name}()\n");
    let wanted = |name: &str| format!(".decl wanted(name: symbol)\nwanted(\"{name}\").\n");
    place.write("m.ll", module("one"));
    place.write("own.dl", wanted("one"));
    place.write("q.dl", NAMES);
    let child = start(&place, &["query", "m.ll", "q.dl", "--watch"]);
    runs(&place, 1);
    // The module, an included file, the program; then a mistake, which ends nothing.
    place.write("m.ll", module("two"));
    runs(&place, 2);
    place.write("own.dl", wanted("two"));
    runs(&place, 3);
    place.write("q.dl", NAMES.replace("n(name) :-", "n(cat(\"the \", name)) :-"));
    runs(&place, 4);
    fs::remove_file(place.path("own.dl")).expect("it was there");
    runs(&place, 5);
    assert!(place.read("stderr").contains("error"), "{}", place.read("stderr"));
    place.write("own.dl", wanted("two"));
    runs(&place, 6);
    // Nothing changes, nothing is done.
    std::thread::sleep(Duration::from_secs(1));
    runs(&place, 6);
    assert_eq!(end(&place, child), "one\ntwo\nthe two\nthe two\n");
}

#[test]
fn a_page_is_written_again_and_does_not_count_as_a_change() {
    let place = Place::empty();
    fs::create_dir(place.path("build")).expect("a directory");
    place.write("build/a.ll", "define void @one() {\n  ret void\n}\n");
    let child = start(&place, &["view", "build", "-o", "build/page.html", "--watch"]);
    runs(&place, 1);
    std::thread::sleep(Duration::from_secs(1));
    runs(&place, 1);
    place.write("build/b.ll", "define void @two() {\n  ret void\n}\n");
    let before = place.read("build/page.html");
    runs(&place, 2);
    assert_ne!(place.read("build/page.html"), before);
    end(&place, child);
    place.refuses(&["view", "-", "--watch"], &["standard input"]);
}
