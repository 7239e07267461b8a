//! All the ways to name a module.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;

use super::{BASE, Place, bitcode};

/// The names of the modules whose facts are in `facts`.
fn sources(place: &Place) -> Vec<String> {
    let rows = place.read("facts/module_source_filename.facts");
    rows.lines().map(|row| row.split('\t').nth(1).unwrap().to_owned()).collect()
}

fn module(name: &str) -> Vec<u8> {
    bitcode(&format!("source_filename = \"{name}\"\n"))
}

/// A relocatable ELF file for x86-64 with one section of this name.
fn elf(section: &str, data: &[u8]) -> Vec<u8> {
    let names = format!("\0{section}\0.shstrtab\0");
    let names_at = 64 + data.len();
    let headers_at = (names_at + names.len()).next_multiple_of(8);
    let mut file = b"\x7FELF\x02\x01\x01".to_vec();
    file.resize(16, 0);
    file.extend([1u16, 62].map(u16::to_le_bytes).concat()); // relocatable, x86-64
    file.extend(1u32.to_le_bytes());
    file.extend([0, 0, headers_at as u64].map(u64::to_le_bytes).concat());
    file.extend(0u32.to_le_bytes());
    file.extend([64u16, 0, 0, 64, 3, 2].map(u16::to_le_bytes).concat());
    file.extend(data);
    file.extend(names.as_bytes());
    file.resize(headers_at, 0);
    file.extend([0; 64]);
    let strings = (section.len() + 2, 3, names_at, names.len());
    for (name, kind, at, size) in [(1, 1, 64, data.len()), strings] {
        file.extend([name as u32, kind].map(u32::to_le_bytes).concat());
        file.extend([0, 0, at as u64, size as u64, 0, 1, 0].map(u64::to_le_bytes).concat());
        // sh_link and sh_info are four bytes each, together the fifth of the numbers above.
    }
    file
}

fn archive(members: &[(&str, Vec<u8>)]) -> Vec<u8> {
    let mut file = b"!<arch>\n".to_vec();
    for (name, data) in members {
        let head = format!(
            "{:<16}{:<12}{:<6}{:<6}{:<8}{:<10}`\n",
            format!("{name}/"),
            0,
            0,
            0,
            644,
            data.len()
        );
        file.extend(head.as_bytes());
        file.extend(data);
        if data.len() % 2 == 1 {
            file.push(b'\n');
        }
    }
    file
}

#[test]
fn standard_input_is_bitcode_text_or_an_object_file() {
    let place = Place::empty();
    let all: [Vec<u8>; 3] =
        [module("x.c"), b"source_filename = \"x.c\"".to_vec(), elf(".llvmbc", &module("x.c"))];
    for bytes in all {
        let mut command = place.command(&["-", "-o", "facts"]);
        command.write_stdin(bytes);
        assert_eq!(place.run_command(command).code, Some(0));
        assert_eq!(sources(&place), ["x.c"]);
    }
    place.refuses(&["-", "-", "-o", "x"], &["standard input (-) can be read only once"]);
}

#[test]
fn a_directory_is_read_in_the_order_of_its_names() {
    let place = Place::empty();
    for dir in ["d/b", "d/empty"] {
        fs::create_dir_all(place.path(dir)).unwrap();
    }
    place.write("d/c.bc", module("c"));
    place.write("d/b/z.ll", "source_filename = \"b/z\"");
    place.write("d/a.o", elf(".llvmbc", &module("a")));
    place.write("d/code.o", elf(".text", b"\xC3"));
    place.write("d/lto.o", module("lto")); // what clang -flto calls an object file
    place.write("d/source.c", "int x;");
    place.write("d/nothing", "");
    place.ok(&["d", "-o", "facts"]);
    assert_eq!(sources(&place), ["a", "b/z", "c", "lto"]);
    place.fails(&["d/empty", "-o", "x"], &["no modules"]);
}

#[test]
fn links_that_lead_round_are_not_followed() {
    let place = Place::empty();
    fs::create_dir(place.path("d")).unwrap();
    place.write("d/a.bc", module("a"));
    std::os::unix::fs::symlink("..", place.path("d/up")).unwrap();
    std::os::unix::fs::symlink("a.bc", place.path("d/b.bc")).unwrap();
    place.ok(&["d", "-o", "facts"]);
    assert_eq!(sources(&place), ["a", "a"]);
}

#[test]
fn sections_hold_modules_one_after_the_other() {
    let place = Place::empty();
    let both = [module("a"), module("b")].concat();
    place.write("both.o", elf(".llvmbc", &both));
    place.write("both.bc", &both);
    for file in ["both.o", "both.bc"] {
        let ran = place.run(&[file, "-o", "facts", "-v"]);
        assert!(ran.err.contains(&format!("{file}[1]")), "{}", ran.err);
        assert_eq!(sources(&place), ["a", "b"]);
    }
}

