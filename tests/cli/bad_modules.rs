//! Modules that cannot be read, and directories that cannot be written.

use std::fs;
use std::process::Command;

use super::{BASE, Place, bitcode, llvm_tool};

/// A module that LLVM reads and its verifier rejects.
fn broken() -> Vec<u8> {
    let text =
        "define i32 @f(i32 %a) {\n  %y = add i32 %z, 1\n  %z = add i32 %a, 1\n  ret i32 %y\n}\n";
    bitcode(text)
}

/// Bitcode of the compiler that builds this: its LLVM is newer than 15.
fn newer(place: &Place) -> Vec<u8> {
    place.write("newer.rs", "pub fn f(x: u32) -> u32 { x + 1 }");
    let rustc = std::env::var("RUSTC").unwrap_or("rustc".into());
    let status = Command::new(rustc)
        .current_dir(place.path(""))
        .args(["--crate-type=lib", "-g", "--emit=llvm-bc", "newer.rs", "-o", "newer.bc"])
        .status();
    assert!(status.unwrap().success());
    fs::read(place.path("newer.bc")).unwrap()
}

#[test]
fn what_is_no_module_is_refused_with_a_reason() {
    let place = Place::empty();
    let whole = bitcode(BASE);
    let random: Vec<u8> =
        (0..5000u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 24) as u8).collect();
    let cases: [(&str, Vec<u8>, &[&str]); 9] = [
        ("empty.bc", Vec::new(), &["the file is empty"]),
        ("cut.bc", whole[..whole.len() - 400].to_vec(), &["cut off", "bytes are missing"]),
        ("head.bc", whole[..4].to_vec(), &[]),
        ("magic.bc", [b"BC\xC0\xDE", &random[..]].concat(), &[]),
        ("random.bc", random.clone(), &["neither bitcode nor LLVM's text", "-emit-llvm"]),
        ("random.ll", random, &["neither bitcode nor LLVM's text"]),
        (
            "undefined.ll",
            b"define i32 @f() {\n  ret i32 %x\n}\n".to_vec(),
            &["line 2, column 11: use of undefined value '%x'"],
        ),
        (
            "syntax.ll",
            b"\n@g = globl i32 0\n".to_vec(),
            &["line 2, column 6: ", "@g = globl i32 0"],
        ),
        (
            "source.c",
            b"int main() { return 0; }\n".to_vec(),
            &["line 1, column 1: ", "no LLVM IR", "-emit-llvm"],
        ),
    ];
    for (name, bytes, words) in cases {
        place.write(name, bytes);
        place.fails(&[name, "-o", "facts"], &[&[name][..], words].concat());
        assert!(!place.path("facts").exists(), "{name}");
    }
    place.fails(&["missing.bc", "-o", "facts"], &["missing.bc: there is no such file"]);
}

#[test]
fn bitcode_cut_anywhere_is_a_message() {
    let place = Place::empty();
    let whole = bitcode(BASE);
    for part in 1..12 {
        place.write("cut.bc", &whole[..whole.len() * part / 12]);
        place.fails(&["cut.bc", "-o", "facts"], &["cut.bc: "]);
    }
}

#[test]
fn bitcode_of_a_newer_llvm_says_of_which() {
    let place = Place::empty();
    newer(&place);
    let words = ["newer.bc: ", "written by LLVM ", "reads up to 15"];
    place.fails(&["newer.bc", "-o", "facts"], &words);
}

#[test]
fn a_module_that_the_verifier_rejects_is_refused_if_it_is_asked() {
    let place = Place::empty();
    place.write("broken.bc", broken());
    let words =
        ["broken.bc: the module is broken", "does not dominate all uses", "without --verify"];
    place.fails(&["broken.bc", "-o", "facts", "--verify"], &words);
    assert!(!place.path("facts").exists());
    place.ok(&["broken.bc", "-o", "facts"]);
    place.fails(
        &["rebuild", "facts", "-o", "out.bc"],
        &["LLVM's verifier rejects the function", "does not dominate all uses"],
    );
    assert!(!place.path("out.bc").exists());
    place.ok(&["rebuild", "facts", "-o", "out.bc", "--no-verify"]);
}

#[test]
fn a_broken_module_with_debug_information_is_extracted_unverified() {
    let place = Place::empty();
    let text = "define i32 @f(i32 %a) !dbg !3 {\n  %y = add i32 %z, 1\n  %z = add i32 %a, 1\n  \
        ret i32 %y\n}\n!llvm.module.flags = !{!0}\n!llvm.dbg.cu = !{!1}\n\
        !0 = !{i32 2, !\"Debug Info Version\", i32 3}\n\
        !1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)\n\
        !2 = !DIFile(filename: \"f\", directory: \"\")\n\
        !3 = distinct !DISubprogram(name: \"f\", unit: !1, spFlags: DISPFlagDefinition)\n";
    place.write("broken.ll", text);
    let assembled = llvm_tool("llvm-as")
        .current_dir(place.path(""))
        .args(["-disable-verify", "broken.ll", "-o", "broken.bc"])
        .status();
    assert!(assembled.unwrap().success());
    place.fails(
        &["broken.bc", "-o", "facts", "--verify"],
        &["broken.bc: the module is broken", "does not dominate all uses", "without --verify"],
    );
    assert!(!place.path("facts").exists());
    for input in ["broken.bc", "broken.ll"] {
        place.ok(&[input, "-o", "facts", "--force"]);
        place.fails(&["rebuild", "facts", "-o", "out.ll"], &["does not dominate all uses"]);
        place.ok(&["rebuild", "facts", "-o", "out.ll", "--no-verify"]);
        let text = place.read("out.ll");
        assert!(text.contains("%y = add i32 %z, 1\n  %z = add i32 %a, 1\n"), "{text}");
        assert!(text.contains("define i32 @f(i32 %a) !dbg"), "{text}");
    }
}

