//! The exit codes that `--help` and the reference list, of every command that has a choice.

use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use super::Place;

#[test]
fn commands_end_with_the_codes_that_are_documented() {
    let place = Place::with_facts();
    place.write("bad.ll", "define\n");
    place.write(
        "q.dl",
        ".include \"facts.dl\"\n.decl a(f: Function)\na(f) :- function_name(f, _).\n.output a\n",
    );
    place.write("wrong.dl", ".output a\n");
    place.write("unlike.dl", ".decl a(x:number)\n");
    place.write("endless.dl", ".decl n(x: number)\nn(0).\nn(x + 1) :- n(x).\n.output n\n");
    let endless = ["query", "facts", "endless.dl", "--width", "64", "-D", "answers"];
    let timeout = [&endless[..], &["--timeout", "0.2"]].concat();
    let memory = [&endless[..], &["--memory-limit", "20"]].concat();
    let rows: &[(u8, &[&[&str]])] = &[
        (
            0,
            &[
                &["--help"],
                &["--version"],
                &["base.ll", "-o", "new"],
                &["rebuild", "facts", "-o", "out.bc"],
                &["roundtrip", "base.ll"],
                &["query", "facts", "q.dl"],
                &["query", "base.ll", "-e", "function_name(_, \"nobody\")"],
                &["query", "--preset", "list"],
                &["explain", "ungrounded"],
                &["export", "base.ll", "-g", "cfg", "-f", "dot", "-o", "-"],
                &["view", "base.ll", "-o", "-"],
                &["souffle-command", "base.ll", "q.dl"],
                &["library"],
                &["schema", "instruction_load"],
                &["stats", "facts"],
                &["stats", "base.ll"],
                &["doctor"],
                &["diff", "base.ll", "base.ll"],
                &["man", "query"],
            ],
        ),
        (
            1,
            &[
                &["bad.ll", "-o", "new"],
                &["base.ll", "bad.ll", "-k", "-o", "new"],
                &["none.bc", "-o", "new"],
                &["rebuild", "none", "-o", "out.bc"],
                &["roundtrip", "base.ll", "bad.ll"],
                &["query", "facts", "wrong.dl"],
                &["query", "facts", "none.dl"],
                &["query", "bad.ll", "q.dl"],
                &["query", "facts", "q.dl", "--relation", "b"],
                &["export", "bad.ll", "-g", "cfg", "-f", "dot", "-o", "-"],
                &["view", "bad.ll", "-o", "-"],
                &["library", "--format", "unlike.dl", "--check"],
                &["schema", "no_such_relation"],
                &["stats", "none"],
                &["bitcode", "base.ll"],
            ],
        ),
        (
            2,
            &[
                &[],
                &["base.ll"],
                &["qeury", "base.ll"],
                &["query", "facts"],
                &["query", "q.dl"],
                &["query", "facts", "base.ll", "q.dl"],
                &["query", "facts", "--preset", "size"],
                &["export", "base.ll", "-g", "cfg", "-f", "cpg.bin.zip", "-o", "-"],
                &["explain", "ungrouned"],
                &["man", "nothing"],
                &["-", "-", "-o", "new"],
            ],
        ),
        (3, &[&timeout, &memory]),
        (4, &[&["query", "base.ll", "-e", "instruction_opcode(i, _)", "--fail-on-findings"]]),
    ];
    for (code, commands) in rows {
        for arguments in *commands {
            let ran = place.run(arguments);
            assert_eq!(ran.code, Some(i32::from(*code)), "{arguments:?}: {}", ran.err);
        }
    }
    assert!(!place.path("answers").exists(), "answers that were not wanted any more");
}

/// Starts a run whose standard error is kept. A shell that starts the tests in the background has
/// them ignore interrupts, and with them what they start.
fn start(place: &Place, arguments: &[&str]) -> Child {
    Command::new("env")
        .current_dir(place.path(""))
        .args(["--default-signal=INT,TERM,HUP", env!("CARGO_BIN_EXE_llvm-facts")])
        .args(arguments)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("env starts the program")
}

/// Ends a run by a signal once it has come so far.
fn ended(child: Child, signal: &str, has_come: impl Fn() -> bool) -> Output {
    let since = Instant::now();
    while !has_come() {
        assert!(since.elapsed() < Duration::from_secs(120), "it does not come so far");
        std::thread::sleep(Duration::from_millis(2));
    }
    let kill = Command::new("kill").args([&format!("-{signal}"), &child.id().to_string()]).status();
    assert!(kill.expect("there is a kill").success());
    child.wait_with_output().expect("it ends")
}

#[test]
fn an_interrupt_in_the_midst_of_long_work_leaves_nothing_half_written() {
    let place = Place::with_base();
    place.write("many", "base.ll\n".repeat(20_000));
    place.write("some", "base.ll\n".repeat(200));
    place.ok(&["@some", "-o", "some-facts"]);
    place.write("endless.dl", ".decl n(x: number)\nn(0).\nn(x + 1) :- n(x).\n.output n\n");
    place.write(
        "large.dl",
        ".decl n(x: number, y: number)\nn(x, 7 * x) :- x = range(0, 2000000).\n.output n\n",
    );
    std::fs::create_dir(place.path("answers")).expect("a directory");
    place.write("answers/n.csv", "as it was\n");
    let is_evaluating = || {
        std::thread::sleep(Duration::from_secs(2));
        true
    };
    let has_part = |dir: &'static str| {
        let place = &place;
        move || place.names(dir).iter().any(|name| name.starts_with(".llvm-facts-partial-"))
    };
    let extract: &[&str] = &["@many", "-o", "new"];
    let evaluate: &[&str] = &["query", "base.ll", "endless.dl", "--width", "64", "-D", "answers"];
    let answer: &[&str] = &["query", "base.ll", "large.dl", "-D", "answers"];
    let rebuild: &[&str] = &["rebuild", "some-facts", "-o", "modules"];
    let rows: [(_, &dyn Fn() -> bool, _); 4] = [
        (extract, &has_part(""), "; nothing was written"),
        (evaluate, &is_evaluating, ""),
        (answer, &has_part("answers"), ""),
        (rebuild, &has_part(""), "; nothing was written"),
    ];
    let before = (place.names(""), place.contents("answers"));
    for (arguments, has_come, nothing) in rows {
        for (signal, code) in [("INT", 130), ("TERM", 143)] {
            let output = ended(start(&place, arguments), signal, has_come);
            let err = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(code), "{arguments:?}: {err}");
            assert_eq!(err, format!("llvm-facts: error: interrupted{nothing}\n"), "{arguments:?}");
            assert_eq!((place.names(""), place.contents("answers")), before, "{arguments:?}");
        }
    }
}