#[test]
fn modules_that_share_their_strings_are_taken_apart() {
    let place = Place::empty();
    for name in ["a", "b"] {
        let text = format!("source_filename = \"{name}\"\n@{name} = global i32 1");
        place.write(format!("{name}.bc"), bitcode(&text));
    }
    let cat = super::llvm_tool("llvm-cat")
        .args(["-b", "a.bc", "b.bc", "-o", "both.bc"])
        .current_dir(place.path(""))
        .status();
    assert!(cat.unwrap().success());
    place.ok(&["both.bc", "-o", "facts"]);
    assert_eq!(sources(&place), ["a", "b"]);
    place.ok(&["a.bc", "b.bc", "-o", "apart"]);
    assert_eq!(place.contents("facts"), place.contents("apart"));
}

#[test]
fn archives_hold_object_files_and_bitcode() {
    let place = Place::empty();
    let members = [
        ("one.o", elf(".llvmbc", &module("one"))),
        ("code.o", elf(".text", b"\xC3")),
        ("two.bc", module("two")),
        ("readme", b"text".to_vec()),
    ];
    place.write("lib.a", archive(&members));
    let ran = place.run(&["lib.a", "-o", "facts", "-v"]);
    assert!(ran.err.contains("lib.a(one.o)") && ran.err.contains("lib.a(two.bc)"), "{}", ran.err);
    assert_eq!(sources(&place), ["one", "two"]);
    place.write("cut.a", &archive(&members)[..150]);
    place.fails(&["cut.a", "-o", "x"], &["cut.a", "broken object file"]);
}

#[test]
fn object_files_without_bitcode_say_how_to_get_some() {
    let place = Place::empty();
    place.write("code.o", elf(".text", b"\xC3"));
    place.write("marker.o", elf(".llvmbc", b"\0"));
    for file in ["code.o", "marker.o"] {
        place.fails(&[file, "-o", "x"], &[file, "no bitcode", "-fembed-bitcode", "-emit-llvm"]);
    }
    place.write("cut.o", &elf(".llvmbc", &module("a"))[..70]);
    place.fails(&["cut.o", "-o", "x"], &["cut.o", "broken object file"]);
}

#[test]
fn lists_name_inputs_and_lists() {
    let place = Place::empty();
    for name in ["a", "b", "c"] {
        place.write(format!("{name}.bc"), module(name));
    }
    place.write("outer", "a.bc\n@inner\n\nc.bc");
    place.write("inner", "b.bc\r\n");
    place.ok(&["@outer", "-o", "facts"]);
    assert_eq!(sources(&place), ["a", "b", "c"]);
    place.ok(&["@inner", "@inner", "-o", "facts"]);
    assert_eq!(sources(&place), ["b", "b"]);
    place.write("inner", "@outer\n");
    place.fails(&["@outer", "-o", "x"], &["outer", "names itself"]);
    place.fails(&["@missing", "-o", "x"], &["missing", "the list cannot be read"]);
}

#[test]
fn names_and_texts_may_hold_any_bytes() {
    let place = Place::empty();
    // LLVM's parser takes no NUL in a name, but in other texts.
    let text = "@\"a\\09b\\0Ac\\FFe\\5Cf\" = global i32 0, section \"s\\00\\09\"\n\
        define void @\"\\C3\\28\"() {\n  ret void\n}\n!named = !{!0}\n!0 = !{!\"\\00\\0A\\FF\"}\n";
    place.write("names.ll", text);
    place.ok(&["names.ll", "-o", "facts"]);
    for (relation, rows) in [("function_name", 1), ("variable_name", 1), ("metadata_string", 1)] {
        let text = place.read(format!("facts/{relation}.facts"));
        assert_eq!(text.matches('\n').count(), rows, "{text:?}");
    }
    place.ok(&["rebuild", "facts", "-o", "out.ll"]);
    let rebuilt = place.read("out.ll");
    for part in [
        "@\"a\\09b\\0Ac\\FFe\\\\f\" = global i32 0, section \"s\\00\\09\"",
        "@\"\\C3(\"()",
        "!\"\\00\\0A\\FF\"",
    ] {
        assert!(rebuilt.contains(part), "{rebuilt}");
    }
    assert_eq!(place.ok(&["roundtrip", "names.ll"]), "1 identical, 0 different, 0 failed\n");
}

#[test]
fn files_may_have_any_name() {
    let place = Place::empty();
    for name in [&b"tab\tline\nbreak.ll"[..], b"\xFF\xFE.ll", b"--help.ll"] {
        let name = OsStr::from_bytes(name);
        place.write(name, BASE);
        let mut command = place.command(&["-o", "facts", "--"]);
        command.arg(name);
        assert_eq!(place.run_command(command).code, Some(0));
        fs::remove_file(place.path(name)).unwrap();
        let mut command = place.command(&["-o", "facts", "--"]);
        command.arg(name);
        let ran = place.run_command(command);
        ran.failed(&[".ll: there is no such file"]);
        assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    }
}

