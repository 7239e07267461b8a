//! What somebody else may have made: files that become more than they are, that one waits for, that
//! lead elsewhere.

use std::fs;
use std::io::Write;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;
use std::process::Command;

use flate2::Compression;
use flate2::write::GzEncoder;

use super::Place;

const NAMES: &str =
    ".include \"facts.dl\"\n.decl f(n: symbol)\nf(n) :- function_name(_, n).\n.output f\n";

/// Commands that read `facts`.
const READERS: [&[&str]; 4] = [
    &["rebuild", "facts", "-o", "out.bc"],
    &["query", "facts", "names.dl"],
    &["stats", "facts"],
    &["query", "facts", "own.dl"],
];

fn place() -> Place {
    let place = Place::with_facts();
    place.write("names.dl", NAMES);
    // Read by the engine itself.
    place.write("own.dl", ".decl own(n: symbol)\n.input own(filename=\"own.txt\")\n.output own\n");
    place
}

#[test]
fn what_unpacks_to_far_more_than_it_is_is_refused() {
    let place = place();
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    (0..70).for_each(|_| packed.write_all(&[b'7'; 1 << 20]).unwrap());
    let packed = packed.finish().unwrap();
    place.write("facts/function_name.facts", &packed);
    place.write("facts/own.txt", &packed);
    for reader in READERS {
        let words = ["unpacked it has more than 250 times its size"];
        place.fails(&[reader, &["--memory-limit", "1000"]].concat(), &words);
    }
    let ran = place.run(&["query", "facts", "own.dl", "--max-expansion", "2000"]);
    assert_eq!((ran.code, ran.out.len()), (Some(0), (70 << 20) + 1), "{}", ran.err);
}

#[test]
fn a_mask_of_millions_of_zeros_is_refused() {
    let place = place();
    for (count, fits) in [(1000, true), (16_777_224, false)] {
        let text = format!(
            "define <{count} x i8> @f(<4 x i8> %v) {{\n  \
             %r = shufflevector <4 x i8> %v, <4 x i8> %v, <{count} x i32> zeroinitializer\n  \
             ret <{count} x i8> %r\n}}\n"
        );
        place.write("mask.ll", text);
        let mut assembler = Command::new("llvm-as-15");
        let made =
            assembler.args(["-o", "mask.bc", "mask.ll"]).current_dir(place.path("")).status();
        assert!(made.unwrap().success());
        match fits {
            true => drop(place.ok(&["mask.bc", "-o", "masks"])),
            false => place.fails(&["mask.bc", "-o", "masks"], &["out of proportion to the file"]),
        }
    }
}

#[test]
fn a_pipe_in_a_fact_directory_is_not_waited_for() {
    let place = place();
    for name in ["function_name.facts", "own.txt"] {
        let _ = fs::remove_file(place.path("facts").join(name));
        let pipe =
            std::process::Command::new("mkfifo").arg(place.path("facts").join(name)).status();
        assert!(pipe.unwrap().success());
    }
    for reader in READERS {
        place.fails(&[reader, &["--timeout", "20"]].concat(), &["no regular file"]);
    }
}

#[test]
fn an_include_shows_no_line_of_a_private_file() {
    let place = place();
    let secret = "sesame = open";
    place.write("secret.txt", secret);
    fs::create_dir_all(place.path("in/more")).unwrap();
    symlink("../secret.txt", place.path("in/link.dl")).unwrap();
    place.write("in/rules.dl", NAMES);
    place.write("in/more/rules.inc", NAMES);
    let shows = |include: &str, more: &[&str]| {
        place.write("in/q.dl", format!(".include \"{include}\"\n"));
        let ran = place.run(&[&["query", "facts", "in/q.dl"], more].concat());
        assert!(!ran.err.contains("sesame"), "{include}: {}", ran.err);
        (ran.code, ran.err)
    };
    let absolute = place.path("secret.txt");
    for include in ["../secret.txt", "link.dl", "/etc/passwd", absolute.to_str().unwrap()] {
        for more in [&[][..], &["-I", "in"]] {
            let (code, err) = shows(include, more);
            assert_eq!(code, Some(1), "{err}");
            assert!(err.contains("cannot find include file"), "{err}");
        }
    }
    assert_eq!(shows("rules.dl", &[]).0, Some(0));
    let (code, err) = shows("more/rules.inc", &[]);
    assert!(code == Some(1) && err.contains("are called *.dl; below a directory of -I"), "{err}");
    assert_eq!(shows("more/rules.inc", &["-I", "in"]).0, Some(0));
}

#[test]
fn a_spreadsheet_computes_nothing_if_told_so() {
    let place = place();
    let rule = ".decl r(a: symbol, b: number) r(\"=1+1\", -1). r(\"-x\", 2). r(\"a,@\", 3).";
    let ask = |more: &[&str]| {
        place.ok(&[&["query", "facts", "-e", rule, "--format", "csv"], more].concat())
    };
    assert_eq!(ask(&[]), "-x,2\n=1+1,-1\n\"a,@\",3\n");
    assert_eq!(ask(&["--csv-formulas", "escape"]), "'-x,2\n'=1+1,-1\n\"a,@\",3\n");
}

/// A program in the place of Graphviz says what it can do.
#[test]
fn what_is_given_up_is_gone_for_programs_that_are_started_too() {
    let place = place();
    let elsewhere = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let canary = elsewhere.path().join("canary");
    fs::create_dir(place.path("bin")).unwrap();
    let dot = "#!/bin/sh\ncat > /dev/null\ntouch \"$CANARY\" 2> /dev/null\n\
        python3 -c 'import socket; socket.socket(); print(\"talks\")' 2> /dev/null || echo mute\n";
    place.write("bin/dot", dot);
    fs::set_permissions(place.path("bin/dot"), fs::Permissions::from_mode(0o755)).unwrap();
    let path = format!("{}:{}", place.path("bin").display(), std::env::var("PATH").unwrap());
    let draw = |more: &[&str]| {
        let arguments = ["export", "facts", "-g", "callgraph", "-f", "svg", "-o", "x.svg", "-v"];
        let mut command = place.command(&[&arguments, more].concat());
        command.env("PATH", &path).env("CANARY", &canary).env("TMPDIR", place.path("bin"));
        let ran = place.run_command(command);
        assert_eq!(ran.code, Some(0), "{}", ran.err);
        let is_written = canary.exists();
        let _ = fs::remove_file(&canary);
        (ran.err, is_written, place.read("x.svg"))
    };
    let has_python = Path::new("/usr/bin/python3").exists();
    let (said, is_written, drawn) = draw(&[]);
    assert_eq!(said.contains("no writing but below"), !is_written, "{said}");
    assert_eq!(said.contains("no sockets"), drawn == "mute\n", "{said} {drawn}");
    let (said, is_written, drawn) = draw(&["--no-sandbox"]);
    assert!(!said.contains("confined") && is_written, "{said}");
    assert!(drawn == "talks\n" || !has_python, "{drawn}");
}