#[test]
fn one_bad_module_among_many_ends_all_or_is_left_out() {
    let place = Place::with_base();
    place.write("bad.ll", "define\n");
    place.write("broken.bc", broken());
    place.write("empty.bc", "");
    let inputs = ["base.ll", "bad.ll", "broken.bc", "base.ll", "empty.bc", "missing.bc", "base.ll"];
    place.fails(&[&inputs[..], &["-o", "facts"]].concat(), &["bad.ll"]);
    assert!(!place.path("facts").exists());
    for way in [&["--keep-going"][..], &["-k", "-j", "1"]] {
        let ran = place.run(&[&inputs[..], &["-o", "facts", "--verify"], way].concat());
        ran.failed(&[
            "bad.ll: line 2",
            "broken.bc: the module is broken",
            "empty.bc: the file is empty",
            "missing.bc: there is no",
            "4 of 7 modules left out, 3 in facts",
        ]);
        place.ok(&["base.ll", "base.ll", "base.ll", "-o", "good"]);
        assert_eq!(place.contents("facts"), place.contents("good"));
        fs::remove_dir_all(place.path("facts")).unwrap();
    }
}

#[test]
fn a_directory_of_others_is_not_overwritten() {
    let place = Place::with_base();
    fs::create_dir(place.path("mine")).unwrap();
    place.write("mine/letter", "dear");
    place.fails(&["base.ll", "-o", "mine"], &["mine", "did not write", "--force"]);
    assert_eq!(place.names("mine"), ["letter"]);
    place.fails(&["base.ll", "-o", "base.ll"], &["base.ll", "is a file", "choose another name"]);
    // Empty ones and its own it takes.
    fs::create_dir(place.path("empty")).unwrap();
    place.ok(&["base.ll", "-o", "empty"]);
    place.ok(&["base.ll", "-o", "empty"]);
    place.ok(&["base.ll", "-o", "mine", "--force"]);
    assert!(!place.path("mine/letter").exists());
}

#[test]
fn facts_stay_as_they_are_when_new_ones_cannot_be_made() {
    let place = Place::with_facts();
    let before = place.contents("facts");
    place.write("bad.ll", "define\n");
    place.write("crash.bc", include_bytes!("crashes_llvm_15.bc"));
    for bad in ["bad.ll", "crash.bc", "missing.bc"] {
        place.fails(&["base.ll", bad, "-o", "facts"], &[bad]);
        assert_eq!(place.contents("facts"), before);
    }
}

#[test]
fn places_where_nothing_can_be_written_are_named() {
    let place = Place::with_facts();
    place.fails(&["base.ll", "-o", "base.ll/facts"], &["base.ll"]);
    place.fails(&["base.ll", "-o", "/proc/none/facts"], &["/proc/none"]);
    place.fails(&["base.ll", "-o", "/dev/full"], &["/dev/full", "is a file"]);
    place.fails(&["rebuild", "facts", "-o", "none/out.bc"], &["none/out.bc", "cannot be written"]);
    place
        .fails(&["rebuild", "facts", "-o", "/proc/out.bc"], &["/proc/out.bc", "cannot be written"]);
    place.fails(&["roundtrip", "base.ll", "--keep", "base.ll/k"], &["base.ll/k"]);
}

#[test]
fn a_full_device_is_an_error() {
    let place = Place::with_facts();
    let full = ["/dev/full", "No space left"];
    place.fails(&["rebuild", "facts", "-o", "/dev/full"], &full);
}

/// Where one may mount: a file system of 64 KiB.
#[test]
fn a_full_disk_leaves_nothing_behind() {
    let place = Place::with_base();
    fs::create_dir(place.path("small")).unwrap();
    let script = "mount -t tmpfs -o size=64k none small || exit 77\n\
        \"$0\" base.ll -o small/facts 2> err; echo $? > code; ls -A small > left";
    let output = Command::new("unshare")
        .args(["--user", "--map-root-user", "--mount", "sh", "-c", script])
        .arg(env!("CARGO_BIN_EXE_llvm-facts"))
        .current_dir(place.path(""))
        .output();
    match output {
        Ok(output) if output.status.success() => {}
        _ => return, // not allowed here
    }
    assert_eq!(place.read("code"), "1\n", "{}", place.read("err"));
    let err = place.read("err");
    assert!(err.contains("small/facts") && err.contains("the disk is full"), "{err}");
    assert_eq!(place.read("left"), "");
}