#[test]
fn a_pipe_is_a_file() {
    let place = Place::empty();
    place.write("x.bc", module("x"));
    let script = "cat x.bc | \"$0\" /dev/stdin -o facts";
    let status = std::process::Command::new("sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_llvm-facts")])
        .current_dir(place.path(""))
        .status();
    assert!(status.unwrap().success());
    assert_eq!(sources(&place), ["x"]);
}

/// A thin archive: it names its members and has none.
fn thin(members: &[&str]) -> Vec<u8> {
    let head = |name: &str, size: usize| {
        format!("{name:<16}{:<12}{:<6}{:<6}{:<8}{size:<10}`\n", 0, 0, 0, 644).into_bytes()
    };
    let mut names = members.iter().map(|member| format!("{member}/\n")).collect::<String>();
    if names.len() % 2 == 1 {
        names.push('\n');
    }
    let mut file = b"!<thin>\n".to_vec();
    file.extend(head("//", names.len()));
    file.extend(names.as_bytes());
    let mut at = 0;
    for member in members {
        file.extend(head(&format!("/{at}"), 0));
        at += member.len() + 2;
    }
    file
}

#[test]
fn archives_that_lead_round_or_out_end() {
    let place = Place::empty();
    fs::create_dir(place.path("in")).unwrap();
    place.write("a.bc", module("a"));
    place.write("in/b.bc", module("b"));
    place.write("itself.a", thin(&["itself.a"]));
    place.write("one.a", thin(&["a.bc", "two.a"]));
    place.write("two.a", thin(&["one.a"]));
    place.write("in/out.a", thin(&["b.bc", "../a.bc"]));
    let absolute = place.path("a.bc");
    place.write("absolute.a", thin(&[absolute.to_str().unwrap()]));
    place.write("pipe.a", thin(&["pipe"]));
    let pipe = std::process::Command::new("mkfifo").arg(place.path("pipe")).status();
    assert!(pipe.unwrap().success());
    for (argument, words) in [
        ("itself.a", "itself.a: it names itself, directly or not"),
        ("one.a", "one.a: it names itself, directly or not"),
        ("in/out.a", "in/../a.bc: it lies outside of the directory of the archive that names it"),
        ("absolute.a", "a.bc: it lies outside of the directory of the archive"),
        ("pipe.a", "pipe: no regular file"),
    ] {
        place.fails(&[argument, "-o", "facts"], &[words]);
        assert!(!place.path("facts").exists(), "{argument}");
    }
    // What is within is read.
    let kept = place.run(&["in/out.a", "-o", "facts", "--keep-going"]);
    assert_eq!((kept.code, &*sources(&place)), (Some(1), &["b".to_owned()][..]), "{}", kept.err);
}

#[test]
fn archives_that_name_archives_again_and_again_stand_for_no_more_than_there_is() {
    let place = Place::empty();
    place.write("0.a", thin(&["m.bc"; 10]));
    place.write("m.bc", module("m"));
    for nesting in 1..9 {
        let below = format!("{}.a", nesting - 1);
        place.write(format!("{nesting}.a"), thin(&[&*below; 10]));
    }
    let words = "named more than once by archives or object files; it is read once";
    place.fails(&["8.a", "-o", "facts"], &[&format!("m.bc: {words}")]);
    place.fails(&["1.a", "-o", "facts"], &[words]);
    // Archives that others do not name may have a file in common.
    place.write("one.a", thin(&["m.bc"]));
    place.write("two.a", thin(&["m.bc"]));
    place.ok(&["one.a", "two.a", "-o", "both"]);
    // Deep, and each only once.
    for nesting in 0..20 {
        let below = if nesting == 0 { "m.bc".to_owned() } else { format!("d{}.a", nesting - 1) };
        place.write(format!("d{nesting}.a"), thin(&[&below]));
    }
    place.ok(&["d14.a", "-o", "facts"]);
    place.fails(&["d19.a", "-o", "deep"], &["archives that name archives, more than 16 deep"]);
}

#[test]
fn parts_of_a_file_that_lie_over_each_other_are_counted() {
    let place = Place::empty();
    let module = module("fat");
    // A file for many architectures (mach-o/fat.h), each of which is all of the module.
    let count = 1000_u32;
    let at = 8 + 20 * count;
    let mut file = [0xCAFE_BABE, count].map(u32::to_be_bytes).concat();
    for _ in 0..count {
        let arch = [0x0100_0007, 3, at, module.len() as u32, 0];
        file.extend(arch.map(u32::to_be_bytes).concat());
    }
    file.extend(&module);
    place.write("fat", file);
    place.fails(
        &["fat", "-o", "facts"],
        &["fat: a broken object file: its parts lie over each other"],
    );
}
