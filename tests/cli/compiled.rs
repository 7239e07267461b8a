//! Sources: a compile_commands.json, and object files that name their bitcode.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::json;

use super::{Place, bitcode, llvm_tool};

/// What a run with a cache of its own says, which must end with this exit code.
fn run(place: &Place, arguments: &[&str], code: i32) -> String {
    let mut command = place.command(arguments);
    let output = command.env("XDG_CACHE_HOME", place.path("cache")).output().unwrap();
    let err = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(code), "{arguments:?}: {err}");
    err
}

/// How many sources have been compiled, as long as each differs.
fn compiled(place: &Place) -> usize {
    let names = place.names("cache/llvm-facts/compiled");
    names.iter().filter(|name| name.ends_with(".bc")).count()
}

#[test]
fn commands_are_run_again_by_clang_and_kept() {
    let place = Place::empty();
    for dir in ["src", "inc dir", "build"] {
        fs::create_dir(place.path(dir)).unwrap();
    }
    place.write("inc dir/one.h", "#define ONE 1\n");
    place.write("src/a.c", "#include \"one.h\"\nint a(void) { return ONE; }\n");
    place.write("src/b.cpp", "#include <one.h>\nnamespace n { int b() { return ONE + 1; } }\n");
    let commands = json!([
        { "directory": "build", "file": "../src/a.c",
          "command": "gcc -O1 '-I../inc dir' -c ../src/a.c -o a.o -MD -MF a.d" },
        { "directory": "build", "file": "../src/b.cpp",
          "arguments": ["/usr/bin/g++", "-I../inc dir", "-std=c++17", "-o", "b.o", "../src/b.cpp"] },
    ]);
    place.write("compile_commands.json", commands.to_string());
    let err = run(&place, &["compile_commands.json", "-o", "facts"], 0);
    assert!(err.contains("2 modules"), "{err}");
    assert_eq!(compiled(&place), 2);
    let names = place.read("facts/function_name.facts");
    assert!(names.contains("\ta\n") && names.contains("\t_ZN1n1bEv\n"), "{names}");
    // Nothing is left where the build puts its own.
    assert_eq!(place.names("build"), [""; 0]);
    // The facts are those of the same command by hand, but for the name of the source.
    let mut by_hand = llvm_tool("clang");
    by_hand.current_dir(place.path("build")).args(["-O1", "-I../inc dir", "-c", "../src/a.c"]);
    assert!(by_hand.args(["-emit-llvm", "-o", "../a.bc"]).status().unwrap().success());
    run(&place, &["a.bc", "-o", "by-hand"], 0);
    let opcodes = place.read("by-hand/instruction_opcode.facts");
    assert!(place.read("facts/instruction_opcode.facts").starts_with(&opcodes));

    // A header that changes is seen; nothing else is compiled again.
    let cached = |name: &str| {
        let kept = place.names("cache/llvm-facts/compiled");
        let modified = |name: &String| {
            let path = place.path(format!("cache/llvm-facts/compiled/{name}"));
            fs::metadata(path).unwrap().modified().unwrap()
        };
        kept.iter().filter(|kept| kept.ends_with(name)).map(modified).collect::<Vec<_>>()
    };
    let before = cached(".bc");
    run(&place, &["compile_commands.json", "-o", "facts"], 0);
    assert_eq!(cached(".bc"), before);
    place.write("inc dir/one.h", "#define ONE 4711\n");
    run(&place, &["compile_commands.json", "-o", "facts"], 0);
    assert!(cached(".bc").iter().zip(&before).all(|(now, before)| now > before));
    let files = place.contents("facts");
    assert!(files.iter().any(|(_, bytes)| memchr::memmem::find(bytes, b"4711").is_some()));

    // One that does not compile is listed, and the others are there.
    place.write("src/a.c", "int a(void) { return }\n");
    let err = run(&place, &["compile_commands.json", "-o", "some", "--keep-going"], 1);
    assert!(err.contains("compile_commands.json(../src/a.c): "), "{err}");
    assert!(
        err.contains("expected expression") && err.contains("1 of 2 modules left out"),
        "{err}"
    );
    assert!(place.read("some/function_name.facts").contains("_ZN1n1bEv"));
}

#[test]
fn what_is_no_list_of_commands_is_refused() {
    let place = Place::empty();
    for (text, why) in [
        ("[", "EOF while parsing"),
        ("[{\"directory\": \".\"}]", "missing field `file`"),
        ("[{\"directory\": \".\", \"file\": \"a.c\"}]", "entry 1 (a.c) has no command"),
        (
            "[{\"directory\": \".\", \"file\": \"a.c\", \"command\": \"cc 'a.c\"}]",
            "entry 1 (a.c) has no command that can be read",
        ),
    ] {
        place.write("commands.json", text);
        place.fails(&["commands.json", "-o", "facts"], &["no compile_commands.json", why]);
    }
}

/// An object file as wllvm and gllvm make them: a section names the files of its bitcode.
fn object_that_names(place: &Place, name: &str, file: &str) {
    place.write(format!("{name}.s"), "nop\n");
    place.write(format!("{name}.paths"), format!("{file}\n"));
    let made = llvm_tool("clang")
        .current_dir(place.path(""))
        .args(["-c", &format!("{name}.s"), "-o", &format!("{name}.o")])
        .status();
    assert!(made.unwrap().success());
    let section = format!("--add-section=.llvm_bc={name}.paths");
    let added = llvm_tool("llvm-objcopy")
        .current_dir(place.path(""))
        .args([&section, &format!("{name}.o")])
        .status();
    assert!(added.unwrap().success());
}

/// A linker puts the names of all objects one after the other.
#[test]
fn bitcode_that_an_object_file_names_is_found() {
    let place = Place::empty();
    for name in ["one", "two"] {
        let text = format!("define void @{name}() {{\n  ret void\n}}\n");
        let file = format!(".{name}.o.bc");
        place.write(&file, bitcode(&text));
        object_that_names(&place, name, &place.path(&file).display().to_string());
    }
    let linked = Command::new("ld")
        .current_dir(place.path(""))
        .args(["-r", "one.o", "two.o", "-o", "both.o"])
        .status();
    assert!(linked.unwrap().success());
    place.ok(&["both.o", "-o", "facts"]);
    let names = place.read("facts/function_name.facts");
    assert!(names.contains("\tone\n") && names.contains("\ttwo\n"), "{names}");
    fs::remove_file(place.path(".two.o.bc")).unwrap();
    place.fails(&["both.o", "-o", "facts"], &[".two.o.bc: there is no such file"]);
}

/// Some files of the kernel's, which are regular ones without bytes, keep who reads them waiting.
#[test]
fn a_file_without_bytes_that_an_object_file_names_is_not_read() {
    let place = Place::empty();
    for file in ["/proc/version", "/proc/kmsg"] {
        if Path::new(file).is_file() {
            object_that_names(&place, "names", file);
            let words = format!("{file}: the file is empty");
            place.fails(&["names.o", "-o", "facts", "--timeout", "20"], &[&words]);
        }
    }
}
