//! Crashes of LLVM's and interrupts: a message, an exit code, and nothing half written.

use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::{BASE, Place, bitcode};

const CRASH: &[u8] = include_bytes!("crashes_llvm_15.bc");

#[test]
fn a_crash_names_the_module_and_leaves_nothing() {
    let place = Place::with_base();
    place.write("crash.bc", CRASH);
    place.fails(
        &["crash.bc", "-o", "facts"],
        &["crash.bc: LLVM crashed (segmentation fault)", "the module is broken, or LLVM 15 is"],
    );
    for jobs in ["1", "2", "4"] {
        let inputs = ["base.ll", "base.ll", "crash.bc", "base.ll", "base.ll"];
        let ran = place.run(&[&inputs[..], &["-o", "facts", "-j", jobs]].concat());
        ran.failed(&["error: crash.bc: LLVM crashed"]);
        assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    }
    assert!(!place.path("facts").exists());
}

#[test]
fn modules_that_crash_are_left_out_when_it_is_to_keep_going() {
    let place = Place::with_base();
    for name in ["1.bc", "2.bc", "3.bc"] {
        place.write(name, CRASH);
    }
    place.write("bad.ll", "define\n");
    let inputs = ["1.bc", "base.ll", "2.bc", "bad.ll", "base.ll", "3.bc"];
    let ran = place.run(&[&inputs[..], &["-o", "facts", "--keep-going", "-j", "2"]].concat());
    ran.failed(&[
        "1.bc: LLVM crashed",
        "2.bc: LLVM crashed",
        "bad.ll: line 2",
        "3.bc: LLVM crashed",
        "4 of 6 modules left out, 2 in facts",
    ]);
    place.ok(&["base.ll", "base.ll", "-o", "good"]);
    assert_eq!(place.contents("facts"), place.contents("good"));
}

