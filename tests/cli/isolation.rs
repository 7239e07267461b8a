//! Crashes of LLVM's and interrupts: a message, exit code 1, and nothing half written.

use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::Place;

const CRASH: &[u8] = include_bytes!("crashes_llvm_15.bc");

#[test]
fn a_crash_names_the_module_and_leaves_nothing() {
    let place = Place::with_base();
    place.write("crash.bc", CRASH);
    place.fails(
        &["crash.bc", "-o", "facts"],
        &["crash.bc: LLVM crashed", "nothing was written", "--keep-going"],
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
fn without_isolation_a_crash_is_one_of_ours() {
    let place = Place::empty();
    place.write("crash.bc", CRASH);
    let status =
        place.command(&["crash.bc", "-o", "facts", "--no-isolate"]).output().unwrap().status;
    assert_eq!(status.code(), None);
}

/// A run that takes a while, caught when it has begun to write. A shell that starts the tests in the
/// background has them ignore interrupts, and with them what they start.
fn start(place: &Place, arguments: &[&str]) -> Child {
    place.write("list", "base.ll\n".repeat(20_000));
    let child = Command::new("env")
        .current_dir(place.path(""))
        .args(["--default-signal=INT,TERM", env!("CARGO_BIN_EXE_llvm-facts")])
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
    for (way, name) in
        [("-q", "INT"), ("-q", "TERM"), ("--no-isolate", "INT"), ("--no-isolate", "TERM")]
    {
        let child = start(&place, &[way]);
        signal(&child, name);
        let output = child.wait_with_output().unwrap();
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{way} {name}: {err}");
        assert_eq!(err, "llvm-facts: error: interrupted; nothing was written\n");
        assert_eq!(place.unfinished(), [""; 0], "{way} {name}");
        assert_eq!(place.contents("facts"), before);
    }
}

#[test]
fn whoever_kills_the_work_gets_a_message() {
    let place = Place::with_base();
    let child = start(&place, &[]);
    let script = format!("kill -KILL $(cat /proc/{0}/task/{0}/children)", child.id());
    let killed = Command::new("sh").args(["-c", &script]).status().unwrap().success();
    if !killed {
        // No such file on this system.
        signal(&child, "TERM");
    }
    let output = child.wait_with_output().unwrap();
    let err = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{err}");
    assert!(!killed || err.contains("the system killed the process"), "{err}");
    assert!(!place.path("facts").exists());
    assert_eq!(place.unfinished(), [""; 0]);
}