#[test]
fn without_llvm_its_own_bitcode_is_read_and_the_rest_says_what_is_missing() {
    let place = Place::with_base();
    place.write("base.bc", bitcode(BASE));
    place.write("old.bc", include_bytes!("crashes_llvm_15.bc"));
    place.ok(&["base.bc", "-o", "with"]);
    let run = |arguments: &[&str], program: &str| {
        let mut command = place.command(arguments);
        let output = command.env("LLVM_FACTS_LLVM", program).output().unwrap();
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    // What is no such program is as none.
    for (program, why) in [
        ("/no/such/program", "the program `llvm-facts-llvm` is neither"),
        ("/bin/true", "LLVM ended its process with exit code 0"),
        ("/bin/false", "LLVM ended its process with exit code 1"),
    ] {
        let done = run(&["base.bc", "-o", "without"], program);
        assert_eq!(done.0, Some(0), "{program}: {}", done.1);
        assert_eq!(place.contents("with"), place.contents("without"), "{program}");
        for arguments in [
            &["base.ll", "-o", "text"][..],
            &["base.bc", "-o", "verified", "--verify"],
            &["base.bc", "-o", "changed", "--passes", "mem2reg"],
            &["rebuild", "with", "-o", "out.ll", "--no-verify"],
        ] {
            let (code, err) = run(arguments, program);
            assert_eq!(code, Some(1), "{program}: {arguments:?}: {err}");
            assert!(err.contains(why), "{program}: {arguments:?}: {err}");
            assert!(!place.path(arguments[2]).exists());
        }
    }
    let (code, err) = run(&["rebuild", "with", "-o", "out.bc"], "/no/such/program");
    assert_eq!(code, Some(0), "{err}");
    assert!(err.contains("not verified by LLVM, which is not there"), "{err}");
    place.ok(&["out.bc", "-o", "again"]);
    place.ok(&["rebuild", "again", "-o", "once more.bc", "--no-verify"]);
    let [first, second] = ["out.bc", "once more.bc"].map(|file| std::fs::read(place.path(file)));
    assert_eq!(first.unwrap(), second.unwrap());
}

#[test]
fn passes_change_a_module_before_its_facts_are_taken() {
    let place = Place::empty();
    let text = "define i32 @f(i32 %a) {\n  %p = alloca i32\n  store i32 %a, ptr %p\n  \
        %v = load i32, ptr %p\n  ret i32 %v\n}\n";
    place.write("f.ll", text);
    place.write("f.bc", bitcode(text));
    for input in ["f.ll", "f.bc"] {
        let rules = ".decl answer(pipeline: symbol, instructions: number)\n\
            answer(pipeline, n) :- module_passes(_, pipeline), n = count : { instruction_opcode(_, _) }.";
        let answer = place.ok(&["query", input, "--passes", "mem2reg,dce", "-e", rules]);
        assert!(answer.contains("mem2reg,dce") && answer.contains('1'), "{answer}");
        place.fails(&[input, "-o", "facts", "--passes", "mem3reg"], &[input, "mem3reg"]);
    }
}

#[test]
fn passes_that_leave_functions_alone_are_told() {
    let place = Place::empty();
    let body = "{\n  ret void\n}\n";
    let text = format!(
        "declare void @h() optnone noinline\ndefine void @f() optnone noinline {body}define void @g() {body}"
    );
    place.write("f.ll", text);
    let run = |passes: &[&str]| {
        let rules = ["-e", "function_entry(f, _)"];
        place.run(&[&["query", "f.ll"], &rules[..], passes].concat()).err
    };
    let err = run(&["--passes", "mem2reg"]);
    assert!(err.contains("1 of 2 functions with a body are `optnone`"), "{err}");
    assert_eq!(run(&[]), "");
}

/// A run that takes a while, caught when it has begun to write. A shell that starts the tests in the
/// background has them ignore interrupts, and with them what they start.
fn start(place: &Place, arguments: &[&str]) -> Child {
    place.write("list", "base.ll\n".repeat(20_000));
    let child = Command::new("env")
        .current_dir(place.path(""))
        .args(["--default-signal=INT,TERM,HUP", env!("CARGO_BIN_EXE_llvm-facts")])
        .args(["@list", "-o", "facts"])
        .args(arguments)
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let since = Instant::now();
    while place.unfinished().is_empty() {
        assert!(since.elapsed() < Duration::from_secs(60), "it does not begin");
        std::thread::sleep(Duration::from_millis(5));
    }
    child
}

fn signal(child: &Child, signal: &str) {
    let status =
        Command::new("sh").args(["-c", &format!("kill -{signal} {}", child.id())]).status();
    assert!(status.unwrap().success());
}

#[test]
fn an_interrupt_leaves_everything_as_it_was() {
    let place = Place::with_facts();
    let before = place.contents("facts");
    for (name, code) in [("INT", 130), ("TERM", 143), ("HUP", 129)] {
        let child = start(&place, &["-q"]);
        signal(&child, name);
        let output = child.wait_with_output().unwrap();
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{name}: {err}");
        assert_eq!(err, "llvm-facts: error: interrupted; nothing was written\n");
        assert_eq!(place.unfinished(), [""; 0], "{name}");
        assert_eq!(place.contents("facts"), before);
    }
}

#[test]
fn an_interrupt_that_is_ignored_stays_so() {
    let place = Place::with_base();
    let child = Command::new("env")
        .current_dir(place.path(""))
        .args(["--ignore-signal=HUP", env!("CARGO_BIN_EXE_llvm-facts")])
        .args(["base.ll", "-", "-o", "facts"])
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let mut child = child.unwrap();
    std::thread::sleep(Duration::from_millis(300));
    signal(&child, "HUP");
    drop(child.stdin.take());
    let output = child.wait_with_output().unwrap();
    // Standard input has no module.
    let err = String::from_utf8_lossy(&output.stderr);
    assert!(err.contains("<stdin>: "), "{err}");
}

#[test]
fn whoever_kills_llvm_gets_a_message() {
    let place = Place::with_base();
    let mut child = start(&place, &["-j", "1"]);
    let children = format!("/proc/{0}/task/{0}/children", child.id());
    let script = format!("cat {children} | xargs kill -KILL");
    let kill = || {
        let mut shell = Command::new("sh");
        shell.args(["-c", &script]).stderr(Stdio::null()).status().unwrap().success()
    };
    let killed = kill();
    if !killed {
        // No such file on this system, or no process yet.
        signal(&child, "TERM");
    }
    // One that had nothing to do when it ended is replaced without a word.
    let since = Instant::now();
    while killed && child.try_wait().unwrap().is_none() {
        assert!(since.elapsed() < Duration::from_secs(60), "it goes on");
        kill();
        std::thread::sleep(Duration::from_millis(5));
    }
    let output = child.wait_with_output().unwrap();
    let err = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(if killed { 1 } else { 143 }), "{err}");
    assert!(!killed || err.contains("the system killed LLVM's process"), "{err}");
    assert!(!place.path("facts").exists());
    assert_eq!(place.unfinished(), [""; 0]);
}

#[test]
fn a_shard_that_is_there_is_rid_of_what_was_left_beside_it() {
    let place = Place::with_base();
    place.ok(&["shard", "plan", "base.ll", "-o", "catalogue", "-q"]);
    place.ok(&["shard", "run", "catalogue", "-q"]);
    let shards = place.names("catalogue/shards");
    // Somebody died when all was done.
    let left = "catalogue/shards/.llvm-facts-partial-00000000000000aa";
    std::fs::create_dir(place.path(left)).unwrap();
    place.write(format!("{left}/some"), "");
    place.ok(&["shard", "run", "catalogue", "-q"]);
    assert_eq!(place.names("catalogue/shards"), shards);
}
